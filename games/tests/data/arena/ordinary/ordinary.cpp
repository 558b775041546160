#include <atomic>
#include <cstdlib>
#include <fstream>
#include <future>
#include <thread>
#include <vector>
#include <sys/wait.h>
#include <unistd.h>

int main() {
    std::atomic<int> count{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 16; i++) threads.emplace_back([&] { count++; });
    for (auto &thread : threads) thread.join();
    int child = fork();
    if (child == 0) _exit(3);
    int status = 0;
    waitpid(child, &status, 0);
    std::ofstream("table.bin") << std::vector<int>(1 << 20).size();
    bool shell = std::system("true") == 0;
    int answer = std::async(std::launch::async, [] { return 42; }).get();
    return count == 16 && WEXITSTATUS(status) == 3 && shell && answer == 42 ? 0 : 1;
}
