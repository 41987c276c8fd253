"""Answers as people type them, read into what the judge compares. What cannot be read is no answer."""

import re
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.core.cards import show_cards
from games.core.problems import Refused
from games.web.kit.amounts import crossed, typed_cents, typed_count
from games.web.kit.cards.reading import read_typed
from games.web.kit.formats import money, number
from training.drills.kit.items import Given, PartKind, may_be_said
from training.drills.kit.taught import AnswerKind
from training.drills.kit.typed import plain_digits
from training.drills.registry import ANSWERS
from training.quiz import spots
from training.quiz.cuts import show_cut
from training.quiz.problems import BadAnswer

MAX_LETTERS = 400  # of any answer; checked before it is read
MAX_WORDS = 80
MAX_CARDS = 12
CHOSEN = (PartKind.CHOICE, PartKind.ORDER, PartKind.SPOKEN)  # answered by ids of options
_NUMBER = re.compile(r"\d{1,9}")
_BETWEEN = re.compile(r"[ \t\r\n\u2009\u3000+;]+|,[ \t\r\n]+|[\u00a0\u202f]+(?=\d+x)")  # the pieces of a cut


def read_money(text: str) -> int:
    """Read the cents of an amount in the reader's way of writing, or written plainly. Raise ValueError."""
    try:
        return typed_cents(text)
    except Refused as refused:
        raise ValueError(text) from refused


def _read_number(text: str) -> int:
    typed = plain_digits(text)
    if not _NUMBER.fullmatch(typed):
        raise ValueError(text)
    return int(typed)


def _read_whole(text: str) -> int:
    """Read a whole number in digits of any script, or with the marks of the reader's language, as pages print it."""
    try:
        return _read_number(text)
    except ValueError:
        try:
            return typed_count(text, 0, 999_999_999)
        except Refused as refused:
            raise ValueError(text) from refused


def _read_words(text: str) -> str:
    if len(text) > MAX_WORDS or not any(c.isalnum() for c in text) or not _can_be_kept(text):
        raise ValueError(text)
    return " ".join(text.split())


def _read_cut(text: str) -> str:
    """Read pieces as "15x1000 2x10000", values in cents, in the order in which they were written.

    A space that does not break a line belongs to an amount, as pages print it, unless another piece follows."""
    tokens = [token for token in _BETWEEN.split(crossed(text)) if token]
    pieces = [token.rstrip(",").split("x") for token in tokens]
    if not pieces or any(len(piece) != 2 for piece in pieces):
        raise ValueError(text)
    return " ".join(f"{_read_number(count)}x{read_money(value)}" for count, value in pieces)


def _read_cards(text: str) -> str:
    """Read cards as "TdAs"."""
    try:
        cards = read_typed(text)
    except Refused as refused:
        raise ValueError(text) from refused
    if not 0 < len(cards) <= MAX_CARDS:
        raise ValueError(text)
    return show_cards(cards)


def _call_complaint() -> str:
    said = ngettext(
        "Enter the call in words, in at most {count} character.",
        "Enter the call in words, in at most {count} characters.",
        MAX_WORDS,
    )
    return said.format(count=number(MAX_WORDS))


def _text_complaint() -> str:
    said = ngettext(
        "Answer in a few words, in at most {count} character.",
        "Answer in a few words, in at most {count} characters.",
        MAX_WORDS,
    )
    return said.format(count=number(MAX_WORDS))


# How an answer is typed and read, by the kind of its part; a choice is not typed.
KINDS: dict[str, AnswerKind] = {
    PartKind.NUMBER: AnswerKind(
        _read_whole,
        lambda: _("Enter a whole number in digits, such as {example}.").format(example=24),
        keyboard="numeric",
    ),
    PartKind.MONEY: AnswerKind(
        read_money,
        lambda: _("Enter an amount in digits, such as {example}.").format(example=money(123450)),
        keyboard="decimal",
    ),
    PartKind.CALL: AnswerKind(_read_words, _call_complaint, lambda: _("Accents, commas and hyphens do not matter.")),
    PartKind.TEXT: AnswerKind(_read_words, _text_complaint, lambda: _("Accents, capitals and spaces do not matter.")),
    PartKind.CUT: AnswerKind(
        _read_cut,
        lambda: _("Enter how many chips of each value, such as {example}.").format(example=show_cut("5x500 2x2000")),
    ),
    PartKind.CARDS: AnswerKind(
        _read_cards, lambda: _("Enter each card by its rank and suit, such as {example}.").format(example="Td As 7h")
    ),
    PartKind.SPOT: AnswerKind(spots.no_layout, spots.complaint),
    PartKind.SPOTS: AnswerKind(spots.no_layout, spots.complaint_of_several),
    **ANSWERS,
}


def _complaint(kind: str) -> str:
    """Say how to correct an answer of that kind."""
    if kind == PartKind.ORDER:
        return _("Give every step its place, each step once.")
    if kind == PartKind.SPOKEN:
        return _("Say calls that are offered here, each at most once.")
    return KINDS[kind].complaint() if kind in KINDS else _("Choose one of the answers.")


def _too_long() -> str:
    said = ngettext(
        "This is too long. Use at most {count} character.",
        "This is too long. Use at most {count} characters.",
        MAX_LETTERS,
    )
    return said.format(count=number(MAX_LETTERS))


def _read_part(face: Mapping[str, Any], part: Mapping[str, Any], text: str) -> int | str:
    if part["kind"] in spots.KINDS:
        return spots.read(face, part["kind"], text)
    if part["kind"] not in CHOSEN:
        return KINDS[part["kind"]].read(text)
    chosen = text if part["kind"] == PartKind.CHOICE else " ".join(text.split())
    if not _is_offered(part, chosen):
        raise ValueError(text)
    return chosen


def _is_offered(part: Mapping[str, Any], chosen: int | str) -> bool:
    """Return whether a choice is one of the options, an order has each of them once, or calls are some of them."""
    names = [name for name, _text in part["options"]]
    if part["kind"] == PartKind.SPOKEN:
        return may_be_said(str(chosen), names)
    return sorted(str(chosen).split(" ")) == sorted(names) if part["kind"] == PartKind.ORDER else chosen in names


def typed(form: QueryDict) -> dict[str, str]:
    """Return what was typed into each field of a form; values picked together are joined in one string."""
    return {name: " ".join(map(str, values)) for name, values in form.lists()}


def read(face: Mapping[str, Any], typed: Mapping[str, str]) -> Given:
    """Read what was typed into the fields of an item, by part. Parts left empty are left out.

    Raise BadAnswer with a sentence for each part that cannot be read, or when all are empty.
    """
    given: Given = {}
    errors: dict[str, str] = {}
    for part in face["parts"]:
        text = typed.get(part["slug"], "").strip()
        if not text:
            continue
        if len(text) > MAX_LETTERS:
            errors[part["slug"]] = _too_long()
            continue
        try:
            given[part["slug"]] = _read_part(face, part, text)
        except ValueError:
            errors[part["slug"]] = _complaint(part["kind"])
    if not given and not errors:
        errors[face["parts"][0]["slug"]] = _("There is no answer yet. Answer at least one part.")
    if errors:
        raise BadAnswer(errors)
    return given


def check_given(face: Mapping[str, Any], given: Given) -> None:
    """Check an answer that did not come from `read` against the item. Raise BadAnswer."""
    parts = {part["slug"]: part for part in face["parts"]}
    errors = {slug: _complaint(PartKind.CHOICE) for slug in given if slug not in parts}
    for slug, value in given.items():
        if slug in parts and not _fits(face, parts[slug], value):
            errors[slug] = _complaint(parts[slug]["kind"])
    if errors or not given:
        raise BadAnswer(errors)


def _fits(face: Mapping[str, Any], part: Mapping[str, Any], value: int | str) -> bool:
    if part["kind"] in spots.KINDS:
        return spots.is_written(face, part["kind"], value)
    if part["kind"] in (PartKind.NUMBER, PartKind.MONEY):
        return type(value) is int and value >= 0
    if part["kind"] in CHOSEN:
        return _is_offered(part, value)
    return isinstance(value, str) and 0 < len(value) <= MAX_LETTERS and _can_be_kept(value)


def _can_be_kept(text: str) -> bool:
    """Return whether a database can store the text: PostgreSQL has no null character."""
    return "\0" not in text
