// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

#include <QApplication>
#include <QCommandLineParser>
#include <QDate>
#include <QDateTime>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QHashFunctions>
#include <QIcon>
#include <QLoggingCategory>
#include <QScreen>
#include <QSessionManager>
#include <QTimer>

#include "app/render/plan_inputs.h"
#include "app/render/render.h"
#include "app/report/report.h"
#include "app/run/end_signals.h"
#include "app/run/guarded_application.h"
#include "app/settings/languages.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/main_window.h"
#include "core/evaluate/evaluate.h"
#include "widgets/theme.h"

namespace {

using namespace rankloom;

Q_LOGGING_CATEGORY(startLog, "rankloom.start", QtWarningMsg)

constexpr int kUnusable = 2; ///< exit status for unusable input or arguments, as in rankloom-cli

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value && *value;
}

/// Whether Qt would find something to show windows on; it aborts the program where there is nothing.
bool hasDisplay(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (std::strncmp(argv[i], "-platform", 9) == 0 || std::strncmp(argv[i], "--platform", 10) == 0)
            return true;
    return isSet("QT_QPA_PLATFORM") || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
}

bool wants(int argc, char** argv, const char* option)
{
    const std::size_t length = std::strlen(option);
    for (int i = 1; i < argc; ++i)
        if (std::strncmp(argv[i], option, length) == 0 && (argv[i][length] == 0 || argv[i][length] == '='))
            return true;
    return false;
}

struct Options {
    QCommandLineParser parser;
    QCommandLineOption createNew {
        QStringLiteral("new"), QStringLiteral("Create the project FILE and open it.")};
    QCommandLineOption example {
        QStringLiteral("example"), QStringLiteral("Open a copy of the example project.")};
    QCommandLineOption exampleFile {QStringLiteral("example-file"),
        QStringLiteral("Where the example project is."), QStringLiteral("file")};
    QCommandLineOption theme {
        QStringLiteral("theme"), QStringLiteral("Colours: system, light or dark."), QStringLiteral("theme")};
    QCommandLineOption settings {QStringLiteral("settings"),
        QStringLiteral("Keep settings in this file (also: RANKLOOM_SETTINGS)."), QStringLiteral("file")};
    QCommandLineOption renderView {QStringLiteral("render"),
        QStringLiteral("Write a picture of a view instead of opening a window: ")
            + ui::renderViews().join(QStringLiteral(", ")) + QLatin1Char('.'),
        QStringLiteral("view")};
    QCommandLineOption figure {QStringLiteral("figure"),
        QStringLiteral("With --render links: ") + ui::linkFigures().join(QStringLiteral(", "))
            + QStringLiteral("; the last two are what the plan sends, and how busy that keeps the links."),
        QStringLiteral("figure")};
    QCommandLineOption between {QStringLiteral("between"),
        QStringLiteral("With --render links: nodes or gpus."), QStringLiteral("places")};
    QCommandLineOption plan {QStringLiteral("plan"),
        QStringLiteral("With --render and --report: a plan document or project; several are compared."),
        QStringLiteral("file")};
    QCommandLineOption project {QStringLiteral("project"),
        QStringLiteral("With --render and --report: a project; with --plan its measurements."),
        QStringLiteral("file")};
    QCommandLineOption scenario {QStringLiteral("scenario"),
        QStringLiteral("A scenario of the project, by its name; several are compared."),
        QStringLiteral("name")};
    QCommandLineOption allScenarios {
        QStringLiteral("all-scenarios"), QStringLiteral("Every scenario of the project is compared.")};
    QCommandLineOption rates {QStringLiteral("rates"),
        QStringLiteral(
            "With --render and --report: rates of serving, as rankloom-cli calibrate serving wrote "
            "them."),
        QStringLiteral("file")};
    QCommandLineOption baseline {QStringLiteral("baseline"),
        QStringLiteral("The plan that changes are counted from, by its name or place."),
        QStringLiteral("plan")};
    QCommandLineOption output {{QStringLiteral("o"), QStringLiteral("output")},
        QStringLiteral("The picture to write, .png, .svg or .pdf; the report, .html or .pdf."),
        QStringLiteral("file")};
    QCommandLineOption report {
        QStringLiteral("report"), QStringLiteral("Write a report on plans instead of opening a window.")};
    QCommandLineOption language {QStringLiteral("language"),
        QStringLiteral("With --render and --report: what they are written in, en, de, ja or zh_CN; English "
                       "where nothing is said, whatever the system speaks."),
        QStringLiteral("language")};
    QCommandLineOption author {QStringLiteral("author"),
        QStringLiteral("With --report: who is named as its author."), QStringLiteral("name")};
    QCommandLineOption date {QStringLiteral("date"),
        QStringLiteral("With --report: its date as YYYY-MM-DD, or none; else SOURCE_DATE_EPOCH, or today."),
        QStringLiteral("date")};
    QCommandLineOption note {QStringLiteral("note"),
        QStringLiteral("With --report: a note on a plan, one for each --plan in their order."),
        QStringLiteral("text")};
    QCommandLineOption recovery {QStringLiteral("recovery"),
        QStringLiteral("With --report: the table of ways to go on after a failure that a window wrote."),
        QStringLiteral("file")};
    QCommandLineOption size {QStringLiteral("size"),
        QStringLiteral("With --render: width x height in pixels."), QStringLiteral("WxH")};

    Options()
    {
        parser.setApplicationDescription(
            QStringLiteral("Plan how a large language model is laid out on real GPUs."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addPositionalArgument(
            QStringLiteral("FILE"), QStringLiteral("A project or a plan to open."), QStringLiteral("[FILE]"));
        parser.addOptions({createNew, example, exampleFile, theme, settings, renderView, figure, between,
            report, plan, project, scenario, allScenarios, rates, baseline, language, author, date, note,
            recovery, output, size});
    }

    [[nodiscard]] ui::PlanRequest plans() const
    {
        ui::PlanRequest request;
        request.planFiles = parser.values(plan);
        request.notes = parser.values(note);
        request.projectFile = parser.value(project);
        for (const QString& name : parser.values(scenario))
            request.scenarios.names.push_back(name.toStdString());
        request.scenarios.all = parser.isSet(allScenarios);
        request.baseline = parser.value(baseline);
        request.ratesFile = parser.value(rates);
        return request;
    }
};

int refuse(const QString& text)
{
    std::fprintf(stderr, "rankloom: %s\n", qUtf8Printable(text));
    return kUnusable;
}

/// The date a report bears: told, that of a reproducible build, or today. None for one that is none.
std::optional<QDate> reportDate(const QString& told)
{
    if (told == QLatin1String("none"))
        return QDate();
    if (!told.isEmpty()) {
        const QDate date = QDate::fromString(told, Qt::ISODate);
        return date.isValid() ? std::optional(date) : std::nullopt;
    }
    bool set = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&set);
    return set ? QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC).date() : QDate::currentDate();
}

/// What is written speaks the language that is asked for, on every machine the same.
bool speak(QApplication& application, const QString& language)
{
    const QString name = language.isEmpty() ? QStringLiteral("en") : language;
    for (const ui::Language& known : ui::languages())
        if (known.name == name) {
            ui::installLanguage(application, name);
            return true;
        }
    return false;
}

int refuseLanguage(const QString& language)
{
    QStringList names;
    for (const ui::Language& known : ui::languages())
        names << known.name;
    return refuse(
        QStringLiteral("--language: \"%1\" is none of %2.").arg(language, names.join(QStringLiteral(", "))));
}

int reportOnce(const Options& options)
{
    const ui::PlanRequest plans = options.plans();
    const QString output = options.parser.value(options.output);
    if (plans.planFiles.isEmpty() && plans.projectFile.isEmpty())
        return refuse(QStringLiteral("--report needs --plan FILE or --project FILE."));
    if (output.isEmpty())
        return refuse(QStringLiteral("--report needs -o FILE."));
    const std::optional<QDate> date = reportDate(options.parser.value(options.date));
    if (!date)
        return refuse(QStringLiteral("--date needs YYYY-MM-DD or none, found \"%1\".")
                          .arg(options.parser.value(options.date)));
    Result<ui::ComparisonData> data = ui::readComparison(plans);
    if (!data)
        return refuse(QString::fromStdString(data.error().text()));
    ui::applyTheme(*qApp, ui::ThemeMode::Light);
    ui::ReportContext context {options.parser.value(options.author), *date};
    if (options.parser.isSet(options.recovery)) {
        QFile file(options.parser.value(options.recovery));
        if (!file.open(QIODevice::ReadOnly))
            return refuse(QStringLiteral("--recovery: %1: %2").arg(file.fileName(), file.errorString()));
        Result<ui::ReportedRecovery> recovery = ui::readReportedRecovery(file.readAll());
        if (!recovery)
            return refuse(QString::fromStdString(recovery.error().text()));
        context.recovery = std::move(*recovery);
    }
    const Result<void> done =
        ui::writeReport(std::make_shared<const ui::ComparisonData>(std::move(*data)), context, output);
    return done ? 0 : refuse(QString::fromStdString(done.error().text()));
}

int renderOnce(const Options& options)
{
    ui::RenderRequest request;
    request.view = options.parser.value(options.renderView);
    request.plans = options.plans();
    request.figure = options.parser.value(options.figure);
    request.between = options.parser.value(options.between);
    request.output = options.parser.value(options.output);
    request.dark = options.parser.value(options.theme) == QLatin1String("dark");
    if (request.plans.planFiles.isEmpty() && request.plans.projectFile.isEmpty())
        return refuse(QStringLiteral("--render needs --plan FILE or --project FILE."));
    if (request.output.isEmpty())
        return refuse(QStringLiteral("--render needs -o FILE."));
    if (options.parser.isSet(options.size)) {
        const QStringList parts = options.parser.value(options.size).split(QLatin1Char('x'));
        request.size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
        if (request.size.width() < 1 || request.size.height() < 1 || request.size.width() > 32000
            || request.size.height() > 32000)
            return refuse(QStringLiteral("--size needs WIDTHxHEIGHT, for example 1600x900."));
    }
    if (const Result<void> done = ui::render(request); !done)
        return refuse(QString::fromStdString(done.error().text()));
    return 0;
}

/// Says on the category "rankloom.start" when the window was first painted, and when with figures
/// (QT_LOGGING_RULES="rankloom.start.info=true").
class StartLog : public QObject {
public:
    StartLog(ui::MainWindow& window, const QElapsedTimer& clock) : m_window(window), m_clock(clock)
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Paint) {
            const bool figures = m_window.document().figures() != nullptr;
            if (figures)
                m_window.removeEventFilter(this);
            // The paint is done when the event loop is back.
            if (!m_painted || figures)
                QTimer::singleShot(0, this, [this, figures] {
                    qCInfo(startLog) << (figures ? "figures painted after" : "first painted after")
                                     << m_clock.elapsed() << "ms";
                });
            m_painted = true;
        }
        return QObject::eventFilter(object, event);
    }

private:
    ui::MainWindow& m_window;
    const QElapsedTimer& m_clock;
    bool m_painted = false;
};

ui::ThemeMode themeOf(const QString& name, ui::ThemeMode otherwise)
{
    return name == QLatin1String("light") ? ui::ThemeMode::Light
        : name == QLatin1String("dark")   ? ui::ThemeMode::Dark
        : name == QLatin1String("system") ? ui::ThemeMode::System
                                          : otherwise;
}

/// Who ends the program or the session from outside ends it as closing the window does: nothing is lost.
void endOrderly(QApplication& application, ui::MainWindow& window)
{
    auto* ends = new ui::EndSignals(&window);
    QObject::connect(ends, &ui::EndSignals::received, &window, [&window] {
        const QString copy = window.endNow();
        if (!copy.isEmpty())
            std::fprintf(stderr, "rankloom: %s\n",
                qUtf8Printable(QStringLiteral("Changes that could not be stored are in %1.").arg(copy)));
        QApplication::exit(0);
    });
    // While the session ends, windows may still ask; they must not close, it may go on.
    QObject::connect(
        &application, &QGuiApplication::commitDataRequest, &window,
        [&window](QSessionManager& session) {
            if (!session.allowsInteraction())
                window.files().rescue();
            else if (!window.files().settle())
                session.cancel(); // it may be ended again when the offers are answered
        },
        Qt::DirectConnection);
}

int runWindow(QApplication& application, const Options& options, const QElapsedTimer& clock)
{
    QString settingsFile = options.parser.value(options.settings);
    if (settingsFile.isEmpty())
        settingsFile = qEnvironmentVariable("RANKLOOM_SETTINGS");
    ui::Settings settings(settingsFile);
    ui::installLanguage(application, settings.language());
    ui::applyTheme(application, themeOf(options.parser.value(options.theme), settings.theme()));
    ui::MainWindow window(settings, evaluate);
    window.files().setExampleFile(options.parser.value(options.exampleFile));
    const QStringList files = options.parser.positionalArguments();
    // The files are read while the empty window is already on screen.
    if (options.parser.isSet(options.createNew) && !files.isEmpty())
        window.files().createAt(files.front());
    else if (!files.isEmpty())
        window.files().openPath(files.front());
    else if (options.parser.isSet(options.example))
        window.files().openExample();
    endOrderly(application, window);
    const StartLog log(window, clock);
    // On a small screen the panels want all of it; a window beside its edges would grow over them.
    constexpr int kSmall = 1400; // px
    if (settings.geometry().isEmpty() && window.screen()->availableSize().width() < kSmall)
        window.setWindowState(Qt::WindowMaximized);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    QElapsedTimer clock;
    clock.start();
    const bool rendering = wants(argc, argv, "--render");
    const bool reporting = wants(argc, argv, "--report");
    const bool informing = wants(argc, argv, "--help") || wants(argc, argv, "-h")
        || wants(argc, argv, "--version") || wants(argc, argv, "-v") || wants(argc, argv, "--help-all");
    // Qt writes the fonts of a PDF in the order of a hash table: equal pictures are equal files.
    if (rendering || reporting)
        QHashSeed::setDeterministicGlobalSeed();
    if (rendering || reporting || informing)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    else if (!hasDisplay(argc, argv))
        return refuse(QStringLiteral(
            "There is no display to open a window on. rankloom-cli does everything without one; "
            "\"rankloom --render\" writes pictures."));
    // Neither numbers nor fonts of what is written follow the locale of the machine.
    if (rendering || reporting) {
        qputenv("LC_ALL", "C.UTF-8");
        qunsetenv("LANGUAGE");
    }
    QCoreApplication::setApplicationName(QStringLiteral("rankloom"));
    QCoreApplication::setOrganizationName(QStringLiteral("rankloom"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RANKLOOM_VERSION));
    ui::GuardedApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Rankloom"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.rankloom.Rankloom"));
    QGuiApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.rankloom.Rankloom")));

    Options options;
    if (!options.parser.parse(QCoreApplication::arguments()))
        return refuse(options.parser.errorText() + QStringLiteral(" See rankloom --help."));
    if (options.parser.isSet(QStringLiteral("help")) || options.parser.isSet(QStringLiteral("help-all"))) {
        std::fputs(qUtf8Printable(options.parser.helpText()), stdout);
        return 0;
    }
    if (options.parser.isSet(QStringLiteral("version"))) {
        std::puts("rankloom " RANKLOOM_VERSION);
        return 0;
    }
    const QString language = options.parser.value(options.language);
    if ((rendering || reporting) && !speak(application, language))
        return refuseLanguage(language);
    return rendering ? renderOnce(options)
        : reporting  ? reportOnce(options)
                     : runWindow(application, options, clock);
}
