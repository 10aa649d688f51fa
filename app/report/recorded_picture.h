// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QByteArray>
#include <QSize>
#include <QString>

#include "widgets/picture_view.h"

namespace rankloom::ui {

/// A picture as it was drawn elsewhere, light and dark, as data of QPicture.
struct ReportedPicture {
    QString name;
    QString description;
    QSize size;
    QByteArray light;
    QByteArray dark;

    friend bool operator==(const ReportedPicture&, const ReportedPicture&) = default;
};

/// Draws a view that is on no screen, at its own size; its palette is another one afterwards.
ReportedPicture recorded(PictureView& view);

/// Shows it again, at any size, as light or dark as its palette.
class RecordedPicture : public PictureView {
    Q_OBJECT
public:
    explicit RecordedPicture(ReportedPicture picture);

    [[nodiscard]] QSize pictureSize() const override { return m_picture.size; }
    [[nodiscard]] bool isEmpty() const override { return m_picture.size.isEmpty(); }
    /// Its figures are in the tables of the report: it has none of its own.
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override { return m_picture.description; }

private:
    ReportedPicture m_picture;
};

} // namespace rankloom::ui
