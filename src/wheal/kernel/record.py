"""Records: a match as UTF-8 text, header lines and one move per line."""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wheal.kernel.action_table import shortened
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.sealed import SealedQuestion
from wheal.kernel.engine.state import Setting, State
from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.hints import reason_of
from wheal.kernel.match import Match
from wheal.kernel.steps import Move, Snapshot, Step
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.kernel.game import Game, OptionValue

VERSION = "1"
REQUIRED = ("wheal", "game", "players")
COMMENT = re.compile(r"(^|\s)#(?!\d).*$")
AUTO = "auto"
SECRET = "?"
LONGEST_SEED = 40


@dataclass
class Record:
    """A record as it stands in a file; ``moves`` are (line number, player, move, by an order)."""

    headers: dict[str, str]
    moves: list[tuple[int, str, str, bool]] = field(default_factory=list)

    @property
    def game(self) -> str:
        return self.headers["game"]

    @property
    def players(self) -> list[str]:
        return [name.strip() for name in self.headers["players"].split(",")]

    def options(self) -> dict[str, OptionValue]:
        pairs = [pair.strip() for pair in self.headers.get("options", "").split(",") if pair.strip()]
        found: dict[str, OptionValue] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise BadInput(texts()("bad-record-option", option=pair))
            found[name.strip()] = value.strip()
        return found

    def seed(self) -> int:
        text = self.headers.get("seed", "")
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
            raise BadInput(texts()("bad-record-seed", seed=text) if text else texts()("bad-record-seedless"))
        return int(text)


class BrokenRecord(Exception):
    """A record whose moves do not replay; ``number`` counts from 1."""

    def __init__(self, number: int, line: str, reason: str) -> None:
        super().__init__(texts()("bad-record-illegal", number=str(number), move=line, reason=reason))
        self.number = number


def parse_record(text: str, where: str = "") -> Record:
    """Read a record; raises BadInput with the line."""
    record = Record({})
    in_header = True
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        if in_header:
            if not line:
                in_header = not record.headers or bool(raw.strip())
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise BadInput(texts()("bad-record-head", line=shortened(line)), place(where, number))
            if key.strip() in record.headers:
                raise BadInput(texts()("bad-record-twice", header=shortened(key)), place(where, number))
            record.headers[key.strip()] = value.strip()
        elif line:
            name, colon, move = line.partition(":")
            if not colon or not move.strip():
                raise BadInput(texts()("bad-record-move", line=shortened(line)), place(where, number))
            words = move.split()
            is_auto = len(words) > 1 and words[-1] == AUTO
            record.moves.append((number, name.strip(), " ".join(words[:-1] if is_auto else words), is_auto))
    for key in REQUIRED:
        if key not in record.headers:
            raise BadInput(texts()("bad-record-headless", header=key), where)
    if record.headers["wheal"] != VERSION:
        raise BadInput(texts()("bad-record-version", version=shortened(record.headers["wheal"]), known=VERSION), where)
    return record


def place(where: str, number: int) -> str:
    """A line of a record, as messages begin with it."""
    return f"{where}:{number}" if where else texts()("bad-record-line", number=number)


def replay(record: Record, game: Game, *, upto: int | None = None, snapshot: Snapshot | None = None) -> Match:
    """Play a record's moves, those after a snapshot only; raises BrokenRecord at the first that is not legal."""
    state = State.from_bytes(game, snapshot.state) if snapshot else None
    match = Match(game, record.players, record.options(), record.seed(), state=state)
    done = snapshot.moves if snapshot else 0
    for _, name, move, is_auto in record.moves[:done]:
        is_sealed = answers_sealed(match.state.parse(move), match.state.setting)
        match.steps.append(Step(Move(match.seat(name), move, is_auto), None, [], is_sealed))
    known = {"wheal", "game", "rules", "content", "players", "options", "seed", "result"}
    match.extra_headers = {key: value for key, value in record.headers.items() if key not in known}
    for number, (_, name, move, is_auto) in enumerate(record.moves[:upto], 1):
        if number <= done:
            continue
        line = f"{name}: {move}"
        if move == SECRET:
            raise BrokenRecord(number, line, texts()("bad-record-sealed"))
        try:
            seat, action = match.read(line)
        except Refused as refused:
            sentence = str(refused).removesuffix(f" ({refused.rule})")
            raise BrokenRecord(number, line, f"{refused.rule} {sentence}".strip()) from refused
        match.apply(action, seat, is_auto=is_auto)
    return match


def answers_sealed(action: Action[Any], setting: Setting) -> bool:
    """Does this action answer only questions that are put to several seats in secret?"""
    kinds = (kind for kind in range(len(setting.questions)) if action.kind_mask >> kind & 1)
    return all(isinstance(setting.questions[kind], SealedQuestion) for kind in kinds)


def write_record(match: Match, seat: int | None = None) -> str:
    """A match as text; ``seat``: as this seat may have it while the game runs."""
    is_secret = seat is not None and not match.over
    game = match.game
    changed = {name: value for name, value in match.options.items() if value != game.options[name].default}
    headers = {
        "wheal": VERSION,
        "game": game.id,
        "rules": str(game.rules_number),
        "content": game.content.digest,
        "players": ", ".join(match.names),
        "options": ", ".join(f"{name}={str(value).lower()}" for name, value in changed.items()),
        **({} if is_secret else {"seed": str(match.seed)}),
        **({"result": result_line(match)} if match.over else {}),
        **match.extra_headers,
    }
    lines = [f"{key}: {value}".rstrip() for key, value in headers.items() if value or key != "options"]
    lines.append("")
    for step in match.steps:
        move = step.move
        is_others = is_secret and move.seat != seat
        text = SECRET if is_others and step.is_sealed else move.text
        mark = f"  {AUTO}" if move.is_auto and not is_others else ""  # that somebody has orders is a secret
        lines.append(f"{match.names[move.seat]}: {text}{mark}")
    return "\n".join(lines) + "\n"


def result_line(match: Match) -> str:
    return ", ".join(f"{name} {points}" for name, points in (match.result or {}).items())


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old one or the new one, never half of it."""
    path = path.resolve()
    if not path.parent.is_dir():
        raise BadInput(texts()("bad-folder"), str(path.parent))
    if path.exists() and not path.is_file():
        raise BadInput(texts()("bad-file-odd"), str(path))
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~umask()
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        Path(temporary).chmod(mode)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def umask() -> int:
    """The mask of permissions for new files; it can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def read_text(path: Path) -> str:
    """A text file; raises BadInput where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadInput(texts()("bad-file"), str(path)) from None
    except IsADirectoryError:
        raise BadInput(texts()("bad-file-folder"), str(path)) from None
    except UnicodeDecodeError:
        raise BadInput(texts()("bad-file-text"), str(path)) from None
    except OSError as error:
        raise BadInput(texts()("bad-file-read", reason=reason_of(error)), str(path)) from error
