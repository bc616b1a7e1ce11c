### Wheal: what the package itself says to players, in English. Each game has its own texts beside its rules.

## Why a line is refused

refused-beyond = { $word } is outside what this move can name.
refused-empty = Type a move; ? lists what can be done.
refused-form = "{ $text }" is not understood; it is written: { $forms }
refused-order-auction = No auction is running; an order to bid is given in an auction and ends with it.
refused-order-form = "{ $text }" is no standing order; one is written: { $ways }
refused-order-kind = Questions of the kind "{ $kind }" cannot be declined; these can: { $kinds }.
refused-order-none = In this game no question can be declined.
refused-order-other = You can give orders for { $player } only.
refused-over = The game is over.
refused-undo-final = This cannot be taken back: something has been revealed, drawn or rolled since.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = This cannot be taken back: another player has decided since.
refused-unknown-player = There is no player "{ $name }"; players are { $names }.
refused-unknown-verb = "{ $word }" is no move of this game; ? lists what can be done.
refused-unknown-verb-guess = "{ $word }" is no move of this game; did you mean "{ $guess }"?

## Why a name, a file or an option is wrong

bad-bot = there is no bot "{ $bot }"{ $hint }
bad-bot-judge = { $game } has no judge of its moves, so the bot greedy cannot play it
bad-bot-move = the bot { $bot } chose "{ $move }", which is not legal
bad-bot-name = a bot cannot be called "{ $name }"; use small letters, digits and -, but not "{ $person }"
bad-file = there is no such file
bad-file-folder = is a folder, not a file
bad-file-odd = is not a plain file; choose another name
bad-file-read = cannot be read: { $reason }
bad-file-text = is not UTF-8 text
bad-folder = there is no such folder
bad-game = there is no game "{ $game }"{ $hint }
bad-guess = ; did you mean "{ $guess }"?
bad-known = ; known: { $names }
bad-language = there is no language "{ $language }"; there are: { $languages }
bad-move-number = there is no move { $number }; { $moves ->
        [one] the match has { $moves } move
       *[other] the match has { $moves } moves
    }
bad-name = a player cannot be called '{ $name }'; use 1 to { $longest } characters without : ; , #
bad-name-alike = the names "{ $first }" and "{ $second }" look alike
bad-name-invisible = the name '{ $name }' has a character that cannot be seen or that changes the letters beside it
bad-name-reserved = no player can be called "{ $name }"; the word means something else in records and scenarios
bad-name-scripts = the name "{ $name }" mixes alphabets whose letters look alike
bad-name-twice = two players have the same name
bad-option = { $game } has no option "{ $option }"{ $hint }
bad-option-pair = option "{ $text }" is not understood; write it as name=value, for example { $name }=true
bad-option-unready = option { $option } is not there yet; leave it out
bad-option-value = option { $option } cannot be { $value }; possible: { $choices }
bad-player = there is no player "{ $player }"{ $hint }
bad-players = { $game } is for { $least } to { $most } players, not { $count }
bad-record-head = "{ $line }" is no header; a record begins with lines like "game: tinners"
bad-record-headless = this is no record: the header "{ $header }" is missing
bad-record-illegal = move { $number } "{ $move }" is not legal: { $reason }
bad-record-line = line { $number }
bad-record-move = "{ $line }" is no move; a move is written "PLAYER: MOVE"
bad-record-option = option "{ $option }" has no value; write { $option }=true
bad-record-sealed = it is sealed; this record can be replayed after the game
bad-record-seed = seed "{ $seed }" is not a number
bad-record-seedless = the record has no seed, so it cannot be replayed
bad-record-twice = the header "{ $header }" stands there twice
bad-record-version = this record is of version { $version }; known is { $known }
bad-rules-id = no game has a rule { $id }{ $hint }
bad-rules-missing = --missing lists all ids without a test; leave out "{ $words }"
bad-rules-tests = there is no such folder; name the folder of the tests by --tests DIR
bad-rules-where = --where tells of one rule; name its id, for example TT-AUC-05
bad-seat = there is no seat { $seat }; seats are 0 to { $last }
bad-seed = a seed is a whole number of 0 or more, not { $seed }
bad-setup = setup must be "ask" or "auto", not "{ $setup }"
bad-system-absent = there is no such file or folder
bad-system-denied = the system does not allow it
bad-system-folder = it is a folder
bad-system-full = there is no space left
bad-system-long = the name is too long
bad-usage = the words are not understood; write: { $command } --help
bad-usage-command = there is no command "{ $command }"{ $hint }
bad-usage-early = there is no option "{ $option }" before a command{ $hint }
bad-usage-empty = option { $option } needs a value
bad-usage-extra = there is no place for "{ $words }"; write: { $usage }
bad-usage-flag = option { $option } takes no value
bad-usage-missing = { $what } is missing; write: { $usage }
bad-usage-number = { $what } must be a number
bad-usage-option = { $command } has no option "{ $option }"{ $hint }
bad-usage-silent = say what to do: { $command } { $commands }
bad-usage-subcommand = { $command } has no command "{ $word }"{ $hint }
bad-usage-value = { $what } cannot have this value
bad-usage-whole = { $what } must be a whole number

## Playing in the terminal

play-about = Play a game in the terminal, with people at this screen and with bots.
play-option-game = Which game.
play-option-seats = Who plays, in the order of the seats: me for a person at this screen, or the name of a bot; ann=me gives a name.
play-option-players = How many play; bots take the seats that are left.
play-option-seed = The number that all chance comes from.
play-option-option = An option of the game; may be given several times.
play-option-lang = The language, en or pl; without it the one that WHEAL_LANG or your system asks for.
play-option-plain = Plain lines, without colour and cursor control.
play-option-content = A folder with your own content files.
play-option-explain = Say why the bots that can explain themselves move as they do.
play-option-resume = Go on with a saved game; the seats are those of its record, or of --seats in the record's order.
play-bad-game = say which game: wheal play GAME, or wheal play --resume FILE
play-bad-resume = { $option } belongs to a new game; leave it out when you resume one
play-bad-resume-game = this is a game of { $game }, not of { $other }
play-bad-resume-seats = { $seats ->
        [one] { $seats } seat is named, but this game has { $players } players: { $names }
       *[other] { $seats } seats are named, but this game has { $players } players: { $names }
    }
play-bad-resume-name = seat { $number } of this game is { $name }, not { $other }
play-bad-kind-guess = a seat cannot be "{ $kind }"; did you mean "{ $guess }"?
play-bad-kind-known = a seat cannot be "{ $kind }"; it can be: { $known }
play-bad-players = { $seats } seats are named for { $players } players; name { $players } or fewer
play-bad-seat = "{ $seat }" is no seat; write me, the name of a bot, or name=me
play-name-person = Player { $number }
play-name-bot = { $bot } { $number }
play-welcome = { $title }: { $players }.
play-option-chosen = { $option }: { $about }
play-welcome-person = Type a move or a number of the list; "?" lists what can be done, "help" tells the rest.
play-typed-words = auto=auto order=auto orders=auto board=board table=board hand=hand cards=hand help=help hint=hint log=log history=log quit=quit exit=quit rules=rules rule=rules save=save undo=undo why=why everything=all
play-order-words = refuse=decline skip=decline end= of= the= stop=off
play-command-auto = have questions answered for you
play-command-board = the whole table
play-command-hand = what you hold
play-command-help = what can be typed
play-command-hint = what greedy would do, and why
play-command-log = what happened
play-command-quit = leave the game
play-command-rules = a rule by its id, or rules by words
play-command-save = save the game in a file
play-command-undo = take your last move back
play-command-why = why a move is not possible
play-completion-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
play-interrupted = Press Ctrl-C again to leave, or type "quit".
play-toolbar = Tab completes · ? what can be done · MOVE ? why not · help · undo · quit
play-changed = Changed on the table:
play-hand = In your hand:
play-hand-empty = Your hand is empty.
play-hand-over = { $player }, press Enter when only you see the screen.{" "}
play-prompt = { $player }: { $prompt }
play-choice-group = { $count ->
        [one] { $start } … ({ $count } way)
       *[other] { $start } … ({ $count } ways)
    }
play-amount = { $range }: type the number.
play-back = "?" shows all choices again.
play-line-too-long = This line is too long; { $most } characters are enough for any move.
play-more = "MOVE ?" says why a move is not possible; "help" tells what else can be typed.
play-no-choice = { $last ->
        [1] There is no choice { $number }; the only choice is 1.
       *[other] There is no choice { $number }; choices are 1 to { $last }.
    }
play-no-choice-amount = There is no choice { $number }; for an amount write the whole move, such as { $example }.
play-not-yours = Only { $player } can type moves now.
play-part-played = What cannot be taken back was played and stands: { $moves }.
play-nothing-played = Nothing of this line was played.
play-undone = Taken back: { $move }.
play-auto = { $line } (auto)
play-order-given = Your order stands: { $order }.
play-order-decline = { $until ->
        [phase] decline { $kind } until the end of the phase
        [round] decline { $kind } until the end of the round
       *[game] decline { $kind } until the end of the game
    }
play-order-bid = bid up to { $limit } in this auction
play-order-list = Your standing orders:
play-order-nothing = You have no standing orders.
play-order-off = All your standing orders are ended.
play-order-how = You can have some questions answered for you:
play-order-offer = "auto decline { $kind } until { $until }": { $order }
play-order-how-else = "auto bid up to N" bids for you in this auction; "auto off" ends all your orders.
play-why-legal = "{ $move }" is possible now.
play-rules-how = "rules ID" shows a rule, "rules WORDS" finds rules.
play-rules-more = { $count ->
        [one] One more rule has these words.
       *[other] { $count } more rules have these words.
    }
play-rules-none = No rule has this id or these words: "{ $words }".
play-rules-none-guess = No rule has this id or these words: "{ $words }"; did you mean "{ $guess }"?
play-saved = { $moves ->
        [one] Saved in { $file } after { $moves } move.
       *[other] Saved in { $file } after { $moves } moves.
    }
play-save-failed = { $file } cannot be written: { $reason }.
play-save-name = No file can be called { $file } here; choose another name.
play-save-other = { $file } is there already and is no saved game; choose another name.
play-quit = The game is not saved. Type "quit" again to leave, "save FILE" to save and leave, or press Enter to play on.
play-quit-saved = The game will be saved in { $file }. Type "quit" again to leave, or press Enter to play on.
play-quit-prompt = Leave?{" "}
play-quit-words = quit q yes y
play-stay = The game goes on.
play-left = The game was left and not saved.
play-left-saved = The game was left; it is saved in { $file }.
play-seed = The seed of this game was { $seed }.
play-rank = { $points ->
        [one] { $place }. { $player }  { $points } point
       *[other] { $place }. { $player }  { $points } points
    }
play-explained = Why { $player } chooses { $move }:
play-explained-secret = The reason would tell what is hidden from you.
play-hint = Greedy advises, from what you can know:
play-help-short = That is not how this command is written; "help" shows how.
play-help = Type a move as the list writes it, or its number in the list. Several moves are
    typed in one line with ; between them. Besides:
      ?           what can be done now
      MOVE ?      why a move is not possible (or: why MOVE)
      hint        what the bot greedy would do, and why
      board       the whole table
      hand        what you hold
      log         the last things that happened (log 50, log all)
      rules ID    a rule of the book (rules WORDS finds rules)
      auto        have questions answered for you (auto alone tells how)
      undo        take your last move back
      save FILE   save the game
      quit        leave the game
      help        this page
play-help-moves = The moves of this game:
play-help-also = { $what } (also:{"\u00A0"}{ $words })

## Commands

cli-fault = this is a fault in Wheal: { $what }
cli-fault-where = { $fault }; with WHEAL_DEBUG=1 it is shown where
cli-record-at = { $moves ->
        [one] --at must be 0 to { $moves }, not { $at }: the record has { $moves } move
       *[other] --at must be 0 to { $moves }, not { $at }: the record has { $moves } moves
    }
cli-record-content = made with content { $content }, here is { $here }
cli-record-early = { $moves ->
        [one] the header says result { $result }, but the game is not over after { $moves } move
       *[other] the header says result { $result }, but the game is not over after { $moves } moves
    }
cli-record-head = { $title }: { $players }. After move { $move } of { $moves }.
cli-record-hand = In { $player }'s hand:
cli-record-last = Last moves:
cli-record-ok = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, rules { $rules }, { $moves ->
        [one] { NUMBER($moves, useGrouping: 0) } move
       *[other] { NUMBER($moves, useGrouping: 0) } moves
    }, { $result ->
        [none] not over
       *[other] { $result }
    }
cli-record-other = the header says result { $result }, the replay gives { $replayed }
cli-record-picture = The picture is written to { $file }.
cli-record-picture-failed = { $file } cannot be written: { $reason }
cli-record-picture-none = { $game } has no picture; without --svg the board is told in words
cli-record-picture-other = is no SVG picture and is left as it is; choose another name
cli-record-result = Result: { $result }
cli-record-rules = made with rules { $rules }, here are rules { $here }
cli-record-to-decide = To decide: { $players }
cli-record-trying = { $difference }; trying the replay
cli-rules-language = The rules of { $game } are not there in this language; this is the English book.
cli-rules-none = nothing in the rules of { $game } matches "{ $words }"
cli-rules-none-guess = nothing in the rules of { $game } matches "{ $words }"; did you mean "{ $guess }"?
cli-rules-nowhere = no code cites { $id }, and no test shows it
cli-version = wheal { $version } ({ $build ->
        [compiled] compiled
       *[interpreted] not compiled
    })

## The rule book as a page

book-choice = Your choice
book-contents = Contents
book-example = Example
book-not-alone = --html writes the whole book; leave out { $words }
book-not-written = { $file } cannot be written: { $reason }
book-ruling = Ruling
book-skip = Skip to the rules
book-table = Table
book-title = Rules
book-written = The rule book is written to { $file }.

## Help

help-arguments = Arguments
help-bench = Measure how fast random games are played, or how the server copes with many tables.
help-bench-bot-tables = How many tables the server has besides at which only bots play.
help-bench-check = Exit code 1 below the floors that we hold ourselves to.
help-bench-content = A folder with an owner's content files.
help-bench-game = Which game, for example tinners; or server.
help-bench-json = One JSON document.
help-bench-option = An option of the game; may be given several times.
help-bench-peer = Run beside another engine: catanatron.
help-bench-players = How many players.
help-bench-postgres = The server keeps its tables in a PostgreSQL of its own; without it, where the environment says or in a file.
help-bench-rate = How many moves a second the server gets.
help-bench-seconds = About how many seconds of CPU time the whole run may take (20 without it); for how long the server gets moves (60).
help-bench-sockets = How many connections the server has, five to a table.
help-bench-tables = How many tables the server has.
help-bench-watchers = How many spectators look at each table that has connections.
help-bench-workers = How many processes the server has; more than one needs --postgres.
help-commands = Commands
help-content = Check an owner's content files, or export the built-in ones.
help-content-check = Check content files: ok with what each holds, or every fault with its file and key (exit code 1).
help-content-export = Write the built-in content files of a game into a folder, to be changed there. Nothing is overwritten.
help-content-from = A folder with an owner's files; those not in it are the built-in ones.
help-content-to = Where to write them; made if it is not there.
help-default = default: { $value }
help-game = Which game, for example tinners.
help-help = Show this message and exit.
help-lang = The language, en or pl; without it that of WHEAL_LANG, else that of the system.
help-options = Options
help-game-options = Options of { $title }, for --option
help-game-suggestions = { $title }, to begin with
help-play = Play a game in the terminal.
help-record = Verify, show or replay recorded games.
help-record-at = After the first N moves; without it, after all.
help-record-file = A record (.wheal).
help-record-replay = Tell a recorded game: every move, and what everybody saw happen.
help-record-seat = As this player sees it; without it, as a spectator.
help-record-show = Show the board of a recorded game, and the moves that led there.
help-record-svg = Write the board as a picture to this file instead; - prints it.
help-record-verify = Replay records and say of each: ok, or FAIL and why (exit code 1).

    A record of other rules or other content is said to be so, and replayed all the same.
help-required = required
help-rules = Read the rules of a game, or find those that no test shows.
help-rules-book = Print the rule book of a game, one rule, or the rules that match.

    With --missing: ids without a test, one per line, then how many have one; exit code 1 if any is missing.
help-rules-html = Write the book as a page for the browser or for paper; - prints it.
help-rules-json = A list in JSON: the id, section and text of each rule.
help-rules-lang = The language of the book, en or pl; without it that of WHEAL_LANG, else that of the system.
help-rules-missing = List the ids that no test shows.
help-rules-tests = Where the tests are, for --missing and --where.
help-rules-where = Where a rule is kept: the lines of code that cite it and the tests that show it.
help-rules-words = An id (TT-AUC-05; GAME may then be left out), the beginning of ids (TT-AUC), or words that a rule must hold, in any form.
help-scenario = Run scenario files: a position, moves, and what is expected of them.
help-scenario-content = A folder with an owner's content, for files that name none themselves.
help-scenario-json = One JSON line for each scenario on stdout, words on stderr.
help-scenario-path = Files, or folders searched for *.toml.
help-scenario-quiet = Leave out the lines of scenarios that pass.
help-scenario-run = Run scenarios and say of each: ok, FAIL (what was expected is not so) or ERROR (the file is wrong).

    Exit code 2 if there was any ERROR, else 1 if there was any FAIL, else 0.
help-usage = Usage:
help-wheal = Mining board games, played faithfully and fast. Unofficial.
help-wheal-codes = Exit codes: 0 all well, 1 what was asked is not so, 2 bad usage or a bad file, 130 interrupted.
help-wheal-commands = Commands (each has its own --help):
help-wheal-help = Show this.
help-wheal-language = Languages: en and pl, chosen by --lang, by WHEAL_LANG or by the system.
help-wheal-version = Say the version, and whether the rules run compiled.
help-word-args = ARGS
help-word-command = COMMAND
help-word-dir = DIR
help-word-file = FILE
help-word-game = GAME
help-word-lang = LANG
help-word-name = NAME
help-word-options = OPTIONS
help-word-out = OUT
help-word-path = PATH
help-word-value = VALUE
help-word-who = WHO
help-word-words = WORDS

## Short labels, for a page

bot-greedy = Greedy
bot-greedy-about = Takes the move that looks best now, and can say why.
bot-greedy-min = Greedy-min
bot-greedy-min-about = Plays like Greedy, but in auctions it makes the lowest bid for everything that it can pay for.
bot-random = Random
bot-random-about = Plays any legal move, each with the same chance.
value-false = no
value-true = yes

## Tables on a server

table-bad-key = A request needs a key of 8 to 64 characters.
table-bad-lang = There is no such language.
table-bad-message = This message was not understood; nothing was changed.
table-bad-origin = A page of another host may not do this here.
table-begun-record = This game goes on from a record: whoever opened it may know what lies hidden.
table-begun-seed = This game was begun with a seed that its maker chose, who may know what lies hidden.
table-bot-failed = { $player } took too long or failed, so a plain move was played.
table-bot-seat = A bot has this seat; there is no link for it.
table-busy = The table is busy; try again.
table-chat-fast = Not so fast: a few messages a minute are enough.
table-chat-long = A message has at most { $most } characters.
table-damaged = What is stored of this game is damaged: it can be read and downloaded up to move { $number }, not played on. Whoever runs this server can restore it from a backup.
table-end = the end of the game
table-frozen = This game was begun with other rules and does not replay with the present ones: it can be read and downloaded, not played on.
table-given-up = This seat was given up and is played to the end by the house.
table-no-board = This game has no board yet; it is played in words.
table-gone = There is no such table, or this link is no longer good.
table-hint = { $player } took a hint.
table-hint-later = A hint can be had when you are to decide.
table-house-full = This server holds as many tables as it may; try again later.
table-is-paused = The host has paused the game.
table-key-of-another = Another table was made with this key before; a new table needs a new key.
table-key-used = Something else was sent with this key before; nothing was changed.
table-left-already = A bot plays this seat already.
table-lost = The server cannot store anything at the moment; nothing was changed. Try again.
table-many = Too many requests; wait a minute.
table-many-sockets = Too many pages are open here with this link or from your address; close some of them.
table-new-link = The host has issued a new link for { $player }.
table-no-bot = There is no bot called { $bot }.
table-no-game = The game of this table, { $game }, is not installed on this server.
table-no-move = There is no move { $number } in this game.
table-no-seat = There is no seat { $seat } at this table.
table-not-host = Only the host may do this.
table-not-over = This can be done once the game is over.
table-not-player = Only a player at this table may do this.
table-other-rules = This game was begun with other rules, and nothing of it can be shown with the present ones.
table-over = The game is over.
table-paused = The host has paused the game.
table-record-seats = The record is of a game with { $count } players.
table-resumed = The game goes on.
table-seat-concede = { $player } gives up; the house plays the seat to the end.
table-seat-leave = { $player } leaves the seat to { $bot }.
table-seat-take = { $player } plays again.
table-stale = The table had moved on; nothing was played.
table-taken-already = You play this seat already.
table-too-large = This is larger than the server takes.
table-too-late = Nothing was said in time; open the page again.
table-undone = { $player } took a move back.
table-unreadable = What is stored of this table is damaged, and nothing of it can be shown. Whoever runs this server can restore it from a backup.
table-why-no-bot = { $player } is no bot and gives no reasons.
table-why-none = This bot gives no reasons for its moves.
table-why-secret = The reason would tell what { $player } keeps hidden; you can read it after the end of the game.
table-waiting = Waiting for { $players }.

## The page in the browser

page-amount = { $what }: how much
page-amount-less = Less
page-amount-more = More
page-amount-range = from { $least } to { $most }
page-amount-wrong = { $amount } is not possible here.
page-away-title = The server does not answer
page-back = Back
page-bar-language = Language
page-bar-sound = Sounds: your turn, outbid, won, a new round
page-bar-theme = Light or dark
page-cancel = Cancel
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something to the table
page-chat-send = Send
page-choose = Choose one
page-choose-end = That is all
page-close = Close
page-concede = Give up
page-concede-about = Your seat will play on by itself, as plainly as it can, and will be ranked last. This cannot be taken back.
page-concede-title = Give this game up?
page-copy = Play on from here at one screen
page-copy-failed = The position could not be opened as a game
page-credits-heading = The games
page-crumb-change = (change)
page-crumbs = Chosen so far
page-curtain-about = Behind it lies what only { $player } may see.
page-curtain-log = What happened since your last turn
page-curtain-once = { $player } wants one more look
page-curtain-open = Open for { $player }
page-curtain-pass = Pass the screen to { $player }
page-end-heading = { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
page-end-look = Look back at the game
page-end-place = Place
page-end-player = Player
page-end-points = Points
page-final-about = This cannot be taken back: something is drawn, rolled or shown.
page-foot-unofficial = Wheal is unofficial. The games belong to their designers and publishers; words and drawings here are our own.
page-front-about = Mining games on one screen or across the world. No account needed.
page-front-aside = Your tables and more
page-front-heading = Sink a shaft
page-front-title = Wheal: mining board games
page-gone-about = There is no such table, or this browser holds no link to it. Open the link that you were given, or ask the host for a new one.
page-gone-title = This table cannot be opened
page-head-asked = What is asked
page-head-chat = Chat
page-head-choices = Choices
page-head-hand = Your hand
page-head-log = Log
page-head-past = Look back
page-head-position = Position
page-head-preview = What this does
page-head-table = Table
page-host-delete = Delete the table
page-host-delete-about = The game and its log will be gone for everybody. Download the record first if you want to keep it.
page-host-delete-title = Delete this table?
page-host-failed = The table did not take this
page-host-heading = For the host
page-host-pause = Pause
page-host-reissue = Make a link anew
page-host-reissue-about = For somebody who lost a link. The old one stops working.
page-host-reissued = The new link is above.
page-host-resume = Go on
page-invite-about = Each link opens one seat, so send each to one person only. On a phone in the room, show the QR code.
page-invite-close = Done, to the table
page-invite-heading = Links for your friends
page-invite-watch = Spectators
page-join-bad = This is no link to a table. It looks like { $example }.
page-join-heading = Join by link
page-join-link = The link that you were given
page-join-open = Open the link
page-kind-away = away
page-kind-bot = played by a bot ({ $bot })
page-kind-conceded = gave up
page-kind-deciding = deciding
page-kind-here = here
page-leave = Leave the seat to a bot
page-line-away = The server does not answer. Nothing is lost: your choice is kept and sent when it is back.
page-line-polling = No live connection: the table is asked every 3 seconds.
page-line-reconnecting = Reconnecting; your choice is kept.
page-link-by-hand = It could not be copied: the address is selected, copy it yourself.
page-link-copied = Copied
page-link-copy = Copy
page-link-copy-of = Copy the link: { $name }
page-link-local = This address works only on this machine. Others can come in if the server is started with { $command }.
page-link-qr = QR code
page-link-qr-of = QR code: { $name }
page-loading = Loading …
page-log-auto = (by standing order)
page-log-empty = Nothing has happened yet.
page-log-look = Look at the position after move { $at }
page-log-notation = Show notation
page-log-older = Older lines
page-lost-about = There is nothing at this address.
page-lost-title = Not found
page-mine-forget = Remove { $title } from the list
page-mine-heading = Your tables
page-mine-missing = This table is not there any more.
page-mine-none = Tables that you open or join are listed here, your turn first.
page-name-bot = { $bot } { $n }
page-name-player = Player { $n }
page-bot-why = why?
page-bot-why-about = Why did the bot move so?
page-hint = Hint
page-hint-about = Reckoned by the bot Greedy, only from what you can see.
page-hint-best = The best moves
page-hint-first = best
page-hint-open = Ask for a hint
page-hint-show = Show what it would do: { $move }
page-hint-thinking = Thinking …
page-no-answer = The server cannot be asked just now. Try again in a moment.
page-options-none = This game has no options.
page-orders = Standing orders
page-orders-choose = Choose an order
page-orders-give = Let the table decide for you
page-orders-limit = Up to how much
page-orders-off = Cancel all orders
page-orders-set = Give the order
page-over-about = The game is over.
page-past-back = One move back
page-past-choices = Return to now to choose.
page-past-failed = The earlier position could not be shown
page-past-first = To the beginning
page-past-forward = One move forward
page-past-now = Return to now
page-past-play = Play the moves one by one
page-past-slider = Move that is shown
page-past-stop = Stop
page-past-where = Move { $at } of { $last }: you are looking back
page-players = { $least }–{ $most } players
page-preview-next = Next to decide: { $players }
page-record = Download the record
page-record-failed = The record could not be downloaded
page-refused-stale = The table had moved on
page-refused-title = This was not taken
page-rematch = Rematch
page-rematch-failed = The rematch could not be opened
page-rule = Rule { $rule }
page-rule-missing = The rule cannot be shown just now.
page-seat-add = Add a seat
page-seat-bot = Bot
page-seat-friend = A friend
page-seat-friend-about = gets a link when you start
page-seat-me = Me
page-seat-name = Name at seat { $n }
page-seat-remove = Remove seat { $n }
page-seat-which-bot = Bot at seat { $n }
page-seat-who = Who sits at seat { $n }
page-seat-you = you
page-sending = Sending …
page-sending-kept = Kept, and sent as soon as the table answers.
page-server-away = The server cannot be reached. Is it running, and are you online?
page-skips = On this page
page-sound-off = Bell off
page-sound-on = Bell on
page-spectator = Spectator
page-start = Open the table
page-start-failed = The table could not be opened
page-start-friends = You get a link for each friend.
page-start-hotseat = Several of you play at this screen; a curtain hides the hands.
page-start-summary = { $game }, { $players ->
        [one] { $players } player.
       *[other] { $players } players.
    }
page-status-over = Finished
page-status-paused = Paused
page-step-game = Game
page-step-options = Options
page-step-seats = Players
page-take = Take the seat back
page-theme-dark = Dark
page-theme-light = Light
page-theme-system = System
page-title-table = { $title } · Wheal
page-title-turn = ● Your turn · { $title }
page-to-front = To the front page
page-try-again = Try again
page-turn-jump = Your turn: to the choices
page-turn-yours = Your turn
page-typed = Type a move
page-typed-about = Enter chooses it; with ? behind it you are told why it is not possible.
page-typed-choose = Choose
page-typed-list = Moves that begin like this
page-typed-why = Why not?
page-undo = Take back
page-upload-at = Play on after this move (empty: after the last)
page-upload-choose = Choose a file
page-upload-failed = This record cannot be opened
page-upload-file = A record (.wheal)
page-upload-heading = Open a record
page-upload-open = Open at one screen
page-upload-unreadable = The file cannot be read.
page-verb-closed = not possible now
page-why-possible = This is possible.
page-why-title = Why not: { $move }

## The commands of the server

doctor-away = the database cannot be reached: { $where } ({ $reason })
doctor-database = the database is reachable and up to date: { $where }
doctor-new = the database is new and will be made by the first start: { $where }
doctor-no-page = the page is not built into this package; a build with Node makes it
doctor-old = the database { $where } is of an older version ({ $revision }); the next start brings it to { $newest }
doctor-page = the page is built in
help-doctor = Say whether everything is there that a server needs; exit code 1 if not.
help-serve = Serve tables to browsers.
help-word-address = ADDRESS
serve-address = Wheal is at { $address } (Ctrl-C ends it)
serve-bad-address = The server cannot listen at { $host }, port { $port }: { $reason }
serve-bad-number = { $variable } must be a whole number.
serve-bad-origins = { $variable } must be a list of hosts such as wheal.example.org, separated by commas.
serve-bad-port = A port is a number from 0 to 65535, not { $port }.
serve-bad-url = { $variable } must begin with postgresql:// or sqlite:///.
serve-bad-workers = More than one worker needs PostgreSQL (WHEAL_DATABASE_URL): processes that share an SQLite file do not hear of each other's moves.
serve-kept = Tables are kept in { $where }
serve-option-host = Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for the network.
serve-option-open = Open the page in the browser.
serve-option-port = The port; without it 8520, or the next that is free.
serve-option-workers = How many processes; more than one needs PostgreSQL.

# ---- what is counted of every seat, over a game

measure-points = Points
measure-money = Money

# ---- the page: the board

page-board-lit = { $thing }; can be chosen
page-board-chosen = { $thing }; chosen
page-text-on = In words
page-text-off = On the board
page-board-region = Board
page-rail = Players and log
page-board-failed = The board could not be drawn

# ---- the page: what stands beside the board (log, chat, rules, counts), the past and the end

page-tabs = Log, chat, rules, counts
page-tab-rules = Rules
page-tab-counts = Counts
page-tab-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-log-since = since your last turn
page-log-end = To the newest
page-counts-now = Everybody may count this
page-counts-over = over the game
page-rules-heading = Rules
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-found = { $count ->
    [0] No rule has these words. Try fewer, or the contents.
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-english = This rule book exists only in English.
page-rules-failed = The rule book cannot be shown just now.
page-story-failed = The course of the game cannot be shown just now. It is asked for again by itself.
page-rules-back = Back to where you were
page-past-speed = Speed
page-past-speed-is = { $speed }×
page-past-keys = [ and ] step, space plays
page-past-start = The beginning, before the first move
page-past-at = Move { $at } of { $last }
page-past-round = Round { $round }
page-past-round-short = R{ $round }
page-past-from-here = Play from here
page-since = Since your last turn
page-since-before = { $count } more before
page-round-dice = { $dice } = { $sum }
page-round-order = Order of play:
page-caption-skip = Skip
page-follow-asked = What others did
page-follow-then = then it is your turn
page-follow-next = Next move
page-key-space = Space
page-set-pace = Moves of others
page-set-notify = Notify me when it is my turn and I look elsewhere
page-pace-normal = acted out
page-pace-slow = slowly
page-pace-fast = fast
page-pace-step = step by step
page-pace-off = at once
page-settings-heading = Settings
page-caption-more = { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
}
page-end-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-ahead = { $points }, { $ahead } ahead of { $players }
page-end-tiebreak = { $points }, as many as { $players }, and first by the rules for ties
page-end-by-round = Points by round
page-end-by-round-about = Rounds from the left; the figures are the points of each round.
page-end-lost = Dashed: points that were lost again.
page-end-final = end
page-end-round = round { $round }
page-end-start = start
page-end-telling = Worth telling
page-end-numbers = All numbers as a table
page-end-share = Share
page-end-shared = The picture was saved: { $file }
page-end-share-failed = The picture could not be made
page-end-record = Record
page-end-back = Look back

# ---- the page: the map, and bids

page-map-zoom = The map nearer and farther
page-map-nearer = Nearer
page-map-farther = Farther
page-map-whole = The whole map
page-bid-next = The next bids
page-bid-other = Another bid
page-bid-limit = Bid for me up to
page-bid-limit-set = Set
page-bid-limit-about = raises by £1, only you see it

# ---- the page: the table around a board

page-amount-of = of { $most }
page-ask-amount = { $act }: how many?
page-ask-row = { $left ->
    [0] All are placed: confirm
    [one] Where? Press the map; { $left } to place
   *[other] Where? Press the map, one after the other; { $left } to place
}
page-ask-sure = { $act }?
page-ask-where = { $act }: where?
page-ask-which = { $act }: which?
page-bar-tools = Tools
page-choice-kept = Your choice is kept.
page-choose-board = Choose on the board, or here:
page-choose-none = { $count } to choose from
page-crumb-amount = how many
page-end-result = To the result
page-hand = My hand
page-menu = Menu and settings
page-next-moves = then { $players }
page-next-none = then nobody decides
page-next-unknown = then ?
page-next-you = then you again
page-pages = Pages
page-place-acts = What can be done here
page-place-card = What is here
page-place-nothing = Nothing can be done here now.
page-show-all = Show all
page-show-all-about = Also what is allowed, but would do you no good
page-useless-about = This is allowed, but would do you no good. With "Show all" you can choose it.
page-set-letters = Single letters are keys
page-set-quick = Do at once what can be taken back
page-stage = Round and phase
page-stage-past = done:
page-stale-legal = Your choice is still possible: look again and confirm.
page-tab-tables = Tables
page-type = Type
page-wait-host = Seat a bot, or send the link again
page-wait-ring = Ring when it is my turn

# ---- the page: what small drawings are called

page-icon-arrow = becomes
page-icon-points = points
page-icon-work = work points
page-icon-money = money
page-icon-miner = miners
page-icon-cage = cage
page-icon-barrel = barrels
page-icon-asset = assets
page-icon-contract = contracts
page-icon-strike = strikes
page-icon-bot = played by a bot
page-icon-survey = survey cards
page-icon-mine = mines
page-icon-drainage = drainage
page-icon-tin = tin
page-icon-copper = copper
page-icon-water = water
page-icon-gold = gold
page-icon-oil = oil
page-icon-iron = iron
page-icon-coal = coal
page-changed = changed since your last turn
