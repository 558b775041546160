#!/bin/sh
# A bounded fork bomb: stops at 1000 processes if it is not stopped at 256.
count=0
while [ $count -lt 1000 ]; do
    sleep 600 &
    count=$((count + 1))
done
echo "reached $count" >&2
sleep 600
