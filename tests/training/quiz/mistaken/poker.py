"""People who make one mistake at the two games of poker."""

from tests.training.quiz.mistaken.face import cents, code, values


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
