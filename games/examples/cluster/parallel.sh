#!/bin/sh
# Plays a tournament in PARTS parts with GNU parallel and merges them.
#   parallel.sh [PARTS] [further options of parallel, such as --sshlogin host1,host2 --workdir .]
# REVERSI is the program, CONFIG the settings, OUT a folder that all machines share. If the settings have a sequential
# test, the parts are stopped once it is decided.
set -eu
cd "$(dirname "$0")/../../.."
here=games/examples/cluster
parts=${1:-4}
[ $# -eq 0 ] || shift
reversi=${REVERSI:-target/release/reversi}
config=${CONFIG:-$here/tournament.toml}
out=${OUT:-output/cluster}
export REVERSI="$reversi"
has_test=$(grep -c '^\[sprt\]' "$config" || true)
# The test waits for the slowest part, so all parts play at the same time.
[ "$has_test" -eq 0 ] || set -- --jobs "$parts" "$@"

# Parallel hands its words to a shell.
quoted() { parallel --shellquote ::: "$1"; }

# A failed part is not complete: it is tried three times, and resumes its log.
parallel "$@" --retries 3 --termseq TERM,5000,KILL,25 \
    "$(quoted "$reversi")" tournament --quiet --resume --jobs 1 --config "$(quoted "$config")" \
    --shard "{}/$parts" --output "$(quoted "$out")/part-{}" '>' /dev/null \
    ::: $(seq "$parts") &
all=$!
watcher=
if [ "$has_test" -ne 0 ]; then
    # The first signal keeps parallel from starting more parts, the second ends those that run.
    "$here/stop_when_decided.sh" "$out" sh -c "kill -TERM $all; sleep 1; kill -TERM $all 2> /dev/null" >&2 &
    watcher=$!
fi
wait "$all" || true
[ -z "$watcher" ] || kill "$watcher" 2> /dev/null || true

"$reversi" merge --verify --output "$out" "$out"/part-*/games.jsonl
