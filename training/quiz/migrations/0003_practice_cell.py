from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0002_practice_ruleset")]

    operations = [
        migrations.RemoveConstraint(model_name="practice", name="an_item_is_practised_once"),
        migrations.AddField(
            model_name="practice",
            name="cell",
            field=models.SlugField(blank=True, default=""),
        ),
        migrations.AddConstraint(
            model_name="practice",
            constraint=models.UniqueConstraint(
                fields=("user", "generator", "version", "ruleset", "level", "seed", "cell"),
                name="an_item_is_practised_once",
            ),
        ),
    ]
