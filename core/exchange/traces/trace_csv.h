// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace rankloom {

/// True for the header of a routing trace: columns "token" and "layer", and experts (see trace_reader.h).
bool isTraceCsvHeader(std::string_view line);
/// True for the header of counts: columns layer, expert and count.
bool isLoadCsvHeader(std::string_view line);

} // namespace rankloom
