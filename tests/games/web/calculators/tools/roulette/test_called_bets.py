"""The calculator of called bets: by a form and an address, with and without a script."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils import translation

from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import ruleset
from games.web.roulette.calculators.announced import takes_called_bets
from tests.games.web.calculators.conftest import error_at

pytestmark = pytest.mark.django_db

HERE = "/en/games/french-roulette/called-bets/"
Ask = Callable[..., HttpResponse]


@pytest.fixture
def ask(client: Client) -> Ask:
    def asked(*, htmx: bool = False, **fields: str) -> HttpResponse:
        return client.get(HERE, fields, headers={"HX-Request": "true"} if htmx else {})

    return asked


def words(response: HttpResponse) -> str:
    """What a page says, without its marks."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.content.decode())).split())


@pytest.mark.parametrize("key", [bet.key for bet in every_called_bet() if bet.name != "neighbours"])
def test_every_announcement_has_its_page(ask: Ask, key: str) -> None:
    shown = ask(bet=key).context if key != "voisins" else ask().context
    assert shown["bet"].key == key
    assert sorted(n for row in shown["rows"] for n in row.total.outcomes) == list(range(37))
    assert sum(stake for _placement, stake in shown["placements"]) == shown["total"]


@pytest.mark.parametrize("reach", range(1, 19))
def test_neighbours_of_any_number_by_any_reach(ask: Ask, reach: int) -> None:
    shown = ask(bet=f"neighbours:5:{reach}").context
    assert (shown["bet"].chips, shown["form"].errors) == (2 * reach + 1, {})


def test_the_list_offers_all_but_the_many_neighbours_one_by_one(ask: Ask) -> None:
    listed = re.search(r'<select id="bet".*?</select>', ask().content.decode(), re.DOTALL)
    assert listed
    offered = re.findall(r'<option value="([^"]+)"', listed[0])
    others = [bet.key for bet in every_called_bet() if bet.name != "neighbours"]
    assert sorted(offered) == sorted([*others, "neighbours"])
    assert len(re.findall("<optgroup", listed[0])) == 7


# Voisins with chips of ten, worked by hand: letter, results, won, lying again, net, in cents.
VOISINS = [
    ("A", (0, 2, 3), 22_000, 2_000, 15_000),
    ("B", (4, 7, 12, 15, 18, 19, 21, 22, 32, 35), 17_000, 1_000, 9_000),
    ("C", (25, 26, 28, 29), 16_000, 2_000, 9_000),
    ("", (1, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 20, 23, 24, 27, 30, 31, 33, 34, 36), 0, 0, -9_000),
]


def test_each_result_brings_what_is_worked_by_hand(ask: Ask) -> None:
    rows = ask().context["rows"]
    found = [(row.letter, row.total.outcomes, row.total.won, row.total.back, row.total.net) for row in rows]
    assert found == VOISINS
    assert [(row.won_chips, row.back_chips) for row in rows] == [(22, 2), (17, 1), (16, 2), (0, 0)]


def test_what_results_bring_stands_on_the_wheel_and_in_words(ask: Ask) -> None:
    page = ask().content.decode()
    wheel = re.search(r'<svg class="drawing wheel".*?</svg>', page, re.DOTALL)
    assert wheel
    assert "A: 0, 2, 3." in wheel[0]
    assert wheel[0].count('class="letter"') == len(CalledBet.parse("voisins").numbers)


def test_the_page_says_chips_total_and_edge(ask: Ask) -> None:
    said = words(ask(bet="orphelins", unit="5"))
    assert "5 chips of 5" in said
    assert "8 numbers" in said
    assert "25 in total" in said
    assert "The chance of winning is 8/37, or 21.6216%." in said
    assert "The house edge is 1/37 of the stake, or 2.7027%." in said


def test_a_bet_in_two_sectors_names_both_with_their_doors(ask: Ask) -> None:
    sectors = ask(bet="neighbours:22:2").context["sectors"]
    assert [(str(name), within, outside) for name, within, outside in sectors] == [
        ("Voisins du zéro", (22, 25), (9, 17)),
        ("Orphelins", (17, 6, 1, 9), (25, 27, 33, 22)),
    ]


def test_voisins_may_be_paid_to_be_placed(ask: Ask) -> None:
    shown = ask().context
    placed = [(numbers, [(p.chips, p.bet.key) for p in chips]) for numbers, chips in shown["placed"]]
    assert placed == [
        ([0, 2, 3], [(2, "zero_street:0-2-3")]),
        ([25, 26, 28, 29], [(2, "corner:25-29")]),
        ([4, 7], [(1, "split:4-7")]),
        ([12, 15], [(1, "split:12-15")]),
        ([18, 21], [(1, "split:18-21")]),
        ([19, 22], [(1, "split:19-22")]),
        ([32, 35], [(1, "split:32-35")]),
    ]
    assert shown["placed_url"] == "/en/games/french-roulette/table/?play=10*voisins%21"


def test_orphelins_are_placed_later_only_by_exception(ask: Ask) -> None:
    response = ask(bet="orphelins")
    placed = {tuple(numbers): [p.bet.key for p in chips] for numbers, chips in response.context["placed"]}
    assert placed[17,] == ["split:14-17", "split:17-20"]
    assert response.context["placed_url"] == ""
    assert "only by exception" in words(response)


def test_no_other_bet_is_placed_later(ask: Ask) -> None:
    response = ask(bet="finale:6")
    assert "placed" not in response.context
    assert "This bet is not held beside the layout" in words(response)


# --- next links -----------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["table_url", "placed_url"])
def test_the_bet_is_laid_on_the_table(client: Client, ask: Ask, url: str) -> None:
    laid = client.get(ask(bet="tiers", unit="20").context[url])
    assert laid.status_code == 200
    (stake,) = laid.context["session"].stakes
    assert (stake.bet.key, stake.amount, stake.beside) == ("tiers", 2_000, url == "placed_url")


@pytest.mark.parametrize(
    ("unit", "reason"),
    [("1", "The minimum here is 5."), ("500", "The maximum here is 200. This stake would exceed it by 1,800.")],
)
def test_what_the_table_would_not_take_is_calculated_and_not_led_to(ask: Ask, unit: str, reason: str) -> None:
    response = ask(bet="tiers", unit=unit)
    assert response.status_code == 200
    assert reason in words(response)
    assert "/table/?play=" not in response.content.decode()
    assert response.context["rows"][0].total.won == 17 * int(unit) * 100


def test_it_is_played_again_with_the_same_chips(client: Client, ask: Ask) -> None:
    again = client.get(ask(bet="tiers", unit="20").context["replay_url"], follow=True)
    assert (again.context["bet"].key, again.context["unit"]) == ("tiers", 2_000)


# --- the form -------------------------------------------------------------------------------------


def cleaned(response: HttpResponse) -> dict[str, list[str]]:
    assert response.status_code == 302
    return parse_qs(urlsplit(response["Location"]).query)


def test_a_form_without_a_script_leads_to_the_shortest_address(ask: Ask) -> None:
    around = ask(bet="neighbours", number="22", reach="3", unit="2,50")
    assert cleaned(around) == {"bet": ["neighbours:22:3"], "unit": ["2.50"]}
    assert cleaned(ask(bet="tiers", number="22", reach="3", unit="10")) == {"bet": ["tiers"]}
    assert cleaned(ask(bet="voisins", number="", reach="", unit="")) == {}


def test_the_address_of_neighbours_fills_their_fields(ask: Ask) -> None:
    page = ask(bet="neighbours:22:3").content.decode()
    assert '<option value="neighbours" selected>' in page
    assert re.search(r'<input id="number"[^>]* value="22"', page)
    assert re.search(r'<input id="reach"[^>]* value="3"', page)


REFUSED = [
    ({"bet": "neighbours", "number": "37", "reach": "2"}, "number", "Enter a number from 0 to 36."),
    ({"bet": "neighbours", "number": "x", "reach": "2"}, "number", "Enter a whole number in digits."),
    ({"bet": "neighbours", "number": "7", "reach": "19"}, "reach", "Enter a number from 1 to 18."),
    ({"bet": "neighbours", "number": "7", "reach": "0"}, "reach", "Enter a number from 1 to 18."),
    ({"bet": "neighbours:7:19"}, "bet", "There is no such called bet: Neighbours of 7, 19 on each side."),
    ({"bet": "finale:10"}, "bet", "There is no such called bet: Finale 10."),
    ({"bet": "red"}, "bet", "There is no such called bet: Red."),
    ({"bet": "tiers", "unit": "0"}, "unit", "The amount must be more than 0."),
    ({"bet": "tiers", "unit": "much"}, "unit", "Enter an amount such as 1,234.50, with at most two decimals."),
    ({"bet": "tiers", "unit": "0.30"}, "unit", "The chips of this table cannot make 0.30."),
    ({"bet": "tiers", "unit": "999999999999"}, "unit", "This amount is too large. Enter a smaller one."),
]


def test_the_largest_amount_is_answered(ask: Ask) -> None:
    assert ask(unit="999999999").status_code == 200


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "field", "sentence"), REFUSED)
def test_what_is_refused_is_said_at_its_field(
    ask: Ask, fields: dict[str, str], field: str, sentence: str, htmx: bool
) -> None:
    response = ask(htmx=htmx, **fields)
    assert response.status_code == 422
    assert error_at(response, field) == sentence
    assert "rows" not in response.context
    assert "HX-Push-Url" not in response


def test_a_script_gets_the_same_as_a_fragment_and_the_address(ask: Ask) -> None:
    page, fragment = ask(bet="nassa"), ask(htmx=True, bet="nassa")
    assert fragment["HX-Push-Url"] == f"{HERE}?bet=nassa"
    body = fragment.content.decode()
    assert "<html" not in body
    assert 'hx-swap-oob="innerHTML">Nassa: 50 in total.<' in body
    assert body[body.index('<section class="ask') :].strip() in page.content.decode()


def test_there_is_no_style_and_no_script_in_the_page_and_every_id_is_there_once(ask: Ask) -> None:
    page = ask(bet="finale-splits:1").content.decode()
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", page)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))


def test_the_page_asks_the_database_at_most_twice(ask: Ask, django_assert_max_num_queries) -> None:  # type: ignore[no-untyped-def]
    ask()
    with django_assert_max_num_queries(2):
        ask()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_page_is_there_in_other_languages(client: Client, language: str) -> None:
    with translation.override(language):
        response = client.get(HERE.replace("/en/", f"/{language}/"), {"bet": "tiers"})
    assert response.status_code == 200
    assert f'<html lang="{language}"' in response.content.decode()


def test_a_game_without_called_bets_has_no_such_calculator() -> None:
    suited = {name: takes_called_bets(ruleset(name)) for name in ("venice-french", "venice-fair", "parlour")}
    assert suited == {"venice-french": True, "venice-fair": True, "parlour": False}
