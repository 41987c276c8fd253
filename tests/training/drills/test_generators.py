"""What holds of every skill under every ruleset: it draws the same item for ever, says it, and rests on its rules."""

import json
from difflib import unified_diff
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.web.registry import clauses_of
from tests.training.drills.cases import PACKAGES, cases, make, rulesets
from tests.training.drills.make_golden import golden, pretty
from training.drills.kit.items import PartKind
from training.drills.kit.rules import books_of, engine_of, holds
from training.drills.registry import GENERATORS
from training.quiz import grading
from training.quiz.dealt import DEALT
from training.quiz.phrases import say
from training.quiz.scenes import scene_of

CASES = cases()


def by_case(found):
    """Items as make_golden.py has them, by skill, level and ruleset."""
    return {
        (name, level, rules): {part: value for part, value in item.items() if part != "rulesets"}
        for name, levels in found.items()
        for level, items in levels.items()
        for item in items
        for rules in item["rulesets"]
    }


def changes(was, drawn):
    """What is not as it was written down, as a diff of each item; of rulesets with the same change once."""
    found = {}
    for name, level, rules in sorted({*was, *drawn}):
        old, new = (pretty(items.get((name, level, rules), {})).splitlines() for items in (was, drawn))
        if diff := "\n".join(unified_diff(old, new, "written down", "drawn today", lineterm="")):
            found.setdefault((name, level, diff), []).append(rules)
    return [f"{name}, level {level}, {', '.join(rules)}:\n{diff}" for (name, level, diff), rules in found.items()]


def said(face):
    return [
        say(face["question"]),
        *(say(part["label"]) for part in face["parts"]),
        *(say(text) for part in face["parts"] for _name, text in part["options"]),
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_seed_draws_the_same_item_as_ever(package):
    """An item that changes without a new version would change exams that were sat. make_golden writes new ones."""
    path = Path(__file__).parent / "golden" / f"{package}.json"
    was = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if found := changes(by_case(was), by_case(golden(package))):
        advice = f"If this is meant, raise the drill's version: python -m tests.training.drills.make_golden {package}"
        pytest.fail("\n\n".join([*found, advice]), pytrace=False)


def test_a_change_of_an_item_is_shown_with_its_skill_level_and_rulesets():
    first, second = ({"version": 1, "face": {"cards": cards}, "key": {"total": 7}} for cards in (["7h"], ["7s"]))
    was = by_case({"skill": {"1": [{**first, "rulesets": ["a", "b"]}]}})
    now = by_case({"skill": {"1": [{**second, "rulesets": ["a", "b"]}], "2": [{**first, "rulesets": ["a"]}]}})
    assert changes(was, was) == []
    changed, new = changes(was, now)
    assert changed.startswith("skill, level 1, a, b:\n")
    assert '-{"face": {"cards": ["7h"]}' in changed
    assert '+{"face": {"cards": ["7s"]}' in changed
    assert new.startswith("skill, level 2, a:\n")


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
    known = clauses_of(engine_of(rulesets()[rules]), rules)
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
    for rules in rulesets().values():
        for level in (0, len(GENERATORS[name].levels) + 1):
            with pytest.raises(ValueError, match="no level"):
                GENERATORS[name].make("seed", level, rules)


@pytest.mark.parametrize("rules", rulesets())
def test_a_level_that_a_ruleset_does_not_know_is_refused(rules):
    for name, generator in GENERATORS.items():
        for level in set(range(1, len(generator.levels) + 1)) - set(generator.suits(rulesets()[rules])):
            with pytest.raises(ValueError, match=f"{name} has no level {level} under {rules}"):
                make(rules, name, level, "seed")


def test_where_no_bet_is_called_none_is_asked():
    """The parlour has no announcements, no float, no crew and no colours; the French table has no colours."""
    french, parlour = DEALT["venice-french"].rules, DEALT["parlour"].rules
    roulette = {generator.name: generator for generator in PACKAGES["roulette"]}
    not_asked = {name for name, generator in roulette.items() if not generator.suits(parlour)}
    called = {"called-bet", "sectors", "finals", "neighbours", "replay", "placed"}
    crews = {"fair-procedure", "english-procedure"}
    others = {"cut", "float", "change", "colours", "french-procedure"}
    assert not_asked == called | others | crews
    assert {name for name, generator in roulette.items() if not generator.suits(french)} == {"colours"} | crews
    assert not holds(parlour, "roulette-called-sum")


def test_a_skill_is_not_asked_under_the_rules_of_another_engine():
    for generator in GENERATORS.values():
        for rules in rulesets().values():
            assert generator.engine in books_of(engine_of(rules)) or generator.suits(rules) == ()


def test_no_two_games_have_a_skill_or_a_phrase_of_the_same_name():
    assert len(GENERATORS) == sum(map(len, PACKAGES.values()))
    codes = [code for generator in GENERATORS.values() for code in generator.texts]
    assert len(set(codes)) == len(codes)


def test_every_cell_can_be_drawn_and_is_shown():
    for rules, name, level in CASES:
        grid = GENERATORS[name].grid(rulesets()[rules], level)
        for cell in grid.cells if grid else ():
            assert make(rules, name, level, "seed", cell).cell == cell
        if grid:
            assert make(rules, name, level, "seed").cell in grid.cells
            with pytest.raises(ValueError, match="no cell nowhere"):
                make(rules, name, level, "seed", "nowhere")
