"""The one way in: what happens at a table happens once, in order, or not at all; without a network."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.places import RECORDS
from tests.server.table_parts import another_service, do, lay_table, new_key, play, play_on, refused, seen, undo
from wheal.kernel.match import Match
from wheal.server.http.act import answer_to
from wheal.server.show import history, logs, views
from wheal.server.storage.rows import Head
from wheal.server.tables import replay as kinds
from wheal.server.tables.open_table import SPECTATOR, Act, Denied, NoTable, OpenTable, Viewer
from wheal.server.tables.service import TableService
from wheal.server.wire import from_page, to_page

pytestmark = pytest.mark.anyio

ANN, BOB, CAL = 0, 1, 2


async def set_up(service: TableService, open_table: OpenTable) -> None:
    """Tinners' Trail with the cards of the set-up discarded: ann is to take an action."""
    while open_table.replayed.match.state.question.name == "discard":
        seat = open_table.replayed.match.state.current_player
        await play(service, open_table, seat, open_table.replayed.match.legal_moves_of(seat)[0])


async def keys(service: TableService, open_table: OpenTable) -> list[str]:
    return [entry.key for entry in await service.store.tail(open_table.row.id, 0)]


# ---- moves ----------------------------------------------------------------------------------------


async def test_a_move_stands_under_its_number(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    assert await play(service, open_table, BOB, "MINE  iron") == 1
    assert await play(service, open_table, CAL, "assets") == 2
    assert open_table.replayed.match.moves == ["bob: mine iron", "cal: assets"]
    assert [(e.seat, e.kind, e.text) for e in await service.store.tail(open_table.row.id, 0)] == [
        (BOB, "move", "mine iron"),
        (CAL, "move", "assets"),
    ]


async def test_a_stale_decision_is_told_so(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    number = open_table.replayed.numbers[BOB]
    await play(service, open_table, BOB, "slag")
    await play(service, open_table, CAL, "slag")
    await play(service, open_table, ANN, "slag")
    denied = await refused(service, open_table, BOB, Act(kinds.MOVE, "slag", number))
    assert denied.is_stale
    assert denied.sentence == "The table had moved on; nothing was played."
    denied = await refused(service, open_table, BOB, Act(kinds.MOVE, "slag", number + 99))
    assert denied.is_stale


async def test_a_key_that_comes_twice_is_answered_and_not_played(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    act = Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB])
    first = await service.submit(open_table, BOB, "the same", act)
    after = seen(open_table)
    assert await service.submit(open_table, BOB, "the same", act) == first
    await play(service, open_table, CAL, "slag")
    assert await service.submit(open_table, BOB, "the same", act) == first
    await refused(service, open_table, BOB, Act(kinds.CHAT, "hello"), "the same")
    assert open_table.replayed.match.count == 2
    assert after[0] != open_table.replayed.match.state.to_bytes()
    assert (await keys(service, open_table)).count("1:the same") == 1


async def test_the_same_key_of_another_seat_is_another_key(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    assert await play(service, open_table, BOB, "slag", "key") == 1
    assert await play(service, open_table, CAL, "slag", "key") == 2


async def test_a_double_click(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    act = Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB])
    assert await asyncio.gather(*(service.submit(open_table, BOB, "the same", act) for _ in range(5))) == [1] * 5
    assert open_table.replayed.match.count == 1


async def test_two_tabs_of_one_seat_play_once(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    acts = [Act(kinds.MOVE, move, open_table.replayed.numbers[BOB]) for move in ("slag", "assets")]
    done = await asyncio.gather(
        *(service.submit(open_table, BOB, new_key(), act) for act in acts), return_exceptions=True
    )
    assert done[0] == 1
    assert isinstance(done[1], Denied)
    assert done[1].is_stale
    assert open_table.replayed.match.moves == ["bob: slag"]


async def test_out_of_turn(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    denied = await refused(service, open_table, ANN, Act(kinds.MOVE, "slag", open_table.replayed.numbers[ANN]))
    assert denied.sentence.startswith("It is bob's decision.")
    assert denied.rule == "ORE-RND-02"


async def test_what_is_not_legal_names_its_rule(service: TableService) -> None:
    open_table, _ = await lay_table(service, "tinners")
    await set_up(service, open_table)
    await play(service, open_table, ANN, "build bodmin")
    denied = await refused(service, open_table, ANN, Act(kinds.MOVE, "bid 500", open_table.replayed.numbers[ANN]))
    assert denied.rule == "TT-AUC-03"
    assert "£500" in denied.sentence
    for move in ("", "zoo", "bid", "bid x", "bob: bid 3", "bid 3; bid 4", "x" * 5000, "bid\0 3", "🪙"):
        await refused(service, open_table, ANN, Act(kinds.MOVE, move, open_table.replayed.numbers[ANN]))


@pytest.mark.parametrize("key", ["", "x" * 65, "nul\0nul"])
async def test_keys_that_cannot_be(service: TableService, key: str) -> None:
    open_table, _ = await lay_table(service)
    with pytest.raises(Denied, match="8 to 64"):
        await service.submit(open_table, BOB, key, Act(kinds.CHAT, "x"))
    assert open_table.replayed.seq == 0


async def test_nothing_after_the_end(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    await play_on(service, open_table, 1000)
    assert open_table.replayed.match.over
    await refused(service, open_table, BOB, Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB]))
    await refused(service, open_table, BOB, Act(kinds.ORDER, "decline buy until game"))
    await refused(service, open_table, BOB, Act(kinds.SEAT, "concede"))
    assert await do(service, open_table, BOB, kinds.CHAT, "well played")


# ---- undo -----------------------------------------------------------------------------------------


async def test_undo_is_an_entry(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    empty = open_table.replayed.match.state.to_bytes()
    await play(service, open_table, BOB, "slag")
    assert await undo(service, open_table, BOB) == 2
    assert open_table.replayed.match.state.to_bytes() == empty
    assert [note.message for note in open_table.replayed.notes] == ["table-undone"]
    assert open_table.replayed.undone_at == 2
    await play(service, open_table, BOB, "assets")
    assert open_table.replayed.match.moves == ["bob: assets"]
    assert open_table.replayed.seq == 3


async def test_undo_as_the_kernel_allows(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    await refused(service, open_table, BOB, Act(kinds.UNDO))  # nothing to take back
    await play(service, open_table, BOB, "slag")
    await refused(service, open_table, CAL, Act(kinds.UNDO))  # not its own
    await play(service, open_table, CAL, "slag")
    denied = await refused(service, open_table, BOB, Act(kinds.UNDO))
    assert denied.sentence
    rng = random.Random(3)
    while not open_table.replayed.match.steps[-1].is_final:
        await play_on(service, open_table, 1, rng)
    for seat in (ANN, BOB, CAL):
        await refused(service, open_table, seat, Act(kinds.UNDO))


async def test_a_stale_undo_takes_nothing_back(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    await play(service, open_table, BOB, "slag")
    number = open_table.replayed.numbers[BOB]
    await undo(service, open_table, BOB)
    await play(service, open_table, BOB, "assets")
    assert (await refused(service, open_table, BOB, Act(kinds.UNDO, "", number))).is_stale


async def test_undo_of_moves_in_a_row(service: TableService, store_url: str) -> None:
    """One entry takes back all moves down to a number, but never across what another decided."""
    record = (RECORDS / "tinners-4-players-31.wheal").read_text(encoding="utf-8")
    made = await service.make(from_page.NewTable(new_key(), record=record, at=156))
    open_table = await service.open(made.table)
    mike = open_table.replayed.match.names.index("mike")
    before = open_table.replayed.match.state.to_bytes()
    seq = open_table.replayed.seq
    for fewest in (156, 0):  # with the second the number lies before the moves of others
        for move in ("pumps", "pump st-blazey", "stop"):
            await play(service, open_table, mike, move)
        assert open_table.replayed.match.count == 159
        number = open_table.replayed.numbers[mike]
        await service.submit(open_table, mike, new_key(), Act(kinds.UNDO, str(fewest), number))
        assert open_table.replayed.match.count == 156
        assert open_table.replayed.match.state.to_bytes() == before
    assert [note.message for note in open_table.replayed.notes] == ["table-undone"] * 2
    assert open_table.replayed.seq == seq + 8
    async with another_service(store_url) as other:
        assert seen(await other.open(made.table)) == seen(open_table)


# ---- orders ---------------------------------------------------------------------------------------


async def in_an_auction(service: TableService) -> OpenTable:
    """Bob is asked to raise ann's bid of 5."""
    open_table, _ = await lay_table(service, "tinners")
    await set_up(service, open_table)
    await play(service, open_table, ANN, "build bodmin")
    await play(service, open_table, ANN, "bid 5")
    return open_table


async def test_orders_answer_in_the_same_entry(service: TableService) -> None:
    open_table = await in_an_auction(service)
    await do(service, open_table, CAL, kinds.ORDER, "bid up to 9")
    seq = open_table.replayed.seq
    await play(service, open_table, BOB, "bid 6")
    match = open_table.replayed.match
    assert open_table.replayed.seq == seq + 1
    assert match.steps[-1].move == (CAL, "bid 7", True)
    assert open_table.replayed.seqs[-2:] == [open_table.replayed.public_seq - 1, open_table.replayed.public_seq]
    await play(service, open_table, ANN, "bid 10")
    assert match.state is not open_table.replayed.match.state  # the clone was swapped in
    assert open_table.replayed.match.to_decide == ["bob"]
    await do(service, open_table, CAL, kinds.ORDER, "off")
    assert open_table.replayed.match.orders_of(CAL) == []


async def test_an_order_that_waits_changes_nothing_for_others(service: TableService) -> None:
    """Nobody's decision becomes stale, and nobody learns of it."""
    open_table = await in_an_auction(service)
    numbers = open_table.replayed.numbers[:]
    shown = [logs.log_lines(open_table.replayed, seat) for seat in (ANN, BOB, SPECTATOR)]
    await do(service, open_table, CAL, kinds.ORDER, "bid up to 9")
    assert open_table.replayed.numbers == numbers
    assert [logs.log_lines(open_table.replayed, seat) for seat in (ANN, BOB, SPECTATOR)] == shown
    await service.submit(open_table, BOB, new_key(), Act(kinds.MOVE, "bid 6", numbers[BOB]))
    assert open_table.replayed.match.to_decide == ["ann"]


async def test_an_order_that_fits_answers_at_once(service: TableService) -> None:
    open_table = await in_an_auction(service)
    numbers = open_table.replayed.numbers[:]
    await do(service, open_table, BOB, kinds.ORDER, "decline raise until phase")
    assert open_table.replayed.match.moves[-1] == "bob: drop"
    assert open_table.replayed.match.to_decide == ["cal"]
    assert all(now > before for now, before in zip(open_table.replayed.numbers, numbers, strict=True))


@pytest.mark.parametrize("order", ["", "zoo", "decline zoo until phase", "bid up to x", "ann: off", "x" * 3000])
async def test_orders_that_are_none(sqlite_service: TableService, order: str) -> None:
    open_table = await in_an_auction(sqlite_service)
    await refused(sqlite_service, open_table, BOB, Act(kinds.ORDER, order))


# ---- sealed groups --------------------------------------------------------------------------------


async def test_a_sealed_answer_leaves_others_their_decisions(service: TableService) -> None:
    open_table, _ = await lay_table(service, "tinners")
    numbers = open_table.replayed.numbers[:]
    choices = [open_table.replayed.match.legal_moves_of(seat) for seat in range(3)]
    await play(service, open_table, BOB, choices[BOB][0])
    assert open_table.replayed.numbers == [numbers[ANN], numbers[BOB] + 1, numbers[CAL]]
    # cal has looked at the page before bob answered
    await service.submit(open_table, CAL, new_key(), Act(kinds.MOVE, choices[CAL][1], numbers[CAL]))
    await undo(service, open_table, BOB)
    assert open_table.replayed.numbers == [numbers[ANN], numbers[BOB] + 2, numbers[CAL] + 1]
    await service.submit(open_table, ANN, new_key(), Act(kinds.MOVE, choices[ANN][0], numbers[ANN]))
    assert open_table.replayed.match.legal_moves_of(BOB) == choices[BOB]
    denied = await refused(service, open_table, BOB, Act(kinds.MOVE, choices[BOB][0], numbers[BOB]))
    assert denied.is_stale


async def test_the_last_sealed_answer_asks_everybody_anew(service: TableService) -> None:
    open_table, _ = await lay_table(service, "tinners")
    rng = random.Random(5)
    numbers = open_table.replayed.numbers[:]
    while open_table.replayed.match.state.question.name == "discard":
        numbers = open_table.replayed.numbers[:]
        await play_on(service, open_table, 1, rng)
    assert all(now > before for now, before in zip(open_table.replayed.numbers, numbers, strict=True))


# ---- who sits where -------------------------------------------------------------------------------


async def test_a_seat_is_left_to_a_bot_and_taken_back(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    woken: list[str] = []
    service.on_bots_due = woken.append
    await do(service, open_table, BOB, kinds.SEAT, "leave greedy")
    assert open_table.replayed.bots_due == [BOB]
    assert woken == [open_table.row.id]
    assert await service.store.bots_due() == [open_table.row.id]
    await refused(service, open_table, BOB, Act(kinds.SEAT, "leave greedy"))
    denied = await refused(service, open_table, BOB, Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB]))
    assert denied.sentence == "A bot plays this seat already."
    await refused(service, open_table, BOB, Act(kinds.UNDO))
    await refused(service, open_table, BOB, Act(kinds.ORDER, "off"))
    bots_move = Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB], is_for_bot=True)
    await do(service, open_table, BOB, kinds.SEAT, "take")
    assert open_table.replayed.bots_due == []
    assert await service.store.bots_due() == []
    await refused(service, open_table, BOB, bots_move)  # what the bot had thought out comes too late
    await refused(service, open_table, BOB, Act(kinds.SEAT, "take"))
    await refused(service, open_table, BOB, Act(kinds.SEAT, "leave nobody"))
    await play(service, open_table, BOB, "slag")
    told = [line.text for line in logs.log_lines(open_table.replayed, SPECTATOR) if line.kind == "seat"]
    assert told == ["bob leaves the seat to greedy.", "bob plays again."]


async def test_who_gives_up_is_last(service: TableService) -> None:
    open_table, _ = await lay_table(service)
    rng = random.Random(2)
    await play_on(service, open_table, 12, rng)
    await do(service, open_table, BOB, kinds.SEAT, "concede")
    while not open_table.replayed.match.over:
        match = open_table.replayed.match
        if open_table.replayed.bots_due:
            act = Act(kinds.MOVE, match.legal_moves_of(BOB)[0], open_table.replayed.numbers[BOB])
            denied = await refused(service, open_table, BOB, act)
            assert denied.sentence == "This seat was given up and is played to the end by the house."
        await play_on(service, open_table, 1, rng)
        if match.count == 40:
            break
    await refused(service, open_table, BOB, Act(kinds.SEAT, "take"))
    await do(service, open_table, ANN, kinds.SEAT, "concede")
    await play_on(service, open_table, 1000, rng)
    assert open_table.replayed.placing() == [[CAL], [ANN], [BOB]]  # who gave up first comes last
    ranking = views.table_state(open_table, Viewer(SPECTATOR), "en").ranking
    assert [(rank.place, rank.name, rank.is_conceded) for rank in ranking] == [
        (1, "cal", False),
        (2, "ann", True),
        (3, "bob", True),
    ]


async def test_a_paused_table_waits(service: TableService) -> None:
    open_table, _ = await lay_table(service, bots=("", "greedy", ""))
    assert await service.store.bots_due() == [open_table.row.id]
    await service.pause(open_table, is_paused=True)
    await service.pause(open_table, is_paused=True)  # once is enough
    assert open_table.replayed.seq == 1
    assert await service.store.bots_due() == []
    for act in (Act(kinds.MOVE, "slag", open_table.replayed.numbers[BOB], is_for_bot=True), Act(kinds.UNDO)):
        denied = await refused(service, open_table, BOB, act)
        assert denied.sentence == "The host has paused the game."
    await do(service, open_table, ANN, kinds.CHAT, "back at eight")
    await service.pause(open_table, is_paused=False)
    assert await service.store.bots_due() == [open_table.row.id]
    assert [note.message for note in open_table.replayed.notes] == ["table-paused", "", "table-resumed"]


async def test_what_people_may_send(service: TableService) -> None:
    """Their keys are never those of bots, and spectators only look."""
    open_table, _ = await lay_table(service)
    sent = from_page.Play("bot-0", open_table.replayed.numbers[BOB], "slag")
    assert isinstance(await answer_to(service, open_table, Viewer(BOB), sent, "en"), to_page.Refused)
    sent = from_page.Play("my key", open_table.replayed.numbers[BOB], "slag")
    for viewer in (Viewer(SPECTATOR), Viewer(SPECTATOR, is_host=True)):
        answer = await answer_to(service, open_table, viewer, sent, "en")
        assert isinstance(answer, to_page.Refused)
        assert answer.sentence == "Only a player at this table may do this."
    assert open_table.replayed.seq == 0
    assert await answer_to(service, open_table, Viewer(BOB), sent, "en") == to_page.Done("my key", 1)
    assert await answer_to(
        service, open_table, Viewer(BOB), from_page.Chat("chat", " a\0 \n b "), "en"
    ) == to_page.Done("chat", 2)
    assert open_table.replayed.notes[-1].text == "a b"
    for text in ("", " ", "\0", "x" * 501):
        assert isinstance(
            await answer_to(service, open_table, Viewer(BOB), from_page.Chat(new_key(), text), "en"), to_page.Refused
        )
    answers = [
        await answer_to(service, open_table, Viewer(BOB), from_page.Chat(new_key(), "hi"), "en") for _ in range(30)
    ]
    told = [answer.sentence for answer in answers if isinstance(answer, to_page.Refused)]
    assert len(told) > 5
    assert told[0].startswith("Not so fast")
    assert isinstance(
        await answer_to(service, open_table, Viewer(CAL), from_page.Chat(new_key(), "hi"), "en"), to_page.Done
    )


async def test_refusals_in_polish_with_the_rule(service: TableService) -> None:
    from wheal.kernel.texts import language

    open_table, _ = await lay_table(service)
    language.set("pl")
    answer = await answer_to(
        service, open_table, Viewer(ANN), from_page.Play("k", open_table.replayed.numbers[ANN], "slag"), "pl"
    )
    assert isinstance(answer, to_page.Refused)
    assert answer.rule == "ORE-RND-02"
    assert "bob" in answer.sentence
    assert "decision" not in answer.sentence
    assert answer.book


# ---- several processes ----------------------------------------------------------------------------


async def test_two_processes_race_for_a_decision(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, _ = await lay_table(service)
        theirs = await other.open(mine.row.id)
        rng = random.Random(4)
        for _ in range(25):
            match: Match = mine.replayed.match
            seat = rng.choice(match.state.deciders)
            move = rng.choice(match.legal_moves_of(seat))
            act = Act(kinds.MOVE, move, mine.replayed.numbers[seat])
            done = await asyncio.gather(
                service.submit(mine, seat, new_key(), act),
                other.submit(theirs, seat, new_key(), act),
                return_exceptions=True,
            )
            numbers = [seq for seq in done if isinstance(seq, int)]
            assert len(numbers) == 1, done
            lost = next(error for error in done if not isinstance(error, int))
            assert isinstance(lost, Denied)
            assert lost.is_stale
            await service.catch_up(mine)
            await other.catch_up(theirs)
            assert seen(mine) == seen(theirs)
            assert mine.replayed.seq == numbers[0]


async def test_the_same_key_at_two_processes_is_played_once(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, _ = await lay_table(service)
        theirs = await other.open(mine.row.id)
        for n in range(10):
            seat = mine.replayed.match.state.current_player
            act = Act(kinds.MOVE, mine.replayed.match.legal_moves_of(seat)[0], mine.replayed.numbers[seat])
            done = await asyncio.gather(
                service.submit(mine, seat, f"same {n}", act), other.submit(theirs, seat, f"same {n}", act)
            )
            assert set(done) == {n + 1}
        assert seen(mine) == seen(theirs)


async def test_chat_of_two_processes_all_stands(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, _ = await lay_table(service)
        theirs = await other.open(mine.row.id)
        talk = [do(service, mine, ANN, kinds.CHAT, f"a{n}") for n in range(15)]
        talk += [do(other, theirs, BOB, kinds.CHAT, f"b{n}") for n in range(15)]
        assert sorted(await asyncio.gather(*talk)) == list(range(1, 31))


async def test_comparing_shows_what_others_wrote(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, _ = await lay_table(service)
        theirs = await other.open(mine.row.id)
        news: list[int] = []
        theirs.listeners.add(lambda: news.append(theirs.replayed.seq))
        await play(service, mine, BOB, "slag")
        await other.compare()
        assert news == [1]
        await other.notice(mine.row.id, 1)  # known already
        assert news == [1]
        await play(service, mine, CAL, "slag")
        await other.notice(mine.row.id, 2)
        assert news == [1, 2]
        await service.delete(mine)
        await other.compare()
        assert theirs.is_deleted
        assert other.open_tables == {}
        with pytest.raises(NoTable):
            await other.open(mine.row.id)


async def test_a_table_that_is_opened_while_comparing_stays(service: TableService, store_url: str) -> None:
    mine, _ = await lay_table(service)
    heads = service.store.heads
    async with another_service(store_url) as other:

        async def slow_heads(tables: list[str]) -> dict[str, Head]:
            found = await heads(tables)
            await other.open(mine.row.id)
            return found

        other.store.heads = slow_heads  # type: ignore[method-assign, assignment]
        await other.compare()
        assert not other.open_tables[mine.row.id].is_deleted


async def test_a_deleted_table_takes_no_move(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, _ = await lay_table(service)
        theirs = await other.open(mine.row.id)
        await service.delete(mine)
        with pytest.raises(NoTable):
            await play(other, theirs, BOB, "slag")
        assert theirs.is_deleted


async def test_a_new_link_is_known_to_all_processes(service: TableService, store_url: str) -> None:
    async with another_service(store_url) as other:
        mine, made = await lay_table(service)
        theirs = await other.open(mine.row.id)
        new = await service.reissue(mine, BOB)
        await other.notice(mine.row.id, 0)
        for open_table in (mine, theirs):
            assert open_table.viewer(new) == Viewer(BOB)
            with pytest.raises(NoTable):
                open_table.viewer(made.seats[BOB].secret)
        watch = await service.reissue(mine, -1)
        await other.notice(mine.row.id, 0)
        for open_table in (mine, theirs):
            assert open_table.viewer(watch) == Viewer(SPECTATOR)
            with pytest.raises(NoTable):
                open_table.viewer(made.watch)
            with pytest.raises(NoTable):
                open_table.viewer("")
        for seat in (3, -2):
            with pytest.raises(Denied):
                await service.reissue(mine, seat)


async def test_cut_off_at_any_moment(service: TableService) -> None:
    """A socket that closes while its move is being stored: it stands whole or not at all, and the table goes on."""
    open_table, _ = await lay_table(service)
    rng = random.Random(6)
    for n in range(60):
        seat = open_table.replayed.match.state.current_player
        act = Act(
            kinds.MOVE, rng.choice(open_table.replayed.match.legal_moves_of(seat)), open_table.replayed.numbers[seat]
        )
        task = asyncio.ensure_future(service.submit(open_table, seat, f"cut {n}", act))
        for _ in range(rng.randrange(40)):
            await asyncio.sleep(0)
        if n % 3 == 0:
            await asyncio.sleep(rng.random() * 0.004)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        seq = await service.submit(open_table, seat, f"cut {n}", act)
        assert seq == n + 1 == open_table.replayed.seq
    assert len(await keys(service, open_table)) == 60
    closing = [task for task in asyncio.all_tasks() if "_terminate" in getattr(task.get_coro(), "__qualname__", "")]
    await asyncio.gather(*closing, return_exceptions=True)  # connections that were cut off are closed behind our back


# ---- making tables --------------------------------------------------------------------------------


async def test_a_key_makes_one_table_with_the_same_links(service: TableService, store_url: str) -> None:
    wish = from_page.NewTable(
        "a key of mine", "ore", [from_page.NewSeat("ann"), from_page.NewSeat("bob"), from_page.NewSeat("cal")]
    )
    async with another_service(store_url) as other:
        made = await asyncio.gather(service.make(wish), other.make(wish), service.make(wish))
        assert made[0] == made[1] == made[2]
        assert await service.store.count_tables() == 1
        secrets = {made[0].host, made[0].watch, *(link.secret for link in made[0].seats)}
        assert len(secrets) == 5
        open_table = await other.open(made[0].table)
        assert open_table.viewer(made[0].host) == Viewer(SPECTATOR, is_host=True)
        assert [open_table.viewer(link.secret).seat for link in made[0].seats] == [0, 1, 2]
    for seat in await service.store.seats(open_table.row.id):
        assert seat.secret not in secrets


async def test_a_table_goes_on_with_a_record(service: TableService, store_url: str) -> None:
    open_table, _ = await lay_table(service, "tinners")
    await play_on(service, open_table, 40)
    record = open_table.replayed.match
    whole = await history.whole(service, open_table)
    seats = [from_page.NewSeat(name) for name in ("x", "y", "z")]
    made = await service.make(from_page.NewTable(new_key(), record=whole.record(), seats=seats, at=30))
    copy = await service.open(made.table)
    assert copy.replayed.match.count == 30
    assert copy.replayed.match.state.to_bytes() == whole.at(30).state.to_bytes()
    await play_on(service, copy, 45)
    async with another_service(store_url) as other:
        assert seen(await other.open(made.table)) == seen(copy)
    assert record.count == 40


# ---- looking back ---------------------------------------------------------------------------------


async def test_every_earlier_position_is_what_it_was(sqlite_service: TableService) -> None:
    service = sqlite_service
    open_table, _ = await lay_table(service, "tinners")
    rng = random.Random(8)
    states = {0: open_table.replayed.match.state.to_bytes()}
    for _ in range(90):
        await play_on(service, open_table, 1, rng)
        states[open_table.replayed.match.count] = open_table.replayed.match.state.to_bytes()
        last = open_table.replayed.match.steps[-1].move.seat
        if rng.random() < 0.3 and open_table.replayed.match.can_undo(last) and not open_table.replayed.match.over:
            await undo(service, open_table, last)
        if rng.random() < 0.2:
            await do(service, open_table, ANN, kinds.CHAT, "hm")
    count = open_table.replayed.match.count
    whole = await history.whole(service, open_table)
    for n in range(0, count + 1, 3):
        match = await history.match_at(service, open_table, n)
        assert match.state.to_bytes() == whole.at(n).state.to_bytes()
    for n in (-1, count + 1):
        with pytest.raises(Denied):
            await history.match_at(service, open_table, n)
    lines: list[to_page.LogLine] = []
    before = count
    while True:
        page = await history.log_before(service, open_table, SPECTATOR, before)
        lines = [*page.lines, *lines]
        before = page.first
        if not before:
            break
    moves = [line.notation for line in lines if line.notation]
    shown = [f"{whole.names[step.move.seat]}: {step.move.text}" for step in whole.steps if not step.is_sealed]
    assert [move for move in moves if "discard" not in move] == [move for move in shown if "discard" not in move]
    assert [line.n for line in lines] == sorted(line.n for line in lines)
    entries = await service.store.tail(open_table.row.id, 0)
    assert len([line for line in lines if line.kind == "chat"]) == len([e for e in entries if e.kind == "chat"])


# ---- links ----------------------------------------------------------------------------------------


async def test_a_new_link_is_told_to_all_and_a_bots_seat_has_none(store_url: str) -> None:
    async with another_service(store_url) as service, another_service(store_url) as other:
        seats = [from_page.NewSeat("ann"), from_page.NewSeat("bob"), from_page.NewSeat("cal", "random")]
        made = await service.make(from_page.NewTable("0123456789", "ore", seats))
        open_table = await service.open(made.table)
        there = await other.open(made.table)
        with pytest.raises(Denied):
            await service.reissue(open_table, 2)
        secret = await service.reissue(open_table, 1)
        assert [note.message for note in open_table.replayed.notes] == ["table-new-link"]
        await other.compare()  # also without a notice
        assert there.viewer(secret).seat == 1
        with pytest.raises(NoTable):
            there.viewer(made.seats[1].secret)


async def test_what_the_maker_may_know_is_told_to_all(store_url: str) -> None:
    async with another_service(store_url) as service:
        seats = [from_page.NewSeat("ann"), from_page.NewSeat("bob"), from_page.NewSeat("cal")]
        for key, seed, begun in (("without-seed", None, ""), ("with-a-seed", 7, "seed")):
            made = await service.make(from_page.NewTable(key, "ore", seats, seed=seed))
            open_table = await service.open(made.table)
            assert open_table.row.origin == begun
            assert bool(views.table_state(open_table, Viewer(0), "en").begun) == bool(begun)
