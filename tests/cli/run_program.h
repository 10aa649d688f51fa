// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

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

/// Validates a document against a schema that the program prints.
inline void validate(const QTemporaryDir& folder, const QByteArray& document, const QString& schema)
{
    const Outcome printed = cli({"schema", schema});
    QCOMPARE(printed.status, 0);
    const Outcome outcome = runProgram("python3",
        {"-c",
            "import json, sys\n"
            "try:\n"
            "    import jsonschema\n"
            "except ImportError:\n"
            "    sys.exit(77)\n"
            "schema = json.load(open(sys.argv[1]))\n"
            "jsonschema.Draft202012Validator.check_schema(schema)\n"
            "jsonschema.Draft202012Validator(schema).validate(json.load(sys.stdin))\n",
            written(folder, schema + ".schema.json", printed.out)},
        document);
    if (outcome.status == 77 || outcome.status < 0)
        QSKIP("python3-jsonschema is not installed: documents are not validated against the schemas.");
    QVERIFY2(outcome.status == 0, outcome.err.right(2000).constData());
}

} // namespace rankloom::test
