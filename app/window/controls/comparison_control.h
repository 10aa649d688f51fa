// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include <QObject>
#include <QString>

#include "app/document/document_state.h"
#include "app/run/evaluation_runner.h"
#include "widgets/comparison/comparison_data.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class ComparisonPanel;
class Document;

/// Which plans of the project are compared, with which baseline, and the figures of all of them: evaluated
/// away from the GUI thread, while somebody looks.
class ComparisonControl : public QObject {
    Q_OBJECT
public:
    ComparisonControl(ComparisonPanel& panel, const Document& document, EvaluationRunner::Function evaluate,
        QObject* parent = nullptr);

    /// The first six plans are compared, unless left out.
    [[nodiscard]] bool isCompared(std::int64_t scenario) const;
    /// Takes a plan in; false where there are six already.
    bool compare(std::int64_t scenario);
    void leaveOut(std::int64_t scenario);
    [[nodiscard]] std::vector<ScenarioPointer> compared() const;
    void setBaseline(std::int64_t scenario);
    [[nodiscard]] int baselinePlace() const; ///< among compared(); 0 where it is not one of them

    /// Figures are computed while somebody sees the panel, or a presentation.
    void setLookedAt(bool lookedAt);
    void setPresenting(bool presenting);
    /// The newest figures there are; null where fewer than two plans are compared, and before the first ones.
    [[nodiscard]] const std::shared_ptr<const ComparisonData>& data() const { return m_data; }
    [[nodiscard]] bool isStale() const { return m_stale; }
    /// What the persons wrote about the plans that are compared, each under its name; empty without notes.
    [[nodiscard]] QString notes() const;

Q_SIGNALS:
    void choiceChanged();
    void planWanted(std::int64_t scenario); ///< the person wants to see it
    void dataChanged();
    void staleChanged(bool stale); ///< what data() holds is not that of the plans any more, or is again
    void failed(const rankloom::Error& error);

private:
    void keepOut(); ///< what is not compared for lack of room stays out, as the person sees it
    void refresh();
    void evaluateAll(const std::vector<ScenarioPointer>& scenarios);
    [[nodiscard]] std::shared_ptr<const Evaluation> knownFigures(const Scenario& scenario) const;
    void show(std::shared_ptr<const ComparisonData> data);
    void setStale(bool stale);
    void clear();

    ComparisonPanel& m_panel;
    const Document& m_document;
    EvaluationRunner::Function m_evaluate;
    std::set<std::int64_t> m_leftOut;
    std::int64_t m_baseline = 0; ///< scenario; 0 = the first
    bool m_lookedAt = false;
    bool m_presenting = false;
    bool m_stale = false;
    std::shared_ptr<const ComparisonData> m_data;
    std::vector<std::int64_t> m_shown; ///< scenarios of m_data
    Latest<Result<std::shared_ptr<const ComparisonData>>> m_newest;
};

} // namespace rankloom::ui
