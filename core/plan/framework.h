// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/device_spec.h"
#include "core/plan/plan.h"
#include "core/plan/shard_groups.h"

namespace rankloom {

/// The plan run by a framework: the fields that its preset (resources/frameworks) has defaults for are set to
/// them. Not stated: nothing else changes.
Plan withFramework(Plan plan, Framework framework);

/// The device as the kernels of a framework use it: its efficiencies, gap and launch floor times the factors
/// that the preset has for its generation. Device presets hold what Megatron-Core with Transformer Engine
/// sustains, so that a device that was calibrated on runs of one framework tells about another.
DeviceSpec underFramework(DeviceSpec device, Framework framework);

/// The device as it may draw so many watts, 0 = what its board may: its products run at a lower clock. Of a
/// device whose board power is not known nothing changes.
DeviceSpec underPowerLimit(DeviceSpec device, double watts);

/// Whether FSDP of torchtitan shards just so: gradients with the optimizer states, weights too or not at all.
/// In a pipeline gradients are reduced behind the last microbatch, whole until then.
bool shardedByTorchTitan(const ShardDegrees& degrees, int pipelineStages);
/// Whether a framework runs tensor-parallel collectives beside matrix products: Transformer Engine's user
/// buffers (Megatron-LM --tp-comm-overlap, asserted to need sequence parallelism), torchtitan's asynchronous
/// tensor parallelism, nanotron's tp_linear_async_communication. Where none is stated, some can.
bool overlapsTensorParallel(Framework framework);
/// Whether DeepSpeed keeps gradients in 16 bits beside their fp32 sums: up to ZeRO-1, with bf16.
bool deepSpeedKeepsBoth(int zeroStage, Precision precision, GradientType gradients);

} // namespace rankloom
