import asyncio, concurrent.futures, multiprocessing, mmap, os, sqlite3, subprocess, tempfile, threading


def square(number):
    return number * number


if __name__ == "__main__":
    threads = [threading.Thread(target=square, args=(7,)) for _ in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    for method in ("fork", "spawn", "forkserver"):
        context = multiprocessing.get_context(method)
        with context.Pool(2) as pool:
            assert pool.map(square, range(9))[8] == 64
        table = context.Array("i", 1000)
        table[3] = 4
    with multiprocessing.Manager() as manager:
        manager.dict()["a"] = 1
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        assert list(pool.map(square, [3])) == [9]
    assert subprocess.run(["sh", "-c", "echo a | cat"], capture_output=True).stdout == b"a\n"
    asyncio.run(asyncio.sleep(0))
    with tempfile.TemporaryFile() as file:
        file.write(bytes(4096))
        file.flush()
        mmap.mmap(file.fileno(), 4096)[5] = 6
    sqlite3.connect("book.db").execute("create table opening (move)")
    try:
        import numpy
        assert (numpy.eye(500) @ numpy.eye(500)).sum() == 500
    except ModuleNotFoundError:
        pass
