#!/bin/sh
# No more than a bomb for a test: who is not stopped at 256 ends at 1000.
count=0
while [ $count -lt 1000 ]; do
    sleep 600 &
    count=$((count + 1))
done
echo "reached $count" >&2
sleep 600
