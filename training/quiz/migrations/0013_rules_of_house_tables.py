
import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('quiz', '0012_difficulty_tables'),
        ('staff', '0006_house_has_a_venue'),
    ]

    operations = [
        migrations.CreateModel(
            name='TableRules',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('recorded_at', models.DateTimeField(auto_now_add=True)),
                ('name', models.SlugField(unique=True)),
                ('ruleset', models.SlugField(db_index=False, verbose_name='rules')),
                ('overrides', models.JSONField(verbose_name='what differs from the ruleset')),
                ('table', models.SlugField(db_index=False, max_length=60, verbose_name='table')),
            ],
            options={
                'abstract': False,
                'base_manager_name': 'objects',
            },
        ),
        migrations.RemoveConstraint(
            model_name='practice',
            name='an_item_is_practised_once',
        ),
        migrations.AddField(
            model_name='attempt',
            name='table',
            field=models.SlugField(blank=True, db_index=False, default='', verbose_name='table'),
        ),
        migrations.AddField(
            model_name='practice',
            name='table',
            field=models.SlugField(blank=True, db_index=False, default=''),
        ),
        migrations.AddConstraint(
            model_name='practice',
            constraint=models.UniqueConstraint(fields=('user', 'generator', 'version', 'ruleset', 'level', 'seed', 'cell', 'table'), name='an_item_is_practised_once'),
        ),
        migrations.AddField(
            model_name='tablerules',
            name='house',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='staff.house'),
        ),
    ]
