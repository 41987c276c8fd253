from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0008_practice_seconds")]

    operations = [
        migrations.AddField(
            model_name="practice",
            name="mistake",
            field=models.SlugField(blank=True, db_index=False, default=""),
        ),
        migrations.AddIndex(
            model_name="practice",
            index=models.Index(
                condition=models.Q(("mistake", ""), _negated=True),
                fields=["user", "mistake"],
                name="mistakes_of_a_person",
            ),
        ),
    ]
