"""``wheal rules``: the rule book of a game, one rule, what matches, a page for the browser, the ids no test shows."""

import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from wheal import api
from wheal.cli import ALL_WELL, NOT_SO, complain
from wheal.cli.output import print_json
from wheal.kernel.errors import BadInput
from wheal.kernel.record import write_whole
from wheal.kernel.rulebook import RULE_ID, Rule, RuleBook, load_rule_book, plain_lines
from wheal.kernel.rules_shown import missing
from wheal.kernel.texts import Texts, language, texts
from wheal.kernel.words import reason_of

ID = re.compile(RULE_ID, re.IGNORECASE)
STANDARD_OUTPUT = "-"
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
    tests: Annotated[Path, typer.Option("--tests", metavar="DIR", help="help-rules-tests")] = Path("tests"),
) -> int:
    api.game(game)
    lang = lang or language.get()
    texts(game, lang)
    book = load_rule_book(game, lang)
    if book.language != lang:
        typer.echo(texts("", lang)("cli-rules-language", game=game), err=True)
    if html is not None:
        others = [*(words or []), *(["--json"] if as_json else []), *(["--missing"] if is_missing else [])]
        return write_page(book, html, others, texts("", lang))
    if is_missing:
        if words:
            raise BadInput(texts()("bad-rules-missing", words=" ".join(words)))
        return list_missing(book, tests, as_json=as_json)
    if not words:
        print_book(book, as_json=as_json)
        return ALL_WELL
    return print_matches(book, game, words, as_json=as_json)


rules.__doc__ = "help-rules-book"


def write_page(book: RuleBook, out: str, others: Sequence[str], say: Texts) -> int:
    """The book as a page; `others` is what was asked for besides and does not go with it."""
    from wheal.kernel.rulebook_page import rule_book_page  # reads Markdown, only when there is some to read

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
