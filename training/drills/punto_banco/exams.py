"""The exam of punto banco, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

PUNTO_BANCO = Blueprint(
    slug="punto-banco",
    title=_("Punto banco, theory"),
    game="punto-banco",
    ruleset="venice-punto-banco",
    sections=(
        Section("baccarat-score", 3, 2),
        Section("banco-draws", 1, 6),
        Section("punto-banco-coup", 2, 3),
        Section("punto-banco-speaking", 1, 1),
        Section("punto-banco-paying", 2, 2),
        Section("punto-banco-paying", 3, 2),
        Section("punto-banco-paying", 4, 1),
        Section("punto-banco-deal", 1, 1),
        Section("punto-banco-rebuild", 1, 1),
        Section("punto-banco-payment", 1, 1),
        Section("punto-banco-picture", 1, 1),
        Section("punto-banco-picture", 2, 1),
        Section("punto-banco-limits", 1, 1),
        Section("punto-banco-odds", 1, 1),
        Section("punto-banco-procedure", 1, 1),
        Section("punto-banco-procedure", 2, 2),
        Section("punto-banco-procedure", 3, 1),
        Section("punto-banco-procedure", 4, 2),
        Section("punto-banco-procedure", 5, 1),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (PUNTO_BANCO,)

PROGRAMMES = (
    Programme(
        slug="punto-banco-croupier",
        title=_("Punto banco croupier"),
        blueprint=PUNTO_BANCO,
        covers=(
            "baccarat-score",
            "banco-draws",
            "punto-banco-coup",
            "punto-banco-speaking",
            "punto-banco-paying",
            "punto-banco-deal",
            "punto-banco-rebuild",
            "punto-banco-payment",
            "punto-banco-picture",
            "punto-banco-limits",
            "punto-banco-odds",
            "punto-banco-procedure",
        ),
    ),
)
