"""The rules of every game as they are printed: what holds there and only that, marked where it differs."""

import re

import pytest
from django.template import Context, Template
from django.test import RequestFactory

from games.roulette.rulesets import ruleset
from games.web import registry
from games.web.kit.game import Table, reference
from games.web.rulebook import houses, selectors
from games.web.rulebook.houses import House

pytestmark = pytest.mark.django_db

PAGES = {
    "venice-french": "french-roulette/",
    "venice-fair": "fair-roulette/",
    "france-english": "english-roulette/",
    "parlour": "parlour-roulette/",
    "parlour-double-zero": "parlour-roulette/?rules=parlour-double-zero",
}
# Rules that tell the games apart, by the rulesets in which they hold.
TELLING = {
    "staff rake-and-pay zero-prison zero-choice zero-move zero-fourth odds-policies astride": {"venice-french"},
    "crew-fair dolly order-by-place colour-least": {"venice-fair"},
    "colour-even-chances colour-plaques colour-stack": {"france-english"},
    "zero-partage zero-odd-chip colour-chips order-colour-first odds-partage": {"venice-fair", "france-english"},
    "banker no-order zero-parlour zero-parlour-half odds-parlour": {"parlour", "parlour-double-zero"},
    "double-zero": {"parlour-double-zero"},
    "crew-english chef-english seats-english rebuilt-stacks pointing paying-by-player paying-in-colour": {
        "france-english"
    },
    "colour-compartments colour-placed-for-you colour-tips": {"france-english"},
    "table-fair launch-fair paying-fair colour-count-fair colour-values-too colour-in-view": {"venice-fair"},
    "colour-change-back": {"venice-fair"},
    "colour-count colour-wrong-table": {"venice-fair", "france-english"},
    "banker-no-stake banker-disputes parlour-wheel launch-parlour": {"parlour", "parlour-double-zero"},
    "paying-parlour": {"parlour", "parlour-double-zero"},
    "launch": {"venice-french", "france-english"},
    "paid-to-be-placed": {"venice-french", "venice-fair"},
    "only-on-layout": {"france-english", "parlour", "parlour-double-zero"},
    "pays-first-four": set(PAGES),
    "float rake crew-change tossing tout-est-paye": {"venice-french"},
    "called-voisins replay limits order-of-payment zero-columns-dozens-lose": {
        *("venice-french", "venice-fair", "france-english")
    },
    "wheel pays-straight zero-numbers late-stake odds-number-bets": set(PAGES),
}


@pytest.fixture
def read(client, rulebook):

    def get(address: str, language: str = "en") -> str:
        response = client.get(f"/{language}/games/{address}")
        assert response.status_code == 200
        return response.content.decode()

    return get


def clause_of(page: str, name: str) -> str:
    return page[page.index(f'id="roulette-{name}"') :].split("</article>")[0]


def printed(page: str) -> list[str]:
    return re.findall(r'<article class="clause[^"]*" id="([^"]+)"', page)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_prints_what_holds_and_only_that_in_the_order_of_the_book(read, name):
    rules = ruleset(name)
    assert printed(read(PAGES[name])) == [c.id for c in reference("roulette") if c.holds(rules)]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_the_rules_by_which_its_game_is_known(read, name):
    found = {clause.removeprefix("roulette-") for clause in printed(read(PAGES[name]))}
    for clauses, where in TELLING.items():
        for clause in clauses.split():
            assert (clause in found) == (name in where), clause


def test_every_clause_is_printed_somewhere(read):
    assert {c for page in PAGES.values() for c in printed(read(page))} == reference("roulette").ids


def test_the_common_rule_has_no_marks(read):
    page = read(PAGES["venice-french"])
    assert "differing" not in page
    assert "common rule" not in page


@pytest.mark.parametrize(("language", "word"), [("en", "Not in the common rule"), ("it", 'class="badge differs new"')])
def test_a_rule_that_the_common_rule_has_not_says_so_in_words(read, language, word):
    clause = clause_of(read(PAGES["venice-fair"], language), "zero-partage")
    assert word in clause
    assert "differing" in read(PAGES["venice-fair"], language)


def test_a_rule_that_is_otherwise_leads_to_the_common_one(read):
    clause = clause_of(read(PAGES["venice-fair"]), "order-of-payment")
    assert "Different in the common rule" in clause
    assert 'href="/en/games/french-roulette/#roulette-order-of-payment"' in clause


def test_a_rule_that_is_the_same_bears_no_mark(read):
    assert "differs" not in clause_of(read(PAGES["venice-fair"]), "call")


@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("venice-french", "columns, dozens, even chances, six lines, streets, corners, splits and straights"),
        ("venice-fair", "columns, even chances, dozens and numbers"),
        ("france-english", "columns, high, odd, black, red, even, low, dozens, six lines, streets, corners, splits"),
    ],
)
def test_the_order_of_payment_is_that_of_the_house(read, name, order):
    assert f"in this order: {order}" in clause_of(read(PAGES[name]), "order-of-payment")


def test_the_double_zero_is_drawn_and_named(read):
    page = read(PAGES["parlour-double-zero"])
    wheel, layout = clause_of(page, "wheel"), clause_of(page, "layout")
    assert "24, 36, 13, 1, 00, 27" in wheel
    shapes = page.partition('<svg class="shapes"')[2].partition("</svg>")[0]
    assert '<use href="#wheel"/>' in wheel
    assert shapes.count('<g class="wheel-pocket zero"') == 2
    assert "Zero and double zero side by side" in layout
    assert '<use href="#felt"/>' in layout
    assert shapes.count(">00</text>") == 2
    assert "37" not in re.sub(r"<svg.*?</svg>", "", clause_of(page, "legal-spot"))
    assert "00" not in clause_of(page, "pays-first-four").partition("<svg")[0]
    assert ">1/38<" in clause_of(page, "odds-expected")


def test_each_game_leads_to_the_others_and_to_the_comparison(read):
    page = read(PAGES["venice-fair"])
    for slug in ("french-roulette", "english-roulette", "parlour-roulette"):
        assert f'href="/en/games/{slug}/"' in page
    assert 'href="/en/games/compare/?rules=venice-french&amp;rules=venice-fair"' in page


def test_a_game_with_two_rulesets_lets_the_reader_choose(read):
    page = read(PAGES["parlour-double-zero"])
    assert 'href="/en/games/parlour-roulette/?rules=parlour"' in page
    assert re.search(r'href="[^"]*rules=parlour-double-zero"[^>]*aria-current="true"', page)


@pytest.mark.parametrize("holder", ["game", "table"])
def test_a_link_from_a_page_of_a_game_leads_into_its_own_rules(read, holder):
    read(PAGES["venice-fair"])
    fair = registry.GAMES["fair-roulette"]
    about = {"game": fair} if holder == "game" else {"table": Table(fair, ruleset("venice-fair"))}
    code = Template("{% load rulebook %}{% clause 'roulette-zero-partage' %}{% clause 'roulette-zero-prison' %}")
    links = re.findall(r'href="([^"]+)"', code.render(Context({"request": RequestFactory().get("/"), **about})))
    assert links == [
        "/en/games/fair-roulette/#roulette-zero-partage",
        "/en/games/french-roulette/#roulette-zero-prison",
    ]


def test_a_link_to_a_rule_of_the_second_ruleset_names_it(read):
    read(PAGES["parlour"])
    link = selectors.clause_links("roulette", "it", "parlour")["roulette-double-zero"]
    assert link.url == "/it/games/parlour-roulette/?rules=parlour-double-zero#roulette-double-zero"


@pytest.fixture
def house(monkeypatch):
    """A table that deals Fair roulette with limits and a smallest chip of its own."""
    overrides = '{"minimum": {"straight": "3"}, "smallest_chip": "1", "called_bets": ["tiers"]}'
    table = House(
        slug="long-table",
        game=registry.GAMES["fair-roulette"],
        ruleset="venice-fair",
        overrides=overrides,
        name="Ca’ Prova",
        language="it",
        url="/en/venues/ca-prova/#long-table",
        example=True,
    )
    monkeypatch.setattr(houses, "_FINDERS", [lambda slug: table if slug == table.slug else None])
    return table


def test_the_rules_follow_a_table_of_a_house(read, house):
    page = read("fair-roulette/?at=long-table")
    assert "the smallest chips of the table, 1 each" in clause_of(page, "zero-odd-chip")
    assert re.search(r"<th scope=\"row\">Straight</th>\s*<td class=\"num\">3</td>", clause_of(page, "limits"))
    assert "roulette-called-tiers" in printed(page)
    assert "roulette-called-voisins" not in printed(page)
    assert f'<a href="{house.url}" lang="it">Ca’ Prova</a>' in page
    assert "The limits of this table are an example." in page
    assert 'href="/en/games/fair-roulette/"' in page


@pytest.mark.parametrize(
    ("address", "suffix"),
    [
        ("fair-roulette/", ""),
        ("fair-roulette/?at=long-table", "?at=long-table"),
        ("parlour-roulette/?rules=parlour-double-zero", "?rules=parlour-double-zero"),
    ],
)
def test_a_page_leads_to_a_table_that_is_dealt_alike(read, house, address, suffix):
    page, slug = read(address), address.partition("/")[0]
    assert f'<a class="button" href="/en/games/{slug}/table/{suffix}">' in page
    with_play = f"{suffix}&amp;play=" if suffix else "?play="
    assert f'href="/en/games/{slug}/table/{with_play}10%2A' in clause_of(page, "loses")


@pytest.mark.parametrize("address", ["fair-roulette/?at=short-table", "french-roulette/?at=long-table"])
def test_a_table_that_is_not_there_is_reported_and_the_usual_rules_stand(read, house, address):
    page = read(address)
    assert '<p class="notice warn" role="status">This game has no such table' in page
    assert "Ca’ Prova" not in page


def test_the_rules_of_a_table_cost_no_more_queries_than_the_usual_ones(read, house, client, django_assert_num_queries):
    read("fair-roulette/?at=long-table")
    with django_assert_num_queries(1):
        client.get("/en/games/fair-roulette/?at=long-table")
