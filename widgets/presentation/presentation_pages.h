// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include "widgets/comparison/comparison_painter.h"
#include "widgets/presentation/presented_page.h"
#include "widgets/presentation/talk_words.h"

class QPainter;

namespace rankloom::ui {

/// Paints pages of a presentation on areas of any size: everything grows with it, text is legible from the
/// back of a room at 1280 × 720.
class PresentationPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Presentation)
public:
    /// `shown` is not empty and outlives the painter.
    PresentationPainter(const Presentation& shown, const QPalette& palette, const QFont& font);

    [[nodiscard]] int pages() const;
    void paint(QPainter& painter, const QRectF& area, int page);
    /// What a page is called, and the sentence it says.
    [[nodiscard]] QString title(int page) const;
    [[nodiscard]] QString headline(int page) const;
    [[nodiscard]] QString remark(int page) const; ///< what is to be known of its figures; may be empty
    /// The page of the comparison; nothing for one of the others.
    [[nodiscard]] std::optional<PresentationPage> compared(int page) const;
    /// One of the others; null for a page of the comparison.
    [[nodiscard]] const PresentedPage* other(int page) const;

private:
    /// Of a line `units` high.
    [[nodiscard]] QFont sized(double units, QFont::Weight weight = QFont::Normal) const;
    [[nodiscard]] double units(double length) const { return length * m_unit; }
    double paintHeadline(const QRectF& area, int page);
    double paintFooter(const QRectF& area, int page);
    void paintCompared(const QRectF& body, PresentationPage page);
    void paintOther(const QRectF& body, const PresentedPage& page);
    void paintTable(const QRectF& area, const PresentedTable& table);
    void paintQuestion(const QRectF& area);
    void paintPart(const QRectF& area, ComparisonPart part);
    void paintReasons(const QRectF& area);
    double paintParagraph(QPointF at, double width, const QString& words, const QFont& font);
    double paintBullet(QPointF at, double width, const QString& words, const QFont& font);

    const Presentation& m_shown;
    const ComparisonData* m_data; ///< null where only other pages are shown
    std::optional<TalkWords> m_words; ///< none there
    std::vector<PresentationPage> m_compared {};
    QPalette m_palette;
    QFont m_font;
    double m_unit = 1; ///< px of a 1280 × 720 page
    QPainter* m_painter = nullptr;
};

} // namespace rankloom::ui
