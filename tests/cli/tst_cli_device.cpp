// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

QByteArray smallPlan()
{
    return R"({"format":"rankloom-plan","version":1,"name":"small","model":{"preset":"llama-3-8b"},
        "cluster":{"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb"},
        "workload":{"sequenceLength":4096,"globalBatchSize":64},"layout":{"tp":2,"pp":2}})";
}

} // namespace

class TestCliDevice : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const { return written(m_folder, name, text); }

private Q_SLOTS:
    /// A device fitted to measured kernels is one that a plan takes.
    void devicesAreCalibrated()
    {
        const QString rates = QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/kernel-rates.1.json");
        const Outcome fit = cli({"calibrate", "device", rates, "-o", path("device.json")});
        QVERIFY2(fit.status == 0, fit.err.constData());
        QVERIFY(fit.out.contains("computeEfficiency") && fit.out.contains("not determined"));
        QFile file(path("device.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const json device = json::parse(file.readAll().toStdString());
        QCOMPARE(device.at("name").get<std::string>(), std::string("h100-sxm-80gb-measured"));
        json plan = json::parse(smallPlan().toStdString());
        plan["cluster"]["device"] = device;
        const Outcome evaluated =
            cli({"evaluate", write("measured.json", QByteArray::fromStdString(plan.dump())), "--json"});
        QVERIFY2(evaluated.status == 0, evaluated.err.constData());
        const json document = json::parse(cli({"calibrate", "device", rates, "--json"}).out.toStdString());
        QCOMPARE(document.at("format").get<std::string>(), std::string("rankloom-validation"));
        QVERIFY(document.at("constants").size() == 7 && !document.at("tables").empty());

        QCOMPARE(cli({"calibrate", "device", rates, "--device", "h99"}).status, 2);
        QCOMPARE(cli({"calibrate", "device", write("empty.json", "{}")}).status, 2);
        QCOMPARE(
            cli({"calibrate", "memory", write("a.json", smallPlan()), write("b.json", smallPlan())}).status,
            2);
    }
};

QTEST_GUILESS_MAIN(TestCliDevice)
#include "tst_cli_device.moc"
