// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/reading.h"
#include "core/workload/routing.h"

namespace rankloom {

struct TraceSummary {
    FileFormat format = FileFormat::Unknown;
    std::int64_t rows = 0; ///< token-layer rows delivered
    std::int64_t bytes = 0;
    std::string sha256;
    Diagnostics diagnostics; ///< itemised, at most 1,000 of a kind
};

/// Streams a routing trace in constant memory. The sink is called in file order and may refuse by returning
/// an error. Errors: FileNotFound, FileUnreadable, UnknownFormat, BadSyntax, BadValue, TooLarge, Cancelled.
Result<TraceSummary> readTrace(const std::string& path, FileFormat format,
    const std::function<Result<void>(const RoutingBatch&)>& sink, Progress& progress, std::stop_token stop);

} // namespace rankloom
