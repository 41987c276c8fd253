"""Rulesets side by side: what is chosen in the address, what is shown of each, and what it costs."""

import re

import pytest

from games.core.costly import Busy
from games.web import registry
from games.web.kit.game import reference
from games.web.rulebook import comparison
from games.web.rulebook.comparison import compared
from games.web.rulebook.editions import edition

pytestmark = pytest.mark.django_db
ALL = tuple(registry.rulesets_in("roulette"))


@pytest.fixture
def read(client, rulebook):

    def get(*rules: str, language: str = "en", **query: str) -> str:
        response = client.get(f"/{language}/games/compare/", {"rules": rules, **query})
        assert response.status_code == 200
        return response.content.decode()

    return get


def rule(page: str, name: str) -> str:
    """A clause of the comparison without its markup."""
    part = re.split(r"</(?:article|details)>", page[page.index(f'id="roulette-{name}"') :])[0]
    return " ".join(re.sub(r"<[^>]+>", " ", part).split())


def chosen(page: str) -> list[str]:
    return re.findall(r'name="rules" value="([^"]+)" checked', page)


def row(page: str, title: str) -> list[str]:
    """The cells of a parameter."""
    part = page[page.index(f'role="rowheader">{title}</th>') :].split("</tr>")[0]
    cells = re.findall(r"<td.*?</td>", part, re.DOTALL)
    return [
        " ".join(re.sub(r"<[^>]+>", " ", re.sub(r'<span class="of".*?</span>', "", cell)).split()) for cell in cells
    ]


def test_without_a_choice_every_game_stands_there_with_its_usual_rules(read):
    page = read()
    assert chosen(page) == ["venice-french", "venice-fair", "france-english", "parlour"]
    assert "notice" not in page


def test_the_parameters_come_first(read):
    page = read(*ALL)
    assert page.index("At a glance") < page.index('id="game"')
    assert row(page, "Wheel")[-1] == "Zero and double zero 38 pockets"
    assert row(page, "Zero")[0] == "Even chances go to prison 3 levels of prison"
    assert row(page, "Staff")[:2] == ["A chef de table and 3 croupiers", "A chef de table and 1 croupier"]
    assert row(page, "Order of payment")[1] == "Columns, even chances, dozens and numbers"
    assert row(page, "Order of payment")[3] == "None"
    assert row(page, "Limits")[2:] == ["Shown at each table", *["Agreed among the players"] * 2]
    assert row(page, "Called bets")[3] == "None"
    assert row(page, "Colour chips")[2] == "7 colours Value chips on the even chances only Plaques of 20 chips"


def test_a_parameter_in_which_all_agree_is_shown_once(read):
    assert row(read("venice-fair", "france-english"), "Zero") == [
        "Even chances are halved at once A chip that cannot be halved waits in prison for the next spin"
    ]


def test_a_clause_that_is_the_same_is_folded_up_and_readable(read):
    page = read("venice-french", "venice-fair")
    assert '<details class="rule same" id="roulette-call">' in page
    assert rule(page, "call").count("is called in French") == 1


def test_what_differs_stands_in_the_words_of_each(read):
    shown = rule(read("venice-french", "venice-fair"), "order-of-payment")
    assert "French roulette Winning bets" in shown
    assert "columns, dozens, even chances" in shown
    assert "columns, even chances, dozens and numbers" in shown


def test_what_a_game_has_not_is_said(read):
    shown = rule(read("venice-french", "venice-fair"), "zero-prison")
    assert "Fair roulette This game has no such rule" in shown


def test_what_an_earlier_column_says_is_not_said_twice(read):
    shown = rule(read("venice-fair", "france-english", "parlour"), "zero-partage")
    assert shown.count("divided at once") == 1
    assert "English roulette Same as: Fair roulette" in shown


def test_a_title_leads_to_the_rule_in_its_game(read):
    page = read("parlour", "parlour-double-zero")
    assert 'href="/en/games/parlour-roulette/?rules=parlour-double-zero#roulette-double-zero"' in page


def test_only_what_differs_is_shown_when_asked(read):
    whole, part = read("parlour", "parlour-double-zero"), read("parlour", "parlour-double-zero", only="differences")
    assert 'value="differences" checked' in part
    assert "rule same" not in part
    assert "roulette-wheel" in part
    assert 'id="roulette-call"' in whole
    assert 'id="roulette-call"' not in part
    assert row(part, "Layout") == ["157 positions", "161 positions"]
    assert "Smallest chip" not in part


def test_the_order_of_the_book_is_kept_whatever_the_order_of_the_address(read):
    page = read("parlour-double-zero", "venice-french")
    assert chosen(page) == ["venice-french", "parlour-double-zero"]
    numbers = [tuple(map(int, n.split("."))) for n in re.findall(r'<h3[^>]*><span class="ltr">([\d.]+)<', page)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    ("rules", "left", "notices"),
    [
        (("venice-fair", "nowhere", "parlour"), ["venice-fair", "parlour"], 1),
        (("venice-fair",), ["venice-french", "venice-fair"], 1),
        (("venice-french", "venice-french"), ["venice-french", "venice-fair"], 1),
        (("nowhere",), ["venice-french", "venice-fair"], 2),
        (ALL, list(ALL), 0),
    ],
)
def test_a_choice_that_cannot_be_shown_is_corrected_and_reported(read, rules, left, notices):
    page = read(*rules)
    assert chosen(page) == left
    assert page.count('<p class="notice warn" role="status">') == notices


def test_more_than_fit_side_by_side_are_cut_and_reported(read, monkeypatch):
    monkeypatch.setattr(comparison.asked, "MOST", 3)
    page = read(*ALL)
    assert chosen(page) == list(ALL[:3])
    assert "You can compare 3 rulesets at most." in page


def test_the_comparison_is_read_in_the_language_of_the_address(read):
    page = read("venice-french", "venice-fair", language="it")
    assert "Il gioco" in page
    assert 'href="/it/games/fair-roulette/#roulette-odds-partage"' in page


def test_before_the_first_sync_the_page_says_that_it_is_empty(client):
    assert 'class="empty"' in client.get("/en/games/compare/").content.decode()


def test_nothing_is_changed_here(client):
    assert client.post("/en/games/compare/").status_code == 405


def test_it_costs_a_query_for_each_ruleset_the_first_time_and_one_afterwards(read, client, django_assert_num_queries):
    read()
    comparison._compared.cache_clear()
    edition.cache_clear()
    with django_assert_num_queries(1 + len(ALL)):
        client.get("/en/games/compare/", {"rules": ALL})
    for only in ("", "differences"):
        with django_assert_num_queries(1):
            client.get("/en/games/compare/", {"rules": ALL, "only": only})


def test_every_clause_of_every_ruleset_is_compared(rulebook):
    page = compared(ALL, "en")
    ids = [row.clause.id for chapter in page.chapters for row in chapter.rows]
    assert ids == [clause.id for clause in reference("roulette")]
    assert page.clauses == len(ids)
    for chapter in page.chapters:
        for line in chapter.rows:
            said = {cell.column.ruleset for cell in line.cells if cell.html}
            assert said == {name for name in ALL if line.clause.id in registry.clauses_of("roulette", name)}


def test_what_the_bets_cost_comes_before_all_else(read):
    page = read(*ALL)
    assert page.index("What they cost") < page.index("At a glance")
    assert row(page, "House edge: Even chance")[1] == "Half is taken at zero: 1.35% A chip that cannot be halved: 1.39%"
    numbers = row(page, "House edge: Straight, Split, Street, Corner, Six line")
    assert (numbers[0], numbers[-1]) == ("2.70%", "5.26%")
    assert not re.search(r"\d/\d", numbers[0] + "".join(row(page, "House edge: Even chance")))


@pytest.mark.parametrize(
    ("rules", "bet", "costs"),
    [
        # Published edges: games/blackjack's own tests have their sources.
        (("american-six-decks-s17", "six-to-five"), "A hand", ["Best play: 0.33%", "Best play: 1.98%"]),
        (
            ("venice-caribbean-stud", "plain-caribbean-stud"),
            "Ante",
            ["Best play with a change: 1.21% Best play, no card changed: 5.22%", "Best play, no card changed: 5.22%"],
        ),
    ],
)
def test_every_game_says_what_each_ruleset_costs(read, rules, bet, costs):
    assert row(read(*rules), f"House edge: {bet}") == costs


def test_a_readers_own_rules_stand_beside_a_ruleset(read):
    page = read("venice-blackjack", "european-no-hole", own="yes", decks="8", soft17="hit")
    assert row(page, "Shoe")[-1] == "8 decks"
    assert row(page, "Dealer on soft 17")[-1] == "Hits soft 17 (H17)"
    assert len(row(page, "House edge: A hand")) == 3
    assert row(page, "House edge: A hand")[0] == "Best play: 0.52%"
    assert "Your rules" in page


def test_without_being_asked_for_nobodys_own_rules_are_shown(read):
    page = read("venice-blackjack", "european-no-hole", decks="8")
    assert "Your rules" not in page
    assert "own house" in page
    assert "own house" not in read(*ALL)


def test_edges_that_are_still_being_computed_are_said_to_be(client, rulebook, monkeypatch):
    def busy(_ruleset, _language):
        raise Busy

    monkeypatch.setattr(registry, "bets", busy)
    response = client.get("/en/games/compare/")
    assert response.status_code == 503
    assert "still being calculated" in response.content.decode()
    assert "At a glance" in response.content.decode()
