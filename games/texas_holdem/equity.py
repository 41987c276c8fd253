"""What hands are worth before the board is complete: known ones, and players of whom only a range is known.

`boards.py` counts the boards of known hands. Where one player is not known, `unknown.py` counts that player's hands,
too; where several are not, the hands of all but the widest range are tried one by one if they are few. Beyond that,
deals are drawn at random (`sampling.py`), which an answer says of itself.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import islice, product
from math import comb

from games.core.cards import Card
from games.core.costly import costly
from games.core.problems import Problem, Refused, check
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, FEWEST, HOLE, MOST, board_problems, deck_problems, hand_problems, rest
from games.texas_holdem.ranges import Range, hands_of, kind_of


@dataclass(frozen=True, slots=True)
class Chances:
    """What becomes of a hand: the probabilities that it wins alone, shares the pot and loses, and its part of it."""

    win: Fraction
    tie: Fraction
    lose: Fraction
    equity: Fraction


@dataclass(frozen=True, slots=True)
class Equity:
    """`boards` is how many deals were counted: boards, with each hand of a range. `players` are in the hands’ order.
    Where not `is_exact`, so many deals were drawn at random."""

    boards: int
    players: tuple[Chances, ...]
    is_exact: bool = True


Holding = Sequence[Card] | Range
Hands = Sequence[Holding]

# How many hands of other unknown players are tried one by one, by the cards of the board: about two seconds.
_TRIED = {0: 3, 3: 60, 4: 200, 5: 400}
SAMPLED = 100_000  # deals drawn at random
_SEED = 1


def problems(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> list[Problem]:
    """Return what keeps these from being compared."""
    if not FEWEST <= len(hands) <= MOST:
        return [Problem("wrong_number_of_hands", "hands", {"fewest": FEWEST, "most": MOST}, Clause.PLAYERS)]
    places = [(f"hands[{i}]", hand) for i, hand in enumerate(hands) if not isinstance(hand, Range)]
    found = [problem for field, hand in places for problem in hand_problems(hand, field)]
    found += board_problems(board)
    found += deck_problems([*places, ("board", board), ("dead", dead)])
    if found:
        return found
    left = rest(*(hand for _field, hand in places), board, dead)
    if len(left) < BOARD - len(board) + HOLE * (len(hands) - len(places)):
        return [Problem("too_many_cards", "dead")]
    return [
        Problem("range_not_possible", f"hands[{place}]", {"range": str(hand)})
        for place, hand in enumerate(hands)
        if isinstance(hand, Range) and not _possible(hand, left)
    ]


def equity(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> Equity:
    """Return the chances of two to ten hands as fractions, `dead` cards being out of the deck.

    A hand is two cards, or a range, all hands of which that the other cards leave are equally likely. Raise Refused for
    cards, ranges or a number of cards or hands that cannot be. Needs numpy, imported at the first call.

    >>> from games.core.cards import parse_cards
    >>> known = equity([parse_cards("AsAh"), parse_cards("KdKc")])
    >>> known.boards, round(float(known.players[0].equity), 4)
    (1712304, 0.8126)
    >>> open = equity([parse_cards("AsAh"), Range.parse("QQ+, AKs")])
    >>> open.boards, round(float(open.players[0].equity), 4)
    (25684560, 0.8045)
    """
    check(problems(hands, board, dead))
    known = [tuple(hand) for hand in hands if not isinstance(hand, Range)]
    if len(known) < len(hands):
        holdings = tuple(hand if isinstance(hand, Range) else tuple(hand) for hand in hands)
        return _with_ranges(holdings, tuple(board), tuple(dead))
    from games.texas_holdem.boards import count_wins

    left = rest(*known, board, dead)
    boards = comb(len(left), BOARD - len(board))
    return Equity(boards, tuple(_chances(best_of, boards) for best_of in count_wins(known, board, left)))


Hole = tuple[Card, ...]
Tries = list[tuple[tuple[Hole, ...], int]]  # the hands of some players at once, and for how many such they stand


@costly
@lru_cache(maxsize=64)
def _with_ranges(hands: tuple[Hole | Range, ...], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Equity:
    """Return the same where at least one of the hands is a range."""
    known = [hand for hand in hands if not isinstance(hand, Range)]
    left = rest(*known, board, dead)
    possible = {place: _possible(hand, left) for place, hand in enumerate(hands) if isinstance(hand, Range)}
    *others, widest = sorted(possible, key=lambda place: len(possible[place]))
    tries = _tries([possible[place] for place in others], suits_alike=not (known or board or dead))
    order = [*(place for place in range(len(hands)) if place not in possible), *others, widest]
    if len(tries) > _TRIED[len(board)]:
        from games.texas_holdem.sampling import sample

        order, deals = list(range(len(hands))), SAMPLED
        every = [possible[place] if isinstance(hand, Range) else [hand] for place, hand in enumerate(hands)]
        counted = sample(every, board, left, SAMPLED, _SEED)
    else:
        deals, counted = _counted(known, tries, possible[widest], board, left)
    if not deals or not counted:
        raise Refused(Problem("ranges_exclude_each_other", f"hands[{widest}]"))
    by_place = dict(zip(order, (_chances(best_of, deals) for best_of in counted), strict=True))
    return Equity(deals, tuple(by_place[place] for place in range(len(hands))), len(tries) <= _TRIED[len(board)])


def _possible(hand: Range, left: Sequence[Card]) -> list[Hole]:
    """Return the hands of a range that these cards can make."""
    there = {*left}
    return [pair for pair in hand.hands if there.issuperset(pair)]


def _tries(ranges: list[list[Hole]], *, suits_alike: bool) -> Tries:
    """Return every choice of a hand from each range. Where suits are alike, one hand of each kind will do."""
    if suits_alike and len(ranges) == 1:
        kinds = Counter(kind_of(*hand) for hand in ranges[0])
        return [((hands_of(kind)[0],), often) for kind, often in kinds.items()]
    return [(hands, 1) for hands in islice(product(*ranges), max(_TRIED.values()) + 1)]


def _counted(
    known: list[Hole], tries: Tries, held: list[Hole], board: Sequence[Card], left: Sequence[Card]
) -> tuple[int, list[list[int]]]:
    """Return how many deals there are, and how often each player is the best of so many: the known, the tried, then the
    one who may hold the hands `held`."""
    from games.texas_holdem.unknown import count_against

    deals, counted = 0, []
    for hands, often in tries:
        out = {card for hand in hands for card in hand}
        there = [card for card in left if card not in out]
        holds = [hand for hand in held if not out.intersection(hand)]
        if len(there) + HOLE * len(hands) == len(left) and holds:  # no card is held twice
            counted.append(often * count_against([*known, *hands], board, there, holds))
            deals += often * len(holds) * comb(len(there) - HOLE, BOARD - len(board))
    return deals, sum(counted[1:], counted[0]).tolist() if counted else []


def _chances(best_of: Sequence[int], deals: int) -> Chances:
    win, tie = best_of[1], sum(best_of[2:])
    part = sum((Fraction(ways, number) for number, ways in enumerate(best_of) if number), Fraction(0))
    return Chances(Fraction(win, deals), Fraction(tie, deals), Fraction(deals - win - tie, deals), part / deals)
