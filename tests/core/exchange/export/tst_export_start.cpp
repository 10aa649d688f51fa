// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/export/export.h"
#include "core/plan/check.h"
#include "tests/core/exchange/export/export_samples.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

constexpr int kPerNode = 8;

/// Starts what it is given once per task, as srun does, with the host of every task from SLURM_HOSTFILE or
/// the job's list.
constexpr const char* kSrun = R"sh(#!/bin/bash
tasks=1
echo "srun $*" | head -n 1 >>"$LOG.srun"
while [[ "$1" == --* ]]; do
    case "$1" in --ntasks=*) tasks="${1#--ntasks=}" ;; esac
    shift
done
if [ -n "${SLURM_HOSTFILE:-}" ]; then mapfile -t hosts <"$SLURM_HOSTFILE"
else mapfile -t hosts < <(scontrol show hostnames); fi
[ "${#hosts[@]}" -eq "$tasks" ] || { echo "${#hosts[@]} hosts for $tasks tasks" >&2; exit 1; }
declare -A locals
for ((task = 0; task < tasks; ++task)); do
    host="${hosts[$task]}"
    local=${locals[$host]:-0}
    locals[$host]=$((local + 1))
    SLURM_PROCID=$task SLURM_NODEID=$task SLURM_LOCALID=$local SLURM_NTASKS=$tasks HOST=$host "$@" || exit 1
done
)sh";
/// What a process of the training was started with.
constexpr const char* kLauncher = R"sh(#!/bin/bash
echo "$(basename "$0") host=$HOST visible=${CUDA_VISIBLE_DEVICES:-} rank=${RANK:-} local=${LOCAL_RANK:-} master=${MASTER_ADDR:-}:${MASTER_PORT:-} $*" >>"$LOG"
)sh";
constexpr const char* kScontrol = "#!/bin/bash\nprintf 'any0\\nany1\\nany2\\nany3\\n'\n";

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

/// Rank r on what is `order[r / 8]`-th node, GPU `gpus[r % 8]`.
Plan placed(const std::vector<int>& order, const std::vector<int>& gpus)
{
    Plan plan = plainPlan();
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    for (const int node : order)
        for (const int gpu : gpus)
            plan.deviceOfRank.push_back(node * kPerNode + gpu);
    return plan;
}

} // namespace

/// A batch script and the script of a training program, put into one folder and submitted: what then starts.
class TestExportStart : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// What was started, a line each.
    void submit(const Project& project, const Plan& plan, QStringList& started)
    {
        for (const char* old : {"log", "log.srun"})
            QFile::remove(path(old));
        for (const ExportTarget target : {ExportTarget::Slurm, ExportTarget::Megatron}) {
            const Result<ExportText> file = exportPlan(target, project, plan);
            QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
            const std::string name(infoOf(target).fileName);
            write(path(name.c_str()), QByteArray::fromStdString(file->text));
            QProcess syntax;
            syntax.start(QStringLiteral("bash"), {QStringLiteral("-n"), path(name.c_str())});
            QVERIFY(syntax.waitForFinished());
            QVERIFY2(syntax.exitCode() == 0, syntax.readAllStandardError().constData());
        }
        QProcess job;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
            m_folder.path() + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("LOG"), path("log"));
        environment.insert(QStringLiteral("SLURM_JOB_ID"), QStringLiteral("7"));
        environment.insert(QStringLiteral("SLURM_JOB_NODELIST"), QStringLiteral("any[0-3]"));
        for (const char* unset : {"RANK", "MASTER_ADDR", "MASTER_PORT", "NODE_RANK", "CUDA_VISIBLE_DEVICES"})
            environment.remove(QLatin1String(unset));
        job.setProcessEnvironment(environment);
        job.setWorkingDirectory(m_folder.path());
        job.start(QStringLiteral("bash"), {path("plan.sbatch")});
        QVERIFY(job.waitForFinished());
        QVERIFY2(job.exitCode() == 0, job.readAllStandardError().constData());
        started = linesOf(path("log"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        write(path("srun"), kSrun);
        write(path("scontrol"), kScontrol);
        for (const char* name : {"torchrun", "python"})
            write(path(name), kLauncher);
        QProcess bash;
        bash.start(QStringLiteral("bash"), {QStringLiteral("--version")});
        if (!bash.waitForStarted())
            QSKIP("bash is not installed");
        bash.waitForFinished();
    }

    /// One launcher per node, whatever Slurm calls the nodes; all meet at the first.
    void oneLauncherStartsOnEveryNode()
    {
        const Project project = projectOf("llama-3-8b", 4);
        Plan plan = plainPlan();
        plan.layout.tp = 8;
        plan.layout.pp = 4;
        QStringList started;
        submit(project, plan, started);
        QCOMPARE(started.size(), 4);
        for (int node = 0; node < 4; ++node) {
            const QString& line = started[node];
            QVERIFY2(line.startsWith(QStringLiteral("torchrun host=any%1 visible= rank= local= "
                                                    "master=any0:29500 --nnodes 4 --nproc_per_node 8 "
                                                    "--node_rank %1 --master_addr any0 --master_port 29500 "
                                                    "pretrain_gpt.py --num-layers 32")
                                         .arg(node)),
                qPrintable(line));
            QVERIFY(line.contains(QStringLiteral("--pipeline-model-parallel-size 4")));
        }
        QCOMPARE(linesOf(path("log.srun")).size(), 1);
        const std::string script = exportPlan(ExportTarget::Slurm, project, plan)->text;
        for (const char* part : {"#SBATCH --nodes=4\n", "#SBATCH --ntasks-per-node=1\n"})
            QVERIFY2(script.find(part) != std::string::npos, script.c_str());
        QVERIFY(script.find("nodelist") == std::string::npos); // nobody said what they are called
    }

    /// Node ranks follow the placement of ranks, and so do the GPUs inside a node.
    void launchersKeepThePlacement()
    {
        Project project = projectOf("llama-3-8b", 4);
        project.cluster.change().nodeNames = {"gpu001", "gpu002", "gpu003", "gpu004"};
        QStringList started;
        submit(project, placed({2, 0, 3, 1}, {0, 1, 2, 3, 7, 6, 5, 4}), started);
        QCOMPARE(started.size(), 4);
        const char* hosts[] = {"gpu003", "gpu001", "gpu004", "gpu002"};
        for (int rank = 0; rank < 4; ++rank)
            QVERIFY2(started[rank].startsWith(
                         QStringLiteral("torchrun host=%1 visible=0,1,2,3,7,6,5,4 rank= local= "
                                        "master=gpu003:29500 --nnodes 4 --nproc_per_node 8 --node_rank %2 "
                                        "--master_addr gpu003 ")
                             .arg(QLatin1String(hosts[rank]))
                             .arg(rank)),
                qPrintable(started[rank]));
    }

    /// Where nodes hold ranks that do not follow each other every rank is a task, and no launcher starts
    /// more.
    void ranksAreStartedOneByOne()
    {
        Project project = projectOf("llama-3-8b", 4);
        project.cluster.change().nodeNames = {"gpu001", "gpu002", "gpu003", "gpu004"};
        Plan plan = placed({0, 1, 2, 3}, {0, 1, 2, 3, 4, 5, 6, 7});
        std::swap(plan.deviceOfRank[0], plan.deviceOfRank[8]);
        QStringList started;
        submit(project, plan, started);
        QCOMPARE(started.size(), 32);
        QVERIFY2(started[0].startsWith(
                     QStringLiteral("python host=gpu002 visible= rank=0 local=0 master=gpu002:29500 "
                                    "pretrain_gpt.py --num-layers 32")),
            qPrintable(started[0]));
        QVERIFY2(started[9].startsWith(QStringLiteral("python host=gpu002 visible= rank=9 local=1 ")),
            qPrintable(started[9]));
    }

    /// NeMo 1 splits layers over stages and chunks by itself, and stops where they do not divide.
    void nemoRefusesSplitsThatDoNotDivide()
    {
        Project project = projectOf("llama-3-70b", 12);
        Plan plan = plainPlan();
        plan.layout.tp = 8;
        plan.layout.pp = 12;
        plan.layout.vpp = 3;
        plan.schedule.kind = ScheduleKind::Interleaved;
        plan.workload.globalBatchSize = 96;
        plan.stages.layersPerStage = std::vector<int>(36, 2);
        for (int i = 0; i < 8; ++i)
            ++plan.stages.layersPerStage[static_cast<std::size_t>(i)];
        QVERIFY(!hasErrors(check(project, plan)));
        const Result<ExportText> refused = exportPlan(ExportTarget::Nemo1, project, plan);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().find("80 layers do not divide by PP 12 x VPP 3") != std::string::npos,
            refused.error().text().c_str());
        QVERIFY(exportPlan(ExportTarget::Megatron, project, plan).has_value()); // has a layout for it

        project = projectOf("llama-3-70b", 4);
        plan.stages.layersPerStage.clear();
        plan.layout.pp = 4;
        plan.layout.vpp = 5;
        plan.workload.globalBatchSize = 8;
        QVERIFY2(exportPlan(ExportTarget::Nemo1, project, plan).has_value(), "80 = 4 x 5 x 4");
    }
};

QTEST_GUILESS_MAIN(TestExportStart)
#include "tst_export_start.moc"
