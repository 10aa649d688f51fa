// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/serving/serving_search.h"
#include "widgets/chart/chart_picture.h"

namespace rankloom::ui {

/// What layouts and schedulers trade: tokens a second of one user against those of a GPU. Nobody on the line
/// can be beaten in both. Items are its points, the most for a user last.
class ParetoView : public ChartPicture {
    Q_OBJECT
public:
    explicit ParetoView(QWidget* parent = nullptr);

    void setResult(std::shared_ptr<const ServingSearchResult> result); ///< null: the empty state
    [[nodiscard]] const std::shared_ptr<const ServingSearchResult>& result() const { return m_result; }

    [[nodiscard]] QSize pictureSize() const override { return {640, 420}; }
    [[nodiscard]] QSize sizeHint() const override { return {360, 220}; }
    /// All layouts that fit, the one that serves most first.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

Q_SIGNALS:
    /// A point was activated: its plan is wanted.
    void planWanted(const rankloom::Plan& plan, const QString& name);

protected:
    [[nodiscard]] QString describe() const override;
    [[nodiscard]] QString textOf(int item) const override;

private:
    std::shared_ptr<const ServingSearchResult> m_result;
};

/// "TP 4, PP 2, pieces of prompts (Sarathi), budget 512".
QString servingLayoutWords(const ServingLayout& layout);

} // namespace rankloom::ui
