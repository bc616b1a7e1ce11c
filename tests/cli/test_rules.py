"""``wheal rules``: the book as a page, in a file or on standard output, and what stands in its way."""

from pathlib import Path

import pytest

from wheal.cli import main
from wheal.kernel.rulebook import load_rule_book
from wheal.kernel.rulebook_page import rule_book_page
from wheal.kernel.texts import texts


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
    notice = texts("", "pl")("cli-rules-language", game="tinners")
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


@pytest.mark.parametrize("others", [["auction", "marker"], ["--json"], ["--missing"]])
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
