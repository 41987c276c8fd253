"""The marked questions of exams as columns: one query for as many as there are."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from django.db.models import CharField, F, OuterRef, QuerySet, Subquery, Sum, TextField, Value
from django.db.models.fields.json import KeyTextTransform, KeyTransform
from django.db.models.functions import Coalesce, NullIf
from numpy.typing import NDArray

from training.exams.models import HouseQuestion
from training.quiz.models import Answer, Mark
from training.quiz.outcomes import annulled

Floats = NDArray[np.float64]
Texts = NDArray[np.object_]


@dataclass(frozen=True)
class Answers:
    """Marked questions, one a row.

    `pace` is what the exam allows for a question and `seconds` how long it was worked at, NaN where it was never
    answered. `score` is the share of its mark that it earned, 0 to 1, and `rest` the average score of the other
    questions of the same attempt that count: how good somebody is without it, NaN where there is no other. `variant`
    is the code of the sentence in which it is put, empty for one that a house wrote itself; `version` is that of such
    a question, 0 for all others. `language` is that of the answer. `rules` names those under which it was drawn, a
    ruleset or a house's table (TableRules); what does not `count` was tried out.
    """

    item: NDArray[np.int64]
    attempt: NDArray[np.int64]
    pace: NDArray[np.int64]
    skill: Texts
    level: NDArray[np.int64]
    version: NDArray[np.int64]
    rules: Texts
    variant: Texts
    language: Texts
    counts: NDArray[np.bool_]
    seconds: Floats
    score: Floats
    rest: Floats

    def __len__(self) -> int:
        return len(self.attempt)

    def where(self, chosen: NDArray[Any]) -> "Answers":
        """Return the chosen rows."""
        return Answers(*(getattr(self, column.name)[chosen] for column in fields(self)))

    def groups(self, *columns: str) -> Iterator[tuple[tuple[Any, ...], "Answers"]]:
        """Yield the rows that agree in some columns with what they have there, in order."""
        keys = list(zip(*(getattr(self, column) for column in columns), strict=True))
        places: dict[tuple[Any, ...], list[int]] = {}
        for place, key in enumerate(keys):
            places.setdefault(key, []).append(place)
        for key in sorted(places):
            yield key, self.where(np.array(places[key]))


# Where each column is read, and what it holds; None becomes NaN.
_COLUMNS = {
    "item": ("item", np.int64),
    "item__attempt": ("attempt", np.int64),
    "item__attempt__pace_seconds": ("pace", np.int64),
    "item__generator": ("skill", object),
    "item__level": ("level", np.int64),
    "item__version": ("version", np.int64),
    "rules": ("rules", object),
    "variant": ("variant", object),
    "spoken": ("language", object),
    "item__counts": ("counts", np.bool_),
    "score": ("earned", np.float64),
    "max": ("most", np.float64),
    "spent": ("seconds", np.float64),
}


def answers_of(marks: QuerySet[Mark]) -> Answers:
    """Return the questions of exams that have ended, without exams and questions that were annulled, by the marks that
    count (`marks_that_count`). One query."""
    given = Answer.objects.filter(item=OuterRef("item")).order_by()
    spoken = given.exclude(language="").order_by("-pk").values("language")[:1]
    spent = given.values("item").annotate(sum=Sum(Coalesce("shown_seconds", "seconds"))).values("sum")
    rows = (
        marks.filter(item__attempt__submission__isnull=False, item__annulment=None)
        .exclude(item__attempt__in=annulled().values("attempt"))
        .annotate(
            rules=Coalesce(NullIf("item__attempt__table", Value("")), F("item__attempt__ruleset")),
            variant=Coalesce(
                KeyTextTransform("code", KeyTransform("question", "item__face")), Value(""), output_field=TextField()
            ),
            spoken=Coalesce(Subquery(spoken), "item__attempt__language", output_field=CharField()),
            spent=Subquery(spent),
        )
        .order_by()
        .values_list(*_COLUMNS)
    )
    columns = dict(zip(_COLUMNS, zip(*rows.iterator(chunk_size=10_000), strict=True), strict=False))
    kept: dict[str, NDArray[Any]] = {
        name: np.array(columns.get(path, ()), dtype=kind) for path, (name, kind) in _COLUMNS.items()
    }
    own = {skill: HouseQuestion.number_in(skill) is not None for skill in set(kept["skill"])}
    kept["version"] *= np.array([own[skill] for skill in kept["skill"]], dtype=bool)
    score = kept.pop("earned") / kept.pop("most")
    return Answers(**kept, score=score, rest=rest_of(kept["attempt"], score, kept["counts"]))


def rest_of(attempt: NDArray[np.int64], score: Floats, counts: NDArray[np.bool_]) -> Floats:
    """Return for each question the average score of the others in its attempt that count."""
    _, at = np.unique(attempt, return_inverse=True)
    counted = score * counts
    number = np.bincount(at, weights=counts)[at] - counts
    others = np.bincount(at, weights=counted)[at] - counted
    return np.divide(others, number, out=np.full(len(at), np.nan), where=number > 0)
