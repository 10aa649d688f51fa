// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

void addConstantRows(InspectorSection& section)
{
    for (const char* constant : {"/memory/fragmentation", "/memory/fragmentationLow",
             "/memory/fragmentationHigh", "/memory/additiveBytes", "/memory/contextBytes",
             "/memory/communicatorBytes", "/memory/vocabularyDivisor"})
        section.addConstant(constant);
}

} // namespace rankloom::ui
