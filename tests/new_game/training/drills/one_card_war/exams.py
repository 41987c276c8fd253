"""The exam of one-card war, and what passing it certifies."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Blueprint, Programme, Section

WAR = Blueprint(
    slug="one-card-war",
    title=_("One-card war, theory"),
    game="one-card-war",
    ruleset="home-war",
    sections=(Section("war-settle", 1, 3),),
    pass_mark=80,
    pace=60,
)

BLUEPRINTS = (WAR,)

PROGRAMMES = (
    Programme(
        slug="war-dealer",
        title=_("One-card war dealer"),
        blueprint=WAR,
        covers=("war-settle",),
    ),
)
