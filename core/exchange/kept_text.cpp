// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/kept_text.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

std::string keptText(FileFormat format, std::string text)
{
    if (format != FileFormat::NcclTestsJson)
        return text;
    auto document = parseJson(text);
    if (!document || !document->is_object())
        return text;
    document->erase("env");
    if (const auto words = document->find("args"); words != document->end()) {
        // The program's name says which collective was measured.
        std::string program;
        if (words->is_array() && !words->empty() && words->front().is_string())
            program = words->front().get<std::string>();
        *words = nlohmann::json::array({program.substr(program.find_last_of('/') + 1)});
    }
    return jsonText(nlohmann::ordered_json(*document));
}

} // namespace rankloom
