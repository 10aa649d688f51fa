// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of InspectorSection that shows only what somebody looks for.
#include "widgets/inspector/inspector_section.h"

#include <QFormLayout>
#include <QLabel>

#include <utility>

#include "core/plan/plan_field.h"

namespace rankloom::ui {

bool InspectorSection::isOfWork(const RowText& row) const
{
    if (m_asked.contains(row.field))
        return true;
    return m_work == WorkKind::Serving ? actsOnServing(row.field.toStdString())
                                       : !row.field.startsWith(kRates);
}

void InspectorSection::setServed(const Served& served)
{
    m_served = served;
    if (m_inputs.project && m_inputs.plan)
        for (const auto& refresh : m_servedRefreshers)
            refresh();
}

bool InspectorSection::keepsCaptions() const { return m_work != WorkKind::Serving; }

void InspectorSection::showWork(WorkKind work)
{
    if (std::exchange(m_work, std::optional(work)) == work)
        return;
    m_asked.clear();
    filter(m_filter);
}

void InspectorSection::showRow(const QString& field)
{
    if (!m_asked.insert(field).second)
        return;
    filter(m_filter);
}

int InspectorSection::filter(const QString& text)
{
    m_filter = text.trimmed();
    const bool whole = m_filter.isEmpty() || m_header->text().contains(m_filter, Qt::CaseInsensitive);
    // What stands below a control, as its hint, has no row of its own: it goes with the one above.
    std::vector<bool> shown(static_cast<std::size_t>(m_form->rowCount()), whole);
    int found = 0;
    std::vector<std::pair<int, bool>> begins; ///< row of the form, whether it is looked for
    for (const RowText& row : m_rows) {
        const bool wanted = isOfWork(row) && (whole || row.label.contains(m_filter, Qt::CaseInsensitive));
        found += wanted ? 1 : 0;
        if (row.field.isEmpty()) // a figure that follows from the row above it
            continue;
        auto* cell = m_body->findChild<QWidget*>(row.field);
        while (cell != nullptr && cell->parentWidget() != m_body)
            cell = cell->parentWidget();
        if (cell == nullptr)
            continue;
        int at = 0;
        QFormLayout::ItemRole role {};
        m_form->getWidgetPosition(cell, &at, &role);
        const bool below = role == QFormLayout::SpanningRole; // its name
        begins.emplace_back(std::max(0, below ? at - 1 : at), wanted);
    }
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const int end = i + 1 < begins.size() ? begins[i + 1].first : m_form->rowCount();
        for (int row = begins[i].first; row < end; ++row)
            shown[static_cast<std::size_t>(row)] = begins[i].second;
    }
    for (const auto& [field, caption] : m_captions)
        if (!keepsCaptions() && caption->text().isEmpty()) {
            int at = 0;
            m_form->getWidgetPosition(caption, &at, nullptr);
            shown[static_cast<std::size_t>(at)] = false;
        }
    for (int row = 0; row < m_form->rowCount(); ++row)
        if (const bool is = shown[static_cast<std::size_t>(row)]; m_form->isRowVisible(row) != is)
            m_form->setRowVisible(row, is);
    setVisible(found > 0);
    m_body->setVisible(isExpanded() || !m_filter.isEmpty());
    return found;
}

} // namespace rankloom::ui
