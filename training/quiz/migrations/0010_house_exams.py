from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("quiz", "0009_practice_mistake")]

    operations = [
        migrations.AddField(
            model_name="attempt", name="titles", field=models.JSONField(default=dict, verbose_name="titles")
        ),
        migrations.AddField(
            model_name="attemptitem", name="weight", field=models.PositiveSmallIntegerField(default=1)
        ),
        migrations.AddField(model_name="attemptitem", name="explained", field=models.JSONField(default=dict)),
        migrations.AddConstraint(
            model_name="attemptitem",
            constraint=models.CheckConstraint(condition=models.Q(("weight__gte", 1)), name="every_item_counts"),
        ),
    ]
