// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/served_step.h"
#include "widgets/latest.h"

namespace rankloom::ui {

/// A plan that serves in a few figures, for everything that shows them: found once for every plan that comes
/// on screen, in the background. Of plans that train there are none.
class ServedFigures : public QObject {
    Q_OBJECT
public:
    explicit ServedFigures(QObject* parent = nullptr) : QObject(parent) { }

    struct Value {
        std::shared_ptr<const Project> project;
        std::shared_ptr<const Plan> plan;
        std::shared_ptr<const ServedStep> step; ///< null: `error` says why
        Error error;
        Diagnostics diagnostics; ///< of serving
    };

    /// What is on screen; both null: nothing.
    void show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);
    /// Those of the plan on screen, or of the one before it until they are there; null where it trains.
    [[nodiscard]] const std::shared_ptr<const Value>& value() const { return m_value; }
    /// Whether they are of the plan on screen.
    [[nodiscard]] bool isTrue() const;

Q_SIGNALS:
    void changed(); ///< new figures, or the old ones became stale

private:
    std::shared_ptr<const Project> m_project; ///< on screen
    std::shared_ptr<const Plan> m_plan;
    std::shared_ptr<const Value> m_value;
    Latest<std::shared_ptr<const Value>> m_newest {this};
};

} // namespace rankloom::ui
