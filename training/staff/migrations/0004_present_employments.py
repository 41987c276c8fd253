from django.db import migrations
from django.utils import timezone


def enter_present_people(apps, schema_editor):
    """The history of people who exist begins with what they are now; what they were before is not known."""
    User = apps.get_model("staff", "User")
    Employment = apps.get_model("staff", "Employment")
    now = timezone.now()
    rows = []
    for person in User.objects.filter(house__isnull=False).order_by("pk"):
        what = {"person": person, "house_id": person.house_id, "role": person.role}
        rows.append(Employment(**what, is_active=True, at=person.date_joined))
        if not person.is_active:
            rows.append(Employment(**what, is_active=False, at=now))
    Employment.objects.bulk_create(rows, batch_size=500)


class Migration(migrations.Migration):
    dependencies = [("staff", "0003_people_history")]

    operations = [migrations.RunPython(enter_present_people, migrations.RunPython.noop)]
