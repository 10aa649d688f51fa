// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "core/evaluate/compression_figures.h"
#include "widgets/theme.h"

class QPainter;

namespace rankloom::ui {

/// Something in the picture that can be pointed at.
struct CompressionItem {
    QRectF place;
    QString text; ///< exact figures
    std::optional<CompressionTarget> target; ///< the technique it is about
    int stage = -1;
};

QString targetName(CompressionTarget target);
QString trafficName(TrafficKind kind);
QString savedWords(Seconds saved); ///< "saves 2.9 ms", "costs 37 ms", "saves nothing"

/// Bytes of a class of traffic over all stages.
struct ClassBytes {
    TrafficKind kind = TrafficKind::PipelineForward;
    double before = 0;
    double after = 0;
};
/// Of the classes that compression is about.
std::vector<ClassBytes> bytesByClass(const CompressionFigures& figures);

/// What compression is worth, drawn at one size: what each technique saves, bytes by class before and after,
/// weight gradients at the end of the step with their slack, and the rings of a tied embedding.
class CompressionPicture {
public:
    CompressionPicture(
        const CompressionFigures& figures, const QRectF& area, const QPalette& palette, const QFont& font);

    void paint(QPainter& painter) const;
    [[nodiscard]] const std::vector<CompressionItem>& items() const { return m_items; }

private:
    struct Bar {
        QRectF label;
        QRectF bar; ///< all its room
        QRectF value;
    };
    void stack(const QRectF& room);
    [[nodiscard]] QRectF body(const QRectF& panel) const; ///< without the title
    /// As many as there is room for; the texts are as wide as they have to be.
    [[nodiscard]] std::vector<Bar> rows(
        const QRectF& panel, const QStringList& labels, const QStringList& values) const;
    [[nodiscard]] std::vector<Bar> classRows() const;
    [[nodiscard]] std::vector<Bar> syncRows() const;
    void placeItems();
    void paintTitle(QPainter& painter, const QRectF& panel, const QString& title) const;
    void paintText(QPainter& painter, const QRectF& area, const QString& text,
        Qt::AlignmentFlag side = Qt::AlignLeft) const;
    void paintRest(QPainter& painter, const QRectF& panel, int shown, int all) const;
    void paintHeadline(QPainter& painter) const;
    void paintEffects(QPainter& painter) const;
    void paintSaved(QPainter& painter, const QRectF& room, double saved, double most) const;
    void paintWhy(
        QPainter& painter, const QRectF& room, const QString& sentence, const QString& reason) const;
    void paintBytes(QPainter& painter) const;
    void paintSyncs(QPainter& painter) const;
    void paintSync(
        QPainter& painter, const GradientSync& sync, const Bar& bar, double from, double scale) const;
    void paintEmbedding(QPainter& painter) const;
    void paintRing(QPainter& painter, const QRectF& area, int members) const;

    const CompressionFigures& m_figures;
    std::vector<ClassBytes> m_bytes;
    QPalette m_palette;
    QFont m_font;
    QFont m_small;
    Ground m_ground;
    double m_line; ///< height of a row of small text
    QRectF m_headline;
    QRectF m_effects;
    QRectF m_classes;
    QRectF m_syncs;
    QRectF m_embedding;
    std::vector<CompressionItem> m_items;
};

} // namespace rankloom::ui
