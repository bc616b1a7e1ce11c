"""The table drawn with Rich. Imports rules, content, words, the view and the page's board."""
