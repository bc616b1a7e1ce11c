"""Standing orders: what they answer, when they end, that they are their seat's secret, and that they break nothing."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import wheal
from tests import battery
from tests.marks import rule
from wheal.client.log_text import lines_since
from wheal.games.tinners.decisions.questions import DiscardQuestion
from wheal.games.tinners.game import Tinners
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.sealed import SealedQuestion
from wheal.kernel.game import SPECTATOR
from wheal.kernel.match import Match
from wheal.kernel.orders import declining
from wheal.kernel.record import parse_record, replay

NAMES = ["mike", "katie", "zoe"]
VARIANTS = [(game_id, seats) for game_id in wheal.games() for seats in wheal.game(game_id).players]


def match(seed: int = 7) -> Match:
    """Mike begins, then katie, then zoe; everybody has £20."""
    found = wheal.new("tinners", NAMES, seed=seed, setup="auto")
    assert found.to_decide == ["mike"]
    return found


def auction() -> Match:
    """Mike has put Gwennap up and opened with £1; katie is asked."""
    found = match()
    found.play("build gwennap", "survey none", "bid 1")
    assert found.to_decide == ["katie"]
    return found


def orders(game: Match, player: str) -> list[str]:
    return [str(order) for order in game.orders_of(player)]


def last(game: Match, count: int) -> list[tuple[str, bool]]:
    """The last moves, and whether orders made them."""
    return [(f"{NAMES[step.move.seat]}: {step.move.text}", step.move.is_auto) for step in game.steps[-count:]]


def pass_round(game: Match) -> None:
    """Play by fallback moves into the next round's actions."""
    number = game.game.moment(game.state).round
    while game.game.moment(game.state).round == number:
        game.play(game.state.fallback().text)


# ---- declining --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "player", "kind", "declined"),
    [
        ([], "mike", "act", "pass"),
        (["build gwennap"], "mike", "survey", "survey none"),
        (["build gwennap", "survey none", "bid 1"], "katie", "raise", "drop"),
        (["build gwennap", "survey none", "bid 1", "drop", "drop"], "mike", "card", "survey none"),
        (["build gwennap", "survey none", "bid 9", "drop", "drop", "survey none", "pass", "pass", "pumps"], "mike",
         "pump", "stop"),
        (["pass", "pass", "pass"], "mike", "invest", "pass"),
        (["pass"] * 6, "mike", "peek", "no-peek"),
    ],
)  # fmt: skip
def test_a_question_is_declined_at_once_and_whenever_it_is_asked_again(
    moves: list[str], player: str, kind: str, declined: str
) -> None:
    game = match()
    game.play(*moves)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (player, kind)
    count = len(game.steps)
    game.order(player, f"decline {kind} until game")
    assert (f"{player}: {declined}", True) == last(game, len(game.steps) - count)[0]
    assert orders(game, player) == [f"decline {kind} until game"]
    asked_again = False
    while not game.over:
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) != (player, kind)
        before = len(game.steps)
        game.play(random.Random(len(game.steps)).choice(game.legal_moves))
        asked_again = asked_again or any(step.move.is_auto for step in game.steps[before:])
    assert asked_again
    assert orders(game, player) == []


def test_with_two_players_a_card_before_the_auction_cannot_be_declined() -> None:
    game = wheal.new("tinners", ["olly", "caesar"], seed=3, setup="auto")
    game.play("build camborne")
    with pytest.raises(wheal.Refused, match='kind "survey" cannot be declined; these can: act, raise, answer'):
        game.order("olly", "decline survey until game")


def test_the_one_answer_of_two_players_is_declined() -> None:
    for seed in range(40):
        game = wheal.new("tinners", ["olly", "caesar"], seed=seed, setup="auto")
        other = 1 - game.state.current_player
        game.order(other, "decline answer until game")
        rng = random.Random(seed)
        while not game.over:
            assert game.state.question.name != "answer" or game.state.current_player != other
            game.play(rng.choice(game.legal_moves))
        if any(step.move == (other, "drop", True) for step in game.steps):
            return
    raise AssertionError("nobody was asked for an answer")


def test_an_order_ends_with_the_phase_the_round_or_the_game() -> None:
    game = match()
    for text in ("decline raise until phase", "decline card until round", "decline peek until game"):
        game.order("zoe", text)
    game.order("katie", "decline invest until round")
    game.play("pass", "pass")
    assert len(orders(game, "zoe")) == 3
    game.play("pass")
    assert game.decision is not None
    assert game.decision.kind == "invest"
    assert orders(game, "zoe") == ["decline card until round", "decline peek until game"]
    game.play("pass")
    assert last(game, 1) == [("katie: pass", True)]
    game.play("zoe: pass")
    while game.state.question.name == "peek":
        game.play("no-peek")
    assert orders(game, "zoe") == ["decline peek until game"]
    assert orders(game, "katie") == []
    game.play("pass", "pass", "pass")
    asked = []
    while game.state.question.name == "invest":
        asked += game.to_decide
        game.play("pass")
    assert "katie" in asked, "a new round"
    assert sorted(asked) == sorted(NAMES)


def test_a_phase_of_the_next_round_is_another_phase() -> None:
    game = match()
    game.order("mike", "decline raise until phase")
    pass_round(game)
    assert game.game.moment(game.state).phase == "actions"
    assert orders(game, "mike") == []


# ---- bidding ----------------------------------------------------------------------------------


def test_bids_rise_by_one_up_to_the_limit_and_then_stop() -> None:
    game = auction()
    game.order("katie", "bid up to 4")
    assert last(game, 1) == [("katie: bid 2", True)]
    game.play("drop", "bid 3")
    assert last(game, 1) == [("katie: bid 4", True)]
    game.play("bid 5")
    assert last(game, 2) == [("mike: bid 5", False), ("katie: drop", True)]


@rule("TT-AUC-06")
def test_who_gives_a_limit_before_the_opening_opens_with_the_minimum() -> None:
    for moves in (["build gwennap"], ["build gwennap", "survey none"]):
        game = match()
        game.play(*moves)
        game.order("mike", "bid up to 6")
        if game.state.question.name == "survey":
            game.play("survey none")
        assert last(game, 1) == [("mike: bid 1", True)]


@rule("TT-AUC-06")
def test_who_must_open_above_the_limit_is_asked() -> None:
    game = match()
    game.play("build gwennap", "survey none")
    game.order("mike", "bid up to 0")
    assert game.to_decide == ["mike"]
    assert game.state.question.name == "open"
    game.play("bid 2", "bid 3", "drop")
    assert last(game, 1) == [("mike: drop", True)]


def test_two_limits_bid_against_each_other() -> None:
    game = auction()
    game.order("katie", "bid up to 7")
    game.play("drop")
    game.order("mike", "bid up to 9")
    moves = ["mike: bid 3", "katie: bid 4", "mike: bid 5", "katie: bid 6", "mike: bid 7", "katie: drop"]
    assert last(game, 6) == [(move, True) for move in moves]
    assert game.to_decide == ["mike"]


def test_no_limit_bids_more_than_there_is() -> None:
    game = auction()
    game.order("katie", "bid up to 999999999")
    game.play("drop", "bid 19")
    assert last(game, 1) == [("katie: bid 20", True)]
    assert game.state.question.name == "card", "she has won, and nothing is left"
    poor = auction()
    poor.order("zoe", "bid up to 999999999")
    poor.play("bid 20")
    assert poor.to_decide == ["katie"], "who has no more is out without being asked"
    assert poor.state.question.name == "card"


def test_a_limit_ends_with_its_auction() -> None:
    game = auction()
    game.order("katie", "bid up to 2")
    game.play("drop", "bid 3", "survey none")
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == ("katie", "act")
    assert orders(game, "katie") == []
    game.play("pasties", "build breage", "survey none", "bid 1", "bid 2")
    assert game.to_decide == ["katie"], "she is asked in the next one"


# ---- giving and ending ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "text", "sentence"),
    [
        ("katie", "decline rise until game", 'Questions of the kind "rise" cannot be declined; these can: act, '),
        ("katie", "decline open until game", 'Questions of the kind "open" cannot be declined'),
        ("katie", "decline discard until game", 'Questions of the kind "discard" cannot be declined'),
        ("katie", "decline sell until game", 'Questions of the kind "sell" cannot be declined'),
        ("katie", "decline raise until turn", "is no standing order; one is written: decline act|survey|raise|"),
        ("katie", "decline raise", "until phase|round|game · bid up to N · off"),
        ("katie", "", '"" is no standing order'),
        ("katie", "bid up to many", "is no standing order"),
        ("katie", "bid up to -3", "is no standing order"),
        ("katie", "bid up to \N{SUPERSCRIPT TWO}", "is no standing order"),
        ("katie", "bid up to 9999999999", "is no standing order"),
        ("katie", "off off", "is no standing order"),
        ("katie", "zoe: decline raise until game", "You can give orders for katie only."),
        ("katie", "zoe: off", "You can give orders for katie only."),
        ("katie", "ann: off", 'There is no player "ann"'),
        ("zoe", "bid up to 4", "No auction is running"),
    ],
)
def test_what_cannot_be_ordered_is_said_and_changes_nothing(player: str, text: str, sentence: str) -> None:
    game = match()
    game.order("katie", "decline peek until game")
    game.order("zoe", "decline peek until round")
    before, count = game.state.to_bytes(), len(game.steps)
    with pytest.raises(wheal.Refused) as refused:
        game.order(player, text)
    assert sentence in str(refused.value)
    assert (game.state.to_bytes(), len(game.steps)) == (before, count)
    assert [orders(game, name) for name in NAMES] == [[], ["decline peek until game"], ["decline peek until round"]]


def test_nobody_gives_orders_without_a_seat_or_after_the_end() -> None:
    game = match()
    with pytest.raises(wheal.BadInput, match='no player "ann"'):
        game.order("ann", "off")
    with pytest.raises(wheal.BadInput):
        game.order(3, "off")
    while not game.over:
        game.play(game.state.fallback().text)
    with pytest.raises(wheal.Refused, match="over"):
        game.order("mike", "decline act until game")
    assert game.order("mike", "off") is None


def test_where_nothing_can_be_declined_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = match()
    monkeypatch.setattr("wheal.kernel.orders.declining", lambda state, seat: {})
    with pytest.raises(wheal.Refused, match="In this game no question can be declined"):
        game.order("mike", "decline act until game")
    with pytest.raises(wheal.Refused, match="one is written: bid up to N · off"):
        game.order("mike", "nonsense")


def test_an_order_replaces_its_like_and_off_ends_all() -> None:
    game = auction()
    game.order("zoe", "decline raise until phase")
    game.order("zoe", "Decline RAISE until game")
    game.order("zoe", "zoe: bid up to 4")
    game.order("zoe", "bid up to 5")
    assert orders(game, "zoe") == ["decline raise until game", "bid up to 5"]
    assert orders(game, "katie") == []
    game.order("zoe", " OFF ")
    assert orders(game, "zoe") == []
    game.play("bid 2")
    assert game.to_decide == ["zoe"]


@pytest.mark.parametrize(
    ("given", "played"),
    [
        (["decline raise until game", "bid up to 5"], "bid 3"),
        (["bid up to 5", "decline raise until game"], "drop"),
        (["bid up to 5", "decline card until game"], "bid 3"),
    ],
)
def test_of_two_orders_the_later_counts(given: list[str], played: str) -> None:
    game = auction()
    for text in given:
        game.order("zoe", text)
    game.play("bid 2")
    assert game.steps[-1].move == (2, played, True)


def test_what_is_said_in_a_line_goes_before_orders() -> None:
    game = match()
    game.order("mike", "decline survey until game")
    card = next(move for move in at_survey(game).legal_moves if move.startswith("survey S"))
    game.play(f"build gwennap; {card}")
    assert last(game, 1) == [(f"mike: {card}", False)]
    game.order("katie", "decline raise until game")
    game.play("bid 3", "zoe: bid 4")
    assert last(game, 3) == [("mike: bid 3", False), ("katie: drop", True), ("zoe: bid 4", False)]


def at_survey(game: Match) -> Match:
    trial = game.at(len(game.steps))
    trial.play("build gwennap")
    return trial


def test_a_refused_line_leaves_orders_as_they_were() -> None:
    game = match()
    game.order("mike", "decline survey until phase")
    before = game.state.to_bytes()
    with pytest.raises(wheal.Refused):
        game.play("build gwennap; survey none; bid 99")
    assert game.state.to_bytes() == before
    game.play("build gwennap")
    assert last(game, 1) == [("mike: survey none", True)]


def test_what_stands_of_a_refused_line_is_answered_by_orders() -> None:
    game = match()
    game.play(*["pass"] * 6)
    game.order("katie", "decline peek until game")
    with pytest.raises(wheal.Refused):
        game.play("mike: peek gwennap; peek gwennap")
    assert last(game, 2) == [("mike: peek gwennap", False), ("katie: no-peek", True)], "the look stands"


def test_a_wrong_line_after_a_good_one_does_not_try_out_another_seats_order() -> None:
    game = auction()
    game.order("zoe", "bid up to 9")
    with pytest.raises(wheal.Refused):
        game.play("bid 2", "bid 1000")
    assert last(game, 2) == [("katie: bid 2", False), ("zoe: bid 3", True)]
    with pytest.raises(wheal.Refused):
        game.play("mike: bid 5; bid 6")
    assert last(game, 1) == [("zoe: bid 3", True)], "inside a line nobody answers"


# ---- undo -------------------------------------------------------------------------------------


def test_undo_takes_back_a_move_with_what_followed_from_it_and_keeps_other_orders() -> None:
    game = match()
    game.order("mike", "decline survey until game")
    before = game.state.to_bytes()
    game.play("build gwennap")
    assert game.undo("mike") == "build gwennap; survey none"
    assert game.state.to_bytes() == before
    assert orders(game, "mike") == ["decline survey until game"]
    game.play("build gwennap")
    assert game.state.question.name == "open"


def test_undo_of_an_automatic_move_alone_ends_the_order_that_made_it() -> None:
    game = auction()
    game.order("zoe", "bid up to 9")
    game.order("zoe", "decline card until game")
    game.play("katie: bid 2")
    assert last(game, 1) == [("zoe: bid 3", True)]
    with pytest.raises(wheal.Refused, match="another player"):
        game.undo("katie")
    assert game.undo("zoe") == "bid 3"
    assert game.to_decide == ["zoe"]
    assert orders(game, "zoe") == ["decline card until game"]
    game.play("bid 8")
    assert last(game, 1) == [("zoe: bid 8", False)]


def test_another_seats_order_cannot_be_tried_out_by_undo() -> None:
    game = auction()
    game.order("zoe", "bid up to 9")
    game.play("katie: drop")
    game.play("mike: bid 5")
    assert last(game, 1) == [("zoe: bid 6", True)]
    with pytest.raises(wheal.Refused, match="another player has decided"):
        game.undo("mike")


def test_an_order_that_would_answer_the_question_that_is_open_again_ends() -> None:
    game = match()
    game.play("build gwennap")
    game.order("mike", "decline act until game")
    game.order("mike", "decline card until game")
    assert game.undo() == "build gwennap"
    assert orders(game, "mike") == ["decline card until game"]
    assert game.legal_moves[0].startswith("build ")


def test_an_order_that_a_move_has_ended_stands_again_when_the_move_is_taken_back() -> None:
    game = match()
    game.order("zoe", "decline raise until phase")
    game.order("katie", "decline card until phase")
    game.order("katie", "off")
    game.play("pass", "pass", "pass")
    assert orders(game, "zoe") == []
    assert game.undo("zoe") == "pass"
    assert orders(game, "zoe") == ["decline raise until phase"]
    assert orders(game, "katie") == [], "what was ended by hand stays ended"


def test_undo_stops_at_what_was_revealed() -> None:
    game = auction()
    game.order("katie", "decline raise until game")
    game.play("drop")
    assert game.state.question.name == "card"
    with pytest.raises(wheal.Refused, match="revealed"):
        game.undo()


# ---- sealed questions -------------------------------------------------------------------------


class Discards(SealedQuestion[Position]):
    """The discards of the set-up as a question that can be declined: the better card is kept."""

    def __init__(self, own: DiscardQuestion) -> None:
        super().__init__(own.name)
        self.own = own
        self.always_asked = True

    def wanted(self, state: Position, seat: int) -> int:
        return self.own.wanted(state, seat)

    def options(self, state: Position, seat: int, out: list[Action[Any]]) -> None:
        self.own.options(state, seat, out)

    def carry_out(self, state: Position) -> None:
        self.own.carry_out(state)

    def others_turn(self, state: Position, seat: int) -> Refusal:
        return self.own.others_turn(state, seat)

    def decline(self, state: Position, seat: int) -> Action[Any] | None:
        return self.own.fallback(state, seat) if seat in state.deciders else None


def sealed() -> Match:
    game = Tinners.with_content()
    setting = game.setting(3, game.read_options({}))
    own = setting.questions[0]
    assert isinstance(own, DiscardQuestion)
    setting.questions[0] = Discards(own)
    return Match(game, NAMES, {}, 7)


def test_in_a_sealed_group_an_order_answers_for_its_own_seat() -> None:
    game = sealed()
    game.order("katie", "decline discard until game")
    assert [step.move.seat for step in game.steps] == [1, 1, 1]
    assert game.to_decide == ["mike", "zoe"]
    answer = game.steps[-1].move.text
    assert game.undo("katie") == answer
    assert orders(game, "katie") == []
    assert game.to_decide == NAMES
    game.order("katie", "decline discard until game")
    assert [step.move for step in game.steps][-1] == (1, answer, True)
    game.order("zoe", "decline discard until phase")
    assert game.to_decide == ["mike"]
    assert "auto" not in game.record("mike")
    assert game.record("mike").count("katie: ?\n") == 3
    while game.state.question.name == "discard":
        game.play(f"mike: {game.legal_moves[0]}")
    assert orders(game, "zoe") == []
    assert orders(game, "katie") == ["decline discard until game"]


# ---- records, views, secrecy ------------------------------------------------------------------


def test_the_mark_is_written_and_read() -> None:
    game = auction()
    game.order("katie", "bid up to 4")
    text = game.record()
    assert text.endswith("\nmike: bid 1\nkatie: bid 2  auto\n")
    again = wheal.load(text)
    assert again.record() == text
    assert [step.move for step in again.steps] == [step.move for step in game.steps]
    assert again.orders_of("katie") == [], "orders themselves are not kept"
    assert game.at(len(game.steps)).record() == text
    assert game.at(len(game.steps)).orders_of("katie") == []


def seen(game: Match, seat: int) -> tuple[object, ...]:
    view = msgspec.json.encode(game.view(seat if seat >= 0 else None))
    record = game.record(seat) if seat >= 0 else ""
    return view, record, [line.text for line in lines_since(game, seat)], game.legal_moves_of(seat)


def test_others_see_the_same_whether_a_seat_has_orders_or_types() -> None:
    game, typed = auction(), auction()
    game.order("katie", "bid up to 6")
    typed.play("bid 2")
    for moves in (["drop"], ["bid 3"]):
        game.play(*moves)
        typed.play(*moves)
        while typed.to_decide == ["katie"]:
            typed.play(next(step.move.text for step in game.steps[len(typed.steps) :]))
        assert game.state.to_bytes() == typed.state.to_bytes()
        for seat in (SPECTATOR, 0, 2):
            assert seen(game, seat) == seen(typed, seat)
    assert seen(game, 1) != seen(typed, 1), "katie sees what was automatic"
    assert game.record(1).count("  auto\n") == typed.record(1).count("  auto\n") + 2
    while not game.over:
        game.play(game.state.fallback().text)
    assert game.record(0) == game.record(), "after the end nothing is hidden"


# ---- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_in_which_a_seat_declines_everything(players: int) -> None:
    for seed in range(6):
        game = wheal.new("tinners", players=players, seed=seed, setup="auto")
        rng = random.Random(seed)
        seat = rng.randrange(players)
        setup = len(game.steps)
        for kind in declining(game.state, seat):
            game.order(seat, f"decline {kind} until game")
        while not game.over:
            assert game.state.current_player != seat
            game.play(rng.choice(game.legal_moves))
        own = {step.move.text for step in game.steps[setup:] if step.move.seat == seat}
        assert all(step.move.is_auto == (step.move.seat == seat) for step in game.steps[setup:])
        assert "pass" in own
        assert own <= {"pass", "drop", "no-peek"}
        assert game.state.scores()[seat] >= 0
        again = replay(parse_record(game.record()), game.game)
        assert again.record() == game.record()
        assert again.state.to_bytes() == game.state.to_bytes()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_of_nothing_but_orders_ends(players: int) -> None:
    game = wheal.new("tinners", players=players, seed=5, setup="auto")
    for seat in reversed(range(players)):
        for kind in reversed(declining(game.state, seat)):
            if not game.over:
                game.order(seat, f"decline {kind} until game")
    assert game.over


@pytest.mark.parametrize(("game_id", "players"), VARIANTS)
def test_random_orders_and_undo_never_break_a_game(game_id: str, players: int) -> None:
    automatic = 0
    for seed in range(8):
        rng = random.Random(seed)
        game = wheal.new(game_id, players=players, seed=seed)
        for _ in range(4000):
            if game.over:
                break
            seat = rng.choice(game.state.deciders)
            match rng.randrange(12):
                case 0 | 1:
                    kinds = list(declining(game.state, seat))
                    texts = [f"decline {rng.choice(kinds)} until {rng.choice(['phase', 'round', 'game'])}", "off"]
                    attempt(game.order, seat, rng.choice([*texts, f"bid up to {rng.randrange(12)}"]))
                case 2:
                    attempt(game.undo, rng.randrange(players))
                case 3:
                    attempt(game.order, rng.randrange(players), "off")
                case _:
                    game.play(f"{game.names[seat]}: {rng.choice(game.legal_moves_of(seat))}")
            check_nobody_waits_with_an_order(game)
        assert game.over
        again = replay(parse_record(game.record()), game.game)
        assert again.state.to_bytes() == game.state.to_bytes()
        automatic += sum(step.move.is_auto for step in game.steps)
    assert automatic > 10


def attempt(what: Any, *args: object) -> None:
    try:
        what(*args)
    except wheal.Refused:
        return


def check_nobody_waits_with_an_order(game: Match) -> None:
    assert game.over or game.orders.answer(game.state) is None


@pytest.mark.parametrize(("game_id", "players"), VARIANTS)
def test_every_game_declines_and_bids_legally_and_knows_where_it_is(game_id: str, players: int) -> None:
    game = wheal.game(game_id)
    start = declining(game.new_state(players, {}, 0), 0)
    declined = set()
    for seed in range(6):
        moment = None
        for state, seat, _ in battery.random_states(game, players, game.read_options({}), seed):
            assert declining(state, seat) == start, "what can be declined does not depend on the position"
            now = game.moment(state)
            assert moment is None or now.round >= moment.round
            moment = now
            question = state.question
            refusing = question.decline(state, seat)
            if refusing is not None:
                assert state.is_legal(refusing, seat)
                declined.add(question.name)
                after = state.clone()
                after.apply(refusing, seat)
                after.numbers = state.numbers[:]
                assert after.to_bytes() != state.to_bytes(), "an order that answers it again and again would not end"
            for limit in (0, 1, 5, 10**6):
                bid = question.bid_up_to(state, seat, limit)
                if bid is not None:
                    assert state.is_legal(bid, seat)
                    assert now.lot >= 0
    assert declined


def test_orders_are_written_and_read() -> None:
    match = wheal.new("ore", players=3, seed=4)
    match.order(0, "decline relief until game")
    match.order(1, "decline initiative until round")
    other = match.copy()
    other.orders.load(match.orders.dump())
    assert [[str(order) for order in other.orders_of(seat)] for seat in range(3)] == [
        ["decline relief until game"],
        ["decline initiative until round"],
        [],
    ]
    for _ in range(60):
        for one in (match, other):
            one.play(one.legal_moves[0])
        assert match.moves == other.moves
        assert match.orders.dump() == other.orders.dump()
