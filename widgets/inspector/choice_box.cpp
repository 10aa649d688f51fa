// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/choice_box.h"

#include <algorithm>
#include <array>

#include <QAbstractItemView>
#include <QEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/foreign_text.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// Between a choice and what it would change.
const QString& gap()
{
    static const QString spaces = QStringLiteral("    ");
    return spaces;
}

} // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(20);
    setPlaceholderText(tr("Custom")); // shown while the present value is none of the choices
}

bool ChoiceBox::setChoices(const QStringList& labels, int current)
{
    const QSignalBlocker quiet(this);
    const bool anew = labels != m_labels || m_remarked;
    if (anew) {
        clear();
        addItems(labels);
        m_labels = labels;
        m_remarked = false;
    }
    setCurrentIndex(current);
    return anew;
}

void ChoiceBox::setRemark(int index, const QString& remark)
{
    m_remarked = true;
    if (model()->index(index, 0).flags().testFlag(Qt::ItemIsEnabled))
        setItemText(index, itemText(index).section(gap(), 0, 0) + gap() + remark);
}

void ChoiceBox::refuse(int index, const QString& reason)
{
    auto* items = qobject_cast<QStandardItemModel*>(model());
    QStandardItem* item = items != nullptr ? items->item(index) : nullptr;
    if (item == nullptr)
        return;
    m_remarked = true;
    item->setEnabled(false);
    item->setToolTip(plainTip(reason));
    item->setText(tr("%1 (%2)", "choice and the reason why it is not possible")
                      .arg(item->text().section(gap(), 0, 0), reason));
}

void ChoiceBox::judgeLater(std::function<Judging()> prepare)
{
    m_judging.cancel();
    m_prepare = std::move(prepare);
    if (hasFocus() || underMouse() || view()->isVisible())
        judge();
}

void ChoiceBox::judge()
{
    if (const auto prepare = std::exchange(m_prepare, {}))
        m_judging.ask(prepare(), [this](const Refusals& refusals) {
            for (const auto& [index, reason] : refusals)
                refuse(index, translated(reason));
        });
}

void ChoiceBox::enterEvent(QEnterEvent* event)
{
    judge();
    QComboBox::enterEvent(event);
}

void ChoiceBox::focusInEvent(QFocusEvent* event)
{
    judge();
    QComboBox::focusInEvent(event);
}

QString ChoiceBox::fitting() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return fontMetrics().elidedText(option.currentText, Qt::ElideRight, room - 4);
}

bool ChoiceBox::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || fitting() == currentText())
        return QComboBox::event(event);
    const QString help = toolTip();
    const QString choice = QStringLiteral("<b>%1</b><br>").arg(currentText().toHtmlEscaped());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
        markupTip(choice + (Qt::mightBeRichText(help) ? help : help.toHtmlEscaped())), this);
    return true;
}

/// Keys that step to another choice at once.
bool ChoiceBox::steps(const QKeyEvent& event)
{
    constexpr std::array keys {
        Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    return !(event.modifiers() & Qt::AltModifier) && std::ranges::find(keys, event.key()) != keys.end();
}

void ChoiceBox::keyPressEvent(QKeyEvent* event)
{
    judge();
    if (m_judging.isBusy() && steps(*event)) // else a choice that is refused could be taken
        return event->accept();
    QComboBox::keyPressEvent(event);
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    judge();
    if (m_judging.isBusy() && hasFocus())
        return event->accept();
    QComboBox::wheelEvent(event);
}

void ChoiceBox::showPopup()
{
    judge();
    // Room for the longest choice and a remark, within half of the screen.
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i).section(gap(), 0, 0)));
    const int remark =
        fontMetrics().horizontalAdvance(QStringLiteral("    −888 ms, +888 MiB, does not fit")) + 60;
    const int most = screen() != nullptr ? screen()->availableSize().width() / 2 : 800;
    view()->setMinimumWidth(std::min(widest + remark, most));
    QComboBox::showPopup();
    Q_EMIT opened();
}

} // namespace rankloom::ui
