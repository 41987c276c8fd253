"""What can be found, in every language. `sync_search` writes it from the pages that everybody may read."""

from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Kind(models.TextChoices):
    """What a reader finds, in the order in which kinds are shown."""

    GAME = "game", pgettext_lazy("kind of search result", "Game")
    TOOL = "tool", pgettext_lazy("kind of search result", "Calculator")
    TERM = "term", pgettext_lazy("kind of search result", "Term")
    CLAUSE = "clause", pgettext_lazy("kind of search result", "Rule")
    VENUE = "venue", pgettext_lazy("kind of search result", "Venue")
    PAGE = "page", pgettext_lazy("kind of search result", "Page")


class Entry(models.Model):
    """A place of the site in one language, and the words by which it is found.

    What several pages print has one `key`; `spoken` is the language that its text is really in. `folded_words` has a
    line for each other name of it, `folded_context` what stands around it, such as the name of its game.
    """

    language = models.CharField(_("language"), max_length=12)
    kind = models.CharField(max_length=8, choices=Kind)
    key = models.CharField(max_length=120)
    address = models.CharField(max_length=300)
    title = models.CharField(_("title"), max_length=250)
    where = models.CharField(max_length=250, blank=True)
    text = models.TextField(_("text"), blank=True)
    spoken = models.CharField(max_length=12)
    folded_title = models.TextField()
    folded_words = models.TextField(blank=True)
    folded_context = models.TextField(blank=True)
    folded_text = models.TextField(blank=True)

    class Meta:
        indexes = [models.Index(fields=["language", "kind"], name="search_entry_language_kind")]

    def __str__(self) -> str:
        return f"{self.language} {self.kind} {self.key}"


MEANING = "\t"  # stands before the word of the term that another name means


class Part(models.Model):
    """All entries of one kind in one language: their number, a digest of them, a line for each of their words with the
    number of entries that have it, and of these the words of their names, behind other names of a term its word; of
    games whole names."""

    language = models.CharField(_("language"), max_length=12)
    kind = models.CharField(max_length=8, choices=Kind)
    digest = models.CharField(max_length=32)
    entries = models.PositiveIntegerField()
    words = models.TextField(blank=True)
    names = models.TextField(blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["language", "kind"], name="one_part_a_language_and_kind")]

    def __str__(self) -> str:
        return f"{self.language} {self.kind}"
