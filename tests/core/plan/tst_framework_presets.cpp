// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include <QTest>

#include "core/base/resource.h"
#include "core/plan/framework.h"
#include "core/plan/kinds.h"
#include "core/plan/plan_field.h"

using namespace rankloom;
using nlohmann::json;

/// Every constant of a framework's preset says where it is from, and names a field that plans have.
class TestFrameworkPresets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyConstantHasASource_data()
    {
        QTest::addColumn<QString>("name");
        for (const NamedValue<Framework>& framework : namedValues<Framework>())
            if (framework.value != Framework::None)
                QTest::newRow(framework.name.data()) << QString::fromUtf8(framework.name.data());
    }

    void everyConstantHasASource()
    {
        QFETCH(QString, name);
        const auto text = resource("frameworks/" + name.toStdString() + ".json");
        QVERIFY(text.has_value());
        const json preset = json::parse(*text);
        const json& sources = preset.at("sources");
        std::size_t expected = 0;
        const auto said = [&](const std::string& what) {
            ++expected;
            QVERIFY2(sources.contains(what), what.c_str());
            QVERIFY2(sources.at(what).get<std::string>().size() > 10, what.c_str());
        };
        for (const auto& [pointer, value] : preset.at("defaults").items()) {
            QVERIFY2(planField(pointer) != nullptr, pointer.c_str());
            said(pointer);
        }
        for (const auto& [generation, factors] : preset.at("factors").items())
            said("factors/" + generation);
        QCOMPARE(sources.size(), expected); // none of a constant that went
    }

    /// The factor of NeMo on Hopper was fitted to recipes that sum gradients in 16 bits.
    void nemoHoldsGradientsIn16Bits()
    {
        QVERIFY(withFramework(Plan(), Framework::NemoPerformance).memory.gradients == GradientType::Bf16);
    }
};

QTEST_APPLESS_MAIN(TestFrameworkPresets)
#include "tst_framework_presets.moc"
