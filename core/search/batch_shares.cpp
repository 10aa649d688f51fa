// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/batch_shares.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "core/base/at.h"
#include "core/base/balanced_pieces.h"
#include "core/plan/replica_work.h"
#include "core/plan/what_if.h"
#include "core/search/uneven_layers.h"
#include "core/timing/timing.h"

namespace rankloom {

namespace {

/// A gain below this is none.
constexpr double kLeastShareGain = 1e-9;
/// Steps behind balanced shares: more than they ever need.
constexpr int kMostSteps = 64;

/// Replicas that share a count: those tied by expert parallelism.
using Units = std::vector<std::vector<int>>;

struct Tried {
    EvaluatedPlan found;
    std::vector<int> counts; ///< microbatches of each replica of a unit

    [[nodiscard]] Seconds step() const { return found.step(); }
};

class Sharer {
public:
    Sharer(const Project& project, const Plan& plan)
        : m_project(project)
        , m_plan(plan)
        , m_laid(project, plan)
        , m_units(replicaUnits(m_laid.grid(), m_laid.layout))
    {
        for (const std::vector<int>& unit : m_units)
            m_paces.push_back(paceOf(unit));
    }

    [[nodiscard]] std::optional<EvaluatedPlan> best(const std::stop_token& stop) const
    {
        const int each = microbatchesOf(m_plan.workload, m_laid.layout);
        const std::vector<int> equal(m_units.size(), each);
        std::optional<Tried> best = shared(equal);
        const auto keep = [&best](std::optional<Tried> other) {
            const bool better = other && (!best || other->step() < best->step() * (1 - kLeastShareGain));
            if (better)
                best = std::move(other);
            return better;
        };
        if (std::vector<int> counts = balanced(each); counts != equal)
            keep(shared(counts));
        for (int i = 0; best && i < kMostSteps && !stop.stop_requested(); ++i) {
            const std::vector<int> one = moved(best->counts, Movers::One);
            const std::vector<int> all = moved(best->counts, Movers::All);
            if (!keep(shared(one)) && (all == one || !keep(shared(all))))
                break;
        }
        if (!best || best->found.plan == m_plan)
            return {};
        return std::move(best->found);
    }

private:
    [[nodiscard]] ReplicaPace paceOf(const std::vector<int>& unit) const
    {
        const LaidOut laid(m_project, m_plan, m_laid, unit);
        const PassTimes times = timePasses(laid);
        std::vector<double> ranks(at(m_laid.layout.pp), 0);
        for (std::size_t s = 0; s < times.stages.size(); ++s)
            ranks[at(laid.stages()[s].rank)] += times.stages[s].total().value();
        const double longest = std::ranges::max(ranks);
        return {std::accumulate(ranks.begin(), ranks.end(), -longest), longest};
    }

    /// Units of unlike sizes take as many microbatches a replica as the smallest part of a batch allows.
    [[nodiscard]] std::vector<int> balanced(int each) const
    {
        const std::size_t size = m_units.front().size();
        const bool alike = std::ranges::all_of(
            m_units, [size](const std::vector<int>& unit) { return unit.size() == size; });
        return alike ? balancedBatches(each * static_cast<int>(m_units.size()), m_paces)
                     : std::vector<int>(m_units.size(), each);
    }

    enum class Movers { One, All };

    /// One microbatch less on the unit that ends last (or on all that end then), one more where that ends
    /// first.
    [[nodiscard]] std::vector<int> moved(std::vector<int> counts, Movers movers) const
    {
        const auto ends = [&](std::size_t u, int more) { return m_paces[u].passes(counts[u] + more); };
        double last = 0;
        for (std::size_t u = 0; u < counts.size(); ++u)
            last = std::max(last, ends(u, 0));
        std::vector<bool> gave(counts.size(), false);
        int moving = 0;
        for (std::size_t u = 0; u < counts.size() && (movers == Movers::All || moving == 0); ++u)
            if (counts[u] > 1 && ends(u, 0) >= last * (1 - 1e-12)) {
                gave[u] = true;
                ++moving;
            }
        for (std::size_t u = 0; u < counts.size(); ++u)
            counts[u] -= gave[u] ? 1 : 0;
        for (; moving > 0; --moving) {
            std::size_t to = counts.size();
            for (std::size_t u = 0; u < counts.size(); ++u)
                if (!gave[u] && (to == counts.size() || ends(u, 1) < ends(to, 1)))
                    to = u;
            if (to == counts.size())
                return {};
            ++counts[to];
        }
        return counts;
    }

    [[nodiscard]] std::optional<Tried> shared(const std::vector<int>& counts) const
    {
        if (counts.size() != m_units.size())
            return {};
        Tried out {{m_plan, {}}, counts};
        if (std::ranges::adjacent_find(counts, std::ranges::not_equal_to()) != counts.end()) {
            std::map<int, std::vector<int>, std::greater<>> replicas; // by microbatches
            for (std::size_t u = 0; u < counts.size(); ++u)
                std::ranges::copy(m_units[u], std::back_inserter(replicas[counts[u]]));
            ReplicaChoice& choice = out.found.plan.replicas.change();
            for (auto& [count, those] : replicas) {
                std::ranges::sort(those);
                choice.shares.push_back({those, count, 0, {}});
            }
        }
        std::optional<Evaluation> evaluation = evaluateFitting(m_project, out.found.plan);
        if (!evaluation)
            return {};
        out.found.evaluation = std::move(*evaluation);
        return out;
    }

    const Project& m_project;
    const Plan& m_plan;
    LaidOut m_laid;
    Units m_units;
    std::vector<ReplicaPace> m_paces;
};

/// Whether some replicas may be faster than others.
bool mayDiffer(const Project& project, const Plan& plan)
{
    return project.cluster->mixed() && isEffective(project, plan) && plan.replicas->alike()
        && resolved(plan.layout, worldSize(project.cluster, plan)).dp > 1;
}

} // namespace

std::vector<int> balancedBatches(int total, const std::vector<ReplicaPace>& paces)
{
    return balancedPieces(total, paces.size(),
        [&paces](std::size_t replica, int microbatches) { return paces[replica].passes(microbatches); });
}

std::optional<EvaluatedPlan> withBatchShares(const Project& project, const Plan& plan, std::stop_token stop)
{
    return mayDiffer(project, plan) ? Sharer(project, plan).best(stop) : std::nullopt;
}

void shareBatches(
    const Project& project, const SearchSpace& space, std::vector<FoundLayout>& layouts, std::stop_token stop)
{
    for (FoundLayout& layout : layouts) {
        if (stop.stop_requested())
            return;
        takeIfFaster(project, space, withBatchShares(project, layout.plan, stop), layout);
    }
}

} // namespace rankloom
