while True:
    try:
        name = input("file: ")
        open(name)
    except Exception:
        print("no such file")
