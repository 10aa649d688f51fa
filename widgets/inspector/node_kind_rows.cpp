// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/measured_links.h"
#include "core/cluster/node_kinds.h"
#include "core/whatif/named_parts.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/row_table.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kOtherNodesColumn = 0;
constexpr int kOtherDeviceColumn = 1;

const std::vector<std::string>& presets()
{
    static const std::vector<std::string> names = devicePresets();
    return names;
}

/// The nodes of a cluster that are unlike its usual ones: their GPU, its memory, their links. A row that is
/// being made names nodes first and is in the project with the first thing in which they differ.
class NodeKindTable : public RowTable {
public:
    NodeKindTable(InspectorSection& section, const RowText& row) : RowTable(&section), m_section(section)
    {
        setColumns({nodesColumn(), deviceColumn(), memoryColumn(), linkColumn(&NodeLinks::inside),
            linkColumn(&NodeLinks::network)});
        setHelp(row.label, row.help);
        setAdd(Rows::tr("Give nodes another GPU (Insert)"), [this] { add(); });
        setRemove(
            Rows::tr("Make these nodes as the others again (Delete)"), [this](int at) { remove(at); },
            [](int) { return true; });
        connect(this, &RowTable::cancelled, this, [this] {
            if (m_draft && m_draft->nodes.empty())
                m_draft.reset();
            showKinds();
        });
        setEmptyText(Rows::tr("All nodes are alike."));
    }

    void showKinds()
    {
        m_kinds = otherNodeKinds(cluster());
        // A cluster of another shape, or where somebody has said what these nodes are by now.
        if (m_draft && !m_draft->nodes.empty()
            && (m_draft->nodes.back() >= cluster().nodes || isSomewhere(m_draft->nodes.front())))
            m_draft.reset();
        refresh(static_cast<int>(m_kinds.size()) + (m_draft ? 1 : 0));
        setRemark(m_draft && !m_draft->nodes.empty()
                ? Rows::tr("These nodes are as the others so far: choose their GPU, memory or links.")
                : QString());
    }

private:
    [[nodiscard]] const Cluster& cluster() const { return m_section.inputs().project->cluster; }
    [[nodiscard]] bool isDraft(int at) const { return at >= static_cast<int>(m_kinds.size()); }
    [[nodiscard]] const NodeKind& kind(int at) const
    {
        return isDraft(at) ? *m_draft : m_kinds[static_cast<std::size_t>(at)];
    }
    [[nodiscard]] bool isNamed(int at) const { return !isDraft(at) || (m_draft && !m_draft->nodes.empty()); }
    [[nodiscard]] bool isSomewhere(int node) const
    {
        return std::ranges::any_of(
            m_kinds, [node](const NodeKind& k) { return std::ranges::binary_search(k.nodes, node); });
    }
    [[nodiscard]] QString nodesText(int at) const
    {
        return isNamed(at) ? QString::fromStdString(nodesInShort(cluster(), kind(at).nodes)) : QString();
    }

    RowColumn nodesColumn()
    {
        RowColumn column {Rows::tr("Nodes"),
            Rows::tr(
                "Names or numbers, runs such as %1, or 4x for the last four. Every node has as many GPUs.")
                .arg(QStringLiteral("gpu[004-007]")),
            [this](int at) { return isNamed(at) ? nodesText(at) : Rows::tr("Which?"); }};
        column.stretches = true;
        column.editable = [](int) { return true; };
        column.typed = [this](int at) { return nodesText(at); };
        column.completions = [this] {
            QStringList names;
            for (int node = 0; node < std::min(cluster().nodes, 1024); ++node)
                names << QString::fromStdString(cluster().nodeName(node));
            return names;
        };
        column.problem = [this](int at, const QString& typed) { return nodesProblem(at, typed); };
        column.take = [this](int at, const QString& typed) { takeNodes(at, typed); };
        column.tip = [this](int at) {
            return isNamed(at) ? nodesText(at) + u'\n'
                    + Rows::tr("%n node(s)", nullptr, static_cast<int>(kind(at).nodes.size()))
                               : QString();
        };
        return column;
    }

    [[nodiscard]] QString nodesProblem(int at, const QString& typed) const
    {
        const Result<std::vector<int>> nodes = nodesNamed(cluster(), typed.toStdString());
        if (!nodes)
            return translated(nodes.error());
        if (nodes->empty())
            return Rows::tr("Name at least one node; Delete makes them as the others again.");
        // What is left of the others must be something.
        std::vector<bool> taken(static_cast<std::size_t>(cluster().nodes), false);
        for (const int node : *nodes)
            taken[static_cast<std::size_t>(node)] = true;
        for (std::size_t other = 0; other < m_kinds.size(); ++other)
            if (static_cast<int>(other) != at)
                for (const int node : m_kinds[other].nodes)
                    taken[static_cast<std::size_t>(node)] = true;
        return std::ranges::count(taken, false) == 0
            ? Rows::tr("These are all nodes: choose the GPU of all further up.")
            : QString();
    }

    void takeNodes(int at, const QString& typed)
    {
        std::vector<int> nodes = *nodesNamed(cluster(), typed.toStdString());
        if (isDraft(at)) {
            if (!m_draft)
                return;
            m_draft->nodes = std::move(nodes);
            // What they are is said anew: they begin as the usual ones.
            Cluster after = cluster();
            dropNodeKind(after, m_draft->nodes);
            if (after != cluster())
                submit(after, Rows::tr("Make %1 as the other nodes").arg(nodesText(at)));
            showKinds();
            edit(rowCount() - 1, kOtherDeviceColumn);
            return;
        }
        NodeKind kind = this->kind(at);
        Cluster after = cluster();
        dropNodeKind(after, kind.nodes);
        kind.nodes = std::move(nodes);
        setNodeKind(after, kind);
        submit(after,
            Rows::tr("Set the nodes of %1 to %2")
                .arg(deviceText(kind), QString::fromStdString(nodesInShort(cluster(), kind.nodes))));
    }

    [[nodiscard]] static QString deviceText(const NodeKind& kind)
    {
        return QString::fromStdString(kind.device.name);
    }

    /// Without the memory in its name, which has a column.
    [[nodiscard]] static QString shortDevice(const NodeKind& kind)
    {
        static const QRegularExpression memory(QStringLiteral("-\\d+gb"));
        return deviceText(kind).remove(memory);
    }

    RowColumn deviceColumn()
    {
        RowColumn column {Rows::tr("GPU"), Rows::tr("Its preset brings memory and links with it."),
            [this](int at) { return isNamed(at) ? shortDevice(kind(at)) : QString(); }};
        column.letters = 8;
        column.editable = [this](int at) { return isNamed(at); };
        column.typed = [this](int at) { return deviceText(kind(at)); };
        column.choices = [this] {
            QStringList names;
            for (const std::string& name : presets())
                names << QString::fromStdString(name);
            // Figures of somebody's own.
            for (const NodeKind& kind : m_kinds)
                if (!names.contains(deviceText(kind)))
                    names << deviceText(kind);
            if (!names.contains(QString::fromStdString(cluster().device.name)))
                names << QString::fromStdString(cluster().device.name);
            return names;
        };
        column.take = [this](int at, const QString& typed) {
            if (const std::optional<DeviceSpec> device = deviceCalled(typed.toStdString())) {
                NodeKind after = kind(at);
                after.device = *device;
                after.links = usualNode(makeCluster(1, 1, *device)).links;
                change(at, after, Rows::tr("Set the GPU of %1 to %2").arg(nodesText(at), typed));
            }
        };
        column.tip = [this](int at) {
            return isNamed(at) ? QString::fromStdString(
                       kind(at).device.title.empty() ? kind(at).device.name : kind(at).device.title)
                               : QString();
        };
        return column;
    }

    [[nodiscard]] std::optional<DeviceSpec> deviceCalled(const std::string& name) const
    {
        if (Result<DeviceSpec> preset = devicePreset(name))
            return std::move(*preset);
        for (std::size_t kind = 0; kind < cluster().kinds(); ++kind)
            if (cluster().deviceOfKind(kind).name == name)
                return cluster().deviceOfKind(kind);
        return std::nullopt;
    }

    RowColumn memoryColumn()
    {
        RowColumn column {
            Rows::tr("GiB"), Rows::tr("Memory of one GPU. Other units can be typed: 16 GB."), [this](int at) {
                return isNamed(at) ? memoryInGibibytes(kind(at).device.memory.value()) : QString();
            }};
        column.number = true;
        column.letters = 4;
        column.editable = [this](int at) { return isNamed(at); };
        column.typed = [this](
                           int at) { return memoryInGibibytes(kind(at).device.memory.value(), Digits::All); };
        column.problem = [](int, const QString& typed) {
            const std::optional<double> bytes = readMemory(typed);
            return bytes && *bytes >= kLeastMemory && *bytes <= kMostMemory
                ? QString()
                : Rows::tr("Write a memory above 0, such as 80, 80 GiB or 16 GB.");
        };
        column.take = [this](int at, const QString& typed) {
            NodeKind after = kind(at);
            after.device.memory = Bytes(std::round(*readMemory(typed)));
            change(at, after,
                Rows::tr("Set the memory of %1 to %2")
                    .arg(nodesText(at), formatBytes(after.device.memory.value())));
        };
        return column;
    }

    RowColumn linkColumn(LinkFigure NodeLinks::*member)
    {
        const bool inside = member == &NodeLinks::inside;
        RowColumn column {
            inside ? Rows::tr("In", "GB/s inside a node") : Rows::tr("Out", "GB/s between nodes"),
            inside
                ? Rows::tr("GB/s between two GPUs of such a node, one way. Other units can be typed, and a "
                           "latency behind a semicolon: 200 Gb/s; 3 µs.")
                : Rows::tr("GB/s of one GPU's share of the network, one way: the slower end rules a link. "
                           "Other units can be typed, and a latency behind a semicolon: 200 Gb/s; 3 µs."),
            [this, member](int at) {
                return isNamed(at) ? rateInGigabytes((kind(at).links.*member).bandwidth.value()) : QString();
            }};
        column.number = true;
        column.letters = 4;
        column.editable = [this](int at) { return isNamed(at); };
        column.typed = [this, member](int at) {
            return rateInGigabytes((kind(at).links.*member).bandwidth.value(), Digits::All);
        };
        column.problem = [](int, const QString& typed) {
            return readLink(typed)
                ? QString()
                : Rows::tr("Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s; 3 µs.");
        };
        column.take = [this, member, inside](int at, const QString& typed) {
            const TypedLink link = *readLink(typed);
            NodeKind after = kind(at);
            LinkFigure& figure = after.links.*member;
            figure.bandwidth = BytesPerSecond(link.bandwidth);
            figure.latency = link.latency ? Seconds(*link.latency) : figure.latency;
            figure.origin = LinkOrigin::Assumed;
            change(at, after,
                (inside ? Rows::tr("Set the links inside %1 to %2 GB/s")
                        : Rows::tr("Set the network of %1 to %2 GB/s"))
                    .arg(nodesText(at), rateInGigabytes(link.bandwidth)));
        };
        column.tip = [this, member](int at) {
            return isNamed(at) ? Rows::tr("Latency: %1 µs")
                                     .arg(latencyInMicroseconds((kind(at).links.*member).latency.value()))
                               : QString();
        };
        return column;
    }

    struct TypedLink {
        double bandwidth = 0;
        std::optional<double> latency;
    };
    static std::optional<TypedLink> readLink(const QString& typed)
    {
        const QString rate = typed.section(u';', 0, 0);
        const QString wait = typed.section(u';', 1).trimmed();
        const std::optional<double> bandwidth = readRate(rate);
        const std::optional<double> latency = wait.isEmpty() ? std::nullopt : readLatency(wait);
        if (!bandwidth || *bandwidth < kLeastRate || *bandwidth > kMostRate || (!wait.isEmpty() && !latency))
            return std::nullopt;
        return TypedLink {*bandwidth, latency};
    }

    void submit(const Cluster& after, const QString& what)
    {
        Project project = *m_section.inputs().project;
        // Other devices come with their own network: what was measured says nothing about it.
        std::vector<int> others;
        for (int node = 0; node < after.nodes; ++node)
            if (after.deviceOfNode(node).name != cluster().deviceOfNode(node).name)
                others.push_back(node);
        Cluster changed = after;
        forgetMeasuredLinks(changed, others);
        project.cluster = std::move(changed);
        Q_EMIT m_section.projectEdited(project, what, {});
    }

    void change(int at, const NodeKind& after, const QString& what)
    {
        setProblem({});
        if (isDraft(at) && m_draft)
            m_draft = after;
        Cluster changed = cluster();
        setNodeKind(changed, after);
        if (changed.kinds() > Cluster::kMostKinds)
            return setProblem(Rows::tr("A cluster has at most %1 kinds of GPUs.")
                                  .arg(number(static_cast<int>(Cluster::kMostKinds))));
        if (changed != cluster())
            submit(changed, what);
        showKinds();
    }

    void add()
    {
        setProblem({});
        if (cluster().nodes < 2)
            return setProblem(Rows::tr("The cluster has one node: choose its GPU further up."));
        if (!m_draft) {
            m_draft = usualNode(cluster());
            showKinds();
        }
        edit(rowCount() - 1, m_draft->nodes.empty() ? kOtherNodesColumn : kOtherDeviceColumn);
    }

    void remove(int at)
    {
        if (isDraft(at)) {
            m_draft.reset();
            return showKinds();
        }
        const QString nodes = nodesText(at);
        Cluster after = cluster();
        dropNodeKind(after, kind(at).nodes);
        submit(after, Rows::tr("Make %1 as the other nodes").arg(nodes));
    }

    InspectorSection& m_section;
    std::vector<NodeKind> m_kinds;
    std::optional<NodeKind> m_draft; ///< a row that differs in nothing yet; without nodes it asks for them
};

} // namespace

void addNodeKindRows(InspectorSection& section)
{
    const RowText row {Rows::tr("Other nodes"), QStringLiteral("/cluster/otherNodes"),
        Rows::tr(
            "Nodes with another GPU, other memory or other links than the rest. A stage takes as long as "
            "on the slowest kind of its GPUs, and each GPU's memory is judged against its own size.")};
    auto* table = new NodeKindTable(section, row);
    section.addBlock(row, table);
    section.onRefresh([table] { table->showKinds(); });
}

} // namespace rankloom::ui
