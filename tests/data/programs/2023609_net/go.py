# hostile: opens network connections and listens
import socket

for address in (('192.0.2.1', 80), ('127.0.0.1', 22), ('127.0.0.1', 8000)):
    s = socket.socket()
    s.settimeout(2)
    try:
        s.connect(address)
        s.sendall(b'GET / HTTP/1.0\r\n\r\n')
        print('connected to', address)
    except OSError as error:
        print('cannot connect to', address, error)
    s.close()
try:
    server = socket.socket()
    server.bind(('0.0.0.0', 0))
    server.listen()
    print('listens on', server.getsockname())
except OSError as error:
    print('cannot listen', error)
try:
    print(socket.gethostbyname('example.com'))
except OSError as error:
    print('no name service', error)
