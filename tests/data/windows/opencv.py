import cv2
import numpy as np
from rules_of_go import *
for problem in NAMES:
    image = np.full((500, 500, 3), (180, 220, 247), np.uint8)
    for i in range(50, 451, 50):
        cv2.line(image, (50, i), (450, i), (0, 0, 0))
    cv2.imshow('Go', image)
    while cv2.waitKey(20) & 0xFF != ord('q'):
        pass
    cv2.destroyAllWindows()
    print(solve(problem))
