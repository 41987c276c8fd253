"""What only the house calls a certificate."""

from django.utils.translation import pgettext_lazy

# Translators: the certificate has expired, and is within the grace in which its holder may still deal.
OVERDUE = pgettext_lazy("certificate", "overdue")
