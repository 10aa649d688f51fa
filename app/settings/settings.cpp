// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <pwd.h>
#include <unistd.h>

namespace rankloom::ui {

namespace {

const QString kTheme = QStringLiteral("view/theme");
const QString kLanguage = QStringLiteral("view/language");
const QString kTextSteps = QStringLiteral("view/textSteps");
const QString kKeys = QStringLiteral("keys/");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kArrangement = QStringLiteral("window/arrangement/");
const QString kPerspective = QStringLiteral("window/perspective");
const QString kStateVersion = QStringLiteral("window/stateVersion");
const QString kAuthor = QStringLiteral("report/author");
const QString kRecent = QStringLiteral("files/recent");
const QString kFolder = QStringLiteral("files/folder/");
const QString kProjects = QStringLiteral("projects");

/// The full name of who is logged in, as the system knows it; empty where it does not.
QString systemUser()
{
    const passwd* user = getpwuid(getuid());
    // The field may go on with rooms and telephones behind commas.
    return user && user->pw_gecos ? QString::fromLocal8Bit(user->pw_gecos).section(u',', 0, 0).simplified()
                                  : QString();
}

/// A path may hold what cannot stand in a key. The same for every way to write it.
QString keyOf(const QString& project)
{
    const QByteArray path = QFileInfo(project).absoluteFilePath().toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().first(16));
}

} // namespace

Settings::Settings(const QString& path)
    : m_store(path.isEmpty()
            ? std::make_unique<QSettings>(QStringLiteral("rankloom"), QStringLiteral("rankloom"))
            : std::make_unique<QSettings>(path, QSettings::IniFormat))
{
}

Settings::~Settings() = default;

ThemeMode Settings::theme() const
{
    const QString name = m_store->value(kTheme).toString();
    return name == QLatin1String("light") ? ThemeMode::Light
        : name == QLatin1String("dark")   ? ThemeMode::Dark
                                          : ThemeMode::System;
}

void Settings::setTheme(ThemeMode mode)
{
    m_store->setValue(kTheme,
        mode == ThemeMode::Light      ? QStringLiteral("light")
            : mode == ThemeMode::Dark ? QStringLiteral("dark")
                                      : QStringLiteral("system"));
}

QString Settings::language() const { return m_store->value(kLanguage).toString(); }
void Settings::setLanguage(const QString& language) { m_store->setValue(kLanguage, language); }

int Settings::textSteps() const { return m_store->value(kTextSteps, 0).toInt(); }
void Settings::setTextSteps(int steps) { m_store->setValue(kTextSteps, steps); }

std::optional<QString> Settings::keys(const QString& command) const
{
    const QVariant kept = m_store->value(kKeys + command);
    return kept.isValid() ? std::optional(kept.toString()) : std::nullopt;
}

void Settings::setKeys(const QString& command, const std::optional<QString>& keys)
{
    if (keys)
        m_store->setValue(kKeys + command, *keys);
    else
        m_store->remove(kKeys + command);
}

QString Settings::author() const
{
    return m_store->contains(kAuthor) ? m_store->value(kAuthor).toString() : systemUser();
}
void Settings::setAuthor(const QString& author) { m_store->setValue(kAuthor, author); }

QByteArray Settings::geometry() const { return m_store->value(kGeometry).toByteArray(); }

void Settings::setGeometry(const QByteArray& geometry) { m_store->setValue(kGeometry, geometry); }

QByteArray Settings::arrangement(const QString& perspective) const
{
    return m_store->value(kStateVersion).toInt() == kWindowStateVersion
        ? m_store->value(kArrangement + perspective).toByteArray()
        : QByteArray();
}

void Settings::setArrangement(const QString& perspective, const QByteArray& state)
{
    m_store->setValue(kArrangement + perspective, state);
    m_store->setValue(kStateVersion, kWindowStateVersion);
}

QString Settings::perspective() const { return m_store->value(kPerspective).toString(); }
void Settings::setPerspective(const QString& name) { m_store->setValue(kPerspective, name); }

QStringList Settings::recentFiles() const { return m_store->value(kRecent).toStringList(); }

void Settings::setRecentFiles(const QStringList& files)
{
    m_store->setValue(kRecent, files);
    QStringList kept;
    for (const QString& file : files)
        kept.append(keyOf(file));
    m_store->beginGroup(kProjects);
    const QStringList known = m_store->childGroups();
    for (const QString& project : known)
        if (!kept.contains(project))
            m_store->remove(project);
    m_store->endGroup();
}

QString Settings::folder(const QString& purpose) const
{
    const QString folder = m_store->value(kFolder + purpose).toString();
    return folder.isEmpty() || !QDir(folder).exists()
        ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
        : folder;
}

void Settings::setFolder(const QString& purpose, const QString& folder)
{
    m_store->setValue(kFolder + purpose, folder);
}

QByteArray Settings::projectState(const QString& project, const QString& part) const
{
    return m_store->value(kProjects + u'/' + keyOf(project) + u'/' + part).toByteArray();
}

void Settings::setProjectState(const QString& project, const QString& part, const QByteArray& state)
{
    const QString key = kProjects + u'/' + keyOf(project) + u'/' + part;
    if (state.isEmpty())
        m_store->remove(key);
    else
        m_store->setValue(key, state);
}

} // namespace rankloom::ui
