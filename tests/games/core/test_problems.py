"""A refusal is a value that knows where it is."""

import pytest

from games.core.problems import Problem, Refused, check


def test_a_problem_is_placed_from_the_inside_out():
    problem = Problem("below_minimum", "stake", {"minimum": "5.00"}, "roulette-minimum")
    assert problem.at("bets[2]") == Problem("below_minimum", "bets[2].stake", {"minimum": "5.00"}, "roulette-minimum")


def test_a_problem_without_a_field_takes_the_place_it_is_given():
    assert Problem("missing").at("bets[0]").at("request").field == "request.bets[0]"


def test_nothing_wrong_is_no_refusal():
    check([])


def test_all_problems_are_reported_the_first_one_first():
    first, second = Problem("below_minimum", "bets[0].stake"), Problem("unknown_spot", "bets[1].bet")
    with pytest.raises(Refused, match=r"below_minimum at bets\[0\]\.stake; unknown_spot at bets\[1\]\.bet") as caught:
        check([first, second])
    assert caught.value.first == first
    assert caught.value.problems == (first, second)


def test_a_refusal_is_placed_with_all_its_problems():
    placed = Refused(Problem("a", "x"), Problem("b")).at("held[1]")
    assert [problem.field for problem in placed.problems] == ["held[1].x", "held[1]"]


def test_a_refusal_of_the_whole_request_says_so():
    assert str(Refused(Problem("not_json"))) == "not_json at request"


def test_a_problem_cannot_be_changed():
    with pytest.raises(AttributeError):
        Problem("a").code = "b"
