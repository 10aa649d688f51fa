// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <nlohmann/json.hpp>

#include "core/exchange/traces/trace_job.h"

namespace rankloom {

/// Hands out the JSON values of a file: one per line, or the only one of the whole file when its first line
/// is none. A torn last line is a warning. Errors: BadSyntax, TooLarge (a value of more than 16 MiB), and
/// those of the source and of `take`.
Result<void> forEachJson(
    const TraceJob& job, const std::function<Result<void>(const nlohmann::json&, std::int64_t line)>& take);

/// Appends whole numbers from 0 to `most`; false when the value is no list of them.
bool appendIntegers(const nlohmann::json& list, std::int64_t most, std::vector<std::int64_t>& to);

} // namespace rankloom
