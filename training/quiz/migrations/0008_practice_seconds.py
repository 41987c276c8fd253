import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("quiz", "0007_numbered_attempts_and_limits"),
        ("staff", "0004_present_employments"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

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
        migrations.CreateModel(
            name="HouseTarget",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("recorded_at", models.DateTimeField(auto_now_add=True)),
                ("generator", models.SlugField(db_index=False)),
                ("level", models.PositiveSmallIntegerField()),
                ("items", models.PositiveSmallIntegerField(null=True)),
                ("seconds", models.PositiveSmallIntegerField(null=True)),
                ("percent", models.PositiveSmallIntegerField(null=True)),
                (
                    "author",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="+", to=settings.AUTH_USER_MODEL
                    ),
                ),
                (
                    "house",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="targets", to="staff.house"
                    ),
                ),
            ],
            options={"ordering": ["pk"], "abstract": False, "base_manager_name": "objects"},
        ),
        migrations.AddConstraint(
            "housetarget",
            models.CheckConstraint(
                condition=models.Q(items=None, seconds=None, percent=None)
                | models.Q(items__isnull=False, seconds__isnull=False, percent__isnull=False)
                & models.Q(items__gte=1, seconds__gte=1, percent__range=(1, 100)),
                name="a_target_is_whole_or_the_default",
            ),
        ),
    ]
