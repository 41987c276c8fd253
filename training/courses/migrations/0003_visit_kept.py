from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("courses", "0002_part_reached")]

    operations = [
        migrations.AddField(
            model_name="lessonprogress",
            name="visit",
            field=models.TextField(blank=True, default="", verbose_name="visit"),
        ),
    ]
