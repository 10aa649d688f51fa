// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

#include "core/cluster/device_presets.h"
#include "core/cluster/host.h"
#include "core/cluster/measured_links.h"
#include "core/cluster/network_levels.h"
#include "core/model/hf_config.h"
#include "core/model/parameters.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// A combo of preset names; a value that is no preset is shown first.
void refreshPresets(ChoiceBox& combo, const std::vector<std::string>& presets, const std::string& current)
{
    QStringList names;
    if (std::ranges::find(presets, current) == presets.end())
        names.append(QString::fromStdString(current));
    const qsizetype strange = names.size();
    for (const std::string& preset : presets)
        names.append(QString::fromStdString(preset));
    if (combo.setChoices(names, static_cast<int>(names.indexOf(QString::fromStdString(current)))))
        for (qsizetype i = strange; i < names.size(); ++i)
            combo.setItemData(static_cast<int>(i), names[i]);
}

ChoiceBox* addPresets(InspectorSection& section, const RowText& row)
{
    auto* combo = new ChoiceBox(&section);
    section.addRow(row, combo);
    return combo;
}

/// "671 B, 37.6 B per token"; empty where that is no preset.
QString modelSize(const QString& preset)
{
    const Result<ModelSpec> model = modelPreset(preset.toStdString());
    if (!model)
        return {};
    const ParameterCounts counts = countParameters(*model);
    const QString total = formatCount(static_cast<double>(counts.total));
    return counts.active == counts.total
        ? total
        : Rows::tr("%1, %2 per token").arg(total, formatCount(static_cast<double>(counts.active)));
}

void addModelRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Model"), QStringLiteral("/model/preset"),
        Rows::tr("The shape of the model. Drop a Hugging Face config.json on the window for any other one.")};
    ChoiceBox* combo = addPresets(section, row);
    section.onRefresh([&section, combo] {
        static const std::vector<std::string> presets = modelPresets();
        refreshPresets(*combo, presets, section.inputs().project->model->name);
    });
    // While the list is open each says how large it is.
    QObject::connect(combo, &ChoiceBox::opened, &section, [combo] {
        for (int i = 0; i < combo->count(); ++i)
            if (const QString size = modelSize(combo->itemData(i).toString());
                i != combo->currentIndex() && !size.isEmpty()) // the closed box shows the name alone
                combo->setRemark(i, size);
    });
    QObject::connect(combo, &QComboBox::activated, &section, [&section, combo, row](int index) {
        const std::string preset = combo->itemData(index).toString().toStdString();
        Result<ModelSpec> model = modelPreset(preset);
        if (!model)
            return;
        Project after = *section.inputs().project;
        after.model = std::move(*model);
        section.submitProject(std::move(after), row, QString::fromStdString(preset));
    });
    section.addFigure(
        {Rows::tr("Parameters"), {}, Rows::tr("Exact count from the shape; per token with top-k experts.")},
        [&section] {
            const ParameterCounts counts = countParameters(section.inputs().project->model);
            const QString total = formatCount(static_cast<double>(counts.total));
            return counts.active == counts.total
                ? total
                : Rows::tr("%1, %2 per token").arg(total, formatCount(static_cast<double>(counts.active)));
        });
}

void addDeviceRow(InspectorSection& section)
{
    const RowText row {Rows::tr("GPU"), QStringLiteral("/cluster/device"),
        Rows::tr("Peak rates, memory and link speeds of one GPU.")};
    ChoiceBox* combo = addPresets(section, row);
    section.onRefresh([&section, combo] {
        static const std::vector<std::string> presets = devicePresets();
        refreshPresets(*combo, presets, section.inputs().project->cluster->device.name);
    });
    QObject::connect(combo, &QComboBox::activated, &section, [&section, combo, row](int index) {
        const Result<DeviceSpec> device = devicePreset(combo->itemData(index).toString().toStdString());
        if (!device)
            return;
        Project after = *section.inputs().project;
        after.cluster = onOtherDevices(after.cluster, *device);
        section.submitProject(std::move(after), row, combo->itemText(index));
    });
}

/// Nodes and GPUs per node: changing one makes a new cluster.
void addShapeRow(InspectorSection& section, const RowText& row, int high, int Cluster::*field)
{
    auto* box = new QSpinBox(&section);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(1, high);
    section.addRow(row, box);
    section.onRefresh([&section, box, field] {
        const QSignalBlocker quiet(box);
        box->setValue((*section.inputs().project->cluster).*field);
    });
    QObject::connect(box, &QSpinBox::valueChanged, &section, [&section, box, row, field](int value) {
        Project after = *section.inputs().project;
        Cluster shape = after.cluster;
        shape.*field = value;
        after.cluster = reshaped(after.cluster, shape.nodes, shape.devicesPerNode, shape.device);
        section.submitProject(std::move(after), row, box->text());
    });
}

/// Network ports of a node; one for each GPU unless somebody says otherwise.
void addPortsRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Network ports"), QStringLiteral("/cluster/links/portsPerNode"),
        Rows::tr("Network cards of a node. With fewer than GPUs several GPUs share one: a group with only a "
                 "part of a node's GPUs then gets about 0.4 of its share.")};
    auto* box = new QSpinBox(&section);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(0, 1024);
    box->setSpecialValueText(Rows::tr("one per GPU"));
    section.addRow(row, box);
    section.onRefresh([&section, box] {
        const QSignalBlocker quiet(box);
        box->setValue(section.inputs().project->cluster->links.portsPerNode());
    });
    QObject::connect(box, &QSpinBox::valueChanged, &section, [&section, box, row](int value) {
        Project after = *section.inputs().project;
        after.cluster.change().links.setPortsPerNode(value);
        section.submitProject(std::move(after), row, box->text());
    });
}

/// Host memory of a node, in GiB; what such nodes usually have unless somebody says otherwise.
void addHostMemoryRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Host memory"), QStringLiteral("/cluster/host/memoryBytes"),
        Rows::tr(
            "Host memory of a node. It bounds what all its GPUs together offload; 0 = what nodes with such "
            "GPUs usually have.")};
    auto* box = new QSpinBox(&section);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setRange(0, 1 << 20);
    box->setSingleStep(128);
    box->setSuffix(QStringLiteral(" GiB"));
    section.addRow(row, box);
    section.onRefresh([&section, box] {
        const QSignalBlocker quiet(box);
        Cluster usual = section.inputs().project->cluster;
        const double stated = usual.host.memory.value();
        usual.host.memory = {};
        const double known = hostOf(usual).memory.value();
        box->setSpecialValueText(
            known > 0 ? Rows::tr("usual: %1").arg(formatBytes(known)) : Rows::tr("not known"));
        box->setValue(static_cast<int>(std::lround(stated / kGiB)));
    });
    QObject::connect(box, &QSpinBox::valueChanged, &section, [&section, box, row](int value) {
        Project after = *section.inputs().project;
        after.cluster.change().host.memory = Bytes(value * kGiB);
        section.submitProject(std::move(after), row, box->text());
    });
}

struct DriveRow {
    const char* figure; ///< of driveFigures()
    QString label;
    QString help;
    double unit; ///< bytes, or bytes/s
    QString suffix;
};

/// A figure of the drives of one device, in all plans of the cluster; what nodes with such devices usually
/// have unless somebody says otherwise.
void addDriveRow(InspectorSection& section, const DriveRow& drives)
{
    const DriveFigure& figure =
        *std::ranges::find(driveFigures(), std::string_view(drives.figure), &DriveFigure::name);
    const RowText row {
        drives.label, QStringLiteral("/cluster/host/") + QString::fromLatin1(drives.figure), drives.help};
    auto* box = new QDoubleSpinBox(&section);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setKeyboardTracking(false);
    box->setDecimals(2);
    box->setRange(0, 1e6);
    box->setSingleStep(0.5);
    box->setSuffix(drives.suffix);
    section.addRow(row, box);

    const double unit = drives.unit;
    section.onRefresh([&section, &figure, box, unit, suffix = drives.suffix] {
        const QSignalBlocker quiet(box);
        const Cluster& cluster = section.inputs().project->cluster;
        const double usual = figure.of(drivesOf(cluster.device.drives)) / unit;
        box->setSpecialValueText(Rows::tr("usual: %1").arg(QLocale().toString(usual, 'g', 4) + suffix));
        box->setValue(figure.stated(cluster.host.drives).value_or(0) / unit);
    });
    QObject::connect(
        box, &QDoubleSpinBox::valueChanged, &section, [&section, &figure, box, row, unit](double value) {
            Project after = *section.inputs().project;
            figure.state(
                after.cluster.change().host.drives, value > 0 ? std::optional(value * unit) : std::nullopt);
            section.submitProject(std::move(after), row, box->text());
        });
}

void addDriveRows(InspectorSection& section)
{
    const DriveRow rows[] = {
        {"driveReadBytesPerSecond", Rows::tr("Drive read"),
            Rows::tr("Rate at which the drives of one GPU read, in every plan of the cluster; 0 = as usual. "
                     "Importing what fio printed sets it."),
            1e9, QStringLiteral(" GB/s")},
        {"driveWriteBytesPerSecond", Rows::tr("Drive write"),
            Rows::tr(
                "Rate at which the drives of one GPU write, in every plan of the cluster; 0 = as usual."),
            1e9, QStringLiteral(" GB/s")},
        {"driveEnduranceBytes", Rows::tr("Drive endurance"),
            Rows::tr("Bytes that the drives of one GPU may be written in their life; days of training = "
                     "endurance / (bytes per step · steps per day). 0 = 3.84 TB once a day for five years."),
            1e15, QStringLiteral(" PB")},
    };
    for (const DriveRow& row : rows)
        addDriveRow(section, row);
}

} // namespace

void addWorkloadRows(InspectorSection& section)
{
    section.addField("/workload/kind");
    section.addWorkloadSize(fieldRow("/workload/sequenceLength"), WorkloadSize::SequenceLength);
    section.addWorkloadSize(fieldRow("/workload/globalBatchSize"), WorkloadSize::GlobalBatch);
}

void addInputRows(InspectorSection& section)
{
    addModelRow(section);
    addDeviceRow(section);
    addShapeRow(section,
        {Rows::tr("Nodes"), QStringLiteral("/cluster/nodes"),
            Rows::tr("World size = nodes · GPUs per node.")},
        16384, &Cluster::nodes);
    addShapeRow(section,
        {Rows::tr("GPUs per node"), QStringLiteral("/cluster/devicesPerNode"),
            Rows::tr("GPUs of a node, linked by NVLink, xGMI or PCIe.")},
        128, &Cluster::devicesPerNode);
    addPortsRow(section);
    addHostMemoryRow(section);
    addDriveRows(section);
    addNodeKindRows(section);
    addNetworkRows(section);
    addOutageRows(section);
}

} // namespace rankloom::ui
