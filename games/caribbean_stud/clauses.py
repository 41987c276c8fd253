"""The rules of Caribbean stud by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    GAME = "poker-cs-game"
    AGAINST_BANK = "poker-cs-against-bank"
    DECK = "poker-cs-deck"
    FIVE_CARDS = "poker-cs-five-cards"
    RANKING = "poker-cs-ranking"

    # Table and staff
    TABLE = "poker-cs-table"
    SQUARES = "poker-cs-squares"
    SLOT = "poker-cs-slot"
    SHUFFLER = "poker-cs-shuffler"
    STAFF = "poker-cs-staff"
    STAFF_CONDUCT = "poker-cs-staff-conduct"
    POSTED = "poker-cs-posted"
    ONE_PLACE = "poker-cs-one-place"
    SINGLE_PLAYER = "poker-cs-single-player"

    # The course of a hand
    OPENING = "poker-cs-opening"
    ANTE = "poker-cs-ante"
    DEAL = "poker-cs-deal"
    BANK_CARD = "poker-cs-bank-card"
    LOOKING = "poker-cs-looking"
    CHOICE = "poker-cs-choice"
    FOLD = "poker-cs-fold"
    PLAY = "poker-cs-play"
    CHANGE = "poker-cs-change"
    CHANGED_CARD = "poker-cs-changed-card"
    AFTER_CHANGE = "poker-cs-after-change"
    NO_CHANGE = "poker-cs-no-change"
    THROWN = "poker-cs-thrown"
    SHOWDOWN = "poker-cs-showdown"
    NEXT = "poker-cs-next"

    # The bank's hand and what is paid
    QUALIFIES = "poker-cs-qualifies"
    UNQUALIFIED = "poker-cs-unqualified"
    ANTE_WINS = "poker-cs-ante-wins"
    PAYS = "poker-cs-pays"
    PAY_EXAMPLE = "poker-cs-pay-example"
    REDUCED = "poker-cs-reduced"
    REDUCED_EXAMPLE = "poker-cs-reduced-example"
    REDUCED_NONE = "poker-cs-reduced-none"
    LOSES = "poker-cs-loses"
    TIE = "poker-cs-tie"
    PAID_EXAMPLE = "poker-cs-paid-example"

    # The jackpot
    JACKPOT = "poker-cs-jackpot"
    JACKPOT_CHIP = "poker-cs-jackpot-chip"
    JACKPOT_PRIZES = "poker-cs-jackpot-prizes"
    JACKPOT_EXAMPLE = "poker-cs-jackpot-example"
    JACKPOT_BANK = "poker-cs-jackpot-bank"
    JACKPOT_CHANGE = "poker-cs-jackpot-change"
    JACKPOT_FOLDED = "poker-cs-jackpot-folded"
    JACKPOT_SHARED = "poker-cs-jackpot-shared"
    JACKPOT_DECLARED = "poker-cs-jackpot-declared"
    JACKPOT_STOPS = "poker-cs-jackpot-stops"
    JACKPOT_NONE = "poker-cs-jackpot-none"

    # Stakes
    MINIMUM = "poker-cs-minimum"
    MAXIMUM = "poker-cs-maximum"
    BLIND = "poker-cs-blind"
    BET_SHORT = "poker-cs-bet-short"
    BET_EXCESS = "poker-cs-bet-excess"

    # Void hands
    VOID = "poker-cs-void"
    VOID_COUNT = "poker-cs-void-count"
    VOID_SHUFFLER = "poker-cs-void-shuffler"
    VOID_SHOWN = "poker-cs-void-shown"
    VOID_DROPPED = "poker-cs-void-dropped"
    VOID_SKIPPED = "poker-cs-void-skipped"
    VOID_EMPTY_BOX = "poker-cs-void-empty-box"
    VOID_RAKED = "poker-cs-void-raked"
    VOID_LIFTED = "poker-cs-void-lifted"
    VOID_THROWN = "poker-cs-void-thrown"
    VOID_LATE = "poker-cs-void-late"

    # Conduct
    SECRECY = "poker-cs-secrecy"
    DISPUTES = "poker-cs-disputes"
    TIPS = "poker-cs-tips"

    # Odds
    ODDS_QUALIFIES = "poker-cs-odds-qualifies"
    ODDS_EDGE = "poker-cs-odds-edge"
    ODDS_CHANGE = "poker-cs-odds-change"
    ODDS_CHOICE = "poker-cs-odds-choice"
    ODDS_JACKPOT = "poker-cs-odds-jackpot"
    ODDS_NO_MEMORY = "poker-cs-odds-no-memory"

    # Glossary
    TERM_ANTE = "poker-cs-term-ante"
    TERM_BANK = "poker-cs-term-bank"
    TERM_BET = "poker-cs-term-bet"
    TERM_BLIND = "poker-cs-term-blind"
    TERM_BOX = "poker-cs-term-box"
    TERM_CHANGE = "poker-cs-term-change"
    TERM_EDGE = "poker-cs-term-edge"
    TERM_FOLD = "poker-cs-term-fold"
    TERM_JACKPOT = "poker-cs-term-jackpot"
    TERM_PAY_TABLE = "poker-cs-term-pay-table"
    TERM_QUALIFY = "poker-cs-term-qualify"
    TERM_TIE = "poker-cs-term-tie"
    TERM_VOID = "poker-cs-term-void"
