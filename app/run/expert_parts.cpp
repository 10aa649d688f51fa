// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/expert_parts.h"

#include <utility>

#include <fmt/format.h>

#include "core/plan/seen_tokens.h"

namespace rankloom::ui {

namespace {

TraceFilter filterOf(const ExpertPartsChoice& choice, TraceSplit::Part part, const std::string* task)
{
    TraceFilter filter = choice.counted;
    if (choice.judgeUnseen)
        filter.split.part = part;
    if (task != nullptr) {
        std::erase_if(filter.tags, [&](const TraceTag& tag) { return tag.key == choice.taskTag; });
        filter.tags.push_back({choice.taskTag, *task});
    }
    return filter;
}

Result<std::vector<RoutingStatistics>> countEach(const ExpertPartsChoice& choice, TraceSplit::Part part,
    const CountFunction& count, Progress& progress, const std::stop_token& stop)
{
    std::vector<RoutingStatistics> parts;
    const auto add = [&](const std::string* task) -> Result<void> {
        Result<RoutingStatistics> routing = count(filterOf(choice, part, task), progress, stop);
        if (!routing)
            return tl::unexpected<Error>(std::move(routing.error()));
        if (!parts.empty()
            && (routing->layers != parts.front().layers || routing->experts != parts.front().experts))
            return fail(ErrorCode::Contradiction,
                fmt::format("{0}={1} has {2} layers of {3} experts, {0}={4} {5} of {6}", choice.taskTag,
                    *task, routing->layers, routing->experts, choice.tasks.front(), parts.front().layers,
                    parts.front().experts),
                {}, "Give traces of another model another tag.");
        parts.push_back(std::move(*routing));
        return {};
    };
    if (choice.tasks.empty())
        if (Result<void> added = add(nullptr); !added)
            return tl::unexpected<Error>(std::move(added.error()));
    for (const std::string& task : choice.tasks)
        if (Result<void> added = add(&task); !added)
            return tl::unexpected<Error>(std::move(added.error()));
    return parts;
}

bool addsUp(const RoutingStatistics& sum, const RoutingStatistics& a, const RoutingStatistics* b)
{
    if (a.load.size() != sum.load.size() || (b != nullptr && b->load.size() != sum.load.size()))
        return false;
    for (std::size_t i = 0; i < sum.load.size(); ++i)
        if (sum.load[i] != a.load[i] + (b != nullptr ? b->load[i] : 0))
            return false;
    return true;
}

/// Whether the parts are of the trace the project shows.
bool isShown(const ExpertParts& parts, const TraceFilter& counted, const RoutingStatistics& present)
{
    const RoutingStatistics& train = parts.seen.front();
    const RoutingStatistics& test = parts.unseen.front();
    switch (counted.split.part) {
    case TraceSplit::Part::All:
        return addsUp(present, train, &test);
    case TraceSplit::Part::Train:
        return addsUp(present, train, nullptr);
    case TraceSplit::Part::Test:
        return addsUp(present, test, nullptr);
    }
    return false;
}

std::string fittedOn(const TraceFilter& filter)
{
    const std::string words = wordsOf(filter);
    return words.empty() ? std::string(kAllTokens) : words;
}

ExpertParts onlySeen(const ExpertPartsChoice& choice, const RoutingStatistics& present, Error why)
{
    return {{present}, {}, std::move(why), fittedOn(choice.counted)};
}

} // namespace

Result<ExpertParts> countExpertParts(const ExpertPartsChoice& choice, const RoutingStatistics& present,
    const CountFunction& count, Progress& progress, const std::stop_token& stop)
{
    if (choice.tasks.empty() && !choice.judgeUnseen)
        return ExpertParts {{present}, {}, {}, fittedOn(choice.counted)};
    ExpertParts parts;
    parts.fittedOn = fittedOn(filterOf(choice, TraceSplit::Part::Train, nullptr));
    const auto take = [&](std::vector<RoutingStatistics>& to, TraceSplit::Part part) -> Result<void> {
        Result<std::vector<RoutingStatistics>> counted = countEach(choice, part, count, progress, stop);
        if (!counted)
            return tl::unexpected<Error>(std::move(counted.error()));
        to = std::move(*counted);
        return {};
    };
    Result<void> taken = take(parts.seen, TraceSplit::Part::Train);
    if (taken && choice.judgeUnseen)
        taken = take(parts.unseen, TraceSplit::Part::Test);
    if (!taken) {
        const bool tooShort = taken.error().code == ErrorCode::BadValue && choice.tasks.empty();
        return tooShort ? Result<ExpertParts>(onlySeen(choice, present, taken.error()))
                        : tl::unexpected<Error>(std::move(taken.error()));
    }
    if (choice.tasks.empty() && !isShown(parts, choice.counted, present))
        return onlySeen(choice, present,
            Error {ErrorCode::Contradiction, "The stored traces are not the ones that are counted now", {},
                {}, "Choose in the panel Traces what counts."});
    return parts;
}

} // namespace rankloom::ui
