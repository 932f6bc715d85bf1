#!/bin/sh
# Install a wheel of Pentarchy into an environment of its own. The container's steps, and yours:
#
#     deploy/install.sh dist/pentarchy-0.1.0-py3-none-any.whl /opt/pentarchy
#
# Another interpreter: PYTHON=python3.12. Pinned versions: REQUIREMENTS=requirements/play.txt.
set -eu

[ $# -eq 2 ] || { echo "usage: install.sh WHEEL FOLDER" >&2; exit 2; }
wheel=$1
folder=$2
[ -f "$wheel" ] || { echo "install.sh: $wheel: there is no such file" >&2; exit 2; }
[ ! -e "$folder/bin" ] || { echo "install.sh: $folder: something is installed here" >&2; exit 2; }

"${PYTHON:-python3}" -m venv --without-pip "$folder"
pip() { "${PYTHON:-python3}" -m pip --python "$folder/bin/python" --disable-pip-version-check "$@"; }
if [ -n "${REQUIREMENTS:-}" ]; then
    pip install --quiet --no-cache-dir --requirement "$REQUIREMENTS"
fi
pip install --quiet --no-cache-dir "$wheel[server,postgresql]"
"$folder/bin/pentarchy" --version
