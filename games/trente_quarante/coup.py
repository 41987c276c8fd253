"""One coup: the settlement of everything that lies on the table."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.core import totals
from games.core.cards import Card, deck_problems
from games.core.limits import below_minimum, within_maximum
from games.core.problems import Problem, check
from games.core.rulings import Ruling, ruling_text
from games.core.totals import Total
from games.trente_quarante.clauses import Clause
from games.trente_quarante.prison import ApresOutcome, at_apres, cards_run_out, in_prison
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import CHANCE, Ruleset
from games.trente_quarante.stakes import ApresOption, Choice, Held, Result, Stake

PAYS = 1  # to 1, on every chance

# Why a chance wins or loses.
_DECIDES = {
    Chance.ROUGE: Clause.LOWER_WINS,
    Chance.NOIR: Clause.LOWER_WINS,
    Chance.COULEUR: Clause.COULEUR,
    Chance.INVERSE: Clause.INVERSE,
}


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What became of one stake, in cents.

    `result` is win, lose, void, insured, halved, imprisoned, freed, taken_back or excess; `premium` was paid before
    the coup; `returned` is the part of the stake that goes back, `held` what stays in prison at face value;
    `because` are the clauses that decided, the first one first.
    """

    chance: Chance
    stake: int
    premium: int
    result: Result
    winnings: int
    returned: int
    held: int
    because: tuple[Clause, ...]

    def __str__(self) -> str:
        """Say in one line what became of the stake and why."""
        money = {"winnings": self.winnings, "returned": self.returned, "held": self.held, "premium": self.premium}
        return ruling_text(self.chance, self.stake, self.result, self.because, **money)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A coup settled: the lines in the order in which the stakes lie, and who is in prison. `coup` is None where the
    cards have run out."""

    coup: Coup | None
    lines: tuple[Line, ...]
    held: tuple[Held, ...]
    total: Total


def settle(rules: Ruleset, coup: Coup | None, stakes: Sequence[Stake] = (), held: Sequence[Held] = ()) -> Settlement:
    """Settle new and imprisoned stakes, in cents; without a coup the cards have run out.

    Raise Refused where a stake may not lie there and where a card appears more often than the decks have it.

    >>> from games.core.cards import parse_cards
    >>> from games.trente_quarante.rulesets import ruleset
    >>> coup = Coup.exactly(parse_cards("TdKcQhAc9d8hKcQs"))
    >>> print(settle(ruleset(), coup, [Stake(Chance.ROUGE, 1000)]).lines[0])
    10 on rouge: lose, 10 taken (trente-quarante-loses, trente-quarante-lower-wins)
    """
    check([*(card_problems(rules, coup.cards) if coup else ()), *problems(rules, stakes, held)])
    settled = [pair for stake, plays in _within(rules, stakes) for pair in _new(rules, coup, stake, plays)]
    for prisoner in held:
        outcome = in_prison(rules, prisoner, coup) if coup else cards_run_out(prisoner)
        settled.append(_line(prisoner.chance, prisoner.amount, 0, outcome))
    lines = tuple(line for line, _ in settled)
    return Settlement(coup, lines, tuple(still for _, still in settled if still), total_of(lines))


def premium(rules: Ruleset, amount: int) -> int:
    """Return what it costs to insure so many cents, rounded up to a whole cent; 0 where there is no insurance.

    >>> from games.trente_quarante.rulesets import ruleset
    >>> premium(ruleset("venice-trente-et-quarante"), 10000)
    100
    """
    return math.ceil(amount * rules.insurance) if rules.insurance else 0


def _new(rules: Ruleset, coup: Coup | None, stake: Stake, plays: int) -> Iterator[tuple[Line, Held | None]]:
    """Yield a new stake, of which `plays` cents lie within the maximum."""
    if over := stake.amount - plays:
        yield _line(stake.chance, over, 0, ApresOutcome(Result.EXCESS, (Clause.MAXIMUM,), over))
    if not plays:
        return
    outcome = (
        _played(rules, coup, stake, plays) if coup else ApresOutcome(Result.TAKEN_BACK, (Clause.RUN_OUT_NEW,), plays)
    )
    paid = premium(rules, plays) if stake.insured and coup else 0
    if paid:
        rounded = paid != plays * (rules.insurance or 0)
        also = (Clause.INSURANCE, Clause.PREMIUM_LOST, *((Clause.PREMIUM_ROUNDING,) if rounded else ()))
        outcome = replace(outcome, because=(*outcome.because, *also))
    yield _line(stake.chance, plays, paid, outcome)


def _played(rules: Ruleset, coup: Coup, stake: Stake, plays: int) -> ApresOutcome:
    """Return what a coup does to a stake that is not imprisoned."""
    if coup.winner is Winner.TIE:
        return ApresOutcome(Result.VOID, (Clause.TIE,), plays)
    if coup.winner is Winner.APRES:
        if stake.insured:
            return ApresOutcome(Result.INSURED, (Clause.INSURED_APRES,), plays)
        return at_apres(rules, stake.chance, plays, 0, stake.choice)
    if stake.chance in coup.winning:
        return ApresOutcome(Result.WIN, (Clause.PAYS, _DECIDES[stake.chance]), plays, winnings=plays * PAYS)
    return ApresOutcome(Result.LOSE, (Clause.LOSES, _DECIDES[stake.chance]))


def _line(chance: Chance, amount: int, paid: int, outcome: ApresOutcome) -> tuple[Line, Held | None]:
    still = Held(outcome.chance, amount, outcome.level) if outcome.chance else None
    stays = amount if still else 0
    return Line(chance, amount, paid, outcome.result, outcome.winnings, outcome.returned, stays, outcome.because), still


def total_of(lines: Sequence[Line]) -> Total:
    """Return the sums over these lines, with what stays in prison and what was paid for insurance."""
    held, premiums = sum(line.held for line in lines), sum(line.premium for line in lines)
    return totals.total_of(lines, held=held, premiums=premiums)


def _within(rules: Ruleset, stakes: Sequence[Stake]) -> Iterator[tuple[Stake, int]]:
    """Yield each stake with what of it plays: the maximum holds for all that lies on a chance."""
    laid = Counter[Chance]()
    for stake in stakes:
        yield stake, within_maximum(laid, stake.chance, stake.amount, rules.maximum.get(CHANCE))


def problems(rules: Ruleset, stakes: Sequence[Stake], held: Sequence[Held] = ()) -> list[Problem]:
    """Return every clause that the table breaks, each with the path of the stake that breaks it."""
    laid = ((i, stake.chance, stake.amount) for i, stake in enumerate(stakes))
    found = [*below_minimum(laid, lambda _chance: rules.minimum.get(CHANCE, 0), Clause.MINIMUM).values()]
    for i, stake in enumerate(stakes):
        if stake.insured and rules.insurance is None:
            found.append(Problem("no_insurance", f"bets[{i}].insured", {}, Clause.NO_INSURANCE))
        found += _choice(rules, stake.choice, f"bets[{i}].choice")
    for i, prisoner in enumerate(held):
        if not rules.prison:
            found.append(Problem("no_prison", f"held[{i}].chance", {}, Clause.MINI_HALF))
        elif not 1 <= prisoner.level <= rules.prison_levels:
            values = {"levels": rules.prison_levels}
            found.append(Problem("imprisoned_too_often", f"held[{i}].level", values, Clause.LEVEL))
        found += _choice(rules, prisoner.choice, f"held[{i}].choice")
    return found


def _choice(rules: Ruleset, choice: Choice | None, field: str) -> Iterator[Problem]:
    """Yield a choice at a table that halves at once, where there is none; to ask for half does no harm."""
    if choice is not None and choice.option is not ApresOption.DIVIDE and not rules.prison:
        yield Problem("apres_choice_not_offered", field, {}, Clause.MINI_HALF)


def card_problems(rules: Ruleset, cards: Sequence[Card], field: str = "cards") -> list[Problem]:
    """Return cards that are there more often than the decks of the shoe have them."""
    return deck_problems(rules.decks, [(field, cards)], Clause.SHOE)
