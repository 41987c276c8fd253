"""What answers an exam's questions is closed to the person who sits it, and to nobody else."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from games.web.kit.days import today
from tests.training.certification.cast import a_house, a_person, an_attempt, hand_in
from training.staff.models import Role

PAGES = [
    "/en/games/french-roulette/table/",
    "/en/games/blackjack/calculators/",
    "/en/games/blackjack/advice/",
    "/en/training/drills/",
    "/en/training/drills/multiples/?seed=a",
    "/en/games/french-roulette/",
    f"/en/games/french-roulette/on/{today()}/",
    "/en/games/french-roulette/card.pdf",
    "/en/games/compare/",
    "/en/costs/",
    "/en/costs/evening/",
    "/en/games/terms/",
    "/en/search/?q=refait",
    "/en/training/courses/french-roulette/paying/",
    "/en/training/rulings/check/",
]
RULINGS = ["/en/training/rulings/2222-2222-2222/", "/en/training/rulings/2222-2222-2222.pdf"]
SETTLE = "/api/v1/roulette/settle"


@pytest.fixture
def house(rulebook):
    return a_house("Ca’ Vendramin Calergi")


@pytest.fixture
def candidate(house):
    return a_person(house)


@pytest.fixture
def attempt(candidate):
    return an_attempt(candidate, timezone.now())


def settle(client):
    body = {"outcome": "17", "bets": [{"bet": "straight:17", "stake": "10"}]}
    return client.post(SETTLE, body, content_type="application/json")


@pytest.mark.parametrize("page", PAGES)
def test_a_candidate_is_led_back_to_the_exam(client, candidate, attempt, page):
    client.force_login(candidate)
    response = client.get(page)
    text = response.content.decode()
    assert response.status_code == 403
    assert "Your exam “French roulette, theory” is in progress until" in text
    assert reverse("quiz:attempt", args=[attempt.uuid]) in text
    assert reverse("quiz:review", args=[attempt.uuid]) in text
    assert "no-store" in response["Cache-Control"]


def test_the_api_is_closed_to_a_candidate(client, candidate, attempt):
    client.force_login(candidate)
    response = settle(client)
    assert (response.status_code, response.json()["error"]["code"]) == (403, "exam_under_way")
    assert client.get("/en/api/").status_code == 200


def test_an_answer_to_a_drill_is_refused_to_a_candidate(client, candidate, attempt):
    client.force_login(candidate)
    assert client.post("/en/training/drills/multiples/?seed=a&n=1&level=1", {"product-1": "1"}).status_code == 403


@pytest.mark.parametrize("role", [Role.TRAINEE, Role.INSTRUCTOR, Role.HR])
@pytest.mark.parametrize("where", ["same house", "another house"])
def test_an_exam_closes_nothing_to_others(client, attempt, house, role, where):
    other = house if where == "same house" else a_house("Ca’ Noghera")
    client.force_login(a_person(other, role, "other"))
    assert [client.get(page).status_code in (200, 302) for page in PAGES] == [True] * len(PAGES)
    assert settle(client).status_code == 200


def test_an_exam_closes_nothing_to_those_who_are_not_signed_in(client, attempt):
    assert [client.get(page).status_code in (200, 302) for page in PAGES] == [True] * len(PAGES)
    assert settle(client).status_code == 200


@pytest.mark.parametrize("role", [Role.INSTRUCTOR, Role.HR])
def test_staff_who_sit_an_exam_are_candidates_too(client, house, role):
    person = a_person(house, role, "staff")
    client.force_login(person)
    assert [client.get(page).status_code for page in RULINGS] == [404, 404]
    an_attempt(person, timezone.now())
    assert [client.get(page).status_code for page in (PAGES[0], *RULINGS)] == [403, 403, 403]


def test_what_holds_no_answers_stays_open_to_a_candidate(client, candidate, attempt):
    client.force_login(candidate)
    for page in ("/en/", "/en/games/", "/en/training/", "/en/training/exams/", "/en/venues/", "/en/verify/"):
        assert client.get(page).status_code == 200


def test_all_is_open_again_once_the_exam_is_over(client, candidate, house):
    hand_in(an_attempt(candidate, timezone.now()), timezone.now())
    an_attempt(candidate, timezone.now() - timedelta(hours=1))  # its time is over, and nobody has closed it yet
    client.force_login(candidate)
    assert client.get(PAGES[0]).status_code == 200
    assert settle(client).status_code == 200


def test_it_costs_one_query_and_none_without_a_session(client, candidate, house, django_assert_num_queries):
    with django_assert_num_queries(0):
        settle(client)
    client.force_login(candidate)
    for day in range(1, 6):
        an_attempt(candidate, timezone.now() - timedelta(days=day))
    with django_assert_num_queries(3):  # the session, the person, the exam
        settle(client)
