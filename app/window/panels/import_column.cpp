// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/import_column.h"

#include <QSplitter>
#include <QVBoxLayout>

#include "app/window/files/import_preview.h"
#include "app/window/panels/import_panel.h"
#include "app/window/panels/measurements_panel.h"

namespace rankloom::ui {

ImportColumn::ImportColumn(Document& document, Jobs& jobs, QWidget* parent)
    : QWidget(parent)
    , m_report(new ImportPanel)
    , m_preview(new ImportPreviewPanel(this))
    , m_measurements(new MeasurementsPanel(document, jobs))
{
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_report);
    parts->addWidget(m_measurements);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_preview, 1);
    column->addWidget(parts, 1);
    connect(m_preview, &ImportPreviewPanel::waitingChanged, parts, &QWidget::setHidden);
}

} // namespace rankloom::ui
