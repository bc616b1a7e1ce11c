"""The rule books as the page reads them."""

from __future__ import annotations

from functools import cache
from typing import Final

from wheal.kernel.book.page import rule_book_chapters
from wheal.kernel.book.rulebook import RuleBook, load_rule_book
from wheal.server.wire import documents

MOST_FOUND: Final = 60


def book_sentence(game: str, rule: str, lang: str) -> tuple[str, str]:
    """The rule's sentence in the language in which there is a book."""
    if not rule:
        return "", lang
    book = rule_book(game, lang)
    return (book.sentence(rule) if rule in book.rules else ""), book.language


@cache
def rule_book(game: str, lang: str) -> RuleBook:
    return load_rule_book(game, lang)


@cache
def book_chapters(game: str, lang: str) -> documents.Book:
    """The whole book by chapters."""
    book = rule_book(game, lang)
    return documents.Book(book.language, [documents.BookChapter(*chapter) for chapter in rule_book_chapters(book)])


def found_rules(game: str, words: str, lang: str) -> list[documents.FoundRule]:
    """The rules that have some words, those that are about them first."""
    book = rule_book(game, lang)
    exact = [book.rule(words.upper())] if words.upper() in book.rules else []
    found = exact or sorted(book.search(words), key=lambda rule: not book.is_about(rule, words))
    return [documents.FoundRule(rule.id, rule.section, rule.sentence) for rule in found[:MOST_FOUND]]
