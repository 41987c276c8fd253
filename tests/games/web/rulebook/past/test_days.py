"""The rules as they stood on each day of a scripted history, and what has changed since."""

import re

import pytest
import time_machine

from games.web.rulebook import rewording
from tests.games.web.rulebook.past.pages import (
    CALLS,
    CHIP,
    LOSES,
    NEW,
    STRAIGHT,
    TIPS,
    TODAY,
    article,
    summary,
    then,
)

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("day", "straight"),
    [
        ("2026-03-01", "A chip on one number pays 35 to 1."),
        ("2026-03-09", "A chip on one number pays 35 to 1."),
        ("2026-03-10", "Two chips on one number pay 35 to 1."),
        ("2026-03-14", "Two chips on one number pay 35 to 1."),
        ("2026-03-15", "Two chips on one number pay 36 to 1."),
        ("2026-03-31", "Two chips on one number pay 36 to 1."),
    ],
)
def test_words_and_numbers_are_those_at_the_end_of_the_day(history, read, day, straight):
    assert f"<p>{straight}</p>" in then(read(day), STRAIGHT)


@pytest.mark.parametrize(
    ("day", "changed"),
    [
        ("2026-03-01", [STRAIGHT, LOSES, NEW]),
        ("2026-03-14", [STRAIGHT, LOSES, NEW]),
        ("2026-03-15", [LOSES, NEW]),
        ("2026-03-20", [LOSES]),
        ("2026-03-24", [LOSES]),
        ("2026-03-25", []),
    ],
)
def test_the_summary_leads_to_what_has_changed_since(history, read, day, changed):
    page = read(day)
    assert summary(page) == changed
    assert ("No rule has changed since." in page) == (not changed)
    assert ("3 rules have changed since:" in page) == (len(changed) == 3)
    assert all(re.search(rf'<(article|li)[^>]* id="{clause}"', page) for clause in changed)


def test_a_changed_rule_says_so_and_what_it_says_today(history, read):
    rule = article(read("2026-03-01"), STRAIGHT)
    assert ">Changed since</span>" in rule
    assert "<del>35 to 1</del> became <ins>36 to 1</ins>" in rule
    assert "<p>Two chips on one number pay 36 to 1.</p>" in rule.partition("<details")[2]
    assert f'href="/en/games/french-roulette/#{STRAIGHT}"' in rule


def test_a_rule_that_has_not_changed_has_no_mark(history, read):
    rule = article(read("2026-03-01"), TIPS)
    assert ("badge" in rule, "<details" in rule) == (False, False)


def test_a_new_rule_is_listed_as_not_yet_in_force_and_leads_to_today(history, read):
    page = read("2026-03-19")
    assert article(page, NEW) == ""
    listed = page.partition('id="new-title"')[2].partition("</section>")[0]
    assert listed.startswith(">Not yet in force on that day</h2>")
    assert f'<a href="/en/games/french-roulette/#{NEW}" lang="en">Calls</a>' in listed


def test_a_retired_rule_stands_in_its_place_and_says_that_it_is_no_longer_in_force(history, read):
    page = read("2026-03-24")
    rule = article(page, LOSES)
    assert "belongs to the bank" in rule
    assert ">No longer in force</span>" in rule
    assert "<details" not in rule
    assert re.findall(r'<article[^>]* id="([\w-]+)"', page) == [STRAIGHT, LOSES, TIPS, NEW]
    assert article(read("2026-03-25"), LOSES) == ""


def test_chapters_that_have_gone_stay_whole(desk, on, read):
    desk.english += CALLS
    on(1)
    desk.english = '[[section]]\nid = "hall"\ntitle = "The hall"' + CALLS.replace(NEW, "roulette-hall")
    desk.catalogue_english = desk.english
    on(5)
    page = read("2026-03-04")
    assert re.findall(r'<section class="chapter" id="([\w-]+)"', page) == ["bets", "general", "new"]
    assert re.findall(r'<article[^>]* id="([\w-]+)"', page) == [STRAIGHT, LOSES, TIPS, NEW]


def test_rules_are_numbered_by_what_held_on_the_day(history, read):
    numbers = r'href="#([\w-]+)" data-copy-link aria-label="[^"]*">([\d.]+)<'
    assert dict(re.findall(numbers, read("2026-03-01"))) == {STRAIGHT: "1.1", LOSES: "1.2", TIPS: "2.1"}
    assert dict(re.findall(numbers, read("2026-03-31"))) == {STRAIGHT: "1.1", TIPS: "2.1", NEW: "2.2"}


def test_other_words_alone_are_marked_as_such(desk, on, read):
    on(1)
    clause = f'id = "{STRAIGHT}"'
    desk.reword(clause, f'{clause}\nreworded = ["{rewording.mark(CHIP)}"]')
    desk.reword("A chip on one number", "A piece on one number")
    on(5)
    page = read("2026-03-04")
    assert summary(page) == [STRAIGHT]
    assert ">Only the wording has changed since</span>" in article(page, STRAIGHT)
    assert "A chip on one number" in then(page, STRAIGHT)


def test_what_was_changed_back_has_not_changed(on, pays, read):
    on(1)
    pays(36)
    on(5)
    pays(35)
    on(10)
    assert summary(read("2026-03-02")) == []
    assert summary(read("2026-03-05")) == [STRAIGHT]


def test_another_ruleset_has_a_history_of_its_own(history, client):
    with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
        page = client.get("/en/games/fair-roulette/on/2026-03-10/").content.decode()
    assert "Two chips on one number pay 35 to 1." in page
    assert STRAIGHT not in summary(page)
