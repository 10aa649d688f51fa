// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/degrees.h"

namespace rankloom {

std::span<const DegreeInfo> degreeInfos()
{
    static constexpr DegreeInfo kDegrees[] = {
        {Degree::Tp, Phrase::word("TP"), Phrase::word("TP"), "/layout/tp", &Layout::tp},
        {Degree::Cp, Phrase::word("CP"), Phrase::word("CP"), "/layout/cp", &Layout::cp},
        {Degree::Pp, Phrase::word("PP"), Phrase::word("PP"), "/layout/pp", &Layout::pp},
        {Degree::Vpp, Phrase::word("VPP"), Phrase::word("VPP"), "/layout/vpp", &Layout::vpp},
        {Degree::Ep, Phrase::word("EP"), Phrase::word("EP"), "/layout/ep", &Layout::ep},
        {Degree::Etp, Phrase::word("ETP"), Phrase::word("ETP"), "/layout/etp", &Layout::etp},
        {Degree::MicroBatchSize, Phrase::word("the microbatch"), Phrase::word("Microbatch size"),
            "/workload/microBatchSize", nullptr},
    };
    return kDegrees;
}

} // namespace rankloom
