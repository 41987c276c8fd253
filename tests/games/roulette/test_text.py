"""The rulebook's words: whole, free of numbers that the engine owns, and the same rules in every language."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import polib
import pytest

from games.core.clauses import Clause as Text
from games.core.clauses import Rulebook, load
from games.core.patterns import Argument, literal, read
from games.roulette.rulesets import NAMES as RULESETS
from games.roulette.rulesets import ruleset

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = ("en", "it", "fr")
TRANSLATED = LANGUAGES[1:]
SECTIONS = ["game", "staff", "spin", "paying", "bets", "called", "zero", "colour", "general"]
SECTIONS += ["irregularities", "odds", "history", "glossary"]

# What the engine rules on, as it was agreed when the game was built.
DECIDED = """
number-facts float call rake-and-pay order-of-payment cut tossing tout-est-paye
legal-spot loses pays-straight pays-split pays-street pays-zero-street pays-corner pays-first-four
pays-six-line pays-dozen pays-column pays-even-chance
called-sum called-voisins called-tiers called-orphelins called-orphelins-plein called-nassa called-zero-spiel
called-neighbours called-finale called-finale-split called-finale-splits called-figure called-doors
replay complete play-all house-cuts-tiers house-cuts-voisins paid-to-be-placed
zero-columns-dozens-lose zero-prison zero-half zero-move zero-freed zero-lost zero-level zero-down zero-fourth
zero-rounding zero-partage zero-odd-chip zero-odd-chip-next zero-parlour zero-parlour-half zero-parlour-next
double-zero no-order order-by-place order-colour-first
colour-chips colour-value colour-least colour-even-chances colour-wrong-table stake minimum maximum maximum-voisins
odds-expected odds-number-bets odds-even-chance odds-policies odds-partage odds-parlour
"""


# Small words that no sentence of a language does without; what two share counts for both.
STOP_WORDS = {
    "en": "the of and is are with that it which by to from they at or for not be its you as has one an",
    "it": "il e che di da dei delle della dello dal dalla alla del con sono si su sui sul sulla non una al nel ne "
    "gli o i un le la l è lungo ogni per alle se più meno tutto quando",
    "fr": "les de des du est et une qui au aux sont sur ou vous que pas dans par elle un on le la l d ne se sa y il",
}
# A quantity in words is a typed number too. Names of bets and calls are taken out first.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve eighteen twenty twice thrice",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici diciotto venti",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze dix-huit vingt",
}
# French says "both" with a number word.
NAMES = r"\bfirst four\b|\bsix lines?\b|\bquattro primi\b|\bquatre premiers\b|\b(?:les|des) deux inspecteurs\b"
ITALICS = re.compile(r"\*([^*\n]+)\*")


@cache
def book() -> Rulebook:
    return load("games.roulette")


@cache
def catalogue(language: str) -> polib.POFile:
    return polib.pofile(str(ROOT / f"locale/{language}/LC_MESSAGES/rules.po"))


def english() -> dict[str, str]:
    """Every string of the rulebook by its gettext context."""
    strings = {f"section.roulette-{section.id}.title": section.title for section in book().sections}
    for clause in book():
        strings[f"{clause.id}.title"] = clause.title
        strings[f"{clause.id}.body"] = clause.body
    return strings


def strings(language: str) -> dict[str, str]:
    if language == "en":
        return english()
    ours = english()
    return {entry.msgctxt: entry.msgstr for entry in catalogue(language) if entry.msgctxt in ours}


def plain(text: str) -> str:
    """The words of a text in its own language: no placeholders, no French calls and terms in italics."""
    return re.sub(NAMES, " ", literal(ITALICS.sub(" ", text)), flags=re.IGNORECASE)


def arguments(text: str) -> list[str]:
    """The placeholders of a text, as often as they come, those within a plural not counted."""
    return sorted(part.name for part in read(text) if isinstance(part, Argument))


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", plain(text).lower())


def test_sections_come_in_the_order_of_the_page() -> None:
    assert [section.id for section in book().sections] == SECTIONS


@pytest.mark.parametrize("name", DECIDED.split())
def test_what_the_engine_rules_on_is_marked_as_decided(name: str) -> None:
    clause = next(clause for clause in book() if clause.id == f"roulette-{name}")
    assert clause.kind == "decided"


def test_nearly_all_rules_are_short() -> None:
    """A clause is one rule: no more than about four sentences or a short list."""
    long = [clause.id for clause in book() if len(re.findall(r"[.!?](?=\s|$)", clause.body)) > 8]
    assert not long


def test_a_rule_that_holds_only_sometimes_names_what_some_ruleset_has() -> None:
    """A value written wrong would never hold, and nobody would see it beside one that does."""
    for clause in book():
        for parameter, values in clause.when.items():
            for value in values:
                narrow = replace(clause, when={parameter: (value,)})
                assert any(narrow.holds(ruleset(name)) for name in RULESETS), (clause.id, parameter, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_digit_is_typed(language: str) -> None:
    typed = {where: text for where, text in strings(language).items() if re.search(r"\d", literal(text))}
    assert not typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_quantity_is_typed_in_words(language: str) -> None:
    counted = re.compile(rf"\b({'|'.join(NUMBER_WORDS[language].split())})\b", re.IGNORECASE)
    typed = {where: found[0] for where, text in strings(language).items() if (found := counted.search(plain(text)))}
    assert not typed


@pytest.mark.parametrize("language", TRANSLATED)
class TestTranslation:
    def test_is_whole_and_made_from_the_present_english(self, language: str) -> None:
        entries = {entry.msgctxt: entry for entry in catalogue(language)}
        for where, text in english().items():
            assert where in entries, where
            assert entries[where].msgid == text, where
            assert entries[where].msgstr.strip(), where
            assert not entries[where].fuzzy, where

    def test_translates_no_clause_that_is_gone(self, language: str) -> None:
        ours = [e.msgctxt for e in catalogue(language) if (e.msgctxt or "").startswith("roulette-")]
        assert not set(ours) - english().keys()
        assert len(ours) == len(set(ours))

    def test_keeps_each_placeholder_as_often_as_the_english(self, language: str) -> None:
        translated = strings(language)
        for where, text in english().items():
            assert arguments(translated[where]) == arguments(text), where

    def test_keeps_the_shape_of_paragraphs_and_lists(self, language: str) -> None:
        def shape(text: str) -> list[str]:
            return [line[:2] if line.startswith("- ") else "text" if line else "" for line in text.split("\n")]

        translated = strings(language)
        for where, text in english().items():
            assert shape(translated[where]) == shape(text), where

    def test_leaves_the_calls_of_the_table_in_french(self, language: str) -> None:
        translated = strings(language)
        for where, text in english().items():
            calls = {said for said in ITALICS.findall(text) if said[0].isupper()}
            assert calls <= set(ITALICS.findall(translated[where])), where


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_in_the_language_it_says(language: str) -> None:
    for where, text in strings(language).items():
        for line in text.split("\n"):
            said = words(line)
            if len(said) < 10:
                continue
            score = {code: sum(word in stop.split() for word in said) for code, stop in STOP_WORDS.items()}
            others = [count for code, count in score.items() if code != language]
            assert score[language] > max(others), (where, line, score)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_body_is_left_in_english(language: str) -> None:
    translated = strings(language)
    same = [where for where, text in english().items() if where.endswith(".body") and translated[where] == text]
    assert not same


def test_french_keeps_its_space_before_a_colon_on_the_line() -> None:
    broken = {where: text for where, text in strings("fr").items() if re.search(r"[^\u00a0\u202f][:;?!]", text)}
    assert not broken


def test_a_clause_with_a_brace_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="roulette-x"):
        Text("roulette-x", "Title", "A {broken placeholder}.", "decided", "a test")
