// hostile: the compiler never ends
#include "/dev/zero"

int main() {
    return 0;
}
