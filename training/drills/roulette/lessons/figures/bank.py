"""The chips of the bank: change set out beside the layout, and the float."""

from django.utils.translation import gettext as _

from games.core.money import parse_money, plain_money
from games.roulette import layout
from games.roulette.counting import change as changed
from games.roulette.layout import CELL_HEIGHT, CELL_WIDTH
from games.roulette.rulesets import Ruleset
from games.web.kit.formats import listed, money, number
from games.web.kit.game import Figure
from games.web.roulette.drawings import Chip, LaidChip, fields_drawn
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import figure

_STEP, _ROW, _LINE = 8, 10, -7  # between chips and between groups; where the chip to be changed is
_BOTTOM = 4 * CELL_HEIGHT


def change(rules: Ruleset, spec: Spec) -> Figure:
    """Draw an amount being changed on the side of passe: its chip beside the outer line, the new ones in groups."""
    amount, value = parse_money(spec["amount"]), parse_money(spec["value"])
    found = changed(rules, amount, value)
    counts = [money(cents) for cents in found.counted]
    chips = [_chip(amount, _LINE, _BOTTOM)]
    chips += [
        _chip(value, _LINE - _STEP * (2 + place % found.group), _BOTTOM - _ROW * (place // found.group))
        for place in range(found.pieces.count)
    ]
    left = _LINE - _STEP * (4 + found.group)
    top = min(0, _BOTTOM - _ROW * len(counts))
    return figure(
        "change",
        box=f"{left} {top} {layout.SIDE + 2 * CELL_WIDTH - left} {_BOTTOM + _ROW - top}",
        left=left,
        top=top,
        fields=fields_drawn(rules.wheel, ()),
        chips=chips,
        counts=[(said, left + _STEP, _BOTTOM - _ROW * place) for place, said in enumerate(counts)],
        title=_("Change on the side of passe"),
        said=_(
            "The chip of {amount} is beside the outer line of passe. Next to it are the new chips of {value} in groups,"
            " counted from the bottom: {counts}."
        ).format(amount=money(amount), value=money(value), counts=listed(counts)),
    )


def _chip(value: int, x: int, y: int) -> LaidChip:
    return LaidChip(Chip("", money(value), plain_money(value)), str(x), str(y))


def table_float(rules: Ruleset, _spec: Spec) -> Figure:
    """Tabulate the float: how many pieces of each value, and what they come to."""
    rows = [(value, count, value * count) for value, count in sorted(rules.float.items(), reverse=True)]
    return figure(
        "table_float",
        heads=[_("Value of a piece"), _("Pieces"), _("Amount")],
        total=_("The whole float"),
        rows=rows,
        pieces=number(sum(rules.float.values())),
        amount=sum(amount for _value, _count, amount in rows),
    )
