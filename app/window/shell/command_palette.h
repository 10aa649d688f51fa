// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QFrame>
#include <QPointer>

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
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
        std::function<void()> before; ///< runs first: brings what the action is about to the front
    };
    /// All actions of a menu and its submenus, in their order.
    static void collect(const QMenu& menu, const Entry& pattern, std::vector<Entry>& entries);
    void open(const std::vector<Entry>& entries);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& words);
    void runCurrent();
    void goBack(); ///< the keyboard to where it was

    QLineEdit* m_edit;
    QListView* m_list;
    QLabel* m_nothing;
    std::vector<Entry> m_entries;
    QPointer<QWidget> m_home; ///< what had the keyboard before
    QStandardItemModel* m_model;
    QSortFilterProxyModel* m_proxy;
};

} // namespace rankloom::ui
