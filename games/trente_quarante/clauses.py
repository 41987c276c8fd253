"""The rules of trente et quarante by their permanent ids; `text.toml` says each in words.

An id is never renamed and never used again for another rule: addresses, attempts and certificates cite it.
"""

from enum import StrEnum


class Clause(StrEnum):
    """The id of a rule, in the order of the rulebook."""

    # The game
    GAME = "trente-quarante-game"
    TRADITION = "trente-quarante-tradition"
    POINTS = "trente-quarante-points"
    SHOE = "trente-quarante-shoe"
    LAYOUT = "trente-quarante-layout"
    MIDI = "trente-quarante-midi"
    MINI = "trente-quarante-mini"

    # Table and staff
    SEATS = "trente-quarante-seats"
    STAFF = "trente-quarante-staff"
    STAFF_MINI = "trente-quarante-staff-mini"
    TAILLEUR = "trente-quarante-tailleur"
    PAYEUR = "trente-quarante-payeur"
    CHEF = "trente-quarante-chef"
    CONDUCT = "trente-quarante-conduct"

    # The taille
    SHUFFLE = "trente-quarante-shuffle"
    SHUFFLE_MINI = "trente-quarante-shuffle-mini"
    OLD_RITUAL = "trente-quarante-old-ritual"
    BURN = "trente-quarante-burn"
    TAILLE = "trente-quarante-taille"
    TAILLE_LENGTH = "trente-quarante-taille-length"

    # The coup
    BETTING = "trente-quarante-betting"
    ROWS = "trente-quarante-rows"
    COMPLETE_ROW = "trente-quarante-complete-row"
    UNITS = "trente-quarante-units"
    CALL = "trente-quarante-call"
    CALL_TIE = "trente-quarante-call-tie"
    RAKE_AND_PAY = "trente-quarante-rake-and-pay"
    SHORT_CUT = "trente-quarante-short-cut"
    BASKET = "trente-quarante-basket"

    # Chances
    CHANCES = "trente-quarante-chances"
    LOWER_WINS = "trente-quarante-lower-wins"
    COULEUR = "trente-quarante-couleur"
    INVERSE = "trente-quarante-inverse"
    PAYS = "trente-quarante-pays"
    LOSES = "trente-quarante-loses"

    # Equal totals
    TIE = "trente-quarante-tie"
    TIE_STAKES = "trente-quarante-tie-stakes"
    TIE_PRISON = "trente-quarante-tie-prison"
    PRISON = "trente-quarante-prison"
    PRISON_PLACE = "trente-quarante-prison-place"
    CHOICE = "trente-quarante-choice"
    DIVIDE = "trente-quarante-divide"
    MOVE = "trente-quarante-move"
    FREED = "trente-quarante-freed"
    LOST = "trente-quarante-lost"
    LEVEL = "trente-quarante-level"
    DOWN = "trente-quarante-down"
    FOURTH = "trente-quarante-fourth"
    RUN_OUT = "trente-quarante-run-out"
    RUN_OUT_LEVEL = "trente-quarante-run-out-level"
    RUN_OUT_NEW = "trente-quarante-run-out-new"
    MINI_HALF = "trente-quarante-mini-half"
    ROUNDING = "trente-quarante-rounding"

    # Insurance
    INSURANCE = "trente-quarante-insurance"
    INSURED_APRES = "trente-quarante-insured-apres"
    PREMIUM_LOST = "trente-quarante-premium-lost"
    PREMIUM_ROUNDING = "trente-quarante-premium-rounding"
    INSURANCE_FREE_ONLY = "trente-quarante-insurance-free-only"
    MARKER = "trente-quarante-marker"
    NO_INSURANCE = "trente-quarante-no-insurance"

    # General rules
    STAKE = "trente-quarante-stake"
    LIMITS = "trente-quarante-limits"
    MINIMUM = "trente-quarante-minimum"
    MAXIMUM = "trente-quarante-maximum"
    THIRD_PARTIES = "trente-quarante-third-parties"
    LIMITS_CHANGE = "trente-quarante-limits-change"
    POSITION = "trente-quarante-position"
    LIABILITY = "trente-quarante-liability"
    SUSPENSION = "trente-quarante-suspension"
    CHANGE = "trente-quarante-change"
    TIPS = "trente-quarante-tips"
    NOTES_OF_COUPS = "trente-quarante-notes-of-coups"

    # Irregularities
    SHOWN_CARD = "trente-quarante-shown-card"
    SHOWN_STOP = "trente-quarante-shown-stop"
    TWO_CARDS = "trente-quarante-two-cards"
    FALLEN_CARD = "trente-quarante-fallen-card"
    WRONG_CALL = "trente-quarante-wrong-call"
    LATE_STAKE = "trente-quarante-late-stake"
    DISPUTES = "trente-quarante-disputes"

    # Odds
    ODDS_METHOD = "trente-quarante-odds-method"
    ODDS_TOTALS = "trente-quarante-odds-totals"
    ODDS_TIES = "trente-quarante-odds-ties"
    ODDS_APRES = "trente-quarante-odds-apres"
    ODDS_EDGE = "trente-quarante-odds-edge"
    ODDS_LEAVE = "trente-quarante-odds-leave"
    ODDS_INSURED = "trente-quarante-odds-insured"
    ODDS_MINI = "trente-quarante-odds-mini"
    ODDS_CARDS_LEFT = "trente-quarante-odds-cards-left"
    ODDS_NO_SYSTEM = "trente-quarante-odds-no-system"

    # Glossary
    TERM_APRES = "trente-quarante-term-apres"
    TERM_ASSURER = "trente-quarante-term-assurer"
    TERM_BRULER = "trente-quarante-term-bruler"
    TERM_CHANCE = "trente-quarante-term-chance"
    TERM_COULEUR = "trente-quarante-term-couleur"
    TERM_COUP = "trente-quarante-term-coup"
    TERM_EDGE = "trente-quarante-term-edge"
    TERM_INVERSE = "trente-quarante-term-inverse"
    TERM_MASSE = "trente-quarante-term-masse"
    TERM_MIDI = "trente-quarante-term-midi"
    TERM_PAYEUR = "trente-quarante-term-payeur"
    TERM_PRISON = "trente-quarante-term-prison"
    TERM_REFAIT = "trente-quarante-term-refait"
    TERM_ROUGE_NOIR = "trente-quarante-term-rouge-noir"
    TERM_SABOT = "trente-quarante-term-sabot"
    TERM_SIBILLA = "trente-quarante-term-sibilla"
    TERM_TAILLE = "trente-quarante-term-taille"
    TERM_TAILLEUR = "trente-quarante-term-tailleur"
