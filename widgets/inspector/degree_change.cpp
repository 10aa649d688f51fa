// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/degree_change.h"

namespace rankloom::ui {

int degreeValue(const Project& project, const Plan& plan, Degree degree)
{
    const Layout& layout = plan.layout;
    switch (degree) {
    case Degree::Tp:
        return layout.tp;
    case Degree::Cp:
        return layout.cp;
    case Degree::Pp:
        return layout.pp;
    case Degree::Vpp:
        return layout.vpp;
    case Degree::Ep:
        return layout.ep;
    case Degree::Etp:
        return layout.etp > 0 ? layout.etp : layout.tp;
    case Degree::MicroBatchSize:
        return project.workload.microBatchSize;
    }
    return 0;
}

Plan withDegree(Plan plan, Degree degree, int value)
{
    Layout& layout = plan.layout;
    layout.dp = 0;
    switch (degree) {
    case Degree::Tp:
        layout.tp = value;
        break;
    case Degree::Cp:
        layout.cp = value;
        break;
    case Degree::Pp:
        layout.pp = value;
        plan.stages.layersPerStage.clear();
        break;
    case Degree::Vpp:
        layout.vpp = value;
        plan.stages.layersPerStage.clear();
        break;
    case Degree::Ep:
        layout.ep = value;
        plan.experts.devices.clear();
        break;
    case Degree::Etp:
        layout.etp = value == layout.tp ? 0 : value;
        break;
    case Degree::MicroBatchSize:
        break;
    }
    return plan;
}

} // namespace rankloom::ui
