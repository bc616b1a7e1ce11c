"""Texts: every message that the code names exists in every language, is used, well formed, and can be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import wheal
from tests.places import ROOT
from wheal.kernel.book.rulebook import load_rule_book
from wheal.kernel.engine.question import Question
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import Game
from wheal.kernel.labels import LABEL, hyphened
from wheal.kernel.naming import named_refusal
from wheal.kernel.orders import UNTIL
from wheal.kernel.texts import LANGUAGES, Texts, part_of_source, source, texts_in

SOURCES = Path(wheal.__file__).parent
PAGE = ROOT / "web" / "src"  # speaks with the package's texts too
OF_EVERY_GAME = frozenset({"game-title", "game-about", "game-credit", "typed-words"})  # what clients ask for by name
OUR_BOTS = tuple(wheal.bots.names())  # before any test has registered one of its own
LONGEST_BUTTON = 24
ALONE: Mapping[str, ast.Message] = MappingProxyType({})  # a message that refers to no other
PARTS = frozenset({"row-cost"})  # parts of sentences that are empty where there is nothing to say
UNSAID = re.compile(r"[{}]|\$(?!\d)")  # of a variable; a price is $5
FAMILIES = (
    "asset",
    "bad",
    "barrels",
    "bench",
    "benefit",
    "board",
    "book",
    "card",
    "cli",
    "contract",
    "doctor",
    "draw",
    "effect",
    "event",
    "game",
    "help",
    "initiative",
    "label",
    "part",
    "page",
    "place",
    "play",
    "prompt",
    "refused",
    "resource",
    "reward",
    "row",
    "serve",
    "table",
    "tile",
    "told",
    "typed",
    "why",
)


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(game, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


def code_of(game: str) -> str:
    """The code that may speak with a game's texts, or with the package's own."""
    games = SOURCES / "games"
    if game:
        files = list((games / game).rglob("*.py"))
        board = [path for path in (PAGE / "games" / game).rglob("*") if path.suffix in {".svelte", ".ts"}]
        files += [path for path in board if path.name != "labels.ts"]
    else:
        files = [path for path in SOURCES.rglob("*.py") if games not in path.parents]
        files += [path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"} and path.name != "messages.ts"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def named(game: str) -> set[str]:
    """Messages that the code names in full (names of events look alike)."""
    code = code_of(game)
    words = "|".join(FAMILIES)
    found = set(re.findall(rf"""(?<!Event\()["']((?:{words})-[a-z0-9_-]+)["']""", code))
    return found if game else {name for name in found if not name.startswith(LABEL)}  # those are of the games


def of_patterns(game: str, lang: str) -> set[str]:
    """Messages that fit what the code says with a name put in: say(f"place-{name}")."""
    heads = re.findall(r'(?:say|say\.line)\(f"([a-z]+-?[^"]*)"', code_of(game))
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", "[a-z-]*", re.escape(head))) for head in set(heads)]
    found = {name for name in messages(game, lang) for pattern in patterns if pattern.fullmatch(name)}
    return {name for name in found if not name.startswith(("board-", LABEL))}  # whose names are looked for themselves


def put_together(game: str) -> set[str]:
    """What the code puts together from a beginning and a name of the game."""
    if not game:
        return of_the_package()
    title = wheal.game(game)
    setting = title.setting(title.players[0], title.read_options({}))
    prompts = {f"prompt-{question.name}" for question in setting.questions if is_asked(question)}
    events = {f"event-{name}" for name in re.findall(r'(?:Event|tell_\w+)\((?:state, )?"([a-z-]+)"', code_of(game))}
    files = [path for room in ("content", "words") for path in (SOURCES / "games" / game / room).glob("*.py")]
    quoted = re.findall(r'"([a-z_-]+)"', "".join(path.read_text(encoding="utf-8") for path in files))
    families = ("benefit", "draw", "effect", "effect-tier", "draw-does")
    printed = {f"{family}-{word}" for family in families for word in quoted}
    board = {f"{family}-{word}" for family in ("board", "label") for word in re.findall(r'"([a-z-]+)"', code_of(game))}
    forms = [form.split() for verb in title.table.verbs for form in title.table.notations(verb)]
    told = {"-".join(["told", *(word for word in form if not word.isupper())]) for form in forms}
    orders = {f"order-{question.name}-{until}" for question in setting.questions for until in UNTIL}
    return prompts | events | printed | board | told | orders | of_the_notation(title) | of_the_page(title)


def is_asked(question: Question[Any]) -> bool:
    """Is this a question, and no automatic step between questions?"""
    return type(question).options is not Question.options


def referred_to(own: Mapping[str, ast.Message], used: Iterable[str]) -> set[str]:
    """Messages that are parts of used ones."""
    found: set[str] = set()
    for name in used:
        if name in own:
            found |= parts(own[name], own)
    return found


def of_the_notation(title: Game) -> set[str]:
    """What the kernel and the clients say about verbs and ranges."""
    ranges = {name.lower() for name in title.ranges()}
    unknown = {f"refused-unknown-{name}{guess}" for name in ranges for guess in ("", "-guess")}
    forms = {f"form-{name}" for name in ranges}
    return unknown | forms | {f"move-{verb}" for verb in title.table.verbs} | OF_EVERY_GAME


def of_the_page(title: Game) -> set[str]:
    """The short labels of a game: verbs, literal words of the notation, options that are ready, their values, and which
    are suggested."""
    forms = [form.split() for verb in title.table.verbs for form in title.table.notations(verb)]
    verbs = {f"verb-{verb}" for verb, *_ in forms}
    words = {f"word-{word}" for _, *others in forms for word in others if not word.isupper()}
    options = {hyphened(option.name): option for option in title.options.values() if option.is_ready}
    labels = {f"option-{name}{about}" for name in options for about in ("", "-about")}
    named_values = [(name, value) for name in options for value in options[name].values if not isinstance(value, bool)]
    labels |= {f"suggestion-{name}{about}" for name in title.suggestions for about in ("", "-about")}
    return verbs | words | labels | {f"value-{name}-{hyphened(str(value))}" for name, value in named_values}


def of_the_package() -> set[str]:
    """The short labels that no game has of its own: bots, yes and no, what is counted of every seat."""
    labels = {f"bot-{bot}{about}" for bot in OUR_BOTS for about in ("", "-about")} | {"value-true", "value-false"}
    titles = [wheal.game(game) for game in wheal.games()]
    counted = [title.measures(title.new_state(title.players[0])) for title in titles]
    return labels | {f"measure-{name}" for measures in counted for name in measures}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *wheal.games()])
def test_no_message_is_missing_or_unused(game: str, lang: str) -> None:
    own = messages(game, lang)
    full = named(game)
    shared = messages("", lang).keys() if game else OF_EVERY_GAME
    assert full <= own.keys() | shared, "named in the code, but there is no such message"
    used = full | put_together(game) | of_patterns(game, lang)
    assert own.keys() <= used | referred_to(own, used), "nobody uses these messages"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wheal.games())
def test_every_question_event_verb_and_range_has_its_words(game: str, lang: str) -> None:
    own = messages(game, lang)
    title = wheal.game(game)
    setting = title.setting(title.players[0], title.read_options({}))
    for question in setting.questions:
        assert is_asked(question) == (f"prompt-{question.name}" in own), question.name
    for name in set(re.findall(r'(?:Event|tell_\w+)\((?:state, )?"([a-z-]+)"', code_of(game))) - {"move"}:
        assert f"event-{name}" in own
    assert of_the_notation(title) <= own.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *wheal.games()])
def test_every_verb_word_option_value_and_bot_has_its_label(game: str, lang: str) -> None:
    own = messages(game, lang)
    needed = of_the_page(wheal.game(game)) if game else of_the_package()
    assert needed <= own.keys(), needed - own.keys()
    families = ("verb-", "word-", "option-", "value-", "suggestion-", "bot-", "measure-")
    assert {name for name in own if name.startswith(families)} == needed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wheal.games())
def test_a_verb_fits_on_a_button_and_no_two_look_alike(game: str, lang: str) -> None:
    labels = [texts_in(lang, game)(f"verb-{verb}") for verb in wheal.game(game).table.verbs]
    assert len(set(labels)) == len(labels)
    for label in labels:
        assert len(label) <= LONGEST_BUTTON, label
        assert label[0].isupper(), label
        assert not re.search(r"[\d£$.]", label), label


@pytest.mark.parametrize("game", ["", *wheal.games()])
def test_languages_have_the_same_messages_attributes_and_variables(game: str) -> None:
    english = shapes(messages(game, "en"))
    for lang in LANGUAGES:
        assert shapes(messages(game, lang)) == english


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["", *wheal.games()])
def test_every_message_can_be_said_with_every_number(game: str, lang: str) -> None:
    say = texts_in(lang, game)
    own = messages(game, lang)
    for name, message in own.items():
        for number in (0, 1, 2, 5, 12, 22, 25, 1000):
            args = dict.fromkeys(variables(message, own), number)
            line = say.line(name, **args)
            assert line.rest.strip() or name in PARTS, name
            assert not UNSAID.search(line.text), f"{name}: {line.text}"
            assert bool(message.attributes) or not line.head, name


@pytest.mark.parametrize("game", wheal.games())
def test_words_that_may_be_typed_stand_for_words_of_the_notation(game: str) -> None:
    table = wheal.game(game).table
    notation = {word for verb in table.verbs for form in table.notations(verb) for word in form.split()}
    notation |= set(wheal.game(game).ranges()["RES"].words) if game == "ore" else set()
    for lang in LANGUAGES:
        pairs = [pair.split("=") for pair in texts_in(lang, game)("typed-words").split()]
        assert {word for _, meant in pairs for word in re.split("[/+]", meant)} <= notation
        typed = [word for word, _ in pairs]
        assert not set(typed) & notation
        assert len(set(typed)) == len(typed)


@pytest.mark.parametrize("game", wheal.games())
def test_every_refusal_is_said_in_every_language(game: str) -> None:
    """Whatever is refused in the course of whole games: the sentence is there, and the numbers that it needs."""
    title = wheal.game(game)
    met: set[str] = set()
    for seats in title.players:
        for seed in range(6):
            met |= refusals_met(title, seats, seed)
    code = code_of(game)
    written = set(re.findall(r'"(refused-[a-z-]+)"', code))
    rare = written - met
    assert met, "nothing was refused"
    for lang in LANGUAGES:
        for message in rare:
            assert texts_in(lang, game).has(message)


def refusals_met(title: Game, seats: int, seed: int) -> set[str]:
    """The messages of what some random positions refuse, each said once in every language."""
    state = title.new_state(seats, seed=seed)
    rng = Rng(seed)
    met: set[str] = set()
    while not state.is_over:
        for seat in range(seats):
            for action in [title.table[rng.below(len(title.table))] for _ in range(12)]:
                refusal = state.refusal(action, seat)
                if refusal is not None and refusal.message not in met:
                    met.add(refusal.message)
                    named = named_refusal(refusal, ["Ann", "Bob", "Cy", "Di", "Ed"])
                    for lang in LANGUAGES:
                        assert texts_in(lang, title.id).refusal(named)
        state.apply(state.sample_action(rng))
    return met


@pytest.mark.parametrize("game", wheal.games())
def test_both_books_have_the_same_rules_in_the_same_places(game: str) -> None:
    english = load_rule_book(game, "en")
    for lang in LANGUAGES:
        book = load_rule_book(game, lang)
        assert [[rule.id for rule in section.rules] for section in book.sections] == [
            [rule.id for rule in section.rules] for section in english.sections
        ]


@pytest.mark.parametrize(
    ("lang", "number", "written"),
    [("en", 999, "999"), ("en", 1000, "1,000"), ("pl", 1000, "1000"), ("pl", 12000, "12\N{NO-BREAK SPACE}000")],
)
def test_numbers_are_grouped_as_the_language_groups_them(lang: str, number: int, written: str) -> None:
    assert texts_in(lang, "tinners")("draw-cost-gain", money=number) == f"+£{written}"


@pytest.mark.parametrize(
    ("names", "english", "polish"),
    [
        (["Ann"], "Ann", "Ann"),
        (["Ann", "Bob"], "Ann and Bob", "Ann i Bob"),
        (["A", "B", "C"], "A, B and C", "A, B i C"),
    ],
)
def test_lists_are_written_as_the_language_writes_them(names: list[str], english: str, polish: str) -> None:
    assert texts_in("en").list(names) == english
    assert texts_in("pl").list(names) == polish


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wheal.games())
def test_labels_of_the_board_stand_by_themselves(game: str, lang: str) -> None:
    """The page gets them without the rest: each can be said, and nothing else comes but what they refer to."""
    own = messages(game, lang)
    labels = {name for name in own if name.startswith(LABEL)}
    sent = Texts([part_of_source(game, lang, LABEL)], lang)
    assert {name for name in own if sent.has(name)} == labels | referred_to(own, labels)
    for name in labels:
        args = dict.fromkeys(variables(own[name], own), 2)
        assert sent(name, **args) == texts_in(lang, game)(name, **args)


@pytest.mark.parametrize(
    ("points", "written"), [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")]
)
def test_polish_counts_in_three_forms(points: int, written: str) -> None:
    assert texts_in("pl", "tinners")("draw-result-points", points=points) == written


def shapes(own: Mapping[str, ast.Message]) -> dict[str, tuple[set[str], set[str]]]:
    return {name: shape(message, own) for name, message in own.items()}


def shape(message: ast.Message, own: Mapping[str, ast.Message] = ALONE) -> tuple[set[str], set[str]]:
    return {attribute.id.name for attribute in message.attributes}, variables(message, own)


def variables(message: ast.Message, own: Mapping[str, ast.Message] = ALONE) -> set[str]:
    """What a message needs to be told, also for the messages that are parts of it."""
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    for each in (message, *(own[name] for name in parts(message, own))):
        Collect().visit(each)
    return found


def parts(message: ast.Message, own: Mapping[str, ast.Message]) -> set[str]:
    """The messages that a message refers to, and those that they refer to."""
    found: set[str] = set()

    class Follow(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            if node.id.name not in found:
                found.add(node.id.name)
                self.visit(own[node.id.name])

    Follow().visit(message)
    return found
