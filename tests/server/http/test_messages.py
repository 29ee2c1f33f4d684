"""Tags of messages: a class may be renamed, what clients send and read may not."""

from typing import Any, get_args

from megapolis.server.domain import commands
from megapolis.server.http import messages

FROM_CLIENT = (
    "hello sync look act undo order ask answer say sit stand seat-bot set-up start resign leave remove report mute"
    " close rematch hint guide preview weigh try point question unseen enter sold consider correct restore"
)
FROM_SERVER = "snapshot event presence trial pointed ack error hint preview weighed why-not question considered unseen"


def tags(union: Any) -> list[str]:
    return [kind.__struct_config__.tag for kind in get_args(union)]


def test_messages_have_the_tags_they_had() -> None:
    assert tags(commands.ClientMessage) == FROM_CLIENT.split()
    assert tags(messages.Server) == FROM_SERVER.split()
