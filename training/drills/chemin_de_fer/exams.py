"""The exam of chemin de fer, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

CHEMIN_DE_FER = Blueprint(
    slug="chemin-de-fer",
    title=_("Chemin de fer, theory"),
    game="chemin-de-fer",
    ruleset="venice-chemin-de-fer",
    sections=(
        Section("cdf-table", 1, 1),
        Section("cdf-punter", 1, 2),
        Section("cdf-rule-table", 1, 5),
        Section("cdf-coup", 1, 1),
        Section("cdf-coup", 2, 2),
        Section("cdf-speaking", 1, 1),
        Section("cdf-picture", 1, 1),
        Section("cdf-picture", 2, 1),
        Section("cdf-offers", 1, 1),
        Section("cdf-offers", 2, 2),
        Section("cdf-cagnotte", 1, 2),
        Section("cdf-cagnotte", 2, 1),
        Section("cdf-may", 1, 2),
        Section("cdf-may", 2, 2),
        Section("cdf-passing", 1, 1),
        Section("cdf-passing", 2, 2),
        Section("cdf-odds", 1, 1),
        Section("cdf-procedure", 1, 1),
        Section("cdf-procedure", 2, 1),
        Section("cdf-procedure", 3, 1),
        Section("cdf-procedure", 4, 1),
        Section("cdf-procedure", 5, 2),
        Section("cdf-procedure", 6, 1),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (CHEMIN_DE_FER,)

PROGRAMMES = (
    Programme(
        slug="chemin-de-fer-croupier",
        title=_("Chemin de fer croupier"),
        blueprint=CHEMIN_DE_FER,
        covers=(
            "cdf-table",
            "cdf-punter",
            "cdf-rule-table",
            "cdf-coup",
            "cdf-speaking",
            "cdf-offers",
            "cdf-cagnotte",
            "cdf-picture",
            "cdf-may",
            "cdf-passing",
            "cdf-odds",
            "cdf-procedure",
        ),
    ),
)
