// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/model/hf_config.h"
#include "core/model/key_value_cache.h"
#include "core/model/parameters.h"

namespace rankloom::cli {

namespace {

struct ModelOptions {
    std::string source;
    int sequence = 4096;
    int tp = 1;
    bool list = false;
    bool json = false;
};

std::string stem(std::string_view path)
{
    if (const auto slash = path.rfind('/'); slash != std::string_view::npos)
        path.remove_prefix(slash + 1);
    if (path.ends_with(".json"))
        path.remove_suffix(5);
    return std::string(path);
}

/// A word without slash and dot is a preset, everything else a file.
Result<ModelReading> readModel(const std::string& source)
{
    Result<ModelReading> preset = readModelPreset(source);
    if (preset)
        return preset;
    if (source != "-" && !source.ends_with(".json") && source.find('/') == std::string::npos)
        return tl::unexpected<Error>(std::move(preset.error()));
    const Result<std::string> text = readInput(source);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<ModelReading> reading = readHuggingFaceConfig(*text, stem(source));
    if (!reading && reading.error().where.file.empty())
        reading.error().where.file = nameOfInput(source);
    return reading;
}

/// Whether the counts are those of the checkpoint: nothing was left out, guessed or not understood.
bool isExact(const ModelReading& reading)
{
    return std::ranges::all_of(
        reading.diagnostics, [](const Diagnostic& d) { return d.severity == Severity::Hint; });
}

std::string modelJson(const ModelReading& reading, const ModelOptions& options)
{
    const int sequence = options.sequence;
    const ModelSpec& model = reading.model;
    const ParameterCounts counts = countParameters(model);
    const FlopsPerToken flops = flopsPerToken(model, sequence);
    nlohmann::ordered_json out;
    out["format"] = "rankloom-model";
    out["version"] = 1;
    out["name"] = model.name;
    out["family"] = model.family;
    out["exact"] = isExact(reading);
    auto& parameters = out["parameters"];
    parameters["total"] = counts.total;
    parameters["active"] = counts.active;
    parameters["embedding"] = counts.embedding;
    parameters["head"] = counts.head;
    parameters["finalNorm"] = counts.finalNorm;
    parameters["multiTokenPrediction"] = counts.mtp;
    parameters["perLayer"] = counts.perLayer;
    out["sequenceLength"] = sequence;
    out["flopsPerToken"] = {{"forward", flops.forward.value()}, {"backward", flops.backward.value()},
        {"multiTokenPrediction", flops.prediction.value()}};
    out["tensorParallel"] = options.tp;
    out["kvCacheBytesPerToken"] = keyValueBytesPerToken(model, options.tp, 2).value();
    out["kvCacheBytes"] = kvCacheBytes(model, options.sequence, options.tp).value();
    return jsonText(out);
}

/// "1234567890" as "1,234,567,890": exact counts are compared by eye.
std::string grouped(std::int64_t count)
{
    std::string digits = std::to_string(count);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

/// Layers of equal size as one line: "layers 1-26".
void addLayers(TextTable& table, const ModelSpec& model, const std::vector<std::int64_t>& perLayer)
{
    for (std::size_t first = 0; first < perLayer.size();) {
        std::size_t last = first;
        while (last + 1 < perLayer.size() && perLayer[last + 1] == perLayer[first])
            ++last;
        const std::string kind = model.isMoe(static_cast<int>(first)) ? "with experts" : "dense";
        const std::string name = first == last ? fmt::format("layer {} ({})", first, kind)
                                               : fmt::format("layers {}-{} ({}), each", first, last, kind);
        table.add({name, grouped(perLayer[first]), humanCount(static_cast<double>(perLayer[first]))});
        first = last + 1;
    }
}

std::string cacheText(const ModelSpec& model, const ModelOptions& options)
{
    const int sequence = options.sequence;
    std::string out = fmt::format("Key-value cache: {} per token",
        humanBytes(kvCacheBytes(model, sequence, options.tp).value() / sequence));
    if (options.tp > 1)
        out += fmt::format(" on each of {} tensor-parallel devices", options.tp);
    if (model.window)
        out += fmt::format(" of {} tokens: {} of {} layers keep the last {} tokens", sequence,
            model.windowedLayers(), model.layers, model.window->tokens);
    return out + '\n';
}

std::string modelText(const ModelReading& reading, const ModelOptions& options)
{
    const int sequence = options.sequence;
    const ModelSpec& model = reading.model;
    const ParameterCounts counts = countParameters(model);
    const FlopsPerToken flops = flopsPerToken(model, sequence);
    std::string out = fmt::format("{}: {} layers, hidden {}, {} heads ({} key-value), vocabulary {}",
        model.name, model.layers, model.hidden, model.heads, model.kvHeads, model.vocabulary);
    if (model.moe)
        out += fmt::format(", {} experts in {} layers, {} per token", model.moe->experts, model.moeLayers(),
            model.moe->topK);
    TextTable table({"parameters", isExact(reading) ? ">exact" : ">estimated", ">"});
    const auto row = [&table](const char* name, std::int64_t count) {
        table.add({name, grouped(count), humanCount(static_cast<double>(count))});
    };
    row("total", counts.total);
    row("active per token", counts.active);
    row("embedding", counts.embedding);
    addLayers(table, model, counts.perLayer);
    row("final norm", counts.finalNorm);
    row(model.tiedEmbeddings ? "output layer (tied)" : "output layer", counts.head);
    if (counts.mtp > 0)
        row("multi-token prediction, not in total", counts.mtp);
    out += "\n\n" + table.text();
    out += fmt::format("\nOperations per token at {} tokens: forward {:.3g} GFLOP, backward {:.3g} GFLOP\n",
        sequence, flops.forward.value() / 1e9, flops.backward.value() / 1e9);
    if (flops.prediction > Flops(0))
        out += fmt::format(
            "On top in training for multi-token prediction: {:.3g} GFLOP\n", flops.prediction.value() / 1e9);
    out += cacheText(model, options);
    return out;
}

Result<int> showModel(const ModelOptions& options)
{
    if (options.list) {
        for (const std::string& name : modelPresets())
            print(name + '\n');
        return kDone;
    }
    if (options.source.empty())
        return fail(
            ErrorCode::BadValue, "no model is named", {}, "Name a preset (see --list) or a config.json.");
    const Result<ModelReading> reading = readModel(options.source);
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    printDiagnostics(reading->diagnostics);
    print(options.json ? modelJson(*reading, options) : modelText(*reading, options));
    return kDone;
}

} // namespace

void addModelCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ModelOptions>();
    CLI::App* command = app.add_subcommand("model", "Parameters, FLOPs and key-value cache of a model");
    command->add_option("MODEL", options->source, "Preset name, Hugging Face config.json, or -");
    command->add_option("--sequence", options->sequence, "Tokens for which operations are counted")
        ->check(CLI::Range(1, 1 << 30))
        ->capture_default_str();
    command->add_option("--tp", options->tp, "Tensor-parallel devices that share the key-value cache")
        ->check(CLI::Range(1, 65536))
        ->capture_default_str();
    command->add_flag("--list", options->list, "The names of the presets");
    command->add_flag("--json", options->json, "The model document");
    command->callback([options, &chosen] { chosen = [options] { return showModel(*options); }; });
}

} // namespace rankloom::cli
