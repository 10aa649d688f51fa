// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "core/base/error.h"
#include "core/exchange/reading.h"
#include "core/plan/plan_json.h"

namespace rankloom::ui {

/// The whole file. Errors: FileNotFound, FileUnreadable, TooLarge (over 256 MiB: no plan or model is).
Result<std::string> readTextFile(const QString& path);
/// A plan document; files it names are looked for beside it. Errors name the file.
Result<PlanDocument> readPlanFile(const QString& path);
/// What a file is, by its first 64 KiB.
Result<FileFormat> recogniseFile(const QString& path);

} // namespace rankloom::ui
