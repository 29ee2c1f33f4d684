"""Tags and fields that are stored: a class may be renamed, what stands in old logs may not."""

from typing import get_args

from megapolis.server.domain import events

STORED = [
    '{"event":"joined","person":1,"name":"Ann","key":"k","account":"a","guest":"g"}',
    '{"event":"keyed","person":1,"key":"k"}',
    '{"event":"renamed","person":1,"name":"Ben"}',
    '{"event":"left","person":1,"removed":true}',
    '{"event":"sat","seat":2,"person":1}',
    '{"event":"stood","seat":2}',
    '{"event":"botsat","seat":2,"level":"greedy"}',
    '{"event":"arranged","players":3,"options":{"powers":true},"hints":false,'
    '"clock":{"game":60.0,"move":5.0,"then":"resign"}}',
    '{"event":"started","entries":[[-1,3],[-1,5]]}',
    '{"event":"acted","seat":2,"action":7,"entries":[[-1,3]]}',
    '{"event":"undone","seat":2}',
    '{"event":"takenback","seat":2}',
    '{"event":"ordered","seat":2,"subject":31,"amount":300000}',
    '{"event":"guided","steps":3}',
    '{"event":"hinted","person":1}',
    '{"event":"corrected","place":4,"action":7}',
    '{"event":"restored"}',
    '{"event":"asked","person":1,"what":"takeback","seat":2}',
    '{"event":"answered","person":1,"yes":false}',
    '{"event":"resigned","seat":2,"timeout":true}',
    '{"event":"timedout","seat":2}',
    '{"event":"abandoned"}',
    '{"event":"closed","expired":true}',
    '{"event":"said","person":1,"text":"hm","phrase":"hello"}',
    '{"event":"muted","person":1,"on":true}',
    '{"event":"rematched","table":"t"}',
]
"""One of each event as it was stored first, most of them by version 0.1; no field is left at its default."""


def test_events_are_stored_as_they_were() -> None:
    assert [events.dump(events.parse(body)) for body in STORED] == STORED
    tags = [kind.__struct_config__.tag for kind in get_args(events.AnyEvent)]
    assert [events.parse(body).__struct_config__.tag for body in STORED] == tags
