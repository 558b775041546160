print('True')
