"""Questions of procedure that name a called bet: asked only where the table takes it, or holds it to be placed."""

import re
from dataclasses import replace

import pytest
from django.utils.translation import override

from games.roulette.rulesets import NAMES, ruleset
from training.drills.registry import GENERATORS
from training.quiz.phrases import TEXTS

SKILLS = ["french-procedure", "fair-procedure", "english-procedure"]
# The words by which a question names bets, with the bets that they may be.
NAMED = {
    "voisins": {"voisins"},
    "tiers": {"tiers"},
    "orphelins": {"orphelins", "orphelins-plein"},
    "nassa": {"nassa"},
    "zero spiel": {"zero-spiel"},
    "neighbours": {"neighbours"},
    "finales?": {"finale", "finale-split", "finale-splits"},
    "figures?": {"figure"},
}


def asked(rules):
    """By question, all that a ruleset's crew is asked and offered, in English."""
    found = {}
    for name in SKILLS:
        skill = GENERATORS[name]
        for level in skill.suits(rules):
            for cell in skill.grid(rules, level).cells:
                item = skill.make("seed", level, rules, cell)
                phrases = [item.question, *(phrase for part in item.parts for _key, phrase in part.options)]
                with override("en"):
                    found[name, cell] = " ".join(str(TEXTS[phrase.code]) for phrase in phrases)
    return found


def naming(word, rules):
    return {key for key, text in asked(rules).items() if re.search(rf"\b{word}\b", text)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("word", NAMED)
def test_no_question_names_a_called_bet_that_is_not_taken(name, word):
    rules = ruleset(name)
    left = rules.called_bets - NAMED[word]
    assert naming(word, replace(rules, called_bets=left, placed_later=rules.placed_later & left)) == set()


def test_questions_of_the_bets_that_are_taken_are_asked():
    assert naming("finales?", ruleset("venice-french")) == {("french-procedure", "called-bet")}
    assert ("fair-procedure", "called-bet") in naming("orphelins", ruleset("venice-fair"))
    assert ("english-procedure", "called-bet") in naming("tiers", ruleset("france-english"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bet", ["tiers", "voisins"])
def test_nobody_is_said_to_hold_a_bet_that_is_not_placed_later(name, bet):
    rules = ruleset(name)
    left = asked(replace(rules, placed_later=rules.placed_later - {bet}))
    assert not [key for key, text in left.items() if f"You hold a {bet}" in text]
    assert any(f"You hold a {bet}" in text for text in asked(ruleset("venice-fair")).values()) or bet == "tiers"
