#!/bin/sh
# Plays a tournament of many games between trivial players and says how much memory it took at most.
#   tournament_scale.sh [GAMES]
# Memory grows by some bytes a game, for its result and its place in the log; not with the moves.
set -eu
cd "$(dirname "$0")/../.."
games=${1:-100000}
reversi=${REVERSI:-target/release/reversi}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
/usr/bin/time -f '%e s, at most %M KiB of memory' "$reversi" tournament --quiet --jobs 1 --random-plies 4 \
    --rounds $((games / 2)) --output "$out" one=builtin:level=1 two=builtin:level=1,seed=1
ls -lh "$out"
