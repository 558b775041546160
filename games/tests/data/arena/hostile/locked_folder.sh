#!/bin/sh
# Writes 50 MB to a folder that nobody may read, and never answers.
mkdir -p locked
for number in 1 2 3 4 5 6 7 8 9 10; do
    head -c 5000000 /dev/zero >"locked/piece$number" || exit 9
    chmod 300 locked
done
sleep 600
