// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/cluster/cluster.h"
#include "core/recovery/marks.h"
#include "core/recovery/recovery.h"

class QAbstractSpinBox;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace rankloom::ui {

class RowTable;
class TimeoutsForm;

/// What a person supposes about failures beside what fails.
struct RecoveryAssumptions {
    RecoverySettings settings;
    int nodesPerRack = 0; ///< neighbours; 0 = not known
    double horizonSeconds = 30 * 86400.0; ///< that is looked ahead

    friend bool operator==(const RecoveryAssumptions&, const RecoveryAssumptions&) = default;
};

/// What fails: a list of nodes and GPUs, lost or slow, and what recovering is priced with.
class FailuresPanel : public QWidget {
    Q_OBJECT
public:
    explicit FailuresPanel(QWidget* parent = nullptr);

    void setCluster(std::shared_ptr<const Cluster> cluster);
    void setMarks(FailureMarks marks);
    [[nodiscard]] const FailureMarks& marks() const { return m_marks; }
    [[nodiscard]] RecoveryAssumptions assumptions() const;
    [[nodiscard]] RowTable& list() const { return *m_list; }
    /// What came of looking for the worst loss; empty: nobody looked.
    void setWorst(const QString& words);
    [[nodiscard]] QString worst() const;
    void setReadingClocks(const QString& name); ///< of a file
    /// Clocks, speeds and power of a GPU from a file of that name; says why where it cannot be read, and
    /// keeps those there were.
    void takeClocks(const QString& name, const Result<ClockTable>& table);
    [[nodiscard]] QString clocks() const; ///< what is said of them
    [[nodiscard]] TimeoutsForm& timeouts() const { return *m_timeouts; }

    /// What is assumed, as it is kept from one session to the next; empty while it is as at first. Of
    /// something else, or nothing, as at first.
    [[nodiscard]] QByteArray state() const;
    void setState(const QByteArray& state);

Q_SIGNALS:
    void marksEdited(const rankloom::FailureMarks& marks);
    void assumptionsEdited();
    void clocksRequested(const QString& path); ///< are to be read from a file
    void worstRequested(int nodes); ///< which so many nodes are worst to lose?

private:
    void makeList();
    QWidget* makeWorst();
    QWidget* makeAssumptions();
    QWidget* makeRates(QWidget* parent);
    QWidget* makePrices(QWidget* parent);
    QWidget* makeClocks(QWidget* parent);
    void askForClocks();
    void setClocks(ClockTable clocks, const QString& words);
    void nameClocks(const QString& name, const ClockTable& table); ///< and says what they are
    [[nodiscard]] std::vector<std::pair<QString, QWidget*>> keptFields() const;
    [[nodiscard]] QJsonObject object() const;
    void showList();
    [[nodiscard]] bool isDraft(int row) const { return row >= static_cast<int>(m_marks.size()); }
    [[nodiscard]] QString partText(int row) const;
    [[nodiscard]] QString partProblem(const QString& typed) const;
    void name(const QString& typed);
    void add();
    void edit(FailureMarks marks);
    QDoubleSpinBox* addNumber(
        QWidget* form, const QString& label, const QString& help, const QString& suffix);
    /// Into the form that it stands in.
    static void addBox(QAbstractSpinBox* box, const QString& label, const QString& help);

    std::shared_ptr<const Cluster> m_cluster;
    FailureMarks m_marks;
    bool m_draft = false; ///< a row without a part is at the end
    RowTable* m_list = nullptr;
    QPushButton* m_clear = nullptr;
    QSpinBox* m_worst = nullptr; ///< nodes that are lost at once
    QSlider* m_slide = nullptr; ///< the same: what it is drawn to is looked for
    QTimer m_slid {this}; ///< runs until it rests
    QPushButton* m_findWorst = nullptr;
    QLabel* m_worstWords = nullptr;
    QSpinBox* m_spares = nullptr;
    QSpinBox* m_rack = nullptr;
    QDoubleSpinBox* m_mtbfNode = nullptr; ///< days
    QDoubleSpinBox* m_mtbfRack = nullptr; ///< days; 0 = not counted
    QDoubleSpinBox* m_repair = nullptr; ///< hours; 0 = never
    QDoubleSpinBox* m_horizon = nullptr; ///< days
    QDoubleSpinBox* m_detect = nullptr; ///< s
    QDoubleSpinBox* m_communicators = nullptr; ///< s
    QDoubleSpinBox* m_restart = nullptr; ///< s
    QDoubleSpinBox* m_load = nullptr; ///< s
    QDoubleSpinBox* m_checkpoints = nullptr; ///< min
    QDoubleSpinBox* m_highest = nullptr; ///< percent
    QDoubleSpinBox* m_lowest = nullptr; ///< percent
    QDoubleSpinBox* m_board = nullptr; ///< W
    QString m_clocksSaid; ///< of the table that holds
    ClockTable m_clocks; ///< from a file; empty = by assumed laws
    QString m_clocksName; ///< of that file
    QJsonObject m_first; ///< what is assumed at first
    QLabel* m_clockWords = nullptr;
    QPushButton* m_forgetClocks = nullptr;
    QCheckBox* m_copies = nullptr;
    QCheckBox* m_interleaved = nullptr;
    QCheckBox* m_asynchronous = nullptr;
    QCheckBox* m_keepBatch = nullptr;
    QCheckBox* m_streams = nullptr;
    TimeoutsForm* m_timeouts = nullptr;
};

} // namespace rankloom::ui
