"""The exam of trente et quarante."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Section

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
    ),
    pass_mark=80,
    pace=60,
)
BLUEPRINTS: tuple[Blueprint, ...] = (TRENTE_QUARANTE,)
