// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/hand_over.h"

#include <algorithm>
#include <map>

#include "core/model/key_value_cache.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

/// What a device keeps of a token: layers, and heads of keys and values.
struct KeptPart {
    int device = 0;
    int firstLayer = 0;
    int layers = 0;
    int firstHead = 0;
    int heads = 0;
};

/// Heads as they are shared out; a latent vector is one that everybody has.
int headsOf(const ModelSpec& model) { return model.mla ? 1 : std::max(1, model.kvHeads); }

/// The parts of one replica: those of its first attention replica, which stands for the others.
std::vector<KeptPart> partsOf(const ServedPlan& plan, const RankGrid& grid, int replica)
{
    std::vector<KeptPart> parts;
    const int heads = headsOf(plan.model());
    const int tp = plan.layout.tp;
    for (std::size_t s = 0; s < plan.stages.size(); ++s)
        for (int t = 0; t < tp; ++t) {
            const int rank = grid.rankAt(t, 0, replica * plan.attentionReplicas, static_cast<int>(s));
            const int first = heads * t / tp;
            const int end = std::max(first + 1, heads * (t + 1) / tp);
            parts.push_back({plan.devices[static_cast<std::size_t>(rank)], plan.stages[s].firstLayer,
                plan.stages[s].layers, first, end - first});
        }
    return parts;
}

/// Layers of a range that keep everything, and those with a window.
struct LayerCount {
    int whole = 0;
    int windowed = 0;
};
LayerCount countLayers(const ModelSpec& model, int first, int end)
{
    constexpr std::int64_t longest = std::int64_t {1} << 40U;
    LayerCount count;
    for (int layer = first; layer < end; ++layer)
        ++(keptTokens(model, layer, longest) < longest ? count.windowed : count.whole);
    return count;
}

/// What a device sends or receives, each part after the other.
struct PortLoad {
    double whole = 0; ///< s per token
    double windowed = 0;
    double slowest = 0; ///< s per token of its longest part
    int from = -1;
    int to = -1;

    void add(double wholeSeconds, double windowedSeconds, int sender, int receiver)
    {
        whole += wholeSeconds;
        windowed += windowedSeconds;
        if (wholeSeconds + windowedSeconds > slowest) {
            slowest = wholeSeconds + windowedSeconds;
            from = sender;
            to = receiver;
        }
    }
};

class PathMaker {
public:
    explicit PathMaker(const ServedPlan& plan)
        : m_plan(plan)
        , m_bytesPerHead(keyValueBytesPerLayer(plan.model(), 1, plan.choice.keyValueElementBytes)
              / headsOf(plan.model()))
    {
    }

    [[nodiscard]] HandOverPath between(
        const std::vector<KeptPart>& senders, const std::vector<KeptPart>& receivers)
    {
        m_out.clear();
        m_in.clear();
        m_path = {};
        for (std::size_t r = 0; r < receivers.size(); ++r)
            for (int head = receivers[r].firstHead; head < receivers[r].firstHead + receivers[r].heads;
                 ++head)
                fetch(senders, receivers[r], head, r);
        PortLoad busiest;
        for (const auto* side : {&m_out, &m_in})
            for (const auto& [device, load] : *side)
                if (load.whole + load.windowed > busiest.whole + busiest.windowed)
                    busiest = load;
        m_path.perToken = Seconds(busiest.whole);
        m_path.perWindowedToken = Seconds(busiest.windowed);
        m_path.from = busiest.from;
        m_path.to = busiest.to;
        return m_path;
    }

private:
    /// One head of the receiver's layers. Where several devices have it, receivers take turns.
    void fetch(const std::vector<KeptPart>& senders, const KeptPart& receiver, int head, std::size_t turn)
    {
        std::map<int, std::vector<const KeptPart*>> holders; // by their first layer
        for (const KeptPart& sender : senders)
            if (sender.firstHead <= head && head < sender.firstHead + sender.heads)
                holders[sender.firstLayer].push_back(&sender);
        for (const auto& [firstLayer, have] : holders) {
            const KeptPart& sender = *have[turn % have.size()];
            const int first = std::max(sender.firstLayer, receiver.firstLayer);
            const int end =
                std::min(sender.firstLayer + sender.layers, receiver.firstLayer + receiver.layers);
            if (first < end)
                send(sender.device, receiver.device, countLayers(m_plan.model(), first, end));
        }
    }

    void send(int from, int to, LayerCount layers)
    {
        const double bytes = m_bytesPerHead;
        m_path.bytesPerToken += Bytes(bytes * (layers.whole + layers.windowed));
        const LinkFigure link = m_plan.cluster().links.link(from, to);
        m_path.latency = std::max(m_path.latency, link.latency);
        const double each = link.bandwidth.value() > 0 ? bytes / link.bandwidth.value() : 0;
        m_out[from].add(each * layers.whole, each * layers.windowed, from, to);
        m_in[to].add(each * layers.whole, each * layers.windowed, from, to);
    }

    const ServedPlan& m_plan;
    double m_bytesPerHead;
    std::map<int, PortLoad> m_out; ///< by device
    std::map<int, PortLoad> m_in;
    HandOverPath m_path;
};

} // namespace

Seconds HandOverPath::of(std::int64_t tokens, std::int64_t window) const
{
    const std::int64_t inside = window > 0 ? std::min(tokens, window) : tokens;
    return latency + static_cast<double>(tokens) * perToken + static_cast<double>(inside) * perWindowedToken;
}

Seconds HandOverPaths::mean(std::int64_t tokens, std::int64_t window) const
{
    Seconds sum {};
    for (const HandOverPath& path : paths)
        sum += path.of(tokens, window);
    return sum / static_cast<double>(std::max<std::size_t>(1, paths.size()));
}

HandOverPaths handOverPaths(const ServedPlan& prompts, const ServedPlan& decodes)
{
    HandOverPaths out;
    out.receivers = decodes.replicas;
    const RankGrid promptGrid(prompts.layout);
    const RankGrid decodeGrid(decodes.layout);
    std::vector<std::vector<KeptPart>> receivers;
    for (int r = 0; r < decodes.replicas; ++r)
        receivers.push_back(partsOf(decodes, decodeGrid, r));
    PathMaker maker(prompts);
    for (int p = 0; p < prompts.replicas; ++p) {
        const std::vector<KeptPart> senders = partsOf(prompts, promptGrid, p);
        for (const std::vector<KeptPart>& to : receivers)
            out.paths.push_back(maker.between(senders, to));
    }
    return out;
}

} // namespace rankloom
