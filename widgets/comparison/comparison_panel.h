// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "widgets/comparison/comparison_data.h"

class QComboBox;
class QScrollArea;

namespace rankloom::ui {

class ComparisonView;

/// The comparison in a scroll area, with the choice of the baseline above it.
class ComparisonPanel : public QWidget {
    Q_OBJECT
public:
    explicit ComparisonPanel(QWidget* parent = nullptr);

    void setData(const std::shared_ptr<const ComparisonData>& shown); ///< nullptr: the empty state
    [[nodiscard]] ComparisonView& view() const { return *m_view; }

Q_SIGNALS:
    void presentRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeTitles();

    ComparisonView* m_view;
    QScrollArea* m_area;
    QWidget* m_titles; ///< over the page, once those of the page are scrolled away
    QWidget* m_strip;
    QComboBox* m_baseline;
};

} // namespace rankloom::ui
