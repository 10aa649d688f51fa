// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace rankloom {

/// Threads to use: `wanted`, or one per core where that is 0.
inline int threadCount(int wanted)
{
    return wanted > 0 ? wanted : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Calls work(thread, index) for every index below `count`, each once, on up to `threads` threads (the
/// calling one among them), lower indices first. Indices that have not begun when a stop is requested are
/// left out. What `work` throws first ends the loop and is thrown here, once no thread is at work any more.
template <class Work>
void forEachParallel(std::size_t count, int threads, const std::stop_token& stop, const Work& work)
{
    std::atomic<std::size_t> next {0};
    std::mutex guard;
    std::exception_ptr failure;
    const auto run = [&](std::size_t thread) noexcept {
        try {
            for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++)
                work(thread, i);
        } catch (...) { // a thread that ends by an exception would end the program
            next = count;
            const std::lock_guard lock(guard);
            if (!failure)
                failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t t = 1; t < std::min(count, static_cast<std::size_t>(threads)); ++t)
            others.emplace_back(run, t);
        run(0);
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace rankloom
