"""The pages of the rules."""

from dataclasses import dataclass

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, get_language_info, gettext
from django.views.decorators.http import require_safe

from games.rulebook.figures import rendered
from games.rulebook.registry import GAMES, Game, examples
from games.rulebook.selectors import rulebook_page


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the bar: the address of this page with it, and whether it is the one in force."""

    code: str
    name: str
    url: str
    current: bool


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "rulebook/index.html", {"games": GAMES.values()})


@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """The rules of a game: `rules` names the ruleset, `with` a second language beside the first.

    A choice that does not exist is left out, and the page says so: a link with a fault still leads to the rules.
    """
    if slug not in GAMES:
        raise Http404
    game = GAMES[slug]
    language = get_language() or settings.LANGUAGE_CODE
    ruleset, second, notices = _choices(request, game, language)
    page = rulebook_page(game, ruleset, language, second)
    context = {
        "page": page,
        "notices": notices,
        "figures": rendered(game.engine, ruleset, language),
        "examples": examples(game.engine, ruleset),
        "ruleset": game.rulesets[ruleset],
        "rulesets": [Option(n, str(t), _with(request, "rules", n), n == ruleset) for n, t in game.rulesets.items()],
        "second_languages": _second_languages(request, language, second),
        "second_name": _own_name(second) if second else "",
        "alone_url": _with(request, "with", None),
    }
    return render(request, "rulebook/game.html", context)


def _choices(request: HttpRequest, game: Game, language: str) -> tuple[str, str | None, list[str]]:
    """Ruleset and second language as asked for, and a sentence for each that is not there."""
    notices = []
    ruleset = request.GET.get("rules", game.ruleset)
    if ruleset not in game.rulesets:
        notices.append(gettext("This game has no such ruleset; here are its usual rules."))
        ruleset = game.ruleset
    second = request.GET.get("with") or None
    if second is not None and second not in dict(settings.LANGUAGES):
        notices.append(gettext("The rules are not kept in that second language, so they stand alone."))
    if second == language or second not in dict(settings.LANGUAGES):
        second = None
    return ruleset, second, notices


def _second_languages(request: HttpRequest, language: str, second: str | None) -> list[Option]:
    codes = [code for code, _ in settings.LANGUAGES if code != language]
    return [Option(code, _own_name(code), _with(request, "with", code), code == second) for code in codes]


def _own_name(code: str) -> str:
    return str(get_language_info(code)["name_local"]).capitalize()


def _with(request: HttpRequest, name: str, value: str | None) -> str:
    """This page with one choice changed, or left out."""
    query = request.GET.copy()
    query.pop(name, None)
    if value is not None:
        query[name] = value
    return f"{request.path}?{query.urlencode()}" if query else request.path
