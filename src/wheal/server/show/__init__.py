"""What a viewer of a table is shown: words, boards, books, stories, the past."""
