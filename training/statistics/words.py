"""Why a group of questions deserves a look, in sentences."""

from collections.abc import Callable

from django.utils.translation import gettext as _

from games.web.kit.formats import decimal, listed, whole_percent
from training.statistics.flags import Flag
from training.statistics.selectors import Group


def reasons(group: Group) -> list[str]:
    """Return a sentence for each flag of a group."""
    return [_REASONS[flag](group) for flag in group.flags]


def _easy(group: Group) -> str:
    # Translators: of a question in exams; {share} is a percentage.
    return _("Too easy: {share} of the marks are earned, so it hardly tests anybody.").format(share=_share(group))


def _hard(group: Group) -> str:
    # Translators: of a question in exams; {share} is a percentage.
    return _("Too hard: only {share} of the marks are earned.").format(share=_share(group))


def _share(group: Group) -> str:
    return whole_percent(group.figures.percent)


def _blind(group: Group) -> str:
    # Translators: of a question in exams; {value} is a correlation, from -1 to 1.
    text = _("Good and weak candidates answer it alike (discrimination {value}): the key or the wording may be wrong.")
    return text.format(value=decimal(group.figures.discrimination or 0))


def _slow(group: Group) -> str:
    # Translators: of a question in exams.
    return _("Slow: half of the candidates take more than twice the time that the exam allows for a question.")


def _language(group: Group) -> str:
    # Translators: {languages} is a list such as “Italian and French”.
    text = _("Harder in {languages} for candidates who are equally good otherwise: the translation may be wrong.")
    return text.format(languages=listed(compared.name for compared in group.harder))


_REASONS: dict[Flag, Callable[[Group], str]] = {
    Flag.EASY: _easy,
    Flag.HARD: _hard,
    Flag.BLIND: _blind,
    Flag.SLOW: _slow,
    Flag.LANGUAGE: _language,
}
