// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/what_if_table.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/plan/what_if.h"
#include "core/whatif/named_parts.h"
#include "core/whatif/other_devices.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/section_rows.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/what_if_menu.h"

namespace rankloom::ui {

namespace {

constexpr int kPartColumn = 0;
constexpr int kComputingColumn = 1;
constexpr int kLinksColumn = 2;

bool computes(const WhatIf& whatIf)
{
    return whatIf.part == WhatIf::Part::Device || whatIf.part == WhatIf::Part::Node;
}

bool canGo(const WhatIf& whatIf) { return computes(whatIf) || whatIf.part == WhatIf::Part::Link; }

WhatIf levelPart(WhatIf::Part part)
{
    WhatIf level;
    level.part = part;
    return level;
}

} // namespace

WhatIfTable::WhatIfTable(InspectorSection& section) : RowTable(&section), m_section(section)
{
    setColumns({partColumn(), shareColumn(SupposedShare::Computing), shareColumn(SupposedShare::Links),
        goneColumn()});
    setAdd(tr("Suppose something about a part of the cluster (Insert)"), [this] { add(); });
    setRemove(
        tr("Suppose nothing about this part (Delete)"), [this](int row) { remove(row); },
        [](int) { return true; });
    connect(this, &RowTable::cancelled, this, [this] {
        m_draft.reset();
        showList();
    });
    setEmptyText(tr("Nothing is supposed: the cluster is taken as it is."));
}

const Cluster& WhatIfTable::cluster() const { return m_section.inputs().project->cluster; }

const std::vector<WhatIf>& WhatIfTable::list() const { return m_section.inputs().plan->whatIf; }

WhatIf WhatIfTable::at(int row) const
{
    return !isDraft(row)           ? list()[static_cast<std::size_t>(row)]
        : m_draft && m_draft->part ? *m_draft->part
                                   : WhatIf();
}

void WhatIfTable::showList()
{
    // Something is supposed about the part by now.
    if (m_draft && m_draft->part
        && std::ranges::any_of(list(), [&](const WhatIf& one) { return one.concerns(*m_draft->part); }))
        m_draft.reset();
    if (m_draft && m_draft->part && !isAbout(cluster(), *m_draft->part))
        m_draft.reset();
    refresh(static_cast<int>(list().size()) + (m_draft ? 1 : 0));
    const auto strangers =
        std::ranges::count_if(list(), [&](const WhatIf& one) { return !isAbout(cluster(), one); });
    setRemark(strangers > 0 ? tr("%n part(s) are not in this cluster.", nullptr, static_cast<int>(strangers))
                            : QString());
}

QString WhatIfTable::partText(int row) const
{
    if (!isNamed(row))
        return tr("Which part?");
    const WhatIf part = at(row);
    const auto name = [this](int node) { return QString::fromStdString(cluster().nodeName(node)); };
    const int perNode = std::max(1, cluster().devicesPerNode);
    switch (part.part) {
    case WhatIf::Part::Device:
        return QStringLiteral("%1:%2").arg(name(part.first / perNode), QString::number(part.first % perNode));
    case WhatIf::Part::Node:
        return name(part.first);
    case WhatIf::Part::Link:
        return QStringLiteral("%1–%2").arg(name(part.first), name(part.second));
    case WhatIf::Part::DevicePairs:
        return tr("inside nodes");
    case WhatIf::Part::NodePairs:
        break;
    }
    return tr("between nodes");
}

std::optional<WhatIf> WhatIfTable::partOf(const QString& typed) const
{
    const QString text = typed.trimmed();
    for (const WhatIf::Part level : {WhatIf::Part::NodePairs, WhatIf::Part::DevicePairs})
        if (text.compare(whatIfPartWords(cluster(), levelPart(level)), Qt::CaseInsensitive) == 0)
            return levelPart(level);
    return partNamed(cluster(), text.toStdString());
}

QString WhatIfTable::partProblem(const QString& typed) const
{
    const std::optional<WhatIf> part = partOf(typed);
    const QString first = QString::fromStdString(cluster().nodeName(0));
    const QString second = QString::fromStdString(cluster().nodeName(std::min(1, cluster().nodes - 1)));
    if (!part)
        return tr("Name a node (%1), a GPU by node and slot (%1:0), a link (%1 – %2), or all links.")
            .arg(first, second);
    if (std::ranges::any_of(list(), [&](const WhatIf& one) { return one.concerns(*part); }))
        return tr("%1 is in the list already.").arg(whatIfPartWords(cluster(), *part));
    return {};
}

RowColumn WhatIfTable::partColumn()
{
    RowColumn column {tr("Part"), tr("A node, a GPU, a link between two nodes, or all links of a kind."),
        [this](int row) { return partText(row); }};
    column.editable = [this](int row) { return !isNamed(row); };
    column.typed = [](int) { return QString(); };
    column.problem = [this](int, const QString& typed) { return partProblem(typed); };
    column.take = [this](int, const QString& typed) { name(typed); };
    column.completions = [this] {
        QStringList parts;
        for (const WhatIf::Part level : {WhatIf::Part::NodePairs, WhatIf::Part::DevicePairs})
            parts << whatIfPartWords(cluster(), levelPart(level));
        for (int node = 0; node < cluster().nodes; ++node)
            parts << QString::fromStdString(cluster().nodeName(node));
        return parts;
    };
    column.tip = [this](int row) { return isDraft(row) ? QString() : whatIfWords(cluster(), at(row)); };
    return column;
}

RowColumn WhatIfTable::shareColumn(SupposedShare of)
{
    const bool computing = of == SupposedShare::Computing;
    RowColumn column {computing ? tr("GPU %") : tr("Link %"),
        computing ? tr("How fast it computes, of what it does: 37 is 37 %.")
                  : tr("How much bandwidth its links have, of what they have: 37 is 37 %."),
        [this, computing](int row) {
            const WhatIf one = at(row);
            if (one.removed || (computing && !computes(one)) || !isNamed(row))
                return QStringLiteral("–");
            return shareInPercent(computing ? one.speed : one.bandwidth);
        }};
    column.number = true;
    column.letters = 5;
    column.editable = [this, computing](
                          int row) { return isNamed(row) && (!computing || computes(at(row))); };
    column.typed = [this, computing](int row) {
        return shareInPercent(computing ? at(row).speed : at(row).bandwidth, Digits::All);
    };
    column.problem = [](int, const QString& typed) {
        const std::optional<double> share = readPercent(typed);
        return share && *share >= kLeastShare && *share <= 1
            ? QString()
            : tr("Write a percentage from %1 to 100.").arg(shareInPercent(kLeastShare));
    };
    column.take = [this, computing](int row, const QString& typed) {
        WhatIf after = at(row);
        after.removed = false;
        (computing ? after.speed : after.bandwidth) = *readPercent(typed);
        take(after);
    };
    return column;
}

RowColumn WhatIfTable::goneColumn()
{
    RowColumn column {tr("Gone"),
        tr("Removed: a node, the node of a GPU, or a link, which the best detour replaces."),
        [](int) { return QString(); }};
    column.letters = 3;
    column.checked = [this](int row) { return at(row).removed; };
    column.editable = [this](int row) { return isNamed(row) && canGo(at(row)); };
    column.take = [this](int row, const QString& typed) {
        WhatIf after = at(row);
        after.removed = !typed.isEmpty();
        take(after);
    };
    return column;
}

void WhatIfTable::add()
{
    setProblem({});
    if (!m_draft || m_draft->part)
        m_draft = Draft();
    showList();
    edit(rowCount() - 1, kPartColumn);
}

void WhatIfTable::name(const QString& typed)
{
    if (!m_draft)
        return;
    m_draft->part = partOf(typed);
    showList();
    edit(rowCount() - 1, kLinksColumn);
}

void WhatIfTable::begin(const WhatIf& part, SupposedShare share)
{
    const auto known = std::ranges::find_if(list(), [&](const WhatIf& one) { return one.concerns(part); });
    int row = static_cast<int>(known - list().begin());
    if (known == list().end()) {
        m_draft = Draft {supposedOf({}, part)};
        row = static_cast<int>(list().size());
    }
    showList();
    edit(row, share == SupposedShare::Computing ? kComputingColumn : kLinksColumn);
}

void WhatIfTable::take(const WhatIf& whatIf)
{
    std::vector<WhatIf> after = list();
    suppose(after, whatIf);
    const bool nothing = supposedOf(after, whatIf) == supposedOf({}, whatIf);
    if (after == list())
        return;
    Q_EMIT m_section.planEdited(supposing(cluster(), *m_section.inputs().plan, after),
        nothing ? tr("Suppose nothing about %1").arg(whatIfPartWords(cluster(), whatIf))
                : tr("What if: %1").arg(whatIfWords(cluster(), whatIf)),
        {});
}

void WhatIfTable::remove(int row)
{
    if (isDraft(row)) {
        m_draft.reset();
        showList();
        return;
    }
    take(supposedOf({}, at(row)));
}

void addWhatIfRows(InspectorSection& section)
{
    const RowText row {WhatIfTable::tr("What-ifs"), QStringLiteral("/whatIf"),
        WhatIfTable::tr(
            "What the plan is evaluated under, beside what is known of the cluster: parts that are slower "
            "or gone. Several multiply: a link has the share of its slower node, slower GPU, its pair and "
            "its level.")};
    auto* table = new WhatIfTable(section);
    table->setHelp(row.label, row.help);
    section.addBlock(row, table);
    section.onRefresh([table] { table->showList(); });
}

} // namespace rankloom::ui
