// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace rankloom::ui {

std::vector<Language> languages()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")}, {QStringLiteral("ja"), QStringLiteral("日本語")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
}

QString spokenLanguage()
{
    const QString locale = QLocale().name(); // "de_AT", "zh_CN"
    for (const Language& language : languages())
        if (locale == language.name || locale.section(u'_', 0, 0) == language.name)
            return language.name;
    return QStringLiteral("en");
}

void installLanguage(QCoreApplication& application, const QString& name)
{
    const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
    if (!name.isEmpty())
        QLocale::setDefault(locale);
    auto* toolkit = new QTranslator(&application);
    if (toolkit->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(toolkit);
    // English plurals under everything: the texts in the source say "file(s)".
    auto* english = new QTranslator(&application);
    if (english->load(QStringLiteral(":/i18n/rankloom_en.qm")))
        QCoreApplication::installTranslator(english);
    auto* own = new QTranslator(&application);
    if (own->load(locale, QStringLiteral("rankloom"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(own);
}

} // namespace rankloom::ui
