#include <cstdio>
#include <utility>

static int a[8][8];

int opens(int c, int row, int col) {
    int sum = 0;
    for (int d = 0; d < 9; d++) {
        int dr = d / 3 - 1, dc = d % 3 - 1, n = 0;
        int r = row + dr, k = col + dc;
        while (r >= 0 && r < 8 && k >= 0 && k < 8 && a[r][k] == 1 - c) { r += dr; k += dc; n++; }
        if (r >= 0 && r < 8 && k >= 0 && k < 8 && a[r][k] == c) sum += n;
    }
    return sum;
}

void move(int c, int *row, int *column) {
    int best = 0;
    for (int r = 0; r < 8; r++)
        for (int k = 0; k < 8; k++)
            if (a[r][k] == -1 && opens(c, r, k) > best) {
                best = opens(c, r, k);
                *row = r;
                *column = k;
            }
}

int main() {
    int c, row = 0, column = 0;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++)
            if (scanf("%d", &a[i][j]) != 1) return 0;
    scanf("%d", &c);
    move(c, &row, &column);
    printf("%d %d\n", row, column);
    return 0;
}
