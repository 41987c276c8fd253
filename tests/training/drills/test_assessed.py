"""The skills that courses.md names under "Assessed skills": each is drilled, and asked in the exams of its game."""

import pytest

from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import DEALT

# By exam what courses.md asks, in its words, with the drills that ask it.
ROULETTE = {
    "picture bet": ("picture-bet",),
    "multiples at speed": ("multiples",),
    "number facts": ("number-facts",),
    "announcement": ("announcement",),
    "put payments in order": ("order-of-payment",),
    "zero": ("zero",),
    "called bet": ("called-bet",),
    "cut a payout": ("cut",),
    "find what is wrong in a shown settlement": ("wrong-settlement", "picture-fault"),
}
ASSESSED = {
    "french-roulette": ROULETTE
    | {
        "number facts: sector": ("sectors",),
        "who rakes, who pays": ("french-procedure",),
        "replay of three kinds": ("replay",),
        "change a note": ("change",),
        "count a float": ("float",),
    },
    "fair-roulette": ROULETTE
    | {"colours of several players": ("colours",), "who rakes, who pays": ("fair-procedure",)},
    "english-roulette": ROULETTE
    | {"colours of several players": ("colours",), "who rakes, who pays": ("english-procedure",)},
    "trente-et-quarante": {
        "read rows": ("tq-totals",),
        "call": ("tq-call",),
        "settle": ("tq-settling", "tq-prison"),
        "insure": ("tq-insuring",),
    },
    "blackjack": {
        "totals": ("bj-count",),
        "3:2 on odd sums": ("bj-pays",),
        "doubles, splits": ("bj-settle", "bj-may"),
        "insurance": ("bj-insurance",),
        "order": ("bj-order",),
    },
    "punto-banco": {
        "who draws, which card": ("banco-draws", "punto-banco-coup"),
        "5 % commission": ("punto-banco-paying",),
    },
    "chemin-de-fer": {
        "bank": ("cdf-table", "cdf-passing"),
        "banco": ("cdf-offers",),
        "cagnotte": ("cdf-cagnotte",),
        "rule table": ("cdf-rule-table",),
    },
    "caribbean-stud": {
        "rank": ("poker-hand",),
        "qualify": ("stud-qualify",),
        "pay": ("stud-paying",),
        "jackpot": ("stud-jackpot",),
    },
    "texas-holdem": {
        "best hand": ("holdem-best",),
        "kickers": ("holdem-best",),
        "split": ("holdem-pots",),
        "side pots": ("holdem-pots",),
        "rake": ("holdem-pots",),
    },
}

# By exam the drills of its game that it does not ask, each with the reason.
_EAR = "trains the ear; decision 27 keeps it out of exams"
_FRENCH = "belongs to the course of French roulette, whose exam asks it"
LEFT_OUT = {
    "french-roulette": {"neighbours": "called bets and sectors ask it", "listening": _EAR},
    "fair-roulette": dict.fromkeys(("sectors", "finals", "replay", "placed"), _FRENCH) | {"listening": _EAR},
    "english-roulette": dict.fromkeys(("sectors", "finals", "replay"), _FRENCH)
    | {"neighbours": "belongs to the course of Fair roulette, whose exam asks it", "listening": _EAR},
    "trente-et-quarante": {"tq-listening": _EAR},
    "blackjack": {"bj-best": "the player's best play, which no croupier is asked for"},
    "chemin-de-fer": {"baccarat-score": "judging a coup asks it"},
}


def test_every_exam_has_its_skills_here():
    assert BLUEPRINTS.keys() == ASSESSED.keys()


@pytest.mark.parametrize("exam", ASSESSED)
def test_every_assessed_skill_is_drilled_and_asked_in_the_exam(exam):
    blueprint = BLUEPRINTS[exam]
    asked = {section.generator for section in blueprint.sections if section.count > 0}
    drilled = {name for name, generator in GENERATORS.items() if generator.suits(DEALT[blueprint.ruleset].rules)}
    for skill, drills in ASSESSED[exam].items():
        assert set(drills) <= drilled, skill
        assert set(drills) <= asked, skill


@pytest.mark.parametrize("exam", ASSESSED)
def test_every_drill_of_a_game_is_asked_in_its_exam_unless_it_is_listed(exam):
    blueprint = BLUEPRINTS[exam]
    asked = {section.generator for section in blueprint.sections if section.count > 0}
    drilled = {name for name, generator in GENERATORS.items() if generator.suits(DEALT[blueprint.ruleset].rules)}
    assert drilled - asked == LEFT_OUT.get(exam, {}).keys()
