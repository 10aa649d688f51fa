// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/settings/settings.h"
#include "app/window/actions.h"
#include "app/window/file_controller.h"
#include "app/window/main_window.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;
using namespace rankloom::ui;

/// What holds for every menu and control of the window.
class TestWindowManners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
        m_window->show();
        const QString path = m_folder.filePath(QStringLiteral("sample.rankloom"));
        const PlanDocument sample = test::samplePlan();
        QVERIFY(db::ProjectFile::create(path.toStdString(), sample.project, sample.plan).has_value());
        m_window->files().openPath(path);
        QTRY_VERIFY(m_window->document().isOpen());
    }

    /// Of a laptop, beside whatever else is on it.
    void fitsASmallScreen()
    {
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 768,
            qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void mnemonicsAreUnique()
    {
        const QList<QMenu*> menus = m_window->menuBar()->findChildren<QMenu*>();
        for (const QMenu* menu : menus) {
            QString seen;
            const QList<QAction*> actions = menu->actions();
            for (const QAction* action : actions) {
                const qsizetype at = action->text().indexOf(QLatin1Char('&'));
                if (at < 0 || menu == m_window->actionsOfMenus().docksMenu)
                    continue;
                const QChar key = action->text()[at + 1].toLower();
                QVERIFY2(!seen.contains(key), qPrintable(menu->title() + QLatin1Char(' ') + action->text()));
                seen += key;
            }
        }
    }

    void everyFocusableControlHasAName()
    {
        const QList<QWidget*> widgets = m_window->findChildren<QWidget*>();
        for (const QWidget* widget : widgets) {
            // Parts that Qt makes inside its own widgets are named by those.
            if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_"))
                || widget->inherits("QTabBar") || widget->inherits("QAbstractScrollArea")
                || widget->inherits("QMenu") || widget->inherits("QHeaderView")
                || (widget->focusProxy() && widget->focusProxy() != widget))
                continue;
            QAccessibleInterface* interface =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ')
                    + widget->objectName() + QStringLiteral(" in ")
                    + (widget->parentWidget()
                            ? QString::fromLatin1(widget->parentWidget()->metaObject()->className())
                            : QString())));
        }
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestWindowManners)
#include "tst_window_manners.moc"
