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
bad-name-reserved = no player can be called "{ $name }"; the word means something else in records and scenarios
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
bad-rules-missing = --missing lists all ids without a test; leave out "{ $words }"
bad-rules-tests = there is no such folder; name the folder of the tests by --tests DIR
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
play-order-now = You are asked a question of the kind { $kind }.
play-order-how = "auto decline KIND until phase" (or round, or game) declines for you what is asked. KIND, and what is then played: { $kinds }.
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
play-hint = Greedy advises: { $move }
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
cli-record-result = Result: { $result }
cli-record-rules = made with rules { $rules }, here are rules { $here }
cli-record-to-decide = To decide: { $players }
cli-record-trying = { $difference }; trying the replay
cli-rules-language = The rules of { $game } are not there in this language; this is the English book.
cli-rules-none = nothing in the rules of { $game } matches "{ $words }"
cli-rules-none-guess = nothing in the rules of { $game } matches "{ $words }"; did you mean "{ $guess }"?
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
help-bench = Measure how fast random games are played.
help-bench-check = Exit code 1 below the floors that we hold ourselves to.
help-bench-content = A folder with an owner's content files.
help-bench-json = One JSON document.
help-bench-option = An option of the game; may be given several times.
help-bench-peer = Run beside another engine: catanatron.
help-bench-players = How many players.
help-bench-seconds = About how many seconds of CPU time the whole run may take.
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
help-play = Play a game in the terminal.
help-record = Verify, show or replay recorded games.
help-record-at = After the first N moves; without it, after all.
help-record-file = A record (.wheal).
help-record-replay = Tell a recorded game: every move, and what everybody saw happen.
help-record-seat = As this player sees it; without it, as a spectator.
help-record-show = Show the board of a recorded game, and the moves that led there.
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
help-rules-tests = Where the tests are, for --missing.
help-rules-words = An id (TT-AUC-05), the beginning of ids (TT-AUC), or words that a rule must hold, in any form.
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
