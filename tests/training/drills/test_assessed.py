"""The skills that courses.md names under "Assessed skills": each is drilled, and asked in the exams of its game."""

import pytest

from training.drills.courses import courses
from training.drills.registry import BLUEPRINTS, GENERATORS, PROGRAMMES
from training.quiz.dealt import DEALT

# By exam what courses.md asks, in its words, with the drills that ask it.
ROULETTE = {
    "picture bet": ("picture-bet",),
    "multiples at speed": ("multiples",),
    "number facts": ("number-facts",),
    "announcement": ("announcement", "speaking"),
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
    | {
        "colours of several players": ("colours",),
        "who rakes, who pays": ("fair-procedure",),
        "replay of three kinds": ("replay",),
    },
    "english-roulette": ROULETTE
    | {
        "colours of several players": ("colours",),
        "who rakes, who pays": ("english-procedure",),
        "replay of three kinds": ("replay",),
    },
    "trente-et-quarante": {
        "read rows": ("tq-totals",),
        "call": ("tq-call", "tq-speaking"),
        "settle": ("tq-settling", "tq-prison"),
        "insure": ("tq-insuring",),
    },
    "mini-trente-et-quarante": {
        "read rows": ("tq-totals",),
        "call": ("tq-call", "tq-speaking"),
        "settle": ("tq-settling", "tq-prison"),
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
    "fair-roulette": dict.fromkeys(("sectors", "finals", "placed"), _FRENCH) | {"listening": _EAR},
    "english-roulette": dict.fromkeys(("sectors", "finals"), _FRENCH)
    | {
        "neighbours": "belongs to the course of Fair roulette, whose exam asks it",
        "listening": _EAR,
    },
    "trente-et-quarante": {"tq-listening": _EAR},
    "mini-trente-et-quarante": {"tq-listening": _EAR},
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


def procedure(rules):
    """Every drill of procedure under a ruleset, with its levels."""
    skills = [generator for name, generator in GENERATORS.items() if name.endswith("-procedure")]
    return {(skill.name, level) for skill in skills for level in skill.suits(DEALT[rules].rules)}


def asked_in(blueprint):
    return {(section.generator, section.level) for section in blueprint.sections if section.count and not section.pilot}


@pytest.mark.parametrize("course", courses(), ids=lambda course: course.slug)
def test_the_exam_of_a_course_asks_every_level_of_its_procedure(course):
    (programme,) = [programme for programme in PROGRAMMES.values() if programme.ruleset == course.rules]
    assert procedure(course.rules)
    assert procedure(course.rules) <= asked_in(programme.blueprint)


@pytest.mark.parametrize("programme", PROGRAMMES.values(), ids=lambda programme: programme.slug)
def test_a_certificate_names_every_skill_that_its_exam_asks(programme):
    assert set(programme.covers) == {skill for skill, _level in asked_in(programme.blueprint)}


def test_replays_of_all_three_kinds_are_drawn_where_they_are_examined():
    for exam in ("french-roulette", "fair-roulette", "english-roulette"):
        blueprint = BLUEPRINTS[exam]
        levels = [section.level for section in blueprint.sections if section.generator == "replay"]
        rules = DEALT[blueprint.ruleset].rules
        asked = {GENERATORS["replay"].make(f"{n}", level, rules).question.code for level in levels for n in range(20)}
        assert asked == {"replay.replay", "replay.complete", "replay.all"}
