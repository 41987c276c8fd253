"""The price of an evening: its words, its clean address, and what is refused at which field."""

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from games.core.costly import Busy
from games.web.costs import views

pytestmark = pytest.mark.django_db
PAGE = "/en/costs/evening/"


def words(response) -> str:
    page = response.content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[page.index("<h1") :])).split())


def errors(response) -> dict[str, str]:
    found = re.findall(r'class="error" id="([\w-]+)-error">([^<]+)<', response.content.decode())
    return {name: unescape(said) for name, said in found}


def test_it_opens_with_two_hundred_spins_at_five(client):
    said = words(client.get(PAGE))
    # 200 stakes of 5 at an edge of 1/74
    assert "200 rounds with 5 on “Red” cost 13.51 on average." in said
    assert "You are ahead after 42 of 100 such evenings, even after 1 and behind after 57." in said
    assert "No system changes this cost." in said
    assert "/en/responsible-play/" in client.get(PAGE).content.decode()


def test_a_bet_that_zero_takes_costs_its_edge(client):
    said = words(client.get(PAGE, {"bet": "venice-french.straight", "stake": "5"}, follow=True))
    assert "200 rounds with 5 on “Straight 17” cost 27.03 on average." in said


def test_two_bets_in_one_round(client):
    said = words(client.get(PAGE, {"second": "straight", "second-stake": "1", "rounds": "100"}))
    assert "100 rounds with 5 on “Red” and 1 on “Straight 17” cost 9.46 on average." in said


def test_a_second_bet_is_dropped_where_no_other_can_be_placed(client):
    response = client.get(PAGE, {"bet": "venice-blackjack.hand", "second": "straight"})
    assert (response.status_code, response["Location"]) == (302, f"{PAGE}?bet=venice-blackjack.hand")
    assert "No second bet can be combined with this one." in words(client.get(response["Location"]))


def test_rounds_may_be_said_by_the_hour(client):
    assert "90 rounds with 5" in words(client.get(PAGE, {"pace": "40", "hours": "2.25"}))


def test_money_that_was_brought_may_be_gone(client):
    said = words(client.get(PAGE, {"money": "100"}))
    assert re.search(r"If you bring 100 and play until the end, in 20\.\d+% of such evenings", said)
    assert "If you bring" not in words(client.get(PAGE))


@pytest.mark.parametrize(
    ("asked", "clean"),
    [
        ({"stake": "5.00", "rounds": ""}, PAGE),
        ({"stake": "10.00", "money": ""}, f"{PAGE}?stake=10"),
        ({"bet": "venice-punto-banco.tie", "stake": "5", "second": ""}, f"{PAGE}?bet=venice-punto-banco.tie"),
    ],
)
def test_a_form_that_was_sent_leads_to_its_clean_address(client, asked, clean):
    response = client.get(PAGE, asked)
    assert (response.status_code, response["Location"]) == (302, clean)
    assert client.get(clean).status_code == 200


@pytest.mark.parametrize(
    ("asked", "field", "said"),
    [
        ({"bet": "snap"}, "bet", "Choose one of the options listed."),
        ({"bet": "venice-texas-holdem.pot"}, "bet", "Choose one of the options listed."),
        ({"stake": "five"}, "stake", "Enter an amount such as"),
        ({"stake": "0"}, "stake", "The amount must be more than 0."),
        ({"stake": "2,000,000"}, "stake", "This amount is too large."),
        ({"rounds": "0"}, "rounds", "Enter a number from 1 to 2,000."),
        ({"rounds": "2001"}, "rounds", "Enter a number from 1 to 2,000."),
        ({"rounds": "many"}, "rounds", "Enter a whole number in digits."),
        ({"money": "4.99"}, "money", "This does not cover the stakes of one round."),
        ({"money": "-5"}, "money", "The amount must be more than 0."),
        ({"pace": "40"}, "hours", "Enter rounds an hour and hours together."),
        ({"hours": "2"}, "pace", "Enter rounds an hour and hours together."),
        ({"pace": "40", "hours": "25"}, "hours", "Enter hours as a number up to 24, for example 2 or 3.5."),
        ({"pace": "40", "hours": "two"}, "hours", "Enter hours as a number up to 24"),
        ({"pace": "40", "hours": "-2"}, "hours", "Enter hours as a number up to 24"),
        ({"pace": "601", "hours": "1"}, "pace", "Enter a number from 1 to 600."),
        ({"pace": "600", "hours": "24"}, "hours", "That would be more than 2,000 rounds"),
        ({"pace": "1", "hours": "0.01"}, "hours", "or less than one"),
        ({"rounds": "5", "pace": "40", "hours": "2"}, "rounds", "or rounds an hour and hours, not both"),
        ({"bet": "venice-punto-banco.tie", "second": "straight"}, "second", "Choose one of the options listed."),
        ({"second": "straight", "second-stake": "x"}, "second-stake", "Enter an amount such as"),
        ({"second": "straight", "stake": "9999.99", "second-stake": "7777.78"}, "stake", "too many different results"),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(client, asked, field, said):
    response = client.get(PAGE, asked)
    assert response.status_code == 422
    assert said in errors(response)[field]
    assert "Correct the marked field" in words(response)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_game_and_its_choice_have_a_comma_between_them(client, language):
    details = client.get(PAGE.replace("/en/", f"/{language}/")).context["details"]
    assert details.count(", ") == 1
    assert not re.search(r"\b(e|et) ", details)


def test_refused_input_stays_as_it_was_typed(client):
    assert 'value="five"' in client.get(PAGE, {"stake": "five"}).content.decode()


def test_the_drawing_is_sound_and_has_its_figures_beside_it(client):
    page = client.get("/fr/costs/evening/").content.decode()
    drawing = ElementTree.fromstring(
        page[page.index('<svg viewBox="0 0 600') : page.index("</svg>", page.index('<svg viewBox="0 0 600')) + 6]
    )
    bars = drawing.findall("rect")
    assert all(float(bar.get("height")) >= 0 and float(bar.get("x")) < 600 for bar in bars)
    assert page.count('<th scope="row">') >= len(bars) > 10
    assert drawing.find("title").text


def test_an_answer_that_is_not_ready_is_said(client, monkeypatch):
    def busy(*_args):
        raise Busy

    monkeypatch.setattr(views, "evening_of", busy)
    response = client.get(PAGE)
    assert response.status_code == 503
    assert response["Retry-After"]
    assert "not ready yet" in words(response)


def test_nothing_is_asked_of_the_database(client, django_assert_num_queries):
    client.get(PAGE)
    with django_assert_num_queries(0):
        client.get(PAGE, {"money": "100"})
