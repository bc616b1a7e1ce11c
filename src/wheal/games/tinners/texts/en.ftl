### Tinners' Trail: everything that players read, in English.

game-title = Tinners' Trail

## The moves: what each does, how its parts are called, and other words that may be typed for them

move-adit = dig an adit between two areas that touch: 3 work points
move-bid = bid so many pounds in an auction
move-build = put an area up for auction; the winner builds a mine there: 2 work points
move-discard = discard a survey card while setting up
move-drop = drop out of an auction
move-extract = take ore out of a mine of yours: 1 work point, and each cube costs £1 per water cube
move-invest = invest so many pounds, a multiple of 5
move-miner = place a miner: 1 work point
move-no-peek = look at no tile
move-pass = pass for this round, or stop investing
move-pasties = sell pasties for £1: 1 work point
move-peek = look at a face-down tile at the end of a round
move-port = build a port by the sea: 2 work points
move-pump = remove one water with a steam pump
move-pumps = take the next group of steam pumps: 1 work point
move-stop = use no more of the pumps
move-survey = play a survey card, draw one (2 players), or play none
move-train = place a train: 2 work points
form-amount = POUNDS
form-area = AREA
form-border = AREA/AREA
form-card = CARD
form-cubes = N
form-pounds = POUNDS
typed-words = auction=build raise=bid fold=drop dig=extract card=survey look=peek pasty=pasties own-miner=claim keep=done

## Prompts, one for each kind of question

prompt-discard = Discard one of your two cards of region { $region }.
prompt-act = { $left ->
        [0] no work points left
        [one] { $left } work point left
       *[other] { $left } work points left
    }, £{ $money } in hand.
    .head = Take an action:
prompt-survey = { $players ->
        [2] Play a survey card from your hand before the auction of { $area }, or draw one; you have £{ $money }.
       *[other] It is free; you have £{ $money }.
    }
    .head = { $players ->
        [2] {""}
       *[other] Play a survey card before the auction of { $area }?
    }
prompt-open = Open the auction of { $area } with £{ $minimum } or more; you have £{ $money }.
prompt-raise = Bid more, or drop; you have £{ $money }.
    .head = { $leader } bids £{ $bid } for { $area }.
prompt-answer = Bid £{ $minimum } or more for { $area } and win it at once, or drop; you have £{ $money }.
prompt-card = Pay for a survey card? You have £{ $money }.
    .head = You won { $area } for £{ $bid }.
prompt-pump = { $left ->
        [one] one is left.
       *[other] { $left } are left.
    }
    .head = Use a steam pump:
prompt-invest = in place { $place } each £10 scores { $tens } points, £5 scores { $five }; you have £{ $money }.
    .head = Invest in steps of £5, or pass:
prompt-peek = Look at one face-down tile, or not.

## Why a move is refused

refused-act = That does not belong here: choose one action for this turn.
refused-actions-over = All players have passed: the actions of this round are over.
refused-adit-there = There is an adit on this border already.
refused-auction-over = This auction is over.
refused-auction-work = Taking part in an auction needs 2 work points; { $left ->
        [0] none is
        [one] { $left } is
       *[other] { $left } are
    } left.
refused-bid-beyond = A bid of { $word } is not possible: bids go up to £999, and to the money in hand.
refused-bid-money = You cannot afford a bid of £{ $bid }; you have £{ $money }.
refused-bidding = An auction is running: bid more, or drop.
refused-capacity = This mine yields at most { $capacity } cubes at a time.
refused-card-face-up = The tile lies face up: a card can be played only after the auction.
refused-card-first = First say whether you play a survey card.
refused-card-needed = With two players a card comes before every auction: from your hand or from the deck.
refused-card-now = First decide whether to pay for a survey card.
refused-card-region = This card does not fit the region of { $area }.
refused-card-too-late = A card before the auction is played before the opening bid.
refused-card-uncontested = Nobody else can bid: a card can be played only after the auction.
refused-card-value = The card is worth £{ $value }; you have £{ $money }.
refused-cubes-beyond = { $word } cubes are more than any mine yields at a time.
refused-cubes-there = There are not that many cubes: tin { $tin }, copper { $copper }.
refused-discard-region = Now discard a card of region { $region }.
refused-discarded = You have discarded already; the others are still choosing.
refused-draw-empty = The deck of this region is empty: play a fitting card from your hand.
refused-empty-deck = The deck of this region is empty and your hand holds no fitting card.
refused-empty-decks = Nothing is left to survey with: the decks are empty, and no card of your hand fits an area with a tile.
refused-empty-hand = You have no survey card in your hand.
refused-extract-money = This costs £{ $cost }, because each cube costs £1 per water cube; you have £{ $money }.
refused-final-column = In your final column ({ $column }) you can only pass.
refused-inland = { $area } does not border the sea.
refused-invest-beyond = £{ $word } cannot be invested: choose a multiple of £5 up to your money.
refused-invest-money = You cannot afford to invest £{ $amount }; you have £{ $money }.
refused-invested = You have stopped investing in this round.
refused-investing-over = Investing is over for this round.
refused-mine-there = A mine stands in { $area } already.
refused-miner-there = There is a miner in { $area } already.
refused-minimum-money = The minimum opening bid is £{ $minimum }; you have £{ $money }.
refused-must-open = You have put the area up for auction and must open the bidding.
refused-no-adits = No adit is left in this round's column of the development board.
refused-no-auction = No auction is running.
refused-no-border = { $word } is no border: the two areas do not touch.
refused-no-cube = Extract at least one cube.
refused-no-decks = With three or more players there are no decks to draw from.
refused-no-mine-left = All your mines are built.
refused-no-miners = No miner is left in this round's column of the development board.
refused-no-ore = No ore is left in your mines.
refused-no-own-mine = You have no mine yet.
refused-no-ports = No port is left in this round's column of the development board.
refused-no-pumping = You have not taken any steam pumps.
refused-no-pumps = No group of steam pumps is available.
refused-no-tile = There is no tile in { $area }.
refused-no-tiles = No area has a tile on which a mine could be built.
refused-no-trains = No train is left in this round's column of the development board.
refused-not-bidding = You are not in this auction.
refused-not-in-hand = You do not hold this survey card.
refused-not-investing = Investing comes when all have passed.
refused-not-looking = Looking at tiles comes at the end of a round.
refused-not-own-mine = You have no mine in { $area }.
refused-not-setup = Cards are discarded only in the set-up.
refused-nowhere = There is no place left for it.
refused-opening = The opening bid must be £{ $minimum } or more.
refused-others-turn = It is { $player }'s decision.
refused-peek = There is no face-down tile in { $area }.
refused-port-there = There is a port in { $area } already.
refused-pump-dry = There is no water in { $area }.
refused-pump-no-mine = Pumps work only in areas with a mine; there is none in { $area }.
refused-pumping = First use the pumps you have taken, or stop.
refused-raise = The bid stands at £{ $bid }: bid more, or drop.
refused-second-card = Only one survey card is played for an auction, and one has been played.
refused-setup = First choose which survey cards to discard.
refused-unknown-amount = "{ $word }" is no sum that can be invested.
refused-unknown-amount-guess = "{ $word }" is no sum that can be invested; did you mean "{ $guess }"?
refused-unknown-area = There is no area "{ $word }".
refused-unknown-area-guess = There is no area "{ $word }"; did you mean "{ $guess }"?
refused-unknown-border = There is no border "{ $word }".
refused-unknown-border-guess = There is no border "{ $word }"; did you mean "{ $guess }"?
refused-unknown-card = There is no survey card "{ $word }".
refused-unknown-card-guess = There is no survey card "{ $word }"; did you mean "{ $guess }"?
refused-unknown-cubes = "{ $word }" is no number of cubes.
refused-unknown-cubes-guess = "{ $word }" is no number of cubes; did you mean "{ $guess }"?
refused-unknown-pounds = "{ $word }" is no sum of money.
refused-unknown-pounds-guess = "{ $word }" is no sum of money; did you mean "{ $guess }"?
refused-train-there = There is a train in { $area } already.
refused-work = This needs { $cost } work points; { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left.

## What happened

event-adit = { $player } digs an adit between { $area } and { $other }.
event-benefit = The survey card takes effect in { $area }: { $what }.
event-benefit-lost = The survey card has no effect in { $area }: { $benefit ->
        [miner] no miner
       *[port] no port
    } can be placed there.
event-built = { $player } builds a mine in { $area }: { $tin } tin, { $copper } copper, { $water } water.
event-card-after = { $player } pays £{ $money } for a survey card: { $what }.
event-card-before = { $player } plays a survey card before the auction: { $what }.
event-discarded = { $player } has discarded.
event-drawn = A survey card is drawn: { $what }.
event-extracted = { $player } extracts { $tin ->
        [0] { $copper } copper
       *[other] { $copper ->
            [0] { $tin } tin
           *[other] { $tin } tin and { $copper } copper
        }
    } in { $area } { $cost ->
        [0] at no cost.
       *[other] for £{ $cost }.
    }
event-hands-chosen = All hands are chosen.
event-insurance = { $player } receives £{ $money } insurance.
event-invested = { $player } invests £{ $cost } and scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-looked = { $player } looks at the tile in { $area }.
event-miner = { $player } places a miner in { $area }.
event-over = The game is over.
event-passed = { $player } passes into place { $place } of the investment column.
event-pasties = { $player } sells pasties for £{ $money }.
event-port = { $player } builds a port in { $area }.
event-price-copper = Copper is at £{ $price }.
event-price-tin = Tin is at £{ $price }.
event-pump-works = The permanent pump takes one water out of { $area }.
event-pumped = { $player } pumps one water out of { $area }.
event-pumps = { $player } takes { $pieces ->
        [one] { $pieces } steam pump.
       *[other] { $pieces } steam pumps.
    }
event-revealed = The tile in { $area } is turned up: { $what }.
event-round = Round { $round } begins.
event-saw = The tile in { $area } shows { $what }.
event-sold = { $player } sells { $tin ->
        [0] { $copper } copper
       *[other] { $copper ->
            [0] { $tin } tin
           *[other] { $tin } tin and { $copper } copper
        }
    } for £{ $money }.
event-tile-removed = Nobody wants { $area }: its tile leaves the game unseen.
event-tile-stays = Nobody wants { $area }: its tile stays.
event-train = { $player } places a train in { $area }.
event-won = { $player } wins { $area } for £{ $bid }.

## Moves of which no event tells

told-bid = { $player } bids £{ $pounds }.
told-build = { $player } puts { $area-name } up for auction.
told-discard = { $player } discards a survey card: { $card-name }.
told-drop = { $player } drops out.
told-no-peek = { $player } looks at no tile.
told-pass = { $player } stops investing.
told-stop = { $player } stops pumping.
told-survey-draw = { $player } draws a survey card.
told-survey-none = { $player } plays no survey card.

## Things

tile-numbers = { $tin } tin, { $copper } copper, { $water } water
benefit-tin = { $amount } tin more
benefit-copper = { $amount } copper more
benefit-water = { $amount } water less
benefit-miner = a miner
benefit-port = a port
benefit-steam_pump = a permanent steam pump
card-line = { $what }, worth £{ $value }
    .head = Region { $region }:
card-line-wild = { $what }, worth £{ $value }
    .head = Any region:

## The board in plain lines

board-head = Round { $round } of 4. Tin £{ $tin }, copper £{ $copper }.
board-setup = survey cards are being discarded.
    .head = Set-up:
board-over = The game is over after round 4.
board-left = miners { $miners }, ports { $ports }, trains { $trains }, adits { $adits }; pump groups { $pumps }.
    .head = Development board:
board-no-pumps = none
board-order = { $order }.
    .head = Order of play:
board-passed = { $passed }.
    .head = Passed, first to last:
board-decks = { $decks }.
    .head = Decks:
board-deck = { $name } { $cards }
board-adits = { $adits }.
    .head = Adits:
board-player = £{ $money }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, column { $column } of { $last }, { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    } to build, holds { $tin } tin and { $copper } copper, cards { $cards }.
    .head = { $player }:
board-no-cards = none
board-wild = wild
board-region = Region { $region }
board-no-region = Without tiles
board-area = { $what }
    .head = { $area } (inland):
board-area-coast = { $what }
    .head = { $area }:
board-mine = mine of { $player }, { $tin } tin, { $copper } copper, { $water } water, capacity { $capacity }
board-tile-up = tile { $tile }
board-tile-known = face-down tile, you know it: { $tile }
board-tile-down = face-down tile
board-no-tile = no tile
board-cubes = { $tin } tin and { $copper } copper from adits
board-drainage = { $count ->
        [one] { $count } drainage token
       *[other] { $count } drainage tokens
    }
board-miners = { $count ->
        [one] miner
       *[other] { $count } miners
    }
board-port = port
board-train = train
board-pump = permanent pump
board-peeked = looked at by { $players }
board-auction = { $state }.
    .head = Auction of { $area }, opened by { $initiator }:
board-auction-before = { $minimum ->
        [0] no card yet
       *[other] lowest bid £{ $minimum }
    }
board-auction-bid = { $leader } leads with £{ $bid }
board-auction-card = survey card: { $what }

## The board as it is drawn

draw-setup = Set-up: choose the survey cards to keep
draw-round = Round { $round } of 4
draw-over = The game is over
draw-tin = tin
draw-copper = copper
draw-work = Work track, first to move uppermost
draw-points = points
draw-work-left = work
draw-mines = mines
draw-cards = cards
draw-passed = p{ $place }
draw-letters = T C ~ M P R U w
draw-wild = W
draw-board = Developments
draw-bare = Without tiles: { $areas }
draw-now = now
draw-later = round { $round }
draw-invest = Invest £10/£5
draw-auction = Auction of { $area }
draw-auction-hidden = face-down tile of region { $region }
draw-auction-known = known to you
draw-auction-card = Card: { $what }
draw-auction-opens = opens at £{ $bid } or more
draw-auction-bid = bids £{ $bid }
draw-auction-in = in, has £{ $money }
draw-auction-out = out
draw-hand = Your survey cards
draw-discarded = discarded
draw-decks = Decks
draw-adits = Adits
draw-result-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-news = Last moves
draw-legend = T tin; C copper; ~ water; /4 cubes at a time; M miner; P port; R train; U pump; =1 adit 1; { $shade } face down; { $eye } looked at by; p1 passed first
draw-cost-auction = auction from £{ $bid }
draw-cost-card = { $what }, worth £{ $value }
draw-cost-gain = +£{ $money }
draw-cost-left = £{ $money } left if it wins
draw-cost-pay = -£{ $money }
draw-cost-place = place { $place }: £10 scores { $tens }, £5 scores { $five }
draw-cost-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
draw-cost-work = { $work } work

## Standing orders that are offered

order-raise-round = drop out of every auction until the end of the round
order-card-round = pay for no survey card until the end of the round
order-act-phase = pass on my next turn

## Why a bot would move so

why-bid = { $area } is worth £{ $limit } to me, all other chances considered; I bid no higher than I need to.
why-bid-beyond = { $area } is worth only £{ $limit } to me.
why-build = A mine in { $area } is worth about £{ $worth } to me and may go for £{ $price }.
why-build-others = Other areas promise more than { $area }.
why-card-after = The card costs £{ $price } and adds about { $points } points after that.
why-card-before = Played now the card is free and shows the tile: about { $points } points in all.
why-card-drawn = With a card from the deck the mine promises about { $points } points.
why-card-kept = Without a card now the mine promises about { $points } points.
why-development = Less water, more capacity or more ore in { $areas }: about { $points } points after the cost in work.
why-discard = This card would usually add about { $points } points to a mine.
why-drop = { $area } is worth no more than £{ $limit } to me.
why-extract = The ore of { $area } brings £{ $income } and costs £{ $cost }; waiting would not bring more.
why-invest = £{ $amount } brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now{ $left ->
        [0] ; nothing need be kept for the next round.
       *[other] ; the £{ $left } left is for the next round.
    }
why-keep-cash = The £{ $money } will bring more in the next round.
why-lowest-bid = £{ $bid } is the lowest possible bid, and I bid for everything.
why-no-card = No card is worth its price here.
why-no-peek = Looking at a tile would not change my plans.
why-not-own = This helps no mine of mine.
why-pass = { $left ->
        [0] No work point is left.
       *[other] Passing now gives me place { $place }, which is worth more than what is left to do.
    }
why-pasties = £{ $money } is better than nothing for this work point.
why-peek = { $area } may be any of { $count } tiles, good ones and bad ones: it helps to know.
why-peek-known = I know the tile of { $area } already.
why-pump = Less water in { $area } is worth about { $points } points.
why-pumps = { $pieces ->
        [one] { $pieces } pump is
       *[other] { $pieces } pumps are
    } worth about { $points } points to my mines after the cost in work.
why-stop = No other mine of mine would gain from a pump.
why-tile-unseen = I do not know the tile of { $area }: it may be any of { $count }.
why-usual = That is what one usually does here.

## Short labels, for a page

game-about = Mines in Cornwall: win areas at auction, dig out tin and copper, fight the water, and invest what the ore brings; 4 rounds for 2 to 5 players.
game-credit = Remastered edition. Designer: Martin Wallace. Publisher: Alley Cat Games.
verb-adit = Dig an adit
verb-bid = Bid
verb-build = Build a mine
verb-discard = Discard a card
verb-drop = Drop out
verb-extract = Extract ore
verb-invest = Invest
verb-miner = Place a miner
verb-no-peek = Look at no tile
verb-pass = Pass
verb-pasties = Sell pasties
verb-peek = Look at a tile
verb-port = Build a port
verb-pump = Use a steam pump
verb-pumps = Take steam pumps
verb-stop = Stop pumping
verb-survey = Choose a survey card
verb-train = Place a train
word-copper = { draw-copper }
word-draw = draw from the deck
word-none = no card
word-tin = { draw-tin }
part-border = { $area } – { $other }
part-card = { $what }, region { $region }
part-card-wild = { $what }, any region
part-pounds = £{ $money }

## The words of the drawn board, for the page and for pictures

label-map = Map of Cornwall
label-track = Work track
label-track-rule = fewest spent moves next, upper first
label-prices = Prices
label-prices-now = this round
label-board = Developments
label-invest = Invest
label-invest-steps = £10 / £5
label-survey = Survey cards
label-survey-own = only you see these
label-auction = Auction
label-miners = Miners
label-ports = Ports
label-trains = Trains
label-adits = Adits
label-pumps = Pumps
label-miner = miner
label-port = port
label-train = train
label-adit = adit
label-pump = permanent pump
label-drainage = drainage
label-tin = tin
label-copper = copper
label-water = water
label-money = money
label-points = points
label-work-left = work left
label-mines = mines
label-cards = cards
label-ore = ore to sell
label-ore-value = at today’s prices
label-ore-each = £{ $price } less £{ $water } water
label-ore-free = £{ $price } each
label-capacity = capacity
label-passed = passed
label-looked = You looked:
label-would-hold = in your mine
label-card-on-lot = Survey card on the lot:
label-highest = highest
label-best = best
label-best-split = Best: { $split } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; £{ $left } would be left for the next round.
label-invest-left = £{ $left } left
label-worth = worth
label-wild = any region
label-to-move = to move
label-region = Region { $region }
label-round-short = R{ $round }
label-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
draw-lot-down = face down, put up by { $player }
draw-lot-up = face up, put up by { $player }
draw-lot-insurance = If another wins, { $player } gets half: £{ $money }
draw-lane-dropped = dropped out
draw-lane-passed = cannot bid: has passed
draw-lane-work = cannot bid: too little work left
draw-lane-mines = cannot bid: all mines are built
draw-lane-money = cannot bid: has £{ $money }
draw-sea-celtic = Celtic Sea
draw-sea-channel = English Channel
draw-sea-bay = Mount’s Bay
draw-sea-devon = Devon
label-work-left-short = work left
label-ore-short = ore
draw-phase-setup = Set-up
draw-phase-prices = Prices
draw-phase-work = Work
draw-phase-invest = Sell & invest
draw-phase-peek = Peek

## What is worth telling of a finished game

draw-highlight-mine = { $player } takes { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } of ore out of { $area } in all.
    .title = The richest mine
draw-highlight-lot = { $player } pays £{ $money } for { $area } in round { $round }.
    .title = The dearest lot
draw-highlight-sale = { $player } sells { $tin ->
        [0] { $copper } copper
       *[other] { $copper ->
            [0] { $tin } tin
           *[other] { $tin } tin and { $copper } copper
        }
    } for £{ $money } in round { $round }.
    .title = The best sale
draw-highlight-invested = { $player } invests £{ $money } in round { $round } and scores { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .title = The boldest investment

## Which expansions to begin with

suggestion-first = First game
suggestion-first-about = The base game alone: auctions, water, work and the price of ore are enough to learn.
suggestion-second = Second game
suggestion-second-about = Arsenic: a second thing to dig for and to sell, paid with work in every later round.
suggestion-third = Third game
suggestion-third-about = Emigration and the Kickstarter pack: miners go abroad, tiles and cards vary more.
suggestion-all = For old hands
suggestion-all-about = All three expansions at one table.

## Arsenic

option-arsenic = Arsenic
option-arsenic-about = Your calciner brings arsenic onto the map; it sells well, but each cube that you process takes a work point from every later round.
move-process = process one arsenic cube of a mine of yours: no work now, but one work point less in this and every later round
move-sell-arsenic = sell all your arsenic on the market: 1 work point
move-calciner = build your calciner in the new mine: one arsenic there and in every area that touches it
move-no-calciner = keep your calciner for a later mine
prompt-calciner = It brings { $cubes } arsenic cubes onto the map, one in { $area } and one in each area that touches it.
    .head = Build your calciner in { $area }?
refused-calciner-later = A calciner is built right after a mine, and only once in a game.
refused-calciner-now = First decide whether the new mine gets your calciner.
refused-limiter = You stand in your final column ({ $column }): the limiter cannot come any nearer.
refused-no-arsenic = No arsenic lies in your mines.
refused-no-arsenic-held = You hold no arsenic.
refused-no-arsenic-there = No arsenic lies in { $area }.
refused-no-calciner = You have no calciner on the map.
refused-without-arsenic = The Arsenic expansion is not in this game.
event-calciner = { $player } builds a calciner in { $area }: { $cubes ->
        [one] { $cubes } arsenic cube.
       *[other] { $cubes } arsenic cubes.
    }
event-processed = { $player } processes arsenic in { $area } and has { $work ->
        [one] { $work } work point
       *[other] { $work } work points
    } a round from now on.
event-section-closed = The best section of the arsenic market closes: a cube brings £{ $money } at most from now on.
event-sold-arsenic = { $player } sells { $cubes ->
        [one] { $cubes } arsenic cube
       *[other] { $cubes } arsenic cubes
    } for £{ $money }.
told-no-calciner = { $player } builds no calciner.
verb-process = Process arsenic
verb-sell-arsenic = Sell arsenic
verb-calciner = Build the calciner
verb-no-calciner = No calciner
board-arsenic = { $count } arsenic
board-calciner = calciner
board-arsenic-held = { $count } arsenic in hand
board-calciner-at = calciner in { $area }
board-calciner-unbuilt = calciner not built
board-market = { $spaces }; the next cube brings £{ $money }.
    .head = Arsenic market, open spaces:
draw-arsenic = A
draw-market = Arsenic market
draw-calciner = F
draw-market-closed = closed
draw-market-now = this round
draw-market-until = to round { $round }
draw-market-last = to the end
draw-market-yours = your { $cubes } would bring £{ $money }
draw-legend-arsenic = A2 arsenic; F calciner; { $limiter } limiter; 6+ for any number of cubes
draw-cost-limiter = { $work ->
        [one] { $work } work point
       *[other] { $work } work points
    } a round from now on
draw-cost-arsenic = the next cube sells for £{ $money }
draw-cost-cubes = { $cubes } arsenic on the map
order-calciner-round = build no calciner until the end of the round
why-calciner = { $cubes } arsenic cubes, of which my mines get { $own }, are worth about { $points } points to me.
why-no-calciner = My calciner will do more in a later mine.
why-process = The cube sells for about £{ $money } and costs a work point a round: about { $points } points in all.
why-process-late = No work point would be left in this round to sell the cube.
why-sell-arsenic = My arsenic brings £{ $money } now; later it would bring less.
label-arsenic = arsenic
label-calciner = calciner
label-limiter = limiter
label-market = Arsenic market

## Emigration

option-emigration = Emigration
option-emigration-about = Miners of your own colour can leave a mine for one of four places abroad, for pieces, money, points or a better price.
move-claim = place a miner of your own colour in a mine of yours: 1 work point
move-emigrate = send a miner of your own colour abroad for a bonus: 1 work point
move-place-adit = place the adit from Michigan: no work
move-place-train = place the train from Michigan: no work
move-place-port = place the port from Michigan: no work
move-place-miner = place a miner from Michigan: no work
move-done = keep the pieces from Michigan for later
move-adelaide = choose the ore for which Adelaide pays more
form-place = PLACE
form-ore = ORE
prompt-leftover = place { $pieces ->
        [one] it
       *[other] them
    } now for no work, or keep { $pieces ->
        [one] it
       *[other] them
    } for a later turn.
    .head = { $pieces ->
        [one] A piece from Michigan waits:
       *[other] Pieces from Michigan wait:
    }
prompt-adelaide = one ore sells for £{ $more } more a cube{ $less ->
        [0] {""}
       *[other] , the other for £{ $less } more
    }; you sell { $tin } tin at £{ $tin-price } and { $copper } copper at £{ $copper-price }.
    .head = Adelaide:
refused-adelaide-later = Adelaide's increase is chosen at the sale, by whoever went there in this round.
refused-adelaide-now = First choose the ore for which Adelaide pays more.
refused-leftover-now = First place the pieces from Michigan, or say that you keep them.
refused-no-own-miner = You have no miner of your own colour on the map.
refused-no-own-miner-there = You have no miner of your own colour in { $area }.
refused-no-own-miners = None of your own-colour miners is left at home.
refused-no-piece-waiting = You have no such piece from Michigan to place.
refused-nothing-waiting = There is nothing to be kept for later.
refused-space-taken = { $place ->
        [michigan] Michigan's
        [kimberley] Kimberley's
        [adelaide] Adelaide's
       *[sierra-madre] Sierra Madre's
    } space of round { $round } is taken.
refused-unknown-ore = There is no ore "{ $word }".
refused-unknown-ore-guess = There is no ore "{ $word }"; did you mean "{ $guess }"?
refused-unknown-place = There is no place "{ $word }" to emigrate to.
refused-unknown-place-guess = There is no place "{ $word }" to emigrate to; did you mean "{ $guess }"?
refused-without-emigration = The Emigration expansion is not in this game.
event-adelaide-token = { $player } will get more for ore at the sale of this round.
event-adelaide-used = Adelaide pays { $player } more for each cube: tin £{ $tin }, copper £{ $copper }.
event-claimed = { $player } places an own-colour miner in { $area }.
event-emigrated = { $player }'s miner leaves { $area } for { $place }.
event-kimberley = Kimberley pays { $player } £{ $money }, now and in each later round.
event-kimberley-income = Kimberley pays { $player } £{ $money }.
event-michigan = { $player } gets { $what } from Michigan.
event-sierra-madre = Sierra Madre brings { $player } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
told-adelaide = { $player } chooses { $ore ->
        [tin] tin
       *[copper] copper
    } for Adelaide's increase.
told-done = { $player } keeps what is left from Michigan for later.
verb-claim = Own miner
verb-emigrate = Emigrate
verb-place-adit = Adit from Michigan
verb-place-train = Train from Michigan
verb-place-port = Port from Michigan
verb-place-miner = Miner from Michigan
verb-done = Keep for later
verb-adelaide = Choose the ore
place-michigan = Michigan
place-kimberley = Kimberley
place-adelaide = Adelaide
place-sierra-madre = Sierra Madre
piece-adit = an adit
piece-train = a train
piece-port = a port
piece-miner = a miner
piece-miners = { $count } miners
board-own-miner = miner of { $player }
board-own-miners = { $count ->
        [one] { $count } own miner
       *[other] { $count } own miners
    } at home
board-pending = to place: { $pieces }
board-income = £{ $money } in each later round
board-adelaide = Adelaide's increase at the next sale
board-emigration = { $rows }.
    .head = Emigration, round { $round }:
board-emigration-free = { $place }: { $reward }
board-emigration-taken = { $place }: taken by { $player }
reward-kimberley = £{ $money }{ $rounds ->
        [0] {""}
       *[other] , and again in each later round
    }
reward-adelaide = £{ $more } more a cube of one ore
reward-adelaide-two = £{ $more } more a cube of one ore, £{ $less } of the other
reward-adelaide-all = £{ $more } more a cube
reward-sierra-madre = { $points } points
draw-emigration = Emigration
draw-own-miners = own
draw-gain-kimberley = £{ $money } a round
draw-gain-adelaide = sells { $increase }
draw-gain-michigan = to place: { $pieces }
draw-legend-emigration = { $miner } own-colour miner; own: such miners at home
draw-reward-kimberley = £{ $money }
draw-reward-adelaide = +£{ $more }
draw-reward-adelaide-two = +£{ $more }/{ $less }
draw-reward-sierra-madre = { $points }p
draw-cost-free = no work
order-leftover-round = keep pieces from Michigan until the end of the round
why-claim = A miner of my own can go abroad later: about { $points } points in all.
why-emigrate = { $place ->
        [michigan] Michigan
        [kimberley] Kimberley
        [adelaide] Adelaide
       *[sierra-madre] Sierra Madre
    } is worth about { $points } points to me, the miner here less.
why-place = The piece from Michigan does most there: about { $points } points.
why-keep-piece = The piece from Michigan will do more later.
why-adelaide = The increase brings £{ $money } on what I sell.
label-board-emigration = Developments and emigration
label-emigrate = Emigrate
label-income = £{ $money } in rounds { $rounds }
label-michigan = from Michigan

## The Kickstarter pack

event-tile-bonus = The tile brings { $player } £{ $money }.
option-kickstarter = Kickstarter pack
option-kickstarter-about = Eight more tiles that pay £3 or save work, and survey cards for two regions in place of the wild ones (with 3 to 5 players).
tile-bonus-money = { $numbers }; the winner gains £{ $money }
tile-bonus-work = { $numbers }; the mine costs { $work ->
        [one] { $work } work point
       *[other] { $work } work points
    }
card-line-pack = { $what }, worth £{ $value }
    .head = Regions { $region } and { $other }:
part-card-pack = { $what }, regions { $region } and { $other }
board-pack = pack
draw-pack = K
draw-legend-bonus = +£3 for the builder; 1{ $work } the mine costs 1 work
draw-legend-pack = { $card } card of two regions
label-pack = two regions
label-bonus-money = the winner gains £{ $money }
label-bonus-work = the mine costs { $work ->
        [one] { $work } work point
       *[other] { $work } work points
    }
