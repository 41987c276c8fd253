"""The exam of trente et quarante, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

TRENTE_QUARANTE = Blueprint(
    slug="trente-et-quarante",
    title=_("Trente et quarante, theory"),
    game="trente-et-quarante",
    ruleset="venice-trente-et-quarante",
    sections=(
        Section("tq-totals", 2, 2),
        Section("tq-totals", 3, 1),
        Section("tq-call", 2, 4),
        Section("tq-short-cut", 1, 1),
        Section("tq-settling", 2, 3),
        Section("tq-insuring", 1, 1),
        Section("tq-insuring", 2, 1),
        Section("tq-prison", 1, 1),
        Section("tq-prison", 2, 2),
        Section("tq-prison", 3, 2),
        Section("tq-accepted", 2, 1),
        Section("tq-taille", 1, 1),
        Section("tq-taille", 3, 1),
        Section("tq-mistake", 1, 2),
        Section("tq-odds", 1, 1),
        Section("tq-procedure", 3, 2),
        Section("tq-procedure", 4, 1),
        Section("tq-procedure", 5, 1),
        Section("tq-procedure", 6, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (TRENTE_QUARANTE,)

PROGRAMMES = (
    Programme(
        slug="trente-et-quarante-croupier",
        title=_("Trente et quarante croupier"),
        blueprint=TRENTE_QUARANTE,
        covers=(
            "tq-totals",
            "tq-call",
            "tq-short-cut",
            "tq-settling",
            "tq-insuring",
            "tq-prison",
            "tq-accepted",
            "tq-taille",
            "tq-mistake",
            "tq-odds",
            "tq-procedure",
        ),
    ),
)
