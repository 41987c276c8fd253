"""What holds of every generator: it draws the same item for ever, and says it in words."""

import hashlib
import json

import pytest

from games.roulette.rulesets import ruleset
from training.quiz import grading
from training.quiz.generators import GENERATORS
from training.quiz.phrases import say

RULES = ruleset()
LEVELS = [(name, level) for name, made in GENERATORS.items() for level in range(1, len(made.levels) + 1)]
# Made once and written down: an item that changes without a new version would change exams that were sat.
GOLDEN = {
    "picture-bet": ["b6bf08ffde93", "1c1a2c77c60b", "7d47680bfdb6", "43738a2d03f0", "b8b19e596a48"],
    "multiples": ["ce1159417a1d", "79bf8e60e023", "1bd464eb0a27", "e9ba935f6d3f", "a00368e98272"],
    "number-facts": ["b93fe3cd0c93", "ba1d64164860", "891939b81b86", "fd5b83a2df7c", "f940f803f59f"],
    "announcement": ["121a33a45e64", "c4aa8fea71a7", "78ad4a1eeb40", "a6699e67323f"],
    "order-of-payment": ["9bc748bfafce", "fdb9159da843", "8568924ecbde"],
    "cut": ["e08fbadc56b1", "2902a44db067", "4215a888e428", "62bececebbe7"],
    "zero": ["ea219050cf19", "4ce4123a98e4", "42f1b7bd1a8f", "0b5c05b02991"],
    "called-bet": ["aa308782b54a", "34f31afb6c1b", "3af017e6a0b3", "c652e5692e09", "bb63350674ca"],
    "limits": ["8a164ce006e9", "d6ef3b9f1918", "282c5e9bdee0"],
    "float": ["0c73bd742a39", "3c4dc388fc65", "c6504313f33f"],
    "edge": ["65efc0ed6157", "37ac38b99b21"],
}


def fingerprint(name, level):
    item = GENERATORS[name].make("golden", level, RULES)
    told = json.dumps([GENERATORS[name].version, item.face, item.key], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def items(name, level, count=40):
    return [GENERATORS[name].make(f"seed-{n}", level, RULES) for n in range(count)]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_the_same_seed_draws_the_same_item_as_ever(name, level):
    assert fingerprint(name, level) == GOLDEN[name][level - 1]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_other_seeds_draw_other_items(name, level):
    faces = [json.dumps(item.face, sort_keys=True) for item in items(name, level)]
    assert len(set(faces)) > 10


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_the_key_is_marked_right_and_nothing_is_marked_wrong(name, level):
    for item in items(name, level, 10):
        assert grading.judge(item.face, item.key, item.key).score == len(item.parts)
        assert grading.judge(item.face, item.key, {}).score == 0


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_item_can_be_said_and_cites_a_clause_for_each_part(name, level):
    for item in items(name, level):
        said = [say(item.face["question"]), *(say(part["label"]) for part in item.face["parts"])]
        assert all(said)
        assert all(item.clauses.values())


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_the_face_does_not_give_the_key_away(name, level):
    for item in items(name, level, 5):
        assert "expected" not in json.dumps(item.face)


@pytest.mark.parametrize("name", GENERATORS)
def test_a_level_that_does_not_exist_is_refused(name):
    for level in (0, len(GENERATORS[name].levels) + 1):
        with pytest.raises(ValueError, match="no level"):
            GENERATORS[name].make("seed", level, RULES)
