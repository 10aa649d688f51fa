// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/window/panels/search_run.h"
#include "core/measure/link_noise.h"
#include "core/search/rank_placement.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace rankloom::ui {

/// Places ranks automatically: what to minimise and how long, the course of the search while it runs, and
/// what came of it set against the noise of the links. A gain that is one is used at once, as one command; of
/// any other the person decides.
class PlacementPanel : public QWidget {
    Q_OBJECT
public:
    PlacementPanel(const Document& document, Jobs& jobs, QWidget* parent = nullptr);

    void start(); ///< nothing when a search is running or no plan is open
    void stop() { m_run.stop(); } ///< keeps the best so far
    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    [[nodiscard]] PlacementCurve& curve() { return *m_curve; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// To be made the placement of the plan.
    void placementFound(const std::vector<int>& deviceOfRank, const QString& name);

private:
    struct Found {
        RankPlacementResult result;
        LinkNoise noise;
    };
    QWidget* makeFields();
    void finish();
    void showOutcome(const RankPlacementResult& result);
    [[nodiscard]] static bool isGain(const RankPlacementResult& result);
    void showStanding();
    void withdraw();
    void planChanged();
    void clear();
    [[nodiscard]] QString linksWords(const RankPlacementResult& result) const;
    [[nodiscard]] QString gainWords(const RankPlacementResult& result) const;
    [[nodiscard]] QString gainedWords(const RankPlacementResult& result) const;
    void fillGoals(WorkKind work);
    [[nodiscard]] RankPlacementOptions options() const;

    const Document& m_document;
    QComboBox* m_goal = nullptr;
    WorkKind m_work = WorkKind::Training; ///< that the goals are of
    QSpinBox* m_moves = nullptr;
    QDoubleSpinBox* m_time = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_use = nullptr;
    PlacementCurve* m_curve = nullptr;
    QScrollArea* m_scroll = nullptr;
    QLabel* m_details = nullptr; ///< figures of what the search found, and what the links are worth
    QLabel* m_outcome = nullptr; ///< what the search found
    QLabel* m_consequence = nullptr; ///< what became of it
    SearchRun<Found> m_run;
    std::vector<int> m_offered; ///< found and not used
};

} // namespace rankloom::ui
