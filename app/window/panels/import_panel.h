// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/files/report_text.h"
#include "core/base/diagnostic.h"
#include "core/base/error.h"

namespace rankloom::ui {

/// "⚠ line 214: …" of a diagnostic of an imported file.
QString lineOf(const Diagnostic& diagnostic);

/// What was understood of imported files, and every line that was not. Newest first.
class ImportPanel : public ReportText {
    Q_OBJECT
public:
    explicit ImportPanel(QWidget* parent = nullptr);

    void addReport(
        const QString& file, const QString& format, const QString& summary, const Diagnostics& diagnostics);
    void addRefusal(const QString& file, const Error& error);
    /// Of each file all that is said, a line each; newest first.
    [[nodiscard]] const QStringList& reports() const { return m_reports; }

private:
    void add(const Section& section);

    QStringList m_reports;
};

} // namespace rankloom::ui
