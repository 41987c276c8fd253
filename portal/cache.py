"""The cache of a site that must not stop when its cache does."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, ClassVar

from django.core.cache.backends.dummy import DummyCache
from django.core.cache.backends.redis import RedisCache
from redis import RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

logger = logging.getLogger(__name__)

LIMIT = 1  # seconds for Redis to answer; it takes a thousandth
PAUSE = 10  # seconds without asking it again, so that not every request waits for the limit


class RedisOrNothing(RedisCache):
    """Django's cache in Redis. While Redis does not answer, nothing is found and nothing kept, as in DummyCache.

    So limits that count in the cache let everybody pass then, and the log says from when until when.
    """

    _away_until: ClassVar[float] = 0  # of the process, by its monotonic clock; 0 while Redis answers

    def __init__(self, server: str, params: dict[str, Any]) -> None:
        limits = {"socket_timeout": LIMIT, "socket_connect_timeout": LIMIT, "retry": Retry(NoBackoff(), 0)}
        super().__init__(server, params | {"OPTIONS": limits | params.get("OPTIONS", {})})
        self._nothing = DummyCache(server, params)

    def _ask(self, name: str, *args: Any, **kwargs: Any) -> Any:
        if RedisOrNothing._away_until:
            if monotonic() < RedisOrNothing._away_until:
                return getattr(self._nothing, name)(*args, **kwargs)
            RedisOrNothing._away_until = monotonic() + PAUSE  # only this request asks; the others go on without
        try:
            answer = getattr(RedisCache, name)(self, *args, **kwargs)
        except RedisError as problem:
            if not RedisOrNothing._away_until:
                logger.warning("The cache does not answer; limits let everybody pass (%s).", problem)
            RedisOrNothing._away_until = monotonic() + PAUSE
            return getattr(self._nothing, name)(*args, **kwargs)
        if RedisOrNothing._away_until:
            RedisOrNothing._away_until = 0
            logger.warning("The cache answers again.")
        return answer


def _asks(name: str) -> Callable[..., Any]:
    return lambda self, *args, **kwargs: self._ask(name, *args, **kwargs)


# All that RedisCache sends to the server; what else BaseCache offers is made of these.
_COMMANDS = "add get set touch delete has_key incr get_many set_many delete_many clear"
for _name in _COMMANDS.split():
    setattr(RedisOrNothing, _name, _asks(_name))
