"""Several games beside each other: each with its own list, its own rules, its own calculators and exams."""

import re
from dataclasses import replace
from html import unescape
from urllib.parse import parse_qs, urlparse

import pytest
from django.urls import reverse

from tests.training.quiz.conftest import NOON
from training.drills.kit.exam import Blueprint, Section
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz import services
from training.quiz.dealt import DEALT, FAMILIES, USUAL, dealt_in, drill_address, list_address, usual_of
from training.quiz.table import table_address
from training.quiz.views import drills

RULES, MINI = "venice-punto-banco", "venice-mini-punto-banco"


def chooser(page):
    """The games to choose from, with where they lead."""
    nav = re.search(r'<nav class="tabs" aria-label="Games">(.*?)</nav>', page, re.DOTALL)[1]
    return {name: unescape(url) for url, name in re.findall(r'<a href="([^"]*)"[^>]*>([^<]*)</a>', nav)}


def test_the_list_is_of_one_game_and_leads_to_the_others(db, client, punto_banco):
    response = client.get(reverse("quiz:drills"))
    games = chooser(response.content.decode())
    assert games["Roulette"] == reverse("quiz:drills")
    assert {skill["generator"].engine for skill in response.context["skills"]} == {"roulette"}
    cards = client.get(games["Punto banco"])
    assert "baccarat-score" in {skill["generator"].name for skill in cards.context["skills"]}
    assert {skill["generator"].engine for skill in cards.context["skills"]} == {"baccarat", "punto_banco"}


def test_the_rulesets_to_choose_from_are_those_of_the_game(db, client, punto_banco):
    response = client.get(reverse("quiz:drills"), {"rules": MINI})
    assert [choice["dealt"].name for choice in response.context["choices"]] == [RULES, MINI]
    assert [str(choice["dealt"].title) for choice in response.context["choices"]] == ["large", "mini"]


def test_a_game_alone_needs_no_chooser(db, client, monkeypatch):
    monkeypatch.setattr(drills, "FAMILIES", FAMILIES[:1])
    assert 'class="tabs"' not in client.get(reverse("quiz:drills")).content.decode()


def test_every_family_begins_with_its_usual_rules():
    assert FAMILIES[0] == "roulette"
    assert dealt_in("roulette")[0].name == USUAL == usual_of("roulette")
    assert {dealt.name for family in FAMILIES for dealt in dealt_in(family)} == set(DEALT)


def test_what_goes_without_saying_in_an_address(punto_banco):
    assert list_address(USUAL) == list_address("whist") == reverse("quiz:drills")
    assert "rules=" in list_address(RULES)
    assert "rules=" not in drill_address("baccarat-score", DEALT[usual_of("baccarat")])
    assert parse_qs(urlparse(drill_address("baccarat-score", DEALT[MINI], level=2)).query) == {
        "level": ["2"],
        "rules": [MINI],
    }


def test_a_skill_without_a_ruleset_is_dealt_under_the_first_that_has_it(db, client, punto_banco):
    response = client.get(reverse("quiz:drill", args=["colours"]))
    assert parse_qs(urlparse(response.url).query)["rules"] == ["venice-fair"]
    page = client.get(client.get(reverse("quiz:drill", args=["punto-banco-coup"])).url)
    assert page.context["dealt"].game.engine == "punto_banco"


@pytest.mark.parametrize(("slug", "rules"), [("zero", RULES), ("baccarat-score", USUAL)])
def test_a_skill_is_not_found_under_the_rules_of_another_game(db, client, punto_banco, slug, rules):
    assert client.get(reverse("quiz:drill", args=[slug]), {"rules": rules}).status_code == 404


# --- to the calculators -------------------------------------------------------------------------------------


def test_a_situation_leads_to_the_calculator_on_which_the_games_examples_are_tried(punto_banco, monkeypatch):
    monkeypatch.setattr("training.quiz.table.reverse", lambda name, kwargs: "/{slug}/{calculator}/".format(**kwargs))
    usual, mini = DEALT[RULES], DEALT[MINI]
    assert table_address(usual, "100*banco .9cKd") == "/punto-banco/coup/?play=100*banco+.9cKd#result"
    assert parse_qs(urlparse(table_address(mini, ".9cKd")).query) == {"rules": [MINI], "play": [".9cKd"]}


def test_without_a_notation_or_a_calculator_nothing_leads_there(punto_banco):
    dealt = DEALT[RULES]
    assert table_address(dealt, "") == ""
    assert table_address(replace(dealt, game=replace(punto_banco, tried_at="")), ".9cKd") == ""


# --- to the exam --------------------------------------------------------------------------------------------


def test_an_exam_of_a_card_game_is_sat_like_any_other(rules, trainee, punto_banco):
    exam = Blueprint("cards", "Cards", "punto-banco", RULES, (Section("baccarat-score", 1, 3),), 80, 60)
    attempt = services.start(trainee, exam, "en", NOON)
    assert attempt.ruleset_parameters["commission"] == "1/20"
    for item in attempt.items.all():
        assert item.face == GENERATORS[item.generator].make(item.seed, item.level, DEALT[RULES].rules).face
        services.answer(attempt, item.position, item.key, f"token-{item.position}", NOON)
    assert services.submit(attempt, NOON).percent == 100


def test_every_exam_is_of_a_game_with_a_page_and_asks_what_its_rules_know():
    for exam in BLUEPRINTS.values():
        assert DEALT[exam.ruleset].game.slug == exam.game
        for section in exam.sections:
            assert section.level in GENERATORS[section.generator].suits(DEALT[exam.ruleset].rules)
