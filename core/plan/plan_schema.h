// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace rankloom {

/// The JSON Schema of plan documents: the shipped frame with the rows of planFields() in it, each with its
/// type, range, default and help.
std::string planSchema();

} // namespace rankloom
