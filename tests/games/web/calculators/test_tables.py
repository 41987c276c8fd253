"""There is a table for every ruleset, dealt by that ruleset, with limits that are marked as an example."""

import re
from urllib.parse import parse_qsl, urlsplit

import pytest

from games.roulette import rulesets
from games.roulette.bets import Kind
from games.roulette.session import Session
from games.web.calculators.tables import PLAYED, TABLES
from games.web.registry import GAMES, examples, games_of
from games.web.roulette.table.tables import BY_RULESET, roulette_table
from tests.games.web.calculators.conftest import TWO_ZEROS, Ask, text_of

pytestmark = pytest.mark.django_db

NAMES = sorted(BY_RULESET)


def test_every_ruleset_of_every_roulette_has_a_table() -> None:
    assert {name for game in games_of("roulette") for name in game.rulesets} == set(NAMES) == set(rulesets.NAMES)
    assert [(slug, TABLES[slug].rules.name) for slug in PLAYED] == [
        ("french-roulette", "venice-french"),
        ("fair-roulette", "venice-fair"),
        ("english-roulette", "france-english"),
        ("parlour-roulette", "parlour"),
    ]


# Where value chips are accepted on the even chances only, the first player plays in colour.
COLOUR = {"english-roulette": "@1=2 "}


@pytest.mark.parametrize("name", NAMES)
def test_a_table_has_both_limits_for_every_kind_of_its_layout(name: str) -> None:
    table = BY_RULESET[name]
    kinds = {bet.kind for bet in table.rules.positions.values()}
    assert {kind for kind, least, most in table.limits if least and most} == kinds
    assert Kind.FIRST_FOUR in kinds


@pytest.mark.parametrize("name", NAMES)
def test_a_table_says_that_its_limits_are_an_example(ask: Ask, name: str) -> None:
    table = BY_RULESET[name]
    page = text_of(ask(table=table.address(Session()).partition("?")[0], **table.query))
    assert "An example: every house sets its own limits." in page


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_dealt_under_its_ruleset(ask: Ask, name: str) -> None:
    colour = "@1=5 " if name == "france-english" else ""
    address = urlsplit(BY_RULESET[name].address(Session.parse(f"{colour}5*straight:17 .17")))
    response = ask(table=address.path, **dict(parse_qsl(address.query)))
    assert response.status_code == 200
    assert response.context["table"].rules.name == name
    assert response.context["last"].settlement.total.winnings == 17500


@pytest.mark.parametrize("name", NAMES)
def test_every_game_that_the_rules_offer_to_try_can_be_played_here(ask: Ask, name: str) -> None:
    table = BY_RULESET[name]
    path = table.address(Session()).partition("?")[0]
    refused = {
        clause: play
        for clause, play in examples("roulette", name).items()
        if ask(play, table=path, **table.query).status_code != 200
    }
    assert refused == {}


def test_the_parlour_leads_from_one_zero_to_two_and_back(ask: Ask) -> None:
    one, two = "/en/games/parlour-roulette/table/", "/en/games/parlour-roulette/table/?rules=parlour-double-zero"
    for fields, current, other in (({}, one, two), ({"rules": "parlour-double-zero"}, two, one)):
        page = ask(table=one, **fields).content.decode()
        nav = re.search(r'<nav class="rulesets .*?</nav>', page, re.DOTALL)
        assert nav
        assert re.findall(r'href="([^"]+)"( aria-current="page")?', nav[0]) in (
            [(current, ' aria-current="page"'), (other, "")],
            [(other, ""), (current, ' aria-current="page"')],
        )
    assert b'class="rulesets' not in ask().content


def test_what_is_done_at_the_second_table_stays_there(ask: Ask) -> None:
    path = "/en/games/parlour-roulette/table/?rules=parlour-double-zero"
    assert ask(lay="split:0-00", stake="5", **TWO_ZEROS)["Location"] == f"{path}&play=5*split:0-00#lay-split:0-00"
    page = ask("5*split:0-00", **TWO_ZEROS)
    assert page.content.count(b'<input type="hidden" name="rules" value="parlour-double-zero">') == 2  # both forms
    assert page.context["share"] == f"http://testserver{path}&play=5*split:0-00"
    pushed = ask("5*split:0-00", spin="00", htmx=True, **TWO_ZEROS)["HX-Push-Url"]
    assert pushed == f"{path}&play=5*split:0-00+.00"


def test_a_ruleset_without_an_example_is_dealt_without_limits() -> None:
    french = GAMES["french-roulette"]
    assert roulette_table(french, "venice-french") is TABLES["french-roulette"]
    assert roulette_table(french, "parlour").limits == []
    assert roulette_table(french, "parlour").game is french


# The clause that says so, in the rules of the table's own game.
CLAUSES = {
    "french-roulette": ("10*red .0", "roulette-zero-prison"),
    "fair-roulette": ("10*red .0", "roulette-zero-partage"),
    "english-roulette": ("10*red .0", "roulette-zero-partage"),
    "parlour-roulette": ("10*red .0", "roulette-zero-parlour"),
}


@pytest.mark.parametrize("slug", PLAYED)
def test_every_clause_on_a_table_leads_into_the_rules_of_its_game(ask: Ask, rulebook: None, slug: str) -> None:
    play, clause = CLAUSES[slug]
    page = ask(play, table=f"/en/games/{slug}/table/").content.decode()
    assert f'href="/en/games/{slug}/#{clause}"' in page
    links = set(re.findall(r'class="clause-link" href="/en/games/([a-z-]+)/#', page))
    assert links == {slug}


@pytest.mark.parametrize(
    ("slug", "said", "clauses"),
    [
        ("french-roulette", "In the order in which the table pays.", ["roulette-order-of-payment"]),
        (
            "fair-roulette",
            "In the order in which the table pays.",
            ["roulette-order-of-payment", "roulette-order-by-place"],
        ),
        (
            "english-roulette",
            "In the order in which the table pays.",
            ["roulette-order-of-payment", "roulette-order-colour-first"],
        ),
        ("parlour-roulette", "In the order in which the stakes were placed.", ["roulette-no-order"]),
    ],
)
def test_the_caption_says_which_order_the_lines_have(
    ask: Ask, rulebook: None, slug: str, said: str, clauses: list[str]
) -> None:
    page = ask(f"{COLOUR.get(slug, '')}10*red 10*dozen:2 .17", table=f"/en/games/{slug}/table/").content.decode()
    caption = re.search(r"<table class=\"table lines\">\s*<caption>(.*?)</caption>", page, re.DOTALL)
    assert caption
    assert said in caption[1]
    assert re.findall(r"#(roulette-[a-z-]+)", caption[1]) == clauses


# Seventeen is black, odd, low, in the second dozen and in column 35: each order of payment, worked by hand.
ORDERS = {
    "french-roulette": ["column:35", "dozen:2", "black", "odd", "low", "split:17-20", "straight:17"],
    "fair-roulette": ["column:35", "black", "odd", "low", "dozen:2", "split:17-20", "straight:17"],
    "english-roulette": ["column:35", "odd", "black", "low", "dozen:2", "split:17-20", "straight:17"],
    "parlour-roulette": ["straight:17", "black", "dozen:2", "odd", "column:35", "low", "split:17-20"],
}


@pytest.mark.parametrize("slug", PLAYED)
def test_the_lines_stand_in_the_order_of_the_ruleset(ask: Ask, slug: str) -> None:
    laid = COLOUR.get(slug, "") + " ".join(f"10*{key}" for key in ORDERS["parlour-roulette"])
    rows = ask(f"{laid} .17", table=f"/en/games/{slug}/table/").context["last"].rows
    assert [row.bet.key for row in rows] == ORDERS[slug]
