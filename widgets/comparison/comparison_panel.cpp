// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_panel.h"

#include <cmath>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/comparison/comparison_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kLongestName = 28; ///< characters that the choice makes room for

/// The names over the columns, where the page itself does not show them any more.
class TitleRow : public QWidget {
public:
    TitleRow(ComparisonView& view, QWidget* parent) : QWidget(parent), m_view(view) { }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().base());
        painter.setPen(gridColor(palette()));
        painter.drawLine(0, height() - 1, width(), height() - 1);
        painter.translate(m_view.x(), 0);
        m_view.paintTitles(&painter);
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        for (const ComparisonPlace& place : m_view.places())
            if (place.what == ComparisonPlace::What::Title
                && place.area.contains(event->position().x() - m_view.x(), place.area.center().y())) {
                Q_EMIT m_view.baselineRequested(place.plan);
                return;
            }
    }

private:
    ComparisonView& m_view;
};

} // namespace

ComparisonPanel::ComparisonPanel(QWidget* parent)
    : QWidget(parent)
    , m_view(new ComparisonView)
    , m_area(new QScrollArea(this))
    , m_titles(new TitleRow(*m_view, m_area->viewport()))
    , m_strip(new QWidget(this))
    , m_baseline(new QComboBox(m_strip))
{
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins(8, 3, 8, 3);
    auto* caption = new QLabel(tr("Baseline:"), m_strip);
    caption->setBuddy(m_baseline);
    m_baseline->setAccessibleName(tr("Baseline"));
    m_baseline->setToolTip(tr("The plan that changes are counted from; B chooses it in the tables"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_baseline->setMinimumContentsLength(kLongestName);
    row->addWidget(caption);
    row->addWidget(m_baseline);
    row->addStretch(1);
    const auto addButton = [&](const QString& text, const QString& toolTip) {
        auto* button = new QToolButton(m_strip);
        button->setText(text);
        button->setToolTip(plainTip(toolTip));
        button->setAutoRaise(true);
        row->addWidget(button);
        return button;
    };
    connect(addButton(tr("Table"), tr("The same as a table, to sort, copy and export (Ctrl+T)")),
        &QToolButton::clicked, m_view, &PictureView::tableRequested);
    connect(addButton(tr("Present"), tr("Full screen, one idea a page (F5)")), &QToolButton::clicked, this,
        &ComparisonPanel::presentRequested);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(m_view);
    m_area->viewport()->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_area, 1);
    for (const QScrollBar* bar : {m_area->horizontalScrollBar(), m_area->verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &ComparisonPanel::placeTitles);
    connect(m_baseline, &QComboBox::activated, m_view, &ComparisonView::baselineRequested);
    setData(nullptr);
}

void ComparisonPanel::setData(const std::shared_ptr<const ComparisonData>& shown)
{
    m_view->setData(shown);
    m_view->setStale(false);
    m_strip->setVisible(shown != nullptr);
    m_baseline->clear();
    for (int plan = 0; shown && plan < shown->count(); ++plan)
        m_baseline->addItem(comparison_words::planName(*shown, plan));
    if (shown)
        m_baseline->setCurrentIndex(shown->comparison.baseline);
    placeTitles();
}

void ComparisonPanel::placeTitles()
{
    m_titles->setVisible(m_view->wantsTitles(-m_view->y()));
    m_titles->setGeometry(
        0, 0, m_area->viewport()->width(), static_cast<int>(std::ceil(m_view->paintTitles(nullptr))) + 3);
    m_titles->raise();
    m_titles->update();
}

bool ComparisonPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize) {
        m_view->setVisibleWidth(m_area->viewport()->width());
        placeTitles();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
