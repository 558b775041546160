#!/bin/sh
# A good UAI bot, given as arguments, that ends at the first command it does not know.
sed -u '/^what/q' | "$@"
