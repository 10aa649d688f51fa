// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of plan fields, made from the table of fields.
#include <algorithm>
#include <utility>
#include <variant>

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QToolButton>

#include "core/base/quantity.h"
#include "core/plan/calibration_fields.h"
#include "core/plan/plan_field.h"
#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/section_rows.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// Reads and writes a member of a plan.
template <class T> struct Member {
    T& (*of)(Plan&);
    T& operator()(Plan& plan) const { return of(plan); }
    const T& operator()(const Plan& plan) const { return memberOf(of, plan); }
};

/// Reads and writes an enumeration by its index.
struct Chosen {
    const PlanField::Choice* choice;

    struct Place {
        const PlanField::Choice* choice;
        Plan& plan;
        void operator=(int index) const { choice->set(plan, index); }
    };
    Place operator()(Plan& plan) const { return {choice, plan}; }
    int operator()(const Plan& plan) const { return choice->get(plan); }
};

std::vector<ChoiceOption<int>> optionsOf(const PlanField::Choice& choice)
{
    std::vector<ChoiceOption<int>> options;
    for (int i = 0; i < static_cast<int>(choice.names().size()); ++i)
        options.push_back({i, translated(choice.words(i))});
    return options;
}

/// Not sharded, over everything, per node, and over every group size that divides the data-parallel degree.
std::vector<ChoiceOption<ShardExtent>> extents(const InspectorInputs& inputs)
{
    using Kind = ShardExtent::Kind;
    std::vector<ChoiceOption<ShardExtent>> options;
    for (const Kind kind : {Kind::None, Kind::DataParallel, Kind::Node, Kind::DevicePair, Kind::All}) {
        const ShardExtent extent {kind, 1};
        options.push_back({extent, wordsOf(extent)});
    }
    const Layout layout = resolved(inputs.plan->layout, worldSize(inputs.project->cluster, *inputs.plan));
    const int replicas = layout.dp * layout.cp;
    for (int size = 2; size < replicas; ++size)
        if (replicas % size == 0) {
            const ShardExtent extent {Kind::Degree, size};
            options.push_back({extent, wordsOf(extent)});
        }
    return options;
}

struct ShownUnit {
    double size; ///< of one, in the plan's unit
    QString suffix;
};
ShownUnit unitOf(ShownAs shown)
{
    switch (shown) {
    case ShownAs::Number:
        break;
    case ShownAs::Percent:
        return {0.01, QStringLiteral(" %")};
    case ShownAs::Gibibytes:
        return {kGiB, QStringLiteral(" GiB")};
    case ShownAs::Mebibytes:
        return {kMiB, QStringLiteral(" MiB")};
    case ShownAs::GigabytesPerSecond:
        return {1e9, QStringLiteral(" GB/s")};
    case ShownAs::BytesEach:
        return {1, Rows::tr(" B")};
    case ShownAs::Times:
        return {1, QStringLiteral(" ×")};
    case ShownAs::InFlight:
        return {1, Rows::tr(" in flight")};
    }
    return {1, {}};
}

DecimalForm formOf(double least, double most, double step, ShownAs shown)
{
    const ShownUnit unit = unitOf(shown);
    return {least / unit.size, most / unit.size, step, unit.size, unit.suffix};
}

const PlanField& known(const char* pointer)
{
    const PlanField* field = planField(pointer);
    Q_ASSERT_X(field != nullptr, "planField", pointer);
    return *field;
}

} // namespace

RowText fieldRow(const char* pointer)
{
    const PlanField& field = known(pointer);
    return {translated(field.caption), QString::fromLatin1(pointer), translated(field.help)};
}

QWidget* InspectorSection::addField(const char* pointer, std::function<void(Plan&)> settle)
{
    const PlanField& field = known(pointer);
    const RowText row = fieldRow(pointer);
    const auto finished = [&field](auto* box) {
        if (field.namesZero())
            box->setSpecialValueText(translated(field.zero));
        box->setMinimumWidth(72); // ranges are wide; a narrow panel must not follow
        return box;
    };
    if (const auto* toggle = std::get_if<PlanField::Toggle>(&field.value))
        return addPlanToggle(row, Member<bool> {toggle->of});
    if (const auto* number = std::get_if<PlanField::Integer>(&field.value))
        return finished(addPlanInteger(row, number->least, number->most, Member<int> {number->of}));
    if (const auto* number = std::get_if<PlanField::Decimal>(&field.value)) {
        return finished(addPlanDecimal(row, formOf(number->least, number->most, number->step, number->shown),
            Member<double> {number->of}));
    }
    if (const auto* choice = std::get_if<PlanField::Choice>(&field.value))
        return addPlanChoice(
            row, [choice] { return optionsOf(*choice); }, Chosen {choice}, std::move(settle));
    if (const auto* extent = std::get_if<PlanField::Extent>(&field.value))
        return addPlanChoice(
            row, [this] { return extents(inputs()); }, Member<ShardExtent> {extent->of});
    Q_UNREACHABLE(); // texts, lists and forms of their own have controls of their own
}

QWidget* InspectorSection::addConstant(const char* pointer)
{
    const PlanField& field = known(pointer);
    const RowText row = fieldRow(pointer);
    QWidget* control = addField(pointer);
    QToolButton* button = addButtonBeside(control, row);
    onRefresh([this, button, &field] { button->setEnabled(!hasDefault(field, *inputs().plan)); });
    connect(button, &QToolButton::clicked, this, [this, row, &field] {
        Plan after = *inputs().plan;
        setDefault(field, after);
        submitPlan(std::move(after), row, tr("its default"));
    });
    return control;
}

QDoubleSpinBox* InspectorSection::addCalibration(const CalibrationField& field)
{
    static const Calibration defaults;
    const RowText row {translated(field.caption),
        QString::fromLatin1(field.pointer.data(), static_cast<qsizetype>(field.pointer.size())),
        translated(field.help)};
    const DecimalForm form = formOf(field.least, field.most, field.step, field.shown);
    const auto of = [&field](const Project& project) { return (*project.calibration).*field.of; };
    return addProjectConstant(row, form,
        {of, [&field](const Project&) { return defaults.*field.of; },
            [&field](Project& project, double value) { project.calibration.change().*field.of = value; }});
}

QDoubleSpinBox* InspectorSection::addProjectConstant(
    const RowText& row, const DecimalForm& form, const ProjectConstant& constant)
{
    QDoubleSpinBox* box = makeDecimal(row, form);
    box->setMinimumWidth(72);
    QToolButton* button = addButtonBeside(box, row);
    const auto submit = [this, row, constant](double value, const QString& text) {
        Project after = *inputs().project;
        constant.set(after, value);
        submitProject(std::move(after), row, text);
    };
    onRefresh([this, box, button, constant, unit = form.unit] {
        const Project& project = *inputs().project;
        const double value = constant.now(project);
        showValue(box, value / unit);
        button->setEnabled(value != constant.usual(project));
    });
    connectValue(
        box, [submit, unit = form.unit](double value, const QString& text) { submit(value * unit, text); });
    connect(button, &QToolButton::clicked, this,
        [this, submit, constant] { submit(constant.usual(*inputs().project), tr("its default")); });
    return box;
}

} // namespace rankloom::ui
