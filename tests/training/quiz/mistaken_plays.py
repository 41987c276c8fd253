"""People who make one mistake, played from what a candidate sees. Nothing here asks the engine: the payouts are those
of the course, the sets of numbers those of the layout."""

import random

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
POINTS = {rank: min(place, 10) for place, rank in enumerate("A23456789TJQK", 1)}


def values(face):
    """The amounts and names of the question."""
    found = face["question"]["values"]
    return {name: next(iter(value.values())) if isinstance(value, dict) else value for name, value in found.items()}


def code(face):
    return face["question"]["code"].split(".")[-1]


def cents(value):
    return value["money"] if isinstance(value, dict) else value


def kind(bet):
    key = bet.partition(":")[0]
    if key == "street" and bet.partition(":")[2] in ("0-1-2", "0-2-3", "0-1"):
        return "zero_street"
    return key


# Roulette -------------------------------------------------------------------------------------------------------------


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
            return "divided", _share(row["amount"], 4 if held else 2)
        else:
            held, bet = True, wish.partition(":")[2] or bet
    return "held-1", 0


def _share(amount, parts):
    return -(-amount // (parts * 50)) * 50


def freed_paid(face, key):
    given = dict(key)
    for row in face["scene"]["stakes"]:
        if key[f"fate-{row['label']}"] == "freed":
            given[f"back-{row['label']}"] *= 2
    return given


# Trente et quarante ---------------------------------------------------------------------------------------------------


def refait_halved(face, key):
    return {"fate": "halved", "back": _share(values(face)["stake"], 2), "level": 0}


def tie_lost(face, key):
    return {slug: "lose" if result == "void" else result for slug, result in key.items()}


def couleur_and_inverse(face, key):
    other = {"win": "lose", "lose": "win", "void": "void"}
    return {slug: other[result] if slug in ("couleur", "inverse") else result for slug, result in key.items()}


def tq_levels_forgotten(face, key):
    said = values(face)
    won = code(face) == "ask-held" and key["level"] == said["level"] - 1 > 0
    return {"fate": "freed", "back": said["stake"], "level": 0} if won else key


def premium_returned(face, key):
    return key | {"back": key["back"] + key["premium"]}


def insured_imprisoned(face, key):
    totals = {sum(POINTS[card[0]] for card in row["cards"]) for row in face["scene"]["rows"]}
    return key | {"back": 0} if totals == {31} else key


# Blackjack ------------------------------------------------------------------------------------------------------------


def blackjack(pays, to):
    return lambda face, key: {"win": -(-values(face)["stake"] * pays // to)}


def bj_stake_in_the_win(face, key):
    return {"win": key["win"] + values(face)["stake"]}


def insurance_whole(face, key):
    return {"amount": values(face)["stake"]}


def push_lost(face, key):
    return {"result": "lose", "winnings": 0, "returned": 0} if key["result"] == "push" else key


def surrender_lost(face, key):
    return {"result": "lose", "winnings": 0, "returned": 0} if key["result"] == "surrender" else key


def doubled_once(face, key):
    said = values(face)
    if key["result"] != "win" or code(face) not in ("ask", "ask-hand"):
        return key
    for box, hand, player, *amounts in face["scene"]["lines"]:
        if (box, hand, player) == (said["box"], said.get("hand", 1), said["player"]) and cents(amounts[1]):
            return key | {"winnings": cents(amounts[0])}
    return key


# Punto banco and chemin de fer ----------------------------------------------------------------------------------------


def commission_forgotten(face, key):
    return {"commission": 0, "paid": values(face)["stake"]}


def commission_on_all(face, key):
    stake = values(face)["stake"]
    return {"commission": stake // 10, "paid": stake - stake // 10}


def commission_rounded_up(face, key):
    unit = values(face)["unit"]
    return {"commission": key["commission"] + unit, "paid": key["paid"] - unit}


def pb_stake_in_the_win(face, key):
    stakes = {row[0]["say"].split(".")[-1]: cents(row[1]) for row in face["scene"]["lines"]}
    return {bet: paid and paid + stakes[bet] for bet, paid in key.items()}


def pb_tie_lost(face, key):
    return {bet: "lose" if result == "push" else result for bet, result in key.items()}


def pb_maximum_not_cut(face, key):
    said = values(face)
    total = said["first"] + said["second"]
    name = said["bet"].split(".")[-1]
    return {"paid": {"punto": total, "banco": total * 95 // 100, "tie": 8 * total}[name], "excess": 0}


def banco_like_punto(face, key):
    cards = [card[0] for card in face["scene"]["rows"][0]["cards"]]

    def score(hand):
        return sum(POINTS[card] for card in hand) % 10

    punto, banco, letters = cards[0:4:2], cards[1:4:2], iter("EF")
    if max(score(punto), score(banco)) >= 8:
        return key
    given = {"third-punto": "none", "third-banco": "none"}
    rest = iter(cards[4:])
    for name, hand in (("punto", punto), ("banco", banco)):
        if score(hand) <= 5:
            hand.append(next(rest))
            given[f"third-{name}"] = next(letters)
    a, b = score(punto), score(banco)
    result = "tie" if a == b else "punto" if a > b else "banco"
    return given | {"score-punto": a, "score-banco": b, "result": result}


def _bank(face):
    """What was in the bank, and what was staked against it, where single stakes were played."""
    amounts = [cents(line[2]) for line in face["scene"]["lines"] if line[2]]
    return amounts[0], sum(amounts[1:])


def cagnotte_forgotten(face, key):
    bank, won = _bank(face)
    return {"taken": 0, "bank": bank + won}


def cagnotte_on_all(face, key):
    bank, won = _bank(face)
    taken = (bank + won) * 5 // 100
    return {"taken": taken, "bank": bank + won - taken}


def cagnotte_left(face, key):
    return key | {"bank": key["bank"] + key["taken"]}


def whole_bank_won(face, key):
    bank, _won = _bank(face)
    return {"taken": bank * 5 // 100, "bank": 2 * bank - bank * 5 // 100}


def win_taken_out(face, key):
    return key | {"bank": _bank(face)[0]}


# Poker ----------------------------------------------------------------------------------------------------------------


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


# Each mistake with the skill, level and ruleset at which it is made, and who makes it.
PLAYS = {
    "roulette-stake-in-the-win": ("picture-bet", 4, "venice-french", picture(lambda _bet, rate: rate + 1)),
    "roulette-split-as-straight": ("picture-bet", 4, "venice-french", paid_as(("split",), "straight")),
    "roulette-street-as-six-line": ("picture-bet", 4, "venice-french", paid_as(("street", "zero_street"), "six_line")),
    "roulette-corner-as-street": ("picture-bet", 4, "venice-french", paid_as(("corner", "first_four"), "street")),
    "roulette-six-line-as-corner": ("picture-bet", 4, "venice-french", paid_as(("six_line",), "corner")),
    "roulette-number-alone": (
        "picture-bet",
        4,
        "venice-french",
        picture(lambda bet, rate: rate if bet == "straight" else 0, only="straight"),
    ),
    "roulette-dozen-at-evens": ("order-of-payment", 2, "venice-french", dozen_at_evens),
    "roulette-maximum-not-cut": ("limits", 3, "venice-french", maximum_not_cut),
    "roulette-chip-a-number": ("called-bet", 1, "venice-french", chip_a_number),
    "roulette-voisins-once": ("called-bet", 1, "venice-french", voisins_once),
    "roulette-win-handed-whole": ("called-bet", 3, "venice-french", win_handed_whole),
    "roulette-replay-and-complete": ("called-bet", 3, "venice-french", replay_and_complete),
    "roulette-all-without-chips": ("called-bet", 4, "venice-french", all_without_chips),
    "roulette-printed-figure": ("finals", 4, "venice-french", printed_figure),
    "roulette-halved-for-prison": ("zero", 2, "venice-french", at_zero("divided", 0.5)),
    "roulette-prison-for-halved": ("zero", 1, "venice-fair", at_zero("imprisoned", 0)),
    "roulette-zero-takes-all": ("zero", 1, "venice-fair", at_zero("lose", 0)),
    "roulette-zero-spares-dozens": ("zero", 1, "venice-fair", spares_dozens),
    "roulette-levels-forgotten": ("zero", 3, "venice-french", levels_forgotten),
    "roulette-freed-paid": ("zero", 3, "venice-french", freed_paid),
    "tq-refait-lost": (
        "tq-prison",
        1,
        "venice-trente-et-quarante",
        lambda face, key: {"fate": "lose", "back": 0, "level": 0},
    ),
    "tq-refait-halved": ("tq-prison", 1, "venice-trente-et-quarante", refait_halved),
    "tq-refait-imprisoned": (
        "tq-prison",
        1,
        "venice-mini-trente-et-quarante",
        lambda face, key: {"fate": "imprisoned", "back": 0, "level": 1},
    ),
    "tq-tie-lost": ("tq-settling", 1, "venice-trente-et-quarante", tie_lost),
    "tq-couleur-and-inverse": ("tq-settling", 1, "venice-trente-et-quarante", couleur_and_inverse),
    "tq-levels-forgotten": ("tq-prison", 2, "venice-trente-et-quarante", tq_levels_forgotten),
    "tq-premium-returned": ("tq-insuring", 2, "venice-trente-et-quarante", premium_returned),
    "tq-insured-imprisoned": ("tq-insuring", 2, "venice-trente-et-quarante", insured_imprisoned),
    "bj-blackjack-at-evens": ("bj-pays", 2, "venice-blackjack", blackjack(1, 1)),
    "bj-six-to-five": ("bj-pays", 2, "venice-blackjack", blackjack(6, 5)),
    "bj-three-to-two": ("bj-pays", 2, "six-to-five", blackjack(3, 2)),
    "bj-stake-in-the-win": ("bj-pays", 2, "venice-blackjack", bj_stake_in_the_win),
    "bj-insurance-whole": ("bj-insurance", 1, "venice-blackjack", insurance_whole),
    "bj-push-lost": ("bj-settle", 2, "venice-blackjack", push_lost),
    "bj-surrender-lost": ("bj-settle", 1, "american-six-decks-s17", surrender_lost),
    "bj-doubled-once": ("bj-settle", 2, "venice-blackjack", doubled_once),
    "pb-commission-forgotten": ("punto-banco-paying", 3, "venice-punto-banco", commission_forgotten),
    "pb-commission-on-all": ("punto-banco-paying", 3, "venice-punto-banco", commission_on_all),
    "pb-commission-rounded-up": ("punto-banco-paying", 4, "venice-punto-banco", commission_rounded_up),
    "pb-stake-in-the-win": ("punto-banco-paying", 2, "venice-punto-banco", pb_stake_in_the_win),
    "pb-tie-lost": ("punto-banco-paying", 1, "venice-punto-banco", pb_tie_lost),
    "pb-maximum-not-cut": ("punto-banco-limits", 2, "venice-punto-banco", pb_maximum_not_cut),
    "pb-banco-like-punto": ("punto-banco-coup", 2, "venice-punto-banco", banco_like_punto),
    "cdf-cagnotte-forgotten": ("cdf-cagnotte", 2, "venice-chemin-de-fer", cagnotte_forgotten),
    "cdf-cagnotte-on-all": ("cdf-cagnotte", 2, "venice-chemin-de-fer", cagnotte_on_all),
    "cdf-cagnotte-left": ("cdf-cagnotte", 2, "venice-chemin-de-fer", cagnotte_left),
    "cdf-whole-bank-won": ("cdf-cagnotte", 2, "venice-chemin-de-fer", whole_bank_won),
    "cdf-win-taken-out": ("cdf-cagnotte", 2, "venice-chemin-de-fer", win_taken_out),
    "cs-ante-returned": ("stud-paying", 1, "venice-caribbean-stud", ante_returned),
    "cs-bet-at-evens": ("stud-paying", 1, "venice-caribbean-stud", stud(lambda ante, bet, pays: ante + bet)),
    "cs-ante-and-bet": ("stud-paying", 1, "venice-caribbean-stud", stud(lambda ante, bet, pays: ante * pays + bet)),
    "cs-ante-by-table": ("stud-paying", 1, "venice-caribbean-stud", stud(lambda ante, bet, pays: (ante + bet) * pays)),
    "cs-stake-in-the-win": ("stud-paying", 1, "venice-caribbean-stud", stud_stake_in_the_win),
    "cs-tie-lost": ("stud-paying", 1, "venice-caribbean-stud", stud_tie_lost),
    "cs-jackpot-not-shared": ("stud-jackpot", 2, "venice-caribbean-stud", jackpot_not_shared),
    "he-side-pot-merged": ("holdem-pots", 1, "venice-texas-holdem", side_pot_merged),
    "he-uncalled-in-the-pot": ("holdem-pots", 1, "venice-texas-holdem", uncalled_in_the_pot),
    "he-folded-money-left-out": ("holdem-pots", 1, "venice-texas-holdem", folded_left_out),
    "he-cap-forgotten": ("holdem-pots", 2, "venice-texas-holdem", cap_forgotten),
    "he-raked-without-flop": ("holdem-pots", 2, "venice-texas-holdem", raked_without_flop),
}


def careless(face, key, seed):
    """Answers with a slip in one part, now and then in two."""
    chance = random.Random(seed)
    given = dict(key)
    parts = [part for part in face["parts"] if part["kind"] in ("number", "money", "choice")]
    for part in chance.sample(parts, min(len(parts), chance.choice((1, 1, 1, 2)))):
        slug = part["slug"]
        if part["kind"] == "choice":
            given[slug] = chance.choice([name for name, _text in part["options"] if name != key[slug]])
        else:
            given[slug] = _slip(chance, key[slug], 100 if part["kind"] == "money" else 1)
    return given


def _slip(chance, number, unit):
    digits = str(number // unit)
    at = chance.randrange(len(digits))
    slips = [
        str(int(digits) + chance.choice((1, -1))),
        digits[:at] + chance.choice("0123456789") + digits[at + 1 :],
        digits[:at] + digits[at : at + 2][::-1] + digits[at + 2 :],
        digits + "0",
        digits[:-1] or "0",
    ]
    return max(0, int(chance.choice(slips))) * unit
