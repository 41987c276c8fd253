"""The rulebook's words: whole, free of numbers that the engine owns, and each placeholder told in the head."""

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from games.core import facts as say
from games.core.clauses import load
from games.trente_quarante.clauses import Clause
from games.trente_quarante.facts import facts
from games.trente_quarante.rulesets import NAMES, ruleset

ROOT = Path(__file__).resolve().parents[3]
BOOK = load("games.trente_quarante")
SECTIONS = ["game", "staff", "taille", "coup", "chances", "equal", "insurance", "general", "irregularities"]
SECTIONS += ["glossary", "odds"]
TYPES = {
    "int": int,
    "odds": say.Odds,
    "exact": say.Exact,
    "percent": say.Percent,
    "money": say.Money,
    "word": str,
    "cards": say.Cards,
}
NUMBERS = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|twice|thrice)\b",
    re.IGNORECASE,
)
# French calls with what they mean, and the name of a tie: neither is a quantity that a ruleset could change.
CALLS, PLACEHOLDER = re.compile(r"\*[^*\n]+\*(?: \([^()\n]*\))?"), re.compile(r"\{\w+\}")
NAMES_OF_TIES = re.compile(r"\b31 après\b")


def documented() -> dict[str, str]:
    """The table of placeholders at the head of text.toml: name and kind of value."""
    head = (ROOT / "games/trente_quarante/text.toml").read_text(encoding="utf-8").split("[[section]]", 1)[0]
    return dict(re.findall(rf"^#   (\w+) {{2,}}({'|'.join(TYPES)}) +\S", head, flags=re.MULTILINE))


def test_the_enum_names_each_clause_once_in_reading_order():
    assert [section.id for section in BOOK.sections] == SECTIONS
    assert [clause.id for clause in BOOK] == [str(clause) for clause in Clause]
    for clause in Clause:
        assert clause.name == clause.removeprefix("trente-quarante-").replace("-", "_").upper()


def test_each_placeholder_is_documented_and_used_and_of_its_kind():
    used = frozenset[str]().union(*(clause.placeholders for clause in BOOK))
    told = {name: kind for name, kind in documented().items() if name in used}
    assert told.keys() == used
    for known in (facts(ruleset(name)) for name in NAMES):
        for name, kind in told.items():
            assert name not in known or isinstance(known[name], TYPES[kind]), name


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


def test_a_glossary_entry_is_a_procedure_named_as_a_term():
    for section in BOOK.sections:
        for clause in section.clauses:
            assert clause.id.startswith("trente-quarante-term-") == (section.id == "glossary")
            assert section.id != "glossary" or clause.kind == "procedure"


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


def test_decisions_are_cited_and_cited_decisions_are_told():
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
