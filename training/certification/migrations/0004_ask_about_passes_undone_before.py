"""Certificates whose exam was marked down before a second person was asked: HR is asked now.

The pace does not enter, because no mark changes it.
"""

from fractions import Fraction

from django.db import migrations
from django.utils import timezone


def ask(apps, schema_editor):
    """Put every undone pass to HR, which suspends the certificate from now on. Harmless to repeat."""
    Certificate = apps.get_model("certification", "Certificate")
    Mark = apps.get_model("quiz", "Mark")
    OutcomeChange = apps.get_model("quiz", "OutcomeChange")
    regraded = Mark.objects.filter(author__isnull=False).values("item__attempt")
    certificates = Certificate.objects.filter(attempt__in=regraded, attempt__outcome_changes=None)
    for certificate in certificates.select_related("attempt"):
        marks = {mark.item_id: mark for mark in Mark.objects.filter(item__attempt=certificate.attempt).order_by("pk")}
        share = sum(Fraction(mark.score, mark.max) for mark in marks.values()) / len(marks)
        if share * 100 < certificate.attempt.pass_mark:
            last = max((mark for mark in marks.values() if mark.author_id), key=lambda mark: mark.pk)
            OutcomeChange.objects.create(attempt=certificate.attempt, mark=last, passed=False, at=timezone.now())


class Migration(migrations.Migration):
    dependencies = [("certification", "0003_readmissions_and_outcome_notices")]
    operations = [migrations.RunPython(ask, migrations.RunPython.noop)]
