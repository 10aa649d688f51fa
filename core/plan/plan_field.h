// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/phrase.h"
#include "core/plan/plan.h"

namespace rankloom {

class JsonObject;
struct JsonFindings;

/// In what a person sees and types a number; documents and plans have SI units and shares of one.
enum class ShownAs : std::uint8_t {
    Number,
    Percent,
    Gibibytes,
    Mebibytes,
    GigabytesPerSecond,
    BytesEach,
    Times, ///< "1.5 ×"
    InFlight, ///< microbatches
};

/// One thing that a person decides: everything that the program says and does with a field of Plan but for
/// what follows from it. Documents, the schema, comparisons, undo and the inspector have it from here, so
/// that a new field is a member of Plan and a row of this table.
struct PlanField {
    struct Toggle {
        bool& (*of)(Plan&);
    };
    struct Integer {
        int& (*of)(Plan&);
        int least;
        int most;
    };
    struct Decimal {
        double& (*of)(Plan&);
        double least;
        double most;
        ShownAs shown = ShownAs::Number;
        double step = 1; ///< of its control, as shown
    };
    /// An enumeration; values are counted in the order of its namedValues().
    struct Choice {
        int (*get)(const Plan&);
        void (*set)(Plan&, int);
        std::vector<std::string_view> (*names)(); ///< in documents
        Phrase (*words)(int);
    };
    struct Extent {
        ShardExtent& (*of)(Plan&);
    };
    struct Text {
        const std::string& (*get)(const Plan&);
        void (*set)(Plan&, std::string);
    };
    struct Integers {
        std::vector<int>& (*of)(Plan&);
        int least;
        int most;
    };
    /// What has a form of its own in documents. Without `write` it is only read: another spelling.
    struct Other {
        nlohmann::ordered_json (*write)(const Plan&);
        void (*read)(JsonObject& section, std::string_view key, Plan&, JsonFindings&);
    };

    std::string_view pointer; ///< of the plan document
    PhraseWord label; ///< within a sentence: "weight sharding"
    PhraseWord caption; ///< beside its control, under the title of its section: "Shard weights"
    PhraseWord help; ///< may have HTML
    std::variant<Toggle, Integer, Decimal, Choice, Extent, Text, Integers, Other> value;
    PhraseWord zero {""}; ///< what 0 stands for where it is no amount: "as PP"
    bool optional = false; ///< left out of documents where it has its default

    bool namesZero() const { return *zero.english != '\0'; }
};

/// The member of a plan that an accessor gives.
template <class T> const T& memberOf(T& (*of)(Plan&), const Plan& plan)
{
    return of(const_cast<Plan&>(plan)); // NOLINT: it only names the member
}

/// All of them, in the order of the document.
const std::vector<PlanField>& planFields();
/// Null where a pointer is no field: a section, an entry of a list, or part of the project.
const PlanField* planField(std::string_view pointer);

/// Whether a plan that serves is another one by it; the others only train.
bool actsOnServing(std::string_view pointer);

/// Of every field but those that have a form of their own in documents.
bool hasDefault(const PlanField& field, const Plan& plan);
void setDefault(const PlanField& field, Plan& plan);

/// The field's value as the document has it.
nlohmann::ordered_json fieldJson(const PlanField& field, const Plan& plan);
/// Reads it from the object that has it as member `key`. Absent: it stays as it is.
void readField(
    const PlanField& field, JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings);

namespace detail {

// The rows, by section of the document.
std::span<const PlanField> executionFields();
std::span<const PlanField> layoutFields();
std::span<const PlanField> memoryFields();
std::span<const PlanField> communicationFields();
std::span<const PlanField> replicasFields();
std::span<const PlanField> bitsFields();
std::span<const PlanField> servingFields();

} // namespace detail

} // namespace rankloom
