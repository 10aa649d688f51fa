// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/plan/calibration.h"
#include "core/plan/plan_field.h"

namespace rankloom {

/// One measured constant: what documents, the schema, comparisons and the inspector say of it.
struct CalibrationField {
    std::string_view pointer; ///< of the plan document
    PhraseWord label; ///< within a sentence: "device context"
    PhraseWord caption; ///< beside its control
    PhraseWord help;
    double Calibration::*of;
    double least;
    double most;
    ShownAs shown;
    double step; ///< of its control, as shown

    [[nodiscard]] std::string_view key() const { return pointer.substr(pointer.rfind('/') + 1); }
};

/// All of them, in the order of the document.
std::span<const CalibrationField> calibrationFields();
/// Null where a pointer is none of them.
const CalibrationField* calibrationField(std::string_view pointer);

/// The value of `calibration`.
nlohmann::ordered_json calibrationJson(const Calibration& calibration);
/// Reads what an object states over what is there.
void readCalibration(JsonObject& object, Calibration& calibration);
/// Reads the members of "memory" that were constants of the plan before they became the project's. Returns
/// whether there was any.
bool readFormerCalibration(JsonObject& memory, Calibration& calibration);

} // namespace rankloom
