// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QString>
#include <QTest>

#include "core/exchange/reading.h"

/// The index of sample files, and what tests ask of a reading.
namespace rankloom::samples {

using nlohmann::json;

inline std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline QString formatsFolder() { return QStringLiteral(RANKLOOM_REFERENCE_DATA "/formats/"); }

/// One line of the index of samples.
struct Sample {
    std::string format;
    std::string file;
    json expected;
};

/// Splits a CSV with quoted cells and doubled quotes.
inline std::vector<std::vector<std::string>> csvRows(const std::string& text)
{
    std::vector<std::vector<std::string>> rows(1, {std::string()});
    bool inQuotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inQuotes) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"')
                rows.back().back().push_back(text[++i]);
            else if (c == '"')
                inQuotes = false;
            else
                rows.back().back().push_back(c);
        } else if (c == '"') {
            inQuotes = true;
        } else if (c == ',') {
            rows.back().emplace_back();
        } else if (c == '\n') {
            rows.push_back({std::string()});
        } else if (c != '\r') {
            rows.back().back().push_back(c);
        }
    }
    return rows;
}

inline std::vector<Sample> samplesOf(const std::set<std::string>& formats)
{
    std::vector<Sample> result;
    for (const auto& row : csvRows(contentOf(formatsFolder() + "index.csv")))
        if (row.size() > 8 && formats.count(row[0]) > 0)
            result.push_back({row[0], row[1], json::parse(row[8], nullptr, false)});
    return result;
}

inline void addRows(const std::set<std::string>& formats)
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected");
    const std::vector<Sample> samples = samplesOf(formats);
    if (samples.empty())
        QTest::newRow("no reference data") << QString() << QString();
    for (const Sample& sample : samples)
        QTest::newRow(sample.file.c_str())
            << QString::fromStdString(sample.file) << QString::fromStdString(sample.expected.dump());
}

template <class T> std::vector<T> valuesOf(const Reading& reading)
{
    std::vector<T> result;
    for (const Parsed& value : reading.values)
        if (const T* typed = std::get_if<T>(&value))
            result.push_back(*typed);
    return result;
}

inline bool hasCode(const Reading& reading, const std::string& code)
{
    return std::any_of(reading.diagnostics.begin(), reading.diagnostics.end(),
        [&](const Diagnostic& d) { return d.code == code; });
}

} // namespace rankloom::samples
