"""Settings and the secret."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

import pytest
import structlog

from pentarchy.kernel.errors import BadOptions
from pentarchy.server.app import make_app
from pentarchy.server.house import prepare
from pentarchy.server.logs import set_up_logs
from pentarchy.server.settings import Settings, read_settings, secret_of


def test_given_wins_over_environment_over_default() -> None:
    environment = {"PENTARCHY_PORT": "1234", "PENTARCHY_HOST": "0.0.0.0", "PENTARCHY_FSYNC": "1"}
    found = read_settings({"port": 99, "host": None}, environment)
    assert (found.port, found.host, found.fsync) == (99, "0.0.0.0", True)
    assert found.workers == Settings().workers
    limits = read_settings({}, {"PENTARCHY_LIMITS": '{"messages": 3}'}).limits
    assert (limits.messages, limits.requests) == (3.0, Settings().limits.requests)
    lists = read_settings({}, {"PENTARCHY_ORIGINS": "https://a,https://b"})
    assert lists.origins == ("https://a", "https://b")


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"PENTARCHY_PORT": "many"}, "port"),
        ({"PENTARCHY_PORT": "70000"}, "port"),
        ({"PENTARCHY_LIMITS": "{"}, "LIMITS"),
        ({"PENTARCHY_LIMITS": '{"messages": "x"}'}, "messages"),
        ({"PENTARCHY_WORKERS": "0"}, "workers"),
        ({"PENTARCHY_LIMITS": '{"mesages": 3}'}, "mesages"),
        ({"PENTARCHY_LIMITS": '{"messages": -1}'}, "messages"),
        ({"PENTARCHY_LIMITS": '{"messages": 0}'}, "messages"),
        ({"PENTARCHY_LIMITS": '{"queued": -5}'}, "queued"),
        ({"PENTARCHY_LIMITS": '{"slow_seconds": -0.5}'}, "slow_seconds"),
        ({"PENTARCHY_LIMITS": "[]"}, "limits"),
        ({"PENTARCHY_THINK_SECONDS": "-1"}, "think_seconds"),
        ({"PENTARCHY_THINK_SECONDS": "nan"}, "think_seconds"),
        ({"PENTARCHY_ERRAND_SECONDS": "inf"}, "errand_seconds"),
        ({"PENTARCHY_KEEP_OPEN_DAYS": "-1"}, "keep_open_days"),
        ({"PENTARCHY_LOG_LEVEL": "loud"}, "log_level"),
        ({"PENTARCHY_TIDY_SECONDS": "inf"}, "tidy_seconds"),
        ({"PENTARCHY_ORIGINS": "https://a,games.example"}, "'games.example' is not like"),
        ({"PENTARCHY_ORIGINS": "https://games.example/"}, "is not like"),
        ({"PENTARCHY_METRICS_TOKEN": "fifteen letters"}, "metrics_token: it needs at least 16"),
        ({"PENTARCHY_SECRET": "short"}, "secret: it needs at least 16"),
        ({"PENTARCHY_SMTP_HOST": "mail.example"}, "mail needs mail_from and public_url"),
        ({"PENTARCHY_DATABSE": "x"}, "did you mean PENTARCHY_DATABASE"),
        ({"PENTARCHY_WORKER": "3"}, "did you mean PENTARCHY_WORKERS"),
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        read_settings({}, environment)


def test_games_that_are_not_there_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where others of the shelf are; games for developers are there by their own setting."""
    monkeypatch.setenv("PENTARCHY_SHELF", "founders,chess")
    with pytest.raises(BadOptions, match="'chess'"):
        prepare(Settings())
    monkeypatch.setenv("PENTARCHY_SHELF", "founders,toy")
    with pytest.raises(BadOptions, match="needs a file"):
        prepare(Settings(games=("toy=tests.toy:game",), database="sqlite:///"))


@pytest.mark.parametrize("database", ["sqlite:///", "sqlite://", "sqlite:///:memory:"])
def test_tables_are_kept_in_a_file(database: str) -> None:
    with pytest.raises(BadOptions, match="needs a file"):
        prepare(Settings(database=database))


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}")
    secret = secret_of(settings)
    assert len(secret) > 30
    assert secret_of(settings) == secret
    file = tmp_path / "x.sqlite.secret"
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    with pytest.raises(BadOptions, match="others can read"):
        secret_of(settings)
    file.chmod(0o600)
    file.write_text("short")
    with pytest.raises(BadOptions, match="too short"):
        secret_of(settings)


def test_a_secret_from_outside(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    given = "a long enough secret"
    assert secret_of(Settings(database=database, secret=given)) == given
    with pytest.raises(BadOptions, match="secret"):
        secret_of(Settings(database=database, secret="short"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", ["toy", "toy=tests.toy", "toy=no.such:game", "toy=tests.toy:none"])
def test_games_from_outside_that_are_none(game: str, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="games"):
        make_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", games=(game,)))


def test_the_log_follows_stderr() -> None:
    """Loggers are kept once used; where they write to may be gone by then."""
    log = structlog.get_logger()
    first, second = StringIO(), StringIO()
    set_up_logs("info")
    with redirect_stderr(first):
        log.info("one")
    first.close()
    with redirect_stderr(second):
        log.info("two")
    assert '"event": "two"' in second.getvalue()
