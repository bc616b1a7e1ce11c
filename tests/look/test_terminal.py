"""What drawn tables are put together from: lines, blocks, and the signs that every table has."""

from __future__ import annotations

import pytest

from wheal.look.terminal import (
    ASCII,
    FAINT,
    INK,
    PLAYERS,
    STRONG,
    UNICODE,
    Block,
    Line,
    Marks,
    as_text,
    beside,
    columns,
    crop,
    heading,
    legend_block,
    news_lines,
    pad,
    player_name,
    player_sign,
    stack,
    width_of,
    wrap,
)


def plain(lines: list[Line]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def block(*lines: str) -> Block:
    return Block([[(line, INK)] for line in lines])


@pytest.mark.parametrize(
    ("width", "shown"), [(9, "iron mine"), (8, "iron mi…"), (6, "iron …"), (5, "iron…"), (1, "…"), (0, "")]
)
def test_a_line_is_cropped_where_it_must_be_and_keeps_its_styles(width: int, shown: str) -> None:
    line = crop([("iron ", STRONG), ("mine", FAINT)], width)
    assert plain([line]) == [shown]
    assert all(style in (STRONG, FAINT) for _, style in line)


def test_wide_characters_count_twice() -> None:
    line: Line = [("鉱山", INK)]
    assert width_of(line) == 4
    assert width_of(pad(line, 7)) == 7
    assert width_of(pad(line, 3)) == 3, "half a character becomes a space"


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    rows: list[list[Line]] = [[[("a", INK)], [("10", INK)]], [[("bcd", INK)], [("7", INK)]]]
    assert plain(columns(rows, right=(1,), gap=2)) == ["a    10", "bcd   7"]


def test_blocks_stand_beside_each_other_as_long_as_they_fit() -> None:
    blocks = [block("a", "b"), block("ccc"), block("dd")]
    assert plain(beside(blocks, 10, gap=1)) == ["a ccc dd", "b       "]
    assert plain(beside(blocks, 5, gap=1)) == ["a ccc", "b    ", "", "dd"]
    assert plain(beside(blocks, 1, gap=1)) == ["a", "b", "", "ccc", "", "dd"], "nothing is left out"
    assert beside([], 10) == []
    assert plain(stack(blocks[:2]).lines) == ["a", "b", "", "ccc"]


def test_words_are_wrapped_with_an_indent() -> None:
    assert plain(wrap("one two three", 7, INK, "  ")) == ["one two", "  three"]
    assert "".join(plain(wrap("one two", 1, INK, "  "))) == "onetwo"
    assert wrap("", 7) == []


@pytest.mark.parametrize("marks", [UNICODE, ASCII])
def test_five_players_have_five_signs(marks: Marks) -> None:
    assert len({player_sign(seat, marks) for seat in range(5)}) == len(set(marks.players)) == len(PLAYERS) == 5
    assert plain([player_name(1, ("ann", "Bartholomew"), marks, 6)])[0][2:] == f"Bart{marks.ellipsis}"


def test_a_line_for_a_terminal_without_unicode_is_ascii() -> None:
    line: Line = [("Wilki · „Złoto” → £5…  ", STRONG)]
    assert as_text(line, 80, ASCII).plain == 'Wilki - "Zloto" > L5...'
    assert as_text(line, 80, UNICODE).plain == "Wilki · „Złoto” → £5…"
    assert as_text(line, 5, UNICODE).plain == "Wilk…"
    for signs in (value for value in vars(ASCII).values() if isinstance(value, str)):
        assert signs.isascii()
    assert heading("News", ASCII) == [("News", "underline")]


def test_news_are_cropped_and_legends_are_filled_up() -> None:
    assert plain(news_lines(["Ann passes.", "Bob is done."], 12, UNICODE)) == ["· Ann passe…", "· Bob is do…"]
    assert plain(legend_block("T tin; C copper; ~ water", 16, UNICODE).lines) == ["T tin · C copper", "~ water"]
