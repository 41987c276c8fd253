from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0007_numbered_attempts_and_limits")]

    operations = [
        migrations.AddField("practice", "seconds", models.FloatField(null=True)),
        migrations.AddField("answer", "shown_seconds", models.FloatField(null=True)),
        migrations.AddConstraint(
            "practice",
            models.CheckConstraint(condition=models.Q(seconds__gte=0), name="practice_takes_no_negative_time"),
        ),
        migrations.AddConstraint(
            "answer",
            models.CheckConstraint(condition=models.Q(shown_seconds__gte=0), name="an_item_is_shown_before_its_answer"),
        ),
    ]
