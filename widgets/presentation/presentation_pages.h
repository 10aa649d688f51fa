// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include "widgets/comparison/comparison_data.h"
#include "widgets/comparison/comparison_painter.h"

class QPainter;

namespace rankloom::ui {

/// One idea each, in the order of a talk.
enum class PresentationPage : std::uint8_t { Question, Options, Memory, Timeline, Cost, Recommendation };
inline constexpr std::array<PresentationPage, 6> kPresentationPages {PresentationPage::Question,
    PresentationPage::Options, PresentationPage::Memory, PresentationPage::Timeline, PresentationPage::Cost,
    PresentationPage::Recommendation};

/// Paints pages of a presentation on areas of any size: everything grows with it, text is legible from the
/// back of a room at 1280 × 720.
class PresentationPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Presentation)
public:
    /// `data` is null, or of two plans at least, and outlives the painter.
    PresentationPainter(const ComparisonData* data, const QPalette& palette, const QFont& font);

    void paint(QPainter& painter, const QRectF& area, PresentationPage page);
    /// What a page is called, and the sentence it says.
    [[nodiscard]] static QString title(PresentationPage page);
    [[nodiscard]] QString headline(PresentationPage page) const;

private:
    [[nodiscard]] QFont sized(double units, bool strong = false) const; ///< of a line `units` high
    [[nodiscard]] double units(double length) const { return length * m_unit; }
    [[nodiscard]] QString name(int plan) const;
    [[nodiscard]] bool allFit() const;
    [[nodiscard]] QString memoryHeadline() const;
    [[nodiscard]] QString questionHeadline() const;
    [[nodiscard]] QString figureHeadline(
        const char* key, const QString& sentence, const QString& alone) const;
    [[nodiscard]] QString valueWords(const ComparedFigure& of, int plan) const;
    [[nodiscard]] std::vector<int> rivals(const ComparedFigure& of) const;
    [[nodiscard]] const ComparedFigure* figure(const char* key) const;
    double paintHeadline(const QRectF& area, PresentationPage page);
    void paintFooter(const QRectF& area, PresentationPage page);
    void paintQuestion(const QRectF& area);
    void paintPart(const QRectF& area, ComparisonPart part);
    void paintReasons(const QRectF& area);
    double paintParagraph(QPointF at, double width, const QString& words, const QFont& font, bool bullet);

    const ComparisonData* m_data;
    QPalette m_palette;
    QFont m_font;
    double m_unit = 1; ///< px of a 1280 × 720 page
    QPainter* m_painter = nullptr;
};

} // namespace rankloom::ui
