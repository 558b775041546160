#!/bin/sh
head -c 50000000 /dev/zero >big && echo reached >&2
exit 9
