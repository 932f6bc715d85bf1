"""The yardstick for latency: the least a websocket server can do, on the same protocol stack."""

from __future__ import annotations

import os
from typing import Any

import uvicorn

from pentarchy.server.transport import TableProtocol


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answer requests, and send back what comes through a websocket."""
    if scope["type"] == "lifespan":
        while True:
            kind = (await receive())["type"]
            await send({"type": f"{kind}.complete"})
            if kind == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": event["text"]})


if __name__ == "__main__":
    uvicorn.run(
        echo,
        host="127.0.0.1",
        port=int(os.environ["ECHO_PORT"]),
        loop="uvloop",
        http="httptools",
        ws=TableProtocol,
        ws_per_message_deflate=False,
        log_level="warning",
    )
