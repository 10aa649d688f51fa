// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/recovery/recovery.h"

namespace rankloom {

/// How to go on under one policy.
inline Result<Recovery> replan(const Project& project, const Plan& plan, const FailureSet& failures,
    RecoveryPolicy policy, const RecoverySettings& settings = {})
{
    Result<Recoveries> all = replanAll(project, plan, failures, settings, {policy});
    if (!all)
        return tl::unexpected<Error>(std::move(all.error()));
    return std::move(all->policies.front());
}

} // namespace rankloom
