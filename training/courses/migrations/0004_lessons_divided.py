"""Lessons that were too long are divided: who had done one has done the new ones, too, and who was in a part that has
moved goes on there."""

from django.db import migrations

MOVED = (
    ("the-spin", "crew-at-work", ("who", "house")),
    ("the-spin", "watching-the-layout", ("watching", "trouble")),
    ("paying", "setting-out", ("say", "cut", "end")),
    ("zero-and-prison", "half-and-levels", ("half", "cost", "keeping")),
    ("numbers-by-heart", "wheel-by-heart", ("wheel", "sectors", "finals", "places")),
    ("called-bets", "called-bets-again", ("replay", "house-cuts", "placed")),
)


def divide(apps, _schema_editor):
    progress = apps.get_model("courses", "LessonProgress")
    for old, new, parts in MOVED:
        there = set(progress.objects.filter(course="french-roulette", lesson=new).values_list("user", flat=True))
        rows = progress.objects.filter(course="french-roulette", lesson=old).exclude(user__in=there)
        for row in rows:
            if row.done_at or row.part in parts:
                part = row.part if row.part in parts else ""
                made = progress.objects.create(
                    user_id=row.user_id, course=row.course, lesson=new, part=part, done_at=row.done_at
                )
                # It is set to the moment of the migration otherwise.
                progress.objects.filter(pk=made.pk).update(first_opened=row.first_opened)
        progress.objects.filter(course="french-roulette", lesson=old, part__in=parts).update(part="")


class Migration(migrations.Migration):
    dependencies = [("courses", "0003_visit_kept")]

    operations = [migrations.RunPython(divide, migrations.RunPython.noop)]
