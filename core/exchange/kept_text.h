// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/exchange/reading.h"

namespace rankloom {

/// What a project keeps of an imported file: its text, without what measures nothing and may be private. Of
/// nccl-tests' JSON the environment and the command line go, but for the program's name: they may hold keys.
/// Every other format is kept as it is.
std::string keptText(FileFormat format, std::string text);

} // namespace rankloom
