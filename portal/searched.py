"""The pages of the portal and of the training that everybody may read, for the search."""

from collections.abc import Iterator

from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.web.kit.letters import listed
from games.web.search.content.names import list_of_words
from games.web.search.found import Found
from games.web.search.models import Kind
from games.web.search.plain import plain
from portal.help_lines import countries

# The title of each page and what it says of itself.
_PAGES: dict[str, tuple[Promise, Promise]] = {
    "rulebook:index": (
        _("Rules of the games"),
        _("Every rule has its own number. Calculators, courses and exams all refer to the same rules."),
    ),
    "rulebook:compare": (
        _("The rules side by side"),
        _("The rulesets of a game side by side, parameter by parameter and rule by rule."),
    ),
    "rulebook:terms": (
        _("Glossary"),
        _(
            "The terms of casino table games: what each means, what it is called in other languages, and the rule that "
            "explains it."
        ),
    ),
    "rulebook:sources": (
        _("Sources of the rules"),
        _("The documents behind the rules, and what we decided where they say nothing."),
    ),
    "rulebook:errata": (
        _("Errors in the printed sources"),
        _("Misprints in the documents behind the rules, each with the figure that we calculate and the correct rule."),
    ),
    "calculators": (_("All calculators"), _("The calculators of all games, for players and for croupiers.")),
    "costs:index": (
        _("What every bet costs"),
        _(
            "The bets of all games by house edge, with how often each wins, what it pays and how large its ups and "
            "downs are."
        ),
    ),
    "costs:evening": (
        _("The price of an evening"),
        _("What an evening at the tables costs on average, how often you are ahead, and how often the money is gone."),
    ),
    "venues:index": (
        _("Venues"),
        _("The houses where these games are dealt: their tables and limits, news, rooms and pictures."),
    ),
    "quiz:drills": (
        _("Drills"),
        _(
            "One skill at a time, as often as you like. Every answer is checked against the rules, and you see the "
            "clause behind it."
        ),
    ),
    "certification:verify": (
        _("Check a certificate"),
        _("Enter the code printed on it to see whether it is valid today, or was valid on an earlier day."),
    ),
    "account_login": (
        _("Sign in"),
        _("The HR office of your house creates accounts. The rules and the tables are open to everybody."),
    ),
}

# What else they may be searched for, with commas between.
_ALSO: dict[str, Promise] = {
    "rulebook:compare": pgettext_lazy("other words for comparing rules", "compare, differences, comparison"),
    "rulebook:terms": pgettext_lazy("other words for a glossary", "dictionary, lexicon, vocabulary, terms"),
    "costs:index": pgettext_lazy(
        "other words for what bets cost", "best bets, worst bets, house edge of all games, volatility, RTP"
    ),
    "costs:evening": pgettext_lazy(
        "other words for the price of an evening",
        "bankroll, expected loss, cost per hour, cost of 200 spins, risk of ruin, session",
    ),
    "quiz:drills": pgettext_lazy("other words for drills", "practice, exercises, trainer, quiz, test yourself"),
    "certification:verify": pgettext_lazy(
        "other words for checking a certificate", "verify, valid certificate, licence"
    ),
    "account_login": pgettext_lazy("other words for signing in", "password, account"),
}


def pages() -> Iterator[Found]:
    """Yield the pages in the language that is active."""
    yield _responsible_play()
    for name, (title, about) in _PAGES.items():
        yield Found(
            Kind.PAGE, name, reverse(name), str(title), text=str(about), words=_words(name, _ALSO.get(name, ""))
        )


def _words(name: str, also: Promise | str) -> tuple[str, ...]:
    """Return what else a page may be searched for."""
    return *listed(str(also)), *list_of_words().pages.get(name, ())


def _responsible_play() -> Found:
    # Translators: what somebody with this problem may search for, with commas between
    also = pgettext(
        "other words for playing responsibly",
        "responsible gambling, problem gambling, gambling addiction, compulsive gambling, help line, self-exclusion",
    )
    lines = [f"{country.name}: {line.name}" for country in countries(get_language() or "en") for line in country.lines]
    return Found(
        Kind.PAGE,
        "responsible-play",
        reverse("responsible-play"),
        str(_("Playing responsibly")),
        text=plain(render_to_string("portal/responsible_play.html#advice")),
        words=_words("responsible-play", also),
        context=tuple(lines),
    )
