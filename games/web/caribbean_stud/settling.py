"""A deal that a form asks about: the bank's cards, and a row for each player's hand."""

from collections.abc import Mapping
from dataclasses import replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Change, Chip, Deal
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.rulesets import Ruleset
from games.caribbean_stud.settlement import Line, settle
from games.core.cards import Card, deck_problems, parse_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused, check
from games.web.caribbean_stud.words import MISHAPS, RESULTS, SQUARES
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling

_FIELDS = {"hand": "cards", "changed": "drawn"}


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    return (
        Asked("bank", _("The bank’s cards"), Kind.CARDS, hint=_("All five, such as Kc Ad 9h 4s 3c."), needed=False),
        Asked("void", _("What went wrong, if anything"), Kind.CHOICE, MISHAPS, needed=False),
    )


def laid(rules: Ruleset) -> tuple[Asked, ...]:
    """Return the fields of a hand: a change and the jackpot only where the house has them."""
    fields = [
        Asked("cards", _("Cards"), Kind.CARDS, needed=False),
        Asked("ante", pgettext_lazy("Caribbean stud", "Ante"), Kind.AMOUNT),
        Asked("bet", pgettext_lazy("Caribbean stud", "BET"), Kind.AMOUNT, hint=_("Empty if folded."), needed=False),
    ]
    if rules.exchange:
        fields.append(Asked("thrown", _("Card thrown"), Kind.CARDS, needed=False))
        fields.append(Asked("drawn", _("Card drawn for it"), Kind.CARDS, needed=False))
    if rules.jackpot:
        chip = pgettext_lazy("Caribbean stud", "Jackpot chip")
        fields.append(Asked("jackpot", chip, Kind.CHOICE, {"yes": _("Yes")}, needed=False))
    return tuple(fields)


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle every hand against the bank's. Raise Refused."""
    deals = {row: _deal(row, came, entry) for row, entry in laid.items()}
    places: list[tuple[str, Card | tuple[Card, ...]]] = [("bank", parse_cards(came.get("bank", "")))]
    for row, deal in deals.items():
        places.append((f"laid[{row}].cards", deal.cards))
        if deal.changed:
            places.append((f"laid[{row}].thrown", deal.changed.thrown))
    check(deck_problems(1, places, Clause.DECK))
    return [
        _settled(line, laid[row].get("player", "")) for row, deal in deals.items() for line in _lines(rules, row, deal)
    ]


def _deal(row: int, came: Entry, entry: Entry) -> Deal:
    return Deal(
        cards=parse_cards(entry.get("cards", "")),
        bank=parse_cards(came.get("bank", "")),
        ante=parse_money(entry["ante"]),
        bet=parse_money(entry["bet"]) if "bet" in entry else None,
        changed=_change(row, entry) if "thrown" in entry or "drawn" in entry else None,
        chip=Chip() if "jackpot" in entry else None,
        void=Mishap(came["void"]) if "void" in came else None,
    )


def _change(row: int, entry: Entry) -> Change:
    return Change(*(_one(row, name, parse_cards(entry.get(name, ""))) for name in ("thrown", "drawn")))


def _one(row: int, name: str, cards: tuple[Card, ...]) -> Card:
    """Return the only card of a field. Raise Refused where there are more or none."""
    if len(cards) != 1:
        code = "too_many_cards" if cards else "too_few_cards"
        raise Refused(Problem(code, f"laid[{row}].{name}", {}, Clause.CHANGED_CARD))
    return cards[0]


def _lines(rules: Ruleset, row: int, deal: Deal) -> tuple[Line, ...]:
    try:
        return settle(rules, deal).lines
    except Refused as refused:
        raise Refused(*(_at_row(problem, row) for problem in refused.problems)) from None


def _at_row(problem: Problem, row: int) -> Problem:
    """Return a problem of a hand with its row; the bank's cards are those of all."""
    name = problem.field.partition(".")[0].partition("[")[0]
    if name == "bank":
        return problem
    return replace(problem, field=f"laid[{row}].{_FIELDS.get(name, name)}")


def _settled(line: Line, player: str) -> Settled:
    return Settled.of(line, player, str(SQUARES[line.square]), str(RESULTS[line.result]))


SETTLING = Settling(came, laid, settle_rows)
