#!/bin/sh
# A good bot, given as arguments, that stays after the end of its input.
"$@"
exec sleep 600
