"""Lists of people by name find a page, and those who worked in a house on a day, without reading everybody."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("staff", "0009_days_of_employment")]

    operations = [
        migrations.AddIndex(
            "user", models.Index(fields=["last_name", "first_name", "id"], name="people_by_name")
        ),
        migrations.AddIndex(
            "user", models.Index(fields=["house", "date_joined"], name="people_of_a_house_by_entry")
        ),
    ]
