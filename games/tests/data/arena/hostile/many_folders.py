# Creates 20,000 empty folders, and never answers.
import os
import time

for number in range(20_000):
    os.makedirs(str(number), exist_ok=True)
time.sleep(600)
