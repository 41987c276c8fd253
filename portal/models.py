"""What the site remembers about itself."""

from django.db import models


class LastRun(models.Model):
    """When a task of the timetable last succeeded, and when beat last sent one."""

    name = models.CharField(max_length=200, primary_key=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} at {self.at}"
