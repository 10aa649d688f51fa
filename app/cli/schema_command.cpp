// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/resource.h"
#include "core/plan/plan_schema.h"

namespace rankloom::cli {

namespace {

constexpr std::string_view kFolder = "schema/";
constexpr std::string_view kSuffix = ".schema.json";

std::vector<std::string> schemaNames()
{
    std::vector<std::string> names;
    for (const Resource& entry : resources())
        if (entry.name.starts_with(kFolder) && entry.name.ends_with(kSuffix))
            names.emplace_back(
                entry.name.substr(kFolder.size(), entry.name.size() - kFolder.size() - kSuffix.size()));
    return names;
}

Result<int> printSchema(const std::string& name)
{
    const auto text = resource(fmt::format("{}{}{}", kFolder, name, kSuffix));
    if (!text)
        return fail(ErrorCode::BadValue, fmt::format("there is no schema \"{}\"", name), {},
            fmt::format("Schemas: {}.", alternatives(schemaNames())));
    print(name == "plan" ? planSchema() : std::string(*text));
    return kDone;
}

} // namespace

void addSchemaCommand(CLI::App& app, Action& chosen)
{
    const auto name = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("schema", "JSON Schema of a document");
    command->add_option("NAME", *name, fmt::format("One of {}", fmt::join(schemaNames(), ", ")))->required();
    command->callback([name, &chosen] { chosen = [name] { return printSchema(*name); }; });
}

} // namespace rankloom::cli
