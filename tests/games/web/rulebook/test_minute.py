"""What opens a page of rules: whole under every ruleset, filled by the engine, and shown in the reader's language."""

import json
import re
from dataclasses import replace
from html import unescape

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from django.urls import reverse
from django.utils.translation import override

from games.core.facts import Money
from games.core.patterns import TextFault
from games.web import registry
from games.web.kit.game import reference
from games.web.registry import GAMES
from games.web.rulebook import minute, selectors
from games.web.rulebook.editions import Dealt
from games.web.rulebook.figures import picture
from games.web.rulebook.lint.minutes import minutes_are_whole
from games.web.rulebook.opening import opening

RULESETS = [(game.slug, ruleset) for game in GAMES.values() for ruleset in game.rulesets]


@pytest.fixture
def read(client, rulebook):
    def get(slug: str, language: str = "en", **query: str) -> str:
        with override(language):
            address = reverse("rulebook:game", args=[slug])
        return client.get(address, query).content.decode()

    return get


def opening_of(page: str) -> str:
    """The box of facts and the minute below it."""
    return page[page.index('<section class="facts"') : page.index("</section>", page.index('<section class="minute"'))]


def plain(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html)))


@pytest.mark.django_db
@pytest.mark.parametrize(("slug", "ruleset"), RULESETS)
def test_under_every_ruleset_it_is_whole_and_leads_to_rules_of_the_page(read, slug, ruleset):
    page = read(slug, rules=ruleset)
    opening = opening_of(page)
    assert page.index('<section class="facts"') < page.index('<section class="minute"') < page.index('class="chapter"')
    assert opening.count('class="ltr rule"') in minute.STEPS
    assert opening.count("<dl>") == 3
    assert opening.partition("</dl>")[0].count("<dt") in minute.FACTS
    assert "<figcaption" in opening
    linked = re.findall(r'href="#([^"]+)"', opening)
    assert all(f'id="{clause}"' in page for clause in linked)
    assert len([clause for clause in linked if "-term-" in clause]) in minute.WORDS
    assert "{" not in opening


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("slug", "query", "words"),
    [
        ("french-roulette", {}, ("Straight, one number35 to 1", "Least: an even chance1.3514%", "leave it in prison")),
        ("fair-roulette", {}, ("chips of a colour", "loses only half")),
        (
            "parlour-roulette",
            {"rules": "parlour-double-zero"},
            ("choose a banker", "Most: bets on numbers5.2632%", "Wheel38 pockets, two zeros"),
        ),
        ("blackjack", {"rules": "american-six-decks-h17"}, ("on a soft 17", "one face down")),
        (
            "blackjack",
            {"rules": "six-to-five"},
            ("A blackjack6 to 5", "your 15 wins 18.", "Dealer on soft 17hits", "Minimum10, our example"),
        ),
        (
            "trente-et-quarante",
            {"rules": "venice-mini-trente-et-quarante"},
            ("the bank takes half of every stake", "Insurancenone", "Minimumposted at the table"),
        ),
        ("punto-banco", {}, ("Banco1 to 1, less 5%", "100 on banco wins 95; the house keeps 5.")),
        ("chemin-de-fer", {}, ("wins 100, the house takes 5, and the bank now stands at 195.",)),
        ("caribbean-stud", {"rules": "plain-caribbean-stud"}, ("An ante of 10 and a BET of 20 win 110 together",)),
        ("texas-holdem", {}, ("Rake of every other pot5%", "after a rake of 3.")),
    ],
)
def test_what_it_says_is_the_rulesets_own(read, slug, query, words):
    shown = plain(opening_of(read(slug, **query)))
    assert [one for one in words if one not in shown] == []


@pytest.mark.django_db
def test_a_picture_says_in_words_what_it_shows(read):
    assert "<desc>Straight 17: 10." in opening_of(read("french-roulette"))
    assert "ace of spades" in opening_of(read("blackjack")).lower()


@pytest.mark.django_db
def test_where_only_the_house_speaks_our_words_are_left_out(read):
    page = read("french-roulette", only="house")
    assert 'class="minute"' not in page
    assert 'class="facts"' not in page


@pytest.mark.django_db
def test_too_few_facts_are_found(monkeypatch):
    facts = minute.minutes("roulette")["roulette"].facts
    found = planted(monkeypatch, facts=tuple(one for one in facts if not one.where.endswith(".wheel")))
    assert found == [f"minute.roulette: 3 facts under {name}" for name in ("parlour", "parlour-double-zero")]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("slug", "labels"),
    [
        ("french-roulette", ["Play on the table"]),
        ("blackjack", ["Calculator: A round", "Best play"]),
        ("caribbean-stud", ["Calculator: A hand", "Fold, play or change"]),
        ("punto-banco", ["Calculator: A coup"]),
    ],
)
def test_the_facts_lead_to_what_is_played_by_its_own_name(read, slug, labels):
    actions = read(slug).partition('<p class="actions')[2].partition("</p>")[0]
    assert re.findall(r">([^<]+)</a>", actions) == [*labels, "Table card (PDF)"]


@pytest.mark.django_db
def test_the_minimum_of_a_house_is_its_own(rulebook):
    rules = {"minimum": {"straight": "5", "even_chance": "20"}}
    dealt = Dealt("roulette", "venice-french", json.dumps(rules))
    shown = opening(dealt, "en", selectors.stamp_of("roulette"))
    assert {row.label.html: row.said.html for row in shown.facts}["Minimum"] == "5"


@pytest.mark.django_db
def test_it_is_shown_in_the_readers_language_and_in_english_where_that_has_no_words(read, settings, tmp_path):
    catalogue = Catalog(locale="it", domain="rules")
    one = minute.minutes("roulette")["roulette"]
    catalogue.add(one.object, "Indovina dove si ferma la pallina.", context="minute.roulette.object")
    target = tmp_path / "it" / "LC_MESSAGES" / "rules.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as stream:
        write_mo(stream, catalogue)
    settings.LOCALE_PATHS = [tmp_path]
    opening.cache_clear()  # of what other tests read with the catalogues of the project
    opened = opening_of(read("french-roulette", "it", at="", rules="venice-french"))
    assert '<p lang="it">Indovina dove si ferma la pallina.</p>' in opened
    assert '<span lang="en"><em lang="fr">Faites vos jeux</em>: place your chips' in opened
    opening.cache_clear()


def test_every_game_has_its_minute_without_a_fault():
    for book in registry.books():
        assert list(minutes_are_whole(reference(book))) == []


def test_what_is_only_a_fact_is_not_for_translators():
    texts = dict(minute.messages("roulette"))
    assert texts["minute.roulette.pays.straight.label"] == "Straight, one number"
    assert "minute.roulette.pays.straight.value" not in texts
    assert "minute.punto-banco.pays.banco.value" in dict(minute.messages("punto_banco"))


def planted(monkeypatch, **changes):
    """The faults of roulette when its minute is otherwise."""
    one = minute.minutes("roulette")["roulette"]
    monkeypatch.setattr(minute, "minutes", lambda engine: {"roulette": replace(one, **changes)})
    return list(minutes_are_whole(reference("roulette")))


def test_a_placeholder_that_no_engine_fills_is_found(monkeypatch):
    steps = minute.minutes("roulette")["roulette"].steps
    wrong = replace(steps[0], text="The banker pays {nothing_known}.")
    assert planted(monkeypatch, steps=(wrong, *steps[1:])) == [
        f"minute.roulette.steps.banker: {{nothing_known}} is unknown to the engine under {ruleset}"
        for ruleset in ("parlour", "parlour-double-zero")
    ]


def test_a_fact_of_the_picture_is_unknown_beside_it(monkeypatch):
    found = planted(monkeypatch, object="You win {shown_won}.")
    assert found[0] == "minute.roulette.object: {shown_won} is unknown to the engine under venice-french"


def test_too_few_steps_and_a_clause_that_is_none_are_found(monkeypatch):
    steps = minute.minutes("roulette")["roulette"].steps
    gone = [replace(one, clause="roulette-nowhere") if one.where.endswith(".bet") else one for one in steps]
    found = planted(monkeypatch, steps=tuple(one for one in gone if not one.where.endswith(".closes")))
    assert "minute.roulette: 3 steps under venice-french" in found
    assert "minute.roulette.steps.bet: roulette-nowhere is no clause" in found


def test_a_part_that_nobody_sees_is_found(monkeypatch):
    pays = minute.minutes("roulette")["roulette"].pays
    found = planted(monkeypatch, pays=(replace(pays[0], when={"crew": ("none",)}), *pays[1:]))
    assert found == ["minute.roulette.pays.straight: is shown under no ruleset"]


def test_a_word_that_no_glossary_explains_and_an_example_that_is_none_are_found(monkeypatch):
    one = minute.minutes("roulette")["roulette"]
    found = planted(monkeypatch, words=(*one.words[:-1], "roulette-loses"))
    assert found == ["minute.roulette: roulette-loses is no word of the glossary"]


def test_an_example_that_is_none_is_found(monkeypatch):
    example = replace(minute.minutes("roulette")["roulette"].example, clause="roulette-zero-prison")
    assert planted(monkeypatch, example=example)[0] == (
        "minute.roulette: roulette-zero-prison has no example under venice-fair"
    )


def test_a_family_without_a_minute_and_a_minute_without_a_family_are_found(monkeypatch):
    one = minute.minutes("roulette")["roulette"]
    monkeypatch.setattr(minute, "minutes", lambda engine: {"boule": one})
    found = list(minutes_are_whole(reference("roulette")))
    assert "french-roulette: minute.toml has nothing for roulette" in found
    assert "minute.boule: is no family of games" in found


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"motto": "Try"}, "motto"),
        ({"object": " "}, "empty"),
        ({"object": "A *star"}, "star"),
        ({"object": "A {brace"}, "brace"),
        ({"example": {"clause": "roulette-pays-straight"}}, "text"),
    ],
)
def test_a_file_that_cannot_be_read_says_what_is_wrong(change, fault):
    part = {"clause": "roulette-loses", "text": "A step."}
    row = {"clause": "roulette-loses", "label": "A row", "value": "something"}
    rows = {"facts": {}, "pays": {"a": row}, "costs": {}}
    read = {"object": "Win.", "words": [], "steps": {"a": part}, "example": part, **rows}
    assert minute._minute("roulette", read).steps[0].where == "minute.roulette.steps.a"
    with pytest.raises(TextFault, match=fault):
        minute._minute("roulette", {**read, **change})


def test_a_ruleset_without_the_example_has_no_picture():
    rules = registry.rules("roulette", "venice-fair")
    assert picture(rules, "roulette-zero-prison") is None


@pytest.mark.parametrize("limits", [{"minimum": {"straight": "50"}}, {"maximum": {"straight": "5"}}])
def test_the_example_does_not_mind_the_limits_of_a_house(limits):
    drawn = picture(registry.rules("roulette", "venice-french", limits), "roulette-pays-straight")
    assert drawn is not None
    assert drawn.facts == {"shown_stake": Money(10_00), "shown_won": Money(350_00)}


def test_the_example_of_trente_et_quarante_does_not_mind_them_either():
    rules = registry.rules("trente_quarante", "venice-trente-et-quarante", {"minimum": {"chance": "50"}})
    drawn = picture(rules, "trente-quarante-rows")
    assert drawn is not None
    assert drawn.facts["shown_won"] == Money(10_00)


@pytest.mark.django_db
def test_at_the_table_of_a_house_it_has_the_houses_own_numbers(rulebook):
    stamp = selectors.stamp_of("punto_banco")
    dealt = Dealt("punto_banco", "venice-punto-banco", json.dumps({"commission": "0.04"}))
    found = opening(dealt, "en", stamp)
    assert [str(row.said.html) for row in found.pays] == ["1 to 1", "1 to 1, less 4%", "8 to 1"]
    assert "wins 96; the house keeps 4." in found.example.said.html


@pytest.mark.django_db
def test_without_the_example_the_rest_is_there(rulebook):
    dealt = Dealt("punto_banco", "venice-punto-banco", json.dumps({"commission": "0"}))
    found = opening(dealt, "en", selectors.stamp_of("punto_banco"))
    assert found.picture is None
    assert len(found.steps) in minute.STEPS
