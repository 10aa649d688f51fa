// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is opened, not imported: its readers are elsewhere.
#include "core/exchange/formats.h"

namespace rankloom {

extern const Format kProject {
    .format = FileFormat::Project,
    .name = "project",
    .title = "Rankloom project",
    .kind = FormatKind::Document,
    .isHead =
        [](std::string_view head) { return startsWith(head, std::string_view("SQLite format 3\0", 16)); },
};

extern const Format kPlanDocument {
    .format = FileFormat::PlanDocument,
    .name = "plan",
    .title = "Rankloom plan document",
    .kind = FormatKind::Document,
    .isJson = [](const JsonHead& head) { return head.contains("\"rankloom-plan\"") && head.has("format"); },
};

} // namespace rankloom
