"""The stakes of slot machines were called stakes a line; what the house tells is the minimum bet of a machine."""

from typing import Any

from django.db import migrations, models

_NAMES = {"line_lowest": "bet_lowest", "line_highest": "bet_highest"}
_STAKES = ("bet_lowest", "bet_highest", "spin_highest")


def _rename(apps: Any, names: dict[str, str]) -> None:
    """What the file had brought is remembered by the names of the columns."""
    for row in apps.get_model("venues", "Shipped").objects.filter(key__startswith="room:"):
        row.values = {names.get(name, name): value for name, value in row.values.items()}
        row.save()


def forwards(apps: Any, _editor: Any) -> None:
    _rename(apps, _NAMES)


def backwards(apps: Any, _editor: Any) -> None:
    _rename(apps, {new: old for old, new in _NAMES.items()})


class Migration(migrations.Migration):
    dependencies = [("venues", "0001_initial")]

    operations = [
        migrations.RemoveConstraint(model_name="room", name="room_stakes_of_slot_machines"),
        migrations.RenameField(model_name="room", old_name="line_lowest", new_name="bet_lowest"),
        migrations.RenameField(model_name="room", old_name="line_highest", new_name="bet_highest"),
        migrations.AlterField(
            model_name="room",
            name="bet_lowest",
            field=models.PositiveIntegerField(blank=True, null=True, verbose_name="lowest minimum bet"),
        ),
        migrations.AlterField(
            model_name="room",
            name="bet_highest",
            field=models.PositiveIntegerField(blank=True, null=True, verbose_name="highest minimum bet"),
        ),
        migrations.AlterField(
            model_name="room",
            name="spin_highest",
            field=models.PositiveIntegerField(blank=True, null=True, verbose_name="highest bet a spin"),
        ),
        migrations.RunPython(forwards, backwards),
        migrations.AddConstraint(
            model_name="room",
            constraint=models.CheckConstraint(
                condition=models.Q(kind="slots") | models.Q(**{f"{stake}__isnull": True for stake in _STAKES}),
                name="room_stakes_of_slot_machines",
                violation_error_message="Only slot machines have bets of their own.",
            ),
        ),
    ]
