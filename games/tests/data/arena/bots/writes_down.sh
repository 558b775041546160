#!/bin/sh
# A good bot, given as arguments after a file: writes down there that it was started, where, with which WORD in its
# environment, and whatever it is told.
file=$1
shift
echo "started in $(pwd -P) with ${WORD-nothing}" >>"$file"
tee -a "$file" | "$@"
