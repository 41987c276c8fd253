"""The ruleset of a drill: in its address, kept from item to item, in the record, and right in every sentence."""

import re
from html import unescape
from urllib.parse import parse_qs, urlparse

import pytest
from django.urls import reverse

from games.roulette.session import Session
from tests.training.drills.roulette.hand import ROULETTE
from training.drills.registry import GENERATORS
from training.quiz import selectors
from training.quiz.dealt import DEALT
from training.quiz.models import Practice
from training.quiz.presentation import typed_again
from training.quiz.table import table_address

FAIR = "venice-fair"


def drill(slug, rules="", level=1, n=1):
    address = f"{reverse('quiz:drill', args=[slug])}?seed=abc&n={n}&level={level}"
    return f"{address}&rules={rules}" if rules else address


def item(slug, rules, level=1, n=1):
    return GENERATORS[slug].make(f"abc-{n}", level, DEALT[rules].rules)


def hrefs(page, word=""):
    return [unescape(href) for href in re.findall(r'href="([^"]*)"', page) if word in href]


@pytest.mark.parametrize("rules", DEALT)
def test_every_drill_of_a_ruleset_is_drawn_at_every_level(db, client, rules):
    for slug, generator in GENERATORS.items():
        for level in generator.suits(DEALT[rules].rules):
            assert client.get(drill(slug, rules, level)).status_code == 200


def test_without_a_ruleset_the_french_table_is_dealt(db, client):
    named, unnamed = client.get(drill("zero", "venice-french")), client.get(drill("zero"))
    assert named.context["item"] == unnamed.context["item"]
    assert "rules=" not in unnamed.context["next"]


def test_a_ruleset_is_kept_on_next_on_skip_on_again_and_on_the_levels(db, client):
    page = client.get(drill("zero", FAIR))
    assert all(f"rules={FAIR}" in page.context[name] for name in ("next", "here", "list"))
    assert all(f"rules={FAIR}" in level["url"] for level in page.context["levels"])
    fragment = client.get(drill("zero", FAIR), headers={"HX-Request": "true"}).content.decode()
    assert all(f"rules={FAIR}" in href for href in hrefs(fragment, "/drills/"))


def test_a_drill_without_a_seed_keeps_its_ruleset_and_begins_at_its_first_level(db, client):
    response = client.get(reverse("quiz:drill", args=["order-of-payment"]) + "?rules=parlour")
    query = parse_qs(urlparse(response.url).query)
    assert (query["rules"], query["level"]) == (["parlour"], ["4"])
    assert client.get(response.url).status_code == 200


@pytest.mark.parametrize(
    ("slug", "rules", "level"),
    [
        ("called-bet", "parlour", 1),  # no announcement is taken
        ("colours", "venice-french", 1),  # no colours
        ("announcement", FAIR, 3),  # one croupier does both
        ("zero", FAIR, 3),  # nothing to choose
        ("zero", "whist", 1),
    ],
)
def test_what_a_ruleset_does_not_know_is_not_found(db, client, slug, rules, level):
    assert client.get(drill(slug, rules, level)).status_code == 404


@pytest.mark.parametrize("rules", DEALT)
def test_the_list_has_the_levels_that_suit_and_no_others(db, client, rules):
    response = client.get(reverse("quiz:drills"), {"rules": rules})
    listed = {
        (skill["generator"].name, level["number"]) for skill in response.context["skills"] for level in skill["levels"]
    }
    suited = {(name, level) for name, generator in GENERATORS.items() for level in generator.suits(DEALT[rules].rules)}
    assert listed == suited
    for address in hrefs(response.content.decode(), "?level="):
        assert client.get(address).status_code == 302


def test_an_unknown_ruleset_has_no_list(db, client):
    assert client.get(reverse("quiz:drills"), {"rules": "whist"}).status_code == 404


def test_the_choice_shows_what_is_dealt_and_leads_to_the_others_at_the_same_level(db, client):
    response = client.get(drill("zero", FAIR, 4))
    page = response.content.decode()
    urls = {choice["dealt"].name: choice["url"] for choice in response.context["choices"]}
    assert list(urls) == ROULETTE
    assert all("level=4" in url for url in urls.values())
    assert re.search(r'<a href="[^"]*" aria-current="true">Fair</a>', page)
    only = client.get(drill("colours", FAIR)).context["choices"]
    assert [choice["dealt"].name for choice in only] == [FAIR, "france-english"]


def test_a_level_that_another_ruleset_lacks_leads_to_its_first(db, client):
    choices = client.get(drill("order-of-payment", FAIR, 3)).context["choices"]
    assert "level=4" in next(choice["url"] for choice in choices if choice["dealt"].name == "parlour")


def answer(client, slug, rules, level=1):
    drawn = item(slug, rules, level)
    return client.post(drill(slug, rules, level), typed_again(drawn.face, drawn.key))


def test_practice_is_kept_by_ruleset(rules, client, trainee):
    client.force_login(trainee)
    answer(client, "multiples", "venice-french")
    answer(client, "multiples", FAIR)
    assert sorted(Practice.objects.values_list("ruleset", flat=True)) == [FAIR, "venice-french"]
    assert selectors.practice_of(trainee, FAIR)["multiples", 1].right == 1
    assert selectors.practice_of(trainee, "parlour") == {}
    page = client.get(reverse("quiz:drills"), {"rules": FAIR}).content.decode()
    assert page.count("Right answers: 1 of 1") == 1


@pytest.mark.parametrize("rules_name", ROULETTE)
def test_a_verdict_leads_to_the_rules_of_its_own_game(rules, client, rules_name):
    page = answer(client, "multiples", rules_name).content.decode()
    assert page.count('class="right"') == 4
    assert hrefs(page, f"/games/{DEALT[rules_name].game.slug}/")


@pytest.mark.parametrize(("rules_name", "course"), [("venice-french", "french-roulette"), (FAIR, "fair-roulette")])
def test_a_verdict_leads_to_the_lesson_of_its_own_game(rules, client, trainee, rules_name, course):
    client.force_login(trainee)
    page = answer(client, "zero", rules_name).content.decode()
    assert re.findall(r'href="/en/training/courses/([\w-]+)/[\w-]+/">Read the lesson<', page) == [course]


def test_a_game_without_a_course_names_no_lesson(rules, client, trainee):
    client.force_login(trainee)
    assert "Read the lesson" not in answer(client, "multiples", "parlour").content.decode()


# --- to the table ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ROULETTE)
def test_what_is_shown_as_a_game_plays_to_the_money_of_the_key(rules):
    """Zero stories: what went back to each player, over all the spins, is what the game gives back."""
    house = DEALT[rules].rules
    for level in GENERATORS["zero"].suits(house):
        for n in range(30):
            drawn = item("zero", rules, level, n)
            session = Session.parse(drawn.play)
            back = {}
            for settlement in session.play(house):
                for line in settlement.lines:
                    back[line.player] = back.get(line.player, 0) + line.returned + line.winnings
            players = [None, "2", "3"][: len(back)]
            assert [back[who] for who in players] == [
                value for slug, value in drawn.key.items() if slug.startswith("back-")
            ]


def test_pictures_and_announcements_play_to_the_money_of_the_key():
    house = DEALT[FAIR].rules
    for slug, level, money in (("picture-bet", 1, "money"), ("called-bet", 2, "won-money"), ("placed", 1, "wins")):
        for n in range(30):
            drawn = item(slug, FAIR, level, n)
            (settlement,) = Session.parse(drawn.play).play(house)
            assert settlement.total.winnings == drawn.key[money]


def test_a_replay_is_shown_with_what_lies_for_the_next_spin():
    for n in range(30):
        drawn = item("replay", FAIR, 2, n)
        session = Session.parse(drawn.play)
        assert sum(stake.total for stake in session.stakes) == drawn.key["total"]


@pytest.mark.parametrize("rules_name", ROULETTE)
def test_a_verdict_leads_to_the_same_situation_on_the_table_of_its_game(rules, client, rules_name):
    """Zero stories, as far as the limits of the table allow them there."""
    dealt, led = DEALT[rules_name], 0
    for n in range(1, 9):
        drawn = item("zero", rules_name, 2, n)
        page = client.post(drill("zero", rules_name, 2, n), typed_again(drawn.face, drawn.key)).content.decode()
        for address in hrefs(page, "/table/"):
            assert urlparse(address).path == reverse("calculators:table", kwargs={"slug": dealt.game.slug})
            assert parse_qs(urlparse(address).query)["play"] == [drawn.play]
            table = client.get(address)
            assert (table.status_code, table.context["problem"]) == (200, None)
            led += 1
    assert led >= 4


def test_the_way_to_the_table_is_shown_once_the_answer_is_judged(rules, client):
    assert "See it on the table" not in client.get(drill("called-bet", level=2)).content.decode()
    assert "See it on the table" in answer(client, "called-bet", "venice-french", 2).content.decode()


def test_no_way_leads_to_a_table_whose_limits_make_something_else_of_it():
    french = DEALT["venice-french"]
    assert table_address(french, "10*red .0")
    assert table_address(french, "0.50*red .0") == ""  # under the minimum
    assert table_address(french, "99999*straight:17 .17") == ""  # more than plays
    assert table_address(french, "") == ""


def test_a_ruleset_of_a_game_that_has_several_is_named_on_the_way_to_the_table():
    address = table_address(DEALT["parlour-double-zero"], "10*red .00")
    assert urlparse(address).path == "/en/games/parlour-roulette/table/"
    assert parse_qs(urlparse(address).query) == {"rules": ["parlour-double-zero"], "play": ["10*red .00"]}
