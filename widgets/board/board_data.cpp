// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_data.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <QCoreApplication>

#include "core/cluster/node_kinds.h"
#include "core/plan/left_out.h"
#include "core/plan/what_if.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// What two ranks of one group have in common; their position within the group is left out.
using GroupKey = std::array<int, 4>;

GroupKey keyOf(const RankCoordinates& c, GroupKind kind)
{
    switch (kind) {
    case GroupKind::Tensor:
        return {c.cp, c.dp, c.pp, 0};
    case GroupKind::Context:
        return {c.tp, c.dp, c.pp, 0};
    case GroupKind::Data:
        return {c.tp, c.cp, c.pp, 0};
    case GroupKind::DataContext:
        return {c.tp, c.pp, 0, 0};
    case GroupKind::Pipeline:
        return {c.tp, c.cp, c.dp, 0};
    case GroupKind::Expert:
        return {c.etp, c.edp, c.pp, 0};
    case GroupKind::ExpertTensor:
        return {c.ep, c.edp, c.pp, 0};
    case GroupKind::ExpertData:
        return {c.etp, c.ep, c.pp, 0};
    }
    return {};
}

struct BoardColors {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::BoardColors)
};

void markRemovedNodes(const Cluster& cluster, BoardData& data)
{
    const std::vector<int> usable = usableNodes(cluster, data.whatIf);
    if (static_cast<int>(usable.size()) == cluster.nodes)
        return;
    data.nodeUses.assign(static_cast<std::size_t>(cluster.nodes), NodeUse::Removed);
    data.nodeNotes.resize(data.nodeUses.size());
    for (const int node : usable)
        data.nodeUses[static_cast<std::size_t>(node)] = NodeUse::Usable;
    for (const UnavailableNode& outage : cluster.unavailableNodes) {
        const auto index = static_cast<std::size_t>(outage.node);
        data.nodeUses[index] = outage.reason == Outage::Broken ? NodeUse::Broken : NodeUse::Draining;
        data.nodeNotes[index] = outage.note;
    }
}

/// What a recovery has left without work is as good as gone.
void markNodes(const Cluster& cluster, const Plan& plan, BoardData& data)
{
    markRemovedNodes(cluster, data);
    const std::vector<int> idle = nodesWithoutWork(cluster, plan);
    if (!idle.empty() && data.nodeUses.empty()) {
        data.nodeUses.assign(static_cast<std::size_t>(cluster.nodes), NodeUse::Usable);
        data.nodeNotes.resize(data.nodeUses.size());
    }
    for (const int node : idle)
        data.nodeUses[static_cast<std::size_t>(node)] = NodeUse::Idle;
}

GroupKind kindOf(BoardColor color)
{
    switch (color) {
    case BoardColor::Tensor:
        return GroupKind::Tensor;
    case BoardColor::Context:
        return GroupKind::Context;
    case BoardColor::Expert:
        return GroupKind::Expert;
    default:
        return GroupKind::Data;
    }
}

} // namespace

std::string BoardData::nodeName(int node) const
{
    const auto index = static_cast<std::size_t>(node);
    return index < nodeNames.size() && !nodeNames[index].empty() ? nodeNames[index]
                                                                 : "node" + std::to_string(node);
}

QString nodeUseWord(NodeUse use)
{
    switch (use) {
    case NodeUse::Usable:
        break;
    case NodeUse::Broken:
        return BoardColors::tr("broken");
    case NodeUse::Draining:
        return BoardColors::tr("draining");
    case NodeUse::Removed:
        return BoardColors::tr("removed");
    case NodeUse::Idle:
        return BoardColors::tr("without work");
    }
    return {};
}

namespace {

/// A kind of nodes in few words, or in more: what its device is called, its memory, its network.
std::string kindWord(const NodeKind& kind, int detail)
{
    std::string word;
    for (const char c : kind.device.name) {
        const bool told = std::ranges::any_of(word, [](char d) { return d >= '0' && d <= '9'; });
        if (c == '-' && told && detail < 2)
            break;
        word += c == '-' ? ' ' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    if (detail > 0)
        word += ' ' + formatBytes(kind.device.memory.value()).toStdString();
    if (detail > 2)
        word += ", " + formatRate(kind.links.network.bandwidth.value()).toStdString();
    return word;
}

/// In as few words as tell all of them apart.
std::vector<std::string> kindWords(const std::vector<NodeKind>& kinds)
{
    std::vector<std::string> words;
    for (int detail = 0; detail <= 3; ++detail) {
        words.clear();
        for (const NodeKind& kind : kinds)
            words.push_back(kindWord(kind, detail));
        if (std::set<std::string>(words.begin(), words.end()).size() == words.size())
            break;
    }
    return words;
}

void findKinds(const Cluster& cluster, BoardData& data)
{
    std::vector<NodeKind> kinds = otherNodeKinds(cluster);
    if (kinds.empty())
        return;
    kinds.insert(kinds.begin(), usualNode(cluster));
    data.kindWords = kindWords(kinds);
    data.kindOfNode.assign(static_cast<std::size_t>(cluster.nodes), 0);
    for (std::size_t kind = 1; kind < kinds.size(); ++kind)
        for (const int node : kinds[kind].nodes)
            data.kindOfNode[static_cast<std::size_t>(node)] = static_cast<int>(kind);
}

} // namespace

BoardData makeBoardData(const Cluster& cluster, const Plan& plan)
{
    BoardData data;
    data.nodes = cluster.nodes;
    data.devicesPerNode = cluster.devicesPerNode;
    data.nodeNames = cluster.nodeNames;
    for (int node = 0; cluster.mixed() && node < cluster.nodes; ++node) {
        const DeviceSpec& device = cluster.deviceOfNode(node);
        data.nodeDevices.push_back(device.title.empty() ? device.name : device.title);
    }
    findKinds(cluster, data);
    data.whatIf = plan.whatIf;
    markNodes(cluster, plan, data);
    const int ranks = worldSize(cluster, plan);
    const Layout layout = resolved(plan.layout, ranks);
    data.stages = layout.pp;
    const int experts = layout.etp * layout.ep * layout.pp;
    if (ranks < 1 || layout.dp < 1 || experts < 1 || layout.tp * layout.cp * layout.pp * layout.dp != ranks
        || ranks % experts != 0)
        return data;
    const RankGrid grid(layout);
    for (int rank = 0; rank < grid.ranks(); ++rank)
        data.coordinates.push_back(grid.coordinates(rank));
    data.deviceOfRank = devicesOfRanks(cluster, plan);
    data.lockedRanks = plan.lockedRanks;
    return data;
}

int parseDevice(const BoardData& data, const QString& text)
{
    const QString wanted = text.trimmed();
    const qsizetype colon = wanted.lastIndexOf(u':');
    bool number = false;
    if (colon < 0) {
        const int device = wanted.toInt(&number);
        return number && device >= 0 && device < data.devices() ? device : -1;
    }
    const int slot = wanted.mid(colon + 1).toInt(&number);
    if (!number || slot < 0 || slot >= data.devicesPerNode)
        return -1;
    const QString name = wanted.left(colon).trimmed();
    for (int node = 0; node < data.nodes; ++node)
        if (name == QString::fromStdString(data.nodeName(node)))
            return node * data.devicesPerNode + slot;
    const int node = name.toInt(&number);
    return number && node >= 0 && node < data.nodes ? node * data.devicesPerNode + slot : -1;
}

QString boardColorName(BoardColor color, WorkKind work)
{
    switch (color) {
    case BoardColor::Stage:
        return BoardColors::tr("Pipeline stage");
    case BoardColor::Tensor:
        return BoardColors::tr("Tensor group");
    case BoardColor::Context:
        return BoardColors::tr("Context group");
    case BoardColor::Data:
        return BoardColors::tr("Data group");
    case BoardColor::Expert:
        return BoardColors::tr("Expert group");
    case BoardColor::Headroom:
        return work == WorkKind::Serving ? BoardColors::tr("Room for keys and values")
                                         : BoardColors::tr("Memory headroom");
    case BoardColor::Rack:
        return BoardColors::tr("Rack");
    case BoardColor::Links:
        return BoardColors::tr("Link speed");
    }
    return {};
}

QString boardColorLetter(BoardColor color)
{
    static constexpr std::array<char, kBoardColorCount> kLetters {'S', 'T', 'C', 'D', 'E', ' ', 'R', ' '};
    return QString(QLatin1Char(kLetters[static_cast<std::size_t>(color)])).trimmed();
}

std::vector<int> groupNumbers(const BoardData& data, BoardColor color)
{
    std::vector<int> numbers(data.coordinates.size(), 0);
    if (color >= BoardColor::Headroom)
        return numbers;
    std::map<GroupKey, int> seen;
    for (std::size_t rank = 0; rank < numbers.size(); ++rank) {
        const RankCoordinates& c = data.coordinates[rank];
        if (color == BoardColor::Stage)
            numbers[rank] = c.pp;
        else
            numbers[rank] =
                seen.try_emplace(keyOf(c, kindOf(color)), static_cast<int>(seen.size())).first->second;
    }
    return numbers;
}

std::vector<int> groupMembers(const BoardData& data, GroupKind kind, int rank)
{
    std::vector<int> members;
    if (rank < 0 || rank >= data.ranks())
        return members;
    const GroupKey key = keyOf(data.coordinates[static_cast<std::size_t>(rank)], kind);
    // Within a group every order of axes makes the rank grow with the coordinate.
    for (int other = 0; other < data.ranks(); ++other)
        if (keyOf(data.coordinates[static_cast<std::size_t>(other)], kind) == key)
            members.push_back(other);
    return members;
}

std::vector<int> ranksOnDevices(const BoardData& data)
{
    std::vector<int> ranks(static_cast<std::size_t>(data.devices()), -1);
    for (int rank = 0; rank < data.ranks(); ++rank) {
        const int device = data.deviceOf(rank);
        if (device >= 0 && device < data.devices())
            ranks[static_cast<std::size_t>(device)] = rank;
    }
    return ranks;
}

} // namespace rankloom::ui
