// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// One figure that was both measured and estimated.
struct MeasuredFigure {
    QString name;
    double measured = 0;
    double estimated = 0;
    int group = 0; ///< of MeasuredFigures::groups
};

struct MeasuredFigures {
    FigureKind kind = FigureKind::Number;
    QStringList groups; ///< kinds of figures, told apart by their marks
    std::vector<MeasuredFigure> figures;
    /// measured = factor · estimated + offset, as a calibration found it.
    struct Fit {
        double factor = 1;
        double offset = 0;
    };
    std::optional<Fit> fit;
};

/// Measured against estimated figures: exact ones lie on the diagonal, those above it were estimated too low;
/// the line that a calibration fitted goes through them. Items are figures.
class MeasuredView : public ChartPicture {
    Q_OBJECT
public:
    explicit MeasuredView(QWidget* parent = nullptr);

    void setFigures(MeasuredFigures figures);

    [[nodiscard]] QSize pictureSize() const override { return {560, 560}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    void addLines(ChartData& chart) const;

    MeasuredFigures m_figures;
};

} // namespace rankloom::ui
