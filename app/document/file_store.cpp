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

bool isSame(const db::Inputs& a, const db::Inputs& b)
{
    return a.name == b.name && a.models == b.models && a.clusters == b.clusters
        && a.measurements == b.measurements;
}

} // namespace

FileStore::FileStore(db::ProjectFile file, std::shared_ptr<db::OpenedBackup> backup)
    : m_path(QString::fromStdString(file.path()))
    , m_backup(std::move(backup))
    // Deleted by its own thread, whichever thread lets go of it last.
    , m_voice(new WriterVoice, [](WriterVoice* voice) { voice->deleteLater(); })
{
    connect(m_voice.get(), &WriterVoice::errorOccurred, this, &ProjectStore::failed);
    connect(m_voice.get(), &WriterVoice::outsideChangeSeen, this, &FileStore::outsideChangeSeen);
    connect(m_voice.get(), &WriterVoice::pendingChanged, this, [this](qulonglong pending) {
        if (m_allStored != (pending == 0)) {
            m_allStored = pending == 0;
            Q_EMIT allStoredChanged(m_allStored);
        }
    });
    db::ProjectWriter::Callbacks callbacks;
    callbacks.onError = [voice = m_voice](const Error& error) { Q_EMIT voice->errorOccurred(error); };
    callbacks.onOutsideChange = [voice = m_voice] { Q_EMIT voice->outsideChangeSeen(); };
    callbacks.onPending = [voice = m_voice](std::size_t pending) { Q_EMIT voice->pendingChanged(pending); };
    if (m_backup)
        callbacks.beforeFirstChange = [copy = m_backup](
                                          const db::ProjectFile& opened) { return copy->make(opened); };
    m_writer = std::make_shared<db::ProjectWriter>(std::move(file), std::move(callbacks));
}

void FileStore::store(const DocumentState& before, const DocumentState& after)
{
    const std::optional<db::Inputs> inFile = std::exchange(m_inFile, std::nullopt);
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
    if (stored)
        return;
    for (const auto& model : before.inputs.models)
        if (!after.inputs.model(model->id))
            m_writer->removeModel(model->id);
    for (const auto& cluster : before.inputs.clusters)
        if (!after.inputs.cluster(cluster->id))
            m_writer->removeCluster(cluster->id);
}

void FileStore::storeInputs(const db::Inputs& was, const db::Inputs& is)
{
    if (was.name != is.name)
        m_writer->storeName(is.name);
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
    const auto missing = [](const db::Inputs& inputs, const db::MeasurementInfo& measurement) {
        return std::ranges::find(inputs.measurements, measurement.id, &db::MeasurementInfo::id)
            == inputs.measurements.end();
    };
    for (const db::MeasurementInfo& measurement : was.measurements)
        if (missing(is, measurement))
            m_writer->markRemoved(measurement.id, true);
    for (const db::MeasurementInfo& measurement : is.measurements)
        if (missing(was, measurement))
            m_writer->markRemoved(measurement.id, false);
}

Result<void> FileStore::drain() { return m_writer->drain(); }

void FileStore::retry() { m_writer->retry(); }

void FileStore::checkOutsideChanges() { m_writer->checkOutside(); }

} // namespace rankloom::ui
