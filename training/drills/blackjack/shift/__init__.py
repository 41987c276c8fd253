"""A shift at the blackjack table: rounds from one shoe, each from the first stake to the last payment, with what the
round before has left. The shift ends with the float."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.rulesets import DEFAULT, Ruleset
from games.core.totals import total_of
from training.drills.blackjack.shift.after import closing, insured, ordered, paid
from training.drills.blackjack.shift.against import AGAINST
from training.drills.blackjack.shift.before import changed, insurance_asked, late
from training.drills.blackjack.shift.claims import claimed
from training.drills.blackjack.shift.disputed import DISPUTE_TEXTS, DISPUTES
from training.drills.blackjack.shift.play import asked, called, drawn
from training.drills.blackjack.shift.table import Dealt, Table
from training.drills.blackjack.shift.table import dealt as deal
from training.drills.blackjack.shift.texts import TEXTS
from training.drills.kit.chance import Chance
from training.drills.kit.disputes import KIND as DISPUTE
from training.drills.kit.disputes import is_unfounded
from training.drills.kit.shifts import Act, ActKind, Busyness, ShiftTable


def _before(chance: Chance, often: int, dealt: Dealt) -> tuple[Dealt, list[Act]]:
    """Return the round as its stakes are in the end, and the acts up to its payment."""
    acts: list[Act | None] = []
    if chance.between(1, often) == 1:
        acts.append(changed(chance, dealt))
    if chance.between(1, often) == 1:
        dealt, act = late(chance, dealt)
        acts.append(act)
    acts.append(insurance_asked(chance, dealt))
    if dealt.rules.peeks:
        acts.append(insured(dealt))
    if chance.between(1, often) == 1:
        acts.append(called(chance, dealt))
    if chance.between(1, often) == 1:
        acts.append(asked(chance, dealt))
    if not dealt.needs_total or chance.between(1, often) == 1:
        acts.append(drawn(chance, dealt))
    if not dealt.rules.peeks:
        acts.append(insured(dealt))
    if chance.between(1, often) == 1:
        acts.append(ordered(dealt))
    return dealt, [act for act in acts if act]


def draw(chance: Chance, rules: Ruleset, busyness: Busyness, length: int) -> tuple[Act, ...]:
    """Return the acts of a shift, the last of which is the float. Every round is settled; where there is no room for
    all its acts, others are left out."""
    often = 2 if busyness is Busyness.BUSY else 3
    table, acts, rounds = Table(), list[Act](), []
    while (room := length - 2 - len(acts)) >= 0:
        dealt, before = _before(chance, often, deal(chance, rules, busyness, table))
        kept = sorted(chance.some(range(len(before)), min(room, len(before))))
        acts += [*(before[place] for place in kept), paid(dealt)]
        if len(kept) < room and chance.between(1, often) == 1 and (claim := claimed(chance, dealt)):
            acts.append(claim)
            if (
                len(kept) + 1 < room
                and is_unfounded(claim)
                and (busyness is Busyness.BUSY or chance.between(1, 2) == 1)
            ):
                acts.append(DISPUTES.after(chance, rules, claim))
        rounds.append(total_of(dealt.lines))
        table = dealt.after
    notes = sum(int(act.item.key["chips"]) * act.moves["chips"].each for act in acts if act.kind == "change")
    return (*acts, closing(chance, rounds, notes))


TABLE = ShiftTable(
    slug="blackjack",
    ruleset=DEFAULT,
    course="blackjack",
    version=2,
    seconds=45,
    kinds={
        "change": ActKind(_("Change"), "table-and-boxes"),
        "late": ActKind(_("Late bets"), "dealing", "bj-procedure", 2),
        "insurance": ActKind(_("Insurance"), "insurance", "bj-insurance"),
        "count": ActKind(_("Totals"), "dealing", "bj-count", 2),
        "added-stake": ActKind(_("Doubling and splitting"), "doubling-and-splitting", "bj-may"),
        "dealer": ActKind(_("The dealer’s rule"), "dealers-hand", "bj-bank"),
        "order": ActKind(_("The order of settling"), "settling", "bj-order"),
        "pay": ActKind(_("Payments"), "settling", "bj-settle", 3),
        "claim": ActKind(_("Claims"), "settling", "bj-spot"),
        DISPUTE: ActKind(_("Disputes"), "settling", "bj-procedure", 7),
        "float": ActKind(_("The float"), "table-and-boxes"),
    },
    against=AGAINST,
    texts=TEXTS | DISPUTE_TEXTS,
    draw=draw,
)
