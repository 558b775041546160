#!/bin/sh
# A good bot of uai, given as arguments after a file, that writes down its start there and is gone when a second game
# begins.
echo started >>"$1"
shift
games=0
while read -r line; do
  case $line in uainewgame) games=$((games + 1)) ;; esac
  if [ $games = 2 ]; then exit; fi
  echo "$line"
done | "$@"
