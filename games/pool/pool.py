"""Equal questions as one computation, and a bound for everything: who waits, what is queued, what is kept."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from hashlib import sha256
from queue import Full, Queue
from threading import Lock, Semaphore, Thread
from typing import Any, Protocol

from games.core.costly import Busy
from games.pool.process import Gone, Process

logger = logging.getLogger(__name__)

TIMEOUT = 1.5  # seconds for which a caller waits for an answer
WAITING = 2  # threads that may wait at once: half of those of a web process, so that pages are served by the others
QUEUED = 8  # questions that may be taken on beside the one that is being computed
KEPT = 128  # answers
SHARED_FOR = 600  # seconds for which other web processes find an answer, long enough to ask again

Question = tuple[Callable[..., Any], tuple[Hashable, ...]]


class Shared(Protocol):
    """A cache that web processes share."""

    def get(self, key: str) -> Any: ...
    def set(self, key: str, value: Any, timeout: int) -> None: ...


class Pool:
    """Answers costly questions. Calls that raise an exception raise it for all who asked, and are not kept."""

    def __init__(self, shared: Shared | None = None, *, queued: int = QUEUED, kept: int = KEPT) -> None:
        self._shared, self._kept = shared, kept
        self._known: OrderedDict[Question, Future[Any]] = OrderedDict()  # asked or answered, the latest last
        self._lock, self._room = Lock(), Semaphore(WAITING)
        self._queue: Queue[tuple[Question, Future[Any]]] = Queue(queued)
        self._process = Process()
        self._keeper: Thread | None = None

    def ask(self, function: Callable[..., Any], args: tuple[Hashable, ...]) -> Any:
        """Return the answer to a question, if it is there in time. Raise Busy."""
        answer = self._future((function, args))
        if answer.done():
            return answer.result()
        if not self._room.acquire(blocking=False):
            raise Busy
        try:
            return answer.result(TIMEOUT)
        except TimeoutError:
            raise Busy from None
        finally:
            self._room.release()

    def _future(self, question: Question) -> Future[Any]:
        """Return what will hold the answer: that of an equal question, or one newly taken on."""
        with self._lock:
            if known := self._known.get(question):
                self._known.move_to_end(question)
                return known
            self._known[question] = future = Future[Any]()
            self._drop_oldest()
        if (answer := self._look_up(question)) is not None:
            future.set_result(answer)
        else:
            self._take_on(question, future)
        return future

    def _drop_oldest(self) -> None:
        done = [question for question, future in self._known.items() if future.done()]
        for question in done[: max(0, len(self._known) - self._kept)]:
            del self._known[question]

    def _take_on(self, question: Question, future: Future[Any]) -> None:
        try:
            self._queue.put_nowait((question, future))
        except Full:
            self._fail(question, Busy())
            return
        with self._lock:
            if self._keeper is None:  # the first question of this process, which may have been forked
                self._keeper = Thread(target=self._work, name="pool", daemon=True)
                self._keeper.start()

    def _work(self) -> None:
        """Have one question after the other computed."""
        while True:
            question, future = self._queue.get()
            try:
                answer = self._process.compute(*question)
            except Gone:
                self._fail(question, Busy())
            except Exception as error:  # what the question itself raises is for those who asked
                self._fail(question, error)
            else:
                future.set_result(answer)
                self._share(question, answer)

    def _fail(self, question: Question, error: Exception) -> None:
        with self._lock:
            self._known.pop(question).set_exception(error)

    def _look_up(self, question: Question) -> Any:
        """Return what another web process has found; None without a cache, and where it does not answer."""
        try:
            return None if self._shared is None else self._shared.get(name_of(question))
        except Exception:  # whatever a cache that is away raises, the question can be computed
            logger.warning("The shared answers cannot be read.", exc_info=True)
            return None

    def _share(self, question: Question, answer: Any) -> None:
        try:
            if self._shared is not None:
                self._shared.set(name_of(question), answer, timeout=SHARED_FOR)
        except Exception:
            logger.warning("An answer cannot be shared.", exc_info=True)


def name_of(question: Question) -> str:
    """Return what an answer is kept under by those who share it."""
    function, args = question
    said = f"{function.__module__}.{function.__qualname__}{args!r}"
    return f"costly:{sha256(said.encode()).hexdigest()}"
