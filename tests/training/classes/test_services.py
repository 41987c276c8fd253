"""Classes, their members and their assignments are changed by instructors of the house, with their history."""

from datetime import date, timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction

from games.web.kit.append_only import RecordChanged
from tests.rows import insert_copy
from tests.training.certification.cast import NOON, a_failure, a_person, an_attempt
from tests.training.classes.school import DRILL, TODAY, a_class, assigned
from training.classes.assigning import move, see, withdraw
from training.classes.models import Membership, SchoolClass, Terms
from training.classes.problems import ClassRefused
from training.classes.selectors import members_of
from training.classes.services import Details, add, archive, change, join, leave
from training.classes.work import to_do
from training.quiz.models import Attempt

HOUR = timedelta(hours=1)


def inside(group):
    return [member.person.username for member in members_of([group])[group.pk]]


def test_joining_and_leaving_are_rows(instructor, group, trainee, colleague):
    join(instructor, group, [trainee, colleague], NOON)
    leave(instructor, group, trainee, NOON + HOUR)
    leave(instructor, group, trainee, NOON + 2 * HOUR)
    assert inside(group) == ["bruno"]
    join(instructor, group, [trainee], NOON + 3 * HOUR)
    assert inside(group) == ["ada", "bruno"]
    rows = Membership.objects.filter(person=trainee).values_list("joins", flat=True)
    assert list(rows) == [True, False, True]
    with pytest.raises(RecordChanged):
        Membership.objects.update(joins=False)


def test_a_trainee_may_be_in_several_classes(instructor, group, trainee):
    assert inside(a_class(instructor, trainee, name="Autumn")) == inside(group) == ["ada"]


def test_who_moves_to_another_house_is_a_member_no_more(group, trainee, other_house):
    trainee.house = other_house
    trainee.save()
    assert inside(group) == []
    assert to_do(trainee, TODAY) == []


@pytest.mark.parametrize("who", ["instructor", "hr", "stranger", "foreign"])
def test_only_trainees_of_the_house_join(instructor, group, other_house, who, request):
    person = a_person(other_house, username="olga") if who == "foreign" else request.getfixturevalue(who)
    with pytest.raises(ClassRefused) as refused:
        join(instructor, group, [person], NOON)
    assert refused.value.code == "not-trainee"


@pytest.mark.parametrize("who", ["hr", "trainee", "stranger", "drifter"])
def test_only_instructors_change_anything(instructor, group, trainee, who, request):
    one, person = assigned(instructor, group), request.getfixturevalue(who)
    failure = a_failure(trainee)
    for act in (
        lambda: add(person, Details("Autumn", [], None, None, [instructor]), NOON),
        lambda: change(person, group, Details("Autumn", [], None, None, [instructor])),
        lambda: archive(person, group, archived=True, now=NOON),
        lambda: join(person, group, [trainee], NOON),
        lambda: leave(person, group, trainee, NOON),
        lambda: assigned(person, group, token="other"),
        lambda: move(person, one, TODAY, TODAY, NOON),
        lambda: withdraw(person, one, withdrawn=True, now=NOON),
        lambda: see(person, failure, NOON),
    ):
        with pytest.raises(PermissionDenied):
            act()


def test_the_archive_can_be_undone_and_keeps_all(instructor, group, trainee):
    one = assigned(instructor, group)
    archive(instructor, group, archived=True, now=NOON)
    archive(instructor, group, archived=True, now=NOON + HOUR)
    assert SchoolClass.objects.get().archived_at == NOON
    assert to_do(trainee, TODAY) == []
    for act in (
        lambda: change(instructor, group, Details("Autumn", [], None, None, [instructor])),
        lambda: join(instructor, group, [trainee], NOON),
        lambda: leave(instructor, group, trainee, NOON),
        lambda: assigned(instructor, group, token="other"),
        lambda: move(instructor, one, TODAY, TODAY, NOON),
        lambda: withdraw(instructor, one, withdrawn=True, now=NOON),
    ):
        with pytest.raises(ClassRefused) as refused:
            act()
        assert refused.value.code == "archived"
    archive(instructor, group, archived=False, now=NOON)
    assert len(to_do(trainee, TODAY)) == 1


def test_the_same_form_sent_twice_makes_one_class(instructor, group):
    again = add(instructor, Details("Spring", [], None, None, [instructor]), group.made_at + timedelta(minutes=1))
    assert again == group
    later = add(instructor, Details("Spring", [], None, None, [instructor]), NOON)
    assert later != group


def test_new_dates_keep_the_old_ones(instructor, group):
    one = assigned(instructor, group)
    for _twice in range(2):
        move(instructor, one, date(2026, 3, 4), date(2026, 3, 20), NOON)
    rows = one.terms.values_list("opens_on", "due_on")
    assert list(rows) == [(date(2026, 2, 20), date(2026, 3, 7)), (date(2026, 3, 4), date(2026, 3, 20))]


def test_what_is_withdrawn_can_be_set_again(instructor, group, trainee):
    one = assigned(instructor, group)
    for _twice in range(2):
        withdraw(instructor, one, withdrawn=True, now=NOON)
    assert to_do(trainee, TODAY) == []
    withdraw(instructor, one, withdrawn=False, now=NOON)
    assert len(to_do(trainee, TODAY)) == 1
    assert one.terms.count() == 3


def test_what_is_assigned_to_some_is_not_seen_by_others(instructor, group, trainee, colleague):
    join(instructor, group, [colleague], NOON - timedelta(days=20))
    assigned(instructor, group, people=[colleague])
    assert to_do(trainee, TODAY) == []
    assert len(to_do(colleague, TODAY)) == 1


def test_only_members_are_named_in_an_assignment(instructor, group, colleague):
    with pytest.raises(ClassRefused) as refused:
        assigned(instructor, group, people=[colleague])
    assert refused.value.code == "not-member"


def test_an_exam_is_looked_at_once_and_after_its_end(instructor, group, trainee):
    failure = a_failure(trainee, NOON)
    assert see(instructor, failure, NOON).pk == see(instructor, failure, NOON + HOUR).pk
    with pytest.raises(Attempt.DoesNotExist):
        see(instructor, an_attempt(trainee, NOON), NOON)


def test_the_database_refuses_what_the_forms_do(instructor, group):
    one = assigned(instructor, group, DRILL)
    terms = Terms.objects.get()
    for row, changes in (
        (group, {"name": ""}),
        (group, {"starts_on": date(2026, 3, 2), "ends_on": date(2026, 3, 1)}),
        (one, {"token": "a", "percent": 101}),
        (one, {"token": "b", "level": None}),
        (one, {"token": "c", "kind": "exam"}),
        (one, {}),
        (terms, {"due_on": terms.opens_on - timedelta(days=1)}),
    ):
        with pytest.raises(IntegrityError), transaction.atomic():
            insert_copy(row, **changes)
