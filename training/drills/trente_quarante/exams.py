"""The exams of trente et quarante, one for each of its tables, and what passing them certifies."""

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
        Section("tq-speaking", 2, 1),
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
        Section("tq-mistake", 1, 1),
        Section("tq-picture", 2, 1),
        Section("tq-odds", 1, 1),
        Section("tq-procedure", 1, 1),
        Section("tq-procedure", 2, 1),
        Section("tq-procedure", 3, 2),
        Section("tq-procedure", 4, 1),
        Section("tq-procedure", 5, 1),
        Section("tq-procedure", 6, 2),
    ),
    pass_mark=80,
    pace=60,
)

MINI_TRENTE_QUARANTE = Blueprint(
    slug="mini-trente-et-quarante",
    title=_("Mini trente et quarante, theory"),
    game="trente-et-quarante",
    ruleset="venice-mini-trente-et-quarante",
    sections=(
        Section("tq-totals", 2, 2),
        Section("tq-totals", 3, 1),
        Section("tq-call", 2, 4),
        Section("tq-speaking", 2, 1),
        Section("tq-short-cut", 1, 1),
        Section("tq-settling", 1, 2),
        Section("tq-settling", 2, 3),
        Section("tq-prison", 1, 2),
        Section("tq-accepted", 2, 1),
        Section("tq-taille", 1, 1),
        Section("tq-taille", 3, 1),
        Section("tq-mistake", 1, 1),
        Section("tq-picture", 2, 1),
        Section("tq-odds", 1, 1),
        Section("tq-procedure", 1, 1),
        Section("tq-procedure", 2, 1),
        Section("tq-procedure", 3, 2),
        Section("tq-procedure", 4, 1),
        Section("tq-procedure", 5, 2),
        Section("tq-procedure", 6, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (TRENTE_QUARANTE, MINI_TRENTE_QUARANTE)

PROGRAMMES = (
    Programme(
        slug="trente-et-quarante-croupier",
        title=_("Trente et quarante croupier"),
        blueprint=TRENTE_QUARANTE,
        covers=(
            "tq-totals",
            "tq-call",
            "tq-speaking",
            "tq-short-cut",
            "tq-settling",
            "tq-insuring",
            "tq-prison",
            "tq-accepted",
            "tq-taille",
            "tq-mistake",
            "tq-picture",
            "tq-odds",
            "tq-procedure",
        ),
    ),
    Programme(
        slug="mini-trente-et-quarante-croupier",
        title=_("Mini trente et quarante croupier"),
        blueprint=MINI_TRENTE_QUARANTE,
        covers=(
            "tq-totals",
            "tq-call",
            "tq-speaking",
            "tq-short-cut",
            "tq-settling",
            "tq-prison",
            "tq-accepted",
            "tq-taille",
            "tq-mistake",
            "tq-picture",
            "tq-odds",
            "tq-procedure",
        ),
    ),
)
