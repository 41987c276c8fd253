"""The mistake that an answer shows: under the verdict, in the record, in exams, and as what is practised."""

import pytest
from django.urls import reverse

from games.roulette.rulesets import ruleset
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz import services
from training.quiz.dealt import DEALT
from training.quiz.diagnosis import diagnose
from training.quiz.models import Practice
from training.quiz.presentation import typed_again
from training.quiz.redrawn import redrawn
from training.quiz.views.asked import Asked

STAKE = "rl-stake-in-the-win"
STREET = "rl-street-as-six-line"
ROW = 5  # the level of the multiples that asks for a row of the payout table


def address(**query):
    asked = "".join(f"&{name}={value}" for name, value in query.items())
    return f"{reverse('quiz:drill', args=['multiples'])}?seed=abc&n=1&level={ROW}{asked}"


def row():
    return GENERATORS["multiples"].make("abc-1", ROW, ruleset())


def typed(item, given):
    return typed_again(item.face, given)


def test_a_verdict_says_which_mistake_it_was_with_its_clause_and_a_way_to_practise(rules, client):
    item = row()
    page = client.post(address(), typed(item, item.mistaken[STAKE])).content.decode()
    assert "The stake counted into the win" in page
    assert "#roulette-payout" in page
    assert f"level={ROW}&amp;mistake={STAKE}" in page


def test_a_right_answer_and_a_slip_show_no_mistake(rules, client):
    item = row()
    for given in (item.key, item.key | {"split": item.key["split"] + 1_00}):
        response = client.post(address(), typed(item, given))
        assert response.context["confusion"] is None
        assert "What went wrong" not in response.content.decode()


@pytest.mark.parametrize(("is_mistaken", "kept"), [(True, STAKE), (False, "")])
def test_the_mistake_is_kept_with_the_practice(rules, client, trainee, is_mistaken, kept):
    client.force_login(trainee)
    item = row()
    client.post(address(), typed(item, item.mistaken[STAKE] if is_mistaken else item.key))
    assert Practice.objects.get().mistake == kept


def test_practice_against_a_mistake_asks_what_it_answers_otherwise_and_keeps_the_seed_of_the_item(
    rules, client, trainee
):
    client.force_login(trainee)
    where = f"{reverse('quiz:drill', args=['picture-bet'])}?seed=abc&n=1&level=1&mistake={STREET}"
    first = client.get(where)
    assert first.context["item"] == client.get(where).context["item"]
    assert first.context["against"] == MISTAKES[STREET]
    assert f"mistake={STREET}" in first.context["next"]
    item, seed = Asked(GENERATORS["picture-bet"], DEALT["venice-french"], 1, "abc", 1, "", mistake=STREET).item()
    client.post(where, typed(item, item.mistaken[STREET]))
    practice = Practice.objects.get()
    assert (practice.seed, practice.mistake) == (seed, STREET)
    assert GENERATORS["picture-bet"].make(practice.seed, 1, ruleset()).face == item.face


def test_an_unknown_mistake_is_not_found_and_one_of_another_skill_asks_the_usual_item(rules, client):
    assert client.get(address(mistake="nonsense")).status_code == 404
    other = client.get(address(mistake="rl-freed-paid"))
    assert other.context["against"] is None
    assert other.context["item"] == client.get(address()).context["item"]


def test_a_rare_mistake_is_found_among_the_items_that_are_drawn_for_it():
    asked = Asked(GENERATORS["finals"], DEALT["venice-french"], 4, "seed", 1, "", mistake="rl-printed-figure")
    assert "rl-printed-figure" in asked.item()[0].mistaken


def exam_answer(attempt):
    """The first question of the exam that a mistake answers otherwise, with the mistake and that answer."""
    for item in attempt.items.all():
        drawn = GENERATORS[item.generator].make(item.seed, item.level, DEALT[attempt.ruleset].rules)
        if drawn.mistaken:
            mistake, given = next(iter(drawn.mistaken.items()))
            return item, mistake, dict(given)
    raise AssertionError("no question of this exam has a mistake")


def test_a_result_names_the_mistake_of_an_answer(client, attempt, trainee):
    item, mistake, given = exam_answer(attempt)
    services.answer(attempt, item.position, given, "token", attempt.started_at)
    services.submit(attempt, attempt.started_at)
    client.force_login(trainee)
    page = client.get(reverse("quiz:result", args=[attempt.uuid])).content.decode()
    assert str(MISTAKES[mistake].title) in page


def test_an_exam_is_diagnosed_from_its_items_drawn_again(attempt):
    item, mistake, given = exam_answer(attempt)
    assert diagnose(item.face, item.key, redrawn(item, attempt).mistaken, given) == mistake
