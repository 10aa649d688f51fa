// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Loads and placements of experts among the reference measurements.

#include <fstream>
#include <sstream>
#include <string>

#include "core/exchange/syntax/count_array.h"

namespace rankloom::test {

inline std::string fileText(const std::string& name)
{
    std::ifstream file(std::string(RANKLOOM_REFERENCE_DATA) + "/experts/" + name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline CountArray array(const std::string& name)
{
    const Result<CountArray> read = readCountArray(fileText(name));
    return read ? *read : CountArray {};
}

} // namespace rankloom::test
