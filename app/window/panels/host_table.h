// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>
#include <QStringListModel>
#include <QTableView>

#include "core/measure/host_mapping.h"

namespace rankloom::ui {

/// Hosts of a file, the node that each stands for, and why.
class HostModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kLeftOut = -1;
    static constexpr int kOpen = -2; ///< nobody has chosen yet
    static constexpr int kNodeColumn = 1;

    explicit HostModel(QObject* parent = nullptr);

    /// Rows that need an answer first, then those that are called otherwise or were answered before. Hosts
    /// that nodes are called after are left out: there is nothing to say about them.
    void setHosts(const HostMapping& hosts, const std::vector<std::string>& nodes);
    [[nodiscard]] int openCount() const;
    void leaveOutOpen();
    /// What is chosen of every row, as an import takes it; open rows that the file can do without say
    /// nothing.
    [[nodiscard]] HostAnswers answers() const;
    [[nodiscard]] int choice(int row) const { return m_rows[static_cast<std::size_t>(row)].choice; }
    void choose(int row, int choice);
    [[nodiscard]] QString textOf(int choice) const;
    /// What an editor offers: leaving out, then the nodes.
    [[nodiscard]] QStringListModel* choices() { return &m_choices; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        HostRow host;
        int choice = kOpen;
        bool chosen = false; ///< by the person, now
    };
    [[nodiscard]] QString reason(const Row& row) const;

    std::vector<Row> m_rows;
    std::vector<std::string> m_nodes;
    QStringListModel m_choices;
};

/// The table of a HostModel: a box with the nodes opens in the middle column by a click, Space or F2.
class HostTable : public QTableView {
    Q_OBJECT
public:
    explicit HostTable(HostModel& model, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace rankloom::ui
