// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "widgets/comparison/comparison_data.h"

namespace rankloom::ui {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Report)
};

/// Cells are HTML; the first column names the rows, the others are plans.
struct ReportTable {
    QStringList head;
    std::vector<QStringList> rows;

    [[nodiscard]] bool empty() const { return rows.empty(); }
};

/// Text with everything escaped that HTML would read as markup.
QString html(const QString& text);
QString paragraph(const QString& inner);
QString list(const QStringList& entries); ///< of plain text
/// The rows `from` to before `to` of a table under its head.
QString tableHtml(const ReportTable& table, std::size_t from, std::size_t to);

/// One row per field that the plans differ in, one column per plan; empty where they do not.
ReportTable differencesTable(const ComparisonData& data);
/// One row per figure that `shown` accepts, one column per plan: values, changes, the best marked.
ReportTable figuresTable(const ComparisonData& data, const std::function<bool(const ComparedFigure&)>& shown);

} // namespace rankloom::ui
