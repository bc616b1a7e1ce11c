"""The one way in: what happens at a table happens once, in order, or not at all; without a network."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.tables import another_house, do, laid, new_key, play, play_on, refused, seen, undo
from wheal.kernel.match import Match
from wheal.server import folded as kinds
from wheal.server import history, views, wire
from wheal.server.acting import answer_to
from wheal.server.house import House
from wheal.server.live import SPECTATOR, Act, Denied, Live, NoTable, Viewer
from wheal.server.store import Head

pytestmark = pytest.mark.anyio

ANN, BOB, CAL = 0, 1, 2


async def set_up(house: House, live: Live) -> None:
    """Tinners' Trail with the cards of the set-up discarded: ann is to take an action."""
    while live.folded.match.state.question.name == "discard":
        seat = live.folded.match.state.current_player
        await play(house, live, seat, live.folded.match.legal_moves_of(seat)[0])


async def keys(house: House, live: Live) -> list[str]:
    return [entry.key for entry in await house.store.tail(live.row.id, 0)]


# ---- moves ----------------------------------------------------------------------------------------


async def test_a_move_stands_under_its_number(house: House) -> None:
    live, _ = await laid(house)
    assert await play(house, live, BOB, "MINE  iron") == 1
    assert await play(house, live, CAL, "assets") == 2
    assert live.folded.match.moves == ["bob: mine iron", "cal: assets"]
    assert [(e.seat, e.kind, e.text) for e in await house.store.tail(live.row.id, 0)] == [
        (BOB, "move", "mine iron"),
        (CAL, "move", "assets"),
    ]


async def test_a_stale_decision_is_told_so(house: House) -> None:
    live, _ = await laid(house)
    number = live.folded.numbers[BOB]
    await play(house, live, BOB, "slag")
    await play(house, live, CAL, "slag")
    await play(house, live, ANN, "slag")
    denied = await refused(house, live, BOB, Act(kinds.MOVE, "slag", number))
    assert denied.is_stale
    assert denied.sentence == "The table had moved on; nothing was played."
    denied = await refused(house, live, BOB, Act(kinds.MOVE, "slag", number + 99))
    assert denied.is_stale


async def test_a_key_that_comes_twice_is_answered_and_not_played(house: House) -> None:
    live, _ = await laid(house)
    act = Act(kinds.MOVE, "slag", live.folded.numbers[BOB])
    first = await house.submit(live, BOB, "the same", act)
    after = seen(live)
    assert await house.submit(live, BOB, "the same", act) == first
    await play(house, live, CAL, "slag")
    assert await house.submit(live, BOB, "the same", act) == first
    assert await house.submit(live, BOB, "the same", Act(kinds.CHAT, "hello")) == first
    assert live.folded.match.count == 2
    assert after[0] != live.folded.match.state.to_bytes()
    assert (await keys(house, live)).count("1:the same") == 1


async def test_the_same_key_of_another_seat_is_another_key(house: House) -> None:
    live, _ = await laid(house)
    assert await play(house, live, BOB, "slag", "key") == 1
    assert await play(house, live, CAL, "slag", "key") == 2


async def test_a_double_click(house: House) -> None:
    live, _ = await laid(house)
    act = Act(kinds.MOVE, "slag", live.folded.numbers[BOB])
    assert await asyncio.gather(*(house.submit(live, BOB, "the same", act) for _ in range(5))) == [1] * 5
    assert live.folded.match.count == 1


async def test_two_tabs_of_one_seat_play_once(house: House) -> None:
    live, _ = await laid(house)
    acts = [Act(kinds.MOVE, move, live.folded.numbers[BOB]) for move in ("slag", "assets")]
    done = await asyncio.gather(*(house.submit(live, BOB, new_key(), act) for act in acts), return_exceptions=True)
    assert done[0] == 1
    assert isinstance(done[1], Denied)
    assert done[1].is_stale
    assert live.folded.match.moves == ["bob: slag"]


async def test_out_of_turn(house: House) -> None:
    live, _ = await laid(house)
    denied = await refused(house, live, ANN, Act(kinds.MOVE, "slag", live.folded.numbers[ANN]))
    assert denied.sentence.startswith("It is bob's decision.")
    assert denied.rule == "ORE-RND-02"


async def test_what_is_not_legal_names_its_rule(house: House) -> None:
    live, _ = await laid(house, "tinners")
    await set_up(house, live)
    await play(house, live, ANN, "build bodmin")
    denied = await refused(house, live, ANN, Act(kinds.MOVE, "bid 500", live.folded.numbers[ANN]))
    assert denied.rule == "TT-AUC-03"
    assert "£500" in denied.sentence
    for move in ("", "zoo", "bid", "bid x", "bob: bid 3", "bid 3; bid 4", "x" * 5000, "bid\0 3", "🪙"):
        await refused(house, live, ANN, Act(kinds.MOVE, move, live.folded.numbers[ANN]))


@pytest.mark.parametrize("key", ["", "x" * 65, "nul\0nul"])
async def test_keys_that_cannot_be(house: House, key: str) -> None:
    live, _ = await laid(house)
    with pytest.raises(Denied, match="8 to 64"):
        await house.submit(live, BOB, key, Act(kinds.CHAT, "x"))
    assert live.folded.seq == 0


async def test_nothing_after_the_end(house: House) -> None:
    live, _ = await laid(house)
    await play_on(house, live, 1000)
    assert live.folded.match.over
    await refused(house, live, BOB, Act(kinds.MOVE, "slag", live.folded.numbers[BOB]))
    await refused(house, live, BOB, Act(kinds.ORDER, "decline buy until game"))
    await refused(house, live, BOB, Act(kinds.SEAT, "concede"))
    assert await do(house, live, BOB, kinds.CHAT, "well played")


# ---- undo -----------------------------------------------------------------------------------------


async def test_undo_is_an_entry(house: House) -> None:
    live, _ = await laid(house)
    empty = live.folded.match.state.to_bytes()
    await play(house, live, BOB, "slag")
    assert await undo(house, live, BOB) == 2
    assert live.folded.match.state.to_bytes() == empty
    assert [note.message for note in live.folded.notes] == ["table-undone"]
    assert live.folded.undone_at == 2
    await play(house, live, BOB, "assets")
    assert live.folded.match.moves == ["bob: assets"]
    assert live.folded.seq == 3


async def test_undo_as_the_kernel_allows(house: House) -> None:
    live, _ = await laid(house)
    await refused(house, live, BOB, Act(kinds.UNDO))  # nothing to take back
    await play(house, live, BOB, "slag")
    await refused(house, live, CAL, Act(kinds.UNDO))  # not its own
    await play(house, live, CAL, "slag")
    denied = await refused(house, live, BOB, Act(kinds.UNDO))
    assert denied.sentence
    rng = random.Random(3)
    while not live.folded.match.steps[-1].is_final:
        await play_on(house, live, 1, rng)
    for seat in (ANN, BOB, CAL):
        await refused(house, live, seat, Act(kinds.UNDO))


async def test_a_stale_undo_takes_nothing_back(house: House) -> None:
    live, _ = await laid(house)
    await play(house, live, BOB, "slag")
    number = live.folded.numbers[BOB]
    await undo(house, live, BOB)
    await play(house, live, BOB, "assets")
    assert (await refused(house, live, BOB, Act(kinds.UNDO, "", number))).is_stale


# ---- orders ---------------------------------------------------------------------------------------


async def in_an_auction(house: House) -> Live:
    """Bob is asked to raise ann's bid of 5."""
    live, _ = await laid(house, "tinners")
    await set_up(house, live)
    await play(house, live, ANN, "build bodmin")
    await play(house, live, ANN, "bid 5")
    return live


async def test_orders_answer_in_the_same_entry(house: House) -> None:
    live = await in_an_auction(house)
    await do(house, live, CAL, kinds.ORDER, "bid up to 9")
    seq = live.folded.seq
    await play(house, live, BOB, "bid 6")
    match = live.folded.match
    assert live.folded.seq == seq + 1
    assert match.steps[-1].move == (CAL, "bid 7", True)
    assert live.folded.seqs[-2:] == [live.folded.clock - 1, live.folded.clock]
    await play(house, live, ANN, "bid 10")
    assert match.state is not live.folded.match.state  # the clone was swapped in
    assert live.folded.match.to_decide == ["bob"]
    await do(house, live, CAL, kinds.ORDER, "off")
    assert live.folded.match.orders_of(CAL) == []


async def test_an_order_that_waits_changes_nothing_for_others(house: House) -> None:
    """Nobody's decision becomes stale, and nobody learns of it."""
    live = await in_an_auction(house)
    numbers = live.folded.numbers[:]
    shown = [views.log_lines(live.folded, seat) for seat in (ANN, BOB, SPECTATOR)]
    await do(house, live, CAL, kinds.ORDER, "bid up to 9")
    assert live.folded.numbers == numbers
    assert [views.log_lines(live.folded, seat) for seat in (ANN, BOB, SPECTATOR)] == shown
    await house.submit(live, BOB, new_key(), Act(kinds.MOVE, "bid 6", numbers[BOB]))
    assert live.folded.match.to_decide == ["ann"]


async def test_an_order_that_fits_answers_at_once(house: House) -> None:
    live = await in_an_auction(house)
    numbers = live.folded.numbers[:]
    await do(house, live, BOB, kinds.ORDER, "decline raise until phase")
    assert live.folded.match.moves[-1] == "bob: drop"
    assert live.folded.match.to_decide == ["cal"]
    assert all(now > before for now, before in zip(live.folded.numbers, numbers, strict=True))


@pytest.mark.parametrize("order", ["", "zoo", "decline zoo until phase", "bid up to x", "ann: off", "x" * 3000])
async def test_orders_that_are_none(sqlite_house: House, order: str) -> None:
    live = await in_an_auction(sqlite_house)
    await refused(sqlite_house, live, BOB, Act(kinds.ORDER, order))


# ---- sealed groups --------------------------------------------------------------------------------


async def test_a_sealed_answer_leaves_others_their_decisions(house: House) -> None:
    live, _ = await laid(house, "tinners")
    numbers = live.folded.numbers[:]
    choices = [live.folded.match.legal_moves_of(seat) for seat in range(3)]
    await play(house, live, BOB, choices[BOB][0])
    assert live.folded.numbers == [numbers[ANN], numbers[BOB] + 1, numbers[CAL]]
    # cal has looked at the page before bob answered
    await house.submit(live, CAL, new_key(), Act(kinds.MOVE, choices[CAL][1], numbers[CAL]))
    await undo(house, live, BOB)
    assert live.folded.numbers == [numbers[ANN], numbers[BOB] + 2, numbers[CAL] + 1]
    await house.submit(live, ANN, new_key(), Act(kinds.MOVE, choices[ANN][0], numbers[ANN]))
    assert live.folded.match.legal_moves_of(BOB) == choices[BOB]
    denied = await refused(house, live, BOB, Act(kinds.MOVE, choices[BOB][0], numbers[BOB]))
    assert denied.is_stale


async def test_the_last_sealed_answer_asks_everybody_anew(house: House) -> None:
    live, _ = await laid(house, "tinners")
    rng = random.Random(5)
    numbers = live.folded.numbers[:]
    while live.folded.match.state.question.name == "discard":
        numbers = live.folded.numbers[:]
        await play_on(house, live, 1, rng)
    assert all(now > before for now, before in zip(live.folded.numbers, numbers, strict=True))


# ---- who sits where -------------------------------------------------------------------------------


async def test_a_seat_is_left_to_a_bot_and_taken_back(house: House) -> None:
    live, _ = await laid(house)
    woken: list[str] = []
    house.on_bots_due = woken.append
    await do(house, live, BOB, kinds.SEAT, "leave greedy")
    assert live.folded.bots_due == [BOB]
    assert woken == [live.row.id]
    assert await house.store.bots_due() == [live.row.id]
    await refused(house, live, BOB, Act(kinds.SEAT, "leave greedy"))
    denied = await refused(house, live, BOB, Act(kinds.MOVE, "slag", live.folded.numbers[BOB]))
    assert denied.sentence == "A bot plays this seat already."
    await refused(house, live, BOB, Act(kinds.UNDO))
    await refused(house, live, BOB, Act(kinds.ORDER, "off"))
    bots_move = Act(kinds.MOVE, "slag", live.folded.numbers[BOB], is_for_bot=True)
    await do(house, live, BOB, kinds.SEAT, "take")
    assert live.folded.bots_due == []
    assert await house.store.bots_due() == []
    await refused(house, live, BOB, bots_move)  # what the bot had thought out comes too late
    await refused(house, live, BOB, Act(kinds.SEAT, "take"))
    await refused(house, live, BOB, Act(kinds.SEAT, "leave nobody"))
    await play(house, live, BOB, "slag")
    told = [line.text for line in views.log_lines(live.folded, SPECTATOR) if line.kind == "seat"]
    assert told == ["bob leaves the seat to greedy.", "bob plays again."]


async def test_who_gives_up_is_last(house: House) -> None:
    live, _ = await laid(house)
    rng = random.Random(2)
    await play_on(house, live, 12, rng)
    await do(house, live, BOB, kinds.SEAT, "concede")
    while not live.folded.match.over:
        match = live.folded.match
        if live.folded.bots_due:
            act = Act(kinds.MOVE, match.legal_moves_of(BOB)[0], live.folded.numbers[BOB])
            denied = await refused(house, live, BOB, act)
            assert denied.sentence == "This seat was given up and is played to the end by the house."
        await play_on(house, live, 1, rng)
        if match.count == 40:
            break
    await refused(house, live, BOB, Act(kinds.SEAT, "take"))
    await do(house, live, ANN, kinds.SEAT, "concede")
    await play_on(house, live, 1000, rng)
    assert live.folded.placing() == [[CAL], [ANN], [BOB]]  # who gave up first comes last
    ranking = views.table_state(live, Viewer(SPECTATOR), "en").ranking
    assert [(rank.place, rank.name, rank.is_conceded) for rank in ranking] == [
        (1, "cal", False),
        (2, "ann", True),
        (3, "bob", True),
    ]


async def test_a_paused_table_waits(house: House) -> None:
    live, _ = await laid(house, bots=("", "greedy", ""))
    assert await house.store.bots_due() == [live.row.id]
    await house.pause(live, is_paused=True)
    await house.pause(live, is_paused=True)  # once is enough
    assert live.folded.seq == 1
    assert await house.store.bots_due() == []
    for act in (Act(kinds.MOVE, "slag", live.folded.numbers[BOB], is_for_bot=True), Act(kinds.UNDO)):
        denied = await refused(house, live, BOB, act)
        assert denied.sentence == "The host has paused the game."
    await do(house, live, ANN, kinds.CHAT, "back at eight")
    await house.pause(live, is_paused=False)
    assert await house.store.bots_due() == [live.row.id]
    assert [note.message for note in live.folded.notes] == ["table-paused", "", "table-resumed"]


async def test_what_people_may_send(house: House) -> None:
    """Their keys are never those of bots, and spectators only look."""
    live, _ = await laid(house)
    sent = wire.Play("bot-0", live.folded.numbers[BOB], "slag")
    assert isinstance(await answer_to(house, live, Viewer(BOB), sent, "en"), wire.Refused)
    sent = wire.Play("my key", live.folded.numbers[BOB], "slag")
    for viewer in (Viewer(SPECTATOR), Viewer(SPECTATOR, is_host=True)):
        answer = await answer_to(house, live, viewer, sent, "en")
        assert isinstance(answer, wire.Refused)
        assert answer.sentence == "Only a player at this table may do this."
    assert live.folded.seq == 0
    assert await answer_to(house, live, Viewer(BOB), sent, "en") == wire.Done("my key", 1)
    assert await answer_to(house, live, Viewer(BOB), wire.Chat("chat", " a\0 \n b "), "en") == wire.Done("chat", 2)
    assert live.folded.notes[-1].text == "a b"
    for text in ("", " ", "\0", "x" * 501):
        assert isinstance(await answer_to(house, live, Viewer(BOB), wire.Chat(new_key(), text), "en"), wire.Refused)
    answers = [await answer_to(house, live, Viewer(BOB), wire.Chat(new_key(), "hi"), "en") for _ in range(30)]
    told = [answer.sentence for answer in answers if isinstance(answer, wire.Refused)]
    assert len(told) > 5
    assert told[0].startswith("Not so fast")
    assert isinstance(await answer_to(house, live, Viewer(CAL), wire.Chat(new_key(), "hi"), "en"), wire.Done)


async def test_refusals_in_polish_with_the_rule(house: House) -> None:
    from wheal.kernel.texts import language

    live, _ = await laid(house)
    language.set("pl")
    answer = await answer_to(house, live, Viewer(ANN), wire.Play("k", live.folded.numbers[ANN], "slag"), "pl")
    assert isinstance(answer, wire.Refused)
    assert answer.rule == "ORE-RND-02"
    assert "bob" in answer.sentence
    assert "decision" not in answer.sentence
    assert answer.book


# ---- several processes ----------------------------------------------------------------------------


async def test_two_processes_race_for_a_decision(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, _ = await laid(house)
        theirs = await other.open(mine.row.id)
        rng = random.Random(4)
        for _ in range(25):
            match: Match = mine.folded.match
            seat = rng.choice(match.state.deciders)
            move = rng.choice(match.legal_moves_of(seat))
            act = Act(kinds.MOVE, move, mine.folded.numbers[seat])
            done = await asyncio.gather(
                house.submit(mine, seat, new_key(), act),
                other.submit(theirs, seat, new_key(), act),
                return_exceptions=True,
            )
            numbers = [seq for seq in done if isinstance(seq, int)]
            assert len(numbers) == 1, done
            lost = next(error for error in done if not isinstance(error, int))
            assert isinstance(lost, Denied)
            assert lost.is_stale
            await house.catch_up(mine)
            await other.catch_up(theirs)
            assert seen(mine) == seen(theirs)
            assert mine.folded.seq == numbers[0]


async def test_the_same_key_at_two_processes_is_played_once(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, _ = await laid(house)
        theirs = await other.open(mine.row.id)
        for n in range(10):
            seat = mine.folded.match.state.current_player
            act = Act(kinds.MOVE, mine.folded.match.legal_moves_of(seat)[0], mine.folded.numbers[seat])
            done = await asyncio.gather(
                house.submit(mine, seat, f"same {n}", act), other.submit(theirs, seat, f"same {n}", act)
            )
            assert set(done) == {n + 1}
        assert seen(mine) == seen(theirs)


async def test_chat_of_two_processes_all_stands(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, _ = await laid(house)
        theirs = await other.open(mine.row.id)
        talk = [do(house, mine, ANN, kinds.CHAT, f"a{n}") for n in range(15)]
        talk += [do(other, theirs, BOB, kinds.CHAT, f"b{n}") for n in range(15)]
        assert sorted(await asyncio.gather(*talk)) == list(range(1, 31))


async def test_comparing_shows_what_others_wrote(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, _ = await laid(house)
        theirs = await other.open(mine.row.id)
        news: list[int] = []
        theirs.listeners.add(lambda: news.append(theirs.folded.seq))
        await play(house, mine, BOB, "slag")
        await other.compare()
        assert news == [1]
        await other.notice(mine.row.id, 1)  # known already
        assert news == [1]
        await play(house, mine, CAL, "slag")
        await other.notice(mine.row.id, 2)
        assert news == [1, 2]
        await house.delete(mine)
        await other.compare()
        assert theirs.is_gone
        assert other.lives == {}
        with pytest.raises(NoTable):
            await other.open(mine.row.id)


async def test_a_table_that_is_opened_while_comparing_stays(house: House, store_url: str) -> None:
    mine, _ = await laid(house)
    heads = house.store.heads
    async with another_house(store_url) as other:

        async def slow_heads(tables: list[str]) -> dict[str, Head]:
            found = await heads(tables)
            await other.open(mine.row.id)
            return found

        other.store.heads = slow_heads  # type: ignore[method-assign, assignment]
        await other.compare()
        assert not other.lives[mine.row.id].is_gone


async def test_a_deleted_table_takes_no_move(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, _ = await laid(house)
        theirs = await other.open(mine.row.id)
        await house.delete(mine)
        with pytest.raises(NoTable):
            await play(other, theirs, BOB, "slag")
        assert theirs.is_gone


async def test_a_new_link_is_known_to_all_processes(house: House, store_url: str) -> None:
    async with another_house(store_url) as other:
        mine, made = await laid(house)
        theirs = await other.open(mine.row.id)
        new = await house.reissue(mine, BOB)
        await other.notice(mine.row.id, 0)
        for live in (mine, theirs):
            assert live.viewer(new) == Viewer(BOB)
            with pytest.raises(NoTable):
                live.viewer(made.seats[BOB].secret)
        watch = await house.reissue(mine, -1)
        await other.notice(mine.row.id, 0)
        for live in (mine, theirs):
            assert live.viewer(watch) == Viewer(SPECTATOR)
            with pytest.raises(NoTable):
                live.viewer(made.watch)
            with pytest.raises(NoTable):
                live.viewer("")
        for seat in (3, -2):
            with pytest.raises(Denied):
                await house.reissue(mine, seat)


async def test_cut_off_at_any_moment(house: House) -> None:
    """A socket that closes while its move is being stored: it stands whole or not at all, and the table goes on."""
    live, _ = await laid(house)
    rng = random.Random(6)
    for n in range(60):
        seat = live.folded.match.state.current_player
        act = Act(kinds.MOVE, rng.choice(live.folded.match.legal_moves_of(seat)), live.folded.numbers[seat])
        task = asyncio.ensure_future(house.submit(live, seat, f"cut {n}", act))
        for _ in range(rng.randrange(40)):
            await asyncio.sleep(0)
        if n % 3 == 0:
            await asyncio.sleep(rng.random() * 0.004)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        seq = await house.submit(live, seat, f"cut {n}", act)
        assert seq == n + 1 == live.folded.seq
    assert len(await keys(house, live)) == 60


# ---- making tables --------------------------------------------------------------------------------


async def test_a_key_makes_one_table_with_the_same_links(house: House, store_url: str) -> None:
    wish = wire.NewTable("a key of mine", "ore", [wire.NewSeat("ann"), wire.NewSeat("bob"), wire.NewSeat("cal")])
    async with another_house(store_url) as other:
        made = await asyncio.gather(house.make(wish), other.make(wish), house.make(wish))
        assert made[0] == made[1] == made[2]
        assert await house.store.count_tables() == 1
        secrets = {made[0].host, made[0].watch, *(link.secret for link in made[0].seats)}
        assert len(secrets) == 5
        live = await other.open(made[0].table)
        assert live.viewer(made[0].host) == Viewer(SPECTATOR, is_host=True)
        assert [live.viewer(link.secret).seat for link in made[0].seats] == [0, 1, 2]
    for seat in await house.store.seats(live.row.id):
        assert seat.secret not in secrets


async def test_a_table_goes_on_with_a_record(house: House, store_url: str) -> None:
    live, _ = await laid(house, "tinners")
    await play_on(house, live, 40)
    record = live.folded.match
    whole = await history.whole(house, live)
    seats = [wire.NewSeat(name) for name in ("x", "y", "z")]
    made = await house.make(wire.NewTable(new_key(), record=whole.record(), seats=seats, at=30))
    copy = await house.open(made.table)
    assert copy.folded.match.count == 30
    assert copy.folded.match.state.to_bytes() == whole.at(30).state.to_bytes()
    await play_on(house, copy, 45)
    async with another_house(store_url) as other:
        assert seen(await other.open(made.table)) == seen(copy)
    assert record.count == 40


# ---- looking back ---------------------------------------------------------------------------------


async def test_every_earlier_position_is_what_it_was(sqlite_house: House) -> None:
    house = sqlite_house
    live, _ = await laid(house, "tinners")
    rng = random.Random(8)
    states = {0: live.folded.match.state.to_bytes()}
    for _ in range(90):
        await play_on(house, live, 1, rng)
        states[live.folded.match.count] = live.folded.match.state.to_bytes()
        last = live.folded.match.steps[-1].move.seat
        if rng.random() < 0.3 and live.folded.match.can_undo(last) and not live.folded.match.over:
            await undo(house, live, last)
        if rng.random() < 0.2:
            await do(house, live, ANN, kinds.CHAT, "hm")
    count = live.folded.match.count
    whole = await history.whole(house, live)
    for n in range(0, count + 1, 3):
        match = await history.match_at(house, live, n)
        assert match.state.to_bytes() == whole.at(n).state.to_bytes()
    for n in (-1, count + 1):
        with pytest.raises(Denied):
            await history.match_at(house, live, n)
    lines: list[wire.LogLine] = []
    before = count
    while True:
        page = await history.log_before(house, live, SPECTATOR, before)
        lines = [*page.lines, *lines]
        before = page.first
        if not before:
            break
    moves = [line.notation for line in lines if line.notation]
    shown = [f"{whole.names[step.move.seat]}: {step.move.text}" for step in whole.steps if not step.is_sealed]
    assert [move for move in moves if "discard" not in move] == [move for move in shown if "discard" not in move]
    assert [line.n for line in lines] == sorted(line.n for line in lines)
    entries = await house.store.tail(live.row.id, 0)
    assert len([line for line in lines if line.kind == "chat"]) == len([e for e in entries if e.kind == "chat"])


# ---- links ----------------------------------------------------------------------------------------


async def test_a_new_link_is_told_to_all_and_a_bots_seat_has_none(store_url: str) -> None:
    async with another_house(store_url) as house, another_house(store_url) as other:
        seats = [wire.NewSeat("ann"), wire.NewSeat("bob"), wire.NewSeat("cal", "random")]
        made = await house.make(wire.NewTable("0123456789", "ore", seats))
        live = await house.open(made.table)
        there = await other.open(made.table)
        with pytest.raises(Denied):
            await house.reissue(live, 2)
        secret = await house.reissue(live, 1)
        assert [note.message for note in live.folded.notes] == ["table-new-link"]
        await other.compare()  # also without a notice
        assert there.viewer(secret).seat == 1
        with pytest.raises(NoTable):
            there.viewer(made.seats[1].secret)


async def test_what_the_maker_may_know_is_told_to_all(store_url: str) -> None:
    async with another_house(store_url) as house:
        seats = [wire.NewSeat("ann"), wire.NewSeat("bob"), wire.NewSeat("cal")]
        for key, seed, begun in (("without-seed", None, ""), ("with-a-seed", 7, "seed")):
            made = await house.make(wire.NewTable(key, "ore", seats, seed=seed))
            live = await house.open(made.table)
            assert live.row.begun == begun
            assert bool(views.table_state(live, Viewer(0), "en").begun) == bool(begun)
