"""``wheal content``: an owner's content files checked, the built-in ones exported."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli.app import ALL_WELL, NOT_SO, new_group
from wheal.kernel.content import BadContent, builtin_files, provenance, shares
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import reason_of
from wheal.kernel.record import write_whole

GAME = typer.Argument(metavar="GAME", help="help-game")


def check(
    game: Annotated[str, GAME],
    folder: Annotated[Path | None, typer.Option("--from", metavar="DIR", help="help-content-from")] = None,
) -> int:
    """Check content files: ok with what each holds, or every fault with its file, line and key."""
    try:
        found = api.game(game, folder).content
    except BadContent as bad:
        for fault in bad.faults:
            print(f"FAIL  {fault._replace(file=origin(fault.file, folder))}")
        return NOT_SO
    counts: dict[str, str] = found.counts()
    words: Counter[str] = Counter()
    for name, data in found.files.items():
        here = provenance(data, found.not_printed)
        words += here
        known = f" (values: {shares(here)})" if here else ""
        print(f"ok    {origin(name, folder)}: {counts.get(name, 'not used by this version')}{known}")
    print(f"ok    {game}: content {found.digest}; values: {shares(words)}")
    return ALL_WELL


def origin(name: str, folder: Path | None) -> str:
    """Where a file was read: in the owner's folder, or in the package."""
    return str(folder / name) if folder is not None and (folder / name).is_file() else name


def export(
    game: Annotated[str, GAME],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="help-content-to")],
) -> None:
    """Write the built-in content files of a game into a folder, to be changed there. Nothing is overwritten."""
    api.game(game)
    files = builtin_files(game)
    for name in files:
        if (folder / name).exists():
            raise BadInput("is there already; choose another folder", str(folder / name))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            write_whole(folder / name, text)
    except OSError as error:
        raise BadInput(f"cannot be written: {reason_of(error)}; choose another folder", str(folder)) from error
    for name in files:
        print(folder / name)


content = new_group("help-content", ("help-content-check", check), ("help-content-export", export))
