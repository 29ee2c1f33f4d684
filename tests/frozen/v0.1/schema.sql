-- The tables as version 0.1 (commit a314107) created them.
CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        head TEXT NOT NULL,
        status TEXT NOT NULL,
        listed BIGINT NOT NULL,
        updated DOUBLE PRECISION NOT NULL,
        last_view TEXT NOT NULL DEFAULT '');
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, updated);
CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL,
        place BIGINT NOT NULL,
        body TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        message TEXT,
        PRIMARY KEY (table_id, place));
CREATE UNIQUE INDEX IF NOT EXISTS events_by_message ON events (table_id, message) WHERE message IS NOT NULL;
CREATE TABLE IF NOT EXISTS jobs (
        table_id TEXT NOT NULL,
        kind TEXT NOT NULL,
        due DOUBLE PRECISION NOT NULL,
        leased DOUBLE PRECISION NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, kind));
CREATE INDEX IF NOT EXISTS jobs_by_due ON jobs (due);
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (key TEXT PRIMARY KEY, account TEXT NOT NULL, made DOUBLE PRECISION NOT NULL);
CREATE TABLE IF NOT EXISTS members (
        account TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (account, table_id));
CREATE TABLE IF NOT EXISTS results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, account TEXT NOT NULL, game TEXT NOT NULL,
        points BIGINT NOT NULL, won BIGINT NOT NULL, players BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, seat));
CREATE INDEX IF NOT EXISTS results_by_account ON results (account, at);
CREATE TABLE IF NOT EXISTS ratings (
        account TEXT NOT NULL, game TEXT NOT NULL, value DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, game));
CREATE TABLE IF NOT EXISTS daily (
        game TEXT NOT NULL, date TEXT NOT NULL, who TEXT NOT NULL, table_id TEXT NOT NULL,
        name TEXT NOT NULL, points BIGINT, PRIMARY KEY (game, date, who));
CREATE TABLE IF NOT EXISTS codes (table_id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS presence (
        table_id TEXT NOT NULL, person BIGINT NOT NULL, worker TEXT NOT NULL, connections BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, person, worker));
CREATE TABLE IF NOT EXISTS workers (id TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL, stopped BIGINT NOT NULL);
