"""The pages of practical tests: a plain form signs the sheet; what is wrong is said at its field and nothing lost."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_person
from tests.training.classes.school import a_class
from tests.training.practical.sheets import SURE, signed
from training.practical.models import PracticalTest
from training.practical.services import withdraw
from training.staff.models import Role

HOME = "/en/training/practical/"
FORM = {"rounds": "25", "token": "form", "notes": "Calm.", **{f"grade-{name}": "2" for name in SURE}}


@pytest.fixture
def sheet(trainee):
    return f"{HOME}sheet/{trainee.pk}/french-roulette/"


def shown(response):
    return response.content.decode()


def test_the_form_leads_to_the_sheet_of_a_candidate(signed_in, trainee, sheet):
    answer = signed_in.get(HOME, {"candidate": trainee.pk, "game": "french-roulette"})
    assert (answer.status_code, answer["Location"]) == (302, sheet)


def test_somebody_of_another_house_is_not_in_the_list(signed_in, stranger):
    answer = signed_in.get(HOME, {"candidate": stranger.pk, "game": "french-roulette"})
    assert answer.status_code == 400
    assert "This is not in the list." in shown(answer)


def test_a_signed_sheet_is_a_passed_test_with_its_day(signed_in, instructor, trainee, sheet):
    answer = signed_in.post(sheet, FORM)
    test = PracticalTest.objects.get()
    assert answer["Location"] == f"{HOME}{test.pk}/"
    assert (test.assessor, test.candidate, test.rounds, test.notes) == (instructor, trainee, 25, "Calm.")
    assert test.passed
    assert test.ended_at == NOON
    page = shown(signed_in.get(answer["Location"]))
    assert "Called bets" in page
    assert "Calm." in page
    signed_in.post(sheet, FORM)
    assert PracticalTest.objects.count() == 1


def test_the_pages_of_a_person_have_the_style_of_tests_before_those_of_their_own(signed_in, instructor, trainee):
    signed(instructor, trainee)
    group = a_class(instructor, trainee)
    for address in (f"/en/training/trainees/{trainee.pk}/", f"/en/training/classes/{group.pk}/members/{trainee.pk}/"):
        page = shown(signed_in.get(address))
        assert 'class="grid plain tests"' in page, address
        assert 0 < page.find("css/practical.") < page.index("css/certification."), address


def test_a_sheet_sent_later_keeps_the_moment_of_signing(signed_in, sheet):
    times = {"began": (NOON - timedelta(hours=2)).isoformat(), "ended": (NOON - timedelta(hours=1)).isoformat()}
    signed_in.post(sheet, FORM | times)
    test = PracticalTest.objects.get()
    assert (test.began_at, test.ended_at) == (NOON - timedelta(hours=2), NOON - timedelta(hours=1))


def test_a_clock_ahead_of_ours_is_not_believed(signed_in, sheet):
    ahead = (NOON + timedelta(hours=2)).isoformat()
    signed_in.post(sheet, FORM | {"began": ahead, "ended": ahead})
    assert PracticalTest.objects.get().ended_at == NOON


@pytest.mark.parametrize(("days", "said"), [(365, "in the future"), (-8, "within 7 days of the test")])
def test_a_wrong_clock_is_said_at_the_day_which_the_assessor_corrects(signed_in, sheet, days, said):
    wrong = NOON + timedelta(days=days)
    times = {"began": (wrong - timedelta(hours=1)).isoformat(), "ended": wrong.isoformat()}
    answer = signed_in.post(sheet, FORM | times)
    assert answer.status_code == 400
    assert said in str(answer.context["form"].errors["day"])
    page = shown(answer)
    assert 'id="id_day"' in page
    assert "Calm." in page
    assert f'value="{wrong.isoformat()}"' in page
    assert not PracticalTest.objects.exists()
    assert signed_in.post(sheet, FORM | times | {"day": "2026-03-03"}).status_code == 400
    assert signed_in.post(sheet, FORM | times | {"day": "2026-02-22"}).status_code == 400
    signed_in.post(sheet, FORM | times | {"day": "2026-03-01"})
    test = PracticalTest.objects.get()
    yesterday = NOON - timedelta(days=1)
    assert (test.began_at, test.ended_at, test.recorded_at) == (yesterday - timedelta(hours=1), yesterday, NOON)


def test_the_day_is_not_asked_for_unless_the_clock_is_wrong(signed_in, sheet):
    assert 'id="id_day"' not in shown(signed_in.get(sheet))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"rounds": "19"}, "<li>At least 20 rounds have to be dealt in this test."),
        ({"rounds": ""}, "Enter how many rounds were dealt."),
        ({"grade-spin": ""}, "Choose a grade for this line."),
        ({"grade-spin": "7"}, "This is not in the list."),
        ({"second": "999999"}, "This is not in the list."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(signed_in, sheet, wrong, sentence):
    answer = signed_in.post(sheet, FORM | wrong)
    assert answer.status_code == 400
    page = shown(answer)
    assert sentence in page
    assert "Calm." in page
    assert page.count("checked") == len(SURE) - ("grade-spin" in wrong)
    assert 'value="form"' in page  # the token, so that the corrected sheet is still the same one
    assert not PracticalTest.objects.exists()


def test_a_line_that_is_not_required_may_stay_open(signed_in, sheet):
    signed_in.post(sheet, FORM | {"grade-bearing": ""})
    assert "bearing" not in PracticalTest.objects.get().grades


def test_a_device_gets_the_part_of_the_page(signed_in, sheet):
    headers = {"HX-Request": "true"}
    wrong = signed_in.post(sheet, FORM | {"rounds": "1"}, headers=headers)
    assert wrong.status_code == 200
    assert "<html" not in shown(wrong)
    assert 'class="verdict"' not in shown(wrong)
    assert 'class="verdict"' in shown(signed_in.post(sheet, FORM, headers=headers))


def test_the_page_names_the_sheets_that_were_signed(signed_in, sheet):
    signed_in.post(sheet, FORM)
    assert 'data-signed="form"' in shown(signed_in.get(sheet))


def test_a_test_is_withdrawn_with_a_reason(signed_in, instructor, trainee, hr):
    test = signed(instructor, trainee)
    address = f"{HOME}{test.pk}/"
    assert "Give a reason." in shown(signed_in.post(f"{address}withdraw/", {"reason": " "}))
    signed_in.post(f"{address}withdraw/", {"reason": "The wrong person."})
    assert "The wrong person." in shown(signed_in.get(address))
    signed_in.force_login(hr)
    assert "The wrong person." in shown(signed_in.get(address))


@pytest.mark.parametrize(
    ("reason", "sentence"), [("Again.", "This test has already been withdrawn."), ("", "Give a reason.")]
)
def test_a_withdrawal_is_refused_on_the_page_where_the_test_was_withdrawn_meanwhile(
    signed_in, instructor, trainee, reason, sentence
):
    test = signed(instructor, trainee)
    withdraw(instructor, test, "The wrong person.", NOON)
    refused = signed_in.post(f"{HOME}{test.pk}/withdraw/", {"reason": reason})
    assert refused.status_code == 400
    assert shown(refused).partition('role="alert"')[2].partition("</div>")[0].count(sentence) == 1


def test_neither_a_game_without_a_sheet_nor_oneself(signed_in, instructor, trainee):
    assert signed_in.get(f"{HOME}sheet/{trainee.pk}/ludo/").status_code == 404
    assert signed_in.get(f"{HOME}sheet/{instructor.pk}/blackjack/").status_code == 404


def test_the_list_takes_as_many_queries_for_many_tests(signed_in, instructor, trainee, house):
    def queries():
        with CaptureQueriesContext(connection) as taken:
            assert signed_in.get(HOME).status_code == 200
        return len(taken)

    signed(instructor, trainee)
    queries()
    few = queries()
    for number in range(5):
        signed(instructor, a_person(house, Role.TRAINEE, f"more{number}"), token=str(number))
    assert queries() == few
