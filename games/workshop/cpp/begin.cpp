#pragma GCC optimize("O3,inline")
#include <algorithm>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <poll.h>
#include <set>
#include <string>
#include <utility>
#include <unistd.h>
#include <vector>

namespace Duration {
constexpr std::chrono::milliseconds from_millis(int count) { return std::chrono::milliseconds(count); }
}
