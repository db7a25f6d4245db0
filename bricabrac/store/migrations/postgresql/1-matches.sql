CREATE TABLE matches (
    id text COLLATE "C" PRIMARY KEY, game text NOT NULL, version integer NOT NULL,
    seats integer NOT NULL, seed bigint NOT NULL, options text NOT NULL, created bigint NOT NULL,
    phase text NOT NULL, listed boolean NOT NULL
);
CREATE INDEX matches_listed ON matches (phase, created) WHERE listed;
CREATE TABLE entries (
    match text COLLATE "C" NOT NULL, seq integer NOT NULL, kind text NOT NULL,
    seat integer NOT NULL, body text NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, seq)
);
CREATE TABLE sitters (
    player text COLLATE "C" NOT NULL, match text COLLATE "C" NOT NULL, PRIMARY KEY (player, match)
);
CREATE TABLE people (player text COLLATE "C" PRIMARY KEY, name text NOT NULL);
CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
-- What all servers of this house share; arriving: matches are being moved here, and not all have come.
CREATE TABLE house (
    one integer PRIMARY KEY CHECK (one = 1), secret bytea NOT NULL, arriving boolean NOT NULL
);
