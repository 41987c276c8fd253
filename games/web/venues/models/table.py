"""A game as a house deals it."""

from typing import Any

from django.contrib import admin
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modeltranslation.manager import MultilingualManager

from games.core.problems import Problem, Refused
from games.web.kit.wording import problem_text
from games.web.registry import GAMES, rules
from games.web.venues.models.venue import Venue


def game_choices() -> list[tuple[str, Any]]:
    """Return the games that have rules here."""
    return [(game.slug, game.title) for game in GAMES.values()]


def ruleset_choices() -> list[tuple[Any, list[tuple[str, Any]]]]:
    """Return the rulesets, under the game that is dealt by them."""
    return [(game.title, list(game.rulesets.items())) for game in GAMES.values()]


class VenueTable(models.Model):
    """A game that a house deals: one of the rulebook's under its own rules, or another, called by its name alone.

    `overrides` are the parameters of the ruleset that differ here, limits included, as the engine takes them.
    """

    venue = models.ForeignKey(Venue, verbose_name=_("venue"), on_delete=models.CASCADE, related_name="tables")
    slug = models.SlugField(
        _("short name"),
        max_length=60,
        unique=True,
        help_text=_("Part of the address that opens the calculator for this table."),
    )
    game = models.CharField(
        _("game"),
        max_length=40,
        blank=True,
        choices=game_choices,
        help_text=_("Leave this empty for a game whose rules are not here yet, and enter its name below."),
    )
    name = models.CharField(_("name"), max_length=120, blank=True)
    ruleset = models.CharField(
        _("ruleset"),
        max_length=40,
        blank=True,
        choices=ruleset_choices,
        help_text=_("Leave this empty for the game’s usual ruleset."),
    )
    overrides = models.JSONField(
        _("what differs from the ruleset"),
        default=dict,
        blank=True,
        help_text=_(
            "In JSON, with amounts in quotation marks. Limits go under “minimum” and “maximum”, one for each bet."
        ),
    )
    example_limits = models.BooleanField(
        _("the limits are an example"), default=False, help_text=_("The page says so next to them.")
    )
    opening = models.TextField(_("opening note"), blank=True)
    published = models.BooleanField(pgettext_lazy("gaming table", "published"), default=False)
    position = models.PositiveSmallIntegerField(pgettext_lazy("order of rows", "position"), default=0)

    objects = MultilingualManager["VenueTable"]()

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")
        ordering = ["venue", "position", "slug"]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(game__gt="") | models.Q(name_en__isnull=False, name_en__gt=""),
                name="venue_table_of_a_game_or_a_name",
                violation_error_message=_("A table needs a game or the name of one."),
            ),
            models.CheckConstraint(
                condition=models.Q(game__gt="") | models.Q(ruleset=""),
                name="venue_table_ruleset_of_a_game",
                violation_error_message=_("A game whose rules are not here has no ruleset."),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.venue.name}: {self.title}"

    @property
    @admin.display(description=_("name"))
    def title(self) -> str:
        """The name of the table, or else of its game."""
        return self.name or (str(GAMES[self.game].title) if self.game in GAMES else self.game)

    def clean(self) -> None:
        """Check that the engine has what is dealt here. Raise ValidationError at the fields that are wrong."""
        if not self.game:
            self._clean_without_rules()
        elif self.game in GAMES:
            self._clean_rules()

    def _clean_without_rules(self) -> None:
        errors = {}
        if not getattr(self, "name_en", None):
            errors["game"] = _("Choose a game, or enter the name of one whose rules are not here yet.")
        if self.ruleset:
            errors["ruleset"] = _("A game whose rules are not here has no ruleset: leave this empty.")
        if self.overrides:
            errors["overrides"] = _("This table has no ruleset to differ from: leave this empty.")
        if errors:
            raise ValidationError(errors)

    def _clean_rules(self) -> None:
        game = GAMES[self.game]
        self.ruleset = self.ruleset or game.ruleset
        if self.ruleset not in game.rulesets:
            raise ValidationError(
                {"ruleset": _("This ruleset does not belong to this game. Choose one listed under the game’s name.")}
            )
        if not isinstance(self.overrides, dict):
            raise ValidationError({"overrides": _("Enter a JSON object: names of parameters with their values.")})
        try:
            rules(game.engine, self.ruleset, self.overrides)
        except Refused as refused:
            raise ValidationError({"overrides": [_problem_line(problem) for problem in refused.problems]}) from refused


def _problem_line(problem: Problem) -> str:
    """Return what the engine refuses, after the name of the parameter."""
    return f"{problem.field.removeprefix('overrides.')}: {problem_text(problem)}"
