"""A proxy that can refuse and hang in front of a real server, and a mail server that keeps what it gets."""

import socket
import socketserver
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread


class Proxy:
    """Stands before a TCP server on a port of its own: `forward`, `refuse` or `hang`, whenever a test says so."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port_behind = host, port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.open: list[socket.socket] = []
        self.flowing = Event()
        self.flowing.set()
        Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def forward(self) -> None:
        if self.listener.fileno() < 0:
            self.listener = socket.create_server(("127.0.0.1", self.port))
            Thread(target=self._accept, args=(self.listener,), daemon=True).start()
        self.flowing.set()

    def hang(self) -> None:
        """Take connections and what they say, and answer nothing."""
        self.flowing.clear()

    def refuse(self) -> None:
        """End what is open and refuse what comes."""
        self.listener.shutdown(socket.SHUT_RDWR)  # or the thread that accepts would keep it open
        self.listener.close()
        for end in self.open:
            _end(end)
        self.open.clear()

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                visitor, _address = listener.accept()
            except OSError:
                return
            Thread(target=self._connect, args=(visitor,), daemon=True).start()

    def _connect(self, visitor: socket.socket) -> None:
        self.open.append(visitor)
        self.flowing.wait()
        try:
            server = self._behind()
        except OSError:
            _end(visitor)
            return
        self.open.append(server)
        Thread(target=self._pump, args=(server, visitor), daemon=True).start()
        self._pump(visitor, server)

    def _behind(self) -> socket.socket:
        if not self.host.startswith("/"):
            return socket.create_connection((self.host, self.port_behind))
        server = socket.socket(socket.AF_UNIX)  # as PostgreSQL names the socket in its folder
        server.connect(f"{self.host}/.s.PGSQL.{self.port_behind}")
        return server

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.flowing.wait()
                sink.sendall(data)
        _end(source)
        _end(sink)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


class _Talk(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self._say("220 at your service")
        recipients: list[str] = []
        for line in self.rfile:
            words = line.decode().split(":")
            match words[0].strip().upper():
                case "DATA":
                    self._say("354 go on")
                    body = b"".join(iter(self.rfile.readline, b".\r\n"))
                    self.server.letters.append((recipients, body.decode()))
                    recipients = []
                case "RCPT TO":
                    recipients.append(words[1].strip().strip("<>"))
                case "QUIT":
                    self._say("221 bye")
                    return
            self._say("250 well")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


class MailServer(socketserver.ThreadingTCPServer):
    """Takes every letter: `letters` holds its recipients and its text."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.letters: list[tuple[list[str], str]] = []


@contextmanager
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
