"""The rules of one-card war by their permanent ids; `text.toml` says each in words."""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    GAME = "one-card-war-game"
    STAKE = "one-card-war-stake"
    RANKS = "one-card-war-ranks"
    WINS = "one-card-war-wins"
    LOSES = "one-card-war-loses"
    TIE = "one-card-war-tie"
    EDGE = "one-card-war-odds-edge"
    TERM_CARD = "one-card-war-term-card"
    TERM_DEALER = "one-card-war-term-dealer"
    TERM_TIE = "one-card-war-term-tie"
