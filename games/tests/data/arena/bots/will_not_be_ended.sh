#!/bin/sh
# Black of the assignment's start by the protocol lksh: a good first move, then nothing, and deaf to signals, as are its children.
board() { for _ in 1 2 3 4 5 6 7 8 9; do read -r _ || exit 0; done; }
board
echo 2 4
board
trap '' TERM INT HUP
(trap '' TERM INT HUP; sleep 600) &
sleep 600
