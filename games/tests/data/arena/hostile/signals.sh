#!/bin/sh
# Sends the signal $1 to every visible process whose command contains the word $2 and the parent folder of this script,
# so that no other process is harmed without a sandbox.
mark=$(basename "$(dirname "$(dirname "$0")")")
for process in /proc/[0-9]*; do
    number=${process#/proc/}
    command=$(tr '\0' ' ' <"$process/cmdline" 2>/dev/null) || continue
    # The first process of a sandbox ignores what comes from inside.
    case $number in 1 | $$) continue ;; esac
    case $command in
    *"$mark"*"$2"* | *"$2"*"$mark"*)
        kill "-$1" "$number" && echo "reached $command" >&2
        ;;
    esac
done
exit 9
