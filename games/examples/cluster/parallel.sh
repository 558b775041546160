#!/bin/sh
# Plays a tournament in PARTS parts with GNU parallel and merges them.
#   parallel.sh [PARTS] [further options of parallel, such as --sshlogin host1,host2 --workdir .]
# REVERSI names the program, OUT the folder that every machine sees.
set -eu
cd "$(dirname "$0")/../../.."
parts=${1:-4}
[ $# -eq 0 ] || shift
reversi=${REVERSI:-target/release/reversi}
out=${OUT:-output/cluster}

parallel "$@" --halt soon,fail=20% \
    "$reversi" tournament --quiet --resume --jobs 1 --config games/examples/cluster/tournament.toml \
    --shard "{}/$parts" --output "$out/part-{}" '>' /dev/null \
    ::: $(seq "$parts")

"$reversi" merge --output "$out" "$out"/part-*/games.jsonl
