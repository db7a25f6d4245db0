-- The secret of a day, from which everybody's deal follows; a guest's dream of a day, and what became of it.
CREATE TABLE days (day TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE dreams (
    match TEXT PRIMARY KEY, day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, result TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX dreams_day ON dreams (day, game);
CREATE INDEX dreams_player ON dreams (player, day);
