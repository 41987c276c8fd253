"""The rules of both games by their permanent ids; the files in `text/` say each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it. After the
common ones, `pb` stands in an id for punto banco and `cdf` for chemin de fer.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # Cards and scores: both games (text/0-hands.toml)
    CARD_VALUES = "baccarat-card-values"
    SCORE = "baccarat-score"
    NATURAL = "baccarat-natural"

    # Punto banco (text/1-punto-banco.toml)
    # The game
    PB_GAME = "baccarat-pb-game"
    PB_NO_CHOICE = "baccarat-pb-no-choice"
    PB_CARDS = "baccarat-pb-cards"

    # Table and staff
    PB_TABLE_LARGE = "baccarat-pb-table-large"
    PB_TABLE_MIDI = "baccarat-pb-table-midi"
    PB_TABLE_MINI = "baccarat-pb-table-mini"
    PB_LAYOUT = "baccarat-pb-layout"
    PB_CONDUCT = "baccarat-pb-conduct"

    # The shoe
    PB_SHUFFLE = "baccarat-pb-shuffle"
    PB_CUT = "baccarat-pb-cut"
    PB_BURN = "baccarat-pb-burn"
    PB_LAST_COUP = "baccarat-pb-last-coup"

    # How a coup runs
    PB_OPENS = "baccarat-pb-opens"
    PB_CLOSES = "baccarat-pb-closes"
    PB_DEAL = "baccarat-pb-deal"
    PB_SHOW = "baccarat-pb-show"
    PB_THIRD_FACE_UP = "baccarat-pb-third-face-up"
    PB_CALL = "baccarat-pb-call"
    PB_SETTLING = "baccarat-pb-settling"

    # The table of play
    PB_PUNTO_DRAWS = "baccarat-pb-punto-draws"
    PB_PUNTO_STANDS = "baccarat-pb-punto-stands"
    PB_BANCO_ALONE = "baccarat-pb-banco-alone"
    PB_BANCO_LOW = "baccarat-pb-banco-low"
    PB_BANCO_THREE = "baccarat-pb-banco-three"
    PB_BANCO_FOUR = "baccarat-pb-banco-four"
    PB_BANCO_FIVE = "baccarat-pb-banco-five"
    PB_BANCO_SIX = "baccarat-pb-banco-six"
    PB_BANCO_SEVEN = "baccarat-pb-banco-seven"
    PB_THIRD_CARD = "baccarat-pb-third-card"
    PB_BY_HEART = "baccarat-pb-by-heart"

    # Bets and payouts
    PB_BETS = "baccarat-pb-bets"
    PB_PAYS_PUNTO = "baccarat-pb-pays-punto"
    PB_PAYS_BANCO = "baccarat-pb-pays-banco"
    PB_COMMISSION = "baccarat-pb-commission"
    PB_COMMISSION_CHIP = "baccarat-pb-commission-chip"
    PB_PAYS_TIE = "baccarat-pb-pays-tie"
    PB_TIE_RETURNS = "baccarat-pb-tie-returns"
    PB_LOSES = "baccarat-pb-loses"
    PB_MINIMUM = "baccarat-pb-minimum"
    PB_MAXIMUM = "baccarat-pb-maximum"

    # Mistakes and how they are put right
    PB_REBUILD = "baccarat-pb-rebuild"
    PB_WRONG_HAND = "baccarat-pb-wrong-hand"
    PB_ONE_TOO_MANY = "baccarat-pb-one-too-many"
    PB_MISSING = "baccarat-pb-missing"
    PB_SURPLUS = "baccarat-pb-surplus"
    PB_FACE_UP = "baccarat-pb-face-up"
    PB_SHOE_ENDS = "baccarat-pb-shoe-ends"
    PB_LATE_STAKE = "baccarat-pb-late-stake"
    PB_DISPUTES = "baccarat-pb-disputes"

    # General rules of the house
    PB_POSITION = "baccarat-pb-position"
    PB_REPORT = "baccarat-pb-report"
    PB_LIABILITY = "baccarat-pb-liability"
    PB_THIRD_PARTIES = "baccarat-pb-third-parties"
    PB_CHANGED_LIMITS = "baccarat-pb-changed-limits"
    PB_SUSPENSION = "baccarat-pb-suspension"

    # Courtesies
    PB_HANDLING = "baccarat-pb-handling"
    PB_HANDLING_MINI = "baccarat-pb-handling-mini"
    PB_SCORING = "baccarat-pb-scoring"
    PB_TIPS = "baccarat-pb-tips"

    # Odds
    PB_ODDS_WAYS = "baccarat-pb-odds-ways"
    PB_ODDS_EDGE = "baccarat-pb-odds-edge"
    PB_ODDS_LENGTH = "baccarat-pb-odds-length"
    PB_ODDS_LEFT = "baccarat-pb-odds-left"
    PB_ODDS_NO_MEMORY = "baccarat-pb-odds-no-memory"

    # Glossary
    PB_TERM_ABATAGE = "baccarat-pb-term-abatage"
    PB_TERM_BANCO = "baccarat-pb-term-banco"
    PB_TERM_BASKET = "baccarat-pb-term-basket"
    PB_TERM_CAGNOTTE = "baccarat-pb-term-cagnotte"
    PB_TERM_CARTE = "baccarat-pb-term-carte"
    PB_TERM_COUP = "baccarat-pb-term-coup"
    PB_TERM_COURT_CARD = "baccarat-pb-term-court-card"
    PB_TERM_EDGE = "baccarat-pb-term-edge"
    PB_TERM_EGALITE = "baccarat-pb-term-egalite"
    PB_TERM_PALETTE = "baccarat-pb-term-palette"
    PB_TERM_PUNTO = "baccarat-pb-term-punto"
    PB_TERM_SHOE = "baccarat-pb-term-shoe"
    PB_TERM_TABLE_OF_PLAY = "baccarat-pb-term-table-of-play"
    PB_TERM_THIRD_CARD = "baccarat-pb-term-third-card"

    # Chemin de fer (text/2-chemin-de-fer.toml): the game
    CDF_GAME = "baccarat-cdf-game"
    CDF_AGAINST_EACH_OTHER = "baccarat-cdf-against-each-other"
    CDF_SKILL = "baccarat-cdf-skill"

    # Chemin de fer: history and name
    CDF_ORIGINS = "baccarat-cdf-origins"
    CDF_TO_FRANCE = "baccarat-cdf-to-france"
    CDF_NAME = "baccarat-cdf-name"
    CDF_TOURNAMENTS = "baccarat-cdf-tournaments"

    # Chemin de fer: table and staff
    CDF_TABLE = "baccarat-cdf-table"
    CDF_SEATS = "baccarat-cdf-seats"
    CDF_STANDING = "baccarat-cdf-standing"
    CDF_ONE_SEAT = "baccarat-cdf-one-seat"
    CDF_CROUPIER = "baccarat-cdf-croupier"
    CDF_CHANGEUR = "baccarat-cdf-changeur"
    CDF_CARDS = "baccarat-cdf-cards"
    CDF_SHUFFLE = "baccarat-cdf-shuffle"
    CDF_OPENING = "baccarat-cdf-opening"

    # Chemin de fer: the bank
    CDF_FIRST_BANK = "baccarat-cdf-first-bank"
    CDF_MINIMUM = "baccarat-cdf-minimum"
    CDF_GOES_ROUND = "baccarat-cdf-goes-round"
    CDF_PLAYS_ON = "baccarat-cdf-plays-on"
    CDF_LOSS_PASSES = "baccarat-cdf-loss-passes"
    CDF_RETIRE = "baccarat-cdf-retire"

    # Chemin de fer: offers
    CDF_OFFERS = "baccarat-cdf-offers"
    CDF_BANCO = "baccarat-cdf-banco"
    CDF_BANCO_FIRST = "baccarat-cdf-banco-first"
    CDF_SUIVI = "baccarat-cdf-suivi"
    CDF_AVEC_LA_TABLE = "baccarat-cdf-avec-la-table"
    CDF_SINGLE_STAKES = "baccarat-cdf-single-stakes"
    CDF_LINE = "baccarat-cdf-line"
    CDF_HAND = "baccarat-cdf-hand"
    CDF_CLOSES = "baccarat-cdf-closes"

    # Chemin de fer: the coup
    CDF_DEAL = "baccarat-cdf-deal"
    CDF_LOOKING = "baccarat-cdf-looking"
    CDF_CALLS = "baccarat-cdf-calls"
    CDF_ONE_CARD = "baccarat-cdf-one-card"
    CDF_PUNTER_CHOOSES = "baccarat-cdf-punter-chooses"
    CDF_PUNTER_BOUND = "baccarat-cdf-punter-bound"
    CDF_PUNTER_DRAWS = "baccarat-cdf-punter-draws"
    CDF_PUNTER_FREE = "baccarat-cdf-punter-free"
    CDF_PUNTER_STANDS = "baccarat-cdf-punter-stands"
    CDF_BANKER_FREE = "baccarat-cdf-banker-free"
    CDF_RULE_TABLE = "baccarat-cdf-rule-table"
    CDF_TABLE_ANNOUNCED = "baccarat-cdf-table-announced"
    CDF_TABLE_DRAWS = "baccarat-cdf-table-draws"
    CDF_TABLE_STANDS = "baccarat-cdf-table-stands"
    CDF_TABLE_FREE = "baccarat-cdf-table-free"
    CDF_REBUILT = "baccarat-cdf-rebuilt"

    # Chemin de fer: payment and cagnotte
    CDF_BANK_WINS = "baccarat-cdf-bank-wins"
    CDF_PUNTERS_WIN = "baccarat-cdf-punters-win"
    CDF_EQUAL = "baccarat-cdf-equal"
    CDF_CAGNOTTE = "baccarat-cdf-cagnotte"
    CDF_ROUNDING = "baccarat-cdf-rounding"

    # Chemin de fer: passing the bank
    CDF_HAUTEUR = "baccarat-cdf-hauteur"
    CDF_HAUTEUR_STANDING = "baccarat-cdf-hauteur-standing"
    CDF_AUCTION = "baccarat-cdf-auction"
    CDF_EQUAL_BIDS = "baccarat-cdf-equal-bids"
    CDF_NO_BID = "baccarat-cdf-no-bid"
    CDF_BOUGHT = "baccarat-cdf-bought"

    # Chemin de fer: mistakes and how they are put right
    CDF_FACE_UP = "baccarat-cdf-face-up"
    CDF_CARD_LEFT = "baccarat-cdf-card-left"
    CDF_LATE_CALL = "baccarat-cdf-late-call"
    CDF_MISREAD = "baccarat-cdf-misread"
    CDF_DISPUTES = "baccarat-cdf-disputes"

    # Chemin de fer: general rules of the house
    CDF_POSITION = "baccarat-cdf-position"
    CDF_REPORT = "baccarat-cdf-report"
    CDF_LIABILITY = "baccarat-cdf-liability"
    CDF_THIRD_PARTIES = "baccarat-cdf-third-parties"
    CDF_CHANGED_MINIMUM = "baccarat-cdf-changed-minimum"
    CDF_UNCLAIMED = "baccarat-cdf-unclaimed"
    CDF_SUSPENSION = "baccarat-cdf-suspension"

    # Chemin de fer: manners
    CDF_SILENCE = "baccarat-cdf-silence"
    CDF_ETIQUETTE = "baccarat-cdf-etiquette"
    CDF_PUNTER_FOR_ALL = "baccarat-cdf-punter-for-all"
    CDF_TIPS = "baccarat-cdf-tips"

    # Chemin de fer: odds
    CDF_ODDS_METHOD = "baccarat-cdf-odds-method"
    CDF_ODDS_HABIT = "baccarat-cdf-odds-habit"
    CDF_ODDS_FIVE = "baccarat-cdf-odds-five"
    CDF_ODDS_EQUILIBRIUM = "baccarat-cdf-odds-equilibrium"
    CDF_ODDS_COST = "baccarat-cdf-odds-cost"

    # Chemin de fer: glossary of chemin de fer
    CDF_TERM_A_HAUTEUR = "baccarat-cdf-term-a-hauteur"
    CDF_TERM_ABATAGE = "baccarat-cdf-term-abatage"
    CDF_TERM_BANCO = "baccarat-cdf-term-banco"
    CDF_TERM_CAGNOTTE = "baccarat-cdf-term-cagnotte"
    CDF_TERM_MAIN = "baccarat-cdf-term-main"
    CDF_TERM_PONTE = "baccarat-cdf-term-ponte"
    CDF_TERM_SABOT = "baccarat-cdf-term-sabot"
    CDF_TERM_SIBYL = "baccarat-cdf-term-sibyl"
    CDF_TERM_SUIVI = "baccarat-cdf-term-suivi"
    CDF_TERM_TABLEAU = "baccarat-cdf-term-tableau"
