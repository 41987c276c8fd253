"""Every calculator by one view: a page, or a fragment for HTMX. Nothing is kept but in the address."""

from collections.abc import Callable
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.functional import Promise
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from games.core.costly import made_up_by_visitor
from games.web.calculators.dealt import Dealt, dealt
from games.web.calculators.tables import PLAYED, TABLES, table_of
from games.web.calculators.tools import grouped, tool_of
from games.web.kit.form import Form
from games.web.kit.formats import columns
from games.web.kit.game import Table, Tool
from games.web.kit.http import HtmxRequest

DIGITS, FEW, MANY = "digits", 2, 6  # the decimals of a percentage in columns


@require_safe
def every(request: HttpRequest) -> HttpResponse:
    """Show the calculators of all games."""
    games = [(table.game, grouped(table)) for table in TABLES.values()]
    return render(request, "calculators/tools/every.html", {"games": games})


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    """Show all calculators of a game, the table first."""
    found = dealt(slug, request.GET)
    here = reverse("calculators:index", kwargs={"slug": slug})
    shown = {
        "dealt": found,
        "table": found.table,
        "rulesets": _rulesets(found.table, lambda table: f"{here}{table.suffix}"),
        "groups": grouped(found.table),
    }
    return render(request, "calculators/tools/index.html", shown)


@require_safe
@vary_on_headers("HX-Request", "HX-History-Restore-Request")
def table(request: HtmxRequest, slug: str) -> HttpResponse:
    """Show the table of a game that is played on a felt, as its room shows it."""
    found = dealt(slug, request.GET)
    play = found.table.game.room().play
    if play is None:
        raise Http404
    return play(request, found.table, {"dealt": found, "page": "calculators/table.html"})


@require_safe
@vary_on_headers("HX-Request", "HX-History-Restore-Request")
def tool(request: HtmxRequest, slug: str, calculator: str) -> HttpResponse:
    """Show a calculator's answer. A form that was sent leads to its clean address; what is refused stays as typed."""
    found = dealt(slug, request.GET)
    table = found.table
    asked = tool_of(table, calculator)
    if asked is None:
        raise Http404
    form = Form(request.GET)
    with columns(_decimals(form)) as column:
        with made_up_by_visitor():
            answer = asked.answer(table, form)
        return _answered(request, found, asked, form, {"column": column, **answer})


def _decimals(form: Form) -> int:
    """Return how many decimals of a percentage are asked for: few, or many, which the address then says."""
    if form.asked.get(DIGITS) != str(MANY):
        return FEW
    form.state[DIGITS] = form.typed[DIGITS] = str(MANY)
    return MANY


def _answered(request: HtmxRequest, found: Dealt, asked: Tool, form: Form, answer: dict[str, Any]) -> HttpResponse:
    table, address = found.table, asked.address(found.table, **form.to_share)
    fragment = bool(request.htmx) and not request.htmx.history_restore_request
    if not (fragment or form.errors or form.is_clean(table.query)):
        return redirect(f"{address}#{form.anchor}" if form.anchor else address)
    shown = {
        "dealt": found,
        "table": table,
        "game": table.game,
        "rulesets": _rulesets(table, lambda other: asked.address(other, **form.to_keep)),
        "tool": asked,
        "form": form,
        "fragment": fragment,
        "with_cards": table.game.slug not in PLAYED,
        "many_digits": MANY,
        "address": address,
        "share": request.build_absolute_uri(address),
        "start_again": asked.address(table),
        "others": grouped(table, without=asked),
        **answer,
    }
    template = "calculators/tools/_tool.html" if fragment else "calculators/tools/tool.html"
    busy = answer.get("busy")
    response = render(request, template, shown, status=422 if form.errors else 503 if busy else 200)
    if busy:
        response["Retry-After"] = str(busy.wait)
    if fragment and not form.errors and request.htmx.current_url != shown["share"]:
        response["HX-Push-Url"] = address
    return response


def _rulesets(table: Table, address: Callable[[Table], str]) -> list[tuple[Promise, str, bool]]:
    """Return this page under each ruleset of the game: its name, its address, and whether it is the one in force."""
    return [
        (title, address(table_of(table.game, name)), name == table.rules.name)
        for name, title in table.game.rulesets.items()
    ]
