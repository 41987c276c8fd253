"""What a house arranges for an exam that it has made itself: the same as for those of the games, for itself alone."""

from datetime import date, timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied

from tests.training.certification.cast import NOON
from tests.training.classes.school import TODAY, a_class
from training.classes.assigning import assign
from training.classes.states import State
from training.classes.work import work_of
from training.quiz import services as quiz
from training.quiz.house.allowances import allow_another, unused_attempts
from training.quiz.house.models import AnotherAttempt, ExamTerms, Room
from training.quiz.house.rooms import open_room
from training.quiz.house.terms import set_terms
from training.quiz.models import Attempt
from training.sittings import selectors
from training.staff import making
from training.steps.what import Kind, What

HOME = "/en/training/sittings/"
EXAMS = "/en/training/exams/"
ROOM = {"class_name": "", "minutes": "30"}


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def sit(client, own, code=""):
    return client.post(f"{EXAMS}own/{own.pk}/begin/", {"code": code})


def finished(trainee, *, right):
    """Hand in the exam that somebody sits, all of it right or none of it."""
    attempt = Attempt.objects.filter(user=trainee, submission=None).get()
    for item in attempt.items.all() if right else ():
        quiz.answer(attempt, item.position, item.key, f"t{item.position}", NOON)
    return quiz.submit(attempt, NOON)


def listed(person):
    return {each.exam.slug: each.exam for each in selectors.exams(person)}


def test_a_house_arranges_the_exams_of_the_games_and_its_own(instructor, hr, published, teacher_elsewhere):
    assert [published.slug in listed(person) for person in (instructor, hr, teacher_elsewhere)] == [True, True, False]
    assert str(listed(instructor)[published.slug].title) == "House test"
    assert "french-roulette" in listed(teacher_elsewhere)


def test_another_house_neither_reads_nor_sets_its_rules(client, published, teacher_elsewhere):
    client.force_login(teacher_elsewhere)
    address = f"{HOME}exams/{published.slug}/"
    assert client.get(address).status_code == 404
    assert client.post(address, {"default": "yes"}).status_code == 404
    refused = client.post(f"{HOME}rooms/open/", ROOM | {"exam": published.slug})
    assert (refused.status_code, list(refused.context["form"].errors)) == (422, ["exam"])
    assert not ExamTerms.objects.exists()


def test_a_limit_and_a_wait_hold_and_a_further_attempt_ends_them(client, instructor, trainee, published):
    set_terms(instructor, published.slug, attempts=1, days=30, wait_hours=48)
    client.force_login(trainee)
    sit(client, published)
    finished(trainee, right=False)
    page = client.get(EXAMS).content.decode()
    assert "Your house allows 1 attempt within 30 days" in page
    assert f"own/{published.pk}/begin/" not in page
    assert (
        "as many attempts at this exam as your house allows"
        in client.get(sit(client, published)["Location"]).content.decode()
    )
    assert Attempt.objects.count() == 1
    allow_another(instructor, trainee, exam=published.slug, reason="Was ill")
    assert "Your house allows you one more attempt now." in client.get(EXAMS).content.decode()
    sit(client, published)
    assert Attempt.objects.count() == 2
    assert not unused_attempts(trainee.pk, trainee.house_id).exists()


def test_without_terms_an_own_exam_asks_for_no_wait(client, trainee, published):
    client.force_login(trainee)
    for number in (1, 2):
        sit(client, published)
        finished(trainee, right=False)
        assert Attempt.objects.count() == number


def test_an_exam_that_needs_a_room_begins_with_its_code_on_one_device(client, instructor, trainee, published):
    set_terms(instructor, published.slug, needs_room=True)
    room = open_room(instructor, published.slug, "", timedelta(minutes=30), NOON)
    other = open_room(instructor, "french-roulette", "", timedelta(minutes=30), NOON)
    client.force_login(trainee)
    for typed, sentence in (("", "Enter the code of the room."), (other.code, "No open room has this code")):
        page = sit(client, published, typed)
        assert page.status_code == 422
        assert sentence in page.content.decode()
        assert f'value="{typed}"' in page.content.decode()
    assert not Attempt.objects.exists()
    begun = sit(client, published, room.code.lower())
    attempt = Attempt.objects.get()
    assert attempt.room == room
    assert "item=1" in client.get(begun["Location"])["Location"]
    client.cookies.pop(f"seat-{attempt.uuid.hex}")
    assert "device" in client.get(begun["Location"])["Location"]


def test_pages_name_rooms_and_further_attempts_of_own_exams_also_after_a_withdrawal(
    signed_in,
    instructor,
    trainee,
    published,
):
    signed_in.post(f"{HOME}rooms/open/", ROOM | {"exam": published.slug})
    room = Room.objects.get()
    signed_in.post(f"{HOME}people/{trainee.pk}/attempt/", {"exam": published.slug, "reason": "Was ill"})
    assert AnotherAttempt.objects.get().exam == published.slug
    making.withdraw(published, instructor)
    for address in (HOME, f"{HOME}rooms/{room.uuid}/", f"{HOME}people/{trainee.pk}/"):
        assert "House test" in signed_in.get(address).content.decode(), address


def test_hr_reads_the_name_of_an_own_exam_in_the_log(client, hr, trainee, published):
    allow_another(hr, trainee, exam=published.slug, reason="Was ill")
    client.force_login(hr)
    assert "House test" in client.get("/en/hr/audit/").content.decode()


def test_a_withdrawn_exam_is_not_newly_arranged_and_its_rules_are_still_read(signed_in, instructor, trainee, published):
    set_terms(instructor, published.slug, attempts=3, days=30)
    making.withdraw(published, instructor)
    address = f"{HOME}exams/{published.slug}/"
    page = signed_in.get(address).content.decode()
    assert "3 attempts within 30 days" in page
    assert "This exam is withdrawn." in page
    assert signed_in.post(address, {"default": "yes"}).status_code == 404
    for act in ("rooms/open/", f"people/{trainee.pk}/attempt/"):
        refused = signed_in.post(f"{HOME}{act}", ROOM | {"exam": published.slug, "reason": "Was ill"})
        assert refused.context["form"].errors.keys() == {"exam"}, act
    assert ExamTerms.objects.count() == 1


def test_rules_are_set_before_an_exam_is_published_and_nothing_else(signed_in, exam):
    set_to = signed_in.post(f"{HOME}exams/{exam.slug}/", {"wait_hours": "0", "review": "all", "needs_room": "on"})
    assert set_to.status_code == 302
    assert signed_in.post(f"{HOME}rooms/open/", ROOM | {"exam": exam.slug}).status_code == 422


def test_a_class_gets_an_own_exam_and_the_grid_shows_who_passed(client, signed_in, instructor, trainee, published):
    group = a_class(instructor, trainee)
    form = {"thing": published.slug, "opens_on": "2026-03-01", "due_on": "2026-03-09", "token": "t"}
    assert signed_in.post(f"/en/training/classes/{group.pk}/assignments/add/exam/", form).status_code == 302

    def cell():
        (found,) = work_of(group.house, [group], TODAY)[group.pk].of(trainee)
        return found

    assert (cell().state, cell().assigned.thing.title) == (State.OPEN, "House test")
    client.force_login(trainee)
    sit(client, published)
    assert cell().state == State.BEGUN
    finished(trainee, right=True)
    assert cell().state == State.DONE
    making.withdraw(published, instructor)
    client.force_login(instructor)
    grid = client.get(f"/en/training/classes/{group.pk}/assignments/").content.decode()
    assert "House test" in grid
    refused = client.post(f"/en/training/classes/{group.pk}/assignments/add/exam/", form | {"token": "u"})
    assert refused.context["form"].errors.keys() == {"thing"}


def test_a_class_of_other_games_is_not_offered_it(signed_in, instructor, published):
    group = a_class(instructor, games=["blackjack"])
    page = signed_in.get(f"/en/training/classes/{group.pk}/assignments/add/exam/").content.decode()
    assert "House test" not in page
    assert "Blackjack, theory" in page


@pytest.mark.parametrize("who", ["trainee", "drifter"])
def test_who_neither_teaches_nor_is_hr_arranges_nothing(request, published, who):
    with pytest.raises(PermissionDenied):
        selectors.exams(request.getfixturevalue(who))


def test_titles_of_own_exams_cost_the_same_however_many_are_assigned(
    instructor,
    trainee,
    published,
    django_assert_max_num_queries,
):
    group = a_class(instructor, trainee)
    days = date(2026, 3, 1), date(2026, 3, 9)
    for number in range(5):
        assign(instructor, group, What(Kind.EXAM, published.slug), (), days, str(number), NOON)
    with django_assert_max_num_queries(10):
        assert len(work_of(group.house, [group], TODAY)[group.pk].of(trainee)) == 5
