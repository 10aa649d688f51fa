// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "core/evaluate/compression_figures.h"
#include "core/plan/project.h"
#include "widgets/latest.h"

namespace rankloom::ui {

class CompressionView;
class Editor;

/// Finds out in the background what compression does, or would do, in the plan that is looked at, and makes
/// edits of what is switched.
class CompressionControl : public QObject {
    Q_OBJECT
public:
    CompressionControl(CompressionView& view, Editor& editor, QObject* parent = nullptr);

    /// A plan that can be evaluated; null: none. The old figures stay until the new ones are there.
    void show(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan);

Q_SIGNALS:
    void figuresChanged();

private:
    using Found = std::shared_ptr<const CompressionFigures>; ///< null: there are none
    void take(const Found& figures);
    void switchOn(CompressionTarget target);
    void switchOff(CompressionTarget target);

    CompressionView& m_view;
    Editor& m_editor;
    std::shared_ptr<const Project> m_project;
    std::shared_ptr<const Plan> m_plan;
    Latest<Found> m_latest;
};

} // namespace rankloom::ui
