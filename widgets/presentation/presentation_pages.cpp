// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_pages.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/comparison/comparison_words.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr QSizeF kPage {1280, 720}; ///< that lengths below are of
constexpr double kMargin = 56;
constexpr double kTitle = 26; ///< heights of lines
constexpr double kHeadline = 48;
constexpr double kText = 36;
constexpr double kLargestTable = 44;
constexpr double kSmallestTable = 14;
constexpr double kFooter = 24;
constexpr double kPictureText = 20; ///< lines of text within pictures of other views
constexpr double kPartGap = 28; ///< between pictures side by side
constexpr double kTableText = 30;
constexpr double kTableLine = 1.35; ///< height of a row, of a line of text
constexpr double kTableGap = 20; ///< between columns
constexpr double kDesignedLine = 15; ///< px of a line that the lengths of ComparisonPainter go with

} // namespace

PresentationPainter::PresentationPainter(
    const Presentation& shown, const QPalette& palette, const QFont& font)
    : m_shown(shown), m_data(shown.comparison.get()), m_palette(palette), m_font(font)
{
}

int PresentationPainter::pages(const Presentation& shown)
{
    const auto more = static_cast<int>(shown.more.size());
    return more + (shown.comparison ? static_cast<int>(kPresentationPages.size()) : 0);
}

std::optional<PresentationPage> PresentationPainter::compared(int page) const
{
    if (!m_data)
        return std::nullopt;
    const int last = pages(m_shown) - 1;
    constexpr int kBefore = static_cast<int>(kPresentationPages.size()) - 1;
    if (page < kBefore)
        return kPresentationPages[static_cast<std::size_t>(page)];
    return page == last ? std::optional(kPresentationPages.back()) : std::nullopt;
}

const PresentedPage* PresentationPainter::other(int page) const
{
    if (compared(page))
        return nullptr;
    const int before = m_data ? static_cast<int>(kPresentationPages.size()) - 1 : 0;
    return &m_shown.more[static_cast<std::size_t>(page - before)];
}

QString PresentationPainter::title(int page) const
{
    const std::optional<PresentationPage> of = compared(page);
    return of ? title(*of) : other(page)->title;
}

QString PresentationPainter::headline(int page) const
{
    const std::optional<PresentationPage> of = compared(page);
    return of ? headline(*of) : other(page)->headline;
}

QFont PresentationPainter::sized(double lineUnits, QFont::Weight weight) const
{
    QFont font = m_font;
    font.setWeight(weight);
    const double usual = QFontMetricsF(font).height();
    font.setPointSizeF(std::max(4.0, font.pointSizeF() * units(lineUnits) / usual));
    return font;
}

QString PresentationPainter::title(PresentationPage page)
{
    switch (page) {
    case PresentationPage::Question:
        return tr("Question");
    case PresentationPage::Options:
        return tr("Options");
    case PresentationPage::Memory:
        return tr("Memory");
    case PresentationPage::Timeline:
        return tr("Timeline");
    case PresentationPage::Cost:
        return tr("Cost");
    case PresentationPage::Recommendation:
        return tr("Recommendation");
    }
    return {};
}

QString PresentationPainter::remark(int page) const
{
    const PresentedPage* of = other(page);
    return of ? of->remark : lossyPlans();
}

QString PresentationPainter::name(int plan) const
{
    const QString name = words::planName(*m_data, plan);
    return m_data->comparison.plans[static_cast<std::size_t>(plan)].lossy.empty()
        ? name
        : tr("%1 (lossy)", "name of a plan").arg(name);
}

QString PresentationPainter::lossyPlans() const
{
    QStringList plans;
    for (int i = 0; m_data && i < m_data->count(); ++i)
        if (const Phrase& lossy = m_data->comparison.plans[static_cast<std::size_t>(i)].lossy; !lossy.empty())
            plans << tr("“%1” (%2)", "plan, how its gradients are compressed")
                         .arg(words::planName(*m_data, i), translated(lossy));
    return plans.isEmpty()
        ? QString()
        : tr("≈ Lossy: %1. What that does to the model is not estimated.").arg(plans.join(tr(", ", "list")));
}

const ComparedFigure* PresentationPainter::figure(const char* key) const
{
    const auto& figures = m_data->comparison.figures;
    const auto it = std::ranges::find(figures, key, &ComparedFigure::key);
    return it == figures.end() ? nullptr : &*it;
}

/// What does not fit is no rival; where nothing fits, all are.
bool PresentationPainter::allFit() const
{
    const auto fits = [](const ComparedColumn& plan) { return plan.fits; };
    const auto& plans = m_data->comparison.plans;
    return std::ranges::all_of(plans, fits) || std::ranges::none_of(plans, fits);
}

bool PresentationPainter::allServe() const
{
    return std::ranges::all_of(m_data->plans, &ComparedPlan::serves);
}

QString PresentationPainter::memoryHeadline() const
{
    if (allServe())
        return figureHeadline("serving/cache",
            allFit() ? tr("“%1” leaves most room for keys and values: %2 a GPU")
                     : tr("Of those that fit, “%1” leaves most room for keys and values: %2 a GPU"),
            tr("Only “%1” fits; it leaves %2 for keys and values on a GPU"));
    int fitting = 0;
    int roomiest = -1;
    for (int i = 0; i < m_data->count(); ++i) {
        fitting += m_data->comparison.plans[static_cast<std::size_t>(i)].fits ? 1 : 0;
        const StageMemory* stage = m_data->fullest(i);
        if (stage && (roomiest < 0 || stage->headroom() > m_data->fullest(roomiest)->headroom()))
            roomiest = i;
    }
    if (roomiest < 0)
        return tr("None of the plans is possible");
    const double headroom = m_data->fullest(roomiest)->headroom().value();
    const QString amount = unbroken(formatBytes(std::abs(headroom)));
    if (fitting == 0 && headroom >= 0)
        return tr("None fits: hosts have no room for what is offloaded");
    if (fitting == 0)
        return tr("None fits: “%1” lacks least, %2 a GPU").arg(name(roomiest), amount);
    if (fitting == m_data->count())
        return tr("All fit: “%1” leaves most room, %2 a GPU").arg(name(roomiest), amount);
    return tr("%1 of %2 fit: “%3” leaves most room, %4 a GPU")
        .arg(fitting)
        .arg(m_data->count())
        .arg(name(roomiest), amount);
}

/// Plans that could be the best in a figure: those that fit, all where none does.
std::vector<int> PresentationPainter::rivals(const ComparedFigure& of) const
{
    std::vector<int> out;
    const bool all = allFit();
    for (int i = 0; i < m_data->count(); ++i)
        if (of.value(i) && (all || m_data->comparison.plans[static_cast<std::size_t>(i)].fits))
            out.push_back(i);
    return out;
}

/// A value, and how it differs from that of the baseline.
QString PresentationPainter::valueWords(const ComparedFigure& of, int plan) const
{
    const int baseline = m_data->comparison.baseline;
    QString value = unbroken(words::value(of, of.value(plan)));
    if (const std::optional<RangeOf> range = of.range(plan))
        value += unbroken(
            QStringLiteral(" (%1–%2)").arg(words::value(of, range->low), words::value(of, range->high)));
    const std::optional<FigureChange> change = of.change(plan, baseline);
    if (!change || change->verdict == Verdict::Same)
        return value;
    return tr("%1, %2 than “%3”", "value, change, plan")
        .arg(value, unbroken(words::change(of, plan, baseline, words::Wording::Brief)), name(baseline));
}

/// The best plan in a figure. `alone` is said where only one of them fits.
QString PresentationPainter::figureHeadline(
    const char* key, const QString& sentence, const QString& alone) const
{
    const ComparedFigure* found = figure(key);
    const std::vector<int> among = found ? rivals(*found) : std::vector<int>();
    if (among.empty())
        return tr("None of the plans is possible");
    if (among.size() == 1 && m_data->count() > 1)
        return alone.arg(name(among.front()), valueWords(*found, among.front()));
    if (found->best < 0)
        return static_cast<int>(among.size()) == m_data->count() ? tr("The plans do not differ in this")
                                                                 : tr("Those that fit do not differ in this");
    return sentence.arg(name(found->best), valueWords(*found, found->best));
}

QString PresentationPainter::questionHeadline() const
{
    const QString model = QString::fromStdString(
        m_data->plans[static_cast<std::size_t>(m_data->comparison.baseline)].project->model->name);
    const bool one = std::ranges::all_of(m_data->plans, [&model](const ComparedPlan& plan) {
        return QString::fromStdString(plan.project->model->name) == model;
    });
    return one && allServe() ? tr("Which of %1 plans should serve %2?").arg(m_data->count()).arg(model)
        : one                ? tr("Which of %1 plans should train %2?").arg(m_data->count()).arg(model)
                             : tr("Which of %1 plans should it be?").arg(m_data->count());
}

QString PresentationPainter::headline(PresentationPage page) const
{
    const Comparison& comparison = m_data->comparison;
    switch (page) {
    case PresentationPage::Question:
        return questionHeadline();
    case PresentationPage::Options: {
        const auto fields = static_cast<int>(differingFields(comparison).size());
        return fields == 0 ? tr("The plans decide the same")
            : fields == 1  ? tr("They differ in one setting")
                           : tr("They differ in %1 settings").arg(fields);
    }
    case PresentationPage::Memory:
        return memoryHeadline();
    case PresentationPage::Timeline:
        if (allServe())
            return figureHeadline("serving/tpotP50",
                allFit() ? tr("“%1” gives a request its tokens fastest: %2 each")
                         : tr("Of those that fit, “%1” gives a request its tokens fastest: %2 each"),
                tr("Only “%1” fits; a token takes %2"));
        return figureHeadline("step",
            allFit() ? tr("“%1” has the shortest step: %2")
                     : tr("Of those that fit, “%1” has the shortest step: %2"),
            tr("Only “%1” fits; its step takes %2"));
    case PresentationPage::Cost:
        if (allServe())
            return figureHeadline("serving/tokensPerSecondPerDevice",
                allFit() ? tr("“%1” gives most tokens for its GPUs: %2 each")
                         : tr("Of those that fit, “%1” gives most tokens for its GPUs: %2 each"),
                tr("Only “%1” fits; a GPU gives %2"));
        return figureHeadline("deviceHoursPerBillionTokens",
            allFit() ? tr("“%1” takes the fewest device hours: %2")
                     : tr("Of those that fit, “%1” takes the fewest device hours: %2"),
            tr("Only “%1” fits; a billion tokens take %2"));
    case PresentationPage::Recommendation:
        return comparison.recommendation.plan < 0 ? tr("None of the plans can be recommended as it is")
                                                  : tr("Take “%1”").arg(name(comparison.recommendation.plan));
    }
    return {};
}

void PresentationPainter::paint(QPainter& painter, const QRectF& area, int page)
{
    m_painter = &painter;
    m_unit = std::min(area.width() / kPage.width(), area.height() / kPage.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, m_palette.base());
    const QRectF inner =
        area.adjusted(units(kMargin), units(kMargin) * 0.7, -units(kMargin), -units(kMargin) * 0.5);
    const double below = paintFooter(inner, page);
    const double top = paintHeadline(inner, page);
    const QRectF body = inner.adjusted(0, top + units(18), 0, -below - units(14));
    if (const std::optional<PresentationPage> of = compared(page))
        paintCompared(body, *of);
    else
        paintOther(body, *other(page));
    painter.restore();
}

void PresentationPainter::paintCompared(const QRectF& body, PresentationPage page)
{
    switch (page) {
    case PresentationPage::Question:
        return paintQuestion(body);
    case PresentationPage::Options:
        return paintPart(body, ComparisonPart::Differences);
    case PresentationPage::Memory:
        return paintPart(body, ComparisonPart::Memory);
    case PresentationPage::Timeline:
        return paintPart(body, ComparisonPart::Timelines);
    case PresentationPage::Cost:
        return paintPart(body, ComparisonPart::Figures);
    case PresentationPage::Recommendation:
        return paintReasons(body);
    }
}

/// Returns its height.
double PresentationPainter::paintHeadline(const QRectF& area, int page)
{
    m_painter->setFont(sized(kTitle));
    m_painter->setPen(mutedText(m_palette));
    m_painter->drawText(QRectF(area.topLeft(), QSizeF(area.width(), units(kTitle))),
        Qt::AlignLeft | Qt::AlignVCenter, title(page));
    const QString words = headline(page);
    const QRectF room(area.left(), area.top() + units(kTitle + 4), area.width(), units(2 * kHeadline + 4));
    // A long name is set smaller before it is cut.
    QRectF needed;
    for (double size = kHeadline; size >= kHeadline * 0.6; size -= 4) {
        m_painter->setFont(sized(size, QFont::Bold));
        needed = QFontMetricsF(m_painter->font()).boundingRect(room, Qt::TextWordWrap, words);
        if (needed.height() <= room.height())
            break;
    }
    m_painter->setPen(m_palette.color(QPalette::Text));
    m_painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
    return room.top() + std::min(needed.height(), room.height()) - area.top();
}

/// What is presented, and above it what is to be known of every figure. Returns the height it takes.
double PresentationPainter::paintFooter(const QRectF& area, int page)
{
    const QRectF line(area.left(), area.bottom() - units(kFooter), area.width(), units(kFooter));
    const QFont font = sized(kFooter * 0.9);
    m_painter->setFont(font);
    m_painter->setPen(mutedText(m_palette));
    QString subject = m_shown.subject;
    if (m_data) {
        const Project& project =
            *m_data->plans[static_cast<std::size_t>(m_data->comparison.baseline)].project;
        subject =
            QString::fromStdString(project.model->name) + QStringLiteral("  ·  ") + words::cluster(project);
    }
    m_painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, subject);
    m_painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter,
        tr("%1 / %2", "page and pages").arg(page + 1).arg(pages(m_shown)));
    const QString remark = this->remark(page);
    if (remark.isEmpty())
        return units(kFooter);
    // Two lines at most: what is longer is read in the view.
    const QFontMetricsF metrics(font);
    const double wanted =
        metrics.boundingRect(QRectF(0, 0, area.width(), units(kPage.height())), Qt::TextWordWrap, remark)
            .height();
    const double height = std::min(wanted, 2 * metrics.lineSpacing() + 1);
    m_painter->setPen(m_palette.color(QPalette::Text));
    m_painter->drawText(QRectF(area.left(), line.top() - units(4) - height, area.width(), height),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, remark);
    return units(kFooter + 4) + height;
}

/// Returns the height it takes.
double PresentationPainter::paintParagraph(QPointF at, double width, const QString& words, const QFont& font)
{
    const QRectF room(at.x(), at.y(), width, units(kPage.height()));
    m_painter->setFont(font);
    m_painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
    return QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, words).height();
}

double PresentationPainter::paintBullet(QPointF at, double width, const QString& words, const QFont& font)
{
    const double indent = units(28);
    m_painter->setFont(font);
    m_painter->drawText(QRectF(at, QSizeF(indent, QFontMetricsF(font).height())),
        Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("•"));
    return paintParagraph(at + QPointF(indent, 0), width - indent, words, font);
}

void PresentationPainter::paintQuestion(const QRectF& area)
{
    const ComparedPlan& base = m_data->plans[static_cast<std::size_t>(m_data->comparison.baseline)];
    const std::pair<QString, QString> facts[] = {
        {tr("Model"),
            tr("%1, %2 parameters")
                .arg(QString::fromStdString(base.project->model->name),
                    formatCount(static_cast<double>(base.evaluation.parameters.total)))},
        {tr("Cluster"), words::cluster(*base.project)}, {tr("Work"), words::workload(base)}};
    QPointF at = area.topLeft();
    const double names = area.width() * 0.16;
    for (const auto& [label, fact] : facts) {
        m_painter->setPen(mutedText(m_palette));
        paintParagraph(at, names, label, sized(kText));
        m_painter->setPen(m_palette.color(QPalette::Text));
        at.ry() += paintParagraph(QPointF(at.x() + names, at.y()), area.width() - names, fact, sized(kText))
            + units(10);
    }
    at.ry() += units(16);
    m_painter->setPen(mutedText(m_palette));
    paintParagraph(at, names, tr("Plans"), sized(kText));
    m_painter->setPen(m_palette.color(QPalette::Text));
    for (int i = 0; i < m_data->count(); ++i) {
        const QString failing = words::failing(m_data->comparison.plans[static_cast<std::size_t>(i)]);
        const QString words = i == m_data->comparison.baseline ? tr("%1 (baseline)").arg(name(i)) : name(i);
        at.ry() += paintParagraph(QPointF(at.x() + names, at.y()), area.width() - names,
                       failing.isEmpty() ? words : words + QStringLiteral(" — ") + failing, sized(kText))
            + units(4);
    }
}

/// As large as it fits.
void PresentationPainter::paintPart(const QRectF& area, ComparisonPart part)
{
    ComparisonLook look;
    look.palette = m_palette;
    look.headings = false;
    look.decisive = true;
    double size = part == ComparisonPart::Timelines ? kTitle : kLargestTable;
    for (;; size -= 2) {
        look.font = sized(size);
        look.unit = units(size) / kDesignedLine;
        look.timelineHeight = 1; // the least first
        double height = ComparisonPainter(*m_data, look).paint(nullptr, {part}, area.topLeft(), area.width());
        if (part == ComparisonPart::Timelines && height < area.height()) {
            // What captions, ruler and legend leave, in equal parts.
            look.timelineHeight = (area.height() - height) / m_data->count() / look.unit;
            height = ComparisonPainter(*m_data, look).paint(nullptr, {part}, area.topLeft(), area.width());
        }
        ComparisonPainter painter(*m_data, look);
        const bool fits = height <= area.height() && painter.leastWidth() <= area.width();
        if (!fits && size > kSmallestTable)
            continue;
        m_painter->setClipRect(area);
        painter.paint(m_painter, {part}, area.topLeft(), area.width());
        m_painter->setClipping(false);
        return;
    }
}

void PresentationPainter::paintReasons(const QRectF& area)
{
    QPointF at = area.topLeft();
    m_painter->setPen(m_palette.color(QPalette::Text));
    // The first reason is the largest: it is the one that is read aloud.
    double size = kText;
    for (const Phrase& reason : m_data->comparison.recommendation.reasons) {
        if (at.y() + units(size) > area.bottom())
            break;
        at.ry() += paintBullet(at, area.width(), translated(reason), sized(size)) + units(14);
        size = kText * 0.86;
    }
}

/// Pictures and tables of a page about one plan.
void PresentationPainter::paintOther(const QRectF& body, const PresentedPage& page)
{
    const double gap = units(kPartGap) / 2;
    for (const PresentedPart& part : page.parts) {
        const QRectF& share = part.share;
        const QRectF area(body.left() + share.left() * body.width() + (share.left() > 0 ? gap : 0),
            body.top() + share.top() * body.height() + (share.top() > 0 ? gap : 0),
            share.width() * body.width() - (share.left() > 0 ? gap : 0) - (share.right() < 1 ? gap : 0),
            share.height() * body.height() - (share.top() > 0 ? gap : 0) - (share.bottom() < 1 ? gap : 0));
        if (const auto* table = std::get_if<PresentedTable>(&part.what)) {
            paintTable(area, *table);
            continue;
        }
        PictureView& view = *std::get<std::shared_ptr<PictureView>>(part.what);
        view.setPalette(m_palette);
        view.setFont(sized(kPictureText));
        m_painter->save();
        m_painter->setClipRect(area);
        view.paintPicture(*m_painter, area);
        m_painter->restore();
    }
}

/// As large as it fits; what does not fit at the smallest is cut at the right.
void PresentationPainter::paintTable(const QRectF& area, const PresentedTable& table)
{
    const auto columns = table.head.size();
    const auto lines = static_cast<double>(table.rows.size()) + 1;
    std::vector<double> widths(static_cast<std::size_t>(columns));
    QFont font;
    double line = 0;
    double across = 0;
    for (double size = kTableText; size >= kSmallestTable; size -= 1) {
        font = sized(size, QFont::Bold); // the marked row is the widest
        const QFontMetricsF metrics(font);
        line = metrics.height() * kTableLine;
        across = 0;
        for (qsizetype column = 0; column < columns; ++column) {
            double width = metrics.horizontalAdvance(table.head[column]);
            for (const QStringList& row : table.rows)
                width = std::max(width, metrics.horizontalAdvance(row.value(column)));
            widths[static_cast<std::size_t>(column)] = width + units(kTableGap);
            across += widths[static_cast<std::size_t>(column)];
        }
        if (across <= area.width() + units(kTableGap) && lines * line <= area.height())
            break;
    }
    const auto paintRow = [&](double top, const QStringList& cells, QFont::Weight weight) {
        QFont own = font;
        own.setWeight(weight);
        m_painter->setFont(own);
        const QFontMetricsF metrics(own);
        double left = area.left();
        for (qsizetype column = 0; column < columns && left < area.right(); ++column) {
            const double width = widths[static_cast<std::size_t>(column)] - units(kTableGap);
            const QRectF cell(left, top, std::min(width, area.right() - left), line);
            m_painter->drawText(cell,
                static_cast<int>((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
                metrics.elidedText(cells.value(column), Qt::ElideRight, cell.width()));
            left += width + units(kTableGap);
        }
    };
    m_painter->setPen(mutedText(m_palette));
    paintRow(area.top(), table.head, QFont::Normal);
    m_painter->setPen(m_palette.color(QPalette::Text));
    double top = area.top() + line;
    for (std::size_t row = 0; row < table.rows.size() && top + line <= area.bottom() + 1; ++row) {
        const bool marked = static_cast<int>(row) == table.marked;
        if (marked)
            m_painter->fillRect(QRectF(area.left() - units(6), top, std::min(area.width(), across), line),
                m_palette.alternateBase());
        paintRow(top, table.rows[row], marked ? QFont::Bold : QFont::Normal);
        top += line;
    }
}

} // namespace rankloom::ui
