from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("shifts", "0002_when_an_act_was_shown"),
    ]

    operations = [
        migrations.AddField(
            model_name="actanswer",
            name="mistake",
            field=models.SlugField(blank=True, db_index=False, default=""),
        ),
    ]
