"""Each clause says where it comes from, and each decision of our own is numbered, worded and cited."""

import re
import tomllib
from pathlib import Path

import pytest

from games.core.clauses import load

BOOK = load("games.poker")
DECISIONS = tomllib.loads((Path(__file__).parents[3] / "games/poker/decisions.toml").read_text(encoding="utf-8"))
PLACED = re.compile(r"(house-app|custom|computed|decision): [^:;]+")


@pytest.mark.parametrize("clause", list(BOOK), ids=lambda clause: clause.id)
def test_a_source_names_documents_and_places_in_them(clause):
    assert len(clause.source) <= 300
    assert all(PLACED.fullmatch(part) for part in clause.source.split("; "))


def test_decisions_are_told_and_cited():
    cited = set(re.findall(r"decision: (P\d+)", " ".join(clause.source for clause in BOOK)))
    assert cited == set(DECISIONS)
    assert all(table.keys() == {"text"} and table["text"].endswith(".") for table in DECISIONS.values())
