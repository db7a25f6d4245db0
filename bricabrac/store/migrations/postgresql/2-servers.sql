-- Who serves this house, seen lately by the clock of the database, and who of them lets bots and clocks go on at a
-- table. Nothing of it outlives a crash, and nothing needs to.
CREATE UNLOGGED TABLE servers (id text PRIMARY KEY, seen timestamptz NOT NULL);
CREATE UNLOGGED TABLE duties (match text COLLATE "C" PRIMARY KEY, server text NOT NULL);
CREATE INDEX duties_server ON duties (server);
