// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/jobs_strip.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include <vector>

#include "app/jobs/jobs.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr qint64 kShownAfterMilliseconds = 500;
constexpr int kRefreshMilliseconds = 100;
constexpr int kSteps = 1000;
constexpr int kBarWidth = 80; ///< px
constexpr int kTitleCharacters = 40; ///< that are seen; the whole is told on hover

/// Of an estimate of so many seconds.
double stepOf(double left)
{
    constexpr struct {
        double below, step;
    } kFine[] = {{10, 1}, {60, 5}, {600, 30}, {7200, 60}};
    for (const auto& [below, step] : kFine)
        if (left < below)
            return step;
    return 600;
}

} // namespace

double steadyTimeLeft(double shown, double left)
{
    const double step = stepOf(left);
    if (shown > 0 && std::abs(left - shown) < step)
        return shown;
    return std::max(1.0, std::round(left / step) * step);
}

class JobsStrip::Row : public QWidget {
public:
    Row(Jobs& jobs, quint64 id, QWidget* parent)
        : QWidget(parent)
        , m_id(id)
        , m_title(new QLabel(this))
        , m_bar(new QProgressBar(this))
        , m_left(new QLabel(this))
    {
        auto* cancel = new QToolButton(this);
        cancel->setText(tr("Cancel"));
        cancel->setAutoRaise(true);
        m_bar->setTextVisible(false);
        m_bar->setMaximumHeight(10);
        m_bar->setAccessibleName(tr("Progress"));
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(8, 0, 0, 0);
        m_bar->setFixedWidth(kBarWidth);
        row->addWidget(m_title);
        row->addWidget(m_bar);
        row->addWidget(m_left);
        row->addWidget(cancel);
        connect(cancel, &QToolButton::clicked, this, [&jobs, id] { jobs.cancel(id); });
    }
    [[nodiscard]] quint64 id() const { return m_id; }

    void show(const Jobs::Row& row)
    {
        const QString title = row.phase.isEmpty() ? row.title : row.title + QStringLiteral(" – ") + row.phase;
        const int room = kTitleCharacters * fontMetrics().averageCharWidth();
        m_title->setText(fontMetrics().elidedText(title, Qt::ElideRight, room));
        m_title->setToolTip(plainTip(title));
        const bool known = row.fraction >= 0;
        m_bar->setRange(0, known ? kSteps : 0);
        if (known)
            m_bar->setValue(static_cast<int>(row.fraction * kSteps));
        // How fast one part of a job goes says nothing of the next one.
        if (row.phase != m_phase || row.fraction < m_firstFraction) {
            m_phase = row.phase;
            m_firstFraction = std::max(0.0, row.fraction);
            m_firstMilliseconds = row.elapsedMilliseconds;
            m_leftSeconds = 0;
        }
        const double done = row.fraction - m_firstFraction;
        if (row.stopping)
            m_left->setText(tr("stopping"));
        else if (done > 0.02)
            showLeft(static_cast<double>(row.elapsedMilliseconds - m_firstMilliseconds) / 1000
                * (1 - row.fraction) / done);
        else
            m_left->clear();
    }

private:
    /// An estimate, and said to be one: it may rise where a part goes slower than it began.
    void showLeft(double seconds)
    {
        m_leftSeconds = steadyTimeLeft(m_leftSeconds, seconds);
        const QString words = m_leftSeconds < 60
            ? QLocale().toString(m_leftSeconds, 'f', 0) + QStringLiteral(" s")
            : formatSeconds(m_leftSeconds);
        m_left->setText(tr("about %1 left").arg(words));
    }

    quint64 m_id;
    QLabel* m_title;
    QProgressBar* m_bar;
    QLabel* m_left;
    QString m_phase; ///< what is being done, since when, and how much of the whole was done then
    double m_firstFraction = 0;
    qint64 m_firstMilliseconds = 0;
    double m_leftSeconds = 0; ///< as shown; 0 = nothing is shown yet
};

JobsStrip::JobsStrip(Jobs& jobs, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_timer.setInterval(kRefreshMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &JobsStrip::refresh);
    connect(&jobs, &Jobs::changed, this, [this] {
        m_timer.start();
        refresh();
    });
    hide();
}

void JobsStrip::refresh()
{
    const std::vector<Jobs::Row> rows = m_jobs.rows();
    std::erase_if(m_rows, [&rows](Row* shown) {
        for (const Jobs::Row& row : rows)
            if (row.id == shown->id())
                return false;
        shown->deleteLater();
        return true;
    });
    for (const Jobs::Row& row : rows) {
        if (row.elapsedMilliseconds < kShownAfterMilliseconds)
            continue;
        Row* widget = nullptr;
        for (Row* shown : m_rows)
            if (shown->id() == row.id)
                widget = shown;
        if (!widget) {
            widget = new Row(m_jobs, row.id, this);
            m_layout->addWidget(widget);
            m_rows.push_back(widget);
        }
        widget->show(row);
        widget->setVisible(true);
    }
    setVisible(!m_rows.empty());
    if (rows.empty())
        m_timer.stop();
}

} // namespace rankloom::ui
