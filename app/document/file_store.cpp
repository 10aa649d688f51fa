// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/file_store.h"

#include <algorithm>
#include <utility>

namespace rankloom::ui {

namespace {

template <class T> bool differ(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b)
{
    return a != b && !(a && b && *a == *b);
}

bool isSame(const Inputs& a, const Inputs& b)
{
    return a.name == b.name && a.models == b.models && a.clusters == b.clusters
        && a.measurements == b.measurements && a.calibration == b.calibration
        && a.requestTraces == b.requestTraces && a.servingCalibrations == b.servingCalibrations;
}

constexpr int kFirstWait = 500; ///< milliseconds until a failed write is tried again
constexpr int kLongestWait = 10'000;

/// Whether time may mend it. What the file cannot hold it will not hold later.
bool passes(const Error& error)
{
    return error.code != ErrorCode::BadValue && error.code != ErrorCode::ProjectDamaged
        && error.code != ErrorCode::TooLarge;
}

} // namespace

FileStore::FileStore(db::ProjectFile file, std::shared_ptr<db::OpenedBackup> backup)
    : m_path(QString::fromStdString(file.path()))
    , m_backup(std::move(backup))
    // Deleted by its own thread, whichever thread lets go of it last.
    , m_voice(new WriterVoice, [](WriterVoice* voice) { voice->deleteLater(); })
    , m_handedOver(std::make_shared<HandedOver>())
{
    connect(m_voice.get(), &WriterVoice::errorOccurred, this, &FileStore::announce);
    connect(m_voice.get(), &WriterVoice::outsideChangeSeen, this, &FileStore::outsideChangeSeen);
    connect(m_voice.get(), &WriterVoice::statusChanged, this, &FileStore::showStatus);
    m_again.setSingleShot(true);
    m_again.setInterval(kFirstWait);
    connect(&m_again, &QTimer::timeout, this, [this] {
        m_again.setInterval(std::min(2 * m_again.interval(), kLongestWait));
        m_writer->retry();
    });
    db::ProjectWriter::Callbacks callbacks;
    callbacks.onError = [voice = m_voice](const Error& error) { Q_EMIT voice->errorOccurred(error); };
    callbacks.onOutsideChange = [voice = m_voice] { Q_EMIT voice->outsideChangeSeen(); };
    callbacks.onStatus = [voice = m_voice, handedOver = m_handedOver, backup = m_backup] {
        if (backup)
            handedOver->settle(*backup);
        Q_EMIT voice->statusChanged();
    };
    if (m_backup)
        callbacks.beforeFirstChange = [copy = m_backup](
                                          const db::ProjectFile& opened) { return copy->make(opened); };
    m_writer = std::make_shared<db::ProjectWriter>(std::move(file), std::move(callbacks));
    m_handedOver->writer = m_writer.get();
}

/// Whoever else holds the writer: the project is closed, and no later crash is one of it.
FileStore::~FileStore()
{
    m_handedOver->writer = nullptr;
    if (m_backup)
        m_backup->end();
}

/// What was handed over before the queue was seen empty is in the file.
void HandedOver::settle(db::OpenedBackup& backup) const
{
    const std::size_t count = changes;
    const db::ProjectWriter* const of = writer;
    if (of != nullptr && of->status().pending == 0)
        backup.settle(count);
}

void FileStore::store(const DocumentState& before, const DocumentState& after, const QString& change)
{
    const std::size_t announced = m_backup ? m_backup->announce(change.toStdString()) : 0;
    enqueue(before, after);
    m_handedOver->changes = announced;
    if (m_backup)
        m_handedOver->settle(*m_backup); // it may be written already
}

void FileStore::enqueue(const DocumentState& before, const DocumentState& after)
{
    const std::optional<Inputs> inFile = std::exchange(m_inFile, std::nullopt);
    const bool stored = inFile && isSame(*inFile, after.inputs);
    // What plans refer to comes before them, and goes after them.
    if (!stored)
        storeInputs(before.inputs, after.inputs);
    for (const ScenarioPointer& scenario : after.scenarios)
        if (differ(before.scenario(scenario->id), scenario))
            m_writer->storeScenario(*scenario);
    for (const ScenarioPointer& scenario : before.scenarios)
        if (!after.scenario(scenario->id))
            m_writer->removeScenario(scenario->id);
    if (before.current != after.current)
        m_writer->setCurrentScenario(after.current);
    if (!stored) {
        for (const auto& model : before.inputs.models)
            if (!after.inputs.model(model->id))
                m_writer->removeModel(model->id);
        for (const auto& cluster : before.inputs.clusters)
            if (!after.inputs.cluster(cluster->id))
                m_writer->removeCluster(cluster->id);
    }
    if (m_kept == Kept::Failed)
        m_writer->retry(); // the change may be what heals it
}

void FileStore::storeInputs(const Inputs& was, const Inputs& is)
{
    if (was.name != is.name)
        m_writer->storeName(is.name);
    if (!(was.calibration == is.calibration))
        m_writer->storeCalibration(is.calibration);
    if (was.servingCalibrations != is.servingCalibrations)
        m_writer->storeServingCalibrations(is.servingCalibrations);
    for (const auto& model : is.models) {
        const auto known = was.model(model->id);
        if (known == model)
            continue;
        if (!known || known->model != model->model || known->title != model->title)
            m_writer->storeModel(model);
        if (!known || known->routing != model->routing || known->counted != model->counted)
            m_writer->storeRouting(model);
    }
    for (const auto& cluster : is.clusters)
        if (differ(was.cluster(cluster->id), cluster))
            m_writer->storeCluster(cluster);
    const auto missing = [](const Inputs& inputs, const MeasurementInfo& measurement) {
        return std::ranges::find(inputs.measurements, measurement.id, &MeasurementInfo::id)
            == inputs.measurements.end();
    };
    for (const MeasurementInfo& measurement : was.measurements)
        if (missing(is, measurement))
            m_writer->markRemoved(measurement.id);
    for (const MeasurementInfo& measurement : is.measurements)
        if (missing(was, measurement))
            m_writer->bringBack(measurement);
}

bool FileStore::isIdle() const
{
    const db::ProjectWriter::Status status = m_writer->status();
    return status.pending == 0 && !status.failure && m_writer->pending() == 0;
}

std::function<Result<void>()> FileStore::waiting()
{
    return [writer = m_writer] {
        if (const db::ProjectWriter::Status status = writer->status(); status.failure && !status.outside)
            writer->retry();
        return writer->drain();
    };
}

void FileStore::retry()
{
    m_announced.clear();
    m_again.setInterval(kFirstWait);
    m_writer->retry();
}

void FileStore::comeBack()
{
    if (m_kept == Kept::Failed)
        m_writer->retry();
    else
        m_writer->checkOutside();
}

/// What the writer says is only the sign to ask it: two threads may say things in any order.
void FileStore::showStatus()
{
    if (!m_writer)
        return;
    const db::ProjectWriter::Status status = m_writer->status();
    const Kept kept = status.failure ? (status.outside ? Kept::Asked : Kept::Failed)
        : status.pending > 0         ? Kept::Soon
                                     : Kept::All;
    if (kept != Kept::Failed) {
        m_again.stop();
        m_again.setInterval(kFirstWait);
        m_announced.clear();
    } else if (!m_again.isActive() && passes(*status.failure)) {
        m_again.start();
    }
    if (std::exchange(m_kept, kept) != kept)
        Q_EMIT keptChanged();
}

void FileStore::announce(const Error& error)
{
    showStatus();
    if (std::exchange(m_announced, error.text()) != error.text())
        Q_EMIT failed(error);
}

} // namespace rankloom::ui
