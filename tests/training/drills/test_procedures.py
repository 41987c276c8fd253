"""Questions of procedure: one right answer or one right order, each by the clauses that settle it."""

import pytest

from games.punto_banco.clauses import Clause
from tests.training.drills.cases import rulesets
from training.drills.kit.items import PartKind
from training.drills.kit.procedures import Question, Topic, option, procedure_skill

STEPS = ("open", "close", "deal", "pay")
LARGE, MINI = "venice-punto-banco", "venice-mini-punto-banco"


def skilled(*questions):
    topics = (Topic("topic", questions),)
    return procedure_skill("try", engine="punto_banco", version=1, title="t", about="a", topics=topics)


def choice(name="burn", clauses=(Clause.BURN,), **more):
    return Question(name, "about", "ask", clauses, "ten", ("one", "none"), **more)


def ordered(name="coup"):
    return Question(name, "about", "ask", (Clause.DEAL,), steps=STEPS)


def drawn(skill, cell, seed="seed", rules=LARGE):
    return skill.make(seed, 1, rulesets()[rules], cell)


def test_the_right_answer_is_the_key_wherever_it_stands():
    skill, question = skilled(choice(), ordered()), choice()
    places = set()
    for n in range(30):
        (part,) = drawn(skill, "burn", f"seed-{n}").parts
        assert part.kind == PartKind.CHOICE
        assert dict(part.options)[part.expected].code == "try.burn.0"
        assert part.expected == option(question, 0)
        places.add([name for name, _phrase in part.options].index(part.expected))
    assert places == {0, 1, 2}


def test_steps_are_never_shown_in_their_order_and_the_key_has_them_in_it():
    skill = skilled(ordered())
    for n in range(60):
        (part,) = drawn(skill, "coup", f"seed-{n}").parts
        assert part.kind == PartKind.ORDER
        shown = [name for name, _phrase in part.options]
        key = part.expected.split()
        assert sorted(shown) == sorted(key)
        assert shown != key
        assert [dict(part.options)[name].code for name in key] == [f"try.coup.{place}" for place in range(len(STEPS))]


def test_the_id_of_an_answer_does_not_say_that_it_is_right():
    questions = [choice(f"question-{n}") for n in range(60)]
    first = sum(option(each, 0) == min(option(each, place) for place in range(3)) for each in questions)
    assert 8 < first < 34


def test_a_question_is_asked_where_its_clauses_hold():
    skill = skilled(choice("mini", (Clause.HANDLING_MINI,)), choice("burn"))
    cells = {rules: skill.grid(rulesets()[rules], 1).cells for rules in (LARGE, MINI)}
    assert cells == {LARGE: ("burn",), MINI: ("mini", "burn")}
    assert skilled(choice("mini", (Clause.HANDLING_MINI,))).suits(rulesets()[LARGE]) == ()


def test_a_question_may_be_kept_to_some_rulesets_beside():
    skill = skilled(choice(fits=lambda rules: rules.name == MINI))
    assert skill.suits(rulesets()[MINI]) == (1,)
    assert skill.suits(rulesets()[LARGE]) == ()


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"clauses": (), "right": "a", "wrong": ("b", "c")}, "no clause"),
        ({"clauses": ("x",), "right": "a", "wrong": ("b",)}, "two wrong ones"),
        ({"clauses": ("x",), "steps": ("a", "b")}, "three steps"),
        ({"clauses": ("x",)}, "two wrong ones"),
        ({"clauses": ("x",), "right": "a", "wrong": ("b", "c"), "steps": STEPS}, "two wrong ones"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(parts, fault):
    with pytest.raises(ValueError, match=fault):
        Question("id", "about", "ask", **parts)


def test_two_questions_of_the_same_id_are_refused():
    with pytest.raises(ValueError, match="same id"):
        skilled(choice(), choice())


def test_what_a_question_asks_is_filled_with_numbers_of_the_ruleset():
    skill = skilled(choice(values=lambda rules: {"decks": rules.decks}))
    assert drawn(skill, "burn").question.values == {"decks": rulesets()[LARGE].decks}
    assert drawn(skilled(choice()), "burn").question.values == {}


def test_a_code_that_was_filled_with_nothing_gets_no_values_later():
    filled = drawn(skilled(choice(values=lambda _rules: {})), "burn").question.code
    assert (filled, drawn(skilled(choice()), "burn").question.code) == ("try.burn.asks", "try.burn.ask")


def test_what_was_asked_under_former_codes_is_still_said():
    topics = (Topic("topic", (choice(),)),)
    texts = {"burn.3": "eleven"}
    skill = procedure_skill("try", engine="punto_banco", version=1, title="t", about="a", topics=topics, formerly=texts)
    assert skill.texts["try.burn.3"] == "eleven"
