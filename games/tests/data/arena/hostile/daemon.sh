#!/bin/sh
# Leaves a process with another parent, session, group and environment, which names its original folder.
mark=$(basename "$(dirname "$(dirname "$0")")")
(env -i setsid sh -c "while :; do sleep 1; done; : $mark" </dev/null >/dev/null 2>&1 &)
exit 9
