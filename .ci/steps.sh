# What .ci/run and .ci/nightly share: a step is a function with a line that says what it proves.
set -euo pipefail

# Nothing is built twice here after a change, or looked at in a debugger: what helps there makes a first build slower.
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=false
# Programs that are built here once and kept, outside of `target`.
tools=${GOCHECK_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/gocheck-tools}
export PATH="$tools/bin:$PATH"

names=()
declare -A proves seconds

# step NAME WHAT: declares that the function NAME proves WHAT.
step() { names+=("$1"); proves[$1]=$2; }

# get PROGRAM: builds a program from its sources, without optimisation: it runs for a second.
get() { command -v "$1" > /dev/null || cargo install --quiet --locked --debug --root "$tools" "$1"; }

# packages PROGRAM PACKAGE ...: installs Debian's packages unless the program is there.
packages() {
  command -v "$1" > /dev/null && return
  shift
  test "$(id -u)" -eq 0 || { echo "not installed, and only root may install: $*"; return; }
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"
}

# venv FOLDER PACKAGE ...: a virtual environment in target/FOLDER with these packages.
venv() {
  local folder=target/$1
  shift
  # pip comes last.
  test -x "$folder/bin/pip" || python3 -m venv "$folder"
  "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@"
}

# test_programs: what tests skip without: browsers and their drivers, axe, ESLint, compilers of C++ and Java, a sandbox, a display, parallel.
test_programs() {
  local program
  for program in chromium chromium-headless-shell chromedriver firefox g++ javac bwrap Xvfb parallel; do
    packages "$program" chromium chromium-headless-shell chromium-driver firefox-esr g++ default-jdk-headless bubblewrap xvfb python3-tk python3-numpy parallel
  done
  get geckodriver
  npm install --silent --no-save --prefix target/axe axe-core@4.14.1
  npm install --silent --no-save --prefix target/eslint eslint@9.39.1 globals@16.5.0
}

# elsewhere: unpacks what git would hand out in a folder with spaces and Chinese characters in its name, once. If this user
# is root, cargo with the options as_other_user runs the tests there as another user.
elsewhere() {
  [ -z "${elsewhere-}" ] || return 0
  local parent tree other=(--reuid=65534 --regid=65534 --clear-groups)
  # This checkout may be another user's, and the uncommitted changes need an author.
  local git=(-c 'safe.directory=*' -c user.name=gocheck -c user.email=gocheck@localhost)
  # The same folder in each run, as its path is compiled into tests that cargo does not build again.
  parent="${TMPDIR:-/tmp}/gocheck $(cksum <<< "$PWD" | cut -d ' ' -f 1)"
  rm -rf "$parent"
  trap 'rm -rf "${elsewhere%/*}"' EXIT
  elsewhere="$parent/围棋 gocheck"
  mkdir "$parent" "$elsewhere" "$parent/home"
  if git "${git[@]}" rev-parse > /dev/null 2>&1; then
    # With changes that are not committed yet.
    tree=$(git "${git[@]}" stash create)
    git "${git[@]}" archive "${tree:-HEAD}" | tar -x -C "$elsewhere"
  else
    tar -c --exclude ./target --exclude node_modules . | tar -x -C "$elsewhere"
  fi
  mkdir -p target/tmp
  ln -s "$PWD/target" "$elsewhere/target"
  as_other_user=()
  test "$(id -u)" -eq 0 || return 0
  # Other users cannot read the home of root.
  mkdir "$parent/bin"
  cp "$(command -v geckodriver)" "$parent/bin"
  cat > "$parent/bin/run-as-other-user" <<END
#!/bin/sh
# rustdoc keeps tests of documentation in a folder of its user.
case \$1 in */rustdoctest*) chmod -R o+rX "\${1%%/rustdoctest*}"/rustdoctest* ;; esac
HOME='$parent/home' PATH='$parent/bin':\$PATH exec setpriv ${other[*]} "\$@"
END
  chmod +x "$parent/bin/run-as-other-user"
  chown -R 65534:65534 "$parent" target/tmp
  as_other_user=(--config "target.'cfg(unix)'.runner = ['$parent/bin/run-as-other-user']")
}

# steps ARGUMENT ...: runs all steps, or those that are named; --list lists them.
steps() {
  local name chosen=("$@") start
  if [ "${1-}" = --list ]; then
    for name in "${names[@]}"; do printf '%-13s %s\n' "$name" "${proves[$name]}"; done
    return
  fi
  for name in "${chosen[@]}"; do
    [ -n "${proves[$name]-}" ] || { echo "there is no step \"$name\": $0 --list lists them" >&2; exit 2; }
  done
  [ $# -gt 0 ] || chosen=("${names[@]}")
  for name in "${chosen[@]}"; do
    printf '\n== %s: %s (after %d s)\n' "$name" "${proves[$name]}" "$SECONDS"
    start=$SECONDS
    "$name"
    seconds[$name]=$((SECONDS - start))
  done
  printf '\n== seconds\n'
  for name in "${chosen[@]}"; do printf '%5d %s\n' "${seconds[$name]}" "$name"; done
  printf '%5d in all\n' "$SECONDS"
}
