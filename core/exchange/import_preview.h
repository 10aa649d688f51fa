// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/exchange/open_questions.h"
#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"

namespace rankloom {

/// What an import of one file would do.
/// A time of the file (a kernel's, or a served deployment's), and what rates fitted to all of them say of it.
struct FittedKernel {
    std::string id;
    std::string kind;
    Seconds measured {};
    Seconds fitted {};
};

struct ImportPreview {
    FileFormat format = FileFormat::Unknown;
    std::vector<std::string> contents; ///< what the file holds, a line for each value
    std::vector<Phrase> changes; ///< of the cluster, were all guesses right
    std::vector<FittedKernel> kernels; ///< by the device that the cluster would have, or by fitted rates
    Diagnostics diagnostics;
    HostMapping hosts;
    std::vector<std::string> nodes; ///< of the cluster, by name
    int devicesPerNode = 0;
    std::int64_t lines = 0;
    bool unitKnown = true; ///< false: ReadingHints::unit has to say it
    bool changesModel = false;
    std::optional<ClusterOffer> cluster; ///< ReadingHints::cluster may say what becomes of it
    std::optional<PlaceQuestion> place; ///< ReadingHints::between may say where
};

/// Of a file that was read, into a project with this cluster and these answers.
ImportPreview previewOf(
    Reading reading, const Cluster& cluster, const HostAnswers& answers, const ReadingHints& hints);

} // namespace rankloom
