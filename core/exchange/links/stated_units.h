// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "core/exchange/formats.h"

namespace rankloom {

/// Refuses a text whose heads of tables state another unit in brackets than the tool prints: "Bandwidth
/// (GB/s)" where all figures are MB/s. A head is a line that holds one of the marks; brackets that hold no
/// unit are passed over.
Result<void> expectUnits(const ReaderInput& input, std::initializer_list<std::string_view> marks,
    std::initializer_list<std::string_view> units);

} // namespace rankloom
