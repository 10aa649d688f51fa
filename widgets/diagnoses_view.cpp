// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diagnoses_view.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFontMetrics>
#include <QGraphicsOpacityEffect>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "widgets/foreign_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"
#include "widgets/wrapping_button.h"

namespace rankloom::ui {

namespace {

const char* const kPointer = "rankloomPointer";

QColor severityColor(Severity severity, const QPalette& palette)
{
    if (severity == Severity::Error)
        return alarmColor(palette);
    return categoryColor(severity == Severity::Warning ? 1 : 0, groundOf(palette));
}

QString placeText(const Place& place)
{
    QString text = QString::fromStdString(place.file);
    if (place.line > 0)
        text += QStringLiteral(":%1").arg(place.line);
    if (!place.pointer.empty())
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(place.pointer);
    return text;
}

} // namespace

QPixmap severitySign(Severity severity, const QPalette& palette, double ratio)
{
    constexpr int kSide = 18;
    QPixmap sign(QSize(kSide, kSide) * ratio);
    sign.setDevicePixelRatio(ratio);
    sign.fill(Qt::transparent);
    QPainter painter(&sign);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = severityColor(severity, palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    QPolygonF shape;
    if (severity == Severity::Error)
        shape << QPointF(6, 1) << QPointF(12, 1) << QPointF(17, 6) << QPointF(17, 12) << QPointF(12, 17)
              << QPointF(6, 17) << QPointF(1, 12) << QPointF(1, 6);
    else if (severity == Severity::Warning)
        shape << QPointF(9, 1) << QPointF(17.5, 16.5) << QPointF(0.5, 16.5);
    if (shape.isEmpty())
        painter.drawEllipse(QRectF(1, 1, 16, 16));
    else
        painter.drawPolygon(shape);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(12);
    painter.setFont(font);
    painter.setPen(readableOn(color));
    const QRectF place(
        0, severity == Severity::Warning ? 3 : 0, kSide, severity == Severity::Warning ? 14 : kSide);
    painter.drawText(place, Qt::AlignCenter,
        severity == Severity::Error         ? QStringLiteral("✕")
            : severity == Severity::Warning ? QStringLiteral("!")
                                            : QStringLiteral("i"));
    return sign;
}

void undim(QWidget& widget) { widget.setGraphicsEffect(nullptr); }

void dim(QWidget& widget)
{
    constexpr double kDimmed = 0.5;
    auto* effect = new QGraphicsOpacityEffect;
    effect->setOpacity(kDimmed);
    widget.setGraphicsEffect(effect);
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return DiagnosesView::tr("Error");
    case Severity::Warning:
        return DiagnosesView::tr("Warning");
    case Severity::Hint:
        return DiagnosesView::tr("Hint");
    }
    return {};
}

DiagnosesView::DiagnosesView(QWidget* parent) : QWidget(parent), m_scroll(new QScrollArea(this))
{
    setAccessibleName(tr("Diagnoses"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("List of diagnoses"));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    setFocusProxy(m_scroll);
    auto* copyAll = new QAction(tr("&Copy all diagnoses"), this);
    connect(copyAll, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    addAction(copyAll);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    m_dimming.setSingleShot(true);
    m_dimming.setInterval(kDimAfter);
    connect(&m_dimming, &QTimer::timeout, this, &DiagnosesView::showStale);
    setAccessibleDescription(summary());
    rebuild();
}

int DiagnosesView::fullHeight(int width)
{
    ensureRows();
    const QWidget& content = *m_scroll->widget();
    return content.hasHeightForWidth() ? content.heightForWidth(width) : content.sizeHint().height();
}

void DiagnosesView::setDiagnostics(const Diagnostics& diagnostics)
{
    Diagnostics sorted = diagnostics;
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const Diagnostic& a, const Diagnostic& b) { return a.severity > b.severity; });
    // Live evaluation brings the same list many times a second: keep the widgets and the keyboard focus.
    if (sorted == m_diagnostics)
        return;
    m_diagnostics = std::move(sorted);
    m_rowsAreOld = true;
    if (isVisible())
        ensureRows();
    setAccessibleDescription(summary());
    Q_EMIT changed();
}

void DiagnosesView::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    if (stale)
        m_dimming.start();
    else if (!m_dimming.isActive())
        showStale();
    else
        m_dimming.stop();
}

void DiagnosesView::showStale()
{
    m_stale ? dim(*m_scroll) : undim(*m_scroll);
    Q_EMIT staleChanged();
}

void DiagnosesView::ensureRows()
{
    if (m_rowsAreOld)
        rebuild();
}

void DiagnosesView::showEvent(QShowEvent* event)
{
    ensureRows();
    QWidget::showEvent(event);
}

QString DiagnosesView::summary() const
{
    std::array<int, 3> counts {};
    for (const Diagnostic& diagnostic : m_diagnostics)
        ++counts[static_cast<std::size_t>(diagnostic.severity)];
    QStringList parts;
    if (counts[2] > 0)
        parts << tr("%n error(s)", nullptr, counts[2]);
    if (counts[1] > 0)
        parts << tr("%n warning(s)", nullptr, counts[1]);
    if (counts[0] > 0)
        parts << tr("%n hint(s)", nullptr, counts[0]);
    return parts.isEmpty() ? tr("No problems found") : parts.join(QStringLiteral(", "));
}

QString DiagnosesView::text() const
{
    QString all;
    for (const Diagnostic& diagnostic : m_diagnostics) {
        const QString place = placeText(diagnostic.where);
        all += severityName(diagnostic.severity) + QStringLiteral(": ") + translated(diagnostic.message)
            + (place.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(place)) + u'\n';
    }
    return all;
}

QWidget* DiagnosesView::createRow(const Diagnostic& diagnostic)
{
    auto* row = new QWidget;
    // Message and fixes stand under the word, so that a narrow dock shows them whole.
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(10, 4, 10, 6);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(3);
    layout->setColumnStretch(1, 1);
    auto* sign = new QLabel(row);
    sign->setPixmap(severitySign(diagnostic.severity, palette(), devicePixelRatioF()));
    layout->addWidget(sign, 0, 0, Qt::AlignTop);
    auto* word = new QLabel(severityName(diagnostic.severity), row);
    QFont bold = word->font();
    bold.setBold(true);
    word->setFont(bold);
    layout->addWidget(word, 0, 1, Qt::AlignTop);
    const QString message = translated(diagnostic.message);
    auto* words = new QLabel(message, row);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->setToolTip(plainTip(placeText(diagnostic.where)));
    words->setProperty(kPointer, QString::fromStdString(diagnostic.where.pointer));
    words->installEventFilter(this);
    layout->addWidget(words, 1, 1);
    for (const Suggestion& suggestion : diagnostic.suggestions) {
        auto* button = new WrappingButton(translated(suggestion.label), row);
        // Where several values change at once, the value names their places.
        button->setToolTip(plainTip(suggestion.pointer.empty()
                ? button->text() + u'\n' + QString::fromStdString(suggestion.value)
                : QStringLiteral("%1\n%2 = %3")
                      .arg(button->text(), QString::fromStdString(suggestion.pointer),
                          QString::fromStdString(suggestion.value))));
        button->setAccessibleName(button->text());
        button->setAccessibleDescription(message);
        connect(button, &QPushButton::clicked, this, [this, suggestion] { Q_EMIT fixRequested(suggestion); });
        layout->addWidget(button, layout->rowCount(), 1, Qt::AlignLeft);
    }
    row->setAccessibleName(severityName(diagnostic.severity) + QStringLiteral(": ") + message);
    return row;
}

void DiagnosesView::rebuild()
{
    m_rowsAreOld = false;
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(0);
    if (m_diagnostics.empty()) {
        auto* nothing = new QLabel(QStringLiteral("✓  ") + tr("No problems found"), content);
        nothing->setObjectName(QStringLiteral("noProblems"));
        nothing->setAlignment(Qt::AlignCenter);
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, mutedText(palette()));
        nothing->setPalette(muted);
        layout->addWidget(nothing, 1);
    }
    for (const Diagnostic& diagnostic : m_diagnostics)
        layout->addWidget(createRow(diagnostic));
    if (!m_diagnostics.empty())
        layout->addStretch(1);
    // A fix button may be in the middle of its click.
    if (QWidget* before = m_scroll->takeWidget())
        before->deleteLater();
    m_scroll->setWidget(content);
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
}

void DiagnosesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rebuild();
}

void DiagnosesView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(text());
    else
        QWidget::keyPressEvent(event);
}

bool DiagnosesView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const QString pointer = watched->property(kPointer).toString();
        if (!pointer.isEmpty())
            Q_EMIT pointerActivated(pointer);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
