// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

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

} // namespace rankloom::test
