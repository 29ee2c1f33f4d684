"""The multi-player server.

The database holds the list of events of every table, and that is the only truth. A `Table` is the fold of its events,
cached and computed again by every worker. A command is decided on the head of the log, its events are appended under a
uniqueness constraint, the sender is acknowledged after the commit, and every viewer is sent what has changed for them.

`domain` decides, without any input or output; `store` has the statements; `worker` keeps tables, bots and jobs of one
process; `http` talks to clients. Each imports only from those named before it.
"""
