"""A house and a venue of one short name are one casino: a key says so from now on, and no two houses share a name."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models.functions import Upper
from django.utils.text import slugify


def find_venues(apps, schema_editor):
    """Give each house the venue of its short name, or else the only one of its name that no house has."""
    houses, venues = apps.get_model("staff", "House").objects, apps.get_model("venues", "Venue").objects
    for house in houses.order_by("pk"):
        house.venue = venues.filter(slug=house.slug).first()
        house.save(update_fields=["venue"])
    for house in houses.filter(venue=None).order_by("pk"):
        alike = list(venues.filter(name_en=house.name, house=None)[:2])
        if len(alike) == 1:
            house.venue = alike[0]
            house.save(update_fields=["venue"])


def tell_names_apart(apps, schema_editor):
    """Add the short name to what a house before has as its name; letters and new certificates then have both."""
    taken = set()
    for house in apps.get_model("staff", "House").objects.order_by("pk"):
        if house.name in taken or not house.name:
            house.name = f"{house.name[:60]} ({house.slug})".strip()
            house.save(update_fields=["name"])
        taken.add(house.name)


def give_short_names(apps, schema_editor):
    """The short name of its venue, or one made of its name and its number."""
    for house in apps.get_model("staff", "House").objects.select_related("venue"):
        house.slug = house.venue.slug[:50] if house.venue else f"{slugify(house.name)[:40]}-{house.pk}"
        house.save(update_fields=["slug"])


class Migration(migrations.Migration):
    dependencies = [
        ("staff", "0005_numbered_transfers_and_limits"),
        ("venues", "0005_bets_of_machines_in_order"),
    ]

    operations = [
        migrations.AddField(
            model_name="house",
            name="venue",
            field=models.OneToOneField(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                to="venues.venue",
                verbose_name="venue",
            ),
        ),
        migrations.AlterField(
            model_name="house",
            name="slug",
            field=models.SlugField(null=True, unique=True, verbose_name="short name"),
        ),
        migrations.RunPython(find_venues, give_short_names),
        migrations.RunPython(tell_names_apart, migrations.RunPython.noop),
        migrations.RemoveField(model_name="house", name="slug"),
        migrations.AlterField(
            model_name="house",
            name="name",
            field=models.CharField(
                blank=True,
                help_text="As printed on certificates and letters. Leave it empty to take the venue’s name.",
                max_length=120,
                unique=True,
                verbose_name="name",
            ),
        ),
        migrations.AddConstraint(
            model_name="house",
            constraint=models.CheckConstraint(
                condition=models.Q(("name", ""), _negated=True), name="a_house_has_a_name"
            ),
        ),
        migrations.AddIndex(model_name="user", index=models.Index(Upper("username"), name="people_by_user_name")),
        migrations.AddIndex(model_name="user", index=models.Index(Upper("email"), name="people_by_address")),
    ]
