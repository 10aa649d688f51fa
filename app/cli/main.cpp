// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/completion.h"
#include "app/cli/help_text.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"

namespace rankloom::cli {

namespace {

constexpr std::string_view kComplete = "complete";
constexpr std::string_view kManual = "manual";

void addCommands(CLI::App& app, Action& chosen)
{
    addModelCommand(app, chosen);
    addImportCommands(app, chosen);
    addEvaluateCommand(app, chosen);
    addSimulateCommand(app, chosen);
    addServeCommand(app, chosen);
    addAffinityCommand(app, chosen);
    addValidateCommand(app, chosen);
    addCalibrateCommand(app, chosen);
    addSearchCommand(app, chosen);
    addPlaceCommands(app, chosen);
    addBitsCommand(app, chosen);
    addWhatIfCommand(app, chosen);
    addCompareCommand(app, chosen);
    addExportCommand(app, chosen);
    addRenderCommand(app, chosen);
    addReportCommand(app, chosen);
    addProjectCommands(app, chosen);
    addSchemaCommand(app, chosen);
}

/// The innermost command that the arguments name.
const CLI::App& innermost(const CLI::App& app)
{
    const std::vector<CLI::App*> named = app.get_subcommands();
    return named.empty() ? app : innermost(*named.front());
}

std::vector<std::string> optionNames(const CLI::App& app)
{
    std::vector<std::string> words;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            words.push_back("--" + name);
    return words;
}

std::vector<std::string> commandNames(const CLI::App& app)
{
    std::vector<std::string> words;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        words.push_back(command->get_name());
    return words;
}

Error unexpectedWord(const CLI::App& app, const std::string& word)
{
    const bool option = word.starts_with('-') && word != "-";
    const std::vector<std::string> legal = option ? optionNames(app) : commandNames(app);
    const std::vector<std::string> near = similarNames(word, legal);
    Error error;
    error.code = ErrorCode::BadValue;
    error.message = option ? fmt::format("there is no option {}", word)
        : legal.empty()    ? fmt::format("the argument \"{}\" is one too many", word)
                           : fmt::format("there is no command \"{}\"", word);
    if (!near.empty())
        error.remedy = fmt::format("Did you mean {}?", alternatives(near));
    else if (!option && !legal.empty())
        error.remedy = fmt::format("Commands: {}.", fmt::join(legal, ", "));
    else
        error.remedy = fmt::format("See: rankloom-cli {}--help.",
            app.get_parent() == nullptr ? std::string() : app.get_name() + " ");
    return error;
}

Error argumentError(const CLI::App& app, const CLI::ParseError& error)
{
    const CLI::App& command = innermost(app);
    // Words that nothing takes are kept by the command that saw them.
    for (const std::string& word : app.remaining(true))
        return unexpectedWord(command, word);
    Error out;
    out.code = ErrorCode::BadValue;
    std::string message = error.what();
    while (!message.empty() && (message.back() == '\n' || message.back() == '.'))
        message.pop_back();
    out.message = std::move(message);
    out.remedy = fmt::format("See: rankloom-cli {}--help.",
        command.get_parent() == nullptr ? std::string() : command.get_name() + " ");
    return out;
}

int run(int argc, char** argv)
{
    CLI::App app("Plan how a large language model is laid out on GPUs.", "rankloom-cli");
    app.set_version_flag("--version", "rankloom-cli " RANKLOOM_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit status: 0 done, 1 the plan does not fit (evaluate --check), 2 unusable input or arguments,\n"
        "3 interrupted. The file - is standard input.");
    Action chosen;
    addCommands(app, chosen);
    // Asked by the files of packaging, not by people: words behind "complete", or the manual page.
    if (argc > 1 && std::string_view(argv[1]) == kComplete) {
        for (const std::string& word : completions(app, {argv + 2, argv + argc}))
            print(word + '\n');
        return finishOutput() ? kDone : kUnusable;
    }
    if (argc == 2 && std::string_view(argv[1]) == kManual) {
        print(manualPage(app));
        return finishOutput() ? kDone : kUnusable;
    }
    // Better than "a subcommand is required" for a misspelt one.
    const std::vector<std::string> commands = commandNames(app);
    if (argc > 1 && argv[1][0] != '-' && std::ranges::find(commands, argv[1]) == commands.end()) {
        printError(unexpectedWord(app, argv[1]));
        return kUnusable;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) { // --help, --version
            print(wrapped(error.get_name() == "CallForHelp" ? app.help() : std::string(error.what()) + '\n',
                helpWidth()));
            return kDone;
        }
        printError(argumentError(app, error));
        return kUnusable;
    }
    Result<int> status = chosen();
    if (status)
        if (Result<void> written = finishOutput(); !written)
            status = tl::unexpected<Error>(std::move(written.error()));
    if (status)
        return *status;
    printError(status.error());
    return status.error().code == ErrorCode::Cancelled ? kInterrupted : kUnusable;
}

} // namespace

} // namespace rankloom::cli

int main(int argc, char** argv)
{
    rankloom::cli::endOnInterrupt();
    try {
        return rankloom::cli::run(argc, argv);
    } catch (const std::bad_alloc&) {
        rankloom::cli::printError(
            {rankloom::ErrorCode::TooLarge, "this needs more memory than the machine gives", {}, {},
                "Ask for fewer stages, microbatches or nodes, or end what else runs here."});
    } catch (const std::exception& error) {
        rankloom::cli::printError({rankloom::ErrorCode::Internal, error.what(), {}, {}, {}});
    }
    return rankloom::cli::kUnusable;
}
