// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

#include "app/document/document.h"
#include "db/project_file.h"

namespace rankloom::test {

/// What a document shows is what its file holds, once everything is stored.
inline void compareWithFile(const ui::Document& document, const QString& path)
{
    QVERIFY(document.store()->drain().has_value());
    const auto file = db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadOnly);
    QVERIFY(file.has_value());
    const ui::DocumentState& state = document.state();
    const Inputs inputs = file->loadInputs().value();
    QCOMPARE(inputs.clusters.size(), state.inputs.clusters.size());
    for (const auto& cluster : inputs.clusters)
        QVERIFY(*cluster == *state.inputs.cluster(cluster->id));
    QVERIFY(inputs.measurements == state.inputs.measurements);

    const auto scenarios = file->loadScenarios().value();
    QCOMPARE(scenarios.size(), state.scenarios.size());
    for (const Scenario& scenario : scenarios)
        QVERIFY(scenario == *state.scenario(scenario.id));
    QVERIFY(file->check().value().empty());
}

} // namespace rankloom::test
