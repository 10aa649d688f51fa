// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/recorded_picture.h"

#include <utility>

#include <QPainter>
#include <QPicture>

#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

ReportedPicture recorded(PictureView& view)
{
    ReportedPicture out {view.accessibleName(), view.description(), view.pictureSize(), {}, {}};
    for (const Ground ground : {Ground::Light, Ground::Dark}) {
        view.setPalette(themePalette(ground));
        QPicture picture;
        QPainter painter(&picture);
        view.paintPicture(painter, QRectF(QPointF(), QSizeF(out.size)));
        painter.end();
        (ground == Ground::Dark ? out.dark : out.light) =
            QByteArray(picture.data(), static_cast<qsizetype>(picture.size()));
    }
    return out;
}

RecordedPicture::RecordedPicture(ReportedPicture picture) : m_picture(std::move(picture))
{
    setAccessibleName(m_picture.name);
}

std::unique_ptr<QAbstractTableModel> RecordedPicture::createTable() const
{
    return std::make_unique<CallbackTable>(
        0, QStringList(), [](int, int, Qt::ItemDataRole) { return QVariant(); });
}

void RecordedPicture::paintData(QPainter& painter, const QRectF& area) const
{
    const QByteArray& drawn = isDark(palette()) ? m_picture.dark : m_picture.light;
    QPicture picture;
    picture.setData(drawn.constData(), static_cast<uint>(drawn.size()));
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(area.width() / m_picture.size.width(), area.height() / m_picture.size.height());
    painter.drawPicture(QPointF(), picture);
    painter.restore();
}

} // namespace rankloom::ui
