"""The rule book as one page of HTML that needs nothing else: no network, no script.

Every rule is an item whose HTML id is the rule's id; every mention of a rule is a link to it. What the page looks like
is told by `page.css` beside this module.
"""

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import groupby
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token

from wheal.kernel.book.rulebook import RULE_ID, Block, Heading, Rule, RuleBook, plain
from wheal.kernel.texts import Texts, texts_in

ROLE_MESSAGES = {"ruling": "book-ruling", "example": "book-example", "choice": "book-choice"}

FRAME = Template("""\
<!DOCTYPE html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>$title</title>
<style>
$style</style>
</head>
<body>
<a class="skip" href="#book">$skip</a>
<header>
<h1>$title</h1>
</header>
<nav aria-labelledby="contents">
<details open>
<summary><h2 id="contents">$contents</h2></summary>
$chapters</details>
</nav>
<main id="book" tabindex="-1">
$body</main>
<a class="back" href="#contents">$back</a>
</body>
</html>
""")

_MENTION = re.compile(rf"(?<![\w-]){RULE_ID}(?!\w)")


def rule_book_page(book: RuleBook) -> str:
    """The whole book; the few words around it are in the book's language."""
    say = texts_in(book.language)
    return FRAME.substitute(
        language=escape(book.language),
        title=escape(plain(book.title) or say("book-title")),
        style=(files("wheal.kernel.book") / "page.css").read_text(encoding="utf-8"),
        skip=escape(say("book-skip")),
        contents=escape(say("book-contents")),
        chapters=_contents(_headings(book)),
        body=_Body(book, say).html(),
        back=escape(say("book-contents")),
    )


def rule_book_chapters(book: RuleBook) -> list[tuple[str, str, str]]:
    """The id, the title and the HTML of each chapter, its own title left out; ids of rules are anchors."""
    body = _Body(book, texts_in(book.language))
    headings = iter(_headings(book))
    chapters: list[tuple[str, str, list[Block]]] = []
    for block in book.blocks:
        if isinstance(block, Heading) and block.level == 2:
            anchor, heading = next(headings)
            chapters.append((anchor, plain(heading.title), []))
        elif chapters:
            chapters[-1][2].append(block)
            if isinstance(block, Heading) and block.level == 3:
                next(headings)
    return [(anchor, title, body.part(blocks, anchor)) for anchor, title, blocks in chapters]


def rule_page_part(book: RuleBook, identity: str) -> str:
    """One rule of a book as HTML, without links to its neighbours."""
    return _Body(book, texts_in(book.language)).rendered(book.rule(identity).text)


def _headings(book: RuleBook) -> list[tuple[str, Heading]]:
    """Chapters and sub-headings, each with its HTML id; the ids are the same in every language."""
    found: list[tuple[str, Heading]] = []
    chapter = part = 0
    for block in book.blocks:
        if not isinstance(block, Heading) or block.level == 1:
            continue
        if block.level == 2 or not chapter:
            chapter, part = chapter + 1, 0
            found.append((f"chapter-{chapter}", Heading(2, block.title)))
        else:
            part += 1
            found.append((f"chapter-{chapter}-{part}", block))
    return found


def _contents(headings: list[tuple[str, Heading]]) -> str:
    """Chapters in a list, their sub-headings in lists within it."""
    chapters: list[tuple[str, list[str]]] = []
    for anchor, heading in headings:
        link = f'<a href="#{anchor}">{escape(plain(heading.title))}</a>'
        if heading.level == 2:
            chapters.append((link, []))
        else:
            chapters[-1][1].append(link)
    return _list([f"{link}\n{_list(parts)}" for link, parts in chapters])


def _list(items: list[str]) -> str:
    return "<ul>\n" + "".join(f"<li>{item}</li>\n" for item in items) + "</ul>\n" if items else ""


class _Body:
    """What stands between contents and end: headings, prose and rules in the order of the book."""

    def __init__(self, book: RuleBook, say: Texts) -> None:
        self.book = book
        self.say = say
        table = f'<div class="table" role="group" aria-label="{escape(say("book-table"))}" tabindex="0">\n<table>\n'
        self.markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        self.markdown.disable(["image", "heading", "lheading"])  # nothing is fetched; headings are ours
        self.markdown.add_render_rule("table_open", lambda *_: table)
        self.markdown.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")

    def html(self) -> str:
        anchors = iter(_headings(self.book))
        return "".join(
            self.rules(group) if is_rule else "".join(self.others(group, anchors))
            for is_rule, group in groupby(self.book.blocks, key=lambda block: isinstance(block, Rule))
        )

    def part(self, blocks: list[Block], anchor: str) -> str:
        """The inside of a chapter."""
        parts = [block for block in blocks if isinstance(block, Heading)]
        anchors = ((f"{anchor}-{i}", heading) for i, heading in enumerate(parts, 1))
        return "".join(
            self.rules(group) if is_rule else "".join(self.others(group, anchors))
            for is_rule, group in groupby(blocks, key=lambda block: isinstance(block, Rule))
        )

    def others(self, blocks: Iterator[Block], anchors: Iterator[tuple[str, Heading]]) -> Iterator[str]:
        for block in blocks:
            if isinstance(block, str):
                yield self.rendered(block)
            elif isinstance(block, Heading) and block.level > 1:
                anchor, heading = next(anchors)
                title = self.markdown.renderInline(heading.title)
                yield f'<h{heading.level} id="{anchor}">{title}</h{heading.level}>\n'

    def rules(self, blocks: Iterator[Block]) -> str:
        items = "".join(self.item(block) for block in blocks if isinstance(block, Rule))
        return f'<ul class="rules">\n{items}</ul>\n'

    def item(self, rule: Rule) -> str:
        """A rule; one whose text does not say itself what it is, is called a ruling, an example or a choice."""
        is_called = rule.role in ROLE_MESSAGES and (not rule.lead or rule.lead.endswith("?"))
        role = f' <span class="role">{escape(self.say(ROLE_MESSAGES[rule.role]))}</span>' if is_called else ""
        return (
            f'<li id="{rule.id}" class="{rule.role}">\n<p class="id"><a href="#{rule.id}">{rule.id}</a>{role}</p>\n'
            f'<div class="text">\n{self.rendered(rule.text, rule.lead)}</div>\n</li>\n'
        )

    def rendered(self, markdown: str, lead: str = "") -> str:
        """Markdown as HTML, with links to the rules it names; `lead`: it opens with one in italics."""
        env: dict[str, object] = {}
        tokens = self.markdown.parse(markdown, env)
        for token in tokens:
            if token.type == "th_open":
                token.attrSet("scope", "col")
            if token.children is not None:
                token.children = list(self.linked(token.children))
        opening = next((token.children for token in tokens if token.children), None)
        if lead and opening and opening[0].type == "em_open":
            opening[0].attrSet("class", "lead")
        html: str = self.markdown.renderer.render(tokens, self.markdown.options, env)
        return html

    def linked(self, tokens: list[Token]) -> Iterator[Token]:
        depth = 0
        for token in tokens:
            depth += token.nesting if token.type.startswith("link_") else 0
            if token.type == "text" and not depth:
                yield from self.with_links(token.content)
            else:
                yield token

    def with_links(self, text: str) -> Iterator[Token]:
        end = 0
        for mention in _MENTION.finditer(text):
            if mention.group() in self.book.rules:
                yield Token("text", "", 0, content=text[end : mention.start()])
                yield Token("link_open", "a", 1, attrs={"href": f"#{mention.group()}", "class": "mention"})
                yield Token("text", "", 0, content=mention.group())
                yield Token("link_close", "a", -1)
                end = mention.end()
        yield Token("text", "", 0, content=text[end:])
