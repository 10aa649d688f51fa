// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/project.h"

namespace rankloom::test {

/// A model on one device alone.
inline Project projectOf(const char* model, const char* device = "a100-sxm-40gb")
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(1, 1, *devicePreset(device));
    return project;
}

} // namespace rankloom::test
