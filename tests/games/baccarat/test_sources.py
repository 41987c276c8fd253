"""Where each clause of punto banco and chemin de fer comes from: a place in a document, or a decision of ours."""

import re
import tomllib
from importlib.resources import files

import pytest

from games.core.clauses import load

BOOKS = [load(f"games.{name}") for name in ("baccarat", "punto_banco", "chemin_de_fer")]
CLAUSES = [clause for book in BOOKS for clause in book]
DECISIONS = {
    number: decision
    for book in BOOKS
    for number, decision in tomllib.loads(
        (files(f"games.{book.game}") / "decisions.toml").read_text(encoding="utf-8")
    ).items()
}
# The pages of the house's app that speak of these games, and the general rules that we take over from its roulette.
PAGES = {
    "Punto banco, The game",
    "Punto banco, Tables of play",
    "Punto banco, Notes",
    "Chemin de fer, From the start to today",
    "Chemin de fer, The game",
    "Chemin de fer, Playing by the Rule Table",
    "Chemin de fer, General rules",
    "French roulette, General rules",
}
CHAPTERS = {"chapter 2", "chapter 4", "Comportamento al tavolo", "Proventi aleatori (mancia)"}


def cited(clause):
    return [tuple(part.split(": ", 1)) for part in clause.source.split("; ")]


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_clause_names_its_sources(clause):
    assert len(clause.source) <= 300
    for document, place in cited(clause):
        match document:
            case "house-app":
                assert place in PAGES
            case "croupier-course":
                assert place in CHAPTERS
            case "decision":
                assert place in DECISIONS
            case _:
                assert document in {"custom", "computed"}
                assert place.strip()


def test_each_decision_is_said_and_cited():
    places = {place for clause in CLAUSES for document, place in cited(clause) if document == "decision"}
    assert places == set(DECISIONS)
    assert set(DECISIONS) == {f"B{number}" for number in range(1, len(DECISIONS) + 1)}
    for decision in DECISIONS.values():
        assert set(decision) == {"text"}
        assert 1 <= len(re.findall(r"[.!?](?=\s|$)", decision["text"])) <= 3
