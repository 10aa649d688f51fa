// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string_view>

#include <QCoreApplication>

namespace rankloom::ui {

class InspectorSection;

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

// The rows of each section of the plan inspector.
void addLayoutRows(InspectorSection& section);
void addStageRows(InspectorSection& section);
void addReplicaRows(InspectorSection& section);
void addScheduleRows(InspectorSection& section);
void addMemoryRows(InspectorSection& section);
void addRecomputeRows(InspectorSection& section);
/// The plain fields that no other section shows: those of the training program.
void addRemainingRows(InspectorSection& section, const std::set<std::string_view>& shown);
/// What a person decides about serving, as far as it is plain; all of it is in Serve.
void addServingRows(InspectorSection& section);
void addConstantRows(InspectorSection& section);
void addCommunicationRows(InspectorSection& section);
void addBitsRows(InspectorSection& section);
void addWorkloadRows(InspectorSection& section);
void addInputRows(InspectorSection& section);
void addNetworkRows(InspectorSection& section);
void addNodeKindRows(InspectorSection& section);
void addOutageRows(InspectorSection& section);
void addWhatIfRows(InspectorSection& section);

} // namespace rankloom::ui
