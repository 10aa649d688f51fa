// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <QWidget>

#include "core/memory/calibration.h"
#include "core/plan/project.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace rankloom::ui {

class MeasuredView;

/// Fits the framework constant to a measured run: the person types the peak, and sees at once what the
/// constant would become and how far the estimate was off. A figure stays with its stage and kind: of several
/// the constant becomes the mean, and a chart shows whether one constant suits them all. Nothing changes
/// before "Apply".
class CalibrationPanel : public QWidget {
    Q_OBJECT
public:
    explicit CalibrationPanel(QWidget* parent = nullptr);

    /// Both null: there is nothing to calibrate.
    void setInputs(
        std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, MemoryReport report);
    void begin(); ///< shows it and puts the focus on the figure
    [[nodiscard]] QString outcome() const; ///< what is said of the figure
    [[nodiscard]] MeasuredView& chart() const { return *m_chart; }

Q_SIGNALS:
    void projectChangeRequested(const rankloom::Project& after, const QString& name, const QString& field);
    void closed();
    void heightChanged(); ///< another text, or the chart came or went

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    QString judge();
    void apply();
    [[nodiscard]] MeasuredMemory measured() const;
    void takeFigure();
    void showFigure(); ///< the one that was typed for what is chosen
    [[nodiscard]] std::vector<std::pair<MeasuredMemory, MemoryCalibration>> fits() const;
    void showChart();
    [[nodiscard]] double growth(MemoryScope scope) const;
    [[nodiscard]] std::pair<MemoryScope, int> about() const; ///< what the figure is of

    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    MemoryReport m_report; ///< of them
    QDoubleSpinBox* m_figure;
    QComboBox* m_unit;
    QComboBox* m_scope;
    QComboBox* m_stage;
    QLabel* m_outcome;
    QPushButton* m_apply;
    MeasuredView* m_chart;
    std::map<std::pair<MemoryScope, int>, Bytes> m_typed; ///< by kind and stage
};

} // namespace rankloom::ui
