// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/experts/plan_experts.h"

namespace rankloom::ui {

class Document;
class ExpertBoard;
class ExpertDevicesView;

/// Shows the experts of the plan on devices and beside what they were before. Turns what the person does to
/// experts into commands, and answers while they hover: what would the step time change by?
class ExpertControl : public QObject {
    Q_OBJECT
public:
    ExpertControl(ExpertBoard& board, ExpertDevicesView& devices, Document& document,
        EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    /// Makes it the expert placement of the plan, as one command.
    void place(ExpertPlacement experts, const QString& name);
    /// To be seen beside the present one; until the plan changes otherwise.
    void propose(const ExpertPlacement& experts);
    /// What a search would replace stays the other side of the comparison. Shows the newest plan.
    void show();

private:
    void showSides();
    /// Works out what both sides send, away from the GUI thread.
    void askForTraffic(const ExpertPlacement& before, const ExpertPlacement& after);
    [[nodiscard]] ExpertPlacement after(const ExpertSwap& exchange) const;
    void exchange(const ExpertSwap& exchange);
    void preview(const ExpertSwap& exchange);

    ExpertBoard& m_board;
    ExpertDevicesView& m_devices;
    Document& m_document;
    std::shared_ptr<const Project> m_shownProject; ///< of what is on screen
    std::shared_ptr<const Plan> m_shownPlan;
    std::optional<ExpertPlacement> m_before; ///< what the last search began with; nothing = contiguous
    std::optional<ExpertPlacement> m_proposed; ///< and what it found
    quint64 m_ticket = 0; ///< of the newest question for traffic
    EvaluationRunner m_runner;
    ExpertSwap m_previewed;
};

} // namespace rankloom::ui
