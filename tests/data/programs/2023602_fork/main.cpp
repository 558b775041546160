// hostile: do not run outside of a sandbox
#include <pthread.h>
#include <unistd.h>

static void *spin(void *) {
    for (;;) {}
    return nullptr;
}

int main() {
    for (;;) {
        pthread_t thread;
        fork();
        pthread_create(&thread, nullptr, spin, nullptr);
    }
}
