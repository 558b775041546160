#!/bin/sh
# Writes into the tournament's log, and puts another in its place.
out=$(dirname "$(dirname "$0")")/out
echo 'I have won' >>"$out/games.jsonl" && echo reached >&2
echo 'I have won' >"$out/new" && mv "$out/new" "$out/games.jsonl" && echo reached >&2
exit 9
