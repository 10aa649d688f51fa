// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/presentation_pages.h"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/comparison/comparison_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr QSizeF kPage {1280, 720}; ///< that lengths below are of
constexpr double kMargin = 56;
constexpr double kTitle = 26; ///< heights of lines
constexpr double kHeadline = 48;
constexpr double kText = 36;
constexpr double kLesser = 0.86; ///< of it: reasons after the first
constexpr double kIndent = 28;
constexpr double kLargestTable = 44;
constexpr double kSmallestTable = 14;
constexpr double kFooter = 24;
constexpr int kRounds = 6; ///< in which timelines share the height of a page
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
    if (!m_data)
        return;
    m_words.emplace(*m_data);
    m_compared = m_words->pages();
}

int PresentationPainter::pages() const { return static_cast<int>(m_compared.size() + m_shown.more.size()); }

std::optional<PresentationPage> PresentationPainter::compared(int page) const
{
    if (!m_data)
        return std::nullopt;
    const auto before = static_cast<int>(m_compared.size()) - 1;
    if (page < before)
        return m_compared[static_cast<std::size_t>(page)];
    return page == pages() - 1 ? std::optional(m_compared.back()) : std::nullopt;
}

const PresentedPage* PresentationPainter::other(int page) const
{
    if (compared(page))
        return nullptr;
    const int before = m_data ? static_cast<int>(m_compared.size()) - 1 : 0;
    return &m_shown.more[static_cast<std::size_t>(page - before)];
}

QString PresentationPainter::title(int page) const
{
    const std::optional<PresentationPage> of = compared(page);
    return of ? m_words->title(*of) : other(page)->title;
}

QString PresentationPainter::headline(int page) const
{
    const std::optional<PresentationPage> of = compared(page);
    return of ? m_words->headline(*of) : other(page)->headline;
}

QString PresentationPainter::remark(int page) const
{
    const PresentedPage* of = other(page);
    return of ? of->remark : m_words->lossyPlans();
}

QFont PresentationPainter::sized(double lineUnits, QFont::Weight weight) const
{
    QFont font = m_font;
    font.setWeight(weight);
    const double usual = QFontMetricsF(font).height();
    font.setPointSizeF(std::max(4.0, font.pointSizeF() * units(lineUnits) / usual));
    return font;
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
    m_painter->drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter, m_words ? m_words->subject() : m_shown.subject);
    m_painter->drawText(
        line, Qt::AlignRight | Qt::AlignVCenter, tr("%1 / %2", "page and pages").arg(page + 1).arg(pages()));
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
    const double indent = units(kIndent);
    m_painter->setFont(font);
    m_painter->drawText(QRectF(at, QSizeF(indent, QFontMetricsF(font).height())),
        Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("•"));
    return paintParagraph(at + QPointF(indent, 0), width - indent, words, font);
}

void PresentationPainter::paintQuestion(const QRectF& area)
{
    struct Line {
        QString label;
        QString text;
        double gap; ///< below it
    };
    std::vector<Line> lines;
    for (const auto& [label, fact] : m_words->facts())
        lines.push_back({label, fact, 10});
    lines.back().gap = 26;
    for (int i = 0; i < m_data->count(); ++i) {
        const QString failing = words::failing(m_data->comparison.plans[static_cast<std::size_t>(i)]);
        const QString name = m_words->name(i);
        const QString words = i == m_data->comparison.baseline ? tr("%1 (baseline)").arg(name) : name;
        lines.push_back({i == 0 ? tr("Plans") : QString(),
            failing.isEmpty() ? words : words + QStringLiteral(" — ") + failing, 4});
    }

    // As large as it fits.
    const double names = area.width() * 0.16;
    const QRectF room(0, 0, area.width() - names, units(kPage.height()));
    double size = kText;
    for (; size > kSmallestTable; size -= 2) {
        const QFontMetricsF metrics(sized(size));
        double height = 0;
        for (const Line& line : lines)
            height += metrics.boundingRect(room, Qt::TextWordWrap, line.text).height() + units(line.gap);
        if (height <= area.height())
            break;
    }

    QPointF at = area.topLeft();
    for (const Line& line : lines) {
        m_painter->setPen(mutedText(m_palette));
        paintParagraph(at, names, line.label, sized(size));
        m_painter->setPen(m_palette.color(QPalette::Text));
        at.ry() +=
            paintParagraph(QPointF(at.x() + names, at.y()), area.width() - names, line.text, sized(size))
            + units(line.gap);
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
        // What captions, ruler and legend leave, in equal parts; again what lanes leave that are high enough.
        for (int round = 0; round < kRounds && part == ComparisonPart::Timelines && height < area.height();
             ++round) {
            look.timelineHeight += (area.height() - height) / m_data->count() / look.unit;
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
    // The first reason is the largest: it is the one that is read aloud. All are as large as they fit.
    const QStringList reasons = m_words->reasons();
    const QRectF room(0, 0, area.width() - units(kIndent), units(kPage.height()));
    double size = kText;
    for (; size > kSmallestTable; size -= 2) {
        double height = 0;
        for (const QString& reason : reasons) {
            const QFontMetricsF metrics(sized(height > 0 ? size * kLesser : size));
            height += metrics.boundingRect(room, Qt::TextWordWrap, reason).height() + units(14);
        }
        if (height <= area.height() + units(14))
            break;
    }
    for (const QString& reason : reasons) {
        if (at.y() + units(size) > area.bottom())
            break;
        const bool first = at.y() == area.top();
        at.ry() += paintBullet(at, area.width(), reason, sized(first ? size : size * kLesser)) + units(14);
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
