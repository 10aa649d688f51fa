// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/compare/comparison.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// The parts of the picture, top to bottom.
enum class ComparisonPart : std::uint8_t { Differences, Figures, Memory, Timelines };

/// What the picture shows: the comparison, and the plans it was made from.
struct ComparisonData {
    Comparison comparison;
    std::vector<ComparedPlan> plans;
};

/// Plans side by side: differences, figures with changes against the baseline, memory of the fullest GPU, and
/// timelines on one time axis.
class ComparisonView : public PictureView {
    Q_OBJECT
public:
    explicit ComparisonView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const ComparisonData> shown); ///< nullptr: the empty state
    void setParts(std::vector<ComparisonPart> parts); ///< all, unless said otherwise
    void setPictureWidth(int width); ///< px of the exported picture

    void paintPicture(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] QString description() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const ComparisonData> m_data;
    std::vector<ComparisonPart> m_parts {ComparisonPart::Differences, ComparisonPart::Figures,
        ComparisonPart::Memory, ComparisonPart::Timelines};
    int m_width = 1600;
};

} // namespace rankloom::ui
