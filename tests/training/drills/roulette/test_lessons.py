"""The numbers of the lessons against arithmetic by hand."""

from games.core.facts import Money
from games.core.money import parse_money
from games.roulette.facts import facts
from games.roulette.rulesets import ruleset
from training.courses import figures
from training.drills.courses import Figure, course
from training.drills.roulette.lessons import FIGURES, lesson_facts

RULES = ruleset()
FRENCH = course("french-roulette")


def shows(lesson, part):
    figure = next(p.figure for p in FRENCH.lesson(lesson).parts if p.id == part)
    return FIGURES[figure.kind](RULES, figure.shows).shows


def test_the_bridges_between_the_multiples_hold():
    facts = lesson_facts(RULES)
    times = [facts[f"times_{kind}"] for kind in ("straight", "split", "street", "corner", "six_line")]
    assert times == [35, 17, 11, 8, 5]
    assert facts["pair_of_splits"] == 34
    assert facts["multiple_product"] == 490


def test_the_worked_picture_adds_up():
    """One straight, two on a split, three on a corner, two on a street, one on a six line."""
    picture = shows("paying", "count")
    assert [row["won"] for row in picture["rows"]] == [5, 22, 24, 34, 35]
    assert (picture["total"], picture["money"]) == (120, 120_000)


def test_two_zeros_running_need_two_wins():
    spins = shows("zero-and-prison", "out")["spins"]
    assert [(spin["outcome"], spin["level"], spin["line"].returned) for spin in spins] == [
        (0, 1, 0),
        (0, 2, 0),
        (9, 1, 0),
        (32, 0, 2000),
    ]


def test_the_divided_stake_is_rounded_up_to_the_smallest_chip():
    """A quarter of 25 is 6.25; the smallest chip is 0.50, so 6.50 goes back."""
    assert shows("half-and-levels", "half")["spins"][-1]["line"].returned == 650


def test_the_table_of_replays_is_that_of_the_course():
    rows = shows("called-bets-again", "replay")["rows"]
    kept_and_handed = [[(way.kept_chips, way.handed_chips) for way in row["ways"]] for row in rows]
    assert [row["won"] for row in rows] == [17, 22, 16, 17]
    assert kept_and_handed == [
        [(6, 11), (5, 12), (17, 0)],  # tiers
        [(9, 13), (7, 15), (16, 6)],  # voisins, zero street
        [(9, 7), (7, 9), (16, 0)],  # voisins, corner
        [(9, 8), (8, 9), (17, 0)],  # voisins, split
    ]


def test_two_chips_are_placed_on_the_doubles_of_the_voisins():
    rows = shows("called-bets-again", "placed")["rows"]
    doubles = {row["spot"]: row["won"] for row in rows if row["chips"] == 2}
    assert doubles == {"zero_street:0-2-3": 22, "corner:25-29": 16}


def test_finals_with_their_splits_take_what_the_course_says():
    finals = shows("wheel-by-heart", "finals")["finals"]
    assert [with_splits for _final, with_splits in finals[1:]] == [17, 18, 17, 16, 17, 16, 13, 13, 13]


def test_a_figure_shows_what_its_file_names(db):
    wheel = Figure("wheel", "", {"numbers": [23]})
    assert "23" in figures.drawn(FRENCH, wheel, "en")


def test_the_sectors_to_be_learnt_are_those_of_the_wheel():
    """Rows of the course's table, those that it has wrong and those that it leaves out."""
    rows = {number: (numbers, sectors) for number, numbers, sectors in shows("wheel-by-heart", "sectors")["rows"]}
    assert len(rows) == 37
    assert rows[0] == ([0, 3, 15, 26, 32], ["voisins"])
    assert rows[31] == ([9, 14, 20, 22, 31], ["voisins", "orphelins"])
    assert rows[20] == ([1, 14, 20, 31, 33], ["tiers", "orphelins"])
    assert rows[14] == ([1, 9, 14, 20, 31], ["orphelins"])
    assert rows[8] == ([8, 10, 11, 23, 30], ["tiers"])
    assert rows[5] == ([5, 10, 16, 23, 24], ["tiers"]), "the course has 8 for 10"
    assert rows[16] == ([1, 5, 16, 24, 33], ["tiers", "orphelins"]), "the course says the série alone"
    assert rows[34] == ([6, 17, 25, 27, 34], ["voisins", "tiers", "orphelins"]), "the course leaves out the série"
    assert rows[32] == ([0, 15, 19, 26, 32], ["voisins"]), "not in the course"
    assert rows[35] == ([3, 12, 26, 28, 35], ["voisins"]), "not in the course"


def test_the_cuts_of_the_house_are_shown_with_their_totals():
    rows = shows("called-bets-again", "house-cuts")["rows"]
    assert len(rows) == 9 + 11
    assert [(row["before"], row["after"], row["total"]) for row in rows[:3]] == [
        (500, 1500, 9000),
        (1000, 3000, 18000),
        (1500, 4500, 27000),
    ]


def test_the_rake_is_across_the_layout_up_to_twelve_and_along_it_from_thirteen():
    held = [FIGURES["rake"](RULES, {"numbers": [number]}).shows["held"][0] for number in (12, 13)]
    across, along = held[0].handle, held[1].handle
    assert across.y1 == across.y2
    assert along.x1 == along.x2


def test_the_blade_is_turned_to_the_wheel_or_away_from_the_croupier():
    """The wheel is at the top of the drawing, the right-hand croupier on its left; an even number is the right's."""
    turned = {each.number: each.turned for each in shows("the-rake", "point")["held"]}
    assert turned[8].y2 < turned[8].y1
    assert turned[27].x2 < turned[27].x1, "the left-hand croupier sits on the right"


def test_the_crew_sits_round_the_table_as_seen_from_the_wheel():
    """The wheel is at the top of the drawing, so that the right of the chef is on its left; passe is there too."""
    chef, right, left, bout = shows("crew-at-work", "who")["marks"]
    assert chef.y < right.y == left.y < bout.y
    assert right.x < chef.x == bout.x < left.x
    assert ("passe" in right.says, "manque" in left.says) == (True, True)


def test_when_the_table_opens_chips_up_to_a_thousand_are_in_the_racks_and_larger_ones_in_the_tray():
    racks, tray, _box, _ball = shows("opening", "stacks")["marks"]
    assert racks.says.endswith("up to 1,000")
    assert "plaques of 50,000, 20,000, 10,000 and 5,000," in tray.says


def test_a_rake_at_rest_is_on_the_bar_between_zero_and_the_plaques_and_along_the_edge_when_the_croupier_gets_up():
    at_rest, got_up = shows("the-rake", "rest")["marks"]
    assert at_rest.y < 0 < got_up.y
    assert ("triangular bar" in at_rest.says, "along the edge" in got_up.says) == (True, True)


def test_each_croupier_imprisons_on_the_near_side():
    right, left = ([field.key for field in near] for _mark, _said, near in shows("zero-and-prison", "at-once")["who"])
    assert set(right) == {"black", "even", "high"}
    assert set(left) == {"red", "odd", "low"}


def test_a_hundred_in_fives_is_four_groups_beside_the_line_of_passe():
    """The course: twenty chips in groups of five, counted 25, 50, 75, 100 from the bottom."""
    figure = shows("change", "call")
    old, *new = figure["chips"]
    assert [said for said, _x, _y in figure["counts"]] == ["25", "50", "75", "100"]
    assert [y for _said, _x, y in figure["counts"]] == sorted({int(chip.y) for chip in new}, reverse=True)
    assert (old.chip.label, len(new), {chip.chip.label for chip in new}) == ("100", 20, {"5"})
    assert all(int(chip.x) < int(old.x) < 0 for chip in new)


def test_the_example_that_is_drawn_is_the_one_that_is_told():
    change = next(part.figure.shows for part in FRENCH.lesson("change").parts if part.figure)
    assert (Money(parse_money(change["amount"])), Money(parse_money(change["value"]))) == (
        facts(RULES)["change_amount"],
        facts(RULES)["change_chip_amount"],
    )


def test_the_float_is_that_of_the_course():
    figure = shows("the-float", "what")
    assert (figure["pieces"], figure["amount"]) == ("1,268", 550_000_00)
    assert figure["rows"][:3] == [(50_000_00, 1, 50_000_00), (20_000_00, 6, 120_000_00), (10_000_00, 20, 200_000_00)]
