// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of InspectorSection that shows only what somebody looks for.
#include "widgets/inspector/inspector_section.h"

#include <QFormLayout>
#include <QLabel>

namespace rankloom::ui {

int InspectorSection::filter(const QString& text)
{
    m_filter = text.trimmed();
    const bool whole = m_filter.isEmpty() || m_header->text().contains(m_filter, Qt::CaseInsensitive);
    // What stands below a control, as its hint, has no row of its own: it goes with the one above.
    std::vector<bool> shown(static_cast<std::size_t>(m_form->rowCount()), whole);
    int found = whole ? static_cast<int>(m_rows.size()) : 0;
    std::vector<std::pair<int, bool>> begins; ///< row of the form, whether it is looked for
    for (const RowText& row : m_rows) {
        auto* cell = m_body->findChild<QWidget*>(row.field);
        while (cell != nullptr && cell->parentWidget() != m_body)
            cell = cell->parentWidget();
        if (cell == nullptr)
            continue;
        int at = 0;
        QFormLayout::ItemRole role {};
        m_form->getWidgetPosition(cell, &at, &role);
        const bool below = role == QFormLayout::SpanningRole; // its name
        const bool wanted = whole || row.label.contains(m_filter, Qt::CaseInsensitive);
        begins.emplace_back(std::max(0, below ? at - 1 : at), wanted);
        found += !whole && wanted ? 1 : 0;
    }
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const int end = i + 1 < begins.size() ? begins[i + 1].first : m_form->rowCount();
        for (int row = begins[i].first; row < end; ++row)
            shown[static_cast<std::size_t>(row)] = begins[i].second;
    }
    for (int row = 0; row < m_form->rowCount(); ++row)
        m_form->setRowVisible(row, shown[static_cast<std::size_t>(row)]);
    setVisible(found > 0);
    m_body->setVisible(isExpanded() || !m_filter.isEmpty());
    return found;
}

} // namespace rankloom::ui
