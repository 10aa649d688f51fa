// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/measured_figures.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

/// "allocatedBytes", "stepSeconds"; others are not of one kind.
FigureKind kindOf(const QString& quantity)
{
    return quantity.endsWith(QLatin1String("bytes"), Qt::CaseInsensitive)  ? FigureKind::Bytes
        : quantity.endsWith(QLatin1String("seconds"), Qt::CaseInsensitive) ? FigureKind::Seconds
                                                                           : FigureKind::Count;
}

QString text(const nlohmann::json& object, const char* key)
{
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? QString::fromStdString(at->get<std::string>()) : QString();
}

void addTable(MeasuredFigures& figures, const nlohmann::json& table)
{
    const QString quantity = text(table, "quantity");
    const auto rows = table.find("rows");
    if (rows == table.end() || !rows->is_array() || rows->empty() || kindOf(quantity) != figures.kind)
        return;
    const int group = static_cast<int>(figures.groups.size());
    for (const nlohmann::json& row : *rows) {
        if (!row.is_object() || !row.contains("measured") || !row.contains("estimated")
            || !row["measured"].is_number() || !row["estimated"].is_number())
            continue;
        figures.figures.push_back(
            {text(row, "id"), row["measured"].get<double>(), row["estimated"].get<double>(), group});
    }
    figures.groups << text(table, "file") + QStringLiteral(": ") + quantity;
}

} // namespace

Result<MeasuredFigures> readMeasuredFigures(const QString& path)
{
    const Place place = placeOf(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotFound, "the file cannot be read", place);
    Result<nlohmann::json> document = parseJson(file.readAll().toStdString());
    if (!document) {
        document.error().where.file = place.file;
        return tl::unexpected<Error>(std::move(document.error()));
    }
    const auto tables = document->is_object() ? document->find("tables") : document->end();
    if (!document->is_object() || text(*document, "format") != QLatin1String("rankloom-validation")
        || tables == document->end() || !tables->is_array())
        return fail(ErrorCode::BadValue, "a validation document is expected", place,
            "Make one: rankloom-cli validate KIND FOLDER --json");
    MeasuredFigures figures;
    for (const FigureKind kind : {FigureKind::Bytes, FigureKind::Seconds, FigureKind::Count}) {
        figures.kind = kind;
        for (const nlohmann::json& table : *tables)
            if (table.is_object())
                addTable(figures, table);
        if (!figures.figures.empty())
            break;
    }
    double both = 0;
    double squares = 0;
    for (const MeasuredFigure& figure : figures.figures) {
        both += figure.measured * figure.estimated;
        squares += figure.estimated * figure.estimated;
    }
    if (!(squares > 0))
        return fail(ErrorCode::BadValue, "nothing was both measured and estimated", place);
    figures.fit = MeasuredFigures::Fit {both / squares, 0};
    return figures;
}

} // namespace rankloom::ui
