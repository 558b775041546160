#!/bin/sh
# ./run.sh [train|test]
cd "$(dirname "$0")" || exit 1
exec python3 -m lib.solve "${1:-test}"
