// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

QT_BEGIN_NAMESPACE
class QFileDevice;
QT_END_NAMESPACE

namespace rankloom::ui {

/// A file that is there as a whole or not at all: written beside its place and moved there. What is no file,
/// such as a device or a pipe behind a link, is written to and never replaced.
class WholeOutput {
public:
    explicit WholeOutput(const QString& path);
    ~WholeOutput();
    WholeOutput(const WholeOutput&) = delete;
    WholeOutput& operator=(const WholeOutput&) = delete;

    bool open();
    bool write(const QByteArray& bytes);
    /// Puts the file in its place. Without it nothing has happened there, devices aside.
    bool finish();
    [[nodiscard]] QString errorString() const;

private:
    std::unique_ptr<QFileDevice> m_file;
};

} // namespace rankloom::ui
