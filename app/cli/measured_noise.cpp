// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measured_noise.h"

#include "app/cli/input.h"
#include "db/project_file.h"

namespace rankloom::cli {

Result<LinkNoise> measuredNoise(const std::string& plan, const std::string& project, const LinkTable& links)
{
    const std::string& path = isProjectFile(plan) ? plan : project;
    if (path.empty())
        return linkNoise(links);
    const Result<db::ProjectFile> file = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
    if (!file)
        return tl::unexpected<Error>(file.error());
    const Result<LinkSessions> sessions = file->linkSessions();
    if (!sessions)
        return tl::unexpected<Error>(sessions.error());
    return linkNoise(links, *sessions);
}

} // namespace rankloom::cli
