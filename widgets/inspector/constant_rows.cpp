// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>

#include "core/base/quantity.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

void addFragmentation(InspectorSection& section)
{
    section.addPlanConstant(
        {Rows::tr("Fragmentation"), QStringLiteral("/memory/fragmentation"),
            Rows::tr("reserved = allocated · fragmentation. 1.036 is the median of ten measured runs "
                     "(max_memory_reserved over max_memory_allocated).")},
        1, 10, 0.005, 1, {}, [](auto& plan) -> auto& { return plan.memory.fragmentation; });
    section.addPlanConstant(
        {Rows::tr("… at least"), QStringLiteral("/memory/fragmentationLow"),
            Rows::tr("Lower end of the likely range: 1.028 is the least measured, widened by the error of "
                     "“allocated”. Expandable segments come close to it.")},
        1, 10, 0.005, 1, {}, [](auto& plan) -> auto& { return plan.memory.fragmentationLow; });
    section.addPlanConstant(
        {Rows::tr("… at most"), QStringLiteral("/memory/fragmentationHigh"),
            Rows::tr("Upper end of the likely range: 1.069 is the most measured, widened by the error of "
                     "“allocated”.")},
        1, 10, 0.005, 1, {}, [](auto& plan) -> auto& { return plan.memory.fragmentationHigh; });
}

} // namespace

void addConstantRows(InspectorSection& section)
{
    constexpr double kMost = 1024; // GiB
    const QString gib = QStringLiteral(" GiB");
    addFragmentation(section);
    section.addPlanConstant(
        {Rows::tr("Framework"), QStringLiteral("/memory/additiveBytes"),
            Rows::tr("Constant part of the framework inside “allocated”: workspaces of matrix libraries and "
                     "small buffers. “Calibrate…” in the memory view fits it to a measured run.")},
        0, kMost, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.additiveBytes; });
    section.addPlanConstant(
        {Rows::tr("Device context"), QStringLiteral("/memory/contextBytes"),
            Rows::tr("Driver context and kernels outside the framework's allocator: 0.5 to 2 GiB, read from "
                     "nvidia-smi before the first tensor.")},
        0, kMost, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.contextBytes; });
    section.addPlanConstant(
        {Rows::tr("Per communicator"), QStringLiteral("/memory/communicatorBytes"),
            Rows::tr("Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 "
                     "to 688 MiB (NVIDIA/nccl issues 964 and 2363).")},
        0, kMost, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.communicatorBytes; });
    const RowText divisor {Rows::tr("Vocabulary divisor"), QStringLiteral("/memory/vocabularyDivisor"),
        Rows::tr("The vocabulary is padded to a multiple of this times TP; 128 is Megatron's "
                 "make-vocab-size-divisible-by.")};
    const auto access = [](auto& plan) -> auto& { return plan.memory.vocabularyDivisor; };
    section.addReset(divisor, section.addPlanInteger(divisor, 1, 1 << 20, access), access);
}

} // namespace rankloom::ui
