"""What holds of every game's texts: a clause for each id, and placeholders that the engine fills, each documented."""

import re
from importlib import import_module

import pytest

from games.core import facts as say
from games.core.clauses import head, load, text_of
from games.web.registry import ENGINES, books, books_of

TYPES = {
    "int": int,
    "list": tuple,
    "odds": say.Odds,
    "exact": say.Exact,
    "percent": say.Percent,
    "money": say.Money,
    "word": str,
    "spot": say.Key,
    "spots": tuple,
    "kinds": say.Kinds,
    "cards": say.Cards,
}


def documented(*names):
    """The tables of placeholders at the heads of these books: name and kind of value."""
    heads = [text_of(f"games.{name}").split("[[section]]", 1)[0] for name in names]
    rows = re.compile(rf"^#   (\w+) {{2,}}({'|'.join(TYPES)}) +\S", re.MULTILINE)
    return {name: kind for top in heads for name, kind in rows.findall(top) if name != kind}


def used(*names):
    return {name for book in names for clause in load(f"games.{book}") for name in clause.placeholders}


@pytest.mark.parametrize("book", books())
def test_the_enum_names_each_clause_once_in_reading_order(book):
    clauses = import_module(f"games.{book}.clauses")
    enum = getattr(clauses, "HandClause" if book not in ENGINES else "Clause")
    assert [clause.id for clause in load(f"games.{book}")] == list(enum)
    prefix = head(f"games.{book}").prefix
    assert all(clause.name == clause.removeprefix(prefix).replace("-", "_").upper() for clause in enum)


@pytest.mark.parametrize("book", books())
def test_each_placeholder_is_documented_and_each_documented_one_is_used(book):
    beside = {one for engine in ENGINES for one in books_of(engine) if book in books_of(engine)}
    assert used(book) <= documented(*beside).keys()
    assert documented(book).keys() <= used(*beside)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_engine_has_each_value_that_a_rule_needs_and_of_the_documented_kind(engine):
    facts, rulesets = (import_module(f"games.{engine}.{name}") for name in ("facts", "rulesets"))
    kinds = documented(*books_of(engine))
    for rules in map(rulesets.ruleset, rulesets.NAMES):
        known = facts.facts(rules)
        holding = [clause for clause in load(f"games.{engine}").whole if clause.holds(rules)]
        needed = {name for clause in holding for name in clause.placeholders}
        assert not [name for name in needed if not isinstance(known[name], TYPES[kinds[name]])]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_term_is_a_procedure_in_the_glossary(engine):
    book = load(f"games.{engine}")
    terms = [clause for clause in book if "-term-" in clause.id]
    glossary = next(section for section in book.sections if section.id.endswith("glossary"))
    assert list(glossary.clauses) == terms
    assert all(clause.kind == "procedure" for clause in terms)


@pytest.mark.parametrize("book", books())
def test_amounts_and_fractions_say_so_in_their_names(book):
    for name, kind in documented(book).items():
        assert (kind == "money") == name.endswith("_amount"), name
        assert (kind == "exact") == name.endswith("_exact"), name
