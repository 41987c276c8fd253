"""Stakes in prison, and who puts them there."""

from django.utils.translation import gettext as _

from games.roulette import layout
from games.roulette.bets import Kind
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.web.kit.game import Figure
from games.web.roulette.drawings import LAYOUT_BOX, Chip, Field, LaidChip, fields, fields_drawn
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure

_RIGHT, _LEFT = "1", "2"  # the marks on the drawing, in the order of the list beside it
_BELOW = 42  # where on its field a mark is, below what is printed


def session(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a stake followed from spin to spin."""
    followed = Session.parse(spec["play"])
    spins = []
    for spin, settled in zip(followed.spins, followed.play(rules), strict=True):
        for line in settled.lines:
            level = settled.held[0].level if settled.held else 0
            spins.append({"outcome": spin.outcome, "call": settled.announcement, "line": line, "level": level})
    return figure("session", spins=spins)


def imprisoned(rules: Ruleset, _spec: Spec) -> Figure:
    """Draw the even chances with the mark of the croupier who imprisons there: each does so on the near side."""
    chances = [each for each in fields(rules.wheel) if rules.positions[each.key].kind is Kind.EVEN_CHANCE]
    who = [
        (_RIGHT, _("The right-hand croupier, with the bout de table, after raking"), _near(chances, is_right=True)),
        (_LEFT, _("The left-hand croupier, with the bout de table, before paying"), _near(chances, is_right=False)),
    ]
    return figure(
        "imprisoned",
        title=_("The even chances and who imprisons there"),
        box=LAYOUT_BOX,
        fields=fields_drawn(rules.wheel, ()),
        chips=[_mark(field, mark) for mark, _said, near in who for field in near],
        who=who,
    )


def _mark(field: Field, mark: str) -> LaidChip:
    return LaidChip(Chip(field.key, mark), f"{field.place.centre[0]:g}", str(field.place.y + _BELOW))


def _near(chances: list[Field], *, is_right: bool) -> list[Field]:
    """Return the chances before a croupier, from the wheel down. The right of the chef, who looks from the wheel down
    the table, is on the left of the drawing."""
    near = [each for each in chances if (each.place.x < layout.WIDTH / 2) == is_right]
    return sorted(near, key=lambda each: each.place.y)
