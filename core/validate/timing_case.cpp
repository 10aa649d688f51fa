// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/timing_case.h"

#include <algorithm>

#include "core/cluster/device_presets.h"

namespace rankloom {

ModelSpec gptModel(int hidden, int layers, int heads, int vocabulary, int sequence)
{
    ModelSpec model;
    model.layers = layers;
    model.hidden = hidden;
    model.heads = heads;
    model.kvHeads = heads;
    model.headDim = heads > 0 ? hidden / heads : 0;
    model.ffn = 4 * hidden;
    model.gatedMlp = false;
    model.vocabulary = vocabulary;
    model.tiedEmbeddings = true;
    model.learnedPositions = sequence;
    model.norm = NormKind::LayerNorm;
    model.qkvBias = model.outputBias = model.mlpBias = true;
    return model;
}

Result<Cluster> clusterOf(int devices, std::string_view devicePreset, int perNode)
{
    const Result<DeviceSpec> device = rankloom::devicePreset(devicePreset);
    if (!device)
        return tl::unexpected<Error>(device.error());
    const int each = devices % perNode == 0 ? perNode : devices;
    return makeCluster(std::max(1, devices) / std::max(1, each), std::max(1, each), *device);
}

Plan unfusedMegatronPlan(int tp, int pp)
{
    Plan plan;
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    plan.layout.sequenceParallel = false;
    plan.memory.precision = Precision::Fp16Mixed;
    plan.memory.sharding.optimizer = {};
    plan.memory.flashAttention = false;
    plan.memory.dropout = true;
    plan.memory.crossEntropy = CrossEntropy::Unfused;
    plan.communication.overlapDp = false;
    return plan;
}

} // namespace rankloom
