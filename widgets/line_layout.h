// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QLayout>

namespace rankloom::ui {

/// What layouts have in common that fill lines, as many as the width asks for: their items, and a height that
/// follows from the width.
class LineLayout : public QLayout {
public:
    explicit LineLayout(QWidget* parent) : QLayout(parent) { }

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override
    {
        return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
    }
    QLayoutItem* takeAt(int index) override
    {
        if (index < 0 || index >= count())
            return nullptr;
        const auto at = m_items.begin() + index;
        QLayoutItem* item = at->release();
        m_items.erase(at);
        return item;
    }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return place({0, 0, width, 0}, Placing::Measure);
    }
    void setGeometry(const QRect& area) override
    {
        QLayout::setGeometry(area);
        place(area, Placing::Put);
    }

protected:
    enum class Placing : std::uint8_t { Measure, Put };
    /// The height all lines take; the widgets are put there, or only measured.
    virtual int place(const QRect& area, Placing placing) const = 0;
    [[nodiscard]] const std::vector<std::unique_ptr<QLayoutItem>>& items() const { return m_items; }

private:
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace rankloom::ui
