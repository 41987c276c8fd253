"""Candidates see their sheet, what became of it and why; what is for the house stays there."""

import pytest

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.practical.sheets import SURE, signed
from training.certification.practice import theory_alone
from training.practical.models import PracticalTest
from training.practical.services import answer, withdraw
from training.staff.days import today
from training.staff.models import Role

HOME = "/en/training/practical/"
MINE = f"{HOME}own/"
FAILED = SURE | {next(iter(SURE)): 0}


def shown(response):
    return response.content.decode()


@pytest.fixture
def tested(client, trainee):
    client.force_login(trainee)
    return client


def test_a_failure_its_grades_and_notes_are_shown_to_the_candidate(tested, instructor, trainee):
    test = signed(instructor, trainee, grades=FAILED, notes="Slow on the called bets.")
    assert "Not passed" in shown(tested.get(MINE))
    page = shown(tested.get(f"{MINE}{test.pk}/"))
    assert all(said in page for said in ("Not yet", "Sure", "Not passed", "Slow on the called bets."))
    assert all(
        f"{MINE}{test.pk}/" in shown(tested.get(page)) for page in ("/en/training/", "/en/training/certificates/")
    )


def test_notes_for_the_house_stay_there(tested, client, instructor, trainee):
    test = signed(instructor, trainee, notes="Ask the doctor.", notes_for_house=True)
    assert "Ask the doctor." not in shown(tested.get(f"{MINE}{test.pk}/"))
    client.force_login(instructor)
    page = shown(client.get(f"{HOME}{test.pk}/"))
    assert ("Ask the doctor." in page, "the candidate does not read them" in page) == (True, True)


def test_the_sheet_keeps_for_whom_the_notes_are(signed_in, trainee):
    sheet = {"rounds": "25", "notes": "Calm.", **{f"grade-{name}": "2" for name in SURE}}
    for token, more in (("one", {}), ("two", {"notes_for_house": "on"})):
        signed_in.post(f"{HOME}sheet/{trainee.pk}/french-roulette/", sheet | {"token": token} | more)
    kept = dict(PracticalTest.objects.values_list("token", "notes_for_house"))
    assert kept == {"one": False, "two": True}


def test_a_withdrawal_is_shown_with_its_reason(tested, instructor, trainee):
    test = signed(instructor, trainee)
    withdraw(instructor, test, "The wrong table.", NOON)
    page = shown(tested.get(f"{MINE}{test.pk}/"))
    assert "The wrong table." in page


def test_a_disagreement_is_shown_without_its_reason(tested, instructor, second, trainee):
    test = signed(instructor, trainee, second=second)
    assert "does not count until" in shown(tested.get(f"{MINE}{test.pk}/"))
    answer(second, test, agrees=False, reason="Far too kind.", now=NOON)
    page = shown(tested.get(f"{MINE}{test.pk}/"))
    assert ("The assessors disagree" in page, "Far too kind." in page) == (True, False)


@pytest.mark.parametrize("who", ["colleague", "instructor", "hr", "stranger"])
def test_the_own_page_is_for_nobody_else(request, client, instructor, trainee, who):
    test = signed(instructor, trainee)
    client.force_login(request.getfixturevalue(who))
    assert client.get(f"{MINE}{test.pk}/").status_code == 404
    assert f"{MINE}{test.pk}/" not in shown(client.get(MINE))


def test_who_has_left_the_house_keeps_the_page(tested, instructor, trainee, other_house):
    test = signed(instructor, trainee)
    trainee.house = other_house
    trainee.save()
    assert tested.get(f"{MINE}{test.pk}/").status_code == 200


def test_without_a_test_the_training_home_says_nothing_of_it(tested, rulebook):
    assert "My practical tests" not in shown(tested.get("/en/training/"))
    assert "You have not dealt in a practical test yet." in shown(tested.get(MINE))


# --- for those who teach -----------------------------------------------------------------------------------------


def test_the_page_of_a_trainee_has_their_tests_and_leads_to_the_next(signed_in, instructor, trainee, colleague):
    test, other = signed(instructor, trainee), signed(instructor, colleague, token="other")
    page = shown(signed_in.get(f"/en/training/trainees/{trainee.pk}/"))
    assert (f'href="{HOME}{test.pk}/"' in page, f'href="{HOME}{other.pk}/"' in page) == (True, False)
    assert f'href="{HOME}?person={trainee.pk}#start"' in page
    form = signed_in.get(f"{HOME}?person={trainee.pk}").context["form"]
    assert form["candidate"].value() == str(trainee.pk)


def test_the_list_is_filtered_by_person_and_game(signed_in, instructor, trainee, colleague, stranger):
    mine, other = signed(instructor, trainee), signed(instructor, colleague, token="other")

    def listed(query):
        return [test.pk for test in signed_in.get(HOME + query).context["page"].object_list]

    assert sorted(listed("")) == sorted([mine.pk, other.pk])
    assert listed(f"?person={trainee.pk}") == [mine.pk]
    assert sorted(listed("?dealt=french-roulette")) == sorted([mine.pk, other.pk])
    assert listed(f"?person={trainee.pk}&dealt=blackjack") == []
    for wrong in (f"?person={stranger.pk}", "?person=x", "?dealt=bridge"):
        assert signed_in.get(HOME + wrong).status_code == 400


def test_who_holds_the_theory_and_needs_the_practical_test_is_listed_for_instructors(
    client, signed_in, instructor, hr, house, trainee, colleague, other_house
):
    certificates = [a_certificate(person) for person in (trainee, colleague)]
    a_certificate(a_person(other_house, Role.TRAINEE, "elsewhere"))
    game = "french-roulette"
    assert {each.pk for each in theory_alone(house, today())} == {each.pk for each in certificates}
    page = shown(signed_in.get(HOME))
    assert f'href="{HOME}sheet/{trainee.pk}/{game}/"' in page
    signed(instructor, trainee)
    assert [each.holder for each in theory_alone(house, today())] == [colleague]
    signed(instructor, colleague, token="failed", grades=FAILED)
    assert [each.holder for each in theory_alone(house, today())] == [colleague]
    client.force_login(hr)
    assert "practical test still to come" not in shown(client.get(HOME))
