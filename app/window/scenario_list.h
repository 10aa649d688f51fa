// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace rankloom::ui {

class Document;

/// The plans of a project: click shows one, F2 renames, Delete deletes (undoable).
class ScenarioList : public QListWidget {
    Q_OBJECT
public:
    explicit ScenarioList(Document& document, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();
    void renameCurrent();
    void removeCurrent();

    Document& m_document;
};

} // namespace rankloom::ui
