// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "app/run/expert_search.h"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace rankloom::ui {

/// A tag by whose values the stored traces can be told apart, such as task=chat and task=code.
struct TaskTag {
    std::string key;
    std::vector<std::string> values; ///< two or more, in the order of the traces
};

/// What the project allows the form to offer.
struct ExpertPossibilities {
    bool tokens = false; ///< the trace has the picks of whole tokens
    bool parts = false; ///< there are stored traces, so that they can be split and told apart
    bool windows = false; ///< the trace has a time
    bool nodesApart = false; ///< the GPUs of a group are in several nodes, each with equally many
    bool linksMeasured = false; ///< some of the links between them
    double unseenShare = 0; ///< of the tokens, to judge on
    int layers = 1; ///< with experts
    int devices = 1; ///< of a group
    std::vector<TaskTag> tags;
};

class ReplicaChoice;

/// The fields that say how experts are placed: by which method, on which tokens, under which limits.
class ExpertPlacementForm : public QWidget {
    Q_OBJECT
public:
    explicit ExpertPlacementForm(QWidget* parent = nullptr);

    /// Keeps what the person chose where it is still possible.
    void setPossibilities(const ExpertPossibilities& possible);
    void setRunning(bool running); ///< the button stops it
    /// Starts and stops; whoever shows the form puts it where it stays in sight.
    [[nodiscard]] QPushButton* runButton() const { return m_run; }

    /// Writes what the person asks for into the task.
    void fill(ExpertTask& task) const;
    [[nodiscard]] PlacementMethod method() const;
    [[nodiscard]] QString methodName() const;
    [[nodiscard]] bool wantsFront() const;
    [[nodiscard]] bool wantsBest() const; ///< of several methods, by the tokens that judge
    [[nodiscard]] int moves() const;

Q_SIGNALS:
    void runRequested(); ///< or to be stopped

private:
    void addMethods();
    void makeLimits();
    void makeTokens();
    void makeLinks();
    void makeSearch();
    void layOut();
    void addField(const QString& text, QWidget* field, const QString& help);
    void showPossibleMethods();
    void showParts();
    void showLinks();
    void enableFields();

    ExpertPossibilities m_possible;
    bool m_wantsUnseen = true; ///< what the person chose, also while it is not possible
    QComboBox* m_method = nullptr;
    QDoubleSpinBox* m_cap = nullptr;
    QComboBox* m_judge = nullptr;
    QComboBox* m_robust = nullptr;
    QComboBox* m_links = nullptr;
    QDoubleSpinBox* m_within = nullptr;
    ReplicaChoice* m_replicas = nullptr;
    QSpinBox* m_mostMoved = nullptr;
    QSpinBox* m_moves = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_run = nullptr;
};

} // namespace rankloom::ui
