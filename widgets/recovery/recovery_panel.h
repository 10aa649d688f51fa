// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "widgets/adopt_as.h"
#include "widgets/recovery/policy_table.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace rankloom::ui {

/// All ways to go on after a failure as a table, what to know about the chosen one, and what makes it a plan.
class RecoveryPanel : public QWidget {
    Q_OBJECT
public:
    explicit RecoveryPanel(QWidget* parent = nullptr);

    /// Null: nothing is marked; `why` stands in place of the table, or how to mark something.
    void setRecoveries(ShownRecoveries recoveries, const QString& why = {});
    [[nodiscard]] const ShownRecoveries& recoveries() const { return m_recoveries; }
    /// What fails, and what is best then; below it remarks such as that spares take up all.
    void setHeadline(const QString& headline, const QString& remark);
    void setStale(bool stale);
    [[nodiscard]] bool isStale() const { return m_stale; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString details() const; ///< of the chosen policy
    [[nodiscard]] QTableView& table() const { return *m_table; }
    [[nodiscard]] int chosen() const; ///< index of the policy, -1 = none
    void choose(int policy);

Q_SIGNALS:
    void chosenChanged(int policy); ///< -1 = none
    void adoptRequested(int policy, rankloom::ui::AdoptAs as);
    void refused(const QString& why); ///< adopting one that is no plan
    void boardRequested(); ///< to mark something

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeEmpty();
    QWidget* makeTable();
    void adopt(AdoptAs as);
    void showChosen();
    void fitColumns();

    ShownRecoveries m_recoveries;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_why = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_remark = nullptr;
    QTableView* m_table = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr;
    PolicyTable* m_model = nullptr;
    QLabel* m_details = nullptr;
    QPushButton* m_adoptNew = nullptr;
    QPushButton* m_adopt = nullptr;
    bool m_stale = false;
    bool m_filling = false; ///< the cursor moves without the person
};

} // namespace rankloom::ui
