"""A second assessor who is named confirms the test on their own account; until then it counts for nothing."""

from datetime import date, timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction
from django.template.loader import render_to_string

from tests.training.certification.cast import NOON, a_person
from tests.training.practical.sheets import SURE, signed
from training.practical.models import PracticalTest, SecondOpinion, Standing
from training.practical.problems import PracticalRefused
from training.practical.selectors import matters, passed_on
from training.practical.services import answer, withdraw
from training.staff.models import AuditEntry, Role

HOME = "/en/training/practical/"
TODAY = date(2026, 3, 2)
BEFORE = NOON - timedelta(days=3)


@pytest.fixture
def test(instructor, trainee, second) -> PracticalTest:
    return signed(instructor, trainee, second=second, began_at=BEFORE, ended_at=BEFORE)


def agree(author, test, **more):
    return answer(author, test, **{"agrees": True, "reason": "", "now": NOON} | more)


def disagree(author, test, reason="The zero was wrong."):
    return answer(author, test, agrees=False, reason=reason, now=NOON)


def refusal(author, test, **more):
    with pytest.raises(PracticalRefused) as refused:
        agree(author, test, **more)
    return refused.value.code


def standing(test):
    return PracticalTest.objects.get(pk=test.pk).standing


def test_it_counts_from_the_day_of_the_confirmation(test, second):
    assert standing(test) == Standing.WAITING
    assert test not in passed_on(TODAY)
    agree(second, test)
    assert standing(test) == Standing.PASSED
    assert [test in passed_on(day) for day in (TODAY - timedelta(days=1), TODAY)] == [False, True]


def test_a_disagreement_leaves_it_counting_for_nothing(test, second):
    disagree(second, test)
    assert standing(test) == Standing.DISPUTED
    assert test not in passed_on(TODAY)


def test_a_failed_test_stays_failed_when_confirmed(instructor, trainee, second):
    failed = signed(instructor, trainee, second=second, grades=SURE | {"zero": 1})
    agree(second, failed)
    assert standing(failed) == Standing.FAILED
    assert not passed_on(TODAY).exists()


def test_what_was_signed_before_confirmation_was_asked_counts(test):
    fields = {field.name: getattr(test, field.name) for field in PracticalTest._meta.fields if field.name != "id"}
    old = PracticalTest.objects.create(**fields | {"needs_second": False, "token": "old"})
    assert old.standing == Standing.PASSED
    assert old in passed_on(TODAY)
    assert refusal(old.second, old) == "not-second"


def test_only_the_one_who_is_named_answers(test, instructor, house):
    assert refusal(instructor, test) == "not-second"
    assert refusal(a_person(house, Role.INSTRUCTOR, "vito"), test) == "not-second"
    assert not SecondOpinion.objects.exists()


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger"])
def test_only_instructors_answer(request, test, who):
    with pytest.raises(PermissionDenied):
        agree(request.getfixturevalue(who), test)


def test_an_instructor_who_went_to_another_house_answers_no_more(test, second, other_house):
    second.house = other_house
    second.save()
    with pytest.raises(PracticalTest.DoesNotExist):
        agree(second, test)
    assert PracticalTest.objects.get().second_has_left


def test_an_answer_sent_twice_is_one_and_another_is_refused(test, second):
    first = agree(second, test)
    assert agree(second, test) == first
    assert refusal(second, test, agrees=False, reason="No.") == "answered"
    assert SecondOpinion.objects.count() == AuditEntry.objects.count() == 1


def test_who_disagrees_says_why(test, second):
    assert refusal(second, test, agrees=False) == "reason"
    with pytest.raises(IntegrityError), transaction.atomic():
        SecondOpinion.objects.create(test=test, agrees=False, at=NOON)


def test_nobody_has_to_agree_who_is_not_named(instructor, trainee):
    test = signed(instructor, trainee)
    fields = {field.name: getattr(test, field.name) for field in PracticalTest._meta.fields if field.name != "id"}
    with pytest.raises(IntegrityError), transaction.atomic():
        PracticalTest.objects.create(**fields | {"needs_second": True, "token": "other"})


def test_a_withdrawn_test_waits_for_nobody(test, instructor, second):
    withdraw(instructor, test, "The wrong person.", NOON)
    assert refusal(second, test) == "withdrawn"
    assert not matters(second).waiting
    assert standing(test) == Standing.WITHDRAWN


def test_it_waits_for_the_second_assessor_alone(test, instructor, second, hr):
    assert [matters(person).waiting for person in (instructor, second, hr)] == [[], [test], []]
    agree(second, test)
    assert not matters(second).waiting


def leaves(how, second, other_house):
    changed = {"inactive": {"is_active": False}, "role": {"role": Role.TRAINEE}, "hr": {"role": Role.HR}}
    changed |= {"house": {"house": other_house}, "no house": {"house": None, "role": Role.TRAINEE}}
    for name, value in changed[how].items():
        setattr(second, name, value)
    second.save()


@pytest.mark.parametrize("how", ["inactive", "role", "hr", "house", "no house"])
def test_where_the_second_assessor_has_left_hr_and_the_first_assessor_find_it(
    client, test, instructor, second, hr, house, other_house, how
):
    leaves(how, second, other_house)
    another = a_person(house, Role.INSTRUCTOR, "vito")
    assert [matters(person).stranded for person in (instructor, hr, another)] == [[test], [test], []]
    assert not matters(hr).waiting
    for person, page in ((instructor, HOME), (instructor, "/en/training/trainees/"), (hr, HOME), (hr, "/en/hr/")):
        client.force_login(person)
        said = shown(client.get(page))
        assert "no longer assesses in this house" in said, page
        assert "waiting for your confirmation" not in said, page
    withdraw(instructor, test, "Sara has left.", NOON)
    assert not matters(hr).stranded


def test_what_still_can_be_confirmed_or_was_is_not_among_them(test, instructor, second, hr, other_house):
    assert not matters(hr).stranded
    agree(second, test)
    leaves("house", second, other_house)
    assert [matters(person).stranded for person in (instructor, hr)] == [[], []]


def test_a_second_assessor_who_is_no_instructor_any_more_has_no_form(client, test, second):
    second.role = Role.HR
    second.save()
    client.force_login(second)
    page = shown(client.get(f"{HOME}{test.pk}/"))
    assert "no longer assesses in this house" in page
    assert "Do you confirm this test?" not in page
    assert f"{HOME}{test.pk}/" not in page.partition("<main")[2]  # neither form


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [({"answer": "agree"}, "withdrawn"), ({"reason": "Kept."}, "Choose whether you confirm the test or disagree.")],
)
def test_a_refusal_is_said_where_the_test_was_withdrawn_meanwhile(client, test, instructor, second, sent, sentence):
    withdraw(instructor, test, "The wrong person.", NOON)
    client.force_login(second)
    refused = client.post(f"{HOME}{test.pk}/answer/", sent)
    assert refused.status_code == 400
    assert sentence in shown(refused).partition('role="alert"')[2].partition("</div>")[0]


def test_a_refusal_is_said_once(client, test, second):
    client.force_login(second)
    assert shown(client.post(f"{HOME}{test.pk}/answer/", {})).count("Choose whether you confirm") == 1


@pytest.mark.parametrize("needs", [True, False])
def test_a_signed_sheet_says_who_has_to_confirm_it(test, needs):
    test.needs_second = needs
    said = render_to_string("practical/_signed.html", {"test": test})
    assert ("has confirmed it" in said) == needs


def test_a_disagreement_is_shown_to_hr_and_the_first_assessor_until_it_is_withdrawn(test, instructor, second, hr):
    disagree(second, test)
    assert [matters(person).disputed for person in (instructor, second, hr)] == [[test], [], [test]]
    withdraw(instructor, test, "Agreed.", NOON)
    assert not matters(hr).disputed


def shown(response):
    return response.content.decode()


def test_the_second_assessor_finds_it_reads_it_and_confirms_it(client, test, second):
    client.force_login(second)
    for page in (HOME, "/en/training/trainees/"):
        assert "1 practical test is waiting for your confirmation" in shown(client.get(page))
    address = f"{HOME}{test.pk}/"
    page = shown(client.get(address))
    assert "Called bets" in page
    assert "Do you confirm this test?" in page
    assert "Withdraw the test" not in page  # until they have answered
    answered = client.post(f"{address}answer/", {"answer": "agree"}, follow=True)
    assert "You have confirmed the test." in shown(answered)
    assert "Do you confirm this test?" not in shown(answered)


def test_a_disagreement_needs_a_reason_at_its_field(client, test, second, instructor, hr):
    client.force_login(second)
    address = f"{HOME}{test.pk}/answer/"
    for sent, sentence in (
        ({"answer": "disagree", "reason": " "}, "Say why you disagree."),
        ({"reason": "Kept."}, "Choose whether you confirm the test or disagree."),
    ):
        answered = client.post(address, sent)
        assert answered.status_code == 400
        assert sentence in shown(answered)
    assert "Kept." in shown(answered)
    client.post(address, {"answer": "disagree", "reason": "The zero was wrong."})
    for person, page in ((instructor, HOME), (instructor, "/en/training/trainees/"), (hr, "/en/hr/"), (hr, HOME)):
        client.force_login(person)
        assert "<q>The zero was wrong.</q>" in shown(client.get(page)), page


def test_others_read_that_it_waits_and_have_no_form(client, test, instructor, second):
    client.force_login(instructor)
    page = shown(client.get(f"{HOME}{test.pk}/"))
    assert f"The test does not count until {second.full_name} has confirmed it." in page
    assert "Do you confirm this test?" not in page
    refused = client.post(f"{HOME}{test.pk}/answer/", {"answer": "agree"})
    assert refused.status_code == 400
    assert "Only the second assessor whom the test names can confirm it." in shown(refused)


def test_where_the_second_assessor_has_left_the_page_says_what_to_do(client, test, instructor, second):
    second.role = Role.TRAINEE
    second.save()
    client.force_login(instructor)
    assert "no longer assesses in this house" in shown(client.get(f"{HOME}{test.pk}/"))


def test_the_audit_of_hr_names_the_acts(client, test, instructor, second, hr):
    disagree(second, test)
    withdraw(instructor, test, "Both saw it.", NOON)
    client.force_login(hr)
    page = shown(client.get("/en/hr/audit/"))
    for said in ("Practical test not confirmed", "Practical test withdrawn", "Both saw it.", "The zero was wrong."):
        assert said in page
    subject = f"{test.candidate.full_name} · French roulette"
    assert page.count(f'<a href="{HOME}{test.pk}/">{subject}</a>') == 2
