// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QString>

/// Figures as people type them into a cell: a number in their language's or the plain form, with or without
/// a unit. Nothing for anything else.
namespace rankloom::ui {

/// Bytes per second above 0: "25" is GB/s; "25 GB/s", "200 Gb/s", "23.5 GiB/s".
std::optional<double> readRate(const QString& text);
/// Seconds, not negative: "3" is µs; "3 µs", "800 ns", "0.01 ms".
std::optional<double> readLatency(const QString& text);
/// Bytes above 0: "80" is GiB; "80 GiB", "16 GB".
std::optional<double> readMemory(const QString& text);
/// A share: "37" and "37 %" are 0.37.
std::optional<double> readPercent(const QString& text);

/// With the separators of the language.
QString number(int value);
/// Of the same figures for a cell, and all that there are for its editor; no unit.
enum class Digits : std::uint8_t { Four, All };
QString rateInGigabytes(double bytesPerSecond, Digits digits = Digits::Four);
QString latencyInMicroseconds(double seconds, Digits digits = Digits::Four);
QString memoryInGibibytes(double bytes, Digits digits = Digits::Four);
QString shareInPercent(double share, Digits digits = Digits::Four);

} // namespace rankloom::ui
