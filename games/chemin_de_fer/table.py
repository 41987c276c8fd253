"""The table between two calls: who has the bank and how much lies in it, who offers, whose turn it is."""

from dataclasses import dataclass
from enum import StrEnum

from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.people import SEATS, Person, comes_before, from_right, named
from games.chemin_de_fer.rulesets import Ruleset
from games.core.money import divide_up
from games.core.problems import Problem, check

# An offer of the whole bank, the better claim first.
COVERS = (Act.SUIVI, Act.BANCO)


class Phase(StrEnum):
    """What the table waits for."""

    OPENING = "opening"  # who has the turn lays a bank or passes
    OFFERS = "offers"  # on the bank; then the coup
    HAUTEUR = "hauteur"  # who has the turn takes the bank of who retired, or passes
    STANDING = "standing"  # the same is open to those who stand
    AUCTION = "auction"


@dataclass(frozen=True, slots=True)
class Table:
    """A table of chemin de fer. Amounts are cents.

    `seats` are the occupied ones. `turn` has the bank or is asked for it; `seat` is the seat from whose right the bank
    goes on, which is that of a seated banker. `valid_coups` counts those of this bank, `cagnotte` is what the house
    has taken so far, `loser` held the cards and lost the last coup to this bank. `retired` has just given it up.
    `bound` asked for the rule table in this coup. `fresh`: nobody has been asked for a bank yet. Calls are kept as they
    were made, so the last of `bids` is the best.
    """

    seats: tuple[Person, ...]
    phase: Phase
    turn: Person
    seat: Person
    bank: int = 0
    valid_coups: int = 0
    cagnotte: int = 0
    offers: tuple[Call, ...] = ()
    loser: Person | None = None
    retired: Person | None = None
    bound: frozenset[Person] = frozenset()
    fresh: bool = False
    bids: tuple[Call, ...] = ()

    @property
    def banker(self) -> Person | None:
        return self.turn if self.phase is Phase.OFFERS else None


def open_table(rules: Ruleset, seats: str = "") -> Table:
    """Return a table with these seats taken, all of them if none is named.

    Raise Refused for too few seats and for one that the table does not have.
    """
    taken = tuple(sorted(set(seats))) or tuple(SEATS[: rules.seats])
    check(
        [
            Problem("no_such_person", "seats", named(seat), Clause.SEATS)
            for seat in taken
            if seat not in SEATS[: rules.seats]
        ]
    )
    if len(taken) < rules.fewest_players:
        check([Problem("too_few_players", "seats", {"fewest": rules.fewest_players}, Clause.OPENING)])
    return Table(taken, Phase.OPENING, turn=taken[0], seat=taken[-1], fresh=True)


def half(rules: Ruleset, table: Table) -> int:
    """Return what avec la table takes of the bank: half of it, rounded up to whole chips."""
    return divide_up(table.bank, 2, rules.chip)


def counts(rules: Ruleset, table: Table, offer: Call) -> int:
    """Return how much of the bank an offer plays against; across the line it is half, rounded down to whole chips."""
    if offer.act in COVERS:
        return table.bank
    if offer.act is Act.TABLE:
        return half(rules, table)
    return offer.amount // 2 // rules.chip * rules.chip if offer.act is Act.LINE else offer.amount


def cover(table: Table) -> Call | None:
    """Return the offer of the whole bank that comes first, if there is one."""
    best = None
    for offer in table.offers:
        if offer.act in COVERS and (best is None or goes_before(table, offer, best)):
            best = offer
    return best


def goes_before(table: Table, offer: Call, other: Call) -> bool:
    """Return whether an offer of the whole bank has the better claim than one that was made before it."""
    if offer.act is not other.act:
        return offer.act is Act.SUIVI
    return comes_before(table.seats, table.seat, offer.who, other.who)


def playing(table: Table) -> tuple[Call, ...]:
    """Return the offers that play: one of the whole bank alone, or all the others."""
    best = cover(table)
    return (best,) if best else table.offers


def open_amount(rules: Ruleset, table: Table) -> int:
    """Return how much of the bank nobody plays against yet."""
    return table.bank - sum(counts(rules, table, offer) for offer in playing(table))


def hand(rules: Ruleset, table: Table) -> Person | None:
    """Return who holds the cards for all who play: the highest stake, and among equals the better claim."""
    staked: dict[Person, int] = {}
    halved = {offer.who for offer in playing(table) if offer.act is Act.TABLE}
    for offer in playing(table):
        staked[offer.who] = staked.get(offer.who, 0) + counts(rules, table, offer)
    spoken = list(staked)
    order = [*from_right(table.seats, table.seat), *(who for who in spoken if who not in table.seats)]
    return min(staked, key=lambda who: (-staked[who], who not in halved, order.index(who)), default=None)
