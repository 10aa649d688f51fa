// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Importing a routing trace of 10 million rows into a project, against `sqlite3 .import` of the same file
// into a plain table. Each runs in a process of its own, so that its peak memory can be told.
// RANKLOOM_BENCH_ROWS changes the number of rows.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <benchmark/benchmark.h>

#include "db/project_file.h"

namespace {

using namespace rankloom;

constexpr int kLayers = 26;
constexpr unsigned kExperts = 64;

std::int64_t rowsWanted()
{
    const char* const text = std::getenv("RANKLOOM_BENCH_ROWS");
    return text != nullptr ? std::atoll(text) : 10'000'000;
}

/// A folder that goes with the program, and in it the trace: token by token, top-6.
class Fixture {
public:
    Fixture()
    {
        char pattern[] = "/tmp/rankloom-bench-XXXXXX";
        m_root = mkdtemp(pattern);
        std::FILE* const file = std::fopen(trace().c_str(), "wb");
        std::fputs("token,layer,e0,e1,e2,e3,e4,e5\n", file);
        std::uint64_t state = 1;
        for (std::int64_t row = 0; row < rowsWanted(); ++row) {
            state = state * 6364136223846793005ULL + 1442695040888963407ULL; // Knuth's MMIX generator
            const auto first = static_cast<unsigned>(state >> 33U) % kExperts;
            const unsigned step = 1 + static_cast<unsigned>(state >> 50U) % 10; // 6 different ones
            std::fprintf(file, "%lld,%lld,%u,%u,%u,%u,%u,%u\n", static_cast<long long>(row / kLayers),
                static_cast<long long>(row % kLayers + 1), first, (first + step) % kExperts,
                (first + 2 * step) % kExperts, (first + 3 * step) % kExperts, (first + 4 * step) % kExperts,
                (first + 5 * step) % kExperts);
        }
        std::fclose(file);
    }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;
    ~Fixture() { std::filesystem::remove_all(m_root); }

    [[nodiscard]] std::string trace() const { return m_root + "/trace.csv"; }
    [[nodiscard]] std::string target(const char* name) const { return m_root + "/" + name; }

private:
    std::string m_root;
};

Fixture& fixture()
{
    static Fixture shared;
    return shared;
}

struct Run {
    bool done = false;
    double seconds = 0;
    double peakMiB = 0;
};

template <class Work> Run inChild(Work&& work)
{
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0)
        _exit(work());
    int status = 0;
    rusage usage {};
    wait4(child, &status, 0, &usage);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    return {WIFEXITED(status) && WEXITSTATUS(status) == 0, spent.count(),
        static_cast<double>(usage.ru_maxrss) / 1024};
}

void report(benchmark::State& state, const Run& run, const std::string& path)
{
    if (!run.done)
        state.SkipWithError("the import failed");
    state.SetIterationTime(run.seconds);
    state.counters["peak_MiB"] = run.peakMiB;
    state.counters["file_MiB"] = static_cast<double>(std::filesystem::file_size(path)) / (1024 * 1024);
    state.counters["rows/s"] = static_cast<double>(rowsWanted()) / run.seconds;
}

void importIntoProject(benchmark::State& state)
{
    const std::string path = fixture().target("p.rankloom");
    for (auto _ : state) {
        std::filesystem::remove(path);
        const Run run = inChild([&path] {
            auto file = db::ProjectFile::create(path, Project {}, Plan {});
            Progress progress;
            const auto outcome = file
                ? file->importFiles({fixture().trace()}, FileFormat::Unknown, {}, progress, {})
                : Result<db::ProjectFile::ImportOutcome>(tl::unexpected(file.error()));
            if (!outcome)
                std::fprintf(stderr, "%s\n", outcome.error().text().c_str());
            return outcome && outcome->rows == rowsWanted() ? 0 : 1;
        });
        report(state, run, path);
    }
}

void importWithSqlite3(benchmark::State& state)
{
    const std::string path = fixture().target("plain.sqlite");
    const std::string command = ".import --csv " + fixture().trace() + " trace";
    for (auto _ : state) {
        std::filesystem::remove(path);
        const Run run = inChild([&] {
            execlp("sqlite3", "sqlite3", path.c_str(), command.c_str(), static_cast<char*>(nullptr));
            return 1;
        });
        report(state, run, path);
    }
}

void recount(benchmark::State& state)
{
    const std::string path = fixture().target("p.rankloom");
    for (auto _ : state)
        report(state, inChild([&path] {
            auto file = db::ProjectFile::open(path);
            Progress progress;
            return file && file->recountRouting(progress, {}) ? 0 : 1;
        }),
            path);
}

} // namespace

BENCHMARK(importIntoProject)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1)->Repetitions(3);
BENCHMARK(importWithSqlite3)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1)->Repetitions(3);
BENCHMARK(recount)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);

BENCHMARK_MAIN();
