// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/message_bar.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include "widgets/translated.h"

namespace rankloom::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_mark(new QLabel(this))
    , m_text(new QLabel(this))
    , m_offers(new QHBoxLayout)
    , m_copy(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setForegroundRole(QPalette::Text);
    for (QLabel* label : {m_mark, m_text})
        label->setForegroundRole(QPalette::Text);
    m_text->setWordWrap(true);
    m_text->setAccessibleName(tr("Message"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copy->setText(tr("Copy details"));
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 6, 4);
    row->addWidget(m_mark);
    row->addWidget(m_text, 1);
    row->addLayout(m_offers);
    row->addWidget(m_copy);
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(
        m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_details); });
    hide();
}

void MessageBar::showError(const Error& error, const std::vector<Offer>& offers)
{
    const QString details = QStringLiteral("Rankloom " RANKLOOM_VERSION "\n")
        + QLatin1String(toString(error.code)) + QLatin1Char('\n') + QString::fromStdString(error.text());
    present(QStringLiteral("⚠"), wordsOf(error), details, offers);
}

void MessageBar::showNote(const QString& text, const std::vector<Offer>& offers)
{
    present(QStringLiteral("ℹ"), text, {}, offers);
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::present(
    const QString& mark, const QString& text, const QString& details, const std::vector<Offer>& offers)
{
    m_mark->setText(mark);
    m_text->setText(text);
    m_details = details;
    m_copy->setVisible(!details.isEmpty());
    while (QLayoutItem* item = m_offers->takeAt(0)) {
        item->widget()->deleteLater(); // it may be the button that brought us here
        delete item;
    }
    for (const Offer& offer : offers) {
        auto* button = new QToolButton(this);
        button->setText(offer.text);
        button->setObjectName(QStringLiteral("offer"));
        connect(button, &QToolButton::clicked, this, [this, accept = offer.accept] {
            hide();
            accept();
        });
        m_offers->addWidget(button);
    }
    m_text->setAccessibleDescription(text);
    show();
}

QString wordsOf(const Error& error)
{
    QString where;
    if (!error.where.file.empty())
        where = QFileInfo(QString::fromStdString(error.where.file)).fileName();
    if (error.where.line > 0)
        where +=
            MessageBar::tr(", line %1").arg(QLocale().toString(static_cast<qlonglong>(error.where.line)));
    if (!error.where.pointer.empty())
        where += (where.isEmpty() ? QString() : QStringLiteral(", "))
            + QString::fromStdString(error.where.pointer);
    QString text = translated(error.message);
    if (!where.isEmpty())
        text = where + QStringLiteral(": ") + text;
    if (!error.remedy.empty())
        text += QLatin1Char(' ') + translated(error.remedy);
    return text;
}

} // namespace rankloom::ui
