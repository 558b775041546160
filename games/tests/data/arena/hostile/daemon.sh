#!/bin/sh
# Leaves a process that has another parent, session, group and environment, and names the folder that it came from.
mark=$(basename "$(dirname "$(dirname "$0")")")
(env -i setsid sh -c "while :; do sleep 1; done; : $mark" </dev/null >/dev/null 2>&1 &)
exit 9
