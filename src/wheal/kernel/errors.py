"""The two ways in which Wheal says no: a move that is refused, and a file or option that is wrong."""

from __future__ import annotations

from wheal.kernel.engine.action import Args, Refusal


class Refused(ValueError):
    """A move that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.game = game

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where no rule of the game does."""
        return self.refusal.rule

    @property
    def parameters(self) -> Args:
        return self.refusal.args

    def __str__(self) -> str:
        from wheal.kernel.texts import texts

        return texts(self.game).refusal(self.refusal)


class BadInput(ValueError):
    """A file, an option or a name that is wrong: one sentence that says what, where and what would be right."""

    def __init__(self, sentence: str, where: str = "") -> None:
        super().__init__(f"{where}: {sentence}" if where else sentence)
        self.sentence = sentence
        self.where = where
