"""A shift at the French table: what is drawn follows from spin to spin, and mistakes cost what they cost by hand."""

from itertools import pairwise

import pytest

from games.roulette.bets import POSITIONS
from games.roulette.rulesets import ruleset
from games.roulette.session import Session
from training.drills.kit.chance import Chance
from training.drills.kit.shifts import LENGTHS, Busyness
from training.drills.roulette.shift import TABLE
from training.drills.roulette.shift.after import caught, closing, paid
from training.drills.roulette.shift.before import bet_called, changed, late
from training.drills.roulette.shift.claims import claimed
from training.drills.roulette.shift.spins import Spun
from training.quiz.cuts import pieces_of
from training.shifts.costs import Cost, cost_of

RULES = ruleset(TABLE.ruleset)
SEEDS = [str(seed) for seed in range(40)]
EVEN = ("red", "black", "odd", "even", "low", "high")
# As the house pays: course, chapter 4.
ORDER = ["column", "dozen", "even_chance", "six_line", "street", "corner", "split", "straight"]
LIKE = {"zero_street": "street", "first_four": "corner"}


def drawn(seed, busyness=Busyness.BUSY, length=20):
    return TABLE.acts(seed, RULES, busyness, length)


SHIFTS = {(seed, busyness): drawn(seed, busyness) for seed in SEEDS for busyness in Busyness}


def spun(play, before=""):
    """The last spin of a game, with who was in prison before it."""
    session = Session.parse(play)
    earlier = Session.parse(before).play(RULES) if before else ()
    return Spun(RULES, session, earlier[-1].held if earlier else ())


def pays(key):
    """What a bet pays for one, by how many numbers it covers: what were fair if there were no zero."""
    return 36 // len(POSITIONS[key].covers) - 1


def said(part):
    """The values of a label, whatever is asked for with it."""
    values = part.label.values
    return values["about"]["phrase"]["values"] if "about" in values else values


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("busyness", Busyness)
def test_a_shift_has_so_many_acts_and_ends_with_the_float(length, busyness):
    acts = drawn("a", busyness, length)
    assert len(acts) == length
    assert [act.kind for act in acts].count("float") == 1
    assert acts[-1].kind == "float"


def test_the_same_seed_draws_the_same_acts_and_another_one_others():
    assert drawn("a") == drawn("a")
    assert drawn("a") != drawn("b")
    assert drawn("a", Busyness.CALM) != drawn("a")


def test_every_kind_is_drawn_and_no_other():
    assert {act.kind for acts in SHIFTS.values() for act in acts} == TABLE.kinds.keys()


def test_what_moves_belongs_to_a_part_that_is_asked():
    for acts in SHIFTS.values():
        for act in acts:
            assert act.moves.keys() <= act.item.key.keys()
            for part in act.item.parts:
                options = act.moves[part.slug].by_option if part.slug in act.moves else {}
                assert options.keys() <= dict(part.options).keys()


def test_the_right_answers_cost_nothing():
    for acts in SHIFTS.values():
        for act in acts:
            assert cost_of(act, act.item.key) == Cost()


def test_who_is_imprisoned_is_in_prison_at_the_next_spin_at_that_level():
    met = 0
    for acts in SHIFTS.values():
        for act, later in pairwise(spins_of(acts)):
            if "zero" in act and (scene := scene_of(later)):
                assert sorted(map(str, scene["held"])) == sorted(map(str, imprisoned(act["zero"])))
                met += bool(scene["held"])
    assert met > 20


def spins_of(acts):
    """The acts by spin, each by its kind: a spin ends where after its call an act of the next one comes."""
    spins, current = [], {}
    for act in acts[:-1]:
        if "call" in current and act.kind in ("change", "called-bet", "late", "call"):
            spins.append(current)
            current = {}
        current[act.kind] = act
    return [*spins, current]


def scene_of(spin):
    found = (act.item.scene for act in spin.values() if (act.item.scene or {}).get("kind") == "table")
    return next(found, None)


def imprisoned(act):
    found = []
    for part in act.item.parts[:-1]:
        if part.expected.startswith("held-"):
            values = said(part)
            bet = part.label.values["bet"]["bet"] if part.label.code.endswith(".move") else values["bet"]["bet"]
            player = values["player"]["say"].rpartition(".")[2]
            level = int(part.expected[-1])
            found.append({"player": player, "bet": bet, "amount": values["stake"]["money"], "level": level})
    return found


def test_what_becomes_of_each_stake_follows_the_rules_of_the_prison():
    met = set()
    for acts in SHIFTS.values():
        for act in acts:
            if act.kind != "zero":
                continue
            back = 0
            for part in act.item.parts[:-1]:
                expected, returned = fate(part, act.item.scene["number"])
                assert part.expected == expected
                back += returned
                met.add(expected)
            assert act.item.key["back"] == back
    assert met >= {"freed", "lost", "divided", "held-1", "held-2"}


def fate(part, number):
    """The end of a stake, and what goes back of it, by the course: chapter 4, zero."""
    values, code = said(part), part.label.code
    bet, stake, level = values["bet"]["bet"], values["stake"]["money"], values.get("wins", 0)
    if bet not in EVEN:
        return "lost", 0
    if number != 0:
        if number not in POSITIONS[bet].covers:
            return "lost", 0
        return ("freed", stake) if level == 1 else (f"held-{level - 1}", 0)
    if code.endswith(".half") or level == 3:
        return "divided", -(-stake // (50 * 2 ** (level + 1))) * 50  # up to the smallest chip, 0.50
    return f"held-{level + 1}", 0


def test_each_player_is_paid_by_what_the_chips_cover():
    for acts in SHIFTS.values():
        for act in acts:
            if act.kind != "pay":
                continue
            number, due = act.item.scene["number"], {}
            for chip in act.item.scene["chips"]:
                if number in POSITIONS[chip["bet"]].covers:
                    due[chip["player"]] = due.get(chip["player"], 0) + chip["amount"] * pays(chip["bet"])
            asked = {slug.removeprefix("money-"): cents for slug, cents in act.item.key.items() if "money-" in slug}
            for part in act.item.parts:
                if part.slug == "cut":
                    player = part.label.values["player"]["say"].rpartition(".")[2]
                    asked[player] = sum(count * value for count, value in pieces_of(part.expected))
            assert asked == due


def test_winners_are_in_the_order_of_the_house():
    ordered = 0
    for acts in SHIFTS.values():
        for act in acts:
            order = next((part for part in act.item.parts if part.slug == "order"), None)
            if order:
                bets = [dict(order.options)[letter].values["bet"]["bet"] for letter in order.expected.split()]
                kinds = [LIKE.get(POSITIONS[bet].kind, POSITIONS[bet].kind) for bet in bets]
                assert kinds == sorted(kinds, key=ORDER.index)
                ordered += 1
    assert ordered > 100


def test_a_bet_after_the_call_is_not_on_the_table_and_one_in_time_is():
    for acts in SHIFTS.values():
        for spin in spins_of(acts):
            scene = next((a.item.scene for kind, a in spin.items() if kind in ("zero", "claim", "pay")), None)
            if "late" in spin and scene and (scene["number"] is not None):
                act = spin["late"]
                bet = act.item.question.values["bet"]["bet"]
                stands = any(chip["bet"] == bet for chip in scene["chips"])
                assert stands == (act.item.key["late"] == "accept")


# --- money, by hand ---------------------------------------------------------------------------------

PAID = "5*straight:17 20*split:17-20@2 .17"  # Amber wins 5 × 35 = 175, Blue 20 × 17 = 340
ZERO = "10*red 20*dozen:1@2 .0"  # Amber's 10 goes to prison, Blue's 20 is lost


@pytest.mark.parametrize(
    ("given", "to_players", "to_house"),
    [
        ({"money-amber": 17500, "money-blue": 34000}, 0, 0),
        ({"money-amber": 18000, "money-blue": 34000}, 500, 0),
        ({"money-amber": 17500, "money-blue": 30000}, 0, 4000),
        ({"money-amber": 18000, "money-blue": 30000}, 500, 4000),
        ({"money-amber": 17500}, 0, 34000),
        ({"money-amber": 17500, "money-blue": 34000, "order": "b a"}, 0, 0),
    ],
    ids=["right", "too much", "too little", "both", "not paid", "order"],
)
def test_a_wrong_payment_costs_what_is_too_much_or_missing(given, to_players, to_house):
    act = paid(Chance("a"), RULES, Busyness.CALM, spun(PAID))
    assert cost_of(act, given) == Cost(to_players, to_house)


@pytest.mark.parametrize(
    ("cut", "to_players", "to_house"), [("2x2000 3x10000", 0, 0), ("3x2000 3x10000", 2000, 0), ("3x10000", 0, 4000)]
)
def test_a_payment_in_chips_costs_by_the_chips(cut, to_players, to_house):
    act = paid(Chance("a"), RULES, Busyness.BUSY, spun(PAID))
    assert cost_of(act, {"money-amber": 17500, "cut": cut}) == Cost(to_players, to_house)


@pytest.mark.parametrize(
    ("given", "to_players", "to_house"),
    [
        ({"fate-1": "held-1", "fate-2": "lost", "back": 0}, 0, 0),
        ({"fate-1": "lost", "fate-2": "lost", "back": 0}, 0, 1000),
        ({"fate-1": "held-2", "fate-2": "lost", "back": 0}, 0, 0),
        ({"fate-1": "held-1", "fate-2": "held-1", "back": 0}, 2000, 0),
        ({"fate-1": "lost", "fate-2": "held-1", "back": 500}, 2500, 1000),
        ({"fate-2": "lost", "back": 0}, 0, 0),
    ],
    ids=["right", "raked", "wrong level", "dozen kept", "all wrong", "not answered"],
)
def test_a_stake_taken_from_prison_costs_the_player_and_one_left_there_the_house(given, to_players, to_house):
    act = caught(RULES, spun(ZERO))
    assert act.item.key == {"fate-1": "held-1", "fate-2": "lost", "back": 0}
    assert cost_of(act, given) == Cost(to_players, to_house)


def test_a_prisoner_set_free_goes_back_whole():
    act = caught(RULES, spun("10*red .0 .1", before="10*red .0"))
    assert act.item.key == {"fate-1": "freed", "back": 1000}
    assert cost_of(act, {"fate-1": "lost", "back": 0}) == Cost(0, 1000)


def test_change_costs_the_chips_that_are_too_many():
    act = changed(Chance("a"), RULES)
    value = act.item.question.values["value"]["money"]
    chips = act.item.key["chips"]
    assert cost_of(act, {"chips": chips + 2}) == Cost(2 * value, 0)
    assert cost_of(act, {"chips": chips - 1}) == Cost(0, value)


def test_a_called_bet_costs_what_is_not_taken_for_it():
    _table, act = bet_called(Chance("a"), RULES, Session())
    total = act.item.key["total"]
    assert cost_of(act, {"total": total - 500}) == Cost(500, 0)
    assert cost_of(act, {"total": total + 500}) == Cost(0, 500)


@pytest.mark.parametrize("seed", range(60))
def test_a_late_bet_costs_what_it_would_have_brought(seed):
    _table, act = late(Chance(seed), RULES, Session(), 17)
    bet, stake = act.item.question.values["bet"]["bet"], act.item.question.values["stake"]["money"]
    brings = stake * pays(bet) if 17 in POSITIONS[bet].covers else -stake
    if act.item.key["late"] == "accept":
        brings = -brings  # what refusing it costs is the other way round
    wrong = {"accept": "refuse", "refuse": "accept"}[act.item.key["late"]]
    assert cost_of(act, {"late": wrong}) == Cost(max(0, brings), max(0, -brings))


@pytest.mark.parametrize("seed", range(30))
def test_a_claim_costs_what_is_paid_or_kept_on_it(seed):
    act = claimed(Chance(seed), RULES, spun(PAID))
    (slug, answer), values = *act.item.key.items(), act.item.question.values
    stake, won = values["stake"]["money"], values["stake"]["money"] * pays(values["bet"]["bet"])
    if slug == "unclaimed":
        assert answer == "aside-now"  # both bets are on numbers
        assert cost_of(act, {slug: "to-the-bank"}) == Cost(0, won + stake)
        assert cost_of(act, {slug: "aside-later"}) == Cost()
    elif answer == "pay":
        assert (values["bet"]["bet"], values["player"]["say"].rpartition(".")[2]) in (
            ("straight:17", "amber"),
            ("split:17-20", "blue"),
        )
        assert cost_of(act, {slug: "nothing"}) == Cost(0, won)
    else:
        assert cost_of(act, {slug: "pay"}) == Cost(won, 0)


def test_a_float_counted_wrong_costs_nothing_yet():
    act = closing(Chance("a"), RULES, Busyness.CALM)
    assert cost_of(act, {"amount": 1}) == Cost()
    assert set(act.item.key) == {"way", "amount"}
