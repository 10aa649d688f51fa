// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/calibration_fields.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"

namespace rankloom {

namespace {

using detail::kMostBytes;

constexpr CalibrationField kFields[] = {
    {"/calibration/fragmentation", Phrase::word("fragmentation"), Phrase::word("Fragmentation"),
        Phrase::word("reserved = allocated · fragmentation. 1.036 is the median of ten measured runs "
                     "(max_memory_reserved over max_memory_allocated)."),
        &Calibration::fragmentation, 1, 10, ShownAs::Number, 0.005},
    {"/calibration/fragmentationLow", Phrase::word("fragmentation, at least"), Phrase::word("… at least"),
        Phrase::word("Lower end of the likely range: 1.028 is the least measured, widened by the error of "
                     "“allocated”. Expandable segments come close to it."),
        &Calibration::fragmentationLow, 1, 10, ShownAs::Number, 0.005},
    {"/calibration/fragmentationHigh", Phrase::word("fragmentation, at most"), Phrase::word("… at most"),
        Phrase::word("Upper end of the likely range: 1.069 is the most measured, widened by the error of "
                     "“allocated”."),
        &Calibration::fragmentationHigh, 1, 10, ShownAs::Number, 0.005},
    {"/calibration/additiveBytes", Phrase::word("framework constant"), Phrase::word("Framework"),
        Phrase::word("Constant part of the framework inside “allocated”: workspaces of matrix libraries and "
                     "small buffers. “Calibrate…” in the memory view fits it to a measured run."),
        &Calibration::additiveBytes, 0, kMostBytes, ShownAs::Gibibytes, 0.05},
    {"/calibration/contextBytes", Phrase::word("device context"), Phrase::word("Device context"),
        Phrase::word("Driver context and kernels outside the framework's allocator: 0.5 to 2 GiB, read from "
                     "nvidia-smi before the first tensor."),
        &Calibration::contextBytes, 0, kMostBytes, ShownAs::Gibibytes, 0.05},
    {"/calibration/communicatorBytes", Phrase::word("bytes per communicator"),
        Phrase::word("Per communicator"),
        Phrase::word("Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 "
                     "to 688 MiB (NVIDIA/nccl issues 964 and 2363)."),
        &Calibration::communicatorBytes, 0, kMostBytes, ShownAs::Gibibytes, 0.05},
    {"/calibration/expertLoadSpread", Phrase::word("spread of that load"), Phrase::word("Load spread"),
        Phrase::word("How far above and below its expectation the fullest expert rank may come where no "
                     "trace tells: the band of its activations."),
        &Calibration::expertLoadSpread, 0, 1024, ShownAs::Percent, 5},
};

void readFields(JsonObject& object, Calibration& calibration)
{
    for (const CalibrationField& field : kFields)
        calibration.*field.of = object.number(field.key(), calibration.*field.of, field.least, field.most);
}

} // namespace

std::span<const CalibrationField> calibrationFields() { return kFields; }

const CalibrationField* calibrationField(std::string_view pointer)
{
    const auto* const at = std::ranges::find(kFields, pointer, &CalibrationField::pointer);
    return at == std::end(kFields) ? nullptr : at;
}

nlohmann::ordered_json calibrationJson(const Calibration& calibration)
{
    nlohmann::ordered_json out;
    if (!calibration.source.empty())
        out["source"] = calibration.source;
    for (const CalibrationField& field : kFields)
        out[std::string(field.key())] = calibration.*field.of;
    return out;
}

void readCalibration(JsonObject& object, Calibration& calibration)
{
    calibration.source = object.text("source", calibration.source);
    readFields(object, calibration);
    object.finish();
}

bool readFormerCalibration(JsonObject& memory, Calibration& calibration)
{
    bool found = false;
    for (const CalibrationField& field : kFields)
        found = memory.has(field.key()) || found;
    readFields(memory, calibration);
    return found;
}

} // namespace rankloom
