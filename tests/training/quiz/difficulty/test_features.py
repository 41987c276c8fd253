"""What a face shows of its difficulty, read alike in all games."""

import pytest

from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.difficulty.features import kind_of, size_of
from training.quiz.difficulty.table import Sample


def face(scene=None, values=None, labels=(), options=0):
    offered = [[str(number), {"code": "any.option", "values": {}}] for number in range(options)]
    parts = [{"label": {"code": "any.part", "values": label}, "options": offered} for label in labels]
    return {"question": {"code": "any.ask", "values": values or {}}, "scene": scene, "parts": parts}


@pytest.mark.parametrize(
    ("shown", "size"),
    [
        (face(), 0),
        (face(values={"amount": {"money": 51000}}), 2),  # zeros at the end cost nothing
        (face(values={"number": 0}), 1),
        (face(scene={"cards": ["Td", "As"], "board": "Ks9c2h"}), 5),
        (face(scene={"stakes": [{"bet": "split:21-24", "chips": 4}]}), 6),  # split, 21, 24, 4
        (face(scene={"stakes": [{"bet": "split:21-24", "chips": 4}, {"bet": "split:1-2", "chips": 1}]}), 9),
        (face(scene={"held": True, "note": None}), 1),
        (face(labels=[{"count": 9}, {"count": 17}]), 5),  # two things are asked
        (face(labels=[{}], options=4), 5),
        ({"question": {"text": {"en": "Why?"}}, "scene": None, "parts": []}, 0),
    ],
)
def test_numbers_cards_names_and_what_is_asked_are_counted(shown, size):
    assert size_of(shown) == size


def test_the_order_of_answers_is_no_difficulty():
    """Shuffled options ask the same."""
    shown = face(labels=[{}], options=3)
    shown["parts"][0]["options"].reverse()
    assert size_of(shown) == size_of(face(labels=[{}], options=3))


def test_a_question_of_a_house_has_no_code():
    assert kind_of({"question": {"text": {"en": "Why?"}}}) == ""
    assert kind_of(face()) == "any.ask"


@pytest.mark.parametrize("slug", BLUEPRINTS)
def test_most_levels_of_every_exam_fall_into_buckets(slug):
    """By the sentence or by the size: else nothing could be made equal."""
    blueprint = BLUEPRINTS[slug]
    rules = DEALT[blueprint.ruleset].rules
    apart = 0
    for section in blueprint.sections:
        made = [GENERATORS[section.generator].make(f"{draw}", section.level, rules).face for draw in range(60)]
        apart += len(Sample.of(made).shares) > 1
    assert apart > 0.7 * len(blueprint.sections)
