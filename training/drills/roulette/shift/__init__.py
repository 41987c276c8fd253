"""A shift at the French table: a spin is bets that arrive, the ball, the prison, claims and payments, and then the next
one with what the last has left. The shift ends with the float."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _

from games.roulette.rulesets import DEFAULT, Ruleset
from games.roulette.session import Session
from training.drills.kit.chance import Chance
from training.drills.kit.disputes import KIND as DISPUTE
from training.drills.kit.disputes import is_unfounded
from training.drills.kit.shifts import Act, ActKind, Busyness, ShiftTable
from training.drills.roulette.shift.after import called_number, caught, closing, paid
from training.drills.roulette.shift.against import AGAINST
from training.drills.roulette.shift.before import bet_called, changed, late
from training.drills.roulette.shift.claims import claimed
from training.drills.roulette.shift.disputed import DISPUTE_TEXTS, DISPUTES
from training.drills.roulette.shift.spins import Spun, laid, number_of, spun
from training.drills.roulette.shift.texts import TEXTS


def _before(
    chance: Chance, rules: Ruleset, busyness: Busyness, table: Session, number: int
) -> tuple[Session, list[Act]]:
    """Return the table when the ball drops, and the acts up to then."""
    acts = []
    often = 2 if busyness is Busyness.BUSY else 3
    if chance.between(1, often) == 1:
        acts.append(changed(chance, rules))
    if chance.between(1, often) == 1:
        table, act = bet_called(chance, rules, table)
        acts.append(act)
    if chance.between(1, often) == 1:
        table, act = late(chance, rules, table, number)
        acts.append(act)
    return table, acts


def _after(chance: Chance, rules: Ruleset, busyness: Busyness, spin: Spun) -> Iterator[Act]:
    """Yield what there is to do once the ball has dropped."""
    yield called_number(chance, rules, busyness, spin)
    if spin.fates:
        yield caught(rules, spin)
    if chance.between(1, 2 if busyness is Busyness.BUSY else 3) == 1:
        claim = claimed(chance, rules, spin)
        yield claim
        if is_unfounded(claim) and (busyness is Busyness.BUSY or chance.between(1, 2) == 1):
            yield DISPUTES.after(chance, rules, claim)
    if spin.winners:
        yield paid(chance, rules, busyness, spin)


def draw(chance: Chance, rules: Ruleset, busyness: Busyness, length: int) -> tuple[Act, ...]:
    """Return the acts of a shift, the last of which is the float."""
    table, acts = Session(), list[Act]()
    while len(acts) < length - 1:
        number = number_of(chance, rules, table)
        table = laid(chance, rules, busyness, table, number)
        table, before = _before(chance, rules, busyness, table, number)
        spin = spun(chance, rules, busyness, table, number)
        acts += [*before, *_after(chance, rules, busyness, spin)]
        table = spin.session
    return (*acts[: length - 1], closing(chance, rules, busyness))


TABLE = ShiftTable(
    slug="french-roulette",
    ruleset=DEFAULT,
    course="french-roulette",
    version=2,
    seconds=45,
    kinds={
        "change": ActKind(_("Change"), "change", "change"),
        "called-bet": ActKind(_("Called bets"), "called-bets", "called-bet"),
        "late": ActKind(_("Late bets"), "watching-the-layout", "french-procedure", 3),
        "call": ActKind(_("The call"), "the-spin", "announcement", 3),
        "zero": ActKind(_("Zero and prison"), "half-and-levels", "zero", 3),
        "claim": ActKind(_("Claims"), "tips-and-disputes", "french-procedure", 8),
        DISPUTE: ActKind(_("Disputes"), "tips-and-disputes", "french-procedure", 8),
        "pay": ActKind(_("Payments"), "paying", "order-of-payment"),
        "float": ActKind(_("The float"), "the-float", "float"),
    },
    against=AGAINST,
    texts=TEXTS | DISPUTE_TEXTS,
    draw=draw,
)
