// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QDate>
#include <QString>

#include "app/report/report_recovery.h"
#include "app/report/report_tables.h"
#include "core/base/error.h"
#include "widgets/comparison/comparison_view.h"

namespace rankloom::ui {

/// A piece of a report: HTML in the subset that browsers and QTextDocument both know, a table, or a picture.
using ReportBlock = std::variant<QString, ReportTable, std::shared_ptr<PictureView>>;

struct ReportSection {
    QString id; ///< of the HTML element
    QString title; ///< plain text
    std::vector<ReportBlock> blocks;
};

struct Report {
    QString title; ///< plain text
    QString byline; ///< who and when, plain text; may be empty
    QString language; ///< BCP 47: "en", "zh-CN"
    std::vector<ReportSection> sections;
};

/// What a report tells beside the plans.
struct ReportContext {
    QString author; ///< empty = nobody is named
    QDate date; ///< invalid = no date
    ReportedRecovery recovery {}; ///< of one of the plans; may be empty
};

/// What there is to say about one plan or several: question, options with the notes on them, memory,
/// timeline, cost, recommendation, diagnoses, and how the figures were made. In the language of the program,
/// numbers as QLocale() writes them. Nothing in it depends on the time or the machine it is made on: author
/// and date are told.
Report makeReport(std::shared_ptr<const ComparisonData> data, const ReportContext& context);

/// One HTML file for screen, phone and paper, light and dark: pictures within, no script, no links.
QByteArray reportHtml(const Report& report);
/// The same on A4 pages.
QByteArray reportPdf(const Report& report);

/// Writes a report as .html or .pdf by the suffix. Errors: Unsupported, FileUnwritable.
Result<void> writeReport(
    std::shared_ptr<const ComparisonData> data, const ReportContext& context, const QString& path);

} // namespace rankloom::ui
