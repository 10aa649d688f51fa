// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "app/run/evaluation_runner.h"
#include "core/measure/measured_timeline.h"
#include "core/schedule/sensitivity.h"
#include "widgets/latest.h"
#include "widgets/timeline/lane_memory.h"

class QAction;
class QMenu;

namespace rankloom::ui {

class Document;
class TimelinePanel;

/// Compares the step on screen with another one: the plan before the last change, another plan of the
/// project, a step that was kept, a measured trace; and says what would shrink it.
class TimelineControl : public QObject {
    Q_OBJECT
public:
    TimelineControl(TimelinePanel& panel, const Document& document, EvaluationRunner::Function evaluate,
        QObject* parent = nullptr);

    /// Shows a measured step above the simulated one, and lists how they differ on demand.
    void showMeasured(std::shared_ptr<const MeasuredTimeline> measured, const QString& name);

Q_SIGNALS:
    void traceWanted(); ///< the person wants to choose a trace to compare with
    void failed(const rankloom::Error& error);

private:
    struct Step {
        std::shared_ptr<const Timeline> timeline;
        std::vector<LaneMemory> memory;
        QString name; ///< beside another step
        QString plan; ///< what the plan was called
    };
    /// `chunked`: a rank runs several virtual stages, so that the plain word would mean another thing.
    [[nodiscard]] QString wordsOf(const Lever& lever) const;
    void fillMenu();
    void addPlans(QMenu& menu);
    void takeFigures();
    void setComparedWithBefore(bool on);
    void compareWithPlan(std::int64_t scenario);
    void compareWithNothing();
    [[nodiscard]] QString referenceName(const Timeline& above) const;
    void showDifferences();
    void explainStep();
    void showLevers(const std::vector<Sensitivity>& levers);
    void clear();

    TimelinePanel& m_panel;
    const Document& m_document;
    EvaluationRunner m_runner;
    Step m_now;
    Step m_before; ///< what was on screen until the last change
    bool m_followsChanges = false; ///< the reference is always the plan before
    std::shared_ptr<const MeasuredTimeline> m_measured; ///< what is shown above, where it was measured
    Latest<Result<std::vector<Sensitivity>>> m_explaining;
    QString m_measuredName;
    QString m_otherName; ///< of the plan that is evaluated to compare with
    std::shared_ptr<const Timeline> m_other; ///< of it, once there is one
};

} // namespace rankloom::ui
