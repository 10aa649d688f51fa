// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

namespace rankloom::ui {

/// "20, 20, 18": numbers as a person writes them in one field.
QString numberList(const std::vector<int>& values);
/// Numbers from 0 on, apart by commas or spaces; nothing when a part is none.
std::optional<std::vector<int>> readNumberList(const QString& text);

/// "1; 1.05; 0.9" with all digits, in the language of the person: there a comma may be a decimal point.
QString decimalList(const std::vector<double>& values);
/// Numbers from `least` to `most`, apart by semicolons or spaces; nothing when a part is none.
std::optional<std::vector<double>> readDecimalList(const QString& text, double least, double most);

} // namespace rankloom::ui
