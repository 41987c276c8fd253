"""Ways to break what a site stands on while it is in use."""

import os
import signal
import subprocess

import psycopg
from redis import Redis


def kill_one_process(server: int) -> None:
    """Kill one of the processes in which a gunicorn serves."""
    children = subprocess.run(["pgrep", "-P", str(server)], capture_output=True, text=True, check=True).stdout
    os.kill(int(children.split()[0]), signal.SIGKILL)


def end_database_connections(address: str) -> None:
    """End all connections to a PostgreSQL database but the one that does it."""
    with psycopg.connect(address) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def end_redis_connections(address: str) -> None:
    """End the connections to a database of Redis but the one that does it. Other databases of the server have users of
    their own."""
    with Redis.from_url(address) as redis:
        own, number = redis.client_id(), redis.get_connection_kwargs().get("db", 0)
        for client in redis.client_list():
            if int(client["db"]) == number and int(client["id"]) != own:
                redis.client_kill_filter(_id=client["id"])
