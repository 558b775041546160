#!/bin/sh
# Checks the logs of all parts until the sequential test over them is decided, then runs a command that stops them.
#   stop_when_decided.sh OUT COMMAND..
#   stop_when_decided.sh output/cluster scancel 4711
# The test takes pairs of games in the order of their numbers and waits for a missing one, so the result does not
# depend on when the logs are checked or the parts are stopped. PAUSE is in seconds.
set -u
reversi=${REVERSI:-target/release/reversi}
out=$1
shift
nap=
trap 'kill $nap 2> /dev/null; exit 1' TERM INT
while :; do
    sleep "${PAUSE:-60}" &
    nap=$!
    wait "$nap"
    # Skip this check until the first part has started a log.
    [ -n "$(find "$out" -path '*/part-*/games.jsonl' -size +0 2> /dev/null | head -n 1)" ] || continue
    if "$reversi" merge --sprt "$out"/part-*/games.jsonl; then
        "$@"
        exit
    fi
done
