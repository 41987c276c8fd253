from django.db import migrations, models


class Migration(migrations.Migration):
    """Those whose practical tests these are read the notes from now on, unless they are for the house. Notes that were
    written before that stay for the house."""

    dependencies = [
        ('practical', '0002_second_opinions'),
    ]

    operations = [
        migrations.AddField(
            model_name='practicaltest',
            name='notes_for_house',
            field=models.BooleanField(default=True),
        ),
        migrations.AlterField(
            model_name='practicaltest',
            name='notes_for_house',
            field=models.BooleanField(default=False),
        ),
    ]
