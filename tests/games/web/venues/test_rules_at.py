"""A page of rules that follows a table of a venue."""

import pytest
from django.utils.translation import override

from games.web.rulebook import houses
from games.web.venues.rules_at import house

pytestmark = pytest.mark.django_db


def test_a_table_is_known_to_the_rules_with_what_it_sets_otherwise(table):
    found = houses.house("prova-french")
    assert (found.game.slug, found.ruleset, found.name) == ("french-roulette", "venice-french", "Ca’ Prova")
    assert found.overrides == '{"maximum": {"dozen": "1500", "straight": "100"}, "minimum": {"straight": "5"}}'


def test_a_table_leads_to_its_venue_in_the_language_of_the_reader(table):
    with override("it"):
        assert house("prova-french").url == "/it/venues/ca-prova/#prova-french"


def test_a_table_with_a_name_is_called_by_it_too(table):
    table.name_en = "The long table"
    table.save()
    assert house("prova-french").name == "Ca’ Prova · The long table"


def test_a_table_that_sets_nothing_has_the_usual_rules(table):
    table.overrides = {}
    table.save()
    assert house("prova-french").overrides == ""


def test_a_table_that_is_not_published_has_no_rules(table):
    table.published = False
    table.save()
    assert house("prova-french") is None


def test_its_limits_stand_in_its_rules(client, table, rulebook):
    page = client.get("/en/games/french-roulette/?at=prova-french").content.decode()
    limits = page[page.index('id="roulette-limits"') :].split("</article>")[0]
    assert ">1,500</td>" in limits
    assert 'href="/en/venues/ca-prova/#prova-french"' in page
