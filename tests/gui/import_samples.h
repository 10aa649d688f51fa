// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace rankloom::test {

/// 64 tokens through two layers, top-2 of so many experts.
inline QByteArray trace(int experts)
{
    QByteArray text = "token,layer,e0,e1\n";
    for (int token = 0; token < 64; ++token)
        for (int layer = 0; layer < 2; ++layer)
            text += QByteArray::number(token) + ',' + QByteArray::number(layer) + ','
                + QByteArray::number(token * token % experts) + ','
                + QByteArray::number((token * token + 1 + layer) % experts) + '\n';
    return text;
}

inline QByteArray matrix(const QByteArrayList& hosts, int fastest = 30)
{
    QByteArray out = "# unit=GB/s direction=row->col\nfrom," + hosts.join(',') + '\n';
    for (int row = 0; row < hosts.size(); ++row) {
        out += hosts[row];
        for (int column = 0; column < hosts.size(); ++column)
            out += row == column ? QByteArray(",") : QByteArray("," + QByteArray::number(fastest + row));
        out += '\n';
    }
    return out;
}

} // namespace rankloom::test
