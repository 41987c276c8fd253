"""Who may call what, where the bank goes, and what is known by heart."""

import pytest

from tests.training.drills.chemin_de_fer.by_hand import calls_in, items


def next_seat(seats, seat):
    return seats[(seats.index(seat) + 1) % len(seats)]


def whose(seats, lines):
    """The bank's way, worked out once more: who has it or is asked for it, and its seat."""
    who, seat, sitting = seats[0], seats[-1], ""
    retired, bids = "", []
    for player, what, amount in lines:
        if what == "bank":
            who = seat = player
        elif what == "pass" and not retired:
            seat, who = player, next_seat(seats, player)
        elif what == "pass":
            who = next_seat(seats, player) if next_seat(seats, player) != retired else player
        elif what == "retire":
            retired, sitting = player, seat
            who = next_seat(seats, player)
        elif what == "hauteur":
            who, retired = player, ""
            seat = player if player.isdigit() else sitting
        elif what == "bid":
            bids.append((amount, player.isdigit(), player))
        elif what == "sold" and bids:
            who = bids[-1][2]
        elif what in ("sold", "coup-lose"):
            who = next_seat(seats, seat)
    return who.lower()


@pytest.mark.parametrize("level", [1, 2])
def test_the_bank_goes_where_it_should(level):
    for item in items("cdf-passing", level):
        seats = item.question.values["seats"].split()
        lines = [] if "none" in {what for _who, what, _amount in calls_in(item)} else calls_in(item)
        assert item.key == {"who": whose(seats, lines)}, lines


NEVER = {
    ("banco", "1"): "banker_does_not_punt",
    ("retire", "1"): ("yes", "no_valid_coup", "offers_lie"),
    ("rules", "1"): "yes",
    ("bid", "1"): "just_retired",
}


@pytest.mark.parametrize("level", [1, 2])
def test_calls_that_always_have_the_same_answer_have_it(level):
    answers = set()
    for item in items("cdf-may", level):
        *before, (who, what, _amount) = calls_in(item)
        right = NEVER.get((what, who), item.key["may"])
        assert item.key["may"] in right if isinstance(right, tuple) else item.key["may"] == right
        if (what, who) == ("retire", "1"):
            said = [word for _who, word, _ in before]
            assert (item.key["may"] == "yes") == ("coup-win" in said and said[-1] == "coup-win")
        if what == "coup-win":
            assert item.key["may"] == "nobody_plays"
        answers.add(item.key["may"])
    assert "yes" in answers
    assert len(answers) > 7


def test_what_is_known_by_heart_is_as_the_house_prints_it():
    """The least bank is not among it: no source has it."""
    known = {"decks": 6, "cards": 312, "back": 3, "seats": 9, "players": 6}
    seen = {}
    for item in items("cdf-table", 1):
        seen |= item.key
    assert seen == known
