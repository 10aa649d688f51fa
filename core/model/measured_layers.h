// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/quantity.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// Where measured layers are to run.
struct MeasuredAt {
    std::string_view device; ///< its name; empty = what the fastest of all devices needs, at least
    Seconds launch {}; ///< the host needs to launch a layer's forward pass there
    int tp = 1;
    int microBatchSize = 1;
};

/// The measured times of layers that hold for a device, a tensor-parallel degree and a microbatch size.
/// Between two sizes that were measured a time is interpolated. Outside them a pass that takes no longer than
/// launching it (a backward pass: twice that) stays what it is, as the host binds it, and a longer one is in
/// proportion: measure the sizes that matter.
class MeasuredLayerTimes {
public:
    MeasuredLayerTimes(const MeasuredLayers& measured, const MeasuredAt& at);

    /// Whether somebody measured such layers; without, all times are 0.
    [[nodiscard]] bool known() const { return !m_forward.empty(); }
    [[nodiscard]] Seconds forward(int layer) const;
    [[nodiscard]] Seconds backward(int layer) const;

private:
    std::vector<double> m_forward; ///< s per layer
    std::vector<double> m_backward;
};

} // namespace rankloom
