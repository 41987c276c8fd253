"""What can go wrong while a hand is dealt, and what it makes void."""

from enum import StrEnum

from games.caribbean_stud.clauses import Clause


class Mishap(StrEnum):
    """What has happened. All but `THROWN` concern the whole table."""

    COUNT = "count"  # a wrong number of cards was dealt
    SHUFFLER = "shuffler"  # the shuffler jams or shows cards
    SHOWN = "shown"  # the bank shows a card by mistake while dealing
    DROPPED = "dropped"  # the bank drops cards
    SKIPPED = "skipped"  # the bank skips a box
    EMPTY_BOX = "empty_box"  # the bank deals to an empty box
    RAKED = "raked"  # the bank rakes its own cards with the folded ones
    LIFTED = "lifted"  # a player lifts the cards before the deal ends
    THROWN = "thrown"  # a player picks up a thrown card: that player's hand is void

    @property
    def clause(self) -> Clause:
        return _CLAUSES[self]


_CLAUSES = {
    Mishap.COUNT: Clause.VOID_COUNT,
    Mishap.SHUFFLER: Clause.VOID_SHUFFLER,
    Mishap.SHOWN: Clause.VOID_SHOWN,
    Mishap.DROPPED: Clause.VOID_DROPPED,
    Mishap.SKIPPED: Clause.VOID_SKIPPED,
    Mishap.EMPTY_BOX: Clause.VOID_EMPTY_BOX,
    Mishap.RAKED: Clause.VOID_RAKED,
    Mishap.LIFTED: Clause.VOID_LIFTED,
    Mishap.THROWN: Clause.VOID_THROWN,
}

# Found only after the bank's card has been turned, these change nothing any more.
IN_TIME = (Mishap.SKIPPED, Mishap.EMPTY_BOX)


def ruling(mishap: Mishap, *, turned: bool) -> tuple[bool, Clause]:
    """Return whether it makes the hand void, found before or after the bank's card is `turned`, and the clause."""
    if turned and mishap in IN_TIME:
        return False, Clause.VOID_LATE
    return True, mishap.clause
