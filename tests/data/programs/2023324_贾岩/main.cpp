// 围棋作业 贾岩 2023324
// 编译环境: Dev-C++
#include <cstdio>
#include <cstdlib>
#include <iostream>
using namespace std;

int qipan[9][9];     // 棋盘
int biaoji[9][9];    // 标记
int fx[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

// 有没有气
int qi(int x, int y)
{
    int k, m, n, s = 0;
    biaoji[x][y] = 1;
    for (k = 0; k < 4; k++)
    {
        m = x + fx[k][0];
        n = y + fx[k][1];
        if (m < 0 || m > 8 || n < 0 || n > 8 || biaoji[m][n])
            continue;
        if (qipan[m][n] == 0)
            s = 1;
        else if (qipan[m][n] == qipan[x][y] && qi(m, n))
            s = 1;
    }
    return s;
}

int youqi(int x, int y)
{
    int i, j;
    for (i = 0; i < 9; i++)
        for (j = 0; j < 9; j++)
            biaoji[i][j] = 0;
    return qi(x, y);
}

// 0: 不能下  1: 能下  2: 能提子
int xia(int x, int y)
{
    int k, m, n, jieguo;
    if (qipan[x][y] != 0)
        return 0;
    qipan[x][y] = 1;
    jieguo = youqi(x, y);
    for (k = 0; k < 4; k++)
    {
        m = x + fx[k][0];
        n = y + fx[k][1];
        if (m >= 0 && m <= 8 && n >= 0 && n <= 8 && qipan[m][n] == -1 && !youqi(m, n))
            jieguo = 2;
    }
    qipan[x][y] = 0;
    return jieguo;
}

int main()
{
    const char *ti[7] = {"0", "00", "1", "2", "3", "4", "5"};
    char name[50];
    int t, i, j, x, y, c;
    FILE *in, *out = fopen("answer_for_train.txt", "w");
    for (t = 0; t < 7; t++)
    {
        sprintf(name, "train_%s.txt", ti[t]);
        in = fopen(name, "r");
        if (in == NULL)
        {
            cout << "打不开文件 " << name << endl;
            system("pause");
            return 0;
        }
        for (i = 0; i < 9; i++)
            for (j = 0; j < 9; j++)
                qipan[i][j] = 0;
        while (fscanf(in, "%d%d%d", &x, &y, &c) == 3)
            qipan[x][y] = c;
        fclose(in);
        fprintf(out, "train_%s\n", ti[t]);
        if (t < 2)
        {
            int hegui = 1;
            for (i = 0; i < 9; i++)
                for (j = 0; j < 9; j++)
                    if (qipan[i][j] != 0 && !youqi(i, j))
                        hegui = 0;
            cout << "[train]Problem " << ti[t] << ": rule checking:" << (hegui ? "True" : "False") << endl;
            fprintf(out, hegui ? "True\n\n" : "False\n\n");
            continue;
        }
        cout << "[train]Problem " << ti[t] << (t == 6 ? ": all possible position:[" : ": forward on step:[");
        int first = 1;
        for (i = 0; i < 9; i++)
            for (j = 0; j < 9; j++)
                if (xia(i, j) >= (t == 6 ? 1 : 2))
                {
                    cout << (first ? "(" : ", (") << i << ", " << j << ")";
                    first = 0;
                    fprintf(out, "%d %d\n", i, j);
                }
        cout << "]" << endl;
        fprintf(out, "\n");
    }
    fclose(out);
    system("pause");
    return 0;
}
