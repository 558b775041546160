# Writes 60 MB to files that it deletes and keeps open, and never answers.
import os
import time

files = []
for number in range(12):
    file = open("piece", "wb")
    os.remove("piece")
    file.write(bytes(5_000_000))
    file.flush()
    files.append(file)
time.sleep(600)
