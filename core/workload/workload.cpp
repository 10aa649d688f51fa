// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload.h"

namespace rankloom {

namespace {

constexpr NamedValue<WorkKind> kWorkKinds[] = {
    {WorkKind::Training, "training"},
    {WorkKind::Serving, "serving"},
};

} // namespace

template <> std::span<const NamedValue<WorkKind>> namedValues() { return kWorkKinds; }

} // namespace rankloom
