// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QWidget>

#include "core/evaluate/evaluation.h"
#include "core/serving/served_step.h"
#include "core/serving/simulate_serving.h"

class QHBoxLayout;
class QLabel;

namespace rankloom::ui {

/// The verdict on the plan in two lines: step time, throughput, utilisation and whether it fits; bubble,
/// memory of the fullest GPU, and whether the figures are still true. Stale figures stay, dimmed.
class StepFigures : public QWidget {
    Q_OBJECT
public:
    explicit StepFigures(QWidget* parent = nullptr);

    enum class Freshness : std::uint8_t { True, Stale, Preview };
    /// Null clears the figures.
    void setEvaluation(const std::shared_ptr<const Evaluation>& evaluation, Freshness freshness);
    /// Captions are those of a plan that serves, or of one that trains.
    void setServes(bool serves);
    /// Figures of a plan that serves, in place of those of a training step: rates and latencies of its
    /// simulation where there is one, so that one thing has one figure.
    void setServed(const ServedStep* step, const ServingSimulation* simulation, const QString& why);
    /// All figures as one line of text, for tests and the clipboard.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The person asks why a plan is not possible or does not fit.
    void reasonRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Figure {
        QLabel* caption;
        QLabel* value;
    };
    Figure addFigure(QHBoxLayout& row, const QString& caption, const QString& help);
    void setFigure(Figure figure, const QString& value, const QString& exact);
    void forgetWidths();
    void showTimes(const Evaluation& evaluation);
    void showMemory(const Evaluation& evaluation);
    /// `reason` leads to the diagnoses; it is shortened to what a line has room for, the tooltip has all of
    /// it.
    void setVerdict(const QString& words, const QString& reason, const QString& help);

    std::vector<Figure> m_figures;
    Figure m_step;
    Figure m_tokens;
    Figure m_utilisation;
    Figure m_bubble;
    Figure m_memory;
    QLabel* m_fits;
    QString m_verdict; ///< what m_fits says, without markup
    QLabel* m_freshness;
    std::shared_ptr<const Evaluation> m_shown;
    std::shared_ptr<const Evaluation> m_ofPlan; ///< shown last that was no preview
    double m_previousStep = 0;
    bool m_serves = false;
};

} // namespace rankloom::ui
