// 人工智能导论 围棋作业
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

const int N = 9;
int a[N][N];
bool vis[N][N];
const int dx[4] = {-1, 0, 1, 0}, dy[4] = {0, 1, 0, -1};

bool in(int x, int y) { return x >= 0 && x < N && y >= 0 && y < N; }

void readFile(string name) {
    memset(a, 0, sizeof a);
    ifstream f(name.c_str());
    int x, y, c;
    while (f >> x >> y >> c) a[x][y] = c;
}

// BFS, true when the group of (sx, sy) has a liberty
bool alive(int sx, int sy) {
    queue<pair<int, int>> q;
    q.push({sx, sy});
    vis[sx][sy] = true;
    while (!q.empty()) {
        int x = q.front().first, y = q.front().second;
        q.pop();
        for (int d = 0; d < 4; d++) {
            int u = x + dx[d], v = y + dy[d];
            if (!in(u, v)) continue;
            if (a[u][v] == 0) return true;
            if (a[u][v] == a[sx][sy] && !vis[u][v]) {
                vis[u][v] = true;
                q.push({u, v});
            }
        }
    }
    return false;
}

bool judge() {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            if (a[i][j] != 0) {
                memset(vis, 0, sizeof vis);
                if (!alive(i, j)) return false;
            }
    return true;
}

bool eats(int x, int y) {
    bool eat = false;
    a[x][y] = 1;
    memset(vis, 0, sizeof vis);
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (in(u, v) && a[u][v] == -1 && !alive(u, v)) eat = true;
    }
    a[x][y] = 0;
    return eat;
}

bool possible(int x, int y) {
    if (eats(x, y)) return true;
    a[x][y] = 1;
    bool ok = alive(x, y);
    a[x][y] = 0;
    return ok;
}

int main() {
    string tag = "train";
    if (ifstream("test_0.txt")) tag = "test";
    const char *names[] = {"0", "00", "1", "2", "3", "4", "5"};
    ofstream out(("answer_for_" + tag + ".txt").c_str());
    for (int k = 0; k < 7; k++) {
        string name = tag + "_" + names[k];
        readFile(name + ".txt");
        if (k) out << "\n";
        out << name << "\n";
        cout << "[" << tag << "]Problem " << names[k];
        if (k < 2) {
            string ans = judge() ? "True" : "False";
            cout << ": rule checking:" << ans << endl;
            out << ans << "\n";
            continue;
        }
        vector<pair<int, int>> ans;
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                if (a[i][j] == 0 && (k == 6 ? possible(i, j) : eats(i, j))) ans.push_back({i, j});
        cout << (k == 6 ? ": all possible position:[" : ": forward on step:[");
        for (size_t i = 0; i < ans.size(); i++) {
            cout << (i ? ", " : "") << "(" << ans[i].first << ", " << ans[i].second << ")";
            out << ans[i].first << " " << ans[i].second << "\n";
        }
        cout << "]" << endl;
    }
    return 0;
}
