// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/empty_page.h"

#include <utility>

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace rankloom::ui {

EmptyPage::EmptyPage(QWidget* parent, int textWidth)
    : QWidget(parent), m_why(new QLabel(this)), m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("emptyPage"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setFixedWidth(textWidth);
    m_why->setTextFormat(Qt::PlainText);
    m_button->setAutoDefault(true);
    m_button->setAccessibleName(tr("What would fill this perspective"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_why, 0, Qt::AlignHCenter);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    setFocusProxy(m_button);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_mend)
            m_mend();
    });
}

void EmptyPage::offer(const QString& why, const QString& what, std::function<void()> mend)
{
    m_why->setText(why);
    m_why->setMinimumHeight(m_why->heightForWidth(m_why->minimumWidth())); // no layout asks at this width
    m_button->setText(what);
    m_button->setAccessibleName(what);
    m_button->setAccessibleDescription(why);
    m_mend = std::move(mend);
}

QString EmptyPage::text() const { return m_why->text(); }

} // namespace rankloom::ui
