"""The rules of punto banco by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum

from games.baccarat.clauses import HandClause


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # The game
    GAME = "baccarat-pb-game"
    NO_CHOICE = "baccarat-pb-no-choice"
    CARDS = "baccarat-pb-cards"

    # Table and staff
    TABLE_LARGE = "baccarat-pb-table-large"
    TABLE_MIDI = "baccarat-pb-table-midi"
    TABLE_MINI = "baccarat-pb-table-mini"
    LAYOUT = "baccarat-pb-layout"
    CONDUCT = "baccarat-pb-conduct"

    # The shoe
    SHUFFLE = "baccarat-pb-shuffle"
    CUT = "baccarat-pb-cut"
    BURN = "baccarat-pb-burn"
    LAST_COUP = "baccarat-pb-last-coup"

    # How a coup runs
    OPENS = "baccarat-pb-opens"
    CLOSES = "baccarat-pb-closes"
    DEAL = "baccarat-pb-deal"
    SHOW = "baccarat-pb-show"
    THIRD_FACE_UP = "baccarat-pb-third-face-up"
    CALL = "baccarat-pb-call"
    SETTLING = "baccarat-pb-settling"

    # The table of play
    PUNTO_DRAWS = "baccarat-pb-punto-draws"
    PUNTO_STANDS = "baccarat-pb-punto-stands"
    BANCO_ALONE = "baccarat-pb-banco-alone"
    BANCO_LOW = "baccarat-pb-banco-low"
    BANCO_THREE = "baccarat-pb-banco-three"
    BANCO_FOUR = "baccarat-pb-banco-four"
    BANCO_FIVE = "baccarat-pb-banco-five"
    BANCO_SIX = "baccarat-pb-banco-six"
    BANCO_SEVEN = "baccarat-pb-banco-seven"
    THIRD_CARD = "baccarat-pb-third-card"
    BY_HEART = "baccarat-pb-by-heart"

    # Bets and payouts
    BETS = "baccarat-pb-bets"
    PAYS_PUNTO = "baccarat-pb-pays-punto"
    PAYS_BANCO = "baccarat-pb-pays-banco"
    COMMISSION = "baccarat-pb-commission"
    COMMISSION_CHIP = "baccarat-pb-commission-chip"
    PAYS_TIE = "baccarat-pb-pays-tie"
    TIE_RETURNS = "baccarat-pb-tie-returns"
    LOSES = "baccarat-pb-loses"
    MINIMUM = "baccarat-pb-minimum"
    MAXIMUM = "baccarat-pb-maximum"

    # Mistakes and how they are put right
    REBUILD = "baccarat-pb-rebuild"
    WRONG_HAND = "baccarat-pb-wrong-hand"
    ONE_TOO_MANY = "baccarat-pb-one-too-many"
    MISSING = "baccarat-pb-missing"
    SURPLUS = "baccarat-pb-surplus"
    FACE_UP = "baccarat-pb-face-up"
    SHOE_ENDS = "baccarat-pb-shoe-ends"
    LATE_STAKE = "baccarat-pb-late-stake"
    DISPUTES = "baccarat-pb-disputes"

    # General rules of the house
    POSITION = "baccarat-pb-position"
    REPORT = "baccarat-pb-report"
    LIABILITY = "baccarat-pb-liability"
    THIRD_PARTIES = "baccarat-pb-third-parties"
    CHANGED_LIMITS = "baccarat-pb-changed-limits"
    SUSPENSION = "baccarat-pb-suspension"

    # Courtesies
    HANDLING = "baccarat-pb-handling"
    HANDLING_MINI = "baccarat-pb-handling-mini"
    SCORING = "baccarat-pb-scoring"
    TIPS = "baccarat-pb-tips"

    # Odds
    ODDS_WAYS = "baccarat-pb-odds-ways"
    ODDS_EDGE = "baccarat-pb-odds-edge"
    ODDS_LENGTH = "baccarat-pb-odds-length"
    ODDS_LEFT = "baccarat-pb-odds-left"
    ODDS_NO_MEMORY = "baccarat-pb-odds-no-memory"

    # Glossary
    TERM_ABATAGE = "baccarat-pb-term-abatage"
    TERM_BANCO = "baccarat-pb-term-banco"
    TERM_BASKET = "baccarat-pb-term-basket"
    TERM_CAGNOTTE = "baccarat-pb-term-cagnotte"
    TERM_CARTE = "baccarat-pb-term-carte"
    TERM_COUP = "baccarat-pb-term-coup"
    TERM_COURT_CARD = "baccarat-pb-term-court-card"
    TERM_EDGE = "baccarat-pb-term-edge"
    TERM_EGALITE = "baccarat-pb-term-egalite"
    TERM_PALETTE = "baccarat-pb-term-palette"
    TERM_PUNTO = "baccarat-pb-term-punto"
    TERM_SHOE = "baccarat-pb-term-shoe"
    TERM_TABLE_OF_PLAY = "baccarat-pb-term-table-of-play"
    TERM_THIRD_CARD = "baccarat-pb-term-third-card"


# Any rule of the page, those of hands among them.
Rule = Clause | HandClause
