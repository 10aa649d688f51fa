// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

using nlohmann::ordered_json;

tl::unexpected<Error> damagedRates()
{
    return fail(ErrorCode::ProjectDamaged, Phrase::of("the fitted rates of serving cannot be read"), {},
        Phrase::of("Repair a copy of the project."));
}

/// A number that can be one of a measurement; nothing else.
std::optional<double> figureOf(const nlohmann::json& value)
{
    const double number = value.is_number() ? value.get<double>() : -1;
    return number >= 0 && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Names of figures in the order of their document.
bool readFigures(std::string_view text, ServingCalibration& out)
{
    const Result<nlohmann::json> figures = parseJson(text);
    if (!figures || !figures->is_array())
        return false;
    for (const nlohmann::json& row : *figures) {
        if (!row.is_array() || row.size() != 2 || !row[0].is_string())
            return false;
        const std::optional<double> value = figureOf(row[1]);
        if (!value)
            return false;
        out.figures.emplace_back(row[0].get<std::string>(), *value);
    }
    return true;
}

bool readPoints(std::string_view text, ServingCalibration& out)
{
    const Result<nlohmann::json> points = parseJson(text);
    if (!points || !points->is_array())
        return false;
    for (const nlohmann::json& row : *points) {
        if (!row.is_array() || row.size() != 4 || !row[0].is_string() || !row[1].is_string())
            return false;
        const auto figure = fromName<ServedFigure>(row[1].get<std::string>());
        const std::optional<double> measured = figureOf(row[2]);
        const std::optional<double> estimated = figureOf(row[3]);
        if (!figure || !measured || !estimated)
            return false;
        out.points.push_back({row[0].get<std::string>(), *figure, *measured, *estimated});
    }
    return true;
}

} // namespace

Result<void> writeServingCalibrations(
    SQLite::Database& database, const std::vector<Shared<ServingCalibration>>& calibrations)
{
    database.exec("DELETE FROM serving_rates");
    SQLite::Statement insert(database,
        "INSERT INTO serving_rates (id, device, source, figures_json, points_json) VALUES (?, ?, ?, ?, ?)");
    std::int64_t id = 0;
    for (const Shared<ServingCalibration>& calibration : calibrations) {
        for (const std::string& text : {calibration->device, calibration->source})
            if (Result<void> sound = checkText(text, "source of fitted rates"); !sound)
                return sound;
        ordered_json figures = ordered_json::array();
        for (const auto& [name, value] : calibration->figures)
            figures.push_back({name, value});
        ordered_json points = ordered_json::array();
        for (const ServedPoint& point : calibration->points) {
            if (Result<void> sound = checkText(point.id, "name of a measured run"); !sound)
                return sound;
            if (std::isfinite(point.measured) && std::isfinite(point.estimated))
                points.push_back({point.id, nameOf(point.figure), point.measured, point.estimated});
        }
        insert.bind(1, ++id);
        insert.bind(2, calibration->device);
        insert.bind(3, calibration->source);
        insert.bind(4, compactText(figures));
        insert.bind(5, compactText(points));
        insert.exec();
        insert.reset();
    }
    return {};
}

Result<std::vector<Shared<ServingCalibration>>> readServingCalibrations(SQLite::Database& database)
{
    std::vector<Shared<ServingCalibration>> calibrations;
    SQLite::Statement rows(
        database, "SELECT device, source, figures_json, points_json FROM serving_rates ORDER BY id");
    while (rows.executeStep()) {
        ServingCalibration calibration {rows.getColumn(0).getString(), rows.getColumn(1).getString(), {}, {}};
        if (!readFigures(bytesOf(rows, 2), calibration) || !readPoints(bytesOf(rows, 3), calibration))
            return damagedRates();
        calibrations.emplace_back(std::move(calibration));
    }
    return calibrations;
}

} // namespace rankloom::db
