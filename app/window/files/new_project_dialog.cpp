// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/new_project_dialog.h"
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/document/project_path.h"
#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/model/parameters.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

const QString kUsualModel = QStringLiteral("llama-3-8b");
const QString kUsualDevice = QStringLiteral("h100-sxm-80gb");
constexpr int kUsualNodes = 2;
/// Weights in 16 bits, gradients and the optimizer's copy and two moments in 32: what has to lie somewhere
/// however a model is laid out (Rajbhandari et al., arXiv 1910.02054, with 32-bit gradients).
constexpr double kStateBytes = 18;

int usualDevicesPerNode(const QString& device) { return device.startsWith(QLatin1String("gb200")) ? 4 : 8; }

QString problem(const QString& text) { return QStringLiteral("✕ ") + text; }

/// What was typed, as a file of projects; empty as long as nothing was.
QString fileOf(const QString& folder, const QString& typed)
{
    const QString text = QDir::fromNativeSeparators(typed.trimmed());
    if (text.isEmpty())
        return {};
    const QString path = QDir(folder).absoluteFilePath(text);
    return QFileInfo(path).suffix() == kProjectSuffix.mid(1) ? path : path + kProjectSuffix;
}

/// Why a project cannot be made there; empty where it can.
QString objectionTo(const QString& path)
{
    if (path.isEmpty())
        return NewProjectDialog::tr("Name the file that the project is kept in.");
    const QFileInfo file(path);
    if (file.exists())
        return NewProjectDialog::tr("A file of this name exists already. Choose another name, or open it.");
    const QFileInfo folder(file.absolutePath());
    const QString place = QDir::toNativeSeparators(folder.filePath());
    if (!folder.isDir())
        return NewProjectDialog::tr("There is no folder %1.").arg(place);
    return folder.isWritable() ? QString()
                               : NewProjectDialog::tr("The folder %1 cannot be written to.").arg(place);
}

} // namespace

NewProjectDialog::NewProjectDialog(const QString& folder, QWidget* parent) : QDialog(parent), m_folder(folder)
{
    setWindowTitle(tr("New project"));
    new QVBoxLayout(this);
    makeChoices();
    makeFile();
    makeButtons();
    connect(m_device, &QComboBox::currentIndexChanged, this, &NewProjectDialog::followDevice);
    for (QComboBox* box : {m_model, m_device})
        connect(box, &QComboBox::currentIndexChanged, this, &NewProjectDialog::suggestFile);
    for (QSpinBox* box : {m_nodes, m_devicesPerNode})
        connect(box, &QSpinBox::valueChanged, this, &NewProjectDialog::suggestFile);
    connect(m_file, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_fileChosen = !text.isEmpty();
        refresh();
    });
    suggestFile();
    m_model->setFocus();
}

void NewProjectDialog::makeChoices()
{
    m_model = new QComboBox(this);
    for (const std::string& name : modelPresets())
        if (const Result<ModelSpec> model = modelPreset(name)) {
            const QString preset = QString::fromStdString(name);
            const double parameters = static_cast<double>(countParameters(*model).total);
            m_model->addItem(tr("%1, %2 parameters").arg(preset, formatCount(parameters)), preset);
        }
    m_model->setCurrentIndex(m_model->findData(kUsualModel));
    m_device = new QComboBox(this);
    for (const std::string& name : devicePresets())
        if (const Result<DeviceSpec> device = devicePreset(name))
            m_device->addItem(QString::fromStdString(device->title.empty() ? name : device->title),
                QString::fromStdString(name));
    m_device->setCurrentIndex(m_device->findData(kUsualDevice));
    const auto number = [this](int most, int value) {
        auto* box = new QSpinBox(this);
        box->setRange(1, most);
        box->setValue(value);
        return box;
    };
    m_nodes = number(16384, kUsualNodes);
    m_devicesPerNode = number(128, usualDevicesPerNode(kUsualDevice));

    auto* form = new QFormLayout;
    form->addRow(tr("&Model"), m_model);
    form->addRow(tr("&GPU"), m_device);
    form->addRow(tr("&Nodes"), m_nodes);
    form->addRow(tr("GPUs &per node"), m_devicesPerNode);
    m_consequences = new QLabel(this);
    m_consequences->setWordWrap(true);
    m_consequences->setForegroundRole(QPalette::PlaceholderText);
    m_consequences->setAccessibleName(tr("What this comes to"));
    m_consequences->setMinimumHeight(2 * fontMetrics().lineSpacing()); // nothing below it moves
    form->addRow(QString(), m_consequences);
    qobject_cast<QVBoxLayout*>(layout())->addLayout(form);
}

void NewProjectDialog::makeFile()
{
    m_file = new QLineEdit(this);
    m_file->setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    auto* browse = new QToolButton(this);
    browse->setText(tr("…"));
    browse->setAccessibleName(tr("Choose another file"));
    browse->setToolTip(plainTip(browse->accessibleName()));
    browse->setFocusPolicy(Qt::StrongFocus);
    connect(browse, &QToolButton::clicked, this, &NewProjectDialog::browse);
    auto* row = new QHBoxLayout;
    row->addWidget(m_file, 1);
    row->addWidget(browse);
    m_objection = new QLabel(this);
    m_objection->setWordWrap(true);
    m_objection->setAccessibleName(tr("What is in the way"));
    m_objection->setMinimumHeight(fontMetrics().lineSpacing());
    auto* form = new QFormLayout;
    form->addRow(tr("&Kept in"), row);
    form->addRow(QString(), m_objection);
    m_file->setAccessibleName(tr("Project file"));
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(row)))
        label->setBuddy(m_file);
    qobject_cast<QVBoxLayout*>(layout())->addLayout(form);
}

void NewProjectDialog::makeButtons()
{
    auto* later = new QLabel(tr("The first plan is the fastest plain layout that fits. Everything can be "
                                "changed afterwards; a model or cluster of your own comes in by dropping its "
                                "config.json, host file or topology on the window."),
        this);
    later->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);
    m_create->setEnabled(false); // until the file is looked at
    connect(buttons, &QDialogButtonBox::accepted, this, &NewProjectDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(later);
    layout()->addWidget(buttons);
}

Result<FirstChoice> NewProjectDialog::choice() const
{
    Result<ModelSpec> model = modelPreset(m_model->currentData().toString().toStdString());
    if (!model)
        return tl::unexpected<Error>(model.error());
    Result<DeviceSpec> device = devicePreset(m_device->currentData().toString().toStdString());
    if (!device)
        return tl::unexpected<Error>(device.error());
    return FirstChoice {std::move(*model), std::move(*device), m_nodes->value(), m_devicesPerNode->value()};
}

QString NewProjectDialog::path() const { return fileOf(m_folder, m_file->text()); }

void NewProjectDialog::followDevice()
{
    m_devicesPerNode->setValue(usualDevicesPerNode(m_device->currentData().toString()));
}

/// A name that says what the project is.
QString NewProjectDialog::suggestedName() const
{
    return QStringLiteral("%1-on-%2x%3-%4")
        .arg(m_model->currentData().toString())
        .arg(m_nodes->value())
        .arg(m_devicesPerNode->value())
        .arg(m_device->currentData().toString().section(u'-', 0, 0));
}

void NewProjectDialog::suggestFile()
{
    if (!m_fileChosen)
        m_file->setText(QDir::toNativeSeparators(projectPath(QDir(m_folder), suggestedName(), 1)));
    refresh();
}

void NewProjectDialog::browse()
{
    auto* files = new QFileDialog(
        this, tr("Keep the project in"), QFileInfo(path()).absolutePath(), tr("Projects (*.rankloom)"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setAcceptMode(QFileDialog::AcceptSave);
    files->setDefaultSuffix(kProjectSuffix.mid(1));
    files->selectFile(path());
    connect(files, &QFileDialog::fileSelected, this, [this](const QString& chosen) {
        m_fileChosen = true;
        m_file->setText(QDir::toNativeSeparators(chosen));
        refresh();
    });
    files->open();
}

QString NewProjectDialog::consequences() const
{
    const Result<FirstChoice> wanted = choice();
    if (!wanted)
        return {};
    const int devices = wanted->nodes * wanted->devicesPerNode;
    const double memory = wanted->device.memory.value() * devices;
    const double states = static_cast<double>(countParameters(wanted->model).total) * kStateBytes;
    const QString text =
        tr("%1 GPUs with %2 together. Weights, gradients and optimizer states take at least %3")
            .arg(QLocale().toString(devices), formatBytes(memory), formatBytes(states));
    return states > memory ? tr("%1: more than there is.").arg(text) : text + u'.';
}

/// A disk that does not answer must not hold the dialog.
void NewProjectDialog::refresh()
{
    m_consequences->setText(consequences());
    // A field that somebody has emptied is his to fill.
    const QString suggested = m_fileChosen || m_file->text().isEmpty() ? QString() : suggestedName();
    m_look.ask(
        [wanted = m_folder, suggested, typed = m_file->text()](const std::stop_token&) {
            Looked found {QDir(wanted).exists() ? wanted : QDir::homePath(), {}, {}};
            if (!suggested.isEmpty())
                found.path = unusedPath(QDir(found.folder), suggested);
            found.objection = objectionTo(suggested.isEmpty() ? fileOf(found.folder, typed) : found.path);
            return found;
        },
        [this](const Looked& found) { show(found); });
}

void NewProjectDialog::show(const Looked& found)
{
    m_folder = found.folder;
    if (!found.path.isEmpty())
        m_file->setText(QDir::toNativeSeparators(found.path));
    m_objection->setText(found.objection.isEmpty() ? QString() : problem(found.objection));
    m_create->setEnabled(found.objection.isEmpty());
    if (std::exchange(m_wanted, false) && m_create->isEnabled())
        QDialog::accept();
}

/// Return in a field may have changed the name, too: made is what has been looked at.
void NewProjectDialog::accept()
{
    if (m_look.isBusy())
        m_wanted = true;
    else
        QDialog::accept();
}

} // namespace rankloom::ui
