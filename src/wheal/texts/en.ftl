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
