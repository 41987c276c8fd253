"""How far somebody has come. The lessons themselves are files: see courses.py."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class LessonProgress(models.Model):
    """A lesson that somebody has opened. `done_at` is set by the reader, and may be taken back; `part` is the one in
    which a question was last answered, and `visit` the query of the visit in which it was, empty once the lesson is
    done: the next visit draws new questions."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="lessons")
    course = models.SlugField(_("course"))
    lesson = models.SlugField(_("lesson"))
    first_opened = models.DateTimeField(_("first opened"), auto_now_add=True)
    part = models.SlugField(_("part"), blank=True, default="")
    visit = models.TextField(_("visit"), blank=True, default="")
    done_at = models.DateTimeField(_("done"), null=True, blank=True)

    class Meta:
        verbose_name = _("lesson progress")
        verbose_name_plural = _("lesson progress")
        constraints = [models.UniqueConstraint(fields=["user", "course", "lesson"], name="one_progress_a_lesson")]

    def __str__(self) -> str:
        return f"{self.course}/{self.lesson}"
