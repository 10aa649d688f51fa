// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/whatif/named_parts.h"
#include "widgets/board/board_data.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/row_table.h"

namespace rankloom::ui {

namespace {

constexpr int kNodeColumn = 0;
constexpr int kNoteColumn = 2;

/// Nodes that are kept free, why, and what somebody noted.
class OutageTable : public RowTable {
public:
    OutageTable(InspectorSection& section, const RowText& row) : RowTable(&section), m_section(section)
    {
        setColumns({nodeColumn(), reasonColumn(), noteColumn()});
        setHelp(row.label, row.help);
        setAdd(Rows::tr("Keep a node free (Insert)"), [this] { add(); });
        setRemove(
            Rows::tr("Make the node available again (Delete)"), [this](int at) { remove(at); },
            [](int) { return true; });
        connect(this, &RowTable::cancelled, this, [this] {
            m_naming = false;
            showOutages();
        });
        setEmptyText(Rows::tr("All nodes are available."));
    }

    void showOutages() { refresh(static_cast<int>(list().size()) + (m_naming ? 1 : 0)); }

private:
    [[nodiscard]] const Cluster& cluster() const { return m_section.inputs().project->cluster; }
    [[nodiscard]] const std::vector<UnavailableNode>& list() const { return cluster().unavailableNodes; }
    [[nodiscard]] bool isNew(int at) const { return at >= static_cast<int>(list().size()); }
    [[nodiscard]] const UnavailableNode& outage(int at) const { return list()[static_cast<std::size_t>(at)]; }
    [[nodiscard]] QString name(int node) const { return QString::fromStdString(cluster().nodeName(node)); }

    [[nodiscard]] int nodeOf(const QString& typed) const
    {
        const auto part = partNamed(cluster(), typed.toStdString());
        return part && part->part == WhatIf::Part::Node ? part->first : -1;
    }

    RowColumn nodeColumn()
    {
        RowColumn column {Rows::tr("Node"), Rows::tr("No rank is placed on it."),
            [this](int at) { return isNew(at) ? Rows::tr("Which?") : name(outage(at).node); }};
        column.editable = [this](int at) { return isNew(at); };
        column.typed = [](int) { return QString(); };
        column.completions = [this] {
            QStringList names;
            for (int node = 0; node < cluster().nodes; ++node)
                names << name(node);
            return names;
        };
        column.problem = [this](int, const QString& typed) {
            const int node = nodeOf(typed);
            if (node < 0)
                return Rows::tr("There is no node of this name; the first is %1.").arg(name(0));
            return cluster().outageOf(node) != nullptr
                ? Rows::tr("%1 is in the list already.").arg(name(node))
                : QString();
        };
        column.take = [this](int, const QString& typed) { keepFree(nodeOf(typed)); };
        column.tip = [this](int at) { return isNew(at) ? QString() : noteOf(at); };
        return column;
    }

    RowColumn reasonColumn()
    {
        RowColumn column {Rows::tr("Why"),
            Rows::tr("Broken, or draining: it still works, but takes no new job."),
            [this](int at) { return isNew(at) ? QString() : nodeUseWord(useOf(at)); }};
        column.letters = 8;
        column.editable = [this](int at) { return !isNew(at); };
        column.choices = [] {
            return QStringList {nodeUseWord(NodeUse::Broken), nodeUseWord(NodeUse::Draining)};
        };
        column.take = [this](int at, const QString& typed) {
            UnavailableNode after = outage(at);
            after.reason = typed == nodeUseWord(NodeUse::Draining) ? Outage::Draining : Outage::Broken;
            const QString word = typed;
            submit(after, Rows::tr("Mark %1 as %2", "node and why").arg(name(after.node), word));
        };
        return column;
    }

    RowColumn noteColumn()
    {
        RowColumn column {Rows::tr("Note"),
            Rows::tr("Why it is kept free, and until when: shown on the board, too."),
            [this](int at) { return isNew(at) ? QString() : noteOf(at); }};
        column.stretches = true;
        column.editable = [this](int at) { return !isNew(at); };
        column.take = [this](int at, const QString& typed) {
            UnavailableNode after = outage(at);
            after.note = typed.trimmed().toStdString();
            submit(after, Rows::tr("Note on %1").arg(name(after.node)));
        };
        column.tip = [this](int at) { return isNew(at) ? QString() : noteOf(at); };
        return column;
    }

    [[nodiscard]] NodeUse useOf(int at) const
    {
        return outage(at).reason == Outage::Broken ? NodeUse::Broken : NodeUse::Draining;
    }
    [[nodiscard]] QString noteOf(int at) const { return QString::fromStdString(outage(at).note); }

    void submit(const UnavailableNode& outage, const QString& what)
    {
        Project after = *m_section.inputs().project;
        after.cluster.change().setOutage(outage.node, outage);
        Q_EMIT m_section.projectEdited(after, what, {});
    }

    void add()
    {
        setProblem({});
        if (list().size() == static_cast<std::size_t>(cluster().nodes))
            return setProblem(Rows::tr("All nodes are in the list."));
        m_naming = true;
        showOutages();
        edit(rowCount() - 1, kNodeColumn);
    }

    void keepFree(int node)
    {
        m_naming = false;
        submit({node, Outage::Draining, {}},
            Rows::tr("Mark %1 as %2", "node and why").arg(name(node), nodeUseWord(NodeUse::Draining)));
        showOutages();
        for (int at = 0; at < static_cast<int>(list().size()); ++at)
            if (outage(at).node == node)
                edit(at, kNoteColumn);
    }

    void remove(int at)
    {
        if (isNew(at)) {
            m_naming = false;
            showOutages();
            return;
        }
        const int node = outage(at).node;
        Project after = *m_section.inputs().project;
        after.cluster.change().setOutage(node, std::nullopt);
        Q_EMIT m_section.projectEdited(after, Rows::tr("Mark %1 as available").arg(name(node)), {});
    }

    InspectorSection& m_section;
    bool m_naming = false; ///< a row at the end asks for a node
};

} // namespace

void addOutageRows(InspectorSection& section)
{
    const RowText row {Rows::tr("Nodes kept free"), QStringLiteral("/cluster/unavailableNodes"),
        Rows::tr("Broken and draining nodes: no rank is placed on them, and the world size is that of the "
                 "others.")};
    auto* table = new OutageTable(section, row);
    section.addBlock(row, table);
    section.onRefresh([table] { table->showOutages(); });
}

} // namespace rankloom::ui
