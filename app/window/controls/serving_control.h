// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "app/figures/serving_outcome.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/capacity.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class Editor;
class LatencyView;
class ServingView;

/// Serving of the plan on screen: asks for a new simulation whenever plan or requests are others, away from
/// the GUI thread, the newest wins; and shows it in its pictures.
class ServingControl : public QObject {
    Q_OBJECT
public:
    struct Pictures {
        ServingView& lanes;
        std::vector<LatencyView*> latencies;
    };
    ServingControl(Pictures pictures, Editor& editor, QObject* parent = nullptr);

    /// A plan, or nothing where both are null. Plans that train are not served.
    void show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    [[nodiscard]] const ServingTargets& targets() const { return m_targets; } ///< of the plan
    /// A second scheduler for the same requests; nothing: none.
    void setOther(std::optional<SchedulerKind> scheduler);
    [[nodiscard]] std::optional<SchedulerKind> other() const { return m_other; }
    /// The newest there is; null before the first.
    [[nodiscard]] const std::shared_ptr<const ServingOutcome>& outcome() const { return m_outcome; }
    /// Of this very plan; null where the newest is of another one.
    [[nodiscard]] const ServingSimulation* simulationOf(const Plan& plan) const;
    [[nodiscard]] bool isBusy() const { return m_newest.isBusy(); }
    void cancel();

    /// Looks for the highest rate of requests that keeps the goals, away from the GUI thread.
    void measureCapacity();
    [[nodiscard]] bool isMeasuring() const { return m_measuring.isBusy(); }
    /// Of the plan on screen; nothing until it was asked for, or since the plan is another.
    [[nodiscard]] const std::optional<Result<ServingCapacity>>& capacity() const { return m_capacity; }
    /// Lets requests come at a rate, as one command.
    void setRate(double requestsPerSecond);

    /// The plan on screen serves from now on, as one command.
    void beginServing();
    /// Whether the changes of the outcome are of the plan that they would change, and not of one before it.
    [[nodiscard]] bool offersAreTrue() const;
    /// Nothing where they are not: the plan of an older one would take back what was edited since.
    void apply(const ServingChange& change);

Q_SIGNALS:
    void changed(); ///< an outcome, or what is asked

private:
    void ask();
    void priceChanges();
    [[nodiscard]] std::shared_ptr<const ServingSensitivity> knownChanges() const;
    void showTargets();
    void take(const std::shared_ptr<const ServingOutcome>& outcome);
    void setStale(bool stale);

    Pictures m_pictures;
    Editor& m_editor;
    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    ServingTargets m_targets;
    std::optional<SchedulerKind> m_other;
    std::shared_ptr<const ServingOutcome> m_outcome;
    Latest<std::shared_ptr<const ServingOutcome>> m_newest;
    struct Priced {
        std::shared_ptr<const Project> project;
        std::shared_ptr<const Plan> plan;
    };
    Priced m_priced; ///< what the changes of the outcome are of
    Latest<std::shared_ptr<const ServingSensitivity>> m_pricing {this}; ///< after other goals
    std::optional<Result<ServingCapacity>> m_capacity;
    Latest<Result<ServingCapacity>> m_measuring;
    bool m_measureNext = false; ///< the plan begins to serve: how much it could is the first question
};

} // namespace rankloom::ui
