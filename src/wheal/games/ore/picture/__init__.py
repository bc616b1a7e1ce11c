"""The table as SVG: the static sheet, and a picture that stands alone. Imports content, words and the page's board."""
