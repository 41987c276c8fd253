"""The rules of both games by their permanent ids; the files in `text/` say each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it. After the
common ones, `cs` stands in an id for Caribbean stud and `he` for hold'em.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # The ranking of hands: both games (text/0-hands.toml)
    HAND = "poker-hand"
    RANKING = "poker-ranking"
    ROYAL_FLUSH = "poker-royal-flush"
    STRAIGHT_FLUSH = "poker-straight-flush"
    FOUR_OF_A_KIND = "poker-four-of-a-kind"
    FULL_HOUSE = "poker-full-house"
    FLUSH = "poker-flush"
    STRAIGHT = "poker-straight"
    THREE_OF_A_KIND = "poker-three-of-a-kind"
    TWO_PAIRS = "poker-two-pairs"
    PAIR = "poker-pair"
    HIGH_CARD = "poker-high-card"
    KICKERS = "poker-kickers"
    SUITS = "poker-suits"

    # Caribbean stud (text/1-caribbean-stud.toml)
    CS_GAME = "poker-cs-game"
    CS_AGAINST_BANK = "poker-cs-against-bank"
    CS_DECK = "poker-cs-deck"
    CS_FIVE_CARDS = "poker-cs-five-cards"
    CS_RANKING = "poker-cs-ranking"

    # Caribbean stud: table and staff
    CS_TABLE = "poker-cs-table"
    CS_SQUARES = "poker-cs-squares"
    CS_SLOT = "poker-cs-slot"
    CS_SHUFFLER = "poker-cs-shuffler"
    CS_STAFF = "poker-cs-staff"
    CS_STAFF_CONDUCT = "poker-cs-staff-conduct"
    CS_POSTED = "poker-cs-posted"
    CS_ONE_PLACE = "poker-cs-one-place"
    CS_SINGLE_PLAYER = "poker-cs-single-player"

    # Caribbean stud: the course of a hand
    CS_OPENING = "poker-cs-opening"
    CS_ANTE = "poker-cs-ante"
    CS_DEAL = "poker-cs-deal"
    CS_BANK_CARD = "poker-cs-bank-card"
    CS_LOOKING = "poker-cs-looking"
    CS_CHOICE = "poker-cs-choice"
    CS_FOLD = "poker-cs-fold"
    CS_PLAY = "poker-cs-play"
    CS_CHANGE = "poker-cs-change"
    CS_CHANGED_CARD = "poker-cs-changed-card"
    CS_AFTER_CHANGE = "poker-cs-after-change"
    CS_NO_CHANGE = "poker-cs-no-change"
    CS_THROWN = "poker-cs-thrown"
    CS_SHOWDOWN = "poker-cs-showdown"
    CS_NEXT = "poker-cs-next"

    # Caribbean stud: the bank's hand and what is paid
    CS_QUALIFIES = "poker-cs-qualifies"
    CS_UNQUALIFIED = "poker-cs-unqualified"
    CS_ANTE_WINS = "poker-cs-ante-wins"
    CS_PAYS = "poker-cs-pays"
    CS_PAY_EXAMPLE = "poker-cs-pay-example"
    CS_REDUCED = "poker-cs-reduced"
    CS_REDUCED_EXAMPLE = "poker-cs-reduced-example"
    CS_REDUCED_NONE = "poker-cs-reduced-none"
    CS_LOSES = "poker-cs-loses"
    CS_TIE = "poker-cs-tie"
    CS_PAID_EXAMPLE = "poker-cs-paid-example"

    # Caribbean stud: the jackpot
    CS_JACKPOT = "poker-cs-jackpot"
    CS_JACKPOT_CHIP = "poker-cs-jackpot-chip"
    CS_JACKPOT_PRIZES = "poker-cs-jackpot-prizes"
    CS_JACKPOT_EXAMPLE = "poker-cs-jackpot-example"
    CS_JACKPOT_BANK = "poker-cs-jackpot-bank"
    CS_JACKPOT_CHANGE = "poker-cs-jackpot-change"
    CS_JACKPOT_FOLDED = "poker-cs-jackpot-folded"
    CS_JACKPOT_SHARED = "poker-cs-jackpot-shared"
    CS_JACKPOT_DECLARED = "poker-cs-jackpot-declared"
    CS_JACKPOT_STOPS = "poker-cs-jackpot-stops"
    CS_JACKPOT_NONE = "poker-cs-jackpot-none"

    # Caribbean stud: stakes
    CS_MINIMUM = "poker-cs-minimum"
    CS_MAXIMUM = "poker-cs-maximum"
    CS_BLIND = "poker-cs-blind"
    CS_BET_SHORT = "poker-cs-bet-short"
    CS_BET_EXCESS = "poker-cs-bet-excess"

    # Caribbean stud: void hands
    CS_VOID = "poker-cs-void"
    CS_VOID_COUNT = "poker-cs-void-count"
    CS_VOID_SHUFFLER = "poker-cs-void-shuffler"
    CS_VOID_SHOWN = "poker-cs-void-shown"
    CS_VOID_DROPPED = "poker-cs-void-dropped"
    CS_VOID_SKIPPED = "poker-cs-void-skipped"
    CS_VOID_EMPTY_BOX = "poker-cs-void-empty-box"
    CS_VOID_RAKED = "poker-cs-void-raked"
    CS_VOID_LIFTED = "poker-cs-void-lifted"
    CS_VOID_THROWN = "poker-cs-void-thrown"
    CS_VOID_LATE = "poker-cs-void-late"

    # Caribbean stud: conduct
    CS_SECRECY = "poker-cs-secrecy"
    CS_DISPUTES = "poker-cs-disputes"
    CS_TIPS = "poker-cs-tips"

    # Caribbean stud: glossary
    CS_TERM_ANTE = "poker-cs-term-ante"
    CS_TERM_BANK = "poker-cs-term-bank"
    CS_TERM_BET = "poker-cs-term-bet"
    CS_TERM_BLIND = "poker-cs-term-blind"
    CS_TERM_BOX = "poker-cs-term-box"
    CS_TERM_CHANGE = "poker-cs-term-change"
    CS_TERM_EDGE = "poker-cs-term-edge"
    CS_TERM_FOLD = "poker-cs-term-fold"
    CS_TERM_JACKPOT = "poker-cs-term-jackpot"
    CS_TERM_PAY_TABLE = "poker-cs-term-pay-table"
    CS_TERM_QUALIFY = "poker-cs-term-qualify"
    CS_TERM_TIE = "poker-cs-term-tie"
    CS_TERM_VOID = "poker-cs-term-void"

    # Caribbean stud: odds
    CS_ODDS_QUALIFIES = "poker-cs-odds-qualifies"
    CS_ODDS_EDGE = "poker-cs-odds-edge"
    CS_ODDS_CHANGE = "poker-cs-odds-change"
    CS_ODDS_CHOICE = "poker-cs-odds-choice"
    CS_ODDS_JACKPOT = "poker-cs-odds-jackpot"
    CS_ODDS_NO_MEMORY = "poker-cs-odds-no-memory"

    # Texas hold'em (text/2-texas-holdem.toml)
    HE_GAME = "poker-he-game"
    HE_PLAYERS = "poker-he-players"
    HE_WAITING = "poker-he-waiting"
    HE_HOLE_CARDS = "poker-he-hole-cards"
    HE_BOARD = "poker-he-board"
    HE_BEST_FIVE = "poker-he-best-five"
    HE_STAKES = "poker-he-stakes"
    HE_CHIPS = "poker-he-chips"

    # Texas hold'em: table and staff
    HE_TABLE = "poker-he-table"
    HE_DEALER = "poker-he-dealer"
    HE_BUTTON = "poker-he-button"
    HE_BUY_IN = "poker-he-buy-in"
    HE_POSTED = "poker-he-posted"
    HE_NO_BANK = "poker-he-no-bank"

    # Texas hold'em: the course of a hand
    HE_BLINDS = "poker-he-blinds"
    HE_TWO_PLAYERS = "poker-he-two-players"
    HE_SHORT_BLIND = "poker-he-short-blind"
    HE_DEAL = "poker-he-deal"
    HE_BURN = "poker-he-burn"
    HE_FLOP = "poker-he-flop"
    HE_TURN = "poker-he-turn"
    HE_RIVER = "poker-he-river"
    HE_FIRST_TO_ACT = "poker-he-first-to-act"
    HE_OPTION = "poker-he-option"
    HE_ROUND_ENDS = "poker-he-round-ends"
    HE_BUTTON_MOVES = "poker-he-button-moves"

    # Texas hold'em: betting
    HE_IN_TURN = "poker-he-in-turn"
    HE_ALOUD = "poker-he-aloud"
    HE_CHECK = "poker-he-check"
    HE_BET = "poker-he-bet"
    HE_CALL = "poker-he-call"
    HE_RAISE = "poker-he-raise"
    HE_FOLD = "poker-he-fold"
    HE_ALL_IN = "poker-he-all-in"
    HE_MINIMUM_BET = "poker-he-minimum-bet"
    HE_MINIMUM_RAISE = "poker-he-minimum-raise"
    HE_SHORT_RAISE = "poker-he-short-raise"
    HE_NO_LIMIT = "poker-he-no-limit"
    HE_POT_LIMIT = "poker-he-pot-limit"
    HE_NO_MORE_BETS = "poker-he-no-more-bets"

    # Texas hold'em: pots and rake
    HE_UNCALLED = "poker-he-uncalled"
    HE_MAIN_POT = "poker-he-main-pot"
    HE_SIDE_POT = "poker-he-side-pot"
    HE_FOLDED_MONEY = "poker-he-folded-money"
    HE_RAKE = "poker-he-rake"
    HE_RAKE_CAP = "poker-he-rake-cap"
    HE_RAKE_FLOP = "poker-he-rake-flop"

    # Texas hold'em: the showdown
    HE_LAST_PLAYER = "poker-he-last-player"
    HE_SHOW_ORDER = "poker-he-show-order"
    HE_CARDS_SPEAK = "poker-he-cards-speak"
    HE_WINS = "poker-he-wins"
    HE_TIE = "poker-he-tie"
    HE_ODD_CHIP = "poker-he-odd-chip"
    HE_POT_ORDER = "poker-he-pot-order"
    HE_MUCK = "poker-he-muck"

    # Texas hold'em: irregularities
    HE_MISDEAL = "poker-he-misdeal"
    HE_EXPOSED_CARD = "poker-he-exposed-card"
    HE_BOARD_TOO_EARLY = "poker-he-board-too-early"
    HE_FOULED_DECK = "poker-he-fouled-deck"
    HE_WRONG_NUMBER = "poker-he-wrong-number"
    HE_OUT_OF_TURN = "poker-he-out-of-turn"
    HE_STRING_BET = "poker-he-string-bet"
    HE_ONE_CHIP = "poker-he-one-chip"
    HE_SPLASHED = "poker-he-splashed"
    HE_UNPROTECTED = "poker-he-unprotected"
    HE_WRONG_AWARD = "poker-he-wrong-award"
    HE_ABSENT = "poker-he-absent"
    HE_DISPUTE = "poker-he-dispute"

    # Texas hold'em: etiquette
    HE_ETIQUETTE = "poker-he-etiquette"
    HE_ONE_TO_A_HAND = "poker-he-one-to-a-hand"
    HE_SILENCE = "poker-he-silence"
    HE_CHIPS_IN_SIGHT = "poker-he-chips-in-sight"
    HE_PACE = "poker-he-pace"
    HE_TIPS = "poker-he-tips"

    # Texas hold'em: odds
    HE_ODDS_HOLE = "poker-he-odds-hole"
    HE_ODDS_FLOP = "poker-he-odds-flop"
    HE_ODDS_DRAW = "poker-he-odds-draw"
    HE_ODDS_EQUITY = "poker-he-odds-equity"
    HE_ODDS_POT = "poker-he-odds-pot"

    # Texas hold'em: glossary
    HE_TERM_NUTS = "poker-he-term-nuts"
    HE_TERM_KICKER = "poker-he-term-kicker"
    HE_TERM_SET = "poker-he-term-set"
    HE_TERM_DRAW = "poker-he-term-draw"
    HE_TERM_OUTS = "poker-he-term-outs"
    HE_TERM_POSITION = "poker-he-term-position"
    HE_TERM_LIMP = "poker-he-term-limp"
    HE_TERM_BLUFF = "poker-he-term-bluff"
    HE_TERM_DEAD_MONEY = "poker-he-term-dead-money"
    HE_TERM_STRADDLE = "poker-he-term-straddle"
    HE_TERM_STREETS = "poker-he-term-streets"
