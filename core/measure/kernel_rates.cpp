// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/kernel_rates.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

namespace rankloom {

namespace {

template <class... Ts> struct ByWork : Ts... {
    using Ts::operator()...;
};
template <class... Ts> ByWork(Ts...) -> ByWork<Ts...>; // clang 14 deduces no aggregate

constexpr double kLargest = 1e15; ///< elements, bytes
constexpr int kMostRanks = 1 << 16;

bool within(double value) { return value > 0 && value <= kLargest; }

bool isSoundWork(const KernelWork& work)
{
    return std::visit(ByWork {[](const ProductKernel& p) {
                                  return within(p.m) && within(p.n) && within(p.k) && within(p.count)
                                      && within(p.resultBytes);
                              },
                          [](const AttentionKernel& a) {
                              return within(a.heads) && within(a.queries) && within(a.keys)
                                  && within(a.queryKeyWidth) && within(a.valueWidth) && a.window >= 0
                                  && a.window <= kLargest && a.scoreBytes >= 0 && a.scoreBytes <= kLargest;
                          },
                          [](const MemoryKernel& m) { return within(m.bytes.value()); },
                          [](const QuantiseKernel& q) { return within(q.elements); },
                          [](const CopyKernel& c) { return within(c.bytes.value()); },
                          [](const CollectiveKernel& c) {
                              constexpr std::array<std::string_view, 4> known {
                                  "all_reduce", "all_gather", "reduce_scatter", "alltoall"};
                              return std::ranges::find(known, c.operation) != known.end() && c.ranks > 1
                                  && c.ranks <= kMostRanks && within(c.bytes.value());
                          },
                          [](const ExchangeKernel& e) {
                              return within(e.tokens) && e.tokens < 1 << 28 && e.hidden > 0
                                  && e.hidden <= 1 << 20 && e.experts > 1 && e.experts <= 1 << 14
                                  && e.topK > 0 && e.topK <= e.experts && e.ranks > 1 && e.ranks <= e.experts
                                  && e.experts % e.ranks == 0;
                          }},
        work);
}

std::string_view wordOf(KernelPrecision precision)
{
    switch (precision) {
    case KernelPrecision::Bits8:
        return "in 8 bits";
    case KernelPrecision::Bits32:
        return "in 32 bits";
    case KernelPrecision::Bits16:
        break;
    }
    return "in 16 bits";
}

} // namespace

int ranksOf(const MeasuredKernel& kernel)
{
    int ranks = 1;
    for (const KernelWork& work : kernel.parts) {
        if (const auto* collective = std::get_if<CollectiveKernel>(&work))
            ranks = std::max(ranks, collective->ranks);
        if (const auto* exchange = std::get_if<ExchangeKernel>(&work))
            ranks = std::max(ranks, exchange->ranks);
    }
    return ranks;
}

std::string kindOf(const MeasuredKernel& kernel)
{
    if (kernel.parts.empty())
        return {};
    return std::visit(
        ByWork {[&](const ProductKernel& p) {
                    return fmt::format(
                        "{}products {}", p.grouped ? "grouped " : "", wordOf(kernel.precision));
                },
            [](const AttentionKernel& a) {
                return fmt::format("{}attention {}", a.scoreBytes > 0 ? "unfused " : "",
                    a.backward ? "backward" : "forward");
            },
            [](const MemoryKernel& m) { return std::string(m.scattered ? "permutations" : "streams"); },
            [](const QuantiseKernel&) { return std::string("casts to 8 bits"); },
            [](const CopyKernel& c) {
                return std::string(c.toHost ? "copies to the host" : "copies between devices");
            },
            [](const CollectiveKernel&) { return std::string("collectives"); },
            [](const ExchangeKernel& e) {
                return std::string(e.library != ExchangeLibrary::Nccl ? "deduplicated expert exchanges"
                                                                      : "expert exchanges by all-to-all");
            }},
        kernel.parts.front());
}

double keysSeenTwice(const AttentionKernel& kernel)
{
    if (!kernel.causal)
        return 2 * kernel.keys;
    const double window = kernel.window > 0 ? std::min(kernel.window, kernel.keys) : kernel.keys;
    return window * (2 - window / kernel.keys);
}

double usefulFlops(const AttentionKernel& kernel)
{
    const double forward =
        kernel.heads * kernel.queries * keysSeenTwice(kernel) * (kernel.queryKeyWidth + kernel.valueWidth);
    return kernel.backward ? 2.5 * forward : forward;
}

bool isSound(const MeasuredKernel& kernel)
{
    constexpr double longest = 3600;
    const double time = kernel.time.value();
    return time > 0 && time <= longest && !kernel.parts.empty()
        && std::ranges::all_of(kernel.parts, isSoundWork);
}

} // namespace rankloom
