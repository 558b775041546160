#include <iostream>
#include <fstream>
using namespace std;

int go[9][9]

int main() {
    ifstream in("train_0.txt");
    int r, c, s;
    while (in >> r >> c >> s) go[r][c] = s;
    cout << "[train]Problem 0: rule checking:" << (isAlive(go) ? "True" : "False") << endl;
    return 0;
}
