"""gunicorn -c deploy/gunicorn.conf.py portal.wsgi: threads, because pages wait for the database and not for the CPU."""

import gc
import os
import threading

bind = os.environ.get("BIND", "127.0.0.1:8000")
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
threads = 4
worker_connections = 2 * threads  # the rest waits where the other process can take it
timeout = 30
max_requests = 5000
max_requests_jitter = 500
worker_tmp_dir = "/dev/shm"  # noqa: S108 (the heartbeat must not wait for a disk)
control_socket_disable = True
accesslog = None  # nginx writes it
# What a proxy says of the visitor is believed from FORWARDED_ALLOW_IPS alone, which gunicorn and the site both read.


def post_worker_init(_worker):
    """Leave what a process keeps for good out of the search for garbage, which took a tenth of a page's time.

    Exams are drawn ahead, so that a room full of people can begin at the same moment.
    """
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    from training.quiz.ready import draw_ahead  # the site is set up only now

    threading.Thread(target=draw_ahead, name="papers", daemon=True).start()
