"""The rules of Texas hold'em by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum

from games.ranking.clauses import HandClause


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    GAME = "poker-he-game"
    PLAYERS = "poker-he-players"
    WAITING = "poker-he-waiting"
    HOLE_CARDS = "poker-he-hole-cards"
    BOARD = "poker-he-board"
    BEST_FIVE = "poker-he-best-five"
    STAKES = "poker-he-stakes"
    CHIPS = "poker-he-chips"

    # Table and staff
    TABLE = "poker-he-table"
    DEALER = "poker-he-dealer"
    BUTTON = "poker-he-button"
    BUY_IN = "poker-he-buy-in"
    POSTED = "poker-he-posted"
    NO_BANK = "poker-he-no-bank"

    # The course of a hand
    BLINDS = "poker-he-blinds"
    TWO_PLAYERS = "poker-he-two-players"
    SHORT_BLIND = "poker-he-short-blind"
    DEAL = "poker-he-deal"
    BURN = "poker-he-burn"
    FLOP = "poker-he-flop"
    TURN = "poker-he-turn"
    RIVER = "poker-he-river"
    FIRST_TO_ACT = "poker-he-first-to-act"
    OPTION = "poker-he-option"
    ROUND_ENDS = "poker-he-round-ends"
    BUTTON_MOVES = "poker-he-button-moves"

    # Betting
    IN_TURN = "poker-he-in-turn"
    ALOUD = "poker-he-aloud"
    CHECK = "poker-he-check"
    BET = "poker-he-bet"
    CALL = "poker-he-call"
    RAISE = "poker-he-raise"
    FOLD = "poker-he-fold"
    ALL_IN = "poker-he-all-in"
    MINIMUM_BET = "poker-he-minimum-bet"
    MINIMUM_RAISE = "poker-he-minimum-raise"
    SHORT_RAISE = "poker-he-short-raise"
    NO_LIMIT = "poker-he-no-limit"
    POT_LIMIT = "poker-he-pot-limit"
    NO_MORE_BETS = "poker-he-no-more-bets"

    # Pots and rake
    UNCALLED = "poker-he-uncalled"
    MAIN_POT = "poker-he-main-pot"
    SIDE_POT = "poker-he-side-pot"
    FOLDED_MONEY = "poker-he-folded-money"
    RAKE = "poker-he-rake"
    RAKE_CAP = "poker-he-rake-cap"
    RAKE_FLOP = "poker-he-rake-flop"

    # The showdown
    LAST_PLAYER = "poker-he-last-player"
    SHOW_ORDER = "poker-he-show-order"
    CARDS_SPEAK = "poker-he-cards-speak"
    WINS = "poker-he-wins"
    TIE = "poker-he-tie"
    ODD_CHIP = "poker-he-odd-chip"
    POT_ORDER = "poker-he-pot-order"
    MUCK = "poker-he-muck"

    # Irregularities
    MISDEAL = "poker-he-misdeal"
    EXPOSED_CARD = "poker-he-exposed-card"
    BOARD_TOO_EARLY = "poker-he-board-too-early"
    FOULED_DECK = "poker-he-fouled-deck"
    WRONG_NUMBER = "poker-he-wrong-number"
    OUT_OF_TURN = "poker-he-out-of-turn"
    STRING_BET = "poker-he-string-bet"
    ONE_CHIP = "poker-he-one-chip"
    SPLASHED = "poker-he-splashed"
    UNPROTECTED = "poker-he-unprotected"
    WRONG_AWARD = "poker-he-wrong-award"
    ABSENT = "poker-he-absent"
    DISPUTE = "poker-he-dispute"

    # Etiquette
    ETIQUETTE = "poker-he-etiquette"
    ONE_TO_A_HAND = "poker-he-one-to-a-hand"
    SILENCE = "poker-he-silence"
    CHIPS_IN_SIGHT = "poker-he-chips-in-sight"
    PACE = "poker-he-pace"
    TIPS = "poker-he-tips"

    # Odds
    ODDS_HOLE = "poker-he-odds-hole"
    ODDS_FLOP = "poker-he-odds-flop"
    ODDS_DRAW = "poker-he-odds-draw"
    ODDS_EQUITY = "poker-he-odds-equity"
    ODDS_POT = "poker-he-odds-pot"

    # Glossary
    TERM_NUTS = "poker-he-term-nuts"
    TERM_KICKER = "poker-he-term-kicker"
    TERM_SET = "poker-he-term-set"
    TERM_DRAW = "poker-he-term-draw"
    TERM_OUTS = "poker-he-term-outs"
    TERM_POSITION = "poker-he-term-position"
    TERM_LIMP = "poker-he-term-limp"
    TERM_BLUFF = "poker-he-term-bluff"
    TERM_DEAD_MONEY = "poker-he-term-dead-money"
    TERM_STRADDLE = "poker-he-term-straddle"
    TERM_STREETS = "poker-he-term-streets"


# Any rule of the page, those of hands among them.
Rule = Clause | HandClause
