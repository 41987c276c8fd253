"""The rules of blackjack by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # The game
    GAME = "blackjack-game"
    AIM = "blackjack-aim"
    CARDS = "blackjack-cards"
    CARD_VALUES = "blackjack-card-values"
    SOFT = "blackjack-soft"
    BLACKJACK = "blackjack-blackjack"

    # Table and staff
    TABLE = "blackjack-table"
    SEATS = "blackjack-seats"
    STAFF = "blackjack-staff"
    SHOE = "blackjack-shoe"
    DECK = "blackjack-deck"
    CUT_CARD = "blackjack-cut-card"
    CONDUCT = "blackjack-conduct"

    # Boxes and stakes
    BOXES = "blackjack-boxes"
    HOLDER = "blackjack-holder"
    BETTING_ALONG = "blackjack-betting-along"
    BETTING_ALONE = "blackjack-betting-alone"
    STAKE = "blackjack-stake"
    MINIMUM = "blackjack-minimum"
    MAXIMUM = "blackjack-maximum"
    EMPTY_BOXES = "blackjack-empty-boxes"
    ALONE = "blackjack-alone"
    OPENS = "blackjack-opens"
    OPENS_AMERICAN = "blackjack-opens-american"
    CLOSES = "blackjack-closes"
    CLOSES_AMERICAN = "blackjack-closes-american"

    # How a round runs
    DEAL = "blackjack-deal"
    NO_HOLE_CARD = "blackjack-no-hole-card"
    HOLE_CARD = "blackjack-hole-card"
    DECISIONS = "blackjack-decisions"
    ANSWERS = "blackjack-answers"
    SIGNS = "blackjack-signs"
    MUST_DRAW = "blackjack-must-draw"
    MAY_NOT_DRAW = "blackjack-may-not-draw"
    OVER = "blackjack-over"
    BANK_DRAWS = "blackjack-bank-draws"
    BANK_STANDS_SOFT = "blackjack-bank-stands-soft"
    BANK_HITS_SOFT = "blackjack-bank-hits-soft"
    BANK_NOT_NEEDED = "blackjack-bank-not-needed"

    # Settling
    WINS = "blackjack-wins"
    PUSH = "blackjack-push"
    LOSES = "blackjack-loses"
    BANK_OVER = "blackjack-bank-over"
    PAYS_BLACKJACK = "blackjack-pays-blackjack"
    ROUNDING = "blackjack-rounding"
    BLACKJACK_PUSH = "blackjack-blackjack-push"
    BANK_BLACKJACK = "blackjack-bank-blackjack"
    BANK_BLACKJACK_SEEN = "blackjack-bank-blackjack-seen"
    ORDER = "blackjack-order"
    PAYING = "blackjack-paying"

    # Doubling
    DOUBLE = "blackjack-double"
    DOUBLE_ON_TOP = "blackjack-double-on-top"
    DOUBLE_BESIDE = "blackjack-double-beside"
    DOUBLE_ANY = "blackjack-double-any"
    DOUBLE_TOTALS = "blackjack-double-totals"
    DOUBLE_LESS = "blackjack-double-less"
    DOUBLE_MORE = "blackjack-double-more"
    DOUBLE_ALONG = "blackjack-double-along"

    # Splitting
    SPLIT = "blackjack-split"
    SPLIT_STAKE = "blackjack-split-stake"
    SPLIT_FOLLOW = "blackjack-split-follow"
    SPLIT_AGAIN = "blackjack-split-again"
    SPLIT_ONCE = "blackjack-split-once"
    SPLIT_ACES = "blackjack-split-aces"
    SPLIT_ACES_ONCE = "blackjack-split-aces-once"
    SPLIT_TWENTY_ONE = "blackjack-split-twenty-one"
    SPLIT_DOUBLE = "blackjack-split-double"
    SPLIT_NO_DOUBLE = "blackjack-split-no-double"
    SPLIT_TENS_ACE = "blackjack-split-tens-ace"

    # Insurance, even money, surrender
    INSURANCE = "blackjack-insurance"
    INSURANCE_PAYS = "blackjack-insurance-pays"
    INSURANCE_LOSES = "blackjack-insurance-loses"
    INSURANCE_MOST = "blackjack-insurance-most"
    INSURANCE_PRINTED = "blackjack-insurance-printed"
    INSURANCE_LEAST = "blackjack-insurance-least"
    INSURANCE_NOT_BLACKJACK = "blackjack-insurance-not-blackjack"
    EVEN_MONEY = "blackjack-even-money"
    EVEN_MONEY_ACE = "blackjack-even-money-ace"
    SURRENDER_LATE = "blackjack-surrender-late"
    SURRENDER_EARLY = "blackjack-surrender-early"

    # Mistakes and manners
    WRONG_CARD = "blackjack-wrong-card"
    CARD_TOO_MANY = "blackjack-card-too-many"
    BANK_TOO_MANY = "blackjack-bank-too-many"
    BOX_PASSED = "blackjack-box-passed"
    CARD_FACE_UP = "blackjack-card-face-up"
    WRONG_PAYMENT = "blackjack-wrong-payment"
    TOUCHING = "blackjack-touching"
    ETIQUETTE = "blackjack-etiquette"

    # General rules of the house
    POSITION = "blackjack-position"
    ERRORS = "blackjack-errors"
    LIABILITY = "blackjack-liability"
    ONLY_PLAYERS_SIT = "blackjack-only-players-sit"
    THIRD_PARTIES = "blackjack-third-parties"
    EXCESS = "blackjack-excess"
    LIMITS_CHANGED = "blackjack-limits-changed"
    SUSPENSION = "blackjack-suspension"
    DISPUTES = "blackjack-disputes"

    # Odds and best play
    ODDS_VALUES = "blackjack-odds-values"
    ODDS_BEST = "blackjack-odds-best"
    ODDS_CHART = "blackjack-odds-chart"
    ODDS_EDGE = "blackjack-odds-edge"
    ODDS_INSURANCE = "blackjack-odds-insurance"
    ODDS_EVEN_MONEY = "blackjack-odds-even-money"
    ODDS_BANK_OVER = "blackjack-odds-bank-over"

    # Glossary
    TERM_TOTALS = "blackjack-term-totals"
    TERM_CARDS = "blackjack-term-cards"
    TERM_CHOICES = "blackjack-term-choices"
    TERM_RESULTS = "blackjack-term-results"
    TERM_PEOPLE = "blackjack-term-people"
