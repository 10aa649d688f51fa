// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "core/base/text.h"
#include "core/exchange/export/export.h"

namespace rankloom::cli {

namespace {

/// "a,b, c" as words.
std::vector<std::string> listed(std::string_view text)
{
    std::vector<std::string> out;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (const std::string_view word = trimmed(text.substr(0, comma)); !word.empty())
            out.emplace_back(word);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return out;
}

/// The values that an option takes, where they are a few words; otherwise a file or a figure is asked for.
std::vector<std::string> valuesOf(const CLI::Option& option)
{
    if (option.check_lname("to")) {
        std::vector<std::string> names;
        for (const ExportTargetInfo& target : exportTargets())
            names.emplace_back(target.name);
        return names;
    }
    const std::string type = option.get_type_name(); // "TEXT:{nodes,gpus}"
    const std::size_t open = type.find('{');
    const std::size_t close = type.rfind('}');
    if (open != std::string::npos && close != std::string::npos && open < close)
        return listed(std::string_view(type).substr(open + 1, close - open - 1));
    constexpr std::string_view kOneOf = "One of ";
    const std::string& help = option.get_description();
    return help.starts_with(kOneOf) ? listed(std::string_view(help).substr(kOneOf.size()))
                                    : std::vector<std::string> {};
}

std::string longName(const std::string& name) { return "--" + name; }

const CLI::Option* optionNamed(const CLI::App& app, const std::string& word)
{
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            if (longName(name) == word)
                return option;
    return nullptr;
}

bool takesValue(const CLI::Option* option)
{
    return option != nullptr && option->get_items_expected_max() > 0;
}

} // namespace

std::vector<std::string> completions(const CLI::App& app, const std::vector<std::string>& words)
{
    const CLI::App* command = &app;
    const CLI::Option* open = nullptr; // the option whose value comes next
    const std::size_t last = words.empty() ? 0 : words.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const bool value = takesValue(open);
        open = optionNamed(*command, words[i]);
        if (open == nullptr && !value)
            for (const CLI::App* inner : command->get_subcommands([](const CLI::App*) { return true; }))
                if (inner->get_name() == words[i]) {
                    command = inner;
                    break;
                }
    }
    const std::string begun = words.empty() ? std::string() : words.back();
    std::vector<std::string> out;
    if (takesValue(open)) {
        out = valuesOf(*open);
    } else if (begun.starts_with('-')) {
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames())
                out.push_back(longName(name));
    } else {
        for (const CLI::App* inner : command->get_subcommands([](const CLI::App*) { return true; }))
            if (!inner->get_group().empty())
                out.push_back(inner->get_name());
        for (const CLI::Option* option : command->get_options())
            if (option->get_positional())
                for (std::string& word : valuesOf(*option))
                    out.push_back(std::move(word));
    }
    std::erase_if(out, [&begun](const std::string& word) { return !word.starts_with(begun); });
    return out;
}

} // namespace rankloom::cli
