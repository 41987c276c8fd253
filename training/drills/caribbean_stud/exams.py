"""The exam of Caribbean stud, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

CARIBBEAN_STUD = Blueprint(
    slug="caribbean-stud",
    title=_("Caribbean stud, theory"),
    game="caribbean-stud",
    ruleset="venice-caribbean-stud",
    sections=(
        Section("poker-hand", 1, 2),
        Section("poker-hand", 2, 3),
        Section("stud-qualify", 1, 2),
        Section("stud-qualify", 2, 2),
        Section("stud-paying", 1, 3),
        Section("stud-paying", 2, 2),
        Section("stud-paying", 3, 2),
        Section("stud-jackpot", 1, 2),
        Section("stud-jackpot", 2, 2),
        Section("stud-legal", 1, 2),
        Section("stud-void", 1, 2),
        Section("stud-void", 2, 1),
        Section("stud-settlement", 2, 1),
        Section("stud-picture", 2, 1),
        Section("stud-odds", 1, 1),
        Section("stud-procedure", 1, 1),
        Section("stud-procedure", 2, 1),
        Section("stud-procedure", 3, 1),
        Section("stud-procedure", 4, 1),
        Section("stud-procedure", 5, 1),
        Section("stud-procedure", 6, 2),
    ),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (CARIBBEAN_STUD,)

PROGRAMMES = (
    Programme(
        slug="caribbean-stud-croupier",
        title=_("Caribbean stud croupier"),
        blueprint=CARIBBEAN_STUD,
        covers=(
            "poker-hand",
            "stud-qualify",
            "stud-paying",
            "stud-jackpot",
            "stud-legal",
            "stud-void",
            "stud-settlement",
            "stud-picture",
            "stud-odds",
            "stud-procedure",
        ),
    ),
)
