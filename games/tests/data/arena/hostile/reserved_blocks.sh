#!/bin/sh
# Reserves 60 MB after the ends of empty files, and never answers.
for number in 1 2 3 4 5 6; do
    : >"piece$number"
    fallocate --keep-size --length 10000000 "piece$number" || exit 9
done
sleep 600
