"""What the project's own files have brought, so that they never take anything back from an editor."""

from django.db import models


class Shipped(models.Model):
    """A row that `sync_venues` once made, with the values that it had from the file."""

    key = models.CharField(max_length=130, primary_key=True)
    row = models.BigIntegerField()
    values = models.JSONField()

    class Meta:
        verbose_name = "shipped row"

    def __str__(self) -> str:
        return self.key
