"""The door for gunicorn, whose threads have what is costly computed by a pool."""

import os

from django.core.cache import cache
from django.core.wsgi import get_wsgi_application

from games.core.costly import compute_elsewhere
from games.pool import Pool

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.production")
application = get_wsgi_application()
# Here alone: commands, tasks and tests wait for their answers and compute them themselves.
compute_elsewhere(Pool(cache).ask)
