"""People who make one mistake at trente et quarante, blackjack, punto banco and chemin de fer."""

from tests.training.quiz.mistaken.face import POINTS, cents, code, share, values


def refait_halved(face, key):
    return {"fate": "halved", "back": share(values(face)["stake"], 2), "level": 0}


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


def insurance_at_evens(face, key):
    bank, *_boxes = face["scene"]["rows"]
    if len(bank["cards"]) != 2 or sorted(POINTS[card[0]] for card in bank["cards"]) != [1, 10]:
        return key
    return key | {"winnings": key["winnings"] - sum(cents(line[5]) for line in face["scene"]["lines"])}


def split_blackjack(face, key):
    said = values(face)
    if key["result"] != "win" or code(face) != "ask-hand":
        return key
    hand = next(row["cards"] for row in face["scene"]["rows"] if row["label"]["values"] == _of_hand(said))
    if sorted(POINTS[card[0]] for card in hand) != [1, 10]:
        return key
    return key | {"winnings": -(-key["winnings"] * 3 // 2)}


def _of_hand(said):
    return {"box": said["box"], "hand": said["hand"]}


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


def _hand(face, row=0):
    return [card[0] for card in face["scene"]["rows"][row]["cards"]]


def ace_always_eleven(face, key):
    return {"total": key["total"] + 10, "kind": "over"} if "A" in _hand(face) and key["kind"] == "hard" else key


def ace_always_one(face, key):
    soft = key["kind"] in ("soft", "blackjack")
    return {"total": sum(POINTS[card] for card in _hand(face)), "kind": "hard"} if soft else key


def _rows_counted(count):
    def play(face, key):
        noir, rouge = (count(_hand(face, row)) for row in (0, 1))
        return {"noir": noir, "rouge": rouge, "winner": "nobody" if noir == rouge else ("noir", "rouge")[noir > rouge]}

    return play


def _aces_eleven(cards):
    return sum(11 if card == "A" else POINTS[card] for card in cards)


aces_eleven = _rows_counted(_aces_eleven)
pictures_nothing = _rows_counted(lambda cards: sum(0 if card in "JQK" else POINTS[card] for card in cards))


def ace_eleven_in_a_row(face, key):
    return key | {"total": _aces_eleven(_hand(face))}


def tens_kept(face, key):
    punto, banco = (sum(POINTS[card] for card in _hand(face, row)) for row in (0, 1))
    result = "tie" if punto == banco else "punto" if punto > banco else "banco"
    return {"score-punto": punto, "score-banco": banco, "result": result}


def _calls(face):
    """Who calls what for how much, as the table of calls has it."""
    return [
        (line[0], line[1]["say"].split(".")[-1], cents(line[2]) if line[2] else 0) for line in face["scene"]["lines"]
    ]


def _asked(face):
    return next(part["label"]["values"]["who"] for part in face["parts"] if part["slug"] == "back")


def displaced_counted(face, key):
    covered = any(call in ("banco", "suivi") for _who, call, _amount in _calls(face))
    return key | {"plays": _laid_in_all(face)} if covered else key


def _laid_in_all(face):
    """All that lies against the bank before the last coup."""
    calls = _calls(face)[:-1]
    bank, laid = calls[0][2], []
    for _who, call, amount in calls[1:]:
        if call == "coup-win":
            bank, laid = 2 * bank - bank // 20, []
        else:
            laid.append(bank if call in ("banco", "suivi") else amount)
    return sum(laid)


def line_whole(face, key):
    calls = _calls(face)
    staked = {who: amount for who, call, amount in calls[1:] if call in ("stake", "line")}
    if all(call != "line" for _who, call, _amount in calls):
        return key
    times = {"coup-win": 0, "coup-lose": 2, "coup-tie": 1}[calls[-1][1]]
    return key | {"plays": sum(staked.values()), "back": staked[_asked(face)] * times}


def win_without_stake(face, key):
    calls = _calls(face)
    if calls[-1][1] != "coup-lose":
        return key
    (own,) = [(call, amount) for who, call, amount in calls[1:] if who == _asked(face)]
    return key | {"back": own[1] // 2 if own[0] == "line" else own[1]}
