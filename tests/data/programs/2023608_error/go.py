# hostile: prints 1 GB without a line end to standard error, then fails
import sys

for _ in range(1 << 14):
    sys.stderr.write('x' * 65536)
sys.exit(3)
