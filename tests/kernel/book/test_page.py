"""The rule book as a page: anchors, links, contents, what is set off, and that nothing of the text becomes markup."""

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest

import wheal
from wheal.kernel.book.page import rule_book_page
from wheal.kernel.book.rulebook import Heading, RuleBook, load_rule_book
from wheal.kernel.texts import LANGUAGES, texts_in

BOOK = """# Moles & <Co>: the *rules*

Read MO-DIG-02 first, not MO-DIG-99. <script>alert("worms")</script>

![a picture](https://example.org/mole.png)

## Words

- *hole*: see MO-DIG-01.

## 1. Digging **deep** & wide

### Holes <i>

- **MO-DIG-01** Dig *one* hole & rest <b>now</b> (see MO-RUL-01, MO-DIG-01..02, XMO-DIG-02).
- **MO-DIG-02** What a hole costs ([MO-DIG-01](https://example.org/worms)):

| Hole | Worms & `MO-DIG-01` |
|---|---|
| deep, MO-RUL-01 | 2 < 3 |

#### No heading

- **MO-RUL-01** *May a mole dig <twice>?* No. See MO-EX-01.
- **MO-EX-01** *Example.* Molly digs.
- **MO-EX-02** Molly sleeps.

### Choices

- **MO-DEC-01** *Your choice.* Dig.

## 2. Nothing
"""
VOID = {"meta", "br", "hr"}


class Page(HTMLParser):
    """A page taken apart; what is not nested as it should be is an error."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {}
        self.links: list[tuple[str, str]] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        self.texts.setdefault(tag, []).append("")
        if tag == "a":
            assert "a" not in self.open, "a link in a link"
            self.links.append((dict(attrs)["href"] or "", ""))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in set(self.open):
            self.texts[tag][-1] += data
        if "a" in self.open:
            self.links[-1] = (self.links[-1][0], self.links[-1][1] + data)

    @property
    def ids(self) -> list[str]:
        return [str(attributes["id"]) for _, attributes in self.attributes if "id" in attributes]

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for found, attributes in self.attributes if found == tag]


@pytest.fixture(scope="module")
def page() -> Page:
    return Page(rule_book_page(RuleBook.parse(BOOK)))


def test_every_rule_is_an_item_with_its_id_and_role(page: Page) -> None:
    items = [(item["id"], item["class"]) for item in page.of("li") if "id" in item]
    assert items == [
        ("MO-DIG-01", "rule"),
        ("MO-DIG-02", "rule"),
        ("MO-RUL-01", "ruling"),
        ("MO-EX-01", "example"),
        ("MO-EX-02", "example"),
        ("MO-DEC-01", "choice"),
    ]


def test_the_role_is_told_where_the_text_does_not_tell_it(page: Page) -> None:
    assert re.findall(r'">([A-Z0-9-]+)</a> <span class="role">(\w+)</span>', page.html) == [
        ("MO-RUL-01", "Ruling"),
        ("MO-EX-02", "Example"),
    ]
    assert re.findall(r'<em class="lead">([^<]+)</em>', page.html) == [
        "May a mole dig &lt;twice&gt;?",
        "Example.",
        "Your choice.",
    ]


def test_every_mention_of_a_rule_is_a_link_and_nothing_else(page: Page) -> None:
    mentions = re.findall(r'<a href="#([A-Z0-9-]+)" class="mention">\1</a>', page.html)
    assert mentions == ["MO-DIG-02", "MO-DIG-01", "MO-RUL-01", "MO-DIG-01", "MO-RUL-01", "MO-EX-01"]
    assert ("https://example.org/worms", "MO-DIG-01") in page.links
    for rule in ("MO-DIG-01", "MO-EX-02"):
        assert (f"#{rule}", rule) in page.links


def test_contents_are_nested_and_complete(page: Page) -> None:
    nav = page.html.partition("<nav")[2].partition("</nav>")[0]
    entries = re.findall(r'(<ul>|</ul>)|<a href="#([\w-]+)">([^<]*)</a>', nav)
    assert [mark or (anchor, title) for mark, anchor, title in entries] == [
        "<ul>",
        ("chapter-1", "Words"),
        ("chapter-2", "1. Digging deep &amp; wide"),
        "<ul>",
        ("chapter-2-1", "Holes &lt;i&gt;"),
        ("chapter-2-2", "Choices"),
        "</ul>",
        ("chapter-3", "2. Nothing"),
        "</ul>",
    ]


def test_nothing_of_the_text_becomes_markup(page: Page) -> None:
    tags = {tag for tag, _ in page.attributes}
    assert not tags & {"script", "i", "b", "img", "h4"}
    assert page.texts["title"] == ["Moles & <Co>: the rules"]
    assert page.texts["h1"] == page.texts["title"]
    assert '<script>alert("worms")</script>' in page.texts["main"][0]
    assert "hole & rest <b>now</b>" in page.texts["main"][0]


def test_a_table_can_be_scrolled_and_belongs_to_its_rule(page: Page) -> None:
    item = page.html.partition('<li id="MO-DIG-02"')[2].partition("</li>")[0]
    assert '<div class="table" role="group" aria-label="Table" tabindex="0">\n<table>' in item
    assert '<th scope="col">Hole</th>' in item


def test_the_page_fetches_nothing(page: Page) -> None:
    assert not any({"src", "srcset", "onclick", "style"} & attributes.keys() for _, attributes in page.attributes)
    assert not {"link", "script", "img", "iframe"} & {tag for tag, _ in page.attributes}
    assert not re.search(r"url\(|@import", page.html)
    assert "default-src 'none'" in page.html


def test_styles_for_paper_darkness_and_small_screens(page: Page) -> None:
    style = page.texts["style"][0]
    assert "@media print" in style
    assert "size: A4" in style
    assert "break-inside: avoid" in style
    assert "prefers-color-scheme: dark" in style
    assert "overflow-x: auto" in style
    assert style.isascii()
    assert style.count("{") == style.count("}")
    assert set(re.findall(r"var\((--[\w-]+)\)", style)) <= set(re.findall(r"(--[\w-]+):", style))


@pytest.mark.parametrize("role", ["ruling", "example", "choice"])
def test_roles_differ_by_more_than_colour(page: Page, role: str) -> None:
    assert re.search(rf"\.{role} \.text {{ border", page.texts["style"][0])


def test_a_book_without_titles() -> None:
    page = Page(rule_book_page(RuleBook.parse("- **MO-DIG-01** Dig.\n")))
    assert page.texts["title"] == ["Rules"]
    assert page.ids == ["contents", "book", "MO-DIG-01"]


def test_a_sub_heading_before_any_chapter_is_a_chapter() -> None:
    page = Page(rule_book_page(RuleBook.parse("# Moles\n### Holes\n## Worms\n")))
    assert page.texts["h2"] == ["Contents", "Holes", "Worms"]
    assert "h3" not in page.texts


def test_the_words_around_the_book_are_in_its_language() -> None:
    page = Page(rule_book_page(RuleBook.parse("# Krety\n\n- **MO-RUL-01** *Czy?* Tak.\n", "pl")))
    assert page.of("html") == [{"lang": "pl"}]
    for message in ("book-contents", "book-skip", "book-ruling"):
        assert texts_in("pl")(message) in page.html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", wheal.games())
class TestEveryBook:
    def test_anchors_links_and_contents(self, game: str, language: str) -> None:
        book = load_rule_book(game, language)
        page = Page(rule_book_page(book))
        assert page.of("html") == [{"lang": book.language}]
        assert len(page.ids) == len(set(page.ids))
        assert [found for found in page.ids if found in book.rules] == list(book.rules)
        targets = [href.removeprefix("#") for href, _ in page.links if href.startswith("#")]
        assert set(targets) <= set(page.ids)
        headings = [block for block in book.blocks if isinstance(block, Heading) and block.level > 1]
        assert len([target for target in targets if target.startswith("chapter-")]) == len(headings)

    def test_headings_go_down_one_level_at_a_time(self, game: str, language: str) -> None:
        page = Page(rule_book_page(load_rule_book(game, language)))
        levels = [int(tag[1]) for tag, _ in page.attributes if re.fullmatch(r"h\d", tag)]
        assert levels[0] == 1
        assert levels.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))

    def test_every_mention_is_a_link(self, game: str, language: str) -> None:
        book = load_rule_book(game, language)
        mentioned = sum(len(re.findall(rf"\b{identity}\b", book.markdown)) for identity in book.rules)
        page = Page(rule_book_page(book))
        assert len([text for _, text in page.links if text in book.rules]) == mentioned
