// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

class QCoreApplication;

namespace rankloom::ui {

struct Language {
    QString name; ///< "de", "ja", "zh_CN", "en"
    QString title; ///< in its own language
};
/// The languages the program speaks.
std::vector<Language> languages();

/// The one of them that the program speaks now, by the locale that installLanguage() set: "de".
QString spokenLanguage();

/// Loads our catalogue and Qt's own for a language (empty = as the system) and sets the locale of numbers.
/// To be called once, before the first window.
void installLanguage(QCoreApplication& application, const QString& name);

} // namespace rankloom::ui
