"""Every number that the texts print, for each table: what the page must show, written down apart from the engine.

Where each comes from stands beside it: the house's app for the midi, the Vittoriosa leaflet for the mini, arithmetic by
hand, or a count of all deals by a second method that shares nothing with `games/`. Percentages are as the page shows
them, with four decimals.
"""

import pytest

from games.core import facts as say
from games.core.cards import show_cards
from games.core.clauses import load
from games.trente_quarante.facts import facts
from games.trente_quarante.odds import odds
from games.trente_quarante.rows import word
from games.trente_quarante.rulesets import NAMES, ruleset

MIDI, MINI = "venice-trente-et-quarante", "venice-mini-trente-et-quarante"

BOTH = {
    # The cards: six decks of fifty-two, ace 1, court cards 10 (app and leaflet).
    "decks": "6",
    "cards": "312",  # 6 x 52
    "ace_points": "1",
    "court_points": "10",
    # The rows: dealt until they exceed 30, so that with a ten on 30 the highest is 40 (app and leaflet).
    "open_points": "30",
    "first_total": "31",
    "last_total": "40",
    "first_tie": "32",  # the lowest total above 31
    "burnt": "5",  # Messieurs, les cinq cartes
    "coups_fewest": "28",  # leaflet: usually twenty-eight or twenty-nine
    "coups_most": "29",
    # Rouge, noir, couleur, inverse, each paid even (app and leaflet).
    "chances": "4",
    "pays": "1 to 1",
    # The calls: the units alone. 10 + 7 + 10 + 10 = 37 and 10 + 10 + 9 + 3 = 32; rouge is lower and the first card is
    # the ten of clubs, black, so that rouge wins and couleur loses.
    "first_word": "un",
    "example_units": "37",
    "example_units_word": "sept",
    "last_word": "quarante",
    "example_noir_cards": "Tc7hKdTh",
    "example_noir_total": "37",
    "example_rouge_cards": "KdQc9h3s",
    "example_rouge_total": "32",
    "example_call": "Sept, deux. Rouge gagne, la couleur perd",
    "tie_call": "Deux, deux après",  # the app's own example: 32 and 32
    "apres_call": "Un, un après",  # the app's own example: 31 and 31
    # The table.
    "seats": "7",
    "shown_coups": "3",  # play goes on until the third hand, not necessarily consecutive
    "smallest_chip_amount": "0.50",  # decision T10
    # The odds of six decks. By a second method: the ways to choose the cards of both rows, value by value, weighed by
    # how many of their orders end with a card that completes the row. Rows of 31 and 40: sets of cards by their sum.
    "first_total_chance": "14.8058%",
    "last_total_chance": "5.1568%",
    "apres_chance": "2.1891%",  # published: 2.189
    # Ties of 32 to 40: 1.8976 + 1.6262 + 1.3647 + 1.1259 + 0.9014 + 0.7021 + 0.5214 + 0.3681 + 0.2634
    "tie_chance": "8.7708%",
    "edge": "1.0946%",  # half of 2.1891; published: 1.0946
}

# The app: insurance at 1 %, prison three times running, divided at the fourth; a tailleur and a payeur.
ONLY_MIDI = {
    "croupiers": "2",
    "prison_first_level": "1",
    "prison_last_level": "3",
    "divide_first_exact": "1/2",
    "divide_last_exact": "1/8",  # halved three times
    "fourth_exact": "1/16",  # and a fourth time
    "premium": "1.0000%",
    "insured_amount": "100.00",  # an example
    "premium_amount": "1.00",  # a hundredth of it
    "insured_edge": "1.0000%",  # the premium, and nothing else is lost
    # Among coups that are no plain tie 31 après has the share u = 2.1891 / (100 - 8.7708) = 0.023996, a win and a loss
    # w = 0.488002 each. A stake in prison is worth W1 = w + u W2, W2 = w W1 + u W3, W3 = w W2 + u / 16 at its levels,
    # so that W1 = 0.493854, and leaving it costs 2.1891 % x (1 - W1).
    "leave_edge": "1.1080%",
}

# The leaflet: no insurance, half lost at once; one croupier by decision T3. What the engine still fills for prisons
# stands in no text of this table, as the last test shows.
ONLY_MINI = {"croupiers": "1"}
UNSAID_AT_THE_MINI = {"prison_first_level", "prison_last_level", "divide_first_exact", "divide_last_exact"}
UNSAID_AT_THE_MINI |= {"fourth_exact", "leave_edge"}

# The table beneath the odds, six decks, by the same second method: a row's total, its call, how often a row has it, how
# often both rows have it. The first column adds up to 100 %.
TOTALS = [
    (31, "un", "14.8058%", "2.1891%"),
    (32, "deux", "13.7826%", "1.8976%"),
    (33, "trois", "12.7577%", "1.6262%"),
    (34, "quatre", "11.6865%", "1.3647%"),
    (35, "cinq", "10.6152%", "1.1259%"),
    (36, "six", "9.4992%", "0.9014%"),
    (37, "sept", "8.3859%", "0.7021%"),
    (38, "huit", "7.2302%", "0.5214%"),
    (39, "neuf", "6.0801%", "0.3681%"),
    (40, "quarante", "5.1568%", "0.2634%"),
]

PRINTED = {MIDI: BOTH | ONLY_MIDI, MINI: BOTH | ONLY_MINI}


def shown(fact: say.Fact) -> str:
    """A fact as a reader sees it, without the engine's own formats."""
    match fact:
        case say.Percent(share):
            return f"{float(share) * 100:.4f}%"
        case say.Exact(value):
            return str(value)
        case say.Money(cents):
            return f"{cents / 100:.2f}"
        case say.Odds(pays, to):
            return f"{pays} to {to}"
        case say.Cards(cards):
            return show_cards(cards)
    return str(fact)


def test_every_ruleset_has_its_table():
    assert PRINTED.keys() == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_what_the_texts_print(name):
    computed = {key: shown(fact) for key, fact in facts(ruleset(name)).items()}
    if name == MINI:
        computed = {key: said for key, said in computed.items() if key not in UNSAID_AT_THE_MINI}
    assert computed == PRINTED[name]


@pytest.mark.parametrize("name", NAMES)
def test_every_number_in_a_text_of_the_table_is_in_the_list(name):
    rules = ruleset(name)
    printed = frozenset[str]().union(
        *(clause.placeholders for clause in load("games.trente_quarante") if clause.holds(rules))
    )
    assert printed <= PRINTED[name].keys()


def test_the_table_of_totals():
    found = odds(6)
    percent = [(shown(say.Percent(found.totals[row])), shown(say.Percent(found.ties[row]))) for row in found.totals]
    assert [(row, word(row), *both) for row, both in zip(found.totals, percent, strict=True)] == TOTALS
