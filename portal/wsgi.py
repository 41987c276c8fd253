"""The WSGI entry for gunicorn. Its threads leave costly work to a pool."""

import os

from django.core.wsgi import get_wsgi_application

from portal.costly import open_pools

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.production")
application = get_wsgi_application()
# Here alone: commands, tasks and tests wait for their answers and compute them themselves.
open_pools()
