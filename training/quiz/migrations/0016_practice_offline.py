from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0015_practice_too_fast")]

    operations = [
        migrations.AddField(model_name="practice", name="offline", field=models.BooleanField(default=False)),
    ]
