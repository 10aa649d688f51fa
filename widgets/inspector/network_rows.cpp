// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>
#include <QLocale>

#include "core/cluster/network_levels.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/row_table.h"

namespace rankloom::ui {

namespace {

constexpr int kLongestName = 64;
constexpr int kNodesColumn = 1;
constexpr double kHighestRate = 1e24; ///< as a plan document may state
constexpr double kLongestLatency = 1e6; ///< seconds

/// Levels of the network from near to far: the links of a node, the tiers, and all that is farther.
class NetworkTable : public RowTable {
public:
    NetworkTable(InspectorSection& section, const RowText& row) : RowTable(&section), m_section(section)
    {
        setColumns(columns());
        setHelp(row.label, row.help);
        setAdd(Rows::tr("Add a level of switches (Insert)"), [this] { add(); });
        setRemove(
            Rows::tr("Remove this level (Delete)"), [this](int at) { remove(at); },
            [this](int at) { return isTier(at); });
    }

    void showLevels()
    {
        // What could not be done to other levels is no longer of interest.
        if (links().nodes() != m_shownNodes || tiers() != m_shownTiers)
            setProblem({});
        m_shownNodes = links().nodes();
        m_shownTiers = tiers();
        refresh(static_cast<int>(tiers().size()) + 2);
        const LinkTable& table = links();
        setRemark(
            table.nodeMatrix().empty() && table.nodeDeviceMatrix().empty() && table.deviceMatrix().empty()
                ? QString()
                : Rows::tr("What was measured between two places stays; levels hold for the rest."));
    }

private:
    [[nodiscard]] const LinkTable& links() const { return m_section.inputs().project->cluster->links; }
    [[nodiscard]] const std::vector<NetworkTier>& tiers() const { return links().networkTiers(); }
    [[nodiscard]] bool isTier(int at) const { return at > 0 && at <= static_cast<int>(tiers().size()); }
    [[nodiscard]] const NetworkTier& tier(int at) const { return tiers()[static_cast<std::size_t>(at - 1)]; }
    [[nodiscard]] LinkFigure figure(int at) const
    {
        return isTier(at) ? tier(at).figure
                          : links().tier(at == 0 ? LinkLevel::DevicePair : LinkLevel::NodePair);
    }

    [[nodiscard]] QString name(int at) const
    {
        if (at == 0)
            return Rows::tr("Inside a node");
        if (!isTier(at))
            return tiers().empty() ? Rows::tr("Between nodes") : Rows::tr("Between all others");
        return tier(at).name.empty() ? Rows::tr("Level %1").arg(number(at))
                                     : QString::fromStdString(tier(at).name);
    }

    /// "4", "4, 4, 2", or how many groups of which sizes where they are no neighbours.
    [[nodiscard]] QString nodesText(int at) const
    {
        if (!isTier(at))
            return at == 0 ? number(1) : number(links().nodes());
        if (const int even = evenGroupSize(tier(at)); even > 0)
            return number(even);
        const std::vector<int> sizes = groupSizes(tier(at));
        if (sizes.empty())
            return QStringLiteral("–");
        const auto [least, most] = std::ranges::minmax(sizes);
        return least == most ? number(least) : QStringLiteral("%1–%2").arg(number(least), number(most));
    }

    [[nodiscard]] QString nodesTyped(int at) const
    {
        if (!isTier(at) || !inRuns(tier(at)))
            return nodesText(at);
        const int even = evenGroupSize(tier(at));
        return even > 0 ? QString::number(even) : numberList(groupSizes(tier(at)));
    }

    [[nodiscard]] QString nodesTip(int at) const
    {
        if (!isTier(at))
            return {};
        const std::vector<int> sizes = groupSizes(tier(at));
        QString tip = Rows::tr("%n group(s) of nodes", nullptr, static_cast<int>(sizes.size()));
        if (!inRuns(tier(at)))
            tip += u'\n'
                + Rows::tr("Which node is in which came with an import; a number typed here makes runs of "
                           "neighbours.");
        return tip;
    }

    /// The groups that a typed text means; empty where it means none.
    [[nodiscard]] std::vector<std::int32_t> groupsOf(const QString& typed) const
    {
        const std::optional<std::vector<int>> sizes = readNumberList(typed);
        if (!sizes || sizes->empty() || std::ranges::count(*sizes, 0) > 0)
            return {};
        if (sizes->size() == 1 && sizes->front() <= links().nodes())
            return evenGroups(links().nodes(), sizes->front());
        const std::int64_t all = std::accumulate(sizes->begin(), sizes->end(), std::int64_t {0});
        return all == links().nodes() ? groupsOfSizes(*sizes) : std::vector<std::int32_t>();
    }

    [[nodiscard]] QString nodesProblem(int at, const QString& typed) const
    {
        const std::optional<std::vector<int>> sizes = readNumberList(typed);
        if (!sizes || sizes->empty() || std::ranges::count(*sizes, 0) > 0)
            return Rows::tr("Write how many nodes a switch of this level holds, such as 4, or switch by "
                            "switch: 4, 4, 2.");
        NetworkTier trial;
        trial.groupOf = groupsOf(typed);
        if (trial.groupOf.empty()) {
            const std::int64_t all = std::accumulate(sizes->begin(), sizes->end(), std::int64_t {0});
            return sizes->size() == 1
                ? Rows::tr("The cluster has %1 nodes.").arg(number(links().nodes()))
                : Rows::tr("These are %1 nodes, the cluster has %2.")
                      .arg(QLocale().toString(static_cast<qlonglong>(all)), number(links().nodes()));
        }
        if (std::ranges::max(*sizes) < 2)
            return Rows::tr("One node alone is no level: at least 2.");
        if (isTier(at - 1) && !holdsWhole(trial, tier(at - 1)))
            return Rows::tr("This would cut switches of “%1”, which hold %2 nodes.")
                .arg(name(at - 1), nodesText(at - 1));
        if (isTier(at + 1) && !holdsWhole(tier(at + 1), trial))
            return Rows::tr("Switches of “%1” hold %2 nodes: they would cut these.")
                .arg(name(at + 1), nodesText(at + 1));
        return {};
    }

    std::vector<RowColumn> columns()
    {
        RowColumn names {Rows::tr("Level"),
            Rows::tr("From near to far; the first level that two nodes share holds for their link."),
            [this](int at) { return name(at); }};
        names.editable = [this](int at) { return isTier(at); };
        names.problem = [](int, const QString& typed) {
            return typed.trimmed().isEmpty() || typed.size() > kLongestName
                ? Rows::tr("A level needs a name of up to 64 letters.")
                : QString();
        };
        names.take = [this](int at, const QString& typed) {
            change(at, Rows::tr("Rename network level %1").arg(name(at)),
                [&](NetworkTier& tier) { tier.name = typed.trimmed().toStdString(); });
        };
        RowColumn nodes {Rows::tr("Nodes"),
            Rows::tr("Nodes below one switch of this level: 4, or switch by switch as 4, 4, 2."),
            [this](int at) { return nodesText(at); }};
        nodes.number = true;
        nodes.letters = 5;
        nodes.editable = names.editable;
        nodes.typed = [this](int at) { return nodesTyped(at); };
        nodes.problem = [this](int at, const QString& typed) { return nodesProblem(at, typed); };
        nodes.take = [this](int at, const QString& typed) {
            change(at, Rows::tr("Set the nodes of %1 to %2").arg(name(at), typed.trimmed()),
                [&](NetworkTier& tier) { tier.groupOf = groupsOf(typed); });
        };
        nodes.tip = [this](int at) { return nodesTip(at); };
        return {std::move(names), std::move(nodes), bandwidthColumn(), latencyColumn()};
    }

    RowColumn bandwidthColumn()
    {
        RowColumn column {Rows::tr("GB/s"),
            Rows::tr("Bandwidth of one GPU's share of a link of this level, one way. Other units can be "
                     "typed: 200 Gb/s."),
            [this](int at) { return rateInGigabytes(figure(at).bandwidth.value()); }};
        column.number = true;
        column.letters = 6;
        column.typed = [this](int at) { return rateInGigabytes(figure(at).bandwidth.value(), Digits::All); };
        column.problem = [](int, const QString& typed) {
            const std::optional<double> rate = readRate(typed);
            return rate && *rate <= kHighestRate
                ? QString()
                : Rows::tr("Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s.");
        };
        column.take = [this](int at, const QString& typed) {
            LinkFigure after = figure(at);
            after.bandwidth = BytesPerSecond(*readRate(typed));
            setFigure(at, after,
                Rows::tr("Set the bandwidth of %1 to %2 GB/s")
                    .arg(name(at), rateInGigabytes(after.bandwidth.value())));
        };
        column.tip = [this](int at) { return originTip(at); };
        return column;
    }

    RowColumn latencyColumn()
    {
        RowColumn column {Rows::tr("µs"),
            Rows::tr("Latency of a link of this level. Other units can be typed: 800 ns."),
            [this](int at) { return latencyInMicroseconds(figure(at).latency.value()); }};
        column.number = true;
        column.letters = 4;
        column.typed = [this](
                           int at) { return latencyInMicroseconds(figure(at).latency.value(), Digits::All); };
        column.problem = [](int, const QString& typed) {
            const std::optional<double> seconds = readLatency(typed);
            return seconds && *seconds <= kLongestLatency
                ? QString()
                : Rows::tr("Write a latency, such as 3, 3 µs or 800 ns.");
        };
        column.take = [this](int at, const QString& typed) {
            LinkFigure after = figure(at);
            after.latency = Seconds(*readLatency(typed));
            setFigure(at, after,
                Rows::tr("Set the latency of %1 to %2 µs")
                    .arg(name(at), latencyInMicroseconds(after.latency.value())));
        };
        column.tip = [this](int at) { return originTip(at); };
        return column;
    }

    [[nodiscard]] QString originTip(int at) const
    {
        QString tip = figure(at).origin == LinkOrigin::Measured ? Rows::tr("Measured")
            : figure(at).origin == LinkOrigin::Inferred         ? Rows::tr("Inferred from measured pairs")
                                                        : Rows::tr("Assumed, until somebody measures");
        if (isTier(at) && tier(at).oversubscription > 0)
            tip += u'\n'
                + Rows::tr("Links down over links up: %1")
                      .arg(QLocale().toString(tier(at).oversubscription, 'g', 3));
        return tip;
    }

    void submit(const LinkTable& after, const QString& what)
    {
        Project project = *m_section.inputs().project;
        project.cluster.change().links = after;
        Q_EMIT m_section.projectEdited(project, what, {});
    }

    template <class Edit> void change(int at, const QString& what, Edit edit)
    {
        LinkTable after = links();
        std::vector<NetworkTier> list = tiers();
        edit(list[static_cast<std::size_t>(at - 1)]);
        after.setNetworkTiers(std::move(list));
        submit(after, what);
    }

    /// What somebody types is an assumption again, whatever was inferred before.
    void setFigure(int at, LinkFigure figure, const QString& what)
    {
        figure.origin = LinkOrigin::Assumed;
        if (isTier(at))
            return change(at, what, [&](NetworkTier& tier) { tier.figure = figure; });
        LinkTable after = links();
        after.setTier(at == 0 ? LinkLevel::DevicePair : LinkLevel::NodePair, figure);
        submit(after, what);
    }

    /// The size that a level after the one at `at` may begin with: whole switches of that, fewer than what
    /// is farther; 0 = none is left.
    [[nodiscard]] int nextSize(int at) const
    {
        const std::vector<int> sizes = isTier(at) ? groupSizes(tier(at)) : std::vector<int> {1};
        const int near = sizes.empty() ? 1 : std::ranges::max(sizes);
        const int far = isTier(at + 1) ? evenGroupSize(tier(at + 1)) : links().nodes();
        for (int size = 2 * near; size < far; size += near)
            if (far % size == 0 && (size >= 4 || 2 * size >= far))
                return size;
        return 2 * near < far ? 2 * near : 0;
    }

    void add()
    {
        setProblem({});
        if (tiers().size() >= LinkTable::kMostNetworkTiers)
            return setProblem(Rows::tr("There are %1 levels already, which is the most.")
                                  .arg(number(static_cast<int>(tiers().size()))));
        // After the chosen one, or the farthest.
        int at = isTier(currentRow()) ? currentRow() : static_cast<int>(tiers().size());
        int size = nextSize(at);
        NetworkTier tier {
            Rows::tr("Level %1").arg(number(static_cast<int>(tiers().size()) + 1)).toStdString(),
            links().tier(LinkLevel::NodePair), 0, evenGroups(links().nodes(), std::max(1, size))};
        tier.figure.origin = LinkOrigin::Assumed;
        if (size == 0 || (isTier(at) && !holdsWhole(tier, this->tier(at)))
            || (isTier(at + 1) && !holdsWhole(this->tier(at + 1), tier)))
            return setProblem(links().nodes() < 3
                    ? Rows::tr(
                        "Levels tell nodes apart: the cluster has %n node(s).", nullptr, links().nodes())
                    : Rows::tr("No size lies between these levels: change theirs first."));
        LinkTable after = links();
        std::vector<NetworkTier> list = tiers();
        list.insert(list.begin() + at, std::move(tier));
        after.setNetworkTiers(std::move(list));
        submit(after, Rows::tr("Add a network level"));
        edit(at + 1, kNodesColumn);
    }

    void remove(int at)
    {
        LinkTable after = links();
        std::vector<NetworkTier> list = tiers();
        list.erase(list.begin() + (at - 1));
        after.setNetworkTiers(std::move(list));
        submit(after, Rows::tr("Remove network level %1").arg(name(at)));
    }

    InspectorSection& m_section;
    int m_shownNodes = 0;
    std::vector<NetworkTier> m_shownTiers;
};

} // namespace

void addNetworkRows(InspectorSection& section)
{
    const RowText row {Rows::tr("Network levels"), QStringLiteral("/cluster/links/network"),
        Rows::tr(
            "How fast links are where nothing was measured: inside a node, between nodes below one switch, "
            "between those of one block, and so on. Of the levels that two nodes share the nearest holds.")};
    auto* table = new NetworkTable(section, row);
    section.addBlock(row, table);
    section.onRefresh([table] { table->showLevels(); });
}

} // namespace rankloom::ui
