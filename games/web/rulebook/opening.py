"""What opens a page of rules: the minute of its game in the reader's language, with what the engine knows filled in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from gettext import NullTranslations, translation

from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext, override, pgettext, to_locale

from games.core.facts import Fact
from games.core.patterns import placeholders
from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit import wording
from games.web.kit.formats import money, with_calls
from games.web.kit.game import KEPT
from games.web.kit.message_format import formatted
from games.web.rulebook import catalogues, minute
from games.web.rulebook.editions import ENGLISH, ClauseText, Dealt, edition, facts_said
from games.web.rulebook.figures import picture
from games.web.rulebook.minute import Part
from games.web.rulebook.translations import DOMAIN


@dataclass(frozen=True, slots=True)
class Said:
    """A text as HTML, in the language in which it could be said."""

    html: SafeString
    language: str


@dataclass(frozen=True, slots=True)
class Line:
    """A part of the minute and the clause that it rests on, None where the page has not printed it yet."""

    said: Said
    clause: ClauseText | None
    label: Said | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """What opens a page, ready to print: `facts`, `pays` and `costs` for the box of facts, the rest for the minute.
    `picture` is its example as HTML, and `example` says what happens there."""

    object: Said
    steps: tuple[Line, ...]
    facts: tuple[Line, ...]
    pays: tuple[Line, ...]
    costs: tuple[Line, ...]
    picture: SafeString | None
    example: Line | None
    words: tuple[ClauseText, ...]


@lru_cache(maxsize=KEPT)
def opening(dealt: Dealt, language: str, stamp: str) -> Opening | None:
    """Return the minute of a game as it is dealt, in a language. No query where the edition is known; None without a
    text."""
    family = registry.game_of(dealt.ruleset).family
    whole, rules = minute.minute(family), registry.overridden(dealt.engine, dealt.ruleset, dealt.overrides)
    if whole is None:
        return None
    shown = minute.holding(whole, rules, dealt.clauses)
    clauses = {one.id: one for section in edition(dealt, language, stamp) for one in section.clauses}
    texts = _MinuteText(dealt, language, clauses)
    drawn, line = _example(shown.example, rules, texts)
    return Opening(
        texts.said(f"minute.{family}.object", shown.object),
        texts.lines(shown.steps),
        texts.lines(shown.facts, _posted(rules, dealt, language)),
        texts.lines(shown.pays),
        texts.lines(shown.costs),
        drawn,
        line,
        tuple(clauses[word] for word in shown.words if word in clauses),
    )


def _posted(rules: GameRules, dealt: Dealt, language: str) -> dict[str, Fact]:
    """Return the lowest minimum of a table, or in words that the house posts it there. One that no house has set is an
    example of ours."""
    minimum = getattr(rules, "minimum", None) or {}
    amounts: list[int] = list(minimum.values()) if isinstance(minimum, Mapping) else [minimum]
    with override(language):
        if not amounts:
            said = gettext("posted at the table")
        elif "minimum" in dealt.overrides:
            said = money(min(amounts))
        else:
            said = pgettext("amount", "{amount}, our example").format(amount=money(min(amounts)))
    return {minute.POSTED_MINIMUM: said}


def _example(part: Part, rules: GameRules, texts: "_MinuteText") -> tuple[SafeString | None, Line | None]:
    figure = picture(rules, part.clause)
    if figure is None:
        return None, None
    with override(texts.language):
        drawn = render_to_string(figure.template, figure.shows)
    return drawn, Line(texts.said(part.where, part.text, figure.facts), texts.clauses.get(part.clause))


@dataclass(frozen=True, slots=True)
class _MinuteText:
    """The texts of a minute in a language, or in English where that has none."""

    dealt: Dealt
    language: str
    clauses: dict[str, ClauseText]

    def lines(self, parts: Iterable[Part], also: dict[str, Fact] | None = None) -> tuple[Line, ...]:
        return tuple(self._line(part, also) for part in parts)

    def _line(self, part: Part, also: dict[str, Fact] | None) -> Line:
        clause = self.clauses.get(part.clause)
        if not part.label:
            return Line(self.said(part.where, part.text), clause)
        value = self.said(f"{part.where}.value", part.text, also)
        return Line(value, clause, self.said(f"{part.where}.label", part.label))

    def said(self, where: str, english: str, also: dict[str, Fact] | None = None) -> Said:
        text, language = self._translated(where, english)
        with override(language):
            known = {**facts_said(self.dealt, language), **wording.arguments(also or {})}
        named = {name: known[name] for name in placeholders(text)}
        facts = {name: value if isinstance(value, int) else str(escape(value)) for name, value in named.items()}
        return Said(mark_safe(formatted(with_calls(text), facts, language)), language)

    def _translated(self, where: str, english: str) -> tuple[str, str]:
        if self.language == ENGLISH or minute.is_fact(english):
            return english, self.language
        translated = _catalogue(str(catalogues.folder()), self.language).pgettext(where, english)
        return (translated, self.language) if translated != english else (english, ENGLISH)


@cache
def _catalogue(folder: str, language: str) -> NullTranslations:
    """Return the compiled texts of the rules: what is not up to date is not in it."""
    return translation(DOMAIN, folder, [to_locale(language)], fallback=True)
