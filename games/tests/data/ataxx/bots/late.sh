#!/bin/sh
# Answers rightly, but too late.
read -r count
sleep 600
echo "0 0 1 1"
