"""The rule book at the table: a rule by its id, rules by their words, and the sentence behind a refusal."""

from functools import cached_property

from wheal.kernel.book.rulebook import RuleBook, load_rule_book, plain_lines
from wheal.kernel.texts import language, texts

FOUND_RULES = 10


class Book:
    """A game's rule book, opened when it is first asked for."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def rules(self) -> RuleBook:
        return load_rule_book(self.game, language.get())

    def quote(self, identity: str) -> list[str]:
        """The sentence of the rule that a refusal names, if it names one."""
        return [f"  {identity}: {self.rules.sentence(identity)}"] if identity in self.rules.rules else []

    def lines(self, words: str) -> list[str]:
        """One rule or chapter in full, what has some words, or the titles of the chapters."""
        say = texts()
        if not words:
            titles = [section.title for section in self.rules.sections]
            return [*titles, say("play-rules-how")]
        if words.upper() in self.rules.rules:
            rule = self.rules.rule(words.upper())
            table = [line for line in rule.text.splitlines() if line.startswith("|")]
            return [f"{rule.id}: {rule.plain}", *table]
        if self.rules.chapter(words):
            return plain_lines(self.rules.chapter(words))
        found = sorted(self.rules.search(words), key=lambda rule: not self.rules.is_about(rule, words))
        if not found:
            guess = self.rules.nearest(words)
            if guess:
                return [say("play-rules-none-guess", words=words, guess=guess)]
            return [say("play-rules-none", words=words)]
        more = [say("play-rules-more", count=len(found) - FOUND_RULES)] if len(found) > FOUND_RULES else []
        return [*(f"{rule.id}: {rule.sentence}" for rule in found[:FOUND_RULES]), *more]
