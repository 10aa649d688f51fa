// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the tests of imports have in common.

#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "db/project_file.h"

namespace rankloom::test {

inline constexpr const char* kLinksCsv = "# unit=GB/s direction=row->col what=bandwidth\n"
                                         ",gpü-b02,gpu-a01\ngpü-b02,,21.5\ngpu-a01,11.25,\n";

inline void writeText(const std::string& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

/// Token by token through layers 1 and 2; 4 experts, top-2.
inline std::string traceCsv(int tokens, unsigned seed)
{
    std::mt19937 random(seed);
    std::string text = "token,layer,e0,e1\n";
    for (int token = 0; token < tokens; ++token)
        for (const int layer : {1, 2}) {
            const unsigned first = random() % 4;
            const unsigned second = (first + 1 + random() % 3) % 4;
            text += std::to_string(token) + "," + std::to_string(layer) + "," + std::to_string(first) + ","
                + std::to_string(second) + "\n";
        }
    return text;
}

inline Result<db::ProjectFile::ImportOutcome> import(
    db::ProjectFile& file, const std::vector<std::string>& paths, const ReadingHints& hints = {})
{
    Progress progress;
    return file.importFiles(paths, FileFormat::Unknown, hints, progress, {});
}

inline bool has(const Diagnostics& diagnostics, const std::string& code)
{
    for (const Diagnostic& d : diagnostics)
        if (d.code == code)
            return true;
    return false;
}

} // namespace rankloom::test
