// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QTimer>
#include <QWidget>

#include "app/run/expert_search.h"
#include "core/plan/plan.h"

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QStackedWidget;

namespace rankloom::ui {

class Document;
class Jobs;
class PlacementCurve;
class ReplicaChoice;
class TradeOffView;

/// Places experts: by which method and under which limits, the course of the search while it runs, and what
/// came of it for load, traffic and step time. A placement that does not make the step longer is used at
/// once, as one command; of any other, and of the points of a front, the person decides.
class ExpertPlacementPanel : public QWidget {
    Q_OBJECT
public:
    ExpertPlacementPanel(
        Document& document, Jobs& jobs, EvaluationRunner::Function evaluate, QWidget* parent = nullptr);
    ~ExpertPlacementPanel() override;

    void start(); ///< nothing when a search is running or no plan is open
    void stop(); ///< keeps the best so far
    [[nodiscard]] bool isRunning() const { return m_job != 0; }
    [[nodiscard]] PlacementCurve& curve() { return *m_curve; }
    [[nodiscard]] TradeOffView& front() { return *m_front; }
    [[nodiscard]] QString verdict() const;

Q_SIGNALS:
    /// To be set beside the present placement.
    void proposed(const rankloom::ExpertPlacement& experts);
    /// To be made the expert placement of the plan.
    void placementFound(const rankloom::ExpertPlacement& experts, const QString& name);

private:
    struct Live;
    static ExpertSearchCalls callsOf(const std::shared_ptr<Live>& live);
    QWidget* makeFields();
    void addMethods();
    void addLimits(QWidget& fields);
    QWidget* makeFront();
    void addField(
        QGridLayout& grid, int row, int column, const QString& text, QWidget* field, const QString& help);
    void methodChanged();
    void showPossibleMethods();
    void readLive();
    void finish();
    void showFront();
    void showCandidate(int index);
    void offer(const ExpertCandidate& candidate);
    void planChanged();
    void clear();
    [[nodiscard]] QString outcomeWords(const ExpertCandidate& candidate) const;
    [[nodiscard]] PlacementMethod method() const;
    [[nodiscard]] bool wantsFront() const;
    [[nodiscard]] ExpertTask task() const;

    Document& m_document;
    Jobs& m_jobs;
    EvaluationRunner::Function m_evaluate;
    QComboBox* m_method = nullptr;
    QDoubleSpinBox* m_cap = nullptr;
    ReplicaChoice* m_replicas = nullptr;
    QSpinBox* m_mostMoved = nullptr;
    QComboBox* m_windows = nullptr;
    QSpinBox* m_moves = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_use = nullptr;
    QStackedWidget* m_pictures = nullptr; ///< the course, or the front
    PlacementCurve* m_curve = nullptr;
    TradeOffView* m_front = nullptr;
    QSlider* m_slider = nullptr; ///< along the front
    QLabel* m_outcome = nullptr; ///< what the search found
    QLabel* m_consequence = nullptr; ///< what became of it; true until the plan changes
    QTimer m_refresh;
    quint64 m_job = 0;
    std::shared_ptr<Live> m_live; ///< of the newest search; null = none
    std::shared_ptr<const ExpertPlacement> m_offered; ///< found and not used
};

} // namespace rankloom::ui
