"""A coup after the payments, in which one pile of chips is not as it should be."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Dealt, Result
from games.chemin_de_fer.payment import Line, OfferResult, Settlement, cagnotte
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.core.facts import Money, Percent
from training.drills.chemin_de_fer import transcript
from training.drills.chemin_de_fer.faults.picture import NAME, both
from training.drills.chemin_de_fer.wrong_coup import both_scored, coups
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import cloth, due, lying, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import spoil_one
from training.drills.kit.worked import added, rounded

_IN_BANK, _CAGNOTTE = "in-bank", "cagnotte"

Piles = Mapping[str, int]  # what lies at each place, in cents


@dataclass(frozen=True, slots=True)
class _Coup:
    """A coup with what was in the bank before, and how the engine settles it."""

    rules: Ruleset
    before: int
    settled: Settlement

    def piles(self) -> Piles:
        """Return what should lie on the table."""
        found = {_IN_BANK: self.settled.bank, _CAGNOTTE: self.settled.cagnotte}
        for line in self.settled.lines:
            found |= {f"stake:{line.who}": line.returned, f"paid:{line.who}": line.winnings}
        return found

    def because(self, place: str) -> tuple[Clause, ...]:
        """Return the clauses by which an amount lies at a place."""
        line = self.line(place)
        return line.because if line else self.settled.because

    def line(self, place: str) -> Line | None:
        """Return the stake of a place; None for the bank and the cagnotte."""
        return next((line for line in self.settled.lines if place.endswith(f":{line.who}")), None)


def wrongly_paid(chance: Chance, rules: Ruleset) -> Item:
    session, dealt, before = _played(chance, rules)
    coup = _Coup(rules, before, transcript.last_coup(rules, session))
    right = coup.piles()
    shown, error = spoil_one(chance, right, _mistakes(coup), coup.because)
    amount = right[error.where]
    steps = (*both_scored(NAME, dealt), *_steps(coup, error.where))
    return Item(
        Phrase(f"{NAME}.paid"),
        (where(error, *steps), due(error, amount, *steps)),
        _scene(coup, dealt, shown),
        str(session),
    )


def _played(chance: Chance, rules: Ruleset) -> tuple[Session, Dealt, int]:
    """Return a coup with two or three single stakes against a part of the bank, its cards, and the bank before it."""
    bank = rules.minimum * 2 * chance.between(3, 15)
    session = Session().then(Call(Act.BANK, SEATS[0], bank))
    for seat in sorted(chance.some(SEATS[1 : rules.seats], chance.between(2, 3))):
        session = session.then(Call(Act.STAKE, seat, chance.between(1, bank // 1000) * 300))
    dealt, _spoilt = coups(chance, rules, by_table=True)
    return session.then(dealt), dealt, bank


def _mistakes(coup: _Coup) -> Iterator[tuple[str, int]]:
    """Yield a place with an amount that lies there by mistake, some of them what is right."""
    settled, before = coup.settled, coup.before
    if settled.result is Result.WIN:
        yield from ((_CAGNOTTE, 0), (_CAGNOTTE, cagnotte(coup.rules, before + settled.won)))
        yield from ((_IN_BANK, before), (_IN_BANK, before + settled.won))
    elif settled.result is Result.LOSE:
        yield from ((_IN_BANK, before), (_CAGNOTTE, cagnotte(coup.rules, -settled.won)))
    else:
        yield _CAGNOTTE, cagnotte(coup.rules, sum(line.plays for line in settled.lines))
    for line in settled.lines:
        if line.result is OfferResult.WIN:
            yield f"paid:{line.who}", 0
            yield f"paid:{line.who}", line.winnings - cagnotte(coup.rules, line.winnings)
        elif line.result is OfferResult.LOSE:
            yield f"stake:{line.who}", line.stake
        else:
            yield from ((f"stake:{line.who}", 0), (f"paid:{line.who}", line.stake))


def _steps(coup: _Coup, place: str) -> Iterator[Step]:
    """Yield how the amount of a place comes about."""
    settled, line = coup.settled, coup.line(place)
    if line:
        yield Step(Phrase(f"{NAME}.{line.result}", {"seat": line.who}), line.returned)
        return
    won = max(settled.won, 0)
    yield rounded(settled.cagnotte, (Money(won), Percent(coup.rules.commission)))
    if place == _IN_BANK and settled.result is not Result.LOSE:
        yield added(Money(coup.before), Money(won), less=[Money(settled.cagnotte)])


def _scene(coup: _Coup, dealt: Dealt, shown: Piles) -> Scene:
    """Return both hands, the bank with the cagnotte, and the stake of each punter with what is paid on it."""
    rest = "rest" if coup.settled.result is Result.LOSE else "before"
    bank = lying(
        Phrase(f"{NAME}.chips"),
        [pile(place, Phrase(f"{NAME}.{place}"), shown[place]) for place in (_IN_BANK, _CAGNOTTE)],
        [Phrase(f"{NAME}.{rest}", {"bank": {"money": coup.before}})],
    )
    stakes = (
        lying(
            Phrase(f"{NAME}.seat", {"seat": line.who}),
            [
                pile(f"{name}:{line.who}", Phrase(f"cloth.{name}"), shown[f"{name}:{line.who}"])
                for name in ("stake", "paid")
            ],
            [Phrase(f"{NAME}.laid", {"stake": {"money": line.stake}})],
        )
        for line in coup.settled.lines
    )
    return cloth(*both(dealt), bank, *stakes)
