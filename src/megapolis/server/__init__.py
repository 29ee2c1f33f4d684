"""The table: the multi-player server. Seats, invitations, the event log, storage, HTTP and WebSocket.

The only truth is the list of events in the database (`events`); a position is their fold (`live`), cached and never
trusted. A change is validated against the head of the log, appended under a uniqueness constraint, acknowledged after
the commit, then announced to every viewer as that viewer may see it (`picture`, `channel`).
"""
