"""What a card says in one language: the opening of the page of rules, how the game is dealt, and where the rest is."""

from dataclasses import asdict
from typing import Any

from django.conf import settings
from django.urls import reverse
from django.utils.translation import get_language_bidi, gettext, pgettext

from games.core.rulesets import GameRules
from games.web.kit.formats import money, sentence_case
from games.web.kit.qr import qr
from games.web.leaflet.runs import rows, runs
from games.web.rulebook.choices import Choices
from games.web.rulebook.opening import Opening


def side(chosen: Choices, rules: GameRules, opens: Opening, language: str) -> dict[str, Any]:
    """Return the side of a language, which is active, as JSON has it."""
    room, address = chosen.game.room(), _address(chosen)
    return {
        "language": language.split("-")[0],
        "rtl": get_language_bidi(),
        "game": str(chosen.game.title),
        "dealt": sentence_case(chosen.game.rulesets[chosen.ruleset]),
        "house": chosen.house.name if chosen.house else "",
        "object": runs(opens.object.html),
        "steps": [runs(step.said.html) for step in opens.steps],
        "facts": rows(opens.facts),
        "pays": rows(opens.pays),
        "costs": rows(opens.costs),
        "limits": [(bet, _amount(least), _amount(most)) for bet, least, most in room.limits(rules)],
        "example": bool(chosen.house and chosen.house.example),
        "chart": asdict(room.chart(rules)) if room.chart else None,
        "address": address,
        "qr": qr(address),
        "help": settings.SITE_URL + reverse("responsible-play"),
        "words": _words(),
    }


def _amount(cents: int | None) -> str:
    return "–" if cents is None else money(cents)


def _address(chosen: Choices) -> str:
    return settings.SITE_URL + reverse("rulebook:game", args=[chosen.game.slug]) + chosen.suffix


def _words() -> dict[str, str]:
    return {
        "steps": gettext("How a round is played"),
        "facts": gettext("The rules in short"),
        "pays": gettext("What it pays"),
        "costs": gettext("What it costs on average"),
        "limits": gettext("Limits"),
        "bet": pgettext("kind of bet", "Bet"),
        "least": gettext("Minimum"),
        "most": gettext("Maximum"),
        "example": gettext("An example: the limits of the real table are not known here."),
        "rules": gettext("All the rules:"),
        "qr": gettext("The address of the rules."),
        "care": gettext("A game should stay a game: decide before you start what it may cost. Advice and help lines:"),
    }
