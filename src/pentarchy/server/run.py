"""Running the server: uvicorn with uvloop, ended cleanly by a signal."""

from __future__ import annotations

import socket

import structlog
import uvicorn

from pentarchy.kernel.errors import BadOptions
from pentarchy.server.app import make_app
from pentarchy.server.doorway import doorway
from pentarchy.server.house import prepare
from pentarchy.server.logs import set_up_logs
from pentarchy.server.settings import Settings
from pentarchy.server.transport import TableProtocol

log = structlog.get_logger()

BACKLOG = 2048


def run(settings: Settings) -> None:
    """Serve until told to stop.

    :raises BadOptions: if the database cannot be used, or nothing can listen at that address.
    """
    set_up_logs(settings.log_level)
    prepare(settings)
    with _listening(settings.host, settings.port) as listener:
        config = uvicorn.Config(
            make_app(settings),
            loop="uvloop",
            http=doorway(settings),
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
        log.info("listening", address=f"http://{settings.host}:{listener.getsockname()[1]}")
        uvicorn.Server(config).run(sockets=[listener])


def _listening(host: str, port: int) -> socket.socket:
    """A socket at that address, so that an address that cannot be had is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise BadOptions(
            f"{host}, port {port}: {error.strerror}",
            "setting-address",
            host=host,
            port=str(port),
            problem=str(error.strerror),
        ) from None
    # Not inheritable: a worker that outlives a killed server must not keep its address.
    return listener
