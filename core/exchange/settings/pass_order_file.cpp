// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/schedule/pass_order_csv.h"

namespace rankloom {

namespace {

/// "0F0", "2BW13", "1UNSHARD", "v0S3", "(0F3;7B1)OVERLAP_F_B": a stage or rank, letters, a microbatch.
bool looksLikePass(std::string_view cell)
{
    if (startsWith(cell, "(") && cell.ends_with(")OVERLAP_F_B"))
        return true;
    if (startsWith(cell, "v"))
        cell.remove_prefix(1);
    const std::size_t letters = cell.find_first_not_of("0123456789");
    if (letters == 0 || letters == std::string_view::npos)
        return false;
    const std::size_t number = std::min(cell.find_first_of("0123456789", letters), cell.size());
    const std::string_view action = cell.substr(letters, number - letters);
    return action.find_first_not_of("ABCDEFGHINRSTUVW_") == std::string_view::npos
        && cell.find_first_not_of("0123456789", number) == std::string_view::npos;
}

bool looksLikePassOrder(std::string_view head)
{
    constexpr std::size_t kLooked = 12; ///< passes of the first row that has some
    if (startsWith(head, "\xEF\xBB\xBF"))
        head.remove_prefix(3);
    std::size_t end = 0;
    std::string_view row;
    do {
        head.remove_prefix(std::min(end, head.size()));
        end = std::min(head.find('\n'), head.size() - 1) + 1;
        row = trimmed(head.substr(0, end));
    } while (!head.empty() && row.find_first_not_of(", ") == std::string_view::npos);
    if (row.find(',') == std::string_view::npos)
        return false;
    std::size_t seen = 0;
    for (const std::string_view cell : cells(row.substr(0, 1024), ',')) {
        if (cell.empty())
            continue;
        if (!looksLikePass(cell))
            return false;
        if (++seen == kLooked)
            break;
    }
    return seen > 0;
}

Result<Reading> readPassOrderFile(std::string_view text, const std::string& file)
{
    Result<PassOrderFile> read = readPassOrder(text, file);
    if (!read)
        return tl::unexpected<Error>(std::move(read.error()));
    PlanSettings settings;
    settings.tool = "PyTorch pipelining";
    settings.passOrder = writePassOrder(read->order);
    settings.plan.layout.pp = read->order.devices;
    settings.plan.layout.vpp = std::max(1, read->order.chunks);
    settings.plan.schedule.kind = ScheduleKind::Custom;
    settings.plan.schedule.customOrder = settings.passOrder;
    Reading reading;
    reading.diagnostics = std::move(read->diagnostics);
    reading.values.emplace_back(std::move(settings));
    return reading;
}

} // namespace

extern const Format kPassOrderCsv {
    .format = FileFormat::PassOrderCsv,
    .name = "pass-order",
    .title = "order of pipeline passes (PyTorch CSV)",
    .kind = FormatKind::PlanSettings,
    .isText = looksLikePassOrder,
    .whole = readPassOrderFile,
};

} // namespace rankloom
