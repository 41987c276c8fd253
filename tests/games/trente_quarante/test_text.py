"""The rulebook's words: whole, free of numbers that the engine owns, and each placeholder explained in the head."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from games.core.clauses import load
from games.trente_quarante.rulesets import NAMES, ruleset

ROOT = Path(__file__).resolve().parents[3]
BOOK = load("games.trente_quarante")
SECTIONS = ["game", "staff", "taille", "coup", "chances", "equal", "insurance", "general", "irregularities"]
SECTIONS += ["odds", "glossary"]
NUMBERS = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|twice|thrice)\b",
    re.IGNORECASE,
)
# French calls with what they mean, and the name of a tie: neither is a quantity that a ruleset could change.
CALLS, PLACEHOLDER = re.compile(r"\*[^*\n]+\*(?: \([^()\n]*\))?"), re.compile(r"\{\w+\}")
NAMES_OF_TIES = re.compile(r"\b31 après\b")


@pytest.mark.parametrize("clause", list(BOOK), ids=lambda clause: clause.id)
def test_no_quantity_is_typed(clause):
    words = PLACEHOLDER.sub(" ", CALLS.sub(" ", f"{clause.title} {clause.body}"))
    assert not NUMBERS.search(NAMES_OF_TIES.sub(" ", words))
    assert len(re.findall(r"[.!?](?=\s|$)", clause.body)) <= 8, "a clause is one rule"


def test_a_rule_that_holds_only_sometimes_names_what_some_ruleset_has():
    for clause in BOOK:
        for parameter, values in clause.when.items():
            for value in values:
                narrow = replace(clause, when={parameter: (value,)})
                assert any(narrow.holds(ruleset(name)) for name in NAMES), (clause.id, parameter, value)


def test_the_mini_table_hears_of_insurance_and_prison_only_where_it_is_told_that_there_is_none():
    mini = [clause for clause in BOOK if clause.holds(ruleset("venice-mini-trente-et-quarante"))]
    about = {c.id for c in mini if re.search(r"insur|premium|prison", f"{c.title} {c.body}".lower())}
    none = ("mini", "mini-half", "no-insurance", "term-midi")
    assert about == {f"trente-quarante-{name}" for name in none}


SOURCES = {"croupier-course", "house-app", "vittoriosa-leaflet", "custom", "computed", "decision"}


@pytest.mark.parametrize("clause", list(BOOK), ids=lambda clause: clause.id)
def test_each_clause_names_its_sources_by_document_and_place(clause):
    assert len(clause.source) <= 300
    for source in clause.source.split("; "):
        document, _, place = source.partition(": ")
        assert document in SOURCES
        assert place.strip()


def test_decisions_are_cited_and_cited_decisions_are_worded():
    text = (ROOT / "games/trente_quarante/decisions.toml").read_text(encoding="utf-8")
    decisions = tomllib.loads(text)
    cited = {number for clause in BOOK for number in re.findall(r"\bT\d+\b", clause.source)}
    assert list(decisions) == [f"T{number}" for number in range(1, len(decisions) + 1)]
    assert cited == decisions.keys()
    assert all(decision.keys() == {"text"} and decision["text"] for decision in decisions.values())


def test_the_tables_name_their_shuffler_shoe_and_kind():
    """The midi of Ca' Vendramin Calergi and the mini of Vittoriosa are two tables."""
    only = {"midi", "staff", "shuffle"}, {"mini", "staff-mini", "shuffle-mini", "no-insurance", "mini-half"}
    for mine, other, name in zip(only, reversed(only), NAMES, strict=True):
        holds = {clause.id for clause in BOOK if clause.holds(ruleset(name))}
        assert {f"trente-quarante-{one}" for one in mine} <= holds
        assert not {f"trente-quarante-{one}" for one in other} & holds
