// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/optimizer_time.h"

#include <algorithm>

#include "core/cluster/host.h"
#include "core/model/layer_parameters.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

/// Bytes per parameter beside moments: the gradient is read in fp32, the fp32 master copy read and written,
/// the 16-bit weight written; fp32 weights are their own copy; pure 16 bits have half of that.
constexpr double withoutMoments(MasterWeights where)
{
    switch (where) {
    case MasterWeights::Optimizer:
        return 4 + 8 + 2;
    case MasterWeights::Weights:
        return 4 + 8;
    case MasterWeights::None:
        break;
    }
    return 2 + 4;
}
/// Moments, of the sizes that bytesPerParameter() counts, are read and written on top.
constexpr double kFp32Moment = 2 * 4;
/// What casts weights for a step of 8-bit products: read in 16 bits, written by rows and by columns.
constexpr double kCastWeights = 4;
/// Operator by operator Adam carries 84 bytes a parameter through memory instead of 30 (PyTorch
/// torch/optim/adamw.py, _multi_tensor_adamw: seven operators over all parameters).
constexpr double kForEach = 84.0 / 30;

/// Elements of matrices and what orthogonalising them takes.
struct Orthogonalised {
    double elements = 0;
    double flops = 0;

    void add(double rows, double columns, double count = 1)
    {
        elements += count * rows * columns;
        flops += count * rows * columns * newtonSchulzFlops(rows, columns);
    }
    [[nodiscard]] double each() const { return elements > 0 ? flops / elements : 0; }
};

void addAttention(const ModelSpec& model, double tp, double layers, Orthogonalised& sum)
{
    const double h = model.hidden;
    const double a = model.heads / tp;
    if (!model.mla) {
        const double keyValue = std::max(1.0, model.kvHeads / tp) * model.headDim;
        sum.add(a * model.headDim, h, 2 * layers); // queries and output
        sum.add(keyValue, h, 2 * layers);
        return;
    }
    const LatentAttention& mla = *model.mla;
    const double query = a * (mla.nopeHeadDim + mla.ropeHeadDim);
    if (mla.queryRank > 0)
        sum.add(mla.queryRank, h, layers);
    sum.add(query, mla.queryRank > 0 ? static_cast<double>(mla.queryRank) : h, layers);
    sum.add(mla.keyValueRank + mla.ropeHeadDim, h, layers);
    sum.add(a * (mla.nopeHeadDim + mla.valueHeadDim), mla.keyValueRank, layers);
    sum.add(a * mla.valueHeadDim, h, layers);
    for (const MatrixWidths& matrix : indexerMatrices(model))
        sum.add(static_cast<double>(matrix.out), static_cast<double>(matrix.in), layers);
}

/// Of the decoder layers of a model, each tensor-parallel part by itself (Megatron-Core's blockwise mode).
Orthogonalised denseMatrices(const ModelSpec& model, const Layout& layout)
{
    Orthogonalised sum;
    const double matrices = model.gatedMlp ? 3 : 2;
    const int moeLayers = model.moeLayers();
    addAttention(model, layout.tp, model.layers, sum);
    sum.add(static_cast<double>(model.ffn) / layout.tp, model.hidden, matrices * (model.layers - moeLayers));
    if (model.moe) {
        sum.add(static_cast<double>(model.moe->sharedFfn) / layout.tp, model.hidden, matrices * moeLayers);
        sum.add(model.moe->experts, model.hidden, moeLayers);
    }
    return sum;
}

Orthogonalised expertMatrix(const ModelSpec& model, const Layout& layout)
{
    Orthogonalised one;
    if (model.moe)
        one.add(static_cast<double>(model.moe->expertFfn) / std::max(1, layout.etp), model.hidden);
    return one;
}

} // namespace

OptimizerTraffic optimizerTraffic(OptimizerKind kind, MasterWeights where)
{
    const double rest = withoutMoments(where);
    const double moment = where == MasterWeights::None ? kFp32Moment / 2 : kFp32Moment;
    switch (kind) {
    case OptimizerKind::Adam:
        break;
    case OptimizerKind::AdamBf16Moments:
        return {rest + 2 * 4, rest + 2 * 4};
    case OptimizerKind::AdamFp8Moments:
        return {rest + 2 * 2, rest + 2 * 2};
    case OptimizerKind::Muon: // embedding, output layer and vectors stay with Adam
        return {rest + moment, rest + 2 * moment};
    case OptimizerKind::Sgd: // with momentum
        return {rest + moment, rest + moment};
    }
    return {rest + 2 * moment, rest + 2 * moment};
}

double newtonSchulzFlops(double rows, double columns)
{
    constexpr double iterations = 5;
    const double m = std::min(rows, columns);
    const double n = std::max(rows, columns);
    return n > 0 ? iterations * (4 * m + 2 * m * m / n) : 0;
}

Seconds optimizerTime(const Project& project, const Plan& plan, const DeviceSpec& device,
    const RankParameters& held, const UpdateDegrees& degrees)
{
    const double denseDegree = degrees.dense;
    const double expertDegree = degrees.experts;
    const OptimizerTraffic each = optimizerTraffic(plan.memory.optimizer, plan.memory.masterWeights);
    const double matrices = held.matrices / denseDegree;
    const double expertMatrices = held.expertMatrices / expertDegree;
    const double all = held.dense() / denseDegree + held.experts() / expertDegree;
    const double others = all - matrices - expertMatrices;
    const Bytes traffic(each.matrices == each.others
            ? all * each.matrices
            : (matrices + expertMatrices) * each.matrices + others * each.others);
    const BytesPerSecond memory(device.memoryBandwidth.value() * device.memoryEfficiency);
    const double away = plan.memory.offload.optimizerFraction;
    // A device's share of the host's memory bandwidth is taken to be no more than its link to the host.
    const double passes = plan.execution.optimizerStep == OptimizerStep::ForEach ? kForEach : 1;
    Seconds time = traffic * ((1 - away) * passes) / memory;
    if (away > 0 && device.hostLink.value() > 0) {
        // All devices behind a link to the host update at once.
        const auto sharers = static_cast<double>(hostOf(project.cluster).devicesPerLink);
        time = std::max(time, traffic * (away * sharers) / device.hostLink);
    }
    if (plan.memory.precision == Precision::Fp8Mixed && !plan.memory.fp8Weights)
        time += Bytes(held.total() * kCastWeights) / memory;
    if (plan.memory.optimizer == OptimizerKind::Muon) {
        const Layout layout = resolved(plan.layout, project.cluster->devices());
        const double flops = matrices * denseMatrices(project.model, layout).each()
            + expertMatrices * expertMatrix(project.model, layout).each();
        time += Seconds(flops / (device.peakBf16.value() * device.computeEfficiency));
    }
    return time;
}

} // namespace rankloom
