"""``wheal rules``: the book as a page, in a file or on standard output, and what stands in its way; where a rule is."""

import json
from pathlib import Path

import pytest

import wheal
from wheal.cli.main import main
from wheal.kernel.book.page import rule_book_page
from wheal.kernel.book.rulebook import load_rule_book
from wheal.kernel.texts import texts, texts_in


@pytest.fixture
def page() -> str:
    return rule_book_page(load_rule_book("tinners"))


def sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is wrong with a command, said in one line; nothing is printed."""
    assert main(["rules", "tinners", *words]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("wheal: ")
    assert written.err.count("\n") == 1
    return written.err.removeprefix("wheal: ").strip()


def test_a_page_in_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, page: str) -> None:
    out = tmp_path / "rules.html"
    for _ in range(2):  # the second time over the first
        assert main(["rules", "tinners", "--html", str(out)]) == 0
        assert capsys.readouterr() == (f"The rule book is written to {out}.\n", "")
        assert out.read_text(encoding="utf-8") == page
        assert list(tmp_path.iterdir()) == [out]


def test_a_page_on_standard_output(capsysbinary: pytest.CaptureFixture[bytes], page: str) -> None:
    assert main(["rules", "tinners", "--html", "-"]) == 0
    assert capsysbinary.readouterr() == (page.encode(), b"")


def test_a_page_in_polish(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["rules", "tinners", "--html", "-", "--lang", "pl"]) == 0
    assert capsysbinary.readouterr().out == rule_book_page(load_rule_book("tinners", "pl")).encode()


def test_a_language_without_a_book(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    english = load_rule_book("tinners")
    monkeypatch.setattr("wheal.cli.rules.load_rule_book", lambda *_: english)
    assert main(["rules", "tinners", "--html", "-", "--lang", "pl"]) == 0
    notice = texts_in("pl")("cli-rules-language", game="tinners")
    assert capsys.readouterr() == (page, f"{notice}\n")


def test_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert sentence(capsys, "--html", str(tmp_path)) == f"{tmp_path}: {texts()('bad-file-odd')}"


def test_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert sentence(capsys, "--html", str(folder / "rules.html")) == f"{folder}: {texts()('bad-folder')}"
    assert list(tmp_path.iterdir()) == []


def test_no_permission(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", ".rules.html.x.part")

    monkeypatch.setattr("wheal.kernel.record.tempfile.mkstemp", refuse)
    out = tmp_path / "rules.html"
    assert sentence(capsys, "--html", str(out)) == f"{out} cannot be written: {texts()('bad-system-denied')}"


def test_a_name_that_is_too_long(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / ("x" * 300)
    assert sentence(capsys, "--html", str(out)) == f"{out} cannot be written: {texts()('bad-system-long')}"


@pytest.mark.parametrize("others", [["auction", "marker"], ["--json"], ["--missing"], ["--where"]])
def test_the_page_is_always_the_whole_book(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, others: list[str]
) -> None:
    said = sentence(capsys, *others, "--html", str(tmp_path / "rules.html"))
    assert said == f"--html writes the whole book; leave out {' '.join(others)}"
    assert list(tmp_path.iterdir()) == []


def test_words_in_any_form(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("auction", "auctions"):
        assert main(["rules", "tinners", word, "TT-AUC"]) == 0
        assert "TT-AUC-01" in capsys.readouterr().out


ALONE = (["TT-AUC-07"], ["tinners", "tt-auc-07"])


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small folder with code and tests, in which the command is given."""
    for path, text in {
        "src/wheal/games/tinners/rules/auction.py": '"""Bids. Rules TT-AUC-01..08."""\n\nSTEP = 1  # TT-AUC-07\n',
        "src/wheal/games/ore/rules/market.py": "STEP = 2  # TT-AUC-08\n",
        "tests/test_bids.py": '@rule("TT-AUC-07")\ndef test_a_bid_is_higher(): ...\n',
        "tests/scenarios/bids.toml": '[[scenario]]\nname = "a higher bid"\nrules = ["TT-AUC-07"]\n',
    }.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("words", ALONE)
def test_where_a_rule_is(capsys: pytest.CaptureFixture[str], checkout: Path, words: list[str]) -> None:
    """The game is known by the id."""
    assert main(["rules", *words, "--where"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        'src/wheal/games/tinners/rules/auction.py:1: """Bids. Rules TT-AUC-01..08."""',
        "src/wheal/games/tinners/rules/auction.py:3: STEP = 1  # TT-AUC-07",
        "tests/test_bids.py: test_a_bid_is_higher",
        "tests/scenarios/bids.toml: a higher bid",
    ]


def test_where_a_rule_is_in_json(capsys: pytest.CaptureFixture[str], checkout: Path) -> None:
    assert main(["rules", "TT-AUC-08", "--where", "--json", "--tests", "tests/scenarios"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "id": "TT-AUC-08",
        "game": "tinners",
        "code": [
            {"file": "src/wheal/games/ore/rules/market.py", "line": 1, "text": "STEP = 2  # TT-AUC-08"},
            {"file": "src/wheal/games/tinners/rules/auction.py", "line": 1, "text": '"""Bids. Rules TT-AUC-01..08."""'},
        ],
        "tests": [],
    }


def test_where_a_rule_is_in_the_installed_package(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "TT-AUC-07", "--where"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines
    package = Path(wheal.__file__).parent
    for line in lines:
        file, number, text = line.split(":", 2)
        assert Path(file).is_relative_to(package)
        assert Path(file).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip() == text.strip()


def test_a_rule_that_is_nowhere(capsys: pytest.CaptureFixture[str], checkout: Path) -> None:
    assert main(["rules", "TT-PRC-01", "--where"]) == 1
    assert capsys.readouterr() == ("", "wheal: no code cites TT-PRC-01, and no test shows it\n")
    assert main(["rules", "TT-PRC-01", "--where", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["code"] == []


def test_a_rule_by_its_id_alone(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for words in ALONE:
        assert main(["rules", *words]) == 0
        shown.append(capsys.readouterr().out)
    assert "TT-AUC-07" in shown[0]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        (["TT-AUC-77", "--where"], "en", 'no game has a rule TT-AUC-77; did you mean "TT-AUC-17"?'),
        (["TT-AUC-77", "--where"], "pl", "żadna gra nie ma zasady TT-AUC-77; czy chodziło o „TT-AUC-17”?"),
        (["XX-AUC-77"], "en", 'no game has a rule XX-AUC-77; did you mean "TT-AUC-17"?'),
        (
            ["tinners", "TT-AUC-77", "--where", "--json"],
            "en",
            'nothing in the rules of tinners matches "TT-AUC-77"; did you mean "TT-AUC-17"?',
        ),
        (["tinners", "--where"], "en", "--where tells of one rule; name its id, for example TT-AUC-05"),
        (
            ["tinners", "auction", "--where"],
            "pl",
            "--where mówi o jednej zasadzie; podaj jej identyfikator, na przykład TT-AUC-05",
        ),
        (["tinners", "--where", "--missing"], "en", '--missing lists all ids without a test; leave out "--where"'),
        (
            ["TT-AUC-07", "--where", "--tests", "nowhere"],
            "en",
            "nowhere: there is no such folder; name the folder of the tests by --tests DIR",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], lang: str, said: str
) -> None:
    assert main(["rules", *words, "--lang", lang]) == 2
    assert capsys.readouterr() == ("", f"wheal: {said}\n")
