"""Every letter that a page or a paper may show is in a font that we serve."""

import re
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from fontTools.ttLib import TTFont

from games.web.kit.glyphs import not_drawn
from games.web.rulebook import catalogues

STATIC = Path(settings.BASE_DIR) / "static"
_FACE = re.compile(r'font-family: "([^"]+)".*?url\("\.\./([^"]+)"\).*?unicode-range: ([^;]+);', re.DOTALL)
_RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
# Signs that every system has, and that stand in no font of ours: suits, arrows, checks.
_SIGNS = set("♠♥♦♣♤♡♢♧→←↑↓↔⇄✓✗★☆▸▾▴◂●○■□…−×÷≈≤≥≠½¼¾⅓⅔ℹ\u2066\u2067\u2068\u2069\u200e\u200f\ufe0e\ufe0f")
# The letters of the languages to come, beside a to z.
ALPHABETS = {
    "de": "äöüßÄÖÜ„“‚‘",
    "es": "áéíñóúüÁÉÍÑÓÚÜ¿¡«»",
    "pt": "ãáàâçéêíõóôúÃÁÀÂÇÉÊÍÕÓÔÚ",
    "nl": "áéëïóöüĳ",
    "da": "æøåÆØÅ",
    "sv": "äöåÄÖÅ",
    "nb": "æøåéòÆØÅ",
    "fi": "äöåšžÄÖ",
    "et": "äõöüšžÄÕÖÜŠŽ",
    "lv": "āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ",
    "lt": "ąčęėįšųūžĄČĘĖĮŠŲŪŽ",
    "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”",
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "sk": "áäčďéíĺľňóôŕšťúýžĽŤĎ",
    "hu": "áéíóöőúüűÁÉÍÓÖŐÚÜŰ",
    "sl": "čšžČŠŽ",
    "hr": "čćđšžČĆĐŠŽ",
    "ro": "ăâîșțĂÂÎȘȚ",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯ",
    "el": "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
    "tr": "çğıİöşüâÇĞÖŞÜ",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяҐЄІЇ’",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяЁЪЫЭ",
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىًٌٍَُِّْ،؛؟ـ",
    "zh-hans": "轮盘赌二十一点百家乐扑克牌庄闲注码赔率红黑单双，。、；：？！（）《》“”",
}


@cache
def _served(*sheets: str) -> dict[int, Path]:
    """Return the code points that our fonts have among those for which a page would load them, each with its file."""
    found: dict[int, Path] = {}
    for sheet in sheets:
        for _family, file, ranges in _FACE.findall((STATIC / "css" / sheet).read_text(encoding="utf-8")):
            named = {
                code
                for first, last in _RANGE.findall(ranges)
                for code in range(int(first, 16), int(last or first, 16) + 1)
            }
            found |= dict.fromkeys(named & TTFont(STATIC / file, lazy=True).getBestCmap().keys(), STATIC / file)
    return found


def _sheets(language: str) -> tuple[str, ...]:
    return ("fonts.css", "fonts-hans.css") if language == "zh-hans" else ("fonts.css",)


def _written(language: str) -> set[str]:
    """Return every character of the texts of a language."""
    files = [catalogues.po_path(language, domain) for domain in ("site", "rules")]
    forms = (one.string for file in files for one in catalogues.read(file) if one.id)
    return {char for form in forms for text in ([form] if isinstance(form, str) else form) for char in text}


@pytest.mark.parametrize("language", ALPHABETS)
def test_the_letters_of_every_language_to_come_are_served_and_printed(language):
    letters = {letter for letter in ALPHABETS[language] if letter.isalnum()}
    assert {letter for letter in letters if ord(letter) not in _served(*_sheets(language))} == set()
    assert not_drawn(ALPHABETS[language]) == set()


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES if code != "en"])
def test_every_character_of_the_texts_is_served_and_printed(language):
    written = {char for char in _written(language) - _SIGNS if not char.isspace()}
    assert {char for char in written if ord(char) not in _served(*_sheets(language))} == set()
    assert not_drawn("".join(written)) == set()


def test_a_chinese_page_loads_few_fonts_and_others_none_of_them():
    """Characters that are often used together share a file."""
    files = {_served("fonts-hans.css")[ord(char)] for char in ALPHABETS["zh-hans"]}
    assert len(files) < 15
    assert all(path.stat().st_size < 100_000 for path in files)
    assert not any(ord(char) in _served("fonts.css") for char in "轮盘赌二十一点")
