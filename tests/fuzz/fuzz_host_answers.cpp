// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/host_answers.h"
#include "core/exchange/kept_text.h"
#include "core/measure/host_mapping.h"
#include "tests/fuzz/fuzz_text.h"

using namespace rankloom;

/// Files of answers, and what is kept of texts that name hosts.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Result<HostAnswers> answers = parseHostAnswers(text, "fuzz");
    fuzz::require(answers || !answers.error().message.empty());
    if (answers) {
        std::vector<HostRow> rows;
        for (const auto& [host, node] : *answers)
            rows.push_back({host, HostMatch::Unknown, -1, {}, false});
        Cluster cluster = makeCluster(4, 1, {});
        cluster.nodeNames = {"n0", "n1", "gpu-7", "N1.x"};
        const HostMapping mapping = mapHosts(rows, cluster, *answers);
        fuzz::require(mapping.rows().size() == answers->size());
        fuzz::require(!openHostsError(mapping, cluster, text).message.empty());
    }
    const std::string kept = keptText(FileFormat::Iperf3, text);
    fuzz::require(kept.size() <= 4 * text.size() + 4096);
    return 0;
}
