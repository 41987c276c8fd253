"""The rules of chemin de fer by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum

from games.baccarat.clauses import HandClause


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    GAME = "baccarat-cdf-game"
    AGAINST_EACH_OTHER = "baccarat-cdf-against-each-other"
    SKILL = "baccarat-cdf-skill"

    # History and name
    ORIGINS = "baccarat-cdf-origins"
    TO_FRANCE = "baccarat-cdf-to-france"
    NAME = "baccarat-cdf-name"
    TOURNAMENTS = "baccarat-cdf-tournaments"

    # Table and staff
    TABLE = "baccarat-cdf-table"
    SEATS = "baccarat-cdf-seats"
    STANDING = "baccarat-cdf-standing"
    ONE_SEAT = "baccarat-cdf-one-seat"
    CROUPIER = "baccarat-cdf-croupier"
    CHANGEUR = "baccarat-cdf-changeur"
    CARDS = "baccarat-cdf-cards"
    SHUFFLE = "baccarat-cdf-shuffle"
    OPENING = "baccarat-cdf-opening"

    # The bank
    FIRST_BANK = "baccarat-cdf-first-bank"
    MINIMUM = "baccarat-cdf-minimum"
    GOES_ROUND = "baccarat-cdf-goes-round"
    PLAYS_ON = "baccarat-cdf-plays-on"
    LOSS_PASSES = "baccarat-cdf-loss-passes"
    RETIRE = "baccarat-cdf-retire"

    # Offers
    OFFERS = "baccarat-cdf-offers"
    BANCO = "baccarat-cdf-banco"
    BANCO_FIRST = "baccarat-cdf-banco-first"
    SUIVI = "baccarat-cdf-suivi"
    AVEC_LA_TABLE = "baccarat-cdf-avec-la-table"
    SINGLE_STAKES = "baccarat-cdf-single-stakes"
    LINE = "baccarat-cdf-line"
    HAND = "baccarat-cdf-hand"
    CLOSES = "baccarat-cdf-closes"

    # The coup
    DEAL = "baccarat-cdf-deal"
    LOOKING = "baccarat-cdf-looking"
    CALLS = "baccarat-cdf-calls"
    ONE_CARD = "baccarat-cdf-one-card"
    PUNTER_CHOOSES = "baccarat-cdf-punter-chooses"
    PUNTER_BOUND = "baccarat-cdf-punter-bound"
    PUNTER_DRAWS = "baccarat-cdf-punter-draws"
    PUNTER_FREE = "baccarat-cdf-punter-free"
    PUNTER_STANDS = "baccarat-cdf-punter-stands"
    BANKER_FREE = "baccarat-cdf-banker-free"
    RULE_TABLE = "baccarat-cdf-rule-table"
    TABLE_ANNOUNCED = "baccarat-cdf-table-announced"
    TABLE_DRAWS = "baccarat-cdf-table-draws"
    TABLE_STANDS = "baccarat-cdf-table-stands"
    TABLE_FREE = "baccarat-cdf-table-free"
    REBUILT = "baccarat-cdf-rebuilt"

    # Payment and cagnotte
    BANK_WINS = "baccarat-cdf-bank-wins"
    PUNTERS_WIN = "baccarat-cdf-punters-win"
    EQUAL = "baccarat-cdf-equal"
    CAGNOTTE = "baccarat-cdf-cagnotte"
    ROUNDING = "baccarat-cdf-rounding"

    # Passing the bank
    HAUTEUR = "baccarat-cdf-hauteur"
    HAUTEUR_STANDING = "baccarat-cdf-hauteur-standing"
    AUCTION = "baccarat-cdf-auction"
    EQUAL_BIDS = "baccarat-cdf-equal-bids"
    NO_BID = "baccarat-cdf-no-bid"
    BOUGHT = "baccarat-cdf-bought"

    # Mistakes and how they are put right
    FACE_UP = "baccarat-cdf-face-up"
    CARD_LEFT = "baccarat-cdf-card-left"
    LATE_CALL = "baccarat-cdf-late-call"
    MISREAD = "baccarat-cdf-misread"
    DISPUTES = "baccarat-cdf-disputes"

    # General rules of the house
    POSITION = "baccarat-cdf-position"
    REPORT = "baccarat-cdf-report"
    LIABILITY = "baccarat-cdf-liability"
    THIRD_PARTIES = "baccarat-cdf-third-parties"
    CHANGED_MINIMUM = "baccarat-cdf-changed-minimum"
    UNCLAIMED = "baccarat-cdf-unclaimed"
    SUSPENSION = "baccarat-cdf-suspension"

    # Manners
    SILENCE = "baccarat-cdf-silence"
    ETIQUETTE = "baccarat-cdf-etiquette"
    PUNTER_FOR_ALL = "baccarat-cdf-punter-for-all"
    TIPS = "baccarat-cdf-tips"

    # Odds
    ODDS_METHOD = "baccarat-cdf-odds-method"
    ODDS_HABIT = "baccarat-cdf-odds-habit"
    ODDS_FIVE = "baccarat-cdf-odds-five"
    ODDS_EQUILIBRIUM = "baccarat-cdf-odds-equilibrium"
    ODDS_COST = "baccarat-cdf-odds-cost"

    # Glossary of chemin de fer
    TERM_A_HAUTEUR = "baccarat-cdf-term-a-hauteur"
    TERM_ABATAGE = "baccarat-cdf-term-abatage"
    TERM_BANCO = "baccarat-cdf-term-banco"
    TERM_CAGNOTTE = "baccarat-cdf-term-cagnotte"
    TERM_MAIN = "baccarat-cdf-term-main"
    TERM_PONTE = "baccarat-cdf-term-ponte"
    TERM_SABOT = "baccarat-cdf-term-sabot"
    TERM_SIBYL = "baccarat-cdf-term-sibyl"
    TERM_SUIVI = "baccarat-cdf-term-suivi"
    TERM_TABLEAU = "baccarat-cdf-term-tableau"


# Any rule of the page, those of hands among them.
Rule = Clause | HandClause
