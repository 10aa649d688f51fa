// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/vocabulary_tables.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/kinds.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr std::array<NamedValue<VocabularyLayout>, 5> kMethods {{
    {VocabularyLayout::None, "Baseline"},
    {VocabularyLayout::Redistributed, "Redis"},
    {VocabularyLayout::Vocab1, "Vocab-1"},
    {VocabularyLayout::Vocab2, "Vocab-2"},
    {VocabularyLayout::Interlaced, "Interlaced"},
}};

/// The paper's utilization of A100s in a step of `seconds` (arXiv 2411.05288): products of the layers and of
/// the output layer, forward and backward.
double paperUtilization(const Project& project, const Workload& work, double seconds)
{
    const ModelSpec& model = project.model;
    const double batch = work.globalBatchSize;
    const double s = work.sequenceLength;
    const double h = model.hidden;
    const double layer = 8 * batch * s * h * h + 4 * batch * s * s * h + 4 * batch * s * h * model.ffn;
    const double head = 2 * batch * s * h * model.vocabulary;
    return 3 * (head + model.layers * layer) / (project.cluster->devices() * 312e12 * seconds);
}

Result<double> estimatedUtilization(const CsvTable& csv, std::size_t row, VocabularyLayout vocabularyLayout)
{
    const std::string_view schedule = csv.cell(row, "schedule");
    if (schedule != "1F1B" && schedule != "V-Half")
        return fail(ErrorCode::Unsupported,
            fmt::format("its column schedule says \"{}\", which is not known", schedule));
    const int stages = csv.integer(row, "gpus(pp)", 0);
    auto cluster = clusterOf(stages, "a100-sxm-80gb");
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    Project project;
    Plan plan;
    project.cluster = std::move(*cluster);
    std::string_view vocabulary = csv.cell(row, "vocab"); // "32k"
    const bool thousands = vocabulary.ends_with('k');
    vocabulary.remove_suffix(thousands ? 1 : 0);
    const int size = static_cast<int>(parseInteger(vocabulary).value_or(0)) * (thousands ? 1000 : 1);
    plan.workload = {csv.integer(row, "seq_len", 0), csv.integer(row, "microbatch_size", 1),
        csv.integer(row, "num_microbatches", 0) * csv.integer(row, "microbatch_size", 1)};
    project.model = gptModel(csv.integer(row, "hidden", 0), csv.integer(row, "layers", 0),
        csv.integer(row, "heads", 0), size, plan.workload.sequenceLength);
    project.model.change().tiedEmbeddings = false;
    plan.layout.pp = stages;
    plan.stages.vocabulary = vocabularyLayout;
    if (schedule == "V-Half")
        plan.schedule.kind = ScheduleKind::VHalf;
    const Result<Evaluation> evaluation = evaluate(project, plan);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    if (!evaluation->valid)
        return fail(ErrorCode::IllegalPlan,
            evaluation->diagnostics.empty() ? "no legal plan" : evaluation->diagnostics.front().message);
    return 100 * paperUtilization(project, plan.workload, evaluation->time.step.value());
}

} // namespace

std::optional<VocabularyLayout> vocabularyMethod(std::string_view name)
{
    const auto method = std::ranges::find(kMethods, name, &NamedValue<VocabularyLayout>::name);
    return method == kMethods.end() ? std::nullopt : std::optional(method->value);
}

void validateVocabularyTable(const CsvTable& csv, const std::string& file, ValidationReport& report)
{
    ValidationTable table {file, "utilizationPercent"};
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const std::string id = fmt::format("{} {} GPUs, sequence {}, vocabulary {}, {}",
            csv.cell(row, "model"), csv.cell(row, "gpus(pp)"), csv.cell(row, "seq_len"),
            csv.cell(row, "vocab"), csv.cell(row, "method"));
        const std::optional<VocabularyLayout> method = vocabularyMethod(csv.cell(row, "method"));
        const auto published = csv.number(row, "mfu_pct");
        if (!method || !published) {
            table.skip(id, published ? "a method we do not know" : "the run was out of memory");
            continue;
        }
        const auto estimated = estimatedUtilization(csv, row, *method);
        if (estimated)
            table.compare(id, *published, *estimated);
        else
            table.skip(id, estimated.error().text());
    }
    report.tables.push_back(std::move(table));
}

} // namespace rankloom
