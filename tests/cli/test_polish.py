"""`wheal play` in both languages: the same games, no sentence in the other language, and one's own words typed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wheal
from tests.cli.play.test_drawn import MANY, drawn, moments, offered
from tests.cli.play.test_play import Deaf, Person, is_hand_over, sit_down, type_lines
from tests.cli.play.test_terminal import CLEARED, plain, terminal
from wheal.cli.play.command import play
from wheal.cli.play.help import WIDTH, help_lines
from wheal.cli.play.vocabulary import COMMANDS, Typed, Words
from wheal.kernel.book.rulebook import load_rule_book
from wheal.kernel.engine.question import Question
from wheal.kernel.errors import BadInput
from wheal.kernel.letters import fold
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES, language, source, texts, texts_in

OTHER = {"en": "pl", "pl": "en"}
WORD = re.compile(r"[^\W\d_]{2,}")  # single letters are regions and signs of the map
NO_WORD = re.compile(r"(?i)\btt(?:-\w+)+|\w*\d\w*")  # ids of rules and cards, numbers, T3
SAME = {
    "auto",
    "bot",
    "ctrl",
    "do",
    "enter",
    "folder",
    "go",
    "id",
    "map",
    "region",
    "same",
    "tab",
    "to",
}  # spelt the same in both languages
QUOTED = {
    "en": {"at", "game", "help", "play", "pr", "quit", "seed", "setup", "tinners"},
    "pl": set(),
}  # options and headers that the other language quotes; pr is a port and a railway, and Polish work
NAMES = "wheal kickstarter greedy random me en pl ola"


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    spoken = language.set(lang)
    try:
        yield
    finally:
        language.reset(spoken)


# ---- one language at a time -------------------------------------------------------------------


class Written(Visitor):
    """Collects what a message writes itself, whatever it is given."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(re.sub(r"=\w+", "", node.value))  # the notation behind words that may be typed


@cache
def words_of(lang: str) -> frozenset[str]:
    """All words of a language's texts, the package's and the game's."""
    written = Written()
    for game in ("", "tinners"):
        for entry in FluentParser().parse(source(game, lang)).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                written.visit(entry.value)
    return frozenset(words_in("\n".join(written.parts)))


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(NO_WORD.sub(" ", text))}


@cache
def names() -> frozenset[str]:
    """What is called the same in every language: words of the notation, kinds of questions, areas, bots, players."""
    game = wheal.game("tinners")
    questions = game.setting(3, game.read_options({})).questions
    kinds = [question.name for question in questions if type(question).options is not Question.options]
    notation = " ".join(form for verb in game.table.verbs for form in game.table.notations(verb))
    areas = " ".join(f"{area.id} {area.name}" for area in game.content.areas)
    lower = re.sub(r"\b[A-Z]+\b", "", notation)  # AREA and the like are said in every language's own word
    return frozenset(words_in(" ".join([lower, areas, NAMES, *kinds, *MANY])))


def foreign(shown: str, lang: str) -> set[str]:
    """Words of the other language in what is shown."""
    return (words_in(shown) & words_of(OTHER[lang])) - names() - SAME - QUOTED[lang]


def test_the_check_finds_a_foreign_word() -> None:
    assert foreign("Runda 1. The tile in Gwennap.", "pl") == {"the", "in", "tile"}
    assert foreign("Round 1. Kafelek w obszarze Gwennap.", "en") == {"kafelek", "obszarze"}
    assert len(words_of("en")) > 500
    assert len(words_of("pl")) > 500
    both = [words_of(lang) | words_in(load_rule_book("tinners", lang).markdown) for lang in LANGUAGES]
    assert set.intersection(*map(set, both)) >= SAME, "listed, but not the same"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("is_explaining", [False, True])
def test_a_game_of_bots_speaks_one_language(
    lang: str, players: int, is_explaining: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Deaf())
    for seed in range(4):
        play("tinners", seats="greedy,random", players=players, seed=seed, lang=lang, plain=True, explain=is_explaining)
        shown = capsys.readouterr().out
        assert foreign(shown, lang) == set()
        title, rank = {"en": ("Tinners' Trail: ", "points"), "pl": ("Cynowy szlak: ", "punktów")}[lang]
        assert shown.startswith(title)
        assert re.search(rf"\n1\. (Greedy|Random) \d  \d+ {rank[:5]}", shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "seed"), [("me,greedy", 1), ("me,random,greedy", 2), ("me,me,random,random,random", 3)]
)
def test_a_person_who_tries_everything_reads_one_language(lang: str, seats: str, seed: int) -> None:
    """Random moves in the person's own words, and again and again one of the questions that can be asked."""
    luck = Random(seed)
    with speaking(lang):
        person = sit_down(seats, lambda person, prompt: next_line(person, prompt, luck), seed)
        person.session.run()
    assert person.match.over
    shown = "\n".join(person.shown)
    assert foreign(shown, lang) == set()
    assert len({fold(line.split()[0]) for line in person.typed if line} - set(COMMANDS)) > 12
    if lang == "pl":
        assert ("naciśnij Enter" in shown) == ("me,me" in seats)


def next_line(person: Person, prompt: str, luck: Random) -> str:
    if is_hand_over(prompt) or "naciśnij Enter" in prompt:
        return ""
    words = person.session.words
    moves = person.match.legal_moves
    match luck.randrange(10):
        case 0:
            commands = [words.own[command] for command in COMMANDS if command not in ("quit", "save")]
            return luck.choice([*commands, "?", f"{words.own['why']} {moves[0]}", f"{words.own['log']} 99", "77"])
        case 1 | 2:  # hardly ever possible now
            return in_own_words(luck.choice(person.match.game.table).text, luck) + luck.choice(["", "?", " ?"])
        case _:
            return in_own_words(luck.choice(moves), luck)


def in_own_words(move: str, luck: Random) -> str:
    """A move in words of the language that is spoken, spelt in one way or another."""
    pairs = [pair.split("=") for pair in texts("tinners")("typed-words").split()]
    own = [luck.choice([typed for typed, meant in pairs if meant == word] or [word]) for word in move.split()]
    line = " ".join(own)
    return luck.choice([line, fold(line), line.upper()])


SCRIPT = [
    ("help", "pomoc"), ("hint", "podpowiedź"), ("discard", "Odrzuć"), ("1", "1"), ("undo", "cofnij"),
    ("discard SA07", "odrzuc SA07"), ("1", "1"), ("1", "1"), ("why", "dlaczego"), ("hand", "ręka"),
    ("board", "PLANSZA"), ("log", "dziennik"), ("log all", "dziennik wszystko"), ("rules", "zasady"),
    ("rules TT-AUC-07", "zasady tt-auc-07"), ("rules auction", "zasady licytacja"), ("rules qqqq", "zasady qqqq"),
    ("rules TT-AUC-99", "zasady TT-AUC-99"), ("train bude ?", "lokomotywa bude ?"),
    ("why pasties", "dlaczego pierogi?"), ("bid 3?", "licytuj 3?"), ("biuld bude", "budój bude"),
    ("bord", "plansz"), ("zzz", "zzz"), ("pass pass", "pas pas"), ("build bud", "buduj bud"), ("7777", "7777"),
    ("", ""), ("Random 1: pass", "Random 1: pas"), ("Zoe: pass", "Zoe: pas"), ("save", "zapisz"),
    ("board 3", "plansza 3"), ("save x/y", "zapisz x/y"), ("save .", "zapisz ."), ("build", "buduj"), ("?", "?"),
    ("bid 1000", "licytuj 1000"), ("adit bude/st-just", "sztolnia bude/st-just"), ("adit bude", "sztolnia bude"),
    ("miner gwennap; miner gwennap", "górnik gwennap; górnik gwennap"), ("pumps", "pompy"), ("undo", "cofnij"),
    ("build gwennap; survey none; bid 3", "buduj gwennap; mapa żadna; licytuj 3"), ("save a", "zapisz a"),
    ("quit", "wyjdź"), ("", ""), *[("drop", "rezygnuj"), ("survey none", "mapa ŻADNA"), ("undo", "cofnij")] * 5,
    ("extract gwennap tin 1 copper 1", "wydobądź gwennap cyna 1 miedź 1"), ("invest 5", "inwestuj 5"),
    ("quit", "koniec"), ("no", "nie"),
    *[("drop", "rezygnuj"), ("pass", "pas"), ("no-peek", "nie-podglądaj"), ("survey none", "mapa żadna")] * 40,
]  # fmt: skip


@pytest.mark.parametrize(
    "end", [[], [("quit", "koniec"), ("yes", "tak")], [("quit", "KONIEC"), ("save b", "zapisz b")]]
)
def test_the_same_lines_in_both_languages_are_the_same_game(
    end: list[tuple[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [*SCRIPT[: SCRIPT.index(("save a", "zapisz a")) + 1], *end] if end else SCRIPT
    moves = {}
    for place, lang in enumerate(LANGUAGES):
        folder = tmp_path / lang
        folder.mkdir()
        monkeypatch.chdir(folder)
        type_lines(monkeypatch, [pair[place] for pair in lines])
        play("tinners", seats="ola=me,random,random", seed=7, lang=lang)
        shown = capsys.readouterr().out.replace(str(folder), "")
        assert foreign(shown, lang) == set()
        moves[lang] = [wheal.load(file).moves for file in sorted(folder.iterdir())]
        assert (folder / "b").exists() == (bool(end) and end[-1][0] == "save b")
        if not end:
            assert wheal.load("a").over
    assert moves["en"] == moves["pl"]
    assert len(moves["pl"][0]) > 15


@pytest.mark.parametrize("seats", ["greedy,random", "greedy,greedy-min,random", "random,greedy,random,greedy,random"])
def test_bots_play_the_same_in_both_languages(seats: str) -> None:
    moves = []
    for lang in LANGUAGES:
        with speaking(lang):
            person = sit_down(seats, lambda *_: "", 11)
            person.session.is_explaining = True
            person.session.run()
        assert person.match.over
        moves.append(person.match.moves)
    assert moves[0] == moves[1]


def test_what_is_wrong_on_the_command_line_is_said_in_polish(tmp_path: Path) -> None:
    path = tmp_path / "gra"
    wheal.new("tinners", ("ann", "bob", "cal"), seed=7).save(path)
    tinners: dict[str, object] = {"game": "tinners"}
    wrong: list[tuple[dict[str, object], str]] = [
        ({}, "podaj grę: wheal play GRA albo wheal play --resume PLIK"),
        (tinners | {"seats": "me,randon"}, "nie może zająć miejsca przy stole; czy chodziło o „random”?"),
        (tinners | {"seats": "me,xyz"}, "możliwe są: me, random, greedy, greedy-min"),
        (tinners | {"seats": "me,me,me", "players": 2}, "podano 3 miejsca dla 2 graczy; podaj najwyżej 2"),
        (tinners | {"seats": "me,me,me,me,me", "players": 4}, "podano 5 miejsc dla 4 graczy; podaj najwyżej 4"),
        ({"resume": path, "seats": "me"}, "bierze udział 3 graczy: ann, bob i cal"),
        ({"resume": path, "seats": "me,zoe=me,me"}, "miejsce 2 w tej rozgrywce zajmuje bob, a nie zoe"),
        ({"resume": path, "seed": 3}, "--seed dotyczy tylko nowej rozgrywki; pomiń tę opcję, gdy wznawiasz zapisaną"),
    ]  # fmt: skip
    for arguments, sentence in wrong:
        with pytest.raises(BadInput) as bad:
            play(lang="pl", **arguments)  # type: ignore[arg-type]
        assert str(bad.value).endswith(sentence)
    with pytest.raises(BadInput, match="xx"):
        play("tinners", lang="xx")


def test_without_a_language_the_current_one_is_spoken(capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("pl"):
        play("tinners", seats="random,random", seed=1)
        assert capsys.readouterr().out.startswith("Cynowy szlak: Random 1 i Random 2.\n")
        play("tinners", seats="random,random", seed=1, lang="en")
        assert capsys.readouterr().out.startswith("Tinners' Trail: Random 1 and Random 2.\n")
        assert language.get() == "pl"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_drawn_table_and_its_notes_speak_one_language(lang: str, players: int) -> None:
    with speaking(lang):
        for kind, (match, state) in moments(players).items():
            for width in (120, 80, 40):
                assert foreign(drawn(match, state, 0, width).replace("News.", ""), lang) == set()
            if kind != "end":
                other = Match(match.game, match.names, match.options, 0, state=state.clone())
                assert foreign(" ".join(offered(other, "").values()), lang) == set()


# ---- one's own words --------------------------------------------------------------------------


@cache
def polish() -> Words:
    with speaking("pl"):
        return Words(wheal.new("tinners", ("Ola", "pas", "Zoe"), seed=7, setup="auto"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_is_understood_in_every_language_and_left_as_it_is(lang: str) -> None:
    match = wheal.new("tinners", players=3, seed=7)
    with speaking(lang):
        words = Words(match)
    for action in match.game.table.actions[::5]:
        assert words.read(action.text) == Typed("", action.text)
        assert words.read(f"{action.text} ?") == words.read(f"why {action.text}") == Typed("why", action.text)
    for command in COMMANDS:
        assert words.read(command) == words.read(words.own[command].upper()) == Typed(command, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_can_be_typed_in_ones_own_words(lang: str) -> None:
    match = wheal.new("tinners", players=3, seed=7)
    luck = Random(5)
    with speaking(lang):
        words = Words(match)
        for action in match.game.table.actions[::5]:
            assert words.read(in_own_words(action.text, luck)).rest.lower() == action.text.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(lang: str) -> None:
    say = texts_in(lang, "tinners")
    pairs = [pair.split("=") for pair in f"{say('play-typed-words')} {say('typed-words')}".split()]
    folded = [fold(own) for own, _ in pairs]
    assert len(set(folded)) == len(folded)
    game = wheal.game("tinners")
    assert not {fold(own) for own, meant in pairs if meant not in COMMANDS} & set(game.table.verbs)
    assert not set(folded) & set(game.content.area_names())
    assert set(COMMANDS) <= {meant for _, meant in pairs}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("buduj Gwennap", ("", "build Gwennap")),
        ("WYDOBADZ gwennap cyna 2 MIEDŹ 1", ("", "extract gwennap tin 2 copper 1")),
        ("buduj cyna", ("", "build cyna")),
        ("mapa żadna; licytuj 3", ("", "survey none;bid 3")),
        ("pas: pas", ("", "pas:pass")),
        ("Ola: licytuj 3; rezygnuj", ("", "Ola:bid 3;drop")),
        ("żadna", ("", "survey none")),
        ("dobierz", ("", "survey draw")),
        ("cyna 3", ("", "cyna 3")),
        ("nic; pas", ("", "nic;pass")),
        ("?", ("why", "")),
        ("dlaczego?", ("why", "")),
        ("DLACZEGO pas ?", ("why", "pass")),
        ("licytuj 3??", ("why", "bid 3")),
        ("zapisz pas?", ("save", "pas?")),
        ("zasady pas?", ("rules", "pas")),
        ("dziennik wszystko", ("log", "all")),
        ("dziennik 5", ("log", "5")),
        ("", ("", "")),
    ],
)
def test_only_verbs_and_words_of_the_notation_are_translated(line: str, meant: tuple[str, str]) -> None:
    assert polish().read(line) == meant


def test_the_nearest_word_is_one_that_can_be_typed() -> None:
    words = polish()
    guesses = {word: words.guess(word) for word in ("licytój", "plansz", "biuld", "bord", "rezygnacja", "qqqq")}
    assert guesses == {
        "licytój": "licytuj", "plansz": "plansza", "biuld": "build", "bord": "board", "rezygnacja": "rezygnuj",
        "qqqq": "",
    }  # fmt: skip


def test_the_beginning_of_ones_own_word_offers_the_notation() -> None:
    with speaking("pl"):
        match = wheal.new("tinners", ("Ola", "Jan", "Zoe"), seed=7, setup="auto")
        assert offered(match, "bud") == {"build ": "17 możliwości"}
        assert offered(match, "kopalnia gw") == offered(match, "build gw")
        assert list(offered(match, "build gw")) == ["build gwennap"]
        assert list(offered(match, "PIE")) == ["pasties"]
        assert offered(match, "plan") == offered(match, "boa") == {"plansza": "cały stół"}
        assert list(offered(match, "cof")) == ["cofnij"]
        assert "survey none" in offered(match, "buduj gwennap; mapa ża")
        assert list(offered(match, "buduj gwennap; mapa żadna; lic")) == ["bid "]
        assert offered(match, "zapisz /nie/ma/") == {}
    assert offered(match, "lic") == {}, "nobody speaks Polish any more"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_every_command_and_every_move_in_eighty_columns(lang: str) -> None:
    match = wheal.new("tinners", players=3, seed=7)
    with speaking(lang):
        words = Words(match)
        lines = help_lines(match, words)
    assert max(map(len, lines)) <= WIDTH
    shown = "\n".join(lines)
    assert [command for command in COMMANDS if words.own[command] not in shown] == []
    setting = match.state.setting
    for verb in match.game.table.verbs:
        is_told = re.search(rf"^  {verb}\b", shown, re.MULTILINE) is not None
        assert is_told == match.game.has_verb(setting, verb), verb
    assert re.search(r"^  extract \w+ tin N copper N\n {20}\S", shown, re.MULTILINE)
    assert "\N{NO-BREAK SPACE}" not in shown


# ---- a terminal -------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 120])
def test_a_polish_evening_at_a_terminal(columns: int) -> None:
    with terminal(columns, "tinners", "--seed", "7", "--lang", "pl", "--seats", "ola=me,greedy,greedy") as window:
        for _ in range(3):
            window.wait_for(CLEARED, "Odrzuć jedną", "ola>")
            window.type("1\r")
        window.wait_for(CLEARED, "Wykonaj akcję", "ola>")
        window.type("bud")
        window.wait_for("17 możliwości")
        window.type("uj gwennap ?\r")
        window.wait_for("„build gwennap” jest teraz możliwe.")
        window.type("pomoc\r")
        window.wait_for("Ruchy w tej grze:", "licytuj", "ola>")
        window.type("\x03")
        window.wait_for("Naciśnij Ctrl-C jeszcze raz", "ola>")
        window.type("pierogi\r")
        window.wait_for(CLEARED, "ola>")
        window.type("koniec\r")
        window.wait_for("Wyjść?")
        window.type("tak\r")
        assert window.finish() == 0
        text = window.text
    assert foreign(text.replace("~", " "), "pl") == set()
    assert "Rozgrywka została przerwana i nie jest zapisana." in text


def test_letters_that_a_terminal_has_not_are_written_without_their_marks() -> None:
    settings = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    for words in ([], ["--plain"]):
        with terminal(120, "tinners", "--seed", "7", "--lang", "pl", *words, **settings) as window:
            window.wait_for("Gracz 1>")
            window.type("\x04")
            assert window.finish() == 0
            text = plain(window.shown)
        assert text.isascii()
        assert "Odrzuc jedna z dwoch swoich map" in text
        assert "Rozgrywka zostala przerwana" in text
