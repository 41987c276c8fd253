"""A ruling on paper: drawn by typst from its row alone and signed, the same bytes each time in the same language."""

import json
from dataclasses import asdict
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.translation import gettext as _

from games.web.kit.days import house_day
from games.web.kit.pdf import pdf
from games.web.kit.qr import qr
from games.web.kit.templatetags.days import day, moment
from training.rulings.models import Ruling
from training.rulings.shown import Shown, shown
from training.signing.papers import signed

_TEMPLATE = Path(__file__).with_name("ruling.typ")
# Our fonts for paper have no suits, which some clauses print: there they are the letters by which cards are typed.
_SUITS = str.maketrans("♣♦♥♠", "cdhs")


def ruling_pdf(ruling: Ruling) -> bytes:
    """Return the ruling in the language that is active (PDF/A-2b, signed); one that is replaced says so."""
    data = json.dumps(_data(ruling, shown(ruling)), ensure_ascii=False)
    paper = pdf(_TEMPLATE, data.translate(_SUITS), f"Ruling {ruling.code}", "a-2b")
    return signed(paper, ruling.replaced_by.at if ruling.replaced_by else ruling.at)


def _data(ruling: Ruling, said: Shown) -> dict[str, object]:
    address = settings.SITE_URL + reverse("rulings:check", args=[ruling.code])
    on = day(ruling.day)
    return {
        **asdict(said),
        "title": _("Ruling for %(day)s at %(table)s") % {"day": on, "table": said.table},
        "made": house_day(ruling.at).isoformat(),
        "code": ruling.code,
        "note": ruling.note,
        "notice": _notice(ruling),
        "facts": [
            [_("House"), said.house],
            [_("Table"), said.table],
            [_("Game"), f"{said.game} · {said.ruleset}"],
            [_("Day of play"), on],
            [_("Made by"), said.author],
            [_("Made on"), moment(ruling.at)],
        ],
        "has_players": said.has_players,
        "has_held": said.has_held,
        "address": address,
        "address_lines": [settings.SITE_URL.partition("://")[2], address.removeprefix(settings.SITE_URL)],
        "qr": qr(address),
        "words": _words(),
    }


def _notice(ruling: Ruling) -> str:
    """Return what the paper says where another ruling stands in its place, or where it stands in another's."""
    if ruling.replaced_by:
        return _("This ruling has been replaced by the ruling %(code)s.") % {"code": ruling.replaced_by.code}
    return _("It replaces the ruling %(code)s.") % {"code": ruling.replaces.code} if ruling.replaces else ""


def _words() -> dict[str, str]:
    return {
        "ruling": _("Ruling"),
        "came": _("What came"),
        "laid": _("Bets on the table"),
        "settled": _("Settlement"),
        "player": _("Player"),
        "stake": _("Stake"),
        "bet": _("Bet"),
        "result": _("Result"),
        "paid": _("Paid"),
        "returned": _("Returned"),
        "held": _("Held"),
        "taken": _("Taken"),
        "total": _("Total"),
        "clauses": _("The clauses, as they were worded on that day"),
        "revision": _("wording %(number)s"),
        "english": _("What this rule said on that day is known in English only."),
        "limits": _("The limits of the table on that day"),
        "least": _("Minimum"),
        "most": _("Maximum"),
        "differences": _("What differs at this table from the ruleset"),
        "records": _("How far the records go back"),
        "note": _("Note"),
        "code": _("Code"),
        "check": _("Is it genuine? Check here."),
        "qr": _("The address of the page where this ruling can be checked."),
    }
