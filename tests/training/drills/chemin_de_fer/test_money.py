"""Banks and offers, worked out once more from what the scene tells."""

from decimal import ROUND_DOWN, Decimal

import pytest

from tests.training.drills.chemin_de_fer.by_hand import calls_in, items


def cut(amount):
    """A twentieth, down to the cent."""
    return int((Decimal(amount) / 20).quantize(Decimal(1), ROUND_DOWN))


def coups(lines):
    """The bank before each coup, its offers, and its result."""
    (_who, _bank, bank), *rest = lines
    offers = []
    for who, what, amount in rest:
        if not what.startswith("coup-"):
            offers.append((who, what, amount))
            continue
        yield bank, offers, what.removeprefix("coup-")
        won = sum(plays for *_rest, plays in playing(bank, offers))
        bank, offers = bank + won - cut(won), []


def playing(bank, offers):
    """Who plays with what of the bank: a banco alone, otherwise everybody."""
    covering = [offer for offer in offers if offer[1] in ("suivi", "banco")]
    if covering:
        best = max(covering, key=lambda offer: (offer[1] == "suivi", offer[0].isdigit(), -ord(offer[0])))
        return [(best[0], best[1], bank)]
    counted = {"stake": lambda laid: laid, "line": lambda laid: laid // 2, "table": lambda _laid: -(-bank // 2)}
    return [(who, what, counted[what](laid)) for who, what, laid in offers]


@pytest.mark.parametrize("level", [1, 2])
def test_the_cagnotte_and_what_plays_on(level):
    for item in items("cdf-cagnotte", level):
        bank, offers, result = list(coups(calls_in(item)))[-1]
        won = sum(plays for *_rest, plays in playing(bank, offers))
        assert result == "win"
        assert item.key == {"taken": cut(won), "bank": bank + won - cut(won)}


@pytest.mark.parametrize("level", [1, 2])
def test_who_holds_the_cards_what_plays_and_what_comes_back(level):
    kinds = set()
    for item in items("cdf-offers", level):
        bank, offers, result = list(coups(calls_in(item)))[-1]
        plays = playing(bank, offers)
        by_player = {}
        for who, _what, counted in plays:
            by_player[who] = by_player.get(who, 0) + counted
        highest = max(by_player.values())
        leaders = [who for who, counted in by_player.items() if counted == highest]
        order = sorted(filter(str.isdigit, leaders)) or [who for who, *_ in plays if who in leaders]
        halved = [who for who, what, _ in plays if what == "table" and who in leaders]
        assert item.key["hand"] == (halved or order)[0].lower()
        assert item.key["plays"] == sum(by_player.values())
        who = next(part.label.values["who"] for part in item.parts if part.slug == "back")
        laid = sum(stake(bank, what, amount) for other, what, amount in offers if other == who)
        counted = by_player.get(who, 0)
        won = {"win": -counted, "lose": counted, "tie": 0}[result]
        assert item.key["back"] == laid + won
        kinds |= {what for _who, what, _amount in offers}
    assert kinds == ({"stake", "line"} if level == 1 else {"stake", "line", "banco", "suivi", "table"})


def stake(bank, what, amount):
    if what in ("banco", "suivi"):
        return bank
    return -(-bank // 2) if what == "table" else amount
