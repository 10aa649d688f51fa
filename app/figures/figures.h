// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/served_step.h"

namespace rankloom::ui {

/// What serving a plan comes to, by the closed form.
struct ServedFigures {
    std::shared_ptr<const ServedStep> step; ///< null: `error` says why
    Error error;
    Diagnostics diagnostics; ///< of serving
};

/// A plan, what it refers to, and what follows from both: found together, and never changed. Whoever shows a
/// figure reads it against the plan that stands beside it here, whatever plan is edited meanwhile: figures of
/// one plan beside another cannot be put together.
class Figures {
public:
    using Evaluate = std::function<Result<Evaluation>(const Project&, const Plan&, std::stop_token)>;
    /// Errors: those of `evaluate`. Away from the GUI thread.
    static Result<std::shared_ptr<const Figures>> of(std::shared_ptr<const Project> project,
        std::shared_ptr<const Plan> plan, const Evaluate& evaluate, const std::stop_token& stop = {});

    const std::shared_ptr<const Project> project;
    const std::shared_ptr<const Plan> plan;
    const std::shared_ptr<const Evaluation> evaluation; ///< never null
    const std::optional<ServedFigures> served; ///< nothing where the plan trains

    [[nodiscard]] bool valid() const { return evaluation->valid; } ///< the plan is legal

private:
    Figures(std::shared_ptr<const Project> of, std::shared_ptr<const Plan> by, Evaluation found,
        std::optional<ServedFigures> whenServed);
};

} // namespace rankloom::ui
