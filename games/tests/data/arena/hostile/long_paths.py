# Writes 64 MB in folders whose paths are longer than the kernel takes (4,096 bytes), and never answers.
import os
import time

for _ in range(20):
    os.makedirs("d" * 250, exist_ok=True)
    os.chdir("d" * 250)
for number in range(64):
    with open(f"piece{number}", "wb") as file:
        file.write(bytes(1_000_000))
time.sleep(600)
