#pragma GCC optimize("O3,inline")
#include <algorithm>
#include <chrono>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace Duration {
constexpr std::chrono::milliseconds from_millis(int count) { return std::chrono::milliseconds(count); }
}
