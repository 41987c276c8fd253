"""What a coup does to the offers, the bank and the cagnotte. Amounts are cents."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Result
from games.chemin_de_fer.people import Person, named
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import COVERS, Table, counts, cover, half, hand, playing
from games.core.rulings import Ruling, ruling_text


class OfferResult(StrEnum):
    """What becomes of an offer."""

    WIN = "win"
    LOSE = "lose"
    VOID = "void"  # the scores are equal
    WITHDRAWN = "withdrawn"  # a banco or a banco suivi has displaced it


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What becomes of one offer: the `stake` that was laid, the part of it that `plays`, and what comes back.

    Amounts are cents; `because` names the rules, the deciding one first.
    """

    who: Person
    act: Act
    stake: int
    plays: int
    result: OfferResult
    winnings: int
    returned: int
    because: tuple[Clause, ...]

    def __str__(self) -> str:
        """Say in one line what became of the offer and why."""
        who = named(self.who)
        place = "seat" if who["place"] == "seat" else "standing player"
        return ruling_text(
            f"{self.act} by {place} {who['who']}",
            self.stake,
            self.result,
            self.because,
            winnings=self.winnings,
            returned=self.returned,
        )


@dataclass(frozen=True, slots=True)
class Settlement:
    """A coup settled. `hand` held the cards for all who played. `won` is what the bank wins before the cagnotte, or
    loses with a minus; `bank` lies afterwards, and `returned` goes back to the banker who loses the bank."""

    result: Result
    lines: tuple[Line, ...]
    hand: Person | None
    won: int
    cagnotte: int
    bank: int
    returned: int
    because: tuple[Clause, ...]


def cagnotte(rules: Ruleset, won: int) -> int:
    """Return the house's share of what the bank wins, rounded down to whole chips."""
    return int(won * rules.commission / rules.chip) * rules.chip


def settle(rules: Ruleset, table: Table, result: Result) -> Settlement:
    """Settle the offers that play; those that a banco has displaced go back.

    >>> from games.chemin_de_fer.rulesets import ruleset
    >>> from games.chemin_de_fer.session import Session
    >>> table = Session.parse("100*bank@1 banco@4").play(ruleset())[-1].table
    >>> settle(ruleset(), table, Result.WIN).cagnotte
    500
    """
    lines = tuple(_line(rules, table, offer, result) for offer in table.offers)
    holder, at_stake = hand(rules, table), sum(line.plays for line in lines)
    if result is Result.TIE:
        return Settlement(result, lines, holder, 0, 0, table.bank, 0, (Clause.EQUAL,))
    if result is Result.LOSE:
        because = (Clause.PUNTERS_WIN, Clause.LOSS_PASSES)
        return Settlement(result, lines, holder, -at_stake, 0, 0, table.bank - at_stake, because)
    taken = cagnotte(rules, at_stake)
    rounding = () if taken == at_stake * rules.commission else (Clause.ROUNDING,)
    because = (Clause.BANK_WINS, Clause.CAGNOTTE, *rounding, Clause.PLAYS_ON)
    return Settlement(result, lines, holder, at_stake, taken, table.bank + at_stake - taken, 0, because)


def stake(rules: Ruleset, table: Table, offer: Call) -> int:
    """Return what somebody lays for an offer."""
    if offer.act in COVERS:
        return table.bank
    return half(rules, table) if offer.act is Act.TABLE else offer.amount


_DECIDES = {
    Result.WIN: (OfferResult.LOSE, Clause.BANK_WINS),
    Result.LOSE: (OfferResult.WIN, Clause.PUNTERS_WIN),
    Result.TIE: (OfferResult.VOID, Clause.EQUAL),
}
_OF_ACT = {
    Act.BANCO: Clause.BANCO,
    Act.SUIVI: Clause.SUIVI,
    Act.TABLE: Clause.AVEC_LA_TABLE,
    Act.STAKE: Clause.SINGLE_STAKES,
    Act.LINE: Clause.LINE,
}


def _line(rules: Ruleset, table: Table, offer: Call, result: Result) -> Line:
    laid, plays = stake(rules, table, offer), playing(table)
    if offer not in plays:
        return Line(offer.who, offer.act, laid, 0, OfferResult.WITHDRAWN, 0, laid, (_displaced_by(table, offer),))
    counted = counts(rules, table, offer)
    named, clause = _DECIDES[result]
    won = counted if result is Result.LOSE else 0
    lost = counted if result is Result.WIN else 0
    because = (clause, _OF_ACT[offer.act], *_also(rules, table, offer, alone=len(plays) == 1))
    return Line(offer.who, offer.act, laid, counted, named, won, laid - lost, because)


def _also(rules: Ruleset, table: Table, offer: Call, *, alone: bool) -> Iterator[Clause]:
    """Yield the clauses on holding the cards for others and on a half that is not a whole number of chips."""
    if not alone and offer.who == hand(rules, table):
        yield Clause.HAND
    whole = {Act.TABLE: table.bank, Act.LINE: offer.amount}.get(offer.act, 0)
    if whole % (2 * rules.chip):
        yield Clause.ROUNDING


def _displaced_by(table: Table, offer: Call) -> Clause:
    best = cover(table)
    if best and best.act is Act.SUIVI:
        return Clause.SUIVI
    return Clause.BANCO_FIRST if offer.act in COVERS else Clause.BANCO
