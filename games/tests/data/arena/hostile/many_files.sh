#!/bin/sh
# Writes 50 MB in small files and never answers.
for number in 1 2 3 4 5 6 7 8 9 10; do
    head -c 5000000 /dev/zero >"piece$number" || exit 9
done
sleep 600
