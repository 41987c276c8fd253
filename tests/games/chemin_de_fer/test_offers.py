"""What is offered at an auction of the bank: the least amount with which each person may still bid."""

import pytest

from games.chemin_de_fer.calls import Act
from games.chemin_de_fer.legality import offers
from games.chemin_de_fer.session import Session
from tests.games.chemin_de_fer.reading import VENICE

ALL_PASS = "seats:123456 100*bank@1 banco@4 .win retire@1 pass@2 pass@3 pass@4 pass@5 pass@6 .auction"
HIGHER = 50_00 + VENICE.chip


def bids(said: str) -> dict[str, int]:
    table = Session.parse(f"{ALL_PASS} {said}").play(VENICE)[-1].table
    return {call.who: call.amount for call in offers(VENICE, table, "ab") if call.act is Act.BID}


@pytest.mark.parametrize(
    ("said", "seated", "standing"),
    [
        ("", VENICE.minimum, VENICE.minimum),
        ("50*bid@a", 50_00, HIGHER),
        ("50*bid@3", HIGHER, HIGHER),
        ("50*bid@a 50*bid@3", HIGHER, HIGHER),
    ],
)
def test_somebody_seated_may_bid_as_much_as_somebody_who_stands(said, seated, standing):
    assert bids(said) == {**dict.fromkeys("23456", seated), **dict.fromkeys("ab", standing)}
