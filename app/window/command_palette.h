// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

class QAction;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace rankloom::ui {

/// Every action of the program by its name: type words, Enter runs, Escape closes. Floats over the window and
/// blocks nothing.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    explicit CommandPalette(QWidget* window);

    /// Opens with these actions; `path` is shown before the text ("View › Theme").
    struct Entry {
        QAction* action = nullptr;
        QString path;
    };
    void open(const std::vector<Entry>& entries);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& words);
    void runCurrent();

    QLineEdit* m_edit;
    QListView* m_list;
    QStandardItemModel* m_model;
    QSortFilterProxyModel* m_proxy;
};

} // namespace rankloom::ui
