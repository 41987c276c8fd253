"""People who make one mistake at roulette. The payouts are those of the course, the numbers those of the layout."""

from tests.training.quiz.mistaken.face import code, share, values

PAYS = {
    "straight": 35,
    "split": 17,
    "street": 11,
    "zero_street": 11,
    "corner": 8,
    "first_four": 8,
    "six_line": 5,
    "dozen": 2,
    "column": 2,
}
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
CHANCES = {
    "red": RED,
    "black": set(range(1, 37)) - RED,
    "even": set(range(2, 37, 2)),
    "odd": set(range(1, 37, 2)),
    "low": set(range(1, 19)),
    "high": set(range(19, 37)),
}
CALLED = {"tiers": 6, "voisins": 9}
TWO_CHIPS = {0, 2, 3, 25, 26, 28, 29}


def kind(bet):
    key = bet.partition(":")[0]
    if key == "street" and bet.partition(":")[2] in ("0-1-2", "0-2-3", "0-1"):
        return "zero_street"
    return key


def picture(pays, only=None):
    def play(face, key):
        scene = face["scene"]
        if only and all(kind(laid["bet"]) != only for laid in scene["stakes"]):
            return key
        won = {}
        for laid in scene["stakes"]:
            rate = PAYS[kind(laid["bet"])]
            won[laid["player"]] = won.get(laid["player"], 0) + laid["chips"] * pays(kind(laid["bet"]), rate)
        several = any(slug.startswith("chips-") for slug in key)
        given = {}
        for player, chips in won.items():
            tail = f"-{player}" if several else ""
            given |= {f"chips{tail}": chips, f"money{tail}": chips * scene["unit"]}
        return given

    return play


def paid_as(kinds, other):
    return picture(lambda bet, rate: PAYS[other] if bet in kinds else rate)


def dozen_at_evens(face, key):
    given = dict(key)
    for part in face["parts"]:
        said = part["label"]["values"]
        if key[part["slug"]] and said["bet"]["bet"].startswith(("dozen", "column")):
            chips = said.get("stake") or {"money": said["chips"]["chips"] * said["value"]["money"]}
            given[part["slug"]] = chips["money"]
    return given


def chip_a_number(face, key):
    return key | {"chips": key["numbers"], "total": key["numbers"] * values(face)["unit"]}


def voisins_once(face, key):
    said = values(face)
    return key | {"chips": 7, "total": 7 * said["unit"]} if said["bet"] == "voisins" else key


def win_handed_whole(face, key):
    won = key["won-chips"]
    return key | {"kept": 0, "handed-chips": won, "handed": won * values(face)["unit"]}


def replay_and_complete(face, key):
    said = values(face)
    lying = 2 if said["bet"] == "voisins" and said["number"] in TWO_CHIPS else 1
    kept = CALLED[said["bet"]] - (lying if code(face) == "replay" else 0)
    handed = key["won-chips"] - kept
    return key | {"kept": kept, "handed-chips": handed, "handed": handed * said["unit"]}


def all_without_chips(face, key):
    said = values(face)
    chips = CALLED[said["bet"]]
    times = max(1, key["won-chips"] // chips)
    unit = times * said["unit"]
    left = key["won-chips"] - times * chips
    return key | {"handed": left * said["unit"], "unit": unit, "new-total": unit * chips}


def printed_figure(face, key):
    return key | {"number-4": 27} if values(face)["bet"] == "figure:3" else key


def maximum_not_cut(face, key):
    said = values(face)
    if code(face) != "plays":
        return key
    return {"winnings": said["stake"] * PAYS[kind(said["bet"])], "excess": 0}


def at_zero(fate, share, wanted=lambda bet: bet in CHANCES):
    def play(face, key):
        given = dict(key)
        for row in face["scene"]["stakes"]:
            if wanted(row["bet"]):
                label = row["label"]
                given |= {f"fate-{label}": fate, f"back-{label}": int(row["amount"] * share)}
        return given

    return play


def spares_dozens(face, key):
    given = dict(key)
    for row in face["scene"]["stakes"]:
        if row["bet"].startswith(("dozen", "column")):
            odd = row["amount"] % (2 * row.get("colour", 50))
            even = row["amount"] - odd
            fate = "parted" if odd and even else "halved" if even else "imprisoned"
            given |= {f"fate-{row['label']}": fate, f"back-{row['label']}": even // 2}
    return given


def levels_forgotten(face, key):
    given = dict(key)
    for row in face["scene"]["stakes"]:
        fate, back = _one_win_frees(row, face["scene"]["outcomes"])
        given |= {f"fate-{row['label']}": fate, f"back-{row['label']}": back}
    return given


def _one_win_frees(row, outcomes):
    bet, held = row["bet"], False
    for place, number in enumerate(outcomes):
        wish = row["wishes"][place] if place < len(row["wishes"]) else ""
        if number:
            if number not in CHANCES[bet]:
                return "lost", 0
            if held:
                return "freed", row["amount"]
        elif wish == "take_half":
            return "divided", share(row["amount"], 4 if held else 2)
        else:
            held, bet = True, wish.partition(":")[2] or bet
    return "held-1", 0


def freed_paid(face, key):
    given = dict(key)
    for row in face["scene"]["stakes"]:
        if key[f"fate-{row['label']}"] == "freed":
            given[f"back-{row['label']}"] *= 2
    return given
