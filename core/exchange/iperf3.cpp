// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/host_mapping.h"
#include "core/exchange/json_values.h"
#include "core/exchange/readers.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// Client and server; nothing where the file does not say, or where both are one machine.
struct Ends {
    std::string client;
    std::string server;

    [[nodiscard]] bool known() const { return !client.empty() && !server.empty() && client != server; }
};

PairMeasurement measurement(std::string test, double bytesPerSecond, const Ends& ends, bool fromServer)
{
    PairMeasurement run;
    run.tool = "iperf3";
    run.test = std::move(test);
    run.printedUnit = "bit/s";
    run.rows.push_back({0, bytesPerSecond});
    if (ends.known())
        run.hosts =
            fromServer ? std::vector {ends.server, ends.client} : std::vector {ends.client, ends.server};
    return run;
}

/// A client's output names the server as it was told to; both as they are connected.
Ends endsOf(const json& start)
{
    const json& list = memberOf(start, "connected");
    const json none = json::object();
    const json& connected = list.is_array() && !list.empty() ? list[0] : none;
    Ends ends {textOf(memberOf(connected, "local_host")), textOf(memberOf(connected, "remote_host"))};
    if (const std::string told = textOf(memberOf(memberOf(start, "connecting_to"), "host"));
        !told.empty() && !isNetworkAddress(told))
        ends.server = told;
    if (memberOf(start, "accepted_connection").is_object())
        std::swap(ends.client, ends.server);
    for (std::string* host : {&ends.client, &ends.server})
        if (host->size() > 253)
            host->clear();
    return ends;
}

void warnAboutHosts(Reading& reading, const std::string& file, const Ends& ends)
{
    if (ends.known() && !isNetworkAddress(ends.client) && !isNetworkAddress(ends.server))
        return;
    warn(reading, file, 0, "hosts-unknown",
        Phrase::of("The file names addresses only; say which hosts the client and the server were"));
}

/// "[SUM]   0.00-2.00   sec  5.16 GBytes  22.1 Gbits/sec   receiver" in bytes per second.
std::optional<double> readRate(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    for (std::size_t i = 1; i < w.size(); ++i) {
        const std::size_t unit = w[i].find("bits/sec");
        if (unit == std::string_view::npos || unit > 1)
            continue;
        const std::optional<double> number = parseDouble(w[i - 1]);
        const std::string_view prefix = w[i].substr(0, unit);
        const double factor = prefix == "T" ? 1e12
            : prefix == "G"                 ? 1e9
            : prefix == "M"                 ? 1e6
            : prefix == "K"                 ? 1e3
            : prefix.empty()                ? 1.0
                                            : 0.0;
        if (number && *number >= 0 && factor > 0)
            return *number * factor / 8;
    }
    return std::nullopt;
}

} // namespace

std::optional<Iperf3Ends> iperf3Ends(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    const auto after = [&w](std::string_view word) {
        const auto at = std::ranges::find(w, word);
        return at == w.end() || at + 1 == w.end() ? std::string() : std::string((at + 1)->substr(0, 253));
    };
    if (startsWith(line, "Accepted connection from ")) {
        std::string client = after("from");
        client.resize(client.find_last_not_of(',') + 1);
        return Iperf3Ends {std::move(client), {}};
    }
    Iperf3Ends ends {after("local"), after("to")};
    if (!contains(line, " connected to ") || ends.client.empty() || ends.server.empty())
        return std::nullopt;
    return ends;
}

/// All streams together, as received; both directions of --bidir one after the other.
Result<Reading> readIperf3Json(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    if (const std::string error = textOf(memberOf(*root, "error")); !error.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The run failed: {}", inQuotes(error)),
            {file, 0, 0, "/error"}, Phrase::of("Measure again."));
    const json& end = memberOf(*root, "end");
    const json& test = memberOf(memberOf(*root, "start"), "test_start");
    const std::string protocol = textOf(memberOf(test, "protocol"));
    const Ends ends = endsOf(memberOf(*root, "start"));
    const bool reverse = numberOf(memberOf(test, "reverse")) == 1;
    Reading reading;
    const auto add = [&](const char* key, bool fromServer) {
        const double bits = numberOf(memberOf(memberOf(end, key), "bits_per_second"));
        if (bits > 0)
            reading.values.emplace_back(measurement(fmt::format("{} {}", protocol.empty() ? "TCP" : protocol,
                                                        fromServer ? "server to client" : "client to server"),
                bits / 8, ends, fromServer));
        return bits > 0;
    };
    if (!add("sum_received", reverse) && !add("sum_sent", reverse) && !add("sum", reverse))
        return fail(ErrorCode::BadValue,
            Phrase::of("The file holds no sum over the streams: the run did not finish"),
            {file, 0, 0, "/end"}, Phrase::of("Choose the file of a run that finished."));
    add("sum_received_bidir_reverse", true);
    warnAboutHosts(reading, file, ends);
    return reading;
}

/// The last sum over the streams wins, else the last line of a receiver.
Result<Reading> readIperf3Text(const ReaderInput& input)
{
    std::optional<double> sum;
    std::optional<double> receiver;
    Ends ends;
    bool byServer = false;
    for (const TextLine& line : input.text.lines()) {
        if (const std::optional<Iperf3Ends> found = iperf3Ends(line.text)) {
            if (found->server.empty())
                byServer = true;
            else if (ends.client.empty())
                ends = {found->client, found->server};
            continue;
        }
        const std::optional<double> rate = readRate(line.text);
        if (!rate)
            continue;
        if (contains(line.text, "[SUM]"))
            sum = rate;
        else if (contains(line.text, "receiver"))
            receiver = rate;
    }
    if (!sum && !receiver)
        return fail(ErrorCode::BadSyntax, Phrase::of("The output holds no line of a receiver or a sum"),
            {input.file, 0, 0, {}}, Phrase::of("Choose the output of a run that finished."));
    Reading reading;
    if (byServer)
        std::swap(ends.client, ends.server);
    reading.values.emplace_back(measurement("client to server", sum ? *sum : *receiver, ends, false));
    warnAboutHosts(reading, input.file, ends);
    return reading;
}

} // namespace rankloom
