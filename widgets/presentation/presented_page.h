// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include <QRectF>
#include <QString>
#include <QStringList>

#include "widgets/comparison/comparison_data.h"
#include "widgets/picture_view.h"

namespace rankloom::ui {

/// Plain text; the first column names the rows and stands on the left.
struct PresentedTable {
    QStringList head;
    std::vector<QStringList> rows;
    int marked = -1; ///< the row that is spoken of; -1 = none
};

/// A picture or a table, in its share of the body of a page: from 0 to 1.
struct PresentedPart {
    std::variant<PresentedTable, std::shared_ptr<PictureView>> what;
    QRectF share {0, 0, 1, 1};
};

/// A page about one plan: what compressing brings it, what a failure costs it, its experts in few bits.
struct PresentedPage {
    QString title;
    QString headline;
    QString remark; ///< below the body, small; may be empty
    std::vector<PresentedPart> parts;
};

/// What is presented: a comparison, pages about the plan on screen between its last two, either, or nothing.
struct Presentation {
    std::shared_ptr<const ComparisonData> comparison; ///< of two plans at least, or null
    std::vector<PresentedPage> more {};
    QString subject {}; ///< of the pages beside a comparison: model and cluster

    [[nodiscard]] bool empty() const { return !comparison && more.empty(); }
};

} // namespace rankloom::ui
