// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSet>
#include <QString>

namespace rankloom::ui::sample {

/// Leaves a picture where RANKLOOM_TEST_OUTPUT points, for people to look at.
inline void keep(const QImage& image, const QString& name)
{
    const QString folder = qEnvironmentVariable("RANKLOOM_TEST_OUTPUT");
    if (!folder.isEmpty())
        image.save(folder + u'/' + name + QStringLiteral(".png"));
}

/// Number of different colours on a coarse grid: a blank or failed picture has one or two.
inline qsizetype colors(const QImage& image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            seen.insert(image.pixel(x, y));
    return seen.size();
}

/// Share of pixels that differ.
inline double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 1;
    qsizetype count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return static_cast<double>(count) / (static_cast<double>(a.width()) * a.height());
}

} // namespace rankloom::ui::sample
