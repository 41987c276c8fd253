"""People who make one mistake at the two games of poker."""

from tests.training.quiz.mistaken.face import cents, code, values
from tests.training.quiz.mistaken.hands import best, name_of, shared

# What a unit on BET wins in the course of Caribbean stud.
PAYS = {
    "high_card": 1,
    "pair": 1,
    "two_pairs": 2,
    "three_of_a_kind": 3,
    "straight": 4,
    "flush": 5,
    "full_house": 7,
    "four_of_a_kind": 20,
    "straight_flush": 50,
    "royal_flush": 100,
}


def stud(change):
    """A hand of Caribbean stud that is won, paid by `change(ante, bet, what a unit on BET wins)`."""

    def play(face, key):
        ante, bet = (cents(line[1]) for line in face["scene"]["lines"][:2]) if key["end"] != "fold" else (0, 0)
        if key["end"] != "wins":
            return key
        return key | {"won": change(ante, bet, (key["won"] - ante) // bet)}

    return play


def stud_stake_in_the_win(face, key):
    ante, *_others = (cents(line[1]) for line in face["scene"]["lines"])
    if key["end"] == "unqualified":
        return key | {"won": key["won"] + ante}
    return key | {"won": key["won"] + key["back"]} if key["end"] == "wins" else key


def ante_returned(face, key):
    return key | {"won": 0} if key["end"] == "unqualified" else key


def stud_tie_lost(face, key):
    return {"end": "loses", "won": 0, "back": 0} if key["end"] == "tie" else key


def jackpot_not_shared(face, key):
    posted = sorted(cents(line[1]) for line in face["scene"]["lines"])
    if code(face) != "ask-sharing" or key["wins"] in posted:
        return key
    return {"wins": key["wins"] * values(face)["players"]}


def side_pot_merged(face, key):
    return key | {"main": key["main"] + key["side"], "side": 0}


def uncalled_in_the_pot(face, key):
    return key | {"back": 0, "side": key["side"] + key["back"]}


def folded_left_out(face, key):
    folded = sum(cents(line[1]) for line in face["scene"]["lines"] if line[2]["say"].endswith("folded"))
    return key | {"main": key["main"] - folded}


def _rake(face):
    return face["scene"]["lines"][0][1]["money"] * 5 // 10000 * 100


def cap_forgotten(face, key):
    return {"rake": _rake(face)} if code(face) == "ask-rake" else key


def raked_without_flop(face, key):
    return {"rake": min(_rake(face), 3000)} if code(face) == "ask-rake-flop" else key


def _stakes(face):
    """What lies on ANTE and on BET, the player's cards and the bank's."""
    ante, bet = (cents(line[1]) for line in face["scene"]["lines"][:2])
    player, bank = (row["cards"] for row in face["scene"]["rows"][:2])
    return ante, bet, player, bank


def unqualified_played(face, key):
    if key["end"] != "unqualified":
        return key
    ante, bet, player, bank = _stakes(face)
    if best(player) <= best(bank):
        return {"end": "loses", "won": 0, "back": 0}
    return key | {"end": "wins", "won": ante + bet * PAYS[name_of(player)]}


def reduced_forgotten(face, key):
    if key["end"] != "wins" or not face["scene"]["rows"][0]["note"]:
        return key
    ante, bet, player, _bank = _stakes(face)
    return key | {"won": ante + bet * PAYS[name_of(player)]}


def stud_maximum_not_cut(face, key):
    if code(face) != "ask-maximum" or key["end"] == "fold":
        return key
    ante, bet, player, _bank = _stakes(face)
    plays = min(bet, 2 * ante)
    won = {"wins": ante + plays * PAYS[name_of(player)], "unqualified": ante}.get(key["end"], 0)
    return key | {"won": won, "back": bet - plays if key["end"] == "loses" else ante + bet}


def lost_chip_paid(face, key):
    posted = {line[0]["say"].split(".")[-1]: cents(line[1]) for line in face["scene"]["lines"]}
    prize = posted.get(name_of(face["scene"]["rows"][0]["cards"]))
    return {"wins": prize} if prize and not key["wins"] else key


def received(**terms):
    """What the players of a hand of hold'em receive, with a rule left out."""

    def play(face, key):
        found = shared(face, **terms)
        return {name.lower(): amount for name, amount in found.items() if name.lower() in key}

    return play


def _bet(face):
    """The highest bet of the round."""
    return max(cents(line[2]) for line in face["scene"]["lines"])


def whole_bet_called(face, key):
    return key | {"to-call": _bet(face)}


def raise_doubled(face, key):
    return key | {"least": 2 * _bet(face)} if _bet(face) and "least" in key else key


def raise_by_for_to(face, key):
    return key | {"least": key["least"] - _bet(face)} if _bet(face) and "least" in key else key
