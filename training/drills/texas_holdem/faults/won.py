"""A table after the showdown: one pot lies before a player who has not won it."""

from collections.abc import Iterator, Mapping

from games.ranking.hands import HAND
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Line, Showdown
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import cloth, hand, lying, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.poker import made
from training.drills.kit.spotting import spoil_one
from training.drills.kit.worked import chosen
from training.drills.texas_holdem.faults.picture import NAME, player
from training.drills.texas_holdem.kinds import NAME as KINDS
from training.drills.texas_holdem.pots import Ending, ending, sharing

_SHARED_IN = 4  # in one of so many hands a pot is shared

Won = Mapping[str, str]  # before whom each share of a pot lies, by its place


def wrongly_won(chance: Chance, rules: Ruleset) -> Item:
    table = sharing(chance, rules) if chance.between(1, _SHARED_IN) == 1 else ending(chance, rules)
    while not _alone(table.settle(rules)):
        table = ending(chance, rules)
    end = table.settle(rules)
    shares = dict(_shares(end))
    right = {place: award.name for place, award in shares.items()}
    shown, error = spoil_one(chance, right, _mistakes(table, end), lambda place: shares[place].because)
    playing = [(one.name, player(one.name)) for one in table.players if not one.folded]
    hands = [made(KINDS, [*one.cards, *table.board], player(one.name)) for one in table.players if not one.folded]
    winner, because = right[error.where], error.clauses
    steps = (*hands, chosen(playing, winner))
    label = Phrase(f"{NAME}.winner")
    asked = Part("winner", PartKind.CHOICE, label, winner, because, tuple(playing), steps)
    return Item(Phrase(f"{NAME}.won"), (where(error, *steps), asked), _scene(table, end, shares, shown))


def _shares(end: Showdown) -> Iterator[tuple[str, Line]]:
    """Yield each share of a pot by its place: the pot from 0, then the share of it."""
    for number, pot in enumerate(end.pots):
        for share, award in enumerate(pot.awards):
            yield f"pot:{number}:{share}", award


def _alone(end: Showdown) -> list[str]:
    """Return the places of pots that are won by one of several hands."""
    return [f"pot:{number}:0" for number, pot in enumerate(end.pots) if len(pot.awards) == 1]


def _mistakes(table: Ending, end: Showdown) -> Iterator[tuple[str, str]]:
    """Yield the pots that one player wins with each who is still in."""
    return ((place, other.name) for place in _alone(end) for other in table.players if not other.folded)


def _scene(table: Ending, end: Showdown, shares: Mapping[str, Line], shown: Won) -> Scene:
    """Return the board, and each player with cards, what was put in, and what lies there."""
    rows = [lying(Phrase(f"{NAME}.board"), hand("board", table.board, most=HAND))]
    for one in table.players:
        piles = [_pot(place, shares[place].share) for place, name in shown.items() if name == one.name]
        if back := end.returned[one.name]:
            piles.append(pile(f"back:{one.name}", Phrase(f"{NAME}.uncalled"), back))
        cards = [] if one.folded else hand(f"cards:{one.name}", one.cards, most=len(one.cards))
        label = Phrase(f"{NAME}.folded", {"player": one.name}) if one.folded else player(one.name)
        rows.append(lying(label, [*cards, *piles], [Phrase(f"{NAME}.put-in", {"amount": {"money": one.contributed}})]))
    return cloth(*rows)


def _pot(place: str, cents: int) -> Scene:
    number = int(place.split(":")[1])
    label = Phrase(f"{NAME}.side-pot", {"number": number}) if number else Phrase(f"{NAME}.main-pot")
    return pile(place, label, cents)
