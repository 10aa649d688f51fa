// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diagnostics_json.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace rankloom::cli {

nlohmann::ordered_json diagnosticsJson(const Diagnostics& diagnostics)
{
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    for (const Diagnostic& diagnostic : diagnostics) {
        nlohmann::ordered_json entry {{"severity", toString(diagnostic.severity)}, {"code", diagnostic.code},
            {"message", diagnostic.message.english()}};
        if (diagnostic.where.line > 0)
            entry["line"] = diagnostic.where.line;
        if (!diagnostic.where.pointer.empty())
            entry["pointer"] = diagnostic.where.pointer;
        out.push_back(std::move(entry));
    }
    return out;
}

} // namespace rankloom::cli
