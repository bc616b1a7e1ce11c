"""Standing orders in the terminal: given, listed and ended in both languages, told in the log, shown to nobody else."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import wheal
from tests.cli.play.test_play import Person, answers, is_hand_over, play_lines, sit_down
from tests.cli.play.test_terminal import CLEARED, terminal
from tests.cli.test_commands import Shell
from tests.cli.test_polish import foreign, speaking
from wheal.cli.play.costs import Costs
from wheal.cli.play.typing import Asked, MoveCompleter, completions
from wheal.cli.play.vocabulary import COMMANDS, Typed, Words
from wheal.client.log_text import lines_since
from wheal.client.order_text import possible_orders
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.orders import declining
from wheal.kernel.texts import LANGUAGES

DISCARDS = ["1", "1", "1"]
WORDS = {
    "en": ("auto decline {} until {}", {"phase": "phase", "round": "round", "game": "game"}),
    "pl": ("auto rezygnuj {} do {}", {"phase": "fazy", "round": "rundy", "game": "gry"}),
}


def test_orders_are_given_listed_and_ended(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["auto", "auto decline raise until round", "Orders decline CARD until the end of the game", "auto"]
    said = answers(play_lines(monkeypatch, capsys, *DISCARDS, *lines, "auto off", "auto"))[3:]
    assert said[0].splitlines()[:-1] == [
        "You have no standing orders.",
        "You can have some questions answered for you:",
        '  "auto decline act until phase": pass on my next turn',
        '  "auto decline raise until round": drop out of every auction until the end of the round',
        '  "auto decline card until round": pay for no survey card until the end of the round',
    ]
    assert said[0].endswith('"auto bid up to N" bids for you in this auction; "auto off" ends all your orders.')
    assert said[1] == "Your order stands: drop out of every auction until the end of the round."
    assert said[2] == "Your order stands: decline card until the end of the game."
    assert said[3].startswith(
        "Your standing orders:\n"
        "  drop out of every auction until the end of the round\n"
        "  decline card until the end of the game\n"
    )
    assert said[4] == "All your standing orders are ended."
    assert said[5] == said[0]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("auto decline rise until game", 'Questions of the kind "rise" cannot be declined; these can: act, '),
        ("auto decline open until game", 'Questions of the kind "open" cannot be declined'),
        ("auto decline raise", '"decline raise" is no standing order; one is written: decline act|'),
        ("auto bid up to 3", "No auction is running; an order to bid is given in an auction and ends with it."),
        ("auto Random 1: decline raise until game", "You can give orders for Player 1 only."),
        ("Random 1: auto off", "Only Player 1 can type moves now."),
        ("aut off", '"aut" is no move of this game; did you mean "auto"?'),
    ],
)
def test_what_cannot_be_ordered_is_said(
    typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers(play_lines(monkeypatch, capsys, *DISCARDS, typed, "auto"))[3:]
    assert said[0].startswith(sentence)
    assert said[1].startswith("You have no standing orders.\n")


def test_automatic_moves_are_played_told_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.wheal"
    lines = ["auto decline survey until game", "build gwennap", "auto bid up to 6", "log 12", f"save {file}"]
    said = answers(play_lines(monkeypatch, capsys, *DISCARDS, *lines))[3:]
    assert said[1].startswith("Player 1 plays no survey card. (auto)\nChanged on the table:\n")
    news = "Player 1 bids £1. (auto)\nRandom 1 bids £17.\nRandom 2 bids £19.\nPlayer 1 drops out. (auto)\n"
    assert said[2].startswith(f"Your order stands: bid up to 6 in this auction.\n\n{news}")
    assert f"Player 1 puts Gwennap up for auction.\nPlayer 1 plays no survey card. (auto)\n{news}" in said[3]
    text = file.read_text(encoding="utf-8")
    assert "\nPlayer 1: build gwennap\nPlayer 1: survey none  auto\nPlayer 1: bid 1  auto\nRandom 1: bid 17\n" in text
    assert wheal.load(file).record() == text


@pytest.mark.parametrize(("lang", "mark"), [("en", "(auto)"), ("pl", "(automatycznie)")])
def test_a_record_shows_automatic_moves_to_their_player_and_after_the_end_to_all(
    lang: str, mark: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shell, path = Shell(capsys), tmp_path / "game.wheal"
    match = wheal.new("tinners", ["ann", "bob", "cal"], seed=7, setup="auto")
    match.play("build gwennap", "survey none", "bid 1")
    match.order("bob", "bid up to 4")
    match.save(path)
    assert f"bob: bid 2 {mark}\n" in shell("record", "show", path, "--lang", lang, "--seat", "bob").out
    assert "bob: bid 2\n" in shell("record", "show", path, "--lang", lang, "--seat", "ann").out
    assert mark not in shell("record", "show", path, "--lang", lang).out
    while not match.over:
        match.play(match.state.fallback().text)
    match.save(path)
    assert f"bob: bid 2 {mark}\n" in shell("record", "replay", path, "--lang", lang).out


def test_undo_takes_automatic_moves_back_and_news_are_told_once() -> None:
    lines = iter(
        [*DISCARDS, "auto decline survey until game", "build gwennap", "undo", "build gwennap", "quit", "quit"]
    )
    person = sit_down("me,random,random", lambda *_: next(lines))
    person.session.run()
    shown = "\n".join(person.shown)
    assert shown.count("Player 1 plays no survey card. (auto)") == 2
    assert shown.count("Taken back: build gwennap; survey none.") == 1
    assert shown.count("Round 1 begins.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_in_which_a_person_declines_everything(lang: str, players: int) -> None:
    """After the orders nothing is asked any more."""
    form, ends = WORDS[lang]

    def type_line(person: Person, _: str) -> str:
        match = person.match
        if match.state.question.name == "discard":
            return match.legal_moves[0]
        given = [str(order) for order in match.orders_of(0)]
        kinds = [kind for kind in reversed(declining(match.state, 0)) if f"decline {kind} until game" not in given]
        assert kinds, "asked in spite of an order for everything"
        return form.format(kinds[0], ends["game"])

    with speaking(lang):
        person = sit_down(",".join(["me", *["random"] * (players - 1)]), type_line)
        person.session.run()
        assert person.match.over
        shown = "\n".join(person.shown)
        mark = "(auto)" if lang == "en" else "(automatycznie)"
        assert mark in shown
        assert foreign(shown, lang) == set()
    own = [step.move for step in person.match.steps if step.move.seat == 0]
    assert all(move.is_auto != move.text.startswith("discard") for move in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_orders_speak_one_language_and_break_nothing(lang: str) -> None:
    form, ends = WORDS[lang]
    luck = Random()

    def type_line(person: Person, prompt: str) -> str:
        if is_hand_over(prompt) or "naciśnij Enter" in prompt:
            return ""
        match = person.match
        kinds = list(declining(match.state, 0))
        bid = {"en": "auto bid up to {}", "pl": "zlecenie licytuj do {}"}[lang]
        off = {"en": "auto off", "pl": "auto wyłącz"}[lang]
        order = form.format(luck.choice(kinds), luck.choice(list(ends.values())))
        odd = ["auto", "auto nonsense", off, person.session.words.own["undo"], bid.format(luck.randrange(9))]
        return luck.choice([*match.legal_moves[:4], luck.choice(match.legal_moves), order, luck.choice(odd)])

    for seed, seats in enumerate(["me,random", "me,random,greedy", "me,me,random", "me,me,me"]):
        luck.seed(seed)
        with speaking(lang):
            person = sit_down(seats, type_line, seed)
            person.session.run()
        assert person.match.over
        shown = re.sub(r"decline \S+ until \S+ · bid up to N · off", "", "\n".join(person.shown))
        assert foreign(shown, lang) == set()
        assert wheal.load(person.match.record()).record() == person.match.record()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", wheal.games())
def test_few_orders_are_offered_in_plain_sentences(game_id: str, lang: str) -> None:
    """No internal name of a question, and nothing that would last for the whole game."""
    with speaking(lang):
        match = wheal.new(game_id, ["Ola", "Jan", "Zoe"], seed=7, setup="auto")
        for _ in range(60):
            found = possible_orders(match, 0)
            assert 3 <= len(found) <= 4
            for text, sentence in found:
                assert not text.endswith("until game")
                assert "decline" not in sentence, "as it is typed, not as it is said"
                assert len(sentence.split()) >= 4
            match.apply(match.state.sample_action(Rng(match.count)), match.state.current_player)


# ---- several people at one screen -------------------------------------------------------------


def at_one_screen(*lines: str) -> Person:
    """Three people; these lines are typed after the discards."""
    typed = iter([*lines, "quit", "quit"])

    def type_line(person: Person, prompt: str) -> str:
        if is_hand_over(prompt):
            return ""
        return person.match.legal_moves[0] if person.match.state.question.name == "discard" else next(typed)

    person = sit_down("me,me,me", type_line)
    person.check = check_orders_are_secret
    person.session.run()
    return person


def check_orders_are_secret(person: Person, line: str) -> None:
    secrets = ("Your order stands", "standing orders", "auction until the end of", "(auto)")
    assert not any(secret in line for secret in secrets) or person.owner >= 0, f"{line!r} was shown to all"


def test_orders_are_shown_to_their_player_alone() -> None:
    person = at_one_screen(
        "build gwennap; survey none; bid 1", "bid 2", "bid 3", "auto decline raise until round", "auto", "bid 4"
    )
    at = person.typed.index("auto decline raise until round")
    assert person.typed[at + 1 : at + 5] == ["", "auto", "", "bid 4"], "both confirm that nobody else sees the screen"
    shown = "\n".join(person.shown)
    before, given, after = shown.partition("Your order stands: drop out of every auction until the end of the round.\n")
    assert given
    assert before.endswith("-----\nPlayer 1, press Enter when only you see the screen. \n")
    assert after.startswith("-----\n\n"), "the screen is emptied before the next one looks"
    assert "Player 1 drops out.\n" in after
    assert "Player 2, press Enter when only you see the screen. \nYou have no standing orders.\n" in after


def test_at_one_screen_the_news_do_not_tell_what_was_automatic_but_the_own_log_does() -> None:
    person = at_one_screen(
        "auto decline raise until game", "pasties", "build gwennap; survey none; bid 1", "drop", "survey none", "pass",
        "board", "log 40",
    )  # fmt: skip
    match = person.match
    assert [step.move for step in match.steps if step.move.is_auto] == [(0, "drop", True)]
    assert match.to_decide == ["Player 1"]
    assert "Player 1 drops out." in person.shown, "told as any other move"
    assert "Player 1 drops out. (auto)" in person.shown, "and in the log of its player"
    assert person.owner == 0
    told = {seat: [line.text for line in lines_since(match, seat)] for seat in (SPECTATOR, 0, 1)}
    assert "Player 1 drops out. (auto)" in told[0]
    assert "Player 1 drops out. (auto)" not in told[1] + told[SPECTATOR]
    assert "Player 1 drops out." in told[1]


# ---- typing -----------------------------------------------------------------------------------


def offered(match: Match, line: str) -> list[str]:
    seat = match.state.current_player
    return [found.text for found in completions(MoveCompleter(Asked(match, seat, seat, Costs()), COMMANDS), line)]


def game() -> Match:
    return wheal.new("tinners", ["Ola", "Jan", "Zoe"], seed=7, setup="auto")


def test_orders_are_completed_word_by_word() -> None:
    match = game()
    assert offered(match, "aut") == ["auto"]
    declining = ["auto decline act until phase", "auto decline raise until round", "auto decline card until round"]
    assert offered(match, "auto ") == [*declining, "auto off"]
    assert offered(match, "auto d") == declining
    assert offered(match, "auto decline r") == ["auto decline raise until round"]
    assert offered(match, "auto decline raise until g") == [], "nothing plays the whole game away by one press"
    assert offered(match, "auto decline x") == []
    assert offered(match, "auto b") == []
    match.play("build gwennap")
    assert offered(match, "auto b") == ["auto bid up to "]
    assert offered(match, "auto bid up to 4") == []
    before = offered(match, "auto ")
    match.order("Ola", "decline raise until game")
    assert offered(match, "auto ") == before, "what is offered tells nobody that there are orders"


def test_polish_beginnings_offer_the_notation() -> None:
    with speaking("pl"):
        match = game()
        match.play("build gwennap")
        assert offered(match, "zle") == ["auto"]
        assert offered(match, "zlecenie rez") == offered(match, "auto decline ")
        assert len(offered(match, "zlecenie rez")) == 3
        assert offered(match, "auto rezygnuj ra") == offered(match, "auto decline ra")
        assert offered(match, "auto rezygnuj raise do rund") == ["auto decline raise until round"]
        assert offered(match, "auto lic") == ["auto bid up to "]
        assert offered(match, "auto wył") == ["auto off"]


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("auto rezygnuj raise do rundy", "decline raise until round"),
        ("ZLECENIE Odmawiaj Card do końca gry", "decline Card until game"),
        ("zlecenia odmow peek do konca rozgrywki", "decline peek until game"),
        ("auto licytuj do 9", "bid up to 9"),
        ("auto podbijaj DO 9", "bid up to 9"),
        ("auto bid up to 9", "bid up to 9"),
        ("auto decline invest until phase", "decline invest until phase"),
        ("auto wyłącz", "off"),
        ("auto odwołaj", "off"),
        ("auto", ""),
        ("auto ?", ""),
        ("auto Jan: off", "Jan: off"),
    ],
)
def test_orders_in_polish_words(line: str, order: str) -> None:
    with speaking("pl"):
        assert Words(game()).read(line) == Typed("auto", order)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("auto rezygnuj open do gry", "Przy pytaniach „open” nie można z góry zrezygnować; można przy: act, survey, "),
        ("auto coś", "„coś” to nie zlecenie; zlecenia zapisuje się tak: decline act|survey|"),
        ("auto licytuj do 4", "Nie trwa żadna licytacja; zlecenie licytowania"),
        ("auto Jan: wyłącz", "Zlecenia możesz wydawać tylko za gracza Ola."),
        ("auto rezygnuj raise do fazy", "Przyjęto zlecenie: rezygnuj przy pytaniach raise do końca fazy."),
        ("auto rezygnuj raise do rundy", "Przyjęto zlecenie: rezygnuj z każdej licytacji do końca rundy."),
        (
            "auto",
            "Nie masz żadnych zleceń.\nNa niektóre pytania stół może odpowiadać za ciebie:\n  „auto rezygnuj act do",
        ),
        ("auto wyłącz", "Wszystkie twoje zlecenia zostały odwołane."),
    ],
)
def test_orders_are_answered_in_polish(line: str, words: str) -> None:
    assert said_in_polish(line).startswith(words)


def said_in_polish(line: str) -> str:
    typed = iter([*DISCARDS, line, "koniec", "tak"])
    with speaking("pl"):
        person = sit_down("Ola=me,Jan=random,Zoe=random", lambda *_: next(typed))
        person.session.run()
    prompts = [i for i, shown in enumerate(person.shown) if shown == "Ola> "]
    return "\n".join(person.shown[prompts[-2] + 1 : prompts[-1]])


def test_an_order_at_a_drawn_table() -> None:
    with terminal(120, "tinners", "--seed", "7", "--seats", "ola=me,greedy,greedy") as window:
        for _ in range(3):
            window.wait_for(CLEARED, "Discard one of", "ola>")
            window.type("1\r")
        window.wait_for(CLEARED, "Take an action", "ola>")
        window.type("auto dec")
        window.wait_for("drop out of every auction")
        window.type("line survey until game\r")
        window.wait_for("Your order stands: decline survey until the end of the game.", "ola>")
        window.type("build gwennap\r")
        window.wait_for(CLEARED, "plays no survey card. (auto)", "Open the auction of Gwennap", "ola>")
        window.type("\x04")
        assert window.finish() == 0
