-- What bots are asked, and by whom it is thought about; thinkers are seen lately, too. Who asks does so again after a crash.
CREATE UNLOGGED TABLE thinkers (id text PRIMARY KEY, seen timestamptz NOT NULL);
CREATE UNLOGGED TABLE questions (
    id text PRIMARY KEY, whose text[] NOT NULL, cost double precision NOT NULL, body bytea NOT NULL,
    asked timestamptz NOT NULL DEFAULT now(), thinker text, answer bytea
);
