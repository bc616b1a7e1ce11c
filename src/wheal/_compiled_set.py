"""The modules that the build compiles with mypyc, as one group, by their dotted names.

Such a module imports only the standard library, `mypy_extensions` and other modules of this package.
`wheal/__init__.py`, `wheal._pure` and this file are never compiled.
"""

MODULES: tuple[str, ...] = (
    "wheal._native",
    "wheal.kernel.rng",
    "wheal.kernel.action",
    "wheal.kernel.events",
    "wheal.kernel.question",
    "wheal.kernel.sealed",
    "wheal.kernel.auction",
    "wheal.kernel.piles",
    "wheal.kernel.state",
    "wheal.kernel.playout",
    "wheal.games.tinners.position",
    "wheal.games.tinners.expansion",
    "wheal.games.tinners.rules",
    "wheal.games.tinners.prices",
    "wheal.games.tinners.work_track",
    "wheal.games.tinners.survey",
    "wheal.games.tinners.setup",
    "wheal.games.tinners.auction",
    "wheal.games.tinners.two_players",
    "wheal.games.tinners.building",
    "wheal.games.tinners.extraction",
    "wheal.games.tinners.developments",
    "wheal.games.tinners.pumps",
    "wheal.games.tinners.selling",
    "wheal.games.tinners.investing",
    "wheal.games.tinners.end_of_round",
    "wheal.games.tinners.hidden",
    "wheal.games.tinners.moves",
    "wheal.games.tinners.verbs",
    "wheal.games.tinners.misplaced",
    "wheal.games.tinners.auction_questions",
    "wheal.games.tinners.questions",
    "wheal.games.tinners.state",
)
