#!/bin/sh
# Black of the assignment's start by the protocol lksh: a good first move, then standard error without end.
board() { for _ in 1 2 3 4 5 6 7 8 9; do read -r _ || exit 0; done; }
board
echo 2 4
board
yes complaint >&2
