"""A cache that does not answer is an empty one, and is not asked at every turn."""

import socket

import pytest

from portal.cache import RedisOrNothing


@pytest.fixture
def silent():
    """A server that takes every connection and never says a word."""
    RedisOrNothing._away_until = 0
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server
    RedisOrNothing._away_until = 0


def cache_at(server):
    return RedisOrNothing(f"redis://127.0.0.1:{server.getsockname()[1]}/0", {})


def visits(server):
    count = 0
    while True:
        try:
            server.accept()
        except BlockingIOError:
            return count
        count += 1


def test_a_cache_that_is_away_finds_nothing_and_keeps_nothing(silent):
    cache = cache_at(silent)
    cache.set("ball", 17)
    assert cache.get("ball") is None
    assert cache.get("ball", 0) == 0
    assert cache.add("ball", 17)
    assert cache.get_or_set("ball", 18) == 18
    assert cache.get_many(["ball"]) == {}
    with pytest.raises(ValueError, match="ball"):
        cache.incr("ball")


def test_a_server_that_hangs_is_asked_once_for_many_requests(silent, caplog):
    for _ in range(20):
        assert cache_at(silent).get("ball") is None
    assert visits(silent) == 1
    assert caplog.text.count("The cache does not answer") == 1


def test_it_is_asked_again_after_a_pause(silent):
    cache_at(silent).get("ball")
    RedisOrNothing._away_until = 0.1  # long over
    for _ in range(5):
        cache_at(silent).get("ball")
    assert visits(silent) == 2


def test_a_server_that_refuses_is_an_empty_cache(silent):
    cache = cache_at(silent)
    silent.close()
    assert cache.get("ball") is None
