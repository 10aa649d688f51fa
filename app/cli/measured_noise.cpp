// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measured_noise.h"

#include "app/cli/input.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

/// Nothing without a project file.
Result<LinkSessions> sessionsOf(const std::string& plan, const std::string& project)
{
    const std::string& path = isProjectFile(plan) ? plan : project;
    if (path.empty())
        return LinkSessions {};
    const Result<db::ProjectFile> file = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
    if (!file)
        return tl::unexpected<Error>(file.error());
    return file->linkSessions();
}

} // namespace

Result<LinkNoise> measuredNoise(const std::string& plan, const std::string& project, const LinkTable& links)
{
    const Result<LinkSessions> sessions = sessionsOf(plan, project);
    if (!sessions)
        return tl::unexpected<Error>(sessions.error());
    return linkNoise(links, *sessions);
}

Result<MeasuredLinks> measuredLinks(
    const std::string& plan, const std::string& project, const Cluster& cluster)
{
    const Result<LinkSessions> sessions = sessionsOf(plan, project);
    if (!sessions)
        return tl::unexpected<Error>(sessions.error());
    return MeasuredLinks {linkNoise(cluster.links, *sessions), linkTrials(cluster, *sessions)};
}

} // namespace rankloom::cli
