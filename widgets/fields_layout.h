// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QLayout>

namespace rankloom::ui {

/// Labels and their fields, line after line. Where there is room two pairs stand side by side; where there is
/// less the labels stand above their fields, and at last every pair has a line of its own: a form never is
/// wider than what it stands in.
class FieldsLayout : public QLayout {
public:
    explicit FieldsLayout(QWidget* parent = nullptr);
    ~FieldsLayout() override;

    void addField(QWidget* label, QWidget* field);

    void addItem(QLayoutItem* item) override; ///< labels and fields by turns
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
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& area) override;

private:
    struct Shape {
        int columns = 1;
        bool above = false; ///< labels above their fields
    };
    [[nodiscard]] int widthOf(const Shape& shape) const;
    [[nodiscard]] int labelWidth(const Shape& shape, int column) const;
    [[nodiscard]] Shape shapeFor(int width) const;
    [[nodiscard]] int pairs() const { return count() / 2; }
    enum class Placing : std::uint8_t { Measure, Put };
    /// The height all lines take; the widgets are put there, or only measured.
    int place(const QRect& area, Placing placing) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace rankloom::ui
