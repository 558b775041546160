#!/bin/sh
# A good bot, given as arguments, that takes three seconds to start.
sleep 3
exec "$@"
