"""The database of a house: any number of servers share it, and the secret in it."""

from __future__ import annotations

from bricabrac.store.database import connected, secret_in
from bricabrac.store.exchange import Exchange
from bricabrac.store.postgresql import Postgresql
from bricabrac.store.questions import Questions


class Database:
    """A store and a secret, as a folder has them; whatever is wrong with it is Unusable."""

    def __init__(self, url: str) -> None:
        self.store = Postgresql(url)
        self.exchange, self.questions = Exchange(self.store), Questions(self.store)
        with connected(url) as connection:
            self.secret = secret_in(connection)
