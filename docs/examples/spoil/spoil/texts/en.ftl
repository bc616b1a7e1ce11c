### Spoil: everything that players read, in English.

game-title = Spoil

## The moves: what each does, how its parts are called, and other words that may be typed for them

move-keep = sell nothing in this shift
move-look = pay and look at the top stone of the heap
move-pick = put the top stone into your barrow
move-sell = sell so much tin at the price of the shift
move-stop = bring the tin in your barrow home and end your turn
form-tin = TIN
typed-words = take=pick peek=look bank=stop hold=keep

## Short labels, for a page

game-about = Take tin from a heap of hidden stones and stop before the barrow tips over; a short game for 2 to 4 players.
game-credit = A small game of our own, made for the page "Add a game".
verb-keep = Keep the tin
verb-look = Look at the top stone
verb-pick = Pick a stone
verb-sell = Sell tin
verb-stop = Stop

## Prompts, one for each kind of question

prompt-turn = { $tin } tin { $slates ->
        [0] and no slate
        [one] and a slate
       *[other] and { $slates } slates
    } in your barrow, { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } on the heap.
    .head = Pick, look or stop:
prompt-sale = you have { $tin } tin, the price is { $price }.
    .head = Sell or keep:

## Why a move is refused

refused-look-again = You know the top stone already.
refused-look-coins = A look costs { $cost ->
        [one] a coin
       *[other] { $cost } coins
    }; you have { $coins }.
refused-not-sale = The sale comes when everybody has had a turn.
refused-not-turn = The turns are over: sell or keep.
refused-others-turn = It is { $player }'s decision.
refused-sell-beyond = { $word } tin cannot be sold: name a number from 1 to what your shed holds.
refused-sell-tin = You have { $tin } tin in your shed.
refused-unknown-tin = "{ $word }" is no number of tin.

## What happens

event-looked = { $player } pays and looks at the top stone.
event-over = The last shift is over.
event-picked = { $player } picks { $stone }: { $tin } tin and { $slates ->
        [0] no slate
        [one] a slate
       *[other] { $slates } slates
    } in the barrow.
event-saw = On top lies { $stone }.
event-shift = Shift { $shift }: a new heap, and tin sells at { $price }.
event-sold = { $player } sells { $tin } tin for { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
event-stopped = { $lost ->
        [0] { $player } stops and brings { $tin } tin home.
       *[other] { $player } stops and brings { $tin } tin home; { $lost } more did not fit.
    }
event-tipped = The barrow tips over: { $player } loses { $tin } tin.

## A move without an event

told-keep = { $player } sells nothing.

## The table

stone = { $tin ->
        [0] a slate
       *[other] a stone with { $tin } tin
    }
board-barrow = { $stones }
    .head = In the barrow:
board-head = Shift { $shift }, price { $price }, { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } on the heap
board-player = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }, { $tin } tin
    .head = { $player }:
board-top = On top lies { $stone }; you have looked.

## Advice

why-enough = Nothing else is worth more.
why-look = Of { $stones } stones that can lie on top, slates: { $slates }; at stake: { $tin } tin.
why-pick = Of { $stones } stones that can lie on top, slates: { $slates }; at stake: { $tin } tin.
why-sell = A price of { $price } is better than waiting.
