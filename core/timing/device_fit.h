// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/cluster.h"
#include "core/measure/kernel_rates.h"

namespace rankloom {

/// What became of a constant of the device.
enum class ConstantFate : std::uint8_t {
    Fitted,
    Undetermined, ///< no kernel says enough of it: it is as it was
    AtBound, ///< it ended where a fit may go no further: what it stands for lies elsewhere
};

struct FittedConstant {
    std::string field; ///< of a device document: "computeEfficiency"
    double before = 0;
    double after = 0;
    ConstantFate fate = ConstantFate::Fitted;
};

/// Estimate against measurement of the kernels of one kind.
struct KindResidual {
    std::string kind; ///< see kindOf()
    int kernels = 0;
    double meanError = 0; ///< mean |ln(estimated / measured)|
    double bias = 0; ///< mean ln(estimated / measured)
    double worst = 0; ///< of the largest magnitude
    std::string worstId {};
};

struct DeviceFit {
    DeviceSpec device;
    std::vector<FittedConstant> constants;
    std::vector<KindResidual> before; ///< by kind, in the order of their first kernels
    std::vector<KindResidual> after;
    int kernels = 0; ///< used
    int leftOut = 0; ///< of shapes that training has not, see fitDevice()
};

/// Fits the constants of a device to kernels that were measured alone, by least squares of the logarithm of
/// estimated over measured (Levenberg and Marquardt), every kind of kernel with the same weight however many
/// there are: efficiencies of products, memory and attention, the gap between kernels, and, where copies and
/// collectives are there, the links of the device. Deterministic. Products of fewer than 256 rows and
/// attention of fewer than 256 queries are left out: the laws are not made for them. Unfused attention, and
/// products in 8 bits where there are any in 16, are judged, not fitted. What isolated kernels reach is 20 to
/// 40 % above what training sustains. Errors: BadValue without a kernel that says anything.
Result<DeviceFit> fitDevice(const DeviceSpec& device, std::span<const MeasuredKernel> kernels);

/// How near the estimates are, by kind.
std::vector<KindResidual> residualsOf(const DeviceSpec& device, std::span<const MeasuredKernel> kernels);

/// Whether training has kernels of that shape.
bool isOfTraining(const MeasuredKernel& kernel);

/// One node with as many of the devices as the kernels need.
Cluster nodeFor(const DeviceSpec& device, std::span<const MeasuredKernel> kernels);

} // namespace rankloom
