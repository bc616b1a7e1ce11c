"""The table as the browser draws it: view, constant parts, story. Imports rules, decisions, content, words, view."""
