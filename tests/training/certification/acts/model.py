"""What becomes of certificates, in plain Python that shares nothing with the code: written from the words of the rules.

A certificate is a list of what happened to it, and its state on a day follows from reading that list up to the day.
"""

import calendar
from dataclasses import dataclass, field
from datetime import date, timedelta


@dataclass(frozen=True)
class Terms:
    """Validity in months, renewal window and grace in days, and the fixed last day of a year (month, day), if any."""

    months: int = 12
    window: int = 30
    grace: int = 10
    ends: tuple[int, int] | None = None


@dataclass
class Paper:
    """A certificate: issued on a day, with the last day printed on it; `events` are days, acts and amounts in order.
    Of a pass elsewhere, `elsewhere` is the day, from which it counts."""

    issued: date
    printed: date
    events: list[tuple[date, str, date | None]] = field(default_factory=list)
    elsewhere: date | None = None

    @property
    def since(self) -> date:
        return self.elsewhere or self.issued

    def standing(self, day: date) -> tuple[bool, bool, str, list[date]]:
        """Whether it is revoked, whether HR has suspended it, what its marks are, and its extensions, by a day."""
        revoked, suspended, marks, extensions = False, False, "good", []
        for when, act, until in self.events:
            if when > day:
                break
            revoked = {"revoke": True, "reinstate": False}.get(act, revoked)
            suspended = {"suspend": True, "lift": False}.get(act, suspended)
            marks = {"fall": "open", "rise": "good", "confirm": "failed", "refuse": "kept"}.get(act, marks)
            if act == "extend":
                extensions.append(until)
            if act == "shorten":
                extensions.pop()
        return revoked, suspended, marks, extensions

    def last(self, day: date) -> date:
        extensions = self.standing(day)[3]
        return extensions[-1] if extensions else self.printed


@dataclass
class Person:
    """Somebody with certificates of one programme, the oldest first."""

    terms: Terms
    papers: list[Paper] = field(default_factory=list)

    def state(self, paper: Paper, day: date) -> str:
        revoked, suspended, marks, _extensions = paper.standing(day)
        last = paper.last(day)
        if day < paper.since:
            return "not-yet"
        if revoked or marks == "failed":
            return "revoked"
        if suspended or marks == "open":
            return "suspended"
        if day > last:
            return "overdue" if (day - last).days <= self.terms.grace else "expired"
        return "runs-out" if (last - day).days <= self.terms.window else "valid"

    def counts(self, paper: Paper, day: date) -> bool:
        """Whether no later certificate stands in its place on a day."""
        for other in self.papers:
            is_later = (other.printed, self.papers.index(other)) > (paper.printed, self.papers.index(paper))
            is_good = self.state(other, day) not in ("not-yet", "revoked", "suspended")
            if is_later and is_good and paper.last(day) <= max(other.printed, paper.printed):
                return False
        return True

    def act(self, day: date, act: str, number: int = 0, until: date | None = None) -> bool:
        """Do something to a certificate. Return whether it may be done."""
        if act == "pass":
            return self._pass(day, None)
        if act == "paper":
            return until is not None and self._enter(day, until)
        paper = self.papers[number]
        revoked, suspended, marks, extensions = paper.standing(day)
        state = self.state(paper, day)
        allowed = {
            "revoke": not revoked,
            "reinstate": revoked,
            "suspend": not revoked and not suspended,
            "lift": suspended,
            "fall": marks == "good" and not paper.elsewhere,
            "rise": marks == "open",
            "confirm": marks == "open",
            "refuse": marks == "open",
            "shorten": bool(extensions),
            "extend": state != "revoked" and self.counts(paper, day) and self._is_sensible(paper, day, until),
        }[act]
        if allowed:
            paper.events.append((day, act, until))
        return allowed

    @staticmethod
    def _is_sensible(paper: Paper, day: date, until: date | None) -> bool:
        return until is not None and max(paper.last(day) + timedelta(1), day) <= until <= months_on(paper.printed, 12)

    def _enter(self, day: date, elsewhere: date) -> bool:
        """A pass elsewhere on a day that is not to come, and of which nothing counts that is on record."""
        known = [paper for paper in self.papers if paper.elsewhere == elsewhere and not paper.standing(day)[0]]
        return elsewhere <= day and not known and self._pass(day, elsewhere)

    def _pass(self, day: date, elsewhere: date | None) -> bool:
        for paper in self.papers:
            revoked, suspended, _marks, _extensions = paper.standing(day)
            if revoked or suspended:
                return False
        passed = elsewhere or day
        held = [
            paper.last(passed)
            for paper in self.papers
            if self.state(paper, passed) in ("valid", "runs-out")
            and self.state(paper, day) not in ("revoked", "suspended")
        ]
        last = self.renewed(max(held, default=passed), passed)
        self.papers.append(Paper(day, last, elsewhere=elsewhere))
        return True

    def renewed(self, last: date, day: date) -> date:
        """The last day of a pass: counted from the last day before, at most twice the validity, never less."""
        counted = min(months_on(last, self.terms.months), months_on(day, 2 * self.terms.months))
        if self.terms.ends:
            fixed = [date(year, *self.terms.ends) for year in range(day.year - 1, counted.year + 3)]
            before = [each for each in fixed if each <= counted]
            is_useful = (before[-1] - day).days > self.terms.window
            counted = before[-1] if is_useful else next(each for each in fixed if each > before[-1])
        return max(last, counted)


def months_on(day: date, months: int) -> date:
    """The same day so many months later, or the last of a shorter month."""
    year, month = day.year, day.month
    for _ in range(months):
        year, month = (year + 1, 1) if month == 12 else (year, month + 1)
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))
