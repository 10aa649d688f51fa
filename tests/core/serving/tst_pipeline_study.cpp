// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <fmt/format.h>

#include "core/serving/step_time.h"
#include "core/workload/request_generator.h"
#include "tests/core/serving/served_case.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// SARATHI's workload (arXiv 2308.16369 §5.3): 10,000 requests at once, 1K to 4K tokens by Zipf 0.4, P:D 10.
const ServingRequests& studied()
{
    static const ServingRequests requests =
        generateRequests(*parseRequestLengths("zipf:0.4:1024:4096:10"), {}, 10'000, 1);
    return requests;
}

/// GPT-3 on 64 A100, batches as large as memory allows: 11 a replica of 8 devices, 27 a microbatch of 8
/// stages.
ServingSimulation studyOf(SchedulerKind scheduler, int pp)
{
    ServingChoice choice;
    choice.scheduler = scheduler;
    choice.tokenBudget = 256;
    choice.maxBatch = pp == 1 ? 11 : 27 * pp;
    const ServedCase served = servedCase({"gpt3-175b", "a100-sxm-80gb", 64, 8, pp}, choice, 4096);
    return simulateServing(served.setup, *stepTimes(served.plan, served.rates), studied()).value();
}

} // namespace

/// SARATHI's pipeline study in kind: what pieces of prompts do to a pipeline.
class TestPipelineStudy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesCloseTheBubbles()
    {
        const ServingSimulation orca = studyOf(SchedulerKind::Orca, 8);
        const ServingSimulation sarathi = studyOf(SchedulerKind::Sarathi, 8);
        const ServingSimulation tensor = studyOf(SchedulerKind::Orca, 1);
        const double bubbles = static_cast<double>(orca.medianBubble.value())
            / static_cast<double>(sarathi.medianBubble.value());
        const double faster = sarathi.tokensPerSecond / orca.tokensPerSecond;
        const double overTensor = sarathi.tokensPerSecond / tensor.tokensPerSecond;
        qInfo("%s",
            fmt::format("bubbles / {:.2f} (paper 6.29), throughput x {:.2f} (1.91), x {:.2f} over TP alone "
                        "(1.48); idle {:.1f} % and {:.1f} %",
                bubbles, faster, overTensor, 100 * orca.stageIdleShare[3], 100 * sarathi.stageIdleShare[3])
                .c_str());
        QVERIFY(bubbles > 5);
        QVERIFY(faster > 1.9);
    }
};

QTEST_GUILESS_MAIN(TestPipelineStudy)
#include "tst_pipeline_study.moc"
