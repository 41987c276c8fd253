"""A coup from any cards, and coups one after the other: rows, call, stakes, prison and insurance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.html import format_html
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.core.cards import Card, show_cards
from games.core.problems import Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import Line, Settlement
from games.trente_quarante.rows import LAST_OPEN, Coup, Winner, points, running, total, word
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.session import Session
from games.web.kit.cards.picker import ANCHOR
from games.web.kit.cards.shown import Step
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.game import Table, Tool
from games.web.trente_quarante.calculators import fields, odds
from games.web.trente_quarante.figures import rows_of
from games.web.trente_quarante.words import CHANCES, RESULTS

_OUT = "out"


@dataclass(frozen=True, slots=True)
class Shown:
    """A coup that is settled, with its place in the session; without a coup the cards have run out."""

    place: int
    settled: Settlement

    @property
    def lines(self) -> tuple[Line, ...]:
        return self.settled.lines


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    if form.asked.get(fields.NEXT):
        _advance(table.rules, form)
    shown = _calculate(table.rules, form)[0]
    seen = show_cards(shown["seen"])
    return shown | {"left": odds.TOOL.address(table, seen=seen) if seen else ""}


def _advance(rules: Ruleset, form: Form) -> None:
    """Put the coup that lies there with those that are over, or note that the cards have run out; clear the fields."""
    trial = Form(form.asked.copy())
    out = form.asked[fields.NEXT] == _OUT
    for name in (fields.NEXT, *((fields.CARDS.name,) if out else ())):
        trial.asked.pop(name, None)
    session = _calculate(rules, trial, out=out)[1]
    if session is None or trial.errors:
        return
    form.asked, form.anchor = fields.fresh(form), ANCHOR
    form.asked[fields.BEFORE] = str(session)


def _calculate(rules: Ruleset, form: Form, *, out: bool = False) -> tuple[dict[str, Any], Session | None]:
    """Return what the page shows, and the session with this coup where it is complete."""
    laid = fields.read(rules, form)
    shown: dict[str, Any] = {
        "picker": laid.picker,
        "chances": CHANCES,
        "results": RESULTS,
        "insures": rules.insurance is not None,
        "insured": form.typed.get(fields.INSURED, "").split(),
        "held": laid.held,
        "seen": laid.before.seen,
        "earlier": (earlier := _settled(rules, laid.before) if not form.errors else []),
        "balance": _balance(earlier),
    }
    if form.errors or not (laid.picker.complete or out):
        return shown, None
    try:
        coup = None if out else Coup.exactly(laid.picker["cards"])
        session = laid.with_coup(coup)
        if coup:
            shown["open_choices"] = list(fields.open_choices(rules, laid, coup))
            session = fields.with_choices(form, session, shown["open_choices"])
        if form.errors:
            return shown, None
        played = _settled(rules, session)
    except Refused as refused:
        if refused.first.code == "too_few_cards":
            return shown | {"wanting": refused.first.clause, "begun": _begun(laid.picker["cards"])}, None
        fields.refuse(laid, refused)
        return shown, None
    last = played[-1]
    if coup:
        said = format_html('<span lang="fr">{}</span>', coup.call)
        shown |= {"rows": rows_of(coup), "steps": list(_steps(coup)), "said": said, "call": coup.call}
    return shown | {"now": last, "balance": _balance(played)}, session


def _settled(rules: Ruleset, session: Session) -> list[Shown]:
    return [Shown(place, settled) for place, settled in enumerate(session.play(rules), 1)]


def _balance(played: Sequence[Shown]) -> int:
    """Return what came back over all coups less what was laid and paid, in cents; what is in prison is not yet back."""
    balance = 0
    carried = 0
    for one in played:
        balance += one.settled.total.net - one.settled.total.held + carried
        carried = one.settled.total.held
    return balance


def _begun(cards: Sequence[Card]) -> list[tuple[object, Sequence[Card], int]]:
    """Return the rows as far as they have been dealt."""
    complete = next((place for place, so_far in enumerate(running(cards), 1) if so_far > LAST_OPEN), len(cards))
    rows = ((CHANCES["noir"], cards[:complete]), (CHANCES["rouge"], cards[complete:]))
    return [(name, row, total(row)) for name, row in rows if row]


def _steps(coup: Coup) -> Iterator[Step]:
    """Yield the coup card by card, then what the totals and the first card decide."""
    for name, row in ((CHANCES["noir"], coup.noir), (CHANCES["rouge"], coup.rouge)):
        for card, so_far in zip(row, running(row), strict=True):
            values = {"points": number(points(card)), "total": number(so_far)}
            if so_far > LAST_OPEN:
                said = gettext("It counts {points}. The row is complete at {total}, called “{word}”.")
                yield Step(card, said.format(**values, word=word(so_far)), Clause.COMPLETE_ROW, str(name))
            else:
                said = gettext("It counts {points}. The row is at {total}.")
                yield Step(card, said.format(**values), Clause.ROWS, str(name))
    if coup.winner is Winner.TIE:
        yield Step(None, gettext("The rows tie: the coup is void."), Clause.TIE)
    elif coup.winner is Winner.APRES:
        yield Step(None, gettext("Both rows have the lowest total there is: 31 après."), Clause.CALL_TIE)
    else:
        won = {
            Winner.NOIR: gettext("The row of noir has the lower total and wins."),
            Winner.ROUGE: gettext("The row of rouge has the lower total and wins."),
        }
        yield Step(None, won[coup.winner], Clause.LOWER_WINS)
        if coup.couleur_wins:
            said = gettext("The first card has the colour of the winning row: couleur wins.")
            yield Step(coup.noir[0], said, Clause.COULEUR)
        else:
            said = gettext("The first card has the colour of the losing row: inverse wins.")
            yield Step(coup.noir[0], said, Clause.INVERSE)


TOOL = Tool(
    slug="coup",
    title=_("Coups"),
    about=_("Choose the cards of a coup and see both rows, the call and every stake, coup by coup, prison included."),
    template="trente_quarante/calculators/_coup.html",
    answer=answer,
)
