// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "app/jobs/jobs.h"
#include "core/base/error.h"

namespace rankloom::ui {

class Document;

/// What was imported and still counts: file, contents, when, and what it is used for. Del takes one back,
/// with what followed from it; that is a command like any other.
class MeasurementsPanel : public QTreeWidget {
    Q_OBJECT
public:
    MeasurementsPanel(Document& document, Jobs& jobs, QWidget* parent = nullptr);

    /// Of the chosen row; nothing where none is chosen.
    void removeChosen();

Q_SIGNALS:
    void failed(const rankloom::Error& error);
    void noted(const QString& words); ///< what else went with what was removed

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void reload();
    void showUses(); ///< which plans may change

    Document& m_document;
    Jobs& m_jobs;
};

} // namespace rankloom::ui
