"""A real PostgreSQL from Debian's packages, in a temporary folder, on a free port."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

PASSWORD = "fox/and@snail"  # to be written otherwise in an address, and never to be printed
QUOTED = "fox%2Fand%40snail"
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=on", "max_connections=60")


def programs():
    """The folder of PostgreSQL's programs; the newest, or None."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((path.parent for path in found), key=lambda path: float(path.parts[4]), default=None)


def free_port():
    """A port that nobody uses now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


class Postgres:
    """A server of ours; it can be ended and started again with what it keeps."""

    def __init__(self, settings=QUICK):
        self.bin = programs()
        if self.bin is None:
            pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self.port, self.settings, self.process, self.made = free_port(), settings, None, 0
        self.log = self.folder / "log"
        (self.folder / "password").write_text(PASSWORD)
        self.as_other = []
        if os.geteuid() == 0:  # it refuses to run as root
            user = "postgres"
            shutil.chown(self.folder, user, user)
            shutil.chown(self.folder / "password", user, user)
            self.as_other = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        command = [self.bin / "initdb", "--no-sync", "--auth=scram-sha-256", "--username=house"]
        command += ["--encoding=UTF8", "--locale=C.UTF-8", f"--pwfile={self.folder / 'password'}"]
        self._run([*command, f"--pgdata={self.folder / 'data'}"])
        self.start()

    def _run(self, command):
        subprocess.run([*self.as_other, *command], check=True, capture_output=True, cwd=self.folder)

    def start(self):
        """Start it, and wait until it answers."""
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories="]
        flags = [part for each in (*settings, *self.settings) for part in ("-c", each)]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [*self.as_other, self.bin / "postgres", "-D", self.folder / "data", *flags],
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        ready = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(600):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(self.log.read_text()[-2000:])

    def stop(self, how=signal.SIGINT):
        """End it: SIGINT is fast, SIGQUIT immediate, as if the power had failed."""
        self.process.send_signal(how)
        self.process.wait(30)

    def sql(self, text, database="postgres"):
        """Do something as the owner."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(text)
            return found.fetchall() if found.description else []

    def url(self, database):
        """The address of a database."""
        return f"postgresql://house:{QUOTED}@127.0.0.1:{self.port}/{database}"

    def database(self):
        """The address of a new, empty database."""
        self.made += 1
        name = f"house{self.made}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def end(self):
        """End it for good."""
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
