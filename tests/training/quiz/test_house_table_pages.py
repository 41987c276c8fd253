"""What trainees see of the rules of their house's table, in drills and lists."""

from urllib.parse import parse_qsl, urlparse

import pytest
import time_machine
from django.urls import reverse

from games.web.venues.models import VenueTable
from tests.training.quiz.test_memory import DAY, MONDAY, WRONG, noon, practise
from tests.training.tables import FRENCH, LIMITS, a_table
from training.drills.registry import GENERATORS
from training.quiz import house_tables
from training.quiz.house_tables import dealt_under, keep, name_of, tables_in
from training.quiz.models import Practice, TableRules


def drill(client, slug, **query):
    response = client.get(reverse("quiz:drill", args=[slug]), query, follow=True)
    return response, dict(parse_qsl(urlparse(response.redirect_chain[-1][0]).query))


def test_a_trainee_practises_by_the_table_of_the_house(client, trainee, table):
    client.force_login(trainee)
    response, query = drill(client, "limits", level=2)
    assert query["rules"] == name_of(FRENCH, LIMITS)
    page = response.content.decode()
    assert "Rules of your house: French roulette." in page
    assert "91" in page


def test_the_standard_rules_can_be_chosen_and_stay_chosen(client, trainee, table):
    client.force_login(trainee)
    response, _query = drill(client, "limits", level=2)
    [standard] = [each["url"] for each in response.context["choices"] if each["dealt"].key == FRENCH]
    response = client.get(standard, follow=True)
    assert "Rules of your house" not in response.content.decode()
    assert all("standard=1" in each["url"] for each in response.context["levels"])
    assert "standard=1" in response.context["next"]
    assert "standard=1" in response.context["list"]


def test_an_address_of_an_item_leads_to_that_item_for_everybody(client, trainee, table):
    client.force_login(trainee)
    here = reverse("quiz:drill", args=["limits"])
    response = client.get(here, {"seed": "abc", "level": "2"})
    assert response.context["dealt"].key == FRENCH


def test_the_address_of_an_item_leads_to_it_for_ever_and_for_everybody(client, trainee, table):
    client.force_login(trainee)
    response, _query = drill(client, "limits", level=2)
    here, before = response.context["here"], response.context["item"]
    VenueTable.objects.all().delete()
    house_tables._kept.cache_clear()
    client.logout()
    assert client.get(here).context["item"] == before


def test_a_skill_that_does_not_know_the_table_is_practised_under_the_ruleset(client, trainee, venue):
    a_table(venue, {"float": [["100", 3], ["10", 20], ["5", 100]]})
    client.force_login(trainee)
    response, _query = drill(client, "float")
    assert response.context["dealt"].key == FRENCH
    name = name_of(FRENCH, {"float": [["100", 3], ["10", 20], ["5", 100]]})
    assert client.get(reverse("quiz:drill", args=["float"]), {"rules": name}).status_code == 404
    listed = client.get(reverse("quiz:drills"))
    urls = {each["generator"].name: each["levels"][0]["url"] for each in listed.context["skills"]}
    assert ("rules=" in urls["float"], "rules=" in urls["limits"]) == (False, True)


def test_what_is_due_is_asked_by_the_table(client, trainee, table):
    practise(trainee, MONDAY, WRONG, skill="limits", level=2, cell="")
    client.force_login(trainee)
    with time_machine.travel(noon(MONDAY + 3 * DAY), tick=False):
        address = client.get(reverse("quiz:due"))["Location"]
    assert dict(parse_qsl(urlparse(address).query))["rules"] == name_of(FRENCH, LIMITS)


def test_nobody_else_is_led_to_the_table(client, table):
    _response, query = drill(client, "limits", level=2)
    assert "rules" not in query


def test_practice_by_the_table_is_kept_with_its_rules_and_counts_for_the_ruleset(client, trainee, table):
    client.force_login(trainee)
    response, query = drill(client, "limits", level=2)
    item = GENERATORS["limits"].make(f"{query['seed']}-1", 2, dealt_under(FRENCH).rules)
    typed = {part.slug: "whole" for part in item.parts}
    response = client.post(response.context["here"], typed)
    assert response.status_code == 200
    row = Practice.objects.get()
    assert (row.ruleset, row.table) == (FRENCH, name_of(FRENCH, LIMITS))
    assert TableRules.objects.get().name == row.table
    drawn = GENERATORS[row.generator].make(row.seed, row.level, dealt_under(row.rules_name).rules)
    assert drawn.question.values["maximum"] == {"money": 91_00}


def test_kept_rules_of_an_earlier_table_can_still_be_asked(client, trainee, house, table):
    name = keep(tables_in(house.pk)[0])
    VenueTable.objects.update(overrides={"zero": "partage"})
    client.force_login(trainee)
    response = client.get(reverse("quiz:drill", args=["limits"]), {"rules": name, "level": 2}, follow=True)
    assert "as they were kept" in response.content.decode()


@pytest.mark.parametrize(
    ("rules", "query"),
    [(f"{FRENCH}-at-0123456789abcdef", {"seed": "abc"}), ("ludo-at-0123456789abcdef", {}), ("ludo", {}), ("-at-", {})],
)
def test_a_name_that_is_unknown_is_not_found(client, trainee, table, rules, query):
    client.force_login(trainee)
    for page in (reverse("quiz:drill", args=["limits"]), reverse("quiz:drills")):
        assert client.get(page, {"rules": rules, **query}).status_code == 404


def test_an_open_list_leads_to_drills_though_the_table_has_changed(client, trainee, table):
    client.force_login(trainee)
    listed = client.get(reverse("quiz:drills"))
    urls = {each["generator"].name: each["levels"][1]["url"] for each in listed.context["skills"]}
    VenueTable.objects.update(overrides={"zero": "partage"})
    assert client.get(urls["limits"], follow=True).context["dealt"].key == name_of(FRENCH, {"zero": "partage"})
    assert client.get(listed.context["choices"][0]["url"]).context["dealt"].key == name_of(FRENCH, {"zero": "partage"})
    VenueTable.objects.all().delete()
    assert client.get(urls["limits"], follow=True).context["dealt"].key == FRENCH


def test_the_list_of_drills_follows_the_table_and_offers_the_ruleset(client, trainee, table):
    client.force_login(trainee)
    response = client.get(reverse("quiz:drills"))
    assert response.context["dealt"].table == name_of(FRENCH, LIMITS)
    assert [each["current"] for each in response.context["choices"]][:2] == [True, False]
    plain = client.get(response.context["choices"][1]["url"])
    assert plain.context["dealt"].key == FRENCH
    assert "Rules of your house" not in plain.content.decode()


def test_no_more_cases_are_mastered_than_the_table_has(client, trainee, venue):
    a_table(venue, {"called_bets": ["voisins"]})
    skill = GENERATORS["called-bet"]
    names = skill.grid(dealt_under(FRENCH).rules, 1).cells
    right = {"generator": skill.name, "version": skill.version, "level": 1, "ruleset": FRENCH, "score": 1, "max": 1}
    for cell in names[:3]:
        for seed in ("a", "b"):
            Practice.objects.create(user=trainee, cell=cell, seed=seed, given={}, **right)
    client.force_login(trainee)
    assert "voisins" in names[:3]
    assert "Cases mastered: 1 of 1<" in client.get(reverse("quiz:drills")).content.decode()
    standard = client.get(reverse("quiz:drills"), {"rules": FRENCH, "standard": "1"}).content.decode()
    assert f"Cases mastered: 3 of {len(names)}<" in standard
