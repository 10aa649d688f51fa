// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/bits/plane_order_json.h"

namespace rankloom::cli {

namespace {

struct BitsOptions {
    std::string layer;
    std::string order = "hebf";
    bool json = false;
};

std::string orderText(const NamedPlanes& planes, PlaneOrder kind)
{
    const OrderFigures figures = orderFigures(planes.layer, kind);
    TextTable table({">#", ">expert", ">plane", ">tokens", ">loaded after", ">computed after"});
    double loaded = 0;
    double computed = 0;
    for (std::size_t i = 0; i < figures.order.size(); ++i) {
        const auto index = static_cast<std::size_t>(figures.order[i]);
        const PlaneWork& plane = planes.layer.planes[index];
        loaded += plane.load;
        computed = std::max(computed, loaded) + plane.compute;
        table.add({std::to_string(i + 1), std::to_string(planes.names[index].first),
            std::to_string(planes.names[index].second), std::to_string(plane.tokens), humanSeconds(loaded),
            humanSeconds(computed)});
    }
    return table.text()
        + fmt::format("\nLast plane computed after {}, {} of it waiting for loads.\n",
            humanSeconds(figures.times.makespan), humanSeconds(figures.times.bubble))
        + (figures.optimal() ? std::string("No order ends earlier.\n")
                             : fmt::format("The best order ends after {}: this one takes {:.2f} % longer.\n",
                                 humanSeconds(figures.least), 100 * figures.gap()));
}

Result<int> orderLayer(const BitsOptions& options)
{
    const auto order = fromName<PlaneOrder>(options.order);
    if (!order) {
        std::vector<std::string> names;
        for (const NamedValue<PlaneOrder>& named : namedValues<PlaneOrder>())
            names.emplace_back(named.name);
        return fail(ErrorCode::BadValue,
            fmt::format("--order: found \"{}\", where {} is expected", options.order.substr(0, 80),
                alternatives(names)));
    }
    const Result<std::string> text = readInput(options.layer);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<NamedPlanes> planes = readLayerPlanes(*text);
    if (!planes)
        return located(planes.error(), options.layer);
    printDiagnostics(planes->diagnostics);
    print(options.json ? planeOrderJson(*planes, *order) : orderText(*planes, *order));
    return kDone;
}

} // namespace

void addBitsCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<BitsOptions>();
    CLI::App* command = app.add_subcommand("bits", "Experts in few bits: which, and in what order they load");
    command
        ->add_option("--layer", options->layer,
            "Order the planes of one layer: a JSON file with tokens, ioSeconds and computeSecondsPerToken")
        ->required();
    command->add_option("--order", options->order,
        "hebf: of the next planes the one most tokens want; id: expert after expert; largest: of the next "
        "planes the one that loads longest; exact: the least time");
    command->add_flag("--json", options->json, "A document");
    command->callback([options, &chosen] { chosen = [options] { return orderLayer(*options); }; });
}

} // namespace rankloom::cli
