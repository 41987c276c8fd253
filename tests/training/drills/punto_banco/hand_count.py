"""Punto banco worked out by hand for the tests of its drills: no code shared with the engine."""

POINTS = {**{str(pips): pips for pips in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 0)}
# By banco's score the values of punto's third card on which banco draws; s: punto stood.
DRAWS = dict(enumerate(("0123456789s", "0123456789s", "0123456789s", "012345679s", "234567s", "4567s", "67", "")))


def points(card):
    return POINTS[card[0]]


def score(cards):
    return sum(map(points, cards)) % 10


def deal(cards):
    """The hands of a coup, from the names of the cards in their order."""
    punto, banco, rest = [cards[0], cards[2]], [cards[1], cards[3]], list(cards[4:])
    if max(score(punto), score(banco)) >= 8:
        return punto, banco
    third = "s"
    if score(punto) <= 5:
        punto.append(rest.pop(0))
        third = str(points(punto[2]))
    if third in DRAWS[score(banco)]:
        banco.append(rest.pop(0))
    return punto, banco


def result(punto, banco):
    difference = score(punto) - score(banco)
    return "tie" if not difference else "punto" if difference > 0 else "banco"


def paid(bet, stake, ends):
    """What is paid and given back in cents, with 5 % taken of the win on banco and 8 to 1 on the tie."""
    if ends == "tie":
        return (8 * stake, stake) if bet == "tie" else (0, stake)
    if bet != ends:
        return 0, 0
    return (stake - stake * 5 // 100 if bet == "banco" else stake), stake
