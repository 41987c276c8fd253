"""An exam from its start to its mark."""

from dataclasses import replace
from datetime import timedelta

import pytest

from games.web.rulebook.models import Book, Clause
from tests.training.quiz.conftest import NOON, SMALL, with_more_time
from training.drills.kit.exam import Section
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz import grading, services
from training.quiz.dealt import DEALT
from training.quiz.models import Answer, Attempt, AttemptItem, Mark, Submission
from training.quiz.problems import AttemptRefused, BadAnswer
from training.quiz.signals import attempt_closed
from training.quiz.tasks import close_expired

DEADLINE = NOON + timedelta(minutes=4)


def answer_all(attempt, count=None, seconds=30):
    now = NOON
    for item in list(attempt.items.all())[:count]:
        now += timedelta(seconds=seconds)
        services.answer(attempt, item.position, item.key, f"token-{item.position}", now)
    return now


def test_a_start_freezes_what_the_result_depends_on(attempt, trainee):
    assert (attempt.user, attempt.house, attempt.blueprint) == (trainee, trainee.house, "small")
    assert attempt.deadline - attempt.started_at == timedelta(minutes=4)
    assert (attempt.pass_mark, attempt.pace_seconds, attempt.ruleset) == (75, 60, "venice-french")
    assert attempt.ruleset_parameters["zero"] == "prison"
    assert attempt.ruleset_parameters["float"]["100000"] == 46
    items = list(attempt.items.all())
    assert [item.position for item in items] == [1, 2, 3, 4]
    assert [item.generator for item in items] == ["multiples", "multiples", "picture-bet", "zero"]
    for item in items:
        again = GENERATORS[item.generator].make(item.seed, item.level, DEALT[attempt.ruleset].rules)
        assert (again.face, again.key) == (item.face, item.key)
        assert all(revision == 1 for cited in item.clauses.values() for _clause, revision in cited)


def test_a_second_start_returns_the_open_attempt(attempt, trainee):
    again = services.start(trainee, SMALL, "it", NOON + timedelta(minutes=3))
    assert (again, again.language) == (attempt, "en")


def test_a_start_after_the_time_ran_out_closes_the_old_attempt_and_opens_a_new_one(attempt, trainee):
    fresh = services.start(trainee, SMALL, "en", DEADLINE + timedelta(hours=1))
    assert fresh != attempt
    assert attempt.submission.reason == Submission.Reason.TIMED_OUT


def test_items_never_repeat_inside_an_attempt(rules, trainee):
    many = replace(SMALL, slug="many", sections=(Section("announcement", 3, 30),))
    items = services.start(trainee, many, "en", NOON).items.all()
    assert len({item.scene_number for item in map(_numbered, items)}) == 30


def _numbered(item):
    item.scene_number = item.face["scene"]["number"]
    return item


def test_more_items_than_there_are_is_refused_before_anything_is_written(rules, trainee):
    greedy = replace(SMALL, sections=(Section("announcement", 3, 38),))
    with pytest.raises(ValueError, match="more items than there are"):
        services.start(trainee, greedy, "en", NOON)
    assert not Attempt.objects.exists()


def test_who_has_no_house_sits_no_exam(rules, drifter):
    with pytest.raises(AttemptRefused) as refused:
        services.start(drifter, SMALL, "en", NOON)
    assert refused.value.code == "no-house"


def test_no_exam_in_a_language_that_lacks_one_of_its_clauses(rules, trainee):
    Clause.objects.filter(pk="roulette-zero-prison").update(source_revision_it=None)
    Book.objects.filter(game="roulette").update(stamp="one word less")
    with pytest.raises(AttemptRefused) as refused:
        services.start(trainee, SMALL, "it", NOON)
    assert refused.value.code == "language"
    assert not Attempt.objects.exists()
    assert services.start(trainee, SMALL, "en", NOON).language == "en"


def test_the_same_token_is_the_same_answer(attempt):
    first = services.answer(attempt, 1, {"product-1": 1}, "token", NOON + timedelta(seconds=20))
    again = services.answer(attempt, 1, {"product-1": 2}, "token", NOON + timedelta(seconds=50))
    assert again == first
    assert Answer.objects.get().given == {"product-1": 1}


def test_an_unchanged_answer_is_no_new_answer_and_leaves_the_pace(attempt):
    kept = services.answer(attempt, 1, {"product-1": 1}, "first", NOON + timedelta(seconds=20))
    again = services.answer(attempt, 1, {"product-1": 1}, "second", NOON + timedelta(seconds=200))
    assert again == kept
    assert Answer.objects.count() == 1
    assert services.submit(attempt, NOON + timedelta(seconds=210)).seconds == 5


def test_looking_through_all_answers_again_costs_no_pass(attempt):
    answer_all(attempt)
    for item in attempt.items.all():
        services.answer(attempt, item.position, item.key, f"looked-{item.position}", DEADLINE)
    result = services.submit(attempt, DEADLINE)
    assert (result.seconds, result.passed) == (30, True)


def test_an_answer_changed_and_changed_back_is_a_new_answer(attempt):
    for token, product in enumerate((1, 2, 1)):
        services.answer(attempt, 1, {"product-1": product}, str(token), NOON)
    assert [answer.given["product-1"] for answer in Answer.objects.order_by("pk")] == [1, 2, 1]


def test_an_answer_may_be_changed_and_the_last_one_counts(attempt):
    item = attempt.items.get(position=1)
    services.answer(attempt, 1, {"product-1": 0}, "one", NOON)
    services.answer(attempt, 1, item.key, "two", NOON + timedelta(seconds=9))
    result = services.submit(attempt, NOON + timedelta(minutes=1))
    assert item.answers.count() == 2
    assert result.items[0].share == 1


def test_seconds_run_from_the_answer_before(attempt):
    services.answer(attempt, 1, {"product-1": 1}, "a", NOON + timedelta(seconds=20))
    services.answer(attempt, 3, {"chips": 1}, "b", NOON + timedelta(seconds=65))
    assert list(Answer.objects.order_by("pk").values_list("seconds", flat=True)) == [20, 45]


def test_what_has_not_the_form_of_an_answer_is_not_kept(attempt):
    with pytest.raises(BadAnswer):
        services.answer(attempt, 1, {"product-1": "many"}, "token", NOON)
    assert not Answer.objects.exists()


def test_an_answer_within_the_grace_counts_and_a_later_one_is_refused(attempt):
    services.answer(attempt, 1, {"product-1": 1}, "in-time", DEADLINE + services.GRACE)
    with pytest.raises(AttemptRefused) as refused:
        services.answer(attempt, 2, {"product-1": 1}, "late", DEADLINE + services.GRACE + timedelta(seconds=1))
    assert refused.value.code == "late"
    assert str(refused.value.message).endswith(".")


def test_nothing_is_answered_after_handing_in_but_a_retry_learns_that_it_was_kept(attempt):
    kept = services.answer(attempt, 1, {"product-1": 1}, "token", NOON)
    services.submit(attempt, NOON)
    assert services.answer(attempt, 1, {"product-1": 1}, "token", NOON) == kept
    with pytest.raises(AttemptRefused) as refused:
        services.answer(attempt, 1, {"product-1": 1}, "other", NOON)
    assert refused.value.code == "closed"


def test_all_right_and_in_time_passes(attempt):
    result = services.submit(attempt, answer_all(attempt))
    assert (result.percent, result.seconds, result.passed) == (100, 30, True)
    assert result.submission.reason == Submission.Reason.SUBMITTED


def test_the_last_answer_that_is_accepted_keeps_the_pace(attempt):
    answer_all(attempt, count=3)
    last = attempt.items.get(position=4)
    services.answer(attempt, 4, last.key, "last", DEADLINE + services.GRACE)
    result = services.submit(attempt, DEADLINE + services.GRACE)
    assert (result.percent, result.seconds, result.passed) == (100, 60, True)


def test_an_attempt_that_froze_a_longer_time_keeps_its_pace_too(attempt):
    longer = with_more_time(attempt)
    result = services.submit(longer, answer_all(longer, seconds=61))
    assert (result.mark_reached, result.pace_kept, result.passed) == (True, False, False)


def test_a_quick_pace_with_a_poor_mark_does_not_pass(attempt):
    result = services.submit(attempt, answer_all(attempt, count=2))
    assert (result.percent, result.pace_kept, result.passed) == (50, True, False)


def test_the_pass_mark_itself_is_enough(attempt):
    result = services.submit(attempt, answer_all(attempt, count=3))
    assert (result.percent, result.passed) == (75, True)


def test_nothing_answered_is_no_pace_at_all(attempt):
    result = services.submit(attempt, NOON)
    assert (result.percent, result.seconds, result.passed) == (0, None, False)


def test_parts_share_the_weight_of_their_item(attempt):
    item = attempt.items.get(position=1)
    half = dict(list(item.key.items())[:2])
    services.answer(attempt, 1, half, "token", NOON)
    result = services.submit(attempt, NOON)
    assert (result.items[0].mark.score, result.items[0].mark.max) == (2, 4)
    assert result.percent == 12  # an eighth, rounded down: half of one item in four


def test_a_second_submit_returns_the_first_result_and_doubles_nothing(attempt):
    results = []
    attempt_closed.connect(lambda **sent: results.append(sent["result"]), weak=False, dispatch_uid="second")
    try:
        first = services.submit(attempt, NOON)
        again = services.submit(attempt, NOON + timedelta(minutes=3))
    finally:
        attempt_closed.disconnect(dispatch_uid="second")
    assert again.submission == first.submission
    assert (Submission.objects.count(), Mark.objects.count(), len(results)) == (1, 4, 1)
    assert results[0].attempt == attempt


def test_time_that_ran_out_closes_an_attempt_by_itself(attempt):
    assert not services.close_if_due(attempt, DEADLINE)
    assert services.close_if_due(attempt, DEADLINE + services.GRACE + timedelta(seconds=1))
    assert (attempt.submission.reason, attempt.submission.at) == (Submission.Reason.TIMED_OUT, DEADLINE)


def test_the_task_closes_what_ran_out_and_nothing_else(attempt, colleague):
    from django.utils import timezone

    running = services.start(colleague, SMALL, "en", timezone.now())
    assert close_expired() == 1
    assert Submission.objects.get().attempt == attempt
    assert close_expired() == 0
    assert not Submission.objects.filter(attempt=running).exists()


def test_a_damaged_attempt_does_not_keep_the_others_open(rules, trainee, colleague, caplog):
    damaged = services.start(trainee, SMALL, "en", NOON)
    face = {"parts": [{"slug": "colour", "kind": "choice"}]}
    AttemptItem.objects.create(attempt=damaged, position=5, version=1, seed="5", level=1, face=face, key={}, clauses={})
    sound = services.start(colleague, SMALL, "en", NOON)
    assert close_expired() == 1
    assert Submission.objects.get().attempt == sound
    assert f"Attempt {damaged.uuid} cannot be closed" in caplog.text
    assert "1 of 2 attempts" in caplog.text


def test_a_frozen_item_survives_a_change_of_its_generator(attempt, monkeypatch):
    item = attempt.items.get(position=1)
    changed = replace(GENERATORS["multiples"], version=2, draw=GENERATORS["zero"].draw)
    monkeypatch.setitem(GENERATORS, "multiples", changed)
    services.answer(attempt, 1, item.key, "token", NOON)
    result = services.submit(attempt, NOON)
    assert (result.items[0].share, result.items[0].item.version) == (1, 1)


def test_a_mark_keeps_the_clauses_with_their_revision(attempt):
    Clause.objects.update(revision=2)
    result = services.submit(attempt, NOON)
    cited = result.items[3].mark.clauses["fate-A"]
    assert ["roulette-zero-prison", 1] in cited


@pytest.mark.parametrize("slug", BLUEPRINTS)
def test_every_blueprint_can_be_sat_and_passed_in_its_time(rules, trainee, slug):
    blueprint = BLUEPRINTS[slug]
    attempt = services.start(trainee, blueprint, "en", NOON)
    items = AttemptItem.objects.filter(attempt=attempt)
    assert items.count() == blueprint.size
    assert attempt.deadline - attempt.started_at == timedelta(seconds=blueprint.size * blueprint.pace)
    assert blueprint.minutes * 60 == blueprint.size * blueprint.pace
    assert all(grading.judge(item.face, item.key, item.key).score == len(item.key) for item in items)
