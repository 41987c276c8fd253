"""The hands that are dealt, and the bets on them."""

from enum import StrEnum


class Hand(StrEnum):
    """One of the hands."""

    PUNTO = "punto"
    BANCO = "banco"


class Bet(StrEnum):
    """What is bet on, and what a coup ends with."""

    PUNTO = "punto"
    BANCO = "banco"
    TIE = "tie"
