"""What instructors type to write a question of the house."""

from collections.abc import Iterator
from typing import Any

from django import forms
from django.conf import settings
from django.forms.boundfield import BoundField
from django.utils.translation import get_language, gettext_lazy, ngettext, pgettext_lazy
from django.utils.translation import gettext as _

from games.web.kit.formats import number
from games.web.kit.game import Game
from games.web.kit.letters import folded
from games.web.registry import books_of
from games.web.rulebook.selectors import ClauseLink, clause_links
from training.exams.models import QuestionKind, QuestionVersion
from training.exams.wordings import Wording
from training.quiz.answers import MAX_WORDS
from training.staff.forms import NOT_LISTED
from training.staff.languages import language_name

MOST_OPTIONS, MOST_ANSWERS, MOST_FOUND = 6, 20, 12
HOUSE_RULE = "house"  # what a question rests on that rests on no clause
_FEWEST = {QuestionKind.CHOICE: 2, QuestionKind.ORDER: 3}  # options


class KindForm(forms.Form):
    kind = forms.ChoiceField(label=gettext_lazy("Kind of question"), choices=QuestionKind.choices)
    game = forms.ChoiceField(label=gettext_lazy("Game"))

    def __init__(self, *args: Any, games: list[Game], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["game"].choices = [(game.slug, game.title) for game in games]  # type: ignore[attr-defined]


class ListForm(forms.Form):
    """Which questions of the house are listed: those of a game or of all, in use or out of it."""

    game = forms.ChoiceField(label=pgettext_lazy("filter", "Game"), required=False, error_messages=NOT_LISTED)
    out = forms.BooleanField(label=gettext_lazy("Out of use"), required=False)

    def __init__(self, *args: Any, games: list[Game], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.auto_id = "list_%s"
        known = [(game.slug, game.title) for game in games]
        self.fields["game"].choices = [("", pgettext_lazy("games", "all")), *known]  # type: ignore[attr-defined]

    def chosen(self, versions: list[QuestionVersion]) -> list[QuestionVersion]:
        """Return those that a valid form lists."""
        game, out = self.cleaned_data["game"], self.cleaned_data["out"]
        return [each for each in versions if game in ("", each.question.game) and each.in_use != out]


class QuestionForm(forms.Form):
    """The fields of a kind of question in each language of the staff, and the clause on which it rests."""

    seen = forms.IntegerField(widget=forms.HiddenInput, initial=0)
    search = forms.CharField(label=gettext_lazy("Search the clauses"), required=False, max_length=80)
    clause = forms.ChoiceField(label=gettext_lazy("What the answer rests on"), widget=forms.RadioSelect)

    def __init__(self, kind: str, game: Game, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.kind = QuestionKind(kind)
        self.clauses = clauses_for(game)
        for code in settings.STAFF_LANGUAGES:
            for name, field in self._fields_in(code):
                field.widget.attrs["lang"] = code
                self.fields[f"{name}_{code}"] = field
        if self.kind == QuestionKind.NUMBER:
            label = _("The right answer, a whole number")
            self.fields["number"] = forms.IntegerField(label=label, min_value=0, max_value=999_999_999)
        if self.kind == QuestionKind.TEXT:
            self.fields["accepted"] = forms.CharField(
                label=_("Answers that are accepted, one on each line"),
                help_text=_("In every language in which they may come. Accents, capitals and spaces do not matter."),
                widget=forms.Textarea(attrs={"rows": 4}),
                max_length=2000,
            )
        self.fields["clause"].choices = self._offered()  # type: ignore[attr-defined]  # a ChoiceField

    def _fields_in(self, code: str) -> Iterator[tuple[str, forms.CharField]]:
        area = forms.Textarea(attrs={"rows": 3})
        yield "ask", forms.CharField(label=_("Question"), required=False, max_length=1000, widget=area)
        for place in range(MOST_OPTIONS if self.kind in _FEWEST else 0):
            yield f"option_{place}", forms.CharField(label=self._option_label(place), required=False, max_length=300)
        area = forms.Textarea(attrs={"rows": 2})
        yield "why", forms.CharField(label=_("Explanation (optional)"), required=False, max_length=1000, widget=area)

    def _option_label(self, place: int) -> str:
        if self.kind == QuestionKind.ORDER:
            # Translators: a step of a procedure, by its place in the right order.
            return _("Step {place}").format(place=number(place + 1))
        return _("Wrong answer {place}").format(place=number(place)) if place else _("Right answer")

    @property
    def languages(self) -> list[tuple[str, str, list[BoundField]]]:
        """The languages with their names and their fields."""
        return [
            (code, language_name(code), [self[name] for name in self.fields if name.endswith(f"_{code}")])
            for code in settings.STAFF_LANGUAGES
        ]

    @property
    def answer_fields(self) -> list[BoundField]:
        """The fields that are the same for all languages."""
        return [self[name] for name in ("number", "accepted") if name in self.fields]

    def _offered(self) -> list[tuple[str, str]]:
        """Return what the answer can rest on: a rule of the house, the clause that is chosen, and those found."""
        chosen, words = self._value("clause"), folded(self._value("search")).split()
        found = [link for link in self.clauses.values() if words and all(w in _sought(link) for w in words)]
        self.found = len(found)
        shown = {link.id: link for link in (*filter(None, [self.clauses.get(chosen)]), *found[:MOST_FOUND])}
        rule = (HOUSE_RULE, _("A rule of the house, which no clause has"))
        return [rule, *((link.id, f"{link.number} {link.title}") for link in shown.values())]

    def _value(self, name: str) -> str:
        return str((self.data if self.is_bound else self.initial).get(name) or "").strip()

    def clean(self) -> dict[str, Any]:
        """Check that each language that is used has the same, and that there is one."""
        used = [code for code in settings.STAFF_LANGUAGES if any(self._texts(code))]
        if not used:
            self.add_error(f"ask_{settings.STAFF_LANGUAGES[0]}", _("Enter the question in at least one language."))
        for code in used:
            self._check(code, used)
        if "accepted" in self.cleaned_data:
            self._check_accepted()
        return self.cleaned_data

    def _texts(self, code: str) -> tuple[str, list[str], str]:
        typed = self.cleaned_data
        options = [typed.get(f"option_{place}_{code}", "") for place in range(MOST_OPTIONS)]
        return typed.get(f"ask_{code}", ""), [text for text in options if text], typed.get(f"why_{code}", "")

    def _check(self, code: str, used: list[str]) -> None:
        ask, options, why = self._texts(code)
        if not ask:
            self.add_error(f"ask_{code}", _("Enter the question in this language, or leave the language empty."))
        if fewest := _FEWEST.get(self.kind):
            first = f"option_0_{code}"
            if len(options) < fewest:
                said = ngettext("Enter at least {count} of these.", "Enter at least {count} of these.", fewest)
                self.add_error(first, said.format(count=number(fewest)))
            elif not self.cleaned_data.get(first):
                self.add_error(first, _("Enter the right answer here."))
            elif len({" ".join(folded(text).split()) for text in options}) < len(options):
                self.add_error(first, _("Two of these are the same. Change one of them."))
            elif len(options) != len(self._texts(used[0])[1]):
                self.add_error(first, _("Enter as many of these in each language."))
        if bool(why) != bool(self._texts(used[0])[2]):
            self.add_error(f"why_{code}", _("Explain the answer in each language of the question, or in none."))

    def _check_accepted(self) -> None:
        lines = self._accepted()
        if len(lines) > MOST_ANSWERS or any(len(line) > MAX_WORDS for line in lines):
            said = _("Enter at most {lines} answers of at most {signs} characters.")
            self.add_error("accepted", said.format(lines=number(MOST_ANSWERS), signs=number(MAX_WORDS)))
        elif not all(any(sign.isalnum() for sign in line) for line in lines):
            self.add_error("accepted", _("Each answer needs a letter or a digit."))

    def _accepted(self) -> list[str]:
        return [" ".join(line.split()) for line in self.cleaned_data["accepted"].splitlines() if line.strip()]

    @property
    def wording(self) -> Wording:
        """What was typed into a form that is valid."""
        typed, texts = self.cleaned_data, {}
        for code in settings.STAFF_LANGUAGES:
            ask, options, why = self._texts(code)
            if ask:
                texts[code] = {"ask": ask, "options": options, "why": why}
        answers = [typed["number"]] if "number" in typed else self._accepted() if "accepted" in typed else []
        return Wording(self.kind.value, texts, answers, "" if typed["clause"] == HOUSE_RULE else typed["clause"])


def clauses_for(game: Game) -> dict[str, ClauseLink]:
    """Return the clauses that the page of a game prints, by id, in the reader's language."""
    links = [clause_links(book, get_language() or "en", game.ruleset) for book in books_of(game.engine)]
    return {link.id: link for known in links for link in known.values() if link.url}


def _sought(link: ClauseLink) -> str:
    return folded(f"{link.number} {link.title} {link.id}")


def initial_of(version: QuestionVersion) -> dict[str, Any]:
    """Return a version as its author typed it."""
    shown: dict[str, Any] = {"seen": version.number, "clause": version.clause or HOUSE_RULE}
    for code, said in version.texts.items():
        shown |= {f"ask_{code}": said["ask"], f"why_{code}": said["why"]}
        shown |= {f"option_{place}_{code}": text for place, text in enumerate(said["options"])}
    if version.kind == QuestionKind.NUMBER:
        shown["number"] = version.answers[0]
    if version.kind == QuestionKind.TEXT:
        shown["accepted"] = "\n".join(version.answers)
    return shown
