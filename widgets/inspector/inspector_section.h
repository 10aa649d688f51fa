// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPointer>
#include <QSpinBox>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/sensitivity.h"
#include "core/whatif/legal_steps.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/choice_box.h"
#include "widgets/inspector/degree_stepper.h"

class QFormLayout;
class QLabel;
class QLineEdit;

namespace rankloom {
struct CalibrationField;
struct ServedStep;
} // namespace rankloom

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
/// How a number is typed: range and step in the unit that is shown, and what one of it is in the plan's.
struct DecimalForm {
    double low = 0;
    double high = 0;
    double step = 1;
    double unit = 1;
    QString suffix;
};
/// Of a field of the plan.
RowText fieldRow(const char* pointer);

/// Other values of a setting with the inputs they would make, and where to say what each would change.
struct OfferedValues {
    QPointer<QObject> control; ///< gone: nobody wants to know any more
    std::vector<std::pair<int, InspectorInputs>> values;
    std::function<void(int value, const QString& remark)> setRemark;
};

/// A collapsible group of rows. Rows are made by the add… functions; each one reads its value from the inputs
/// on refresh and emits a whole changed value when the person edits it.
class InspectorSection : public QWidget {
    Q_OBJECT
public:
    /// Before the names of rates of serving, which plans that train have no use for.
    static constexpr QLatin1String kRates {"/servingRates/"};

    InspectorSection(const QString& title, const QString& name, QWidget* parent = nullptr);

    void setInputs(const InspectorInputs& inputs);
    [[nodiscard]] const InspectorInputs& inputs() const { return m_inputs; }
    /// What serving the plan comes to, found elsewhere; null within: it cannot be served. Nothing: not known.
    using Served = std::optional<std::shared_ptr<const ServedStep>>;
    void setServed(const Served& served);
    [[nodiscard]] const Served& served() const { return m_served; }
    [[nodiscard]] bool isExpanded() const;
    void setExpanded(bool expanded);
    /// Shows the rows whose names, or all where its own name, contain the text, folded or not; empty: all as
    /// it was. How many there are.
    int filter(const QString& text);
    /// Shows the row of a field though the plan's work has no use for it, until that is another.
    void showRow(const QString& field);
    /// The widest label, and one width for the labels of all sections: one column of controls.
    [[nodiscard]] int labelWidth() const;
    void setLabelWidth(int width);

    /// The row of a field of the plan, all of it from the table of fields: by its kind of value a switch, a
    /// number or a choice. `settle` changes what has to follow a choice.
    QWidget* addField(const char* pointer, std::function<void(Plan&)> settle = {});
    /// The same with a button that brings the default back.
    QWidget* addConstant(const char* pointer);
    /// A measured constant of the project, with such a button.
    QDoubleSpinBox* addCalibration(const CalibrationField& field);
    /// The same of any number that projects keep.
    struct ProjectConstant {
        std::function<double(const Project&)> now;
        std::function<double(const Project&)> usual; ///< its default
        std::function<void(Project&, double)> set;
    };
    QDoubleSpinBox* addProjectConstant(
        const RowText& row, const DecimalForm& form, const ProjectConstant& constant);
    /// `Access` gives the value of a plan, and something to assign to of one that may change: often a generic
    /// lambda (auto& plan) -> auto&.
    template <class Access> using ValueOf = std::decay_t<std::invoke_result_t<Access, const Plan&>>;
    template <class Access>
    ChoiceBox* addPlanChoice(const RowText& row,
        std::function<std::vector<ChoiceOption<ValueOf<Access>>>()> options, Access access,
        std::function<void(Plan&)> settle = {});
    template <class Access> QCheckBox* addPlanToggle(const RowText& row, Access access);
    template <class Access>
    QDoubleSpinBox* addPlanDecimal(const RowText& row, const DecimalForm& form, Access access);
    template <class Access> QSpinBox* addPlanInteger(const RowText& row, int low, int high, Access access);
    /// Sequence length or global batch: steps lead to the next value that makes no new error.
    QSpinBox* addWorkloadSize(const RowText& row, WorkloadSize size);
    DegreeStepper* addDegree(const RowText& row, Degree degree);
    /// A line of figures that follow from others.
    QLabel* addFigure(const RowText& row, std::function<QString()> text);
    /// Any other control.
    void addRow(const RowText& row, QWidget* control);
    /// A control as wide as the section, below its name.
    void addBlock(const RowText& row, QWidget* control);
    /// The same of a row that is there.
    void placeBelowName(QWidget* control);
    /// The control is greyed, with the reason in its tooltip, while the condition does not hold.
    void enableWhile(
        QWidget* control, std::function<bool(const InspectorInputs&)> holds, const QString& reason);
    /// Asks what each plan would change while the person considers a switch.
    void offerSwitch(QCheckBox* box, std::function<Plan()> other);
    /// Below each setting the best of its next values, and all of them in the tooltip.
    void setSensitivities(const SensitivityReport& report);
    void setSensitivitiesStale(bool stale);
    /// Runs `refresh` whenever the inputs change, and now knows the control it belongs to.
    void onRefresh(std::function<void()> refresh) { m_refreshers.push_back(std::move(refresh)); }
    /// Runs `end` when there are no inputs any more: what is looked for has nobody to tell.
    void onEnd(std::function<void()> end) { m_ends.push_back(std::move(end)); }

    /// The same of what setServed() brings.
    void onServed(std::function<void()> refresh) { m_servedRefreshers.push_back(std::move(refresh)); }

    [[nodiscard]] const std::vector<RowText>& rows() const { return m_rows; }
    void submitPlan(Plan after, const RowText& row, const QString& value);
    void submitProject(Project after, const RowText& row, const QString& value);

Q_SIGNALS:
    void planEdited(const rankloom::Plan& after, const QString& name, const QString& field);
    void projectEdited(const rankloom::Project& after, const QString& name, const QString& field);
    /// Alternatives are being looked at: what would each of them change?
    void alternativesShown(const rankloom::ui::OfferedValues& offered);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Whether the work of the plan has a use for the row: one that serves has none for settings of training.
    [[nodiscard]] bool isOfWork(const RowText& row) const;
    /// Whether a line for hints is worth its room: plans that serve have them in Serve.
    [[nodiscard]] bool keepsCaptions() const;
    void showWork(WorkKind work);
    /// One step of a number: how it would read, and the plan.
    struct Step {
        QString label;
        Plan plan;
    };
    /// What the person is looking at, with mouse or keyboard.
    struct Considered {
        QWidget* control;
        std::function<void()> begin;
        std::function<void()> end;
    };

    /// Looks which of several other plans have errors that the present one has not.
    [[nodiscard]] ChoiceBox::Judging judging(std::vector<std::pair<int, Plan>> others) const;
    QLabel* captionBelow(const QString& field);
    [[nodiscard]] QFont captionFont() const;
    void onConsidered(QWidget* control, std::function<void()> begin, std::function<void()> end);
    void offer(QObject* control, const std::vector<std::pair<int, Plan>>& plans,
        std::function<void(int, const QString&)> setRemark);
    void offerSteps(QAbstractSpinBox* box, const RowText& row, const std::vector<Step>& steps);
    template <class Box, class Access>
    void considerSteps(Box* box, const RowText& row, double unit, Access access);
    /// Puts a button beside a control that is in the form.
    QToolButton* addButtonBeside(QWidget* control, const RowText& row);
    static QString textOf(const QSpinBox& box, int value);
    static QString textOf(const QDoubleSpinBox& box, double value);
    static QString switchText(bool on);
    static void guard(QAbstractSpinBox& box);
    ChoiceBox* makeCombo(const RowText& row);
    QDoubleSpinBox* makeDecimal(const RowText& row, const DecimalForm& form);
    QSpinBox* makeInteger(const RowText& row, int low, int high);
    QCheckBox* makeToggle(const RowText& row);
    static void connectValue(QDoubleSpinBox* box, std::function<void(double, QString)> changed);
    static void connectValue(QSpinBox* box, std::function<void(int, QString)> changed);
    static void connectValue(QCheckBox* box, std::function<void(bool)> changed);
    static void showValue(QDoubleSpinBox* box, double value);
    static void showValue(QSpinBox* box, int value);
    static void showValue(QCheckBox* box, bool value);

    InspectorInputs m_inputs;
    std::vector<Considered> m_considered;
    std::vector<std::function<void()>> m_refreshers;
    Served m_served;
    std::vector<std::function<void()>> m_servedRefreshers;
    std::vector<std::function<void()>> m_ends;
    std::vector<RowText> m_rows;
    std::vector<QLabel*> m_labels;
    std::map<QString, QLabel*> m_captions; ///< by field: what its next values would change
    QString m_filter;
    std::optional<WorkKind> m_work; ///< that the rows are shown for
    std::set<QString> m_asked; ///< fields whose rows somebody wants to see
    QToolButton* m_header;
    QWidget* m_body;
    QFormLayout* m_form;
};

template <class Access>
ChoiceBox* InspectorSection::addPlanChoice(const RowText& row,
    std::function<std::vector<ChoiceOption<ValueOf<Access>>>()> options, Access access,
    std::function<void(Plan&)> settle)
{
    ChoiceBox* combo = makeCombo(row);
    const auto chosen = [this, access, settle](const auto& value) {
        Plan after = *inputs().plan;
        access(after) = value;
        if (settle)
            settle(after);
        return after;
    };
    onRefresh([this, combo, options, access, chosen] {
        const auto& current = access(*inputs().plan);
        QStringList labels;
        qsizetype present = -1;
        for (const auto& option : options()) {
            if (option.value == current)
                present = labels.size();
            labels.append(option.label);
        }
        combo->setChoices(labels, static_cast<int>(present));
        combo->judgeLater([this, options, chosen, present] {
            std::vector<std::pair<int, Plan>> others;
            for (int i = 0; const auto& option : options()) {
                if (i != present)
                    others.emplace_back(i, chosen(option.value));
                ++i;
            }
            return judging(std::move(others));
        });
    });
    onEnd([combo] { combo->judgeLater({}); });
    connect(combo, &ChoiceBox::opened, this, [this, combo, options, access, chosen] {
        std::vector<std::pair<int, Plan>> plans;
        const auto list = options();
        for (std::size_t i = 0; i < list.size(); ++i) {
            const QModelIndex item = combo->model()->index(static_cast<int>(i), 0);
            if (!(list[i].value == access(*inputs().plan)) && item.flags().testFlag(Qt::ItemIsEnabled))
                plans.emplace_back(static_cast<int>(i), chosen(list[i].value));
        }
        offer(combo, plans, [combo](int index, const QString& remark) { combo->setRemark(index, remark); });
    });
    connect(combo, &QComboBox::activated, this, [this, options, chosen, row](int index) {
        const auto list = options();
        if (index < 0 || index >= static_cast<int>(list.size()))
            return;
        const auto& option = list[static_cast<std::size_t>(index)];
        submitPlan(chosen(option.value), row, option.label);
    });
    return combo;
}

template <class Access> QCheckBox* InspectorSection::addPlanToggle(const RowText& row, Access access)
{
    QCheckBox* box = makeToggle(row);
    onRefresh([this, box, access] { showValue(box, access(*inputs().plan)); });
    const auto set = [this, access](bool on) {
        Plan after = *inputs().plan;
        access(after) = on;
        return after;
    };
    connectValue(box, [this, row, set](bool on) { submitPlan(set(on), row, switchText(on)); });
    offerSwitch(box, [box, set] { return set(!box->isChecked()); });
    return box;
}

template <class Box, class Access>
void InspectorSection::considerSteps(Box* box, const RowText& row, double unit, Access access)
{
    onConsidered(
        box,
        [this, box, row, unit, access] {
            using Value = std::decay_t<decltype(access(std::declval<Plan&>()))>;
            std::vector<Step> steps;
            for (const int direction : {1, -1}) {
                const auto value = box->value() + direction * box->singleStep();
                if (value < box->minimum() || value > box->maximum())
                    continue;
                Plan plan = *inputs().plan;
                access(plan) = static_cast<Value>(value * unit);
                steps.push_back({textOf(*box, value), std::move(plan)});
            }
            offerSteps(box, row, steps);
        },
        [box, row] { box->setToolTip(markupTip(row.help)); });
}

template <class Access>
QDoubleSpinBox* InspectorSection::addPlanDecimal(const RowText& row, const DecimalForm& form, Access access)
{
    QDoubleSpinBox* box = makeDecimal(row, form);
    const double unit = form.unit;
    onRefresh([this, box, access, unit] { showValue(box, access(*inputs().plan) / unit); });
    connectValue(box, [this, row, access, unit](double value, const QString& text) {
        Plan after = *inputs().plan;
        access(after) = value * unit;
        submitPlan(std::move(after), row, text);
    });
    considerSteps(box, row, unit, access);
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
    considerSteps(box, row, 1, access);
    return box;
}

} // namespace rankloom::ui
