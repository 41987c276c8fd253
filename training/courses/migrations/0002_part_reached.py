from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("courses", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="lessonprogress",
            name="part",
            field=models.SlugField(blank=True, default="", verbose_name="part"),
        ),
    ]
