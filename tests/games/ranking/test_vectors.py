"""One hand against another: which is better, and the rules that decide it."""

import pytest

from games.core.cards import parse_cards
from games.ranking.clauses import HandClause
from games.ranking.hands import best_five
from games.ranking.ranking import decided_by
from tests.games import vectors

ROWS = list(vectors.rows("ranking", "hands"))


@pytest.mark.parametrize(("better", "worse", "clauses"), ROWS)
def test_one_hand_beats_the_other(better, worse, clauses):
    one, other = (best_five(parse_cards(text.strip("= ").replace(" ", ""))) for text in (better, worse))
    assert (one.strength == other.strength) == worse.startswith("=")
    assert one.strength >= other.strength
    assert " ".join(decided_by(one, other)) == clauses


def test_vectors_cite_only_clauses_that_exist():
    assert {clause for *_hands, clauses in ROWS for clause in clauses.split()} <= set(HandClause)


def test_the_vectors_say_where_they_come_from():
    assert "\n# Source: " in (vectors.ROOT / "ranking" / "hands.txt").read_text(encoding="utf-8")
