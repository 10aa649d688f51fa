// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_tables.h"

#include <utility>

#include <QStringList>

#include "widgets/callback_table.h"
#include "widgets/serving/serving_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

std::unique_ptr<QAbstractTableModel> batchTable(std::shared_ptr<const ServingIndex> index)
{
    const QStringList columns {ServingText::tr("Replica"), ServingText::tr("Batch"),
        ServingText::tr("Tokens"), ServingText::tr("Prompt tokens"), ServingText::tr("Decodes"),
        ServingText::tr("Formed"), ServingText::tr("Start"), ServingText::tr("End"),
        ServingText::tr("Prompts")};
    const int rows = static_cast<int>(index->picture().batches.size());
    return std::make_unique<CallbackTable>(
        rows, columns, [index](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const ServingPicture& picture = index->picture();
            const PicturedBatch& batch = picture.batches[static_cast<std::size_t>(row)];
            const auto moment = [role](std::int64_t time) -> QVariant {
                return role == Qt::DisplayRole ? QVariant(serving_text::at(time))
                                               : QVariant(static_cast<double>(time) * 1e-9);
            };
            switch (column) {
            case 0:
                return batch.replica;
            case 1:
                return batch.place;
            case 2:
                return static_cast<qlonglong>(batch.tokens());
            case 3:
                return batch.prefillTokens;
            case 4:
                return batch.decodes;
            case 5:
                return moment(batch.formed);
            case 6:
                return moment(picture.startOf(batch));
            case 7:
                return moment(picture.endOf(batch));
            default:
                break;
            }
            QStringList pieces;
            for (std::int32_t i = 0; i < batch.pieces; ++i) {
                const PicturedPiece& piece = picture.pieces[static_cast<std::size_t>(batch.firstPiece + i)];
                pieces << QStringLiteral("%1: %2+%3").arg(piece.request).arg(piece.earlier).arg(piece.tokens);
            }
            return pieces.join(QStringLiteral(", "));
        });
}

std::unique_ptr<QAbstractTableModel> requestTable(std::shared_ptr<const ServingIndex> index)
{
    const QStringList columns {ServingText::tr("Request"), ServingText::tr("Replica"),
        ServingText::tr("Prompt"), ServingText::tr("Output"), ServingText::tr("Arrival"),
        ServingText::tr("Waited"), ServingText::tr("TTFT"), ServingText::tr("TPOT"),
        ServingText::tr("Longest gap"), ServingText::tr("End"), ServingText::tr("Bubbles"),
        ServingText::tr("Preemptions")};
    const int rows = static_cast<int>(index->picture().requests.size());
    return std::make_unique<CallbackTable>(
        rows, columns, [index](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const ServingRequest& request = index->picture().requests[static_cast<std::size_t>(row)];
            const RequestOutcome& outcome =
                index->picture().simulation.requests[static_cast<std::size_t>(row)];
            const auto time = [role, &outcome, column](Nanoseconds value) -> QVariant {
                if (!outcome.served() && column != 4)
                    return role == Qt::DisplayRole ? QVariant(ServingText::tr("refused")) : QVariant();
                return role == Qt::DisplayRole ? QVariant(serving_text::time(value.value()))
                                               : QVariant(toSeconds(value).value());
            };
            switch (column) {
            case 0:
                return row;
            case 1:
                return outcome.replica;
            case 2:
                return request.prompt;
            case 3:
                return request.output;
            case 4:
                return time(request.arrival);
            case 5:
                return time(outcome.start - request.arrival);
            case 6:
                return time(timeToFirstToken(request, outcome));
            case 7:
                return time(timePerOutputToken(request, outcome));
            case 8:
                return time(outcome.worstGap);
            case 9:
                return time(outcome.end);
            case 10:
                return time(outcome.bubble);
            default:
                return outcome.preemptions;
            }
        });
}

std::unique_ptr<QAbstractTableModel> handOverTable(std::shared_ptr<const ServingIndex> index)
{
    const QStringList columns {ServingText::tr("Request"), ServingText::tr("From replica"),
        ServingText::tr("To replica"), ServingText::tr("Tokens"), ServingText::tr("Bytes"),
        ServingText::tr("Ready"), ServingText::tr("Waited"), ServingText::tr("Start"), ServingText::tr("End"),
        ServingText::tr("Took"), ServingText::tr("Slowest link")};
    const int rows = static_cast<int>(index->picture().handOvers.size());
    return std::make_unique<CallbackTable>(
        rows, columns, [index](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const ServingPicture& picture = index->picture();
            const HandOver& own = picture.handOvers[static_cast<std::size_t>(row)];
            const HandOverPath& path = picture.pathOf(own);
            const bool shown = role == Qt::DisplayRole;
            const auto moment = [shown](Nanoseconds time) {
                return shown ? QVariant(serving_text::at(time.value())) : QVariant(toSeconds(time).value());
            };
            const auto length = [shown](Nanoseconds time) {
                return shown ? QVariant(serving_text::time(time.value())) : QVariant(toSeconds(time).value());
            };
            switch (column) {
            case 0:
                return own.request;
            case 1:
                return own.from;
            case 2:
                return own.to;
            case 3:
                return static_cast<qlonglong>(own.tokens);
            case 4: {
                const Bytes bytes = static_cast<double>(own.tokens) * path.bytesPerToken;
                return shown ? QVariant(formatBytes(bytes.value())) : QVariant(bytes.value());
            }
            case 5:
                return moment(own.ready);
            case 6:
                return length(own.start - own.ready);
            case 7:
                return moment(own.start);
            case 8:
                return moment(own.end);
            case 9:
                return length(own.end - own.start);
            default:
                return serving_text::link(path);
            }
        });
}

} // namespace rankloom::ui
