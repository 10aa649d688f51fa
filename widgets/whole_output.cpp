// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whole_output.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace rankloom::ui {

namespace {

std::unique_ptr<QFileDevice> fileFor(const QString& path)
{
    const QFileInfo there(path); // of what links lead to
    if (there.exists() && !there.isFile() && !there.isDir())
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

} // namespace

WholeOutput::WholeOutput(const QString& path) : m_file(fileFor(path)) { }

WholeOutput::~WholeOutput() = default;

bool WholeOutput::open() { return m_file->open(QIODevice::WriteOnly); }

bool WholeOutput::write(const QByteArray& bytes) { return m_file->write(bytes) == bytes.size(); }

bool WholeOutput::finish()
{
    if (auto* file = qobject_cast<QSaveFile*>(m_file.get()))
        return file->commit();
    const bool arrived = m_file->flush();
    m_file->close();
    return arrived;
}

QString WholeOutput::errorString() const { return m_file->errorString(); }

} // namespace rankloom::ui
