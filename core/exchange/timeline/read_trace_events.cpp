// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/timeline/read_trace_events.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/timeline/pass_names.h"
#include "core/exchange/timeline/trace_events.h"
#include "core/measure/measured_lanes.h"

namespace rankloom {

namespace {

/// Kernels of one pass follow each other closer than this.
constexpr std::int64_t kSamePassGap = 20'000;

void note(
    Diagnostics& diagnostics, const std::string& file, Severity severity, std::string code, Phrase message)
{
    diagnostics.push_back({severity, std::move(code), std::move(message), {file, 0, 0, {}}, {}, {}});
}

bool isDevice(std::string_view category)
{
    return category == "kernel" || category == "gpu_memcpy" || category == "gpu_memset";
}

bool isHost(std::string_view category)
{
    return category == "user_annotation" || category == "cuda_runtime" || category == "cuda_driver"
        || category == "cpu_op";
}

bool isCollective(std::string_view name)
{
    return name.find("nccl") != std::string_view::npos || name.find("rccl") != std::string_view::npos;
}

/// Earlier slices win: what a later one overlaps is cut off, and what is inside an earlier one is dropped.
std::int64_t removeOverlaps(std::vector<Slice>& slices)
{
    std::ranges::stable_sort(slices, {}, [](const Slice& s) { return std::pair(s.start, s.end); });
    std::int64_t cut = 0;
    std::int64_t clock = slices.empty() ? 0 : slices.front().start;
    std::erase_if(slices, [&](Slice& slice) {
        bool gone = false;
        if (slice.start < clock) {
            ++cut;
            slice.start = std::min(clock, slice.end);
            gone = slice.start == slice.end;
        }
        clock = std::max(clock, slice.end);
        return gone;
    });
    return cut;
}

/// Neighbours that are the same pass become one slice.
void mergeNeighbours(std::vector<Slice>& slices)
{
    std::vector<Slice> merged;
    for (const Slice& slice : slices) {
        const bool same = !merged.empty() && merged.back().kind == slice.kind
            && merged.back().stage == slice.stage && merged.back().microbatch == slice.microbatch
            && slice.start - merged.back().end < kSamePassGap;
        if (same)
            merged.back().end = std::max(merged.back().end, slice.end);
        else
            merged.push_back(slice);
    }
    slices = std::move(merged);
}

Slice sliceOf(const TraceEvent& event, PassName pass)
{
    Slice slice;
    slice.start = event.start;
    slice.end = event.end();
    slice.kind = pass.kind;
    slice.stage = static_cast<std::int16_t>(pass.stage >= 0 ? pass.stage : std::max(0, event.stage));
    slice.microbatch = pass.microbatch;
    slice.chunk = static_cast<std::uint8_t>(std::max(0, event.chunk));
    return slice;
}

/// The rank in a file name, as profilers write it: "rank-3", "rank3", "rank_3".
int rankInName(std::string_view file)
{
    const auto at = file.rfind("rank");
    if (at == std::string_view::npos)
        return -1;
    std::string_view rest = file.substr(at + 4);
    if (!rest.empty() && (rest.front() == '-' || rest.front() == '_'))
        rest.remove_prefix(1);
    const auto end = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const auto rank = parseInteger(rest.substr(0, std::min<std::size_t>(end, 8)));
    return rank ? static_cast<int>(*rank) : -1;
}

/// Keeps the last of several steps: a pass that comes again begins a new one.
std::int64_t keepLastStep(std::vector<Slice>& slices)
{
    std::set<std::tuple<int, PassKind, std::int32_t>> seen;
    std::int64_t steps = 1;
    std::size_t begin = 0;
    std::size_t best = 0;
    std::size_t bestEnd = 0;
    const auto close = [&](std::size_t end) {
        // A step that the recording cut off is no step to compare with.
        if (end - begin >= bestEnd - best) {
            best = begin;
            bestEnd = end;
        }
    };
    for (std::size_t i = 0; i < slices.size(); ++i) {
        if (slices[i].microbatch < 0)
            continue;
        if (!seen.insert({slices[i].stage, slices[i].kind, slices[i].microbatch}).second) {
            close(i);
            ++steps;
            begin = i;
            seen.clear();
            seen.insert({slices[i].stage, slices[i].kind, slices[i].microbatch});
        }
    }
    close(slices.size());
    slices.erase(slices.begin() + static_cast<std::ptrdiff_t>(bestEnd), slices.end());
    slices.erase(slices.begin(), slices.begin() + static_cast<std::ptrdiff_t>(best));
    return steps;
}

/// A trace with kernels of devices: one lane per device.
class DeviceTrace {
public:
    DeviceTrace(const RawTrace& trace, const std::string& file, Diagnostics& diagnostics)
        : m_trace(trace), m_file(file), m_diagnostics(diagnostics)
    {
    }

    Result<MeasuredTimeline> read()
    {
        sortEvents();
        MeasuredTimeline measured;
        measured.tool = "PyTorch profiler";
        measured.device = m_trace.device;
        measured.worldSize = m_trace.worldSize;
        const int rank = m_trace.rank >= 0 ? m_trace.rank : rankInName(m_file);
        for (auto& [process, device] : m_devices) {
            Lane lane = laneOf(device, measured.named);
            if (lane.slices.empty())
                continue;
            lane.name =
                rank >= 0 ? fmt::format("rank {}", rank) : fmt::format("device {}", m_trace.text(process));
            measured.timeline.lanes.push_back(std::move(lane));
            measured.ranks.push_back(m_devices.size() == 1 ? rank : -1);
            measured.clockOffsets.push_back(0);
        }
        if (measured.timeline.lanes.empty())
            return fail(ErrorCode::BadValue, Phrase::of("The trace holds no compute of a device"),
                {m_file, 0, 0, {}}, Phrase::of("Profile with the activities CPU and CUDA."));
        report(measured);
        completeLanes(measured);
        return measured;
    }

private:
    struct Device {
        std::vector<const TraceEvent*> kernels;
        std::vector<const TraceEvent*> collectives;
        std::vector<const TraceEvent*> copies;
        std::vector<const TraceEvent*> annotations;
    };
    /// A labelled interval of the host or of a device.
    struct Label {
        std::int64_t start = 0;
        std::int64_t end = 0;
        PassName pass;
    };

    void sortEvents()
    {
        for (const TraceEvent& event : m_trace.events) {
            const std::string_view category = m_trace.text(event.category);
            const std::string_view name = m_trace.text(event.name);
            if (category == "kernel")
                (isCollective(name) ? m_devices[event.process].collectives : m_devices[event.process].kernels)
                    .push_back(&event);
            else if (category == "gpu_memcpy")
                m_devices[event.process].copies.push_back(&event);
            else if (category == "gpu_user_annotation")
                m_devices[event.process].annotations.push_back(&event);
            else if (category == "user_annotation")
                m_annotations.push_back(&event);
            else if ((category == "cuda_runtime" || category == "cuda_driver") && event.correlation >= 0)
                m_launches[event.correlation] = event.start;
        }
        m_hostLabels = labelsOf(m_annotations);
    }

    /// Named passes where there are any, else what words in the names tell; by start.
    [[nodiscard]] std::vector<Label> labelsOf(const std::vector<const TraceEvent*>& annotations) const
    {
        std::vector<Label> named;
        std::vector<Label> guessed;
        for (const TraceEvent* event : annotations) {
            Label label {event->start, event->end(), {}};
            if (readPassName(m_trace.text(event->name), label.pass) && label.pass.stage >= 0)
                named.push_back(label);
            else if (guessPassKind(m_trace.text(event->name), label.pass.kind))
                guessed.push_back(label);
        }
        std::vector<Label>& labels = named.empty() ? guessed : named;
        std::ranges::stable_sort(labels, {}, &Label::start);
        return std::move(labels);
    }

    /// The label around a time: the last that began before it, of those that have not ended. Labels of one
    /// thread nest, so that looking a few back is enough.
    static const Label* around(const std::vector<Label>& labels, std::int64_t time)
    {
        auto after = std::ranges::upper_bound(labels, time, {}, &Label::start);
        for (int back = 0; back < 16 && after != labels.begin(); ++back)
            if ((--after)->end > time)
                return &*after;
        return nullptr;
    }

    [[nodiscard]] std::optional<PassName> passOf(
        const TraceEvent& kernel, const std::vector<Label>& deviceLabels) const
    {
        if (const Label* label = around(deviceLabels, kernel.start))
            return label->pass;
        if (const auto launch = m_launches.find(kernel.correlation); launch != m_launches.end())
            if (const Label* label = around(m_hostLabels, launch->second))
                return label->pass;
        PassName pass;
        if (guessPassKind(m_trace.text(kernel.name), pass.kind))
            return pass;
        return std::nullopt;
    }

    Lane laneOf(const Device& device, bool& named)
    {
        Lane lane;
        const std::vector<Label> labels = labelsOf(device.annotations);
        if (!labels.empty() && labels.front().pass.stage >= 0) {
            for (const Label& label : labels) {
                TraceEvent whole;
                whole.start = label.start;
                whole.duration = label.end - label.start;
                lane.slices.push_back(sliceOf(whole, label.pass));
            }
            named = true;
        } else {
            std::vector<const TraceEvent*> kernels = device.kernels;
            std::ranges::stable_sort(kernels, {}, &TraceEvent::start);
            PassName last;
            for (const TraceEvent* kernel : kernels) {
                const auto pass = passOf(*kernel, labels);
                m_unnamed += pass ? 0 : 1;
                last = pass.value_or(last);
                lane.slices.push_back(sliceOf(*kernel, last));
                named |= last.stage >= 0;
            }
        }
        m_cut += removeOverlaps(lane.slices);
        mergeNeighbours(lane.slices);
        m_steps = std::max(m_steps, keepLastStep(lane.slices));
        addStreams(device, lane);
        return lane;
    }

    void addStreams(const Device& device, Lane& lane) const
    {
        if (lane.slices.empty())
            return;
        const auto add = [&](StreamKind kind, const std::vector<const TraceEvent*>& events, auto wanted) {
            Stream stream {kind, {}};
            PassName what;
            what.kind = kind == StreamKind::Collectives ? PassKind::Communication : PassKind::Offload;
            for (const TraceEvent* event : events)
                if (wanted(m_trace.text(event->name)) && event->start < lane.slices.back().end) {
                    stream.slices.push_back(sliceOf(*event, what));
                    stream.slices.back().stage = lane.slices.front().stage;
                }
            removeOverlaps(stream.slices);
            if (!stream.slices.empty())
                lane.streams.push_back(std::move(stream));
        };
        add(StreamKind::Collectives, device.collectives, [](std::string_view) { return true; });
        add(StreamKind::OffloadOut, device.copies,
            [](std::string_view name) { return contains(name, "DtoH"); });
        add(StreamKind::OffloadIn, device.copies,
            [](std::string_view name) { return contains(name, "HtoD"); });
    }

    void report(const MeasuredTimeline& measured)
    {
        if (m_steps > 1)
            note(m_diagnostics, m_file, Severity::Warning, "several-steps",
                Phrase::of("The trace holds {} steps; the last whole one is taken", m_steps));
        if (m_unnamed > 0)
            note(m_diagnostics, m_file, Severity::Warning, "kernels-unnamed",
                Phrase::of("{} kernels have neither a label around them nor a telling name; they are taken "
                           "for what ran before them",
                    m_unnamed));
        if (m_cut > 0)
            note(m_diagnostics, m_file, Severity::Hint, "overlaps-cut",
                Phrase::of("{} pieces of compute ran at the same time as another; a lane shows one", m_cut));
        if (!measured.named)
            note(m_diagnostics, m_file, Severity::Warning, "passes-unnamed",
                Phrase::of("The passes carry no stage and microbatch, so that only sums can be compared"));
        for (const auto& [process, device] : m_devices)
            if (!device.collectives.empty())
                return;
        note(m_diagnostics, m_file, Severity::Warning, "no-communication",
            Phrase::of("No communication is visible: the trace has no NCCL kernels"));
    }

    const RawTrace& m_trace;
    const std::string& m_file;
    Diagnostics& m_diagnostics;
    std::map<std::int32_t, Device> m_devices; ///< by text of the process, in order of appearance
    std::vector<const TraceEvent*> m_annotations;
    std::vector<Label> m_hostLabels;
    std::map<std::int64_t, std::int64_t> m_launches; ///< correlation to time
    std::int64_t m_steps = 1;
    std::int64_t m_unnamed = 0;
    std::int64_t m_cut = 0;
};

/// "stage 3" and "rank 3" say 3.
int numberInName(std::string_view name)
{
    const auto space = name.rfind(' ');
    const auto number = parseInteger(space == std::string_view::npos ? name : name.substr(space + 1));
    return number && *number >= 0 && *number < 1'000'000 ? static_cast<int>(*number) : -1;
}

/// Lanes in the order of their numbers, where all have one.
void sortByRank(MeasuredTimeline& measured)
{
    if (std::ranges::find(measured.ranks, -1) != measured.ranks.end())
        return;
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t l = 0; l < measured.ranks.size(); ++l)
        order.emplace_back(measured.ranks[l], l);
    std::ranges::sort(order);
    std::vector<Lane> lanes;
    for (std::size_t l = 0; l < order.size(); ++l) {
        measured.ranks[l] = order[l].first;
        lanes.push_back(std::move(measured.timeline.lanes[order[l].second]));
    }
    measured.timeline.lanes = std::move(lanes);
}

/// Trace events that another program wrote of passes: one lane per process.
Result<MeasuredTimeline> readPassTrace(
    const RawTrace& trace, const std::string& file, Diagnostics& diagnostics)
{
    MeasuredTimeline measured;
    measured.tool = "trace events";
    measured.worldSize = trace.worldSize;
    std::map<std::int32_t, std::pair<std::vector<Slice>, std::map<StreamKind, std::vector<Slice>>>> lanes;
    std::int64_t unknown = 0;
    for (const TraceEvent& event : trace.events) {
        PassName pass;
        const std::string_view category = trace.text(event.category);
        if (!readPassName(trace.text(event.name), pass)) {
            if (category == "comm" || category == "communication") {
                pass.kind = PassKind::Communication;
                lanes[event.process].second[StreamKind::Collectives].push_back(sliceOf(event, pass));
            } else {
                ++unknown;
            }
            continue;
        }
        if (event.microbatch >= 0 && pass.microbatch < 0)
            pass.microbatch = event.microbatch;
        auto& [slices, streams] = lanes[event.process];
        const Slice slice = sliceOf(event, pass);
        bool beside = false;
        for (const StreamKind kind : {StreamKind::Collectives, StreamKind::OffloadOut, StreamKind::OffloadIn})
            if (category == toString(kind)) {
                streams[kind].push_back(slice);
                beside = true;
            }
        if (beside)
            continue;
        slices.push_back(slice);
        measured.named |= slice.microbatch >= 0 && (pass.stage >= 0 || event.stage >= 0);
    }
    std::int64_t cut = 0;
    for (auto& [process, content] : lanes) {
        if (content.first.empty())
            continue;
        Lane lane;
        const auto name = trace.processNames.find(process);
        lane.name =
            name == trace.processNames.end() ? fmt::format("process {}", trace.text(process)) : name->second;
        lane.slices = std::move(content.first);
        cut += removeOverlaps(lane.slices);
        for (auto& [kind, slices] : content.second) {
            removeOverlaps(slices);
            lane.streams.push_back({kind, std::move(slices)});
        }
        measured.ranks.push_back(numberInName(lane.name));
        measured.clockOffsets.push_back(0);
        measured.timeline.lanes.push_back(std::move(lane));
    }
    if (measured.timeline.lanes.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The trace holds no work of a device and no named pass"),
            {file, 0, 0, {}}, Phrase::of("Profile with the activities CPU and CUDA."));
    sortByRank(measured);
    if (unknown > 0)
        note(diagnostics, file, Severity::Warning, "events-unnamed",
            Phrase::of("{} events have names that are no passes; they are left out", unknown));
    if (cut > 0)
        note(diagnostics, file, Severity::Hint, "overlaps-cut",
            Phrase::of("{} passes ran at the same time as another; a lane shows one", cut));
    completeLanes(measured);
    return measured;
}

} // namespace

Result<MeasuredTimeline> readTraceEvents(
    std::string_view text, const std::string& file, Diagnostics& diagnostics)
{
    const Result<RawTrace> trace = readRawTrace(text, file);
    if (!trace)
        return tl::unexpected<Error>(trace.error());
    if (trace->beginEndEvents > 0)
        note(diagnostics, file, Severity::Warning, "begin-end-events",
            Phrase::of("{} events of phases B and E are left out: only complete events (X) are read",
                trace->beginEndEvents));
    bool device = false;
    bool host = false;
    for (const TraceEvent& event : trace->events) {
        device |=
            isDevice(trace->text(event.category)) || trace->text(event.category) == "gpu_user_annotation";
        host |= isHost(trace->text(event.category));
    }
    if (device)
        return DeviceTrace(*trace, file, diagnostics).read();
    if (host)
        return fail(ErrorCode::BadValue,
            Phrase::of("The trace holds only work of the host, none of a device"), {file, 0, 0, {}},
            Phrase::of("Profile with the activities CPU and CUDA."));
    return readPassTrace(*trace, file, diagnostics);
}

namespace {

Result<Reading> readTraceEventFile(std::string_view text, const std::string& file)
{
    Reading reading;
    Result<MeasuredTimeline> measured = readTraceEvents(text, file, reading.diagnostics);
    if (!measured)
        return tl::unexpected<Error>(std::move(measured.error()));
    reading.values.emplace_back(std::move(*measured));
    return reading;
}

} // namespace

extern const Format kTraceEvents {
    .format = FileFormat::TraceEvents,
    .name = "trace-events",
    .title = "trace of a step (Kineto, Chrome)",
    .isJson =
        [](const JsonHead& head) {
            return head.has("traceEvents")
                || (head.has("schemaVersion")
                    && (head.has("deviceProperties") || head.has("distributedInfo")))
                || (head.text.front() == '[' && head.has("ph") && head.has("pid"));
        },
    .whole = readTraceEventFile,
};

} // namespace rankloom
