"""The time that an answer takes runs from the moment at which its item was shown, and a drill shows how one goes."""

import re
from datetime import timedelta
from urllib.parse import quote

import pytest
import time_machine
from django.urls import reverse
from django.utils.translation import override
from hypothesis import given
from hypothesis import strategies as st

from games.roulette.rulesets import ruleset
from games.web.kit.formats import money
from tests.training.quiz.conftest import NOON
from training.drills.registry import GENERATORS, TARGETS
from training.quiz import selectors, showing, targets
from training.quiz.models import Answer, Practice
from training.quiz.tally import tally

RULES = "venice-french"


def drill(seed="abc", n=1, slug="multiples", **also):
    query = "".join(f"&{name}={value}" for name, value in also.items())
    return f"{reverse('quiz:drill', args=[slug])}?seed={quote(seed)}&n={n}&level=1{query}"


def key_of(n=1, slug="multiples"):
    return GENERATORS[slug].make(f"abc-{n}", 1, ruleset()).key


def stamped(response):
    return re.search(r'name="shown" value="([^"]*)"', response.content.decode())[1]


# --- the moment of showing ---------------------------------------------------------------------------------------


def test_seconds_run_from_the_moment_of_showing():
    shown = showing.stamp("item", NOON)
    assert showing.seconds_since(shown, "item", NOON + timedelta(seconds=7.5)) == 7.5


def test_an_item_left_on_the_screen_takes_the_most_that_is_kept():
    shown = showing.stamp("item", NOON)
    assert showing.seconds_since(shown, "item", NOON + timedelta(days=1)) == showing.MOST


def test_a_clock_that_runs_behind_gives_no_negative_time():
    assert showing.seconds_since(showing.stamp("item", NOON), "item", NOON - timedelta(seconds=2)) == 0


@given(st.text(max_size=40))
def test_a_moment_that_was_made_up_is_none(made_up):
    assert showing.seconds_since(made_up, "item", NOON) is None


def test_the_moment_of_another_item_and_a_changed_one_are_none():
    shown = showing.stamp("item", NOON)
    assert showing.seconds_since(shown, "other", NOON) is None
    assert showing.seconds_since("9" + shown[1:], "item", NOON) is None


# --- drills ------------------------------------------------------------------------------------------------------


@pytest.fixture
def signed_in(client, trainee, rules):
    client.force_login(trainee)
    return client


def practised(client, wait, n=1, **typed):
    """Show an item, wait, answer it right or as typed."""
    with time_machine.travel(NOON + timedelta(minutes=n), tick=False) as clock:
        shown = stamped(client.get(drill(n=n)))
        clock.shift(wait)
        return client.post(drill(n=n), {**key_of(n), "shown": shown, **typed})


def test_a_practice_answer_keeps_its_seconds(signed_in):
    practised(signed_in, 4)
    assert Practice.objects.get().seconds == 4


def test_after_an_answer_that_cannot_be_read_the_time_still_runs_from_the_showing(signed_in):
    with time_machine.travel(NOON, tick=False) as clock:
        shown = stamped(signed_in.get(drill()))
        clock.shift(3)
        again = stamped(signed_in.post(drill(), {"product-1": "many", "shown": shown}))
        clock.shift(3)
        signed_in.post(drill(), {**key_of(), "shown": again})
    assert Practice.objects.get().seconds == 6


@pytest.mark.parametrize("shown", [{}, {"shown": ""}, {"shown": "1.000:forged"}])
def test_an_answer_without_its_moment_is_kept_without_seconds(signed_in, shown):
    signed_in.post(drill(), {**key_of(), **shown})
    assert Practice.objects.get().seconds is None


def test_the_moment_of_one_item_does_not_serve_for_another(signed_in):
    shown = stamped(signed_in.get(drill(n=1)))
    signed_in.post(drill(n=2), {**key_of(2), "shown": shown})
    assert Practice.objects.get().seconds is None


# --- how a session goes ------------------------------------------------------------------------------------------


def test_a_tally_counts_right_answers_the_streak_and_the_median():
    counted = tally([(True, 9.0), (False, None), (True, 4.0), (True, 5.0)])
    assert (counted.answers, counted.right, counted.percent, counted.streak, counted.seconds) == (4, 3, 75, 2, 5.0)


def test_a_tally_of_nothing_has_no_pace():
    counted = tally([])
    assert (counted.answers, counted.percent, counted.streak, counted.seconds) == (0, 0, 0, None)


@given(st.lists(st.tuples(st.booleans(), st.none() | st.floats(0, 600))))
def test_a_streak_is_never_longer_than_what_was_right(answers):
    counted = tally(answers)
    assert 0 <= counted.streak <= counted.right <= counted.answers
    assert (counted.streak == counted.answers) == all(right for right, _seconds in answers)


def test_a_drill_shows_accuracy_pace_and_streak_of_the_session(signed_in):
    practised(signed_in, 8, n=1)
    practised(signed_in, 2, n=2, **{"product-1": "1"})
    page = practised(signed_in, 4, n=3).content.decode()
    assert "Right in this session: 2 of 3" in page
    assert "Median time: 4 seconds" in page
    assert "Right in a row: 1" in page


def test_a_session_is_that_of_the_seed_the_level_the_rules_and_the_person(signed_in, trainee, colleague):
    row = {"version": 1, "given": {}, "score": 1, "max": 1}
    mine = {"user": trainee, "generator": "zero", "level": 1, "ruleset": RULES, "seed": "abc-1"}
    others = [{"user": colleague}, {"generator": "cut"}, {"level": 2}, {"ruleset": "parlour"}, {"seed": "abcd-1"}]
    for each in ({}, *others):
        Practice.objects.create(**row, **(mine | each))
    assert selectors.session_of(trainee, "zero", 1, RULES, "abc").answers == 1


SAID = "That was faster than the question can be read."


def test_an_answer_faster_than_its_question_is_kept_as_such_and_the_trainee_is_told(signed_in):
    assert SAID not in practised(signed_in, 2, n=1).content.decode()
    page = practised(signed_in, 1, n=2).content.decode()
    assert SAID in page
    assert "Too fast to count: 1" in page
    assert list(Practice.objects.order_by("pk").values_list("too_fast", flat=True)) == [False, True]


def test_it_counts_for_no_streak_no_pace_and_no_target(signed_in, trainee):
    practised(signed_in, 8, n=1)
    practised(signed_in, 1, n=2)
    practised(signed_in, 1, n=3, **{"product-1": "1"})
    practised(signed_in, 6, n=4)
    session = selectors.session_of(trainee, "multiples", 1, RULES, "abc")
    assert (session.answers, session.right, session.streak, session.seconds, session.too_fast) == (2, 2, 2, 7, 2)
    lately = targets.standings(trainee, TARGETS, RULES, only=("multiples", 1))["multiples", 1].lately
    assert (lately.answers, lately.seconds) == (2, 7)


def test_a_fast_answer_to_an_item_that_was_answered_before_is_no_matter(signed_in):
    practised(signed_in, 8)
    assert SAID not in practised(signed_in, 1).content.decode()
    assert not Practice.objects.get().too_fast


def test_an_answer_of_unknown_time_is_not_called_too_fast(signed_in):
    signed_in.post(drill(), key_of())
    assert not Practice.objects.get().too_fast


def test_a_visitor_sees_no_session(rules, client):
    page = client.post(drill(), key_of()).content.decode()
    assert "data-verdict" in page
    assert "Right in this session" not in page


# --- another language in the middle ------------------------------------------------------------------------------


def test_an_amount_typed_in_one_language_and_not_sent_is_written_as_the_other_does(signed_in):
    slug, here = "multiples", drill(slug="multiples").replace("/en/", "/it/")
    level = f"{here.replace('level=1', 'level=5')}"
    row = GENERATORS[slug].make("abc-1", 5, ruleset())
    typed = {part.slug: "1,250.50" for part in row.parts[:1]} | {row.parts[1].slug: "many"}
    shown = signed_in.post(level, typed | {"typed_in": "en", "shown": "kept"}, headers={"HX-Request": "true"})
    page = shown.content.decode()
    assert [part.typed for part in shown.context["item"].parts[:2]] == [typed_in_italian(), "many"]
    assert 'name="shown" value="kept"' in page
    assert "data-verdict" not in page
    assert "aria-invalid" not in page
    assert not Practice.objects.exists()


def typed_in_italian():
    with override("it"):
        return money(125050)


def test_a_language_that_is_none_is_read_as_the_pages_own(signed_in):
    shown = signed_in.post(drill(), {"product-1": "12", "typed_in": "../x"})
    assert shown.status_code == 200
    assert shown.context["item"].parts[0].typed == "12"


# --- exams -------------------------------------------------------------------------------------------------------


def test_an_exam_answer_keeps_how_long_its_item_was_shown(client, trainee, attempt):
    client.force_login(trainee)
    here = reverse("quiz:attempt", args=[attempt.uuid])
    key = attempt.items.get(position=2).key
    with time_machine.travel(NOON + timedelta(seconds=20), tick=False) as clock:
        page = client.get(f"{here}?item=2")
        clock.shift(5)
        token = page.context["token"]
        client.post(here, {"item": "2", "token": token, "shown": stamped(page), **key})
    kept = Answer.objects.get()
    assert (kept.seconds, kept.shown_seconds, kept.seconds_taken) == (25, 5, 5)


def test_an_exam_answer_without_its_moment_counts_since_the_answer_before(client, trainee, attempt):
    client.force_login(trainee)
    key = attempt.items.get(position=1).key
    with time_machine.travel(NOON + timedelta(seconds=20), tick=False):
        client.post(reverse("quiz:attempt", args=[attempt.uuid]), {"item": "1", "token": "t", "shown": "x", **key})
    kept = Answer.objects.get()
    assert (kept.shown_seconds, kept.seconds_taken) == (None, 20)
