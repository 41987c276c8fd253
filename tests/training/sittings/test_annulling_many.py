"""Several exams are annulled at once: first it is shown what would happen to each, then it is done as it was shown."""

from datetime import timedelta

import pytest
import time_machine
from django.core import mail

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person, an_attempt, hand_in, mark
from training.quiz.annulling import annul
from training.quiz.house.rooms import open_room
from training.quiz.marking import decide, regrade
from training.quiz.models import Annulment, OutcomeChange
from training.quiz.outcomes import Outcome, last_mark, standings, undecided
from training.sittings import annulling
from training.sittings.annulling import annul_as_shown, ended, foresee
from training.staff.foreseen import Changed
from training.staff.models import AuditEntry, Role

WHY = "The fire alarm rang."
PAGE = "/en/training/sittings/annul/"
EXAM = "french-roulette"


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def failed(trainee):
    return a_failure(trainee)


@pytest.fixture
def passed(colleague):
    return a_certificate(colleague).attempt


def choose(client, attempts, query="", **more):
    return client.post(PAGE + query, {"exam": [attempt.uuid for attempt in attempts], "reason": WHY, **more})


def outcomes(*attempts):
    return [standings([attempt])[attempt.pk].outcome for attempt in attempts]


# --- the page ----------------------------------------------------------------------------------------------------


def test_it_names_what_would_happen_and_then_does_exactly_that(signed_in, failed, passed, hr):
    text = signed_in.get(PAGE).content.decode()
    assert all(attempt.user.full_name in text for attempt in (failed, passed))
    page = choose(signed_in, [failed, passed])
    text = " ".join(page.content.decode().split())
    assert "2 exams would be annulled." in text
    assert "1 of them is passed: an HR officer of the house other than you must confirm this" in text
    assert [text.count(said) for said in ("annulled at once", "annulled once HR confirms it")] == [1, 1]
    assert (Annulment.objects.count(), len(mail.outbox)) == (0, 0)
    done = choose(signed_in, [failed, passed], seen=page.context["foreseen"].digest)
    assert done["Location"] == "/en/training/sittings/"
    assert outcomes(failed, passed) == [Outcome.ANNULLED, Outcome.WITHDRAWN]
    assert undecided().get().attempt == passed
    assert [letter.to for letter in mail.outbox] == [[hr.email]]
    assert AuditEntry.objects.filter(action="exam-annulled").count() == 2


def test_only_those_that_are_chosen_are_annulled(signed_in, failed, passed):
    page = choose(signed_in, [failed])
    choose(signed_in, [failed], seen=page.context["foreseen"].digest)
    assert outcomes(failed, passed) == [Outcome.ANNULLED, Outcome.PASSED]
    assert not mail.outbox


def test_a_room_has_its_own_list_with_all_chosen(signed_in, instructor, trainee, colleague, failed):
    room = open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)
    inside, going_on = an_attempt(colleague, NOON, room=room), an_attempt(trainee, NOON, room=room)
    hand_in(inside, NOON)
    mark(inside, 0)
    here = f"/en/training/sittings/rooms/{room.uuid}/"
    assert f'href="{PAGE}?room={room.uuid}"' in signed_in.get(here).content.decode()
    text = signed_in.get(f"{PAGE}?room={room.uuid}").content.decode()
    assert (text.count("checked"), str(inside.uuid) in text) == (1, True)
    assert not any(str(attempt.uuid) in text for attempt in (failed, going_on))
    query = f"?room={room.uuid}"
    seen = choose(signed_in, [inside, failed], query).context["foreseen"]
    assert choose(signed_in, [inside, failed], query, seen=seen.digest)["Location"] == here
    assert (outcomes(inside, failed)) == [Outcome.ANNULLED, Outcome.FAILED]


def test_the_list_is_narrowed_down_by_exam_and_days(signed_in, trainee, colleague):
    today, before = a_failure(trainee), a_failure(colleague, NOON - timedelta(days=3))
    other = a_failure(trainee)

    def listed(query):
        return {line.attempt for line in signed_in.get(PAGE + query).context["lines"]}

    assert listed("") == {today, other}
    assert listed(f"?exam={EXAM}&first=2026-02-27") == {today, before, other}
    assert listed("?exam=&first=&last=2026-02-28") == {before}
    assert listed("?exam=blackjack") == set()


@pytest.mark.parametrize("query", ["?exam=bridge", "?first=yesterday"])
def test_a_filter_that_is_not_offered_is_refused_at_its_field(signed_in, failed, query):
    page = signed_in.get(PAGE + query)
    assert (page.status_code, 'class="error"' in page.content.decode()) == (400, True)
    assert choose(signed_in, [failed], query).status_code == 400
    assert not Annulment.objects.exists()


@pytest.mark.parametrize("room", ["x", "00000000-0000-0000-0000-000000000000"])
def test_there_is_no_page_for_a_room_that_is_not_there(signed_in, room):
    assert signed_in.get(f"{PAGE}?room={room}").status_code == 404


def test_what_waits_for_hr_already_stays_as_it_is(signed_in, instructor, failed, passed):
    regrade(last_mark(passed), instructor, "Misread.", 0, NOON)
    text = signed_in.get(PAGE).content.decode()
    assert (f'value="{passed.uuid}"' in text, "waits for HR" in text) == (False, True)
    page = choose(signed_in, [failed, passed])
    assert "1 exam stays as it is." in page.content.decode()
    choose(signed_in, [failed, passed], seen=page.context["foreseen"].digest)
    assert Annulment.objects.get().attempt == failed


def test_one_that_hr_refused_to_annul_stays_as_it_is(signed_in, instructor, hr, passed):
    annul(passed, instructor, WHY, NOON)
    decide(undecided().get(), hr, confirm=False, reason="No.", seen=last_mark(passed).pk, now=NOON)
    assert "HR has refused to annul it" in signed_in.get(PAGE).content.decode()


def test_what_has_changed_since_it_was_shown_is_shown_again_and_nothing_is_done(signed_in, hr, failed, passed):
    seen = choose(signed_in, [failed, passed]).context["foreseen"].digest
    annul(failed, hr, "Copied.", NOON)
    page = choose(signed_in, [failed, passed], seen=seen)
    assert (page.status_code, "Something has changed since" in page.content.decode()) == (422, True)
    assert Annulment.objects.get().attempt == failed
    assert choose(signed_in, [passed], seen=page.context["foreseen"].digest).status_code == 302


def test_another_reason_than_the_one_that_was_shown_is_shown_first(signed_in, failed):
    seen = choose(signed_in, [failed]).context["foreseen"].digest
    assert choose(signed_in, [failed], seen=seen, reason="Something else.").status_code == 422
    assert not Annulment.objects.exists()


@pytest.mark.parametrize("what", ["annulled", "marked"])
def test_what_changes_while_it_is_done_is_shown_and_nothing_is_done(instructor, hr, failed, passed, monkeypatch, what):
    def interrupted(attempt, *given):
        if attempt == max(failed, passed, key=lambda each: each.pk):
            if what == "annulled":
                annul(passed, hr, "Copied.", NOON)
            else:
                regrade(last_mark(passed), hr, "Misread.", 0, NOON)
        return annul(attempt, *given)

    assert passed.pk > failed.pk
    seen = foresee(instructor, [failed, passed], WHY).digest
    monkeypatch.setattr(annulling, "annul", interrupted)
    with pytest.raises(Changed):
        annul_as_shown(instructor, [failed, passed], WHY, seen, NOON)
    assert not Annulment.objects.exists()
    assert not OutcomeChange.objects.exists()


def test_sent_twice_it_is_done_once(signed_in, failed, passed):
    seen = choose(signed_in, [failed, passed]).context["foreseen"].digest
    assert [choose(signed_in, [failed, passed], seen=seen).status_code for _ in range(2)] == [302, 422]
    assert Annulment.objects.count() == 2


def test_something_must_be_chosen(signed_in, failed):
    page = choose(signed_in, [])
    assert (page.status_code, "No exam is chosen" in page.content.decode()) == (422, True)


@pytest.mark.parametrize(("reason", "said"), [(" ", "Enter a reason"), ("x" * 2001, "2000 characters")])
def test_a_reason_is_needed_and_what_was_chosen_is_kept(signed_in, failed, passed, reason, said):
    page = choose(signed_in, [failed], reason=reason)
    text = page.content.decode()
    assert (page.status_code, said in text, text.count("checked")) == (422, True, 1)
    assert not Annulment.objects.exists()


def test_nobody_annuls_their_own(signed_in, instructor, failed):
    own = a_failure(instructor)
    assert list(ended(instructor, "", None, None, None)) == [failed]
    foreseen = foresee(instructor, [own], WHY)
    assert (foreseen.done, foreseen.left) == ([], 1)
    with pytest.raises(Changed):
        annul_as_shown(instructor, [own], WHY, foreseen.digest, NOON)


@pytest.mark.parametrize(("who", "status"), [("trainee", 403), ("colleague", 403), ("drifter", 403)])
def test_the_page_is_for_those_who_arrange_exams(request, client, failed, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.get(PAGE).status_code == status
    assert choose(client, [failed]).status_code == status


def test_exams_of_another_house_are_neither_listed_nor_annulled(client, instructor, stranger, failed):
    room = open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)
    client.force_login(stranger)
    assert str(failed.uuid) not in client.get(PAGE).content.decode()
    assert client.get(f"{PAGE}?room={room.uuid}").status_code == 404
    assert choose(client, [failed], seen="x").status_code == 422
    assert not Annulment.objects.exists()


def test_the_number_of_queries_does_not_depend_on_how_many_are_listed(
    signed_in, house, failed, passed, django_assert_max_num_queries
):
    signed_in.get(PAGE)
    with django_assert_max_num_queries(40) as few:
        signed_in.get(PAGE)
    for number in range(4):
        a_failure(a_person(house, Role.TRAINEE, f"p{number}"))
    with django_assert_max_num_queries(len(few)):
        assert len(signed_in.get(PAGE).context["lines"]) == 6
