// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/measure/measured_service.h"

namespace rankloom {

/// Reads the JSON of `vllm bench serve --save-result` (and of SGLang's bench_serving, which writes the same
/// keys), one document, a list, or one a line; AIPerf's profile_export_aiperf.json, and genai-perf's, which
/// it follows; InferenceX's aggregated results, one or a list. Times by the units that each states or is
/// known to write: milliseconds, AIPerf as it says, InferenceX seconds. Errors: UnknownFormat (none of
/// these), BadValue (not one run in it has both times and its lengths; the first reason is told), TooLarge,
/// and those of parseJson().
Result<ServiceResults> readServiceResults(std::string_view text, const std::string& file);

} // namespace rankloom
