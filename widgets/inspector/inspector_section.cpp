// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector_section.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/plan/check.h"
#include "widgets/inspector/degree_change.h"

namespace rankloom::ui {

namespace {

/// The wheel scrolls the inspector; it changes a value only where the focus is. Undo and redo are those of
/// the plan, not of the text in a number field.
class FieldGuard : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::Wheel && widget && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<const QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QObject::eventFilter(object, event);
    }
};

} // namespace

InspectorSection::InspectorSection(const QString& title, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_header(new QToolButton(this))
    , m_body(new QWidget(this))
    , m_form(new QFormLayout(m_body))
{
    setObjectName(name);
    m_header->setText(title);
    m_header->setAutoRaise(true);
    m_header->setArrowType(Qt::DownArrow);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->setFocusPolicy(Qt::TabFocus);
    m_header->setToolTip(tr("Show or hide this section"));
    QFont bold = font();
    bold.setBold(true);
    m_header->setFont(bold);
    connect(m_header, &QToolButton::clicked, this, [this] { setExpanded(!isExpanded()); });

    m_form->setContentsMargins(12, 2, 4, 10);
    m_form->setHorizontalSpacing(10);
    m_form->setVerticalSpacing(5);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body);
}

bool InspectorSection::isExpanded() const { return m_header->arrowType() == Qt::DownArrow; }

void InspectorSection::setExpanded(bool expanded)
{
    m_header->setArrowType(expanded ? Qt::DownArrow : Qt::RightArrow);
    m_body->setVisible(expanded);
}

void InspectorSection::setInputs(const InspectorInputs& inputs)
{
    m_inputs = inputs;
    if (m_inputs.project && m_inputs.plan)
        for (const auto& refresh : m_refreshers)
            refresh();
}

void InspectorSection::addRow(const RowText& row, QWidget* control)
{
    auto* label = new QLabel(row.label, m_body);
    label->setBuddy(control);
    label->setWhatsThis(row.help);
    label->setToolTip(row.help);
    control->setWhatsThis(row.help);
    control->setToolTip(row.help);
    control->setObjectName(row.field);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(row.label);
    control->setMinimumWidth(96);
    m_labels.push_back(label);
    m_rows.push_back(row);
    const QList<QAbstractSpinBox*> boxes = control->findChildren<QAbstractSpinBox*>();
    for (QAbstractSpinBox* box : boxes)
        guard(*box);
    if (auto* box = qobject_cast<QAbstractSpinBox*>(control))
        guard(*box);
    m_form->addRow(label, control);
}

QString InspectorSection::switchText(bool on) { return on ? tr("on") : tr("off"); }

void InspectorSection::guard(QAbstractSpinBox& box)
{
    auto* filter = new FieldGuard(&box);
    box.installEventFilter(filter);
    if (auto* edit = box.findChild<QLineEdit*>())
        edit->installEventFilter(filter);
}

int InspectorSection::labelWidth() const
{
    int width = 0;
    for (const QLabel* label : m_labels)
        width = std::max(width, label->sizeHint().width());
    return width;
}

void InspectorSection::setLabelWidth(int width)
{
    for (QLabel* label : m_labels)
        label->setMinimumWidth(width);
}

QComboBox* InspectorSection::makeCombo(const RowText& row)
{
    auto* combo = new QComboBox(m_body);
    combo->setFocusPolicy(Qt::StrongFocus);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    combo->installEventFilter(new FieldGuard(combo));
    addRow(row, combo);
    return combo;
}

QDoubleSpinBox* InspectorSection::makeDecimal(
    const RowText& row, double low, double high, double step, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(m_body);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setDecimals(step < 0.1 ? 3 : 2);
    box->setSuffix(suffix);
    addRow(row, box);
    return box;
}

QSpinBox* InspectorSection::makeInteger(const RowText& row, int low, int high)
{
    auto* box = new QSpinBox(m_body);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(low, high);
    box->setGroupSeparatorShown(true);
    addRow(row, box);
    return box;
}

QCheckBox* InspectorSection::makeToggle(const RowText& row)
{
    auto* box = new QCheckBox(m_body);
    addRow(row, box);
    return box;
}

DegreeStepper* InspectorSection::addDegree(const RowText& row, Degree degree)
{
    auto* stepper = new DegreeStepper(m_body);
    stepper->setNames(row.label);
    addRow(row, stepper);
    onRefresh([this, stepper, degree] {
        stepper->setOptions(degreeChoices(*m_inputs.project, *m_inputs.plan, degree),
            degreeValue(*m_inputs.project, *m_inputs.plan, degree));
    });
    connect(stepper, &DegreeStepper::chosen, this, [this, row, degree](int value) {
        const QString text = QLocale().toString(value);
        if (degree == Degree::MicroBatchSize) {
            Project after = *m_inputs.project;
            after.workload.microBatchSize = value;
            submitProject(std::move(after), row, text);
        } else {
            submitPlan(withDegree(*m_inputs.plan, degree, value), row, text);
        }
    });
    connect(stepper, &DegreeStepper::menuOpened, this, [this, stepper, degree] {
        if (degree == Degree::MicroBatchSize)
            return;
        std::vector<std::pair<int, Plan>> alternatives;
        for (const DegreeOption& option : stepper->spinBox().options())
            if (option.legal && option.value != stepper->spinBox().value())
                alternatives.emplace_back(option.value, withDegree(*m_inputs.plan, degree, option.value));
        Q_EMIT alternativesShown(stepper, alternatives);
    });
    return stepper;
}

QLabel* InspectorSection::addFigure(const RowText& row, std::function<QString()> text)
{
    auto* label = new QLabel(m_body);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    addRow(row, label);
    onRefresh([label, text = std::move(text)] { label->setText(text()); });
    return label;
}

void InspectorSection::submitPlan(Plan after, const RowText& row, const QString& value)
{
    Q_EMIT planEdited(after, tr("Set %1 to %2").arg(row.label, value), row.field);
}

void InspectorSection::submitProject(Project after, const RowText& row, const QString& value)
{
    Q_EMIT projectEdited(after, tr("Set %1 to %2").arg(row.label, value), row.field);
}

QString InspectorSection::newProblem(const Plan& trial) const
{
    const Diagnostics present = check(*m_inputs.project, *m_inputs.plan);
    for (const Diagnostic& d : check(*m_inputs.project, trial)) {
        const auto same = [&d](const Diagnostic& other) { return other.code == d.code; };
        if (d.severity == Severity::Error && std::ranges::none_of(present, same))
            return QString::fromStdString(d.message);
    }
    return {};
}

void InspectorSection::setOptionEnabled(QComboBox& combo, int index, const QString& problem)
{
    auto* model = qobject_cast<QStandardItemModel*>(combo.model());
    QStandardItem* item = model ? model->item(index) : nullptr;
    if (!item || problem.isEmpty())
        return;
    item->setEnabled(false);
    item->setToolTip(problem);
    item->setText(tr("%1 (%2)", "choice and the reason why it is not possible").arg(item->text(), problem));
}

void InspectorSection::connectValue(QDoubleSpinBox* box, std::function<void(double, QString)> changed)
{
    connect(box, &QDoubleSpinBox::valueChanged, box,
        [box, changed = std::move(changed)](double value) { changed(value, box->text()); });
}

void InspectorSection::connectValue(QSpinBox* box, std::function<void(int, QString)> changed)
{
    connect(box, &QSpinBox::valueChanged, box,
        [box, changed = std::move(changed)](int value) { changed(value, box->text()); });
}

void InspectorSection::connectValue(QCheckBox* box, std::function<void(bool)> changed)
{
    connect(box, &QCheckBox::toggled, box, std::move(changed));
}

void InspectorSection::showValue(QDoubleSpinBox* box, double value)
{
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

void InspectorSection::showValue(QSpinBox* box, int value)
{
    const QSignalBlocker quiet(box);
    box->setValue(value);
}

void InspectorSection::showValue(QCheckBox* box, bool value)
{
    const QSignalBlocker quiet(box);
    box->setChecked(value);
}

} // namespace rankloom::ui
