"""The exam of blackjack, and what passing it certifies.

The chart of best play is in no exam: at the table the croupier neither plays a box nor advises its holder.
"""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

BLACKJACK = Blueprint(
    slug="blackjack",
    title=_("Blackjack, theory"),
    game="blackjack",
    ruleset="venice-blackjack",
    sections=(
        Section("bj-count", 1, 2),
        Section("bj-count", 2, 3),
        Section("bj-bank", 1, 1),
        Section("bj-bank", 2, 1),
        Section("bj-pays", 1, 1),
        Section("bj-pays", 2, 2),
        Section("bj-settle", 1, 2),
        Section("bj-settle", 2, 3),
        Section("bj-settle", 3, 1),
        Section("bj-order", 1, 1),
        Section("bj-insurance", 1, 1),
        Section("bj-may", 1, 4),
        Section("bj-spot", 1, 1),
        Section("bj-picture", 2, 1),
        Section("bj-procedure", 1, 1),
        Section("bj-procedure", 2, 1),
        Section("bj-procedure", 3, 2),
        Section("bj-procedure", 4, 1),
        Section("bj-procedure", 5, 1),
        Section("bj-procedure", 6, 1),
        Section("bj-procedure", 7, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (BLACKJACK,)

PROGRAMMES = (
    Programme(
        slug="venice-blackjack-croupier",
        title=_("Blackjack croupier"),
        blueprint=BLACKJACK,
        covers=(
            "bj-count",
            "bj-bank",
            "bj-pays",
            "bj-settle",
            "bj-order",
            "bj-insurance",
            "bj-may",
            "bj-spot",
            "bj-picture",
            "bj-procedure",
        ),
    ),
)
