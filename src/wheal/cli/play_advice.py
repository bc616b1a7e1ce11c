"""Advice at the table: what the bot greedy would do and why, why a bot moved, and why a verb is closed now."""

from __future__ import annotations

from wheal.bots import Bot
from wheal.bots.greedy import GreedyBot
from wheal.kernel.closed import verbs_asked
from wheal.kernel.judge import Judged
from wheal.kernel.match import Match
from wheal.kernel.rng import Rng
from wheal.kernel.texts import texts


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
    """Each verb of this question that has no legal move now, with the reason."""
    say = texts(match.game.id)
    asked = verbs_asked(match, seat).items()
    return [f"  {verb}: {say.refusal(refusal)}" for verb, refusal in asked if refusal is not None]
