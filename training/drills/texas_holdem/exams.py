"""The exam of Texas hold'em, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

TEXAS_HOLDEM = Blueprint(
    slug="texas-holdem",
    title=_("Texas hold’em, theory"),
    game="texas-holdem",
    ruleset="venice-texas-holdem",
    sections=(
        Section("poker-hand", 1, 3),
        Section("poker-hand", 2, 3),
        Section("holdem-best", 1, 2),
        Section("holdem-best", 2, 4),
        Section("holdem-order", 1, 1),
        Section("holdem-order", 2, 1),
        Section("holdem-turn", 1, 1),
        Section("holdem-picture", 1, 1),
        Section("holdem-turn", 2, 2),
        Section("holdem-turn", 3, 3),
        Section("holdem-pots", 1, 2),
        Section("holdem-pots", 2, 2),
        Section("holdem-pots", 3, 2),
        Section("holdem-settlement", 1, 1),
        Section("holdem-picture", 2, 1),
        Section("holdem-procedure", 1, 1),
        Section("holdem-procedure", 2, 1),
        Section("holdem-procedure", 3, 1),
        Section("holdem-procedure", 4, 1),
        Section("holdem-procedure", 5, 2),
        Section("holdem-procedure", 6, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (TEXAS_HOLDEM,)

PROGRAMMES = (
    Programme(
        slug="texas-holdem-dealer",
        title=_("Texas hold’em croupier"),
        blueprint=TEXAS_HOLDEM,
        covers=(
            "poker-hand",
            "holdem-best",
            "holdem-order",
            "holdem-turn",
            "holdem-pots",
            "holdem-settlement",
            "holdem-picture",
            "holdem-procedure",
        ),
    ),
)
