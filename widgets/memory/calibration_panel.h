// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "core/memory/calibration.h"
#include "core/plan/project.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace rankloom::ui {

/// Fits the framework constant to one measured run: the person types the peak, and sees at once what the
/// constant would become and how far the estimate was off. Nothing changes before "Apply".
class CalibrationPanel : public QWidget {
    Q_OBJECT
public:
    explicit CalibrationPanel(QWidget* parent = nullptr);

    /// Both null: there is nothing to calibrate.
    void setInputs(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan, int stages);
    void begin(); ///< shows it and puts the focus on the figure
    [[nodiscard]] QString outcome() const; ///< what is said of the figure

Q_SIGNALS:
    void planChangeRequested(const rankloom::Plan& after, const QString& name, const QString& field);
    void closed();
    void heightChanged(); ///< another text

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    QString judge();
    void apply();
    [[nodiscard]] MeasuredMemory measured() const;

    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    QDoubleSpinBox* m_figure;
    QComboBox* m_unit;
    QComboBox* m_scope;
    QComboBox* m_stage;
    QLabel* m_outcome;
    QPushButton* m_apply;
};

} // namespace rankloom::ui
