// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include <QByteArray>
#include <QString>

#include "core/base/error.h"
#include "widgets/comparison/comparison_view.h"

namespace rankloom::ui {

/// A piece of a report: HTML in the subset that browsers and QTextDocument both know, or a picture.
using ReportBlock = std::variant<QString, std::shared_ptr<PictureView>>;

struct ReportSection {
    QString id; ///< of the HTML element
    QString title; ///< plain text
    std::vector<ReportBlock> blocks;
};

struct Report {
    QString title; ///< plain text
    std::vector<ReportSection> sections;
};

/// What there is to say about one plan or several: question, options, memory, timeline, cost, recommendation,
/// diagnoses, and how the figures were made. In English, as the command line. Nothing in it depends on the
/// time or the machine it is made on.
Report makeReport(std::shared_ptr<const ComparisonData> data);

/// One HTML file for screen, phone and paper, light and dark: pictures within, no script, no links.
QByteArray reportHtml(const Report& report);
/// The same on A4 pages.
QByteArray reportPdf(const Report& report);

/// Writes a report as .html or .pdf by the suffix. Errors: Unsupported, FileUnwritable.
Result<void> writeReport(std::shared_ptr<const ComparisonData> data, const QString& path);

} // namespace rankloom::ui
