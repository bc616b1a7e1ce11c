"""Advice at the table: what the bot greedy would do and why, why a bot moved, and why a verb is closed now."""

from __future__ import annotations

from collections import Counter

from wheal.bots import Bot
from wheal.bots.greedy import GreedyBot
from wheal.kernel.judge import Judged
from wheal.kernel.match import Match
from wheal.kernel.rng import Rng
from wheal.kernel.texts import texts

SAMPLED = 60  # actions of a verb that are asked why it is closed


def hint(match: Match, seat: int, rng: Rng) -> list[str]:
    """The best move by greedy's judgement, with its reasons, from what the seat may know."""
    best = judged(GreedyBot(), match, seat, rng)
    say = texts(match.game.id)
    return [say("play-hint", move=best.action.text), *reasons(match, best)]


def why_moved(bot: Bot, match: Match, seat: int, rng: Rng) -> list[str]:
    """Why a bot is about to move as it does; nothing where it cannot say."""
    return reasons(match, judged(bot, match, seat, rng)) if isinstance(bot, GreedyBot) else []


def judged(bot: GreedyBot, match: Match, seat: int, rng: Rng) -> Judged:
    imagined = match.state.clone()
    imagined.imagine(seat, rng)
    return bot.explain(imagined, seat)[0]


def reasons(match: Match, best: Judged) -> list[str]:
    say = texts(match.game.id)
    return [f"  {say(reason.message, **reason.args)}" for reason in best.reasons]


def closed_verbs(match: Match, seat: int) -> list[str]:
    """Each verb of this question that has no legal move now, with the reason that most of its moves share."""
    state = match.state
    kind = state.frames[-1].kind
    table = state.setting.table
    say = texts(match.game.id)
    is_open = {action.verb for action in state.legal_actions(seat)}
    lines = []
    for verb in table.verbs:
        actions = [action for action in table if action.verb == verb and action.answers >> kind & 1]
        if verb in is_open or not actions:
            continue
        refusals = [state.refusal(action, seat) for action in actions[:: max(1, len(actions) // SAMPLED)]]
        common = Counter(refusal.message for refusal in refusals if refusal is not None).most_common(1)[0][0]
        refusal = next(refusal for refusal in refusals if refusal is not None and refusal.message == common)
        lines.append(f"  {verb}: {say.refusal(refusal)}")
    return lines
