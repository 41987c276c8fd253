"""The rows that pages, search and the admin read. `sync_rulebook` writes them from the files."""

from django.db import models
from django.utils.translation import gettext_lazy as _
from modeltranslation.manager import MultilingualManager

from games.web.kit.append_only import AppendOnly


class Book(models.Model):
    """The rules of one game of the engine. `stamp` is new whenever a word of it changed."""

    game = models.CharField(_("game"), max_length=40, primary_key=True)
    stamp = models.CharField(max_length=32)

    class Meta:
        verbose_name = _("rulebook")
        verbose_name_plural = _("rulebooks")
        ordering = ["game"]

    def __str__(self) -> str:
        return self.game


class Section(models.Model):
    """A chapter of a rulebook. Its title is empty in a language that has no up-to-date one.

    One that the files have no more has no position; retired clauses may still be in it.
    """

    id = models.CharField(max_length=80, primary_key=True)
    book = models.ForeignKey(Book, verbose_name=_("rulebook"), on_delete=models.PROTECT, related_name="sections")
    slug = models.CharField(_("anchor"), max_length=40)
    position = models.PositiveSmallIntegerField(_("position"), null=True)
    title = models.CharField(_("title"), max_length=200, blank=True)

    objects = MultilingualManager["Section"]()

    class Meta:
        verbose_name = _("section")
        verbose_name_plural = _("sections")
        ordering = ["book", "position"]
        constraints = [
            models.UniqueConstraint(fields=["book", "position"], name="one_section_a_position"),
            models.UniqueConstraint(fields=["book", "slug"], name="one_section_an_anchor"),
        ]

    def __str__(self) -> str:
        return self.id


class Clause(models.Model):
    """A rule under its permanent id, in every language.

    `revision` counts the wordings that the English has had. `source_revision` of a language is the revision
    from which its text was made: an older one means that the text is stale, none that there is no text.
    """

    class Kind(models.TextChoices):
        DECIDED = "decided", _("decided by the engine")
        PROCEDURE = "procedure", _("procedure")

    id = models.CharField(_("id"), max_length=80, primary_key=True)
    section = models.ForeignKey(Section, verbose_name=_("section"), on_delete=models.PROTECT, related_name="clauses")
    position = models.PositiveSmallIntegerField(_("position"))
    kind = models.CharField(_("kind"), max_length=10, choices=Kind)
    source = models.TextField(_("source"))
    revision = models.PositiveIntegerField(_("revision"), default=1)
    retired = models.BooleanField(_("retired"), default=False)
    title = models.CharField(_("title"), max_length=200, blank=True)
    body = models.TextField(_("text"), blank=True)
    source_revision = models.PositiveIntegerField(_("made from revision"), null=True, blank=True)

    objects = MultilingualManager["Clause"]()

    class Meta:
        verbose_name = _("clause")
        verbose_name_plural = _("clauses")
        ordering = ["section", "position"]
        constraints = [
            models.UniqueConstraint(
                fields=["section", "position"], condition=models.Q(retired=False), name="one_clause_a_position"
            ),
            models.CheckConstraint(condition=models.Q(revision__gte=1), name="revisions_are_counted_from_one"),
        ]

    def __str__(self) -> str:
        return self.id


class ClauseRevision(AppendOnly):
    """A wording that the English reference of a clause has had; `reworded` if it says the same as the one before. Rows
    are only added."""

    clause = models.ForeignKey(Clause, verbose_name=_("clause"), on_delete=models.PROTECT, related_name="revisions")
    revision = models.PositiveIntegerField(_("revision"))
    title = models.CharField(_("title"), max_length=200)
    body = models.TextField(_("text"))
    reworded = models.BooleanField(_("other words alone"), default=False)
    created = models.DateTimeField(_("created"), auto_now_add=True)

    class Meta(AppendOnly.Meta):
        verbose_name = _("clause revision")
        verbose_name_plural = _("clause revisions")
        ordering = ["clause", "revision"]
        constraints = [
            models.UniqueConstraint(fields=["clause", "revision"], name="one_row_a_clause_revision"),
        ]

    def __str__(self) -> str:
        return f"{self.clause_id} {self.revision}"


class ClauseFacts(AppendOnly):
    """What a clause has said in numbers under a ruleset: `values` of the placeholders of its English text
    (`facts.py`), or that it did not hold, then without values. Rows are only added, counted by `number`."""

    # Found by the index of the constraint.
    clause = models.ForeignKey(Clause, on_delete=models.PROTECT, related_name="facts", db_index=False)
    ruleset = models.CharField(max_length=60)
    number = models.PositiveIntegerField()
    holds = models.BooleanField()
    values = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        ordering = ["clause", "ruleset", "number"]
        constraints = [
            models.UniqueConstraint(fields=["clause", "ruleset", "number"], name="one_row_a_number_of_facts"),
            models.CheckConstraint(condition=models.Q(number__gte=1), name="facts_are_counted_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.clause_id} {self.ruleset} {self.number}"


class FormerTranslation(AppendOnly):
    """A text of a clause in another language than English, made from `source_revision`, until `created`, when another
    took its place. Rows are only added."""

    clause = models.ForeignKey(Clause, on_delete=models.PROTECT, related_name="former_translations")
    language = models.CharField(max_length=10)
    source_revision = models.PositiveIntegerField()
    title = models.CharField(max_length=200)
    body = models.TextField()
    created = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        ordering = ["clause", "language", "pk"]

    def __str__(self) -> str:
        return f"{self.clause_id} {self.language} {self.source_revision}"


class RulesetParameters(AppendOnly):
    """What a ruleset has been: its parameters as `rulesets.toml` had them. Rows are only added, counted by `number`."""

    ruleset = models.CharField(max_length=60)
    number = models.PositiveIntegerField()
    parameters = models.JSONField()
    created = models.DateTimeField(auto_now_add=True)

    class Meta(AppendOnly.Meta):
        ordering = ["ruleset", "number"]
        constraints = [
            models.UniqueConstraint(fields=["ruleset", "number"], name="one_row_a_number_of_parameters"),
            models.CheckConstraint(condition=models.Q(number__gte=1), name="parameters_are_counted_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.ruleset} {self.number}"
