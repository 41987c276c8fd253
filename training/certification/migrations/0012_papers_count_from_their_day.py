from django.db import migrations, models

from games.web.kit.triggers import unlocked


def count_from_the_day_of_the_exam(apps, schema_editor):
    """Papers that are on record count from the day of their exam, as those that are entered from now on."""
    Certificate = apps.get_model("certification", "Certificate")
    Evidence = apps.get_model("certification", "ImportedEvidence")
    passed_on = Evidence.objects.filter(certificate=models.OuterRef("pk")).values("passed_on")[:1]
    with unlocked(schema_editor.connection.alias):
        of_papers = Certificate.objects.filter(pk__in=Evidence.objects.values("certificate"))
        of_papers.update(counts_from=models.Subquery(passed_on))


class Migration(migrations.Migration):

    dependencies = [
        ('certification', '0011_recognition'),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='certificate',
            name='expires_after_issue',
        ),
        migrations.AddField(
            model_name='certificate',
            name='counts_from',
            field=models.DateField(null=True),
        ),
        migrations.AddConstraint(
            model_name='certificate',
            constraint=models.CheckConstraint(condition=models.Q(('expires_on__gt', models.F('issued_on')), ('expires_on__gt', models.F('counts_from')), _connector='OR'), name='expires_after_it_begins_to_count'),
        ),
        migrations.AddConstraint(
            model_name='certificate',
            constraint=models.CheckConstraint(condition=models.Q(('counts_from', None), models.Q(('attempt', None), ('counts_from__lte', models.F('issued_on'))), _connector='OR'), name='only_a_paper_counts_before_its_issue'),
        ),
        migrations.RemoveIndex(
            model_name='certificate',
            name='certificate_renewals',
        ),
        migrations.AddIndex(
            model_name='certificate',
            index=models.Index(fields=['house', 'holder', 'programme', 'expires_on', 'issued_on', 'counts_from'], name='certificate_renewals'),
        ),
        migrations.RunPython(count_from_the_day_of_the_exam, migrations.RunPython.noop),
    ]
