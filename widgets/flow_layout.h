// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QLayout>

namespace rankloom::ui {

/// Widgets in reading order, line after line: as many on a line as the width takes, each as wide as it likes
/// to be.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return place({0, 0, width, 0}, Placing::Measure);
    }
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect& area) override;

private:
    enum class Placing : std::uint8_t { Measure, Put };
    /// The height all lines take; the widgets are put there, or only measured.
    int place(const QRect& area, Placing placing) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace rankloom::ui
