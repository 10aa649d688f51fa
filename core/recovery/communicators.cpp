// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/communicators.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/at.h"

namespace rankloom {

namespace {

constexpr NamedValue<CommunicatorEdge::Kind> kKinds[] = {
    {CommunicatorEdge::Kind::Ring, "ring"},
    {CommunicatorEdge::Kind::Pipeline, "pipeline"},
};
constexpr NamedValue<CommunicatorEdge::Change> kChanges[] = {
    {CommunicatorEdge::Change::Kept, "kept"},
    {CommunicatorEdge::Change::Removed, "removed"},
    {CommunicatorEdge::Change::Added, "added"},
    {CommunicatorEdge::Change::Renewed, "renewed"},
};

struct Cell {
    int replica = 0;
    int stage = 0;
    friend auto operator<=>(const Cell&, const Cell&) = default;
};
using Edge = std::pair<Cell, Cell>;

/// Who is connected while the replicas of a situation do what a choice says.
class Connections {
public:
    Connections(const Situation& s, const ReplicaChoice& choice, std::vector<bool> takesPart)
        : m_s(s), m_takesPart(std::move(takesPart)), m_own(at(s.replicas))
    {
        for (const StageHandover& one : choice.handovers)
            if (const int replica = s.replicaOf[at(one.replica)]; replica >= 0 && m_takesPart[at(replica)])
                m_handed[{replica, one.stage}] = one;
        for (const ReplicaShare& share : choice.shares)
            for (const int dp : share.replicas)
                if (const int replica = s.replicaOf[at(dp)]; replica >= 0)
                    m_own[at(replica)] = share.layersPerStage;
    }

    [[nodiscard]] bool takesPart(int replica) const { return m_takesPart[at(replica)]; }
    /// Whether its pipeline is the plan's, run by itself.
    [[nodiscard]] bool isPlain(int replica) const
    {
        const auto from = m_handed.lower_bound({replica, 0});
        return takesPart(replica) && m_own[at(replica)].empty()
            && (from == m_handed.end() || from->first.replica != replica);
    }
    [[nodiscard]] const std::vector<int>& ownLayers(int replica) const { return m_own[at(replica)]; }

    /// Boundaries that microbatches of a replica cross.
    void addPipeline(int replica, const std::vector<std::pair<int, int>>& hops, std::set<Edge>& out) const
    {
        if (!takesPart(replica))
            return;
        if (const std::vector<int>& own = m_own[at(replica)]; !own.empty()) {
            int before = -1;
            for (int stage = 0; stage < m_s.stages; ++stage)
                if (own[at(stage)] > 0) {
                    if (before >= 0)
                        out.insert({{replica, before}, {replica, stage}});
                    before = stage;
                }
            return;
        }
        for (const auto& [from, to] : hops) {
            const std::vector<Cell> senders = hosts(replica, from);
            const std::vector<Cell> receivers = hosts(replica, to);
            for (const Cell& a : senders)
                for (const Cell& b : receivers)
                    if (a != b && isMet(a, b, senders, receivers)) // one connection for both ways
                        out.insert(a.stage <= b.stage ? Edge {a, b} : Edge {b, a});
        }
    }

    /// The cells that reduce gradients of a layer, in the order of the replicas.
    [[nodiscard]] std::vector<Cell> ringOf(int layer, int stage) const
    {
        std::vector<Cell> out;
        for (int replica = 0; replica < m_s.replicas; ++replica) {
            if (!takesPart(replica))
                continue;
            const StageHandover* handed = handover(replica, stage);
            if (const std::vector<int>& own = m_own[at(replica)]; !own.empty())
                out.push_back({replica, ownerOf(own, layer)});
            else if (handed == nullptr || handed->share < 1)
                out.push_back({replica, stage});
            else if (handed->way == HandoverWay::StageBefore)
                out.push_back({replica, m_s.stageBefore(stage)});
        }
        return out;
    }

private:
    [[nodiscard]] const StageHandover* handover(int replica, int stage) const
    {
        const auto found = m_handed.find({replica, stage});
        return found == m_handed.end() ? nullptr : &found->second;
    }
    [[nodiscard]] static int ownerOf(const std::vector<int>& layers, int layer)
    {
        int stage = 0;
        while (layer >= layers[at(stage)])
            layer -= layers[at(stage++)];
        return stage;
    }

    /// Who runs microbatches of a stage of a replica: itself, or those that stand in for it.
    [[nodiscard]] std::vector<Cell> hosts(int replica, int stage) const
    {
        const StageHandover* handed = handover(replica, stage);
        if (handed == nullptr)
            return {{replica, stage}};
        if (handed->way == HandoverWay::StageBefore)
            return {{replica, m_s.stageBefore(stage)}};
        std::vector<Cell> out;
        if (handed->share < 1)
            out.push_back({replica, stage});
        // Sequences go to all peers; microbatches to as many as there are of them, in turn.
        auto left = handed->way == HandoverWay::Microbatches
            ? std::llround(std::ceil(m_s.microbatches() * handed->share - 1e-9))
            : std::int64_t {m_s.replicas};
        for (int peer = 0; peer < m_s.replicas && left > 0; ++peer)
            if (takesPart(peer) && m_own[at(peer)].empty() && handover(peer, stage) == nullptr) {
                out.push_back({peer, stage});
                --left;
            }
        return out;
    }

    /// Where two stages in a row have several hosts, work stays in the replica of a host as far as it can.
    [[nodiscard]] static bool isMet(
        const Cell& a, const Cell& b, const std::vector<Cell>& senders, const std::vector<Cell>& receivers)
    {
        if (senders.size() == 1 || receivers.size() == 1 || a.replica == b.replica)
            return true;
        const auto has = [](const std::vector<Cell>& cells, int replica) {
            return std::ranges::find(cells, replica, &Cell::replica) != cells.end();
        };
        return !has(receivers, a.replica) || !has(senders, b.replica);
    }

    const Situation& m_s;
    std::vector<bool> m_takesPart;
    std::vector<std::vector<int>> m_own; ///< layers by stage, where they are others than the plan's
    std::map<Cell, StageHandover> m_handed;
};

/// Collects what differs between two states.
class Differences {
public:
    Differences(const Situation& s, const Connections& before, const Connections& after)
        : m_s(s), m_before(before), m_after(after)
    {
        std::set<std::pair<int, int>> seen;
        const std::vector<StageLayers>& chunks = s.laid.stages();
        for (std::size_t v = 0; v + 1 < chunks.size(); ++v)
            if (chunks[v].rank != chunks[v + 1].rank)
                seen.insert(hopOf(chunks[v].rank, chunks[v + 1].rank));
        m_hops.assign(seen.begin(), seen.end());
    }

    std::vector<CommunicatorEdge> all()
    {
        comparePipelines();
        compareRings();
        if (!m_out.empty())
            addKept();
        std::ranges::sort(m_out, {}, [](const CommunicatorEdge& e) {
            return std::tuple(e.kind, e.fromReplica, e.fromStage, e.toReplica, e.toStage, e.change);
        });
        return std::move(m_out);
    }

private:
    static std::pair<int, int> hopOf(int a, int b) { return {std::min(a, b), std::max(a, b)}; }
    /// The boundary is one of a replica that runs its own pipeline.
    [[nodiscard]] bool isOwn(const Connections& in, const Edge& edge) const
    {
        return edge.first.replica == edge.second.replica && in.isPlain(edge.first.replica)
            && std::ranges::binary_search(m_hops, hopOf(edge.first.stage, edge.second.stage));
    }
    [[nodiscard]] bool isNew(const Cell& cell) const
    {
        return m_s.spared[m_s.cell(cell.replica, cell.stage)];
    }

    void comparePipelines()
    {
        std::set<Edge> were;
        std::set<Edge> are;
        for (int replica = 0; replica < m_s.replicas; ++replica) {
            const bool plain = m_before.isPlain(replica) && m_after.isPlain(replica);
            if (!plain) {
                m_before.addPipeline(replica, m_hops, were);
                m_after.addPipeline(replica, m_hops, are);
                continue;
            }
            for (const auto& [from, to] : m_hops)
                if (isNew({replica, from}) || isNew({replica, to}))
                    add(CommunicatorEdge::Kind::Pipeline, CommunicatorEdge::Change::Renewed,
                        {{replica, from}, {replica, to}});
        }
        compare(CommunicatorEdge::Kind::Pipeline, were, are);
    }

    /// Layers that the same cells hold, before and after, are in one ring.
    void compareRings()
    {
        const std::vector<int> plain = m_s.layersPerStage();
        std::set<int> starts;
        const auto cut = [&starts](const std::vector<int>& layers) {
            int first = 0;
            for (const int count : layers) {
                if (count > 0)
                    starts.insert(first);
                first += count;
            }
        };
        cut(plain);
        for (int replica = 0; replica < m_s.replicas; ++replica) {
            cut(m_before.ownLayers(replica));
            cut(m_after.ownLayers(replica));
        }
        std::set<Edge> were;
        std::set<Edge> are;
        std::set<Edge> stay; // in other rings; those of whole stages have no edge in common
        const bool shared = starts.size() > plain.size();
        int stage = 0;
        int first = 0; // layer of the stage
        for (const int layer : starts) {
            while (layer >= first + plain[at(stage)])
                first += plain[at(stage++)];
            const std::vector<Cell> before = m_before.ringOf(layer, stage);
            std::vector<Cell> after = m_after.ringOf(layer, stage);
            if (before != after || std::ranges::any_of(after, [this](const Cell& c) { return isNew(c); })) {
                addRing(before, were);
                addRing(after, are);
            } else {
                if (shared)
                    addRing(after, stay);
                m_sameRings.push_back(std::move(after));
            }
        }
        for (const Edge& edge : stay) {
            were.erase(edge);
            are.erase(edge);
        }
        compare(CommunicatorEdge::Kind::Ring, were, are);
    }

    /// Of replicas that lose something, then of others that something changes for.
    void addKept()
    {
        std::set<int> told;
        for (const bool losing : {true, false})
            for (const CommunicatorEdge& edge : m_out)
                if (edge.change != CommunicatorEdge::Change::Added || !losing)
                    for (const int replica : {edge.fromReplica, edge.toReplica})
                        if (told.size() < CommunicatorEdge::kToldReplicas)
                            told.insert(replica);
        const auto isTold = [&](const Cell& cell) { return told.contains(m_s.numberOf(cell.replica)); };
        for (const auto& [kind, edge] : m_same)
            if (isTold(edge.first) && isTold(edge.second))
                add(kind, CommunicatorEdge::Change::Kept, edge);
        std::set<Edge> rings; // several may have an edge in common
        for (const std::vector<Cell>& ring : m_sameRings)
            for (std::size_t i = 0; i < ring.size() && ring.size() > 1; ++i)
                if (const Edge edge {ring[i], ring[(i + 1) % ring.size()]};
                    isTold(edge.first) && isTold(edge.second))
                    rings.insert(edge);
        for (const Edge& edge : rings)
            add(CommunicatorEdge::Kind::Ring, CommunicatorEdge::Change::Kept, edge);
        for (int replica = 0; replica < m_s.replicas; ++replica)
            for (const auto& [from, to] : m_hops) {
                const Edge edge {{replica, from}, {replica, to}};
                if (isTold(edge.first) && isOwn(m_before, edge) && isOwn(m_after, edge) && !isNew(edge.first)
                    && !isNew(edge.second))
                    add(CommunicatorEdge::Kind::Pipeline, CommunicatorEdge::Change::Kept, edge);
            }
    }

    static void addRing(const std::vector<Cell>& cells, std::set<Edge>& out)
    {
        for (std::size_t i = 0; i < cells.size() && cells.size() > 1; ++i)
            out.insert({cells[i], cells[(i + 1) % cells.size()]});
    }

    void compare(CommunicatorEdge::Kind kind, const std::set<Edge>& were, const std::set<Edge>& are)
    {
        const bool pipelines = kind == CommunicatorEdge::Kind::Pipeline;
        for (const Edge& edge : were)
            if (!are.contains(edge) && !(pipelines && isOwn(m_after, edge)))
                add(kind, CommunicatorEdge::Change::Removed, edge);
        for (const Edge& edge : are) {
            const bool had = were.contains(edge) || (pipelines && isOwn(m_before, edge));
            if (!had)
                add(kind, CommunicatorEdge::Change::Added, edge);
            else if (isNew(edge.first) || isNew(edge.second))
                add(kind, CommunicatorEdge::Change::Renewed, edge);
            else
                m_same.emplace_back(kind, edge);
        }
    }

    void add(CommunicatorEdge::Kind kind, CommunicatorEdge::Change change, const Edge& edge)
    {
        const Layout& layout = m_s.laid.layout;
        const int connections =
            kind == CommunicatorEdge::Kind::Ring ? layout.tp : layout.tp * layout.cp * m_s.ranksPerReplica;
        m_out.push_back({kind, change, m_s.numberOf(edge.first.replica), edge.first.stage,
            m_s.numberOf(edge.second.replica), edge.second.stage, connections});
    }

    const Situation& m_s;
    const Connections& m_before;
    const Connections& m_after;
    std::vector<std::pair<int, int>> m_hops; ///< pipeline ranks that send to each other
    std::vector<std::pair<CommunicatorEdge::Kind, Edge>> m_same; ///< kept ones among what was compared
    std::vector<std::vector<Cell>> m_sameRings;
    std::vector<CommunicatorEdge> m_out;
};

} // namespace

template <> std::span<const NamedValue<CommunicatorEdge::Kind>> namedValues() { return kKinds; }
template <> std::span<const NamedValue<CommunicatorEdge::Change>> namedValues() { return kChanges; }

std::vector<CommunicatorEdge> communicatorChanges(
    const Situation& s, const ReplicaChoice& then, const std::vector<bool>& takesPart)
{
    const Connections before(s, s.running.replicas, std::vector<bool>(at(s.replicas), true));
    const Connections after(s, then, takesPart);
    return Differences(s, before, after).all();
}

} // namespace rankloom
