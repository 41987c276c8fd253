"""What a reader of the rules has chosen in the address, and the addresses of other choices.

A choice that does not exist is left out, and the page says so: a link with a fault still leads to the rules.
"""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import get_language, get_language_info, gettext, pgettext

from games.web.kit.game import Game
from games.web.registry import books_of, games_of
from games.web.rulebook.houses import House, house

OWN, STAFF, PLAYERS = "house", "staff", "players"


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the bar: the address of this page with it, and whether it is the one in force."""

    code: str
    name: str
    url: str
    current: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """How the rules of a game are to be read: `second` is a language beside the first, `house` the table of a house
    whose rules they are. `own` asks for what a law or a house says itself, `for_staff` for open chapters about the work
    of the staff. `notices` has a sentence for each choice that is not there."""

    game: Game
    ruleset: str
    second: str | None
    house: House | None
    own: bool
    for_staff: bool
    notices: tuple[str, ...]

    @property
    def overrides(self) -> str:
        return self.house.overrides if self.house else ""

    @property
    def query(self) -> dict[str, str]:
        """What addresses of other pages of the game say, so that they follow the same table or ruleset."""
        if self.house:
            return {"at": self.house.slug}
        return {"rules": self.ruleset} if self.ruleset != self.game.ruleset else {}

    @property
    def suffix(self) -> str:
        """The same behind an address."""
        return f"?{urlencode(self.query)}" if self.query else ""


def read(request: HttpRequest, game: Game) -> Choices:
    """Read the address: `rules` names the ruleset, `with` the second language, `at` a table of a house, which has its
    own ruleset; `only=house` leaves out what neither a law nor a house says itself; `for` opens or folds the chapters
    for the staff, which are open for people who are signed in."""
    language, notices = get_language() or settings.LANGUAGE_CODE, []
    at = request.GET.get("at")
    table = house(at) if at else None
    if at and (table is None or table.game != game):
        notices.append(gettext("This game has no such table. Here are its usual rules."))
        table = None
    ruleset = table.ruleset if table else request.GET.get("rules", game.ruleset)
    if ruleset not in game.rulesets:
        notices.append(gettext("This game has no such ruleset. Here are its usual rules."))
        ruleset = game.ruleset
    second = request.GET.get("with") or None
    if second is not None and second not in dict(settings.LANGUAGES):
        notices.append(gettext("The rules do not exist in that second language, so only one language is shown."))
    if second == language or second not in dict(settings.LANGUAGES):
        second = None
    own, reader = request.GET.get("only") == OWN, request.GET.get("for")
    for_staff = reader == STAFF or (reader != PLAYERS and request.user.is_authenticated)
    return Choices(game, ruleset, second, table, own, for_staff, tuple(notices))


def rulesets(request: HttpRequest, game: Game, chosen: str) -> list[Option]:
    return [
        Option(name, str(title), _with(request, "rules", name, without="at"), name == chosen)
        for name, title in game.rulesets.items()
    ]


def other_games(chosen: Choices) -> list[Option]:
    """Return the rules of the games that share clauses with this one, and as few of them as are asked for here."""
    first = books_of(chosen.game.engine)[0]
    others = (other for other in games_of(first) if other != chosen.game)
    asked = f"?only={OWN}" if chosen.own else ""
    return [
        Option(g.slug, str(g.title), reverse("rulebook:game", args=[g.slug]) + asked, current=False) for g in others
    ]


def sourced(request: HttpRequest, chosen: Choices) -> list[Option]:
    """Return all rules, or only those that a law or a house says itself."""
    return [
        Option("", gettext("All rules"), without(request, "only"), not chosen.own),
        Option(OWN, gettext("Only rules from a house or a law"), _with(request, "only", OWN), chosen.own),
    ]


def readers(request: HttpRequest, chosen: Choices) -> list[Option]:
    """Return whether the chapters for the staff are folded or open."""
    signed_in = request.user.is_authenticated
    return [
        Option(
            PLAYERS,
            pgettext("chapters", "Folded"),
            _with(request, "for", PLAYERS if signed_in else None),
            not chosen.for_staff,
        ),
        Option(
            STAFF, pgettext("chapters", "Open"), _with(request, "for", None if signed_in else STAFF), chosen.for_staff
        ),
    ]


def second_languages(request: HttpRequest, chosen: str | None) -> list[Option]:
    codes = [code for code, _ in settings.LANGUAGES if code != get_language()]
    return [Option(code, _own_name(code), _with(request, "with", code), code == chosen) for code in codes]


def without(request: HttpRequest, name: str) -> str:
    """Return the address of this page without one of its choices."""
    return _with(request, name, None)


def _own_name(code: str) -> str:
    return str(get_language_info(code)["name_local"]).capitalize()


def _with(request: HttpRequest, name: str, value: str | None, without: str = "") -> str:
    """Return the address of this page with one choice changed or left out, and without another one that it replaces."""
    query = request.GET.copy()
    query.pop(name, None)
    query.pop(without, None)
    if value is not None:
        query[name] = value
    return f"{request.path}?{query.urlencode()}" if query else request.path
