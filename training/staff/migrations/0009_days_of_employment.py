from django.db import migrations, models
from django.db.models.functions import TruncDate
from django.utils import timezone

import games.web.kit.days
from games.web.kit.triggers import unlocked


def count_from_the_day_of_the_record(apps, schema_editor):
    """What was recorded so far counts from the day on which that was done."""
    with unlocked(schema_editor.connection.alias):
        day = TruncDate("at", tzinfo=timezone.get_default_timezone())
        apps.get_model("staff", "Employment").objects.update(first_day=day)


class Migration(migrations.Migration):

    dependencies = [
        ('staff', '0008_groups_of_houses'),
    ]

    operations = [
        migrations.AlterModelOptions(
            name='employment',
            options={'base_manager_name': 'objects', 'ordering': ['pk']},
        ),
        migrations.RemoveIndex(
            model_name='employment',
            name='staff_emplo_person__9db4da_idx',
        ),
        migrations.AddField(
            model_name='employment',
            name='first_day',
            field=models.DateField(default=games.web.kit.days.today),
        ),
        migrations.AddField(
            model_name='user',
            name='changes_on',
            field=models.DateField(db_index=True, editable=False, null=True),
        ),
        migrations.AddIndex(
            model_name='employment',
            index=models.Index(fields=['person', 'first_day'], name='days_of_a_person'),
        ),
        migrations.AddIndex(
            model_name='employment',
            index=models.Index(fields=['first_day', 'person'], name='people_who_change'),
        ),
        migrations.RunPython(count_from_the_day_of_the_record, migrations.RunPython.noop),
    ]
