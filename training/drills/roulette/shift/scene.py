"""The table of a shift: the whole felt with the chips of all players, and the stakes in prison."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.core.money import plain_money
from games.roulette.wheel import SINGLE_ZERO, pocket_name
from games.web.kit.formats import ltr, money
from games.web.kit.game import Figure
from games.web.kit.message_format import formatted
from games.web.roulette import drawings
from games.web.roulette.words import bet_name
from training.drills.kit.taught import Spec
from training.drills.roulette.scenes import SMALL, player_name, spread
from training.drills.roulette.shift.texts import NAME, TEXTS


def table(spec: Spec) -> Figure:
    """Draw the felt, with the number marked that has come, if any."""
    chips = [drawings.Chip(chip["bet"], plain_money(chip["amount"]), chip["player"]) for chip in spec["chips"]]
    players = dict.fromkeys(chip["player"] for chip in spec["chips"])
    shows = {
        "title": _title(spec["number"]),
        "view": drawings.LAYOUT_BOX,
        "fields": drawings.fields(SINGLE_ZERO),
        "lit": "" if spec["number"] is None else f"straight:{pocket_name(spec['number'])}",
        "chips": spread(chips, SINGLE_ZERO),
        "radius": f"{SMALL:g}",
        "several": True,
        "players": [{"id": player, "name": player_name(player)} for player in players],
        "list_title": _("The bets as a list"),
        "stakes": [_said("stake", chip) for chip in spec["chips"]],
        "prison_title": pgettext("stakes", "In prison"),
        "held": [_said("prisoner", one, wins=one["level"]) for one in spec["held"]],
    }
    return Figure("roulette/drills/_table.html", shows)


def _title(number: int | None) -> str:
    if number is None:
        return _("The layout before the spin. The bets are listed beside it.")
    said = _("The layout with number {number} marked. The bets are listed beside it.")
    return said.format(number=ltr(pocket_name(number)))


def _said(code: str, lies: Mapping[str, Any], **values: int) -> dict[str, str]:
    """Return a stake in words, and whose it is."""
    named = {"player": player_name(lies["player"]), "bet": bet_name(lies["bet"]), "stake": money(lies["amount"])}
    return {"player": lies["player"], "text": formatted(str(TEXTS[f"{NAME}.{code}"]), {**named, **values})}
