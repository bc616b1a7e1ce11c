"""The pictures of docs/terminal.md: one screen for each kind of moment of each game, written into docs/pictures.

python tools/screens.py [FOLDER]
"""

from __future__ import annotations

import html
import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import wheal
from wheal.cli.play.choices import Menu
from wheal.cli.play.drawn import DrawnConsole
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.texts import language

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Jago", "Kerra", "Denzel", "Morwenna")
LINES = 60
SMALL_RAISE = 3
MOST_CONTRACTS = 2  # so many of Ore are held at once
CLOSING = ("done", "pass", "decline", "slag")
FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # they would be fetched from elsewhere
SPACE = "&#160;"
CHARACTER = 12.2  # units that Rich gives to a column
GAPS = re.compile(rf"((?:{SPACE}){{2,}}|^{SPACE})")
TEXTS = re.compile(r'(<text [^>]*?)x="([\d.]+)"([^>]*?)textLength="[\d.]+"([^>]*)>([^<]*)</text>')


class Moment(NamedTuple):
    """A kind of question to the first player, the round in which it is looked for, and the screen's size."""

    name: str
    kind: str
    round: int
    columns: int = 120
    players: int = 4
    seed: int = 11
    is_right: Callable[[Match], bool] = lambda match: True
    lang: str = "en"
    game: str = "tinners"
    variant: str = ""

    @property
    def file(self) -> str:
        """The name of its picture."""
        return f"{'terminal' if self.game == 'tinners' else self.game}-{self.name}"


def has_bid(match: Match) -> bool:
    return bool(match.view().auction.bid > 1)


def has_mines(match: Match) -> bool:
    return any(move.startswith("extract") for move in match.legal_moves)


def has_tokens(match: Match) -> bool:
    verbs = {move.split()[0] for move in match.legal_moves}
    return {"mine", "drill", "push"} <= verbs


def has_rows(match: Match) -> bool:
    moves = match.legal_moves
    return any(move.startswith("fill") for move in moves) and any(" from " in move for move in moves)


def has_choice(match: Match) -> bool:
    return len(match.legal_moves) > 6 and any(move.endswith("barrels") for move in match.legal_moves)


MOMENTS = (
    Moment("setup", "discard", 1),
    Moment("action", "act", 2, is_right=has_mines),
    Moment("auction", "raise", 1, is_right=has_bid),
    Moment("pumps", "pump", 3),
    Moment("invest", "invest", 2),
    Moment("peek", "peek", 1),
    Moment("end", "", 4),
    Moment("80-columns", "act", 2, 80, 3, 5, is_right=has_mines),
    Moment("polish", "raise", 1, is_right=has_bid, lang="pl"),
    Moment("40-columns", "raise", 1, 40, 3, 5, is_right=has_bid),
    Moment("placement", "place", 7, is_right=has_tokens, game="ore"),
    Moment("market", "market", 7, is_right=has_rows, game="ore"),
    Moment("acquisition", "buy", 6, seed=15, is_right=has_choice, game="ore"),
    Moment("race", "race", 4, players=3, game="ore", variant="contract_race"),
    Moment("end", "", 0, game="ore"),
    Moment("polish", "buy", 5, is_right=has_choice, lang="pl", game="ore"),
    Moment("80-columns", "place", 4, 80, 3, game="ore"),
    Moment("40-columns", "place", 4, 40, 3, game="ore"),
)


def main(folder: Path = FOLDER) -> None:
    """Write every picture."""
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        language.set(moment.lang)
        path = folder / f"{moment.file}.svg"
        path.write_text(picture(moment), encoding="utf-8")
        print(path)


def picture(moment: Moment) -> str:
    """One screen as SVG."""
    match = play_to(moment)
    console = Console(
        record=True,
        width=moment.columns,
        height=LINES,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    show(DrawnConsole(screen=console), match)
    drawn = console.export_svg(title=f"wheal play {match.game.id}", unique_id=moment.file)
    return TEXTS.sub(parted, FONTS.sub("", drawn))


def parted(found: re.Match[str]) -> str:
    """A text without its long gaps, in several pieces: programs do not agree on how wide spaces are."""
    before, x, between, after, content = found.groups()
    column = 0
    pieces = []
    for part in GAPS.split(content):
        size = cell_len(html.unescape(part))
        if part and not GAPS.fullmatch(part):
            at, length = float(x) + column * CHARACTER, size * CHARACTER
            pieces.append(f'{before}x="{at:g}"{between}textLength="{length:g}"{after}>{part}</text>')
        column += size
    return "".join(pieces)


def show(screen: DrawnConsole, match: Match) -> None:
    """What the first player has before the eyes, up to the prompt."""
    if match.over:
        screen.draw(match, SPECTATOR)
        return
    screen.draw(match, 0)
    decision = match.decision_of(0)
    screen.write(["", decision.prompt])
    screen.choices(Menu(match.legal_moves_of(0)), match, 0)
    screen.screen.print(Text(f"{decision.player}> ", "bold"), Text("█"), sep="")


def play_to(moment: Moment) -> Match:
    """The first moment of this kind in a game that is played with some sense."""
    for seed in range(moment.seed, moment.seed + 50):
        options = {"variant": moment.variant} if moment.variant else {}
        match = wheal.new(moment.game, NAMES[: moment.players], seed=seed, **options)
        rng = Rng(seed)
        while not match.over:
            is_asked = match.state.question.name == moment.kind and match.state.current_player == 0
            if is_asked and match.view().round == moment.round and moment.is_right(match):
                return match
            match.play(choose(match, rng) if moment.game == "tinners" else dig(match, rng))
        if not moment.kind:
            return match
    raise SystemExit(f"no game has the moment {moment.name}")


def dig(match: Match, rng: Rng) -> str:
    """The same for Ore: miners go down or to the tracks, rows are filled before anything is sold, cards are bought."""
    by_verb: dict[str, list[str]] = {}
    for move in match.legal_moves:
        by_verb.setdefault(move.split()[0], []).append(move)
    own = match.view().player[match.state.current_player]
    if match.state.question.name == "place":
        verbs = [
            "mine",
            "mine",
            "drill",
            "push",
            "assets",
            *(["contracts"] if len(own.contracts) < MOST_CONTRACTS else []),
        ]
    elif match.state.question.name == "race":
        verbs = ["take-top"] if len(own.contracts) < MOST_CONTRACTS else []
    else:
        verbs = ["fill", "take-over", "with", "fail", "subcontract", "take"]
        verbs = [verb for verb in verbs if verb in by_verb][:1] or ["sell", "buy"]
    verbs = [verb for verb in verbs if verb in by_verb] or [verb for verb in CLOSING if verb in by_verb]
    moves = by_verb[verbs[rng.below(len(verbs))]]
    assets = [move for move in moves if move.endswith(("money", "barrels"))]
    return (assets or moves)[rng.below(len(assets or moves))]


def choose(match: Match, rng: Rng) -> str:
    """A move that makes sense at a glance: mines are built, emptied and helped; bids rise by little."""
    moves = match.legal_moves
    view = match.view()
    seat = match.state.current_player
    own = [name for name, area in view.area.items() if area.mine == seat]
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        words = move.split()
        is_elsewhere = words[0] in ("miner", "port", "train", "pump") and words[1] not in own
        is_far = words[0] == "adit" and not set(words[1].split("/")) & set(own)
        if not is_elsewhere and not is_far:
            by_verb.setdefault(words[0], []).append(move)
    if "bid" in by_verb:
        is_enough = bool(by_verb.get("drop")) and rng.below(3) == 0
        return "drop" if is_enough else by_verb["bid"][rng.below(min(SMALL_RAISE, len(by_verb["bid"])))]
    for verb in ("extract", "invest"):
        if verb in by_verb and rng.below(4) > 0:
            return max(by_verb[verb], key=lambda move: sum(int(word) for word in move.split() if word.isdigit()))
    verbs = [verb for verb in by_verb if verb not in ("pass", "pasties", "no-peek", "stop")]
    verb = verbs[rng.below(len(verbs))] if verbs else next(iter(by_verb))
    return by_verb[verb][rng.below(len(by_verb[verb]))]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
