// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "app/document/opened_project.h"
#include "app/run/expert_search.h"
#include "app/window/panels/search_run.h"
#include "core/plan/plan.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;
class QStackedWidget;

namespace rankloom::ui {

class ExpertPlacementForm;
class ReplicaChoice;
class TradeOffView;

/// Places experts: by which method and under which limits, the course of the search while it runs, and what
/// came of it for load, traffic and step time, on the tokens it was made for and on those it was not. A
/// placement that does not make the step longer, on unseen tokens where there are some, is used at once, as
/// one command; of any other, and of the points of a front, the person decides.
class ExpertPlacementPanel : public QWidget {
    Q_OBJECT
public:
    ExpertPlacementPanel(
        const Document& document, Jobs& jobs, EvaluationRunner::Function evaluate, QWidget* parent = nullptr);
    ~ExpertPlacementPanel() override;

    void start(); ///< nothing when a search is running or no plan is open
    void stop() { m_run.stop(); } ///< keeps the best so far
    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    [[nodiscard]] PlacementCurve& curve() { return *m_curve; }
    [[nodiscard]] TradeOffView& front() { return *m_front; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// The traces the project holds: what can be told apart and judged on.
    void setTraces(const StoredTraces& traces);

Q_SIGNALS:
    /// To be set beside the present placement.
    void proposed(const rankloom::ExpertPlacement& experts);
    /// To be made the expert placement of the plan.
    void placementFound(const rankloom::ExpertPlacement& experts, const QString& name);

private:
    QWidget* makeFront();
    void showPossibilities();
    void finish();
    void showFront();
    void showCandidate(int index);
    void showOutcome(const ExpertCandidate& candidate);
    void say(const QString& text); ///< in place of an outcome
    void scrollToOutcome();
    void explainCourse();
    void offer(const ExpertCandidate& candidate);
    [[nodiscard]] bool isBetter(const ExpertCandidate& candidate) const;
    void showStanding();
    void withdraw();
    void planChanged();
    void forget();
    void clear();
    [[nodiscard]] ExpertTask task();
    [[nodiscard]] CountFunction countFunction();
    [[nodiscard]] QString emptyWords() const;
    [[nodiscard]] QString stepWords(const ExpertCandidate& candidate) const;

    const Document& m_document;
    EvaluationRunner::Function m_evaluate;
    ExpertPlacementForm* m_form = nullptr;
    QScrollArea* m_scroll = nullptr;
    QPushButton* m_use = nullptr;
    QStackedWidget* m_pictures = nullptr; ///< the course, or the front
    PlacementCurve* m_curve = nullptr;
    TradeOffView* m_front = nullptr;
    QSlider* m_slider = nullptr; ///< along the front
    QLabel* m_outcome = nullptr; ///< the figures of what the search found
    QString m_outcomeText; ///< the same without lines of a table
    QLabel* m_remarks = nullptr;
    QLabel* m_consequence = nullptr; ///< what became of it
    SearchRun<ExpertFinding> m_run;
    std::shared_ptr<const ExpertTask> m_task; ///< of the newest search
    std::size_t m_chosen = 0; ///< of the candidates: the one whose figures are shown
    std::shared_ptr<const ExpertPlacement> m_offered; ///< found and not used
    StoredTraces m_traces;
    struct CountedParts;
    std::shared_ptr<CountedParts> m_counted; ///< of the last searches: another one need not count again
};

} // namespace rankloom::ui
