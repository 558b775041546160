#!/bin/bash
# The speed of `gocheck stream` from file to file on one core, compared with a program that only reads and writes the same
# number of bytes (dd): `examples/stream_speed.sh [LINES]`; needs a release build. Processor time, user and system, so
# that other work on the machine does not count; the best of five rounds by turns.
set -euo pipefail
lines=${1:-4000000}
gocheck=${GOCHECK:-target/release/gocheck}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# A thousand random boards of 9 x 9, repeated.
awk 'BEGIN { srand(1); for (n = 0; n < 1000; n++) { line = ""
    for (i = 0; i < 81; i++) line = line substr(".XO", 1 + int(3 * rand()), 1); print line } }' > "$folder/thousand"
for _ in $(seq $((lines / 1000))); do cat "$folder/thousand"; done > "$folder/positions"

TIMEFORMAT="%U %S"
# The seconds of a command, and the smaller of two times.
seconds() { { time "$@" 2> "$folder/said"; } 2>&1 | awk '{ print $1 + $2 }'; }
stream() { "$gocheck" stream --jobs 1 < "$folder/positions" > "$folder/answers"; }
copy() { dd if="$folder/answers" of="$folder/copy" bs=256K; }
fewer() { awk -v a="$1" -v b="$2" 'BEGIN { print (a < b ? a : b) }'; }
streamed=1000 copied=1000
for _ in 1 2 3 4 5; do
  rm -f "$folder/answers" "$folder/copy"
  streamed=$(fewer "$streamed" "$(seconds stream)")
  copied=$(fewer "$copied" "$(seconds copy)")
done
[ "$(wc -l < "$folder/answers")" -eq "$lines" ]
awk -v n="$lines" -v s="$streamed" -v c="$copied" 'BEGIN {
  printf "%d positions: stream %.2f s, %.1f million a second; reading and writing the same bytes %.2f s; ratio %.1f\n",
    n, s, n / s / 1e6, c, s / c }'
