from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0014_example_limits_of_kept_tables")]

    operations = [
        migrations.AddField(model_name="practice", name="too_fast", field=models.BooleanField(default=False)),
    ]
