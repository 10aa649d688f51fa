// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QComboBox>
#include <QString>
#include <QWidget>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "widgets/inspector/degree_stepper.h"

class QAbstractSpinBox;
class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace rankloom::ui {

/// What the inspector shows and edits; immutable snapshots.
struct InspectorInputs {
    std::shared_ptr<const Project> project;
    std::shared_ptr<const Plan> plan;
};

/// One way a choice could be made.
template <class Value> struct ChoiceOption {
    Value value {};
    QString label;
};

/// Label, pointer of the field (for merging spin bursts and for diagnoses) and the explanation of a row.
struct RowText {
    QString label;
    QString field; ///< JSON pointer into the plan document
    QString help; ///< rich text: what it is and the formula it enters
};

/// A collapsible group of rows. Rows are made by the add… functions; each one reads its value from the inputs
/// on refresh and emits a whole changed value when the person edits it.
class InspectorSection : public QWidget {
    Q_OBJECT
public:
    InspectorSection(const QString& title, const QString& name, QWidget* parent = nullptr);

    void setInputs(const InspectorInputs& inputs);
    [[nodiscard]] const InspectorInputs& inputs() const { return m_inputs; }
    [[nodiscard]] bool isExpanded() const;
    void setExpanded(bool expanded);
    /// The widest label, and one width for the labels of all sections: one column of controls.
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);

    /// `Access` is a generic lambda: (auto& plan) -> auto& value. `settle` changes what has to follow the
    /// choice.
    template <class Access>
    QComboBox* addPlanChoice(const RowText& row,
        std::function<std::vector<
            ChoiceOption<std::decay_t<decltype(std::declval<Access>()(std::declval<Plan&>()))>>>()>
            options,
        Access access, std::function<void(Plan&)> settle = {});
    template <class Access> QCheckBox* addPlanToggle(const RowText& row, Access access);
    template <class Access>
    QDoubleSpinBox* addPlanDecimal(const RowText& row, double low, double high, double step, double unit,
        const QString& suffix, Access access);
    template <class Access> QSpinBox* addPlanInteger(const RowText& row, int low, int high, Access access);
    template <class Access> QSpinBox* addProjectInteger(const RowText& row, int low, int high, Access access);
    DegreeStepper* addDegree(const RowText& row, Degree degree);
    /// A line of figures that follow from others.
    QLabel* addFigure(const RowText& row, std::function<QString()> text);
    /// Any other control.
    void addRow(const RowText& row, QWidget* control);
    /// Runs `refresh` whenever the inputs change, and now knows the control it belongs to.
    void onRefresh(std::function<void()> refresh) { m_refreshers.push_back(std::move(refresh)); }

    [[nodiscard]] const std::vector<RowText>& rows() const { return m_rows; }
    void submitPlan(Plan after, const RowText& row, const QString& value);
    void submitProject(Project after, const RowText& row, const QString& value);

Q_SIGNALS:
    void planEdited(const rankloom::Plan& after, const QString& name, const QString& field);
    void projectEdited(const rankloom::Project& after, const QString& name, const QString& field);
    /// A menu of alternatives opened: what would each of them change?
    void alternativesShown(rankloom::ui::DegreeStepper* stepper,
        const std::vector<std::pair<int, rankloom::Plan>>& alternatives);

private:
    /// The reason why `trial` cannot be chosen although the present plan can; empty when it can.
    [[nodiscard]] QString newProblem(const Plan& trial) const;
    static QString switchText(bool on);
    static void guard(QAbstractSpinBox& box);
    QComboBox* makeCombo(const RowText& row);
    QDoubleSpinBox* makeDecimal(
        const RowText& row, double low, double high, double step, const QString& suffix);
    QSpinBox* makeInteger(const RowText& row, int low, int high);
    QCheckBox* makeToggle(const RowText& row);
    static void setOptionEnabled(QComboBox& combo, int index, const QString& problem);
    static void connectValue(QDoubleSpinBox* box, std::function<void(double, QString)> changed);
    static void connectValue(QSpinBox* box, std::function<void(int, QString)> changed);
    static void connectValue(QCheckBox* box, std::function<void(bool)> changed);
    static void showValue(QDoubleSpinBox* box, double value);
    static void showValue(QSpinBox* box, int value);
    static void showValue(QCheckBox* box, bool value);

    InspectorInputs m_inputs;
    std::vector<std::function<void()>> m_refreshers;
    std::vector<RowText> m_rows;
    std::vector<QLabel*> m_labels;
    QToolButton* m_header;
    QWidget* m_body;
    QFormLayout* m_form;
};

template <class Access>
QComboBox* InspectorSection::addPlanChoice(const RowText& row,
    std::function<
        std::vector<ChoiceOption<std::decay_t<decltype(std::declval<Access>()(std::declval<Plan&>()))>>>()>
        options,
    Access access, std::function<void(Plan&)> settle)
{
    QComboBox* combo = makeCombo(row);
    onRefresh([this, combo, options, access, settle] {
        const QSignalBlocker quiet(combo);
        combo->clear();
        const auto& current = access(*inputs().plan);
        for (const auto& option : options()) {
            combo->addItem(option.label);
            const int index = combo->count() - 1;
            if (option.value == current) {
                combo->setCurrentIndex(index);
                continue;
            }
            Plan trial = *inputs().plan;
            access(trial) = option.value;
            if (settle)
                settle(trial);
            setOptionEnabled(*combo, index, newProblem(trial));
        }
    });
    connect(combo, &QComboBox::activated, this, [this, combo, options, access, settle, row](int index) {
        const auto list = options();
        if (index < 0 || index >= static_cast<int>(list.size()))
            return;
        Plan after = *inputs().plan;
        access(after) = list[static_cast<std::size_t>(index)].value;
        if (settle)
            settle(after);
        submitPlan(std::move(after), row, combo->itemText(index));
    });
    return combo;
}

template <class Access> QCheckBox* InspectorSection::addPlanToggle(const RowText& row, Access access)
{
    QCheckBox* box = makeToggle(row);
    onRefresh([this, box, access] { showValue(box, access(*inputs().plan)); });
    connectValue(box, [this, row, access](bool on) {
        Plan after = *inputs().plan;
        access(after) = on;
        submitPlan(std::move(after), row, switchText(on));
    });
    return box;
}

template <class Access>
QDoubleSpinBox* InspectorSection::addPlanDecimal(const RowText& row, double low, double high, double step,
    double unit, const QString& suffix, Access access)
{
    QDoubleSpinBox* box = makeDecimal(row, low, high, step, suffix);
    onRefresh([this, box, access, unit] { showValue(box, access(*inputs().plan) / unit); });
    connectValue(box, [this, row, access, unit](double value, const QString& text) {
        Plan after = *inputs().plan;
        access(after) = value * unit;
        submitPlan(std::move(after), row, text);
    });
    return box;
}

template <class Access>
QSpinBox* InspectorSection::addPlanInteger(const RowText& row, int low, int high, Access access)
{
    QSpinBox* box = makeInteger(row, low, high);
    onRefresh([this, box, access] { showValue(box, access(*inputs().plan)); });
    connectValue(box, [this, row, access](int value, const QString& text) {
        Plan after = *inputs().plan;
        access(after) = value;
        submitPlan(std::move(after), row, text);
    });
    return box;
}

template <class Access>
QSpinBox* InspectorSection::addProjectInteger(const RowText& row, int low, int high, Access access)
{
    QSpinBox* box = makeInteger(row, low, high);
    onRefresh([this, box, access] { showValue(box, access(*inputs().project)); });
    connectValue(box, [this, row, access](int value, const QString& text) {
        Project after = *inputs().project;
        access(after) = value;
        submitProject(std::move(after), row, text);
    });
    return box;
}

} // namespace rankloom::ui
