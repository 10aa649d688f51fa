// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/project_memory.h"

#include <vector>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/document/document.h"
#include "app/settings/settings.h"
#include "app/window/shell/views.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/search_panel.h"
#include "widgets/timeline/timeline_view.h"

namespace rankloom::ui {

namespace {

const QString kSearch = QStringLiteral("search");
const QString kBookmarks = QStringLiteral("bookmarks");
const QString kFailures = QStringLiteral("failures");
constexpr qsizetype kMostBookmarks = 1000;

QByteArray stateOf(const std::vector<TimelineBookmark>& bookmarks)
{
    QJsonArray kept;
    for (const TimelineBookmark& bookmark : bookmarks)
        // Text, because a JSON number is not exact beyond 2^53 ns.
        kept.append(QJsonObject {
            {QStringLiteral("ns"), QString::number(bookmark.time)}, {QStringLiteral("name"), bookmark.name}});
    return kept.isEmpty() ? QByteArray() : QJsonDocument(kept).toJson(QJsonDocument::Compact);
}

std::vector<TimelineBookmark> bookmarksOf(const QByteArray& state)
{
    std::vector<TimelineBookmark> bookmarks;
    const QJsonArray kept = QJsonDocument::fromJson(state).array();
    for (qsizetype i = 0; i < std::min(kept.size(), kMostBookmarks); ++i) {
        const QJsonObject one = kept[i].toObject();
        bool good = false;
        TimelineBookmark bookmark;
        bookmark.time = one[QStringLiteral("ns")].toString().toLongLong(&good);
        bookmark.name = one[QStringLiteral("name")].toString();
        if (good && bookmark.time >= 0)
            bookmarks.push_back(std::move(bookmark));
    }
    return bookmarks;
}

} // namespace

ProjectMemory::ProjectMemory(Document& document, Views& views, Settings& settings, QObject* parent)
    : QObject(parent), m_document(document), m_views(views), m_settings(settings)
{
    connect(&document, &Document::opened, this, &ProjectMemory::recall);
    connect(&document, &Document::closed, this, &ProjectMemory::recall);
    connect(&views.search->constraints(), &SearchConstraints::edited, this,
        [this] { keep(kSearch, m_views.search->constraints().state()); });
    connect(views.timeline, &TimelineView::bookmarksChanged, this,
        [this] { keep(kBookmarks, stateOf(m_views.timeline->bookmarks())); });
    connect(views.failures, &FailuresPanel::assumptionsEdited, this,
        [this] { keep(kFailures, m_views.failures->state()); });
}

void ProjectMemory::recall()
{
    const QString project = m_document.store() ? m_document.store()->path() : QString();
    const auto kept = [&](const QString& part) {
        return project.isEmpty() ? QByteArray() : m_settings.projectState(project, part);
    };
    m_recalling = true;
    m_views.search->constraints().setState(kept(kSearch));
    m_views.timeline->setBookmarks(bookmarksOf(kept(kBookmarks)));
    m_views.failures->setState(kept(kFailures));
    m_recalling = false;
}

void ProjectMemory::keep(const QString& part, const QByteArray& state)
{
    if (!m_recalling && m_document.store())
        m_settings.setProjectState(m_document.store()->path(), part, state);
}

} // namespace rankloom::ui
