"""The certificates of a person in their file: those of the house, those that it recognises, and their changed rules."""

from collections.abc import Iterable, Iterator

from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from games.web.kit.formats import whole_percent
from games.web.kit.templatetags.days import day as said_day
from games.web.registry import book_of
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.certification.models import Certificate
from training.certification.states import State
from training.hr.dossier.section import Section


def issued(certificates: Iterable[Certificate]) -> Section:
    """Return those that the house issued."""
    return Section(
        _("Certificates"),
        [
            *(_("Programme"), _("Code"), _("Date of issue"), _("Last day of validity")),
            *(pgettext("certificate", "Status"), _("Evidence")),
        ],
        [
            [
                *(str(one.title), one.code, said_day(one.issued_on), said_day(one.until)),
                *(str(State(one.state).label), _evidence(one)),
            ]
            for one in certificates
        ],
        _("No certificate by this day."),
    )


def recognised(certificates: Iterable[Certificate]) -> Section:
    """Return those of other houses that count in the house on the day."""
    return Section(
        _("Recognised certificates of other houses"),
        [
            *(_("House"), _("Programme"), _("Code"), _("Date of issue"), _("Last day of validity")),
            pgettext("certificate", "Status"),
        ],
        [
            [
                *(one.house_name, str(one.title), one.code, said_day(one.issued_on), said_day(one.until)),
                str(State(one.state).label),
            ]
            for one in certificates
        ],
        _("No certificate of another house counts on this day."),
    )


def rules(certificates: Iterable[Certificate]) -> Section:
    """Return the quizzes on changed rules that are not passed yet and the rules that were renewed, of certificates that
    come from `with_rechecks`."""
    return Section(
        _("Changed rules"),
        [_("When"), pgettext("audit", "Subject"), _("Rule"), _("Action")],
        [row for one in certificates for row in _rules(one)],
        _("No quiz on changed rules by this day."),
    )


def _rules(certificate: Certificate) -> Iterator[list[str]]:
    upon = f"{certificate.title} {certificate.code}"
    if quiz := certificate.quiz:
        said = _("Quiz sent, to be passed by {day}").format(day=said_day(quiz.due_on))
        for clause in quiz.clauses:
            links = clause_links(book_of(clause), get_language() or "en", certificate.ruleset)
            yield [said_day(quiz.sent_on), upon, _called(link_among(links, clause)), said]
    for each in certificate.renewed:
        # Translators: a quiz on a changed rule was passed; wording is the number of the rule’s wording.
        said = _("Renewed by a quiz, wording {wording}").format(wording=each.revision)
        yield [said_day(each.day), upon, _called(each.link), said]


def _called(link: ClauseLink) -> str:
    return f"{link.number} {link.title}".strip()


def _evidence(certificate: Certificate) -> str:
    """Return what a certificate rests on: an exam of the house, or a paper."""
    paper = getattr(certificate, "imported_evidence", None)
    if paper:
        said = _("Passed elsewhere on {passed}: {issuer}, {reference}. Entered by {author} on {day}.")
        return said.format(
            passed=said_day(paper.passed_on),
            issuer=paper.issuer,
            reference=paper.reference,
            author=paper.author.full_name,
            day=said_day(paper.at),
        )
    if certificate.version_id:
        return "; ".join(certificate.rests_on)
    return _("Exam of the house, mark {percent}").format(percent=whole_percent(certificate.score or 0))
