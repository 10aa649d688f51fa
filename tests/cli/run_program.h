// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace rankloom::test {

inline const QString kProgram = QStringLiteral(RANKLOOM_BIN_DIR "/rankloom-cli");

struct Outcome {
    int status = -1; ///< -1: did not end by itself within two minutes
    QByteArray out;
    QByteArray err;
};

inline Outcome runProgram(const QString& program, const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    Outcome outcome;
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return outcome;
    outcome.status = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

inline Outcome cli(const QStringList& arguments, const QByteArray& input = {})
{
    return runProgram(kProgram, arguments, input);
}

/// Whether a running process handles a signal: "SigCgt", by what it does on it; "SigBlk", by a thread of its
/// own that waits for it.
inline bool awaits(const QProcess& process, const char* how, int signal)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray status = file.readAll();
    const QByteArray name = QByteArray(how) + ":\t";
    const qsizetype at = status.indexOf(name);
    return at >= 0 && (status.mid(at + name.size(), 16).toULongLong(nullptr, 16) >> (signal - 1) & 1U) != 0;
}

/// The path of a new file; empty where it could not be written.
inline QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

} // namespace rankloom::test
