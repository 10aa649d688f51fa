// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "core/base/diagnostic.h"
#include "core/base/error.h"

namespace rankloom::ui {

/// "⚠ line 214: …" of a diagnostic of an imported file.
QString lineOf(const Diagnostic& diagnostic);

/// What was understood of imported files, and every line that was not. Newest first.
class ImportPanel : public QTreeWidget {
    Q_OBJECT
public:
    explicit ImportPanel(QWidget* parent = nullptr);

    void addReport(
        const QString& file, const QString& format, const QString& summary, const Diagnostics& diagnostics);
    void addRefusal(const QString& file, const Error& error);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Ctrl+C copies all as text

private:
    [[nodiscard]] QString asText() const;
};

} // namespace rankloom::ui
