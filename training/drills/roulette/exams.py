"""The exams of roulette, and what passing them certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

FRENCH_ROULETTE = Blueprint(
    slug="french-roulette",
    title=_("French roulette, theory"),
    game="french-roulette",
    ruleset="venice-french",
    sections=(
        Section("number-facts", 2, 2),
        Section("multiples", 3, 3),
        Section("announcement", 2, 2),
        Section("positions", 2, 1),
        Section("order-of-payment", 1, 1),
        Section("picture-bet", 3, 3),
        Section("picture-bet", 4, 1),
        Section("sectors", 2, 1),
        Section("finals", 2, 1),
        Section("called-bet", 2, 2),
        Section("called-bet", 3, 2),
        Section("replay", 2, 1),
        Section("placed", 1, 1),
        Section("zero", 2, 2),
        Section("cut", 1, 2),
    ),
    pass_mark=80,
    pace=60,
)

FAIR_ROULETTE = Blueprint(
    slug="fair-roulette",
    title=_("Fair roulette, theory"),
    game="fair-roulette",
    ruleset="venice-fair",
    sections=(
        Section("number-facts", 2, 2),
        Section("multiples", 3, 3),
        Section("announcement", 2, 1),
        Section("positions", 2, 1),
        Section("colours", 1, 1),
        Section("colours", 2, 1),
        Section("colours", 5, 1),
        Section("order-of-payment", 1, 1),
        Section("order-of-payment", 3, 1),
        Section("picture-bet", 3, 3),
        Section("neighbours", 1, 1),
        Section("called-bet", 2, 2),
        Section("zero", 2, 2),
        Section("cut", 1, 2),
    ),
    pass_mark=80,
    pace=60,
)

ENGLISH_ROULETTE = Blueprint(
    slug="english-roulette",
    title=_("English roulette, theory"),
    game="english-roulette",
    ruleset="france-english",
    sections=(
        Section("number-facts", 2, 2),
        Section("multiples", 3, 3),
        Section("announcement", 2, 1),
        Section("positions", 2, 1),
        Section("colours", 1, 1),
        Section("colours", 2, 1),
        Section("colours", 3, 1),
        Section("colours", 5, 1),
        Section("order-of-payment", 1, 1),
        Section("order-of-payment", 3, 1),
        Section("picture-bet", 3, 3),
        Section("called-bet", 2, 2),
        Section("zero", 2, 2),
        Section("cut", 1, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (FRENCH_ROULETTE, FAIR_ROULETTE, ENGLISH_ROULETTE)

PROGRAMMES = (
    Programme(
        slug="french-roulette-croupier",
        title=_("French roulette croupier"),
        blueprint=FRENCH_ROULETTE,
        covers=(
            "number-facts",
            "multiples",
            "announcement",
            "positions",
            "order-of-payment",
            "picture-bet",
            "sectors",
            "finals",
            "called-bet",
            "replay",
            "placed",
            "zero",
            "cut",
        ),
    ),
    Programme(
        slug="fair-roulette-croupier",
        title=_("Fair roulette croupier"),
        blueprint=FAIR_ROULETTE,
        covers=(
            "number-facts",
            "multiples",
            "announcement",
            "positions",
            "colours",
            "order-of-payment",
            "picture-bet",
            "neighbours",
            "called-bet",
            "zero",
            "cut",
        ),
    ),
    Programme(
        slug="english-roulette-croupier",
        title=_("English roulette croupier"),
        blueprint=ENGLISH_ROULETTE,
        covers=(
            "number-facts",
            "multiples",
            "announcement",
            "positions",
            "colours",
            "order-of-payment",
            "picture-bet",
            "called-bet",
            "zero",
            "cut",
        ),
    ),
)
