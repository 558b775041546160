// 同化棋 随机策略
#include <iostream>
#include <vector>
#include <cmath>
using namespace std;
int grid[7][7];
int dist(int a, int b, int c, int d) { return max(abs(a - c), abs(b - d)); }
void proc(int x0, int y0, int x1, int y1, int col) {
  if (dist(x0, y0, x1, y1) == 2) grid[x0][y0] = 0;
  grid[x1][y1] = col;
  for (int x = 0; x < 7; x++) for (int y = 0; y < 7; y++)
    if (dist(x, y, x1, y1) == 1 && grid[x][y] == -col) grid[x][y] = col;
}
int main() {
  grid[0][0] = grid[6][6] = 1;
  grid[6][0] = grid[0][6] = -1;
  int n, my = 0, col = 1;
  cin >> n;   // number of lines
  for (int i = 0; i < n; ++i) {
    int x0, y0, x1, y1;
    cin >> x0 >> y0 >> x1 >> y1;
    if (i == 0) my = x0 < 0 ? 1 : -1;
    if (x0 < 0) continue;
    proc(x0, y0, x1, y1, col);
    col = -col;
  }
  vector<vector<int>> all;
  for (int a = 0; a < 7; a++) for (int b = 0; b < 7; b++) if (grid[a][b] == my)
    for (int c = 0; c < 7; c++) for (int d = 0; d < 7; d++)
      if (!grid[c][d] && dist(a, b, c, d) <= 2) all.push_back({a, b, c, d});
  if (all.empty()) { cout << "-1 -1 -1 -1" << endl; return 0; }
  auto m = all[all.size() / 2];
  cout << m[0] << ' ' << m[1] << ' ' << m[2] << ' ' << m[3] << endl;
}
