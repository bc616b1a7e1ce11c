### Wheal: what the package itself says to players, in English. Each game has its own texts beside its rules.

## Why a line is refused

refused-beyond = { $word } is outside what this move can name.
refused-empty = Type a move; ? lists what can be done.
refused-form = "{ $text }" is not understood; it is written: { $forms }
refused-over = The game is over.
refused-undo-final = This cannot be taken back: something has been revealed, drawn or rolled since.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = This cannot be taken back: another player has decided since.
refused-unknown-player = There is no player "{ $name }"; players are { $names }.
refused-unknown-verb = "{ $word }" is no move of this game; ? lists what can be done.
refused-unknown-verb-guess = "{ $word }" is no move of this game; did you mean "{ $guess }"?
refused-unknown-word = There is no { $what } "{ $word }".
refused-unknown-word-guess = There is no { $what } "{ $word }"; did you mean "{ $guess }"?

## Playing in the terminal

play-about = Play a game here: people at this screen, and bots.
play-option-game = Which game.
play-option-seats = Who plays, in the order of the seats: me for a person at this screen, or the name of a bot; ann=me gives a name.
play-option-players = How many play; bots take the seats that are left.
play-option-seed = The number that all chance comes from.
play-option-option = An option of the game; may be given several times.
play-option-lang = The language.
play-option-plain = Plain lines, without colour and cursor control.
play-option-content = A folder with your own content files.
play-option-explain = Say why the bots that can explain themselves move as they do.
play-option-resume = Go on with a saved game; the seats are those of its record, or of --seats in the record's order.
play-bad-game = GAME is missing; write: wheal play GAME, or wheal play --resume FILE
play-bad-resume = { $option } belongs to a new game; leave it out when you resume one
play-bad-resume-game = this is a game of { $game }, not of { $other }
play-bad-resume-seats = { $seats } seats are named, but this game has { $players } players: { $names }
play-bad-resume-name = seat { $number } of this game is { $name }, not { $other }
play-bad-kind = a seat cannot be "{ $kind }"{ $hint }
play-bad-players = { $seats } seats are named for { $players } players; name { $players } or fewer
play-bad-seat = "{ $seat }" is no seat; write me, the name of a bot, or name=me
play-name-person = Player { $number }
play-name-bot = { $bot } { $number }
play-welcome = { $title }: { $players }.
play-welcome-person = Type a move or a number of the list; ? lists what can be done, help tells the rest.
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
play-completion-ways = { $count } ways
play-interrupted = Press Ctrl-C again to leave, or type quit.
play-toolbar = Tab completes · ? what can be done · MOVE ? why not · help · undo · quit
play-changed = Changed on the table:
play-hand = In your hand:
play-hand-empty = Your hand is empty.
play-hand-over = { $player }, press Enter when only you see the screen.{" "}
play-prompt = { $player }: { $prompt }
play-choice-group = { $start } … ({ $count } ways)
play-amount = { $range }: type the number.
play-back = ? shows all choices again.
play-line-too-long = This line is too long; { $most } characters are enough for any move.
play-more = MOVE ? says why a move is not possible; help tells what else can be typed.
play-no-choice = There is no choice { $number }; choices are 1 to { $last }.
play-no-choice-amount = There is no choice { $number }; for an amount write the whole move, such as { $example }.
play-not-yours = Only moves of { $player } can be typed now.
play-part-played = What cannot be taken back stands: { $moves }.
play-nothing-played = Nothing of this line was played.
play-undone = Taken back: { $move }.
play-why-legal = "{ $move }" is possible now.
play-rules-how = rules ID shows a rule, rules WORDS finds rules.
play-rules-more = { $count ->
        [one] One more rule has these words.
       *[other] { $count } more rules have these words.
    }
play-rules-none = No rule is or has "{ $words }"{ $hint }
play-saved = Saved in { $file } after { $moves ->
        [one] { $moves } move.
       *[other] { $moves } moves.
    }
play-save-failed = { $file } cannot be written: { $reason }.
play-save-other = { $file } is there already and is no saved game; choose another name.
play-quit = The game is not saved. Type quit again to leave, save FILE to save and leave, or Enter to play on.
play-quit-saved = The game will be saved in { $file }. Type quit again to leave, or Enter to play on.
play-quit-prompt = Leave?{" "}
play-quit-words = quit q yes y
play-stay = The game goes on.
play-left = The game was left and not saved.
play-left-saved = The game was left; it is saved in { $file }.
play-seed = The seed of this game was { $seed }.
play-rank = { $place }. { $player }  { $points } points
play-help-short = That is not complete: help tells how commands are written.
play-explained = Why { $move }:
play-hint = Greedy would { $move }:
play-help = A move is typed as it is written in the list: build gwennap. Several moves: pumps; pump gwennap; stop.
    A number chooses from the list.
    ?           what can be done now
    MOVE ?      why a move is not possible (or: why MOVE)
    hint        what the bot greedy would do, and why
    board       the whole table
    hand        what you hold
    log         the last things that happened (log 50, log all)
    rules ID    a rule of the book (rules WORDS finds rules)
    undo        take your last move back
    save FILE   save the game
    quit        leave the game

## Benchmarks

bench-absent = { $part }: not there to be measured
bench-head = { $game }, { $players } players, medians of { $cycles } cycles
bench-missed = Below the floor: { $parts }
bench-peer = { $name } { $version }: { $rate } decisions a second
bench-rate = { $part }, { $kind }: { $rate } decisions a second, { $games } games a second
bench-ratios = Ratios: { $ratios }
bench-times = { $part }: { $times }

## Commands

cli-record-head = { $title }: { $players }. After move { $move } of { $moves }.
cli-record-last = Last moves:
cli-record-result = Result: { $result }
cli-record-to-decide = To decide: { $players }
cli-rules-language = The rules of { $game } are not there in this language; this is the English book.
cli-rules-none = nothing in the rules of { $game } matches "{ $words }"
cli-rules-none-guess = nothing in the rules of { $game } matches "{ $words }"; did you mean "{ $guess }"?
