"""The pages of the rules."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from games.web.kit.game import Game
from games.web.registry import GAMES, examples, games_in, rulesets_in
from games.web.rulebook import choices
from games.web.rulebook.comparison import asked, compared
from games.web.rulebook.comparison.costs import with_costs
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.figures import rendered, shapes
from games.web.rulebook.glossary import choices_of_game, glossary, languages_beside, second_languages
from games.web.rulebook.papers import decided, errata_by_document, papers
from games.web.rulebook.past.forms import PastDayForm
from games.web.rulebook.selectors import rulebook_page


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    return render(request, "rulebook/index.html", {"games": GAMES.values()})


@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the rules of a game, as `choices.read` finds them asked for in the address."""
    if slug not in GAMES:
        raise Http404
    game, language = GAMES[slug], get_language() or ENGLISH
    chosen = choices.read(request, game)
    ruleset, overrides = chosen.ruleset, chosen.overrides
    context = {
        "game": game,
        "page": rulebook_page(game, ruleset, language, chosen.second, overrides, own=chosen.own),
        "house": chosen.house,
        "notices": chosen.notices,
        "figures": rendered(ruleset, language, overrides),
        "shapes": shapes(ruleset, overrides),
        "examples": examples(game.engine, ruleset),
        "for_staff": chosen.for_staff,
        "readers": choices.readers(request, chosen),
        "is_common": ruleset == rulesets_in(game.family)[0] and not overrides,
        **_elsewhere(game, chosen),
        "ruleset": game.rulesets[ruleset],
        "rulesets": choices.rulesets(request, game, ruleset),
        "other_games": choices.other_games(chosen),
        "sourced": choices.sourced(request, chosen),
        "past_day": PastDayForm(),
        "asked": chosen.query,
        "second_languages": choices.second_languages(request, chosen.second),
        "alone_url": choices.without(request, "with"),
        "usual_url": choices.without(request, "at"),
    }
    return render(request, "rulebook/game.html", context)


def _elsewhere(game: Game, chosen: choices.Choices) -> dict[str, Any]:
    """Return the addresses to which a page of rules leads: the common rule, its comparison, what it is played and
    calculated at."""
    common = games_in(game.family)[0]
    beside = [common.ruleset, chosen.ruleset] if chosen.ruleset != common.ruleset else rulesets_in(game.family)[:2]
    compared = len(beside) > 1
    return {
        "common": common,
        "common_url": f"{reverse('rulebook:game', args=[common.slug])}#",
        "compare_url": f"{reverse('rulebook:compare')}?{urlencode({'rules': beside}, doseq=True)}" if compared else "",
        "suffix": chosen.suffix,
        "try_url": _calculator(game, game.tried_at),
        "actions": list(_actions(game, chosen)),
    }


def _actions(game: Game, chosen: choices.Choices) -> Iterator[choices.Option]:
    """Yield where a game is played, its best play and its card on paper, each by its own name."""
    titles = {tool.slug: str(tool.title) for tool in game.room().tools}
    played = gettext("Calculator: {name}").format(name=titles[game.tried_at]) if game.tried_at else ""
    address = _calculator(game, game.tried_at)
    yield choices.Option("play", played or gettext("Play on the table"), address + chosen.suffix, current=False)
    if game.best_play:
        address = _calculator(game, game.best_play)
        yield choices.Option("best-play", titles[game.best_play], address + chosen.suffix, current=False)
    second = f"{'&' if chosen.suffix else '?'}with={chosen.second}" if chosen.second else ""
    card = reverse("leaflet:card", args=[game.slug]) + chosen.suffix + second
    yield choices.Option("card", gettext("Table card (PDF)"), card, current=False)


def _calculator(game: Game, slug: str) -> str:
    """Return the address of a calculator, or of the table where it has no name."""
    if slug:
        return reverse("calculators:tool", kwargs={"slug": game.slug, "calculator": slug})
    return reverse("calculators:table", kwargs={"slug": game.slug})


@require_safe
def sources(request: HttpRequest) -> HttpResponse:
    """Show the documents that the rules rest on, and what we decided ourselves."""
    return render(request, "rulebook/sources.html", {"documents": papers(), "decided": decided()})


@require_safe
def errata(request: HttpRequest) -> HttpResponse:
    """Show where the printed sources err, each with the clause that is right."""
    return render(request, "rulebook/errata.html", {"papers": errata_by_document(get_language() or ENGLISH)})


@require_safe
def terms(request: HttpRequest) -> HttpResponse:
    """Show the terms of the trade in the alphabet of the reader; `game` leaves those of one game, and `with` names a
    language whose words stand beside."""
    language, slug, second = get_language() or ENGLISH, request.GET.get("game", ""), request.GET.get("with", "")
    letters = glossary(language, slug, languages_beside(language, second))
    context = {
        "second_languages": second_languages(language, second),
        "letters": letters,
        "count": sum(len(letter.entries) for letter in letters),
        "games": choices_of_game(slug),
        "only": GAMES.get(slug),
    }
    return render(request, "rulebook/terms.html", context)


@require_safe
def compare(request: HttpRequest) -> HttpResponse:
    """Show rulesets side by side, clause by clause: `rules` names each of them, `only=differences` leaves out the
    rest."""
    choice = asked.read(request)
    language = get_language() or ENGLISH
    page = with_costs(compared(choice.rulesets, language), language, choice.own)
    differing = page.differing
    context = {
        "page": differing if choice.only else page,
        "asked": choice,
        "whole": page.clauses,
        "part": differing.clauses,
    }
    return render(request, "rulebook/compare.html", context, status=503 if page.busy else 200)
