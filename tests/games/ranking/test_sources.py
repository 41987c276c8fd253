"""Each clause says where it comes from, and each decision of our own is numbered, worded and cited."""

import re
import tomllib
from pathlib import Path

import pytest

from games.core.clauses import load

NAMES = ("ranking", "caribbean_stud", "texas_holdem")
CLAUSES = [clause for name in NAMES for clause in load(f"games.{name}")]
FILES = [Path(__file__).parents[3] / "games" / name / "decisions.toml" for name in NAMES]
DECISIONS = {
    number: decision for file in FILES for number, decision in tomllib.loads(file.read_text(encoding="utf-8")).items()
}
PLACED = re.compile(r"(house-app|custom|computed|decision): [^:;]+")


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_source_names_documents_and_places_in_them(clause):
    assert len(clause.source) <= 300
    assert all(PLACED.fullmatch(part) for part in clause.source.split("; "))


def test_decisions_are_worded_and_cited():
    cited = set(re.findall(r"decision: (P\d+)", " ".join(clause.source for clause in CLAUSES)))
    assert cited == set(DECISIONS)
    assert all(table.keys() == {"text"} and table["text"].endswith(".") for table in DECISIONS.values())
