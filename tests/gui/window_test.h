// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include <QApplication>
#include <QDockWidget>
#include <QRect>
#include <QSize>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/document/document.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"
#include "tests/gui/gui_sample.h"

namespace rankloom::test {

/// What tests of the whole window work with: settings and files in a folder of their own, and the window with
/// a project open.
class WindowTest : public QObject {
protected:
    void setUp(const PlanDocument& sample = samplePlan(), QSize size = {})
    {
        makeFolder();
        makeWindow(size);
        openSample(sample);
    }
    void makeFolder()
    {
        QStandardPaths::setTestModeEnabled(true);
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<ui::Settings>(path("settings.ini"));
    }
    /// Of the default size where none is given.
    void makeWindow(QSize size = {}, ui::EvaluationRunner::Function by = evaluate)
    {
        m_window = std::make_unique<ui::MainWindow>(*m_settings, std::move(by));
        if (size.isValid())
            m_window->resize(size);
        m_window->show();
    }
    /// As the project "sample.rankloom", made anew.
    void openSample(const PlanDocument& sample = samplePlan())
    {
        const QString file = path("sample.rankloom");
        QFile::remove(file);
        QVERIFY(db::ProjectFile::create(file.toStdString(), sample.project, sample.plan).has_value());
        m_window->files().openPath(file);
        QTRY_VERIFY(document().isOpen());
        waitForFigures();
    }
    /// Keys reach it.
    void activate()
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void tearDown()
    {
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] ui::Document& document() const { return m_window->document(); }
    void waitForFigures() { QTRY_VERIFY(document().trueFigures()); }

    [[nodiscard]] ui::DockLayout& panels() const { return m_window->panels(); }
    [[nodiscard]] QDockWidget* dock(const char* name) const
    {
        return m_window->findChild<QDockWidget*>(QStringLiteral("dock.") + QLatin1String(name));
    }
    [[nodiscard]] QString panelWithKeyboard() const
    {
        const QWidget* focus = QApplication::focusWidget();
        for (const QDockWidget* panel : m_window->findChildren<QDockWidget*>())
            if (focus && panel->isAncestorOf(focus))
                return panel->objectName().mid(5);
        return {};
    }
    /// In the window.
    [[nodiscard]] QRect place(const QWidget& widget) const
    {
        return {widget.mapTo(m_window.get(), QPoint()), widget.size()};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ui::Settings> m_settings;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace rankloom::test
