"""``wheal rules``: the rule book of a game, one rule, what matches, a page for the browser, the ids no test shows.

Of one rule also where it is kept: the code that cites it and the tests that show it.
"""

import contextlib
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

import wheal
from wheal import api
from wheal.cli.app import ALL_WELL, NOT_SO, complain
from wheal.cli.output import print_json
from wheal.kernel.book.coverage import citations, missing, showings
from wheal.kernel.book.rulebook import RULE_ID, Rule, RuleBook, load_rule_book, plain_lines
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import hint, reason_of
from wheal.kernel.packages import package_of
from wheal.kernel.record import write_whole
from wheal.kernel.texts import Texts, language, texts, texts_in

ID = re.compile(RULE_ID, re.IGNORECASE)
STANDARD_OUTPUT = "-"
SOURCES, TESTS = Path("src", "wheal"), Path("tests")  # of a checkout
WIDEST = 110


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID|WORDS",
            help="help-rules-words",
        ),
    ] = None,
    lang: Annotated[str, typer.Option(metavar="LANG", help="help-rules-lang")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="help-rules-json")] = False,
    html: Annotated[
        str | None,
        typer.Option("--html", metavar="OUT", help="help-rules-html"),
    ] = None,
    is_missing: Annotated[bool, typer.Option("--missing", help="help-rules-missing")] = False,
    is_where: Annotated[bool, typer.Option("--where", help="help-rules-where")] = False,
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="help-rules-tests")] = TESTS,
) -> int:
    if not words and ID.fullmatch(game) and game not in api.game_ids():
        game, words = game_of(game.upper()), [game]
    api.game(game)
    lang = lang or language.get()
    texts_in(lang, game)
    book = load_rule_book(game, lang)
    if book.language != lang:
        typer.echo(texts_in(lang)("cli-rules-language", game=game), err=True)
    if html is not None:
        options = {"--json": as_json, "--missing": is_missing, "--where": is_where}
        others = [*(words or []), *(option for option, is_given in options.items() if is_given)]
        return write_page(book, html, others, texts_in(lang))
    if is_missing:
        others = [*(words or []), *(["--where"] if is_where else [])]
        if others:
            raise BadInput(texts()("bad-rules-missing", words=" ".join(others)))
        return list_missing(book, tests, as_json=as_json)
    if is_where:
        return print_where(book, game, words or [], tests, as_json=as_json)
    if not words:
        print_book(book, as_json=as_json)
        return ALL_WELL
    return print_matches(book, game, words, as_json=as_json)


rules.__doc__ = "help-rules-book"


def game_of(identity: str) -> str:
    """The game whose book has this rule; raises BadInput where none has it."""
    known: list[str] = []
    for game in api.game_ids():
        with contextlib.suppress(BadInput):  # a game from outside that cannot be loaded has no rules to ask for
            api.game(game)
            rules = load_rule_book(game).rules
            if identity in rules:
                return game
            known += rules
    raise BadInput(texts()("bad-rules-id", id=identity, hint=hint(identity, known)))


def write_page(book: RuleBook, out: str, others: Sequence[str], say: Texts) -> int:
    """The book as a page; `others` is what was asked for besides and does not go with it."""
    from wheal.kernel.book.page import rule_book_page  # reads Markdown, only when there is some to read

    if others:
        raise BadInput(say("book-not-alone", words=" ".join(others)))
    page = rule_book_page(book)
    if out == STANDARD_OUTPUT:
        typer.echo(page.encode(), nl=False)  # UTF-8, as the page says of itself, whatever the terminal speaks
        return ALL_WELL
    try:
        write_whole(Path(out), page)
    except OSError as error:
        raise BadInput(say("book-not-written", file=out, reason=reason_of(error))) from error
    print(say("book-written", file=out))
    return ALL_WELL


def list_missing(book: RuleBook, tests: Path, *, as_json: bool) -> int:
    if not tests.is_dir():
        raise BadInput(texts()("bad-rules-tests"), str(tests))
    ids = book.needing_test()
    without = missing(book, tests)
    if as_json:
        print_json({"missing": without, "with_test": len(ids) - len(without), "ids": len(ids)})
    else:
        print("\n".join([*without, f"{len(ids) - len(without)} of {len(ids)} ids have a test"]))
    return NOT_SO if without else ALL_WELL


def print_where(book: RuleBook, game: str, words: Sequence[str], tests: Path, *, as_json: bool) -> int:
    """The lines of code that cite a rule, then the tests that show it."""
    asked = " ".join(words).upper()
    if not ID.fullmatch(asked):
        raise BadInput(texts()("bad-rules-where"))
    if asked not in book.rules:
        return no_match(book, game, asked, as_json=False)
    if tests != TESTS and not tests.is_dir():
        raise BadInput(texts()("bad-rules-tests"), str(tests))
    code = [
        {"file": shown_path(found.path), "line": found.line, "text": found.text}
        for folder in code_folders(game)
        for found in citations(asked, folder)
    ]
    shown = [{"file": shown_path(found.path), "name": found.name} for found in showings(tests) if found.rule == asked]
    if as_json:
        print_json({"id": asked, "game": game, "code": code, "tests": shown})
    elif code or shown:
        lines = ["{file}:{line}: {text}".format(**found) for found in code]
        print("\n".join([*lines, *("{file}: {name}".format(**found) for found in shown)]))
    else:
        complain(texts()("cli-rules-nowhere", id=asked))
    return ALL_WELL if code or shown else NOT_SO


def code_folders(game: str) -> list[Path]:
    """The package in a checkout, else as it is installed; of a game from outside its own package too."""
    installed = Path(wheal.__file__).parent
    package = package_of(game)
    outside = [] if package.startswith("wheal.") else [Path(str(files(package)))]
    return [SOURCES if SOURCES.is_dir() else installed, *outside]


def shown_path(path: Path) -> str:
    """From the folder in which the command is given, where it lies in it."""
    path = path.absolute()
    return os.fspath(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def print_book(book: RuleBook, *, as_json: bool) -> None:
    if as_json:
        print_json(entries(list(book.rules.values())))
    else:
        print(book.markdown.rstrip())


def print_matches(book: RuleBook, game: str, words: Sequence[str], *, as_json: bool) -> int:
    asked = " ".join(words)
    chapter = book.chapter(asked)
    if chapter and not as_json:
        print("\n".join(plain_lines(chapter)))
        return ALL_WELL
    one = book.rules.get(asked.upper())
    found = [one] if one else book.search(asked)
    if not found:
        return no_match(book, game, asked, as_json=as_json)
    if as_json:
        print_json(entries(found))
    else:
        print_rules(found)
    return ALL_WELL


def no_match(book: RuleBook, game: str, asked: str, *, as_json: bool) -> int:
    """An id that does not exist is bad usage; words that match nothing are only not found."""
    is_id = ID.fullmatch(asked) is not None
    if as_json and not is_id:
        print_json([])
    say = texts(game)
    guess = book.nearest(asked)
    if guess:
        code = complain(say("cli-rules-none-guess", game=game, words=asked, guess=guess))
    else:
        code = complain(say("cli-rules-none", game=game, words=asked))
    return code if is_id else NOT_SO


def entries(found: Sequence[Rule]) -> list[dict[str, str]]:
    return [{"id": rule.id, "section": rule.section, "text": rule.text} for rule in found]


def print_rules(found: Sequence[Rule]) -> None:
    """Under the titles of their sections, each with its id; tables as they stand."""
    width = min(shutil.get_terminal_size((WIDEST, 0)).columns, WIDEST) if sys.stdout.isatty() else WIDEST
    title = ""
    for rule in found:
        if rule.section != title:
            print(f"{rule.section}\n" if not title else f"\n{rule.section}\n")
            title = rule.section
        text = f"{rule.id}  {rule.plain}"
        print(textwrap.fill(text, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False))
        table = [line for line in rule.text.splitlines() if line.lstrip().startswith("|")]
        if table:
            print(textwrap.indent("\n".join(table), "  "))
