#!/bin/sh
# Writes to the tournament's log, and replaces it.
out=$(dirname "$(dirname "$0")")/out
echo 'I have won' >>"$out/games.jsonl" && echo reached >&2
echo 'I have won' >"$out/new" && mv "$out/new" "$out/games.jsonl" && echo reached >&2
exit 9
