// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/serving/served_step.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// What a device holds while it serves, bottom to top.
enum class ServedPart : std::uint8_t { Weights, Activations, Buffers, Engine, Cache };
inline constexpr std::array kServedParts {
    ServedPart::Weights, ServedPart::Activations, ServedPart::Buffers, ServedPart::Engine, ServedPart::Cache};
/// The parts add up to what the engine takes; a cache below 0 is none.
Bytes bytesOf(const ServingMemory& memory, ServedPart part);

/// Memory of a device of every stage of a replica that serves, as stacked bars against what the engine takes
/// and what the device has; of two pools those where prompts are computed first.
///
/// Click or Left, Right, Home, End select a stage.
class ServingMemoryView : public PictureView {
    Q_OBJECT
public:
    explicit ServingMemoryView(QWidget* parent = nullptr);

    void setStep(std::shared_ptr<const ServedStep> step); ///< null: the empty state

    struct Bar {
        ServingMemory memory;
        bool decodes = false; ///< of the pool that generates
    };
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }
    [[nodiscard]] bool isEmpty() const override { return m_bars.empty(); }
    [[nodiscard]] int barAt(const QPointF& position) const; ///< -1 = none
    [[nodiscard]] Tip tipAt(const QPointF& position) const override;
    [[nodiscard]] QSize pictureSize() const override { return {840, 520}; }
    [[nodiscard]] QSize sizeHint() const override { return {320, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 130}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where everything is.
    struct Places {
        QRectF header;
        QRectF plot;
        QRectF legend;
        double top = 1; ///< bytes at the upper edge of the plot
        [[nodiscard]] double y(double bytes) const { return plot.bottom() - bytes / top * plot.height(); }
    };
    [[nodiscard]] Places placesIn(const QRectF& area) const;
    [[nodiscard]] QRectF slot(const Places& places, int bar) const;
    [[nodiscard]] QString verdict() const;
    static QString nameOf(const ServedStep& step, const Bar& bar);
    [[nodiscard]] QString details(const Bar& bar) const;
    [[nodiscard]] int selectedBar() const;
    void selectBar(int bar);
    void paintAxis(QPainter& painter, const Places& places) const;
    void paintBar(QPainter& painter, const Places& places, int bar) const;
    void paintLegend(QPainter& painter, const Places& places) const;
    [[nodiscard]] std::vector<QRectF> legendEntries(double width) const;

    std::shared_ptr<const ServedStep> m_step;
    std::vector<Bar> m_bars;
    int m_bar = -1; ///< that was chosen here; of two pools a stage does not tell which
};

} // namespace rankloom::ui
