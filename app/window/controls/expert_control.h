// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include <QObject>

#include "app/run/evaluation_runner.h"
#include "core/experts/plan_experts.h"
#include "widgets/experts/expert_devices_view.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class Document;
class Editor;
class ExpertBoard;

/// Shows the experts of the plan on devices and beside what they were before. Turns what the person does to
/// experts into commands, and answers while they hover: what would the step time change by?
class ExpertControl : public QObject {
    Q_OBJECT
public:
    ExpertControl(ExpertBoard& board, ExpertDevicesView& devices, Editor& editor,
        EvaluationRunner::Function evaluate, QObject* parent = nullptr);

    /// Makes it the expert placement of the plan, as one command.
    void place(ExpertPlacement experts, const QString& name);
    /// To be seen beside the present one; until the plan changes otherwise.
    void propose(const ExpertPlacement& experts);
    /// A plan, or a preview of another one, or nothing where both are null. What a search would replace stays
    /// the other side of the comparison.
    void show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);

private:
    void forgetOthers(const std::shared_ptr<const Project>& project, const Plan* plan);
    void showSides();
    /// Works out what both sides send, away from the GUI thread.
    void askForTraffic(const ExpertPlacement& before, const ExpertPlacement& after);
    [[nodiscard]] ExpertPlacement after(const ExpertSwap& exchange) const;
    void exchange(const ExpertSwap& exchange);
    void preview(const ExpertSwap& exchange);

    ExpertBoard& m_board;
    ExpertDevicesView& m_devices;
    Editor& m_editor;
    const Document& m_document;
    std::shared_ptr<const Project> m_shownProject; ///< of what is on screen
    std::shared_ptr<const Plan> m_shownPlan;
    std::shared_ptr<const Project> m_project; ///< of the document, when it was shown last
    int m_members = 0; ///< and its EP
    std::optional<ExpertPlacement> m_before; ///< what the last search began with; nothing = contiguous
    std::optional<ExpertPlacement> m_proposed; ///< and what it found
    /// Of both sides.
    using Traffic = std::pair<ExpertDevicesView::Traffic, ExpertDevicesView::Traffic>;
    Latest<Traffic> m_traffic;
    EvaluationRunner m_runner;
    ExpertSwap m_previewed;
    std::shared_ptr<const Figures> m_base; ///< what that would change
};

} // namespace rankloom::ui
