"""The chart of best play on a card of paper."""

from django.utils.translation import gettext

from games.blackjack.rulesets import Ruleset
from games.web.blackjack.figures import chart_parts, legend, rank
from games.web.kit.game import Chart, Grid


def chart(rules: Ruleset) -> Chart:
    """Return best play by hand and upcard, in the active language. Raise Busy until it is computed."""
    from games.blackjack.chart import UPCARDS
    from games.blackjack.chart import chart as best

    parts = chart_parts(best(rules))
    columns = tuple(map(rank, UPCARDS))
    grids = tuple(Grid(str(title), columns, tuple((one.name, one.codes) for one in part)) for title, part in parts)
    key = tuple((code, str(words)) for code, words in legend(parts).items())
    return Chart(gettext("Best play"), gettext("The columns are the dealer’s upcards."), grids, key)
