#!/bin/sh
# Black of the assignment's start by the protocol lksh: a good first move, then an end, with a child
# that has left the process group, thrown its environment away and lost its parent.
board() { for _ in 1 2 3 4 5 6 7 8 9; do read -r _ || exit 0; done; }
board
echo 2 4
(env -i setsid sleep 600 </dev/null >/dev/null 2>&1 &)
board
exit 6
