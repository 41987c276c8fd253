"""Items and verdicts as a page shows them, in the active language."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from django.conf import settings
from django.utils.html import format_html
from django.utils.translation import get_language, get_language_info, override
from django.utils.translation import gettext as _

from games.core.cards import parse_cards
from games.core.money import plain_money
from games.web.kit.cards.names import card_names
from games.web.kit.formats import ltr, money, money_short, number
from training.drills.kit.items import Given, PartKind
from training.drills.kit.phrase import language_among
from training.drills.kit.taught import AnswerKind, Layout
from training.drills.registry import CHIPS, PAID
from training.quiz import spots
from training.quiz.answers import CHOSEN, KINDS, read
from training.quiz.citing import Cited, CitedClause, cited_clauses
from training.quiz.cuts import show_cut
from training.quiz.hearing import Heard, heard
from training.quiz.phrases import say
from training.quiz.problems import BadAnswer
from training.quiz.scenes import Scene, scene_of, shown_figure
from training.staff.languages import language_name

_IN_PLACES = (PartKind.ORDER, PartKind.SPOKEN)
_QUOTES = "“”«»\u00a0\u202f"  # around the calls among which one is chosen: in them alone an option is a call

Worked = Mapping[str, Sequence[Mapping[str, Any]]]  # the ways to the right answers by part, as phrases


class Chip(NamedTuple):
    """A chip of a rack: its value in cents, as an answer is typed, as a chip has room for it, and as pages write it."""

    cents: int
    typed: str
    short: str
    text: str


@dataclass(frozen=True, slots=True)
class ShownPart:
    """A field of the answer: how it is typed, what was typed into it, and what is wrong with that. `spoken` marks
    options that are in another language than the page."""

    slug: str
    kind: str
    how: AnswerKind | None
    label: str
    options: list[tuple[str, str]]
    typed: str
    error: str
    layout: Layout | None = None  # where it is touched
    spoken: str = ""
    is_paid: bool = False  # an amount that is paid in chips

    @property
    def option_texts(self) -> str:
        """The options in a row, for a sentence; amounts have commas of their own in many languages."""
        return ltr(" · ".join(text for _name, text in self.options))

    @property
    def chips(self) -> list[Chip]:
        """The values of chips that a cut may be made of, or a payment, the smallest first."""
        options = [(int(cents), text) for cents, text in self.options]
        offered = [(cents, money(cents)) for cents in CHIPS] if self.is_paid else options
        return [Chip(cents, plain_money(cents), money_short(cents), text) for cents, text in offered]

    @property
    def calls(self) -> list[tuple[str, str, list[Heard]]]:
        """The calls that may be said and are recorded: the id of each, its words, and what can be heard of it."""
        options = self.options if self.kind == PartKind.SPOKEN else ()
        return [(name, words, recorded) for name, words in options if (recorded := heard(words))]

    @property
    def places(self) -> list[str]:
        """The option chosen for each place of an order so far, empty where there is none."""
        chosen = self.typed.split(" ")
        return (chosen + [""] * len(self.options))[: len(self.options)]


@dataclass(frozen=True, slots=True)
class ShownItem:
    """An item to be answered. `spoken` marks words of a house that are in another `language` than the page."""

    question: str
    scene: Scene | None
    parts: list[ShownPart]
    spoken: str = ""
    language: str = ""

    @property
    def scene_apart(self) -> Scene | None:
        """What is seen beside the fields of the answer; nothing where it is touched, which draws it."""
        return None if any(part.layout for part in self.parts) else self.scene


@dataclass(frozen=True, slots=True)
class ShownVerdict:
    """A part judged. `given` is empty where nothing was answered, `worked` where no way to the answer is known.
    `heard` is what can be heard of the right answer, if it is a call that is recorded; `spoken` marks answers in
    another language than the page. `of_house`: it rests on a rule of the house, which no clause has."""

    label: str
    right: bool
    given: str
    expected: str
    clauses: list[CitedClause]
    worked: list[str]
    heard: list[Heard] = field(default_factory=list)
    spoken: str = ""
    of_house: bool = False


def shown(
    face: Mapping[str, Any], typed: Mapping[str, str] | None = None, errors: Mapping[str, str] | None = None
) -> ShownItem:
    """Return an item to be answered, with what has been typed so far."""
    typed, errors = typed or {}, errors or {}
    foreign = _foreign(face)
    parts = [
        ShownPart(
            slug=part["slug"],
            kind=part["kind"],
            how=KINDS.get(part["kind"]),
            label=say(part["label"]),
            options=[(name, say(text)) for name, text in part["options"]],
            typed=typed.get(part["slug"], ""),
            error=errors.get(part["slug"], ""),
            layout=spots.layout_of(face) if part["kind"] in spots.KINDS else None,
            spoken=_spoken(_language_of(part, foreign)),
            is_paid=part["kind"] == PartKind.MONEY and part["label"].get("code") in PAID,
        )
        for part in face["parts"]
    ]
    return ShownItem(say(face["question"]), scene_of(face), parts, _spoken(foreign), foreign and language_name(foreign))


def shown_judged(face: Mapping[str, Any], verdict: Iterable[Mapping[str, Any]]) -> ShownItem:
    """Return an item that was answered; where it was touched, its scene is the layout with the answer marked."""
    item, marked = shown(face), spots.judged(face, verdict)
    return replace(item, scene=shown_figure(marked)) if marked else item


def _foreign(face: Mapping[str, Any]) -> str:
    """Return the language in which the words of a house are shown where it is not the reader's, else nothing."""
    words = _own_words(face)
    language = language_among(words) if words else ""
    return "" if language == get_language() else language


def _own_words(face: Mapping[str, Any]) -> dict[str, str]:
    """Return a question that a house wrote itself, by language; nothing for any other."""
    return face.get("question", {}).get("text", {})


def _language_of(part: Mapping[str, Any], foreign: str) -> str:
    """Return the language of the options of a part, where it is not the page's: calls are French."""
    return "fr" if part["kind"] == PartKind.SPOKEN else foreign


def _spoken(language: str) -> str:
    """Return the attributes that mark words of a language, if there is one to mark."""
    if not language:
        return ""
    direction = "rtl" if get_language_info(language)["bidi"] else "ltr"
    return format_html(' lang="{}" dir="{}"', language, direction)


def typed_again(face: Mapping[str, Any], given: Given) -> dict[str, str]:
    """Return an answer as its author would type it, to be changed."""
    parts = {part["slug"]: part for part in face["parts"]}
    return {slug: _as_typed(face, parts[slug], value) for slug, value in given.items()}


def retyped(face: Mapping[str, Any], typed: Mapping[str, str]) -> dict[str, str]:
    """Return what was typed in the language `typed_in` as it is typed in the reader's: amounts are written otherwise.
    What cannot be read stays as it was."""
    given: Given = {}
    with override(typed["typed_in"] if typed["typed_in"] in dict(settings.LANGUAGES) else get_language()):
        for part in face["parts"]:
            with suppress(BadAnswer):
                given |= read({**face, "parts": [part]}, typed)
    return {**typed, **typed_again(face, given)}


def _as_typed(face: Mapping[str, Any], part: Mapping[str, Any], value: int | str) -> str:
    if part["kind"] in spots.KINDS:
        return spots.written(face, str(value))
    if part["kind"] == PartKind.CARDS:
        return " ".join(map(str, parse_cards(str(value))))
    return str(value) if part["kind"] in CHOSEN else say_given(face, part, value)


def _in_place(place: int, step: str) -> str:
    # Translators: a step in an ordered list, with the number of its place.
    return _("{place}. {step}").format(place=number(place), step=step)


def say_given(face: Mapping[str, Any], part: Mapping[str, Any], value: int | str | None) -> str:
    """Return an answer, given or expected, in words and figures."""
    if value is None:
        return ""
    if part["kind"] in spots.KINDS:
        return spots.said(face, str(value))
    if part["kind"] == PartKind.CHOICE:
        return say(dict(part["options"])[value])
    if part["kind"] in _IN_PLACES:
        steps = dict(part["options"])
        lines = (_in_place(place, say(steps[name])) for place, name in enumerate(str(value).split(), start=1))
        return "\n".join(lines)
    if part["kind"] == PartKind.MONEY:
        return money(int(value))
    if part["kind"] == PartKind.CARDS:
        return card_names(parse_cards(str(value)))
    if part["kind"] == PartKind.CUT:
        return show_cut(str(value))
    return number(value) if isinstance(value, int) else value


def shown_verdict(
    face: Mapping[str, Any],
    verdict: Iterable[Mapping[str, Any]],
    clauses: Cited,
    ruleset: str = "",
    worked: Worked | None = None,
) -> list[ShownVerdict]:
    """Return a verdict part by part, with the clauses and revisions it rests on, as the rules print them under that
    ruleset, and the way to each right answer."""
    parts = {part["slug"]: part for part in face["parts"]}
    language = get_language() or "en"
    foreign = _foreign(face)
    judgements = []
    for judged in verdict:
        part = parts[judged["slug"]]
        expected = say_given(face, part, judged["expected"])
        judgements.append(
            ShownVerdict(
                label=say(part["label"]),
                right=judged["right"],
                given=say_given(face, part, judged["given"]),
                expected=expected,
                clauses=cited_clauses(clauses[judged["slug"]], language, ruleset),
                worked=[say(phrase) for phrase in (worked or {}).get(judged["slug"], ())],
                heard=_heard(part, judged["expected"], expected),
                spoken=_spoken(_language_of(part, foreign)),
                of_house=bool(_own_words(face)) and not clauses[judged["slug"]],
            )
        )
    return judgements


def _heard(part: Mapping[str, Any], value: int | str, said: str) -> list[Heard]:
    """Return what can be heard of a right answer that is a call or several, `said` in words."""
    if part["kind"] == PartKind.SPOKEN:
        calls = dict(part["options"])
        return [each for name in str(value).split() for each in heard(say(calls[name]))]
    is_call = part["kind"] == PartKind.CALL or said.startswith(("“", "«"))
    return heard(said.strip(_QUOTES)) if is_call else []
