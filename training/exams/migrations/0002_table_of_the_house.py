
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('exams', '0001_exams_and_questions_of_a_house'),
    ]

    operations = [
        migrations.AddField(
            model_name='examdraft',
            name='table',
            field=models.SlugField(blank=True, db_index=False, default='', verbose_name='table'),
        ),
        migrations.AddField(
            model_name='examversion',
            name='table',
            field=models.SlugField(blank=True, db_index=False, default='', verbose_name='table'),
        ),
    ]
