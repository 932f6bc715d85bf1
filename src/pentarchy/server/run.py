"""Running the server: uvicorn with uvloop, ended cleanly by a signal."""

from __future__ import annotations

import uvicorn

from pentarchy.server.app import make_app
from pentarchy.server.logs import set_up_logs
from pentarchy.server.settings import Settings
from pentarchy.server.transport import TableProtocol


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws=TableProtocol,
        ws_max_size=settings.limits.message_bytes,
        # Views are small and sent in parts; compressing them costs more than it saves.
        ws_per_message_deflate=False,
        proxy_headers=settings.proxy,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run()
