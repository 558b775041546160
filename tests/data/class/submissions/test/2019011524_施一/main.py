import numpy as np

go_arr = np.zeros((9, 9))
# TODO
