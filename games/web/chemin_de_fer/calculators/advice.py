"""What drawing and standing are worth to the bank, whatever the punter's habit; the whole table beside it."""

from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.advice import Values, advise, with_five
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.composition import Cell, Decks
from games.chemin_de_fer.equilibrium import equilibrium, open_cells
from games.chemin_de_fer.rulesets import MOST_COMMISSION, Ruleset
from games.chemin_de_fer.tableau import BANK_SCORES, FREE_SCORE, MOVE_CLAUSE, THIRDS, Move
from games.core.problems import Problem, Refused
from games.web.chemin_de_fer.words import MOVES, SIGNS, signed_share
from games.web.kit.amounts import typed_percent
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.game import Table, Tool

_STOOD = "stood"
_SHOE = "shoe"
_ENDLESS: Final = "infinite"
_THIRDS = {_STOOD: None, **{str(third): third for third in THIRDS if third is not None}}
_SCORES = {str(score): score for score in BANK_SCORES}
_USUAL_SCORE, _HALF = "5", Fraction(1, 2)
_MOST_PERCENT = 100


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    bank = _SCORES[form.choice("bank", _SCORES, _USUAL_SCORE)]
    third = _THIRDS[form.choice("third", _THIRDS | {_STOOD: _("none, the punter stood")}, _STOOD)]
    habit = form.read_filled("habit", typed_percent, _HALF, _write_percent)
    commission = form.read_filled("commission", _commission, rules.commission, _write_percent)
    form.of_rules.add("commission")
    decks: Decks = rules.decks
    shoe = ngettext("{count} deck", "{count} decks", rules.decks).format(count=number(rules.decks))
    if form.choice("decks", {_SHOE: shoe, _ENDLESS: _("endless decks")}, _SHOE) == _ENDLESS:
        decks = _ENDLESS
    shown = {"moves": MOVES, "signs": SIGNS, "five": FREE_SCORE}
    if form.errors:
        return shown
    cell: Cell = bank, third
    values = advise(decks, cell, habit, commission)
    says = rules.tableau.move(*cell)
    return shown | {
        "values": values,
        "gap": abs(values.draw - values.stand),
        "says": MOVES[says],
        "clause": MOVE_CLAUSE[says],
        "turns": open_cells(decks, commission).get(cell),
        "habit_clause": Clause.ODDS_HABIT,
        "rows": _rows(rules, decks, cell, habit, commission),
        "columns": [third for third in THIRDS if third is not None],
        "punter": with_five(decks, habit, commission),
        "solved": equilibrium(decks, commission),
        "said": _said(values),
    }


def _said(values: Values) -> str:
    """Return the better move and what both are worth to the bank, in a line."""
    worth = {Move.DRAW: values.draw, Move.STAND: values.stand}
    other = Move.STAND if values.best is Move.DRAW else Move.DRAW
    # Translators: {move} and {other} are “Draw” or “Stand”, with what each brings the bank in per cent of it.
    return gettext("{move}: {worth} of the bank. {other}: {other_worth}").format(
        move=MOVES[values.best],
        worth=signed_share(worth[values.best]),
        other=MOVES[other],
        other_worth=signed_share(worth[other]),
    )


def _rows(
    rules: Ruleset, decks: Decks, here: Cell, habit: Fraction, commission: Fraction
) -> list[tuple[int, SafeString]]:
    """Return the best move of every cell against that habit, and whether the rule table says otherwise."""

    def cell(bank: int, third: int | None) -> SafeString:
        best = advise(decks, (bank, third), habit, commission).best
        return _cell(get_language() or "en", best, rules.tableau.move(bank, third), (bank, third) == here)

    return [(bank, mark_safe("".join(cell(bank, third) for third in THIRDS))) for bank in BANK_SCORES]


@lru_cache(maxsize=512)
def _cell(_language: str, best: Move, table_says: Move, here: bool) -> SafeString:
    """Return a cell in the language that is active."""
    shows = {"best": best, "table_says": table_says, "here": here, "moves": MOVES, "signs": SIGNS}
    return render_to_string("chemin_de_fer/calculators/_cell.html", shows)


def _commission(text: str) -> Fraction:
    share = typed_percent(text)
    if share > MOST_COMMISSION:
        raise Refused(Problem("cagnotte_too_large", "", {"most": int(MOST_COMMISSION * _MOST_PERCENT)}))
    return share


def _write_percent(share: Fraction) -> str:
    """Write it as typed, with as many decimals as it needs."""
    return f"{float(share * _MOST_PERCENT):.10g}"


TOOL = Tool(
    slug="advice",
    title=_("Draw or stand"),
    about=_("Exactly what drawing and standing are worth to the bank, whatever the punter’s habit."),
    template="chemin_de_fer/calculators/_advice.html",
    answer=answer,
)
