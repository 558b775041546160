#!/bin/sh
# A good bot, given as arguments, that stays after the end of its input with a child, deaf to signals.
trap '' TERM INT HUP
sleep 600 &
"$@"
sleep 600
