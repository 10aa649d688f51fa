// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/completion.h"

namespace rankloom::cli {

namespace {

/// Text in roff: a dash is one that can be copied, a line never begins a request.
std::string roff(std::string_view text)
{
    std::string out;
    bool begins = true;
    for (const char c : text) {
        if (begins && (c == '.' || c == '\''))
            out += "\\&";
        begins = c == '\n';
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
    }
    return out;
}

void addOptions(const CLI::App& command, std::string& out)
{
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group().empty() || option->check_lname("help"))
            continue;
        std::string names = option->get_positional() ? option->get_name(true) : option->get_name(false, true);
        if (!option->get_positional() && option->get_items_expected_max() > 0)
            names += " " + option->get_type_name();
        out += fmt::format(".TP\n.B {}\n{}\n", roff(names), roff(option->get_description()));
    }
}

void addCommand(const CLI::App& command, const std::string& before, std::string& out)
{
    const std::string name = before + command.get_name();
    const auto inner = command.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
    if (inner.empty()) {
        out += fmt::format(".SS {}\n{}.\n", roff(name), roff(command.get_description()));
        addOptions(command, out);
        if (const std::string footer = command.get_footer();
            !footer.empty() && footer != command.get_parent()->get_footer())
            out += fmt::format(".PP\n.nf\n{}\n.fi\n", roff(footer));
    }
    for (const CLI::App* one : inner)
        addCommand(*one, name + " ", out);
}

} // namespace

std::string manualPage(const CLI::App& app)
{
    std::string out =
        fmt::format(".TH RANKLOOM\\-CLI 1 \"\" \"Rankloom {}\"\n.SH NAME\n"
                    "rankloom\\-cli \\- plan how a large language model is laid out on GPUs\n"
                    ".SH SYNOPSIS\n.B rankloom\\-cli\n.I COMMAND\n.RI [ ARGUMENTS ]\n"
                    ".SH DESCRIPTION\nDoes without a window what\n.BR rankloom (1)\ndoes in one: "
                    "plans, measurements and projects in, figures, placements, pictures and "
                    "launch scripts out. Every command explains itself with\n.BR \\-\\-help .\n"
                    ".SH COMMANDS\n",
            RANKLOOM_VERSION);
    for (const CLI::App* command :
        app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
        addCommand(*command, "", out);
    out += fmt::format(
        ".SH EXIT STATUS\n{}\n.SH SEE ALSO\n.BR rankloom (1),\n.BR sqlite3 (1)\n", roff(app.get_footer()));
    return out;
}

} // namespace rankloom::cli
