// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace rankloom::ui {

class Document;
class Settings;
class Views;

/// Keeps for every project file how its views were set up: constraints of the layout search, bookmarks of the
/// timeline, what is assumed of failures. They belong to the person, not to the project, and so to the
/// settings.
class ProjectMemory : public QObject {
    Q_OBJECT
public:
    ProjectMemory(Document& document, Views& views, Settings& settings, QObject* parent = nullptr);

private:
    void recall();
    void keep(const QString& part, const QByteArray& state);

    Document& m_document;
    Views& m_views;
    Settings& m_settings;
    bool m_recalling = false; ///< what changes now is not the person's doing
};

} // namespace rankloom::ui
