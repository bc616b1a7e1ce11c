### Ore: everything that players read, in English.

game-title = Ore: The Mining Game

## The moves: what each does, how its parts are called, and other words that may be typed for them

move-assets = put a miner on the asset track, to buy a development
move-buy = buy an asset with money or with barrels, or an initiative, some with a resource that you choose
move-cash = return a Futures token and take its barrels
move-contracts = put a miner on the contract track, to take a contract
move-decline = do not take a failed contract over
move-done = close your turn; in the Market, rows that are still open then fail
move-drill = return a Drill Bit and put a miner on space 2 of a mine, or for $5 or 1 coal on space 3
move-efficient = fill 1 to 3 more rows of a contract with Efficient Ops, for a fee
move-exchange = use an exchange, once per round
move-fail = say which failed contract is settled first
move-fill = fill the due row of a contract of yours
move-mine = put a miner on space 1 of a mine
move-pass = buy or take nothing
move-push = return a Collab Ops token and put a miner on an occupied space 1; the miners there are pushed down
move-relieve = take a miner of yours off a mine: $5, less with Relief Ops
move-sell = sell a barrel on the public market, or on a private market of yours
move-slag = put a miner on the slag heap: $5 less $1 for each miner there
move-subcontract = fill a line of an opponent's contract with Subcontracted Ops, for a fee to that opponent
move-take = take a contract
move-take-over = take a failed contract over: you fill its row and get the money
move-take-top = take the top contract of your own pile (Contract Race)
move-with = say which of two barrels you give for a row
form-asset = ASSET
form-barrels = N
form-card = MINE
form-contract = CONTRACT
form-held = N
form-initiative = INITIATIVE
form-line = LINE
form-res = RESOURCE
form-rows = ROWS
form-space = SPACE
form-trader = EXCHANGE
typed-words = dig=mine heap=slag drill-bit=drill collab=push deliver=fill serve=fill give=with swap=exchange trade=exchange futures=cash dollars=money settle=fail accept=take-over takeover=take-over refuse=decline row=line purchase=buy top=take-top recall=relieve close=done finish=done stop=done/pass/decline skip=pass/decline/done

## Prompts, one for each kind of question

prompt-place = Place { $miners ->
        [one] the last miner
       *[other] one of the { $miners } miners
    } in your hand; you have ${ $money }.
prompt-market = { $fillable ->
        [0] { $rows ->
            [0] No row is open.
            [one] One row is open and would fail.
           *[other] { $rows } rows are open and would fail.
        }
       *[other] { $rows ->
            [one] One row is still open and must be filled.
           *[other] { $rows } rows are still open; { $fillable ->
                [one] one of them
               *[other] { $fillable } of them
            } must be filled.
        }
    } You have ${ $money }.
    .head = Market: sell barrels and fill rows, then close your turn (done).
prompt-with = { first-of-two } or { second-of-two }?
    .head = Row { $row } of contract #{ $contract } (${ $money }):
prompt-settle = Which is settled first? You have ${ $money }.
    .head = { $rows } of your rows have failed.
prompt-takeover = Take it over? For row { $row } you give { row-cost }and get ${ $money }.
    .head = { $leader } fails contract #{ $contract }.
prompt-subcontract = { $lines ->
        [0] fill a line on an opponent's contract, or not (done); you have ${ $money }.
       *[other] fill another line of { $leader } without a new fee, or stop (done); you have ${ $money }.
    }
    .head = Subcontracted Ops:
prompt-buy = Buy an asset or an initiative, or pass; your miner stands on space { $space } of the asset track, and you have ${ $money }.
prompt-initiative = Buy one initiative, or pass; you have ${ $money }.
prompt-contract = Take a contract, or pass; your miner stands on space { $space } of the contract track.
prompt-race = Take the top contract of your pile, #{ $contract }, or stop (done); { $pile ->
        [one] it is the last one.
       *[other] { $pile } are in the pile.
    }
prompt-sales = buy an asset or take a contract for the fee, or not (done); you have ${ $money }.
    .head = Sales Ops:
prompt-relief = Take miners off mines for ${ $cost } each, or leave them there (done); you have ${ $money }.

## Why a move is refused

refused-answer-offer = A failed contract is offered to you: take it over or decline.
refused-asset-barrels = You do not have the barrels that { asset-name } costs.
refused-asset-gone = { asset-name } is not shown.
refused-assets-barrels = You do not have the barrels for any asset that is shown.
refused-assets-only = A miner on the asset track buys an asset or an initiative; contracts come later.
refused-bought-already = You have bought an asset this round, so Sales Ops cannot buy another.
refused-cage = Your cage level is { $cage }: this space is too deep for your miners.
refused-choose-barrel = First choose which barrel you give for this row.
refused-contract-discarded = Contract #{ $contract } is in the discard pile, which only Black Market Ops can reach.
refused-contract-gone = Contract #{ $contract } is not shown.
refused-contracts-only = A miner on the contract track takes a contract and buys nothing.
refused-drill-space = A Drill Bit leads to space 2, or to space 3 for money or coal; space { $word } is not reached like this.
refused-efficient-first = Efficient Ops comes after a row of contract #{ $contract } has been sold this round.
refused-efficient-rows = Efficient Ops cannot fill so many rows of contract #{ $contract }; { $rows ->
        [one] { $rows } row is
       *[other] { $rows } rows are
    } open.
refused-exchange-barrels = This exchange takes { $amount } { resource-name }; you have { $held }.
refused-exchange-form = This exchange needs what you give and what you get, as in "exchange commodities-exchange 3 oil gold".
refused-exchange-rate = { asset-name } does not trade that many barrels.
refused-exchange-same = You must get another type than you give.
refused-exchange-used = { asset-name } has been used this round.
refused-future-beyond = No Futures token holds { $word } barrels.
refused-guard = You need these barrels: without them fewer of your due rows could be filled.
refused-initiative-gone = { initiative-name } is not shown.
refused-initiative-only = Without a miner on the asset track you may buy one initiative, but no asset.
refused-line-barrels = You do not have the barrels for any open line of an opponent's contract.
refused-line-beyond = No contract has a line { $word }.
refused-line-filled = Contract #{ $contract } has no open line { $line }.
refused-market-used = You cannot sell on this private market any more this round.
refused-mines-full = Space 1 of every mine is taken.
refused-money = This costs ${ $cost }; you have ${ $money }.
refused-named-already = You have chosen this miner already.
refused-no-assets = No asset is shown.
refused-no-barrel = You have no { resource-name }.
refused-no-barrel-price = { initiative-name } costs no barrel: leave the resource out.
refused-no-barrels = You have no barrels.
refused-no-barrels-price = { asset-name } has no price in barrels.
refused-no-barrels-prices = No asset that is shown has a price in barrels.
refused-no-coal = Space 3 costs money or coal, and you have too little of both.
refused-no-collab = You have no Collab Ops token.
refused-no-contract = You hold no contract.
refused-no-contracts = No contract is shown.
refused-no-drill = You have no Drill Bit token.
refused-no-drill-space = No mine has a free space that a Drill Bit leads to.
refused-no-effect = { initiative-name } would have no effect for you now, so you cannot buy it.
refused-no-effects = No initiative that is shown would have an effect for you now.
refused-no-efficient = You have no Efficient Ops that can be used this round.
refused-no-exchange = Only exchanges trade barrels, and { asset-name } is none.
refused-no-exchanges = You own no asset that exchanges barrels.
refused-no-future = You have no Futures token with { $amount } { resource-name }.
refused-no-futures = You have no Futures token.
refused-no-initiatives = No initiative is shown.
refused-no-market = This card is not a private market of yours for this resource.
refused-no-market-barrel = You have no barrel that a private market of yours still takes.
refused-no-markets = You have no private market.
refused-no-money-price = { asset-name } has no price in money.
refused-no-money-prices = No asset that is shown has a price in money.
refused-no-offer = No failed contract is offered to you.
refused-no-open-lines = No opponent has a contract with an open line.
refused-no-opponents-contract = Contract #{ $contract } is not an opponent's.
refused-no-own-miner = You have no miner on space { $space } of the { resource-name } mine.
refused-no-own-miners = You have no miner in a mine.
refused-no-private-card = The pile of { resource-name } mines has no face-down card.
refused-no-sales-ops = For this you need the right Sales Ops: version a buys an asset, version b takes a contract.
refused-no-space = The { resource-name } mine has no space { $space }.
refused-no-subcontract = You have no Subcontracted Ops left to use, or not the money for its fee.
refused-nobody-to-push = Nobody stands on space 1 of a mine, so there is nobody to push.
refused-not-buying = Assets and initiatives are bought in Acquisition, when a miner of yours or a free initiative gives you the turn.
refused-not-choosing = There is no choice between two barrels now.
refused-not-done = This turn is not closed by "done": a miner must be placed, and whoever buys or takes nothing says "pass".
refused-not-due = Contract #{ $contract } is not due before the next round.
refused-not-failing = The due row of contract #{ $contract } has not failed.
refused-not-held = You do not hold contract #{ $contract }.
refused-not-market = This belongs to your turn in the Market.
refused-not-own-window = Exchanges and Futures are used in turns of your own.
refused-not-owned = You do not own { asset-name }.
refused-not-pass = You cannot pass here: a miner must be placed, and other turns are closed by "done".
refused-not-placing = Miners are placed in Placement.
refused-not-race = You take from your own pile in the Contract Race, after the miners on the contract track.
refused-not-relief = Miners are relieved at the end of Replenishment.
refused-not-settling = Failed contracts are settled when their owner closes the market turn.
refused-not-subcontracting = Subcontracted Ops is used at the end of the Market.
refused-not-taking = Contracts are taken in Acquisition, with a miner on the contract track or with Sales Ops.
refused-nothing-to-push = Nobody stands on space 1 of the { resource-name } mine, so there is nobody to push.
refused-offer-barrels = You do not have all the barrels that the offered row needs.
refused-one-version = Only one version of Subcontracted Ops can be used here: leave the letter out.
refused-other-barrel = This row does not take { resource-name } here.
refused-others-turn = It is { $player }'s decision.
refused-pile-empty = Your pile is empty.
refused-push = A miner would be pushed off the card or below its owner's cage level.
refused-relief-done = You have chosen already; the others are still choosing.
refused-row-barrels = You do not have all the barrels that contract #{ $contract } needs here.
refused-row-done = A row of contract #{ $contract } has been sold this round.
refused-row-open = A row that you can fill is still open: fill it before you close your turn.
refused-rows-beyond = Efficient Ops does not fill { $word } rows at once.
refused-sales-initiative = Sales Ops buys assets, no initiatives.
refused-sealed-relief = All choose their relief in secret now, without exchanges and Futures.
refused-settle-first = First say which failed contract is settled.
refused-sold-out = Each round you sell one barrel, and what your railroads carry besides: no more { resource-name } this round.
refused-space-beyond = No mine has a space { $word }.
refused-space-taken = Space { $space } of the { resource-name } mine is taken.
refused-taken-already = You have taken a contract this round, so Sales Ops cannot take another.
refused-track-full = All { $spaces } spaces of this track are taken.
refused-trade-beyond = No exchange takes { $word } barrels.
refused-unknown-asset = There is no asset "{ $word }".
refused-unknown-asset-guess = There is no asset "{ $word }"; did you mean "{ $guess }"?
refused-unknown-barrels = "{ $word }" is no number of barrels.
refused-unknown-barrels-guess = "{ $word }" is no number of barrels; did you mean "{ $guess }"?
refused-unknown-card = There is no mine card "{ $word }".
refused-unknown-card-guess = There is no mine card "{ $word }"; did you mean "{ $guess }"?
refused-unknown-contract = There is no contract "{ $word }"; a contract is written with its number, as in #7.
refused-unknown-contract-guess = There is no contract "{ $word }"; did you mean "{ $guess }"?
refused-unknown-held = "{ $word }" is no number of barrels.
refused-unknown-held-guess = "{ $word }" is no number of barrels; did you mean "{ $guess }"?
refused-unknown-initiative = There is no initiative "{ $word }"; an asset is bought with "money" or "barrels" behind its name.
refused-unknown-initiative-guess = There is no initiative "{ $word }"; did you mean "{ $guess }"? An asset is bought with "money" or "barrels" behind its name.
refused-unknown-line = "{ $word }" is no number of a line.
refused-unknown-line-guess = "{ $word }" is no number of a line; did you mean "{ $guess }"?
refused-unknown-res = There is no resource "{ $word }"; there are gold, oil, iron, copper and coal.
refused-unknown-res-guess = There is no resource "{ $word }"; did you mean "{ $guess }"?
refused-unknown-rows = "{ $word }" is no number of rows.
refused-unknown-rows-guess = "{ $word }" is no number of rows; did you mean "{ $guess }"?
refused-unknown-space = "{ $word }" is no number of a space.
refused-unknown-space-guess = "{ $word }" is no number of a space; did you mean "{ $guess }"?
refused-unknown-trader = There is no exchange "{ $word }" that trades several amounts.
refused-unknown-trader-guess = There is no exchange "{ $word }" that trades several amounts; did you mean "{ $guess }"?
refused-which-barrel = { initiative-name } also costs a barrel: name the resource, as in "buy { $initiative } coal".
refused-which-version = Both versions of Subcontracted Ops could be used: add a or b.

## What happened

event-bought = { $player } buys { $name } for { $price }.
event-cashed = { $player } returns a Futures token and takes { $barrels }.
event-collection = The miners bring up what they have dug.
event-collected = { $player } gathers { $barrels }.
event-completed = { $player } completes contract #{ $contract }.
event-discarded = Nobody takes contract #{ $contract } over: it goes to the discard pile.
event-diversified = { $name } pays { $player } ${ $money }.
event-exchanged = { $player } trades { $paid } for { $barrels } with { $name }.
event-exhausted = The { resource-name } mine is exhausted.
event-failed = { $player } fails contract #{ $contract }: a penalty of ${ $money }{ $strikes ->
        [0] .
        [one] {" "}and { $strikes } strike.
       *[other] {" "}and { $strikes } strikes.
    }
event-filled = { $player } fills row { $row } of contract #{ $contract } with { $barrels } for ${ $money }.
event-initiative = { $player } buys { $name }{ $resource ->
        [none] .
       *[other] {" "}and also pays { $barrels }.
    }
event-negotiated = { $player } has sold on { $contracts } contracts: Negotiation Ops pays ${ $money }.
event-new-asset = New asset: { $name }.
event-new-contract = New contract: #{ $contract }.
event-new-initiative = New initiative: { $name }.
event-new-mine = New { resource-name } mine: { $what }.
event-over = The game is over.
event-private = { $player } draws the top { resource-name } mine: { $what }.
event-private-exhausted = { $player }'s private card is exhausted: { resource-name }.
event-relieved = { $player } takes a miner off the { resource-name } mine for ${ $money }.
event-returned = A miner of { $player } comes back from the { resource-name } mine.
event-round = Round { $round } begins.
event-salary = { $strikes ->
        [0] { $player } pays ${ $money } in salaries.
        [one] { $player } owes ${ $money } in salaries and takes { $strikes } strike for what is missing.
       *[other] { $player } owes ${ $money } in salaries and takes { $strikes } strikes for what is missing.
    }
event-slag = { $player } earns ${ $money } with { $miners ->
        [one] { $miners } miner
       *[other] { $miners } miners
    } on the slag heap.
event-sold = { $player } sells 1 { resource-name } for ${ $money }.
event-stale = Nobody took a contract: #{ $contract } goes to the discard pile.
event-subcontracted = { $player } pays { $other } ${ $money } and fills lines of { $other }'s contracts.
event-taken-over = { $player } takes contract #{ $contract } over.
event-top = Next on the pile of { $player } lies contract #{ $contract }.
event-took = { $player } takes contract #{ $contract }.
event-venture = { $name } brings { $player } { $barrels }.

## Moves of which no event tells

told-assets = { $player } places a miner on the asset track.
told-contracts = { $player } places a miner on the contract track.
told-decline = { $player } does not take the contract over.
told-done = { $player } is done.
told-drill-2 = { $player } drills to space 2 of the { resource-name } mine.
told-drill-3-cash = { $player } drills to space 3 of the { resource-name } mine for { $price }.
told-drill-3-coal = { told-drill-3-cash }
told-efficient = { $player } uses Efficient Ops for { $rows ->
        [one] { $rows } more row
       *[other] { $rows } more rows
    } of contract { $contract }.
told-fail = { $player } lets contract { $contract } be settled.
told-fill = { $player } begins to fill a row of contract { $contract }.
told-mine = { $player } places a miner in the { resource-name } mine.
told-pass = { $player } passes.
told-push = { $player } places a miner in the { resource-name } mine and pushes the others down.
told-relieve = { $player } chooses the miner on space { $space } of the { resource-name } mine for relief.
told-slag = { $player } places a miner on the slag heap.
told-subcontract-line = { $player } fills line { $line } of contract { $contract }.
told-subcontract-line-a = { told-subcontract-line }
told-subcontract-line-b = { told-subcontract-line }
told-take-over = { $player } takes over the row of the failed contract.
told-with = { $player } gives { resource-name } for the row.

## Resources and barrels

resource-name = { $resource ->
        [gold] gold
        [oil] oil
        [iron] iron
        [copper] copper
       *[coal] coal
    }
resource-of = { resource-name }
resource-given = { $given ->
        [gold] gold
        [oil] oil
        [iron] iron
        [copper] copper
       *[coal] coal
    }
barrels-some = { $amount } { resource-name }
first-of-two = { $first ->
        [gold] gold
        [oil] oil
        [iron] iron
        [copper] copper
       *[coal] coal
    }
second-of-two = { $second ->
        [gold] gold
        [oil] oil
        [iron] iron
        [copper] copper
       *[coal] coal
    }
row-cost = { $gold ->
        [0] {""}
       *[other] { $gold } gold,{" "}
    }{ $oil ->
        [0] {""}
       *[other] { $oil } oil,{" "}
    }{ $iron ->
        [0] {""}
       *[other] { $iron } iron,{" "}
    }{ $copper ->
        [0] {""}
       *[other] { $copper } copper,{" "}
    }{ $coal ->
        [0] {""}
       *[other] { $coal } coal,{" "}
    }{ $choices ->
        [0] {""}
        [1] 1 { first-of-two } or { second-of-two },{" "}
       *[other] 1 { first-of-two } or { second-of-two } and { $choices } such choices in all,{" "}
    }
row-item = { $amount ->
        [1] { $what }
       *[other] { $amount } { $what }
    }
row-line = { $needs } for ${ $money }
contract-line = #{ $contract }: { $rows }

## Assets: names, prices and what they do

asset-name = { $asset ->
        [black-market-ops] Black Market Ops
        [bureaucracy] Bureaucracy
        [capital-deepening] Capital Deepening
        [charitable-trust] Charitable Trust
        [coal-exchange] Coal Exchange
        [coal-railroad] Coal Railroad
        [coal-venture] Coal Venture
        [coke-oven-a] Coke Oven (a)
        [coke-oven-b] Coke Oven (b)
        [commodities-exchange] Commodities Exchange
        [concert-hall] Concert Hall
        [copper-exchange] Copper Exchange
        [copper-railroad] Copper Railroad
        [copper-smelter-a] Copper Smelter (a)
        [copper-smelter-b] Copper Smelter (b)
        [copper-venture] Copper Venture
        [diversified-ops-a] Diversified Ops (a)
        [diversified-ops-b] Diversified Ops (b)
        [efficient-ops] Efficient Ops
        [energy-railroad] Energy Railroad
        [energy-stockpile] Energy Stockpile
        [exploratory-ops] Exploratory Ops
        [fort-knox] Fort Knox
        [gold-exchange] Gold Exchange
        [gold-smelter] Gold Smelter
        [gold-venture] Gold Venture
        [golden-railroad] Golden Railroad
        [industrial-railroad] Industrial Railroad
        [iron-exchange] Iron Exchange
        [iron-smelter] Iron Smelter
        [iron-venture] Iron Venture
        [labor-union] Labor Union
        [library] Library
        [metal-railroad] Metal Railroad
        [metal-stockpile] Metal Stockpile
        [negotiation-ops] Negotiation Ops
        [oil-exchange] Oil Exchange
        [oil-refinery] Oil Refinery
        [oil-venture] Oil Venture
        [ops-team] Ops Team
        [public-garden] Public Garden
        [railroad-baron] Railroad Baron
        [real-estate] Real Estate
        [relief-ops-a] Relief Ops (a)
        [relief-ops-b] Relief Ops (b)
        [sales-ops-a] Sales Ops (a)
        [sales-ops-b] Sales Ops (b)
        [seed-funding] Seed Funding
        [statue] Statue
        [stock-market] Stock Market
        [strategic-reserve] Strategic Reserve
        [subcontracted-ops-a] Subcontracted Ops (a)
        [subcontracted-ops-b] Subcontracted Ops (b)
        [theater] Theater
        [titan-of-industry] Titan of Industry
        [university] University
       *[other] { $asset }
    }
asset-category = { $category ->
        [ops] ops
        [exchange] exchange
        [railroad] railroad
        [venture] venture
        [plant] processing plant
        [charity] charity
       *[strategic] strategic
    }
asset-line = { asset-category }, for { $price }, { $worth }; { $does }
asset-owned = { asset-category }, { $worth }; { $does }
asset-price-both = ${ $money } or { $barrels }
asset-price-money = ${ $money }
asset-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
asset-worth-later = points at the end
effect-none = no ability
effect-black_market = you may also take contracts from the discard pile
effect-diversified = Collection pays you for the number of types you receive ({ $tiers })
effect-efficient = in the Market you may fill more rows of a contract you have sold on ({ $tiers })
effect-exchange = once per round you may trade { $paid } for { $amount ->
        [one] { $amount } barrel
       *[other] { $amount } barrels
    } of one other type
effect-exploratory = in Collection each mine where your miner is alone brings { $amount ->
        [one] { $amount } more barrel
       *[other] { $amount } more barrels
    }
effect-negotiation = the Market pays you for the number of contracts you sold on ({ $tiers })
effect-ops_team = in Collection a mine with several of your miners brings more barrels ({ $tiers })
effect-plant = each { resource-name } you sell on a market brings ${ $money } more
effect-railroad = each round you may also sell { $barrels } on the public market
effect-relief = relieving a miner costs you ${ $money }
effect-sales = { $what ->
        [asset] at the end of Acquisition you may buy an asset for ${ $money } and its price, if you bought none this round
       *[contract] at the end of Acquisition you may take a contract for ${ $money }, if you took none this round
    }
effect-score_assets = at the end points for the number of your assets ({ $tiers })
effect-score_barrels = at the end points for your barrels of { $barrels } ({ $tiers })
effect-score_category = at the end points for your { $category ->
        [ops] ops assets
        [exchange] exchanges
        [railroad] railroads
        [venture] ventures
        [plant] processing plants
        [charity] charities
       *[strategic] strategic assets
    } ({ $tiers })
effect-score_each = at the end each { $category ->
        [ops] ops asset
        [exchange] exchange
        [railroad] railroad
        [venture] venture
        [plant] processing plant
        [charity] charity
       *[strategic] strategic asset
    } of yours brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
effect-score_miners = at the end points for the miners you employ ({ $tiers })
effect-score_private_cards = at the end points for your private mines and markets ({ $tiers })
effect-score_sets = at the end points for full sets of all five resources ({ $tiers })
effect-subcontract = at the end of the Market you may pay an opponent ${ $money } and fill { $lines ->
        [one] { $lines } line
       *[other] up to { $lines } lines
    } of that opponent's contracts
effect-trade = once per round you may trade barrels of { $barrels } for another type ({ $tiers })
effect-trade-any = once per round you may trade barrels of one type for another ({ $tiers })
effect-venture = { $needs } from mines in one Collection bring 1 { resource-name } more
effect-tier = { $value } for { $least }
effect-tier-barrels = { $value ->
        [one] { $value } barrel
       *[other] { $value } barrels
    } for { $least }
effect-tier-points = { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for { $least }

## Initiatives: names, prices and what they do

initiative-name = { $initiative ->
        [collaborative-ops] Collaborative Ops
        [drill-bit] Drill Bit
        [expanded-ops] Expanded Ops
        [futures-exchange] Futures Exchange
        [mine-cage] Mine Cage
        [private-market] Private Market
        [private-mine] Private Mine
       *[other] { $initiative }
    }
initiative-line = for { $price }; { $does }
initiative-price-barrel = { $money } and 1 barrel of your choice
initiative-price-steps = ${ $money }, the second time ${ $later }
initiative-does = { $kind ->
        [1] a token for one placement on an occupied space 1, which pushes the miners there down
        [2] a token for one placement on a free space 2, or for ${ $money } or { $coal } coal on a free space 3
        [3] one more miner
        [4] a token with the barrel you paid; each Collection adds one, up to { $most }
        [5] your miners may go one level deeper
        [6] the top mine card of the resource you pay; each round you may sell one barrel more at its price
       *[7] the top mine card of the resource you pay; a neutral miner works there for you
    }

## The board in plain lines

board-head = Round { $round }, { $phase ->
        [placement] Placement
        [collection] Collection
        [market] Market
        [subcontract] end of the Market
        [acquisition] Acquisition
        [replenishment] Replenishment
        [relief] relief
       *[scoring] scoring
    }. Start player: { $start }.
board-ending = The game ends after this round.
board-over = The game is over after round { $round }.
board-mine = { $what }; face down: { $pile }.
    .head = The { resource-name } mine:
board-mine-spent = { $what }; exhausted; face down: { $pile }.
    .head = The { resource-name } mine:
board-no-mine = none is left.
    .head = The { resource-name } mine:
board-card = ${ $money } a barrel, yields { $levels }
board-level = on level { $level }: { $spaces }
board-space = { $barrels } ({ $player })
board-track-assets = { $players }.
    .head = Asset track:
board-track-contracts = { $players }.
    .head = Contract track:
board-slag = { $players }.
    .head = Slag heap:
board-place = { $space } { $player }
board-empty = nobody
board-asset = { $what }.
    .head = Asset { $name }:
board-initiative = { $what }.
    .head = Initiative { $name }:
board-contract = { $rows }.
    .head = Contract #{ $contract }:
board-leaving = { $cards }.
    .head = Leaving at the end of the round unless bought:
board-leaving-contract = If nobody takes a contract in this round, #{ $contract } is discarded.
board-piles = assets { $assets }, initiatives { $initiatives }, contracts { $contracts }.
    .head = Draw piles:
board-discard = { $contracts }.
    .head = Discarded contracts:
board-discarded = { $rows }.
    .head = Discarded contract #{ $contract }:
board-offer = row { $row }, { $what }.
    .head = Contract #{ $contract }, failed by { $player }, is offered:
board-player = ${ $money }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as of now, { $miners ->
        [one] { $miners } miner
       *[other] { $miners } miners
    } ({ $hand } in hand), cage level { $cage }; { $total ->
        [0] no barrels.
       *[other] { $barrels }.
    }
    .head = { $player }:
board-player-over = ${ $money }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $miners ->
        [one] { $miners } miner
       *[other] { $miners } miners
    }, cage level { $cage }; { $total ->
        [0] no barrels.
       *[other] { $barrels }.
    }
    .head = { $player }:
board-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; assets { $assets }, contracts { $contracts }, money { $money }, strikes { $strikes }.
    .head = { $player }:
board-strikes = { $player } has { $strikes ->
        [one] { $strikes } strike.
       *[other] { $strikes } strikes.
    }
board-completed = { $player } has completed contracts { $contracts }.
board-tokens = { $tokens }.
    .head = { $player } has tokens:
board-token-drill = { $count ->
        [one] Drill Bit
       *[other] { $count } Drill Bits
    }
board-token-collab = { $count ->
        [one] Collab Ops
       *[other] { $count } Collab Ops
    }
board-token-futures = Futures with { $amount } { resource-name }
board-owns = { $what }.
    .head = { $player } owns { $name }:
board-owns-used = { $what }.
    .head = { $player } owns { $name }, used this round:
board-private = { $player } has the private { $mode ->
        [market] market
       *[mine] mine
    } { resource-name }, { $what }; { $space ->
        [0] exhausted.
       *[other] the neutral miner is on space { $space }.
    }
board-held = { $rows }; { $state ->
        [due] row { $row } is due.
        [over] not completed.
       *[later] row { $row } is due next round.
    }
    .head = { $player } holds contract #{ $contract }:
board-pile = { $player } has { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    } in the pile, on top { $what }; { $settled } of the { $all } are finished or failed.
board-pile-empty = { $player } has no contracts in the pile; { $settled } of the { $all } are finished or failed.
board-row-filled = filled

## What a move costs and brings, in a few words

draw-cost-barrel-gain = +{ $amount } { resource-name }
draw-cost-barrel-pay = -{ $amount } { resource-name }
draw-cost-completes = completes it
draw-cost-deep = yields { $yields }
draw-cost-either = -1 { first-of-two } or { second-of-two }
draw-cost-fails = fails { $contracts }
draw-cost-gain = +${ $money }
draw-cost-pay = -${ $money }
draw-cost-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
draw-cost-rows = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, ${ $money } in all
draw-cost-slag = at most ${ $money }
draw-cost-space = space { $space }
draw-cost-strikes = { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }
draw-cost-token = -1 token

## The table as it is drawn

draw-letters = Au O Fe Cu C
draw-any = any
draw-assets = Assets
draw-cage = cage
draw-card-points = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
draw-closed = closed
draw-completed = completed { $contracts }
draw-contracts = Contracts
draw-discarded = Discarded
draw-does-black_market = discarded contracts too
draw-does-diversified = types collected { $tiers }
draw-does-efficient = more rows { $tiers }
draw-does-exchange = { $given } for { $amount } other
draw-does-exploratory = +{ $amount } where your miner is alone
draw-does-negotiation = contracts sold on { $tiers }
draw-does-ops_team = own miners in a mine { $tiers }
draw-does-plant = +${ $money } for each { $letter } sold
draw-does-railroad = sells { $barrels } more
draw-does-relief = relief for ${ $money }
draw-does-sales = { $what ->
        [asset] a late asset for ${ $money } more
       *[contract] a late contract for ${ $money }
    }
draw-does-score = { $kind } { $tiers } pts
draw-does-score_each = { $kind } +{ $points } each{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
draw-does-subcontract = { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of others for ${ $money }
draw-does-trade = { $given } for other { $tiers }
draw-due = due
draw-exhausted = exhausted
draw-filling = Row { $row } of contract #{ $contract }
draw-futures = Futures
draw-initiative = { $kind ->
        [1] token: push miners down from space 1
        [2] token: space 2, or 3 for ${ $money } or coal
        [3] one more miner
        [4] your barrel and one a round, up to { $most }
        [5] your miners go a level deeper
        [6] top mine card: sell one barrel more
       *[7] top mine card, worked for you
    }
draw-initiatives = Initiatives
draw-kind = { $kind ->
        [ops] ops
        [exchange] exchanges
        [railroad] railroads
        [venture] ventures
        [plant] plants
        [charity] charities
        [strategic] strategic
        [assets] assets
        [miners] miners
        [private_cards] private cards
       *[sets] full sets
    }
draw-lacks = lacks { $barrels }
draw-legend = { $hand } can be chosen; { $stuck } cannot go deeper; { $border } may enter level 2; { $hatch } too deep for you; { $shade } cards face down; { $leaving } leaves at the end of the round; { $check } row filled; { $due } due; { $neutral } neutral miner; 1/3 miners in hand, of all; 1 start player; Library 3 with its points
draw-miners = miners
draw-news = Last moves
draw-next-round = next round
draw-no-mine = none left
draw-now-black = { $number } discarded
draw-now-diversified = { $number ->
        [one] { $number } type
       *[other] { $number } types
    }: ${ $money }
draw-now-negotiation = { $number } sold on: ${ $money }
draw-now-not = not this round
draw-now-nothing = nothing now
draw-now-plant = { $letter } at ${ $money }
draw-now-score = { $kind } { $number }: { $points } pts
draw-offer = Contract #{ $contract } of { $player } is offered
draw-or = or
draw-own = own pile
draw-pile = Own pile
draw-points = pts
draw-price-barrel = { $money } and 1 barrel
draw-private = { $mode ->
        [market] market
       *[mine] mine
    }
draw-race = settled { $settled } of { $all }
draw-slag = Slag heap
draw-slag-pay = ${ $money } each
draw-strikes = Strikes
draw-subcontract = { $name }: lines left for { $player }: { $lines }
draw-track-assets = Asset track
draw-track-contracts = Contract track
draw-used = used

## Standing orders that are offered

order-takeover-round = take over no failed contract until the end of the round
order-initiative-round = take no free initiative until the end of the round
order-subcontract-round = fill no line of an opponent until the end of the round
order-relief-round = relieve no miner until the end of the round

## Why a bot would play so

why-assets = On the asset track I hope to get { asset-name }; { $ahead ->
        [0] nobody is before me.
        [one] one miner is before me.
       *[other] { $ahead } miners are before me.
    }
why-assets-none = I could not pay for any asset, but an initiative may be worth a miner.
why-buy-barrels = { asset-name } is worth about ${ $worth } to me, and its barrels about ${ $price }.
why-buy-dear = { asset-name } is worth only about ${ $worth } to me and costs about ${ $price }.
why-buy-money = { asset-name } is worth about ${ $worth } to me and costs ${ $price }.
why-cash = The Futures token is full: its { $barrels } { resource-name } can be used now.
why-cash-for-row = A due row needs the { resource-name } of this Futures token.
why-complete = The last row of contract #{ $contract } pays ${ $money } and completes it.
why-contracts = On the contract track I hope to get contract #{ $contract }; { $ahead ->
        [0] nobody is before me.
        [one] one miner is before me.
       *[other] { $ahead } miners are before me.
    }
why-contracts-none = There is no contract to be had.
why-decline = Contract #{ $contract } is not worth its barrels to me, although the row pays ${ $money }.
why-done = There is nothing more to gain in this turn.
why-efficient = More rows of contract #{ $contract } pay ${ $money } for a fee of ${ $fee }.
why-exchange = I need { resource-name } more than { resource-given }.
why-fail = The penalty for contract #{ $contract } is ${ $money }.
why-fill = The row of contract #{ $contract } pays ${ $money }.
why-initiative = { initiative-name } is worth about ${ $worth } to me and costs ${ $price }.
why-initiative-dear = { initiative-name } is worth only about ${ $worth } to me and costs ${ $price }.
why-keep = The { resource-name } will be worth more to me later than ${ $money } now.
why-keep-future = The Futures token with { $barrels } { resource-name } can wait.
why-leave = Contract #{ $contract } would cost me more than it brings.
why-mine = A miner in the { resource-name } mine promises about { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } in { $rounds ->
        [one] { $rounds } round.
       *[other] { $rounds } rounds.
    }
why-more = There is still something to gain here.
why-no-exchange = For { resource-name } I would not give { resource-given } now.
why-no-relief = My miners do more where they are.
why-pass = Nothing here is worth its price to me; I keep my ${ $money }.
why-relieve = The miner would bring about { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } more from the { resource-name } mine; elsewhere it does better, even for ${ $money }.
why-sell = ${ $money } now is more than the { resource-name } will be worth to me later.
why-slag = The slag heap pays up to ${ $money }, and nothing else promises more.
why-slag-less = The slag heap pays up to ${ $money }; other places promise more.
why-stay = The miner will bring about { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } more from the { resource-name } mine; to take it off for ${ $money } does not pay.
why-subcontract = The line of contract #{ $contract } pays ${ $money }, for a fee of ${ $fee }.
why-take = Contract #{ $contract } should bring me about ${ $worth } more than its barrels.
why-take-over = The row of contract #{ $contract } pays ${ $money }, and the contract will be mine.
why-wait = This can wait.
why-with = I can spare { resource-name } more easily.

## Short labels, for a page

game-about = A mining company of your own: send miners underground, sell the barrels or deliver them on contracts, and buy assets; about 2 to 3 hours (Short Game 45–60 minutes) for 3 to 5 players.
game-credit = Edition of 2013. Designers: Joe McClintock and Jason Lyle Steingisser.
verb-assets = Place on asset track
verb-buy = Buy a development
verb-cash = Cash in a Futures token
verb-contracts = Place on contract track
verb-decline = Decline
verb-done = Done
verb-drill = Use a Drill Bit
verb-efficient = Use Efficient Ops
verb-exchange = Use an exchange
verb-fail = Settle failed contract
verb-fill = Fill a row
verb-mine = Place in a mine
verb-pass = Pass
verb-push = Push miners down
verb-relieve = Relieve a miner
verb-sell = Sell a barrel
verb-slag = Place on slag heap
verb-subcontract = Use Subcontracted Ops
verb-take = Take a contract
verb-take-over = Take the contract over
verb-take-top = Take your top contract
verb-with = Give a barrel
word-2 = space 2
word-3 = space 3
word-a = version a
word-b = version b
word-barrels = for barrels
word-cash = for dollars
word-coal = for coal
word-from = on a private market
word-line = line
word-money = for dollars
part-barrels = { $amount ->
        [one] { $amount } barrel
       *[other] { $amount } barrels
    }
part-card = { resource-name }, ${ $money } a barrel
part-rows = { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
option-exploratory-own-pair = Exploratory Ops with several miners
option-exploratory-own-pair-about = Exploratory Ops also pays for a mine where several miners of yours stand, as long as nobody else's are there.
option-own-stacking = Several own miners on a space
option-own-stacking-about = You may also place a miner on space 1 of a mine if only your own miners stand there.
option-private-market-moves = Private market
option-private-market-moves-about = When the neutral miner on a private market goes one space deeper; when it cannot, the card is exhausted.
option-relief = Relief of miners
option-relief-about = Whether players take miners off mines one after the other, for all to see, or choose all at once in secret.
option-token-limits = Tokens can run out
option-token-limits-about = If no neutral miner, Futures, Collab Ops or Drill Bit token is left, the initiative that needs it cannot be bought.
option-variant = Variant
option-variant-about = A normal, a short or a long game, or a race in which everybody has a pile of contracts to work off.
value-private-market-moves-every-collection = in every Collection
value-private-market-moves-when-used = when used
value-relief-at-once = at once
value-relief-in-turn = in turn
value-variant-contract-race = Contract Race
value-variant-long = Long Game
value-variant-normal = normal game
value-variant-short = Short Game

## The board that is drawn: titles and short words; {n} and the like are filled in by the page

label-barrels = barrels
label-collab = Collab Ops token
label-competes = needs the same barrels as another row
label-completed = completed
label-contract = Contract #{ $contract }
label-drill = Drill Bit token
label-due = Due this round
label-due-none = No row is due this round.
label-failing = closing the market now would cost
label-gap = no card
label-in-hand = in hand
label-leaves = leaves at the end of the round
label-leaves-contract = leaves at the end of the round unless somebody takes a contract
label-left = { $n } left
label-level = level { $n }
label-market = Market
label-may-sell = you may sell { $n } more
label-miners = miners
label-missing = missing
label-money = money
label-no-effect = would have no effect for you
label-offer = Contract #{ $contract } is offered
label-one-barrel = 1 barrel
label-pays = pays ${ $money }
label-penalty = penalty ${ $money }
label-points = points
label-points-now = points now
label-private-market = private market
label-private-mine = private mine
label-sell = Sell
label-slag-joined = ${ $money } each with one more
label-slag-pays = each miner earns ${ $money }
label-space = space { $n }
label-start = start player
label-stuck = cannot go deeper
label-together = there are barrels for { $n } of { $of } rows
label-too-deep = too deep for the cage
label-yields = yields { $n }
board-ends-assets = The asset row could not be filled again.
board-ends-contracts = The contract row could not be filled again.
board-ends-mine = No { resource-name } mine is left.
board-ends-race = Somebody has finished or failed all { $contracts } own contracts.
board-highlight-busiest = { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { resource-name } came up from the mines, more than of anything else.
    .title = Busiest mines
board-highlight-contract = { $player } earned ${ $money } with contract #{ $contract }.
    .title = Best contract
board-highlight-deepest = In round { $round } a miner of { $player } stood on space { $space } of the { resource-name } mine, and nobody went deeper.
    .title = Deepest miner
board-highlight-failed = { $player } failed contract #{ $contract } in round { $round } and owed ${ $money }.
    .title = Dearest failure
board-highlight-sold = { $player } sold { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } for ${ $money } in all, most of it { resource-name }.
    .title = Best seller
board-phase = { $phase ->
        [placement] Placement
        [collection] Collection
        [market] Market
        [acquisition] Acquisition
       *[replenishment] Replenishment
    }
board-stage = Round { $round }
board-round-filled = { $player } fills { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of contracts for ${ $money }.
board-round-points = { $way ->
        [more] { $player } wins { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and has { $total }.
        [less] { $player } loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and has { $total }.
        [same] { $player } wins no points and has { $total }.
       *[unknown] { $player } has { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
    }
board-round-sold = { $player } sells { $barrels } for ${ $money }.

## The face of the board in the browser

label-a-barrel = a barrel today
label-cage-reach = show how deep this cage goes
label-fee = fee ${ $money }
label-fill = Fill
label-none = none
label-pass-on = failed by
label-relieved = chosen for relief
label-row = row { $n }
label-salary = salary ${ $money }
label-settled = { $n } of { $of } finished or failed
label-sold = sold { $n }
label-stops = you stop after space { $n }
label-then = then
label-this-round = this round
label-to-decide = to decide
label-to-place = to place
label-mine-of = { resource-name } mine
label-asset-track = { draw-track-assets }
label-assets = { draw-assets }
label-cage = { draw-cage }
label-contract-track = { draw-track-contracts }
label-contracts = { draw-contracts }
label-discarded = { draw-discarded }
label-due-done = { board-row-filled }
label-due-later = { draw-next-round }
label-either = { draw-or }
label-ending = { board-ending }
label-exhausted = { draw-exhausted }
label-futures = { draw-futures }
label-initiatives = { draw-initiatives }
label-no-mine = { draw-no-mine }
label-own-pile = { draw-pile }
label-slag = { draw-slag }
label-strikes = { draw-strikes }
label-used = { draw-used }
