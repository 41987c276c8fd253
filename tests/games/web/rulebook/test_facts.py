"""What the clauses say in numbers under each ruleset, as each sync leaves it."""

from fractions import Fraction

import pytest
from django.core.management import CommandError, call_command

from games.core.cards import parse_cards
from games.core.facts import Cards, Exact, Key, Kinds, Money, Odds, Percent
from games.web import registry
from games.web.rulebook import sync
from games.web.rulebook.facts import canonical, restored
from games.web.rulebook.models import Book, ClauseFacts

STRAIGHT, LOSES, TIPS = "roulette-pays-straight", "roulette-loses", "roulette-tips"


@pytest.fixture
def say(monkeypatch):
    """Change what the engine knows under one ruleset."""
    known = registry.facts

    def changed(ruleset, **facts):
        def said(engine, name, overrides=""):
            return known(engine, name, overrides) | (facts if name == ruleset else {})

        monkeypatch.setattr(registry, "facts", said)

    return changed


def rows(clause, ruleset="venice-french"):
    found = ClauseFacts.objects.filter(clause=clause, ruleset=ruleset)
    return list(found.values_list("number", "holds", "values"))


@pytest.mark.parametrize(
    ("fact", "written"),
    [
        (37, 37),
        ("Zéro", "Zéro"),
        ((1, 2), [1, 2]),
        ((), []),
        ((Key("split:5-8"), Key("straight:0")), [{"key": "split:5-8"}, {"key": "straight:0"}]),
        (Percent(Fraction(1, 37)), {"percent": "1/37"}),
        (Exact(Fraction(1, 8)), {"exact": "1/8"}),
        (Money(5_000_000), {"money": 5000000}),
        (Odds(3, 2), {"odds": [3, 2]}),
        (Kinds(("column", "dozen")), {"kinds": ["column", "dozen"]}),
        (Cards(parse_cards("TdAs")), {"cards": "TdAs"}),
    ],
)
def test_a_fact_is_written_without_a_language_and_read_back(fact, written):
    assert canonical(fact) == written
    assert restored(written) == fact


@pytest.mark.django_db
def test_the_first_sync_says_what_each_clause_states_under_each_ruleset(desk):
    desk.sync()
    assert rows(STRAIGHT) == [(1, True, {"straight_pays": {"odds": [35, 1]}})]
    assert rows(TIPS, "parlour") == [(1, True, {})]
    rulesets = {"venice-french", "venice-fair", "france-english", "parlour", "parlour-double-zero"}
    assert set(ClauseFacts.objects.filter(clause=STRAIGHT).values_list("ruleset", flat=True)) == rulesets
    assert ClauseFacts.objects.count() == 3 * len(rulesets)


@pytest.mark.django_db
def test_a_payout_that_changes_is_written_once_for_its_clause_and_ruleset(desk, say):
    desk.sync()
    stamp = Book.objects.get().stamp
    say("venice-french", straight_pays=Odds(36))
    with pytest.raises(CommandError, match=f"^{STRAIGHT}: other facts under venice-french$"):
        call_command("sync_rulebook", "--check")
    desk.sync()
    assert rows(STRAIGHT) == [
        (1, True, {"straight_pays": {"odds": [35, 1]}}),
        (2, True, {"straight_pays": {"odds": [36, 1]}}),
    ]
    assert Book.objects.get().stamp != stamp
    assert desk.sync().drift == []
    assert ClauseFacts.objects.count() == 16


@pytest.mark.django_db
def test_other_words_alone_are_no_other_facts(desk):
    desk.sync()
    desk.reword("A chip on one number", "One chip on one number")
    assert desk.sync().facts == []


@pytest.mark.django_db
def test_a_number_that_a_clause_begins_to_name_belongs_to_its_facts(desk):
    desk.sync()
    desk.reword("What does not win", "Of {pockets} numbers, what does not win")
    desk.sync()
    assert rows(LOSES) == [(1, True, {}), (2, True, {"pockets": 37})]
    assert rows(LOSES, "parlour-double-zero")[-1] == (2, True, {"pockets": 38})


@pytest.mark.django_db
def test_a_clause_ceases_to_hold_where_its_condition_is_not_met_and_may_begin_again(desk):
    desk.sync()
    clause = f'id = "{STRAIGHT}"'
    desk.reword(clause, f'{clause}\nwhen = {{ name = ["parlour"] }}')
    said = desk.sync().drift
    assert f"{STRAIGHT}: holds no more under venice-french" in said
    assert rows(STRAIGHT)[1:] == [(2, False, {})]
    assert len(rows(STRAIGHT, "parlour")) == 1
    assert desk.sync().drift == []
    desk.reword('\nwhen = { name = ["parlour"] }', "")
    desk.sync()
    assert rows(STRAIGHT)[2:] == [(3, True, {"straight_pays": {"odds": [35, 1]}})]


@pytest.mark.django_db
def test_a_clause_that_left_the_files_holds_nowhere(desk):
    desk.sync()
    desk.english = desk.english[: desk.english.rindex("[[section]]")]
    desk.sync()
    last = ClauseFacts.objects.filter(clause=TIPS, number=2)
    assert list(last.values_list("holds", flat=True)) == [False] * 5
    assert sync.plan("roulette").drift == []


@pytest.mark.django_db
def test_a_placeholder_that_the_engine_does_not_fill_is_an_error(desk):
    desk.reword("What does not win", "Of {nonsense}, what does not win")
    with pytest.raises(KeyError, match="nonsense"):
        sync.plan("roulette")
