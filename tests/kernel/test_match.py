"""Match: play by text, all or nothing; undo; looking back; records."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wheal
from wheal.kernel.record import parse_record, replay


def match() -> wheal.Match:
    return wheal.new("tinners", players=["mike", "katie", "zoe"], seed=7, setup="auto")


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    game = match()
    before = game.state.to_bytes()
    with pytest.raises(wheal.Refused) as caught:
        game.play("bid 3")
    assert caught.value.rule == "TT-AUC-01"
    assert str(caught.value) == "No auction is running. (TT-AUC-01)"
    assert game.state.to_bytes() == before


def test_several_moves_are_played_all_or_none() -> None:
    game = match()
    before = game.state.to_bytes()
    count = len(game.moves)
    first = game.to_decide[0]
    with pytest.raises(wheal.Refused):
        game.play(f"{first}: pasties", "bid 1000")
    assert game.state.to_bytes() == before
    assert len(game.moves) == count
    game.play(f"{first}: pasties")
    assert game.moves[-1] == f"{first}: pasties"


def test_a_wrong_move_at_the_end_of_a_line_is_no_free_look() -> None:
    game = wheal.new("tinners", players=["olly", "caesar"], seed=3, setup="auto")
    with pytest.raises(wheal.Refused):
        game.play("build camborne; survey draw; bid 0")
    assert [move.split(": ")[1] for move in game.moves[-2:]] == ["build camborne", "survey draw"], "the draw stands"
    assert len(game.state.view(0).deck["A"]) == 7


def test_a_move_of_another_player_names_whose_turn_it_is() -> None:
    game = match()
    other = next(name for name in game.names if name not in game.to_decide)
    refusal = game.why_not(f"{other}: pasties")
    assert refusal is not None
    assert refusal.rule == "TT-WT-01"
    assert refusal.args["player"] == game.to_decide[0]
    assert game.why_not("pasties") is None
    unknown = game.why_not("nobody: pasties")
    assert unknown is not None
    assert "mike" in str(unknown.args["names"])


def test_a_move_is_read_by_seat_without_a_name() -> None:
    game = match()
    seat = game.state.current_player
    other = (seat + 1) % len(game.names)
    before = game.state.to_bytes()
    assert game.read_move(seat, " PASTIES ") is game.read(f"{game.names[seat]}: pasties")[1]
    assert game.why_not("pasties", seat) is None
    assert game.why_not("pasties", game.names[seat]) is None
    refusal = game.why_not("pasties", other)
    assert refusal is not None
    assert refusal.args["player"] == game.names[seat]
    named = game.why_not(f"{game.names[seat]}: pasties", seat)
    assert named is not None, "a text without a name is no line with one"
    with pytest.raises(wheal.Refused):
        game.read_move(other, "pasties")
    assert game.state.to_bytes() == before


def test_undo_takes_back_what_showed_nothing() -> None:
    game = match()
    before = game.state.to_bytes()
    game.play("pasties")
    assert game.undo() == "pasties"
    assert game.state.to_bytes() == before


def test_undo_stops_at_a_look_a_roll_and_the_beginning() -> None:
    game = match()
    with pytest.raises(wheal.Refused, match="revealed, drawn or rolled"):
        game.undo()  # the last discard closed the set-up and prices were rolled
    fresh = wheal.new("tinners", players=3, seed=7)
    with pytest.raises(wheal.Refused, match="nothing to take back"):
        fresh.undo()
    seat = game.state.current_player
    card = next(
        (m for m in game.legal_moves if m.startswith("build ") and _can_survey(game, m)),
        None,
    )
    assert card is not None
    game.play(card)
    survey = next(m for m in game.legal_moves if m.startswith("survey S"))
    game.play(survey)
    with pytest.raises(wheal.Refused, match="revealed, drawn or rolled"):
        game.undo(seat)


def _can_survey(game: wheal.Match, move: str) -> bool:
    trial = game.at(len(game.moves))
    trial.play(move)
    return any(m.startswith("survey S") for m in trial.legal_moves)


def test_a_sealed_answer_is_taken_back_even_when_others_have_answered() -> None:
    game = wheal.new("tinners", players=["mike", "katie", "zoe"], seed=3)
    start = game.state.to_bytes()
    mike = game.legal_moves_of(0)[0]
    katie = game.legal_moves_of(1)[0]
    game.play(f"mike: {mike}", f"katie: {katie}")
    numbers = list(game.state.numbers)
    assert game.undo("mike") == mike
    assert game.moves == [f"katie: {katie}"]
    assert game.state.numbers == [numbers[0] - 1, *numbers[1:]]
    game.undo("katie")
    assert game.state.to_bytes() == start
    with pytest.raises(wheal.Refused):
        game.undo("zoe")


def test_another_player_cannot_undo_my_move() -> None:
    game = match()
    mover = game.state.current_player
    game.play("pasties")
    with pytest.raises(wheal.Refused, match="another player"):
        game.undo((mover + 1) % 3)


def test_looking_back_does_not_disturb_the_match() -> None:
    game = match()
    game.play("pasties", "pass")
    now = game.state.to_bytes()
    earlier = game.at(len(game.moves) - 1)
    assert earlier.moves == game.moves[:-1]
    earlier.play("pasties")
    assert game.state.to_bytes() == now
    with pytest.raises(wheal.BadInput):
        game.at(999)


def test_a_match_goes_on_from_a_snapshot_as_from_its_whole_record() -> None:
    game = match()
    game.play("pasties")
    snapshot = game.snapshot()
    game.play("pasties", "pass")
    record = parse_record(game.record())
    again = replay(record, game.game, snapshot=snapshot)
    assert again.state.to_bytes() == game.state.to_bytes()
    assert again.moves == game.moves
    assert again.record() == game.record()
    game.extra_headers = {}
    assert replay(record, game.game, snapshot=snapshot).record(0) == game.record(0)
    for n in (3, len(game.moves) - 1):
        assert again.at(n).state.to_bytes() == game.at(n).state.to_bytes()
    again.undo()
    again.undo()
    with pytest.raises(wheal.Refused):
        again.undo()


def test_saved_and_loaded(tmp_path: Path) -> None:
    game = match()
    game.play("pasties")
    path = tmp_path / "game.wheal"
    game.save(path)
    again = wheal.load(path)
    assert again.state.to_bytes() == game.state.to_bytes()
    assert wheal.load(game.record()).moves == game.moves
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.wheal"]


def test_a_seat_gets_neither_seed_nor_sealed_moves_while_the_game_runs() -> None:
    game = match()
    record = parse_record(game.record(0))
    assert "seed" not in record.headers
    assert "result" not in record.headers
    discards = {name: [move for _, who, move, _ in record.moves if who == name] for name in game.names}
    assert all(move.startswith("discard S") for move in discards["mike"])
    assert set(discards["katie"]) == set(discards["zoe"]) == {"?"}
    with pytest.raises(wheal.BadInput, match="no seed"):
        wheal.load(game.record(0))


def test_other_headers_are_kept_and_comments_ignored() -> None:
    game = match()
    text = game.record().replace("seed:", "note: the attic game\nseed:") + "# nothing more\n"
    again = wheal.load(text)
    assert "note: the attic game" in again.record()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("wheal: 1", "wheal: 9"), "version 9"),
        (("game: tinners", "game: tiners"), 'did you mean "tinners"'),
        (("seed: 7", "seed: seven"), "not a number"),
        (("players: mike, katie, zoe", "players: mike"), "2 to 5 players"),
        (("players:", "player:"), '"players" is missing'),
        (("discard", "discrad"), "move 1"),
        (("mike: discard", "mike discard"), "is no move"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(change: tuple[str, str], words: str) -> None:
    with pytest.raises(wheal.BadInput) as caught:
        wheal.load(match().record().replace(*change, 1))
    assert words in str(caught.value)


@given(st.text(max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(wheal.BadInput):
        wheal.load(text + "\n")


@pytest.mark.parametrize(
    "names", [["a", "a", "b"], ["", "b", "c"], ["a:b", "c", "d"], ["x" * 41, "b", "c"], ["a\u2028b", "c", "d"]]
)
def test_names_that_records_cannot_hold_are_refused(names: list[str]) -> None:
    with pytest.raises(wheal.BadInput):
        wheal.new("tinners", players=names)


@pytest.mark.parametrize(
    ("kwargs", "words"),
    [
        ({"players": 6}, "2 to 5 players"),
        ({"more_mines": 1}, "not there yet"),
        ({"arsenik": True}, 'did you mean "arsenic"'),
        ({"arsenic": "perhaps"}, "possible: false, true"),
        ({"seed": -1}, "0 or more"),
        ({"setup": "later"}, "setup"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(kwargs: dict[str, object], words: str) -> None:
    with pytest.raises(wheal.BadInput) as caught:
        wheal.new("tinners", **kwargs)  # type: ignore[arg-type]
    assert words in str(caught.value)


def test_an_unknown_game_gets_the_nearest_name() -> None:
    with pytest.raises(wheal.BadInput, match='did you mean "tinners"'):
        wheal.new("tinner")


# ---- copies, and matches of which only the end is kept ---------------------------------------------


def test_a_copy_is_played_on_alone() -> None:
    game = match()
    first = game.to_decide[0]
    game.play("pasties")
    other = game.copy()
    other.play("pasties")
    assert len(other.moves) == len(game.moves) + 1
    other.undo()
    assert other.state.to_bytes() == game.state.to_bytes()
    assert other.undo() == "pasties"
    assert other.to_decide == [first]
    assert game.to_decide != [first]


def test_what_is_forgotten_cannot_be_taken_back_and_nothing_else_changes() -> None:
    game = wheal.new("ore", players=3, seed=5)
    while game.count < 80:
        game.play(game.legal_moves[0])
    whole = game.copy()
    game.forget(10)
    final = max(i for i, step in enumerate(whole.steps) if step.is_final)
    assert game.count == whole.count == 80
    assert len(game.steps) == max(10, len(whole.steps) - final)
    for seat in range(3):
        assert game.can_undo(seat) == whole.can_undo(seat)
    while any(whole.can_undo(seat) for seat in range(3)):
        assert game.undo() == whole.undo()
        assert game.state.to_bytes() == whole.state.to_bytes()
    with pytest.raises(wheal.Refused):
        game.undo()
    assert game.at(game.count).state.to_bytes() == game.state.to_bytes()
    with pytest.raises(wheal.BadInput):
        game.at(game.base - 1)


def test_a_seat_can_undo_what_it_did_last() -> None:
    game = match()
    seat = game.state.current_player
    assert not game.can_undo(seat)
    game.play("pasties")
    assert [game.can_undo(other) for other in range(3)] == [other == seat for other in range(3)]
    sealed = wheal.new("tinners", players=3, seed=7)
    sealed.play(f"{sealed.names[1]}: {sealed.legal_moves_of(1)[0]}")
    assert [sealed.can_undo(other) for other in range(3)] == [False, True, False]


def test_a_match_that_forgot_its_beginning_goes_back_no_further_than_it_can() -> None:
    match = wheal.new("tinners", players=3, seed=7, setup="auto")
    rng = random.Random(3)
    for _ in range(80):
        match.play(rng.choice(match.legal_moves))
    match.forget(10)
    assert match.base > 0
    gone = next(n for n, step in enumerate(match.steps) if step.state_before is None)
    with pytest.raises(wheal.BadInput):
        match.at(match.base + gone)
    assert match.at(match.count).state.to_bytes() == match.state.to_bytes()
