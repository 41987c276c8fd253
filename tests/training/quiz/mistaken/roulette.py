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
USUAL = ["column", "dozen", "even_chance", "six_line", "street", "corner", "split", "straight"]
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


def with_stakes(face, key):
    """Every product with one more of what is multiplied."""
    said = {part["slug"]: part["label"]["values"] for part in face["parts"]}
    return {slug: said[slug]["count"] * (said[slug]["factor"] + 1) for slug in key}


def order_reversed(face, key):
    return {slug: len(key) + 1 - place for slug, place in key.items()}


def _changed(face):
    """How many chips are given for an amount, and what each is worth."""
    said = values(face)
    return said["amount"] // said["value"], said["value"]


def groups_as_stacks(face, key):
    count, value = _changed(face)
    return key | {"groups": -(-count // 20), "said": min(40, count) * value, "rest": count % 20}


def last_group_left_out(face, key):
    count, value = _changed(face)
    return key | {"groups": count // 5, "rest": 0, "last": count // 5 * 5 * value}


def cut_not_counted(face, key):
    return {"total": values(face)["amount"], "off": 0, "fault": "right"}


def float_the_other_way(face, key):
    other = {"over": "short", "short": "over", "brings": "takes", "takes": "brings"}
    return {slug: other.get(value, value) for slug, value in key.items()}


def float_added(face, key):
    rows = face["scene"]["rows"]
    return key | {"amount": sum(abs(row["counted"] - row["float"]) * row["value"] for row in rows)}


def marker_ignored(face, key):
    minimum = values(face)["minimum"]
    counts = {part["slug"]: part["label"]["values"]["chips"]["chips"] for part in face["parts"]}
    return {slug: count * minimum for slug, count in counts.items()}


def markers_of_picture_ignored(face, key):
    minimum = values(face)["minimum"]
    return key | {slug: key[slug.replace("money", "chips")] * minimum for slug in key if slug.startswith("money")}


def colour_of_this_table(face, key):
    (label,) = (part["label"] for part in face["parts"] if part["slug"] == "unknown")
    return key | {"unknown": label["values"]["chips"]["chips"] * values(face)["minimum"]}


def neighbours_by_number(face, key):
    number, reach = map(int, values(face)["bet"].split(":")[1:])
    return key | {"first": (number - reach) % 37, "last": (number + reach) % 37}


def middle_forgotten(face, key):
    said = values(face)
    reach = int(said["bet"].split(":")[2])
    return key | {"chips": 2 * reach, "total": 2 * reach * said["unit"]}


def cut_large_first(face, key):
    """As many of the largest chip as fit, then of the next."""
    left, (part,) = values(face)["amount"], face["parts"]
    pieces = []
    for value in sorted((int(value) for value, _text in part["options"]), reverse=True):
        if left >= value:
            pieces.append(f"{left // value}x{value}")
            left %= value
    return {"cut": " ".join(pieces)} if not left else key


def large_never_tossed(face, key):
    """By the course: five of a value up to 50, or four of two values up to 50. Nothing above that is tossed."""
    given = {}
    for part in face["parts"]:
        said = part["label"]["values"]
        is_mixed = part["label"]["code"].endswith("two")
        count = said["count"] + (said["count2"] if is_mixed else 0)
        may = count <= (4 if is_mixed else 5) and max(said["value"]["money"], said["value2"]["money"]) <= 50_00
        given[part["slug"]] = "yes" if may else "no"
    return given


def colour_least_forgotten(face, key):
    """Whatever is in colour plays: at the Fair table nothing else is refused."""
    return dict.fromkeys(key, "yes")


def joined(steps):
    """Two numbers so far apart are joined, wherever they are on the layout."""

    def play(face, key):
        given = dict(key)
        for part in face["parts"]:
            name, _, numbers = part["label"]["values"]["bet"]["bet"].partition(":")
            ends = [int(number) for number in numbers.split("-")]
            if name in steps and 0 not in ends and ends[-1] - ends[0] == steps[name]:
                given[part["slug"]] = "yes"
        return given

    return play


def both_sides_counted(face, key):
    return key | {"reach": 2 * key["reach"]}


def half_way_by_number(face, key):
    first, last = sorted((values(face)["first"], values(face)["last"]))
    return key if (last - first) % 2 else {"middle": (first + last) // 2, "reach": (last - first) // 2}


def second_first(face, key):
    return {slug: {"a": "b", "b": "a"}[first] for slug, first in key.items()}


def first_by_the_usual_order(face, key):
    given = {}
    for part in face["parts"]:
        one, two = (text["values"]["bet"]["bet"] for _name, text in part["options"][:2])
        given[part["slug"]] = "a" if USUAL.index(turn(one)) <= USUAL.index(turn(two)) else "b"
    return given


def turn(bet):
    name = kind(bet)
    return {"zero_street": "street", "first_four": "corner"}.get(name, "even_chance" if bet in CHANCES else name)
