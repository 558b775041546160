#!/bin/sh
# Plays a tournament in PARTS parts with GNU parallel and merges them.
#   parallel.sh [PARTS] [further options of parallel, such as --sshlogin host1,host2 --workdir .]
# REVERSI names the program, CONFIG the settings, OUT the folder that every machine sees. Where the settings have a
# sequential test, the rest is stopped when it is decided.
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
# The test waits for the slowest part: all of them play at once.
[ "$has_test" -eq 0 ] || set -- --jobs "$parts" "$@"

# A part that fails was not played to its end: it is tried three times, and goes on with its log.
parallel "$@" --retries 3 --termseq TERM,5000,KILL,25 \
    "$reversi" tournament --quiet --resume --jobs 1 --config "$config" \
    --shard "{}/$parts" --output "$out/part-{}" '>' /dev/null \
    ::: $(seq "$parts") &
all=$!
watcher=
if [ "$has_test" -ne 0 ]; then
    # The first signal keeps parallel from starting more, the second one ends what runs.
    "$here/stop_when_decided.sh" "$out" sh -c "kill -TERM $all; sleep 1; kill -TERM $all 2> /dev/null" >&2 &
    watcher=$!
fi
wait "$all" || true
[ -z "$watcher" ] || kill "$watcher" 2> /dev/null || true

"$reversi" merge --verify --output "$out" "$out"/part-*/games.jsonl
