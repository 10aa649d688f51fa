// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/kernel_estimate.h"

#include <numeric>

#include "core/cluster/collectives.h"
#include "core/timing/expert_exchange.h"
#include "core/timing/kernels.h"

namespace rankloom {

namespace {

Precision precisionOf(KernelPrecision precision)
{
    switch (precision) {
    case KernelPrecision::Bits8:
        return Precision::Fp8Mixed;
    case KernelPrecision::Bits32:
        return Precision::Fp32;
    case KernelPrecision::Bits16:
        break;
    }
    return Precision::Bf16Mixed;
}

ExpertDispatch dispatchOf(ExchangeLibrary library)
{
    switch (library) {
    case ExchangeLibrary::DeepEp:
        return ExpertDispatch::Deduplicated;
    case ExchangeLibrary::HybridEp:
        return ExpertDispatch::Fused;
    case ExchangeLibrary::Nccl:
        break;
    }
    return ExpertDispatch::AllToAll;
}

/// Prices one part of a kernel.
class PartPrice {
public:
    PartPrice(const Cluster& cluster, KernelPrecision precision)
        : m_cluster(cluster), m_kernels(cluster.device, precisionOf(precision))
    {
    }

    Seconds operator()(const ProductKernel& p) const
    {
        return p.grouped ? m_kernels.expertGemm(p.count, p.m, p.n, p.k, p.resultBytes)
                         : m_kernels.gemm(p.m, p.n, p.k, p.resultBytes);
    }

    Seconds operator()(const AttentionKernel& a) const
    {
        if (a.scoreBytes > 0)
            return unfused(a);
        const KernelModel::AttentionShape shape {a.causal ? keysSeenTwice(a) : a.keys,
            KernelModel::attentionTiles(a.heads, a.queries), a.queryKeyWidth > a.valueWidth,
            (a.queryKeyWidth + a.valueWidth) / 2};
        const Flops flops(usefulFlops(a));
        return a.backward ? m_kernels.attentionBackward(flops, shape) : m_kernels.attention(flops, shape);
    }

    Seconds operator()(const MemoryKernel& m) const
    {
        return m.scattered ? m_kernels.scatter(m.bytes) : m_kernels.stream(m.bytes);
    }

    Seconds operator()(const QuantiseKernel& q) const { return m_kernels.quantise(q.elements); }

    Seconds operator()(const CopyKernel& c) const
    {
        const DeviceSpec& device = m_cluster.device;
        return c.toHost ? c.bytes / device.hostLink + device.kernelLaunch
                        : c.bytes / device.deviceLink + device.deviceLinkLatency;
    }

    Seconds operator()(const CollectiveKernel& c) const
    {
        std::vector<int> devices(static_cast<std::size_t>(c.ranks));
        std::iota(devices.begin(), devices.end(), 0);
        const Communicator group(m_cluster.links, devices);
        if (c.operation == "all_reduce")
            return group.allReduce(c.bytes).time;
        if (c.operation == "all_gather")
            return group.allGather(c.bytes).time;
        if (c.operation == "reduce_scatter")
            return group.reduceScatter(c.bytes).time;
        return group.allToAll(c.bytes).time;
    }

    /// One MoE layer of a model that has nothing else, on as many devices as there are ranks.
    Seconds operator()(const ExchangeKernel& e) const
    {
        Project project;
        ModelSpec& model = project.model.change();
        model.layers = 1;
        model.hidden = e.hidden;
        model.heads = model.kvHeads = 1;
        model.headDim = 1;
        MixtureOfExperts moe;
        moe.experts = e.experts;
        moe.topK = e.topK;
        moe.expertFfn = e.hidden;
        moe.layerIsMoe = {true};
        model.moe = std::move(moe);
        const int each = std::min(e.ranks, m_cluster.devicesPerNode);
        project.cluster = makeCluster((e.ranks + each - 1) / each, each, m_cluster.device);
        Plan plan;
        plan.workload = {static_cast<int>(e.tokens), 1, e.ranks};
        plan.layout.dp = plan.layout.ep = e.ranks;
        plan.layout.etp = 1;
        plan.memory.expertLoadFactor = 1;
        plan.communication.expertDispatch = dispatchOf(e.library);
        return ExpertExchange(LaidOut(project, plan)).of(0).forward / 2.0;
    }

private:
    [[nodiscard]] Seconds unfused(const AttentionKernel& a) const
    {
        const KernelModel::BothPasses products =
            m_kernels.unfusedAttention(a.heads, a.queries, a.keys, a.queryKeyWidth, a.valueWidth);
        return (a.backward ? products.backward : products.forward)
            + m_kernels.stream(Bytes(a.heads * a.queries * a.keys * a.scoreBytes));
    }

    const Cluster& m_cluster;
    KernelModel m_kernels;
};

} // namespace

Seconds estimateKernel(const Cluster& cluster, const MeasuredKernel& kernel)
{
    Seconds sum {};
    for (const KernelWork& work : kernel.parts)
        sum += std::visit(PartPrice(cluster, kernel.precision), work);
    return sum;
}

} // namespace rankloom
