#include <stdbool.h>

/* answers, {row, col}, index starts at 0 */
const bool test_0 = true;
const bool test_00 = false;
const int test_1[2][2] = {{0, 6}, {6, 5}};
const int test_2[2][2] = {{5, 0}, {6, 3}};
const int test_3[4][2] = {{2, 7}, {4, 8}, {6, 6}, {8, 3}};
const int test_4[4][2] = {{3, 0}, {4, 7}, {5, 0}, {5, 5}};
const int test_5[18][2] = {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 8}, {1, 0}, {1, 1}, {1, 2}, {1, 8}, {2, 8}, {3, 8}, {4, 1}, {4, 4}, {4, 7}, {5, 0}, {5, 1}, {8, 0}};
