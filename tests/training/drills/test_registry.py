"""What the registry collects from the rooms: nothing of one game hides that of another."""

import pytest

from training.drills import registry


@pytest.mark.parametrize("what", ["programmes", "lessons", "scenes", "answers"])
def test_nothing_is_taught_by_two_games(what):
    taught = [one for game in registry.TAUGHT for one in getattr(game, what)]
    assert len(getattr(registry, what.upper())) == len(taught) > 0


def test_every_exam_of_a_game_with_a_page_of_rules_is_held():
    assert set(registry.BLUEPRINTS.values()) == {exam for game in registry.TAUGHT for exam in game.blueprints}
    assert {programme.exam for programme in registry.PROGRAMMES.values()} <= registry.BLUEPRINTS.keys()
