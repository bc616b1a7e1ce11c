"""Advice at the table: what the bot greedy would do and why, why a bot moved, and why a verb is closed now."""

from collections.abc import Sequence

from wheal.bots import Bot
from wheal.bots.greedy import GreedyBot
from wheal.client.advice import DEALS, best_moves, common_reasons, imagined_states, reasons_of
from wheal.client.verb_status import verbs_asked
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import BadInput
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.texts import texts


def hint(match: Match, seat: int, rng: Rng) -> list[str]:
    """The best moves by greedy's judgement, each with what it leads to and why, from what the seat may know."""
    say = texts(match.game.id)
    [imagined] = imagined_states(match.state, seat, 1, rng)
    found = best_moves(match.game, imagined, seat)
    if not found:
        raise BadInput(say("bad-bot-judge", game=match.game.id))
    lines = [say("play-hint")]
    for place, advice in enumerate(found, 1):
        lines.append(f"  {place}. {advice.move}{f'  ({advice.leads})' if advice.leads else ''}")
        lines += [f"     {reason}" for reason in advice.reasons]
    return lines


def why_moved(bot: Bot, match: Match, seat: int, move: str, people: Sequence[int], rng: Rng) -> list[str]:
    """Why a bot is about to move as it does, if that tells the people at the screen nothing that is hidden from them.

    Nothing where the bot cannot say it. A game of bots alone has no secrets.
    """
    if not isinstance(bot, GreedyBot):
        return []
    if not people:
        [imagined] = imagined_states(match.state, seat, 1, rng)
        judged = next(one for one in bot.explain(imagined, seat) if one.action.text == move)
        return [f"  {reason}" for reason in reasons_of(match.game, judged)]
    viewer = people[0] if len(people) == 1 else SPECTATOR
    states = imagined_states(match.state, viewer, DEALS, rng)
    return [f"  {reason}" for reason in common_reasons(match.game, states, seat, move, bot.explain)] or [
        f"  {texts()('play-explained-secret')}"
    ]


def closed_verbs(match: Match, seat: int) -> list[str]:
    """Each verb of this question that has no legal move now, with the reason."""
    say = texts(match.game.id)
    asked = verbs_asked(match, seat).items()
    return [f"  {verb}: {say.refusal(refusal)}" for verb, refusal in asked if refusal is not None]
