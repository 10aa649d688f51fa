// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/degree_stepper.h"

#include <QAction>
#include <QEnterEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "widgets/foreign_text.h"
#include "widgets/translated.h"
#include "widgets/wrapping_label.h"

namespace rankloom::ui {

DegreeSpinBox::DegreeSpinBox(QWidget* parent) : QSpinBox(parent)
{
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    setRange(1, 1 << 20);
    connect(this, &QSpinBox::editingFinished, this, &DegreeSpinBox::commit);
}

void DegreeSpinBox::setCurrent(int current, Looking look)
{
    const bool goesOn = current == m_current && isWaiting();
    m_looking.cancel();
    m_look = std::move(look);
    m_options.clear();
    m_judged = false;
    m_current = current;
    if (!goesOn) {
        m_wanted = 0;
        display(current);
    }
    update();
    if (hasFocus() || goesOn)
        judge();
}

void DegreeSpinBox::end()
{
    setCurrent(m_current, {});
    m_wanted = 0;
    display(m_current);
}

bool DegreeSpinBox::isTyping() const
{
    return lineEdit()->isModified() && cleanText() != textFromValue(value());
}

bool DegreeSpinBox::isWaiting() const { return m_wanted != 0 || value() != m_current || isTyping(); }

void DegreeSpinBox::display(int value)
{
    const QSignalBlocker quiet(this);
    setValue(value);
}

void DegreeSpinBox::judge()
{
    if (auto look = std::exchange(m_look, {}))
        m_looking.ask(std::move(look), [this](const Options& options) { setOptions(options); });
}

void DegreeSpinBox::setOptions(Options options)
{
    m_options = std::move(options);
    m_judged = true;
    update();
    Q_EMIT judged();
    goOn();
}

/// What was stepped or typed while nobody knew where to.
void DegreeSpinBox::goOn()
{
    const int direction = std::exchange(m_wanted, 0);
    if (isTyping())
        return; // it counts once it is complete
    if (direction != 0)
        stepBy(direction);
    else
        commit();
}

void DegreeSpinBox::focusInEvent(QFocusEvent* event)
{
    judge();
    QSpinBox::focusInEvent(event);
}

const DegreeOption* DegreeSpinBox::neighbour(int direction, int from) const
{
    const DegreeOption* best = nullptr;
    for (const DegreeOption& option : m_options)
        if (option.legal && (option.value - from) * direction > 0
            && (!best || (option.value - best->value) * direction < 0))
            best = &option;
    return best;
}

void DegreeSpinBox::stepBy(int steps)
{
    if (isTyping())
        interpretText();
    if (value() != m_current) // what was typed comes first
        return commit();
    if (!m_judged) {
        if (m_look || m_looking.isBusy())
            m_wanted = std::clamp(m_wanted + steps, -1, 1);
        return judge();
    }
    const int direction = steps < 0 ? -1 : 1;
    int target = m_current;
    for (int n = std::abs(steps); n > 0; --n)
        if (const DegreeOption* next = neighbour(direction, target))
            target = next->value;
    if (target == m_current)
        return;
    setValue(target);
    commit();
    lineEdit()->selectAll();
}

QAbstractSpinBox::StepEnabled DegreeSpinBox::stepEnabled() const
{
    if (!m_judged)
        return StepUpEnabled | StepDownEnabled;
    StepEnabled enabled = StepNone;
    if (neighbour(1, m_current))
        enabled |= StepUpEnabled;
    if (neighbour(-1, m_current))
        enabled |= StepDownEnabled;
    return enabled;
}

void DegreeSpinBox::commit()
{
    const int wanted = value();
    if (wanted == m_current)
        return;
    if (!m_judged) {
        m_wanted = 0;
        return judge();
    }
    const auto option = std::ranges::find(m_options, wanted, &DegreeOption::value);
    if (option != m_options.end() && option->legal) {
        m_current = wanted;
        Q_EMIT chosen(wanted);
        return;
    }
    const QString reason =
        option != m_options.end() ? translated(option->reason) : tr("it does not divide the number of GPUs");
    display(m_current);
    Q_EMIT refused(wanted, reason);
}

DegreeStepper::DegreeStepper(QWidget* parent)
    : QWidget(parent)
    , m_spin(new DegreeSpinBox(this))
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_refusal(new WrappingLabel(this))
{
    m_button->setArrowType(Qt::DownArrow);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(m_menu);
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_menu->setToolTipsVisible(true);
    m_refusal->hide();

    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(m_spin, 1);
    row->addWidget(m_button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_refusal);
    setFocusProxy(m_spin);

    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        m_spin->judge();
        fillMenu();
    });
    connect(m_spin, &DegreeSpinBox::judged, this, [this] {
        if (m_menu->isVisible()) // filled anew, and where there is room for all of it
            m_menu->popup(m_menu->pos());
    });
    connect(m_spin, &DegreeSpinBox::chosen, this, [this](int value) {
        m_refusal->hide();
        Q_EMIT chosen(value);
    });
    connect(m_spin, &DegreeSpinBox::refused, this, [this](int value, const QString& reason) {
        m_refusal->say(tr("%1 %2: %3", "degree, value, reason")
                           .arg(m_spin->accessibleName(), QLocale().toString(value), reason));
        m_refusal->show();
    });
}

void DegreeStepper::setCurrent(int current, DegreeSpinBox::Looking look)
{
    if (current != m_spin->value())
        m_refusal->hide();
    m_spin->setCurrent(current, std::move(look));
    if (m_menu->isVisible())
        fillMenu(); // its values were those of another plan
    if (underMouse() || m_menu->isVisible())
        m_spin->judge();
}

void DegreeStepper::end()
{
    m_menu->close();
    m_refusal->hide();
    m_spin->end();
}

void DegreeStepper::enterEvent(QEnterEvent* event)
{
    m_spin->judge();
    QWidget::enterEvent(event);
}

void DegreeStepper::setNames(const QString& accessibleName)
{
    m_spin->setAccessibleName(accessibleName);
    m_button->setAccessibleName(tr("All values of %1").arg(accessibleName));
    m_button->setToolTip(plainTip(tr("All values of %1, and why some are not possible").arg(accessibleName)));
}

void DegreeStepper::setRemark(int value, const QString& remark)
{
    const QList<QAction*> actions = m_menu->actions();
    for (QAction* action : actions)
        if (action->data().toInt() == value)
            action->setText(QLocale().toString(value) + QLatin1Char('\t') + remark);
}

void DegreeStepper::fillMenu()
{
    m_menu->clear();
    if (!m_spin->isJudged()) {
        m_menu->addAction(tr("Looking which are possible…"))->setEnabled(false);
        return;
    }
    for (const DegreeOption& option : m_spin->options())
        addOption(option);
    Q_EMIT menuOpened();
}

void DegreeStepper::addOption(const DegreeOption& option)
{
    QAction* action = m_menu->addAction(QLocale().toString(option.value));
    action->setData(option.value);
    action->setCheckable(true);
    action->setChecked(option.value == m_spin->value());
    if (!option.legal) {
        action->setEnabled(false);
        action->setText(action->text() + QStringLiteral("   ") + translated(option.reason));
        return;
    }
    connect(action, &QAction::triggered, this, [this, value = option.value] {
        m_refusal->hide();
        if (value != m_spin->value())
            Q_EMIT chosen(value);
    });
}

} // namespace rankloom::ui
