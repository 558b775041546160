#!/bin/sh
# Sends ten million positions through `gocheck stream` under a memory limit: it must answer all of them within the limit. `examples/stream_memory.sh [LINES] [MEBIBYTES]`; needs a release build and prlimit.
set -eu
lines=${1:-10000000}
mebibytes=${2:-256}
gocheck=${GOCHECK:-target/release/gocheck}
# A thousand random boards, repeated.
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
awk 'BEGIN { srand(1); for (n = 0; n < 1000; n++) { line = ""
    for (i = 0; i < 81; i++) line = line substr(".XO", 1 + int(3 * rand()), 1); print line } }' > "$folder/boards"
repeat() { i=0; while [ $i -lt $((lines / 1000)) ]; do cat "$folder/boards"; i=$((i + 1)); done; }
start=$(date +%s)
answers=$(repeat | prlimit --as=$((mebibytes << 20)) "$gocheck" stream --jobs 2 | wc -l)
echo "$answers of $lines answers in $(($(date +%s) - start)) s under $mebibytes MiB of address space"
[ "$answers" -eq "$lines" ]
