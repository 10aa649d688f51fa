// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/settings/megatron_without_meaning.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/exchange/settings/quoted_yaml.h"
#include "core/exchange/syntax/shell_words.h"
#include "core/memory/offload_modules.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

namespace {

/// One argument with its values, as written.
struct Argument {
    std::string name;
    std::vector<ShellWord> values;
    std::int64_t line = 0;
    bool yaml = false; ///< a switch has the value true or false
};

/// "--key value", "--key=value", "--key: value", "--key a b c"; words before the first key of a command are
/// not arguments.
std::vector<Argument> argumentsOf(const std::vector<ShellCommand>& commands)
{
    std::vector<Argument> arguments;
    for (const ShellCommand& command : commands) {
        bool within = false;
        for (const ShellWord& word : command) {
            const bool key = word.text.size() > 2 && word.text.starts_with("--");
            if (!key) {
                if (within)
                    arguments.back().values.push_back(word);
                continue;
            }
            within = true;
            // "--key: value", as the YAML files of Megatron-LM's own tests have it.
            if (word.text.ends_with(':')) {
                arguments.push_back({word.text.substr(0, word.text.size() - 1), {}, word.line, true});
                continue;
            }
            const std::size_t equals = word.text.find('=');
            arguments.push_back({word.text.substr(0, equals), {}, word.line});
            if (equals != std::string::npos)
                arguments.back().values.push_back(
                    {word.text.substr(equals + 1), word.line, word.open, word.conditional});
        }
    }
    return arguments;
}

class MegatronReader {
public:
    explicit MegatronReader(std::string file) : m_file(std::move(file)) { defineArguments(); }

    Result<Reading> read(const std::vector<ShellCommand>& commands)
    {
        for (const Argument& argument : argumentsOf(commands)) {
            take(argument);
            if (m_error)
                return tl::unexpected<Error>(std::move(*m_error));
        }
        if (!m_understood)
            return fail(ErrorCode::BadSyntax, Phrase::of("there is no argument of Megatron-LM in this file"),
                Place {m_file, 0, 0, {}},
                Phrase::of("Expected are --tensor-model-parallel-size 8 and the like."));
        conclude();
        if (m_error)
            return tl::unexpected<Error>(std::move(*m_error));
        m_settings.tool = "Megatron-LM";
        m_settings.plan.execution.framework = Framework::MegatronCore;
        m_reading.values.emplace_back(std::move(m_settings));
        return std::move(m_reading);
    }

private:
    using Handler = std::function<void(const Argument&)>;
    void refuse(ErrorCode code, const Argument& argument, Phrase message, Phrase remedy = {})
    {
        if (!m_error)
            m_error =
                Error {code, std::move(message), Place {m_file, argument.line, 0, {}}, {}, std::move(remedy)};
    }
    void note(const Argument& argument, Severity severity, const char* code, Phrase message)
    {
        warn(m_reading, m_file, argument.line, code, std::move(message), severity);
    }
    /// The one value; nothing, said why, where it is absent or known to a running shell alone.
    std::optional<std::string> valueOf(const Argument& argument)
    {
        if (argument.values.empty()) {
            refuse(ErrorCode::BadSyntax, argument, Phrase::of("{} has no value", argument.name));
            return std::nullopt;
        }
        const ShellWord& value = argument.values.front();
        constexpr std::string_view layout[] = {"--tensor-model-parallel-size",
            "--pipeline-model-parallel-size", "--context-parallel-size", "--expert-model-parallel-size",
            "--expert-tensor-parallel-size"};
        if (value.open && std::ranges::find(layout, argument.name) != std::end(layout)) {
            // Without it the plan would be another one.
            refuse(ErrorCode::BadValue, argument,
                Phrase::of("{} is {}, which this file does not define", argument.name, inQuotes(value.text)),
                Phrase::of("Write the number in its place, or import the arguments that the run prints."));
            return std::nullopt;
        }
        if (value.open) {
            note(argument, Severity::Warning, "value-unknown",
                Phrase::of("{} is {}, which this file does not define: not read.", argument.name,
                    inQuotes(value.text)));
            return std::nullopt;
        }
        if (value.conditional)
            note(argument, Severity::Warning, "value-conditional",
                Phrase::of("{} depends on a condition of the script: {}, its last value, is read.",
                    argument.name, inQuotes(value.text)));
        return value.text;
    }

    void number(const char* name, int& target, int least = 1)
    {
        m_handlers[name] = [this, &target, least](const Argument& argument) {
            const std::optional<std::string> text = valueOf(argument);
            if (!text)
                return;
            const std::optional<std::int64_t> value = parseInteger(*text);
            constexpr int most = 1 << 30;
            if (!value || *value < least || *value > most)
                return refuse(ErrorCode::BadValue, argument,
                    Phrase::of("{} is {}, where an integer of at least {} is expected", argument.name,
                        inQuotes(*text), least));
            target = static_cast<int>(*value);
        };
    }
    void anyText(const char* name, std::string& target)
    {
        m_handlers[name] = [this, &target](const Argument& argument) {
            if (std::optional<std::string> text = valueOf(argument))
                target = std::move(*text);
        };
    }
    void choice(const char* name, std::string& target, std::initializer_list<const char*> legal)
    {
        std::vector<std::string> words(legal.begin(), legal.end());
        m_handlers[name] = [this, &target, words = std::move(words)](const Argument& argument) {
            const std::optional<std::string> text = valueOf(argument);
            if (!text)
                return;
            if (std::ranges::find(words, *text) == words.end())
                return refuse(ErrorCode::BadValue, argument,
                    Phrase::of("{} is {}, where one of {} is expected", argument.name, inQuotes(*text),
                        fmt::join(words, ", ")));
            target = *text;
        };
    }
    void fraction(const char* name, double& target, int most = 1)
    {
        m_handlers[name] = [this, &target, most](const Argument& argument) {
            const std::optional<std::string> text = valueOf(argument);
            if (!text)
                return;
            const std::optional<double> value = parseDouble(*text);
            if (!value || *value < 0 || *value > most)
                return refuse(ErrorCode::BadValue, argument,
                    Phrase::of("{} is {}, where a number from 0 to {} is expected", argument.name,
                        inQuotes(*text), most));
            target = *value;
        };
    }
    template <class T> void flag(const char* name, T& target, std::type_identity_t<T> value = true)
    {
        m_handlers[name] = [&target, value](const Argument&) { target = value; };
    }

    void defineArguments()
    {
        Plan& plan = m_settings.plan;
        number("--num-layers", m_settings.layers);
        number("--hidden-size", m_settings.hidden);
        number("--num-attention-heads", m_settings.heads);
        number("--num-experts", m_settings.experts);
        number("--seq-length", m_settings.sequenceLength);
        number("--micro-batch-size", m_settings.microBatchSize);
        number("--global-batch-size", m_settings.globalBatchSize);
        number("--nnodes", m_nodes);
        for (const char* name : {"--nproc_per_node", "--nproc-per-node"})
            number(name, m_perNode);
        number("--tensor-model-parallel-size", plan.layout.tp);
        number("--pipeline-model-parallel-size", plan.layout.pp);
        number("--context-parallel-size", plan.layout.cp);
        number("--expert-model-parallel-size", plan.layout.ep);
        number("--expert-tensor-parallel-size", plan.layout.etp);
        flag("--sequence-parallel", m_sequenceParallel);
        flag("--use-tp-pp-dp-mapping", m_pipelineBeforeData);
        choice("--cp-comm-type", m_contextKind, {"p2p", "a2a", "allgather", "a2a+p2p"});
        number("--num-virtual-stages-per-pipeline-rank", m_chunks);
        number("--num-layers-per-virtual-pipeline-stage", m_layersPerChunk);
        number("--decoder-first-pipeline-num-layers", m_firstLayers, 0);
        number("--decoder-last-pipeline-num-layers", m_lastLayers, 0);
        flag("--account-for-embedding-in-pipeline-split", m_countsEmbedding);
        flag("--account-for-loss-in-pipeline-split", m_countsLoss);
        m_handlers["--pipeline-model-parallel-layout"] = [this](const Argument& a) { takeLayout(a); };
        number("--microbatch-group-size-per-virtual-pipeline-stage", plan.schedule.groupSize);
        number("--microbatch-group-size-per-vp-stage", plan.schedule.groupSize);
        flag("--no-overlap-p2p-communication", m_blocking);
        flag("--bf16", m_bf16);
        flag("--fp16", m_fp16);
        choice("--fp8-format", m_fp8, {"e4m3", "hybrid"});
        flag("--fp8-dot-product-attention", plan.memory.fp8Attention); // Megatron-LM has none
        flag("--fp8-output-proj", plan.memory.fp8OutputLayer);
        choice("--optimizer", m_optimizer,
            {"adam", "sgd", "muon", "dist_muon", "lion", "soap", "adaptive_muon"});
        flag("--use-precision-aware-optimizer", m_precisionAware);
        choice("--exp-avg-dtype", m_moments, {"fp32", "fp16", "bf16", "fp8"});
        choice("--exp-avg-sq-dtype", m_secondMoments, {"fp32", "fp16", "bf16", "fp8"});
        flag("--optimizer-cpu-offload", m_offloadsOptimizer);
        fraction("--optimizer-offload-fraction", m_offloaded);
        number("--cpu-offloading-num-layers", m_settings.offloadedLayers, 0);
        flag("--fine-grained-activation-offloading", m_offloadsModules);
        fraction("--activation-offload-fraction", m_settings.offloadedShare);
        m_handlers["--offload-modules"] = [this](const Argument& a) { takeOffloadModules(a); };
        flag("--accumulate-allreduce-grads-in-fp32", m_wideGradients);
        flag("--grad-reduce-in-bf16", m_bf16Gradients);
        flag("--cross-entropy-loss-fusion", m_fusedLoss);
        number("--make-vocab-size-divisible-by", plan.memory.vocabularyDivisor);
        choice("--attention-backend", m_attention, {"flash", "fused", "unfused", "local", "auto"});
        flag("--use-flash-attn", plan.memory.flashAttention);
        fraction("--attention-dropout", m_dropout);
        choice("--recompute-granularity", m_granularity, {"full", "selective"});
        choice("--recompute-method", m_method, {"uniform", "block"});
        number("--recompute-num-layers", plan.memory.recompute.layers);
        m_handlers["--recompute-modules"] = [this](const Argument& a) { takeModules(a); };
        m_handlers["--recompute-activations"] = [this](const Argument&) { m_granularity = "selective"; };
        flag("--use-distributed-optimizer", m_distributed);
        number("--num-distributed-optimizer-instances", m_settings.shardReplicas);
        for (const char* name : {"--use-megatron-fsdp", "--use-torch-fsdp2"})
            flag(name, m_fsdp);
        choice("--data-parallel-sharding-strategy", m_strategy,
            {"no_shard", "optim", "optim_grads", "optim_grads_params"});
        flag("--overlap-grad-reduce", m_overlapsGradients);
        flag("--overlap-param-gather", m_overlapsGather);
        flag("--fp8-param-gather", m_eightBitWeights);
        flag("--tp-comm-overlap", plan.communication.overlapTp);
        flag("--overlap-moe-expert-parallel-comm", plan.communication.overlapEp);
        flag("--moe-enable-deepep", plan.communication.expertDispatch, ExpertDispatch::Deduplicated);
        choice(
            "--moe-token-dispatcher-type", m_dispatcher, {"allgather", "alltoall", "alltoall_seq", "flex"});
        choice("--moe-flex-dispatcher-backend", m_flexBackend, {"deepep", "hybridep"});
        flag("--moe-grouped-gemm", m_groupsExperts);
        flag("--moe-permute-fusion", m_fusesPermutation);
        flag("--no-rope-fusion", plan.execution.fusedRotary, false);
        fraction("--moe-expert-capacity-factor", m_capacity.factor, 1024);
        flag("--moe-pad-expert-input-to-capacity", m_capacity.padded);
        flag("--moe-shared-expert-overlap", plan.communication.overlapShared);
        flag("--moe-router-force-load-balancing", plan.memory.expertLoadFactor, 1);
        flag("--enable-cuda-graph", plan.execution.cudaGraphs);
        flag("--external-cuda-graph", plan.execution.cudaGraphs);
        choice("--cuda-graph-impl", m_graphs, {"none", "local", "transformer_engine", "full_iteration"});
        m_handlers["--cuda-graph-scope"] = [this](const Argument& argument) {
            m_scope.clear();
            for (const ShellWord& word : argument.values)
                m_scope += (m_scope.empty() ? "" : " ") + word.text;
        };
    }

    void take(const Argument& argument)
    {
        if (argument.yaml && argument.values.size() == 1
            && (argument.values[0].text == "false" || argument.values[0].text == "null"))
            return;
        const auto handler = m_handlers.find(argument.name);
        if (handler == m_handlers.end()) {
            if (std::ranges::find(kMegatronWithoutMeaning, argument.name)
                == std::end(kMegatronWithoutMeaning))
                note(argument, Severity::Hint, "no-part-of-a-plan",
                    Phrase::of("{} is no part of a plan: not read.", inQuotes(argument.name)));
            return;
        }
        m_understood = true;
        std::string values;
        for (const ShellWord& value : argument.values)
            values += value.text + ' ';
        const auto [at, isNew] = m_seen.emplace(argument.name, values);
        if (!isNew && at->second != values) {
            note(argument, Severity::Warning, "argument-repeated",
                Phrase::of(
                    "{} is there more than once with different values: the last one counts.", argument.name));
            at->second = values;
        }
        handler->second(argument);
    }

    void takeLayout(const Argument& argument)
    {
        const std::optional<std::string> text = valueOf(argument);
        if (!text)
            return;
        const Result<PipelineLayout> layout = parsePipelineLayout(*text);
        if (!layout)
            return refuse(layout.error().code, argument,
                Phrase::of("{}: {} (character {})", argument.name, layout.error().message,
                    layout.error().where.column),
                layout.error().remedy);
        m_layout = *layout;
        m_layoutArgument = argument;
    }

    void takeModules(const Argument& argument)
    {
        Recompute& recompute = m_settings.plan.memory.recompute;
        recompute.modules.clear();
        for (const ShellWord& module : argument.values)
            if (const auto known = fromName<RecomputeModule>(module.text); !known)
                note(argument, Severity::Warning, "module-unknown",
                    Phrase::of(
                        "Recomputation of {} is not estimated here: left out.", inQuotes(module.text)));
            else if (!lists(recompute, *known))
                recompute.modules.push_back(*known);
    }

    void takeOffloadModules(const Argument& argument)
    {
        m_settings.offloadModules.clear();
        for (const ShellWord& module : argument.values) {
            const auto known = offloadModuleNames();
            if (std::ranges::find(known, module.text, &OffloadModuleName::name) == known.end())
                note(argument, Severity::Warning, "module-unknown",
                    Phrase::of("Offloading of {} is not estimated here: left out.", inQuotes(module.text)));
            else
                m_settings.offloadModules.push_back(module.text);
        }
    }

    // --- what follows from all arguments together ---

    void conclude()
    {
        concludeLayout();
        concludeStages();
        concludePrecision();
        concludeRecompute();
        concludeSharding();
        concludeExperts();
        m_settings.plan.communication.overlapDp = m_overlapsGradients;
        m_settings.plan.communication.overlapGather =
            m_overlapsGather || !m_overlapsGradients || !m_distributed;
        if (m_nodes > 0 && m_perNode > 0 && m_nodes <= (1 << 30) / m_perNode)
            m_settings.worldSize = m_nodes * m_perNode;
    }

    void concludeLayout()
    {
        Layout& layout = m_settings.plan.layout;
        // Megatron-LM switches sequence parallelism off without tensor parallelism: there it means nothing.
        layout.sequenceParallel = m_sequenceParallel || layout.tp == 1;
        if (m_pipelineBeforeData)
            layout.order = {Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        m_settings.plan.memory.contextAllToAll = layout.cp > 1 && m_contextKind.starts_with("a2a");
    }

    void concludeStages()
    {
        Plan& plan = m_settings.plan;
        const int ways = (m_chunks > 0 ? 1 : 0) + (m_layersPerChunk > 0 ? 1 : 0) + (m_layout ? 1 : 0);
        if (ways > 1)
            return refuse(ErrorCode::Contradiction, m_layout ? m_layoutArgument : Argument {},
                Phrase::of("the stages are given in more than one way"),
                Phrase::of("Keep one of --num-virtual-stages-per-pipeline-rank, "
                           "--num-layers-per-virtual-pipeline-stage "
                           "and "
                           "--pipeline-model-parallel-layout."));
        if (m_layout)
            concludeLayoutText();
        plan.layout.vpp = std::max(plan.layout.vpp, m_chunks);
        SplitRule rule {
            m_firstLayers, m_lastLayers, m_countsEmbedding ? 1 : 0, m_countsLoss ? 1 : 0, m_layersPerChunk};
        if (!m_layout && rule != SplitRule())
            m_settings.split = rule;
        if (plan.layout.vpp > 1)
            plan.schedule.kind = ScheduleKind::Interleaved;
        if (m_blocking)
            plan.schedule.pointToPoint = PointToPointMode::Blocking;
    }

    void concludeLayoutText()
    {
        Plan& plan = m_settings.plan;
        const auto stages = static_cast<int>(m_layout->layersPerStage.size());
        const std::int64_t layers = std::accumulate(
            m_layout->layersPerStage.begin(), m_layout->layersPerStage.end(), std::int64_t {0});
        if (stages % plan.layout.pp != 0)
            return refuse(ErrorCode::Contradiction, m_layoutArgument,
                Phrase::of("the layout has {} stages, which do not divide by {} pipeline ranks", stages,
                    plan.layout.pp));
        if (m_settings.layers > 0 && layers != m_settings.layers)
            return refuse(ErrorCode::Contradiction, m_layoutArgument,
                Phrase::of(
                    "the layout has {} decoder layers, while --num-layers is {}", layers, m_settings.layers));
        m_settings.layers = static_cast<int>(layers);
        plan.layout.vpp = stages / plan.layout.pp;
        setLayers(*m_layout, plan.stages);
        // Behind all layers is where they are when nothing is said.
        std::vector<int>& mtp = plan.stages.mtpLayersPerStage;
        if (std::accumulate(mtp.begin(), mtp.end() - 1, 0) == 0)
            mtp.clear();
    }

    void concludePrecision()
    {
        MemoryChoice& memory = m_settings.plan.memory;
        memory.precision = !m_fp8.empty() ? Precision::Fp8Mixed
            : m_fp16                      ? Precision::Fp16Mixed
            : m_bf16                      ? Precision::Bf16Mixed
                                          : Precision::Fp32;
        // 32 bits are the default with bf16, and a switch with fp16.
        memory.gradients =
            (m_fp16 ? !m_wideGradients : m_bf16Gradients) ? GradientType::Bf16 : GradientType::Fp32;
        memory.crossEntropy = m_fusedLoss ? CrossEntropy::Fused : CrossEntropy::VocabularyParallel;
        memory.fp8Weights = m_eightBitWeights || memory.precision != Precision::Fp8Mixed;
        memory.dropout = m_dropout > 0;
        memory.flashAttention = m_attention != "unfused" && m_attention != "local";
        memory.offload.optimizerFraction = m_offloadsOptimizer ? m_offloaded : 0;
        if (!m_offloadsModules)
            m_settings.offloadModules.clear();
        if (m_optimizer == "sgd")
            memory.optimizer = OptimizerKind::Sgd;
        else if (m_optimizer.ends_with("muon"))
            memory.optimizer = OptimizerKind::Muon;
        else if (m_optimizer != "adam")
            warn(m_reading, m_file, 0, "optimizer-unknown",
                Phrase::of("The optimizer {} is estimated as Adam.", m_optimizer));
        else if (m_precisionAware && m_moments == "fp8" && m_secondMoments == "fp8")
            memory.optimizer = OptimizerKind::AdamFp8Moments;
        else if (m_precisionAware && m_moments == "bf16" && m_secondMoments == "bf16")
            memory.optimizer = OptimizerKind::AdamBf16Moments;
        else if (m_precisionAware && (m_moments != "fp32" || m_secondMoments != "fp32"))
            warn(m_reading, m_file, 0, "moments-unknown",
                Phrase::of("Adam's moments in {} and {} are estimated as fp32.", m_moments, m_secondMoments));
    }

    void concludeRecompute()
    {
        Recompute& recompute = m_settings.plan.memory.recompute;
        if (m_granularity == "selective") {
            recompute.mode = RecomputeMode::Selective;
            if (recompute.modules.empty())
                recompute.modules = {RecomputeModule::CoreAttention}; // Megatron-Core's default
        } else if (m_granularity == "full") {
            recompute.mode = m_method == "block" ? RecomputeMode::FullBlock : RecomputeMode::FullUniform;
        } else {
            recompute.modules.clear();
        }
        if (recompute.mode != RecomputeMode::FullUniform && recompute.mode != RecomputeMode::FullBlock)
            recompute.layers = Recompute().layers;
    }

    void concludeSharding()
    {
        Sharding& sharding = m_settings.plan.memory.sharding;
        const ShardExtent all {ShardExtent::Kind::DataParallel, 1};
        const bool fsdp = m_fsdp && m_strategy != "no_shard";
        sharding.optimizer = m_distributed || fsdp ? all : ShardExtent();
        sharding.gradients = fsdp && m_strategy.starts_with("optim_grads") ? all : ShardExtent();
        sharding.weights = fsdp && m_strategy == "optim_grads_params" ? all : ShardExtent();
    }

    void concludeExperts()
    {
        Plan& plan = m_settings.plan;
        const bool hybrid = m_flexBackend == "hybridep";
        if (m_dispatcher == "flex" || !m_flexBackend.empty())
            plan.communication.expertDispatch = hybrid ? ExpertDispatch::Fused : ExpertDispatch::Deduplicated;
        plan.execution.groupedExperts = m_groupsExperts || m_settings.experts == 0;
        plan.execution.fusedPermutation = m_fusesPermutation || m_settings.experts == 0;
        setExpertCapacity(m_capacity, plan);
        plan.execution.cudaGraphs = m_graphs.empty() ? plan.execution.cudaGraphs : m_graphs != "none";
        if (m_graphs == "full_iteration" || m_scope == "full_iteration")
            plan.execution.graphExtent = GraphExtent::WholeStep;
        else if (m_scope == "attn")
            plan.execution.graphExtent = GraphExtent::Attention;
    }

    std::string m_file;
    Reading m_reading;
    PlanSettings m_settings;
    std::map<std::string, Handler, std::less<>> m_handlers;
    std::map<std::string, std::string> m_seen;
    std::optional<Error> m_error;
    bool m_understood = false;
    int m_nodes = 0;
    int m_perNode = 0;
    int m_chunks = 0;
    int m_layersPerChunk = 0;
    int m_firstLayers = -1;
    int m_lastLayers = -1;
    std::optional<PipelineLayout> m_layout;
    Argument m_layoutArgument;
    double m_offloaded = 1; // Megatron-LM's default, as all that follow
    double m_dropout = 0.1;
    std::string m_contextKind = "p2p";
    std::string m_fp8;
    std::string m_optimizer = "adam";
    std::string m_moments = "fp32";
    std::string m_secondMoments = "fp32";
    std::string m_attention = "auto";
    std::string m_granularity;
    std::string m_method;
    std::string m_strategy = "optim_grads_params";
    std::string m_dispatcher = "allgather";
    std::string m_flexBackend;
    std::string m_graphs;
    std::string m_scope; ///< of graphs
    bool m_countsEmbedding = false;
    bool m_countsLoss = false;
    bool m_sequenceParallel = false;
    bool m_pipelineBeforeData = false;
    bool m_blocking = false;
    bool m_bf16 = false;
    bool m_fp16 = false;
    bool m_precisionAware = false;
    bool m_offloadsOptimizer = false;
    bool m_offloadsModules = false;
    bool m_bf16Gradients = false;
    bool m_wideGradients = false;
    bool m_fusedLoss = false;
    bool m_distributed = false;
    bool m_fsdp = false;
    bool m_groupsExperts = false;
    bool m_fusesPermutation = false;
    CapacityLimit m_capacity;
    bool m_overlapsGradients = false;
    bool m_overlapsGather = false;
    bool m_eightBitWeights = false;
};

} // namespace

bool looksLikeMegatronArguments(std::string_view head)
{
    // Other programs have --num-layers too; these are Megatron-LM's own.
    return contains(head, "--tensor-model-parallel-size") || contains(head, "--pipeline-model-parallel-size")
        || contains(head, "--expert-model-parallel-size")
        || contains(head, "--pipeline-model-parallel-layout")
        || (contains(head, "--num-attention-heads") && contains(head, "--hidden-size"));
}

namespace {

Result<Reading> readMegatronArguments(std::string_view text, const std::string& file)
{
    if (!isValidUtf8(text))
        return fail(ErrorCode::BadSyntax, Phrase::of("the file is not in UTF-8"), Place {file, 0, 0, {}});
    const Result<std::vector<ShellCommand>> commands = shellCommands(withQuotedYaml(text), file);
    if (!commands)
        return tl::unexpected<Error>(commands.error());
    return MegatronReader(file).read(*commands);
}

} // namespace

extern const Format kMegatronArguments {
    .format = FileFormat::MegatronArguments,
    .name = "megatron",
    .title = "Megatron-LM arguments",
    .kind = FormatKind::PlanSettings,
    .isText = looksLikeMegatronArguments,
    .whole = readMegatronArguments,
};

} // namespace rankloom
