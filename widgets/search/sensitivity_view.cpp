// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/sensitivity_view.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolTip>
#include <QVBoxLayout>

#include "widgets/callback_table.h"
#include "widgets/figure_text.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// A change that slows the step by more than this share of it is cut where no gain is as large.
constexpr double kMostShown = 0.5;
constexpr int kGap = 14; ///< px around the text of a cell
constexpr int kBars = 90; ///< px that bars get where there is room

enum Column { Change, Step, StepChange, Peak, PeakChange, Fits };
constexpr Column kShown[] = {Change, StepChange, PeakChange}; ///< the others are for the table alone

QString stepText(const SettingChange& change) { return signedSeconds(change.stepChange.value()); }
QString peakText(const SettingChange& change) { return signedBytes(change.peakChange.value()); }

/// A change that does not fit is marked where its memory stands.
QString peakCell(const SettingChange& change)
{
    return change.fits ? peakText(change) : SensitivityView::tr("✕ %1").arg(peakText(change));
}

/// The axis ends where the largest gain does, or a quarter of the losses do: what slows the step by far more
/// is cut, for nobody wants it, and it must not squeeze what one chooses between. In seconds.
double furthest(const SensitivityReport& report)
{
    double gain = 0;
    std::vector<double> losses;
    for (const SettingChange& change : report.changes)
        if (const double seconds = change.stepChange.value(); seconds > 0)
            losses.push_back(seconds);
        else
            gain = std::max(gain, -seconds);
    double loss = 0;
    if (!losses.empty()) {
        const auto quarter = losses.begin() + std::ssize(losses) / 4; // rounded down: of three the least
        std::ranges::nth_element(losses, quarter);
        loss = *quarter;
    }
    return std::max({gain, std::min(loss, kMostShown * report.step.value()), 1e-9});
}

QString details(const SettingChange& change)
{
    const QLocale locale;
    const QString text = SensitivityView::tr("%1\nstep %2 s (%3 s)\nfullest device %4\n")
                             .arg(translated(change.label), locale.toString(change.step.value(), 'f', 6),
                                 withSign(change.stepChange.value(),
                                     locale.toString(std::abs(change.stepChange.value()), 'f', 6)),
                                 exactBytes(change.peak.value()));
    return text
        + (change.fits
                ? SensitivityView::tr(
                    "A click shows it, Return adopts it as a new plan, Shift+Return changes this plan.")
                : SensitivityView::tr("It would not fit. A click shows it, Return adopts it all the same."));
}

} // namespace

/// Cells of the table on screen and in pictures: labels, bars beside the change of the step, marks of what
/// does not fit.
class SensitivityView::Bars : public QStyledItemDelegate {
public:
    explicit Bars(SensitivityView& view) : QStyledItemDelegate(&view), m_view(view) { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.column() != StepChange)
            return;
        QRect space = option.rect.adjusted(4, 0, -m_figures, 0);
        if (space.width() > 12)
            paintBar(*painter, space, changeAt(index), option.palette);
    }

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
        const QModelIndex& index) override
    {
        if (event->type() != QEvent::ToolTip || !index.isValid())
            return QStyledItemDelegate::helpEvent(event, view, option, index);
        QToolTip::showText(event->globalPos(), plainTip(details(changeAt(index))), view, option.rect);
        return true;
    }

    void setFigures(int width) { m_figures = width; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const SettingChange& change = changeAt(index);
        if (index.column() == PeakChange)
            option->text = peakCell(change);
        QColor text = option->palette.color(QPalette::Text);
        if (!change.fits && index.column() != StepChange)
            text = index.column() == PeakChange ? alarmColor(option->palette) : mutedText(option->palette);
        if (m_view.isStale())
            text = mixed(text, option->palette.color(QPalette::Base), 0.5);
        option->palette.setColor(QPalette::Text, text);
    }

private:
    [[nodiscard]] const SettingChange& changeAt(const QModelIndex& index) const
    {
        return m_view.m_report->changes[static_cast<std::size_t>(m_view.changeOf(index))];
    }

    void paintBar(
        QPainter& painter, const QRectF& space, const SettingChange& change, const QPalette& palette) const
    {
        const double middle = space.center().x();
        const double half = space.width() / 2 - 10;
        const double wanted = change.stepChange.value() / furthest(*m_view.m_report);
        const double length = std::clamp(wanted, -1.0, 1.0) * half;
        const QRectF bar = QRectF(middle, space.top() + 4, length, space.height() - 8).normalized();
        QColor color = categoryColor(wanted < 0 ? 0 : 1, groundOf(palette));
        if (m_view.isStale())
            color = mixed(color, palette.color(QPalette::Base), 0.5);
        painter.save();
        if (change.fits) {
            painter.fillRect(bar, color);
        } else {
            painter.setPen(QPen(color, 1));
            hatch(painter, bar, 5);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar);
        }
        if (std::abs(wanted) > 1) {
            painter.setPen(palette.color(QPalette::Text));
            painter.drawText(
                QRectF(middle + (wanted > 0 ? half - 2 : -half - 10), space.top(), 14, space.height()),
                Qt::AlignCenter, wanted > 0 ? QStringLiteral("»") : QStringLiteral("«"));
        }
        painter.setPen(mutedText(palette));
        painter.drawLine(QPointF(middle, space.top()), QPointF(middle, space.bottom()));
        painter.restore();
    }

    SensitivityView& m_view;
    int m_figures = 0; ///< px of the column of bars that its figures take
};

SensitivityView::SensitivityView(QWidget* parent)
    : PictureView(parent)
    , m_table(new QTableView(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_bars(new Bars(*this))
{
    setAccessibleName(tr("What each setting would change"));
    setEmptyText(tr("What the next legal value of every setting would change in step time and memory. "
                    "It appears for a plan that is legal."));
    m_sorted->setSortRole(Qt::EditRole);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(m_bars);
    m_table->setAccessibleName(accessibleName());
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(
        Qt::AlignCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    m_table->hide();
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    setFocusProxy(m_table);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& row) {
            m_lookedByPress = true;
            look(row);
        });
    connect(m_table, &QTableView::pressed, this, [this](const QModelIndex& row) {
        if (!m_lookedByPress)
            look(row);
    });
    connect(m_table, &QTableView::doubleClicked, this,
        [this](const QModelIndex& row) { apply(row, AdoptAs::NewPlan); });
}

void SensitivityView::setReport(std::shared_ptr<const SensitivityReport> report)
{
    QAbstractItemModel* old = m_sorted->sourceModel();
    m_report = std::move(report);
    setStale(false);
    // In the order of the report until somebody sorts.
    m_table->setSortingEnabled(false);
    m_sorted->sort(-1);
    QAbstractTableModel* table = createTable().release();
    table->setParent(m_sorted);
    m_sorted->setSourceModel(table);
    delete old;
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        m_table->setColumnHidden(column, std::ranges::find(kShown, column) == std::end(kShown));
    m_table->setVisible(count() > 0);
    fitColumns();
    pictureChanged();
}

/// The veil does not reach a table: that is a widget of its own.
void SensitivityView::staleChanged() { m_table->viewport()->update(); }

int SensitivityView::changeOf(const QModelIndex& row) const
{
    return row.isValid() ? (row.model() == m_sorted ? m_sorted->mapToSource(row).row() : row.row()) : -1;
}

QRect SensitivityView::rowOf(int change) const
{
    const QModelIndex first = m_sorted->mapFromSource(m_sorted->sourceModel()->index(change, Change));
    const QModelIndex last = m_sorted->mapFromSource(m_sorted->sourceModel()->index(change, PeakChange));
    return m_table->visualRect(first).united(m_table->visualRect(last));
}

/// Figures are never cut, labels break into lines, bars get what they can.
void SensitivityView::fitColumns()
{
    if (count() == 0)
        return;
    const QFontMetrics metrics(font());
    QHeaderView& header = *m_table->horizontalHeader();
    const auto titleWidth = [&](int column) { // of its longest word
        int widest = 0;
        const QStringList words = m_sorted->headerData(column, Qt::Horizontal).toString().split(u' ');
        for (const QString& word : words)
            widest = std::max(widest, metrics.horizontalAdvance(word) + kGap);
        return widest;
    };
    int figures = 0;
    int peaks = titleWidth(PeakChange);
    int labels = 0;
    for (const SettingChange& change : m_report->changes) {
        figures = std::max(figures, metrics.horizontalAdvance(stepText(change)) + kGap);
        peaks = std::max(peaks, metrics.horizontalAdvance(peakCell(change)) + kGap);
        labels = std::max(labels, metrics.horizontalAdvance(translated(change.label)) + kGap);
    }
    m_bars->setFigures(figures);
    const int width = m_table->viewport()->width();
    const int rest = width - figures - peaks;
    const int bars = std::max(rest - labels, std::min(kBars, rest / 3));
    m_table->setColumnWidth(PeakChange, peaks);
    m_table->setColumnWidth(StepChange, std::max(figures + bars, titleWidth(StepChange)));
    m_table->setColumnWidth(
        Change, std::max(8 * metrics.averageCharWidth(), width - peaks - m_table->columnWidth(StepChange)));
    // Titles break where their columns are narrow.
    const bool narrow = std::ranges::any_of(
        kShown, [&](Column column) { return m_table->columnWidth(column) < header.sectionSizeHint(column); });
    header.setFixedHeight((narrow ? 2 : 1) * metrics.lineSpacing() + 8);
    m_table->resizeRowsToContents();
}

void SensitivityView::look(const QModelIndex& row)
{
    if (const int change = changeOf(row); change >= 0 && !isStale())
        Q_EMIT looked(change);
}

void SensitivityView::apply(const QModelIndex& row, AdoptAs as)
{
    if (const int change = changeOf(row); change >= 0 && !isStale())
        Q_EMIT applied(change, as);
}

QSize SensitivityView::pictureSize() const
{
    const int line = QFontMetrics(font()).height() + 8;
    return {840, std::max(200, (count() + 1) * line + 12)};
}

/// The same cells, one below the other; whoever reads a picture sees all of them.
void SensitivityView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(font());
    const int line = metrics.height() + 8;
    const int ends[] = {static_cast<int>(area.width() * 0.4), static_cast<int>(area.width() * 0.8),
        static_cast<int>(area.width()) - 4};
    const auto cell = [&](std::size_t column, int row) {
        const int left = column == 0 ? 4 : ends[column - 1];
        return QRect(static_cast<int>(area.left()) + left, static_cast<int>(area.top()) + 4 + row * line,
            ends[column] - left, line);
    };
    const QAbstractItemModel& model = *m_sorted;
    for (std::size_t column = 0; column < std::size(kShown); ++column) {
        painter.setPen(mutedText(palette()));
        painter.drawText(cell(column, 0).adjusted(4, 0, -4, 0),
            static_cast<int>((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
            model.headerData(kShown[column], Qt::Horizontal).toString());
        for (int row = 0; row < model.rowCount(); ++row) {
            QStyleOptionViewItem option;
            option.initFrom(this);
            option.font = font();
            option.fontMetrics = metrics;
            option.state = QStyle::State_Enabled;
            option.rect = cell(column, row + 1);
            m_bars->paint(&painter, option, model.index(row, kShown[column]));
        }
    }
    painter.restore();
}

void SensitivityView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
}

void SensitivityView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        fitColumns();
    PictureView::changeEvent(event);
}

void SensitivityView::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    fitColumns();
}

std::unique_ptr<QAbstractTableModel> SensitivityView::createTable() const
{
    return std::make_unique<CallbackTable>(count(),
        QStringList {tr("Change"), tr("Step"), tr("Change of step"), tr("Fullest device"),
            tr("Change of peak"), tr("Fits")},
        [report = m_report](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const SettingChange& change = report->changes[static_cast<std::size_t>(row)];
            const bool text = role == Qt::DisplayRole;
            switch (column) {
            case Change:
                return translated(change.label);
            case Step:
                return text ? QVariant(formatSeconds(change.step.value())) : change.step.value();
            case StepChange:
                return text ? QVariant(stepText(change)) : change.stepChange.value();
            case Peak:
                return text ? QVariant(formatBytes(change.peak.value())) : change.peak.value();
            case PeakChange:
                return text ? QVariant(peakText(change)) : change.peakChange.value();
            default:
                return change.fits ? tr("yes") : tr("no");
            }
        });
}

QString SensitivityView::describe() const
{
    const SettingChange& first = m_report->changes.front();
    return tr("%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.")
        .arg(formatCount(count()), translated(first.label), stepText(first), peakText(first));
}

/// Return adopts, Ctrl+C copies all; everything else is the table's.
bool SensitivityView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        m_lookedByPress = false;
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        QMetaObject::invokeMethod(
            this, [this] { fitColumns(); }, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress || watched != m_table)
        return PictureView::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy)) {
        copyPicture(*this);
        return true;
    }
    const auto others = key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && others == Qt::NoModifier) {
        apply(m_table->currentIndex(), adoptBy(key->modifiers()));
        return true;
    }
    if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Home || key->key() == Qt::Key_End)) {
        m_table->selectRow(key->key() == Qt::Key_Home ? 0 : m_sorted->rowCount() - 1);
        return true;
    }
    return PictureView::eventFilter(watched, event);
}

} // namespace rankloom::ui
