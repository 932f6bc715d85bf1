"""Fill .venv with what the make targets need, or do nothing if it is all there.

    python3 tools/setup.py play|dev

Neither root nor Debian's python3-venv is needed: the environment is made without pip and filled
from outside by the pip of the Python that runs this file.

The syntax is one that Python 2.7 can read too: an old Python shall say that it is too old instead
of stumbling over this file.
"""

from __future__ import print_function

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys

OLDEST_PYTHON = (3, 11)
OLDEST_PIP = (22, 3)  # the first that knows --python
LEVELS = ("play", "dev")  # a later level holds all that an earlier one does

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
VENV_PYTHON = os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "pentarchy-setup")


def dotted(version):
    return ".".join(str(part) for part in version[:3])


def python_problem(version):
    """Say in one sentence why this Python will not do; nothing if it will."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    return (
        "Pentarchy needs Python %s or newer, but %s is Python %s: name a newer one, "
        "for example `make PYTHON=python3.12 ...`."
        % (dotted(OLDEST_PYTHON), sys.executable, dotted(version))
    )


def pip_problem(report):
    """The same for pip, given what `pip --version` prints ("" if there is no pip)."""
    words = report.split()
    if len(words) < 2:
        return "Setting up needs pip, and %s has none (Debian: python3-pip)." % sys.executable
    found = tuple(int(part) for part in words[1].split(".")[:2] if part.isdigit())
    if found >= OLDEST_PIP:
        return None
    return "Setting up needs pip %s or newer, but %s has pip %s." % (
        dotted(OLDEST_PIP),
        sys.executable,
        words[1],
    )


def requirements(level):
    return os.path.join("requirements", level + ".txt")


def fingerprint():
    """Everything the content of .venv depends on, as one hash."""
    import tomllib  # new in Python 3.11

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)
    # Settings of linters and tests change often and are no reason to install anything.
    tools = project.pop("tool", {})
    parts = [ROOT, sys.version, json.dumps([project, tools.get("hatch")], sort_keys=True)]
    for level in LEVELS:
        with open(os.path.join(ROOT, requirements(level))) as file:
            parts.append(file.read())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def level_in_place(key):
    """The level .venv was completely set up for, None if it is absent, stale or broken."""
    try:
        with open(STAMP) as file:
            level, found = file.read().split()
    except (OSError, ValueError):
        return None
    # The link dangles when the Python behind it was moved or removed.
    whole = found == key and level in LEVELS and os.path.exists(VENV_PYTHON)
    return level if whole else None


def host_python():
    """The Python to build with: never the one inside .venv, which may be active."""
    if os.path.realpath(sys.prefix) == os.path.realpath(VENV):
        return sys._base_executable
    return sys.executable


def has_module(python, name):
    return subprocess.call([python, "-c", "import " + name], stderr=subprocess.DEVNULL) == 0


def pip_report(python):
    command = [python, "-m", "pip", "--version"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return done.stdout.decode()


def run(lock, command):
    environment = dict(os.environ, PIP_ROOT_USER_ACTION="ignore", PIP_DISABLE_PIP_VERSION_CHECK="1")
    # The child holds the lock too: if only this process is killed, the next set-up waits for the
    # child instead of writing into the same folder.
    code = subprocess.call(command, cwd=ROOT, env=environment, pass_fds=[lock.fileno()])
    if code:
        sys.exit("Setting up .venv failed (see above); the next run starts over.")


def remove_venv():
    try:
        if os.path.islink(VENV):
            os.remove(VENV)
        elif os.path.exists(VENV):
            shutil.rmtree(VENV)
    except EnvironmentError as error:  # it belongs to somebody else, as a rule
        sys.exit("Cannot replace the old .venv (%s): please remove it by hand." % error)


def set_up(level, key, fresh, lock):
    python = host_python()
    pip = [python, "-m", "pip", "--python", VENV_PYTHON]
    problem = pip_problem(pip_report(python))
    if problem and not has_module(python, "ensurepip"):
        sys.exit(problem)

    print("Setting up .venv (%s): this once, up to a minute, with the network." % level)
    sys.stdout.flush()
    if fresh:
        remove_venv()
        run(lock, [python, "-m", "venv", "--without-pip", VENV])
    else:
        os.remove(STAMP)  # until the new level is complete
    if problem:  # the pip that Python itself carries
        run(lock, [VENV_PYTHON, "-m", "ensurepip", "--default-pip"])
        pip = [VENV_PYTHON, "-m", "pip"]
    install = pip + ["install", "-qq"]  # errors only
    run(lock, install + ["--require-hashes", "-r", requirements(level)])
    run(lock, install + ["--no-deps", "--no-build-isolation", "-e", "."])
    with open(STAMP, "w") as file:  # last of all: without it the set-up does not count
        file.write("%s %s\n" % (level, key))


def main(arguments):
    problem = python_problem(sys.version_info)
    if problem:
        sys.exit(problem)
    if len(arguments) != 1 or arguments[0] not in LEVELS:
        sys.exit("usage: python3 tools/setup.py %s" % "|".join(LEVELS))
    level = arguments[0]
    with open(os.path.abspath(__file__)) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one set-up at a time
        key = fingerprint()
        present = level_in_place(key)
        if present is None or LEVELS.index(present) < LEVELS.index(level):
            set_up(level, key, fresh=present is None, lock=lock)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("Setting up .venv was interrupted; the next run starts over.")
    except EnvironmentError as error:  # a file that cannot be read, written or removed
        sys.exit("Setting up .venv failed: %s" % error)
