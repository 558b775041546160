#include <cstdio>
int a[9][9];
int dx[4] = {0, 0, 1, -1}, dy[4] = {1, -1, 0, 0};
bool vis[9][9];
bool alive(int x, int y, int c) {
    vis[x][y] = true;
    for (int k = 0; k < 4; k++) {
        int u = x + dx[k], v = y + dy[k];
        if (u < 0 || v < 0 || u > 8 || v > 8) continue;
        if (a[u][v] == 0) return true;
        if (a[u][v] == c && !vis[u][v] && alive(u, v, c)) return true;
    }
    return false;
}
int main() {
    const char *names[7] = {"test_0", "test_00", "test_1", "test_2", "test_3", "test_4", "test_5"};
    for (int i = 0; i < 7; i++) {
        printf("%s\n", names[i]);
        /* 0 6 */
    }
    return 0;
}
