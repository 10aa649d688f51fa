// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/base/diagnostic.h"
#include "core/recovery/recovery.h"

namespace rankloom {

/// The recovery document of the contract (format "rankloom-recovery", version 1). `overTime` is its member of
/// that name, an object. `timeouts`: what checkTimeouts() found.
std::string writeRecoveries(const Project& project, const Recoveries& recoveries,
    const nlohmann::ordered_json& overTime, const Diagnostics& timeouts = {});

} // namespace rankloom
