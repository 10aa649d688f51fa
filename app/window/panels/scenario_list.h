// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QListWidget>

namespace rankloom::ui {

class ComparisonControl;
class Document;

/// The plans of a project: a click shows one, a check mark compares it, F2 renames, Delete deletes, a drag or
/// Alt+Up and Alt+Down move it. All but the check marks are commands.
class ScenarioList : public QListWidget {
    Q_OBJECT
public:
    ScenarioList(Document& document, ComparisonControl& comparison, QWidget* parent = nullptr);

    void renameCurrent(); ///< asks in place
    void removeCurrent();

Q_SIGNALS:
    void refused(const QString& why);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void refresh();
    void takeChange(const QListWidgetItem& item);
    [[nodiscard]] std::int64_t idOf(const QListWidgetItem* item) const;
    void moveCurrent(int places);

    Document& m_document;
    ComparisonControl& m_comparison;
};

} // namespace rankloom::ui
