# hostile: prints 1 GB
import sys

line = 'train_0 train_0 train_0 train_0 train_0 train_0 train_0 train_0\n' * 1024
for _ in range(1 << 14):
    sys.stdout.write(line)
