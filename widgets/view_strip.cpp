// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view_strip.h"

#include <utility>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace rankloom::ui {

ViewStrip::ViewStrip(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->setSpacing(6);
    m_layout->addStretch(1);
    setAutoFillBackground(true);
    // Clicks beside the controls are not clicks into the picture.
    setAttribute(Qt::WA_NoMousePropagation);
}

QComboBox* ViewStrip::addChoice(
    const QString& label, const QStringList& items, std::function<void(int)> chosen)
{
    return insertChoice(m_layout->count() - 1, label, items, std::move(chosen));
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
    auto* caption = new QLabel(label, this);
    auto* box = new QComboBox(this);
    box->addItems(items);
    box->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    caption->setBuddy(box);
    box->setToolTip(box->accessibleName());
    m_captions.push_back(caption);
    m_layout->insertWidget(position, caption);
    m_layout->insertWidget(position + 1, box);
    QObject::connect(box, &QComboBox::currentIndexChanged, this, std::move(chosen));
    follow();
    return box;
}

QToolButton* ViewStrip::addButton(
    const QString& text, const QString& toolTip, std::function<void()> clicked, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(name.isEmpty() ? QString(text).remove(u'&') : name);
    button->setAutoRaise(true);
    m_layout->insertWidget(m_layout->count() - 1, button);
    QObject::connect(button, &QToolButton::clicked, this, [act = std::move(clicked)] { act(); });
    follow();
    return button;
}

void ViewStrip::addGap() { m_layout->insertSpacing(m_layout->count() - 1, 10); }

void ViewStrip::follow()
{
    const QWidget* parent = parentWidget();
    if (parent == nullptr)
        return;
    // Where the strip is too narrow for everything the captions go first: the choices keep their names as
    // tooltips and for screen readers.
    for (QWidget* caption : m_captions)
        caption->setVisible(true);
    if (m_layout->totalSizeHint().width() > parent->width())
        for (QWidget* caption : m_captions)
            caption->setVisible(false);
    setGeometry(0, 0, parent->width(), sizeHint().height());
}

} // namespace rankloom::ui
