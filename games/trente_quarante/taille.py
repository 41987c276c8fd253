"""A taille: the run of coups from a shuffled shoe, after a few cards are burnt."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.cards import Card
from games.core.problems import Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Coup
from games.trente_quarante.rulesets import Ruleset


class Ending(StrEnum):
    """Why a taille ends."""

    SPENT = "spent"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Taille:
    """The cards burnt, the coups in their order, the cards that no coup has used, and why it ended."""

    burnt: tuple[Card, ...]
    coups: tuple[Coup, ...]
    rest: tuple[Card, ...]
    ending: Ending

    @property
    def clause(self) -> Clause:
        """The rule by which it ended."""
        return Clause.TAILLE if self.ending is Ending.SPENT else Clause.SHOWN_STOP


def taille(rules: Ruleset, shoe: Sequence[Card], shown: Collection[int] = ()) -> Taille:
    """Deal a shoe, its cards in the order in which they leave it, until they do not suffice for another coup.

    `shown` are the places in the shoe, from 0, of cards that the shuffler has let be seen: they are valid, but after
    the last of so many coups with one of them the taille is stopped. Burnt cards are in no coup.
    """
    place, coups, with_shown = rules.burnt, list[Coup](), 0
    ending = Ending.SPENT
    while ending is Ending.SPENT:
        try:
            coup = Coup.deal(shoe[place:])
        except Refused:
            break
        coups.append(coup)
        with_shown += any(place <= seen < place + coup.used for seen in shown)
        place += coup.used
        if with_shown == rules.shown_coups:
            ending = Ending.STOPPED
    return Taille(tuple(shoe[: rules.burnt]), tuple(coups), tuple(shoe[place:]), ending)
