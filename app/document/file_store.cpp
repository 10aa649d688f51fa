// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/file_store.h"

#include <utility>

namespace rankloom::ui {

namespace {

template <class T> bool differ(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b)
{
    return a != b && !(a && b && *a == *b);
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
    if (before.project != after.project && after.project != std::exchange(m_inFile, nullptr))
        storeInputs(before, after);
    for (const ScenarioPointer& scenario : after.scenarios)
        if (differ(before.scenario(scenario->id), scenario))
            m_writer->storeScenario(*scenario);
    for (const ScenarioPointer& scenario : before.scenarios)
        if (!after.scenario(scenario->id))
            m_writer->removeScenario(scenario->id);
    if (before.current != after.current)
        m_writer->setCurrentScenario(after.current);
}

void FileStore::storeInputs(const DocumentState& before, const DocumentState& after)
{
    const Project& was = *before.project;
    const Project& is = *after.project;
    if (was.name != is.name)
        m_writer->storeName(is.name);
    if (was.model != is.model)
        m_writer->storeModel(is.model);
    if (was.cluster != is.cluster)
        m_writer->storeCluster(is.cluster);
    if (was.routing != is.routing || before.counted != after.counted)
        m_writer->storeRouting(is.routing, after.counted);
}

Result<void> FileStore::drain() { return m_writer->drain(); }

void FileStore::retry() { m_writer->retry(); }

void FileStore::checkOutsideChanges() { m_writer->checkOutside(); }

} // namespace rankloom::ui
