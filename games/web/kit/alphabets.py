"""The order of the letters in each language, and what a word is sorted by.

Where a language counts a letter as one of its own, it stands after another one, as CLDR has it: å after z in Swedish,
ch after h in Czech. Every other letter with an accent is sorted as the one without.
"""

import re
import unicodedata
from functools import cache

from pypinyin import lazy_pinyin

# A letter, and behind it those that follow it.
_OWN = {
    "bg": "и й",
    "cs": "c č; h ch; r ř; s š; z ž",
    "da": "z æ ø å",
    "es": "n ñ",
    "et": "s š z ž; w õ ä ö ü",
    "fi": "z å ä ö",
    "hr": "c č ć; d dž đ; l lj; n nj; s š; z ž",
    "hu": "c cs; d dz dzs; g gy; l ly; n ny; o ö; s sz; t ty; u ü; z zs",
    "lt": "c č; s š; z ž",
    "lv": "c č; g ģ; k ķ; l ļ; n ņ; s š; z ž",
    "nb": "z æ ø å",
    "pl": "a ą; c ć; e ę; l ł; n ń; o ó; s ś; z ź ż",
    "ro": "a ă â; i î; s ș; t ț",
    "ru": "и й",
    "sk": "a ä; c č; h ch; o ô; s š; z ž",
    "sl": "c č ć; d đ; s š; z ž",
    "sv": "z å ä ö",
    "tr": "c ç; g ğ; h ı; o ö; s ş; u ü",
    "uk": "г ґ; е є; и і ї й",
}
_ALIKE = {"hu": str.maketrans("őű", "öü")}
_CAPITALS = {"tr": str.maketrans("Iİ", "ıi")}
_TITLES = {"tr": str.maketrans("iı", "İI")}
_LAST = 0x10FFF0  # of all signs: what stands behind a letter and any other


def key(word: str, language: str) -> str:
    """Return what a word is sorted by in a language, whatever the machine's locale. Chinese is sorted as it is
    pronounced."""
    return "".join(_ranks(language).get(letter) or _plain(letter) for letter in _letters(word, language)).strip()


def initial(word: str, language: str) -> str:
    """Return the capital letter under which a word stands in an index, empty if it begins with none."""
    for letter in _letters(word, language):
        if letter in _ranks(language):
            return letter.translate(_TITLES.get(language, {})).title()
        if plain := _plain(letter).strip():
            return plain[0].translate(_TITLES.get(language, {})).upper() if plain[0].isalpha() else ""
    return ""


def _letters(word: str, language: str) -> list[str]:
    spelled = "".join(lazy_pinyin(word.translate(_CAPITALS.get(language, {}))))
    small = unicodedata.normalize("NFC", unicodedata.normalize("NFKD", spelled).casefold())
    return _split(language).findall(small.translate(_ALIKE.get(language, {})))


def _plain(letter: str) -> str:
    apart = unicodedata.normalize("NFKD", letter)
    return "".join(sign for sign in apart if sign.isalnum() or sign.isspace())


@cache
def _ranks(language: str) -> dict[str, str]:
    """Return what a language's own letters are sorted by."""
    rows = [row.split() for row in _OWN.get(language, "").split(";") if row]
    return {own: before + chr(_LAST + place) for before, *after in rows for place, own in enumerate(after)}


@cache
def _split(language: str) -> re.Pattern[str]:
    longest_first = sorted(_ranks(language), key=len, reverse=True)
    return re.compile("|".join([*longest_first, "."]), re.DOTALL)
