// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>

#include "widgets/picture_bytes.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr int kResolution = 96; ///< units per inch: pictures and text keep the sizes of the screen
constexpr double kMargin = 48;
constexpr double kFooter = 24;
constexpr double kGap = 14; ///< between blocks
constexpr double kHeading = 60; ///< room that a picture leaves to the words above it
constexpr std::size_t kLeastRows = 2; ///< of a table at the foot of a page
constexpr double kBelowHeading = 140; ///< a heading does not stand alone at the foot of a page

constexpr const char* kPrintStyle =
    "h1 { font-size: 20pt; } h2 { font-size: 14pt; } h3 { font-size: 10.5pt; }"
    "td, th { padding: 3px 6px; border-bottom: 1px solid #cccccc; }"
    "small { color: #555555; font-size: 7.5pt; }";

/// Fills pages from top to bottom.
class Pages {
public:
    Pages(QPdfWriter& writer, QString footer)
        : m_writer(writer), m_painter(&writer), m_footer(std::move(footer))
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::LosslessImageRendering);
        m_body =
            QRectF(kMargin, kMargin, writer.width() - 2 * kMargin, writer.height() - 2 * kMargin - kFooter);
        m_y = m_body.top();
        paintFooter();
    }

    void add(const QString& text, double keptTogether)
    {
        QTextDocument document;
        prepare(document, text);
        const double height = document.size().height();
        if (m_y + std::min(height + keptTogether, m_body.height()) > m_body.bottom())
            nextPage();
        // A text longer than a page goes on at the next line of the next page.
        for (double from = 0; from < height;) {
            const double room = m_body.bottom() - m_y;
            const double part = height - from <= room ? height - from : wholeLines(document, from, room);
            m_painter.save();
            m_painter.translate(m_body.left(), m_y - from);
            document.drawContents(&m_painter, QRectF(0, from, m_body.width(), part));
            m_painter.restore();
            m_y += part;
            from += part;
            if (from < height)
                nextPage();
        }
        m_y += kGap;
    }

    /// A table that goes on over pages has its head on each of them, and no row is cut.
    void add(const ReportTable& table)
    {
        const std::size_t rows = table.rows.size();
        for (std::size_t from = 0; from < rows;) {
            const std::size_t to = rowsWithin(table, from, m_body.bottom() - m_y);
            const bool fresh = m_y <= m_body.top();
            const bool lonely = to < from + kLeastRows && to < rows;
            if (lonely && !fresh) {
                nextPage();
                continue;
            }
            const std::size_t end = std::max(to, from + 1); // a row higher than a page is cut
            add(tableHtml(table, from, end), 0);
            from = end;
            if (from < rows)
                nextPage();
        }
    }

    void add(PictureView& view)
    {
        view.setPalette(themePalette(Ground::Light));
        const QSizeF size = view.pictureSize();
        const double height = heightOf(view);
        const double scale = height / size.height();
        if (m_y + height > m_body.bottom())
            nextPage();
        m_painter.save();
        m_painter.translate(m_body.left(), m_y);
        m_painter.scale(scale, scale);
        m_painter.setFont(view.font());
        view.paintPicture(m_painter, QRectF(QPointF(), size));
        m_painter.restore();
        m_y += height + kGap;
    }

    /// Of a picture on the page.
    [[nodiscard]] double heightOf(const PictureView& view) const
    {
        const QSizeF size = view.pictureSize();
        return size.height()
            * std::min({1.0, m_body.width() / size.width(), (m_body.height() - kHeading) / size.height()});
    }

private:
    void prepare(QTextDocument& document, const QString& text)
    {
        document.setDocumentMargin(0);
        QFont font = m_painter.font();
        font.setPointSizeF(9);
        document.setDefaultFont(font);
        document.setDefaultStyleSheet(QString::fromLatin1(kPrintStyle));
        document.setHtml(text);
        document.documentLayout()->setPaintDevice(&m_writer);
        document.setTextWidth(m_body.width());
    }

    /// How many rows from `from` on stand within `room` under the head: the row behind the last of them.
    std::size_t rowsWithin(const ReportTable& table, std::size_t from, double room)
    {
        std::size_t fits = from;
        std::size_t tooMany = table.rows.size() + 1;
        while (fits + 1 < tooMany) {
            // All of them is the usual case.
            const std::size_t tried = tooMany > table.rows.size() ? table.rows.size() : (fits + tooMany) / 2;
            QTextDocument document;
            prepare(document, tableHtml(table, from, tried));
            (document.size().height() <= room ? fits : tooMany) = tried;
        }
        return fits;
    }

    /// As much of the text from `from` on as ends with a whole line within `room`.
    static double wholeLines(const QTextDocument& document, double from, double room)
    {
        double end = from + room;
        const int position = document.documentLayout()->hitTest(QPointF(4, end), Qt::FuzzyHit);
        const QTextBlock block = document.findBlock(position);
        if (block.isValid()) {
            const double top = document.documentLayout()->blockBoundingRect(block).top();
            if (top > from + 1 && top < end)
                end = top;
        }
        return end - from;
    }

    void nextPage()
    {
        m_writer.newPage();
        ++m_page;
        m_y = m_body.top();
        paintFooter();
    }

    void paintFooter()
    {
        QFont font = m_painter.font();
        font.setPointSizeF(7.5);
        m_painter.save();
        m_painter.setFont(font);
        m_painter.setPen(mutedText(themePalette(Ground::Light)));
        const QRectF footer(m_body.left(), m_body.bottom() + 6, m_body.width(), kFooter);
        m_painter.drawText(footer, Qt::AlignLeft | Qt::AlignBottom,
            QFontMetricsF(font, &m_writer).elidedText(m_footer, Qt::ElideRight, footer.width() * 0.8));
        m_painter.drawText(footer, Qt::AlignRight | Qt::AlignBottom, QString::number(m_page));
        m_painter.restore();
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    QString m_footer;
    QRectF m_body;
    double m_y = 0;
    int m_page = 1;
};

QString heading(int level, const QString& text)
{
    return QStringLiteral("<h%1>").arg(level) + text.toHtmlEscaped() + QStringLiteral("</h%1>").arg(level);
}

bool isPicture(const std::vector<ReportBlock>& blocks, std::size_t i)
{
    return i < blocks.size() && std::holds_alternative<std::shared_ptr<PictureView>>(blocks[i]);
}

/// What words above a block keep free below them, so that it stands on their page.
double roomBelow(const Pages& pages, const std::vector<ReportBlock>& blocks, std::size_t i)
{
    return isPicture(blocks, i) ? pages.heightOf(*std::get<std::shared_ptr<PictureView>>(blocks[i]))
                                : kBelowHeading;
}

} // namespace

QByteArray reportPdf(const Report& report)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setCreator(QStringLiteral("Rankloom"));
        writer.setTitle(report.title);
        writer.setResolution(kResolution);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(QPageLayout::Landscape);
        writer.setPageMargins(QMarginsF());
        Pages pages(writer,
            report.byline.isEmpty() ? report.title : report.title + QStringLiteral("  ·  ") + report.byline);
        pages.add(heading(1, report.title)
                + (report.byline.isEmpty() ? QString() : paragraph(report.byline.toHtmlEscaped())),
            0);
        for (const ReportSection& section : report.sections) {
            pages.add(heading(2, section.title), roomBelow(pages, section.blocks, 0));
            for (std::size_t i = 0; i < section.blocks.size(); ++i)
                if (const QString* text = std::get_if<QString>(&section.blocks[i]))
                    pages.add(*text,
                        isPicture(section.blocks, i + 1) ? roomBelow(pages, section.blocks, i + 1) : 0);
                else if (const ReportTable* table = std::get_if<ReportTable>(&section.blocks[i]))
                    pages.add(*table);
                else
                    pages.add(*std::get<std::shared_ptr<PictureView>>(section.blocks[i]));
        }
    }
    removeCreationDate(bytes);
    return bytes;
}

} // namespace rankloom::ui
