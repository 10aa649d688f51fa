// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_strip.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "widgets/foreign_text.h"
#include "widgets/mnemonic.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

ViewStrip::ViewStrip(QWidget* parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_more(new QToolButton(this))
{
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->setSpacing(6);
    m_layout->addStretch(1);
    m_more->setText(QStringLiteral("»"));
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("More of this view"));
    m_more->setAutoRaise(true);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_more->hide();
    connect(m_more->menu(), &QMenu::aboutToShow, this, &ViewStrip::fillMore);
    m_layout->addWidget(m_more);
    setAutoFillBackground(true);
    // Clicks beside the controls are not clicks into the picture.
    setAttribute(Qt::WA_NoMousePropagation);
}

QComboBox* ViewStrip::addChoice(
    const QString& label, const QStringList& items, std::function<void(int)> chosen)
{
    return insertChoice(m_layout->count() - 2, label, items, std::move(chosen));
}

QComboBox* ViewStrip::addLeadingChoice(
    const QString& label, const QStringList& items, std::function<void(int)> chosen)
{
    QComboBox* box = insertChoice(m_leading, label, items, std::move(chosen));
    m_leading += 2;
    // Tab follows what the eye reads.
    QWidget* first = nullptr;
    for (int i = m_leading; i < m_layout->count() && first == nullptr; ++i)
        if (QWidget* widget = m_layout->itemAt(i)->widget(); widget && widget->focusPolicy() != Qt::NoFocus)
            first = widget;
    if (first != nullptr)
        setTabOrder(box, first);
    return box;
}

QComboBox* ViewStrip::insertChoice(
    int position, const QString& label, const QStringList& items, std::function<void(int)> chosen)
{
    auto* caption = new QLabel(withoutMnemonic(label), this);
    auto* box = new QComboBox(this);
    box->addItems(items);
    box->setAccessibleName(caption->text().remove(u':'));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    caption->setBuddy(box);
    box->setToolTip(plainTip(box->accessibleName()));
    m_captions.push_back(caption);
    m_layout->insertWidget(position, caption);
    m_layout->insertWidget(position + 1, box);
    setTabOrder(box, m_more);
    QObject::connect(box, &QComboBox::currentIndexChanged, this, std::move(chosen));
    follow();
    return box;
}

QToolButton* ViewStrip::addButton(
    const QString& text, const QString& toolTip, std::function<void()> clicked, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(plainTip(toolTip));
    button->setAccessibleName(name.isEmpty() ? withoutMnemonic(text) : name);
    button->setAutoRaise(true);
    m_buttons.push_back(button);
    m_layout->insertWidget(m_layout->count() - 2, button);
    setTabOrder(button, m_more);
    QObject::connect(button, &QToolButton::clicked, this, [act = std::move(clicked)] { act(); });
    follow();
    return button;
}

QToolButton* ViewStrip::addCommand(QAction& command, const QString& text, const QString& toolTip)
{
    auto* view = static_cast<PictureView*>(parentWidget());
    QToolButton* button = addButton(
        text, toolTip, [view, &command] { view->run(command); }, command.iconText());
    const auto explain = [button, toolTip, &command] {
        button->setToolTip(plainTip(withKeys(toolTip, command)));
    };
    connect(&command, &QAction::changed, button, explain);
    explain();
    return button;
}

void ViewStrip::hideChoice(QComboBox& box)
{
    box.hide();
    const auto isIts = [&box](const QWidget* caption) {
        return static_cast<const QLabel*>(caption)->buddy() == &box;
    };
    const auto own = std::ranges::find_if(m_captions, isIts);
    if (own == m_captions.end())
        return;
    (*own)->hide();
    m_captions.erase(own);
    follow();
}

void ViewStrip::addGap() { m_layout->insertSpacing(m_layout->count() - 2, 10); }

/// The buttons that have no room, by their names.
void ViewStrip::fillMore()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (QToolButton* button : m_away) {
        QAction* action = menu.addAction(button->accessibleName(), button, &QToolButton::click);
        action->setToolTip(markupTip(button->toolTip()));
        action->setEnabled(button->isEnabled());
        action->setCheckable(button->isCheckable());
        action->setChecked(button->isChecked());
    }
}

void ViewStrip::follow()
{
    const QWidget* parent = parentWidget();
    if (parent == nullptr)
        return;
    for (QWidget* caption : m_captions)
        caption->setVisible(true);
    for (QToolButton* button : m_away)
        button->setVisible(true);
    m_away.clear();
    m_more->setVisible(false);
    const auto isTooWide = [&] { return m_layout->totalSizeHint().width() > parent->width(); };
    // Where the strip is too narrow for everything the captions go first: the choices keep their names as
    // tooltips and for screen readers. Then the last buttons go to a menu: none is ever cut.
    if (isTooWide())
        for (QWidget* caption : m_captions)
            caption->setVisible(false);
    for (auto last = m_buttons.rbegin(); last != m_buttons.rend() && isTooWide(); ++last) {
        if ((*last)->isHidden())
            continue; // by whoever owns it
        (*last)->setVisible(false);
        m_away.insert(m_away.begin(), *last);
        m_more->setVisible(true);
    }
    setGeometry(0, 0, parent->width(), sizeHint().height());
}

} // namespace rankloom::ui
