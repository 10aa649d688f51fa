// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QList>

#include "widgets/picture_bytes.h"

namespace rankloom::ui {

namespace {

/// The opening of a group without what its contents never take from it: texts state their font themselves,
/// and the group around all of them, which Qt writes first, has these lines, no other opacity and no other
/// transformation.
QByteArray leanOpening(QByteArray opening)
{
    const qsizetype font = opening.indexOf("font-family=\"");
    const qsizetype style = font < 0 ? -1 : opening.indexOf("font-style=\"", font);
    const qsizetype last = style < 0 ? -1 : opening.indexOf('"', style + qsizetype {12});
    if (last > 0)
        opening.remove(font, last + 1 - font);
    for (const char* idle :
        {" transform=\"matrix(1,0,0,1,0,0)\"", " fill-opacity=\"1\"", " stroke-opacity=\"1\"",
            " stroke-width=\"1\"", " stroke-linecap=\"square\"", " stroke-linejoin=\"bevel\""})
        opening.replace(idle, "");
    opening.chop(1);
    return opening.simplified() + '>';
}

} // namespace

QByteArray withoutRepeats(const QByteArray& svg)
{
    QByteArray out;
    out.reserve(svg.size() / 2);
    QByteArray open; ///< the group that was closed last and can be gone on with; empty where there is none
    qsizetype at = 0;
    while (true) {
        const qsizetype start = svg.indexOf("<g ", at);
        const qsizetype head = start < 0 ? -1 : svg.indexOf('>', start);
        const qsizetype end = head < 0 ? -1 : svg.indexOf("</g>", head);
        const qsizetype inner = head < 0 ? -1 : svg.indexOf("<g ", head);
        // Only groups of shapes alone: the one around all of them is left as it is.
        const bool leaf = end >= 0 && (inner < 0 || end < inner);
        const qsizetype upTo = start < 0 ? svg.size() : start;
        const QByteArray between = svg.mid(at, upTo - at);
        if (!open.isEmpty() && (!leaf || !between.trimmed().isEmpty())) {
            out += "</g>\n";
            open.clear();
        }
        if (!between.trimmed().isEmpty())
            out += between;
        if (start < 0)
            return out;
        if (!leaf) {
            const qsizetype next = head < 0 ? svg.size() : head + 1;
            out += svg.mid(start, next - start);
            at = next;
            continue;
        }
        QByteArray content = svg.mid(head + 1, end - head - 1).trimmed();
        content.replace(" vector-effect=\"none\"", ""); // so it is without
        at = end + 4;
        if (content.isEmpty())
            continue;
        const QByteArray opening = leanOpening(svg.mid(start, head + 1 - start));
        if (opening != open) {
            if (!open.isEmpty())
                out += "</g>\n";
            out += opening + '\n';
            open = opening;
            if (opening.contains(" opacity=")) { // of what overlaps within, so two groups are not one
                out += content + "\n</g>\n";
                open.clear();
                continue;
            }
        }
        out += content + '\n';
    }
}

} // namespace rankloom::ui
