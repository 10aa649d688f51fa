// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/start_page.h"

#include "app/window/shell/recent_files.h"

#include <QApplication>
#include <QCommandLinkButton>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

const char* const kFile = "rankloomFile";

constexpr int kColumnWidth = 460;
constexpr int kShownRecent = 6;

/// A card with an outline: a thing to press, and the one that the keyboard would press stands out.
class Card : public QCommandLinkButton {
public:
    Card(const QString& text, const QString& description, QWidget* parent)
        : QCommandLinkButton(text, description, parent)
    {
        setIcon({});
        setAutoDefault(true); // Return presses it
        setAccessibleName(text);
        setAccessibleDescription(description);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QCommandLinkButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool chosen = hasFocus();
        const double pen = chosen ? 2 : 1;
        painter.setPen(QPen(chosen ? palette().color(QPalette::Highlight) : gridColor(palette()), pen));
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 4, 4);
    }
};

QCommandLinkButton* link(const QString& text, const QString& description, QWidget* parent)
{
    return new Card(text, description, parent);
}

/// The name of the program, as much larger as the text size of the program says.
class Heading : public QLabel {
public:
    Heading(const QString& text, QWidget* parent) : QLabel(text, parent) { follow(); }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationFontChange)
            follow();
        return QLabel::event(event);
    }

private:
    void follow()
    {
        QFont large = QApplication::font();
        large.setPointSizeF(large.pointSizeF() * 2.2);
        large.setWeight(QFont::DemiBold);
        setFont(large);
    }
};

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent), m_recent(nullptr), m_recentBox(new QWidget(this)), m_missing(this)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* title = new Heading(QStringLiteral("Rankloom"), this);
    auto* hint = new QLabel(tr("Will it fit, how fast will it be, and what is in the way?"), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* example = link(tr("Open the example"),
        tr("A mixture-of-experts model on 16 nodes with measured, unequal links"), this);
    auto* create = link(tr("New project"), tr("A model, a cluster and a first plan; kept in one file"), this);
    auto* open =
        link(tr("Open…"), tr("A project, or a plan as JSON; dropping it on the window does the same"), this);
    connect(example, &QCommandLinkButton::clicked, this, &StartPage::exampleRequested);
    connect(create, &QCommandLinkButton::clicked, this, &StartPage::newRequested);
    connect(open, &QCommandLinkButton::clicked, this, &StartPage::openRequested);

    m_recent = new QVBoxLayout(m_recentBox);
    m_recent->setContentsMargins(0, 12, 0, 0);
    m_recent->setSpacing(6);
    auto* column = new QVBoxLayout;
    column->setSpacing(8);
    column->addStretch(2);
    for (QWidget* widget :
        std::initializer_list<QWidget*> {title, hint, example, create, open, m_recentBox}) {
        widget->setMaximumWidth(kColumnWidth);
        column->addWidget(widget);
    }
    column->addStretch(3);
    auto* row = new QHBoxLayout(this);
    row->addStretch(1);
    row->addLayout(column);
    row->addStretch(1);
    setRecentFiles({});
    setFocusProxy(example);
}

void StartPage::setRecentFiles(const QStringList& files)
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_recentBox->setVisible(!files.isEmpty());
    auto* caption = new QLabel(tr("Recent projects"), m_recentBox);
    QFont bold = caption->font();
    bold.setBold(true);
    caption->setFont(bold);
    m_recent->addWidget(caption);
    for (const QString& file : files.mid(0, kShownRecent)) {
        const QFileInfo info(file);
        auto* button = link(info.completeBaseName(), info.absolutePath(), m_recentBox);
        button->setProperty(kFile, info.absoluteFilePath());
        connect(button, &QCommandLinkButton::clicked, this, [this, file] { Q_EMIT fileRequested(file); });
        m_recent->addWidget(button);
    }
    m_missing.ask([files](const std::stop_token& stop) { return missingOf(files, stop); },
        [this](const QStringList& missing) {
            const QList<QCommandLinkButton*> buttons = m_recentBox->findChildren<QCommandLinkButton*>();
            for (QCommandLinkButton* button : buttons)
                button->setEnabled(!missing.contains(button->property(kFile).toString()));
        });
}

} // namespace rankloom::ui
