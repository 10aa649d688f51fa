// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace rankloom::ui {

class Document;
class ImportPanel;
class ImportPreviewPanel;
class Jobs;
class MeasurementsPanel;

/// What was imported and what it is used for: the report, the measurements, and in their place the preview of
/// what waits to be imported.
class ImportColumn : public QWidget {
    Q_OBJECT
public:
    ImportColumn(Document& document, Jobs& jobs, QWidget* parent = nullptr);

    [[nodiscard]] ImportPanel& report() const { return *m_report; }
    [[nodiscard]] ImportPreviewPanel& preview() const { return *m_preview; }
    [[nodiscard]] MeasurementsPanel& measurements() const { return *m_measurements; }

private:
    ImportPanel* m_report;
    ImportPreviewPanel* m_preview;
    MeasurementsPanel* m_measurements;
};

} // namespace rankloom::ui
