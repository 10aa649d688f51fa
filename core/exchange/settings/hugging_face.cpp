// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <utility>

#include "core/exchange/formats.h"
#include "core/exchange/settings/deepseek_config.h"
#include "core/model/hf_config.h"

namespace rankloom {

namespace {

std::string_view stemOf(std::string_view fileName)
{
    if (const auto slash = fileName.find_last_of("/\\"); slash != std::string_view::npos)
        fileName.remove_prefix(slash + 1);
    if (const auto dot = fileName.rfind('.'); dot != std::string_view::npos && dot > 0)
        fileName = fileName.substr(0, dot);
    return fileName;
}

Result<Reading> readModel(std::string_view text, const std::string& file)
{
    const std::optional<std::string> translated = huggingFaceFromDeepSeek(text);
    Result<ModelReading> model =
        readHuggingFaceConfig(translated ? *translated : text, std::string(stemOf(file)));
    if (!model) {
        Error error = std::move(model.error());
        error.where.file = file;
        return tl::unexpected<Error>(std::move(error));
    }
    Reading reading;
    reading.diagnostics = std::move(model->diagnostics);
    for (Diagnostic& diagnostic : reading.diagnostics)
        diagnostic.where.file = file;
    reading.values.emplace_back(std::move(model->model));
    if (translated)
        warn(reading, file, 0, "deepseek-keys",
            Phrase::of("The configuration has the keys of DeepSeek's inference code: they were translated; "
                       "prediction "
                       "layers are not in it"),
            Severity::Hint);
    return reading;
}

} // namespace

extern const Format kHuggingFaceConfig {
    .format = FileFormat::HuggingFaceConfig,
    .name = "hf-config",
    .title = "Hugging Face model configuration",
    .isJson =
        [](const JsonHead& head) {
            return (head.has("n_activated_experts") && head.has("dim")) || head.has("model_type")
                || head.has("architectures") || head.has("text_config");
        },
    .whole = readModel,
};

} // namespace rankloom
