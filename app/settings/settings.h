// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "widgets/theme.h"

class QSettings;

namespace rankloom::ui {

/// What the program remembers between two runs. The names of the keys are here and nowhere else.
class Settings {
public:
    /// A file of its own, or where the system keeps settings when `path` is empty.
    explicit Settings(const QString& path = {});
    ~Settings();

    [[nodiscard]] ThemeMode theme() const;
    void setTheme(ThemeMode mode);
    /// "de", "ja", "zh_CN", "en"; empty = as the system.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);

    /// Steps that texts are larger (or, below 0, smaller) than usual.
    [[nodiscard]] int textSteps() const;
    void setTextSteps(int steps);

    /// The key of a command, as QKeySequence writes it for files: empty = none; nothing = as it came.
    [[nodiscard]] std::optional<QString> keys(const QString& command) const;
    void setKeys(const QString& command, const std::optional<QString>& keys);

    /// Who is named on reports: what was set, else the name of the system's user.
    [[nodiscard]] QString author() const;
    void setAuthor(const QString& author); ///< empty = nobody

    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    /// The panels of a perspective by its name; empty when it was written by another layout version.
    [[nodiscard]] QByteArray arrangement(const QString& perspective) const;
    void setArrangement(const QString& perspective, const QByteArray& state);
    /// The one on screen; empty at first.
    [[nodiscard]] QString perspective() const;
    void setPerspective(const QString& name);

    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& files);
    /// Last folder per purpose ("open", "import", "export").
    [[nodiscard]] QString folder(const QString& purpose) const;
    void setFolder(const QString& purpose, const QString& folder);
    /// What a part of the window keeps for a project file ("search", "bookmarks"); forgotten with the file's
    /// place among the recent ones.
    [[nodiscard]] QByteArray projectState(const QString& project, const QString& part) const;
    void setProjectState(const QString& project, const QString& part, const QByteArray& state);

private:
    std::unique_ptr<QSettings> m_store;
};

/// Counts up whenever docks are renamed or added, so that an old layout is not half restored.
inline constexpr int kWindowStateVersion = 3;

} // namespace rankloom::ui
