// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/diagnostic.h"

namespace rankloom::cli {

/// As documents about files hold them: severity, code, message, and the line or pointer where there is one.
nlohmann::ordered_json diagnosticsJson(const Diagnostics& diagnostics);

} // namespace rankloom::cli
