// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "core/exchange/reading.h"
#include "db/project_file.h"

class QComboBox;
class QLabel;

namespace rankloom::ui {

/// What a file could say if somebody said a little more: whether the cluster is to become its nodes, and
/// where in the cluster it was measured.
class ImportQuestions : public QWidget {
    Q_OBJECT
public:
    explicit ImportQuestions(QWidget* parent = nullptr);

    /// `otherPlans` refer to the cluster as well.
    void setFile(const ImportPreview& preview, const QStringList& otherPlans);
    /// Questions without which the file has no effect, and that nobody has answered.
    [[nodiscard]] int openCount() const;
    /// The cluster becomes the file's nodes: its hosts need no other ones.
    [[nodiscard]] bool takesNodes() const;
    void answer(ReadingHints& hints) const;
    /// The first box that has something to ask; null where nothing is asked.
    [[nodiscard]] QWidget* firstBox() const;

Q_SIGNALS:
    void changed();

private:
    QComboBox* addBox(const QString& name);
    void fillCluster(const ImportPreview& preview, const QStringList& otherPlans);
    void fillPlace(const ImportPreview& preview);
    void follow(); ///< shows what the answers ask for

    QLabel* m_clusterQuestion;
    QComboBox* m_cluster; ///< data: a ClusterAnswer
    QLabel* m_placeQuestion;
    QComboBox* m_place; ///< data: place in m_levels, or one of the values below
    QComboBox* m_from;
    QComboBox* m_to;
    std::vector<MeasuredBetween> m_levels;
    bool m_asksCluster = false;
    bool m_needsCluster = false;
    bool m_asksPlace = false;
};

} // namespace rankloom::ui
