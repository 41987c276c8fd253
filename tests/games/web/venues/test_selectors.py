"""A table of a house, as a calculator or a page of rules asks for it."""

import pytest
from django.utils.translation import override

from games.roulette.bets import Kind
from games.roulette.rulesets import NAMES, ruleset
from games.web.registry import rules
from games.web.venues import selectors
from games.web.venues.differences import differences
from games.web.venues.models import VenueTable

pytestmark = pytest.mark.django_db


def test_a_table_has_the_rules_of_its_ruleset_with_the_limits_of_the_house(table):
    found = selectors.venue_table("prova-french")
    assert (found.game.slug, found.ruleset, found.venue_slug) == ("french-roulette", "venice-french", "ca-prova")
    assert found.rules == ruleset("venice-french", table.overrides)
    assert found.rules.maximum[Kind.DOZEN] == 150000
    assert found.usual == ruleset("venice-french")


def test_a_table_is_called_in_the_language_of_the_reader(table):
    VenueTable.objects.update(name_en="The long table", name_it="Il tavolo lungo")
    with override("it"):
        assert str(selectors.venue_table("prova-french").name) == "Il tavolo lungo"


def test_a_table_costs_one_query_and_its_rules_are_built_once(table, django_assert_num_queries):
    first = selectors.venue_table("prova-french")
    with django_assert_num_queries(1):
        assert selectors.venue_table("prova-french").rules is first.rules


def test_what_an_editor_changes_holds_at_once(table):
    selectors.venue_table("prova-french")
    table.overrides = {"minimum": {"straight": "7"}}
    table.save()
    assert selectors.venue_table("prova-french").rules.minimum == {Kind.STRAIGHT: 700}


@pytest.mark.parametrize("slug", ["", "nowhere", "prova-french/", "prova-french\n", "\0"])
def test_a_table_that_is_not_there_is_none(table, slug):
    assert selectors.venue_table(slug) is None


def test_a_table_that_is_not_published_is_none(table):
    VenueTable.objects.update(published=False)
    assert selectors.venue_table("prova-french") is None


def test_a_table_of_a_house_that_is_not_published_is_none(table):
    table.venue.published = False
    table.venue.save()
    assert selectors.venue_table("prova-french") is None


def test_a_game_without_rules_is_no_table_to_play_at(venue):
    VenueTable.objects.create(venue=venue, slug="cards", name_en="Blackjack", published=True)
    assert selectors.venue_table("cards") is None


@pytest.mark.parametrize(
    "broken", [{"overrides": {"ceiling": "5"}}, {"game": "russian-roulette"}, {"ruleset": "nowhere"}]
)
def test_what_the_engine_no_longer_deals_is_none(table, broken):
    VenueTable.objects.update(**broken)
    assert selectors.venue_table("prova-french") is None


def test_the_rules_can_be_read_as_the_table_has_them(client, table, rulebook):
    VenueTable.objects.update(overrides={"prison_levels": 7})
    page = client.get("/en/games/french-roulette/", {"at": "prova-french"}).content.decode()
    assert 'href="/en/venues/ca-prova/#prova-french"' in page
    assert "up to level 7" in page
    assert 'href="/en/games/french-roulette/table/?at=prova-french"' in page
    usual = client.get("/en/games/french-roulette/").content.decode()
    assert "ca-prova" not in usual
    assert "up to level 7" not in usual


def test_rules_at_a_table_that_is_not_there_are_the_usual_ones_and_say_so(client, table):
    VenueTable.objects.update(published=False)
    page = client.get("/en/games/french-roulette/", {"at": "prova-french"})
    assert page.status_code == 200
    assert "notice warn" in page.content.decode()
    assert "ca-prova" not in page.content.decode()


@pytest.mark.parametrize(
    ("overrides", "said"),
    [
        ({}, []),
        ({"minimum": {"straight": "5"}, "maximum": {"straight": "9"}}, []),
        ({"smallest_chip": "2.50"}, ["The smallest chip is 2.50."]),
        ({"zero": "partage"}, ["At zero, stakes on even chances lose half at once."]),
        ({"prison_levels": 1}, ["Prison has 1 level."]),
        ({"prison_levels": 2, "crew": "english"}, ["Prison has 2 levels.", "An English roulette crew deals."]),
        ({"order_of_payment": []}, ["No order of payment is prescribed."]),
        ({"called_bets": [], "placed_later": []}, None),
        ({"placed_later": ["tiers"]}, ["These called bets may be held beside the layout: Tiers du cylindre."]),
    ],
)
def test_what_differs_from_the_ruleset_is_said_in_words(overrides, said):
    sentences = differences(ruleset("venice-french"), ruleset("venice-french", overrides))
    assert sentences == (
        said if said is not None else ["No called bets are taken.", "Called bets may not be held beside the layout."]
    )


@pytest.mark.parametrize("other", NAMES)
@pytest.mark.parametrize("usual", NAMES)
def test_the_difference_between_any_two_rulesets_can_be_said(usual, other):
    sentences = differences(ruleset(usual), ruleset(other))
    assert all(sentences)
    assert bool(sentences) == (usual != other)


@pytest.mark.parametrize(
    ("engine", "ruleset", "overrides", "said"),
    [
        ("punto_banco", "venice-punto-banco", {"decks": 6}, ["Cards: 6 decks"]),
        ("chemin_de_fer", "venice-chemin-de-fer", {"minimum": "20.00"}, []),
        ("texas_holdem", "venice-texas-holdem", {"small_blind": "4.00"}, []),
        ("blackjack", "venice-blackjack", {"decks": 4}, ["Shoe: 4 decks"]),
    ],
)
def test_what_a_table_of_cards_sets_otherwise_is_shown_where_its_game_has_words(engine, ruleset, overrides, said):
    usual, here = rules(engine, ruleset), rules(engine, ruleset, overrides)
    assert differences(usual, here)[:1] == said
    assert differences(usual, usual) == []
