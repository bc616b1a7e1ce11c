"""The rule book: read, searched, made into a page, and compared with what the tests show. Imports texts and errors."""
