from django.db import migrations, models


class Migration(migrations.Migration):
    """What was practised so far was practised under the only ruleset that there was."""

    dependencies = [("quiz", "0001_initial")]

    operations = [
        migrations.RemoveConstraint(model_name="practice", name="an_item_is_practised_once"),
        migrations.AddField(
            model_name="practice",
            name="ruleset",
            field=models.SlugField(default="venice-french"),
            preserve_default=False,
        ),
        migrations.AddConstraint(
            model_name="practice",
            constraint=models.UniqueConstraint(
                fields=("user", "generator", "version", "ruleset", "level", "seed"),
                name="an_item_is_practised_once",
            ),
        ),
    ]
