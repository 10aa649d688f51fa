// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_picture.h"

#include <algorithm>
#include <utility>

namespace rankloom {

namespace {

/// 64 MiB of who decodes where: more is not needed to explain a picture.
constexpr std::size_t kMostDecodes = std::size_t {1} << 24U;

} // namespace

/// Writes down what a simulation does.
class ServingPictureMaker final : public ServingObserver {
public:
    explicit ServingPictureMaker(ServingPicture& picture) : m_picture(picture)
    {
        const bool fused = picture.setup.choice.scheduler == SchedulerKind::Fusion;
        for (int replica = 0; replica < picture.setup.allReplicas(); ++replica) {
            for (int stage = 0; stage < picture.setup.stagesOf(replica); ++stage)
                picture.lanes.push_back({replica, stage, ServingStream::Main, {}, {}});
            if (fused)
                picture.lanes.push_back({replica, 0, ServingStream::Prompts, {}, {}});
        }
    }

    void batch(const ServedBatch& batch) override
    {
        const bool prompts = batch.stream == ServingStream::Prompts;
        const auto stages = static_cast<std::size_t>(m_picture.setup.stagesOf(batch.replica));
        const std::size_t first = m_picture.firstLane(batch.replica) + (prompts ? stages : 0);
        const auto number = static_cast<std::int32_t>(m_picture.batches.size());
        PicturedBatch out;
        out.formed = batch.formed.value();
        out.replica = batch.replica;
        out.place = static_cast<std::int32_t>(m_picture.lanes[first].spans.size());
        out.prefillTokens = static_cast<std::int32_t>(batch.load.prefillTokens);
        out.decodes = static_cast<std::int32_t>(batch.load.decodes);
        out.stream = batch.stream;
        for (std::size_t s = 0; s < batch.start.size(); ++s)
            addTo(m_picture.lanes[first + s], batch, s, number);
        out.firstPiece = static_cast<std::int64_t>(m_picture.pieces.size());
        out.pieces = static_cast<std::int32_t>(batch.prompts.size());
        for (const PromptPiece& piece : batch.prompts)
            m_picture.pieces.push_back({piece.request, piece.earlier, piece.tokens, number});
        out.firstDecode = static_cast<std::int64_t>(m_picture.decodes.size());
        if (m_picture.decodes.size() + batch.decodes.size() > kMostDecodes)
            m_picture.hasDecodes = false;
        if (m_picture.hasDecodes)
            m_picture.decodes.insert(m_picture.decodes.end(), batch.decodes.begin(), batch.decodes.end());
        m_picture.batches.push_back(out);
    }

    void preempted(int replica, std::int32_t request, Nanoseconds when) override
    {
        m_picture.preemptions.push_back({when.value(), request, replica});
    }

    void handsOver(const HandOver& handOver) override { m_picture.handOvers.push_back(handOver); }

    void end()
    {
        if (!m_picture.hasDecodes)
            m_picture.decodes = {};
        m_picture.sortPieces();
        std::ranges::stable_sort(m_picture.preemptions, {},
            [](const PicturedPreemption& p) { return std::pair(p.replica, p.time); });
    }

private:
    static void addTo(ServedLane& lane, const ServedBatch& batch, std::size_t stage, std::int32_t number)
    {
        const std::int64_t start = batch.start[stage];
        if (const std::int64_t gap = batch.gap[stage]; gap > 0 && !lane.spans.empty())
            lane.gaps.push_back({start - gap, start, number, batch.cause});
        lane.spans.push_back({start, batch.end[stage], number});
    }

    ServingPicture& m_picture;
};

void ServingPicture::sortPieces()
{
    m_firstPieceOf.assign(requests.size() + 1, 0);
    for (const PicturedPiece& piece : pieces)
        ++m_firstPieceOf[static_cast<std::size_t>(piece.request) + 1];
    for (std::size_t r = 1; r < m_firstPieceOf.size(); ++r)
        m_firstPieceOf[r] += m_firstPieceOf[r - 1];
    m_pieceOrder.resize(pieces.size());
    std::vector<std::size_t> next(m_firstPieceOf.begin(), m_firstPieceOf.end() - 1);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        m_pieceOrder[next[static_cast<std::size_t>(pieces[i].request)]++] = static_cast<std::int32_t>(i);
    if (!setup.decode)
        return;
    m_handOverOf.assign(requests.size(), -1);
    for (std::size_t i = 0; i < handOvers.size(); ++i)
        m_handOverOf[static_cast<std::size_t>(handOvers[i].request)] = static_cast<std::int32_t>(i);
}

const HandOver* ServingPicture::handOverOf(std::int32_t request) const
{
    const auto r = static_cast<std::size_t>(request);
    if (r >= m_handOverOf.size() || m_handOverOf[r] < 0)
        return nullptr;
    return &handOvers[static_cast<std::size_t>(m_handOverOf[r])];
}

std::int64_t ServingPicture::startOf(const PicturedBatch& batch) const
{
    const std::size_t stages =
        batch.stream == ServingStream::Prompts ? static_cast<std::size_t>(setup.stagesOf(batch.replica)) : 0;
    return lanes[firstLane(batch.replica) + stages].spans[static_cast<std::size_t>(batch.place)].start;
}

std::int64_t ServingPicture::endOf(const PicturedBatch& batch) const
{
    const auto stages = static_cast<std::size_t>(setup.stagesOf(batch.replica));
    const std::size_t last = batch.stream == ServingStream::Prompts ? stages : stages - 1;
    return lanes[firstLane(batch.replica) + last].spans[static_cast<std::size_t>(batch.place)].end;
}

std::vector<std::int32_t> ServingPicture::rereadsOf(std::int32_t piece) const
{
    const PicturedPiece& own = pieces[static_cast<std::size_t>(piece)];
    std::vector<std::int32_t> out;
    // Keys and values that were handed over are read where they went.
    const RequestOutcome& outcome = simulation.requests[static_cast<std::size_t>(own.request)];
    const auto isOf = [&outcome](int replica) {
        return replica == outcome.replica || replica == outcome.decodeReplica;
    };
    // What is computed again after a preemption is written anew: it ends what this piece wrote.
    std::int64_t last = simulation.requests[static_cast<std::size_t>(own.request)].end.value();
    for (const std::int32_t other : piecesOf(own.request)) {
        const PicturedPiece& later = pieces[static_cast<std::size_t>(other)];
        if (other <= piece)
            continue;
        if (later.earlier < own.earlier + own.tokens) {
            last = batches[static_cast<std::size_t>(later.batch)].formed - 1;
            break;
        }
        out.push_back(later.batch);
    }
    if (!hasDecodes)
        return out;
    for (auto b = static_cast<std::size_t>(own.batch) + 1; b < batches.size() && batches[b].formed <= last;
         ++b)
        if (isOf(batches[b].replica)
            && std::ranges::find(decodesOf(batches[b]), own.request) != decodesOf(batches[b]).end())
            out.push_back(static_cast<std::int32_t>(b));
    std::ranges::sort(out);
    return out;
}

Result<std::shared_ptr<const ServingPicture>> servingPicture(
    const ServingSetup& setup, const BatchTimes& times, ServingRequests requests, const std::stop_token& stop)
{
    auto picture = std::make_shared<ServingPicture>();
    picture->setup = setup;
    picture->requests = std::move(requests);
    ServingPictureMaker recorder(*picture);
    Result<ServingSimulation> simulation = simulateServing(setup, times, picture->requests, &recorder, stop);
    if (!simulation)
        return tl::unexpected<Error>(std::move(simulation.error()));
    picture->simulation = std::move(*simulation);
    setArrivals(picture->requests, picture->simulation.arrivals);
    recorder.end();
    return std::shared_ptr<const ServingPicture>(std::move(picture));
}

} // namespace rankloom
