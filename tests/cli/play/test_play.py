"""`wheal play` in plain lines: whole games, people at one screen, what is typed and what is answered."""

import io
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
import typer

import wheal
from wheal.cli.play.choices import Menu
from wheal.cli.play.command import play
from wheal.cli.play.news import is_question_secret
from wheal.cli.play.seats import read_seats
from wheal.cli.play.session import Session
from wheal.kernel.engine.events import EVERYBODY
from wheal.kernel.engine.rng import Rng
from wheal.kernel.match import Match

CARD = re.compile(r"\bS[A-DW]\d\d\b")
HELD = re.compile(r"^ *(Region [A-D]|Any region): ", re.MULTILINE)  # how a line of a hand begins
RANK = re.compile(r"(\d)\. (.+)  (\d+) points")
SEED = 7  # Player 1 begins with SA07 SA10 SB05 SB10 SC07 SC08 SW04


class Deaf(io.StringIO):
    """A standard input that nobody may read."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        raise AssertionError("input was read")


class Person:
    """A console whose lines are typed by a function of the prompt."""

    def __init__(self, type_line: Callable[["Person", str], str]) -> None:
        self.type_line = type_line
        self.session: Session
        self.shown: list[str] = []
        self.typed: list[str] = []
        self.owner = -1  # the seat that has confirmed that it sees the screen
        self.check: Callable[[Person, str], None] = lambda person, line: None

    def write(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.shown.append(line)
            self.check(self, line)

    def read(self, prompt: str) -> str:
        self.write([prompt])
        line = self.type_line(self, prompt)
        self.typed.append(line)
        if is_hand_over(prompt):
            self.owner = self.match.seat(prompt.partition(",")[0])
        return line

    def hide_screen(self) -> None:
        self.shown.append("-----")
        self.owner = -1

    @property
    def match(self) -> Match:
        return self.session.match


def is_hand_over(prompt: str) -> bool:
    return "press Enter" in prompt


def sit_down(seats: str, type_line: Callable[[Person, str], str], seed: int = SEED) -> Person:
    person = Person(type_line)
    table = read_seats(wheal.game("tinners"), seats, None)
    match = wheal.new("tinners", [seat.name for seat in table], seed)
    person.session = Session(match, table, person)
    return person


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def play_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, seats: str = "me,random,random"
) -> str:
    """What is shown when these lines are typed into a game."""
    type_lines(monkeypatch, lines)
    play("tinners", seats=seats, seed=SEED)
    return capsys.readouterr().out


def answers(shown: str) -> list[str]:
    """What was shown after each line that was typed."""
    return [part.partition("\n")[2].strip() for part in shown.split("Player 1> ")[1:]]


# ---- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_a_person_no_input_is_read_and_the_ranking_comes_last(
    players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Deaf())
    play("tinners", seats="random", players=players, seed=3)
    lines = capsys.readouterr().out.splitlines()
    ranks = [RANK.fullmatch(line) for line in lines[-players:]]
    found = [rank.groups() for rank in ranks if rank is not None]
    assert [place for place, _, _ in found] == [str(place) for place in range(1, players + 1)]
    assert {name for _, name, _ in found} == {f"Random {i}" for i in range(1, players + 1)}
    points = [int(points) for _, _, points in found]
    assert points == sorted(points, reverse=True)
    assert "The game is over." in lines
    assert not RANK.fullmatch(lines[-players - 1])


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    transcripts = []
    for _ in range(2):
        play("tinners", seats="random,random", seed=12)
        transcripts.append(capsys.readouterr().out)
    play("tinners", seats="random,random", seed=13)
    assert transcripts[0] == transcripts[1] != capsys.readouterr().out


def test_a_game_of_bots_shows_no_card_that_was_not_played(capsys: pytest.CaptureFixture[str]) -> None:
    play("tinners", seats="random,random,random", seed=3)
    shown = capsys.readouterr().out
    for line in shown.splitlines():
        if CARD.search(line):
            assert re.search(r"plays|pays|takes effect|: survey", line), line
    assert "discard S" not in shown
    assert not HELD.search(shown)


def test_a_person_plays_a_whole_game_by_fallback_moves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    person = sit_down("me,random,random", lambda person, _: person.match.state.fallback().text)
    person.session.run()
    assert person.match.over
    type_lines(monkeypatch, person.typed)
    play("tinners", seats="me,random,random", seed=SEED)
    shown = capsys.readouterr().out
    assert shown.splitlines()[-3:] == person.shown[-3:], "the same lines through standard input give the same game"
    assert "\nPlayer 1> pass\n" in shown, "what was typed stands in the transcript"
    assert not any(is_hand_over(line) for line in person.shown), "one person alone hands nothing over"


def test_a_person_plays_a_whole_game_by_numbers() -> None:
    rng = Rng(4)

    def choose(person: Person, _: str) -> str:
        menu = person.session.menu
        if menu.amount is not None:
            return menu.amount.moves[rng.below(min(3, len(menu.amount.moves)))].split()[-1]
        return str(1 + rng.below(len(menu.choices)))

    person = sit_down("me,random", choose)
    person.session.run()
    assert person.match.over
    assert all(line.isdigit() for line in person.typed)
    own = [move for move in person.match.moves if move.startswith("Player 1: ")]
    assert len({move.split()[2] for move in own}) > 5, "numbers reach moves of every kind"
    assert not any("There is no choice" in line for line in person.shown)


# ---- several people at one screen -------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [("me,me,random", 1), ("me,random,me", 2), ("me,me,me", 3), ("me,me", 4)])
def test_secrets_appear_only_after_their_player_has_confirmed(seats: str, seed: int) -> None:
    rng = Rng(seed)
    secrets_seen: dict[int, int] = {}
    hand_overs = 0

    def type_line(person: Person, prompt: str) -> str:
        nonlocal hand_overs
        if is_hand_over(prompt):
            hand_overs += 1
            return ""
        if rng.below(6) == 0:
            return ("hand", "board", "log all")[rng.below(3)]
        moves = person.match.legal_moves
        return moves[rng.below(len(moves))]

    def check(person: Person, line: str) -> None:
        state = person.match.state
        for card in CARD.findall(line):
            for seat in range(len(person.match.names)):
                if card in state.view(seat).player[seat].hand:
                    assert person.owner == seat, f"{line!r} shows a card of {person.match.names[seat]}"
                    secrets_seen[seat] = secrets_seen.get(seat, 0) + 1
        if HELD.search(line):
            assert line.strip() in person.match.game.hand_text(state, person.owner)
        private = [e for e in person.match.events if e.seen_by != EVERYBODY and e.action is None]
        lookers = [event.seat for event in private if person.match.game.event_text(event, person.match.names) == line]
        assert not lookers or person.owner in lookers, f"{line!r} was for another player"
        if "you know it" in line:
            assert person.owner >= 0

    person = sit_down(seats, type_line, seed)
    person.check = check
    person.session.run()
    assert person.match.over
    people = [seat for seat, kind in enumerate(seats.split(",")) if kind == "me"]
    assert sorted(secrets_seen) == people, "each person has seen its own cards, and nobody those of a bot"
    assert hand_overs > len(people)


def test_discards_are_asked_one_seat_after_the_other_and_stay_secret() -> None:
    asked: set[str] = set()

    def type_line(person: Person, prompt: str) -> str:
        if is_hand_over(prompt):
            return ""
        if person.match.state.question.name == "act" and prompt not in asked:
            asked.add(prompt)
            return "log all"
        return person.match.state.fallback().text

    shown: dict[str, int] = {}

    def check(person: Person, line: str) -> None:
        for step in person.match.steps:
            verb, _, card = step.move.text.partition(" ")
            if verb != "discard":
                continue
            match, seat = person.match, step.move.seat
            told = match.game.move_text(match.state.parse(step.move.text), match.names[seat])
            if f"discard {card}" in line or told in line:
                assert person.owner == seat
            if told in line:
                shown[card] = seat

    person = sit_down("me,random,me", type_line)
    person.check = check
    person.session.run()
    seats = [person.match.names.index(move.partition(":")[0]) for move in person.match.moves[:9]]
    assert seats == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert sorted(shown.values()) == [0, 0, 0, 2, 2, 2], "each person finds its own discards in its log"


def in_an_auction(*lines: str) -> Person:
    """Three people bid for Gwennap, then these lines are typed."""
    typed = iter(["build gwennap; survey none; bid 1", "bid 2", "bid 3", *lines, "quit", "quit"])

    def type_line(person: Person, prompt: str) -> str:
        if is_hand_over(prompt):
            return ""
        return person.match.legal_moves[0] if person.match.state.question.name == "discard" else next(typed)

    person = sit_down("me,me,me", type_line)
    person.session.run()
    return person


def test_an_auction_goes_on_without_handing_over_where_nothing_is_secret() -> None:
    person = in_an_auction("bid 4", "bid 5", "bid 6")
    at = person.typed.index("bid 3")
    assert person.typed[at + 1 : at + 4] == ["bid 4", "bid 5", "bid 6"]
    shown = "\n".join(person.shown)
    before, after = shown.split("Player 3 bids £3", 1)
    assert "-----" in before[before.rindex("Any region:") :], "the secrets that were shown last were moved away"
    assert not CARD.search(after)
    assert not HELD.search(after)


def test_a_hidden_hand_asked_for_in_the_open_is_confirmed_first() -> None:
    person = in_an_auction("hand")
    at = person.typed.index("hand")
    assert person.typed[at : at + 2] == ["hand", ""]
    assert person.owner == 0


def test_a_list_of_choices_is_secret_where_it_names_what_only_its_player_knows() -> None:
    match = wheal.new("tinners", players=3, seed=SEED)
    assert is_question_secret(match, 0), "the cards to discard"
    match.play_setup()
    assert not is_question_secret(match, 0), "actions are open to everybody"
    match.play("build gwennap")
    assert is_question_secret(match, 0), "the cards that fit"
    match.play("survey none", "bid 1")
    assert not is_question_secret(match, 1), "so are bids"


# ---- what is typed ----------------------------------------------------------------------------


def test_a_refused_move_says_why_and_asks_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play_lines(
        monkeypatch, capsys,
        "bid 1000", "discard SA01", "dicsard SA07", "bord", "", "discard SA07; pass", "Random 1: discard SA07", "7",
        "9" * 5000, "rules zzz", "log \N{SUPERSCRIPT TWO}", "save",
    )  # fmt: skip
    said = answers(shown)
    assert said[0].startswith("A bid of 1000 is not possible: bids go up to £999, and to the money in hand. (TT-")
    assert said[1] == "You do not hold this survey card. (TT-SET-13)"
    assert said[2] == '"dicsard" is no move of this game; did you mean "discard"?'
    assert said[3] == '"bord" is no move of this game; did you mean "board"?'
    assert said[4] == "Type a move; ? lists what can be done."
    assert said[5].endswith("Nothing of this line was played.")
    assert said[6] == "Only Player 1 can type moves now."
    assert said[7] == "There is no choice 7; choices are 1 to 2."
    assert said[8] == "This line is too long; 500 characters are enough for any move."
    assert said[9] == 'No rule has this id or these words: "zzz".'
    assert said[10] == said[11] == 'That is not how this command is written; "help" shows how.'
    assert said[12] == "The game was left and not saved."


def test_questions_about_moves_and_rules(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = play_lines(
        monkeypatch, capsys,
        "?", "why discard SA01", "bid 3 ?", "discard SA07?", "rules tt-auc-07", "rules", "rules auction marker",
        "rules TT-AUC-99", "help", "hand", "board",
    )  # fmt: skip
    said = answers(shown)
    assert said[0].startswith(
        "1. discard SA07 (2 water less, region A)\n  2. discard SA10 (a permanent steam pump, region A)\n"
    )
    refusal, quoted = said[1].splitlines()
    assert refusal == "You do not hold this survey card. (TT-SET-13)"
    assert quoted.startswith("  TT-SET-13: ")
    assert said[2].startswith("First choose which survey cards to discard. (TT-SET-13)\n  TT-SET-13: ")
    assert said[3] == '"discard SA07" is possible now.'
    assert said[4].startswith("TT-AUC-07: ")
    assert said[5].endswith('"rules ID" shows a rule, "rules WORDS" finds rules.')
    assert "TT-AUC-01: " in said[6]
    assert said[7] == 'No rule has this id or these words: "TT-AUC-99"; did you mean "TT-AUC-09"?'
    assert "save FILE" in said[8]
    assert "Any region: 2 water less, worth £4" in said[9]
    assert "cards A A B B C C wild." in said[10]


def test_a_verb_alone_lists_its_moves_and_numbers_then_mean_these(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers(play_lines(monkeypatch, capsys, "1", "1", "1", "build", "2", "bid", "2"))
    assert "1. build … (17 ways)\n" in said[2]
    assert "1. build st-just " in said[3]
    assert '"?" shows all choices again.' in said[3]
    assert "\nOpen the auction of St Ives with £1 or more" in said[4], "an open tile asks for no card before"
    assert said[5].startswith("bid 1 … bid 20: type the number.")


def test_own_moves_can_be_taken_back_until_others_decide(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answers(play_lines(monkeypatch, capsys, "undo", "discard SA10", "undo", "discard SA07", "1", "1", "undo"))
    assert said[0] == "There is nothing to take back."
    assert said[2].startswith("Taken back: discard SA10.")
    assert "Discard one of your two cards of region A." in said[2]
    assert said[6].startswith("This cannot be taken back")


def test_news_are_told_once_also_after_undo() -> None:
    lines = iter(["1", "1", "1", "build gwennap", "undo", "log all", "quit", "quit"])
    person = sit_down("me,random,random", lambda *_: next(lines))
    person.session.run()
    assert person.shown.count("Round 1 begins.") == 2, "once as news, once in the log"
    assert "Player 1: build gwennap" not in person.shown


def test_what_a_seat_saw_is_told_to_it_alone() -> None:
    def look_at_a_tile(person: Person, _: str) -> str:
        moves = person.match.legal_moves
        wanted = [move for move in moves if move.startswith("peek")]
        return wanted[0] if wanted else person.match.state.fallback().text

    person = sit_down("me,random,random", look_at_a_tile)
    person.session.run()
    own = [event for event in person.match.events if event.name == "saw" and event.seat == 0]
    others = [event for event in person.match.events if event.name == "saw" and event.seat != 0]
    assert own
    assert others, "the other seats have looked at tiles too"
    told = [line for line in person.shown if re.match(r"The tile in .* shows ", line)]
    assert told == [person.match.game.event_text(event, person.match.names) for event in own]


# ---- keeping and leaving ----------------------------------------------------------------------


def test_a_saved_game_is_loaded_as_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my game.wheal"
    shown = play_lines(monkeypatch, capsys, "1", "1", "1", "pasties", f"save {file}", "quit", "", "quit", "quit")
    said = answers(shown)
    assert re.search(rf"^Saved in {re.escape(str(file))} after \d+ moves\.$", said[4])
    assert said[5].endswith("The game goes on.")
    assert said[6].endswith(f"The game was left; it is saved in {file}.")
    match = wheal.load(file)
    assert match.names == ["Player 1", "Random 1", "Random 2"]
    assert match.to_decide == ["Player 1"]
    assert "Player 1: pasties" in match.moves


def test_quit_offers_to_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.wheal"
    shown = play_lines(monkeypatch, capsys, "1", "quit", f"save {file}")
    assert 'The game is not saved. Type "quit" again to leave, "save FILE" to save and leave' in shown
    assert shown.endswith(f"The game was left; it is saved in {file}.\n")
    assert wheal.load(file).moves == ["Player 1: discard SA07"]


def test_a_file_that_cannot_be_written_keeps_the_game_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    other = tmp_path / "letter.txt"
    other.write_text("Dear friend")
    shown = play_lines(
        monkeypatch, capsys,
        f"save {other}", f"save {tmp_path}", f"save {tmp_path}/none/x", "save a\0b", "hand", "save ~nobody-here/x",
    )  # fmt: skip
    said = answers(shown)
    assert said[0] == f"{other} is there already and is no saved game; choose another name."
    assert said[1] == f"{tmp_path} cannot be written: is not a plain file; choose another name."
    assert said[2] == f"{tmp_path}/none/x cannot be written: {tmp_path}/none: there is no such folder."
    assert "In your hand" in said[4]
    assert said[5] == "No file can be called ~nobody-here/x here; choose another name."
    assert other.read_text() == "Dear friend"


def test_the_end_of_input_leaves_calmly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_lines(monkeypatch, capsys).endswith("Player 1> \nThe game was left and not saved.\n")
    assert play_lines(monkeypatch, capsys, "quit").endswith("The game was left and not saved.\n")
    shown = play_lines(monkeypatch, capsys, seats="me,me")
    assert shown.endswith("press Enter when only you see the screen. \nThe game was left and not saved.\n")


def test_an_interrupt_exits_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    with pytest.raises(typer.Exit) as left:
        play("tinners", seed=SEED)
    assert left.value.exit_code == 130
    assert capsys.readouterr().out.endswith("The game was left and not saved.\n")


def test_input_that_is_not_utf_8_is_only_a_wrong_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00\ndiscard \xc3\n\x1b[2J\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", wrong)
    play("tinners", seed=SEED)
    shown = capsys.readouterr().out
    assert "is no move of this game" in shown
    assert "\x1b" not in shown
    assert shown.endswith("The game was left and not saved.\n")


# ---- seats and options ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "players", "names"),
    [
        (None, None, ["Player 1", "Greedy 1", "Greedy 2"]),
        (None, 5, ["Player 1", "Greedy 1", "Greedy 2", "Greedy 3", "Greedy 4"]),
        ("me,random", 4, ["Player 1", "Random 1", "Random 2", "Random 3"]),
        ("random, ME ,me", None, ["Random 1", "Player 1", "Player 2"]),
        ("ann=me,bob = random", None, ["ann", "bob"]),
    ],
)
def test_seats_and_their_names(seats: str | None, players: int | None, names: list[str]) -> None:
    table = read_seats(wheal.game("tinners"), seats, players)
    assert [seat.name for seat in table] == names
    assert [seat.is_person for seat in table] == [not re.match("Random|Greedy|bob", name) for name in names]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "tiners"}, 'there is no game "tiners"; did you mean "tinners"?'),
        ({"players": 6}, "tinners is for 2 to 5 players, not 6"),
        ({"players": 0}, "tinners is for 2 to 5 players, not 0"),
        ({"seats": "me"}, "tinners is for 2 to 5 players, not 1"),
        ({"seats": "me,randon"}, 'a seat cannot be "randon"; did you mean "random"?'),
        ({"seats": "me,xyz"}, 'a seat cannot be "xyz"; it can be: me, random, greedy, greedy-min'),
        ({"seats": "me,"}, '"" is no seat; write me, the name of a bot, or name=me'),
        ({"seats": "me,me,me", "players": 2}, "3 seats are named for 2 players; name 2 or fewer"),
        ({"seats": "ann=me,ann=me"}, "two players have the same name"),
        ({"seats": "=me,me"}, "a player cannot be called ''; use 1 to 40 characters without : ; , #"),
        ({"option": ["bailing_out=true"]}, "option bailing_out is not there yet; leave it out"),
        ({"option": ["arsenik=true"]}, 'tinners has no option "arsenik"; did you mean "arsenic"?'),
        ({"option": ["seed=3"]}, 'tinners has no option "seed"'),
        ({"option": ["arsenic=perhaps"]}, "option arsenic cannot be perhaps; possible: false, true"),
        ({"option": ["arsenic"]}, 'option "arsenic" '),
        ({"lang": "xx"}, 'there is no language "xx"'),
        ({"seed": -1}, "a seed is a whole number of 0 or more, not -1"),
        ({"content": Path("/nowhere")}, "/nowhere"),
    ],
)
def test_what_is_wrong_on_the_command_line_is_said_in_one_sentence(
    arguments: dict[str, object], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Deaf())
    with pytest.raises(wheal.BadInput) as bad:
        play(**{"game": "tinners", **arguments})  # type: ignore[arg-type]
    assert str(bad.value).startswith(sentence)
    assert "\n" not in str(bad.value)


# ---- the numbered choices ---------------------------------------------------------------------


def test_few_moves_are_listed_one_by_one_and_amounts_as_a_range() -> None:
    menu = Menu(["drop", *(f"bid {pounds}" for pounds in range(4, 201))])
    assert menu.lines() == ["  1. drop", "  2. bid 4 … bid 200"]
    amounts = Menu(menu.choices[1].moves)
    assert amounts.lines() == ["bid 4 … bid 200: type the number."]
    chosen = amounts.move(17)
    assert chosen is not None
    assert chosen.moves == ("bid 17",)
    assert menu.move(0) is menu.move(3) is None


def test_many_moves_are_grouped_by_their_first_words_until_they_differ() -> None:
    extractions = [
        f"extract {area} tin {n} copper {m}" for area in ("probus", "bodmin") for n in (0, 1, 2) for m in (1, 2)
    ]
    menu = Menu([*extractions, "pass"])
    assert menu.lines() == ["  1. extract … (12 ways)", "  2. pass"]
    deeper = Menu(menu.choices[0].moves)
    assert deeper.lines() == ["  1. extract probus … (6 ways)", "  2. extract bodmin … (6 ways)"]
    assert Menu(deeper.choices[1].moves).lines()[0] == "  1. extract bodmin tin 0 copper 1"


def test_a_line_that_is_refused_after_a_draw_stands_up_to_the_draw(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["1", "1", "1", *["drop"] * 3, "build st-ives; survey draw; bid 0", "quit", "quit"]
    shown = play_lines(monkeypatch, capsys, *lines, seats="me,random")
    assert "What cannot be taken back was played and stands: build st-ives; survey draw." in shown
