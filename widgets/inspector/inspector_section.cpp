// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector_section.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "widgets/inspector/change_caption.h"
#include "widgets/inspector/change_words.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/field_filters.h"
#include "widgets/translated.h"
#include "widgets/wrapping_label.h"

namespace rankloom::ui {

namespace {

/// Without zeros behind the last digit that counts: where the comma is a decimal sign "0,100" reads as a
/// hundred.
class ShortDecimalBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;
    QString textFromValue(double value) const override
    {
        QLocale locale = this->locale();
        locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
        return locale.toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

/// Largest gain of step time among those that fit, which come first in a report; else the first.
const SettingChange& bestOf(const std::vector<SettingChange>& changes)
{
    const auto fits = std::ranges::find_if(changes, &SettingChange::fits);
    return fits != changes.end() ? *fits : changes.front();
}

/// What a report says of a field. Some change several fields at once, that of the mode among them; and
/// chunks come and go with the schedule that runs them.
std::vector<SettingChange> changesOf(const SensitivityReport& report, const QString& field)
{
    const std::string wanted = field.toStdString();
    std::vector<SettingChange> found;
    for (const SettingChange& change : report.changes) {
        if (!changesAnything(change))
            continue;
        const ScheduleKind kind = change.plan.schedule.kind;
        const bool chunks = wanted == "/layout/vpp" && change.pointer == "/schedule/kind"
            && (kind == ScheduleKind::Interleaved || kind == ScheduleKind::OneFOneB);
        if (wanted != change.pointer && wanted != change.pointer + "/mode" && !chunks)
            continue;
        found.push_back(change);
        if (chunks) {
            found.back().pointer = wanted;
            found.back().value = std::to_string(change.plan.layout.vpp);
        }
    }
    return found;
}

QString wordsOfChange(const SettingChange& change)
{
    return InspectorSection::tr("%1: %2", "value and what it would change")
        .arg(valueWords(change), changeWords(change));
}

constexpr int kMostLabel = 20; ///< average characters of a label on one line
constexpr double kCaptionSize = 0.88; ///< of the font of the controls

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

    m_form->setContentsMargins(10, 2, 2, 10);
    m_form->setHorizontalSpacing(8);
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
    m_body->setVisible(expanded || !m_filter.isEmpty());
}

void InspectorSection::setInputs(const InspectorInputs& inputs)
{
    m_inputs = inputs;
    for (const Considered& considered : m_considered)
        considered.end();
    if (!m_inputs.project || !m_inputs.plan) {
        for (const auto& end : m_ends)
            end();
        return;
    }
    showWork(m_inputs.plan->workload.kind);
    for (const auto& refresh : m_refreshers)
        refresh();
    for (const Considered& considered : m_considered)
        if (considered.control->isEnabled()
            && (considered.control->hasFocus() || considered.control->underMouse()))
            considered.begin();
}

void InspectorSection::onConsidered(QWidget* control, std::function<void()> begin, std::function<void()> end)
{
    const auto ask = [this, begin = std::move(begin)] {
        if (m_inputs.project && m_inputs.plan)
            begin();
    };
    control->installEventFilter(new AttentionFilter(control, ask, end));
    m_considered.push_back({control, ask, std::move(end)});
}

void InspectorSection::offer(QObject* control, const std::vector<std::pair<int, Plan>>& plans,
    std::function<void(int, const QString&)> setRemark)
{
    OfferedValues offered {control, {}, std::move(setRemark)};
    for (const auto& [value, plan] : plans)
        offered.values.emplace_back(
            value, InspectorInputs {m_inputs.project, std::make_shared<const Plan>(plan)});
    Q_EMIT alternativesShown(offered);
}

void InspectorSection::offerSteps(QAbstractSpinBox* box, const RowText& row, const std::vector<Step>& steps)
{
    std::vector<std::pair<int, Plan>> plans;
    QStringList labels;
    for (const Step& step : steps) {
        plans.emplace_back(static_cast<int>(plans.size()), step.plan);
        labels.append(step.label);
    }
    const auto told = std::make_shared<QStringList>();
    offer(box, plans, [box, labels, told, help = row.help](int index, const QString& remark) {
        told->append(tr("%1: %2", "value and what it would change").arg(labels.at(index), remark));
        box->setToolTip(markupTip(help + QStringLiteral("<hr>")
            + told->join(u'\n').toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"))));
        box->setAccessibleDescription(told->join(QStringLiteral("; ")));
    });
}

void InspectorSection::offerSwitch(QCheckBox* box, std::function<Plan()> other)
{
    onConsidered(
        box,
        [this, box, other = std::move(other)] {
            offer(box, {{0, other()}}, [this, box](int /*value*/, const QString& remark) {
                const auto caption = m_captions.find(box->objectName());
                if (caption != m_captions.end() && !caption->second->text().isEmpty())
                    return; // it stands below
                box->setText(tr("%1: %2", "value and what it would change")
                                 .arg(switchText(!box->isChecked()), remark));
            });
        },
        [box] { box->setText({}); });
}

void InspectorSection::enableWhile(
    QWidget* control, std::function<bool(const InspectorInputs&)> holds, const QString& reason)
{
    onRefresh([this, control, holds = std::move(holds), reason, help = control->toolTip()] {
        const bool enabled = holds(m_inputs);
        control->setEnabled(enabled);
        control->setToolTip(enabled ? markupTip(help) : plainTip(reason));
        for (QLabel* label : m_labels)
            if (label->buddy() == control)
                label->setEnabled(enabled);
    });
}

QFont InspectorSection::captionFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * kCaptionSize);
    return small;
}

void InspectorSection::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // A size of their own does not follow the text size of the program by itself.
    for (const auto& [field, caption] : m_captions)
        if (caption)
            caption->setFont(captionFont());
}

QLabel* InspectorSection::captionBelow(const QString& field)
{
    QLabel*& caption = m_captions[field];
    if (caption)
        return caption;
    // The form knows the control, or what holds it together with its button.
    auto* cell = m_body->findChild<QWidget*>(field);
    while (cell->parentWidget() != m_body)
        cell = cell->parentWidget();
    int row = 0;
    QFormLayout::ItemRole role {};
    m_form->getWidgetPosition(cell, &row, &role);
    caption = new ChangeCaption(m_body);
    caption->setFont(captionFont());
    caption->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    caption->setFocusPolicy(Qt::NoFocus);
    m_form->insertRow(row + 1, caption);
    return caption;
}

void InspectorSection::setSensitivities(const SensitivityReport& report)
{
    for (const RowText& row : m_rows) {
        const std::vector<SettingChange> changes = changesOf(report, row.field);
        if (changes.empty()) {
            // The line stays: rows that move while somebody looks from plan to plan are hard to follow.
            if (const auto known = m_captions.find(row.field); known != m_captions.end()) {
                auto* empty = static_cast<ChangeCaption*>(known->second);
                empty->setChange({}, {});
                empty->setToolTip({});
                empty->taken = nullptr;
            }
            continue;
        }
        const SettingChange& best = bestOf(changes);
        QStringList all;
        for (const SettingChange& change : changes)
            all.append(wordsOfChange(change));
        auto* caption = static_cast<ChangeCaption*>(captionBelow(row.field));
        caption->setChange(valueWords(best), changeWords(best));
        caption->taken = [this, row, plan = best.plan, value = valueWords(best)] {
            submitPlan(plan, row, value);
        };
        const QString click = tr("A click sets %1 to %2. Its next values:").arg(row.label, valueWords(best));
        caption->setToolTip(plainTip(click + u'\n' + all.join(u'\n')));
        caption->setAccessibleName(tr("What other values of %1 would change").arg(row.label));
        caption->setAccessibleDescription(all.join(QStringLiteral("; ")));
        const bool gains = best.fits && best.stepChange.value() < 0;
        caption->setForegroundRole(gains ? QPalette::WindowText : QPalette::PlaceholderText);
        caption->setEnabled(true);
        if (m_form->isRowVisible(caption)) // not of a row that is filtered out
            caption->show();
    }
    if (!m_filter.isEmpty() || !keepsCaptions())
        filter(m_filter);
}

void InspectorSection::setSensitivitiesStale(bool stale)
{
    for (const auto& [field, caption] : m_captions)
        caption->setEnabled(!stale);
}

QToolButton* InspectorSection::addButtonBeside(QWidget* control, const RowText& row)
{
    auto* pair = new QWidget(m_body);
    auto* line = new QHBoxLayout(pair);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    delete m_form->replaceWidget(control, pair);
    auto* button = new QToolButton(pair);
    button->setText(QStringLiteral("↺"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    // As narrow as its sign: a number keeps its unit beside it.
    button->setFixedWidth(fontMetrics().horizontalAdvance(button->text()) + 6);
    button->setToolTip(plainTip(tr("Back to the default of %1").arg(row.label)));
    button->setAccessibleName(button->toolTip());
    line->addWidget(control, 1);
    line->addWidget(button);
    return button;
}

void InspectorSection::addRow(const RowText& row, QWidget* control)
{
    auto* label = new WrappingLabel(m_body);
    label->say(row.label);
    label->setBuddy(control);
    label->setWhatsThis(row.help);
    label->setToolTip(markupTip(row.help));
    control->setWhatsThis(row.help);
    control->setToolTip(markupTip(row.help));
    control->setObjectName(row.field);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(row.label);
    if (control->layout() == nullptr) // else as wide as what is in it
        control->setMinimumWidth(96);
    m_labels.push_back(label);
    m_rows.push_back(row);
    const QList<QAbstractSpinBox*> boxes = control->findChildren<QAbstractSpinBox*>();
    for (QAbstractSpinBox* box : boxes)
        guard(*box);
    if (auto* box = qobject_cast<QAbstractSpinBox*>(control))
        guard(*box);
    const QList<QLineEdit*> edits = control->findChildren<QLineEdit*>();
    for (QLineEdit* edit : edits)
        if (qobject_cast<QAbstractSpinBox*>(edit->parentWidget()) == nullptr)
            new TextGuard(*edit);
    if (auto* edit = qobject_cast<QLineEdit*>(control))
        new TextGuard(*edit);
    m_form->addRow(label, control);
    // Of these it is worth knowing at once what else would do: the line is there before its words are, so
    // that no row moves when they come.
    constexpr std::array kHinted {"/layout/tp", "/layout/cp", "/layout/pp", "/layout/vpp", "/layout/ep",
        "/layout/etp", "/workload/microBatchSize", "/layout/sequenceParallel"};
    if (std::ranges::any_of(kHinted, [&](const char* field) { return row.field == QLatin1String(field); }))
        captionBelow(row.field);
}

void InspectorSection::addBlock(const RowText& row, QWidget* control)
{
    addRow(row, control);
    placeBelowName(control);
}

void InspectorSection::placeBelowName(QWidget* control)
{
    int place = 0;
    m_form->getWidgetPosition(control, &place, nullptr);
    const QFormLayout::TakeRowResult sideBySide = m_form->takeRow(control);
    QWidget* label = sideBySide.labelItem->widget();
    delete sideBySide.labelItem;
    delete sideBySide.fieldItem;
    std::erase(m_labels, label); // as wide as it likes
    m_form->insertRow(place, label);
    m_form->insertRow(place + 1, control);
}

QString InspectorSection::textOf(const QSpinBox& box, int value)
{
    return QLocale().toString(value) + box.suffix();
}

QString InspectorSection::textOf(const QDoubleSpinBox& box, double value)
{
    return box.textFromValue(value) + box.suffix();
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
    for (const QLabel* label : m_labels) {
        const QFontMetrics metrics = label->fontMetrics();
        const QString text = label->text();
        width = std::max(
            width, std::min(metrics.horizontalAdvance(text), kMostLabel * metrics.averageCharWidth()));
        for (const QString& word : text.split(u' '))
            width = std::max(width, metrics.horizontalAdvance(word));
    }
    return width + 1;
}

void InspectorSection::setLabelWidth(int width)
{
    for (QLabel* label : m_labels) {
        label->setFixedWidth(width);
        label->setMinimumHeight(0); // Qt has no label lower than that at any width
        label->setMinimumHeight(
            label->heightForWidth(width)); // no row is higher than its label at this width
    }
}

ChoiceBox* InspectorSection::makeCombo(const RowText& row)
{
    auto* combo = new ChoiceBox(m_body);
    combo->installEventFilter(new FieldGuard(combo));
    addRow(row, combo);
    return combo;
}

QDoubleSpinBox* InspectorSection::makeDecimal(const RowText& row, const DecimalForm& form)
{
    auto* box = new ShortDecimalBox(m_body);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(form.low, form.high);
    box->setSingleStep(form.step);
    box->setDecimals(form.step < 0.1 ? 3 : 2);
    box->setSuffix(form.suffix);
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

QSpinBox* InspectorSection::addWorkloadSize(const RowText& row, WorkloadSize size)
{
    const auto field = [size](auto& plan) -> auto&
    {
        return size == WorkloadSize::SequenceLength ? plan.workload.sequenceLength
                                                    : plan.workload.globalBatchSize;
    };
    auto* box = new SteppedBox(m_body);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(1, 1 << 24);
    box->setGroupSeparatorShown(true);
    addRow(row, box);
    onRefresh([this, box, field, size] {
        showValue(box, field(*m_inputs.plan));
        box->setSteps([inputs = m_inputs, size](int steps, const std::stop_token& stop) {
            return legalSteps(*inputs.project, *inputs.plan, size, steps, stop);
        });
    });
    onEnd([box] { box->setSteps({}); });
    const auto with = [this, field](int value) {
        Plan after = *m_inputs.plan;
        field(after) = value;
        return after;
    };
    connectValue(
        box, [this, row, with](int value, const QString& text) { submitPlan(with(value), row, text); });
    onConsidered(
        box,
        [this, box, row, with] {
            box->lookAhead([this, box, row, with](const std::vector<int>& values) {
                std::vector<Step> steps;
                for (const int value : values)
                    steps.push_back({textOf(*box, value), with(value)});
                offerSteps(box, row, steps);
            });
        },
        [box, row] { box->setToolTip(markupTip(row.help)); });
    return box;
}

DegreeStepper* InspectorSection::addDegree(const RowText& row, Degree degree)
{
    auto* stepper = new DegreeStepper(m_body);
    stepper->setNames(row.label);
    addRow(row, stepper);
    onRefresh([this, stepper, degree] {
        stepper->setCurrent(
            shownDegree(*m_inputs.plan, degree), [inputs = m_inputs, degree](const std::stop_token& stop) {
                return degreeChoices(*inputs.project, *inputs.plan, degree, stop);
            });
    });
    onEnd([stepper] { stepper->end(); });
    connect(stepper, &DegreeStepper::chosen, this, [this, row, degree](int value) {
        if (m_inputs.plan)
            submitPlan(withDegree(*m_inputs.plan, degree, value), row, QLocale().toString(value));
    });
    connect(stepper, &DegreeStepper::menuOpened, this, [this, stepper, degree] {
        if (!m_inputs.plan)
            return;
        OfferedValues offered {
            stepper, {}, [stepper](int value, const QString& remark) { stepper->setRemark(value, remark); }};
        for (const DegreeOption& option : stepper->spinBox().options()) {
            if (!option.legal || option.value == stepper->spinBox().value())
                continue;
            InspectorInputs inputs = m_inputs;
            inputs.plan = std::make_shared<const Plan>(withDegree(*m_inputs.plan, degree, option.value));
            offered.values.emplace_back(option.value, std::move(inputs));
        }
        Q_EMIT alternativesShown(offered);
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

ChoiceBox::Judging InspectorSection::judging(std::vector<std::pair<int, Plan>> others) const
{
    std::vector<int> indices;
    std::vector<Plan> plans;
    for (auto& [index, plan] : others) {
        indices.push_back(index);
        plans.push_back(std::move(plan));
    }
    return [present = m_inputs, indices = std::move(indices), plans = std::move(plans)](
               const std::stop_token& stop) {
        ChoiceBox::Refusals refusals;
        std::vector<Phrase> problems = newProblems(*present.project, *present.plan, plans, stop);
        for (std::size_t i = 0; i < problems.size(); ++i)
            if (!problems[i].empty())
                refusals.emplace_back(indices[i], std::move(problems[i]));
        return refusals;
    };
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
    if (auto* edit = box->findChild<QLineEdit*>(); !box->hasFocus())
        edit->setCursorPosition(0); // words that are too long are read from their beginning
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
