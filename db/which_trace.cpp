// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/which_trace.h"

#include <map>
#include <memory>
#include <string>

namespace rankloom::db {

Diagnostics whichTraceCounts(const Inputs& inputs, std::int64_t model)
{
    std::map<std::int64_t, std::string> traces; // by import: the name of their first file
    for (const MeasurementInfo& measurement : inputs.measurements)
        if (measurement.traceRows > 0 && measurement.model == model)
            traces.try_emplace(measurement.import, measurement.fileName);
    const std::shared_ptr<const ModelInput> input = inputs.model(model);
    if (traces.size() < 2 || !input || !input->counted.tags.empty())
        return {};
    return {{Severity::Hint, "several-traces",
        Phrase::of("The model has {} routing traces: only the newest counts, {}.", traces.size(),
            traces.rbegin()->second),
        {}, {}, {}}};
}

} // namespace rankloom::db
