"""Hands of poker and the pots that they win, read by the tests' own eyes. The terms are those of the course."""

from collections import Counter
from itertools import combinations

from tests.training.quiz.mistaken.face import cents, values

ORDER = "23456789TJQKA"
NAMES = (
    *("high_card", "pair", "two_pairs", "three_of_a_kind", "straight", "flush"),
    *("full_house", "four_of_a_kind", "straight_flush", "royal_flush"),
)
MADE = {"two_pairs": 2, "full_house": 2, "flush": 5}  # of how many ranks a hand is made; of one where it is not said
WHEEL = (12, 3, 2, 1, 0)
UNIT, CAP = 1_00, 30_00  # the chip and the cap of the rake, which is a twentieth


def _five(cards):
    """The place of the name of five cards, and what is compared within it."""
    ranks = Counter(ORDER.index(card[0]) for card in cards)
    compared = tuple(sorted(ranks, key=lambda rank: (-ranks[rank], -rank)))
    is_run = compared == WHEEL or (len(compared) == 5 and compared[0] - compared[4] == 4)
    top = (3 if compared == WHEEL else compared[0],)
    if len({card[1] for card in cards}) == 1:
        name = "flush" if not is_run else "royal_flush" if top == (12,) else "straight_flush"
    elif is_run:
        name = "straight"
    else:
        shape = tuple(sorted(ranks.values(), reverse=True))
        name = {
            (4, 1): "four_of_a_kind",
            (3, 2): "full_house",
            (3, 1, 1): "three_of_a_kind",
            (2, 2, 1): "two_pairs",
        }.get(shape, "pair" if shape[0] == 2 else "high_card")
    return NAMES.index(name), top if is_run else compared


def best(cards):
    return max(_five(five) for five in combinations(cards, 5))


def name_of(cards):
    return NAMES[best(cards)[0]]


def shared(face, *, rake=True, kickers=True, last_first=False):
    """What each player receives of the pots, by the name of the player."""
    board, *others = face["scene"]["rows"]
    cards = {row["label"]["values"]["player"]: row["cards"] for row in others}
    put_in = {name: cents(amount) for name, amount, _state in face["scene"]["lines"]}
    playing = [name for name, _amount, state in face["scene"]["lines"] if not state["say"].endswith("folded")]
    received = dict.fromkeys(put_in, 0)
    most, second = sorted(put_in.values(), reverse=True)[:2]
    leader = max(put_in, key=put_in.get)
    received[leader] += most - second
    put_in[leader] = second
    strength = {name: _worth([*cards[name], *board["cards"]], kickers) for name in playing}
    for amount, players in _pots(put_in, playing):
        won = amount - (min(amount // 20, CAP) // UNIT * UNIT if rake else 0)
        winners = [n for n in _from_left(face, last_first) if n in players and _wins(strength, players, n)]
        chips, odd = divmod(won // UNIT, len(winners))
        for turn, name in enumerate(winners):
            received[name] += (chips + (turn < odd)) * UNIT
    return received


def _worth(cards, kickers):
    place, compared = best(cards)
    return place, compared if kickers else compared[: MADE.get(NAMES[place], 1)]


def _wins(strength, players, name):
    return strength[name] == max(strength[each] for each in players)


def _pots(put_in, playing):
    below = 0
    heights = sorted({put_in[name] for name in playing})
    for height in heights:
        top = max(put_in.values()) if height == heights[-1] else height
        amount = sum(min(each, top) - min(each, below) for each in put_in.values())
        yield amount, [name for name in playing if put_in[name] >= height]
        below = top


def _from_left(face, last_first):
    names = [line[0] for line in face["scene"]["lines"]]
    first = names.index(values(face)["button"]) + 1
    order = names[first:] + names[:first]
    return order[::-1] if last_first else order
