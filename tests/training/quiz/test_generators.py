"""What holds of every skill under every ruleset: it draws the same item for ever, says it, and rests on its rules."""

import hashlib
import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rulebook.registry import clauses_of
from training.quiz import grading
from training.quiz.dealt import DEALT, holds
from training.quiz.generators import GENERATORS
from training.quiz.items import PartKind
from training.quiz.phrases import say
from training.quiz.scenes import scene_of

CASES = [
    (rules, name, level)
    for rules, dealt in DEALT.items()
    for name, generator in GENERATORS.items()
    for level in generator.suits(dealt.rules)
]


@cache
def golden():
    """Made once and written down: an item that changes without a new version would change exams that were sat."""
    lines = (Path(__file__).parent / "golden.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return {
        (rules, name, int(level)): print_
        for rules, name, *levels in rows
        for level, _colon, print_ in (word.partition(":") for word in levels)
    }


def make(rules, name, level, seed):
    return GENERATORS[name].make(seed, level, DEALT[rules].rules)


def fingerprint(item, version):
    told = json.dumps([version, item.face, item.key], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def said(face):
    return [
        say(face["question"]),
        *(say(part["label"]) for part in face["parts"]),
        *(say(text) for part in face["parts"] for _name, text in part["options"]),
    ]


@pytest.mark.parametrize(("rules", "name", "level"), CASES)
def test_the_same_seed_draws_the_same_item_as_ever(rules, name, level):
    item = make(rules, name, level, "golden")
    assert fingerprint(item, GENERATORS[name].version) == golden()[rules, name, level]


def test_the_prints_that_are_written_down_are_those_of_every_case():
    assert set(golden()) == set(CASES)


@pytest.mark.parametrize(("rules", "name", "level"), CASES)
def test_other_seeds_draw_other_items(rules, name, level):
    faces = [json.dumps(make(rules, name, level, f"seed-{n}").face, sort_keys=True) for n in range(40)]
    assert len(set(faces)) > 10


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(CASES), st.text(max_size=12))
def test_whatever_the_seed_an_item_is_drawn_said_and_graded(case, seed):
    item = make(*case, seed)
    assert make(*case, seed) == item
    assert json.loads(json.dumps(item.face)) == item.face
    assert "expected" not in json.dumps(item.face)
    assert all(said(item.face))
    assert scene_of(item.face) is None or item.scene
    assert grading.judge(item.face, item.key, item.key).score == len(item.parts) > 0
    assert grading.judge(item.face, item.key, {}).score == 0


@pytest.mark.parametrize(("rules", "name", "level"), CASES)
def test_every_part_rests_on_rules_that_hold_under_its_ruleset(rules, name, level):
    known = clauses_of("roulette", rules)
    for n in range(20):
        for clauses in make(rules, name, level, f"seed-{n}").clauses.values():
            assert clauses
            assert set(map(str, clauses)) <= known


@pytest.mark.parametrize(("rules", "name", "level"), CASES)
def test_an_answer_that_is_chosen_is_offered_among_others(rules, name, level):
    for n in range(10):
        for part in make(rules, name, level, f"seed-{n}").parts:
            if part.kind is PartKind.CHOICE:
                names = [option for option, _text in part.options]
                assert len(set(names)) == len(names) > 1
                texts = [say({"code": text.code, "values": text.values}) for _option, text in part.options]
                assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", GENERATORS)
def test_a_level_that_does_not_exist_is_refused(name):
    rules = DEALT["venice-french"].rules
    for level in (0, len(GENERATORS[name].levels) + 1):
        with pytest.raises(ValueError, match="no level"):
            GENERATORS[name].make("seed", level, rules)


@pytest.mark.parametrize("rules", DEALT)
def test_a_level_that_a_ruleset_does_not_know_is_refused(rules):
    for name, generator in GENERATORS.items():
        for level in set(range(1, len(generator.levels) + 1)) - set(generator.suits(DEALT[rules].rules)):
            with pytest.raises(ValueError, match=f"{name} has no level {level} under {rules}"):
                make(rules, name, level, "seed")


def test_where_no_bet_is_called_none_is_asked():
    """The parlour has no announcements, no float and no colours; the French table has no colours."""
    french, parlour = DEALT["venice-french"].rules, DEALT["parlour"].rules
    not_asked = {name for name, generator in GENERATORS.items() if not generator.suits(parlour)}
    called = {"called-bet", "sectors", "finals", "neighbours", "replay", "placed"}
    assert not_asked == called | {"cut", "float", "change", "colours"}
    assert {name for name, generator in GENERATORS.items() if not generator.suits(french)} == {"colours"}
    assert not holds(parlour, "roulette-called-sum")
