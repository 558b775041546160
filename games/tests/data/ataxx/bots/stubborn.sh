#!/bin/sh
# Plays the same move whatever it is asked: right at the beginning only. Ends at garbage.
read -r count
case $count in
    [0-9]*) echo "0 0 1 1" ;;
    *) exit 1 ;;
esac
