#include <cstdio>
int main() { int size = 9; printf("%d\n", size); }
