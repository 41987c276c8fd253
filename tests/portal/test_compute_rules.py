"""What takes seconds to compute for the rules is kept for every process and every start."""

import pytest
from django.core.cache import caches
from django.core.management import call_command

from games.core import costly
from games.pool import keeping
from games.pool.pool import name_of
from games.web.registry import GAMES, facts
from portal.costly import Answers


@pytest.fixture(autouse=True)
def nothing_kept():
    caches["answers"].clear()
    yield
    caches["answers"].clear()
    costly.compute_here()


@pytest.fixture
def counting():
    """A costly function, and the numbers for which it has been computed."""
    noted: list[int] = []

    @costly.costly
    def double(number):
        noted.append(number)
        return 2 * number

    return double, noted


def test_an_answer_is_computed_once_and_looked_up_after_that(counting):
    double, noted = counting
    for _ in range(2):
        costly.compute_elsewhere(keeping(Answers()), keeping(Answers()))
        assert double(4) == 8
    assert double(5) == 10
    assert noted == [4, 5]


def test_another_engine_does_not_find_it(counting, monkeypatch):
    double, noted = counting
    costly.compute_elsewhere(keeping(Answers()), keeping(Answers()))
    for engine in (1, 2):
        monkeypatch.setattr("portal.costly._engine", lambda engine=engine: engine)
        assert double(4) == 8
    assert noted == [4, 4]


def test_the_command_computes_what_the_rules_of_every_house_need():
    call_command("compute_rules")
    kept, found = Answers(), []

    def look_up(function, args):
        found.append(kept.get(name_of((function, args))))
        return found[-1]

    costly.compute_elsewhere(look_up, look_up)
    for game in GAMES.values():
        for ruleset in game.rulesets:
            assert facts(game.engine, ruleset)
    assert len(found) >= len(GAMES["blackjack"].rulesets)
    assert None not in found
