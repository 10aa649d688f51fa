// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "core/base/csv_table.h"
#include "core/base/whole_file.h"
#include "tests/core/serving/serving_times.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// What Vidur's runs say of a batch, and how long it was on the two stages.
struct PublishedBatch {
    std::int64_t requests = 0;
    std::int64_t tokens = 0;
    std::int64_t prefillTokens = 0;
    std::array<std::int64_t, 2> duration {}; ///< ns
    std::int64_t start = 0; ///< ns, on stage 0
};

std::vector<PublishedBatch> published(const char* file)
{
    const auto text = readWholeFile(
        std::string(RANKLOOM_REFERENCE_DATA "/serving/vidur_gantt/") + file, std::size_t {1} << 24U);
    if (!text)
        return {};
    const Result<CsvTable> table = CsvTable::parse(*text, file);
    std::vector<PublishedBatch> batches;
    for (std::size_t i = 0; i < table->rows(); ++i) {
        const auto number = [&](const char* column) { return table->number(i, column).value(); };
        const auto batch = static_cast<std::size_t>(number("batch_id"));
        batches.resize(std::max(batches.size(), batch + 1));
        PublishedBatch& out = batches[batch];
        out.requests = static_cast<std::int64_t>(number("batch_size"));
        out.tokens = static_cast<std::int64_t>(number("num_tokens"));
        out.prefillTokens = static_cast<std::int64_t>(number("num_prefill_tokens"));
        const bool first = number("stage") == 0;
        out.duration[first ? 0 : 1] = std::llround(number("dur_us") * 1000);
        if (first)
            out.start = std::llround(number("start_us") * 1000);
    }
    return batches;
}

/// The requests of both runs, from the prompts that one of them batches whole. Lengths were not written down:
/// of prompts that share a batch (99 of 400) only the sum is known. Of two the first is taken as so long that
/// no third would have fitted (3 x 1366 > 4096), three are taken as alike; none is shorter than 931, of 1024
/// tokens in all. Outputs are a tenth (P:D is 10).
ServingRequests requestsOf(const std::vector<PublishedBatch>& batches)
{
    ServingRequests requests;
    const auto add = [&requests](std::int64_t prompt) {
        requests.push_back(requestAt(0, static_cast<int>(prompt), static_cast<int>(prompt / 10)));
    };
    for (const PublishedBatch& batch : batches) {
        const std::int64_t sum = batch.prefillTokens;
        if (sum == 0)
            continue;
        if (batch.requests == 2) {
            const std::int64_t first = std::max((sum + 1) / 2, std::min<std::int64_t>(1366, sum - 931));
            add(first);
            add(sum - first);
            continue;
        }
        for (std::int64_t i = 0; i < batch.requests; ++i)
            add(sum * (i + 1) / batch.requests - sum * i / batch.requests);
    }
    return requests;
}

/// The k-th batch takes what the k-th published one took.
class PublishedTimes final : public BatchTimes {
public:
    explicit PublishedTimes(const std::vector<PublishedBatch>& batches) : m_batches(batches) { }
    [[nodiscard]] Nanoseconds of(int stage, const BatchLoad&) const override
    {
        const std::size_t batch = std::min(m_calls++ / 2, m_batches.size() - 1);
        return Nanoseconds(m_batches[batch].duration[static_cast<std::size_t>(stage)]);
    }

private:
    const std::vector<PublishedBatch>& m_batches;
    mutable std::size_t m_calls = 0;
};

struct Comparison {
    std::size_t alike = 0; ///< batches until the first that differs
    std::int64_t largestStart = 0; ///< ns, among those
    ServingSimulation run;
    std::size_t batches = 0;
    std::string difference;
};

Comparison compared(const std::vector<PublishedBatch>& batches, const ServingRequests& requests,
    SchedulerKind scheduler, int budget)
{
    // Cap 128, that is 64 a batch; 65,536 blocks: (4096 / 16) of each of 128 requests on each of two stages.
    ServingSetup setup = setupOf(scheduler, 65'536, 2);
    setup.choice.tokenBudget = budget;
    SeenBatches seen;
    const PublishedTimes times(batches);
    Comparison out;
    out.run = simulateServing(setup, times, requests, &seen).value();
    out.batches = seen.batches.size();
    for (; out.alike < std::min(batches.size(), seen.batches.size()); ++out.alike) {
        const SeenBatch& ours = seen.batches[out.alike];
        const PublishedBatch& theirs = batches[out.alike];
        if (ours.load.requests() != theirs.requests || ours.tokens() != theirs.tokens
            || ours.load.prefillTokens != theirs.prefillTokens)
            break;
        out.largestStart = std::max(out.largestStart, std::abs(ours.start[0] - theirs.start));
    }
    for (std::size_t k = out.alike; k < std::min({out.alike + 3, batches.size(), seen.batches.size()}); ++k)
        out.difference += fmt::format("{}: {} requests, {} tokens, {} of prompts; published {}, {}, {}\n", k,
            seen.batches[k].load.requests(), seen.batches[k].tokens(), seen.batches[k].load.prefillTokens,
            batches[k].requests, batches[k].tokens, batches[k].prefillTokens);
    return out;
}

} // namespace

/// Batches as Vidur 7d47513 formed them for the same requests, as far as their lengths are known.
class TestPublishedBatches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vllm()
    {
        const std::vector<PublishedBatch> batches = published("zipf_vllm_pp2.csv");
        if (batches.empty())
            QSKIP("no reference data");
        const ServingRequests requests = requestsOf(batches);
        QCOMPARE(requests.size(), std::size_t {400});
        const Comparison ours = compared(batches, requests, SchedulerKind::Vllm, 4096);
        qInfo("vllm: %zu of %zu batches alike, %zu formed, idle %.4f", ours.alike, batches.size(),
            ours.batches, ours.run.stageIdleShare[1]);
        QVERIFY(ours.alike > 100);
        QVERIFY(ours.largestStart <= 1000);
    }

    void sarathi()
    {
        const std::vector<PublishedBatch> batches = published("zipf_sarathi_pp2_first500.csv");
        if (batches.empty())
            QSKIP("no reference data");
        const Comparison ours =
            compared(batches, requestsOf(published("zipf_vllm_pp2.csv")), SchedulerKind::Sarathi, 256);
        qInfo("sarathi: %zu of %zu batches alike, %zu formed\n%s", ours.alike, batches.size(), ours.batches,
            ours.difference.c_str());
        QVERIFY(ours.alike > 20);
        QVERIFY(ours.largestStart <= 1000);
    }
};

QTEST_GUILESS_MAIN(TestPublishedBatches)
#include "tst_published_batches.moc"
