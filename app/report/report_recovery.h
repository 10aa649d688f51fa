// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/report/recorded_picture.h"
#include "core/base/error.h"

namespace rankloom::ui {

/// What a window shows of recovering from a failure, as a report tells it. Plain text in the language of the
/// program, and pictures.
struct ReportedRecovery {
    QString plan; ///< its name
    QString headline; ///< what fails, and what is best then
    QStringList remarks; ///< what was assumed, and what holds for all policies
    QStringList head;
    std::vector<QStringList> rows; ///< one per policy
    std::vector<ReportedPicture> pictures; ///< of the times, and of the policy that was chosen

    [[nodiscard]] bool empty() const { return rows.empty(); }
    friend bool operator==(const ReportedRecovery&, const ReportedRecovery&) = default;
};

/// As a file from the program to the process that writes the report.
QByteArray writeReportedRecovery(const ReportedRecovery& recovery);
/// Errors: BadSyntax.
Result<ReportedRecovery> readReportedRecovery(const QByteArray& text);

} // namespace rankloom::ui
