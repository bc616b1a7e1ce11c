"""``wheal record``: recorded games verified, shown and told again."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli.app import ALL_WELL, BAD_INPUT, LANG, NOT_SO, complain, new_group
from wheal.kernel.engine.events import EVERYBODY, Event
from wheal.kernel.errors import BadInput
from wheal.kernel.game import SPECTATOR, Game
from wheal.kernel.hints import reason_of
from wheal.kernel.match import Match
from wheal.kernel.player_names import check_names
from wheal.kernel.record import SECRET, BrokenRecord, Record, parse_record, read_text, replay, result_line, write_whole
from wheal.kernel.steps import Step
from wheal.kernel.texts import texts

LAST_MOVES = 10
STANDARD_OUTPUT = "-"
SVG_START = b"<svg"
FILE = typer.Argument(metavar="FILE", help="help-record-file")


class RecordFile:
    """A record with its file, and the game that it is of."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = read_text(path)
        self.record: Record = parse_record(self.text, str(path))
        record = self.record
        with self.at_header("game"):
            self.game: Game = api.game(record.game)
        with self.at_header("players"):
            check_names(record.players)
            self.game.read_seats(len(record.players))
        with self.at_header("options"):
            self.game.read_options(record.options())
        with self.at_header("seed"):
            record.seed()

    @contextmanager
    def at_header(self, key: str) -> Iterator[None]:
        """Let what is wrong in a header be told with its line."""
        try:
            yield
        except BadInput as error:
            lines = enumerate(self.text.splitlines(), 1)
            line = next((f":{i}" for i, text in lines if text.partition(":")[0].strip() == key), "")
            raise BadInput(error.sentence, f"{self.path}{line}") from error

    def differences(self) -> list[str]:
        """In what this record was made otherwise than records are made here."""
        say, found = texts(), []
        rules = self.record.headers.get("rules", "")
        if rules and rules != str(self.game.rules_number):
            found.append(say("cli-record-rules", rules=rules, here=str(self.game.rules_number)))
        digest = self.record.headers.get("content", "")
        if digest and digest != self.game.content.digest:
            found.append(say("cli-record-content", content=digest, here=self.game.content.digest))
        return found

    def replay(self, upto: int | None = None) -> Match:
        """The match after some of its moves; raises BadInput with the line of a move that is not legal."""
        try:
            return replay(self.record, self.game, upto=upto)
        except BrokenRecord as broken:
            line = self.record.moves[broken.number - 1][0]
            raise BadInput(str(broken), f"{self.path}:{line}") from broken


# ---- verify -----------------------------------------------------------------------------------


def verify(files: Annotated[list[Path], FILE], lang: Annotated[str, LANG] = "") -> int:
    """Replay records and say of each: ok, or FAIL and why."""
    codes = set()
    for path in files:
        try:
            codes.add(verify_one(RecordFile(path)))
        except BadInput as error:
            codes.add(complain(str(error)))
    return BAD_INPUT if BAD_INPUT in codes else NOT_SO if NOT_SO in codes else ALL_WELL


def verify_one(file: RecordFile) -> int:
    for difference in file.differences():
        complain(f"{file.path}: {texts()('cli-record-trying', difference=difference)}")
    try:
        match = replay(file.record, file.game)
    except BrokenRecord as broken:
        print(f"FAIL {file.path}: {broken!s}")
        return NOT_SO
    wrong = wrong_result(file.record, match)
    if wrong:
        print(f"FAIL {file.path}: {wrong}")
        return NOT_SO
    rules = file.record.headers.get("rules", str(file.game.rules_number))
    facts = texts()(
        "cli-record-ok",
        game=file.game.id,
        players=len(match.names),
        rules=rules,
        moves=len(match.steps),
        result=" ".join(f"{name} {points}" for name, points in (match.result or {}).items()) or "none",
    )
    print(f"ok {file.path}: {facts}")
    return ALL_WELL


def wrong_result(record: Record, match: Match) -> str:
    """In what the header's result differs from the replay's, or nothing."""
    if "result" not in record.headers:
        return ""
    said = ", ".join(" ".join(part.split()) for part in record.headers["result"].split(","))
    if not match.over:
        return texts()("cli-record-early", result=said, moves=len(match.steps))
    if said != result_line(match):
        return texts()("cli-record-other", result=said, replayed=result_line(match))
    return ""


# ---- show -------------------------------------------------------------------------------------


def show(
    file: Annotated[Path, FILE],
    at: Annotated[int | None, typer.Option(metavar="N", help="help-record-at")] = None,
    seat: Annotated[str, typer.Option(metavar="NAME", help="help-record-seat")] = "",
    svg: Annotated[str, typer.Option(metavar="OUT", help="help-record-svg")] = "",
    lang: Annotated[str, LANG] = "",
) -> None:
    """Show the board of a recorded game, and the moves that led there."""
    opened = RecordFile(file)
    moves = len(opened.record.moves)
    if at is not None and not 0 <= at <= moves:
        raise BadInput(texts()("cli-record-at", at=at, moves=moves), str(file))
    tell_differences(opened)
    match = opened.replay(at)
    viewer = match.seat(seat) if seat else SPECTATOR
    if svg:
        write_picture(match, viewer, svg)
        return
    say = texts(match.game.id)
    print(heading(match, moves))
    print()
    print(match.game.board_text(match.state, viewer, match.names))
    held = match.game.hand_text(match.state, viewer) if seat else []
    if held:
        print(say("cli-record-hand", player=match.names[viewer]), *held, sep="\n  ")
    print()
    last = list(enumerate(match.steps, 1))[-LAST_MOVES:]
    if last:
        print(say("cli-record-last"))
        for number, step in last:
            print(f"  {number}. {move_line(match, step, viewer)}")
    print_outcome(match)


def write_picture(match: Match, viewer: int, out: str) -> None:
    """The board as an SVG picture; a file that is something else is left alone."""
    say = texts(match.game.id)
    drawn = match.game.picture(match.state, viewer, match.names)
    if not drawn:
        raise BadInput(say("cli-record-picture-none", game=say("game-title")))
    if out == STANDARD_OUTPUT:
        typer.echo(drawn.encode())  # UTF-8, as any SVG, whatever the terminal speaks
        return
    path = Path(out)
    try:
        if path.is_file() and not path.read_bytes().lstrip().startswith(SVG_START):
            raise BadInput(say("cli-record-picture-other"), out)
        write_whole(path, f"{drawn}\n")
    except OSError as error:
        raise BadInput(say("cli-record-picture-failed", file=out, reason=reason_of(error))) from error
    print(say("cli-record-picture", file=out))


def heading(match: Match, moves: int) -> str:
    """The game, who plays, and how far it has gone."""
    say = texts(match.game.id)
    players = say.list(match.names)
    return say("cli-record-head", title=say("game-title"), players=players, move=len(match.steps), moves=moves)


def tell_differences(opened: RecordFile) -> None:
    for difference in opened.differences():
        complain(f"{opened.path}: {difference}")


def move_line(match: Match, step: Step, viewer: int) -> str:
    """A move as a viewer may read it: another seat's sealed answers and orders stay secret while the game runs."""
    move = step.move
    is_others = not match.over and move.seat != viewer
    line = f"{match.names[move.seat]}: {SECRET if is_others and step.is_sealed else move.text}"
    return texts()("play-auto", line=line) if move.is_auto and not is_others else line


def print_outcome(match: Match) -> None:
    say = texts(match.game.id)
    if match.over:
        print(say("cli-record-result", result=result_line(match)))
    else:
        print(say("cli-record-to-decide", players=say.list(match.to_decide)))


# ---- replay -----------------------------------------------------------------------------------


def replay_file(file: Annotated[Path, FILE], lang: Annotated[str, LANG] = "") -> None:
    """Tell a recorded game: every move, and what everybody saw happen."""
    opened = RecordFile(file)
    tell_differences(opened)
    match = opened.replay()
    print(heading(match, len(match.steps)))
    print()
    print_events(match, match.opening)
    for number, step in enumerate(match.steps, 1):
        print(f"{number}. {move_line(match, step, SPECTATOR)}")
        print_events(match, step.events)
    print_outcome(match)


def print_events(match: Match, events: Sequence[Event]) -> None:
    """Public events in sentences; what the engine played for a player as that player's move."""
    for event in events:
        if event.seen_by != EVERYBODY:
            continue
        if event.action is not None and event.by_engine:
            print(f"   {match.names[event.seat]}: {event.action.text}")
        sentence = match.game.event_text(event, match.names)
        if sentence:
            print(f"   {sentence}")


replay_file.__name__ = "replay"
record = new_group(
    "help-record",
    ("help-record-verify", verify),
    ("help-record-show", show),
    ("help-record-replay", replay_file),
)
