"""The commands in both languages: which is spoken, help without a foreign word, and every mistake in one sentence."""

import errno
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wheal
from tests.cli.test_commands import SCENARIO, Run, Shell
from wheal.cli.main import COMMANDS, without_lang
from wheal.kernel.hints import reason_of
from wheal.kernel.texts import LANGUAGES, language

SETTINGS = ("WHEAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
USAGE = {"en": "Usage: ", "pl": "Użycie: "}
HELPED = (
    *COMMANDS,
    "scenario run",
    "record verify",
    "record show",
    "record replay",
    "content check",
    "content export",
)
NOTATION = {  # what is written alike in both languages
    *("wheal", "en", "pl", "lang", "n", "s", "ok", "fail", "error", "json", "toml", "me", "id", "tt", "auc"),
    *("tinners", "server", "catanatron", "tests", "postgresql", "port"),
    *("a", "do", "folder", "go", "test", "to", "ore", "play"),  # Polish words, a title, a command
}
for title in map(wheal.game, wheal.games()):
    for option in title.options.values():
        NOTATION |= set(re.findall(r"[a-z]+", " ".join([option.name, *map(str, option.values)]).lower()))


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that asks for no language."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def speaking(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language, as a program sets it that uses Wheal as a library."""
    token = language.set(request.param)
    yield request.param
    language.reset(token)


def moved(tmp_path: Path, moves: int) -> Path:
    """A record of so many moves."""
    path = tmp_path / f"{moves}.wheal"
    match = wheal.new("tinners", ["mike", "katie", "zoe"], seed=7)
    while len(match.moves) < moves:
        match.play(match.legal_moves[0])
    match.save(path)
    return path


def in_each(shell: Shell, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> dict[str, Run]:
    """What a call answers in each language."""
    answers = {}
    for lang in LANGUAGES:
        monkeypatch.setenv("WHEAL_LANG", lang)
        answers[lang] = shell(*words)
    return answers


class TestWhichLanguage:
    @pytest.mark.parametrize(
        ("asked", "lang"),
        [
            ({}, "en"),
            ({"LANG": "pl_PL.UTF-8"}, "pl"),
            ({"LANG": "pl"}, "pl"),
            ({"LANG": "PL_pl@euro"}, "pl"),
            ({"LANG": "C"}, "en"),
            ({"LANG": "POSIX"}, "en"),
            ({"LANG": "C.UTF-8"}, "en"),
            ({"LANG": "en_US.UTF-8"}, "en"),
            ({"LANG": "de_DE.UTF-8"}, "en"),
            ({"LANG": ""}, "en"),
            ({"LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_US.UTF-8"}, "pl"),
            ({"LC_MESSAGES": "en_US.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
            ({"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "C"}, "pl"),
            ({"LC_ALL": "C", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
            ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL.UTF-8"}, "pl"),
            ({"WHEAL_LANG": "pl", "LC_ALL": "en_US.UTF-8"}, "pl"),
            ({"WHEAL_LANG": "en", "LC_ALL": "pl_PL.UTF-8"}, "en"),
            ({"WHEAL_LANG": "pl_PL.UTF-8"}, "pl"),
            ({"WHEAL_LANG": "", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ],
    )
    def test_the_environment_asks(
        self, shell: Shell, monkeypatch: pytest.MonkeyPatch, asked: dict[str, str], lang: str
    ) -> None:
        for name, value in asked.items():
            monkeypatch.setenv(name, value)
        for words in (["--help"], ["serve", "--help"], ["record", "--help"], ["play", "--help"]):
            assert shell(*words).out.startswith(USAGE[lang])

    @pytest.mark.parametrize("command", ["play", "rules", "record verify", "record show", "record replay"])
    def test_the_option_asks_first(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
        for asked, other in (("pl", "en"), ("en", "pl")):
            monkeypatch.setenv("WHEAL_LANG", other)
            for words in (["--lang", asked, "--help"], ["--help", f"--lang={asked}"]):
                run = shell(*command.split(), *words)
                assert run.code == 0
                assert run.out.startswith(USAGE[asked])

    @pytest.mark.parametrize(
        ("words", "lang"),
        [
            ("play tinners", ""),
            ("play --lang pl", "pl"),
            ("play --lang=pl tinners", "pl"),
            ("play --lang en --lang pl", "pl"),
            ("play --language pl", ""),
            ("rules tinners -- --lang pl", ""),
            ("", ""),
        ],
    )
    def test_it_is_read_ahead(self, words: str, lang: str) -> None:
        assert without_lang(words.split())[1] == (lang or None)

    @pytest.mark.parametrize("words", ["", "--help", "--version", "record --help", "play tinners", "nonsense"])
    def test_a_bad_setting(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
        monkeypatch.setenv("WHEAL_LANG", "xx")
        monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
        assert shell.mistake(*words.split()) == 'there is no language "xx"; there are: en, pl'

    @pytest.mark.parametrize("option", ["--lang xx", "--lang=xx", "--lang yz"])
    @pytest.mark.parametrize("command", ["play tinners", "rules tinners", "record show nowhere.wheal", "play --help"])
    def test_a_bad_option(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str, option: str) -> None:
        words = [*command.split(), *option.split()]
        bad = option[-2:]
        assert shell.mistake(*words) == f'there is no language "{bad}"; there are: en, pl'
        monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
        assert shell.mistake(*words) == f"nie ma języka „{bad}”; dostępne: en, pl"
        monkeypatch.setenv("WHEAL_LANG", "yy")
        assert shell.mistake(*words) == f'there is no language "{bad}"; there are: en, pl'

    def test_a_good_option_beside_a_bad_setting(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("WHEAL_LANG", "xx")
        assert shell("record", "show", "--lang", "pl", "--help").out.startswith(USAGE["pl"])

    def test_an_option_without_its_value(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("WHEAL_LANG", "pl")
        assert shell.mistake("rules", "tinners", "--lang") == "opcja --lang wymaga wartości"

    def test_whoever_calls_goes_on_in_their_language(self, shell: Shell) -> None:
        assert shell("record", "show", "--help", "--lang", "pl").out.startswith(USAGE["pl"])
        assert language.get() == "en"

    def test_as_a_process_of_its_own(self) -> None:
        command = [sys.executable, "-m", "wheal", "recrod"]
        settings = {**os.environ, "LC_ALL": "pl_PL.UTF-8", "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env=settings, check=False)
        assert done.stderr == "wheal: nie ma polecenia „recrod”; czy chodziło o „record”?\n"


class TestLibrary:
    def test_it_speaks_english_whatever_the_environment(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("WHEAL_LANG", "pl")
        with pytest.raises(wheal.BadInput, match=r'^there is no game "tiners"; did you mean "tinners"\?$'):
            wheal.new("tiners")

    @pytest.mark.parametrize("speaking", ["pl"], indirect=True)
    @pytest.mark.usefixtures("speaking")
    def test_until_another_language_is_set(self) -> None:
        with pytest.raises(wheal.BadInput, match=r"^nie ma gry „tiners”; czy chodziło o „tinners”\?$"):
            wheal.new("tiners")
        with pytest.raises(wheal.BadInput, match=r"^wiersz 1: „nonsense” to nie nagłówek"):
            wheal.load("nonsense\n")
        with pytest.raises(wheal.BadInput, match=r"^nie ma bota „x”; dostępne: random, greedy"):
            wheal.bots.make("x")


class TestHelp:
    @pytest.mark.parametrize("command", ["", *HELPED])
    def test_polish_help_has_no_english_word(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
        pages = in_each(shell, monkeypatch, *command.split(), "--help")
        assert {lang: (run.code, run.err) for lang, run in pages.items()} == dict.fromkeys(LANGUAGES, (0, ""))
        english, polish = (words_of(pages[lang].out) for lang in LANGUAGES)
        assert len(polish) > 5
        assert not polish & english - NOTATION

    @pytest.mark.parametrize("command", ["", *HELPED])
    def test_nothing_is_left_out(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
        pages = in_each(shell, monkeypatch, *command.split(), "--help")
        english, polish = (re.findall(r"^  (-\S+|[a-z]+(?=  ))", pages[lang].out, re.MULTILINE) for lang in LANGUAGES)
        assert english == polish

    @pytest.mark.parametrize("command", ["scenario", "scenario run", "content", "content check", "bench"])
    def test_tools_of_authors_say_that_they_answer_in_english(
        self, shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str
    ) -> None:
        monkeypatch.setenv("WHEAL_LANG", "pl")
        assert " są po angielsku w każdym języku" in " ".join(shell(*command.split(), "--help").out.split())


def words_of(page: str) -> set[str]:
    """The words of a help page, without options and names of commands."""
    page = re.sub(r"^\S+ wheal [a-z ]*", "", page)
    page = re.sub(r"^  [a-z]+  ", "", page, flags=re.MULTILINE)
    page = re.sub(r"(?<!\w)--?[a-z][a-z-]*", "", page)
    return set(re.findall(r"[^\W\d_]+", page.lower()))


MISTAKES = [
    ("recrod", "there is no command", "nie ma polecenia"),
    ("zzz", "there is no command", "nie ma polecenia"),
    ("--versoin", "there is no option", "przed poleceniem nie ma opcji"),
    ("record", "say what to do", "napisz, co zrobić: wheal record verify|show|replay"),
    (
        "record verfy x",
        "wheal record has no command",
        "wheal record nie ma polecenia „verfy”; czy chodziło o „verify”?",
    ),
    ("record show", "FILE is missing", "brakuje argumentu PLIK; napisz: wheal record show [OPCJE] PLIK"),
    ("record show a b", "there is no place", "nie ma miejsca na „b”; napisz: wheal record show [OPCJE] PLIK"),
    ("record show x --at two", "--at must be a whole number", "--at musi być liczbą całkowitą"),
    ("record show x --at", "option --at needs a value", "opcja --at wymaga wartości"),
    ("record show x --att 3", "wheal record show has no option", "wheal record show nie ma opcji „--att”"),
    ("record show nowhere.wheal", "nowhere.wheal: there is no such file", "nowhere.wheal: nie ma takiego pliku"),
    ("record show FOLDER", "FOLDER: is a folder, not a file", "FOLDER: to jest folder, a nie plik"),
    ("record show BINARY", "BINARY: is not UTF-8 text", "BINARY: to nie jest tekst w UTF-8"),
    ("record show EMPTY", "EMPTY: this is no record", "EMPTY: to nie jest zapis rozgrywki"),
    ("record verify BROKEN", 'BROKEN:1: "hello" is no header', "BROKEN:1: „hello” to nie nagłówek"),
    ("record show RECORD --seat kate", 'there is no player "kate"', "nie ma gracza „kate”; czy chodziło o „katie”?"),
    ("record show RECORD --at 9", "RECORD: --at must be 0 to 3", "RECORD: --at musi być liczbą od 0 do 3"),
    ("record show ILLEGAL", 'ILLEGAL:8: move 1 "zoe: bid 9"', "ILLEGAL:8: ruch 1 „zoe: bid 9” jest niedozwolony: TT-"),
    ("rules tiners", "there is no game", "nie ma gry „tiners”; czy chodziło o „tinners”?"),
    ("rules", "GAME is missing", "brakuje argumentu GRA; napisz: wheal rules [OPCJE] GRA [ID|SŁOWA]..."),
    ("play tiners", "there is no game", "nie ma gry „tiners”"),
    ("play tinners --players 9", "tinners is for 2 to 5", "gra tinners jest dla 2–5 graczy, a nie dla 9"),
    ("play tinners --players many", "--players must be a whole", "--players musi być liczbą całkowitą"),
    ("play tinners --seats me,randon", "a seat cannot be", "„randon” nie może zająć miejsca"),
    ("play tinners --seats a:b=me,me", "a player cannot be called 'a:b'", "gracz nie może nazywać się „a:b”"),
    ("play tinners --seats none=me,me", "no player can be called", "gracz nie może nazywać się „none”"),
    ("play tinners --seats a=me,a=me", "two players have", "dwóch graczy ma to samo imię"),
    ("play tinners --seed -1", "a seed is a whole number", "ziarno losowania to liczba całkowita"),
    ("play tinners --option arsenik=true", "tinners has no option", "gra tinners nie ma opcji „arsenik”"),
    ("play tinners --option arsenic", 'option "arsenic" is not', "opcja „arsenic” jest niezrozumiała"),
    ("play tinners --option arsenic=x", "option arsenic cannot be x", "opcja arsenic nie może mieć wartości x"),
    ("play --resume nowhere.wheal", "nowhere.wheal: there is no such", "nowhere.wheal: nie ma takiego pliku"),
    ("play --plain=yes", "option --plain takes no value", "opcja --plain nie przyjmuje wartości"),
]


class TestMistakes:
    @pytest.fixture
    def files(self, tmp_path: Path) -> dict[str, Path]:
        """Files that are wrong, by the words that stand for them."""
        record = moved(tmp_path, 3)
        head, _, moves = record.read_text(encoding="utf-8").partition("\n\n")
        texts = {"EMPTY": b"", "BROKEN": b"hello\n", "BINARY": b"\xff\xfe\x80", "RECORD": record.read_bytes()}
        texts["ILLEGAL"] = f"{head}\n\nzoe: bid 9\n{moves}".encode()
        found = {name: tmp_path / f"{name.lower()}.wheal" for name in (*texts, "FOLDER")}
        for name, text in texts.items():
            found[name].write_bytes(text)
        found["FOLDER"].mkdir()
        return found

    @pytest.mark.parametrize(("line", "english", "polish"), MISTAKES)
    def test_each_is_one_sentence_in_each_language(
        self,
        shell: Shell,
        monkeypatch: pytest.MonkeyPatch,
        files: dict[str, Path],
        line: str,
        english: str,
        polish: str,
    ) -> None:
        words = [files.get(word, word) for word in line.split()]
        said = {}
        for lang in LANGUAGES:
            monkeypatch.setenv("WHEAL_LANG", lang)
            said[lang] = shell.mistake(*words)
        name = english.partition(":")[0]
        place = str(files.get(name, name))
        assert said["en"].startswith(english.replace(name, place, 1))
        assert said["pl"].startswith(polish.replace(name, place, 1))

    def test_a_fault_of_ours(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        def show(*_: object) -> None:
            raise ZeroDivisionError("by zero")

        monkeypatch.delenv("WHEAL_DEBUG", raising=False)
        monkeypatch.setattr("wheal.cli.record.RecordFile", show)
        answers = in_each(shell, monkeypatch, "record", "show", "x")
        assert {run.code for run in answers.values()} == {70}
        assert answers["en"].err.startswith("wheal: this is a fault in Wheal: ZeroDivisionError: by zero; with ")
        assert answers["pl"].err.startswith("wheal: to błąd w programie Wheal: ZeroDivisionError: by zero; ustaw ")

    @pytest.mark.parametrize("speaking", LANGUAGES, indirect=True)
    @pytest.mark.parametrize(
        ("number", "english", "polish"),
        [
            (errno.ENOENT, "there is no such file or folder", "nie ma takiego pliku ani folderu"),
            (errno.EACCES, "the system does not allow it", "system na to nie pozwala"),
            (errno.EISDIR, "it is a folder", "to jest folder"),
            (errno.ENOSPC, "there is no space left", "brakuje miejsca"),
        ],
    )
    def test_what_the_system_often_refuses(self, number: int, english: str, polish: str, speaking: str) -> None:
        assert reason_of(OSError(number, "so says the system")) == {"en": english, "pl": polish}[speaking]

    def test_what_it_rarely_refuses_is_said_in_its_own_words(self) -> None:
        assert reason_of(OSError(errno.EXDEV, "so says the system")) == "so says the system"


class TestRecord:
    @pytest.mark.parametrize(("count", "moves"), [(1, "1 ruch"), (2, "2 ruchy"), (5, "5 ruchów"), (12, "12 ruchów")])
    def test_verify(self, shell: Shell, tmp_path: Path, count: int, moves: str) -> None:
        path = moved(tmp_path, count)
        number = wheal.game("tinners").rules_number
        line = f"ok {path}: tinners, 3 graczy, zasady {number}, {moves}, w toku\n"
        assert shell("record", "verify", path, "--lang", "pl") == (0, line, "")

    def test_verify_what_is_not_so(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        path = moved(tmp_path, 5)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("seed: ", "result: mike 1\nseed: "), encoding="utf-8")
        answers = in_each(shell, monkeypatch, "record", "verify", path)
        english = "the header says result mike 1, but the game is not over after 5 moves"
        polish = "w nagłówku jest wynik mike 1, ale po 5 ruchach rozgrywka nie jest zakończona"
        assert answers["en"] == (1, f"FAIL {path}: {english}\n", "")
        assert answers["pl"] == (1, f"FAIL {path}: {polish}\n", "")

    def test_other_rules_are_said(self, shell: Shell, tmp_path: Path) -> None:
        path = moved(tmp_path, 2)
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("rules: ", "rules: 9"), encoding="utf-8")
        run = shell("record", "verify", path, "--lang", "pl")
        assert run.code == 0
        assert run.err.startswith(f"wheal: {path}: zapis powstał z zasadami 9")
        assert run.err.endswith("; mimo to próbuję odtworzyć\n")

    @pytest.mark.parametrize("command", ["show", "replay"])
    def test_a_game_told(self, shell: Shell, tmp_path: Path, command: str) -> None:
        path = moved(tmp_path, 3)
        run = shell("record", command, path, "--lang", "pl")
        assert run.code == 0
        assert ": mike, katie i zoe. Po ruchu 3 z 3.\n" in run.out
        assert run.out.splitlines()[-1].startswith("Kolej na: ")


class TestToolsOfAuthors:
    """What they answer does not depend on the language, because the keys of their files are English words."""

    @pytest.fixture
    def scenario(self, tmp_path: Path) -> Path:
        (tmp_path / "good.toml").write_text(SCENARIO, encoding="utf-8")
        (tmp_path / "false.toml").write_text(SCENARIO.replace("21", "22"), encoding="utf-8")
        (tmp_path / "refused.toml").write_text(SCENARIO.replace("mike: pasties", "mike: bid 3"), encoding="utf-8")
        (tmp_path / "game.toml").write_text(SCENARIO.replace('"tinners"', '"tiners"'), encoding="utf-8")
        (tmp_path / "key.toml").write_text(SCENARIO.replace("order", "ordr"), encoding="utf-8")
        (tmp_path / "name.toml").write_text(SCENARIO.replace('"zoe"', '"none"'), encoding="utf-8")
        return tmp_path

    @pytest.mark.parametrize("words", ["", "--json"])
    def test_scenario(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, scenario: Path, words: str) -> None:
        answers = in_each(shell, monkeypatch, "scenario", "run", scenario, *words.split())
        assert answers["en"] == answers["pl"]
        assert answers["en"].code == 2
        assert "did you mean" in answers["en"].out

    def test_content(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        (tmp_path / "dice.toml").write_text("schema = 1\ndie = []\n", encoding="utf-8")
        for words in (["tinners"], ["tinners", "--from", tmp_path], ["tiners"]):
            answers = in_each(shell, monkeypatch, "content", "check", *words)
            assert answers["en"] == answers["pl"]

    def test_bench(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        for words in (["tiners"], ["tinners", "--seconds", "0"], ["tinners", "--peer", "x"]):
            answers = in_each(shell, monkeypatch, "bench", *words)
            assert answers["en"] == answers["pl"]
            assert answers["en"].code == 2

    def test_but_usage_is_told_in_the_language(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("WHEAL_LANG", "pl")
        assert shell.mistake("scenario", "run").startswith("brakuje argumentu ŚCIEŻKA; napisz: wheal scenario run ")
        assert shell.mistake("bench", "tinners", "--seconds", "x") == "--seconds musi być liczbą"
