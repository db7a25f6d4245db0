-- The secret of a day, from which everybody's deal follows; a guest's dream of a day, and what became of it.
CREATE TABLE days (day text COLLATE "C" PRIMARY KEY, secret text NOT NULL);
CREATE TABLE dreams (
    match text COLLATE "C" PRIMARY KEY, day text COLLATE "C" NOT NULL, game text NOT NULL,
    player text COLLATE "C" NOT NULL, result text NOT NULL
);
CREATE INDEX dreams_day ON dreams (day, game);
CREATE INDEX dreams_player ON dreams (player, day);
