"""Neither a yes or a no, nor its place, nor its length gives away which answer of a procedure question is right."""

import re
from collections import Counter
from functools import cache

import pytest
from django.utils.translation import override

from games.web.registry import ENGINES
from tests.training.drills.cases import make, rulesets
from training.drills.kit.items import PartKind
from training.drills.registry import GENERATORS
from training.quiz.phrases import TEXTS

SKILLS = [name for name in GENERATORS if name.endswith("procedure")]
ASKED = [(name, rules) for name in SKILLS for rules, each in rulesets().items() if GENERATORS[name].suits(each)]
YES_OR_NO = re.compile(r"(yes|no)([,:]|$)")


@cache
def choices(name, rules, seed="seed"):
    """The parts that offer answers, of all questions of a skill under a ruleset."""
    skill, found = GENERATORS[name], rulesets()[rules]
    cells = [(level, cell) for level in skill.suits(found) for cell in skill.grid(found, level).cells]
    parts = [part for level, cell in cells for part in make(rules, name, level, seed, cell).parts]
    return [part for part in parts if part.kind == PartKind.CHOICE]


def said(part):
    """The right answer and the wrong ones, in the active language."""
    answers = {key: str(TEXTS[phrase.code]) for key, phrase in part.options}
    return answers.pop(part.expected), list(answers.values())


def test_every_game_has_its_procedure_asked():
    assert {GENERATORS[name].engine for name in SKILLS} == set(ENGINES)


@pytest.mark.parametrize(("name", "rules"), ASKED)
def test_about_as_many_questions_are_answered_by_yes_as_by_no(name, rules):
    with override("en"):
        right = [match[1] for part in choices(name, rules) if (match := YES_OR_NO.match(said(part)[0]))]
    assert not right or 0.35 <= right.count("yes") / len(right) <= 0.65, right


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize(("name", "rules"), ASKED)
def test_the_right_answer_is_seldom_the_longest(name, rules, language):
    with override(language):
        answers = [said(part) for part in choices(name, rules)]
    longest = [right for right, wrong in answers if len(right) > max(map(len, wrong))]
    assert len(longest) <= 0.4 * len(answers), longest


@pytest.mark.parametrize(("name", "rules"), ASKED)
def test_the_seed_alone_says_where_the_right_answer_stands(name, rules):
    places, expected = Counter(), Counter()
    for n in range(12):
        for part in choices(name, rules, f"seed-{n}"):
            shown = [key for key, _phrase in part.options]
            places[shown.index(part.expected)] += 1
            expected.update({place: 1 / len(shown) for place in range(len(shown))})
    assert places.keys() == expected.keys()
    assert all(abs(places[place] - wanted) < 4 * wanted**0.5 for place, wanted in expected.items()), places
    assert choices(name, rules, "seed-0") == choices.__wrapped__(name, rules, "seed-0")
