"""The pages of a shift: worked with plain forms, seen by whom they concern."""

import re
from datetime import timedelta

import pytest
import time_machine
from django.urls import reverse

from tests.training.certification.cast import NOON, an_attempt
from tests.training.shifts.conftest import TABLE, begin
from tests.training.shifts.test_working import changed_table, do, work  # noqa: F401
from training.drills.registry import SHIFT_TABLES
from training.quiz.presentation import typed_again
from training.shifts import selectors
from training.shifts.models import ActAnswer, ActShown, Shift, ShiftEnd

HOME = "/en/training/shifts/"
CHOSEN = {"table": TABLE.slug, "busyness": "busy", "length": "10"}


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def signed_in(client, trainee):
    client.force_login(trainee)
    return client


def page(shift, name, *more):
    return reverse(f"shifts:{name}", args=[shift.uuid, *more])


def text(response):
    return response.content.decode()


def gone(response):
    return int(re.search(r'data-gone="([^"]*)"', text(response))[1])


def typed(shift, position):
    face = selectors.acts_of(shift)[position - 1].item
    return {**typed_again(face.face, face.key), "act": position}


def test_a_shift_is_begun_with_what_was_chosen(signed_in, trainee, rulebook):
    answer = signed_in.post(HOME, CHOSEN)
    shift = Shift.objects.get()
    assert answer["Location"] == page(shift, "work")
    assert (shift.user, shift.house, shift.busyness, shift.length) == (trainee, trainee.house, "busy", 10)


@pytest.mark.parametrize("wrong", [{"length": "7"}, {"busyness": "wild"}, {"table": "ludo"}, {"length": "many"}])
def test_no_other_shift_is_begun(signed_in, wrong):
    assert signed_in.post(HOME, CHOSEN | wrong).status_code == 422
    assert not Shift.objects.exists()


def test_a_whole_shift_is_worked_with_plain_forms(signed_in, shift):
    for position in range(1, shift.length + 1):
        shown = signed_in.get(page(shift, "work"))
        assert f"Act {position} of {shift.length}" in text(shown)
        answer = signed_in.post(page(shift, "work"), typed(shift, position))
        assert answer["Location"] == page(shift, "act", position)
        verdict = text(signed_in.get(answer["Location"]))
        assert "No money lost" in verdict
        assert ("Next act" in verdict) == (position < shift.length)
    assert [row.is_right and not row.is_late for row in ActAnswer.objects.all()] == [True] * shift.length
    assert signed_in.get(page(shift, "work"))["Location"] == page(shift, "sheet")


def after(seconds):
    return time_machine.travel(NOON + timedelta(seconds=seconds), tick=False)


def test_the_time_is_that_since_the_act_was_shown(signed_in, shift):
    signed_in.get(page(shift, "work"))
    with after(50):
        answer = signed_in.post(page(shift, "work"), typed(shift, 1))
        assert "late: 50 seconds" in text(signed_in.get(answer["Location"]))
    assert ActAnswer.objects.get().seconds == 50


@pytest.mark.parametrize("language", ["en", "it"])
def test_loading_the_page_again_does_not_start_the_time_again(signed_in, shift, language):
    assert gone(signed_in.get(page(shift, "work"))) == 0
    with after(40):
        assert gone(signed_in.get(page(shift, "work").replace("/en/", f"/{language}/"))) == 40
    with after(50):
        signed_in.post(page(shift, "work"), typed(shift, 1))
    assert [(row.seconds, row.is_late) for row in ActAnswer.objects.all()] == [(50, True)]
    assert ActShown.objects.get().at == NOON


def test_each_act_has_its_own_time(signed_in, shift):
    signed_in.get(page(shift, "work"))
    with after(40):
        signed_in.post(page(shift, "work"), typed(shift, 1))
        signed_in.get(page(shift, "work"))
    with after(60):
        signed_in.post(page(shift, "work"), typed(shift, 2))
    assert [(row.seconds, row.is_late) for row in ActAnswer.objects.order_by("position")] == [(40, False), (20, False)]


def test_an_act_that_was_not_shown_is_late(signed_in, shift):
    signed_in.get(page(shift, "work"))
    signed_in.post(page(shift, "work"), typed(shift, 1))
    signed_in.post(page(shift, "work"), typed(shift, 2))
    assert [row.is_late for row in ActAnswer.objects.order_by("position")] == [False, True]


def test_who_comes_back_a_day_later_is_late_by_no_more_than_ten_minutes(signed_in, shift):
    signed_in.get(page(shift, "work"))
    with after(24 * 60 * 60):
        signed_in.post(page(shift, "work"), typed(shift, 1))
    assert ActAnswer.objects.get().seconds == 600


def test_what_cannot_be_read_is_asked_again_with_the_time_of_the_first_showing(signed_in, shift):
    signed_in.get(page(shift, "work"))
    with after(20):
        answer = signed_in.post(page(shift, "work"), {"act": "1"})
    assert (answer.status_code, gone(answer)) == (422, 20)
    assert not ActAnswer.objects.exists()


@pytest.mark.parametrize("act", ["", "0", "6", "one", "²", "1234"])
def test_an_act_that_the_shift_does_not_have_is_not_found(signed_in, shift, act):
    assert signed_in.post(page(shift, "work"), {"act": act}).status_code == 404


def test_an_act_out_of_its_order_is_refused_with_the_reason_and_not_shown(signed_in, shift):
    for sent in (typed(shift, 2), {"act": "2"}):
        answer = signed_in.post(page(shift, "work"), sent, follow=True)
        assert "Another act comes first." in text(answer)
    assert not ActAnswer.objects.exists()
    assert list(ActShown.objects.values_list("position", flat=True)) == [1]


def test_an_act_that_is_answered_leads_to_its_verdict_when_it_is_sent_again(signed_in, shift):
    for sent in (typed(shift, 1), {"act": "1"}):
        answer = signed_in.post(page(shift, "work"), sent)
        assert (answer.status_code, answer["Location"]) == (302, reverse("shifts:act", args=[shift.uuid, 1]))
    assert ActAnswer.objects.count() == 1


def test_the_end_is_confirmed_first(signed_in, shift):
    assert "Acts done so far: 0 of 5." in text(signed_in.get(page(shift, "end")))
    assert not ShiftEnd.objects.exists()
    assert signed_in.post(page(shift, "end"))["Location"] == page(shift, "sheet")
    assert "ended early" in text(signed_in.get(page(shift, "sheet")))
    assert signed_in.get(page(shift, "end"))["Location"] == page(shift, "sheet")


def test_the_sheet_says_what_cost_most_with_its_drill_and_lesson(signed_in, shift):
    position, act = next((n, a) for n, a in enumerate(selectors.acts_of(shift), 1) if a.kind == "pay")
    for earlier in range(1, position):
        do(shift, earlier)
    slug = next(slug for slug in act.moves if slug.startswith("money-"))
    do(shift, position, {**act.item.key, slug: act.item.key[slug] + 1250}, seconds=50)
    sheet = text(signed_in.get(page(shift, "sheet")))
    assert "At the house’s expense: 12.50" in sheet
    assert "late: 50 seconds" in sheet
    assert "/en/training/drills/order-of-payment/" in sheet
    assert "/en/training/courses/french-roulette/paying/" in sheet


SEEN = {"trainee": 200, "colleague": 404, "instructor": 200, "hr": 200, "stranger": 404, "drifter": 404}


@pytest.mark.parametrize(("who", "status"), SEEN.items())
def test_who_sees_a_sheet_and_its_acts(client, shift, who, status, request):
    do(shift, 1)
    client.force_login(request.getfixturevalue(who))
    assert client.get(page(shift, "sheet")).status_code == status
    assert client.get(page(shift, "act", 1)).status_code == status
    assert client.get(page(shift, "act", 2)).status_code == 404


@pytest.mark.parametrize("who", [who for who in SEEN if who != "trainee"])
def test_nobody_else_works_or_ends_a_shift(client, shift, who, request):
    client.force_login(request.getfixturevalue(who))
    for name in ("work", "end"):
        assert client.get(page(shift, name)).status_code == 404
        assert client.post(page(shift, name), {"act": 1}).status_code == 404
    assert not ShiftEnd.objects.exists()


@pytest.mark.parametrize(("who", "listed"), [("instructor", 1), ("hr", 1), ("stranger", 0), ("colleague", 0)])
def test_the_shifts_of_a_house_are_listed_for_its_instructors_and_hr(client, shift, who, listed, request):
    client.force_login(request.getfixturevalue(who))
    assert text(client.get(f"{HOME}?house=1")).count(page(shift, "sheet")) == listed
    assert page(shift, "sheet") not in text(client.get(HOME))


def test_the_training_home_leads_to_the_open_shift(signed_in, rulebook, trainee):
    assert 'href="/en/training/shifts/"' in text(signed_in.get("/en/training/"))
    shift = begin(trainee)
    assert page(shift, "work") in text(signed_in.get("/en/training/"))


def test_a_shift_whose_table_has_changed_shows_its_marks_alone(signed_in, shift, changed_table):  # noqa: F811
    do(shift, 1)
    changed_table()
    sheet = text(signed_in.get(page(shift, "sheet")))
    assert "The rules of this table have changed" in sheet
    assert page(shift, "act", 1) not in sheet
    assert "1 of 5" in sheet
    for name in (("act", 1), ("work",)):
        assert signed_in.get(page(shift, *name))["Location"] == page(shift, "sheet")
    signed_in.post(page(shift, "end"))
    assert ShiftEnd.objects.get().reason == "changed"


def test_a_shift_is_closed_to_somebody_who_sits_an_exam(signed_in, shift, trainee):
    do(shift, 1)
    an_attempt(trainee, NOON)
    for address in (HOME, *(page(shift, name) for name in ("work", "end", "sheet")), page(shift, "act", 1)):
        assert signed_in.get(address).status_code == 403


@pytest.mark.parametrize("table", SHIFT_TABLES.values(), ids=SHIFT_TABLES)
@pytest.mark.parametrize("busyness", ["calm", "busy"])
def test_every_act_of_a_long_shift_can_be_shown_and_judged(signed_in, rulebook, trainee, table, busyness):
    shift = begin(trainee, "long", busyness, 20, table)
    work(shift)
    for position in range(1, 21):
        assert signed_in.get(page(shift, "act", position)).status_code == 200
