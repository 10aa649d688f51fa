// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

#include <QFile>
#include <QTemporaryDir>

#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/validate/validation.h"

namespace rankloom {

/// How rows of a kind of measurements are asked for: timingCase(), memoryCase().
using RowAsPlan = Result<ValidationCase> (*)(const std::string& folder, const std::string& row);

/// A folder of one's own with one table.
class OwnTable {
public:
    OwnTable(RowAsPlan rowAsPlan, const char* name, const std::string& text) : m_rowAsPlan(rowAsPlan)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(text.c_str());
    }

    [[nodiscard]] std::string folder() const { return m_folder.path().toStdString(); }
    [[nodiscard]] Result<ValidationCase> row(const std::string& name) const
    {
        return m_rowAsPlan(folder(), name);
    }
    [[nodiscard]] Plan planOf(const std::string& name) const
    {
        const auto stated = row(name);
        if (!stated)
            qWarning("%s: %s", name.c_str(), stated.error().text().c_str());
        return stated ? stated->plan : Plan {};
    }
    /// Why a row is skipped; empty where it is not.
    [[nodiscard]] QString refusalOf(const std::string& name) const
    {
        const auto stated = row(name);
        return stated ? QString() : QString::fromStdString(stated.error().text());
    }

private:
    QTemporaryDir m_folder;
    RowAsPlan m_rowAsPlan;
};

/// What `evaluate` says of the plan that `validate --plan` prints.
inline Result<Evaluation> evaluationOf(const Result<ValidationCase>& stated)
{
    if (!stated)
        return tl::unexpected<Error>(stated.error());
    const auto read = readPlanDocument(writePlanDocument(stated->project, stated->plan));
    if (!read)
        return tl::unexpected<Error>(read.error());
    return evaluate(read->project, read->plan);
}

/// The figure of an evaluation that a table of measurements compares.
inline double figureOf(const ValidationTable& table, const Evaluation& evaluation)
{
    const std::vector<StageMemory>& stages = evaluation.memory.stages;
    if (table.quantity == "stepSeconds")
        return evaluation.time.step.value();
    if (table.quantity == "firstRankBytes")
        return stages.front().reserved.value();
    if (table.quantity == "deviceBytes")
        return std::max(stages.front().device, stages.back().device).value();
    if (table.file == "megatron_golden_memory.csv")
        return stages.back().allocated.value();
    if (table.quantity == "fits")
        return std::ranges::all_of(stages, [](const StageMemory& s) { return s.device <= s.capacity; }) ? 1
                                                                                                        : 0;
    double most = 0;
    for (const StageMemory& stage : stages)
        most = std::max(most, (table.quantity == "reservedBytes" ? stage.reserved : stage.allocated).value());
    return most;
}

} // namespace rankloom
