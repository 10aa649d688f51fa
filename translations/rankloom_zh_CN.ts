<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Phrase</name>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>Choose the files in it.</source>
        <translation>请选择其中的文件。</translation>
    </message>
    <message>
        <source>The file is larger than 256 MiB.</source>
        <translation>文件大于 256 MiB。</translation>
    </message>
    <message>
        <source>The trace is larger than 2 GiB.</source>
        <translation>trace 大于 2 GiB。</translation>
    </message>
    <message>
        <source>Profile one step instead of many.</source>
        <translation>请只对一个单步做性能分析，而非多个。</translation>
    </message>
    <message>
        <source>The project holds no plan.</source>
        <translation>项目中没有方案。</translation>
    </message>
    <message>
        <source>Repair a copy of the project.</source>
        <translation>请修复项目的一个副本。</translation>
    </message>
    <message>
        <source>Reports cannot be written as &apos;{}&apos;</source>
        <translation>无法以 &apos;{}&apos; 格式写出报告</translation>
    </message>
    <message>
        <source>Choose a name that ends in .html or .pdf.</source>
        <translation>请选择以 .html 或 .pdf 结尾的名称。</translation>
    </message>
    <message>
        <source>The report was not written.</source>
        <translation>报告未写出。</translation>
    </message>
    <message>
        <source>The folder for own projects cannot be created.</source>
        <translation>无法创建存放自有项目的文件夹。</translation>
    </message>
    <message>
        <source>The example project is not installed.</source>
        <translation>示例项目未安装。</translation>
    </message>
    <message>
        <source>Build it, or open any plan document.</source>
        <translation>请构建它，或打开任意方案文档。</translation>
    </message>
    <message>
        <source>Did you mean {}?</source>
        <translation>您是否想用 {}？</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>空 (null)</translation>
    </message>
    <message>
        <source>the string &quot;{}&quot;</source>
        <translation>字符串 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>an array of {}</source>
        <translation>含 {} 个元素的数组</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>the number {}</source>
        <translation>数字 {}</translation>
    </message>
    <message>
        <source>found {}, where {} is expected</source>
        <translation>得到{}，此处应为{}</translation>
    </message>
    <message>
        <source>this field is missing, where {} is expected</source>
        <translation>缺少此字段，此处应为{}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>an integer from {} to {}</source>
        <translation>{} 到 {} 的整数</translation>
    </message>
    <message>
        <source>a number from {} to {}</source>
        <translation>{} 到 {} 的数</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>an array of integers</source>
        <translation>整数数组</translation>
    </message>
    <message>
        <source>an array of strings</source>
        <translation>字符串数组</translation>
    </message>
    <message>
        <source>The field &quot;{}&quot; is unknown and has no effect.</source>
        <translation>字段 &quot;{}&quot; 未知，不起作用。</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; appears twice in one object</source>
        <translation>键 &quot;{}&quot; 在同一对象中出现两次</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>请保留其中之一。</translation>
    </message>
    <message>
        <source>this is not well-formed JSON: {}</source>
        <translation>JSON 格式不正确：{}</translation>
    </message>
    <message>
        <source>The text seems to be cut off.</source>
        <translation>文本似乎被截断。</translation>
    </message>
    <message>
        <source>there are more than {} values</source>
        <translation>值超过 {} 个</translation>
    </message>
    <message>
        <source>the nesting is deeper than {} levels</source>
        <translation>嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>this text is encoded in UTF-16</source>
        <translation>此文本以 UTF-16 编码</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>this is a binary file, not JSON text</source>
        <translation>这是二进制文件，不是 JSON 文本</translation>
    </message>
    <message>
        <source>this text is not valid UTF-8</source>
        <translation>此文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>文本为空</translation>
    </message>
    <message>
        <source>{}.</source>
        <translation>{}。</translation>
    </message>
    <message>
        <source>No device preset is called &quot;{}&quot;.</source>
        <translation>没有名为 &quot;{}&quot; 的设备预设。</translation>
    </message>
    <message>
        <source>Nearest: {}.</source>
        <translation>最接近：{}。</translation>
    </message>
    <message>
        <source>several plans are called &quot;{}&quot;</source>
        <translation>有多个方案名为 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>Name it by its place, from 1 to {}.</source>
        <translation>请用其序号指定，1 到 {}。</translation>
    </message>
    <message>
        <source>there is no plan {} to be the baseline</source>
        <translation>没有可作为基线的方案 {}</translation>
    </message>
    <message>
        <source>Plans count from 1 to {}: {}.</source>
        <translation>方案编号为 1 到 {}：{}。</translation>
    </message>
    <message>
        <source>{} a step, {} tokens/s, {:.1f} % MFU</source>
        <translation>单步 {}，{} tokens/s，MFU {:.1f} %</translation>
    </message>
    <message>
        <source>{} fits: {}.</source>
        <translation>{} 放得下：{}。</translation>
    </message>
    <message>
        <source>{} is the only plan that fits: {}.</source>
        <translation>{} 是唯一放得下的方案：{}。</translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of its memory band, which that does not: {}.</source>
        <translation>{0} 的每秒 token 数比 {2} 低 {1} %，但在其显存区间上限处仍放得下，而后者放不下：{3}。</translation>
    </message>
    <message>
        <source>{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.</source>
        <translation>{0} 是放得下的方案中最快的：{1}；每秒 token 数比次优的 {3} 多 {2} %。</translation>
    </message>
    <message>
        <source>Its fullest GPU, on stage {}, holds {} of {} and keeps {} free</source>
        <translation>其最满的 GPU（阶段 {}）占用 {} / {}，余 {}</translation>
    </message>
    <message>
        <source>; at the high end of the band still {}.</source>
        <translation>；在区间上限处仍余 {}。</translation>
    </message>
    <message>
        <source>; at the high end of the band it does not fit.</source>
        <translation>；在区间上限处放不下。</translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation>上下文并行通信</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation>专家并行通信</translation>
    </message>
    <message>
        <source>exposed data-parallel communication</source>
        <translation>暴露的数据并行通信</translation>
    </message>
    <message>
        <source>the optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>the pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>offloading</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>{:.0f} % of its step is compute; what costs most beside it is {} ({}, {:.1f} %).</source>
        <translation>单步的 {:.0f} % 为计算；除此之外开销最大的是{}（{}，{:.1f} %）。</translation>
    </message>
    <message>
        <source>{} is not possible; see its diagnoses.</source>
        <translation>{} 不可行；见其诊断。</translation>
    </message>
    <message>
        <source>{} would be faster, but does not fit: stage {} lacks {}.</source>
        <translation>{} 会更快，但放不下：阶段 {} 缺 {}。</translation>
    </message>
    <message>
        <source>{} does not fit: stage {} lacks {}.</source>
        <translation>{} 放不下：阶段 {} 缺 {}。</translation>
    </message>
    <message>
        <source>The plan cannot be recommended as it is.</source>
        <translation>此方案按现状无法推荐。</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is.</source>
        <translation>没有任何方案按现状可以推荐。</translation>
    </message>
    <message>
        <source>There is no measured step to calibrate with.</source>
        <translation>没有可用于校准的实测单步。</translation>
    </message>
    <message>
        <source>Give at least one run whose plan is legal and whose time is above zero.</source>
        <translation>请至少给出一次运行，其方案合法且时间大于零。</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>校准已取消。</translation>
    </message>
    <message>
        <source>One measured step cannot be held against a fit to the others.</source>
        <translation>只有一个实测单步，无法与对其余单步的拟合相比。</translation>
    </message>
    <message>
        <source>The evaluation was cancelled.</source>
        <translation>评估已取消。</translation>
    </message>
    <message>
        <source>{} more</source>
        <translation>另有 {} 项</translation>
    </message>
    <message>
        <source>What-if: {}.</source>
        <translation>假设：{}。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>取消所有假设</translation>
    </message>
    <message>
        <source>{} of {} nodes is kept free as broken or draining.</source>
        <translation>{1} 个节点中有 {0} 个因故障或排空而留空。</translation>
    </message>
    <message>
        <source>{} of {} nodes are kept free as broken or draining.</source>
        <translation>{1} 个节点中有 {0} 个因故障或排空而留空。</translation>
    </message>
    <message>
        <source>The model has no experts that could move</source>
        <translation>模型没有可移动的专家</translation>
    </message>
    <message>
        <source>The plans differ in layout, stages or rank placement, so that more than experts would move</source>
        <translation>各方案的布局、阶段或 rank 排布不同，因此要移动的不只是专家</translation>
    </message>
    <message>
        <source>Compare plans that differ in experts.placement only.</source>
        <translation>请只比较仅 experts.placement 不同的方案。</translation>
    </message>
    <message>
        <source>same step time</source>
        <translation>单步时间相同</translation>
    </message>
    <message>
        <source>step {:+.1f} %</source>
        <translation>单步 {:+.1f} %</translation>
    </message>
    <message>
        <source>Stage {} needs {} of a device that has {}: {} too much.</source>
        <translation>阶段 {} 需要 {}，而设备只有 {}：超出 {}。</translation>
    </message>
    <message>
        <source> At the low end of its band, {}, it would fit.</source>
        <translation>在其区间下限 {} 处可放得下。</translation>
    </message>
    <message>
        <source> No single change is enough; these save most.</source>
        <translation>没有单项更改足以解决；以下更改节省最多。</translation>
    </message>
    <message>
        <source> No single change lowers the peak.</source>
        <translation>没有单项更改能降低峰值。</translation>
    </message>
    <message>
        <source>routing keeps the fullest expert rank within {:.2f} x the mean load ({:.2f} expected, up to {:.2f})</source>
        <translation>路由使最满专家 rank 保持在平均负载的 {:.2f} 倍以内（预期 {:.2f}，最高 {:.2f}）</translation>
    </message>
    <message>
        <source>reserved memory stays within {:.3f} x allocated ({:.3f} expected, up to {:.3f})</source>
        <translation>预留显存保持在已分配显存的 {:.3f} 倍以内（预期 {:.3f}，最高 {:.3f}）</translation>
    </message>
    <message>
        <source>routing and fragmentation are not at their worst together</source>
        <translation>路由与碎片不同时处于最坏情况</translation>
    </message>
    <message>
        <source>Stage {} fits with {} to spare, but its band reaches {} of {}: it fits only if {}.</source>
        <translation>阶段 {} 放得下，余 {}，但其区间可达 {}（容量 {}）：仅当{}时才放得下。</translation>
    </message>
    <message>
        <source> and </source>
        <translation>，且</translation>
    </message>
    <message>
        <source> ({}, {})</source>
        <translation>（{}，{}）</translation>
    </message>
    <message>
        <source>{} of {} tensor-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}).</source>
        <translation>{1} 个张量并行组中有 {0} 个跨节点，每层都经慢至 {2} 的链路通信（{3} 到 {4}）。</translation>
    </message>
    <message>
        <source>Place the ranks in order</source>
        <translation>按顺序排布 rank</translation>
    </message>
    <message>
        <source>Offloading {:.0f} % of the activations of stage {} needs {}, and the way out has {}: backward passes wait.</source>
        <translation>卸载阶段 {1} 激活的 {0} % 需要 {2}，而出口只有 {3}：反向计算会等待。</translation>
    </message>
    <message>
        <source>Offload {:.0f} %, which nobody waits for</source>
        <translation>卸载 {:.0f} %，不会造成等待</translation>
    </message>
    <message>
        <source>Do not offload activations</source>
        <translation>不卸载激活</translation>
    </message>
    <message>
        <source>The script gives no bandwidth of a node in cluster_info</source>
        <translation>脚本的 cluster_info 中没有任何节点的带宽</translation>
    </message>
    <message>
        <source>Choose the script of AMP that describes the cluster.</source>
        <translation>请选择 AMP 中描述集群的脚本。</translation>
    </message>
    <message>
        <source>Node {} has no bandwidth</source>
        <translation>节点 {} 没有带宽</translation>
    </message>
    <message>
        <source>Give cluster_info of every node from 0 on.</source>
        <translation>请从 0 起给出每个节点的 cluster_info。</translation>
    </message>
    <message>
        <source>The bandwidths are constants of a script: they are taken as assumptions</source>
        <translation>带宽是脚本中的常量：视为假设</translation>
    </message>
    <message>
        <source>Write [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])].</source>
        <translation>请写成 [torch.tensor([GBIT * 1e9 / 32]), torch.tensor([GBIT * 1e9 / 32])]。</translation>
    </message>
    <message>
        <source>A node needs two bandwidths: to other nodes, and inside</source>
        <translation>节点需要两个带宽：到其他节点的和节点内的</translation>
    </message>
    <message>
        <source>{} is no number of a node</source>
        <translation>{} 不是节点编号</translation>
    </message>
    <message>
        <source>Nodes are numbered from 0 to {}</source>
        <translation>节点编号为 0 到 {}</translation>
    </message>
    <message>
        <source>{} is no constant</source>
        <translation>{} 不是常量</translation>
    </message>
    <message>
        <source>{} is no number of 4-byte elements per second</source>
        <translation>{} 不是每秒 4 字节元素的个数</translation>
    </message>
    <message>
        <source>The array is damaged: {}</source>
        <translation>数组已损坏：{}</translation>
    </message>
    <message>
        <source>Write the file again with numpy.save.</source>
        <translation>请用 numpy.save 重新写出文件。</translation>
    </message>
    <message>
        <source>no NumPy signature</source>
        <translation>没有 NumPy 签名</translation>
    </message>
    <message>
        <source>format version {}</source>
        <translation>格式版本 {}</translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation>文件在其头部内就已结束</translation>
    </message>
    <message>
        <source>The array is not of int64 in C order</source>
        <translation>数组不是 C 顺序的 int64</translation>
    </message>
    <message>
        <source>Convert it: numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;).</source>
        <translation>请转换：numpy.ascontiguousarray(a, dtype=&apos;&lt;i8&apos;)。</translation>
    </message>
    <message>
        <source>the shape cannot be read</source>
        <translation>无法读取形状</translation>
    </message>
    <message>
        <source>it claims more values than the file holds</source>
        <translation>声称的值多于文件所含</translation>
    </message>
    <message>
        <source>it claims {} values, the file holds {} bytes of them</source>
        <translation>声称有 {} 个值，而文件中这些值只有 {} 字节</translation>
    </message>
    <message>
        <source>{} is &quot;auto&quot;: the trainer decides it.</source>
        <translation>{} 为 &quot;auto&quot;：由训练器决定。</translation>
    </message>
    <message>
        <source>a batch of {} is no multiple of microbatch {} x {} accumulation steps</source>
        <translation>批大小 {} 不是微批次 {} x {} 个累积步的倍数</translation>
    </message>
    <message>
        <source>The batch is microbatch x accumulation steps x data-parallel ranks.</source>
        <translation>批大小 = 微批次 x 累积步数 x 数据并行 rank 数。</translation>
    </message>
    <message>
        <source>Optimizer states on drives are estimated as in host memory.</source>
        <translation>存放在硬盘上的优化器状态按存放在主机内存估算。</translation>
    </message>
    <message>
        <source>Weights that are kept in host memory are not estimated here: not read.</source>
        <translation>此处不估算存放在主机内存中的权重：未读取。</translation>
    </message>
    <message>
        <source>MiCS needs ZeRO stage 3, not {}</source>
        <translation>MiCS 需要 ZeRO 阶段 3，而非 {}</translation>
    </message>
    <message>
        <source>hpZ and MiCS exclude each other</source>
        <translation>hpZ 与 MiCS 互斥</translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is not estimated here.</source>
        <translation>{} 会减少流量，此处不作估算。</translation>
    </message>
    <message>
        <source>Which layers are recomputed is set in the model&apos;s code: not read.</source>
        <translation>哪些层重计算由模型代码设置：未读取。</translation>
    </message>
    <message>
        <source>The model has no experts to place</source>
        <translation>模型没有可排布的专家</translation>
    </message>
    <message>
        <source>Choose a plan of a mixture-of-experts model.</source>
        <translation>请选择混合专家模型的方案。</translation>
    </message>
    <message>
        <source>The expert placement of the plan is of another model</source>
        <translation>方案的专家排布属于另一个模型</translation>
    </message>
    <message>
        <source>See: rankloom-cli evaluate.</source>
        <translation>见：rankloom-cli evaluate。</translation>
    </message>
    <message>
        <source>{} experts do not divide among {} devices</source>
        <translation>{} 个专家无法均分到 {} 个设备</translation>
    </message>
    <message>
        <source>Choose an EP that divides the experts.</source>
        <translation>请选择能整除专家数的 EP。</translation>
    </message>
    <message>
        <source>Expert {} is placed on device {} of {}</source>
        <translation>专家 {} 排布在设备 {} 上，设备共 {} 个</translation>
    </message>
    <message>
        <source>Device {} holds {} experts in layer row {}, device 0 holds {} in row 0: this engine needs equally many everywhere</source>
        <translation>设备 {0} 在层行 {2} 中有 {1} 个专家，设备 0 在行 0 中有 {3} 个：此引擎要求处处数量相同</translation>
    </message>
    <message>
        <source>The map does not place the experts of layer {}</source>
        <translation>映射未排布层 {} 的专家</translation>
    </message>
    <message>
        <source>Choose a map of this model.</source>
        <translation>请选择此模型的映射。</translation>
    </message>
    <message>
        <source>The map has {} layers; the model has {}, {} of them with experts</source>
        <translation>映射有 {} 层；模型有 {} 层，其中 {} 层含专家</translation>
    </message>
    <message>
        <source>Layer {}: the map names expert {}, the model has {}</source>
        <translation>层 {}：映射中有专家 {}，而模型有 {} 个</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is twice on device {}, which wastes a slot</source>
        <translation>层 {}：专家 {} 在设备 {} 上出现两次，浪费一个槽位</translation>
    </message>
    <message>
        <source>Place the experts again without copies on one device.</source>
        <translation>请重新排布专家，同一设备上不放副本。</translation>
    </message>
    <message>
        <source>Layer {}: expert {} has no device</source>
        <translation>层 {}：专家 {} 没有设备</translation>
    </message>
    <message>
        <source>Choose a complete map.</source>
        <translation>请选择完整的映射。</translation>
    </message>
    <message>
        <source>The model of the project has no experts</source>
        <translation>项目的模型没有专家</translation>
    </message>
    <message>
        <source>Import the model the map is for first.</source>
        <translation>请先导入该映射所属的模型。</translation>
    </message>
    <message>
        <source>The map places experts on {} devices, EP of the plan is {}</source>
        <translation>映射将专家排布在 {} 个设备上，而方案的 EP 为 {}</translation>
    </message>
    <message>
        <source>Set EP to {}.</source>
        <translation>请将 EP 设为 {}。</translation>
    </message>
    <message>
        <source>{} slots of a layer do not divide among the {} devices of EP</source>
        <translation>每层 {} 个槽位无法均分到 EP 的 {} 个设备</translation>
    </message>
    <message>
        <source>Set EP to what the map was made for.</source>
        <translation>请将 EP 设为生成该映射时的值。</translation>
    </message>
    <message>
        <source>Choose an unedited map of where experts are.</source>
        <translation>请选择未经编辑的专家位置映射。</translation>
    </message>
    <message>
        <source>The map has {} layers</source>
        <translation>映射有 {} 层</translation>
    </message>
    <message>
        <source>The layers of the map have different numbers of devices</source>
        <translation>映射各层的设备数不同</translation>
    </message>
    <message>
        <source>The map is no list of layers</source>
        <translation>映射不是层的列表</translation>
    </message>
    <message>
        <source>Row {} of the map is no list of experts</source>
        <translation>映射的行 {} 不是专家列表</translation>
    </message>
    <message>
        <source>Row {} does not divide among {} devices</source>
        <translation>行 {} 无法均分到 {} 个设备</translation>
    </message>
    <message>
        <source>The document does not say on how many devices it places experts</source>
        <translation>文档未说明将专家排布在多少个设备上</translation>
    </message>
    <message>
        <source>The map has no layer_list</source>
        <translation>映射没有 layer_list</translation>
    </message>
    <message>
        <source>The map says it has {} layers and lists {}</source>
        <translation>映射声称有 {} 层，实际列出 {} 层</translation>
    </message>
    <message>
        <source>A layer of the map has no layer_id of its own, or no device_list</source>
        <translation>映射中有一层没有自己的 layer_id，或没有 device_list</translation>
    </message>
    <message>
        <source>Layer {}: a device has no device_id of its own, or no experts</source>
        <translation>层 {}：有设备没有自己的 device_id，或没有专家</translation>
    </message>
    <message>
        <source>Expected a key and a value</source>
        <translation>此处应为键和值</translation>
    </message>
    <message>
        <source>A layer has no list of experts, or is there twice</source>
        <translation>有一层没有专家列表，或出现两次</translation>
    </message>
    <message>
        <source>The list of a layer is too long</source>
        <translation>有一层的列表过长</translation>
    </message>
    <message>
        <source>The list holds something else than experts</source>
        <translation>列表中含有专家以外的内容</translation>
    </message>
    <message>
        <source>num_slots is {}, the layer has {}</source>
        <translation>num_slots 为 {}，而该层有 {} 个</translation>
    </message>
    <message>
        <source>The list of the last layer does not end: the file is cut</source>
        <translation>最后一层的列表没有结束：文件被截断</translation>
    </message>
    <message>
        <source>The columns must be layer,expert,device</source>
        <translation>列必须为 layer,expert,device</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a device</source>
        <translation>该行不含层、专家和设备</translation>
    </message>
    <message>
        <source>The map names too many layers and devices</source>
        <translation>映射中的层和设备过多</translation>
    </message>
    <message>
        <source>this plan has no timeline: it cannot be evaluated</source>
        <translation>此方案没有时间线：无法评估</translation>
    </message>
    <message>
        <source>See the diagnoses of its evaluation.</source>
        <translation>见其评估的诊断。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {}</source>
        <translation>PyTorch 的调度文件无法表示 {}</translation>
    </message>
    <message>
        <source>PyTorch&apos;s schedule files have no form for {} with vocabulary passes</source>
        <translation>PyTorch 的调度文件无法表示带词表计算的 {}</translation>
    </message>
    <message>
        <source>Choose a schedule of forward and backward passes alone.</source>
        <translation>请选择只含前向和反向计算的调度。</translation>
    </message>
    <message>
        <source>The figures hold under what-ifs: {}. Removed nodes are left out here, too.</source>
        <translation>这些数字在以下假设下成立：{}。移除的节点在此也不计入。</translation>
    </message>
    <message>
        <source>Correct the plan first.</source>
        <translation>请先修正方案。</translation>
    </message>
    <message>
        <source>{}, for one.</source>
        <translation>例如 {}。</translation>
    </message>
    <message>
        <source>DeepSpeed shards over all {} data-parallel ranks (ZeRO 1 to 3), or everything over a smaller group (MiCS).</source>
        <translation>DeepSpeed 在全部 {} 个数据并行 rank 间切分（ZeRO 1 到 3），或在较小的组内切分全部内容 (MiCS)。</translation>
    </message>
    <message>
        <source>A second copy of the weights (hpZ) needs ZeRO 3 over all data-parallel ranks.</source>
        <translation>权重的第二份副本 (hpZ) 需要在所有数据并行 rank 间使用 ZeRO 3。</translation>
    </message>
    <message>
        <source>8-bit training is set up in the model&apos;s code: bf16 is written.</source>
        <translation>8 位训练在模型代码中设置：已写为 bf16。</translation>
    </message>
    <message>
        <source>{} {} is set in the model&apos;s code, not in this file.</source>
        <translation>{} {} 在模型代码中设置，不在此文件中。</translation>
    </message>
    <message>
        <source>The order of ranks is the launcher&apos;s and the model code&apos;s.</source>
        <translation>rank 的顺序由启动器和模型代码决定。</translation>
    </message>
    <message>
        <source>Recomputation is switched on in the model&apos;s code.</source>
        <translation>重计算在模型代码中开启。</translation>
    </message>
    <message>
        <source>Constants of the memory estimate stay with the plan: {}.</source>
        <translation>显存估算的常量保留在方案中：{}。</translation>
    </message>
    <message>
        <source>The placement of ranks on GPUs leaves the program as node order: export a rank file, a host file, Slurm or torchrun commands too.</source>
        <translation>rank 在 GPU 上的排布以节点顺序导出：请同时导出 rank 文件、主机文件、Slurm 或 torchrun 命令。</translation>
    </message>
    <message>
        <source>Experts are laid out contiguously here; only SGLang takes a placement of experts.</source>
        <translation>此处专家连续排列；只有 SGLang 接受专家排布。</translation>
    </message>
    <message>
        <source>node {} is called &quot;{}&quot;, which is no host name</source>
        <translation>节点 {} 名为 &quot;{}&quot;，这不是主机名</translation>
    </message>
    <message>
        <source>Import a host file with the names of the nodes.</source>
        <translation>请导入含节点名称的主机文件。</translation>
    </message>
    <message>
        <source>two nodes are called &quot;{}&quot;</source>
        <translation>有两个节点名为 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>the plan is longer than {}</source>
        <translation>方案超过 {}</translation>
    </message>
    <message>
        <source>Import measured links and routing into a project instead of stating them in the plan.</source>
        <translation>请将测得的链路和路由导入项目，而不是写在方案中。</translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation>请为每个节点指定各自的名称。</translation>
    </message>
    <message>
        <source>a list of nodes can only place whole nodes: here a node holds ranks that do not follow each other</source>
        <translation>节点列表只能排布整个节点：此处有节点的 rank 不连续</translation>
    </message>
    <message>
        <source>Export a rank file, or place whole nodes.</source>
        <translation>请导出 rank 文件，或按整个节点排布。</translation>
    </message>
    <message>
        <source>The order of ranks inside a node is not in this file: export a rank file or torchrun commands.</source>
        <translation>节点内 rank 的顺序不在此文件中：请导出 rank 文件或 torchrun 命令。</translation>
    </message>
    <message>
        <source>Slurm numbers the tasks of a node by rank: another order of GPUs inside a node is not in this file.</source>
        <translation>Slurm 按 rank 为节点的任务编号：节点内其他 GPU 顺序不在此文件中。</translation>
    </message>
    <message>
        <source>Context parallelism of a training plan has no counterpart in {}.</source>
        <translation>训练方案的上下文并行在 {} 中没有对应项。</translation>
    </message>
    <message>
        <source>{} has one chunk of the model per pipeline rank.</source>
        <translation>{} 的每个流水线 rank 只有一个模型块。</translation>
    </message>
    <message>
        <source>{} splits the layers evenly by itself.</source>
        <translation>{} 自行均分各层。</translation>
    </message>
    <message>
        <source>Start the nodes in the order of a host file: export one too.</source>
        <translation>请按主机文件的顺序启动节点：请同时导出一份。</translation>
    </message>
    <message>
        <source>vLLM spreads experts over TP x DP = {} ranks.</source>
        <translation>vLLM 将专家分布到 TP x DP = {} 个 rank。</translation>
    </message>
    <message>
        <source>vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them.</source>
        <translation>vLLM 不接受专家排布：由其自带的均衡器 (--enable-eplb) 移动专家。</translation>
    </message>
    <message>
        <source>A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place it.</source>
        <translation>一个副本大于一个节点：此时 vLLM 需要 Ray (--data-parallel-backend ray) 来放置。</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind SGLang&apos;s router.</source>
        <translation>这是 {} 个副本之一：请在 SGLang 的路由器后启动同样数量的副本。</translation>
    </message>
    <message>
        <source>SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.</source>
        <translation>SGLang 将一个专家切分到 {0} 个 rank：即 TP x DP = {2} 除以 EP {1} 所得。</translation>
    </message>
    <message>
        <source>The placement of experts is a file of its own: export sglang-experts as expert_location.json.</source>
        <translation>专家排布是单独的文件：请将 sglang-experts 导出为 expert_location.json。</translation>
    </message>
    <message>
        <source>torchtitan always shards over context-parallel ranks.</source>
        <translation>torchtitan 总是在上下文并行 rank 间切分。</translation>
    </message>
    <message>
        <source>torchtitan keeps vocabulary layers on the first and last stage.</source>
        <translation>torchtitan 将词表层保留在首尾阶段。</translation>
    </message>
    <message>
        <source>Groups of microbatches have PyTorch&apos;s own size.</source>
        <translation>微批次组采用 PyTorch 自己的大小。</translation>
    </message>
    <message>
        <source>Transfers between stages are asynchronous in PyTorch.</source>
        <translation>PyTorch 中阶段间的传输是异步的。</translation>
    </message>
    <message>
        <source>{} holds two copies of the model: 1F1B is written.</source>
        <translation>{} 持有模型的两份副本：已写为 1F1B。</translation>
    </message>
    <message>
        <source>{} goes along as schedule.csv: export it too (schedule-csv).</source>
        <translation>{} 附带在 schedule.csv 中：请同时导出 (schedule-csv)。</translation>
    </message>
    <message>
        <source>torchtitan chooses operations, not modules: its own selection is written.</source>
        <translation>torchtitan 选择的是运算而非模块：已写为其自己的选择。</translation>
    </message>
    <message>
        <source>torchtitan recomputes every layer by itself.</source>
        <translation>torchtitan 自行重计算每一层。</translation>
    </message>
    <message>
        <source>torchtitan has an order of ranks of its own.</source>
        <translation>torchtitan 有自己的 rank 顺序。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) no schedule is written.</source>
        <translation>没有流水线 (PP 1) 时不写出调度。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there are no chunks.</source>
        <translation>没有流水线 (PP 1) 时没有模型块。</translation>
    </message>
    <message>
        <source>torchtitan trains in bfloat16: that is written.</source>
        <translation>torchtitan 以 bfloat16 训练：已按此写出。</translation>
    </message>
    <message>
        <source>torchtitan&apos;s tensor parallelism is always sequence-parallel.</source>
        <translation>torchtitan 的张量并行始终为序列并行。</translation>
    </message>
    <message>
        <source>Recomputation belongs to the registered configuration.</source>
        <translation>重计算属于已注册的配置。</translation>
    </message>
    <message>
        <source>Sequence parallelism belongs to the registered configuration.</source>
        <translation>序列并行属于已注册的配置。</translation>
    </message>
    <message>
        <source>An uneven split goes into the configuration as parallelism.module_fqns_per_model_part.</source>
        <translation>不均匀的切分以 parallelism.module_fqns_per_model_part 写入配置。</translation>
    </message>
    <message>
        <source>{} splits layers by itself: an own split of stages has no key.</source>
        <translation>{} 自行切分各层：自定义的阶段切分没有对应的键。</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}.</source>
        <translation>{} 不运行调度 {}。</translation>
    </message>
    <message>
        <source>{} recomputes every layer by itself: a number of layers has no key.</source>
        <translation>{} 自行重计算每一层：层数没有对应的键。</translation>
    </message>
    <message>
        <source>Training in fp32 has no recipe name: set model.params_dtype.</source>
        <translation>fp32 训练没有 recipe 名称：请设置 model.params_dtype。</translation>
    </message>
    <message>
        <source>NeMo 1 has no tensor parallelism of its own inside experts.</source>
        <translation>NeMo 1 的专家内部没有独立的张量并行。</translation>
    </message>
    <message>
        <source>NeMo 1 shards optimizer states over all data-parallel ranks.</source>
        <translation>NeMo 1 在所有数据并行 rank 间切分优化器状态。</translation>
    </message>
    <message>
        <source>nanotron&apos;s files have no 8-bit training: bfloat16 is written.</source>
        <translation>nanotron 的文件没有 8 位训练：已写为 bfloat16。</translation>
    </message>
    <message>
        <source>nanotron shards optimizer states over all data-parallel ranks (ZeRO 1), or nothing.</source>
        <translation>nanotron 在所有数据并行 rank 间切分优化器状态 (ZeRO 1)，或完全不切分。</translation>
    </message>
    <message>
        <source>nanotron has no tensor parallelism of its own inside experts.</source>
        <translation>nanotron 的专家内部没有独立的张量并行。</translation>
    </message>
    <message>
        <source>nanotron has one chunk of the model per pipeline rank.</source>
        <translation>nanotron 的每个流水线 rank 只有一个模型块。</translation>
    </message>
    <message>
        <source>Accelerate shards weights, gradients and optimizer states over one group, or replicates all.</source>
        <translation>Accelerate 在一个组内切分权重、梯度和优化器状态，或全部复制。</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no pipeline: the processes of one stage are written.</source>
        <translation>Accelerate 的文件没有流水线：已写出单个阶段的进程。</translation>
    </message>
    <message>
        <source>Accelerate&apos;s file has no expert parallelism.</source>
        <translation>Accelerate 的文件没有专家并行。</translation>
    </message>
    <message>
        <source>The configuration has the keys of DeepSeek&apos;s inference code: they were translated; prediction layers are not in it</source>
        <translation>配置使用 DeepSeek 推理代码的键：已转换；其中不含预测层</translation>
    </message>
    <message>
        <source>This is a {}, not a file to parse whole</source>
        <translation>这是 {}，不是可整体解析的文件</translation>
    </message>
    <message>
        <source>Import it as a routing trace.</source>
        <translation>请作为路由 trace 导入。</translation>
    </message>
    <message>
        <source>Open it instead of importing it.</source>
        <translation>请打开它，而非导入。</translation>
    </message>
    <message>
        <source>The overlap coefficient {} is not used: overlap is simulated</source>
        <translation>未使用重叠系数 {}：重叠由模拟得出</translation>
    </message>
    <message>
        <source>{} is not understood</source>
        <translation>无法理解 {}</translation>
    </message>
    <message>
        <source>{} is not a positive figure</source>
        <translation>{} 不是正数</translation>
    </message>
    <message>
        <source>Correct the figure, or measure again.</source>
        <translation>请修正该数值，或重新测量。</translation>
    </message>
    <message>
        <source>The file holds none of Galvatron&apos;s bandwidths or times: nothing in it says how fast a link is</source>
        <translation>文件不含 Galvatron 的带宽或时间：其中没有链路速度信息</translation>
    </message>
    <message>
        <source>Choose an allreduce_bandwidth, p2p_bandwidth or sp_time file.</source>
        <translation>请选择 allreduce_bandwidth、p2p_bandwidth 或 sp_time 文件。</translation>
    </message>
    <message>
        <source>{} is no host and node</source>
        <translation>{} 不是主机与节点的对应</translation>
    </message>
    <message>
        <source>Write HOST=NODE, or HOST= for a host that is no node of this cluster.</source>
        <translation>请写 HOST=NODE；若主机不是此集群的节点，请写 HOST=。</translation>
    </message>
    <message>
        <source>the file maps more than {} hosts</source>
        <translation>文件映射的主机超过 {} 个</translation>
    </message>
    <message>
        <source>{} is mapped to {} and to {}</source>
        <translation>{} 同时映射到 {} 和 {}</translation>
    </message>
    <message>
        <source>Keep one of the lines.</source>
        <translation>请保留其中一行。</translation>
    </message>
    <message>
        <source>{} is mapped to {}, which is no node of this cluster</source>
        <translation>{} 映射到 {}，后者不是此集群的节点</translation>
    </message>
    <message>
        <source>Name a node of the project.</source>
        <translation>请指定项目中的节点。</translation>
    </message>
    <message>
        <source>The file names no host</source>
        <translation>文件中没有主机</translation>
    </message>
    <message>
        <source>Give one host per line: node1 slots=8.</source>
        <translation>请每行写一个主机：node1 slots=8。</translation>
    </message>
    <message>
        <source>Write &quot;node1 slots=8&quot;, &quot;node1:8&quot;, &quot;node1&quot; or &quot;rank 0=node1 slot=0&quot;.</source>
        <translation>请写 &quot;node1 slots=8&quot;、&quot;node1:8&quot;、&quot;node1&quot; 或 &quot;rank 0=node1 slot=0&quot;。</translation>
    </message>
    <message>
        <source>There are more than {} hosts</source>
        <translation>主机超过 {} 台</translation>
    </message>
    <message>
        <source>{} is not a host</source>
        <translation>{} 不是主机</translation>
    </message>
    <message>
        <source>{} is not a number of slots from 1 to {}</source>
        <translation>{} 不是 1 到 {} 的槽位数</translation>
    </message>
    <message>
        <source>{} has more than {} slots</source>
        <translation>{} 的槽位超过 {} 个</translation>
    </message>
    <message>
        <source>{} does not place a rank</source>
        <translation>{} 没有排布 rank</translation>
    </message>
    <message>
        <source>Rank {} is placed twice</source>
        <translation>Rank {} 排布了两次</translation>
    </message>
    <message>
        <source>No host below a switch is described</source>
        <translation>没有描述交换机下的主机</translation>
    </message>
    <message>
        <source>Choose the complete output of ibnetdiscover.</source>
        <translation>请选择 ibnetdiscover 的完整输出。</translation>
    </message>
    <message>
        <source>{} ports do not say which host they belong to: they are left out</source>
        <translation>{} 个端口未说明所属主机：已略去</translation>
    </message>
    <message>
        <source>The file names addresses only; say which hosts the client and the server were</source>
        <translation>文件只含地址；请指明客户端和服务器是哪些主机</translation>
    </message>
    <message>
        <source>The run failed: {}</source>
        <translation>运行失败：{}</translation>
    </message>
    <message>
        <source>Measure again.</source>
        <translation>请重新测量。</translation>
    </message>
    <message>
        <source>The file holds no sum over the streams: the run did not finish</source>
        <translation>文件没有各流的总和：运行未完成</translation>
    </message>
    <message>
        <source>Choose the file of a run that finished.</source>
        <translation>请选择已完成运行的文件。</translation>
    </message>
    <message>
        <source>The output holds no line of a receiver or a sum</source>
        <translation>输出中没有接收端或总和的行</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished.</source>
        <translation>请选择已完成运行的输出。</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote.</source>
        <translation>请选择该工具写出的文件。</translation>
    </message>
    <message>
        <source>The JSON text is damaged or cut</source>
        <translation>JSON 文本已损坏或被截断</translation>
    </message>
    <message>
        <source>Copy the file again, or measure again.</source>
        <translation>请重新复制文件，或重新测量。</translation>
    </message>
    <message>
        <source>This Kueue topology names the labels of its levels, but no node: where the nodes are is not in it</source>
        <translation>此 Kueue 拓扑给出了各层级的标签，但没有节点：其中没有节点的位置</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get topologies.kueue.x-k8s.io,nodes -o json.</source>
        <translation>请选择 kubectl get topologies.kueue.x-k8s.io,nodes -o json 的输出。</translation>
    </message>
    <message>
        <source>The file lists no node</source>
        <translation>文件没有列出节点</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get nodes -o json.</source>
        <translation>请选择 kubectl get nodes -o json 的输出。</translation>
    </message>
    <message>
        <source>The file lists more than {} nodes</source>
        <translation>文件列出的节点超过 {} 个</translation>
    </message>
    <message>
        <source>{} of {} nodes have no label that says where they are: they are left out</source>
        <translation>{1} 个节点中有 {0} 个没有说明其位置的标签：已略去</translation>
    </message>
    <message>
        <source>The file holds {} Kueue topologies: the first holds</source>
        <translation>文件含 {} 个 Kueue 拓扑：以第一个为准</translation>
    </message>
    <message>
        <source>No node has a label that says where it is in the network</source>
        <translation>没有节点带有说明其网络位置的标签</translation>
    </message>
    <message>
        <source>Label the nodes, with topograph for instance.</source>
        <translation>请为节点加标签，例如用 topograph。</translation>
    </message>
    <message>
        <source>Give the nodes the labels that the Kueue topology names.</source>
        <translation>请为节点加上 Kueue 拓扑所列的标签。</translation>
    </message>
    <message>
        <source>The file holds no rows</source>
        <translation>文件没有数据行</translation>
    </message>
    <message>
        <source>Commas are read as decimal points, because every cell fits that reading</source>
        <translation>逗号按小数点读取，因为所有单元格都符合这种读法</translation>
    </message>
    <message>
        <source>The unit {} is not known</source>
        <translation>未知单位 {}</translation>
    </message>
    <message>
        <source>Use {}.</source>
        <translation>请使用 {}。</translation>
    </message>
    <message>
        <source>The file does not say in which unit its numbers are</source>
        <translation>文件未说明其数字的单位</translation>
    </message>
    <message>
        <source>The file does not say whether a row sends or receives; rows are taken as senders</source>
        <translation>文件未说明行是发送还是接收；行视为发送端</translation>
    </message>
    <message>
        <source>{} is not a number</source>
        <translation>{} 不是数字</translation>
    </message>
    <message>
        <source>Leave the cell empty where nothing was measured.</source>
        <translation>未测量处请留空单元格。</translation>
    </message>
    <message>
        <source>{} is negative</source>
        <translation>{} 为负</translation>
    </message>
    <message>
        <source>The matrix has {} names; at most {} are read</source>
        <translation>矩阵有 {} 个名称；最多读取 {} 个</translation>
    </message>
    <message>
        <source>Give figures per node instead of per device.</source>
        <translation>请按节点而非按设备给出数值。</translation>
    </message>
    <message>
        <source>{} to {} has 0, which is taken as not measured</source>
        <translation>{} 到 {} 为 0，视为未测量</translation>
    </message>
    <message>
        <source>The row has {} cells instead of 3 and is left out</source>
        <translation>该行有 {} 个单元格，应为 3 个，已略去</translation>
    </message>
    <message>
        <source>{} to {} is listed twice with different values</source>
        <translation>{} 到 {} 列出两次且值不同</translation>
    </message>
    <message>
        <source>A column has no name</source>
        <translation>有一列没有名称</translation>
    </message>
    <message>
        <source>Column {} is there twice</source>
        <translation>列 {} 出现两次</translation>
    </message>
    <message>
        <source>Give every column its own name.</source>
        <translation>请为每列指定各自的名称。</translation>
    </message>
    <message>
        <source>The header names fewer than two nodes</source>
        <translation>表头中的节点少于两个</translation>
    </message>
    <message>
        <source>The first row and the first column are names; the corner is empty.</source>
        <translation>第一行和第一列为名称；左上角为空。</translation>
    </message>
    <message>
        <source>Row {} has no column of that name and is left out</source>
        <translation>行 {} 没有同名的列，已略去</translation>
    </message>
    <message>
        <source>{} has a column but no row: nothing it sends is known</source>
        <translation>{} 有列但没有行：其发送情况完全未知</translation>
    </message>
    <message>
        <source>Row {} has {} values instead of {} and is left out</source>
        <translation>行 {} 有 {} 个值，应为 {} 个，已略去</translation>
    </message>
    <message>
        <source>Row {} was already given in line {}{}</source>
        <translation>行 {} 已在第 {} 行给出{}</translation>
    </message>
    <message>
        <source>The trace holds no compute of a device</source>
        <translation>trace 不含设备的计算</translation>
    </message>
    <message>
        <source>Profile with the activities CPU and CUDA.</source>
        <translation>请以 CPU 和 CUDA 活动做性能分析。</translation>
    </message>
    <message>
        <source>The trace holds {} steps; the last whole one is taken</source>
        <translation>trace 含 {} 个单步；采用最后一个完整的</translation>
    </message>
    <message>
        <source>{} kernels have neither a label around them nor a telling name; they are taken for what ran before them</source>
        <translation>{} 个内核既没有外层标签也没有可辨认的名称；按其之前运行的内容归类</translation>
    </message>
    <message>
        <source>{} pieces of compute ran at the same time as another; a lane shows one</source>
        <translation>{} 段计算与其他计算同时运行；一条泳道只显示一个</translation>
    </message>
    <message>
        <source>The passes carry no stage and microbatch, so that only sums can be compared</source>
        <translation>各次计算不带阶段和微批次，因此只能比较总和</translation>
    </message>
    <message>
        <source>No communication is visible: the trace has no NCCL kernels</source>
        <translation>看不到通信：trace 中没有 NCCL 内核</translation>
    </message>
    <message>
        <source>The trace holds no work of a device and no named pass</source>
        <translation>trace 中没有设备的工作，也没有已命名的计算</translation>
    </message>
    <message>
        <source>{} events have names that are no passes; they are left out</source>
        <translation>{} 个事件的名称不是计算；已略去</translation>
    </message>
    <message>
        <source>{} passes ran at the same time as another; a lane shows one</source>
        <translation>{} 次计算与其他计算同时运行；一条泳道只显示一个</translation>
    </message>
    <message>
        <source>{} events of phases B and E are left out: only complete events (X) are read</source>
        <translation>已略去 {} 个 B 和 E 阶段的事件：只读取完整事件 (X)</translation>
    </message>
    <message>
        <source>The trace holds only work of the host, none of a device</source>
        <translation>trace 只含主机的工作，不含设备的工作</translation>
    </message>
    <message>
        <source>there is no argument of Megatron-LM in this file</source>
        <translation>此文件中没有 Megatron-LM 的参数</translation>
    </message>
    <message>
        <source>Expected are --tensor-model-parallel-size 8 and the like.</source>
        <translation>应为 --tensor-model-parallel-size 8 之类。</translation>
    </message>
    <message>
        <source>{} has no value</source>
        <translation>{} 没有值</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define: not read.</source>
        <translation>{} 为 {}，此文件中未定义：未读取。</translation>
    </message>
    <message>
        <source>{} is {}, where an integer of at least {} is expected</source>
        <translation>{} 为 {}，此处应为不小于 {} 的整数</translation>
    </message>
    <message>
        <source>{} is {}, where one of {} is expected</source>
        <translation>{} 为 {}，此处应为 {} 之一</translation>
    </message>
    <message>
        <source>{} is {}, where a number from 0 to {} is expected</source>
        <translation>{} 为 {}，此处应为 0 到 {} 的数</translation>
    </message>
    <message>
        <source>{} is no part of a plan: not read.</source>
        <translation>{} 不属于方案：未读取。</translation>
    </message>
    <message>
        <source>{} is there more than once with different values: the last one counts.</source>
        <translation>{} 多次出现且值不同：以最后一个为准。</translation>
    </message>
    <message>
        <source>{}: {} (character {})</source>
        <translation>{}：{}（字符 {}）</translation>
    </message>
    <message>
        <source>Recomputation of {} is not estimated here: left out.</source>
        <translation>此处不估算{}的重计算：已略去。</translation>
    </message>
    <message>
        <source>the stages are given in more than one way</source>
        <translation>阶段以多种方式给出</translation>
    </message>
    <message>
        <source>Keep one of --num-virtual-stages-per-pipeline-rank, --num-layers-per-virtual-pipeline-stage and --pipeline-model-parallel-layout.</source>
        <translation>请保留 --num-virtual-stages-per-pipeline-rank、--num-layers-per-virtual-pipeline-stage 和 --pipeline-model-parallel-layout 中的一个。</translation>
    </message>
    <message>
        <source>the layout has {} stages, which do not divide by {} pipeline ranks</source>
        <translation>布局有 {} 个阶段，不能被 {} 个流水线 rank 整除</translation>
    </message>
    <message>
        <source>the layout has {} decoder layers, while --num-layers is {}</source>
        <translation>布局有 {} 个解码器层，而 --num-layers 为 {}</translation>
    </message>
    <message>
        <source>The optimizer {} is estimated as Adam.</source>
        <translation>优化器 {} 按 Adam 估算。</translation>
    </message>
    <message>
        <source>Adam&apos;s moments in {} and {} are estimated as fp32.</source>
        <translation>{} 和 {} 格式的 Adam 动量按 fp32 估算。</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>文件不是 UTF-8</translation>
    </message>
    <message>
        <source>Two of the traces are of rank {}</source>
        <translation>有两个 trace 属于 rank {}</translation>
    </message>
    <message>
        <source>Choose one trace of every rank of one step.</source>
        <translation>请为一个单步的每个 rank 各选一个 trace。</translation>
    </message>
    <message>
        <source>{} lanes exchange no named passes with the others: their clocks are taken as they are</source>
        <translation>{} 条泳道与其他泳道没有交换已命名的计算：其时钟按原样采用</translation>
    </message>
    <message>
        <source>No Send or Recv table was found</source>
        <translation>未找到 Send 或 Recv 表</translation>
    </message>
    <message>
        <source>The run may have failed: choose the output of a run that reached END mpiGraph.</source>
        <translation>运行可能已失败：请选择到达 END mpiGraph 的运行输出。</translation>
    </message>
    <message>
        <source>The table has {} of {} rows; the others are not measured</source>
        <translation>表有 {} / {} 行；其余未测量</translation>
    </message>
    <message>
        <source>The table has {} columns; at most {} are read</source>
        <translation>表有 {} 列；最多读取 {} 列</translation>
    </message>
    <message>
        <source>Run mpiGraph with one process per node.</source>
        <translation>请以每节点一个进程运行 mpiGraph。</translation>
    </message>
    <message>
        <source>Row {} has {} of {} values and is left out</source>
        <translation>行 {} 有 {} / {} 个值，已略去</translation>
    </message>
    <message>
        <source>Choose the unedited output of mpiGraph.</source>
        <translation>请选择未经编辑的 mpiGraph 输出。</translation>
    </message>
    <message>
        <source>The file holds {} tables of several runs</source>
        <translation>文件含多次运行的 {} 个表</translation>
    </message>
    <message>
        <source>The run computed wrong results (nwrong is not 0)</source>
        <translation>运行算出了错误结果（nwrong 不为 0）</translation>
    </message>
    <message>
        <source>Look for faulty hardware, then measure again.</source>
        <translation>请检查故障硬件，然后重新测量。</translation>
    </message>
    <message>
        <source>A row has no size or a negative figure</source>
        <translation>有一行没有大小，或含负值</translation>
    </message>
    <message>
        <source>Choose the unedited file.</source>
        <translation>请选择未经编辑的文件。</translation>
    </message>
    <message>
        <source>The file holds no results</source>
        <translation>文件不含结果</translation>
    </message>
    <message>
        <source>The run has one rank: nothing was sent over a link</source>
        <translation>运行只有一个 rank：没有经链路发送任何数据</translation>
    </message>
    <message>
        <source>Build nccl-tests with MPI=1 and start it on two or more GPUs.</source>
        <translation>请以 MPI=1 构建 nccl-tests，并在两个或更多 GPU 上启动。</translation>
    </message>
    <message>
        <source>The file does not say which collective was run</source>
        <translation>文件未说明运行的是哪种集合通信</translation>
    </message>
    <message>
        <source>The log holds {} runs of one rank each, one over the other</source>
        <translation>日志含 {} 次各只有一个 rank 的运行，相互交叠</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong {})</source>
        <translation>运行算出了错误结果 (#wrong {})</translation>
    </message>
    <message>
        <source>A time or a bandwidth is negative</source>
        <translation>有时间或带宽为负</translation>
    </message>
    <message>
        <source>Choose the unedited log.</source>
        <translation>请选择未经编辑的日志。</translation>
    </message>
    <message>
        <source>The run ended with FAILED: its results were wrong</source>
        <translation>运行以 FAILED 结束：其结果有误</translation>
    </message>
    <message>
        <source>The log lists {} of {} ranks</source>
        <translation>日志列出 {} / {} 个 rank</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part; the bandwidths fit {} to {}</source>
        <translation>日志未说明参与的 rank 数；带宽符合 {} 到 {} 个</translation>
    </message>
    <message>
        <source>The log does not say how many ranks took part</source>
        <translation>日志未说明参与的 rank 数</translation>
    </message>
    <message>
        <source>An all-reduce cannot have more algorithm bandwidth than bus bandwidth</source>
        <translation>all-reduce 的算法带宽不可能大于总线带宽</translation>
    </message>
    <message>
        <source>Check that the columns were not exchanged.</source>
        <translation>请检查两列是否互换。</translation>
    </message>
    <message>
        <source>The row is cut and is left out</source>
        <translation>该行被截断，已略去</translation>
    </message>
    <message>
        <source>The row holds placeholders instead of numbers and is left out</source>
        <translation>该行含占位符而非数字，已略去</translation>
    </message>
    <message>
        <source>The log does not say which collective was run</source>
        <translation>日志未说明运行的是哪种集合通信</translation>
    </message>
    <message>
        <source>The header says at most {:.0f} bytes, a row has {:.0f}</source>
        <translation>表头称最多 {:.0f} 字节，而有一行为 {:.0f}</translation>
    </message>
    <message>
        <source>Ranks are listed {} times: {} independent runs printed into one another ({}); which row is whose is a guess</source>
        <translation>Rank 列出了 {} 次：{} 次独立运行交错打印（{}）；各行归属只能猜测</translation>
    </message>
    <message>
        <source>The table is a template: it holds XXX instead of numbers</source>
        <translation>该表是模板：含 XXX 而非数字</translation>
    </message>
    <message>
        <source>Choose the log of a real run.</source>
        <translation>请选择真实运行的日志。</translation>
    </message>
    <message>
        <source>The log is cut before its first complete row</source>
        <translation>日志在第一个完整行之前被截断</translation>
    </message>
    <message>
        <source>Choose the whole log.</source>
        <translation>请选择完整的日志。</translation>
    </message>
    <message>
        <source>The run failed before it measured anything: {}</source>
        <translation>运行在测得任何数据之前失败：{}</translation>
    </message>
    <message>
        <source>Repair the run and measure again.</source>
        <translation>请修复运行并重新测量。</translation>
    </message>
    <message>
        <source>The log holds no row of measurements</source>
        <translation>日志不含测量数据行</translation>
    </message>
    <message>
        <source>Choose the log of a run that finished.</source>
        <translation>请选择已完成运行的日志。</translation>
    </message>
    <message>
        <source>The topology names no GPU</source>
        <translation>拓扑中没有 GPU</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote on a GPU node.</source>
        <translation>请选择 NCCL_TOPO_DUMP_FILE 在 GPU 节点上写出的文件。</translation>
    </message>
    <message>
        <source>The topology has more than 1024 devices</source>
        <translation>拓扑的设备超过 1024 个</translation>
    </message>
    <message>
        <source>The file ends before its root is closed: what it still holds was read</source>
        <translation>文件在根元素关闭前结束：已读取其现有内容</translation>
    </message>
    <message>
        <source>This is an NCCL graph: the channels NCCL chose, not how devices are connected</source>
        <translation>这是 NCCL 图：是 NCCL 选择的通道，而非设备的连接方式</translation>
    </message>
    <message>
        <source>Use NCCL_TOPO_DUMP_FILE.</source>
        <translation>请使用 NCCL_TOPO_DUMP_FILE。</translation>
    </message>
    <message>
        <source>The root of the XML is not &lt;system&gt;</source>
        <translation>XML 的根元素不是 &lt;system&gt;</translation>
    </message>
    <message>
        <source>Choose the file that NCCL_TOPO_DUMP_FILE wrote.</source>
        <translation>请选择 NCCL_TOPO_DUMP_FILE 写出的文件。</translation>
    </message>
    <message>
        <source>The topology has more than 65536 elements</source>
        <translation>拓扑的元素超过 65536 个</translation>
    </message>
    <message>
        <source>{} of {} leads to no other GPU: it is left out</source>
        <translation>{1} 的 {0} 不通向其他 GPU：已略去</translation>
    </message>
    <message>
        <source>The XML is larger than 16 MiB</source>
        <translation>XML 大于 16 MiB</translation>
    </message>
    <message>
        <source>The XML is not UTF-8 text</source>
        <translation>XML 不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>{} is no list of names, or one of more than {}</source>
        <translation>{} 不是名称列表，或包含超过 {} 个名称</translation>
    </message>
    <message>
        <source>Write names like gpu[001-004,9].</source>
        <translation>请按 gpu[001-004,9] 的形式书写名称。</translation>
    </message>
    <message>
        <source>{} is described twice</source>
        <translation>{} 描述了两次</translation>
    </message>
    <message>
        <source>The topology names more than {} parts</source>
        <translation>拓扑中列出的部分超过 {} 个</translation>
    </message>
    <message>
        <source>Keep the part of the cluster that the plan runs on.</source>
        <translation>请只保留方案所运行的那部分集群。</translation>
    </message>
    <message>
        <source>{} is above itself: the topology has a loop</source>
        <translation>{} 位于自身之上：拓扑有环路</translation>
    </message>
    <message>
        <source>Correct its children.</source>
        <translation>请修正其 children。</translation>
    </message>
    <message>
        <source>{} is below {} but described nowhere</source>
        <translation>{} 位于 {} 之下，但未在任何地方描述</translation>
    </message>
    <message>
        <source>The topology names no node</source>
        <translation>拓扑中没有节点</translation>
    </message>
    <message>
        <source>Choose the complete file.</source>
        <translation>请选择完整的文件。</translation>
    </message>
    <message>
        <source>The matrix adds up to {:.2f}, the file says {:.2f}</source>
        <translation>矩阵总和为 {:.2f}，而文件写为 {:.2f}</translation>
    </message>
    <message>
        <source>{} tables are not between pairs of GPUs and are left out</source>
        <translation>{} 个表不是 GPU 对之间的，已略去</translation>
    </message>
    <message>
        <source>Only the sums are left of the output: the matrices cannot be recovered</source>
        <translation>输出只剩总和：无法恢复矩阵</translation>
    </message>
    <message>
        <source>No bandwidth matrix was found</source>
        <translation>未找到带宽矩阵</translation>
    </message>
    <message>
        <source>Choose the whole output of nvbandwidth.</source>
        <translation>请选择 nvbandwidth 的完整输出。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has {} of {} complete rows; the others are not measured</source>
        <translation>&quot;{}&quot; 有 {} / {} 个完整行；其余未测量</translation>
    </message>
    <message>
        <source>Repair the machine and measure again.</source>
        <translation>请修复机器并重新测量。</translation>
    </message>
    <message>
        <source>Test {} ({}) has no matrix</source>
        <translation>测试 {} ({}) 没有矩阵</translation>
    </message>
    <message>
        <source>The file holds no bandwidth matrix</source>
        <translation>文件不含带宽矩阵</translation>
    </message>
    <message>
        <source>No table of an OSU benchmark was found</source>
        <translation>未找到 OSU 基准测试的表</translation>
    </message>
    <message>
        <source>The output does not say between which hosts it measured</source>
        <translation>输出未说明在哪些主机之间测量</translation>
    </message>
    <message>
        <source>A size or a figure is negative</source>
        <translation>有大小或数值为负</translation>
    </message>
    <message>
        <source>Choose the unedited output.</source>
        <translation>请选择未经编辑的输出。</translation>
    </message>
    <message>
        <source>OSU measures one direction of a pair; both are taken as equal</source>
        <translation>OSU 只测量一对设备的一个方向；两个方向视为相等</translation>
    </message>
    <message>
        <source>No bandwidth or latency matrix was found</source>
        <translation>未找到带宽或延迟矩阵</translation>
    </message>
    <message>
        <source>Choose the output of p2pBandwidthLatencyTest.</source>
        <translation>请选择 p2pBandwidthLatencyTest 的输出。</translation>
    </message>
    <message>
        <source>{} device pairs cannot access each other: their figures are transfers through the host</source>
        <translation>{} 对设备无法互相访问：其数值为经主机的传输</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there more than once; the first is used</source>
        <translation>&quot;{}&quot; 多次出现；采用第一个</translation>
    </message>
    <message>
        <source>The output holds no row of measurements</source>
        <translation>输出不含测量数据行</translation>
    </message>
    <message>
        <source>Choose the output of a run that finished, with its header line.</source>
        <translation>请选择已完成运行的输出，并保留其表头行。</translation>
    </message>
    <message>
        <source>Sizes are repeated (--run_infinitely, or client and server in one file); all rows are kept</source>
        <translation>大小有重复（--run_infinitely，或客户端和服务器在同一文件中）；保留所有行</translation>
    </message>
    <message>
        <source>Two tables of the file have different units</source>
        <translation>文件中有两个表的单位不同</translation>
    </message>
    <message>
        <source>Import them one by one.</source>
        <translation>请逐个导入。</translation>
    </message>
    <message>
        <source>it ends in the middle</source>
        <translation>在中途结束</translation>
    </message>
    <message>
        <source>The pickle is damaged at byte {}: {}</source>
        <translation>pickle 在第 {} 字节处损坏：{}</translation>
    </message>
    <message>
        <source>Copy the file again.</source>
        <translation>请重新复制文件。</translation>
    </message>
    <message>
        <source>The pickle holds {}</source>
        <translation>pickle 含有 {}</translation>
    </message>
    <message>
        <source>Choose a dump of tensors.</source>
        <translation>请选择张量的转储文件。</translation>
    </message>
    <message>
        <source>it ends in the middle of a value</source>
        <translation>在一个值的中途结束</translation>
    </message>
    <message>
        <source>a name does not end</source>
        <translation>有名称没有结束</translation>
    </message>
    <message>
        <source>more than 3 million values</source>
        <translation>值超过 3 百万个</translation>
    </message>
    <message>
        <source>more than 4 million open values</source>
        <translation>未关闭的值超过 4 百万个</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少一个值</translation>
    </message>
    <message>
        <source>a mark is missing</source>
        <translation>缺少一个标记</translation>
    </message>
    <message>
        <source>members without their container</source>
        <translation>有成员但没有其容器</translation>
    </message>
    <message>
        <source>nothing to remember</source>
        <translation>没有可记住的内容</translation>
    </message>
    <message>
        <source>more than a million remembered values</source>
        <translation>记住的值超过一百万个</translation>
    </message>
    <message>
        <source>a value is referred to that is not there</source>
        <translation>引用了不存在的值</translation>
    </message>
    <message>
        <source>The pickle asks to call {}: only data is read here, no code is ever run</source>
        <translation>pickle 要求调用 {}：此处只读取数据，从不运行代码</translation>
    </message>
    <message>
        <source>If you trust the file, load it where it was made and save only its tensors.</source>
        <translation>若信任该文件，请在生成它的环境中加载，并只保存其中的张量。</translation>
    </message>
    <message>
        <source>a storage is not described as torch.save does</source>
        <translation>有存储未按 torch.save 的方式描述</translation>
    </message>
    <message>
        <source>a tensor is not described as torch.save does</source>
        <translation>有张量未按 torch.save 的方式描述</translation>
    </message>
    <message>
        <source>a tensor has no shape</source>
        <translation>有张量没有形状</translation>
    </message>
    <message>
        <source>A tensor claims more elements than its storage holds</source>
        <translation>有张量声称的元素多于其存储所含</translation>
    </message>
    <message>
        <source>Copy the file again, or save the tensor contiguous.</source>
        <translation>请重新复制文件，或以连续方式保存张量。</translation>
    </message>
    <message>
        <source>a number is not described as NumPy does</source>
        <translation>有数字未按 NumPy 的方式描述</translation>
    </message>
    <message>
        <source>The pickle holds numbers of NumPy that are not whole</source>
        <translation>pickle 含有非整数的 NumPy 数字</translation>
    </message>
    <message>
        <source>Save counts as integers.</source>
        <translation>请将计数保存为整数。</translation>
    </message>
    <message>
        <source>a call of something that is no function</source>
        <translation>调用了不是函数的内容</translation>
    </message>
    <message>
        <source>a type is not described as NumPy does</source>
        <translation>有类型未按 NumPy 的方式描述</translation>
    </message>
    <message>
        <source>a state for something that has none</source>
        <translation>为没有状态的内容给出了状态</translation>
    </message>
    <message>
        <source>The pickle holds big-endian numbers</source>
        <translation>pickle 含有大端数字</translation>
    </message>
    <message>
        <source>Save it on a little-endian machine.</source>
        <translation>请在小端机器上保存。</translation>
    </message>
    <message>
        <source>a whole number of more than 64 bits</source>
        <translation>整数超过 64 位</translation>
    </message>
    <message>
        <source>The pickle holds the instruction 0x{:02X}, which plain data does not need</source>
        <translation>pickle 含有指令 0x{:02X}，纯数据不需要它</translation>
    </message>
    <message>
        <source>protocol {} is not one of 2 to 5</source>
        <translation>协议 {} 不在 2 到 5 之间</translation>
    </message>
    <message>
        <source>values are left over</source>
        <translation>有多余的值</translation>
    </message>
    <message>
        <source>Choose a dump of tensors, as the recorder wrote it.</source>
        <translation>请选择记录器原样写出的张量转储文件。</translation>
    </message>
    <message>
        <source>The pickle refers to itself so often that it unfolds without bounds</source>
        <translation>pickle 过于频繁地引用自身，展开没有止境</translation>
    </message>
    <message>
        <source>The pickle holds a name where a value belongs</source>
        <translation>pickle 在应为值的位置含有名称</translation>
    </message>
    <message>
        <source>The pickle holds a list that contains itself</source>
        <translation>pickle 含有包含自身的列表</translation>
    </message>
    <message>
        <source>The tensors of the pickle name far more elements than are stored</source>
        <translation>pickle 的张量所指元素远多于存储的元素</translation>
    </message>
    <message>
        <source>The matrix must be square, with a name per row and no negative figure.</source>
        <translation>矩阵必须为方阵，每行有名称且没有负值。</translation>
    </message>
    <message>
        <source>The name {} is there twice</source>
        <translation>名称 {} 出现两次</translation>
    </message>
    <message>
        <source>There are {} names and {} rows</source>
        <translation>有 {} 个名称和 {} 行</translation>
    </message>
    <message>
        <source>Row {} does not have {} figures</source>
        <translation>行 {} 没有 {} 个数值</translation>
    </message>
    <message>
        <source>Row {} holds a negative figure</source>
        <translation>行 {} 含负值</translation>
    </message>
    <message>
        <source>The file holds no matrix &quot;0&quot; (received) or &quot;1&quot; (sent)</source>
        <translation>文件不含矩阵 &quot;0&quot;（接收）或 &quot;1&quot;（发送）</translation>
    </message>
    <message>
        <source>Choose a file with gpus and bandwidth under &quot;0&quot; and &quot;1&quot;.</source>
        <translation>请选择在 &quot;0&quot; 和 &quot;1&quot; 下含 gpus 和 bandwidth 的文件。</translation>
    </message>
    <message>
        <source>these settings are for a model of {} {}, while {} has {}</source>
        <translation>这些设置用于 {} {} 的模型，而 {} 为 {}</translation>
    </message>
    <message>
        <source>Import them into a project of that model.</source>
        <translation>请将其导入使用该模型的项目。</translation>
    </message>
    <message>
        <source>The settings start {} ranks; the cluster of the project has {} devices.</source>
        <translation>设置启动 {} 个 rank；项目的集群有 {} 个设备。</translation>
    </message>
    <message>
        <source>The split of layers over stages depends on their number, which is not stated here: it stays even.</source>
        <translation>层在阶段间的切分取决于阶段数，而此处未给出：保持均匀切分。</translation>
    </message>
    <message>
        <source>{} layers do not divide over the {} stages as stated: they are split evenly.</source>
        <translation>{} 层无法按所述分到 {} 个阶段：已均匀切分。</translation>
    </message>
    <message>
        <source>{} copies of what is sharded need a cluster that they divide: it is sharded over all data-parallel ranks.</source>
        <translation>切分内容有 {} 份副本，集群须能被其整除：已在所有数据并行 rank 间切分。</translation>
    </message>
    <message>
        <source>the order is for {} pipeline ranks, the plan has {}</source>
        <translation>该顺序用于 {} 个流水线 rank，而方案有 {} 个</translation>
    </message>
    <message>
        <source>No complete line of rccl-tests was found</source>
        <translation>未找到 rccl-tests 的完整行</translation>
    </message>
    <message>
        <source>Choose the file that -x names, written with -Z json.</source>
        <translation>请选择 -x 指定、以 -Z json 写出的文件。</translation>
    </message>
    <message>
        <source>The file holds {} runs</source>
        <translation>文件含 {} 次运行</translation>
    </message>
    <message>
        <source>{} is left out: it is no complete row</source>
        <translation>已略去 {}：不是完整的行</translation>
    </message>
    <message>
        <source>The run computed wrong results (#wrong is not 0)</source>
        <translation>运行算出了错误结果（#wrong 不为 0）</translation>
    </message>
    <message>
        <source>A row has no size or an impossible figure</source>
        <translation>有一行没有大小，或含不可能的数值</translation>
    </message>
    <message>
        <source>Start rccl-tests on two or more GPUs.</source>
        <translation>请在两个或更多 GPU 上启动 rccl-tests。</translation>
    </message>
    <message>
        <source>This is the list of plans that Metis ranked: each of their stages has degrees of its own, which no plan here can have</source>
        <translation>这是 Metis 排序的方案列表：其每个阶段有各自的并行度，此处的方案无法做到</translation>
    </message>
    <message>
        <source>Import clusterfile.json for its links; enter one of the plans by hand.</source>
        <translation>请导入 clusterfile.json 以获取链路；手动输入其中一个方案。</translation>
    </message>
    <message>
        <source>This lists ports of hosts, not how they are connected</source>
        <translation>这里列出的是主机端口，而非其连接方式</translation>
    </message>
    <message>
        <source>Import what ibnetdiscover prints.</source>
        <translation>请导入 ibnetdiscover 打印的内容。</translation>
    </message>
    <message>
        <source>This is ibstat&apos;s list of ports, not how they are connected</source>
        <translation>这是 ibstat 的端口列表，而非其连接方式</translation>
    </message>
    <message>
        <source>This is nvidia-smi&apos;s table of devices: it says nothing of their links</source>
        <translation>这是 nvidia-smi 的设备表：其中没有链路信息</translation>
    </message>
    <message>
        <source>Import what nvidia-smi topo -m prints.</source>
        <translation>请导入 nvidia-smi topo -m 打印的内容。</translation>
    </message>
    <message>
        <source>This is a profile that Metis made of single layers</source>
        <translation>这是 Metis 对单层做的性能分析</translation>
    </message>
    <message>
        <source>Import clusterfile.json for the links of its cluster.</source>
        <translation>请导入 clusterfile.json 以获取其集群的链路。</translation>
    </message>
    <message>
        <source>This is a web page, not a file</source>
        <translation>这是网页，不是文件</translation>
    </message>
    <message>
        <source>Save the file itself (&quot;Raw&quot; or &quot;Download&quot;).</source>
        <translation>请保存文件本身（&quot;Raw&quot; 或 &quot;Download&quot;）。</translation>
    </message>
    <message>
        <source>This is packed by gzip</source>
        <translation>这是 gzip 压缩文件</translation>
    </message>
    <message>
        <source>Unpack it first: gunzip FILE.</source>
        <translation>请先解压：gunzip FILE。</translation>
    </message>
    <message>
        <source>This is a placeholder of Git LFS, not the file</source>
        <translation>这是 Git LFS 的占位符，不是文件本身</translation>
    </message>
    <message>
        <source>Fetch the file: git lfs pull.</source>
        <translation>请获取文件：git lfs pull。</translation>
    </message>
    <message>
        <source>The content is not of a kind this program reads</source>
        <translation>内容不属于此程序可读取的类型</translation>
    </message>
    <message>
        <source>Name the format, or choose another file.</source>
        <translation>请指定格式，或选择其他文件。</translation>
    </message>
    <message>
        <source>No device of rocm-smi --showtopo was found</source>
        <translation>未找到 rocm-smi --showtopo 的设备</translation>
    </message>
    <message>
        <source>Paste the whole output of rocm-smi --showtopo.</source>
        <translation>请粘贴 rocm-smi --showtopo 的完整输出。</translation>
    </message>
    <message>
        <source>Row {} is left out: it has no column</source>
        <translation>已略去行 {}：它没有列</translation>
    </message>
    <message>
        <source>Row {} is left out: it is there twice</source>
        <translation>已略去行 {}：它出现两次</translation>
    </message>
    <message>
        <source>Row {} has {} of {} cells</source>
        <translation>行 {} 有 {} / {} 个单元格</translation>
    </message>
    <message>
        <source>{} is no kind of connection: the cell is left empty</source>
        <translation>{} 不是连接类型：该单元格留空</translation>
    </message>
    <message>
        <source>{} has a column but no row</source>
        <translation>{} 有列但没有行</translation>
    </message>
    <message>
        <source>The table of link types is not there: only the devices are known</source>
        <translation>没有链路类型表：只知道设备</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links: what looks like fast and slow links is the order in which they were measured</source>
        <translation>测量轮次可解释链路间差异的 {:.0f} %：看似快慢不一的链路，其实是测量顺序所致</translation>
    </message>
    <message>
        <source>the bracket that opens here does not end</source>
        <translation>此处开始的括号没有结束</translation>
    </message>
    <message>
        <source>the single quote that opens here does not end</source>
        <translation>此处开始的单引号没有结束</translation>
    </message>
    <message>
        <source>the double quote that opens here does not end</source>
        <translation>此处开始的双引号没有结束</translation>
    </message>
    <message>
        <source>the backquote that opens here does not end</source>
        <translation>此处开始的反引号没有结束</translation>
    </message>
    <message>
        <source>the brace that opens here does not end</source>
        <translation>此处开始的花括号没有结束</translation>
    </message>
    <message>
        <source>the variables of this script grow beyond 32 MiB</source>
        <translation>此脚本的变量增长超过 32 MiB</translation>
    </message>
    <message>
        <source>the file is longer than 1 MiB</source>
        <translation>文件长于 1 MiB</translation>
    </message>
    <message>
        <source>No switch, block or ring is described</source>
        <translation>没有描述交换机、块或环</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.conf.</source>
        <translation>请选择 Slurm 的 topology.conf。</translation>
    </message>
    <message>
        <source>{} is no key with a value</source>
        <translation>{} 不是带值的键</translation>
    </message>
    <message>
        <source>{} is not used</source>
        <translation>未使用 {}</translation>
    </message>
    <message>
        <source>LinkSpeed has no unit and is not used</source>
        <translation>LinkSpeed 没有单位，未使用</translation>
    </message>
    <message>
        <source>The file mixes switches, blocks and rings</source>
        <translation>文件混用了交换机、块和环</translation>
    </message>
    <message>
        <source>Keep one of the topologies.</source>
        <translation>请保留其中一种拓扑。</translation>
    </message>
    <message>
        <source>{} has neither switches nor nodes</source>
        <translation>{} 既没有交换机也没有节点</translation>
    </message>
    <message>
        <source>{} is left out</source>
        <translation>已略去 {}</translation>
    </message>
    <message>
        <source>A device has a number above 1023</source>
        <translation>有设备的编号大于 1023</translation>
    </message>
    <message>
        <source>Choose the output for one node.</source>
        <translation>请选择单个节点的输出。</translation>
    </message>
    <message>
        <source>{} is no bandwidth</source>
        <translation>{} 不是带宽</translation>
    </message>
    <message>
        <source>{} was {} before: the first counts</source>
        <translation>{} 先前为 {}：以第一个为准</translation>
    </message>
    <message>
        <source>No bandwidth between two devices was found</source>
        <translation>未找到两个设备之间的带宽</translation>
    </message>
    <message>
        <source>Paste the lines gpu0_to_gpu1_write_by_dma and so on.</source>
        <translation>请粘贴 gpu0_to_gpu1_write_by_dma 等行。</translation>
    </message>
    <message>
        <source>The file is UTF-16 text</source>
        <translation>文件是 UTF-16 文本</translation>
    </message>
    <message>
        <source>The file is binary: it holds a zero byte</source>
        <translation>文件是二进制文件：含有零字节</translation>
    </message>
    <message>
        <source>Choose the text that the tool printed.</source>
        <translation>请选择该工具打印的文本。</translation>
    </message>
    <message>
        <source>A line is longer than 64 MiB</source>
        <translation>有一行长于 64 MiB</translation>
    </message>
    <message>
        <source>Check that this is a text file with line ends.</source>
        <translation>请检查这是否为带换行符的文本文件。</translation>
    </message>
    <message>
        <source>The text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message>
        <source>more follows where the line should end</source>
        <translation>行应结束处还有内容</translation>
    </message>
    <message>
        <source>a key is expected here</source>
        <translation>此处应为键</translation>
    </message>
    <message>
        <source>the key has more than {} parts</source>
        <translation>键的组成部分超过 {} 个</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is complete already</source>
        <translation>&quot;{}&quot; 已经完整</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is a value already, not a table</source>
        <translation>&quot;{}&quot; 已是值，不是表</translation>
    </message>
    <message>
        <source>the table&apos;s name does not end with a bracket</source>
        <translation>表名没有以括号结束</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is there already</source>
        <translation>&quot;{}&quot; 已存在</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is there twice</source>
        <translation>表 &quot;{}&quot; 出现两次</translation>
    </message>
    <message>
        <source>an equals sign is expected after the key</source>
        <translation>键之后应为等号</translation>
    </message>
    <message>
        <source>the key &quot;{}&quot; is there twice</source>
        <translation>键 &quot;{}&quot; 出现两次</translation>
    </message>
    <message>
        <source>there are more than {} levels</source>
        <translation>层级超过 {} 层</translation>
    </message>
    <message>
        <source>the array does not end</source>
        <translation>数组没有结束</translation>
    </message>
    <message>
        <source>a comma or a bracket is expected in the array</source>
        <translation>数组中此处应为逗号或括号</translation>
    </message>
    <message>
        <source>a comma or a brace is expected in the inline table</source>
        <translation>内联表中此处应为逗号或花括号</translation>
    </message>
    <message>
        <source>this escape is none that TOML knows</source>
        <translation>此转义不是 TOML 所知的</translation>
    </message>
    <message>
        <source>the text does not end</source>
        <translation>文本没有结束</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation>文本含有控制字符</translation>
    </message>
    <message>
        <source>a value is expected here</source>
        <translation>此处应为值</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no value of TOML</source>
        <translation>&quot;{}&quot; 不是 TOML 的值</translation>
    </message>
    <message>
        <source>No complete row of a topology matrix was found</source>
        <translation>未找到拓扑矩阵的完整行</translation>
    </message>
    <message>
        <source>Paste the output of nvidia-smi topo -m with its line ends.</source>
        <translation>请粘贴 nvidia-smi topo -m 的输出，并保留换行符。</translation>
    </message>
    <message>
        <source>The file holds {} matrices</source>
        <translation>文件含 {} 个矩阵</translation>
    </message>
    <message>
        <source>The matrix has too many columns</source>
        <translation>矩阵的列过多</translation>
    </message>
    <message>
        <source>Row {} is left out: {}</source>
        <translation>已略去行 {}：{}</translation>
    </message>
    <message>
        <source>This matrix says which devices reach each other, not how: nvidia-smi topo -m does</source>
        <translation>此矩阵说明哪些设备互相可达，而非如何连接：请用 nvidia-smi topo -m</translation>
    </message>
    <message>
        <source>The file describes no topology</source>
        <translation>文件没有描述拓扑</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s topology.yaml or a model of topograph.</source>
        <translation>请选择 Slurm 的 topology.yaml 或 topograph 的模型。</translation>
    </message>
    <message>
        <source>The file holds {} topologies: the default one comes first</source>
        <translation>文件含 {} 个拓扑：默认的排在最前</translation>
    </message>
    <message>
        <source>Correct the value, or choose the file the scheduler uses.</source>
        <translation>请修正该值，或选择调度器所用的文件。</translation>
    </message>
    <message>
        <source>A topology has no name under &quot;topology&quot;</source>
        <translation>有拓扑在 &quot;topology&quot; 下没有名称</translation>
    </message>
    <message>
        <source>{} is not a list</source>
        <translation>{} 不是列表</translation>
    </message>
    <message>
        <source>A topology is neither tree, block, ring, torus3d nor flat</source>
        <translation>有拓扑不是 tree、block、ring、torus3d 或 flat</translation>
    </message>
    <message>
        <source>A group has no name under &quot;{}&quot;</source>
        <translation>有组在 &quot;{}&quot; 下没有名称</translation>
    </message>
    <message>
        <source>This is not a host list</source>
        <translation>这不是主机列表</translation>
    </message>
    <message>
        <source>This is not a map of switches</source>
        <translation>这不是交换机的映射</translation>
    </message>
    <message>
        <source>A block names no switch</source>
        <translation>有块没有指明交换机</translation>
    </message>
    <message>
        <source>The model names more than {} nodes</source>
        <translation>模型中列出的节点超过 {} 个</translation>
    </message>
    <message>
        <source>This is no archive of torch.save, or one from before PyTorch 1.6</source>
        <translation>这不是 torch.save 的归档，或来自 PyTorch 1.6 之前的版本</translation>
    </message>
    <message>
        <source>Load it where it was made and save it again with torch.save.</source>
        <translation>请在生成它的环境中加载，并用 torch.save 重新保存。</translation>
    </message>
    <message>
        <source>The archive holds no data.pkl: torch.save did not write it</source>
        <translation>归档不含 data.pkl：不是由 torch.save 写出</translation>
    </message>
    <message>
        <source>Choose a .pt file of a recorder.</source>
        <translation>请选择记录器的 .pt 文件。</translation>
    </message>
    <message>
        <source>The values besides the tensors take {} MiB</source>
        <translation>张量以外的值占 {} MiB</translation>
    </message>
    <message>
        <source>Record fewer steps at a time.</source>
        <translation>请每次记录较少的单步。</translation>
    </message>
    <message>
        <source>The archive was written on a big-endian machine</source>
        <translation>归档在大端机器上写出</translation>
    </message>
    <message>
        <source>The dump names the same tensors again and again</source>
        <translation>转储反复指向相同的张量</translation>
    </message>
    <message>
        <source>Choose a dump as the recorder wrote it.</source>
        <translation>请选择记录器原样写出的转储文件。</translation>
    </message>
    <message>
        <source>The tensor holds {} numbers, not counts or expert numbers</source>
        <translation>张量含 {} 数字，不是计数或专家编号</translation>
    </message>
    <message>
        <source>Save the counts as integers.</source>
        <translation>请将计数保存为整数。</translation>
    </message>
    <message>
        <source>The archive does not hold the bytes that a tensor claims</source>
        <translation>归档不含张量声称的字节</translation>
    </message>
    <message>
        <source>A tensor is stored transposed</source>
        <translation>有张量以转置方式存储</translation>
    </message>
    <message>
        <source>Save tensor.contiguous().</source>
        <translation>请保存 tensor.contiguous()。</translation>
    </message>
    <message>
        <source>A tensor holds a number that is not whole</source>
        <translation>有张量含非整数</translation>
    </message>
    <message>
        <source>found 0, where -1 (what is left) or a degree is expected</source>
        <translation>得到 0，此处应为 -1（取剩余部分）或并行度</translation>
    </message>
    <message>
        <source>The schedule {} is not known here: 1F1B is taken.</source>
        <translation>此处不认识调度 {}：采用 1F1B。</translation>
    </message>
    <message>
        <source>The order of passes is in another file: set it as the custom schedule.</source>
        <translation>计算顺序在另一个文件中：请将其设为自定义调度。</translation>
    </message>
    <message>
        <source>a list of modules for each model part</source>
        <translation>每个模型部分的模块列表</translation>
    </message>
    <message>
        <source>{} model parts do not divide by {} pipeline ranks</source>
        <translation>{} 个模型部分不能被 {} 个流水线 rank 整除</translation>
    </message>
    <message>
        <source>a list of modules</source>
        <translation>模块列表</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where layers.{} follows</source>
        <translation>得到 &quot;{}&quot;，此处应接 layers.{}</translation>
    </message>
    <message>
        <source>List the layers of all parts in order.</source>
        <translation>请按顺序列出所有部分的层。</translation>
    </message>
    <message>
        <source>Layer {}, step {}: {} is no count of picks</source>
        <translation>层 {}，单步 {}：{} 不是选中次数</translation>
    </message>
    <message>
        <source>Choose an unedited dump.</source>
        <translation>请选择未经编辑的转储文件。</translation>
    </message>
    <message>
        <source>All counts are zero: the recorder counted nothing</source>
        <translation>所有计数均为零：记录器什么也没有统计到</translation>
    </message>
    <message>
        <source>Record again while requests run; some engines do not count with every kernel or number format.</source>
        <translation>请在处理请求时重新记录；有些引擎并非对每种内核或数字格式都统计。</translation>
    </message>
    <message>
        <source>The trace holds no token</source>
        <translation>trace 不含 token</translation>
    </message>
    <message>
        <source>Choose a trace of a run that processed tokens.</source>
        <translation>请选择处理过 token 的运行的 trace。</translation>
    </message>
    <message>
        <source>{} token-layer rows of profiling or graph-capture runs were left out</source>
        <translation>已略去性能分析或图捕获运行的 {} 个 token-层行</translation>
    </message>
    <message>
        <source>{} token-layer rows, from token {} on, are runs of 8 and more equal tokens: they look like profiling or graph capture. Read it again without them</source>
        <translation>从 token {1} 起，{0} 个 token-层行是 8 个及以上相同 token 的连续段：看似性能分析或图捕获。请去掉它们后重新读取</translation>
    </message>
    <message>
        <source>{} layers without any pick were left out: they are dense, or were not recorded</source>
        <translation>已略去 {} 个没有任何选中的层：它们是稠密层，或未被记录</translation>
    </message>
    <message>
        <source>The trace has no header line</source>
        <translation>trace 没有表头行</translation>
    </message>
    <message>
        <source>The header line is not text</source>
        <translation>表头行不是文本</translation>
    </message>
    <message>
        <source>The header must name one token column, one layer column and the experts</source>
        <translation>表头必须指明一个 token 列、一个层列和各专家</translation>
    </message>
    <message>
        <source>Columns left out: {}</source>
        <translation>已略去的列：{}</translation>
    </message>
    <message>
        <source>Token {} of layer {} picks more than {} experts</source>
        <translation>层 {1} 的 token {0} 选中的专家超过 {2} 个</translation>
    </message>
    <message>
        <source>{} is not {}</source>
        <translation>{} 不是{}</translation>
    </message>
    <message>
        <source>The row has {} {} of {} cells</source>
        <translation>该行的单元格为 {} {} / {}</translation>
    </message>
    <message>
        <source>Every row must have the cells that the header names.</source>
        <translation>每行都必须有表头所列的单元格。</translation>
    </message>
    <message>
        <source>The last line is cut: remove it, or copy the file again.</source>
        <translation>最后一行被截断：请删除它，或重新复制文件。</translation>
    </message>
    <message>
        <source>The name of the file ends in no layer number</source>
        <translation>文件名末尾没有层编号</translation>
    </message>
    <message>
        <source>Keep the name expert_weights_&lt;layer&gt;.txt.</source>
        <translation>请保留名称 expert_weights_&lt;layer&gt;.txt。</translation>
    </message>
    <message>
        <source>The line does not hold expert numbers, two tabs and weights</source>
        <translation>该行不含专家编号、两个制表符和权重</translation>
    </message>
    <message>
        <source>Choose an unedited file.</source>
        <translation>请选择未经编辑的文件。</translation>
    </message>
    <message>
        <source>{} expert numbers do not tell how many a token picks</source>
        <translation>{} 个专家编号无法说明每个 token 选几个</translation>
    </message>
    <message>
        <source>Say it: --top-k.</source>
        <translation>请指明：--top-k。</translation>
    </message>
    <message>
        <source>A number of the trace is out of range</source>
        <translation>trace 中有数字超出范围</translation>
    </message>
    <message>
        <source>Times are microseconds; choose the unedited file.</source>
        <translation>时间单位为微秒；请选择未经编辑的文件。</translation>
    </message>
    <message>
        <source>The JSON text of the trace is damaged or cut</source>
        <translation>trace 的 JSON 文本已损坏或被截断</translation>
    </message>
    <message>
        <source>Copy the file again; a profiler writes it in full only when it has stopped.</source>
        <translation>请重新复制文件；性能分析器停止后才会写出完整文件。</translation>
    </message>
    <message>
        <source>The JSON nests deeper than {} levels</source>
        <translation>JSON 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>Choose the file that the profiler wrote.</source>
        <translation>请选择性能分析器写出的文件。</translation>
    </message>
    <message>
        <source>There are more than {} events in the trace</source>
        <translation>trace 中的事件超过 {} 个</translation>
    </message>
    <message>
        <source>Profile fewer steps, or without the host&apos;s operators.</source>
        <translation>请分析较少的单步，或不含主机算子。</translation>
    </message>
    <message>
        <source>A time of an event is no time, or out of range</source>
        <translation>有事件的时间不是时间，或超出范围</translation>
    </message>
    <message>
        <source>A number in the trace is out of range</source>
        <translation>trace 中有数字超出范围</translation>
    </message>
    <message>
        <source>A JSON value is longer than 16 MiB</source>
        <translation>有 JSON 值长于 16 MiB</translation>
    </message>
    <message>
        <source>Write one JSON object per line.</source>
        <translation>请每行写一个 JSON 对象。</translation>
    </message>
    <message>
        <source>The JSON document is longer than 16 MiB</source>
        <translation>JSON 文档长于 16 MiB</translation>
    </message>
    <message>
        <source>The last line is cut and was left out</source>
        <translation>最后一行被截断，已略去</translation>
    </message>
    <message>
        <source>There is no &quot;logical_count&quot; in this object</source>
        <translation>此对象中没有 &quot;logical_count&quot;</translation>
    </message>
    <message>
        <source>Choose a file with counts [layers][experts].</source>
        <translation>请选择含计数 [layers][experts] 的文件。</translation>
    </message>
    <message>
        <source>The load is not a list of layers with counts of experts</source>
        <translation>负载不是带专家计数的层列表</translation>
    </message>
    <message>
        <source>The shape must be [layers][experts] or [steps][layers][experts].</source>
        <translation>形状必须为 [layers][experts] 或 [steps][layers][experts]。</translation>
    </message>
    <message>
        <source>The line names no token_idx and layer</source>
        <translation>该行没有 token_idx 和 layer</translation>
    </message>
    <message>
        <source>Choose a log with one line per token and layer.</source>
        <translation>请选择每个 token 和层各一行的日志。</translation>
    </message>
    <message>
        <source>Token {}, layer {}: the experts are no list of numbers from 0 to {}</source>
        <translation>Token {}，层 {}：专家不是 0 到 {} 的数字列表</translation>
    </message>
    <message>
        <source>Choose a log with the ids of the experts.</source>
        <translation>请选择含专家 id 的日志。</translation>
    </message>
    <message>
        <source>There are no &quot;routes&quot; in this object</source>
        <translation>此对象中没有 &quot;routes&quot;</translation>
    </message>
    <message>
        <source>Choose a trace with a list of tokens.</source>
        <translation>请选择含 token 列表的 trace。</translation>
    </message>
    <message>
        <source>Token {} has no &quot;layers&quot;</source>
        <translation>Token {} 没有 &quot;layers&quot;</translation>
    </message>
    <message>
        <source>Choose a trace with the experts of every token.</source>
        <translation>请选择含每个 token 的专家的 trace。</translation>
    </message>
    <message>
        <source>Token {}: a layer is not named by its number</source>
        <translation>Token {}：有一层未以其编号命名</translation>
    </message>
    <message>
        <source>Choose an unedited trace.</source>
        <translation>请选择未经编辑的 trace。</translation>
    </message>
    <message>
        <source>The line is not a JSON object</source>
        <translation>该行不是 JSON 对象</translation>
    </message>
    <message>
        <source>Every line of a router trace is one record in braces.</source>
        <translation>路由器 trace 的每一行都是花括号中的一条记录。</translation>
    </message>
    <message>
        <source>a comma or a closing brace</source>
        <translation>逗号或右花括号</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>The line ends where {} was expected: the record is cut</source>
        <translation>行在应为{}处结束：记录被截断</translation>
    </message>
    <message>
        <source>Remove the incomplete last line, or copy the file again.</source>
        <translation>请删除不完整的最后一行，或重新复制文件。</translation>
    </message>
    <message>
        <source>Expected {}</source>
        <translation>应为{}</translation>
    </message>
    <message>
        <source>The line is not a record of a router trace.</source>
        <translation>该行不是路由器 trace 的记录。</translation>
    </message>
    <message>
        <source>a quoted name</source>
        <translation>带引号的名称</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>A number is negative</source>
        <translation>有数字为负</translation>
    </message>
    <message>
        <source>A number is larger than {}</source>
        <translation>有数字大于 {}</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>the end of a value</source>
        <translation>值的结尾</translation>
    </message>
    <message>
        <source>a list of tokens</source>
        <translation>token 列表</translation>
    </message>
    <message>
        <source>Token {} picks {} experts, the ones before it {}</source>
        <translation>Token {} 选中 {} 个专家，之前的 token 选中 {} 个</translation>
    </message>
    <message>
        <source>Every token of a layer must pick the same number of experts.</source>
        <translation>同一层的每个 token 必须选中相同数量的专家。</translation>
    </message>
    <message>
        <source>a comma or a closing bracket</source>
        <translation>逗号或右括号</translation>
    </message>
    <message>
        <source>the list of experts of a token</source>
        <translation>一个 token 的专家列表</translation>
    </message>
    <message>
        <source>an expert number</source>
        <translation>专家编号</translation>
    </message>
    <message>
        <source>An expert number must be a whole number from 0 to {}</source>
        <translation>专家编号必须为 0 到 {} 的整数</translation>
    </message>
    <message>
        <source>The record has no &quot;{}&quot;</source>
        <translation>记录没有 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>Choose a router trace with the picks of every token.</source>
        <translation>请选择含每个 token 所选专家的路由器 trace。</translation>
    </message>
    <message>
        <source>The record states {} tokens and lists {}</source>
        <translation>记录声称有 {} 个 token，实际列出 {} 个</translation>
    </message>
    <message>
        <source>The record states top-{} and lists {} experts per token</source>
        <translation>记录声称为 top-{}，而每个 token 列出 {} 个专家</translation>
    </message>
    <message>
        <source>Records of multi-token prediction are left out</source>
        <translation>已略去多 token 预测的记录</translation>
    </message>
    <message>
        <source>The header does not name a layer, an expert and a count</source>
        <translation>表头没有指明层、专家和计数</translation>
    </message>
    <message>
        <source>Use layer,expert,count.</source>
        <translation>请使用 layer,expert,count。</translation>
    </message>
    <message>
        <source>The row has {} of {} cells</source>
        <translation>该行有 {} / {} 个单元格</translation>
    </message>
    <message>
        <source>The row does not hold a layer, an expert and a count of picks</source>
        <translation>该行不含层、专家和选中次数</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>请修正该行。</translation>
    </message>
    <message>
        <source>The array is cut: the file ends before its last value</source>
        <translation>数组被截断：文件在其最后一个值之前结束</translation>
    </message>
    <message>
        <source>The header of the array is damaged: {}</source>
        <translation>数组的头部已损坏：{}</translation>
    </message>
    <message>
        <source>no shape</source>
        <translation>没有形状</translation>
    </message>
    <message>
        <source>the shape is not a list of sizes</source>
        <translation>形状不是大小的列表</translation>
    </message>
    <message>
        <source>it claims {} bytes</source>
        <translation>声称有 {} 字节</translation>
    </message>
    <message>
        <source>no element type</source>
        <translation>没有元素类型</translation>
    </message>
    <message>
        <source>no element order</source>
        <translation>没有元素顺序</translation>
    </message>
    <message>
        <source>The array is big-endian</source>
        <translation>数组为大端</translation>
    </message>
    <message>
        <source>Convert it: a.astype(&apos;&lt;i4&apos;).</source>
        <translation>请转换：a.astype(&apos;&lt;i4&apos;)。</translation>
    </message>
    <message>
        <source>The array holds elements of type {}, not whole numbers</source>
        <translation>数组元素类型为 {}，不是整数</translation>
    </message>
    <message>
        <source>Save the expert numbers as integers.</source>
        <translation>请将专家编号保存为整数。</translation>
    </message>
    <message>
        <source>The array is in Fortran order</source>
        <translation>数组为 Fortran 顺序</translation>
    </message>
    <message>
        <source>Save numpy.ascontiguousarray(a).</source>
        <translation>请保存 numpy.ascontiguousarray(a)。</translation>
    </message>
    <message>
        <source>The array has {} dimensions</source>
        <translation>数组有 {} 维</translation>
    </message>
    <message>
        <source>Save [tokens, layers, k], or [tokens, layers] for top-1.</source>
        <translation>请保存 [tokens, layers, k]，top-1 时保存 [tokens, layers]。</translation>
    </message>
    <message>
        <source>The array is empty</source>
        <translation>数组为空</translation>
    </message>
    <message>
        <source>Choose a trace with tokens.</source>
        <translation>请选择含 token 的 trace。</translation>
    </message>
    <message>
        <source>The array claims {} layers and {} experts per token</source>
        <translation>数组声称有 {} 层，每个 token {} 个专家</translation>
    </message>
    <message>
        <source>The shape must be [tokens, layers, k].</source>
        <translation>形状必须为 [tokens, layers, k]。</translation>
    </message>
    <message>
        <source>The array claims {} tokens of {} bytes, the file holds {} bytes</source>
        <translation>数组声称有 {} 个 token、每个 {} 字节，而文件有 {} 字节</translation>
    </message>
    <message>
        <source>The array holds elements of type {}</source>
        <translation>数组元素类型为 {}</translation>
    </message>
    <message>
        <source>Save the counts as integers, little-endian.</source>
        <translation>请将计数保存为小端整数。</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts] in C order.</source>
        <translation>请以 C 顺序保存计数 [layers, experts] 或 [steps, layers, experts]。</translation>
    </message>
    <message>
        <source>The array claims more values than the file holds</source>
        <translation>数组声称的值多于文件所含</translation>
    </message>
    <message>
        <source>The array claims {} layers of {} experts</source>
        <translation>数组声称有 {} 层、每层 {} 个专家</translation>
    </message>
    <message>
        <source>Save counts [layers, experts] or [steps, layers, experts].</source>
        <translation>请保存计数 [layers, experts] 或 [steps, layers, experts]。</translation>
    </message>
    <message>
        <source>The array claims {} steps of {} bytes, the file holds {} bytes</source>
        <translation>数组声称有 {} 个单步、每个 {} 字节，而文件有 {} 字节</translation>
    </message>
    <message>
        <source>Step {}, layer {}: a count is not whole</source>
        <translation>单步 {}，层 {}：有计数不是整数</translation>
    </message>
    <message>
        <source>Choose counts, not shares or weights.</source>
        <translation>请选择计数，而非占比或权重。</translation>
    </message>
    <message>
        <source>Between tokens {} and {} layer row {} holds a value that is no expert number (0 to {})</source>
        <translation>在 token {} 和 {} 之间，层行 {} 含有不是专家编号（0 到 {}）的值</translation>
    </message>
    <message>
        <source>Choose an array of expert numbers that is not padded with -1; of counts, say --format expert-load-npy.</source>
        <translation>请选择未以 -1 填充的专家编号数组；若为计数，请指定 --format expert-load-npy。</translation>
    </message>
    <message>
        <source>The routed experts are not in base64</source>
        <translation>所选专家不是 base64 编码</translation>
    </message>
    <message>
        <source>Choose an unedited response.</source>
        <translation>请选择未经编辑的响应。</translation>
    </message>
    <message>
        <source>The routed experts are plain numbers: the response does not say how many layers and experts per token there are</source>
        <translation>所选专家为纯数字：响应未说明有多少层以及每个 token 多少个专家</translation>
    </message>
    <message>
        <source>Say both: --layers and --top-k.</source>
        <translation>请同时指明：--layers 和 --top-k。</translation>
    </message>
    <message>
        <source>{} bytes of routed experts are not tokens of {} layers and {} experts each</source>
        <translation>{} 字节的所选专家无法构成每个 token {} 层、每层 {} 个专家</translation>
    </message>
    <message>
        <source>Check --layers and --top-k.</source>
        <translation>请检查 --layers 和 --top-k。</translation>
    </message>
    <message>
        <source>This is not a routing trace this program reads</source>
        <translation>这不是此程序可读取的路由 trace</translation>
    </message>
    <message>
        <source>Choose a router_trace_rank*.jsonl, a dump of SGLang, vLLM or TensorRT-LLM, a CSV with the columns token, layer and experts, or a .npy array [tokens, layers, k].</source>
        <translation>请选择 router_trace_rank*.jsonl，SGLang、vLLM 或 TensorRT-LLM 的转储文件，含 token、层和专家列的 CSV，或 .npy 数组 [tokens, layers, k]。</translation>
    </message>
    <message>
        <source>Reading the routing trace</source>
        <translation>正在读取路由 trace</translation>
    </message>
    <message>
        <source>Two of the files are the same: their tokens count twice. Give every rank&apos;s file once.</source>
        <translation>有两个文件相同：其 token 被计两次。请每个 rank 的文件只给一次。</translation>
    </message>
    <message>
        <source>The file holds what rank {} alone saw. Give the files of all ranks together, or the load is that of one rank.</source>
        <translation>文件只含 rank {} 所见的内容。请同时给出所有 rank 的文件，否则负载只是一个 rank 的。</translation>
    </message>
    <message>
        <source>The safetensors file is damaged: {}</source>
        <translation>safetensors 文件已损坏：{}</translation>
    </message>
    <message>
        <source>it is cut</source>
        <translation>文件被截断</translation>
    </message>
    <message>
        <source>its header claims {} bytes</source>
        <translation>其头部声称有 {} 字节</translation>
    </message>
    <message>
        <source>its header is no object</source>
        <translation>其头部不是对象</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>不含张量</translation>
    </message>
    <message>
        <source>The tensor &quot;{}&quot; is not named by iteration and layer, as statistics of experts are</source>
        <translation>张量 &quot;{}&quot; 未像专家统计那样以迭代和层命名</translation>
    </message>
    <message>
        <source>Choose a rank*.safetensors that TensorRT-LLM wrote for EXPERT_STATISTIC_PATH.</source>
        <translation>请选择 TensorRT-LLM 为 EXPERT_STATISTIC_PATH 写出的 rank*.safetensors。</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; is not described</source>
        <translation>张量 &quot;{}&quot; 没有描述</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has no possible shape</source>
        <translation>张量 &quot;{}&quot; 的形状不可能</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; lies outside the file</source>
        <translation>张量 &quot;{}&quot; 位于文件之外</translation>
    </message>
    <message>
        <source>the tensor &quot;{}&quot; has another size than its shape</source>
        <translation>张量 &quot;{}&quot; 的大小与其形状不符</translation>
    </message>
    <message>
        <source>its tensors overlap or leave a gap</source>
        <translation>其张量重叠或留有空隙</translation>
    </message>
    <message>
        <source>it is longer or shorter than it says</source>
        <translation>比其声称的更长或更短</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} {}</source>
        <translation>迭代 {}，层 {}：{} {}</translation>
    </message>
    <message>
        <source>Choose the statistics of one model.</source>
        <translation>请选择同一个模型的统计。</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: a count is not whole</source>
        <translation>迭代 {}，层 {}：有计数不是整数</translation>
    </message>
    <message>
        <source>Choose unedited statistics.</source>
        <translation>请选择未经编辑的统计。</translation>
    </message>
    <message>
        <source>Iteration {}, layer {}: {} is no expert number</source>
        <translation>迭代 {}，层 {}：{} 不是专家编号</translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>请检查路径。</translation>
    </message>
    <message>
        <source>This is not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>Choose the file of the trace.</source>
        <translation>请选择 trace 的文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: {}</source>
        <translation>无法读取文件：{}</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其权限。</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>读取已取消</translation>
    </message>
    <message>
        <source>Reading failed after {} bytes</source>
        <translation>读取 {} 字节后失败</translation>
    </message>
    <message>
        <source>Check the disk or the network share.</source>
        <translation>请检查磁盘或网络共享。</translation>
    </message>
    <message>
        <source>The file is cut</source>
        <translation>文件被截断</translation>
    </message>
    <message>
        <source>Reading failed at byte {}</source>
        <translation>读取在第 {} 字节处失败</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>The line is longer than 64 MiB</source>
        <translation>该行长于 64 MiB</translation>
    </message>
    <message>
        <source>The dump holds no counts of experts: {}</source>
        <translation>转储不含专家计数：{}</translation>
    </message>
    <message>
        <source>Choose an expert_distribution_recorder file.</source>
        <translation>请选择 expert_distribution_recorder 文件。</translation>
    </message>
    <message>
        <source>it is no dictionary</source>
        <translation>不是字典</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>it has {}</source>
        <translation>含有 {}</translation>
    </message>
    <message>
        <source>The tensor {} does not have the shape {}</source>
        <translation>张量{}的形状不是 {}</translation>
    </message>
    <message>
        <source>of counts</source>
        <translation>（计数）</translation>
    </message>
    <message>
        <source>[layers, experts] or [steps, layers, experts]</source>
        <translation>[layers, experts] 或 [steps, layers, experts]</translation>
    </message>
    <message>
        <source>[steps, layers, experts] with possible sizes</source>
        <translation>[steps, layers, experts]，且大小可行</translation>
    </message>
    <message>
        <source>[steps, layers, experts]</source>
        <translation>[steps, layers, experts]</translation>
    </message>
    <message>
        <source>[layers, physical experts]</source>
        <translation>[layers, physical experts]</translation>
    </message>
    <message>
        <source>The map from physical to logical experts names no experts</source>
        <translation>从物理专家到逻辑专家的映射中没有专家</translation>
    </message>
    <message>
        <source>The dump holds no records: nothing was recorded</source>
        <translation>转储不含记录：什么也没有记录到</translation>
    </message>
    <message>
        <source>Start the recorder before the requests, and dump after them.</source>
        <translation>请在请求之前启动记录器，并在请求之后转储。</translation>
    </message>
    <message>
        <source>Record {} holds neither counts nor tokens</source>
        <translation>记录 {} 既不含计数也不含 token</translation>
    </message>
    <message>
        <source>Layer {}: physical expert {} is not in the map of the dump</source>
        <translation>层 {}：物理专家 {} 不在转储的映射中</translation>
    </message>
    <message>
        <source>Layer {}: {} is no count of picks</source>
        <translation>层 {}：{} 不是选中次数</translation>
    </message>
    <message>
        <source>[layers, tokens, picks]</source>
        <translation>[layers, tokens, picks]</translation>
    </message>
    <message>
        <source>[layers, tokens, picks] with possible sizes</source>
        <translation>[layers, tokens, picks]，且大小可行</translation>
    </message>
    <message>
        <source>Layer {}: {} is no expert number</source>
        <translation>层 {}：{} 不是专家编号</translation>
    </message>
    <message>
        <source>The dump counts {:.2f} times the picks of its tokens: the counts are those of several ranks, or were multiplied by the data-parallel size. The tokens are used</source>
        <translation>转储的计数是其 token 选中次数的 {:.2f} 倍：计数来自多个 rank，或乘以了数据并行大小。采用 token</translation>
    </message>
    <message>
        <source>of a layer number</source>
        <translation>（层编号）</translation>
    </message>
    <message>
        <source>[tokens, picks]</source>
        <translation>[tokens, picks]</translation>
    </message>
    <message>
        <source>The pickle is larger than 32 MiB</source>
        <translation>pickle 大于 32 MiB</translation>
    </message>
    <message>
        <source>Save arrays as .npy instead.</source>
        <translation>请改将数组保存为 .npy。</translation>
    </message>
    <message>
        <source>The pickle is no list of counters, one per layer</source>
        <translation>pickle 不是每层一个的计数器列表</translation>
    </message>
    <message>
        <source>Choose the counts of experts.</source>
        <translation>请选择专家的计数。</translation>
    </message>
    <message>
        <source>The pickle counts pairs of experts by rank, which are other pairs than those of all picks of a token</source>
        <translation>pickle 按 rank 统计专家对，与一个 token 全部所选专家的专家对不同</translation>
    </message>
    <message>
        <source>Choose the counts of single experts, or a trace with the picks of every token.</source>
        <translation>请选择单个专家的计数，或含每个 token 所选专家的 trace。</translation>
    </message>
    <message>
        <source>Counter {} holds something else than counts of experts</source>
        <translation>计数器 {} 含有专家计数以外的内容</translation>
    </message>
    <message>
        <source>The counters name more experts than a model has</source>
        <translation>计数器中的专家多于任何模型所有</translation>
    </message>
    <message>
        <source>A HyperNode has no name</source>
        <translation>有 HyperNode 没有名称</translation>
    </message>
    <message>
        <source>Choose the output of kubectl get hypernodes -o yaml.</source>
        <translation>请选择 kubectl get hypernodes -o yaml 的输出。</translation>
    </message>
    <message>
        <source>The file has too many HyperNodes or members</source>
        <translation>文件的 HyperNode 或成员过多</translation>
    </message>
    <message>
        <source>The file holds no HyperNode</source>
        <translation>文件不含 HyperNode</translation>
    </message>
    <message>
        <source>{} members are chosen by a pattern, or by labels that no node of the file has: they are left out. Import kubectl get hypernodes,nodes -o json for those chosen by labels</source>
        <translation>{} 个成员由模式选择，或由文件中没有节点带有的标签选择：已略去。对于按标签选择的成员，请导入 kubectl get hypernodes,nodes -o json</translation>
    </message>
    <message>
        <source>Choose the XML file as it was written.</source>
        <translation>请选择原样写出的 XML 文件。</translation>
    </message>
    <message>
        <source>The XML declares a document type or entities</source>
        <translation>XML 声明了文档类型或实体</translation>
    </message>
    <message>
        <source>Remove the declaration: no tool writes one here.</source>
        <translation>请删除该声明：此处没有工具会写它。</translation>
    </message>
    <message>
        <source>&lt;/{}&gt; closes nothing</source>
        <translation>&lt;/{}&gt; 没有可关闭的元素</translation>
    </message>
    <message>
        <source>A tag has no name</source>
        <translation>有标签没有名称</translation>
    </message>
    <message>
        <source>&lt;{}&gt; has something that is no attribute</source>
        <translation>&lt;{}&gt; 含有不是属性的内容</translation>
    </message>
    <message>
        <source>The attribute {} has no quotes</source>
        <translation>属性 {} 没有引号</translation>
    </message>
    <message>
        <source>A tag has more than 64 attributes</source>
        <translation>有标签的属性超过 64 个</translation>
    </message>
    <message>
        <source>Write plain maps and lists, indented with spaces.</source>
        <translation>请写普通的映射和列表，以空格缩进。</translation>
    </message>
    <message>
        <source>The key {} is there twice</source>
        <translation>键 {} 出现两次</translation>
    </message>
    <message>
        <source>Anchors, aliases and tags are not read</source>
        <translation>不读取锚点、别名和标签</translation>
    </message>
    <message>
        <source>The archive is damaged: {}</source>
        <translation>归档已损坏：{}</translation>
    </message>
    <message>
        <source>it points outside itself</source>
        <translation>指向自身之外</translation>
    </message>
    <message>
        <source>it has no table of contents; the file is cut</source>
        <translation>没有目录；文件被截断</translation>
    </message>
    <message>
        <source>its zip64 record is not where it should be</source>
        <translation>其 zip64 记录不在应在的位置</translation>
    </message>
    <message>
        <source>The archive claims {} entries</source>
        <translation>归档声称有 {} 个条目</translation>
    </message>
    <message>
        <source>its table of contents is cut</source>
        <translation>其目录被截断</translation>
    </message>
    <message>
        <source>a zip64 field is missing</source>
        <translation>缺少一个 zip64 字段</translation>
    </message>
    <message>
        <source>The archive is encrypted</source>
        <translation>归档已加密</translation>
    </message>
    <message>
        <source>Save the dump without a password.</source>
        <translation>请不带密码保存转储。</translation>
    </message>
    <message>
        <source>Unpack it and save the dump again with torch.save.</source>
        <translation>请解压，并用 torch.save 重新保存转储。</translation>
    </message>
    <message>
        <source>an entry has two sizes</source>
        <translation>有条目有两个大小</translation>
    </message>
    <message>
        <source>an entry is not where it should be</source>
        <translation>有条目不在应在的位置</translation>
    </message>
    <message>
        <source>an entry claims more bytes than the file has</source>
        <translation>有条目声称的字节数多于文件所含</translation>
    </message>
    <message>
        <source>the name of an entry leads out of it</source>
        <translation>有条目的名称指向归档之外</translation>
    </message>
    <message>
        <source>two entries have the same name</source>
        <translation>有两个条目名称相同</translation>
    </message>
    <message>
        <source>entries overlap</source>
        <translation>条目重叠</translation>
    </message>
    <message>
        <source>{} experts cannot be shared by {} groups</source>
        <translation>{} 个专家无法均分到 {} 组</translation>
    </message>
    <message>
        <source>Name the number of expert groups of the model, or 1.</source>
        <translation>请给出模型的专家组数，或 1。</translation>
    </message>
    <message>
        <source>{} slots cannot be shared by {} nodes</source>
        <translation>{} 个槽位无法均分到 {} 个节点</translation>
    </message>
    <message>
        <source>Choose a multiple of the nodes.</source>
        <translation>请选择节点数的倍数。</translation>
    </message>
    <message>
        <source>The method {} {}</source>
        <translation>方法 {} {}</translation>
    </message>
    <message>
        <source>takes no balance cap here</source>
        <translation>在此不接受均衡上限</translation>
    </message>
    <message>
        <source>A cap belongs to the method rankloom, and to fan-out without replicas.</source>
        <translation>上限用于方法 rankloom，以及不带副本的 fan-out。</translation>
    </message>
    <message>
        <source>The balance cap is below 1</source>
        <translation>均衡上限小于 1</translation>
    </message>
    <message>
        <source>1.05 allows 5 % above the mean.</source>
        <translation>1.05 表示允许高出均值 5 %。</translation>
    </message>
    <message>
        <source>places all experts afresh</source>
        <translation>会重新排布所有专家</translation>
    </message>
    <message>
        <source>Choose rankloom or balance, or leave out the limit of copies moved.</source>
        <translation>请选择 rankloom 或 balance，或去掉移动副本数的限制。</translation>
    </message>
    <message>
        <source>The limit of copies moved is negative</source>
        <translation>移动副本数的限制为负</translation>
    </message>
    <message>
        <source>0 moves none.</source>
        <translation>0 表示不移动。</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices are too many for a search over slots</source>
        <translation>{} 层、每层 {} 个专家、{} 个设备，对槽位搜索而言过多</translation>
    </message>
    <message>
        <source>Place fewer layers at a time.</source>
        <translation>请每次排布较少的层。</translation>
    </message>
    <message>
        <source>needs transitions between layers</source>
        <translation>需要层间转移</translation>
    </message>
    <message>
        <source>Give a trace with picks per token.</source>
        <translation>请给出含每个 token 所选专家的 trace。</translation>
    </message>
    <message>
        <source>needs the tokens of a trace</source>
        <translation>需要 trace 的 token</translation>
    </message>
    <message>
        <source>Give a trace instead of counts.</source>
        <translation>请给出 trace 而非计数。</translation>
    </message>
    <message>
        <source>needs picks per token</source>
        <translation>需要每个 token 所选的专家</translation>
    </message>
    <message>
        <source>cannot name {} devices in {} nodes exactly</source>
        <translation>无法精确编排 {1} 个节点中 {0} 个设备的编号</translation>
    </message>
    <message>
        <source>needs transitions between layers to weigh them against load</source>
        <translation>需要层间转移，才能与负载权衡</translation>
    </message>
    <message>
        <source>A front of {} points</source>
        <translation>含 {} 个点的前沿</translation>
    </message>
    <message>
        <source>Ask for 2 to 64 points.</source>
        <translation>请指定 2 到 64 个点。</translation>
    </message>
    <message>
        <source>{} layers of {} experts on {} devices in {} nodes cannot be placed</source>
        <translation>无法排布：{} 层、每层 {} 个专家、{} 个设备、{} 个节点</translation>
    </message>
    <message>
        <source>All four must be at least 1.</source>
        <translation>四者都必须至少为 1。</translation>
    </message>
    <message>
        <source>{} layers, {} experts and {} devices are too many</source>
        <translation>{} 层、{} 个专家和 {} 个设备过多</translation>
    </message>
    <message>
        <source>At most {} of each.</source>
        <translation>每项最多 {}。</translation>
    </message>
    <message>
        <source>{} slots for {} experts cannot be shared by {} devices</source>
        <translation>{} 个槽位（共 {} 个专家）无法均分到 {} 个设备</translation>
    </message>
    <message>
        <source>Slots must be a multiple of the devices, and at least one for every expert.</source>
        <translation>槽位数必须为设备数的倍数，且每个专家至少一个。</translation>
    </message>
    <message>
        <source>{} slots on a device hold one of {} experts twice</source>
        <translation>一个设备上 {} 个槽位，会使 {} 个专家之一出现两次</translation>
    </message>
    <message>
        <source>Ask for fewer slots.</source>
        <translation>请指定较少的槽位。</translation>
    </message>
    <message>
        <source>{} devices cannot be shared by {} nodes</source>
        <translation>{} 个设备无法均分到 {} 个节点</translation>
    </message>
    <message>
        <source>Every node has equally many devices.</source>
        <translation>每个节点的设备数必须相同。</translation>
    </message>
    <message>
        <source>The prices are no symmetric matrix of 0 to 1,000</source>
        <translation>代价不是 0 到 1,000 的对称矩阵</translation>
    </message>
    <message>
        <source>Give one price per pair of devices, 0 on the diagonal.</source>
        <translation>请为每对设备给出一个代价，对角线为 0。</translation>
    </message>
    <message>
        <source>{} loads and {} transitions do not belong to {} layers of {} experts</source>
        <translation>{} 个负载和 {} 个转移不属于 {} 层、每层 {} 个专家</translation>
    </message>
    <message>
        <source>Load is [layers, experts], transitions are [layers - 1, experts, experts].</source>
        <translation>负载为 [layers, experts]，转移为 [layers - 1, experts, experts]。</translation>
    </message>
    <message>
        <source>The picks of tokens do not belong to these layers and experts</source>
        <translation>token 的选择不属于这些层和专家</translation>
    </message>
    <message>
        <source>Picks are [layers, tokens, top-k], expert numbers from 0.</source>
        <translation>选择为 [layers, tokens, top-k]，专家编号从 0 开始。</translation>
    </message>
    <message>
        <source>{} loads of windows do not belong to {} layers of {} experts</source>
        <translation>{} 个窗口负载不属于 {} 层、每层 {} 个专家</translation>
    </message>
    <message>
        <source>They are [windows, layers, experts], at most {} windows.</source>
        <translation>应为 [windows, layers, experts]，最多 {} 个窗口。</translation>
    </message>
    <message>
        <source>A count is negative</source>
        <translation>有计数为负</translation>
    </message>
    <message>
        <source>Counts start at 0.</source>
        <translation>计数从 0 开始。</translation>
    </message>
    <message>
        <source>The counts, times the highest price, add up to more than 10^18</source>
        <translation>计数乘以最高代价后，总和超过 10^18</translation>
    </message>
    <message>
        <source>Divide them by a constant.</source>
        <translation>请将其除以一个常数。</translation>
    </message>
    <message>
        <source>Choose a placement of the same model on the same devices.</source>
        <translation>请选择同一模型在相同设备上的排布。</translation>
    </message>
    <message>
        <source>Layer {} places expert {}; there are {}</source>
        <translation>层 {} 排布了专家 {}；共有 {} 个</translation>
    </message>
    <message>
        <source>Choose a placement of the same model.</source>
        <translation>请选择同一模型的排布。</translation>
    </message>
    <message>
        <source>Layer {} holds expert {} twice on device {}</source>
        <translation>层 {0} 在设备 {2} 上有两个专家 {1}</translation>
    </message>
    <message>
        <source>Give the second slot another expert.</source>
        <translation>请给第二个槽位换一个专家。</translation>
    </message>
    <message>
        <source>Layer {} has no slot for expert {}</source>
        <translation>层 {} 没有专家 {} 的槽位</translation>
    </message>
    <message>
        <source>Choose a complete placement.</source>
        <translation>请选择完整的排布。</translation>
    </message>
    <message>
        <source>A part of the trace has {} layers of {} experts, not {} of {}</source>
        <translation>trace 的一部分有 {} 层、每层 {} 个专家，而应为 {} 层、每层 {} 个</translation>
    </message>
    <message>
        <source>Choose traces of one model.</source>
        <translation>请选择同一个模型的 trace。</translation>
    </message>
    <message>
        <source>{} parts of a trace</source>
        <translation>trace 有 {} 个部分</translation>
    </message>
    <message>
        <source>Give 1 to {}.</source>
        <translation>请给出 1 到 {} 个。</translation>
    </message>
    <message>
        <source>The load over time of the trace is not known</source>
        <translation>trace 随时间变化的负载未知</translation>
    </message>
    <message>
        <source>Import the trace itself, not its sum.</source>
        <translation>请导入 trace 本身，而非其总和。</translation>
    </message>
    <message>
        <source>{} windows</source>
        <translation>{} 个窗口</translation>
    </message>
    <message>
        <source>Ask for 1 to {}.</source>
        <translation>请指定 1 到 {} 个。</translation>
    </message>
    <message>
        <source>Choose a mixture-of-experts model.</source>
        <translation>请选择混合专家模型。</translation>
    </message>
    <message>
        <source>No routing trace says which experts are used</source>
        <translation>没有路由 trace 说明使用了哪些专家</translation>
    </message>
    <message>
        <source>Import a router trace or an expert distribution.</source>
        <translation>请导入路由器 trace 或专家分布。</translation>
    </message>
    <message>
        <source>One device holds all experts</source>
        <translation>所有专家都在一个设备上</translation>
    </message>
    <message>
        <source>Choose an EP above 1.</source>
        <translation>请选择大于 1 的 EP。</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, the model {} of {}</source>
        <translation>trace 有 {} 层、每层 {} 个专家，而模型为 {} 层、每层 {} 个</translation>
    </message>
    <message>
        <source>Import a trace of this model.</source>
        <translation>请导入此模型的 trace。</translation>
    </message>
    <message>
        <source>Layer {} counts {} picks, layer {} counts {}{}</source>
        <translation>层 {} 统计到 {} 次选中，层 {} 统计到 {} 次{}</translation>
    </message>
    <message>
        <source>Every count is a multiple of {}: they were probably multiplied by the data-parallel size, or the same batch ran {} times. Shares stay right, numbers of tokens do not</source>
        <translation>每个计数都是 {} 的倍数：可能乘以了数据并行大小，或同一批次运行了 {} 次。占比仍正确，token 数则不然</translation>
    </message>
    <message>
        <source>The hottest expert takes {:.0f} times the mean load on the average of the layers: this looks like a benchmark with random prompts. Record real requests before placing experts</source>
        <translation>各层平均而言，最热专家承担平均负载的 {:.0f} 倍：这看似使用随机提示词的基准测试。排布专家前请记录真实请求</translation>
    </message>
    <message>
        <source>The trace has {} layers, the model has {} with experts: it is of another model, or also counts layers of multi-token prediction</source>
        <translation>trace 有 {} 层，而模型有 {} 个含专家的层：trace 属于另一个模型，或还统计了多 token 预测的层</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts; missing are {}{}. With pipeline parallelism give the files of all stages</source>
        <translation>trace 含 {1} 个专家层中的 {0} 个；缺少 {2}{3}。使用流水线并行时，请给出所有阶段的文件</translation>
    </message>
    <message>
        <source>The trace has {} of the {} layers with experts. With pipeline parallelism layers may be numbered from 0 in every stage: give the files of all stages</source>
        <translation>trace 含 {1} 个专家层中的 {0} 个。使用流水线并行时，各阶段的层可能都从 0 编号：请给出所有阶段的文件</translation>
    </message>
    <message>
        <source>The trace names {} experts, the model has {}. Numbers of physical experts need the map to logical ones</source>
        <translation>trace 中有 {} 个专家，而模型有 {} 个。物理专家的编号需要到逻辑专家的映射</translation>
    </message>
    <message>
        <source>Tokens of the trace pick {} experts, those of the model {}</source>
        <translation>trace 的 token 各选 {} 个专家，而模型的 token 选 {} 个</translation>
    </message>
    <message>
        <source>{} tokens are few for {} experts: loads are rough and pairs of experts are noise. About {} tokens would do</source>
        <translation>{} 个 token 对 {} 个专家而言太少：负载粗略，专家对则是噪声。约需 {} 个 token</translation>
    </message>
    <message>
        <source>Layer {}, token {}: {}</source>
        <translation>层 {}，token {}：{}</translation>
    </message>
    <message>
        <source>Layer {}: a batch of {} picks is not a multiple of top-{}</source>
        <translation>层 {}：一批 {} 次选择不是 top-{} 的倍数</translation>
    </message>
    <message>
        <source>expert {} is not one of 0 to {}</source>
        <translation>专家 {} 不在 0 到 {} 之间</translation>
    </message>
    <message>
        <source>Check that the trace is of this model.</source>
        <translation>请检查 trace 是否属于此模型。</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers.</source>
        <translation>请检查文件是否含专家编号。</translation>
    </message>
    <message>
        <source>Counting {} layers of {} experts would need more than 4 GiB</source>
        <translation>统计 {} 层、每层 {} 个专家需要超过 4 GiB</translation>
    </message>
    <message>
        <source>Check that the file holds expert numbers, layer by layer.</source>
        <translation>请检查文件是否逐层含专家编号。</translation>
    </message>
    <message>
        <source>Layer {} comes more than {} picks after layer {}: its transitions cannot be counted in constant memory</source>
        <translation>层 {0} 比层 {2} 晚 {1} 次以上选择：无法以固定内存统计其转移</translation>
    </message>
    <message>
        <source>Sort the trace by token, or by step and layer.</source>
        <translation>请将 trace 按 token 排序，或按单步和层排序。</translation>
    </message>
    <message>
        <source>top-{} after top-{}</source>
        <translation>top-{1} 之后出现 top-{0}</translation>
    </message>
    <message>
        <source>All tokens of a layer must pick the same number of experts.</source>
        <translation>同一层的所有 token 必须选中相同数量的专家。</translation>
    </message>
    <message>
        <source>the same expert is picked twice</source>
        <translation>同一专家被选中两次</translation>
    </message>
    <message>
        <source>Check that the trace is complete.</source>
        <translation>请检查 trace 是否完整。</translation>
    </message>
    <message>
        <source>Layer {} has {} of {} tokens</source>
        <translation>层 {} 有 {} / {} 个 token</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is not one of 0 to {}</source>
        <translation>层 {}：专家 {} 不在 0 到 {} 之间</translation>
    </message>
    <message>
        <source>Check that the counts are of this model, and not of physical experts.</source>
        <translation>请检查计数是否属于此模型，且不是物理专家的计数。</translation>
    </message>
    <message>
        <source>The counts are of more than {} layers</source>
        <translation>计数超过 {} 层</translation>
    </message>
    <message>
        <source>Layer {}: top-{} after top-{}</source>
        <translation>层 {0}：top-{2} 之后出现 top-{1}</translation>
    </message>
    <message>
        <source>Layer {}: the picks of expert {} are no possible number</source>
        <translation>层 {}：专家 {} 的选中次数不可能</translation>
    </message>
    <message>
        <source>Some files hold the picks of tokens and others only counts</source>
        <translation>有些文件含 token 的选择，其他文件只含计数</translation>
    </message>
    <message>
        <source>Import them one after the other.</source>
        <translation>请逐个导入。</translation>
    </message>
    <message>
        <source>No token of the trace is in this part of the split</source>
        <translation>trace 中没有 token 属于该划分的这一部分</translation>
    </message>
    <message>
        <source>Use a longer trace, smaller blocks or another share.</source>
        <translation>请使用更长的 trace、更小的块或其他比例。</translation>
    </message>
    <message>
        <source>Choose a trace of a real run.</source>
        <translation>请选择真实运行的 trace。</translation>
    </message>
    <message>
        <source>The share to train with must lie between 0 and 1, and blocks hold tokens</source>
        <translation>训练所用比例必须在 0 和 1 之间，且块须含 token</translation>
    </message>
    <message>
        <source>Try 0.7.</source>
        <translation>可试 0.7。</translation>
    </message>
    <message>
        <source>there is no stage {}: the plan has stages 0 to {}</source>
        <translation>没有阶段 {}：方案的阶段为 0 到 {}</translation>
    </message>
    <message>
        <source>the measured bytes must be more than 0</source>
        <translation>实测字节数必须大于 0</translation>
    </message>
    <message>
        <source>the measured {} are {} less than stage {} needs without any constant</source>
        <translation>实测的 {0} 比阶段 {2} 不含任何常量时所需还少 {1}</translation>
    </message>
    <message>
        <source>Something else differs between plan and run: look at recompute, cross-entropy, sharding, dummy weight gradients, and at which stage and scope were measured.</source>
        <translation>方案与运行之间还有其他差异：请检查重计算、交叉熵、切分、虚拟权重梯度，以及测量的是哪个阶段和范围。</translation>
    </message>
    <message>
        <source>Shard the optimizer state over data-parallel ranks</source>
        <translation>在数据并行 rank 间切分优化器状态</translation>
    </message>
    <message>
        <source>Shard gradients over data-parallel ranks (ZeRO-2)</source>
        <translation>在数据并行 rank 间切分梯度 (ZeRO-2)</translation>
    </message>
    <message>
        <source>Shard weights, gradients and optimizer state (FSDP)</source>
        <translation>切分权重、梯度和优化器状态 (FSDP)</translation>
    </message>
    <message>
        <source>Shard weights inside each node</source>
        <translation>在每个节点内切分权重</translation>
    </message>
    <message>
        <source>Shard weights over data-parallel ranks (ZeRO-3)</source>
        <translation>在数据并行 rank 间切分权重 (ZeRO-3)</translation>
    </message>
    <message>
        <source>Recompute {} too</source>
        <translation>同时重计算 {}</translation>
    </message>
    <message>
        <source>Recompute {}</source>
        <translation>重计算 {}</translation>
    </message>
    <message>
        <source>Recompute every layer</source>
        <translation>重计算每一层</translation>
    </message>
    <message>
        <source>Keep gradients in 16 bits</source>
        <translation>以 16 位保存梯度</translation>
    </message>
    <message>
        <source>Keep Adam&apos;s moments in 16 bits</source>
        <translation>以 16 位保存 Adam 的动量</translation>
    </message>
    <message>
        <source>Keep half of the optimizer state in host memory</source>
        <translation>将一半优化器状态存放在主机内存</translation>
    </message>
    <message>
        <source>Keep all of the optimizer state in host memory</source>
        <translation>将全部优化器状态存放在主机内存</translation>
    </message>
    <message>
        <source>Offload activations to host memory</source>
        <translation>将激活卸载到主机内存</translation>
    </message>
    <message>
        <source>Schedule 1F1B</source>
        <translation>采用调度 1F1B</translation>
    </message>
    <message>
        <source>Schedule V-Half</source>
        <translation>采用调度 V-Half</translation>
    </message>
    <message>
        <source>Spread the vocabulary over the pipeline</source>
        <translation>将词表分布到流水线上</translation>
    </message>
    <message>
        <source>{} {} instead of {}</source>
        <translation>{} {}，而非 {}</translation>
    </message>
    <message>
        <source>Move {} layers from stage {} to stage {}</source>
        <translation>将 {} 层从阶段 {} 移到阶段 {}</translation>
    </message>
    <message>
        <source>Move {} layer from stage {} to stage {}</source>
        <translation>将 {} 层从阶段 {} 移到阶段 {}</translation>
    </message>
    <message>
        <source>Turn sequence parallelism on</source>
        <translation>开启序列并行</translation>
    </message>
    <message>
        <source>Fuse the cross-entropy</source>
        <translation>融合交叉熵</translation>
    </message>
    <message>
        <source>The key &quot;{}&quot; is unknown and may change the size of the model.</source>
        <translation>键 &quot;{}&quot; 未知，可能改变模型大小。</translation>
    </message>
    <message>
        <source>{} attention heads do not divide into {} key-value heads</source>
        <translation>{} 个注意力头无法均分为 {} 个键值头</translation>
    </message>
    <message>
        <source>The hidden size {} does not divide by {} heads and no head_dim is given</source>
        <translation>隐藏大小 {} 不能被 {} 个头整除，且未给出 head_dim</translation>
    </message>
    <message>
        <source>&quot;moe_layer_freq&quot; has {} entries for {} layers</source>
        <translation>&quot;moe_layer_freq&quot; 有 {} 个条目，而层数为 {}</translation>
    </message>
    <message>
        <source>The shared experts together are wider than any model</source>
        <translation>共享专家合计比任何模型都宽</translation>
    </message>
    <message>
        <source>The model of type &quot;{}&quot; lacks {}</source>
        <translation>类型为 &quot;{}&quot; 的模型缺少 {}</translation>
    </message>
    <message>
        <source>Add the missing numbers under these keys</source>
        <translation>在这些键下补上缺少的数字</translation>
    </message>
    <message>
        <source>The model would have more than {:.0e} parameters</source>
        <translation>模型的参数将超过 {:.0e} 个</translation>
    </message>
    <message>
        <source>Check the sizes for a misplaced digit</source>
        <translation>检查各项大小是否有数字错位</translation>
    </message>
    <message>
        <source>The config leaves out what its family has a value for: {}.</source>
        <translation>配置缺少其系列有默认值的项：{}。</translation>
    </message>
    <message>
        <source>This is DeepSeek&apos;s own inference configuration, not a Hugging Face config.json</source>
        <translation>这是 DeepSeek 自己的推理配置，不是 Hugging Face 的 config.json</translation>
    </message>
    <message>
        <source>Use the config.json beside the model&apos;s weights</source>
        <translation>使用模型权重旁的 config.json</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: it is {}</source>
        <translation>模型 (&quot;{}&quot;) 无法规划：它是{}</translation>
    </message>
    <message>
        <source>A config.json is an object at its top level; this is not</source>
        <translation>config.json 的顶层应为对象；此文件不是</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown and was read as a Llama-like decoder.</source>
        <translation>模型类型 &quot;{}&quot; 未知，已按类似 Llama 的解码器读取。</translation>
    </message>
    <message>
        <source>Only the language part of this multimodal model was read.</source>
        <translation>只读取了此多模态模型的语言部分。</translation>
    </message>
    <message>
        <source>There is no model preset &quot;{}&quot;</source>
        <translation>没有模型预设 &quot;{}&quot;</translation>
    </message>
    <message>
        <source>Nearest presets: {}</source>
        <translation>最接近的预设：{}</translation>
    </message>
    <message>
        <source>The built-in model preset &quot;{}&quot; is damaged</source>
        <translation>内置的模型预设 &quot;{}&quot; 已损坏</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>the microbatch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Set {} to {}</source>
        <translation>将 {} 设为 {}</translation>
    </message>
    <message>
        <source>There is no model yet: choose a preset or import one.</source>
        <translation>尚无模型：请选择预设或导入模型。</translation>
    </message>
    <message>
        <source>There is no cluster yet: give the number of nodes and a device type.</source>
        <translation>尚无集群：请给出节点数和设备类型。</translation>
    </message>
    <message>
        <source>Every degree, batch size and the sequence length must be at least 1.</source>
        <translation>每个并行度、批大小和序列长度都必须至少为 1。</translation>
    </message>
    <message>
        <source>a positive number</source>
        <translation>正数</translation>
    </message>
    <message>
        <source>found 0, where a positive number is expected</source>
        <translation>得到 0，此处应为正数</translation>
    </message>
    <message>
        <source>a device preset name or an object with a device&apos;s figures</source>
        <translation>设备预设名称，或含设备数值的对象</translation>
    </message>
    <message>
        <source>an array of {} rows</source>
        <translation>含 {} 行的数组</translation>
    </message>
    <message>
        <source>an array of {} numbers</source>
        <translation>含 {} 个数字的数组</translation>
    </message>
    <message>
        <source>null, 0 or a number from {} to {}</source>
        <translation>null、0 或 {} 到 {} 之间的数字</translation>
    </message>
    <message>
        <source>{} links have a bandwidth of 0; they are taken as not measured.</source>
        <translation>{} 条链路的带宽为 0；视为未测量。</translation>
    </message>
    <message>
        <source>the matrix has {} rows, while the cluster has {} nodes of {} devices, {} devices in all</source>
        <translation>矩阵有 {} 行，而集群有 {} 个节点、每节点 {} 个设备，共 {} 个设备</translation>
    </message>
    <message>
        <source>Give a matrix of nodes, of all devices, or of the devices of one node.</source>
        <translation>请给出节点的、所有设备的或单个节点内设备的矩阵。</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>a square array of arrays</source>
        <translation>由数组组成的方阵</translation>
    </message>
    <message>
        <source>two matrices have the same scope</source>
        <translation>两个矩阵的范围相同</translation>
    </message>
    <message>
        <source>&quot;device-pair&quot; or &quot;node-pair&quot;</source>
        <translation>&quot;device-pair&quot; 或 &quot;node-pair&quot;</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>an array of ascending sizes</source>
        <translation>按升序排列的大小数组</translation>
    </message>
    <message>
        <source>an array of rates, one per size</source>
        <translation>速率数组，每个大小对应一个</translation>
    </message>
    <message>
        <source>an array of 1 to {} numbers</source>
        <translation>含 1 到 {} 个数字的数组</translation>
    </message>
    <message>
        <source>the sizes of a measured collective must ascend, with one rate for each</source>
        <translation>实测集合通信的大小必须按升序排列，且各有一个速率</translation>
    </message>
    <message>
        <source>two measured collectives have the same level and number of ranks</source>
        <translation>两个实测集合通信的层级和 rank 数相同</translation>
    </message>
    <message>
        <source>an array of at most {} measured collectives</source>
        <translation>最多含 {} 个实测集合通信的数组</translation>
    </message>
    <message>
        <source>an array with the group of every node</source>
        <translation>含每个节点所属组的数组</translation>
    </message>
    <message>
        <source>an array of {} group numbers, -1 for a node in none</source>
        <translation>含 {} 个组编号的数组，不属于任何组的节点为 -1</translation>
    </message>
    <message>
        <source>an array of at most {} tiers</source>
        <translation>最多 {} 级的数组</translation>
    </message>
    <message>
        <source>an array of tiers</source>
        <translation>级别数组</translation>
    </message>
    <message>
        <source>an array of at most {} nodes</source>
        <translation>最多 {} 个节点的数组</translation>
    </message>
    <message>
        <source>the number of a node</source>
        <translation>节点编号</translation>
    </message>
    <message>
        <source>node {} is listed twice</source>
        <translation>节点 {} 列出了两次</translation>
    </message>
    <message>
        <source>the number of nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>the number of devices in a node</source>
        <translation>节点内的设备数</translation>
    </message>
    <message>
        <source>{} nodes of {} devices are more than {} devices</source>
        <translation>{} 个节点、每节点 {} 个设备，超过 {} 个设备</translation>
    </message>
    <message>
        <source>there are {} names for {} nodes</source>
        <translation>{} 个名称对应 {} 个节点</translation>
    </message>
    <message>
        <source>the model is in another file, which cannot be read here</source>
        <translation>模型在另一个文件中，此处无法读取</translation>
    </message>
    <message>
        <source>Name a preset, or put the configuration itself under &quot;config&quot;.</source>
        <translation>指定一个预设，或将配置本身放在 &quot;config&quot; 下。</translation>
    </message>
    <message>
        <source>a Hugging Face config.json object</source>
        <translation>Hugging Face config.json 对象</translation>
    </message>
    <message>
        <source>the model is given twice, under &quot;{}&quot; and &quot;{}&quot;</source>
        <translation>模型给出了两次，分别在“{}”和“{}”下</translation>
    </message>
    <message>
        <source>the model is not named</source>
        <translation>未指定模型</translation>
    </message>
    <message>
        <source>Give &quot;preset&quot;, &quot;config&quot; (a Hugging Face config.json), or &quot;file&quot;.</source>
        <translation>给出 &quot;preset&quot;、&quot;config&quot;（Hugging Face config.json）或 &quot;file&quot;。</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where &quot;{}&quot; is expected</source>
        <translation>发现字符串“{}”，此处应为“{}”</translation>
    </message>
    <message>
        <source>version {} of the plan document is newer than this program, which reads up to {}</source>
        <translation>方案文档的版本 {} 比本程序新，本程序最高读取版本 {}</translation>
    </message>
    <message>
        <source>Use a newer Rankloom.</source>
        <translation>使用更新的 Rankloom。</translation>
    </message>
    <message>
        <source>an integer of at least 1</source>
        <translation>不小于 1 的整数</translation>
    </message>
    <message>
        <source>{} experts per token are picked of only {}</source>
        <translation>每 token 选 {} 个专家，而总共只有 {} 个</translation>
    </message>
    <message>
        <source>more than {} layers and stages</source>
        <translation>超过 {} 个层和阶段</translation>
    </message>
    <message>
        <source>the loss (L) has something behind it</source>
        <translation>损失 (L) 之后还有内容</translation>
    </message>
    <message>
        <source>the embedding (E) has something in front of it</source>
        <translation>嵌入 (E) 之前还有内容</translation>
    </message>
    <message>
        <source>the embedding (E) is missing</source>
        <translation>缺少嵌入 (E)</translation>
    </message>
    <message>
        <source>a decoder layer (t) is behind a layer m</source>
        <translation>解码器层 (t) 位于层 m 之后</translation>
    </message>
    <message>
        <source>multi-token-prediction layers (m) are on two stages</source>
        <translation>多 token 预测层 (m) 位于两个阶段上</translation>
    </message>
    <message>
        <source>the pipeline layout is empty</source>
        <translation>流水线布局为空</translation>
    </message>
    <message>
        <source>the loss (L) is missing</source>
        <translation>缺少损失 (L)</translation>
    </message>
    <message>
        <source>this parenthesis is never closed</source>
        <translation>此括号未闭合</translation>
    </message>
    <message>
        <source>pipeline layout: {}</source>
        <translation>流水线布局：{}</translation>
    </message>
    <message>
        <source>parentheses inside parentheses</source>
        <translation>括号内嵌套括号</translation>
    </message>
    <message>
        <source>this parenthesis was never opened</source>
        <translation>此括号没有对应的左括号</translation>
    </message>
    <message>
        <source>the parentheses hold nothing</source>
        <translation>括号内为空</translation>
    </message>
    <message>
        <source>the parentheses have no repetition behind them</source>
        <translation>括号之后没有重复次数</translation>
    </message>
    <message>
        <source>the repetition (*) needs a number of 1 or more</source>
        <translation>重复 (*) 需要不小于 1 的数</translation>
    </message>
    <message>
        <source>the repetition (*) has nothing in front of it to repeat</source>
        <translation>重复 (*) 之前没有可重复的内容</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;</source>
        <translation>发现“{}”</translation>
    </message>
    <message>
        <source>found the byte 0x{:02x}</source>
        <translation>发现字节 0x{:02x}</translation>
    </message>
    <message>
        <source>found the string &quot;{}&quot;, where the five axes tp, cp, ep, dp and pp joined by hyphens are expected, fastest-varying first</source>
        <translation>发现字符串“{}”，此处应为以连字符连接的五个轴 tp、cp、ep、dp 和 pp，变化最快的在前</translation>
    </message>
    <message>
        <source>Megatron&apos;s orders are &quot;tp-cp-ep-dp-pp&quot; and &quot;tp-cp-ep-pp-dp&quot;.</source>
        <translation>Megatron 的顺序为 &quot;tp-cp-ep-dp-pp&quot; 和 &quot;tp-cp-ep-pp-dp&quot;。</translation>
    </message>
    <message>
        <source>, at character {}</source>
        <translation>，位于第 {} 个字符</translation>
    </message>
    <message>
        <source>the layout has {} stages, {} has {}</source>
        <translation>布局有 {} 个阶段，{} 有 {} 个</translation>
    </message>
    <message>
        <source>the layout has {} on stage {}, {} has {}</source>
        <translation>布局在阶段 {1} 上有 {0} 层，{2} 为 {3} 层</translation>
    </message>
    <message>
        <source>Leave {} out.</source>
        <translation>略去 {}。</translation>
    </message>
    <message>
        <source>the layout has {} stages, one per pipeline rank, while each rank has {} chunks</source>
        <translation>布局有 {} 个阶段，每个流水线 rank 一个，而每个 rank 有 {} 个块</translation>
    </message>
    <message>
        <source>Separate the chunks of every rank by |.</source>
        <translation>用 | 分隔每个 rank 的各块。</translation>
    </message>
    <message>
        <source>&quot;none&quot;, &quot;dp&quot;, &quot;device-pair&quot;, &quot;node&quot;, &quot;all&quot; or a group size</source>
        <translation>&quot;none&quot;、&quot;dp&quot;、&quot;device-pair&quot;、&quot;node&quot;、&quot;all&quot; 或组大小</translation>
    </message>
    <message>
        <source>&quot;data-parallel&quot;, &quot;pipeline-backward&quot; or &quot;embedding-sync&quot;</source>
        <translation>&quot;data-parallel&quot;、&quot;pipeline-backward&quot; 或 &quot;embedding-sync&quot;</translation>
    </message>
    <message>
        <source>&quot;linear&quot; or an array, device index per rank</source>
        <translation>&quot;linear&quot; 或数组（每个 rank 的设备索引）</translation>
    </message>
    <message>
        <source>this expert is on no device</source>
        <translation>此专家不在任何设备上</translation>
    </message>
    <message>
        <source>Name at least one member of the expert-parallel group.</source>
        <translation>至少指定专家并行组的一个成员。</translation>
    </message>
    <message>
        <source>&quot;contiguous&quot; or an array per MoE layer</source>
        <translation>&quot;contiguous&quot; 或每个 MoE 层一个数组</translation>
    </message>
    <message>
        <source>an array, device index per expert</source>
        <translation>数组，每个专家的设备索引</translation>
    </message>
    <message>
        <source>a count of 0 or more</source>
        <translation>不小于 0 的计数</translation>
    </message>
    <message>
        <source>an array of {} counts, one per expert</source>
        <translation>含 {} 个计数的数组，每个专家一个</translation>
    </message>
    <message>
        <source>{} arrays of the picks of the same tokens, {} for each</source>
        <translation>{} 个数组，为相同 token 的选择，每个 token {} 个</translation>
    </message>
    <message>
        <source>an array of {} picks</source>
        <translation>含 {} 个选择的数组</translation>
    </message>
    <message>
        <source>the number of experts of a layer</source>
        <translation>一层的专家数</translation>
    </message>
    <message>
        <source>an array of layers, each an array of picks per expert</source>
        <translation>层的数组，每层为各专家选中次数的数组</translation>
    </message>
    <message>
        <source>an array of 1 to {} layers</source>
        <translation>含 1 到 {} 层的数组</translation>
    </message>
    <message>
        <source>{} layer numbers for {} layers of load</source>
        <translation>{} 个层号对应 {} 层负载</translation>
    </message>
    <message>
        <source>{} {} do not divide by {}</source>
        <translation>{} 个{}不能被 {} 整除</translation>
    </message>
    <message>
        <source>{} need {} devices; the cluster has {}</source>
        <translation>{} 需要 {} 个设备；集群有 {} 个</translation>
    </message>
    <message>
        <source>{} devices do not divide by {} = {}</source>
        <translation>{} 个设备不能被 {} = {} 整除</translation>
    </message>
    <message>
        <source>{} leave DP {} on {} devices, while the plan says DP {}</source>
        <translation>在 {2} 个设备上，{0} 使 DP 为 {1}，而方案中 DP 为 {3}</translation>
    </message>
    <message>
        <source>Set DP to {}</source>
        <translation>将 DP 设为 {}</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>{} key-value heads neither divide by {} nor are divided by it</source>
        <translation>{} 个键值头既不能被 {} 整除，也不能整除它</translation>
    </message>
    <message>
        <source>feed-forward columns</source>
        <translation>前馈列</translation>
    </message>
    <message>
        <source>shared-expert columns</source>
        <translation>共享专家列</translation>
    </message>
    <message>
        <source>TP {} is wider than a node of {} devices: every layer waits for the network</source>
        <translation>TP {} 超出一个含 {} 个设备的节点：每一层都要等待网络</translation>
    </message>
    <message>
        <source>a sequence of {} tokens does not divide into 2 x CP = {} chunks</source>
        <translation>含 {} 个 token 的序列不能分成 2 x CP = {} 个块</translation>
    </message>
    <message>
        <source>with sequence parallelism {} tokens per context rank do not divide by TP {}</source>
        <translation>启用序列并行时，每个上下文 rank 的 {} 个 token 不能被 TP {} 整除</translation>
    </message>
    <message>
        <source>Switch sequence parallelism off</source>
        <translation>关闭序列并行</translation>
    </message>
    <message>
        <source>the sequence of {} tokens is longer than the {} positions of {}</source>
        <translation>含 {0} 个 token 的序列超过 {2} 的 {1} 个位置</translation>
    </message>
    <message>
        <source>the model {} has no experts to spread over EP {}</source>
        <translation>模型 {} 没有专家可分布到 EP {} 上</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>expert columns</source>
        <translation>专家列</translation>
    </message>
    <message>
        <source>{} devices do not divide by ETP {} x EP {} x PP {} = {}</source>
        <translation>{} 个设备不能被 ETP {} x EP {} x PP {} = {} 整除</translation>
    </message>
    <message>
        <source>an order that does not end in pp needs equal data parallelism of attention ({}) and experts ({})</source>
        <translation>不以 pp 结尾的顺序要求注意力 ({}) 与专家 ({}) 的数据并行度相等</translation>
    </message>
    <message>
        <source>Use the order tp-cp-ep-dp-pp</source>
        <translation>使用顺序 tp-cp-ep-dp-pp</translation>
    </message>
    <message>
        <source>a global batch of {} sequences does not divide by microbatch {} x DP {} = {}</source>
        <translation>含 {} 个序列的全局批次不能被微批次 {} x DP {} = {} 整除</translation>
    </message>
    <message>
        <source>links of the level {} carry {} bytes a second, which nothing can be reckoned with: it lies from {} to {}</source>
        <translation>级别 {} 的链路每秒传输 {} 字节，无法用于计算：取值应在 {} 到 {} 之间</translation>
    </message>
    <message>
        <source>{} of the device {} is {}, which nothing can be reckoned with: it lies from {} to {}</source>
        <translation>设备 {1} 的 {0} 为 {2}，无法用于计算：取值应在 {3} 到 {4} 之间</translation>
    </message>
    <message>
        <source>microbatch {} x DP {} = {} sequences at once are more than the {} that a batch may have</source>
        <translation>微批次 {} x DP {} = 同时 {} 个序列，超过批次允许的 {} 个</translation>
    </message>
    <message>
        <source>Set the global batch to {}</source>
        <translation>将全局批次设为 {}</translation>
    </message>
    <message>
        <source>a group of DP x CP = {} ranks does not divide by {}</source>
        <translation>含 DP x CP = {} 个 rank 的组不能被 {} 整除</translation>
    </message>
    <message>
        <source>Shard over all data-parallel ranks</source>
        <translation>在所有数据并行 rank 间分片</translation>
    </message>
    <message>
        <source>weights are sharded over {} ranks, gradients over {}, optimizer states over {}; each is usually at least the one before</source>
        <translation>权重在 {} 个 rank 间分片，梯度在 {} 个，优化器状态在 {} 个；后者通常不小于前者</translation>
    </message>
    <message>
        <source>a secondary copy of weights that are not sharded saves nothing</source>
        <translation>未分片的权重再设第二副本，不节省任何显存</translation>
    </message>
    <message>
        <source>Drop the secondary copy</source>
        <translation>取消第二副本</translation>
    </message>
    <message>
        <source>sharded weights are gathered again for each of {} microbatches of a pipeline</source>
        <translation>对流水线的 {} 个微批次，每个都要重新收集分片的权重</translation>
    </message>
    <message>
        <source>selective recomputation of no module saves nothing</source>
        <translation>不选任何模块的选择性重计算不节省任何显存</translation>
    </message>
    <message>
        <source>Recompute the attention core</source>
        <translation>重计算注意力核心</translation>
    </message>
    <message>
        <source>{} has no module {}</source>
        <translation>{} 没有模块 {}</translation>
    </message>
    <message>
        <source>{} has no 8-bit floating point</source>
        <translation>{} 没有 8 位浮点</translation>
    </message>
    <message>
        <source>Train in bf16</source>
        <translation>用 bf16 训练</translation>
    </message>
    <message>
        <source>the link of {} to host memory is not known</source>
        <translation>{} 到主机内存的链路未知</translation>
    </message>
    <message>
        <source>Do not offload</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>Dispatch by all-to-all</source>
        <translation>以 all-to-all 分发</translation>
    </message>
    <message>
        <source>the dispatch {} has nothing to do: {}</source>
        <translation>分发 {} 无事可做：{}</translation>
    </message>
    <message>
        <source>all experts are on every rank</source>
        <translation>所有专家都在每个 rank 上</translation>
    </message>
    <message>
        <source>the model has no experts</source>
        <translation>模型没有专家</translation>
    </message>
    <message>
        <source>context-coherent dispatch is made for generating text: in a training step the keys and values of every layer have to be gathered over the expert-parallel group, too, which is counted</source>
        <translation>上下文一致分发是为生成文本设计的：训练步中，每层的键和值还须在专家并行组内收集，这已计入</translation>
    </message>
    <message>
        <source>stage {} is to be compressed, while there are {} (counted from 0)</source>
        <translation>要压缩阶段 {}，而共有 {} 个（从 0 计）</translation>
    </message>
    <message>
        <source>Compress on all stages</source>
        <translation>在所有阶段上压缩</translation>
    </message>
    <message>
        <source>the compression has no traffic to work on</source>
        <translation>压缩没有可作用的通信</translation>
    </message>
    <message>
        <source>Compress gradients</source>
        <translation>压缩梯度</translation>
    </message>
    <message>
        <source>rank {} is more than the {} columns of the model: nothing is saved</source>
        <translation>秩 {} 超过模型的 {} 列：不节省任何通信</translation>
    </message>
    <message>
        <source>Place rank r on the r-th device</source>
        <translation>将 rank r 放到第 r 个设备上</translation>
    </message>
    <message>
        <source>Place the experts contiguously</source>
        <translation>连续放置专家</translation>
    </message>
    <message>
        <source>{} ranks are placed, while there are {}</source>
        <translation>放置了 {} 个 rank，而共有 {} 个</translation>
    </message>
    <message>
        <source>rank {} is placed on device {}, while there are {} (counted from 0)</source>
        <translation>rank {} 放在设备 {} 上，而共有 {} 个（从 0 计）</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is removed in a what-if</source>
        <translation>rank {} 放在 {} 上，而它在某个假设中已移除</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is broken</source>
        <translation>rank {} 放在 {} 上，而它有故障</translation>
    </message>
    <message>
        <source>rank {} is placed on {}, which is draining</source>
        <translation>rank {} 放在 {} 上，而它正在排空</translation>
    </message>
    <message>
        <source>ranks {} and {} are both placed on device {}</source>
        <translation>rank {} 和 {} 都放在设备 {} 上</translation>
    </message>
    <message>
        <source>rank {} is locked, while there are {} ranks (counted from 0)</source>
        <translation>锁定了 rank {}，而共有 {} 个 rank（从 0 计）</translation>
    </message>
    <message>
        <source>Unlock all ranks</source>
        <translation>解锁所有 rank</translation>
    </message>
    <message>
        <source>Leave {} free as well</source>
        <translation>将 {} 也留空</translation>
    </message>
    <message>
        <source>Leave {} more nodes free</source>
        <translation>再留空 {} 个节点</translation>
    </message>
    <message>
        <source>expert {} is placed on device {} of its group, while EP is {}</source>
        <translation>专家 {} 放在其组的设备 {} 上，而 EP 为 {}</translation>
    </message>
    <message>
        <source>expert {} is on no device</source>
        <translation>专家 {} 不在任何设备上</translation>
    </message>
    <message>
        <source>expert {} is twice on the same device</source>
        <translation>专家 {} 两次放在同一设备上</translation>
    </message>
    <message>
        <source>a what-if is about a part that a cluster of {} nodes with {} devices each does not have</source>
        <translation>某个假设涉及的部分不在此集群中：集群有 {} 个节点，每节点 {} 个设备</translation>
    </message>
    <message>
        <source>Drop this what-if</source>
        <translation>取消此假设</translation>
    </message>
    <message>
        <source>all {} nodes are marked as unavailable or removed in what-ifs</source>
        <translation>全部 {} 个节点都已标记为不可用，或在假设中移除</translation>
    </message>
    <message>
        <source>experts of {} layers are placed, while the model has {} such layers</source>
        <translation>放置了 {} 层的专家，而模型有 {} 个这样的层</translation>
    </message>
    <message>
        <source>{} experts are placed, while a layer has {}</source>
        <translation>放置了 {} 个专家，而一层有 {} 个</translation>
    </message>
    <message>
        <source>Use the schedule {}</source>
        <translation>使用调度 {}</translation>
    </message>
    <message>
        <source>Set VPP to {}</source>
        <translation>将 VPP 设为 {}</translation>
    </message>
    <message>
        <source>{} has exactly 2 chunks per rank, not {}</source>
        <translation>{} 每个 rank 恰好 2 个块，而非 {} 个</translation>
    </message>
    <message>
        <source>{} needs at least 2 chunks per rank</source>
        <translation>{} 每个 rank 至少需要 2 个块</translation>
    </message>
    <message>
        <source>{} has one chunk per rank, not {}</source>
        <translation>{} 每个 rank 一个块，而非 {} 个</translation>
    </message>
    <message>
        <source>Split the layers evenly</source>
        <translation>均匀切分各层</translation>
    </message>
    <message>
        <source>PP {} x {} chunks = {} stages are more than the {} layers</source>
        <translation>PP {} x {} 个块 = {} 个阶段，超过 {} 层</translation>
    </message>
    <message>
        <source>{} stages are more than the {} layers</source>
        <translation>{} 个阶段，超过 {} 层</translation>
    </message>
    <message>
        <source>the layers are split by hand over {} stages, while there are {}</source>
        <translation>各层手动切分到 {} 个阶段，而共有 {} 个</translation>
    </message>
    <message>
        <source>the stages hold {} layers, while the model has {}</source>
        <translation>各阶段共有 {} 层，而模型有 {} 层</translation>
    </message>
    <message>
        <source>Put them on the last stage</source>
        <translation>将它们放到最后一个阶段</translation>
    </message>
    <message>
        <source>multi-token-prediction layers are put on {} stages by hand, while there are {}</source>
        <translation>多 token 预测层手动放到 {} 个阶段，而共有 {} 个</translation>
    </message>
    <message>
        <source>the stages hold {} multi-token-prediction layers, while the model has {}</source>
        <translation>各阶段共有 {} 个多 token 预测层，而模型有 {} 个</translation>
    </message>
    <message>
        <source>multi-token-prediction layers have to be on one stage</source>
        <translation>多 token 预测层必须在同一个阶段上</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} have decoder layers behind them</source>
        <translation>阶段 {} 上的多 token 预测层之后还有解码器层</translation>
    </message>
    <message>
        <source>the multi-token-prediction layers on stage {} are not on the last chunk of a rank</source>
        <translation>阶段 {} 上的多 token 预测层不在 rank 的最后一个块上</translation>
    </message>
    <message>
        <source>interleaving needs at least as many microbatches ({}) as stages ({})</source>
        <translation>交错要求微批次数 ({}) 不少于阶段数 ({})</translation>
    </message>
    <message>
        <source>the microbatch group of {} does not lie between {} stages and {} microbatches</source>
        <translation>每组 {} 个微批次，不在 {} 个阶段与 {} 个微批次之间</translation>
    </message>
    <message>
        <source>Use groups of one microbatch per stage</source>
        <translation>使用每阶段一个微批次的组</translation>
    </message>
    <message>
        <source>{} microbatches leave {} beyond groups of {}, fewer than the {} stages</source>
        <translation>{0} 个微批次按每组 {2} 个划分后剩余 {1} 个，少于 {3} 个阶段</translation>
    </message>
    <message>
        <source>{} needs an even number of stages, not {}</source>
        <translation>{} 需要偶数个阶段，而非 {} 个</translation>
    </message>
    <message>
        <source>{} needs an even number of microbatches, not {}</source>
        <translation>{} 需要偶数个微批次，而非 {} 个</translation>
    </message>
    <message>
        <source>{} needs at least two microbatches per stage: {}, not {}</source>
        <translation>{} 每个阶段至少需要两个微批次：{} 个，而非 {} 个</translation>
    </message>
    <message>
        <source>chimera needs an even number of microbatches up to the {} stages, or a multiple of them, not {}</source>
        <translation>chimera 需要偶数个微批次，且不超过 {} 个阶段或为其整数倍，而非 {} 个</translation>
    </message>
    <message>
        <source>the vocabulary layout {} exists for {}, not for {}</source>
        <translation>词表布局 {} 适用于 {}，不适用于 {}</translation>
    </message>
    <message>
        <source>1f1b and v-half</source>
        <translation>1f1b 和 v-half</translation>
    </message>
    <message>
        <source>Keep the vocabulary layers on the first and last stage</source>
        <translation>将词表层留在第一个和最后一个阶段</translation>
    </message>
    <message>
        <source>the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}</source>
        <translation>交织词表布局在 {1} 个阶段上至少需要 {0} 个微批次，而非 {2} 个</translation>
    </message>
    <message>
        <source>Use the vocabulary layout vocab-2</source>
        <translation>使用词表布局 vocab-2</translation>
    </message>
    <message>
        <source>the custom schedule has no pass order</source>
        <translation>自定义调度没有计算顺序</translation>
    </message>
    <message>
        <source>the pass order is not used by {}</source>
        <translation>{} 不使用计算顺序</translation>
    </message>
    <message>
        <source>{} needs at least 2 stages</source>
        <translation>{} 至少需要 2 个阶段</translation>
    </message>
    <message>
        <source>GPU {} of {}</source>
        <translation>{1} 的 GPU {0}</translation>
    </message>
    <message>
        <source>Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, :speed=0.7 or :bandwidth=0.5.</source>
        <translation>写 device:12、device:n03:4、node:n03、link:n01:n02 或 level:node-pair，再加 :removed、:speed=0.7 或 :bandwidth=0.5。</translation>
    </message>
    <message>
        <source>&quot;{}&quot;: {}</source>
        <translation>“{}”：{}</translation>
    </message>
    <message>
        <source>link {} - {}</source>
        <translation>链路 {} - {}</translation>
    </message>
    <message>
        <source>links inside nodes</source>
        <translation>节点内链路</translation>
    </message>
    <message>
        <source>links between nodes</source>
        <translation>节点间链路</translation>
    </message>
    <message>
        <source>{} removed</source>
        <translation>已移除 {}</translation>
    </message>
    <message>
        <source>, speed {} %</source>
        <translation>，速度 {} %</translation>
    </message>
    <message>
        <source>, bandwidth {} %</source>
        <translation>，带宽 {} %</translation>
    </message>
    <message>
        <source>this names no device, node or link of the cluster</source>
        <translation>这不是集群中的任何设备、节点或链路</translation>
    </message>
    <message>
        <source>what becomes of it is missing</source>
        <translation>缺少对它的假设</translation>
    </message>
    <message>
        <source>&quot;{}&quot; does not apply to it</source>
        <translation>“{}”不适用于它</translation>
    </message>
    <message>
        <source>&quot;{}&quot; has no share from {} to 1</source>
        <translation>“{}”没有 {} 到 1 之间的比例</translation>
    </message>
    <message>
        <source>there is no node &quot;{}&quot; in this cluster of {}</source>
        <translation>在 {1} 个节点的此集群中没有节点“{0}”</translation>
    </message>
    <message>
        <source>Give a node&apos;s name or number, and after a colon broken or draining.</source>
        <translation>给出节点的名称或编号，冒号后写 broken 或 draining。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where broken or draining is expected</source>
        <translation>发现“{}”，此处应为 broken 或 draining</translation>
    </message>
    <message>
        <source>a what-if names {} parts of the cluster, where one is expected</source>
        <translation>某个假设指定了集群的 {} 个部分，此处应为一个</translation>
    </message>
    <message>
        <source>Give &quot;device&quot;, &quot;node&quot;, &quot;link&quot; (two nodes) or &quot;level&quot;.</source>
        <translation>给出 &quot;device&quot;、&quot;node&quot;、&quot;link&quot;（两个节点）或 &quot;level&quot;。</translation>
    </message>
    <message>
        <source>a link is between two different nodes</source>
        <translation>链路位于两个不同的节点之间</translation>
    </message>
    <message>
        <source>Give their two numbers.</source>
        <translation>给出它们的两个编号。</translation>
    </message>
    <message>
        <source>an array of at most {} what-ifs</source>
        <translation>最多 {} 个假设的数组</translation>
    </message>
    <message>
        <source>the plan has nothing at &quot;{}&quot;</source>
        <translation>方案在“{}”处没有内容</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no JSON pointer</source>
        <translation>“{}”不是 JSON 指针</translation>
    </message>
    <message>
        <source>A pointer looks like &quot;/layout/tp&quot;.</source>
        <translation>指针形如 &quot;/layout/tp&quot;。</translation>
    </message>
    <message>
        <source>{} with {} stages, {} microbatches and {} chunks does not exist: {}</source>
        <translation>{} 在 {} 个阶段、{} 个微批次和 {} 个块时不存在：{}</translation>
    </message>
    <message>
        <source>Nearest legal: </source>
        <translation>最接近的合法值：</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>，或</translation>
    </message>
    <message>
        <source>Choose another schedule</source>
        <translation>选择其他调度</translation>
    </message>
    <message>
        <source>the timeline is not one of this pass order</source>
        <translation>时间线与此计算顺序不符</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages</source>
        <translation>计算时间未覆盖全部 {} 个阶段</translation>
    </message>
    <message>
        <source>Give one time per stage, or one for all</source>
        <translation>每个阶段给一个时间，或所有阶段共用一个</translation>
    </message>
    <message>
        <source>a custom order is read, not generated</source>
        <translation>自定义顺序是读入的，不是生成的</translation>
    </message>
    <message>
        <source>the pass order is for {} stages and {} microbatches, not for {} and {}</source>
        <translation>计算顺序针对 {} 个阶段和 {} 个微批次，而非 {} 个和 {} 个</translation>
    </message>
    <message>
        <source>Use a pass order of these sizes, or change the plan</source>
        <translation>使用这些规模的计算顺序，或更改方案</translation>
    </message>
    <message>
        <source>the pass order has no devices or no microbatches</source>
        <translation>计算顺序没有设备或没有微批次</translation>
    </message>
    <message>
        <source>the pass order has more than 500 million passes</source>
        <translation>计算顺序超过 5 亿次计算</translation>
    </message>
    <message>
        <source>Use fewer microbatches</source>
        <translation>使用更少的微批次</translation>
    </message>
    <message>
        <source>a pass names a stage or microbatch out of range</source>
        <translation>某次计算的阶段或微批次超出范围</translation>
    </message>
    <message>
        <source>the pass times do not cover all {} stages on {} devices</source>
        <translation>计算时间未覆盖 {1} 个设备上的全部 {0} 个阶段</translation>
    </message>
    <message>
        <source>a pass time is negative</source>
        <translation>某个计算时间为负</translation>
    </message>
    <message>
        <source>Give times of zero or more</source>
        <translation>给出不小于零的时间</translation>
    </message>
    <message>
        <source>the pass times are too long for 64-bit nanoseconds</source>
        <translation>计算时间过长，超出 64 位纳秒</translation>
    </message>
    <message>
        <source>Use a smaller unit or fewer digits</source>
        <translation>使用更小的单位或更少的位数</translation>
    </message>
    <message>
        <source>stage {} microbatch {} occurs twice, the second time on device {}</source>
        <translation>阶段 {} 微批次 {} 出现两次，第二次在设备 {} 上</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>两者只保留其一</translation>
    </message>
    <message>
        <source>the pass order is empty</source>
        <translation>计算顺序为空</translation>
    </message>
    <message>
        <source>Give one row per pipeline rank, cells like 0F0</source>
        <translation>每个流水线 rank 给一行，单元格形如 0F0</translation>
    </message>
    <message>
        <source>the pass order has more than 32766 rows</source>
        <translation>计算顺序超过 32766 行</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is not a pass</source>
        <translation>“{}”不是一次计算</translation>
    </message>
    <message>
        <source>Write stage, action and microbatch, like 0F0, 0I0, 0W0 or 0B0</source>
        <translation>写阶段、动作和微批次，形如 0F0、0I0、0W0 或 0B0</translation>
    </message>
    <message>
        <source>a vocabulary pass of rank {} stands in row {}</source>
        <translation>rank {} 的词表计算位于第 {} 行</translation>
    </message>
    <message>
        <source>Put it into the row of its rank</source>
        <translation>将其放到所属 rank 的行中</translation>
    </message>
    <message>
        <source>a vocabulary pass occurs twice</source>
        <translation>某次词表计算出现两次</translation>
    </message>
    <message>
        <source>Keep one of them</source>
        <translation>只保留其一</translation>
    </message>
    <message>
        <source>the pass order holds no forward or backward pass</source>
        <translation>计算顺序不含前向或反向计算</translation>
    </message>
    <message>
        <source>vocabulary passes name microbatch {}, forwards stop at {}</source>
        <translation>词表计算用到微批次 {}，而前向止于 {}</translation>
    </message>
    <message>
        <source>Give every microbatch its forward and backward</source>
        <translation>为每个微批次给出前向和反向</translation>
    </message>
    <message>
        <source>stage {} misses {} of microbatch {}</source>
        <translation>阶段 {0} 缺少微批次 {2} 的 {1}</translation>
    </message>
    <message>
        <source>Give every stage and microbatch F and B, or F, I and W; count both from 0</source>
        <translation>为每个阶段和微批次给出 F 和 B，或 F、I 和 W；两者均从 0 计</translation>
    </message>
    <message>
        <source>{} stages and {} microbatches need {} forwards, the file holds {} passes</source>
        <translation>{} 个阶段和 {} 个微批次需要 {} 次前向，文件中有 {} 次计算</translation>
    </message>
    <message>
        <source>stage {} microbatch {} runs on ranks {} and {}</source>
        <translation>阶段 {} 微批次 {} 在 rank {} 和 {} 上运行</translation>
    </message>
    <message>
        <source>Keep all passes of a stage and microbatch on one rank</source>
        <translation>同一阶段和微批次的所有计算放在同一个 rank 上</translation>
    </message>
    <message>
        <source>Run forward before backward before weight gradient</source>
        <translation>先前向，再反向，最后权重梯度</translation>
    </message>
    <message>
        <source>The file uses the pass letters of 2024: B was read as input gradient, BW as full backward.</source>
        <translation>文件使用 2024 年的计算字母：B 读作输入梯度，BW 读作完整反向。</translation>
    </message>
    <message>
        <source>{} transfer and sharding actions were left out: they follow from the passes.</source>
        <translation>略去了 {} 个传输和分片动作：它们可由计算推出。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>device {} runs {}</source>
        <translation>设备 {} 运行 {}</translation>
    </message>
    <message>
        <source>device {} sends the result of {}</source>
        <translation>设备 {} 发送 {} 的结果</translation>
    </message>
    <message>
        <source>device {} receives the result of {}</source>
        <translation>设备 {} 接收 {} 的结果</translation>
    </message>
    <message>
        <source>blocking transfers of this pass order deadlock: {}</source>
        <translation>此计算顺序的阻塞传输发生死锁：{}</translation>
    </message>
    <message>
        <source>Use asynchronous point-to-point transfers for this schedule</source>
        <translation>对此调度使用异步点对点传输</translation>
    </message>
    <message>
        <source>device {} stands at {}</source>
        <translation>设备 {} 停在 {}</translation>
    </message>
    <message>
        <source> waiting for all devices</source>
        <translation>，等待所有设备</translation>
    </message>
    <message>
        <source> waiting for {}</source>
        <translation>，等待 {}</translation>
    </message>
    <message>
        <source>the pass order deadlocks: {}</source>
        <translation>计算顺序发生死锁：{}</translation>
    </message>
    <message>
        <source>Move the awaited passes before the passes that wait for them</source>
        <translation>将被等待的计算移到等待它们的计算之前</translation>
    </message>
    <message>
        <source>no zero-bubble order stays within the memory limit</source>
        <translation>没有不超出内存上限的零气泡顺序</translation>
    </message>
    <message>
        <source>Raise the limit: as many chunk activations as stages suffice</source>
        <translation>提高上限：块激活数与阶段数相同即足够</translation>
    </message>
    <message>
        <source>no ZB-V order stays within the memory limit</source>
        <translation>没有不超出内存上限的 ZB-V 顺序</translation>
    </message>
    <message>
        <source>Raise the limit: two chunk activations per stage always suffice</source>
        <translation>提高上限：每阶段两个块激活总是足够</translation>
    </message>
    <message>
        <source>A {} group would leave its node.</source>
        <translation>{} 组会跨出其节点。</translation>
    </message>
    <message>
        <source>{}: no value that is allowed divides the {} devices.</source>
        <translation>{}：没有允许的值能整除 {} 个设备。</translation>
    </message>
    <message>
        <source>EP: the model has no experts, only 1 is possible.</source>
        <translation>EP：模型没有专家，只能为 1。</translation>
    </message>
    <message>
        <source>EP: no value that is allowed divides the {} experts.</source>
        <translation>EP：没有允许的值能整除 {} 个专家。</translation>
    </message>
    <message>
        <source>Microbatch: no size that is allowed divides the global batch of {}.</source>
        <translation>微批次：没有允许的大小能整除全局批次 {}。</translation>
    </message>
    <message>
        <source>No combination of these degrees uses all {} devices and divides the batch of {}.</source>
        <translation>这些并行度没有任何组合能用满 {} 个设备并整除批次 {}。</translation>
    </message>
    <message>
        <source>Enumerating layouts</source>
        <translation>正在枚举布局</translation>
    </message>
    <message>
        <source>Simulating the best</source>
        <translation>正在模拟最优布局</translation>
    </message>
    <message>
        <source>Completing the Pareto front</source>
        <translation>正在补全 Pareto 前沿</translation>
    </message>
    <message>
        <source>{}, {} so far</source>
        <translation>{}，目前为 {}</translation>
    </message>
    <message>
        <source>Stage {} needs {} of {}.</source>
        <translation>阶段 {0} 需要 {1}，可用 {2}。</translation>
    </message>
    <message>
        <source>Stage {} needs {}, but up to {} of {} by its band.</source>
        <translation>阶段 {0} 需要 {1}，按其误差带最多 {2}，可用 {3}。</translation>
    </message>
    <message>
        <source>The search space is empty: every kind of choice needs at least one member.</source>
        <translation>搜索空间为空：每类选项至少需要一个成员。</translation>
    </message>
    <message>
        <source>Start from the default space.</source>
        <translation>从默认空间开始。</translation>
    </message>
    <message>
        <source>A kind of choice has more than 200 members.</source>
        <translation>某类选项超过 200 个成员。</translation>
    </message>
    <message>
        <source>No node of the cluster is left to place ranks on.</source>
        <translation>集群中没有剩余节点可放置 rank。</translation>
    </message>
    <message>
        <source>A search over part of the cluster knows no what-ifs.</source>
        <translation>对集群一部分的搜索不支持假设。</translation>
    </message>
    <message>
        <source>Drop the what-ifs, or the numbers of devices.</source>
        <translation>取消假设，或取消设备数。</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective needs every pipeline stage on a whole number of nodes</source>
        <translation>Pipette 的目标要求每个流水线阶段占整数个节点</translation>
    </message>
    <message>
        <source>Use the step objective.</source>
        <translation>使用单步时间目标。</translation>
    </message>
    <message>
        <source>there is no {} {} to lock: there are {}, counted from 0</source>
        <translation>没有可锁定的 {0} {1}：共有 {2} 个，从 0 计</translation>
    </message>
    <message>
        <source>Pipette&apos;s objective moves whole nodes, but the ranks of one are spread over several</source>
        <translation>Pipette 的目标以整个节点为单位移动，但某个节点的 rank 分散在多个节点上</translation>
    </message>
    <message>
        <source>Start from the linear placement.</source>
        <translation>从线性排布开始。</translation>
    </message>
    <message>
        <source>Cure the plan first: see evaluate.</source>
        <translation>先修正方案：参见 evaluate。</translation>
    </message>
    <message>
        <source>the plan cannot be evaluated</source>
        <translation>无法评估该方案</translation>
    </message>
    <message>
        <source>Placing ranks, layout {} of {}</source>
        <translation>正在排布 rank，布局 {} / {}</translation>
    </message>
    <message>
        <source>one to 200 choices are expected</source>
        <translation>此处应为 1 到 200 个选项</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is none of the choices</source>
        <translation>“{}”不是可用选项</translation>
    </message>
    <message>
        <source>Legal: {}.</source>
        <translation>合法值：{}。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no kind of group</source>
        <translation>“{}”不是组的类型</translation>
    </message>
    <message>
        <source>Legal: tp, cp, ep, dp, pp.</source>
        <translation>合法值：tp、cp、ep、dp、pp。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no way to recompute</source>
        <translation>“{}”不是重计算方式</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no sharding</source>
        <translation>“{}”不是分片方式</translation>
    </message>
    <message>
        <source>Legal: zero-0, zero-1, zero-2, zero-3.</source>
        <translation>合法值：zero-0、zero-1、zero-2、zero-3。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no range of a degree</source>
        <translation>“{}”不是并行度范围</translation>
    </message>
    <message>
        <source>Write one value (8), bounds (1..16, 4.., ..8) or several values (2,4,8).</source>
        <translation>写一个值 (8)、上下限 (1..16, 4.., ..8) 或多个值 (2,4,8)。</translation>
    </message>
    <message>
        <source>{} devices are no part of a cluster of {} x {}</source>
        <translation>{} 个设备不能作为 {} x {} 集群的一部分</translation>
    </message>
    <message>
        <source>Give a multiple of {} up to {}, or fewer than one node.</source>
        <translation>给出 {} 的倍数，最多 {}，或小于一个节点。</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>Sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>DP overlap</source>
        <translation>DP 重叠</translation>
    </message>
    <message>
        <source>TP overlap</source>
        <translation>TP 重叠</translation>
    </message>
    <message>
        <source>EP overlap</source>
        <translation>EP 重叠</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Cross-entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>Expert dispatch</source>
        <translation>专家分发</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>{} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>The sensitivity analysis was cancelled.</source>
        <translation>敏感性分析已取消。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no tag</source>
        <translation>“{}”不是标签</translation>
    </message>
    <message>
        <source>Give a name and a value: task=intent.</source>
        <translation>给出名称和值：task=intent。</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices, as measured.</source>
        <translation>集群原为空：现按实测有 {} 个节点，每节点 {} 个设备。</translation>
    </message>
    <message>
        <source>{} devices were measured, the cluster has {} of {} per node: its links were not changed.</source>
        <translation>测量了 {} 个设备，集群有 {} 个、每节点 {} 个：其链路未更改。</translation>
    </message>
    <message>
        <source>This measurement is kept, but says nothing certain about single links: they were not changed.</source>
        <translation>此测量已保留，但不能确定单条链路的情况：链路未更改。</translation>
    </message>
    <message>
        <source>This measurement is kept, but does not say which two nodes it is about: links were not changed.</source>
        <translation>此测量已保留，但未说明涉及哪两个节点：链路未更改。</translation>
    </message>
    <message>
        <source>The cluster was empty: it now has {} nodes of {} devices.</source>
        <translation>集群原为空：现有 {} 个节点，每节点 {} 个设备。</translation>
    </message>
    <message>
        <source>The list has {} hosts, the cluster {} nodes: its names were not changed.</source>
        <translation>列表有 {} 个主机，集群有 {} 个节点：节点名称未更改。</translation>
    </message>
    <message>
        <source>{} has {} slots, the nodes of this cluster {} devices.</source>
        <translation>{} 有 {} 个槽位，此集群的节点有 {} 个设备。</translation>
    </message>
    <message>
        <source>The topology names no two nodes of this cluster: it is kept, names and links were not changed.</source>
        <translation>拓扑未指明此集群的任何两个节点：已保留，名称和链路未更改。</translation>
    </message>
    <message>
        <source>The {} nodes took the names of the topology, in its order.</source>
        <translation>{} 个节点已按拓扑中的顺序采用其名称。</translation>
    </message>
    <message>
        <source>{} nodes of this cluster are not in the topology: they are taken as far from all.</source>
        <translation>此集群的 {} 个节点不在拓扑中：视为离所有节点都远。</translation>
    </message>
    <message>
        <source>{} of the {} nodes of the topology are in this cluster.</source>
        <translation>拓扑的 {1} 个节点中有 {0} 个在此集群中。</translation>
    </message>
    <message>
        <source>Nodes that share {} have {} per device ({}).</source>
        <translation>共享 {} 的节点每设备有 {} ({})。</translation>
    </message>
    <message>
        <source>All nodes are equally far from each other in the topology: links were not changed.</source>
        <translation>拓扑中所有节点彼此等距：链路未更改。</translation>
    </message>
    <message>
        <source>Nodes farther apart have {} per device ({}).</source>
        <translation>相距更远的节点每设备有 {} ({})。</translation>
    </message>
    <message>
        <source>A node has {} network ports for {} devices{}.</source>
        <translation>节点有 {} 个网络端口，供 {} 个设备使用{}。</translation>
    </message>
    <message>
        <source>The connections are kept, but hold no speeds: links were not changed.</source>
        <translation>连接已保留，但不含速度：链路未更改。</translation>
    </message>
    <message>
        <source>no backup can be kept here</source>
        <translation>此处无法保留备份</translation>
    </message>
    <message>
        <source>Check the rights to the folder.</source>
        <translation>检查文件夹的权限。</translation>
    </message>
    <message>
        <source>the project is open in another window or program</source>
        <translation>项目已在另一个窗口或程序中打开</translation>
    </message>
    <message>
        <source>Open it for reading only, or open a copy.</source>
        <translation>以只读方式打开，或打开副本。</translation>
    </message>
    <message>
        <source>Free some space on that disk.</source>
        <translation>在该磁盘上释放一些空间。</translation>
    </message>
    <message>
        <source>an array holds another type of number than its place says</source>
        <translation>数组所含的数值类型与其位置所示不符</translation>
    </message>
    <message>
        <source>an array is shorter than its header</source>
        <translation>数组比其头部短</translation>
    </message>
    <message>
        <source>an array does not begin with its mark</source>
        <translation>数组开头没有标记</translation>
    </message>
    <message>
        <source>an array is in an unknown format version</source>
        <translation>数组的格式版本未知</translation>
    </message>
    <message>
        <source>an array holds an unknown type of number</source>
        <translation>数组含有未知的数值类型</translation>
    </message>
    <message>
        <source>an array of {} numbers has {} bytes</source>
        <translation>含 {} 个数的数组有 {} 字节</translation>
    </message>
    <message>
        <source>the checksum of an array is wrong</source>
        <translation>数组的校验和错误</translation>
    </message>
    <message>
        <source>there is no scenario called &quot;{}&quot;</source>
        <translation>没有名为“{}”的场景</translation>
    </message>
    <message>
        <source>There are: {}.</source>
        <translation>现有：{}。</translation>
    </message>
    <message>
        <source>several scenarios are called &quot;{}&quot;</source>
        <translation>多个场景名为“{}”</translation>
    </message>
    <message>
        <source>Rename them apart.</source>
        <translation>将它们改为不同的名称。</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>项目没有场景</translation>
    </message>
    <message>
        <source>Repair a copy of it.</source>
        <translation>修复其副本。</translation>
    </message>
    <message>
        <source>a figure of the device is not a number</source>
        <translation>设备的某个参数不是数值</translation>
    </message>
    <message>
        <source>the project has no device</source>
        <translation>项目没有设备</translation>
    </message>
    <message>
        <source>the project has no {} link tier</source>
        <translation>项目没有 {} 链路级别</translation>
    </message>
    <message>
        <source>measured links: {}</source>
        <translation>实测链路：{}</translation>
    </message>
    <message>
        <source>a row of measured links has another length than the matrix</source>
        <translation>某行实测链路的长度与矩阵不符</translation>
    </message>
    <message>
        <source>the measured links do not fit the cluster</source>
        <translation>实测链路与集群不符</translation>
    </message>
    <message>
        <source>rows of the measured links are missing</source>
        <translation>缺少若干行实测链路</translation>
    </message>
    <message>
        <source>a tier of the network does not fit the cluster</source>
        <translation>网络的某个级别与集群不符</translation>
    </message>
    <message>
        <source>a measured collective: {}</source>
        <translation>实测集合通信：{}</translation>
    </message>
    <message>
        <source>a measured collective is none</source>
        <translation>某个实测集合通信无效</translation>
    </message>
    <message>
        <source>a node is marked as unavailable that the cluster does not have</source>
        <translation>标记为不可用的某个节点不在集群中</translation>
    </message>
    <message>
        <source>the links of the cluster are those of a cluster of another shape</source>
        <translation>集群的链路属于另一种形状的集群</translation>
    </message>
    <message>
        <source>the project has no cluster</source>
        <translation>项目没有集群</translation>
    </message>
    <message>
        <source>the project states an impossible cluster</source>
        <translation>项目所述的集群不可能存在</translation>
    </message>
    <message>
        <source>a node name is missing</source>
        <translation>缺少节点名称</translation>
    </message>
    <message>
        <source>this is a database of another program</source>
        <translation>这是其他程序的数据库</translation>
    </message>
    <message>
        <source>Choose a .rankloom file.</source>
        <translation>选择 .rankloom 文件。</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom (format {}, this one reads up to {})</source>
        <translation>此项目由更新的 Rankloom 写入（格式 {}，此版本最高读取 {}）</translation>
    </message>
    <message>
        <source>Open it with the newer program.</source>
        <translation>用更新的程序打开。</translation>
    </message>
    <message>
        <source>the file was cut off: {} of {} bytes are there</source>
        <translation>文件被截断：现有 {} / {} 字节</translation>
    </message>
    <message>
        <source>Repair a copy of it, or take it from a backup.</source>
        <translation>修复其副本，或从备份中取回。</translation>
    </message>
    <message>
        <source>the database refused ({}): {}</source>
        <translation>数据库拒绝操作 ({})：{}</translation>
    </message>
    <message>
        <source>this is not a Rankloom project</source>
        <translation>这不是 Rankloom 项目</translation>
    </message>
    <message>
        <source>the project file is damaged</source>
        <translation>项目文件已损坏</translation>
    </message>
    <message>
        <source>another program is writing to this project</source>
        <translation>另一个程序正在写入此项目</translation>
    </message>
    <message>
        <source>Wait until it is done, or close it there.</source>
        <translation>等待其完成，或在那里关闭项目。</translation>
    </message>
    <message>
        <source>a crash left this project in the middle of a change</source>
        <translation>崩溃使此项目停留在更改中途</translation>
    </message>
    <message>
        <source>Open it once for writing, or copy it together with the -journal file beside it.</source>
        <translation>以可写方式打开一次，或将其与旁边的 -journal 文件一起复制。</translation>
    </message>
    <message>
        <source>the project cannot be written</source>
        <translation>无法写入项目</translation>
    </message>
    <message>
        <source>Save a copy in a folder where you may write.</source>
        <translation>在有写权限的文件夹中保存副本。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Free some space and try again, or save a copy elsewhere.</source>
        <translation>释放一些空间后重试，或将副本保存到别处。</translation>
    </message>
    <message>
        <source>the file or its journal cannot be opened</source>
        <translation>无法打开文件或其日志</translation>
    </message>
    <message>
        <source>Check the rights to the file and its folder.</source>
        <translation>检查文件及其文件夹的权限。</translation>
    </message>
    <message>
        <source>the disk reported an error ({})</source>
        <translation>磁盘报告错误 ({})</translation>
    </message>
    <message>
        <source>Save a copy on another disk.</source>
        <translation>将副本保存到另一个磁盘。</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>the project cannot hold this value: {}</source>
        <translation>项目无法保存此值：{}</translation>
    </message>
    <message>
        <source>this is too large to be stored</source>
        <translation>太大，无法存储</translation>
    </message>
    <message>
        <source>the file cannot be created</source>
        <translation>无法创建文件</translation>
    </message>
    <message>
        <source>Choose a folder where you may write.</source>
        <translation>选择有写权限的文件夹。</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>检查名称和文件夹。</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>Check the rights to the file.</source>
        <translation>检查文件的权限。</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file was cut off in its first bytes</source>
        <translation>文件在开头几个字节处被截断</translation>
    </message>
    <message>
        <source>Take it from a backup.</source>
        <translation>从备份中取回。</translation>
    </message>
    <message>
        <source>the file is larger than {} MiB</source>
        <translation>文件大于 {} MiB</translation>
    </message>
    <message>
        <source>Split it, or keep only the lines that matter.</source>
        <translation>拆分文件，或只保留有用的行。</translation>
    </message>
    <message>
        <source>reading stopped with an error of the disk</source>
        <translation>读取因磁盘错误而中止</translation>
    </message>
    <message>
        <source>Check the disk and the rights to the folder.</source>
        <translation>检查磁盘和文件夹的权限。</translation>
    </message>
    <message>
        <source>the journal of a former project lies beside the target</source>
        <translation>目标旁有先前项目的日志</translation>
    </message>
    <message>
        <source>Open that project once, move the journal away, or choose another name.</source>
        <translation>打开该项目一次、移走日志，或另选名称。</translation>
    </message>
    <message>
        <source>Check the rights to the folder, or choose another.</source>
        <translation>检查文件夹的权限，或另选文件夹。</translation>
    </message>
    <message>
        <source>a project cannot be backed up onto itself</source>
        <translation>项目不能备份到自身</translation>
    </message>
    <message>
        <source>this is the project itself</source>
        <translation>这就是项目本身</translation>
    </message>
    <message>
        <source>Choose another name for the copy.</source>
        <translation>为副本另选名称。</translation>
    </message>
    <message>
        <source>the project was opened for reading only</source>
        <translation>项目以只读方式打开</translation>
    </message>
    <message>
        <source>Save a copy and work on that.</source>
        <translation>保存副本并在副本上工作。</translation>
    </message>
    <message>
        <source>The trace is kept to compare plans with: nothing of the project was changed.</source>
        <translation>trace 已保留，用于与方案比较：项目未作任何更改。</translation>
    </message>
    <message>
        <source>Hosts of the file are called otherwise here: {}.</source>
        <translation>文件中的主机在此处名称不同：{}。</translation>
    </message>
    <message>
        <source>{} {} no node of this cluster: the links were left out.</source>
        <translation>{} {}：不是此集群的节点，已略去这些链路。</translation>
    </message>
    <message>
        <source>Nobody said which nodes the addresses {} are: the figures are kept, links were not changed.</source>
        <translation>未指明地址 {} 是哪些节点：数值已保留，链路未更改。</translation>
    </message>
    <message>
        <source>Correct the file, or measure again.</source>
        <translation>更正文件，或重新测量。</translation>
    </message>
    <message>
        <source>no file was named</source>
        <translation>未指定文件</translation>
    </message>
    <message>
        <source>Recognising</source>
        <translation>正在识别</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>正在存储</translation>
    </message>
    <message>
        <source>this is a project, not a measurement</source>
        <translation>这是项目，不是测量数据</translation>
    </message>
    <message>
        <source>Open it instead.</source>
        <translation>改为直接打开它。</translation>
    </message>
    <message>
        <source>Reading {}</source>
        <translation>正在读取 {}</translation>
    </message>
    <message>
        <source>the file does not say in which unit its figures are</source>
        <translation>文件未说明其数值的单位</translation>
    </message>
    <message>
        <source>Give the unit, such as GB/s or us.</source>
        <translation>给出单位，例如 GB/s 或 us。</translation>
    </message>
    <message>
        <source>The same file had been imported before: it was replaced.</source>
        <translation>同一文件先前已导入：已替换。</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>正在计数</translation>
    </message>
    <message>
        <source>the trace holds no rows</source>
        <translation>trace 没有任何行</translation>
    </message>
    <message>
        <source>no routing trace was imported</source>
        <translation>未导入任何路由 trace</translation>
    </message>
    <message>
        <source>no routing trace has these tags</source>
        <translation>没有带这些标签的路由 trace</translation>
    </message>
    <message>
        <source>Import one first.</source>
        <translation>先导入一个。</translation>
    </message>
    <message>
        <source>See: rankloom-cli project sql P &quot;SELECT * FROM traces&quot;.</source>
        <translation>参见：rankloom-cli project sql P &quot;SELECT * FROM traces&quot;。</translation>
    </message>
    <message>
        <source>this project was written by a newer Rankloom</source>
        <translation>此项目由更新的 Rankloom 写入</translation>
    </message>
    <message>
        <source>Repair it with the newer program.</source>
        <translation>用更新的程序修复。</translation>
    </message>
    <message>
        <source>the working copy cannot be written</source>
        <translation>无法写入工作副本</translation>
    </message>
    <message>
        <source>Free some space on the disk.</source>
        <translation>在磁盘上释放一些空间。</translation>
    </message>
    <message>
        <source>not even the list of tables can be read</source>
        <translation>连表的列表也无法读取</translation>
    </message>
    <message>
        <source>the project does not state its format</source>
        <translation>项目未说明其格式</translation>
    </message>
    <message>
        <source>this project is in an older format</source>
        <translation>此项目为旧格式</translation>
    </message>
    <message>
        <source>Open it once for writing, so that it can be converted.</source>
        <translation>以可写方式打开一次，以便转换。</translation>
    </message>
    <message>
        <source>the stored model is not a JSON object</source>
        <translation>存储的模型不是 JSON 对象</translation>
    </message>
    <message>
        <source>the stored model has no usable {}</source>
        <translation>存储的模型没有可用的 {}</translation>
    </message>
    <message>
        <source>a file of this name exists already</source>
        <translation>同名文件已存在</translation>
    </message>
    <message>
        <source>Choose another name, or open it.</source>
        <translation>另选名称，或打开该文件。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>另选文件夹。</translation>
    </message>
    <message>
        <source>the table &quot;{}&quot; is missing</source>
        <translation>缺少表“{}”</translation>
    </message>
    <message>
        <source>Repair a copy of the project, or take it from a backup.</source>
        <translation>修复项目的副本，或从备份中取回。</translation>
    </message>
    <message>
        <source>the journal of a former project lies here</source>
        <translation>此处有先前项目的日志</translation>
    </message>
    <message>
        <source>Move it away or choose another name.</source>
        <translation>移走它或另选名称。</translation>
    </message>
    <message>
        <source>A tag has no name or is too long</source>
        <translation>某个标签没有名称或太长</translation>
    </message>
    <message>
        <source>Tags look like task=intent, with at most 200 bytes.</source>
        <translation>标签形如 task=intent，最多 200 字节。</translation>
    </message>
    <message>
        <source>More than 32 tags</source>
        <translation>超过 32 个标签</translation>
    </message>
    <message>
        <source>Keep those that tell traces apart.</source>
        <translation>只保留能区分 trace 的标签。</translation>
    </message>
    <message>
        <source>There is no such measurement</source>
        <translation>没有此测量</translation>
    </message>
    <message>
        <source>List them again.</source>
        <translation>重新列出。</translation>
    </message>
    <message>
        <source>there is no scenario {}</source>
        <translation>没有场景 {}</translation>
    </message>
    <message>
        <source>It may have been removed.</source>
        <translation>它可能已被移除。</translation>
    </message>
    <message>
        <source>a scenario needs a positive id to be stored by it</source>
        <translation>场景需要正的 id 才能据此存储</translation>
    </message>
    <message>
        <source>the last scenario cannot be removed</source>
        <translation>最后一个场景不能移除</translation>
    </message>
    <message>
        <source>Add another one first.</source>
        <translation>先添加另一个。</translation>
    </message>
    <message>
        <source>another program has changed this project</source>
        <translation>另一个程序更改了此项目</translation>
    </message>
    <message>
        <source>Reload it, or keep your own changes.</source>
        <translation>重新加载，或保留自己的更改。</translation>
    </message>
    <message>
        <source>The waiting changes to the project were given up.</source>
        <translation>已放弃项目中等待写入的更改。</translation>
    </message>
    <message>
        <source>only questions (SELECT) are allowed here</source>
        <translation>此处只允许查询 (SELECT)</translation>
    </message>
    <message>
        <source>Change the project in the program or with the other commands.</source>
        <translation>在程序中或用其他命令更改项目。</translation>
    </message>
    <message>
        <source>Correct the statement.</source>
        <translation>更正语句。</translation>
    </message>
    <message>
        <source>there is more than one statement</source>
        <translation>语句不止一条</translation>
    </message>
    <message>
        <source>there is no statement</source>
        <translation>没有语句</translation>
    </message>
    <message>
        <source>Give one SELECT at a time.</source>
        <translation>每次给出一条 SELECT。</translation>
    </message>
    <message>
        <source>the answer has more than {} rows</source>
        <translation>结果超过 {} 行</translation>
    </message>
    <message>
        <source>the answer has values of more than {}</source>
        <translation>结果包含超过 {} 的值</translation>
    </message>
    <message>
        <source>Ask for length() or substr() of them.</source>
        <translation>请改为查询其 length() 或 substr()。</translation>
    </message>
    <message>
        <source>Add a LIMIT or a condition.</source>
        <translation>添加 LIMIT 或条件。</translation>
    </message>
    <message>
        <source>the question takes too long</source>
        <translation>查询耗时过长</translation>
    </message>
    <message>
        <source>Add a condition.</source>
        <translation>添加条件。</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>释放一些空间，或另选文件夹。</translation>
    </message>
    <message>
        <source>nothing in this file can be read</source>
        <translation>此文件中没有任何可读内容</translation>
    </message>
    <message>
        <source>what could be read makes no project: {}</source>
        <translation>可读的内容不构成项目：{}</translation>
    </message>
    <message>
        <source>Choose another name for the repaired project.</source>
        <translation>为修复后的项目另选名称。</translation>
    </message>
    <message>
        <source>routing statistics: {}</source>
        <translation>路由统计：{}</translation>
    </message>
    <message>
        <source>a window is out of range</source>
        <translation>某个窗口超出范围</translation>
    </message>
    <message>
        <source>the sampled tokens are out of range</source>
        <translation>采样的 token 超出范围</translation>
    </message>
    <message>
        <source>sampled tokens of some layers are missing</source>
        <translation>缺少某些层的采样 token</translation>
    </message>
    <message>
        <source>a row of pairs has the wrong length</source>
        <translation>某行选中对的长度错误</translation>
    </message>
    <message>
        <source>a count is out of range</source>
        <translation>某个计数超出范围</translation>
    </message>
    <message>
        <source>a row of pairs is out of range</source>
        <translation>某行选中对超出范围</translation>
    </message>
    <message>
        <source>impossible numbers of layers and experts</source>
        <translation>层数和专家数不可能成立</translation>
    </message>
    <message>
        <source>an impossible number of windows</source>
        <translation>窗口数不可能成立</translation>
    </message>
    <message>
        <source>no migration from version {}</source>
        <translation>无法从版本 {} 迁移</translation>
    </message>
    <message>
        <source>the {} is not plain text (UTF-8)</source>
        <translation>{} 不是纯文本 (UTF-8)</translation>
    </message>
    <message>
        <source>Use letters, digits and punctuation only.</source>
        <translation>只使用字母、数字和标点。</translation>
    </message>
    <message>
        <source>the plan of scenario &quot;{}&quot; cannot be read: {}</source>
        <translation>场景“{}”的方案无法读取：{}</translation>
    </message>
    <message>
        <source>routing trace: {}</source>
        <translation>路由 trace：{}</translation>
    </message>
    <message>
        <source>the columns of a chunk disagree</source>
        <translation>块中各列不一致</translation>
    </message>
    <message>
        <source>layer {} counts {} picks</source>
        <translation>第 {} 层计有 {} 次选中</translation>
    </message>
    <message>
        <source>rows of the trace have no picks or different numbers of them</source>
        <translation>trace 的某些行没有选择，或选择数不同</translation>
    </message>
    <message>
        <source>expert {} is out of range</source>
        <translation>专家 {} 超出范围</translation>
    </message>
    <message>
        <source>counts of no experts</source>
        <translation>计数不含专家</translation>
    </message>
    <message>
        <source>The file is larger than 64 MiB.</source>
        <translation>文件大于 64 MiB。</translation>
    </message>
    <message>
        <source>The file was not written: {}</source>
        <translation>文件未写入：{}</translation>
    </message>
    <message>
        <source>Choose a folder you may write to, with enough space.</source>
        <translation>选择有写权限且空间足够的文件夹。</translation>
    </message>
    <message>
        <source>Pictures cannot be written as &apos;{}&apos;</source>
        <translation>图片不能写为“{}”</translation>
    </message>
    <message>
        <source>Choose a name that ends in .png, .svg or .pdf.</source>
        <translation>选择以 .png、.svg 或 .pdf 结尾的名称。</translation>
    </message>
    <message>
        <source>There is no project to search in.</source>
        <translation>没有可搜索的项目。</translation>
    </message>
    <message>
        <source>The table was not written: {}</source>
        <translation>表未写入：{}</translation>
    </message>
    <message>
        <source>Place the experts with equal slots in every layer, or export experts-csv.</source>
        <translation>请在每层以相等的槽位数排布专家，或导出 experts-csv。</translation>
    </message>
    <message>
        <source>The placement is no list of layers</source>
        <translation>排布不是层的列表</translation>
    </message>
    <message>
        <source>The placement has too many layers and devices</source>
        <translation>排布的层和设备过多</translation>
    </message>
    <message>
        <source>Layer {}: expert {} is on no device there is</source>
        <translation>层 {}：专家 {} 不在任何现有设备上</translation>
    </message>
    <message>
        <source>Row {} of the placement is no list of experts</source>
        <translation>排布的行 {} 不是专家列表</translation>
    </message>
    <message>
        <source>Layers or ranks of the plan hold different numbers of experts; {} has equal slots in all of them, here as many as the fullest needs.</source>
        <translation>方案的各层或各 rank 持有的专家数不同；{} 在所有层和 rank 中槽位数相等，此处取最满者所需的数量。</translation>
    </message>
    <message>
        <source>EPLB gives groups of experts to nodes with equal slots in every layer</source>
        <translation>EPLB 将专家组分配到节点，每层的槽位数相等</translation>
    </message>
    <message>
        <source>Name no groups, or slots of every layer instead of a limit for the whole model.</source>
        <translation>请不要指定组，或指定每层的槽位数，而非整个模型的上限。</translation>
    </message>
    <message>
        <source>places every expert once, equally many on a device</source>
        <translation>每个专家只放一次，各设备数量相等</translation>
    </message>
    <message>
        <source>Leave the slots and replicas out, or choose eplb, balance or rankloom.</source>
        <translation>请去掉槽位和副本，或选择 eplb、balance 或 rankloom。</translation>
    </message>
    <message>
        <source>At most 30 devices with equal bandwidths, or two nodes of at most 10 in all.</source>
        <translation>最多 30 个带宽相等的设备，或两个节点共最多 10 个设备。</translation>
    </message>
    <message>
        <source>Replicas are limited over the whole model, and {} slots are asked of every layer</source>
        <translation>副本数按整个模型限制，却又要求每层 {} 个槽位</translation>
    </message>
    <message>
        <source>Leave out either.</source>
        <translation>请去掉其中之一。</translation>
    </message>
    <message>
        <source>A limit of replicas is negative</source>
        <translation>副本数的限制为负</translation>
    </message>
    <message>
        <source>0 allows none.</source>
        <translation>0 表示不允许副本。</translation>
    </message>
    <message>
        <source>{} experts leave some of {} devices without one</source>
        <translation>{} 个专家会使 {} 个设备中的一些没有专家</translation>
    </message>
    <message>
        <source>Give slots of every layer instead of a limit for the whole model.</source>
        <translation>请指定每层的槽位数，而非整个模型的上限。</translation>
    </message>
    <message>
        <source>The placement does not hold {} experts on every device of every layer</source>
        <translation>排布并非在每层的每个设备上都有 {} 个专家</translation>
    </message>
    <message>
        <source>Choose a placement with the same replicas.</source>
        <translation>请选择副本相同的排布。</translation>
    </message>
    <message>
        <source>The placement holds {} copies beyond one of every expert, {} are allowed</source>
        <translation>每个专家一份之外，排布还有 {} 份副本，允许 {} 份</translation>
    </message>
    <message>
        <source>Allow more replicas, or choose a placement with fewer.</source>
        <translation>请允许更多副本，或选择副本较少的排布。</translation>
    </message>
    <message>
        <source>The placement holds {} experts on device {}, {} are allowed</source>
        <translation>排布有 {} 个专家在设备 {} 上，允许 {} 个</translation>
    </message>
    <message>
        <source>The placement is of {} layers on {} devices, not of {} on {}</source>
        <translation>排布为 {} 层、{} 个设备，而应为 {} 层、{} 个设备</translation>
    </message>
    <message>
        <source>A span of time begins at 0 or later, ends after that and at most at 1</source>
        <translation>时间段须始于 0 或之后，止于其后，且不晚于 1</translation>
    </message>
    <message>
        <source>0.5 to 1 is the second half of a trace.</source>
        <translation>0.5 到 1 是 trace 的后半段。</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file.</source>
        <translation>这是管道或设备，不是文件。</translation>
    </message>
    <message>
        <source>Write what it says to a file.</source>
        <translation>把它的输出写入文件。</translation>
    </message>
    <message>
        <source>{} ({})</source>
        <translation>{} ({})</translation>
    </message>
    <message>
        <source>Nothing was changed since the project was opened.</source>
        <translation>自打开项目以来没有任何更改。</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}: it does not fit; the plan needs {}.</source>
        <translation>按此处写出的内容，第 {} 级需要 {}，共有 {}：放不下；计划需要 {}。</translation>
    </message>
    <message>
        <source>As written here stage {} needs {} of {}; the plan needs {}.</source>
        <translation>按此处写出的内容，第 {} 级需要 {}，共有 {}；计划需要 {}。</translation>
    </message>
    <message>
        <source>As written here a step takes {} instead of {}.</source>
        <translation>按此处写出的内容，一步耗时 {}，而不是 {}。</translation>
    </message>
    <message>
        <source>As written here the plan is not possible: {}</source>
        <translation>按此处写出的内容，计划不可行：{}</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>device hours per billion tokens</source>
        <translation>每十亿 token 的设备小时</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>data parallel, exposed</source>
        <translation>数据并行（未隐藏部分）</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>bubble: waits for other stages</source>
        <translation>气泡：等待其他级</translation>
    </message>
    <message>
        <source>bubble: waits for transfers</source>
        <translation>气泡：等待传输</translation>
    </message>
    <message>
        <source>bubble: waits for offloading</source>
        <translation>气泡：等待卸载</translation>
    </message>
    <message>
        <source>peak memory, fullest GPU</source>
        <translation>最满 GPU 的峰值显存</translation>
    </message>
    <message>
        <source>headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>headroom at worst</source>
        <translation>最坏情况下的余量</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>{} {}, time</source>
        <translation>{} {}，时间</translation>
    </message>
    <message>
        <source>{} {}, sent by a rank</source>
        <translation>{} {}，一个 rank 发送的量</translation>
    </message>
    <message>
        <source>fullest expert device over the mean</source>
        <translation>最满专家设备/均值</translation>
    </message>
    <message>
        <source>picks that leave the device</source>
        <translation>离开设备的选中次数</translation>
    </message>
    <message>
        <source>picks that leave the node</source>
        <translation>离开节点的选中次数</translation>
    </message>
    <message>
        <source>another</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>{} (another)</source>
        <translation>{}（另一个）</translation>
    </message>
    <message>
        <source>no what-ifs</source>
        <translation>没有假设</translation>
    </message>
    <message>
        <source>what-if {}</source>
        <translation>假设 {}</translation>
    </message>
    <message>
        <source>other {}</source>
        <translation>其他{}</translation>
    </message>
    <message>
        <source>{}, {} and {} more</source>
        <translation>{}、{} 以及另外 {} 项</translation>
    </message>
    <message>
        <source>MBS {}</source>
        <translation>MBS {}</translation>
    </message>
    <message>
        <source>GBS {}</source>
        <translation>GBS {}</translation>
    </message>
    <message>
        <source>sequence {}</source>
        <translation>序列 {}</translation>
    </message>
    <message>
        <source>ETP {}</source>
        <translation>ETP {}</translation>
    </message>
    <message>
        <source>no recomputation</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>no offload</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>{} nodes</source>
        <translation>{} 个节点</translation>
    </message>
    <message>
        <source>{}: {}</source>
        <translation>{}：{}</translation>
    </message>
    <message>
        <source>{}, {}</source>
        <translation>{}，{}</translation>
    </message>
    <message>
        <source>“{}”</source>
        <translation>“{}”</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for transfers</source>
        <translation>流水线气泡，大部分在等待传输</translation>
    </message>
    <message>
        <source>the pipeline bubble, most of it waiting for offloading</source>
        <translation>流水线气泡，大部分在等待卸载</translation>
    </message>
    <message>
        <source>{} of {} context-parallel groups cross nodes and talk in every layer over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>{} / {} 个上下文并行组跨节点，每一层都经过慢至 {} 的链路通信（{} 到 {}）：占一步的 {:.0f} %。</translation>
    </message>
    <message>
        <source>Exchange heads by all-to-all instead of passing keys and values around</source>
        <translation>用 all-to-all 交换注意力头，而不是依次传递键和值</translation>
    </message>
    <message>
        <source>{} of {} expert-parallel groups cross nodes: tokens travel to their experts and back over links as slow as {} ({} to {}), {:.0f} % of the step.</source>
        <translation>{} / {} 个专家并行组跨节点：token 往返于专家所经过的链路慢至 {}（{} 到 {}），占一步的 {:.0f} %。</translation>
    </message>
    <message>
        <source>Send a token once to each rank that has experts of it</source>
        <translation>每个 token 只向拥有其专家的每个 rank 发送一次</translation>
    </message>
    <message>
        <source>Sharded weights are gathered for each of {} microbatches across nodes, over links as slow as {} ({} to {}): {:.0f} % of the step.</source>
        <translation>分片的权重要为 {} 个微批次逐一跨节点收集，经过慢至 {} 的链路（{} 到 {}）：占一步的 {:.0f} %。</translation>
    </message>
    <message>
        <source>Keep a second copy of the weights inside each node</source>
        <translation>在每个节点内保留权重的第二份副本</translation>
    </message>
    <message>
        <source>Shard the optimizer state alone (ZeRO-1)</source>
        <translation>只分片优化器状态（ZeRO-1）</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: {} microbatches are few for {} stages.</source>
        <translation>流水线有 {:.0f} % 的时间空闲：{} 个微批次对 {} 级来说太少。</translation>
    </message>
    <message>
        <source>The pipeline idles {:.0f} % of its time: its {} stages do not take turns evenly.</source>
        <translation>流水线有 {:.0f} % 的时间空闲：它的 {} 级没有均匀地轮流工作。</translation>
    </message>
    <message>
        <source>Give the stages with the vocabulary fewer layers</source>
        <translation>让带词表的级少几层</translation>
    </message>
    <message>
        <source>Stage {} waits {:.0f} % of the step for what stage {} sends over the link from {} to {}, {}.</source>
        <translation>第 {} 级有 {:.0f} % 的时间在等待第 {} 级经由 {} 到 {} 的链路发送的数据，{}。</translation>
    </message>
    <message>
        <source>Send without waiting for it</source>
        <translation>发送时不等待</translation>
    </message>
    <message>
        <source>The matrix units of {} do not know bf16: products run on its fp32 units, at {:.3g} of {:.3g} TFLOP/s, and are priced so.</source>
        <translation>{} 的矩阵单元不支持 bf16：乘积在其 fp32 单元上计算，速率为 {:.3g} / {:.3g} TFLOP/s，并按此计价。</translation>
    </message>
    <message>
        <source>Train in fp16</source>
        <translation>用 fp16 训练</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: the load of the fullest rank is stated instead.</source>
        <translation>专家放置没有计入时间：已改为给定最满 rank 的负载。</translation>
    </message>
    <message>
        <source>The placement of the experts is not priced in time: no routing trace tells how many tokens each expert gets.</source>
        <translation>专家放置没有计入时间：没有路由轨迹说明每个专家得到多少 token。</translation>
    </message>
    <message>
        <source>bubbles of the pipeline</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>context parallelism</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>transfers between stages</source>
        <translation>级间传输</translation>
    </message>
    <message>
        <source>mixtures of experts</source>
        <translation>混合专家模型</translation>
    </message>
    <message>
        <source>dense models</source>
        <translation>稠密模型</translation>
    </message>
    <message>
        <source>MFU is {:.1f} %; {} published runs of {} on {} reached {:.0f} to {:.0f} % ({}).</source>
        <translation>MFU 为 {:.1f} %；{} 次公开的{}运行在 {} 上达到 {:.0f} 至 {:.0f} %（{}）。</translation>
    </message>
    <message>
        <source> Most is lost to {}: {:.0f} % of the step.</source>
        <translation> 损失最多的是{}：占一步的 {:.0f} %。</translation>
    </message>
    <message>
        <source>Recompute nothing</source>
        <translation>不重计算任何内容</translation>
    </message>
    <message>
        <source>{} layers, {} experts, {} tokens</source>
        <translation>{} 层、{} 个专家、{} 个 token</translation>
    </message>
    <message>
        <source>Do not count this trace</source>
        <translation>不计入此轨迹</translation>
    </message>
    <message>
        <source>Tokens of the routing trace ({}) pick {} experts, those of this model {}.</source>
        <translation>路由轨迹（{}）的 token 选择 {} 个专家，此模型的选择 {} 个。</translation>
    </message>
    <message>
        <source>The routing trace ({}) has more layers than the {} with experts of this model.</source>
        <translation>路由轨迹（{}）的层数多于此模型的 {} 个专家层。</translation>
    </message>
    <message>
        <source>The routing trace ({}) covers {} of the {} layers with experts: the others are priced as its mean.</source>
        <translation>路由轨迹（{}）只覆盖 {} 层，模型共有 {} 个专家层：其余各层按其平均值计价。</translation>
    </message>
    <message>
        <source>Interleave: {} virtual stages on each pipeline rank</source>
        <translation>交错：每个流水线 rank 上 {} 个虚拟级</translation>
    </message>
    <message>
        <source>Set the microbatch to {}</source>
        <translation>把微批次设为 {}</translation>
    </message>
    <message>
        <source>Use the order {}</source>
        <translation>使用顺序 {}</translation>
    </message>
    <message>
        <source> (saves {} of {}: {:+.1f} % tokens/s)</source>
        <translation> （节省 {}，共 {}：{:+.1f} % token/s）</translation>
    </message>
    <message>
        <source> (a step of {}: {:+.1f} % tokens/s)</source>
        <translation> （一步 {}：{:+.1f} % token/s）</translation>
    </message>
    <message>
        <source>The table of link types is not there: nothing says how devices are connected</source>
        <translation>缺少链路类型表：没有说明设备如何连接</translation>
    </message>
    <message>
        <source>Paste the whole output of amd-smi topology.</source>
        <translation>请粘贴 amd-smi topology 的完整输出。</translation>
    </message>
    <message>
        <source>The table of link types has no complete row</source>
        <translation>链路类型表没有一行是完整的</translation>
    </message>
    <message>
        <source>The table of link types is there again: the first counts</source>
        <translation>链路类型表又出现了一次：以第一个为准</translation>
    </message>
    <message>
        <source>it has no column</source>
        <translation>它没有对应的列</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>它出现了两次</translation>
    </message>
    <message>
        <source>A link of type {} to an unknown device is left out</source>
        <translation>到未知设备的 {} 类型链路被忽略</translation>
    </message>
    <message>
        <source>The file does not say how devices are connected</source>
        <translation>文件没有说明设备如何连接</translation>
    </message>
    <message>
        <source>Choose what amd-smi topology --json prints.</source>
        <translation>请选择 amd-smi topology --json 的输出。</translation>
    </message>
    <message>
        <source>DeepSpeed offloads optimizer states that ZeRO shards: they stay on the devices.</source>
        <translation>DeepSpeed 会卸载由 ZeRO 分片的优化器状态：它们留在设备上。</translation>
    </message>
    <message>
        <source>DeepSpeed has no offloading with MiCS: optimizer states stay on the devices.</source>
        <translation>DeepSpeed 在 MiCS 下没有卸载：优化器状态留在设备上。</translation>
    </message>
    <message>
        <source>DeepSpeed offloads a part of the optimizer states with ZeRO 3 alone: all of them leave.</source>
        <translation>DeepSpeed 只有在 ZeRO 3 下才能卸载部分优化器状态：全部都会移出。</translation>
    </message>
    <message>
        <source>Without ZeRO DeepSpeed sums gradients up in the type of the weights.</source>
        <translation>没有 ZeRO 时 DeepSpeed 以权重的类型累加梯度。</translation>
    </message>
    <message>
        <source>With fp32 gradients are fp32, too.</source>
        <translation>使用 fp32 时梯度也是 fp32。</translation>
    </message>
    <message>
        <source>cpu_checkpointing moves all checkpoints to host memory, where the model&apos;s code calls deepspeed.checkpointing.</source>
        <translation>cpu_checkpointing 在模型代码调用 deepspeed.checkpointing 之处把所有检查点移到主机内存。</translation>
    </message>
    <message>
        <source>{} = {} has no place in {}.</source>
        <translation>{} = {} 在 {} 中没有对应的设置。</translation>
    </message>
    <message>
        <source>A slot is a CPU core to Open MPI, to which it binds the rank: write the cores beside the rank&apos;s GPU instead, slot=0-15 for one. The GPU itself follows the local rank.</source>
        <translation>slot 对 Open MPI 来说是 CPU 核，rank 会绑定到它：请写出该 rank 的 GPU 旁边的核，例如 slot=0-15。GPU 本身由本地 rank 决定。</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism in fp32: no attention would start</source>
        <translation>Transformer Engine 在 fp32 下没有上下文并行：注意力无法启动</translation>
    </message>
    <message>
        <source>Train in bf16, or set CP to 1.</source>
        <translation>用 bf16 训练，或把 CP 设为 1。</translation>
    </message>
    <message>
        <source>Transformer Engine has no context parallelism on {}: no attention would start</source>
        <translation>Transformer Engine 在 {} 上没有上下文并行：注意力无法启动</translation>
    </message>
    <message>
        <source>Set CP to 1.</source>
        <translation>把 CP 设为 1。</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism, and {} tokens per context rank do not divide by TP {}</source>
        <translation>Megatron-LM 在使用张量并行时只有开启序列并行才能训练专家，而每个上下文 rank 的 {} 个 token 不能被 TP {} 整除</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides.</source>
        <translation>请选择能整除的序列长度。</translation>
    </message>
    <message>
        <source>Megatron-LM has no Muon with fp16</source>
        <translation>Megatron-LM 在 fp16 下没有 Muon</translation>
    </message>
    <message>
        <source>Train in bf16, or with Adam.</source>
        <translation>用 bf16 训练，或使用 Adam。</translation>
    </message>
    <message>
        <source>Not known of {} and not part of the plan: {}. Append them.</source>
        <translation>{} 的这些内容未知且不属于计划：{}。请补上。</translation>
    </message>
    <message>
        <source>An eager cross entropy is not in Megatron-LM: its own unfused one is used.</source>
        <translation>Megatron-LM 没有 eager 交叉熵：使用它自己的未融合版本。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps Adam&apos;s moments in fewer bits only in the distributed optimizer: they are fp32.</source>
        <translation>Megatron-LM 只有在分布式优化器中才以较少位数保存 Adam 的动量：它们是 fp32。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps optimizer states in host memory only with the distributed optimizer: they stay on the devices.</source>
        <translation>Megatron-LM 只有使用分布式优化器才把优化器状态放在主机内存：它们留在设备上。</translation>
    </message>
    <message>
        <source>Megatron-LM keeps only the states of Adam in host memory: they stay on the devices.</source>
        <translation>Megatron-LM 只把 Adam 的状态放在主机内存：它们留在设备上。</translation>
    </message>
    <message>
        <source>Megatron-LM refuses to recompute {} in {}: it is left out.</source>
        <translation>Megatron-LM 拒绝重计算 {}，在 {} 中：已省略。</translation>
    </message>
    <message>
        <source>Selective recomputation of no module is written as none: Megatron-LM would take the attention core.</source>
        <translation>未选模块的选择性重计算写为不重计算：否则 Megatron-LM 会重计算注意力核心。</translation>
    </message>
    <message>
        <source>Megatron-LM moves activations to host memory, not to drives: none leave.</source>
        <translation>Megatron-LM 把激活移到主机内存而不是硬盘：没有激活移出。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads no inputs of layers that are recomputed whole: none leave.</source>
        <translation>Megatron-LM 不卸载整层重计算的层的输入：没有激活移出。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads whole layers, and not all: {} of {}.</source>
        <translation>Megatron-LM 卸载整层，但不是全部：{} / {}。</translation>
    </message>
    <message>
        <source>Megatron-LM offloads the inputs of attention, norms and experts: {:.0f} % of the activations here, not {:.0f} %.</source>
        <translation>Megatron-LM 卸载注意力、归一化和专家的输入：这里是激活的 {:.0f} %，而不是 {:.0f} %。</translation>
    </message>
    <message>
        <source>the epsilon of its norms (--norm-epsilon)</source>
        <translation>归一化的 epsilon（--norm-epsilon）</translation>
    </message>
    <message>
        <source>{} computes attention and feed-forward side by side; Megatron-LM does one after the other.</source>
        <translation>{} 并行计算注意力和前馈；Megatron-LM 依次计算。</translation>
    </message>
    <message>
        <source>Biases inside experts need an expert tensor parallelism of 1 in Megatron-LM: they are left out.</source>
        <translation>专家内的偏置在 Megatron-LM 中要求专家张量并行为 1：已省略。</translation>
    </message>
    <message>
        <source>The layers of {} have norms or biases that these arguments do not describe.</source>
        <translation>{} 的层有这些参数无法描述的归一化或偏置。</translation>
    </message>
    <message>
        <source>The activation {} has no argument in Megatron-LM: {} is written.</source>
        <translation>激活函数 {} 在 Megatron-LM 中没有参数：写为 {}。</translation>
    </message>
    <message>
        <source>the base of its rotary positions (--rotary-base) and their scaling</source>
        <translation>旋转位置的基数（--rotary-base）及其缩放</translation>
    </message>
    <message>
        <source>the bounds of its rotary scaling (Megatron-LM has those of Llama 3.1)</source>
        <translation>旋转缩放的边界（Megatron-LM 使用 Llama 3.1 的边界）</translation>
    </message>
    <message>
        <source>The rotary scaling {} has no argument in Megatron-LM.</source>
        <translation>旋转缩放 {} 在 Megatron-LM 中没有参数。</translation>
    </message>
    <message>
        <source>beta_fast {}, beta_slow {} and {} original positions of its YaRN, which are set in the code (MLATransformerConfig)</source>
        <translation>其 YaRN 的 beta_fast {}、beta_slow {} 和 {} 个原始位置，这些在代码中设置（MLATransformerConfig）</translation>
    </message>
    <message>
        <source>The normalisation of whole query and key projections has no argument in Megatron-LM.</source>
        <translation>对整个查询和键投影的归一化在 Megatron-LM 中没有参数。</translation>
    </message>
    <message>
        <source>Unfused attention has no context parallelism in Transformer Engine: the fused one is used.</source>
        <translation>未融合的注意力在 Transformer Engine 中没有上下文并行：使用融合的。</translation>
    </message>
    <message>
        <source>Fused attention computes in 16 bits: with fp32 the unfused one is written.</source>
        <translation>融合注意力以 16 位计算：在 fp32 下写为未融合的。</translation>
    </message>
    <message>
        <source>{} has no fused attention kernels in Transformer Engine: the unfused one is written.</source>
        <translation>{} 在 Transformer Engine 中没有融合注意力内核：写为未融合的。</translation>
    </message>
    <message>
        <source>how its router scores experts (--moe-router-score-function, --moe-router-pre-softmax, --moe-router-topk-scaling-factor)</source>
        <translation>路由器如何为专家打分（--moe-router-score-function、--moe-router-pre-softmax、--moe-router-topk-scaling-factor）</translation>
    </message>
    <message>
        <source>The router&apos;s score {} has no argument in Megatron-LM.</source>
        <translation>路由器的打分方式 {} 在 Megatron-LM 中没有参数。</translation>
    </message>
    <message>
        <source>Megatron-LM makes the weights of the picked experts add up to one; {} does not.</source>
        <translation>Megatron-LM 使所选专家的权重之和为一；{} 不这样做。</translation>
    </message>
    <message>
        <source>Megatron-LM scores a group of experts by its best {}, {} by its best one.</source>
        <translation>Megatron-LM 按最好的 {} 个专家为一组打分，{} 按最好的一个。</translation>
    </message>
    <message>
        <source>the correction bias of its router (--moe-router-enable-expert-bias), which goes with sigmoid scores</source>
        <translation>路由器的修正偏置（--moe-router-enable-expert-bias），它与 sigmoid 打分配合</translation>
    </message>
    <message>
        <source>Megatron-LM has a correction bias of the router with sigmoid scores alone: it is left out.</source>
        <translation>Megatron-LM 的路由器修正偏置只用于 sigmoid 打分：已省略。</translation>
    </message>
    <message>
        <source>DeepEP asserts more than one rank of experts: all-to-all is written.</source>
        <translation>DeepEP 要求专家分布在多个 rank 上：写为 all-to-all。</translation>
    </message>
    <message>
        <source>Megatron-LM trains experts beside tensor parallelism only with sequence parallelism: it is switched on.</source>
        <translation>Megatron-LM 在使用张量并行时只有开启序列并行才能训练专家：已开启。</translation>
    </message>
    <message>
        <source>Attention sinks are exchanged by all-to-all alone: that is written.</source>
        <translation>注意力 sink 只能用 all-to-all 交换：按此写出。</translation>
    </message>
    <message>
        <source>Megatron-FSDP knows the rank order tp-cp-ep-dp-pp alone: it is used.</source>
        <translation>Megatron-FSDP 只支持 rank 顺序 tp-cp-ep-dp-pp：使用它。</translation>
    </message>
    <message>
        <source>Megatron-LM knows the rank orders tp-cp-ep-dp-pp and tp-cp-ep-pp-dp; the first is used.</source>
        <translation>Megatron-LM 支持 rank 顺序 tp-cp-ep-dp-pp 和 tp-cp-ep-pp-dp；使用前者。</translation>
    </message>
    <message>
        <source>Megatron-LM has no chunks without a pipeline (PP 1).</source>
        <translation>Megatron-LM 没有流水线（PP 1）时没有分块。</translation>
    </message>
    <message>
        <source>Megatron-LM interleaves {} stages only with a multiple of as many microbatches, not {}: one chunk per rank is written.</source>
        <translation>Megatron-LM 交错 {} 级时要求微批次数是其倍数，而不是 {}：写为每个 rank 一块。</translation>
    </message>
    <message>
        <source>The redistributed layers are written as an explicit layout of the stages.</source>
        <translation>重新分配的层写为显式的级布局。</translation>
    </message>
    <message>
        <source>Vocabulary layers spread over the pipeline ({}) are not in Megatron-LM: embedding and output layer stay on the first and last stage.</source>
        <translation>分布在流水线上的词表层（{}）在 Megatron-LM 中不存在：嵌入层和输出层留在首级和末级。</translation>
    </message>
    <message>
        <source>Without a pipeline (PP 1) there is nothing to interleave.</source>
        <translation>没有流水线（PP 1）时没有可交错的内容。</translation>
    </message>
    <message>
        <source>Megatron-LM runs {} instead of {}.</source>
        <translation>Megatron-LM 运行 {} 而不是 {}。</translation>
    </message>
    <message>
        <source>The two chunks of a rank are stages r and PP + r in Megatron-LM, not down and back up.</source>
        <translation>一个 rank 的两块在 Megatron-LM 中是第 r 级和第 PP + r 级，而不是先下后上。</translation>
    </message>
    <message>
        <source>Megatron-LM asserts more than 2 stages where interleaving waits for its transfers: they overlap.</source>
        <translation>Megatron-LM 在交错等待传输时要求多于 2 级：传输被重叠。</translation>
    </message>
    <message>
        <source>Megatron-LM&apos;s distributed optimizer is Adam: with SGD nothing is sharded.</source>
        <translation>Megatron-LM 的分布式优化器是 Adam：使用 SGD 时什么都不分片。</translation>
    </message>
    <message>
        <source>Megatron-LM cuts the replicas of dense parameters and of experts into equally many instances of the optimizer: over all of them is written.</source>
        <translation>Megatron-LM 把稠密参数和专家的副本切成同样多的优化器实例：写为在全部副本上。</translation>
    </message>
    <message>
        <source>Megatron-LM shards weights and gradients over all data-parallel ranks or none, with Adam; weights over {}, gradients over {} and optimizer states over {} of {} are not written.</source>
        <translation>Megatron-LM 使用 Adam 时在所有数据并行 rank 上分片权重和梯度，或者都不分片；权重在 {} 上、梯度在 {} 上、优化器状态在 {} / {} 上的分片没有写出。</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps tensor-parallel communication only with sequence parallelism: it is not overlapped.</source>
        <translation>Megatron-LM 只有开启序列并行才重叠张量并行通信：没有重叠。</translation>
    </message>
    <message>
        <source>Megatron-LM overlaps the dispatch to experts only with chunks in a pipeline, 16 bits, at most one prediction layer and without whole layers or experts recomputed: it is not overlapped.</source>
        <translation>Megatron-LM 只有在流水线有分块、16 位、最多一个预测层且不重计算整层或专家时才重叠向专家的分发：没有重叠。</translation>
    </message>
    <message>
        <source>torchtitan shards gradients with the optimizer states (like ZeRO 2 at least): that is written.</source>
        <translation>torchtitan 把梯度与优化器状态一起分片（至少相当于 ZeRO 2）：按此写出。</translation>
    </message>
    <message>
        <source>torchtitan shards weights, gradients and optimizer states over one group: over all data-parallel ranks is written.</source>
        <translation>torchtitan 在同一个组上分片权重、梯度和优化器状态：写为在所有数据并行 rank 上。</translation>
    </message>
    <message>
        <source>torchtitan asserts that a sequence divides by TP x 2 CP = {}; {} tokens do not</source>
        <translation>torchtitan 要求序列能被 TP x 2 CP = {} 整除；{} 个 token 不能</translation>
    </message>
    <message>
        <source>Choose a sequence length that divides, or lower degrees.</source>
        <translation>请选择能整除的序列长度，或降低并行度。</translation>
    </message>
    <message>
        <source>torchtitan shards experts over 1 rank or all TP ranks: 1 is written.</source>
        <translation>torchtitan 把专家分片到 1 个 rank 或全部 TP rank：写为 1。</translation>
    </message>
    <message>
        <source>torchtitan puts experts on the {} ranks of sharding, CP and TP, which do not divide by EP {}: 1 is written.</source>
        <translation>torchtitan 把专家放在分片、CP 和 TP 的 {} 个 rank 上，它们不能被 EP {} 整除：写为 1。</translation>
    </message>
    <message>
        <source>torchtitan offloads what it shards: here nothing leaves.</source>
        <translation>torchtitan 只卸载它分片的内容：这里没有内容移出。</translation>
    </message>
    <message>
        <source>torchtitan&apos;s offloading takes weights and gradients along with all optimizer states: steps take longer than estimated.</source>
        <translation>torchtitan 的卸载会把权重、梯度与全部优化器状态一起移出：步时比估计的长。</translation>
    </message>
    <message>
        <source>{} does not run the schedule {}: it runs {}.</source>
        <translation>{} 不运行调度 {}：它运行 {}。</translation>
    </message>
    <message>
        <source>{} recomputes whole layers or nothing: nothing is written.</source>
        <translation>{} 只能重计算整层或不重计算：什么都没有写出。</translation>
    </message>
    <message>
        <source>Epsilon of the norms or base of the rotary positions of {} are not known: append layernorm_epsilon and rotary_base.</source>
        <translation>{} 的归一化 epsilon 或旋转位置基数未知：请补上 layernorm_epsilon 和 rotary_base。</translation>
    </message>
    <message>
        <source>NeMo 1 has no latent attention, shared experts or rotary scaling: {} is not described in full.</source>
        <translation>NeMo 1 没有潜在注意力、共享专家或旋转缩放：{} 没有完整描述。</translation>
    </message>
    <message>
        <source>NeMo 1 recomputes the attention core selectively, or whole layers: nothing is written.</source>
        <translation>NeMo 1 只能选择性重计算注意力核心，或重计算整层：什么都没有写出。</translation>
    </message>
    <message>
        <source>The receiver counted 0 bits per second: the run was interrupted, or nothing arrived</source>
        <translation>接收端统计为每秒 0 比特：运行被中断，或什么都没有到达</translation>
    </message>
    <message>
        <source>Measure again and let the run finish.</source>
        <translation>请重新测量，并让运行完成。</translation>
    </message>
    <message>
        <source>The run was interrupted: its figures are of the time before</source>
        <translation>运行被中断：其数值是中断之前的</translation>
    </message>
    <message>
        <source>The run was interrupted before it was summed up</source>
        <translation>运行在汇总之前被中断</translation>
    </message>
    <message>
        <source>Offloading of {} is not estimated here: left out.</source>
        <translation>这里不估计 {} 的卸载：已省略。</translation>
    </message>
    <message>
        <source>{} and {} have 0, which is taken as not measured</source>
        <translation>{} 和 {} 的值为 0，视为没有测量</translation>
    </message>
    <message>
        <source>The ranks formed {} communicators that ran at the same time: the figures are those of one, with {} ranks</source>
        <translation>这些 rank 组成了 {} 个同时运行的通信器：数值属于其中一个，它有 {} 个 rank</translation>
    </message>
    <message>
        <source>The row is marked FAILED: its results were wrong</source>
        <translation>该行标记为 FAILED：其结果是错的</translation>
    </message>
    <message>
        <source>Rank lines or launcher say {} ranks, sizes and counts of the rows {}: the rows count</source>
        <translation>rank 行或启动命令说有 {} 个 rank，各行的大小和计数说有 {} 个：以各行为准</translation>
    </message>
    <message>
        <source>The block size {} is no multiple of {}: it is left out</source>
        <translation>块大小 {} 不是 {} 的倍数：已省略</translation>
    </message>
    <message>
        <source>None of the {} tables is between pairs of GPUs: nothing in it says how fast a link is</source>
        <translation>{} 个表中没有一个是 GPU 对之间的：其中没有任何内容说明链路有多快</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the device_to_device tests.</source>
        <translation>请用 device_to_device 测试运行 nvbandwidth。</translation>
    </message>
    <message>
        <source>{} pairs of &quot;{}&quot; have 0, which is taken as not measured</source>
        <translation>{} 对“{}”的值为 0，视为没有测量</translation>
    </message>
    <message>
        <source>All figures are 0: nothing was measured</source>
        <translation>所有数值都是 0：什么都没有测量</translation>
    </message>
    <message>
        <source>The row has a figure of 0: nothing was measured, it is left out</source>
        <translation>该行有数值为 0：什么都没有测量，已省略</translation>
    </message>
    <message>
        <source>a call with too many arguments</source>
        <translation>参数过多的调用</translation>
    </message>
    <message>
        <source>Which share of the activations leaves depends on the model: half of them is assumed.</source>
        <translation>移出的激活比例取决于模型：假定为一半。</translation>
    </message>
    <message>
        <source>The round of the measurement explains {:.0f} % of the differences between links, more than chance (permutation test, level 1 %): some of what looks like fast and slow links is the order in which they were measured</source>
        <translation>测量的轮次解释了链路差异的 {:.0f} %，超出偶然（置换检验，水平 1 %）：看似快慢不一的链路有一部分只是测量的先后顺序</translation>
    </message>
    <message>
        <source>{} is no number of nodes: the sizes of blocks are left out</source>
        <translation>{} 不是节点数：块的大小已省略</translation>
    </message>
    <message>
        <source>{} pairs have a bandwidth of 0, which is taken as not measured</source>
        <translation>{} 对的带宽为 0，视为没有测量</translation>
    </message>
    <message>
        <source>The file holds no figure: nothing was measured</source>
        <translation>文件中没有数值：什么都没有测量</translation>
    </message>
    <message>
        <source>Nothing in the file was understood</source>
        <translation>文件中没有任何内容能被理解</translation>
    </message>
    <message>
        <source>Choose the complete file, or name its format.</source>
        <translation>请选择完整的文件，或指明其格式。</translation>
    </message>
    <message>
        <source>block_sizes is not a list of numbers of nodes</source>
        <translation>block_sizes 不是节点数的列表</translation>
    </message>
    <message>
        <source>Weights and gradients that are kept in host memory are not estimated here: only the optimizer states leave.</source>
        <translation>这里不估计放在主机内存中的权重和梯度：只有优化器状态移出。</translation>
    </message>
    <message>
        <source>The trace has {} experts, the model has {}: it is of another model</source>
        <translation>轨迹有 {} 个专家，模型有 {} 个：它属于另一个模型</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and keys of its config may change the size of the model: {}{}</source>
        <translation>模型类型“{}”未知，其 config 的某些键可能改变模型的大小：{}{}</translation>
    </message>
    <message>
        <source>Take these keys out if they say nothing of sizes, or give the model as a &quot;spec&quot; of a plan</source>
        <translation>如果这些键与大小无关，请去掉它们，或把模型作为计划的“spec”给出</translation>
    </message>
    <message>
        <source>The embeddings of this model are narrower than its layers, which cannot be planned</source>
        <translation>此模型的嵌入比它的层窄，无法规划</translation>
    </message>
    <message>
        <source>Only decoders whose layers all have attention, with or without experts, can be laid out</source>
        <translation>只有每一层都有注意力的解码器（带或不带专家）才能布局</translation>
    </message>
    <message>
        <source>The model (&quot;{}&quot;) cannot be planned: {} (&quot;{}&quot;)</source>
        <translation>模型（“{}”）无法规划：{}（“{}”）</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is {}, which is not understood: exports are written as if it were not there.</source>
        <translation>“{}”是 {}，无法理解：导出时视为没有这一项。</translation>
    </message>
    <message>
        <source>some of its layers are state-space layers (Mamba)</source>
        <translation>它的某些层是状态空间层（Mamba）</translation>
    </message>
    <message>
        <source>some of its layers have linear attention</source>
        <translation>它的某些层使用线性注意力</translation>
    </message>
    <message>
        <source>some of its layers are recurrent or convolutions</source>
        <translation>它的某些层是循环层或卷积层</translation>
    </message>
    <message>
        <source>its layers differ from each other in their sizes</source>
        <translation>它的各层大小不同</translation>
    </message>
    <message>
        <source>its experts work in a latent space that is smaller than the hidden size</source>
        <translation>它的专家在小于隐藏维度的潜在空间中工作</translation>
    </message>
    <message>
        <source>its attention is compressed and sparse</source>
        <translation>它的注意力是压缩且稀疏的</translation>
    </message>
    <message>
        <source>its layers have embeddings of their own</source>
        <translation>它的层有各自的嵌入</translation>
    </message>
    <message>
        <source>some of its layers attend to another stack</source>
        <translation>它的某些层关注另一个层栈</translation>
    </message>
    <message>
        <source>some of its experts compute nothing</source>
        <translation>它的某些专家不做计算</translation>
    </message>
    <message>
        <source>some of its layers are of the type &quot;{}&quot;</source>
        <translation>它的某些层属于类型“{}”</translation>
    </message>
    <message>
        <source>the model&apos;s file &quot;{}&quot; is not beside the plan or below it</source>
        <translation>模型的文件“{}”不在计划旁边或其下级目录中</translation>
    </message>
    <message>
        <source>Put it there and name it without &quot;..&quot; and without a leading slash.</source>
        <translation>请把它放在那里，并且不要用“..”和开头的斜杠来命名。</translation>
    </message>
    <message>
        <source>{}; {}</source>
        <translation>{}；{}</translation>
    </message>
    <message>
        <source>Begin again with every degree at 1</source>
        <translation>从每个并行度为 1 重新开始</translation>
    </message>
    <message>
        <source>a text such as &quot;yarn&quot;</source>
        <translation>例如“yarn”的文本</translation>
    </message>
    <message>
        <source>0 or at least 1024 bytes</source>
        <translation>0 或至少 1024 字节</translation>
    </message>
    <message>
        <source>all-to-all over the heads needs them to divide: {} {} do not divide by TP {} x CP {}</source>
        <translation>对头做 all-to-all 需要整除：{} 个{}不能被 TP {} x CP {} 整除</translation>
    </message>
    <message>
        <source>key-value heads</source>
        <translation>键值头</translation>
    </message>
    <message>
        <source>Pass keys and values around instead</source>
        <translation>改为依次传递键和值</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>devices per node</source>
        <translation>每节点设备数</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>names of the nodes</source>
        <translation>节点名称</translation>
    </message>
    <message>
        <source>broken nodes</source>
        <translation>故障节点</translation>
    </message>
    <message>
        <source>links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>kind of work</source>
        <translation>工作类型</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>microbatch size</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>global batch size</source>
        <translation>全局批次大小</translation>
    </message>
    <message>
        <source>routing trace</source>
        <translation>路由轨迹</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>rank order</source>
        <translation>rank 顺序</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>每阶段层数</translation>
    </message>
    <message>
        <source>multi-token-prediction layers per stage</source>
        <translation>每级的多 token 预测层</translation>
    </message>
    <message>
        <source>pipeline layout</source>
        <translation>流水线布局</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>microbatches of a group</source>
        <translation>一组的微批次数</translation>
    </message>
    <message>
        <source>memory limit of the schedule</source>
        <translation>调度的内存上限</translation>
    </message>
    <message>
        <source>pass order</source>
        <translation>pass 顺序</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>gradient type</source>
        <translation>梯度类型</translation>
    </message>
    <message>
        <source>cross entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>vocabulary divisor</source>
        <translation>词表除数</translation>
    </message>
    <message>
        <source>weight sharding</source>
        <translation>权重分片</translation>
    </message>
    <message>
        <source>gradient sharding</source>
        <translation>梯度分片</translation>
    </message>
    <message>
        <source>optimizer sharding</source>
        <translation>优化器分片</translation>
    </message>
    <message>
        <source>second copy of the weights</source>
        <translation>权重第二副本</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>recomputed modules</source>
        <translation>重计算模块</translation>
    </message>
    <message>
        <source>recomputed layers</source>
        <translation>重计算层数</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>offloaded share</source>
        <translation>卸载比例</translation>
    </message>
    <message>
        <source>optimizer on host</source>
        <translation>主机上的优化器</translation>
    </message>
    <message>
        <source>write rate of the drives</source>
        <translation>硬盘的写速率</translation>
    </message>
    <message>
        <source>read rate of the drives</source>
        <translation>硬盘的读速率</translation>
    </message>
    <message>
        <source>endurance of the drives</source>
        <translation>硬盘的耐久度</translation>
    </message>
    <message>
        <source>attention in 8 bits</source>
        <translation>8 位注意力</translation>
    </message>
    <message>
        <source>FP8 attention</source>
        <translation>FP8 注意力</translation>
    </message>
    <message>
        <source>output layer in 8 bits</source>
        <translation>8 位输出层</translation>
    </message>
    <message>
        <source>FP8 output layer</source>
        <translation>FP8 输出层</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” leaves the output layer in 16 bits unless this is on (Megatron-Core: fp8_output_proj); its input is then kept in 1 byte.</source>
        <translation>精度“FP8 混合”下，除非打开此项，输出层仍为 16 位 (Megatron-Core: fp8_output_proj)；打开后其输入以 1 字节保存。</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>dummy gradients</source>
        <translation>占位梯度</translation>
    </message>
    <message>
        <source>fused activation</source>
        <translation>融合的激活函数</translation>
    </message>
    <message>
        <source>gradient buckets</source>
        <translation>梯度桶</translation>
    </message>
    <message>
        <source>gather buffers</source>
        <translation>收集缓冲区</translation>
    </message>
    <message>
        <source>held inputs of collectives</source>
        <translation>集合通信保留的输入</translation>
    </message>
    <message>
        <source>CP by all-to-all</source>
        <translation>CP 用 all-to-all</translation>
    </message>
    <message>
        <source>late scaling by the router</source>
        <translation>由路由器延后缩放</translation>
    </message>
    <message>
        <source>bytes per logit</source>
        <translation>每个 logit 的字节数</translation>
    </message>
    <message>
        <source>load of the fullest expert rank</source>
        <translation>最满专家 rank 的负载</translation>
    </message>
    <message>
        <source>spread of that load</source>
        <translation>该负载的离散程度</translation>
    </message>
    <message>
        <source>gathered layers</source>
        <translation>收集的层数</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <translation>碎片系数</translation>
    </message>
    <message>
        <source>fragmentation, at least</source>
        <translation>碎片，至少</translation>
    </message>
    <message>
        <source>fragmentation, at most</source>
        <translation>碎片，至多</translation>
    </message>
    <message>
        <source>framework constant</source>
        <translation>框架常量</translation>
    </message>
    <message>
        <source>device context</source>
        <translation>设备上下文</translation>
    </message>
    <message>
        <source>bytes per communicator</source>
        <translation>每通信域字节数</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>compression rank</source>
        <translation>压缩秩</translation>
    </message>
    <message>
        <source>compressed traffic</source>
        <translation>压缩的流量</translation>
    </message>
    <message>
        <source>compressed stages</source>
        <translation>压缩的级</translation>
    </message>
    <message>
        <source>overlap of data parallelism</source>
        <translation>数据并行重叠</translation>
    </message>
    <message>
        <source>overlap of tensor parallelism</source>
        <translation>张量并行重叠</translation>
    </message>
    <message>
        <source>overlap of expert parallelism</source>
        <translation>专家并行重叠</translation>
    </message>
    <message>
        <source>dispatch to experts</source>
        <translation>专家分发</translation>
    </message>
    <message>
        <source>largest data-parallel message</source>
        <translation>数据并行的最大消息</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>rank 排布</translation>
    </message>
    <message>
        <source>locked ranks</source>
        <translation>锁定的 rank</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>专家排布</translation>
    </message>
    <message>
        <source>routing trace counted</source>
        <translation>计入的路由轨迹</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>GPipe</source>
        <translation>GPipe</translation>
    </message>
    <message>
        <source>Interleaved 1F1B</source>
        <translation>交错 1F1B</translation>
    </message>
    <message>
        <source>Zero bubble H1</source>
        <translation>零气泡 H1</translation>
    </message>
    <message>
        <source>Zero bubble H2</source>
        <translation>零气泡 H2</translation>
    </message>
    <message>
        <source>Zero bubble, automatic</source>
        <translation>零气泡（自动）</translation>
    </message>
    <message>
        <source>Zero bubble V</source>
        <translation>零气泡 V</translation>
    </message>
    <message>
        <source>Zero bubble V, automatic</source>
        <translation>零气泡 V（自动）</translation>
    </message>
    <message>
        <source>V-Half</source>
        <translation>V-Half</translation>
    </message>
    <message>
        <source>V-Min</source>
        <translation>V-Min</translation>
    </message>
    <message>
        <source>1F1B-V</source>
        <translation>1F1B-V</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>DualPipe-V</source>
        <translation>DualPipe-V</translation>
    </message>
    <message>
        <source>Chimera</source>
        <translation>Chimera</translation>
    </message>
    <message>
        <source>Looped breadth-first</source>
        <translation>循环广度优先</translation>
    </message>
    <message>
        <source>Custom order</source>
        <translation>自定义顺序</translation>
    </message>
    <message>
        <source>On the first and last stage</source>
        <translation>位于首末阶段</translation>
    </message>
    <message>
        <source>Fewer layers on those stages</source>
        <translation>首末阶段减少层数</translation>
    </message>
    <message>
        <source>Vocab-1: over all stages, one barrier</source>
        <translation>Vocab-1：分布到所有阶段，一个屏障</translation>
    </message>
    <message>
        <source>Vocab-2: over all stages, two barriers</source>
        <translation>Vocab-2：分布到所有阶段，两个屏障</translation>
    </message>
    <message>
        <source>Interlaced over all stages</source>
        <translation>在所有阶段间交错</translation>
    </message>
    <message>
        <source>BF16 mixed</source>
        <translation>BF16 混合</translation>
    </message>
    <message>
        <source>FP16 mixed</source>
        <translation>FP16 混合</translation>
    </message>
    <message>
        <source>FP8 mixed</source>
        <translation>FP8 混合</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Adam, BF16 moments</source>
        <translation>Adam，BF16 动量</translation>
    </message>
    <message>
        <source>Adam, FP8 moments</source>
        <translation>Adam，FP8 动量</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>Selected modules</source>
        <translation>所选模块</translation>
    </message>
    <message>
        <source>Everything, in groups of layers</source>
        <translation>全部，按层分组</translation>
    </message>
    <message>
        <source>The first layers of a stage</source>
        <translation>每阶段的前若干层</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>不卸载</translation>
    </message>
    <message>
        <source>To host memory</source>
        <translation>到主机内存</translation>
    </message>
    <message>
        <source>To NVMe</source>
        <translation>到 NVMe</translation>
    </message>
    <message>
        <source>Asynchronous</source>
        <translation>异步</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>阻塞</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>融合</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>非融合</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Eager</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>PowerSGD</source>
        <translation>PowerSGD</translation>
    </message>
    <message>
        <source>All-to-all, a copy per pick</source>
        <translation>All-to-all，每次选择一份</translation>
    </message>
    <message>
        <source>Deduplicated, a copy per GPU</source>
        <translation>去重，每个 GPU 一份</translation>
    </message>
    <message>
        <source>Context-coherent, tokens stay</source>
        <translation>上下文一致，Token 不动</translation>
    </message>
    <message>
        <source>Not sharded</source>
        <translation>不分片</translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation>所有数据并行 rank 间</translation>
    </message>
    <message>
        <source>Over groups of {}</source>
        <translation>在 {} 个一组上</translation>
    </message>
    <message>
        <source>Over directly linked GPUs</source>
        <translation>直连 GPU 间</translation>
    </message>
    <message>
        <source>Over the ranks of a node</source>
        <translation>节点内 rank 间</translation>
    </message>
    <message>
        <source>Over all GPUs</source>
        <translation>所有 GPU 间</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>dense MLP</source>
        <translation>稠密 MLP</translation>
    </message>
    <message>
        <source>expert activation</source>
        <translation>专家激活</translation>
    </message>
    <message>
        <source>latent up-projection</source>
        <translation>潜在上投影</translation>
    </message>
    <message>
        <source>as PP</source>
        <translation>同 PP</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>一次全部</translation>
    </message>
    <message>
        <source>by cross entropy</source>
        <translation>按交叉熵</translation>
    </message>
    <message>
        <source>by the routing trace</source>
        <translation>按路由 trace</translation>
    </message>
    <message>
        <source>{} %</source>
        <translation>{} %</translation>
    </message>
    <message>
        <source>as TP</source>
        <translation>同 TP</translation>
    </message>
    <message>
        <source>all on the last stage</source>
        <translation>全部在最后一级</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>none: uniform routing</source>
        <translation>无：均匀路由</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均分</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>backward sends</source>
        <translation>反向发送</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>{} each of {}</source>
        <translation>{}，每个 {}</translation>
    </message>
    <message>
        <source>{} to {} each of {}</source>
        <translation>{} 到 {}，每个 {}</translation>
    </message>
    <message>
        <source>{} to {}, {} in all</source>
        <translation>{} 到 {}，共 {}</translation>
    </message>
    <message>
        <source>{} ranks</source>
        <translation>{} 个 rank</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>{} of {} ranks moved</source>
        <translation>移动了 {} / {} 个 rank</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>placed on {} layers</source>
        <translation>已放置 {} 层</translation>
    </message>
    <message>
        <source>placed on {} layers, {} copies</source>
        <translation>已放置 {} 层，{} 份副本</translation>
    </message>
    <message>
        <source>part {} of the cluster</source>
        <translation>集群的 {} 部分</translation>
    </message>
    <message>
        <source>{} tokens over {} layers</source>
        <translation>{} 个 token，{} 层</translation>
    </message>
    <message>
        <source>{} between GPUs of a node</source>
        <translation>节点内 GPU 之间 {}</translation>
    </message>
    <message>
        <source>{} between nodes of one {}</source>
        <translation>{}，同一{}内的节点之间</translation>
    </message>
    <message>
        <source>{} between nodes</source>
        <translation>节点之间 {}</translation>
    </message>
    <message>
        <source>{} ports a node</source>
        <translation>每个节点 {} 个端口</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>所有 GPU</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>一个节点的 GPU</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no launcher</source>
        <translation>“{}”不是启动器</translation>
    </message>
    <message>
        <source>{}&apos;s file has data parallelism alone: other degrees are set in the model&apos;s code.</source>
        <translation>{} 的文件只有数据并行：其他并行度在模型代码中设置。</translation>
    </message>
    <message>
        <source>{} does not lay the vocabulary out as {}.</source>
        <translation>{} 不能把词表布局为{}。</translation>
    </message>
    <message>
        <source>{} has no argument for the recompute {}.</source>
        <translation>{} 没有对应重计算 {} 的参数。</translation>
    </message>
    <message>
        <source>{} has no argument for the sharding {}.</source>
        <translation>{} 没有对应分片 {} 的参数。</translation>
    </message>
    <message>
        <source>{} has no argument for activations offloaded to {}.</source>
        <translation>{} 没有把激活卸载到 {} 的参数。</translation>
    </message>
    <message>
        <source>No schedule that is allowed can run with any degrees that are allowed.</source>
        <translation>允许的调度中没有一个能在允许的并行度下运行。</translation>
    </message>
    <message>
        <source>No layout meets these constraints, whatever its memory: allow other values.</source>
        <translation>无论内存如何，没有布局满足这些约束：请允许其他取值。</translation>
    </message>
    <message>
        <source>the project file was moved, replaced or deleted</source>
        <translation>项目文件已被移动、替换或删除</translation>
    </message>
    <message>
        <source>Put it back, or save a copy.</source>
        <translation>请把它放回，或保存副本。</translation>
    </message>
    <message>
        <source>The project holds {} traces: this one, the newest, counts, and the others do not. Under Traces the window counts others, by their tags.</source>
        <translation>项目有 {} 条轨迹：计入的是这一条，即最新的，其余不计入。在窗口的“轨迹”中可以按标签计入其他轨迹。</translation>
    </message>
    <message>
        <source>Import the config.json of the trace&apos;s own model first, or take a project of that model. Layers that this model does not have are left out by --map-layers FIRST-LAST, as the trace numbers them.</source>
        <translation>请先导入该轨迹所属模型的 config.json，或使用该模型的项目。此模型没有的层可用 --map-layers FIRST-LAST 略去，编号按轨迹中的层。</translation>
    </message>
    <message>
        <source>{} layers of {} experts are more than a project can hold</source>
        <translation>{} 层、每层 {} 个专家超过了项目所能容纳的数量</translation>
    </message>
    <message>
        <source>Record fewer layers, or counts instead of tokens.</source>
        <translation>请记录更少的层，或只记录计数而不记录 token。</translation>
    </message>
    <message>
        <source>the plan &quot;{}&quot; refers to it</source>
        <translation>计划“{}”引用了它</translation>
    </message>
    <message>
        <source>Let the plan refer to another one first.</source>
        <translation>请先让该计划引用另一个。</translation>
    </message>
    <message>
        <source>the copy is complete but for {} changes: {}</source>
        <translation>副本是完整的，但缺少 {} 项更改：{}</translation>
    </message>
    <message>
        <source>what lies beside the project as its journal is a link or no file</source>
        <translation>项目旁边作为日志的是链接，或者不是文件</translation>
    </message>
    <message>
        <source>Move it away, or repair a copy of the project.</source>
        <translation>请把它移走，或修复项目的副本。</translation>
    </message>
    <message>
        <source>the journal beside the project names another file, which would be deleted</source>
        <translation>项目旁边的日志指向另一个文件，那个文件会被删除</translation>
    </message>
    <message>
        <source>Move the journal away, or repair a copy of the project.</source>
        <translation>请把日志移走，或修复项目的副本。</translation>
    </message>
    <message>
        <source>a write-ahead log of another program lies beside the project</source>
        <translation>项目旁边有另一个程序的预写日志</translation>
    </message>
    <message>
        <source>Close the program that has the project open, or move this file away.</source>
        <translation>请关闭打开了该项目的程序，或把这个文件移走。</translation>
    </message>
    <message>
        <source>the project has no model</source>
        <translation>项目没有模型</translation>
    </message>
    <message>
        <source>The model has {} routing traces: only the newest counts, {}.</source>
        <translation>该模型有 {} 份路由轨迹：只采用最新的一份，{}。</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>正在评估</translation>
    </message>
    <message>
        <source>{} lays experts out over the ranks of sharding, CP and TP, and shards each over 1 rank or all TP ranks.</source>
        <translation>{} 把专家排布在分片、CP 和 TP 的 rank 上，并把每个专家切分到 1 个 rank 或全部 TP rank。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推断</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>{}, {} ({})</source>
        <translation>{}，{}（{}）</translation>
    </message>
    <message>
        <source>{} measured bandwidths {}</source>
        <translation>{} 个实测带宽（{}）</translation>
    </message>
    <message>
        <source>{} measured latencies {}</source>
        <translation>{} 个实测延迟（{}）</translation>
    </message>
    <message>
        <source>the cluster: {} nodes of {} devices instead of {} of {}</source>
        <translation>集群：{} 个节点、每节点 {} 个设备，原为 {} 个节点、每节点 {} 个</translation>
    </message>
    <message>
        <source>the names of {} nodes</source>
        <translation>{} 个节点的名称</translation>
    </message>
    <message>
        <source>which nodes are kept free</source>
        <translation>保留空闲的节点</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>节点之间</translation>
    </message>
    <message>
        <source>between the devices of a node</source>
        <translation>节点内设备之间</translation>
    </message>
    <message>
        <source>between all devices</source>
        <translation>所有设备之间</translation>
    </message>
    <message>
        <source>links {}: {} instead of {}</source>
        <translation>链路（{}）：{}，原为 {}</translation>
    </message>
    <message>
        <source>links between nodes that share {}: {}</source>
        <translation>共享 {} 的节点之间的链路：{}</translation>
    </message>
    <message>
        <source>no levels of the network any more</source>
        <translation>不再有网络层级</translation>
    </message>
    <message>
        <source>network ports of a node: {}</source>
        <translation>每个节点的网络端口：{}</translation>
    </message>
    <message>
        <source>how collectives depend on the size: {} sweeps</source>
        <translation>集合通信随大小的变化：{} 组测量</translation>
    </message>
    <message>
        <source>the cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>As written here what is offloaded does not fit into the memory of a host.</source>
        <translation>按此处所写，卸载的内容放不进主机内存。</translation>
    </message>
    <message>
        <source>{} does not fit: hosts have no room for what is offloaded.</source>
        <translation>{} 放不下：主机没有空间容纳卸载的内容。</translation>
    </message>
    <message>
        <source>That step counts tokens that its experts were placed by; on unseen ones it is likely longer.</source>
        <translation>该步统计的是放置其专家所用的 token；在未见过的 token 上很可能更长。</translation>
    </message>
    <message>
        <source>Offload {:.0f} % of the activations</source>
        <translation>卸载 {:.0f} % 的激活</translation>
    </message>
    <message>
        <source>Keep {:.0f} % of the optimizer state in host memory</source>
        <translation>把 {:.0f} % 的优化器状态放在主机内存中</translation>
    </message>
    <message>
        <source>Keep the optimizer state on the devices</source>
        <translation>把优化器状态留在设备上</translation>
    </message>
    <message>
        <source>What is offloaded needs {} of host memory on node {}, which has {}: {} too much.</source>
        <translation>卸载的内容需要 {} 主机内存，节点 {} 只有 {}：超出 {}。</translation>
    </message>
    <message>
        <source> ({}: does not fit on the devices)</source>
        <translation>（{}：设备上放不下）</translation>
    </message>
    <message>
        <source>The step counts the tokens that the places of the experts were fitted on ({}): on unseen ones it is likely longer. Count a part of the trace that none was fitted on to compare plans.</source>
        <translation>该步统计的是专家位置所拟合的 token（{}）：在未见过的 token 上很可能更长。比较方案时，请统计没有用于拟合的那部分轨迹。</translation>
    </message>
    <message>
        <source>one rank on each</source>
        <translation>各一个 rank</translation>
    </message>
    <message>
        <source>{} ranks on each</source>
        <translation>各 {} 个 rank</translation>
    </message>
    <message>
        <source>between nodes that share {}</source>
        <translation>共享 {} 的节点之间</translation>
    </message>
    <message>
        <source>between nodes farther apart</source>
        <translation>相距更远的节点之间</translation>
    </message>
    <message>
        <source>the cluster has no level {}</source>
        <translation>集群没有层级 {}</translation>
    </message>
    <message>
        <source>Levels: {}.</source>
        <translation>层级：{}。</translation>
    </message>
    <message>
        <source>a link is between two nodes</source>
        <translation>一条链路位于两个节点之间</translation>
    </message>
    <message>
        <source>Name the sender and the receiver: n03,n07.</source>
        <translation>请指明发送方和接收方：n03,n07。</translation>
    </message>
    <message>
        <source>host memory of a node</source>
        <translation>节点的主机内存</translation>
    </message>
    <message>
        <source>devices that share a link to the host</source>
        <translation>共享一条主机链路的设备数</translation>
    </message>
    <message>
        <source>as usual with this device</source>
        <translation>按该设备的通常情况</translation>
    </message>
    <message>
        <source>Node {} needs {} of host memory, and has {}.</source>
        <translation>节点 {} 需要 {} 主机内存，只有 {}。</translation>
    </message>
    <message>
        <source>Links {} are now taken as {} per device, inferred from {}.</source>
        <translation>链路（{}）现按每设备 {} 计，由 {} 推断。</translation>
    </message>
    <message>
        <source>The links {} were measured one by one: their figures stay.</source>
        <translation>链路（{}）已逐条实测：数值保留。</translation>
    </message>
    <message>
        <source>the file does not say all that it could: which nodes it is about, or where it was measured</source>
        <translation>该文件没有说明全部信息：涉及哪些节点，或在何处测得</translation>
    </message>
    <message>
        <source>The cluster now has the {} nodes of {} devices of the file.</source>
        <translation>集群现在采用文件中的 {} 个节点，每节点 {} 个设备。</translation>
    </message>
    <message>
        <source>tokens that the experts were placed by</source>
        <translation>放置专家所用的 token</translation>
    </message>
    <message>
        <source>The routing trace ({}) is of a model with {} experts, this one has {}: nothing follows from it, loads are taken as even.</source>
        <translation>路由轨迹（{}）来自有 {} 个专家的模型，而本模型有 {} 个：不据此推算，负载按均匀计。</translation>
    </message>
    <message>
        <source>The file says what={}, and {} is no unit of it</source>
        <translation>文件写明 what={}，而 {} 不是它的单位</translation>
    </message>
    <message>
        <source>Correct the line with the unit.</source>
        <translation>请更正写有单位的行。</translation>
    </message>
    <message>
        <source>{} is {}, which this file does not define</source>
        <translation>{} 是 {}，而此文件没有定义它</translation>
    </message>
    <message>
        <source>Write the number in its place, or import the arguments that the run prints.</source>
        <translation>请在该处写出数值，或导入运行时打印的参数。</translation>
    </message>
    <message>
        <source>{} depends on a condition of the script: {}, its last value, is read.</source>
        <translation>{} 取决于脚本中的条件：读取其最后的值 {}。</translation>
    </message>
    <message>
        <source>The row failed its validation: what arrived was not what was sent</source>
        <translation>该行未通过校验：收到的与发送的不一致</translation>
    </message>
    <message>
        <source>The figures are those of {} pairs together</source>
        <translation>这些数值是 {} 对合计的</translation>
    </message>
    <message>
        <source>This is a configuration of an older torchtitan, whose degrees stand elsewhere</source>
        <translation>这是旧版 torchtitan 的配置，其并行度写在别处</translation>
    </message>
    <message>
        <source>Move the degrees of [training] and [experimental] to a section [parallelism].</source>
        <translation>请把 [training] 和 [experimental] 中的并行度移到 [parallelism] 小节。</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>Choose the file that the tool wrote, or measure again.</source>
        <translation>请选择工具写出的文件，或重新测量。</translation>
    </message>
    <message>
        <source>This text is UTF-16, as PowerShell writes it with &quot;&gt;&quot;</source>
        <translation>此文本为 UTF-16，如 PowerShell 用 “&gt;” 写出的那样</translation>
    </message>
    <message>
        <source>Save it as UTF-8, or let the tool write the file itself.</source>
        <translation>请另存为 UTF-8，或让工具自己写文件。</translation>
    </message>
    <message>
        <source>{} is listed under {} and under {}: a node belongs to one of them</source>
        <translation>{} 同时列在 {} 和 {} 之下：一个节点只属于其中之一</translation>
    </message>
    <message>
        <source>The table states {}, where this tool prints {}</source>
        <translation>表中写的是 {}，而该工具输出的是 {}</translation>
    </message>
    <message>
        <source>Choose the unedited output, or give the figures as a CSV that states its unit.</source>
        <translation>请选择未经编辑的输出，或以写明单位的 CSV 给出数值。</translation>
    </message>
    <message>
        <source>The model is a mixture of experts (&quot;{}&quot;), but how many experts it has does not stand under a key that is known</source>
        <translation>该模型是混合专家模型（“{}”），但专家数不在任何已知的键下</translation>
    </message>
    <message>
        <source>Write their number as &quot;num_experts&quot;</source>
        <translation>请将其数量写为 “num_experts”</translation>
    </message>
    <message>
        <source>The model type &quot;{}&quot; is unknown, and with the activation &quot;{}&quot; it cannot be told whether its feed-forward part is gated</source>
        <translation>模型类型 “{}” 未知，且由激活函数 “{}” 无法判断其前馈部分是否带门控</translation>
    </message>
    <message>
        <source>Give the model as a &quot;spec&quot; of a plan</source>
        <translation>请以方案的 “spec” 给出模型</translation>
    </message>
    <message>
        <source>The config names no model type: it was read as a Llama-like decoder.</source>
        <translation>配置未写明模型类型：按类 Llama 解码器读取。</translation>
    </message>
    <message>
        <source>some of its layers use the keys and values of others</source>
        <translation>它的一些层使用其他层的键和值</translation>
    </message>
    <message>
        <source>it is a draft for speculative decoding, which has parts of another model</source>
        <translation>它是用于投机解码的草稿模型，含有另一个模型的部分</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no number of devices</source>
        <translation>“{}” 不是设备数</translation>
    </message>
    <message>
        <source>Write one number (64) or several (64,128).</source>
        <translation>请写一个数（64）或多个数（64,128）。</translation>
    </message>
    <message>
        <source>The largest message has {}: that tells the latency of a link, not its bandwidth. Bandwidths were not changed. Measure up to {} or more, or choose the complete log.</source>
        <translation>最大的消息为 {}：这只说明链路的延迟，而非带宽。带宽未作更改。请测量到 {} 或更大，或选择完整的日志。</translation>
    </message>
    <message>
        <source>The file does not say {}: this measurement is kept and has no effect. Choose the complete log, with the command line and the lines that begin with #.</source>
        <translation>文件没有写明{}：此测量会保留，但不起作用。请选择完整的日志，包含命令行和以 # 开头的行。</translation>
    </message>
    <message>
        <source>which collective it measured, nor over how many ranks</source>
        <translation>测量的是哪种集合通信、跨多少个 rank</translation>
    </message>
    <message>
        <source>which collective it measured</source>
        <translation>测量的是哪种集合通信</translation>
    </message>
    <message>
        <source>over how many ranks it measured</source>
        <translation>跨多少个 rank 测量</translation>
    </message>
    <message>
        <source>{}, {} parameters</source>
        <translation>{}，{} 参数</translation>
    </message>
    <message>
        <source>even load of all experts</source>
        <translation>所有专家负载均匀</translation>
    </message>
    <message>
        <source>{} tokens through {} layers</source>
        <translation>{} 个 token，经过 {} 层</translation>
    </message>
    <message>
        <source>a model more: {}</source>
        <translation>新增一个模型：{}</translation>
    </message>
    <message>
        <source>the model: {}, instead of {}</source>
        <translation>模型：{}，原为 {}</translation>
    </message>
    <message>
        <source>details of the model {}</source>
        <translation>模型 {} 的细节</translation>
    </message>
    <message>
        <source>what the experts of {} are planned for: {}, instead of {}</source>
        <translation>{} 的专家按什么规划：{}，原为 {}</translation>
    </message>
    <message>
        <source>a cluster more: {} × {} {}</source>
        <translation>新增一个集群：{} × {} {}</translation>
    </message>
    <message>
        <source>a plan more, beside the others</source>
        <translation>新增一个方案，与其他方案并列</translation>
    </message>
    <message>
        <source>between nodes of one {}</source>
        <translation>同一 {} 的节点之间</translation>
    </message>
    <message>
        <source>Estimating layouts</source>
        <translation>正在估算布局</translation>
    </message>
    <message>
        <source>{} with VPP {}</source>
        <translation>{}，VPP {}</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Compressed traffic</source>
        <translation>压缩的流量</translation>
    </message>
    <message>
        <source>… on stages</source>
        <translation>… 作用阶段</translation>
    </message>
    <message>
        <source>Overlap DP</source>
        <translation>重叠 DP</translation>
    </message>
    <message>
        <source>Gradient reduction hides behind the backward pass of the last microbatch.</source>
        <translation>梯度归约隐藏在最后一个微批次的反向之后。</translation>
    </message>
    <message>
        <source>Overlap TP</source>
        <translation>重叠 TP</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives are cut up and hidden behind matrix products.</source>
        <translation>张量并行集合通信被切分，隐藏在矩阵乘法之后。</translation>
    </message>
    <message>
        <source>Overlap EP</source>
        <translation>重叠 EP</translation>
    </message>
    <message>
        <source>Expert all-to-alls are hidden behind other computation.</source>
        <translation>专家 all-to-all 隐藏在其他计算之后。</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>桶大小</translation>
    </message>
    <message>
        <source>Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ messages, each with latencies of its own. PyTorch&apos;s DistributedDataParallel takes 25 MiB; 0 sends all at once.</source>
        <translation>每步传输梯度和权重的最大消息：共 ⌈字节数 / 大小⌉ 条消息，每条都有自己的延迟。PyTorch 的 DistributedDataParallel 取 25 MiB；0 表示一次全部发送。</translation>
    </message>
    <message>
        <source>Rank placement</source>
        <translation>rank 放置</translation>
    </message>
    <message>
        <source>The GPU of every rank.</source>
        <translation>每个 rank 的 GPU。</translation>
    </message>
    <message>
        <source>Locked ranks</source>
        <translation>锁定的 rank</translation>
    </message>
    <message>
        <source>Ranks that rank placement leaves on their GPUs.</source>
        <translation>rank 放置时留在原 GPU 上的 rank。</translation>
    </message>
    <message>
        <source>Expert placement</source>
        <translation>专家放置</translation>
    </message>
    <message>
        <source>The members of the expert-parallel group that hold each expert.</source>
        <translation>持有每个专家的专家并行组成员。</translation>
    </message>
    <message>
        <source>Routing trace counted</source>
        <translation>计入路由轨迹</translation>
    </message>
    <message>
        <source>Off: experts are taken as evenly loaded, whatever the routing trace says.</source>
        <translation>关：无论路由轨迹如何，都视专家负载均匀。</translation>
    </message>
    <message>
        <source>Tokens that the experts were placed by</source>
        <translation>放置专家所依据的 token</translation>
    </message>
    <message>
        <source>The tokens that the experts were placed by.</source>
        <translation>放置专家所依据的 token。</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>What the plan is evaluated under: parts of the cluster that are slower than they are, or gone.</source>
        <translation>评估方案时的假设：集群的某些部分更慢或不存在。</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens per sequence s. Activations grow with s, attention FLOPs with s².</source>
        <translation>每条序列的 token 数 s。激活随 s 增长，注意力 FLOPs 随 s² 增长。</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sequences per microbatch.&lt;/b&gt; Activations grow with it; the number of microbatches m = global batch / (DP · microbatch) falls, so the bubble grows.</source>
        <translation>&lt;b&gt;每个微批次的序列数。&lt;/b&gt;激活随之增长；微批次数 m = 全局批次 / (DP · 微批次大小) 减少，因此气泡增大。</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批次</translation>
    </message>
    <message>
        <source>Sequences per optimizer step. Microbatches m = batch / (DP · microbatch).</source>
        <translation>每个优化器步的序列数。微批次数 m = 全局批次 / (DP · 微批次大小)。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;张量并行。&lt;/b&gt;每个矩阵切成 TP 份：每 GPU 的权重和 FLOPs 降为 1/TP；每层在 TP 组内增加 2·b·s·h 字节的 all-reduce。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;上下文并行。&lt;/b&gt;序列切成 CP 份：激活降为 1/CP；每个注意力层中 K 和 V 在 CP 组内环传。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;流水线并行。&lt;/b&gt;各层分布到 PP 个阶段。m 个微批次时，1F1B 的空闲占比为 (PP − 1) / (m + PP − 1)。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;虚拟阶段。&lt;/b&gt;每个流水线 rank 持有 VPP 个模型块：气泡降为 1/VPP，边界传输增为 VPP 倍。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;专家并行。&lt;/b&gt;每层的专家分布到 EP 个 GPU：每 GPU 的专家权重降为 1/EP；每层每次前向或反向需两次 all-to-all 传输 token。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;专家内的张量并行。&lt;/b&gt;未设置时与 TP 相同。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;数据并行&lt;/b&gt;由此得出：DP = GPU 数 / (TP · CP · PP)。</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Norms and dropouts are cut along the sequence over the TP group: their saved activations fall by 1/TP at no extra traffic.</source>
        <translation>归一化和 dropout 在 TP 组内沿序列切分：其保存的激活降为 1/TP，无额外流量。</translation>
    </message>
    <message>
        <source>Rank order</source>
        <translation>Rank 顺序</translation>
    </message>
    <message>
        <source>Which axis ranks are counted along first: groups of the first axes are neighbours, within a node where they fit. Megatron&apos;s --use-tp-pp-dp-mapping is tp-cp-ep-pp-dp.</source>
        <translation>rank 编号先沿哪个轴进行：靠前各轴的组彼此相邻，放得下时位于同一节点内。Megatron 的 --use-tp-pp-dp-mapping 即 tp-cp-ep-pp-dp。</translation>
    </message>
    <message>
        <source>Layers per stage</source>
        <translation>每阶段层数</translation>
    </message>
    <message>
        <source>Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B).</source>
        <translation>依次为各阶段的解码器层数。留空：尽量均分。最慢的阶段决定流水线节奏：单步 ≈ (m + p − 1) · max(F + B)。</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers per stage</source>
        <translation>每阶段的多 token 预测层</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers of each virtual stage. Empty: all on the last one.</source>
        <translation>每个虚拟阶段的多 token 预测层。留空：全部在最后一个阶段。</translation>
    </message>
    <message>
        <source>Pipeline layout</source>
        <translation>流水线布局</translation>
    </message>
    <message>
        <source>The stages as Megatron&apos;s --pipeline-model-parallel-layout: E embedding, t decoder layer, m multi-token-prediction layer, L loss, | next stage; x*n and (…)*n repeat. With more stages than PP the rest are virtual stages.</source>
        <translation>以 Megatron 的 --pipeline-model-parallel-layout 表示的各阶段：E 嵌入，t 解码器层，m 多 token 预测层，L 损失，| 下一阶段；x*n 和 (…)*n 表示重复。阶段数多于 PP 时，其余为虚拟阶段。</translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>输入和输出词表层的运行位置。它们会加重首末阶段：logits 为 b·s·V，前向 2·b·s·h·V FLOPs (arXiv 2411.05288)。</translation>
    </message>
    <message>
        <source>The order of forward and backward passes on each stage. It decides the bubble and how many microbatches are in flight: up to PP for 1F1B, all m for GPipe.</source>
        <translation>各阶段前向和反向的执行顺序。它决定气泡大小和在途微批次数：1F1B 最多 PP 个，GPipe 为全部 m 个。</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Whether a stage computes on while it sends to its neighbour.</source>
        <translation>阶段向相邻阶段发送数据时是否继续计算。</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>组大小</translation>
    </message>
    <message>
        <source>&lt;b&gt;Interleaved: microbatches per group&lt;/b&gt; before a rank changes to its next chunk. As many as there are stages unless set; more hide transfers and hold more: 2(PP − 1 − d) + (VPP − 1)·group + 1 chunk activations on rank d.</source>
        <translation>&lt;b&gt;交错：每组微批次数&lt;/b&gt;，达到后 rank 才切换到下一块。未设置时与阶段数相同；更多可隐藏传输，但持有更多：rank d 上为 2(PP − 1 − d) + (VPP − 1)·组大小 + 1 个块的激活。</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>显存上限</translation>
    </message>
    <message>
        <source>&lt;b&gt;Zero-bubble, automatic: microbatches in flight&lt;/b&gt; that a stage may hold. PP is what 1F1B holds on its first stage; 2·PP removes nearly every bubble where all passes take equally long.</source>
        <translation>&lt;b&gt;零气泡（自动）：在途微批次数&lt;/b&gt;，即一个阶段可持有的数量。PP 是 1F1B 在首阶段持有的数量；所有计算耗时相同时，2·PP 可消除几乎所有气泡。</translation>
    </message>
    <message>
        <source>Pass order</source>
        <translation>计算顺序</translation>
    </message>
    <message>
        <source>The order of passes on each stage as PyTorch&apos;s pipelining CSV: one row per stage, cells such as 0F3, 0I3, 0W3, 0B3. A custom order is checked as a whole before it is taken.</source>
        <translation>各阶段的计算顺序，采用 PyTorch 的 pipelining CSV：每阶段一行，单元格如 0F3、0I3、0W3、0B3。自定义顺序会先整体检查，再采用。</translation>
    </message>
    <message>
        <source>one of {}</source>
        <translation>{} 之一</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>每个权重、梯度和激活的字节数，以及采用 GPU 的哪个峰值算力。</translation>
    </message>
    <message>
        <source>State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes.</source>
        <translation>每个参数的状态：Adam 保存 FP32 主副本和两个动量，共 12 字节。</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Type of the gradient buffer: 4 or 2 bytes per parameter.</source>
        <translation>梯度缓冲区的类型：每参数 4 或 2 字节。</translation>
    </message>
    <message>
        <source>Cross entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>How many copies of the logits, b·s·V/TP elements, live at the end of the forward pass.</source>
        <translation>前向结束时同时存在多少份 logits（b·s·V/TP 个元素）。</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>词表对齐数</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP; 128 is Megatron&apos;s make-vocab-size-divisible-by.</source>
        <translation>词表填充到此值与 TP 之积的倍数；128 是 Megatron 的 make-vocab-size-divisible-by。</translation>
    </message>
    <message>
        <source>Shard weights</source>
        <translation>权重分片</translation>
    </message>
    <message>
        <source>ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass.</source>
        <translation>ZeRO-3 和 FSDP：每个 rank 保存 1/N 的权重，每次前向或反向时再收集。</translation>
    </message>
    <message>
        <source>Shard gradients</source>
        <translation>梯度分片</translation>
    </message>
    <message>
        <source>ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them.</source>
        <translation>ZeRO-2：对梯度做 reduce-scatter，每个 rank 保存其 1/N。</translation>
    </message>
    <message>
        <source>Shard optimizer</source>
        <translation>优化器分片</translation>
    </message>
    <message>
        <source>ZeRO-1, Megatron&apos;s distributed optimizer: each rank keeps 1/N of master weights and moments.</source>
        <translation>ZeRO-1，即 Megatron 的分布式优化器：每个 rank 保存 1/N 的主权重和动量。</translation>
    </message>
    <message>
        <source>Second copy</source>
        <translation>第二副本</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, from which the backward pass gathers without leaving the node.</source>
        <translation>ZeRO++ hpZ：分片权重在节点内的第二副本，P 个 rank 间占 2·Ψ/P 字节，反向时从中收集，无需离开节点。</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>反向时重新计算而不保存的内容。全部：每层保存 2·s·b·h 字节，代价是多一次前向。</translation>
    </message>
    <message>
        <source>Recomputed modules</source>
        <translation>重计算的模块</translation>
    </message>
    <message>
        <source>Modules that are computed again in the backward pass.</source>
        <translation>在反向传播中重新计算的模块。</translation>
    </message>
    <message>
        <source>Recomputed layers</source>
        <translation>重计算层数</translation>
    </message>
    <message>
        <source>Groups: layers per checkpoint. First layers: how many of each stage.</source>
        <translation>分组：每个检查点的层数。前若干层：每阶段的层数。</translation>
    </message>
    <message>
        <source>Activations leave the GPU between forward and backward, over the host link or to the drives. A module may leave without anybody waiting while what is written before it and twice itself, over the time until it is needed again, is within the bandwidth (SSDTrain&apos;s rule).</source>
        <translation>在前向和反向之间，激活经主机链路移出 GPU，或移到硬盘。若在模块之前写出的量加上模块自身的两倍，除以到再次需要它为止的时间，不超过带宽，则该模块移出时无需任何等待（SSDTrain 规则）。</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>卸载比例</translation>
    </message>
    <message>
        <source>Share of the activations that leave, of those that may.</source>
        <translation>可移出的激活中，实际移出的比例。</translation>
    </message>
    <message>
        <source>Optimizer on host</source>
        <translation>优化器放主机</translation>
    </message>
    <message>
        <source>Share of the optimizer states in host memory, updated by the CPU: 12 bytes per parameter with Adam leave the GPU; gradients and weights travel each step.</source>
        <translation>优化器状态存放于主机内存的比例，由 CPU 更新：采用 Adam 时每参数 12 字节移出 GPU；梯度和权重每步往返传输。</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash Attention</translation>
    </message>
    <message>
        <source>Off: the attention matrix is kept, 5·a·s²·b bytes for a heads of each layer (arXiv 2205.05198, section 4.1).</source>
        <translation>关：保存注意力矩阵，每层 a 个头时为 5·a·s²·b 字节 (arXiv 2205.05198, 第 4.1 节)。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>One-byte masks after attention and MLP and on the embedding: 2·s·b·h bytes per layer.</source>
        <translation>注意力和 MLP 之后以及嵌入上的单字节掩码：每层 2·s·b·h 字节。</translation>
    </message>
    <message>
        <source>Dummy gradients</source>
        <translation>占位梯度</translation>
    </message>
    <message>
        <source>Transformer Engine from 2.3 on with fused gradient accumulation keeps one dummy gradient of every shape of weight.</source>
        <translation>Transformer Engine 自 2.3 起，在融合梯度累积时为每种权重形状保留一个占位梯度。</translation>
    </message>
    <message>
        <source>Fused activation</source>
        <translation>融合激活</translation>
    </message>
    <message>
        <source>Off: a gated MLP keeps its activated gate beside the gate and their product, as eager PyTorch does: 2·s·b·f/TP bytes more per layer.</source>
        <translation>关：门控 MLP 除门及其乘积外，还保存激活后的门，与 PyTorch Eager 相同：每层多 2·s·b·f/TP 字节。</translation>
    </message>
    <message>
        <source>Gradient buckets</source>
        <translation>梯度桶</translation>
    </message>
    <message>
        <source>16-bit buckets of the data-parallel wrapper beside the gradients that are summed up: 2 bytes per parameter (PyTorch DDP without gradient_as_bucket_view).</source>
        <translation>数据并行包装器的 16 位梯度桶，在累加的梯度之外另占：每参数 2 字节（未启用 gradient_as_bucket_view 的 PyTorch DDP）。</translation>
    </message>
    <message>
        <source>Gather buffers</source>
        <translation>收集缓冲区</translation>
    </message>
    <message>
        <source>Standing buffers for a gathered sequence under sequence parallelism, 2·s·b·h bytes each; nanotron keeps two.</source>
        <translation>序列并行下用于收集序列的常驻缓冲区，每个 2·s·b·h 字节；nanotron 保留两个。</translation>
    </message>
    <message>
        <source>Held inputs</source>
        <translation>被占用的输入</translation>
    </message>
    <message>
        <source>Whole inputs of reduce-scatters that a layer leaves unusable to the allocator while a collective on its own stream still holds them: up to two a layer, in “reserved” only.</source>
        <translation>层已释放、但独立流上的集合通信仍占用，因而分配器无法复用的 reduce-scatter 完整输入：每层最多两个，仅计入“保留量”。</translation>
    </message>
    <message>
        <source>Context parallelism exchanges heads by two all-to-alls a layer and direction instead of passing keys and values around, which nothing hides, and keeps an exchanged copy of the attention output.</source>
        <translation>上下文并行在每层每个方向用两次 all-to-all 交换注意力头，而不是依次传递键和值；它无法被隐藏，并保留一份交换后的注意力输出。</translation>
    </message>
    <message>
        <source>Late scaling</source>
        <translation>延后缩放</translation>
    </message>
    <message>
        <source>Router probabilities are multiplied after the experts, as Megatron-Core did before 0.14: the output of the second matrix is kept.</source>
        <translation>路由概率在专家之后相乘，与 0.14 之前的 Megatron-Core 相同：需保存第二个矩阵的输出。</translation>
    </message>
    <message>
        <source>Bytes per logit</source>
        <translation>每 logit 字节数</translation>
    </message>
    <message>
        <source>Fullest expert rank</source>
        <translation>最满专家 rank</translation>
    </message>
    <message>
        <source>Tokens of the fullest expert rank over the mean: activations of experts grow with it. From the imported routing trace unless set; 1 is perfect balance.</source>
        <translation>最满专家 rank 的 token 数与均值之比：专家的激活随之增长。未设置时取自导入的路由 trace；1 表示完全均衡。</translation>
    </message>
    <message>
        <source>Load spread</source>
        <translation>负载离散度</translation>
    </message>
    <message>
        <source>How far above and below its expectation the fullest expert rank may come where no trace tells: the band of its activations.</source>
        <translation>没有 trace 可依据时，最满专家 rank 可能高于和低于其期望值的幅度：即其激活的范围带。</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>收集的层数</translation>
    </message>
    <message>
        <source>Sharded weights: layers that are whole on a GPU at once, the current one and those prefetched.</source>
        <translation>权重分片时：同时完整驻留在一个 GPU 上的层数，即当前层和预取的层。</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation. 1.036 is the median of ten measured runs (max_memory_reserved over max_memory_allocated).</source>
        <translation>保留量 = 已分配量 · 碎片系数。1.036 是十次实测运行的中位数（max_memory_reserved 除以 max_memory_allocated）。</translation>
    </message>
    <message>
        <source>… at least</source>
        <translation>… 至少</translation>
    </message>
    <message>
        <source>Lower end of the likely range: 1.028 is the least measured, widened by the error of “allocated”. Expandable segments come close to it.</source>
        <translation>可能范围的下限：实测最小值为 1.028，再按“已分配量”的误差放宽。可扩展段 (expandable segments) 接近此值。</translation>
    </message>
    <message>
        <source>… at most</source>
        <translation>… 至多</translation>
    </message>
    <message>
        <source>Upper end of the likely range: 1.069 is the most measured, widened by the error of “allocated”.</source>
        <translation>可能范围的上限：实测最大值为 1.069，再按“已分配量”的误差放宽。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”: workspaces of matrix libraries and small buffers. “Calibrate…” in the memory view fits it to a measured run.</source>
        <translation>“已分配量”中框架的固定部分：矩阵库的工作区和小缓冲区。显存视图中的“校准…”可将其按一次实测运行拟合。</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>设备上下文</translation>
    </message>
    <message>
        <source>Driver context and kernels outside the framework&apos;s allocator: 0.5 to 2 GiB, read from nvidia-smi before the first tensor.</source>
        <translation>驱动上下文和 kernel，不在框架分配器之内：0.5 到 2 GiB，在创建首个张量之前由 nvidia-smi 读取。</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>每通信域</translation>
    </message>
    <message>
        <source>Buffers of one NCCL communicator; every group a rank belongs to has one. Measured: 512 to 688 MiB (NVIDIA/nccl issues 964 and 2363).</source>
        <translation>单个 NCCL 通信域的缓冲区；rank 所属的每个组各有一个。实测：512 到 688 MiB（NVIDIA/nccl issue 964 和 2363）。</translation>
    </message>
    <message>
        <source>stages, microbatches and chunks are at least 1</source>
        <translation>阶段、微批次和块数至少为 1</translation>
    </message>
    <message>
        <source>{} stages of {} chunks are more than can be simulated: at most {} stages and {} virtual stages</source>
        <translation>{} 个阶段、每个 {} 个分块超出可模拟的范围：最多 {} 个阶段和 {} 个虚拟阶段</translation>
    </message>
    <message>
        <source>{} on {} stages with {} microbatches and {} chunks would take about {} of memory and {} to simulate, more than {} or {}: fewer microbatches (larger ones or a smaller batch), fewer stages or a simpler schedule take less</source>
        <translation>{}（{} 个阶段、{} 个微批次、{} 个分块）的模拟约需 {} 内存和 {} 时间，超过上限 {} 或 {}：减少微批次（增大微批次或减小批次）、减少阶段或改用更简单的调度可以降低需求</translation>
    </message>
    <message>
        <source>the memory limit is zero or more, the share kept for the weight gradient between 0 and 1</source>
        <translation>内存上限为零或更大，为权重梯度保留的份额在 0 到 1 之间</translation>
    </message>
    <message>
        <source>The packed file is damaged or cut</source>
        <translation>压缩文件已损坏或被截断</translation>
    </message>
    <message>
        <source>The packed file holds more than {} MiB</source>
        <translation>压缩文件内容超过 {} MiB</translation>
    </message>
    <message>
        <source>The archive is packed by method {}, not by deflate</source>
        <translation>压缩包使用方法 {} 而非 deflate 压缩</translation>
    </message>
    <message>
        <source>The archive unpacks to too much</source>
        <translation>压缩包解压后过大</translation>
    </message>
    <message>
        <source>The archive holds {} files, not one array</source>
        <translation>压缩包含 {} 个文件，而非一个数组</translation>
    </message>
    <message>
        <source>Save the array of counts or of expert numbers alone.</source>
        <translation>请单独保存计数或专家编号的数组。</translation>
    </message>
    <message>
        <source>Unpack it, and choose the array.</source>
        <translation>请解压并选择该数组。</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>The training program. Choosing it sets what it does by default in memory and communication; every field can still be changed. What its kernels sustain on a GPU counts in the step time.</source>
        <translation>训练程序。选择后会设置它在内存和通信方面的默认行为；每个字段仍可更改。其内核在 GPU 上能持续达到的性能会计入单步时间。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Kernels are recorded once and replayed, so that the host no longer limits small layers.</source>
        <translation>内核录制一次后重放，主机不再拖慢小的层。</translation>
    </message>
    <message>
        <source>the model has no attention heads</source>
        <translation>模型没有注意力头</translation>
    </message>
    <message>
        <source>Megatron-LM, early</source>
        <translation>Megatron-LM（早期）</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>measured constants are given twice, here and under &quot;memory&quot;</source>
        <translation>测得的常数给出了两次：此处和 &quot;memory&quot; 之下</translation>
    </message>
    <message>
        <source>Keep those under &quot;calibration&quot;.</source>
        <translation>请保留 &quot;calibration&quot; 之下的那些。</translation>
    </message>
    <message>
        <source>source of the measured constants</source>
        <translation>测得常数的来源</translation>
    </message>
    <message>
        <source>the measured constants cannot be read</source>
        <translation>无法读取测得的常数</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>{} {} ({} to {})</source>
        <translation>{} {}（{} 到 {}）</translation>
    </message>
    <message>
        <source> Outside of them: {}.</source>
        <translation> 超出其范围：{}。</translation>
    </message>
    <message>
        <source>This table is of attention of one token at a time, as it is generated</source>
        <translation>此表是逐个生成 token 时的注意力</translation>
    </message>
    <message>
        <source>The column latency is not there</source>
        <translation>缺少 latency 列</translation>
    </message>
    <message>
        <source>Choose a table of gemm, context_attention or nccl.</source>
        <translation>请选择 gemm、context_attention 或 nccl 的表。</translation>
    </message>
    <message>
        <source>The columns kind, device, shape and value are not there</source>
        <translation>缺少 kind、device、shape 和 value 列</translation>
    </message>
    <message>
        <source>The file is of another version than {}, which is the one that is read</source>
        <translation>文件版本与可读取的版本 {} 不同</translation>
    </message>
    <message>
        <source>Build the measuring kit of this version, and measure again.</source>
        <translation>请构建此版本的测量工具并重新测量。</translation>
    </message>
    <message>
        <source>The name of the device or the list of kernels is not there</source>
        <translation>缺少设备名称或内核列表</translation>
    </message>
    <message>
        <source>The kernel {} has a size or a time that none can have</source>
        <translation>内核 {} 的尺寸或时间不可能成立</translation>
    </message>
    <message>
        <source>The file has more than {} kernels</source>
        <translation>文件中的内核超过 {} 个</translation>
    </message>
    <message>
        <source>Divide the file.</source>
        <translation>请拆分文件。</translation>
    </message>
    <message>
        <source>{} kernels were not used: {}</source>
        <translation>有 {} 个内核未使用：{}</translation>
    </message>
    <message>
        <source>The file holds no kernel that a law of the program speaks of</source>
        <translation>文件中没有本程序的定律所涉及的内核</translation>
    </message>
    <message>
        <source>Choose a file of products, attention, copies or collectives.</source>
        <translation>请选择含矩阵乘、注意力、拷贝或集合通信的文件。</translation>
    </message>
    <message>
        <source>The JSON text is larger than 16 MiB or nests deeper than {} levels</source>
        <translation>JSON 文本超过 16 MiB 或嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>The pickle is nested deeper than {} levels</source>
        <translation>pickle 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>The XML nests deeper than {} levels</source>
        <translation>XML 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>This is no YAML: {}</source>
        <translation>这不是 YAML：{}</translation>
    </message>
    <message>
        <source>The YAML nests deeper than {} levels</source>
        <translation>YAML 嵌套超过 {} 层</translation>
    </message>
    <message>
        <source>A key is no text</source>
        <translation>键不是文本</translation>
    </message>
    <message>
        <source>the normalisation of the embeddings is left out: two parameters per hidden unit of the whole model</source>
        <translation>略去嵌入的归一化：整个模型每个隐藏单元两个参数</translation>
    </message>
    <message>
        <source>optimizer start</source>
        <translation>优化器开始时机</translation>
    </message>
    <message>
        <source>Optimizer starts</source>
        <translation>优化器开始时机</translation>
    </message>
    <message>
        <source>When the norm of all gradients is known, every stage waits for the last one. Post-validation starts with the gradients of its own stage and checks the norm while the next step begins, so that the step repeats every longest stage. A step that has to be clipped is undone and done again (arXiv 2401.10241).</source>
        <translation>若等待所有梯度的范数，每个阶段都要等最后一个阶段。后验证则用本阶段的梯度开始，并在下一步开始时校验范数，因此单步以最长阶段为周期重复。需要裁剪的单步会被撤销并重做（arXiv 2401.10241）。</translation>
    </message>
    <message>
        <source>After the norm</source>
        <translation>得知范数后</translation>
    </message>
    <message>
        <source>Post-validation</source>
        <translation>后验证</translation>
    </message>
    <message>
        <source>The kernels determine no constant of the device</source>
        <translation>这些内核无法确定设备的任何常数</translation>
    </message>
    <message>
        <source>Measure products of several sizes, copies and streams.</source>
        <translation>请测量多种尺寸的矩阵乘、拷贝和流式访存。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is as it was: the kernels do not determine it.</source>
        <translation>“{}”保持不变：这些内核无法确定它。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; ended at {:.3g}, where a fit may go no further: what it stands for lies elsewhere.</source>
        <translation>“{}”停在拟合允许的边界 {:.3g}：其原因在别处。</translation>
    </message>
    <message>
        <source>Kernels by themselves reach more than training sustains: step times by this device are too short until calibrate timing has seen a step.</source>
        <translation>单个内核的速度高于训练中能持续的速度：在用 calibrate timing 拟合过一步之前，此设备的单步时间偏短。</translation>
    </message>
    <message>
        <source>{} kernels of {} were left out: the cluster has other devices.</source>
        <translation>略去了 {} 个 {} 的内核：集群使用其他设备。</translation>
    </message>
    <message>
        <source>No preset is of &quot;{}&quot;: peaks and memory are those of the cluster&apos;s device.</source>
        <translation>没有“{}”的预设：峰值和内存取集群设备的值。</translation>
    </message>
    <message>
        <source>figures of the device {}</source>
        <translation>设备 {} 的数值</translation>
    </message>
    <message>
        <source>the device: {} instead of {}</source>
        <translation>设备：{}，原为 {}</translation>
    </message>
    <message>
        <source>The least bits of an expert, {}, are more than the most, {}</source>
        <translation>专家的最少位数 {} 大于最多位数 {}</translation>
    </message>
    <message>
        <source>Lower the floor or raise the ceiling.</source>
        <translation>降低下限或提高上限。</translation>
    </message>
    <message>
        <source>All experts with {} bits take {}, more than the budget of {}</source>
        <translation>所有专家按 {} 位存放需 {}，超过预算 {}</translation>
    </message>
    <message>
        <source>Raise the budget, or lower the floor.</source>
        <translation>提高预算，或降低下限。</translation>
    </message>
    <message>
        <source>waits for the {}-bit base of expert {} in layer {}</source>
        <translation>等待 {} 位基底（专家 {}，第 {} 层）</translation>
    </message>
    <message>
        <source>waits for bit {} of expert {} in layer {}</source>
        <translation>等待第 {} 位（专家 {}，第 {} 层）</translation>
    </message>
    <message>
        <source>{}, whose load waited for memory</source>
        <translation>{}；其加载曾等待显存</translation>
    </message>
    <message>
        <source>an array of {} {}</source>
        <translation>含 {} 个元素的数组（{}）</translation>
    </message>
    <message>
        <source>values, one a plane</source>
        <translation>每个位平面一个值</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>Neither or both of &quot;planes&quot; and &quot;values&quot; are given</source>
        <translation>&quot;planes&quot; 和 &quot;values&quot; 均未给出或同时给出</translation>
    </message>
    <message>
        <source>Give what each plane is worth, of all experts alike or of every one.</source>
        <translation>请给出每个位平面的价值：所有专家相同，或逐个专家给出。</translation>
    </message>
    <message>
        <source>layers with experts</source>
        <translation>含专家的层</translation>
    </message>
    <message>
        <source>A base of {} bits a weight cannot be stored</source>
        <translation>无法存储每权重 {} 位的基底</translation>
    </message>
    <message>
        <source>Give 1 to {} bits.</source>
        <translation>请给出 1 到 {} 位。</translation>
    </message>
    <message>
        <source>{} planes on a base of {} bits are none, or more than {} bits a weight</source>
        <translation>{} 个位平面（基底 {} 位）：没有位平面，或每权重超过 {} 位</translation>
    </message>
    <message>
        <source>Give 1 to {} planes, the base among them.</source>
        <translation>请给出 1 到 {} 个位平面，基底包括在内。</translation>
    </message>
    <message>
        <source>Groups of {} weights cannot share a scale</source>
        <translation>{} 个权重的组无法共用一个缩放因子</translation>
    </message>
    <message>
        <source>Give 1 to {} weights; 128 is usual.</source>
        <translation>请给出 1 到 {} 个权重；通常为 128。</translation>
    </message>
    <message>
        <source>{} has no experts</source>
        <translation>{} 没有专家</translation>
    </message>
    <message>
        <source>The trace has {} layers of {} experts, {} has {} of {}</source>
        <translation>trace 有 {} 层、每层 {} 个专家，而 {} 有 {} 层、每层 {} 个</translation>
    </message>
    <message>
        <source>Choose a trace of this model.</source>
        <translation>请选择此模型的 trace。</translation>
    </message>
    <message>
        <source>Experts cannot have {} bits</source>
        <translation>专家不能为 {} 位</translation>
    </message>
    <message>
        <source>Give {} to {}, or 0 for none.</source>
        <translation>请给出 {} 到 {}，或用 0 表示没有。</translation>
    </message>
    <message>
        <source>Nobody knows how fast {} loads from host memory</source>
        <translation>不知道 {} 从主机内存加载的速度</translation>
    </message>
    <message>
        <source>Give the rate.</source>
        <translation>请给出速率。</translation>
    </message>
    <message>
        <source>The budget of {} does not hold the base of one expert, {}</source>
        <translation>预算 {} 放不下一个专家的基底 {}</translation>
    </message>
    <message>
        <source>Raise the budget.</source>
        <translation>提高预算。</translation>
    </message>
    <message>
        <source>The bits of experts are not those of {} layers of {}</source>
        <translation>专家的位数与 {} 层、每层 {} 个专家不符</translation>
    </message>
    <message>
        <source>Choose them again, or &quot;best&quot;.</source>
        <translation>请重新选择，或选 &quot;best&quot;。</translation>
    </message>
    <message>
        <source>The experts that stay take {}, more than the {} that the budget leaves for them</source>
        <translation>留驻的专家占 {}，超过预算为其留出的 {}</translation>
    </message>
    <message>
        <source>Raise the budget, or lower some bits.</source>
        <translation>提高预算，或降低部分位数。</translation>
    </message>
    <message>
        <source>an array of 1 to {} times in seconds, one a plane</source>
        <translation>含 1 到 {} 个时间（秒）的数组，每个位平面一个</translation>
    </message>
    <message>
        <source>a time of 0 to {} s</source>
        <translation>0 到 {} s 的时间</translation>
    </message>
    <message>
        <source>an array of {} counts, one a plane as in ioSeconds</source>
        <translation>含 {} 个计数的数组，与 ioSeconds 一样每个位平面一个</translation>
    </message>
    <message>
        <source>a number of tokens, 0 or more</source>
        <translation>token 数，不小于 0</translation>
    </message>
    <message>
        <source>at most {}, the tokens that want the plane below it: who wants a plane wants those below it, too</source>
        <translation>最多 {}，即需要其下一个位平面的 token 数：需要某个位平面的也需要其下的所有位平面</translation>
    </message>
    <message>
        <source>{} times to compute stand beside {} to load</source>
        <translation>计算时间有 {} 个，加载时间却有 {} 个</translation>
    </message>
    <message>
        <source>Give one of each a plane.</source>
        <translation>请为每个位平面各给出一个。</translation>
    </message>
    <message>
        <source>an array with the tokens of each plane for every expert</source>
        <translation>包含每个专家各位平面 token 数的数组</translation>
    </message>
    <message>
        <source>{} experts are more than {}</source>
        <translation>专家 {} 个，超过 {} 个</translation>
    </message>
    <message>
        <source>Up to ZeRO-1 DeepSpeed keeps gradients in 16 bits beside their fp32 sums.</source>
        <translation>在 ZeRO-1 及以下，DeepSpeed 除 fp32 累加值外还保留 16 位梯度。</translation>
    </message>
    <message>
        <source>DeepSpeed keeps no gradients beside those it sums up here.</source>
        <translation>DeepSpeed 除此处累加的梯度外不保留其他梯度。</translation>
    </message>
    <message>
        <source>In a pipeline torchtitan keeps whole gradients until the last microbatch.</source>
        <translation>在流水线中，torchtitan 保留完整梯度直到最后一个微批次。</translation>
    </message>
    <message>
        <source>Nothing in it says how fast planes can be loaded</source>
        <translation>其中没有说明位平面的加载速度</translation>
    </message>
    <message>
        <source>Run fio with rw=read or rw=randread.</source>
        <translation>请用 rw=read 或 rw=randread 运行 fio。</translation>
    </message>
    <message>
        <source>Run nvbandwidth with the test host_to_device_memcpy_ce.</source>
        <translation>请用 host_to_device_memcpy_ce 测试运行 nvbandwidth。</translation>
    </message>
    <message>
        <source>This is neither JSON of fio nor output of nvbandwidth</source>
        <translation>这既不是 fio 的 JSON，也不是 nvbandwidth 的输出</translation>
    </message>
    <message>
        <source>Run fio with --output-format=json, or nvbandwidth.</source>
        <translation>请用 --output-format=json 运行 fio，或运行 nvbandwidth。</translation>
    </message>
    <message>
        <source>&quot;best&quot; or an array per layer with experts</source>
        <translation>&quot;best&quot; 或每个含专家的层一个数组</translation>
    </message>
    <message>
        <source>an array, bits per expert</source>
        <translation>数组，每个专家的位数</translation>
    </message>
    <message>
        <source>memory for planes of experts</source>
        <translation>专家位平面的显存</translation>
    </message>
    <message>
        <source>Bit budget</source>
        <translation>位预算</translation>
    </message>
    <message>
        <source>Experts in few bits (D²MoE, arXiv 2504.15299): memory of one GPU for planes of experts; what does not fit is loaded when a token asks for it. 0: experts are not cut into planes.</source>
        <translation>少位数专家（D²MoE，arXiv 2504.15299）：单个 GPU 用于专家位平面的显存；放不下的部分在 token 需要时加载。0：专家不切分为位平面。</translation>
    </message>
    <message>
        <source>not cut into planes</source>
        <translation>不切分为位平面</translation>
    </message>
    <message>
        <source>bits of the base</source>
        <translation>基底的位数</translation>
    </message>
    <message>
        <source>Base bits</source>
        <translation>基底位数</translation>
    </message>
    <message>
        <source>Bits a weight of the lowest plane, which has a scale and a zero point a group.</source>
        <translation>最低位平面每个权重的位数；它每组有一个缩放因子和一个零点。</translation>
    </message>
    <message>
        <source>planes of experts</source>
        <translation>专家的位平面</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>位平面</translation>
    </message>
    <message>
        <source>How many widths there are: the base, and planes of one bit a weight on it.</source>
        <translation>位宽的种数：基底，以及其上每权重一位的位平面。</translation>
    </message>
    <message>
        <source>weights that share a scale</source>
        <translation>共用一个缩放因子的权重</translation>
    </message>
    <message>
        <source>Weights that share a scale: smaller groups are closer to the weights and take more bytes.</source>
        <translation>共用一个缩放因子的权重数：组越小越接近原权重，占用字节也越多。</translation>
    </message>
    <message>
        <source>order of loading planes</source>
        <translation>位平面的加载顺序</translation>
    </message>
    <message>
        <source>Order of loading</source>
        <translation>加载顺序</translation>
    </message>
    <message>
        <source>Which plane of a layer is loaded next. Hottest bit first: of the next planes of the experts the one that most tokens want.</source>
        <translation>接下来加载层中的哪个位平面。最热的位优先：各专家的下一个位平面中，最多 token 需要的那个。</translation>
    </message>
    <message>
        <source>bits of experts</source>
        <translation>专家的位数</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>专家的位数</translation>
    </message>
    <message>
        <source>Bits of each expert that stay in memory.</source>
        <translation>每个专家留在显存中的位数。</translation>
    </message>
    <message>
        <source>Hottest bit first</source>
        <translation>最热的位优先</translation>
    </message>
    <message>
        <source>Expert after expert</source>
        <translation>逐个专家</translation>
    </message>
    <message>
        <source>Largest plane first</source>
        <translation>最大的位平面优先</translation>
    </message>
    <message>
        <source>Least time</source>
        <translation>最短时间</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>价值最高者</translation>
    </message>
    <message>
        <source>{:.2f} bits on average in {} layers</source>
        <translation>平均 {:.2f} 位，共 {} 层</translation>
    </message>
    <message>
        <source>{} layers cannot be put on {} stages</source>
        <translation>{} 层无法放到 {} 个阶段上</translation>
    </message>
    <message>
        <source>Every stage needs a layer.</source>
        <translation>每个阶段都需要一层。</translation>
    </message>
    <message>
        <source>speeds of stages and times of layers have to be above 0</source>
        <translation>阶段的速度和层的时间必须大于 0</translation>
    </message>
    <message>
        <source>A stage that is gone altogether needs a spare or a checkpoint.</source>
        <translation>完全失去的阶段需要备用节点或检查点。</translation>
    </message>
    <message>
        <source>bytes are given for {} layers of {}, at least 0 each</source>
        <translation>给出了 {} 层的字节数（共 {} 层，每层须不小于 0）</translation>
    </message>
    <message>
        <source>caps or times are given for {} stages of {}, at least 0 each</source>
        <translation>给出了 {} 个阶段的上限或时间（共 {} 个阶段，每个须不小于 0）</translation>
    </message>
    <message>
        <source>the present layers per stage are not {} layers on {} stages</source>
        <translation>当前每阶段的层数与 {} 层、{} 个阶段不符</translation>
    </message>
    <message>
        <source>no partition of the layers keeps within the caps</source>
        <translation>没有任何层切分能满足上限</translation>
    </message>
    <message>
        <source>Caps {:.3f} times as large would do.</source>
        <translation>上限为 {:.3f} 倍即可。</translation>
    </message>
    <message>
        <source>Every stage has to hold a layer at least.</source>
        <translation>每个阶段至少须持有一层。</translation>
    </message>
    <message>
        <source>No replica of stage {} is left.</source>
        <translation>阶段 {} 没有剩余的副本。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep a spare node for it.</source>
        <translation>从检查点重启，或为其保留备用节点。</translation>
    </message>
    <message>
        <source>Optimizer states of the lost ranks are nowhere else.</source>
        <translation>失去的 rank 的优化器状态在别处没有。</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory, or states that are not sharded over all replicas, would keep them; otherwise restart from the checkpoint.</source>
        <translation>在对等方的内存中保留副本，或不在所有副本间分片状态，即可保住它们；否则从检查点重启。</translation>
    </message>
    <message>
        <source>Optimizer states are lost together with their copies, which neighbouring replicas hold.</source>
        <translation>优化器状态连同相邻副本所持的拷贝一起失去。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or spread neighbouring replicas over more nodes.</source>
        <translation>从检查点重启，或将相邻副本分布到更多节点上。</translation>
    </message>
    <message>
        <source>The nodes left do not hold one replica.</source>
        <translation>剩余节点放不下一个副本。</translation>
    </message>
    <message>
        <source>No number of replicas works on the nodes left: {}</source>
        <translation>在剩余节点上，任何副本数都不可行：{}</translation>
    </message>
    <message>
        <source>Lower the degrees of parallelism, or add spare nodes.</source>
        <translation>降低并行度，或增加备用节点。</translation>
    </message>
    <message>
        <source>The batch goes down to {} sequences, which {} replicas share evenly.</source>
        <translation>批次减至 {} 个序列，由 {} 个副本均分。</translation>
    </message>
    <message>
        <source>No replica has all its stages left.</source>
        <translation>没有任何副本仍保有全部阶段。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or take a policy that uses parts of replicas.</source>
        <translation>从检查点重启，或采用能利用部分副本的策略。</translation>
    </message>
    <message>
        <source>{} of {} replicas share the batch.</source>
        <translation>{}/{} 个副本分担批次。</translation>
    </message>
    <message>
        <source>{} of {} replicas go on; a step has that share of its samples.</source>
        <translation>{}/{} 个副本继续运行；一步的样本数也按此比例。</translation>
    </message>
    <message>
        <source>Every replica of stage {} is slow: none has time for others.</source>
        <translation>阶段 {} 的所有副本都慢：没有一个能顾及其他副本。</translation>
    </message>
    <message>
        <source>Resize, or move layers away from it.</source>
        <translation>调整微批次大小，或把层移出该阶段。</translation>
    </message>
    <message>
        <source>Take one chunk, or a policy that leaves the stages where they are.</source>
        <translation>采用一个块，或采用不移动阶段的策略。</translation>
    </message>
    <message>
        <source>No pipeline of what is left holds the layers.</source>
        <translation>剩余部分组成的任何流水线都放不下这些层。</translation>
    </message>
    <message>
        <source>Spare nodes, or less memory a layer, would make one fit.</source>
        <translation>增加备用节点或减少每层显存即可放下。</translation>
    </message>
    <message>
        <source>{} of {} replicas go on, weak ones with as many stages as they have left.</source>
        <translation>{}/{} 个副本继续运行，受损的副本以其剩余的阶段数运行。</translation>
    </message>
    <message>
        <source>There is no stage before the one stage there is.</source>
        <translation>只有一个阶段，其前没有阶段。</translation>
    </message>
    <message>
        <source>Take at least two stages.</source>
        <translation>请至少采用两个阶段。</translation>
    </message>
    <message>
        <source>Replica {} lost stage {} together with stage {}, which holds its layers.</source>
        <translation>副本 {} 同时失去了阶段 {} 和持有其层的阶段 {}。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint, or keep neighbouring stages on nodes that do not fail together.</source>
        <translation>从检查点重启，或将相邻阶段放在不会同时故障的节点上。</translation>
    </message>
    <message>
        <source>More stages, or sharded weights, would leave room.</source>
        <translation>增加阶段或对权重分片可腾出空间。</translation>
    </message>
    <message>
        <source>Stage {} has no memory for microbatches {:.2f} times as large: {} are missing.</source>
        <translation>阶段 {} 没有显存容纳 {:.2f} 倍大小的微批次：缺 {}。</translation>
    </message>
    <message>
        <source>Moving layers away from it, recomputing, or rerouting microbatches would do.</source>
        <translation>把层移出该阶段、重计算或改派微批次即可。</translation>
    </message>
    <message>
        <source>Stage {} takes {:.3f} sequences at a time instead of {}, a mean of whole ones that may add up to {} to a step.</source>
        <translation>阶段 {} 每次处理 {:.3f} 个序列，而非 {} 个；这是整数个的平均，可能使一步最多延长 {}。</translation>
    </message>
    <message>
        <source>The stages have no memory for the layers of the slow one: {}.</source>
        <translation>各阶段没有显存容纳慢阶段的层：{}。</translation>
    </message>
    <message>
        <source>Recomputing, offloading or smaller microbatches would leave room.</source>
        <translation>重计算、卸载或更小的微批次可腾出空间。</translation>
    </message>
    <message>
        <source>Moving layers gains nothing: microbatches are resized.</source>
        <translation>移动层没有收益：改为调整微批次大小。</translation>
    </message>
    <message>
        <source>{} layers change their stage.</source>
        <translation>{} 层更换阶段。</translation>
    </message>
    <message>
        <source>There is one stage: no other can take its layers.</source>
        <translation>只有一个阶段：没有其他阶段可接收其层。</translation>
    </message>
    <message>
        <source>Resize, or take at least two stages.</source>
        <translation>调整微批次大小，或至少采用两个阶段。</translation>
    </message>
    <message>
        <source>Layers are moved between stages of one chunk a rank.</source>
        <translation>层只在每个 rank 一个块的阶段之间移动。</translation>
    </message>
    <message>
        <source>Resize, or take a schedule of one chunk.</source>
        <translation>调整微批次大小，或采用一个块的调度。</translation>
    </message>
    <message>
        <source>Higher clocks gain nothing: layers move as without.</source>
        <translation>提高时钟频率没有收益：层的移动与不提高时相同。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages.</source>
        <translation>弱阶段的时钟频率最高提至 {:.3f} 倍。</translation>
    </message>
    <message>
        <source>Spare nodes take the places of all lost ones.</source>
        <translation>备用节点取代所有失去的节点。</translation>
    </message>
    <message>
        <source>Nothing that the plan uses is lost or slow.</source>
        <translation>方案所用的部分没有失去或变慢的。</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states of the lost ranks are nowhere else.</source>
        <translation>有备用节点，但失去的 rank 的优化器状态在别处没有。</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory would keep them; otherwise restart from the checkpoint.</source>
        <translation>在对等方的内存中保留副本即可保住它们；否则从检查点重启。</translation>
    </message>
    <message>
        <source>Spare nodes are there, but optimizer states were lost with their copies.</source>
        <translation>有备用节点，但优化器状态连同其拷贝一起失去了。</translation>
    </message>
    <message>
        <source>Restart from the checkpoint.</source>
        <translation>从检查点重启。</translation>
    </message>
    <message>
        <source>times are given for {} lanes of {}</source>
        <translation>给出了 {} 条泳道的时间（共 {} 条）</translation>
    </message>
    <message>
        <source>boundaries, splits and stand-ins do not fit {} lanes</source>
        <translation>边界、切分和替补与 {} 条泳道不符</translation>
    </message>
    <message>
        <source>a replica has {} microbatches</source>
        <translation>某个副本有 {} 个微批次</translation>
    </message>
    <message>
        <source>passes take no negative time</source>
        <translation>计算的时间不能为负</translation>
    </message>
    <message>
        <source>lane {} stands in, but there are {}</source>
        <translation>泳道 {} 作为替补，但共有 {} 条</translation>
    </message>
    <message>
        <source>{} microbatches are too many to simulate</source>
        <translation>微批次达 {} 个，过多而无法模拟</translation>
    </message>
    <message>
        <source>the timeline has {} passes, more than the {} that are written down</source>
        <translation>时间线有 {} 次计算，超过可写出的 {} 次</translation>
    </message>
    <message>
        <source>Take fewer microbatches: what is between the first and the last ones repeats.</source>
        <translation>请减少微批次：首尾之间的部分是重复的。</translation>
    </message>
    <message>
        <source>{} stages of {} replicas that are not alike are too many to simulate</source>
        <translation>{1} 个互不相同的副本、每个 {0} 个阶段，数量过多，无法模拟</translation>
    </message>
    <message>
        <source>device {} is lost, but the cluster has {}</source>
        <translation>设备 {} 已失去，但集群共有 {} 个</translation>
    </message>
    <message>
        <source>Plan a part of the cluster by itself.</source>
        <translation>请单独为集群的一部分制定方案。</translation>
    </message>
    <message>
        <source>the cluster has {} devices; what losing some of them costs is reckoned for at most {}</source>
        <translation>集群有 {} 个设备；损失其中一部分的代价最多按 {} 个设备计算</translation>
    </message>
    <message>
        <source>Mend the plan first.</source>
        <translation>请先修正方案。</translation>
    </message>
    <message>
        <source>the schedule is impossible</source>
        <translation>该调度不可能成立</translation>
    </message>
    <message>
        <source>batch {} does not have each of the stages 0 to {} once</source>
        <translation>批次 {} 未恰好各有一次阶段 0 到 {}</translation>
    </message>
    <message>
        <source>Give one row for every batch and stage.</source>
        <translation>请为每个批次和阶段各给出一行。</translation>
    </message>
    <message>
        <source>the start of batch {} on stage 0 is missing</source>
        <translation>缺少批次 {} 在阶段 0 上的开始时间</translation>
    </message>
    <message>
        <source>Give start_us in the rows of stage 0.</source>
        <translation>请在阶段 0 的行中给出 start_us。</translation>
    </message>
    <message>
        <source>batch {} starts on stage 0 before batch {} has left it</source>
        <translation>批次 {} 在阶段 0 上开始时，批次 {} 尚未离开</translation>
    </message>
    <message>
        <source>Check start_us and dur_us of both.</source>
        <translation>请检查两者的 start_us 和 dur_us。</translation>
    </message>
    <message>
        <source>{}: found &quot;{}&quot;, where a number from 0 to {} is expected</source>
        <translation>{}：找到“{}”，此处应为 0 到 {} 之间的数</translation>
    </message>
    <message>
        <source>{}: found {}, where a whole number is expected</source>
        <translation>{}：找到 {}，此处应为整数</translation>
    </message>
    <message>
        <source>there are no batches</source>
        <translation>没有批次</translation>
    </message>
    <message>
        <source>the column {} is missing</source>
        <translation>缺少列 {}</translation>
    </message>
    <message>
        <source>Columns: batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens.</source>
        <translation>列：batch_id, stage, start_us, dur_us, num_tokens, num_prefill_tokens。</translation>
    </message>
    <message>
        <source>{} {}: {}</source>
        <translation>{} {}：{}</translation>
    </message>
    <message>
        <source>measurement {}: the stored file is not the one that was imported</source>
        <translation>测量 {}：存储的文件不是导入时的文件</translation>
    </message>
    <message>
        <source>measurement {}: {} of {} rows of the trace are there</source>
        <translation>测量 {}：trace 的行只有 {}/{} 行</translation>
    </message>
    <message>
        <source>links of</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>sizes of a collective</source>
        <translation>集合通信的大小</translation>
    </message>
    <message>
        <source>network tier</source>
        <translation>网络级别</translation>
    </message>
    <message>
        <source>routing pairs</source>
        <translation>路由对</translation>
    </message>
    <message>
        <source>trace chunk</source>
        <translation>trace 分段</translation>
    </message>
    <message>
        <source>counts of</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>load of window</source>
        <translation>窗口负载</translation>
    </message>
    <message>
        <source>sampled tokens of layer</source>
        <translation>采样 token，层</translation>
    </message>
    <message>
        <source>{}</source>
        <translation>{}</translation>
    </message>
    <message>
        <source>stage {}</source>
        <translation>阶段 {}</translation>
    </message>
    <message>
        <source>stages {}</source>
        <translation>阶段 {}</translation>
    </message>
    <message>
        <source>stage {} saves {}</source>
        <translation>阶段 {} 节省 {}</translation>
    </message>
    <message>
        <source>{} nothing: slack</source>
        <translation>{} 无收益：有余量</translation>
    </message>
    <message>
        <source>{} less than nothing: compressing takes longer than it saves</source>
        <translation>{} 得不偿失：压缩耗时多于所节省的时间</translation>
    </message>
    <message>
        <source>Compressing {} of {} sends back between stages saves {} of the step.</source>
        <translation>压缩阶段间 {}/{} 次反向发送可使步骤缩短 {}。</translation>
    </message>
    <message>
        <source>Compressing sends back between stages makes the step {} longer: compressing and decompressing take longer than the bytes saved.</source>
        <translation>压缩阶段间的反向发送会使步骤延长 {}：压缩与解压耗时多于所省字节的传输时间。</translation>
    </message>
    <message>
        <source>Compressing sends back between stages saves nothing: no pass waits for them.</source>
        <translation>压缩阶段间的反向发送没有收益：没有 pass 在等待它们。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves {} of the step.</source>
        <translation>一次性累加共享嵌入的梯度可使步骤缩短 {}。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once makes the step {} longer: one ring over both stages takes longer than two.</source>
        <translation>一次性累加共享嵌入的梯度会使步骤延长 {}：跨两个阶段的一个环比两个环更耗时。</translation>
    </message>
    <message>
        <source>Summing the tied embedding&apos;s gradients at once saves nothing.</source>
        <translation>一次性累加共享嵌入的梯度没有收益。</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves {} of the step; alone, {}.</source>
        <translation>压缩权重梯度可使步骤缩短 {}；单独时为 {}。</translation>
    </message>
    <message>
        <source>Compressing weight gradients makes the step {} longer; alone, {}.</source>
        <translation>压缩权重梯度会使步骤延长 {}；单独时为 {}。</translation>
    </message>
    <message>
        <source>Compressing weight gradients saves nothing; alone, {}.</source>
        <translation>压缩权重梯度没有收益；单独时为 {}。</translation>
    </message>
    <message>
        <source>Leave this traffic as it is</source>
        <translation>保持此流量不变</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix. Top-k sends the largest elements with their places. Quantised sends few bits an element and a scale for each block (ZeRO++). All three lose digits; what that does to the model is not estimated.</source>
        <translation>PowerSGD 以两个秩为 r 的窄因子代替完整梯度矩阵发送。Top-k 发送最大的元素及其位置。量化则每元素发送少量位，并为每块发送一个缩放因子（ZeRO++）。三者都会丢失精度；其对模型的影响不作估计。</translation>
    </message>
    <message>
        <source>… rank of sends</source>
        <translation>… 发送的秩</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of what is sent back between stages. Elements fall from n·m to r·(n + m).</source>
        <translation>PowerSGD：阶段间反向发送内容的因子秩 r。元素数从 n·m 降到 r·(n + m)。</translation>
    </message>
    <message>
        <source>compression rank of weight gradients</source>
        <translation>权重梯度的压缩秩</translation>
    </message>
    <message>
        <source>… rank of gradients</source>
        <translation>… 梯度的秩</translation>
    </message>
    <message>
        <source>PowerSGD: rank r of the factors of weight gradients, at most the smaller side of a matrix. Norms and biases travel whole.</source>
        <translation>PowerSGD：权重梯度因子的秩 r，至多为矩阵的较小边。归一化参数和偏置完整传输。</translation>
    </message>
    <message>
        <source>bits of compressed elements</source>
        <translation>压缩元素的位数</translation>
    </message>
    <message>
        <source>elements that share a scale</source>
        <translation>共用一个缩放因子的元素数</translation>
    </message>
    <message>
        <source>… block size</source>
        <translation>… 块大小</translation>
    </message>
    <message>
        <source>Quantised: elements that share a scale of 4 bytes.</source>
        <translation>量化：共用一个 4 字节缩放因子的元素数。</translation>
    </message>
    <message>
        <source>share of elements kept</source>
        <translation>保留元素的比例</translation>
    </message>
    <message>
        <source>… kept elements</source>
        <translation>… 保留元素</translation>
    </message>
    <message>
        <source>Top-k: share of the elements that are sent, each with its place in 4 bytes.</source>
        <translation>Top-k：发送元素的比例，每个元素附带 4 字节的位置。</translation>
    </message>
    <message>
        <source>Which traffic is compressed: weight gradients, gradients sent back between stages; and whether both stages of a tied embedding sum its gradients at once, which loses nothing and needs no kind of compression.</source>
        <translation>压缩哪些流量：权重梯度、阶段间反向发送的梯度；以及共享嵌入的两个阶段是否一次性累加其梯度，后者无损且不需要压缩方式。</translation>
    </message>
    <message>
        <source>compression of the epilogue only</source>
        <translation>仅压缩尾段</translation>
    </message>
    <message>
        <source>… epilogue only</source>
        <translation>… 仅尾段</translation>
    </message>
    <message>
        <source>compressed links</source>
        <translation>压缩的链路</translation>
    </message>
    <message>
        <source>… over links</source>
        <translation>… 经由链路</translation>
    </message>
    <message>
        <source>Between which stages sends are compressed: all, or those on different nodes.</source>
        <translation>压缩哪些阶段之间的发送：全部，或位于不同节点上的阶段之间。</translation>
    </message>
    <message>
        <source>error feedback</source>
        <translation>误差反馈</translation>
    </message>
    <message>
        <source>… error feedback</source>
        <translation>… 误差反馈</translation>
    </message>
    <message>
        <source>PowerSGD and top-k: what a message lost is kept and added to the next one. Costs a copy of what is compressed. Quantised messages have none.</source>
        <translation>PowerSGD 和 Top-k：消息丢失的部分被保留并加到下一条消息。代价是被压缩内容的一份副本。量化消息没有误差反馈。</translation>
    </message>
    <message>
        <source>Numbers of the pipeline stages whose weight gradients are compressed. Empty: all of them.</source>
        <translation>压缩其权重梯度的流水线阶段编号。留空：全部。</translation>
    </message>
    <message>
        <source>compression of critical stages only</source>
        <translation>仅压缩关键阶段</translation>
    </message>
    <message>
        <source>… critical stages</source>
        <translation>… 关键阶段</translation>
    </message>
    <message>
        <source>Instead of a list of stages: those whose gradient reduction the step waits for, found by the simulation.</source>
        <translation>代替阶段列表：步骤等待其梯度归约的阶段，由模拟找出。</translation>
    </message>
    <message>
        <source>cost of compression</source>
        <translation>压缩成本</translation>
    </message>
    <message>
        <source>… measured cost</source>
        <translation>… 实测成本</translation>
    </message>
    <message>
        <source>free</source>
        <translation>无代价</translation>
    </message>
    <message>
        <source>an array of {} numbers, one for each layer</source>
        <translation>含 {} 个数的数组，每层一个</translation>
    </message>
    <message>
        <source>a number from 0 to {}</source>
        <translation>0 到 {} 之间的数</translation>
    </message>
    <message>
        <source>an array with the seconds of every layer</source>
        <translation>包含每层秒数的数组</translation>
    </message>
    <message>
        <source>an array of at most {} tables</source>
        <translation>至多 {} 个表的数组</translation>
    </message>
    <message>
        <source>two tables are of the same device, TP and microbatch size</source>
        <translation>两个表的设备、TP 和微批次大小相同</translation>
    </message>
    <message>
        <source>an array of node numbers</source>
        <translation>节点编号的数组</translation>
    </message>
    <message>
        <source>an array of at most {} groups of nodes</source>
        <translation>至多 {} 个节点组的数组</translation>
    </message>
    <message>
        <source>a cluster has at most {} kinds of devices</source>
        <translation>集群至多有 {} 种设备</translation>
    </message>
    <message>
        <source>the synchronisation of the embedding has nothing to do: no two stages hold it</source>
        <translation>嵌入同步无事可做：没有两个阶段持有它</translation>
    </message>
    <message>
        <source>there are no replicas whose weight gradients could be compressed</source>
        <translation>没有可压缩权重梯度的副本</translation>
    </message>
    <message>
        <source>there is one stage: nothing is sent back between stages</source>
        <translation>只有一个阶段：阶段间没有反向发送</translation>
    </message>
    <message>
        <source>{} works on whole gradients: sharded ones travel uncompressed</source>
        <translation>{} 作用于完整梯度：切分的梯度不经压缩传输</translation>
    </message>
    <message>
        <source>Quantise them</source>
        <translation>将其量化</translation>
    </message>
    <message>
        <source>elements of {} bits: there are kernels for 4 and for 8</source>
        <translation>元素为 {} 位：只有 4 位和 8 位的内核</translation>
    </message>
    <message>
        <source>Use 8 bits</source>
        <translation>使用 8 位</translation>
    </message>
    <message>
        <source>Use 4 bits</source>
        <translation>使用 4 位</translation>
    </message>
    <message>
        <source>without error feedback what {} loses is lost for good; what that does to the model is not estimated</source>
        <translation>没有误差反馈，{} 丢失的内容不可挽回；其对模型的影响不作估计</translation>
    </message>
    <message>
        <source>Keep the errors</source>
        <translation>保留误差</translation>
    </message>
    <message>
        <source>PowerSGD, rank {} between stages, rank {} of weight gradients</source>
        <translation>PowerSGD，阶段间秩 {}，权重梯度秩 {}</translation>
    </message>
    <message>
        <source>PowerSGD, rank {}</source>
        <translation>PowerSGD，秩 {}</translation>
    </message>
    <message>
        <source>top-k, {:.3g} % of the elements</source>
        <translation>Top-k，{:.3g} % 的元素</translation>
    </message>
    <message>
        <source>quantised, {} bits</source>
        <translation>量化，{} 位</translation>
    </message>
    <message>
        <source>the layers of {} were not measured on {} with TP {}</source>
        <translation>{} 的层未在 {} 上以 TP {} 测量</translation>
    </message>
    <message>
        <source>measured layers say nothing about context parallelism</source>
        <translation>实测的层不说明上下文并行</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>节点之间</translation>
    </message>
    <message>
        <source>{} on {} nodes</source>
        <translation>{}（{} 个节点）</translation>
    </message>
    <message>
        <source>recoveries take {:.0f} % of the time between losses, and begin anew</source>
        <translation>恢复占两次损失之间时间的 {:.0f} %，并会重新开始</translation>
    </message>
    <message>
        <source>the horizon is too short for as many losses as repairs</source>
        <translation>时间跨度太短，损失次数与修复次数未达平衡</translation>
    </message>
    <message>
        <source>nodes of a rack are lost together, and are counted one by one here</source>
        <translation>同一机架的节点会一起丢失，此处逐个计数</translation>
    </message>
    <message>
        <source>so many nodes are under repair that fewer are left to fail</source>
        <translation>修复中的节点很多，可能故障的节点变少</translation>
    </message>
    <message>
        <source>Write milliseconds, add or remove, and a node: 1000,add,n03.</source>
        <translation>请写毫秒、add 或 remove 以及节点：1000,add,n03。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where an event is expected</source>
        <translation>找到“{}”，此处应为事件</translation>
    </message>
    <message>
        <source>the event is before the one above it</source>
        <translation>此事件早于上一事件</translation>
    </message>
    <message>
        <source>the trace has more than {} events</source>
        <translation>trace 的事件超过 {} 个</translation>
    </message>
    <message>
        <source>{} is added, but it is there.</source>
        <translation>{} 被添加，但它已存在。</translation>
    </message>
    <message>
        <source>{} is removed, but it is not there.</source>
        <translation>{} 被移除，但它不存在。</translation>
    </message>
    <message>
        <source>The timeout of the {} ({:.3g} s) has to be shorter than that of the {} ({:.3g} s).</source>
        <translation>{}的超时（{:.3g} s）必须短于{}的超时（{:.3g} s）。</translation>
    </message>
    <message>
        <source>A lighthouse that waits {:.3g} s misses replicas that say every {:.3g} s that they live.</source>
        <translation>等待 {:.3g} s 的 lighthouse 会错过每 {:.3g} s 报告一次存活的副本。</translation>
    </message>
    <message>
        <source>Replicas that may take {:.3g} s to join come too late for a quorum that waits {:.3g} s.</source>
        <translation>加入可耗时 {:.3g} s 的副本赶不上只等待 {:.3g} s 的 quorum。</translation>
    </message>
    <message>
        <source>The timeout of the process group ({:.3g} s) is no longer than a step of {:.3g} s.</source>
        <translation>进程组的超时（{:.3g} s）不长于 {:.3g} s 的一步。</translation>
    </message>
    <message>
        <source>A recovery takes {:.3g} s, and the quorum waits {:.3g} s.</source>
        <translation>一次恢复需 {:.3g} s，而 quorum 等待 {:.3g} s。</translation>
    </message>
    <message>
        <source>serving with context parallelism is not modelled</source>
        <translation>未对带上下文并行的推理服务建模</translation>
    </message>
    <message>
        <source>a serving pipeline has one chunk a stage, not {}</source>
        <translation>推理流水线每阶段只有一个块，而不是 {}</translation>
    </message>
    <message>
        <source>Set it to 1.</source>
        <translation>将其设为 1。</translation>
    </message>
    <message>
        <source>nodes of unlike devices: {}</source>
        <translation>设备不同的节点：{}</translation>
    </message>
    <message>
        <source>nodes of other devices</source>
        <translation>其他设备的节点</translation>
    </message>
    <message>
        <source>{} times</source>
        <translation>{} 倍</translation>
    </message>
    <message>
        <source>nested planes instead of a copy a width</source>
        <translation>用嵌套的位平面，而非每种位宽一份拷贝</translation>
    </message>
    <message>
        <source>1.91 to 4.95 times the throughput</source>
        <translation>吞吐量为 1.91 至 4.95 倍</translation>
    </message>
    <message>
        <source>{} the bytes saved</source>
        <translation>字节数节省：{}</translation>
    </message>
    <message>
        <source>Throughput gains what loading gains: as much as bytes where the load lane is the busier, more where copies no longer fit.</source>
        <translation>吞吐量的收益即加载的收益：加载泳道更忙时与字节数相同，拷贝放不下时更多。</translation>
    </message>
    <message>
        <source>1.11 to 1.21 times the throughput</source>
        <translation>吞吐量为 1.11 至 1.21 倍</translation>
    </message>
    <message>
        <source>tokens per second, experts in few bits</source>
        <translation>每秒 token 数，少位数专家</translation>
    </message>
    <message>
        <source>planes of experts that stay in memory</source>
        <translation>留在显存中的专家位平面</translation>
    </message>
    <message>
        <source>planes of experts loaded a token</source>
        <translation>每个 token 加载的专家位平面</translation>
    </message>
    <message>
        <source>computing waits for planes</source>
        <translation>计算等待位平面</translation>
    </message>
    <message>
        <source>This plan serves requests. Memory and time are those of training the model on this layout; latencies and what fits are found by serving it.</source>
        <translation>此方案用于推理服务。内存和时间是在该布局上训练时的数值；延迟和可容纳量需通过服务仿真得出。</translation>
    </message>
    <message>
        <source>there are no requests</source>
        <translation>没有请求</translation>
    </message>
    <message>
        <source>Give a table with a header and a row for every request.</source>
        <translation>请给出带表头且每个请求一行的表格。</translation>
    </message>
    <message>
        <source>this is no header of a trace of requests: {}</source>
        <translation>这不是请求 trace 的表头：{}</translation>
    </message>
    <message>
        <source>Columns: TIMESTAMP, ContextTokens, GeneratedTokens; or arrived_at, num_prefill_tokens, num_decode_tokens; or Timestamp, Request tokens, Response tokens.</source>
        <translation>列：TIMESTAMP, ContextTokens, GeneratedTokens；或 arrived_at, num_prefill_tokens, num_decode_tokens；或 Timestamp, Request tokens, Response tokens。</translation>
    </message>
    <message>
        <source>{}: found {}, where {} is expected</source>
        <translation>{}：找到{}，此处应为{}</translation>
    </message>
    <message>
        <source>this row ends before its last column</source>
        <translation>此行在最后一列之前结束</translation>
    </message>
    <message>
        <source>a whole number from 0 to {}</source>
        <translation>0 到 {} 之间的整数</translation>
    </message>
    <message>
        <source>a number of seconds or a date and time</source>
        <translation>秒数或日期时间</translation>
    </message>
    <message>
        <source>Columns that say nothing about requests are not used: {}.</source>
        <translation>与请求无关的列未使用：{}。</translation>
    </message>
    <message>
        <source>{} of {} requests have no prompt or no output: they failed, and are left out.</source>
        <translation>{1} 个请求中有 {0} 个没有提示词或没有输出：这些请求失败了，已略去。</translation>
    </message>
    <message>
        <source>{} of {} requests arrive before the row in front of them; they are sorted by their times.</source>
        <translation>{1} 个请求中有 {0} 个的到达时间早于前一行；已按时间排序。</translation>
    </message>
    <message>
        <source>The trace has no times of arrival: all requests arrive at once.</source>
        <translation>trace 没有到达时间：所有请求同时到达。</translation>
    </message>
    <message>
        <source>there are more than {} requests</source>
        <translation>请求超过 {} 个</translation>
    </message>
    <message>
        <source>Split the trace.</source>
        <translation>请拆分 trace。</translation>
    </message>
    <message>
        <source>planes that tokens ask for</source>
        <translation>token 请求的位平面</translation>
    </message>
    <message>
        <source>Tokens ask for</source>
        <translation>token 请求</translation>
    </message>
    <message>
        <source>Which planes of an expert a token computes with. Those in memory: what is kept, and the base of an expert of which nothing is. All of the first pick: dual routing by rank, the base of the other picks.</source>
        <translation>token 用专家的哪些位平面计算。显存中的：所保留的位平面；毫无保留的专家则用其基底。首选专家的全部：按名次的双重路由，其余所选专家用基底。</translation>
    </message>
    <message>
        <source>where planes are loaded from</source>
        <translation>位平面的加载来源</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>加载来源</translation>
    </message>
    <message>
        <source>Where planes are that are not in the GPU&apos;s memory. As usual: host memory, or drives where host and GPU share one memory.</source>
        <translation>不在 GPU 显存中的位平面所在之处。按惯例：主机内存；主机与 GPU 共用内存时为硬盘。</translation>
    </message>
    <message>
        <source>sequences decoded at once</source>
        <translation>同时解码的序列</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列数</translation>
    </message>
    <message>
        <source>Sequences that are decoded at once: a plane that several of them ask for is loaded once.</source>
        <translation>同时解码的序列数：其中多个序列请求的位平面只加载一次。</translation>
    </message>
    <message>
        <source>layers that experts are known ahead</source>
        <translation>提前知道专家的层数</translation>
    </message>
    <message>
        <source>Known ahead</source>
        <translation>提前知道</translation>
    </message>
    <message>
        <source>So many layers ahead it is known which experts are picked, so that their planes can be loaded. 0: when the router of the layer has run.</source>
        <translation>提前多少层知道选中哪些专家，从而可加载其位平面。0：该层的路由器运行之后。</translation>
    </message>
    <message>
        <source>What the cluster does: it trains the model, or answers requests with it.</source>
        <translation>集群的用途：训练模型，或用它应答请求。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>scheduler of requests</source>
        <translation>请求调度器</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>Who decides what goes into the next batch: whole batches until their end, prompts before decodes, or pieces of prompts beside decodes, so that no decode waits for a whole prompt (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484).</source>
        <translation>决定下一批内容的方式：整批运行到结束、提示词先于解码，或将提示词分块与解码并行，使解码不必等待整个提示词（SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484）。</translation>
    </message>
    <message>
        <source>tokens of a batch</source>
        <translation>批次的 token 数</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>token 预算</translation>
    </message>
    <message>
        <source>Most tokens of one batch: of prompt pieces and decodes together. A smaller one keeps the gaps between tokens short, a larger one uses the GPU better.</source>
        <translation>一批的最大 token 数（提示词分块与解码合计）。较小则 token 间隔短，较大则 GPU 利用更充分。</translation>
    </message>
    <message>
        <source>as the scheduler</source>
        <translation>按调度器默认</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Most requests that run at the same time on a replica.</source>
        <translation>一个副本上同时运行的最大请求数。</translation>
    </message>
    <message>
        <source>compaction of slots</source>
        <translation>槽位压缩</translation>
    </message>
    <message>
        <source>Compact slots</source>
        <translation>压缩槽位</translation>
    </message>
    <message>
        <source>Temporal fusion: slots of finished requests are free at once. Off: they stay taken until the longest request of their batch ends.</source>
        <translation>时间融合：已完成请求的槽位立即释放。关闭：直到同批最长的请求结束才释放。</translation>
    </message>
    <message>
        <source>routing of requests</source>
        <translation>请求路由</translation>
    </message>
    <message>
        <source>Which replica</source>
        <translation>分配方式</translation>
    </message>
    <message>
        <source>Which replica takes a request.</source>
        <translation>由哪个副本接收请求。</translation>
    </message>
    <message>
        <source>seed of random routing</source>
        <translation>随机路由的种子</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed sends the same requests to the same replicas.</source>
        <translation>相同的种子把相同的请求送到相同的副本。</translation>
    </message>
    <message>
        <source>served weights</source>
        <translation>服务时的权重</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Format of the weights while they serve; embedding, output layer and norms stay in 16 bits.</source>
        <translation>服务时权重的格式；嵌入、输出层和归一化保持 16 位。</translation>
    </message>
    <message>
        <source>bytes of a key or value</source>
        <translation>键值元素的字节数</translation>
    </message>
    <message>
        <source>Cache element</source>
        <translation>缓存元素</translation>
    </message>
    <message>
        <source>Bytes of an element of the key-value cache: 2 in 16 bits, 1 in 8.</source>
        <translation>键值缓存一个元素的字节数：16 位为 2，8 位为 1。</translation>
    </message>
    <message>
        <source>tokens of a cache block</source>
        <translation>缓存块的 token 数</translation>
    </message>
    <message>
        <source>Cache block</source>
        <translation>缓存块</translation>
    </message>
    <message>
        <source>Tokens of a block of the key-value cache; a request takes whole blocks.</source>
        <translation>键值缓存一块的 token 数；请求按整块占用。</translation>
    </message>
    <message>
        <source>memory of the engine</source>
        <translation>引擎内存</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>使用内存</translation>
    </message>
    <message>
        <source>Share of a GPU&apos;s memory that the engine takes for weights, activations and cache.</source>
        <translation>引擎用于权重、激活和缓存的 GPU 内存份额。</translation>
    </message>
    <message>
        <source>prompt tokens found in the cache</source>
        <translation>缓存命中的提示 token</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>前缀命中</translation>
    </message>
    <message>
        <source>Share of prompt tokens whose keys and values are there already, from requests before.</source>
        <translation>其键值已由先前请求算出的提示 token 份额。</translation>
    </message>
    <message>
        <source>lengths of requests</source>
        <translation>请求长度</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Tokens of prompt and output: fixed:2048:256, uniform:1024:4096:10 or zipf:0.4:1024:4096:10 (shortest, longest, prompt tokens for each of output).</source>
        <translation>提示词和输出的 token 数：fixed:2048:256、uniform:1024:4096:10 或 zipf:0.4:1024:4096:10（最短、最长、每个输出 token 对应的提示词 token 数）。</translation>
    </message>
    <message>
        <source>arrivals of requests</source>
        <translation>请求到达</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>number of requests</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>How many requests are simulated.</source>
        <translation>仿真多少个请求。</translation>
    </message>
    <message>
        <source>seed of the requests</source>
        <translation>请求的种子</translation>
    </message>
    <message>
        <source>Seed of requests</source>
        <translation>请求种子</translation>
    </message>
    <message>
        <source>The same seed gives the same requests; another rate keeps their lengths.</source>
        <translation>相同的种子给出相同的请求；改变速率时其长度不变。</translation>
    </message>
    <message>
        <source>goal of the time to the first token</source>
        <translation>首个 token 时间的目标</translation>
    </message>
    <message>
        <source>TTFT goal</source>
        <translation>TTFT 目标</translation>
    </message>
    <message>
        <source>Seconds from arrival to the first token that 99 of 100 requests are to stay within.</source>
        <translation>从到达到首个 token 的秒数，100 个请求中应有 99 个不超过此值。</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>goal of the time per output token</source>
        <translation>每个输出 token 时间的目标</translation>
    </message>
    <message>
        <source>TPOT goal</source>
        <translation>TPOT 目标</translation>
    </message>
    <message>
        <source>Seconds between two tokens of a request that 99 of 100 requests are to stay within on average.</source>
        <translation>一个请求的两个 token 之间的秒数，100 个请求中应有 99 个的平均值不超过此值。</translation>
    </message>
    <message>
        <source>Those in memory</source>
        <translation>显存中的</translation>
    </message>
    <message>
        <source>All of the first pick</source>
        <translation>首选专家的全部</translation>
    </message>
    <message>
        <source>As usual with this device</source>
        <translation>按此设备的惯例</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Whole batches (FasterTransformer)</source>
        <translation>整批 (FasterTransformer)</translation>
    </message>
    <message>
        <source>Every iteration anew (Orca)</source>
        <translation>逐迭代 (Orca)</translation>
    </message>
    <message>
        <source>Prompts first (vLLM v0)</source>
        <translation>提示词优先 (vLLM v0)</translation>
    </message>
    <message>
        <source>One budget of tokens (vLLM)</source>
        <translation>统一 token 预算 (vLLM)</translation>
    </message>
    <message>
        <source>Prompts now and then (LightLLM)</source>
        <translation>间或提示词 (LightLLM)</translation>
    </message>
    <message>
        <source>Prompts in pieces (Sarathi)</source>
        <translation>提示词分块 (Sarathi)</translation>
    </message>
    <message>
        <source>Prompts in shrinking pieces (Sarathi)</source>
        <translation>递减提示词分块 (Sarathi)</translation>
    </message>
    <message>
        <source>Temporal fusion (Flover)</source>
        <translation>时间融合 (Flover)</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>To the least busy</source>
        <translation>给最空闲者</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>{} nodes are to be lost, of {} that the plan may use</source>
        <translation>方案可用 {1} 个节点，要失去 {0} 个</translation>
    </message>
    <message>
        <source>{} requests are longer than what the cache of a replica holds, {} tokens, and are left out: the first is number {}, of {} tokens.</source>
        <translation>{} 个请求超出一个副本的缓存容量（{} 个 token），已略去：第一个为编号 {}，有 {} 个 token。</translation>
    </message>
    <message>
        <source>stopped on request</source>
        <translation>已按要求停止</translation>
    </message>
    <message>
        <source>serving these requests takes longer than what can be simulated</source>
        <translation>处理这些请求所需的时间超出可仿真的范围</translation>
    </message>
    <message>
        <source>Check the arrivals, the rates of the devices and the number of requests.</source>
        <translation>请检查到达、设备的速率和请求数。</translation>
    </message>
    <message>
        <source>temporal fusion runs on one stage, not on {}</source>
        <translation>时间融合在一个阶段上运行，而非 {} 个</translation>
    </message>
    <message>
        <source>Set it to 1, or take another scheduler.</source>
        <translation>请设为 1，或采用其他调度器。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where lengths of requests are expected</source>
        <translation>找到“{}”，此处应为请求长度</translation>
    </message>
    <message>
        <source>Write fixed:P:D, uniform:a:b:PD or zipf:theta:min:max:PD, in tokens; PD is prompt by output.</source>
        <translation>请写 fixed:P:D、uniform:a:b:PD 或 zipf:theta:min:max:PD，以 token 计；PD 为提示词与输出之比。</translation>
    </message>
    <message>
        <source>found &quot;{}&quot;, where arrivals of requests are expected</source>
        <translation>找到“{}”，此处应为请求到达</translation>
    </message>
    <message>
        <source>This is no table of recoveries.</source>
        <translation>这不是恢复表。</translation>
    </message>
    <message>
        <source>The window writes it with its reports.</source>
        <translation>窗口会随报告写出它。</translation>
    </message>
    <message>
        <source>picks, expert and bits of each</source>
        <translation>各次选择的专家和位数</translation>
    </message>
    <message>
        <source>numbers, the expert and its bits</source>
        <translation>数字：专家及其位数</translation>
    </message>
    <message>
        <source>an expert that the token has not picked in this layer already</source>
        <translation>该 token 在此层尚未选过的专家</translation>
    </message>
    <message>
        <source>an array with the picks of each token, layer by layer</source>
        <translation>逐层列出每个 token 选择的数组</translation>
    </message>
    <message>
        <source>{} tokens are too many</source>
        <translation>{} 个 token 过多</translation>
    </message>
    <message>
        <source>The tokens pick {} experts in {} layers, those of {} pick {} in {}</source>
        <translation>这些 token 在 {1} 层中选 {0} 个专家，{2} 的在 {4} 层中选 {3} 个</translation>
    </message>
    <message>
        <source>Give tokens of this model.</source>
        <translation>请提供该模型的 token。</translation>
    </message>
    <message>
        <source>Launchers start one program on all nodes: on {} kinds of devices the microbatch, the recomputation and the share of the batch are the same, only the layers of stages may differ.</source>
        <translation>启动器在所有节点上启动同一程序：在 {} 种设备上微批次、重计算和批次份额相同，只有阶段的层数可以不同。</translation>
    </message>
    <message>
        <source>This starts a training. What serves is written for vLLM, SGLang and TensorRT-LLM.</source>
        <translation>这会启动训练。推理服务的设置请导出到 vLLM、SGLang 或 TensorRT-LLM。</translation>
    </message>
    <message>
        <source>{} keeps no goals by itself: measure them with its benchmark.</source>
        <translation>{} 本身不保证目标：请用其基准测试测量。</translation>
    </message>
    <message>
        <source>{} has no such scheduler as &quot;{}&quot;: it runs its own.</source>
        <translation>{} 没有“{}”这种调度器：它用自己的。</translation>
    </message>
    <message>
        <source>{} sends requests to the least busy replica by itself.</source>
        <translation>{} 会自行把请求送到最空闲的副本。</translation>
    </message>
    <message>
        <source>{} reads 4-bit weights from a checkpoint in that format.</source>
        <translation>{} 从该格式的检查点读取 4 位权重。</translation>
    </message>
    <message>
        <source>{} keeps keys and values in 2 bytes or in 1.</source>
        <translation>{} 以 2 字节或 1 字节保存键值。</translation>
    </message>
    <message>
        <source>vLLM has blocks of 1, 8, 16, 32, 64 or 128 tokens.</source>
        <translation>vLLM 的块为 1、8、16、32、64 或 128 token。</translation>
    </message>
    <message>
        <source>SGLang&apos;s fraction holds weights and cache alone: lower it where activations need more.</source>
        <translation>SGLang 的份额只含权重和缓存：激活需要更多时请调低。</translation>
    </message>
    <message>
        <source>This is one of {} replicas: start as many behind trtllm-serve&apos;s router.</source>
        <translation>这是 {} 个副本之一：请在 trtllm-serve 的路由器后启动同样多个。</translation>
    </message>
    <message>
        <source>TensorRT-LLM reads weights in 8 or 4 bits from a checkpoint in that format.</source>
        <translation>TensorRT-LLM 从该格式的检查点读取 8 位或 4 位权重。</translation>
    </message>
    <message>
        <source>reduction of gradients in fp32</source>
        <translation>以 FP32 归约梯度</translation>
    </message>
    <message>
        <source>Reduce in FP32</source>
        <translation>以 FP32 归约</translation>
    </message>
    <message>
        <source>Gradients that are held in 16 bits travel between replicas in 32 (DeepSpeed&apos;s communication_data_type, once fp32_allreduce): twice the bytes. Those held in 32 do so anyway.</source>
        <translation>以 16 位保存的梯度在副本间以 32 位传输 (DeepSpeed 的 communication_data_type，旧称 fp32_allreduce)：字节数加倍。以 32 位保存的本就如此。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no freedom of compression</source>
        <translation>“{}”不是压缩的自由度</translation>
    </message>
    <message>
        <source>there is no column &quot;{}&quot;</source>
        <translation>没有列“{}”</translation>
    </message>
    <message>
        <source>Needed are batch_num_prefill_tokens, batch_num_decode_tokens and batch_execution_time (in seconds).</source>
        <translation>需要 batch_num_prefill_tokens、batch_num_decode_tokens 和 batch_execution_time (秒)。</translation>
    </message>
    <message>
        <source>a batch needs a time and tokens above zero</source>
        <translation>批次的时间和 token 须大于零</translation>
    </message>
    <message>
        <source>{} requests are longer than the context of the model, {} tokens: the first is number {}, of {} tokens. Engines refuse them; here they are served.</source>
        <translation>{} 个请求超过模型上下文 {} token：首个为第 {} 号，{} token。引擎会拒绝；此处仍予处理。</translation>
    </message>
    <message>
        <source>Pricing layouts</source>
        <translation>正在评估布局</translation>
    </message>
    <message>
        <source>the trace of these requests is longer than {} MiB</source>
        <translation>这些请求的跟踪超过 {} MiB</translation>
    </message>
    <message>
        <source>Simulate fewer requests.</source>
        <translation>请模拟更少的请求。</translation>
    </message>
    <message>
        <source>There are no events in the trace.</source>
        <translation>trace 中没有事件。</translation>
    </message>
    <message>
        <source>What planes are worth is not given for {} planes of {} experts in {} layers</source>
        <translation>未给出 {2} 层中 {1} 个专家的 {0} 个位平面的价值</translation>
    </message>
    <message>
        <source>Give it anew, or &quot;proxy&quot;.</source>
        <translation>请重新给出，或用 &quot;proxy&quot;。</translation>
    </message>
    <message>
        <source>{}: {} to {} tokens/s</source>
        <translation>{}：{} 至 {} token/s</translation>
    </message>
    <message>
        <source>hottest bit first instead of expert after expert, 200 MB</source>
        <translation>最热的位优先，而非逐个专家，200 MB</translation>
    </message>
    <message>
        <source>An order gains where both lanes of a layer are about as busy and experts are unlike: without a trace all of them are picked as often, and many tokens hide every load.</source>
        <translation>只有当一层的两条通道大致同样繁忙且专家各不相同时，顺序才有收益：没有 trace 时所有专家被选中的次数相同，而大量 token 会掩盖所有加载。</translation>
    </message>
    <message>
        <source>planes that stay in memory instead of none, 1,600 MB</source>
        <translation>有位平面留在内存中，而非全不保留，1,600 MB</translation>
    </message>
    <message>
        <source>1.06 to 1.21 times the throughput</source>
        <translation>吞吐量的 1.06 至 1.21 倍</translation>
    </message>
    <message>
        <source>The fewer tokens of a batch share an expert, the less computing there is to load behind: of many small experts more has to stay than of a few large ones.</source>
        <translation>批次中共用一个专家的 token 越少，可用来掩盖加载的计算就越少：与少量大专家相比，大量小专家需要保留更多。</translation>
    </message>
    <message>
        <source>a budget of 1,600 instead of 200 MB, 32 requests</source>
        <translation>预算 1,600 MB 而非 200 MB，32 个请求</translation>
    </message>
    <message>
        <source>1.25 times: 66.45 to 83.14 tokens/s</source>
        <translation>1.25 倍：66.45 至 83.14 token/s</translation>
    </message>
    <message>
        <source>As above. Rates themselves do not compare: they do not say how many layers and experts their 2,500 MB are.</source>
        <translation>同上。速率本身不可比：作者没有说明其 2,500 MB 是多少层、多少专家。</translation>
    </message>
    <message>
        <source>all planes in memory, 2,500 MB, instead of 1,600 MB</source>
        <translation>所有位平面都在内存中，2,500 MB 而非 1,600 MB</translation>
    </message>
    <message>
        <source>1.06 times: 89.14 to 94.3 tokens/s</source>
        <translation>1.06 倍：89.14 至 94.3 token/s</translation>
    </message>
    <message>
        <source>The loads that are left at 1,600 MB hide behind computing here; theirs not all, which is what their scheduler does between them.</source>
        <translation>在 1,600 MB 时剩余的加载在这里被计算掩盖；作者那里并非全部如此，其间的差别正是其调度器的作用。</translation>
    </message>
    <message>
        <source>The authors of D²MoE about their runs, arXiv 2504.15299, beside this model with as much of all planes in memory, as many sequences, and loads as long beside computing as theirs. Their model and device are others and no code was released: claims, not targets.</source>
        <translation>D²MoE 作者对其运行的说法 (arXiv 2504.15299)，与本模型对照：内存中位平面所占比例、序列数以及加载相对计算的时长均与其相同。其模型和设备不同，且未发布代码：只是声称，并非目标。</translation>
    </message>
    <message>
        <source>energy of a token, experts in few bits</source>
        <translation>每个 token 的能耗，少位数专家</translation>
    </message>
    <message>
        <source>time to first token, p50</source>
        <translation>首 token 时间，p50</translation>
    </message>
    <message>
        <source>time to first token, p99</source>
        <translation>首 token 时间，p99</translation>
    </message>
    <message>
        <source>time per output token, p50</source>
        <translation>每个输出 token 的时间，p50</translation>
    </message>
    <message>
        <source>time per output token, p99</source>
        <translation>每个输出 token 的时间，p99</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>每秒输出 token 数</translation>
    </message>
    <message>
        <source>output tokens per second and GPU</source>
        <translation>每 GPU 每秒输出 token 数</translation>
    </message>
    <message>
        <source>stages stand still</source>
        <translation>阶段停顿</translation>
    </message>
    <message>
        <source>median bubble of a request</source>
        <translation>请求气泡的中位数</translation>
    </message>
    <message>
        <source>room for keys and values, tightest GPU</source>
        <translation>键和值的空间，最紧张的 GPU</translation>
    </message>
    <message>
        <source>lacking for one request, tightest GPU</source>
        <translation>一个请求所缺，最紧张的 GPU</translation>
    </message>
    <message>
        <source>Which plan to take depends on the latencies that are asked for: no plan that serves is recommended. Of each at most {} requests are simulated.</source>
        <translation>选用哪个方案取决于所要求的延迟：不推荐任何服务方案。每个方案最多模拟 {} 个请求。</translation>
    </message>
    <message>
        <source>passes wait for {} of {} sends</source>
        <translation>计算要等待 {1} 次发送中的 {0} 次</translation>
    </message>
    <message>
        <source>compressing takes longer than sending</source>
        <translation>压缩比发送更耗时</translation>
    </message>
    <message>
        <source>no pass waits for these sends</source>
        <translation>没有计算等待这些发送</translation>
    </message>
    <message>
        <source>one ring in place of two</source>
        <translation>一个环代替两个</translation>
    </message>
    <message>
        <source>one ring over both stages takes longer</source>
        <translation>跨两个阶段的一个环更耗时</translation>
    </message>
    <message>
        <source>the step does not wait for it</source>
        <translation>步骤不等它</translation>
    </message>
    <message>
        <source>the step waits for {}</source>
        <translation>步骤等待 {}</translation>
    </message>
    <message>
        <source>slack in {}</source>
        <translation>{} 中有余量</translation>
    </message>
    <message>
        <source>Replicas are not alike; all of them end their passes after {}.</source>
        <translation>各副本不同；全部在 {} 后结束计算。</translation>
    </message>
    <message>
        <source>Replicas are not alike: replica {} ends its passes after {}, replica {} after {} and waits.</source>
        <translation>各副本不同：副本 {} 在 {} 后结束计算，副本 {} 在 {} 后结束并等待。</translation>
    </message>
    <message>
        <source>Stage {} needs {} on its fullest GPU, which has {}.</source>
        <translation>阶段 {} 在其最满的 GPU 上需要 {}，而该 GPU 只有 {}。</translation>
    </message>
    <message>
        <source>Forward passes of the next stage do not fit the bubbles: the step takes {} more.</source>
        <translation>下一阶段的前向计算放不进气泡：步骤多花 {}。</translation>
    </message>
    <message>
        <source>{} microbatches a replica are simulated; the others go on at the pace of the busiest GPU.</source>
        <translation>每个副本模拟 {} 个微批次；其余按最繁忙 GPU 的节奏继续。</translation>
    </message>
    <message>
        <source>Devices load from host memory at {} from now on, as measured.</source>
        <translation>从现在起，设备按实测的 {} 从主机内存加载。</translation>
    </message>
    <message>
        <source>Launchers give every data-parallel replica as many microbatches of one size, and the same layers: unequal replicas need a training program that weighs each gradient by its sequences over the global batch.</source>
        <translation>启动器给每个数据并行副本同样多、同样大小的微批次和同样的层：不均等的副本需要训练程序按各自序列占全局批次的比例为每个梯度加权。</translation>
    </message>
    <message>
        <source>No launcher hands the work of one stage of a replica to others: this runs as if every stage did its own.</source>
        <translation>没有启动器会把副本某一阶段的工作交给其他副本：运行时如同每个阶段各做各的。</translation>
    </message>
    <message>
        <source>No launcher lets stages hold the layers of the next one as well.</source>
        <translation>没有启动器能让阶段同时持有下一阶段的层。</translation>
    </message>
    <message>
        <source>Launchers set no clocks: lock them on the nodes of each stage, with nvidia-smi --lock-gpu-clocks for one.</source>
        <translation>启动器不设置时钟频率：请在每个阶段的节点上锁定，例如用 nvidia-smi --lock-gpu-clocks。</translation>
    </message>
    <message>
        <source>Requests reach both pools through a proxy, which vLLM leaves to you (its examples have one for NIXL).</source>
        <translation>请求通过代理到达两个池，vLLM 将代理留给您自备 (其示例中有一个用于 NIXL)。</translation>
    </message>
    <message>
        <source>Requests reach both pools through SGLang&apos;s router: start it with --pd-disaggregation, --prefill and --decode.</source>
        <translation>请求通过 SGLang 的路由器到达两个池：请用 --pd-disaggregation、--prefill 和 --decode 启动它。</translation>
    </message>
    <message>
        <source>SGLang sizes pieces by step times that it measures when it starts, a share (SGLANG_DYNAMIC_CHUNKING_SMOOTH_FACTOR, 0.75) of the way to equal ones, and runs decodes in batches of their own.</source>
        <translation>SGLang 按启动时测得的步骤时间确定分段大小，向时间相等靠拢一定比例 (SGLANG_DYNAMIC_CHUNKING_SMOOTH_FACTOR，0.75)，并在单独的批次中运行解码。</translation>
    </message>
    <message>
        <source>This is one server: pools take a file of context_servers and generation_servers for trtllm-serve disaggregated.</source>
        <translation>这是一个服务器：池需要一个含 context_servers 和 generation_servers 的文件，供 trtllm-serve disaggregated 使用。</translation>
    </message>
    <message>
        <source>The file does not say how many devices a node has: Metis&apos; host file does, with slots=N</source>
        <translation>文件没有说明一个节点有多少设备：Metis 的主机文件用 slots=N 说明</translation>
    </message>
    <message>
        <source>more than {} runs are in it</source>
        <translation>其中的运行超过 {} 次</translation>
    </message>
    <message>
        <source>it is no result of a load generator that is known</source>
        <translation>它不是已知负载生成器的结果</translation>
    </message>
    <message>
        <source>Known are vLLM&apos;s and SGLang&apos;s benchmarks, AIPerf and InferenceX, as JSON.</source>
        <translation>已知的有 vLLM 和 SGLang 的基准测试、AIPerf 和 InferenceX，格式为 JSON。</translation>
    </message>
    <message>
        <source>no run in it can be used; of the first: {}</source>
        <translation>其中没有可用的运行；第一次运行：{}</translation>
    </message>
    <message>
        <source>A cluster has at most {} kinds of devices: {} keep theirs.</source>
        <translation>集群至多有 {} 种设备：{} 保留原有设备。</translation>
    </message>
    <message>
        <source>No preset describes the device {} of {}: these nodes keep {}. Choose their GPU under &quot;Other nodes&quot; of the plan, or give its figures as &quot;device&quot; of cluster.otherNodes.</source>
        <translation>没有预设描述 {1} 的设备 {0}：这些节点保留 {2}。请在方案的“其他节点”下选择其 GPU，或将其参数作为 cluster.otherNodes 的 &quot;device&quot; 给出。</translation>
    </message>
    <message>
        <source>other nodes: {} with {} of {}, {} inside and {} between them</source>
        <translation>其他节点：{} 个，{} ({})，节点内 {}，节点间 {}</translation>
    </message>
    <message>
        <source>all nodes are alike</source>
        <translation>所有节点相同</translation>
    </message>
    <message>
        <source>an array, a number a plane</source>
        <translation>数组，每个位平面一个数</translation>
    </message>
    <message>
        <source>a number from 0 to 10¹²</source>
        <translation>0 到 10¹² 的数</translation>
    </message>
    <message>
        <source>&quot;proxy&quot;, a number a plane, or these per layer with experts and expert</source>
        <translation>&quot;proxy&quot;、每个位平面一个数，或每层的这些数并带 experts 和 expert</translation>
    </message>
    <message>
        <source>an array, planes per expert</source>
        <translation>数组，每个专家的位平面</translation>
    </message>
    <message>
        <source>least bits of an expert</source>
        <translation>专家的最少位数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Bits that every expert keeps in memory. 0: the base where all of them fit, else none.</source>
        <translation>每个专家都留在内存中的位数。0：若全部放得下则为基础位，否则为无。</translation>
    </message>
    <message>
        <source>by budget</source>
        <translation>按预算</translation>
    </message>
    <message>
        <source>most bits of an expert</source>
        <translation>专家的最多位数</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Bits that an expert keeps in memory. 0: all of its planes.</source>
        <translation>专家留在内存中的位数。0：其全部位平面。</translation>
    </message>
    <message>
        <source>all planes</source>
        <translation>所有位平面</translation>
    </message>
    <message>
        <source>kept planes never leave</source>
        <translation>保留的位平面从不移出</translation>
    </message>
    <message>
        <source>Kept planes stay</source>
        <translation>保留的位平面常驻</translation>
    </message>
    <message>
        <source>Planes that are chosen stay in memory for good. Otherwise only the budget rule keeps planes: they leave layer by layer, highest bit first, when others need the memory.</source>
        <translation>选中的位平面一直留在内存中。否则只有预算规则会保留位平面：当其他位平面需要内存时，它们逐层离开，最高位优先。</translation>
    </message>
    <message>
        <source>rate at which planes are loaded</source>
        <translation>位平面的加载速率</translation>
    </message>
    <message>
        <source>Rate of loading</source>
        <translation>加载速率</translation>
    </message>
    <message>
        <source>Bytes a second at which planes come into memory, by your own measurement (dd, for one). 0: what fio or nvbandwidth measured, where their files were imported, else what is usual for the device.</source>
        <translation>位平面进入内存的每秒字节数，由您自行测量（例如用 dd）。0：若已导入 fio 或 nvbandwidth 的文件，则取其实测值，否则取该设备的常见值。</translation>
    </message>
    <message>
        <source>as the device has it</source>
        <translation>按设备的值</translation>
    </message>
    <message>
        <source>power of computing</source>
        <translation>计算功率</translation>
    </message>
    <message>
        <source>Power, computing</source>
        <translation>功率，计算</translation>
    </message>
    <message>
        <source>Watts of the GPU while it computes, beside those at any time. With any of the three powers the energy of a token is shown.</source>
        <translation>GPU 计算时的瓦数，不含常时功率。给出三个功率中的任意一个，即显示每个 token 的能耗。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>power of loading</source>
        <translation>加载功率</translation>
    </message>
    <message>
        <source>Power, loading</source>
        <translation>功率，加载</translation>
    </message>
    <message>
        <source>Watts of the machine while planes are loaded, beside those at any time.</source>
        <translation>加载位平面时机器的瓦数，不含常时功率。</translation>
    </message>
    <message>
        <source>power at any time</source>
        <translation>常时功率</translation>
    </message>
    <message>
        <source>Power, always</source>
        <translation>功率，常时</translation>
    </message>
    <message>
        <source>Watts of the machine at any time, whatever it does.</source>
        <translation>机器任何时候的瓦数，无论其在做什么。</translation>
    </message>
    <message>
        <source>what planes are worth</source>
        <translation>位平面有多少价值</translation>
    </message>
    <message>
        <source>Worth of planes</source>
        <translation>位平面价值</translation>
    </message>
    <message>
        <source>What each plane adds to those below it, in any unit: of all experts alike, or of each. Without, a proxy: the share of the rounding error that it takes away.</source>
        <translation>每个位平面在其下各位平面之上增加的价值，单位任意：所有专家相同，或逐个专家给出。未给出时用代理指标：它消除的舍入误差份额。</translation>
    </message>
    <message>
        <source>How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h elements per layer there and as many back, (EP − 1)/EP of them over links. Deduplicated: a copy per distinct GPU of the token instead of k, summed there before it comes back (DeepEP). Deduplicated and sorted on the way: the same by kernels that put tokens in the order of their experts and leave their counts on the GPU (HybridEP). Context-coherent: the token stays where its experts were, and training gathers keys and values of every layer over the EP group (ExFlow, arXiv 2401.08383).</source>
        <translation>token 如何到达其 k 个专家并返回。All-to-all：每次选择一份副本，每层去程 k·s·b·h 个元素，回程同样多，其中 (EP − 1)/EP 经过链路。去重：token 涉及的每个不同 GPU 一份副本，而非 k 份，返回前在该处求和 (DeepEP)。去重并在途中排序：同上，但由内核将 token 按专家顺序排列，并将其数量留在 GPU 上 (HybridEP)。上下文一致：token 留在其专家所在之处，训练时在 EP 组内收集每层的键和值 (ExFlow, arXiv 2401.08383)。</translation>
    </message>
    <message>
        <source>extent of CUDA graphs</source>
        <translation>CUDA 图的范围</translation>
    </message>
    <message>
        <source>Graphs hold</source>
        <translation>图包含</translation>
    </message>
    <message>
        <source>Graphs of all but the routed experts leave these to the host, which waits for the number of tokens of each. Graphs of the whole step need kernels that read these numbers on the GPU.</source>
        <translation>包含除路由专家外一切内容的图把路由专家交给主机，主机要等待每个专家的 token 数。整个步的图需要在 GPU 上读取这些数的内核。</translation>
    </message>
    <message>
        <source>an array of replicas</source>
        <translation>副本数组</translation>
    </message>
    <message>
        <source>the number of a replica</source>
        <translation>副本的编号</translation>
    </message>
    <message>
        <source>the number of a pipeline rank</source>
        <translation>流水线 rank 的编号</translation>
    </message>
    <message>
        <source>an array of at most {} entries</source>
        <translation>最多含 {} 个元素的数组</translation>
    </message>
    <message>
        <source>an array of clocks from {} to {} times the usual one</source>
        <translation>时钟频率数组，取值为通常频率的 {} 到 {} 倍</translation>
    </message>
    <message>
        <source>shares of replicas</source>
        <translation>副本的份额</translation>
    </message>
    <message>
        <source>Unequal replicas</source>
        <translation>不等的副本</translation>
    </message>
    <message>
        <source>Replicas that do more or less than others: their microbatches in a step (0: they take no part), sequences of a microbatch, decoder layers of their stages (0: the stage is left out). Together they compute the global batch, and every sequence has the same weight in the gradient. Empty: all replicas do the same.</source>
        <translation>工作量多于或少于其他副本的副本：其单步微批次数（0：不参与）、每个微批次的序列数、各阶段的解码器层数（0：略去该阶段）。它们合起来计算全局批次，每个序列在梯度中的权重相同。留空：所有副本做同样的工作。</translation>
    </message>
    <message>
        <source>stages whose work others do</source>
        <translation>由其他阶段代做工作的阶段</translation>
    </message>
    <message>
        <source>Handed-over stages</source>
        <translation>移交的阶段</translation>
    </message>
    <message>
        <source>Stages of replicas that are lost or slow, and who does their work: the same stage of other replicas, microbatch by microbatch or in larger microbatches, or the stage before.</source>
        <translation>副本中丢失或缓慢的阶段，以及由谁来做其工作：其他副本的同一阶段（逐个微批次或以更大的微批次），或前一阶段。</translation>
    </message>
    <message>
        <source>redundant stages</source>
        <translation>冗余阶段</translation>
    </message>
    <message>
        <source>Redundant stages</source>
        <translation>冗余阶段</translation>
    </message>
    <message>
        <source>&lt;b&gt;Every GPU holds the layers of the next stage as well&lt;/b&gt; and runs their forward passes, in its bubbles as far as they reach (Bamboo), so that it can go on with both when the next one fails.</source>
        <translation>&lt;b&gt;每个 GPU 也持有下一阶段的层&lt;/b&gt;，并在其气泡容许的范围内执行这些层的前向计算 (Bamboo)，这样下一个 GPU 故障时，它可以继续完成两个阶段。</translation>
    </message>
    <message>
        <source>clocks of stages</source>
        <translation>阶段的时钟频率</translation>
    </message>
    <message>
        <source>Stage clocks</source>
        <translation>阶段时钟频率</translation>
    </message>
    <message>
        <source>Clock of the GPUs of each pipeline rank over the one that their figures are of. Computing takes the inverse; collectives do not change. Empty: 1.</source>
        <translation>每个流水线 rank 的 GPU 时钟频率与其性能数值所对应频率之比。计算时间按其倒数变化；集合通信不变。留空：1。</translation>
    </message>
    <message>
        <source>Let all replicas do the same</source>
        <translation>让所有副本做同样的工作</translation>
    </message>
    <message>
        <source>Let every stage do its own work</source>
        <translation>让每个阶段做自己的工作</translation>
    </message>
    <message>
        <source>Hold every stage once</source>
        <translation>每个阶段只保存一份</translation>
    </message>
    <message>
        <source>replica {} has a share, but there are {}</source>
        <translation>副本 {} 有份额，而共有 {} 个副本</translation>
    </message>
    <message>
        <source>replica {} has two shares</source>
        <translation>副本 {} 有两个份额</translation>
    </message>
    <message>
        <source>stage {} of replica {} hands its work over, but there are {} stages of {}</source>
        <translation>阶段 {0}（副本 {1}）移交其工作，而共有 {3} 个副本的 {2} 个阶段</translation>
    </message>
    <message>
        <source>stage {} of replica {} hands its work over twice</source>
        <translation>阶段 {}（副本 {}）两次移交其工作</translation>
    </message>
    <message>
        <source>the shares of all replicas are {} sequences, where the global batch has {}</source>
        <translation>所有副本的份额为 {} 个序列，而全局批次有 {} 个</translation>
    </message>
    <message>
        <source>no replica takes part in the step</source>
        <translation>没有副本参与该步</translation>
    </message>
    <message>
        <source>a replica has {} layers on {} stages, where the model has {} and the pipeline {} stages</source>
        <translation>某副本有 {} 层、{} 个阶段，而模型有 {} 层，流水线有 {} 个阶段</translation>
    </message>
    <message>
        <source>replicas have layers of their own only where a stage is one chunk, without partitioned vocabulary and without multi-token prediction</source>
        <translation>仅当一个阶段为一个块、无词表划分且无多 token 预测时，副本才能有自己的层</translation>
    </message>
    <message>
        <source>replicas {} and {} share experts and have to do the same</source>
        <translation>副本 {} 和 {} 共享专家，必须做同样的工作</translation>
    </message>
    <message>
        <source>replicas of {} microbatches: {}</source>
        <translation>含 {} 个微批次的副本：{}</translation>
    </message>
    <message>
        <source>a custom order of passes is of one number of microbatches</source>
        <translation>自定义的计算顺序只适用于一种微批次数</translation>
    </message>
    <message>
        <source>all handed-over stages have to be taken over in one way</source>
        <translation>所有移交的阶段必须以同一种方式接管</translation>
    </message>
    <message>
        <source>replica {} has other layers: no other stage can do its work</source>
        <translation>副本 {} 的层不同：没有其他阶段能做其工作</translation>
    </message>
    <message>
        <source>sequences are handed over between replicas that do the same</source>
        <translation>序列只在做同样工作的副本之间移交</translation>
    </message>
    <message>
        <source>microbatches are handed over only in pipelines of one direction, without partitioned vocabulary, offloading and compressed sends</source>
        <translation>仅在单向流水线中，且无词表划分、卸载和压缩发送时，才能移交微批次</translation>
    </message>
    <message>
        <source>the stage before stage {} of replica {} does no work itself</source>
        <translation>阶段 {}（副本 {}）的前一阶段自身不工作</translation>
    </message>
    <message>
        <source>no replica is left that could do the work of stage {}</source>
        <translation>没有剩余的副本能做阶段 {} 的工作</translation>
    </message>
    <message>
        <source>{} stages have a clock, while there are {}</source>
        <translation>{} 个阶段有时钟频率，而共有 {} 个</translation>
    </message>
    <message>
        <source>Leave the clocks as they are</source>
        <translation>时钟频率保持不变</translation>
    </message>
    <message>
        <source>trace of requests</source>
        <translation>请求的 trace</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>A trace of requests that are served instead of drawn ones, a file beside the plan document: prompts and outputs, and their times unless they are left out.</source>
        <translation>代替抽样请求来服务的请求 trace，是方案文档旁的一个文件：提示和输出，以及其时间（除非略去）。</translation>
    </message>
    <message>
        <source>times of the trace</source>
        <translation>trace 的时间</translation>
    </message>
    <message>
        <source>Its times</source>
        <translation>其时间</translation>
    </message>
    <message>
        <source>Requests arrive when the trace has them. Off: as the arrivals of the plan have it.</source>
        <translation>请求按 trace 中的时间到达。关闭：按方案的到达设置。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s times</source>
        <translation>trace 时间的缩放</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>时间缩放</translation>
    </message>
    <message>
        <source>Factor of the times of the trace: 0.5 lets requests come twice as fast.</source>
        <translation>trace 时间的系数：0.5 使请求以两倍速度到来。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s prompts</source>
        <translation>trace 提示的缩放</translation>
    </message>
    <message>
        <source>Prompt scale</source>
        <translation>提示缩放</translation>
    </message>
    <message>
        <source>Factor of the prompts of the trace.</source>
        <translation>trace 中提示长度的系数。</translation>
    </message>
    <message>
        <source>scale of the trace&apos;s outputs</source>
        <translation>trace 输出的缩放系数</translation>
    </message>
    <message>
        <source>Output scale</source>
        <translation>输出缩放</translation>
    </message>
    <message>
        <source>Factor of the outputs of the trace.</source>
        <translation>trace 中输出长度的系数。</translation>
    </message>
    <message>
        <source>most tokens of a traced request</source>
        <translation>trace 中请求的最多 token 数</translation>
    </message>
    <message>
        <source>Most tokens</source>
        <translation>最多 token</translation>
    </message>
    <message>
        <source>Prompts of the trace are cut so that requests have no more tokens.</source>
        <translation>截短 trace 的提示，使请求的 token 数不超过此值。</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>devices that only generate</source>
        <translation>只生成的设备</translation>
    </message>
    <message>
        <source>Decode on</source>
        <translation>解码设备</translation>
    </message>
    <message>
        <source>Disaggregated serving: so many devices, the last ones, only generate; prompts are computed on the others, in the layout of the plan, and keys and values are handed over the links between them.</source>
        <translation>分离式服务：最后这么多设备只做生成；提示在其余设备上按方案的布局计算，键和值经其间的链路交接。</translation>
    </message>
    <message>
        <source>all do both</source>
        <translation>全部兼做两者</translation>
    </message>
    <message>
        <source>tensor parallelism where tokens are generated</source>
        <translation>生成 token 处的张量并行</translation>
    </message>
    <message>
        <source>Decode TP</source>
        <translation>解码 TP</translation>
    </message>
    <message>
        <source>Tensor parallelism of the devices that only generate.</source>
        <translation>只生成的设备的张量并行度。</translation>
    </message>
    <message>
        <source>pipeline stages where tokens are generated</source>
        <translation>生成 token 处的流水线阶段数</translation>
    </message>
    <message>
        <source>Decode PP</source>
        <translation>解码 PP</translation>
    </message>
    <message>
        <source>Pipeline stages of the devices that only generate.</source>
        <translation>只生成的设备的流水线阶段数。</translation>
    </message>
    <message>
        <source>expert parallelism where tokens are generated</source>
        <translation>生成 token 处的专家并行</translation>
    </message>
    <message>
        <source>Decode EP</source>
        <translation>解码 EP</translation>
    </message>
    <message>
        <source>Expert parallelism of the devices that only generate.</source>
        <translation>只生成的设备的专家并行度。</translation>
    </message>
    <message>
        <source>requests at once where tokens are generated</source>
        <translation>生成 token 处的并发请求数</translation>
    </message>
    <message>
        <source>Decode requests</source>
        <translation>解码请求</translation>
    </message>
    <message>
        <source>Most requests that run at the same time on a replica that only generates.</source>
        <translation>只生成的副本上同时运行的最多请求数。</translation>
    </message>
    <message>
        <source>as for prompts</source>
        <translation>与提示相同</translation>
    </message>
    <message>
        <source>All but routed experts</source>
        <translation>除路由专家外的全部</translation>
    </message>
    <message>
        <source>The whole step</source>
        <translation>整个单步</translation>
    </message>
    <message>
        <source>Microbatches to peers in turn</source>
        <translation>微批轮流交给同级</translation>
    </message>
    <message>
        <source>Larger microbatches of peers</source>
        <translation>同级微批加大</translation>
    </message>
    <message>
        <source>The stage before</source>
        <translation>前一阶段</translation>
    </message>
    <message>
        <source>Deduplicated and sorted on the way</source>
        <translation>去重并在途中排序</translation>
    </message>
    <message>
        <source>a proxy</source>
        <translation>替代指标</translation>
    </message>
    <message>
        <source>of each expert in {} layers</source>
        <translation>{} 层中的每个专家</translation>
    </message>
    <message>
        <source>, layers {}</source>
        <translation>，层 {}</translation>
    </message>
    <message>
        <source>{} replicas with microbatches of {} sequences{}</source>
        <translation>{} 个副本，微批为 {} 个序列{}</translation>
    </message>
    <message>
        <source>{} replicas take no part</source>
        <translation>{} 个副本不参与</translation>
    </message>
    <message>
        <source>{} replicas with {} microbatches of {} sequences{}</source>
        <translation>{} 个副本，{} 个微批，每个 {} 个序列{}</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>stage {} of replica {}</source>
        <translation>阶段 {}（副本 {}）</translation>
    </message>
    <message>
        <source>A line is clock, speed and watts, the first two over the usual ones: 0.9,0.92,590.</source>
        <translation>一行为时钟、速度和瓦数，前两者为相对常用值的比：0.9,0.92,590。</translation>
    </message>
    <message>
        <source>a line of a table of clocks has three cells</source>
        <translation>时钟表的一行有三个单元格</translation>
    </message>
    <message>
        <source>the power of a waiting device is no number</source>
        <translation>等待中设备的功率不是数字</translation>
    </message>
    <message>
        <source>clock, speed or watts are no positive numbers</source>
        <translation>时钟、速度或瓦数不是正数</translation>
    </message>
    <message>
        <source>clocks and speeds have to ascend</source>
        <translation>时钟和速度必须递增</translation>
    </message>
    <message>
        <source>a table of clocks has no line for the usual clock, 1 with the speed 1</source>
        <translation>时钟表缺少常用时钟（1，速度 1）的行</translation>
    </message>
    <message>
        <source>The quorum waits {:.3g} s, no longer than a step of {:.3g} s.</source>
        <translation>法定人数等待 {:.3g} s，不长于单步的 {:.3g} s。</translation>
    </message>
    <message>
        <source>The schedule is impossible.</source>
        <translation>该调度不可行。</translation>
    </message>
    <message>
        <source>Stage {} would need {} on its fullest GPU, which has {}.</source>
        <translation>阶段 {} 最满的 GPU 需要 {}，而它有 {}。</translation>
    </message>
    <message>
        <source>Restart with another layout.</source>
        <translation>以另一布局重启。</translation>
    </message>
    <message>
        <source>Resize, or drop the replica.</source>
        <translation>调整大小，或去掉该副本。</translation>
    </message>
    <message>
        <source>Peers of the stage run up to {:.2f} more microbatches each.</source>
        <translation>该阶段的同级各多跑最多 {:.2f} 个微批。</translation>
    </message>
    <message>
        <source>The stage before does the work of two in its replica. Holding every stage twice, and its forward passes in the bubbles, leaves {:.1f} % of the throughput before anything fails.</source>
        <translation>前一阶段在其副本内做两份工作。每个阶段都保留两份，并在气泡中做前向，使故障前的吞吐量为 {:.1f} %。</translation>
    </message>
    <message>
        <source>Reroute microbatches, or drop the replica.</source>
        <translation>改道微批，或去掉该副本。</translation>
    </message>
    <message>
        <source>The clocks of this device neither rise nor fall. Give a table of clocks, or wider limits for them.</source>
        <translation>该设备的时钟不升不降。请给出时钟表或更宽的范围。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere, which saves {:.1f} % of the energy of a step.</source>
        <translation>薄弱阶段时钟升至 {:.3f} 倍，其他处降至 {:.3f} 倍，单步能量节省 {:.1f} %。</translation>
    </message>
    <message>
        <source>Clocks up to {:.3f} times as high on weak stages, down to {:.3f} times elsewhere.</source>
        <translation>薄弱阶段时钟升至 {:.3f} 倍，其他处降至 {:.3f} 倍。</translation>
    </message>
    <message>
        <source>More stages, or sharded weights, would help.</source>
        <translation>增加阶段或分片权重会有帮助。</translation>
    </message>
    <message>
        <source>{} goes on by dropping replicas; the policy {} needs a training program of its own.</source>
        <translation>{} 通过去掉副本继续；策略 {} 需要专门的训练程序。</translation>
    </message>
    <message>
        <source>The heartbeat of {:.3g} s is an argument of TorchFT&apos;s Manager (heartbeat_interval), which no variable sets.</source>
        <translation>{:.3g} s 的心跳是 TorchFT Manager 的参数（heartbeat_interval），没有变量可设。</translation>
    </message>
    <message>
        <source>Timeouts of training and initialisation are settings of torchtitan.</source>
        <translation>训练和初始化的超时是 torchtitan 的设置。</translation>
    </message>
    <message>
        <source>Timeouts of the quorum, of joining and of heartbeats are TorchFT&apos;s: write them with torchft.</source>
        <translation>法定人数、加入和心跳的超时属于 TorchFT：用 torchft 写出。</translation>
    </message>
    <message>
        <source>torchtitan copies no optimizer shards to peers each step.</source>
        <translation>torchtitan 不会每步把优化器分片复制到同级。</translation>
    </message>
    <message>
        <source>{} spare nodes join as replica groups of their own: start them like the others.</source>
        <translation>{} 个备用节点作为独立的副本组加入：像其他的一样启动。</translation>
    </message>
    <message>
        <source>there is no trace of requests called &quot;{}&quot;</source>
        <translation>没有名为“{}”的请求 trace</translation>
    </message>
    <message>
        <source>experts in few bits are served where each device holds all experts of its layers, not one part in {}</source>
        <translation>少位专家只在每个设备持有其各层全部专家时可服务，而不是 {} 分之一</translation>
    </message>
    <message>
        <source>Set it to 1, or the bit budget to 0.</source>
        <translation>设为 1，或把位预算设为 0。</translation>
    </message>
    <message>
        <source>all {} devices generate: none is left for prompts</source>
        <translation>全部 {} 台设备都在生成：没有留给提示的</translation>
    </message>
    <message>
        <source>Leave some of them to prompts, or set it to 0.</source>
        <translation>留一些给提示，或设为 0。</translation>
    </message>
    <message>
        <source>the scheduler {} runs prompts and decodes on one replica</source>
        <translation>调度器 {} 在同一副本上跑提示和解码</translation>
    </message>
    <message>
        <source>Take Sarathi, vLLM or Orca, or let no devices generate alone.</source>
        <translation>改用 Sarathi、vLLM 或 Orca，或不让设备只做生成。</translation>
    </message>
    <message>
        <source>where tokens are generated: {}</source>
        <translation>生成 token 处：{}</translation>
    </message>
    <message>
        <source>products</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>planes</source>
        <translation>位平面</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>sends</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>launches and host</source>
        <translation>启动与主机</translation>
    </message>
    <message>
        <source>waits for other batches</source>
        <translation>等待其他批次</translation>
    </message>
    <message>
        <source>hand-over</source>
        <translation>移交</translation>
    </message>
    <message>
        <source>prompts of others</source>
        <translation>其他请求的提示</translation>
    </message>
    <message>
        <source>it holds no rates of serving</source>
        <translation>其中没有推理服务的速率</translation>
    </message>
    <message>
        <source>Such a file is written by calibrate serving with --output.</source>
        <translation>此类文件由 calibrate serving --output 写出。</translation>
    </message>
    <message>
        <source>&quot;{}&quot; is no figure of the rates of serving.</source>
        <translation>“{}”不是推理服务速率的项目。</translation>
    </message>
    <message>
        <source>it takes seconds from 0 to {}</source>
        <translation>取值为 0 到 {} 秒</translation>
    </message>
    <message>
        <source>it takes a share from 0 to {}</source>
        <translation>取值为 0 到 {} 的比例</translation>
    </message>
    <message>
        <source>Pairing pools</source>
        <translation>配对资源池</translation>
    </message>
    <message>
        <source>&quot;{}&quot; names no nodes of this cluster of {}</source>
        <translation>“{}”不是此 {} 节点集群中的节点</translation>
    </message>
    <message>
        <source>Write nodes such as {}, a run such as {}, or 4x for the last four.</source>
        <translation>请写如 {} 的节点、如 {} 的范围，或用 4x 表示最后四个。</translation>
    </message>
    <message>
        <source>no run in it is one of the plan; of the first: {}</source>
        <translation>其中没有该计划的运行；第一个：{}</translation>
    </message>
    <message>
        <source>All events of the trace are at one time.</source>
        <translation>跟踪中的所有事件都在同一时刻。</translation>
    </message>
    <message>
        <source>Looking for layouts that fast devices deserve</source>
        <translation>正在寻找与快速设备相称的布局</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>请关闭其他程序。</translation>
    </message>
    <message>
        <source>a trace of requests that plans can serve: {}, {} requests</source>
        <translation>可供计划服务的请求跟踪：{}，{} 个请求</translation>
    </message>
    <message>
        <source>rates of serving on {}, fitted to {}</source>
        <translation>{} 上的推理服务速率，按 {} 拟合</translation>
    </message>
    <message>
        <source>Sends of replicas that hand work over, or take it, are estimated uncompressed.</source>
        <translation>交出或接手工作的副本的发送按未压缩估算。</translation>
    </message>
    <message>
        <source>there is nothing to fit to</source>
        <translation>没有可供拟合的数据</translation>
    </message>
    <message>
        <source>DeepSpeed quantises weights to {} bits and gradients to {}.</source>
        <translation>DeepSpeed 将权重量化为 {} 位，梯度量化为 {} 位。</translation>
    </message>
    <message>
        <source>{} is left out: {}.</source>
        <translation>{} 已略去：{}。</translation>
    </message>
    <message>
        <source>Import it as a trace of requests.</source>
        <translation>请将其作为请求跟踪导入。</translation>
    </message>
    <message>
        <source>{} makes traffic smaller, which is estimated under ZeRO 3 only.</source>
        <translation>{} 会减少通信量，这只在 ZeRO 3 下估算。</translation>
    </message>
    <message>
        <source>{} requests arrive at one instant: they wait for each other.</source>
        <translation>{} 个请求在同一时刻到达：它们相互等待。</translation>
    </message>
    <message>
        <source>… bits of gradients</source>
        <translation>… 梯度的位数</translation>
    </message>
    <message>
        <source>Quantised: bits of an element of gradients, of weights and of activations: 4 or 8; 16 sends them as they are. ZeRO++ takes 4 (qgZ).</source>
        <translation>量化：梯度、权重和激活每个元素的位数：4 或 8；16 表示原样发送。ZeRO++ 取 4（qgZ）。</translation>
    </message>
    <message>
        <source>bits of compressed weights</source>
        <translation>压缩权重的位数</translation>
    </message>
    <message>
        <source>… bits of weights</source>
        <translation>… 权重的位数</translation>
    </message>
    <message>
        <source>Quantised: bits of an element of the weights that are gathered: 4 or 8; 16 sends them as they are, 0 as the gradients. ZeRO++ takes 8 (qwZ).</source>
        <translation>量化：所收集权重每个元素的位数：4 或 8；16 表示原样发送，0 表示与梯度相同。ZeRO++ 取 8（qwZ）。</translation>
    </message>
    <message>
        <source>as gradients</source>
        <translation>与梯度相同</translation>
    </message>
    <message>
        <source>Of the sends between stages, only those that leave when neither end has a forward pass left: those before can hide behind computation.</source>
        <translation>在阶段间的发送中，仅限两端都不再有前向传递时发出的：更早的可隐藏在计算之后。</translation>
    </message>
    <message>
        <source>Measured seconds of compression and decompression over the estimated ones, which follow from sizes and from the rates of the GPU. 0: free. Fitted by rankloom-cli calibrate compression.</source>
        <translation>压缩与解压的实测秒数除以估算值，估算由大小和 GPU 速率得出。0：免费。由 rankloom-cli calibrate compression 拟合。</translation>
    </message>
    <message>
        <source>cost of decompression</source>
        <translation>解压成本</translation>
    </message>
    <message>
        <source>… of decompression</source>
        <translation>… 解压</translation>
    </message>
    <message>
        <source>How much farther from the estimate decompression is than compression: its measured seconds over the estimated ones, as a multiple of the factor above.</source>
        <translation>解压比压缩偏离估算多少：其实测秒数除以估算值，表示为上述系数的倍数。</translation>
    </message>
    <message>
        <source>Digits are lost ({}): the figures of this plan say nothing about what that does to the model</source>
        <translation>会丢失数位（{}）：该计划的数字不说明这对模型的影响</translation>
    </message>
    <message>
        <source>quantised, weights in {} bits</source>
        <translation>量化，权重 {} 位</translation>
    </message>
    <message>
        <source>quantised, gradients in {} bits</source>
        <translation>量化，梯度 {} 位</translation>
    </message>
    <message>
        <source>quantised, gradients in {} bits, weights in {}</source>
        <translation>量化，梯度 {} 位，权重 {} 位</translation>
    </message>
    <message>
        <source>redundant stages need at least two stages</source>
        <translation>冗余阶段至少需要两个阶段</translation>
    </message>
    <message>
        <source>sharded weights or gradients travel between all replicas for every microbatch: replicas have to have as many microbatches and the same layers; optimizer states alone may be sharded</source>
        <translation>分片的权重或梯度在每个微批次都要在所有副本间传输：各副本须有同样多的微批次和相同的层；只有优化器状态可以分片</translation>
    </message>
    <message>
        <source>Replicas {} and {} take microbatches of {} and {} sequences.</source>
        <translation>副本 {} 和 {} 的微批次为 {} 和 {} 个序列。</translation>
    </message>
    <message>
        <source>Drop the replica, or restart.</source>
        <translation>去掉该副本，或重新启动。</translation>
    </message>
    <message>
        <source>The {} microbatches of a step are not as many on each of {} replicas.</source>
        <translation>一步的 {} 个微批次无法均分到 {} 个副本。</translation>
    </message>
    <message>
        <source>Drop the replica, take templates, or restart: those share microbatches out anew.</source>
        <translation>去掉该副本、采用模板或重新启动：它们会重新分配微批次。</translation>
    </message>
    <message>
        <source>Templates cut a pipeline into one run of layers a stage; here a rank has several.</source>
        <translation>模板把流水线切成每阶段一段层；此处一个 rank 有多段。</translation>
    </message>
    <message>
        <source>{} Stages of the plan were not even before: with nothing lost, the same split and clocks would give {:.1f} % of its throughput.</source>
        <translation>{} 计划的各阶段原本就不均衡：即使没有损失，同样的切分和时钟也会给出其吞吐的 {:.1f} %。</translation>
    </message>
    <message>
        <source>Looking for ways to go on was cancelled.</source>
        <translation>已取消寻找继续的办法。</translation>
    </message>
    <message>
        <source>Import the file into the project, or put it beside the plan document; without a trace requests are drawn.</source>
        <translation>请将文件导入项目，或放在计划文档旁；没有跟踪时请求由随机生成。</translation>
    </message>
    <message>
        <source>Scheduler {}</source>
        <translation>调度器 {}</translation>
    </message>
    <message>
        <source>Weights in {}</source>
        <translation>权重为 {}</translation>
    </message>
    <message>
        <source>{}-bit cache</source>
        <translation>{} 位缓存</translation>
    </message>
    <message>
        <source>{} tokens a batch</source>
        <translation>每批 {} 个 token</translation>
    </message>
    <message>
        <source>{} requests at once</source>
        <translation>同时 {} 个请求</translation>
    </message>
    <message>
        <source>{} % of the memory</source>
        <translation>内存的 {} %</translation>
    </message>
    <message>
        <source>{} devices that only generate</source>
        <translation>{} 个只做生成的设备</translation>
    </message>
    <message>
        <source>prompts and decodes together</source>
        <translation>提示与解码合在一起</translation>
    </message>
    <message>
        <source>requests of</source>
        <translation>请求来自</translation>
    </message>
    <message>
        <source>there are no requests: all {} have no prompt or no output</source>
        <translation>没有请求：全部 {} 个都没有提示或没有输出</translation>
    </message>
    <message>
        <source>Another trace is called {}: plans call this one {}.</source>
        <translation>已有另一个跟踪名为 {}：计划称此跟踪为 {}。</translation>
    </message>
    <message>
        <source>Requests are longer than the context of {}, {} tokens: the longest has {}. Engines refuse them, and so do simulations.</source>
        <translation>请求超过 {} 的上下文 {} 个 token：最长为 {}。引擎会拒绝，模拟也一样。</translation>
    </message>
    <message>
        <source>{} is not of the current plan: {}.</source>
        <translation>{} 不属于当前计划：{}。</translation>
    </message>
    <message>
        <source>Rates of serving on {} were fitted to {}: estimates are off by {} % on the average.</source>
        <translation>{} 上的推理服务速率已按 {} 拟合：估算平均偏差 {} %。</translation>
    </message>
    <message>
        <source>No rates were fitted: {}. The file is kept; make the plan that was measured the current one and import it again.</source>
        <translation>未拟合速率：{}。文件已保留；请将被测计划设为当前计划后重新导入。</translation>
    </message>
    <message>
        <source>trace of requests: {}</source>
        <translation>请求跟踪：{}</translation>
    </message>
    <message>
        <source>a request is out of range</source>
        <translation>有请求超出范围</translation>
    </message>
    <message>
        <source>the fitted rates of serving cannot be read</source>
        <translation>无法读取已拟合的推理服务速率</translation>
    </message>
    <message>
        <source>Stage {} takes {:.0f} sequences at a time instead of {}.</source>
        <translation>阶段 {} 一次取 {:.0f} 个序列，而不是 {} 个。</translation>
    </message>
    <message>
        <source>{} The plan goes on more slowly than it could since the earlier failure: with nothing lost, this split would give {:.1f} % of its throughput.</source>
        <translation>{} 自先前故障以来，计划运行得比可能的慢：若没有损失，此切分会给出其吞吐的 {:.1f} %。</translation>
    </message>
    <message>
        <source>this plan serves: it has no passes of a training step</source>
        <translation>此方案用于推理服务：没有训练步的计算过程</translation>
    </message>
    <message>
        <source>Take the trace of its requests, or copy the tables of batches and requests.</source>
        <translation>请使用其请求的跟踪，或复制批次表和请求表。</translation>
    </message>
    <message>
        <source>When requests come: static (all at once), interval:0.5 (seconds), poisson:2 (a second), gamma:2:0.5 (a second, variation) or closed:16:2 (users that ask again when they have their answer and have thought, seconds).</source>
        <translation>请求何时到来：static（全部同时）、interval:0.5（秒）、poisson:2（每秒）、gamma:2:0.5（每秒，变异）或 closed:16:2（得到回答并思考后再次提问的用户，秒）。</translation>
    </message>
    <message>
        <source>a table of clocks has more than {} clocks</source>
        <translation>时钟表中的时钟超过 {} 个</translation>
    </message>
    <message>
        <source>One request of {} tokens does not fit: each GPU of stage {} lacks {}.</source>
        <translation>一个 {} token 的请求放不下：阶段 {} 的每个 GPU 缺少 {}。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens fit at once on a replica.</source>
        <translation>{} 个 {} token 的请求可同时放入一个副本。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, fits as well.</source>
        <translation>{} 个 {} token（平均）的请求可同时放入一个副本；最长的 {} token 也放得下。</translation>
    </message>
    <message>
        <source>{} requests of {} tokens, the mean, fit at once on a replica; the longest, of {}, does not: those of more than {} are refused.</source>
        <translation>{} 个 {} token（平均）的请求可同时放入一个副本；最长的 {} token 放不下：超过 {} token 的请求会被拒绝。</translation>
    </message>
    <message>
        <source>Write static, interval:s, poisson:qps, gamma:qps:cv or closed:users:think, in seconds and requests a second.</source>
        <translation>请写 static、interval:s、poisson:qps、gamma:qps:cv 或 closed:用户数:思考时间，单位为秒和每秒请求数。</translation>
    </message>
    <message>
        <source>its runs are of two models, {} and {}: rates are of one deployment</source>
        <translation>其中的运行来自两个模型 {} 和 {}：速率只对应一个部署</translation>
    </message>
    <message>
        <source>Layers that take the keys that another layer has chosen are planned as if each had an indexer of its own.</source>
        <translation>沿用其他层所选键的层，按每层都有自己的索引器来规划。</translation>
    </message>
    <message>
        <source>in training its sparse attention is planned as whole attention</source>
        <translation>训练时其稀疏注意力按完整注意力规划</translation>
    </message>
    <message>
        <source>keys are chosen for latent attention only, and &quot;mla&quot; is not given</source>
        <translation>只有潜在注意力才选择键，而没有给出“mla”</translation>
    </message>
    <message>
        <source>Keep only the runs of the plan&apos;s model.</source>
        <translation>请只保留计划所用模型的运行。</translation>
    </message>
    <message>
        <source>{} of {} runs name no model and are taken as runs of the plan&apos;s.</source>
        <translation>{} 次运行（共 {} 次）未写明模型，视为计划所用模型的运行。</translation>
    </message>
    <message>
        <source>No rates were fitted: {}. The file is kept. {}</source>
        <translation>没有拟合速率：{}。文件已保留。{}</translation>
    </message>
    <message>
        <source>Pipette&apos;s cost is that of a training step, and the plan serves requests</source>
        <translation>Pipette 的代价是训练步的代价，而该方案处理请求</translation>
    </message>
    <message>
        <source>the time per output token is that of a plan that serves requests</source>
        <translation>每个输出 token 的时间属于处理请求的方案</translation>
    </message>
    <message>
        <source>Products, 16 bits</source>
        <translation>矩阵乘，16 位</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak that matrix products in 16 bits reach.</source>
        <translation>16 位矩阵乘达到的设备峰值的比例。</translation>
    </message>
    <message>
        <source>Products, 8 bits</source>
        <translation>矩阵乘，8 位</translation>
    </message>
    <message>
        <source>Share of the device&apos;s peak that matrix products in 8 bits reach.</source>
        <translation>8 位矩阵乘达到的设备峰值的比例。</translation>
    </message>
    <message>
        <source>Products, 4 bits</source>
        <translation>矩阵乘，4 位</translation>
    </message>
    <message>
        <source>Share of twice the 8-bit peak that matrix products in 4 bits reach.</source>
        <translation>4 位矩阵乘达到的两倍 8 位峰值的比例。</translation>
    </message>
    <message>
        <source>Reading weights</source>
        <translation>读取权重</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth at which weights are read.</source>
        <translation>读取权重时达到的内存带宽比例。</translation>
    </message>
    <message>
        <source>Not hidden</source>
        <translation>未被掩盖</translation>
    </message>
    <message>
        <source>Share of the shorter of computing and reading that a product takes on top of the longer.</source>
        <translation>矩阵乘在计算与读取中较长者之外，还需较短者的多少比例。</translation>
    </message>
    <message>
        <source>Whole tiles</source>
        <translation>整块</translation>
    </message>
    <message>
        <source>Share that shows of what rows up to whole tiles of 128 would take.</source>
        <translation>把行数补足到 128 行整块所需时间中实际体现的比例。</translation>
    </message>
    <message>
        <source>Attention, prompts</source>
        <translation>注意力，提示</translation>
    </message>
    <message>
        <source>Share of the 16-bit peak that attention over prompts reaches.</source>
        <translation>对提示的注意力达到的 16 位峰值的比例。</translation>
    </message>
    <message>
        <source>Attention, cache</source>
        <translation>注意力，缓存</translation>
    </message>
    <message>
        <source>Share of the memory bandwidth at which keys and values are read.</source>
        <translation>读取键和值时达到的内存带宽比例。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Share of the links&apos; bandwidth that collectives reach.</source>
        <translation>集合通信达到的链路带宽比例。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Small kernels and gaps of a layer.</source>
        <translation>一层的小内核与间隙。</translation>
    </message>
    <message>
        <source>Launching a layer</source>
        <translation>启动一层</translation>
    </message>
    <message>
        <source>To launch the kernels of a layer one by one, as batches with prompts need it.</source>
        <translation>逐个启动一层的内核所需时间，含提示的批次需要如此。</translation>
    </message>
    <message>
        <source>Layer with experts</source>
        <translation>含专家的层</translation>
    </message>
    <message>
        <source>What a layer with experts has on top: router and permutation.</source>
        <translation>含专家的层额外的部分：路由与重排。</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Each collective, beside the latencies of its links.</source>
        <translation>每次集合通信，不含其链路延迟。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Of the host, for every batch on a stage.</source>
        <translation>每个批次在一个阶段上的主机时间。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Of the host, for every request of a batch.</source>
        <translation>批次中每个请求的主机时间。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>What follows from no product, for every token of a batch.</source>
        <translation>批次中每个 token 与矩阵乘无关的时间。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Until a request is in the queue, and its first token with the client.</source>
        <translation>直到请求进入队列、其首个 token 到达客户端。</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>同时到达</translation>
    </message>
    <message>
        <source>Share of the requests of a steady load that come all at once.</source>
        <translation>稳定负载中同时到达的请求所占比例。</translation>
    </message>
    <message>
        <source>Batches ahead</source>
        <translation>提前批次数</translation>
    </message>
    <message>
        <source>Batches that go by between what an engine hears and what it says, beside those that compute it: the next one is ready before it knows of a request, and a token is read when the batch after it has been launched.</source>
        <translation>引擎从得知到答复之间，除计算所用批次外经过的批次数：在得知请求之前下一批次已就绪，而 token 要等其后的批次启动后才被读取。</translation>
    </message>
    <message>
        <source>Spread of experts</source>
        <translation>专家的离散度</translation>
    </message>
    <message>
        <source>Standard deviation over mean of how often experts are picked, where no trace tells.</source>
        <translation>无 trace 说明时，专家被选次数的标准差与均值之比。</translation>
    </message>
    <message>
        <source>it takes a number of batches from 0 to {}</source>
        <translation>应为 0 到 {} 的批次数</translation>
    </message>
    <message>
        <source>it takes a ratio from 0 to {}</source>
        <translation>应为 0 到 {} 的比值</translation>
    </message>
    <message>
        <source>single kernels in public tables</source>
        <translation>公开表格中的单个内核</translation>
    </message>
    <message>
        <source>served models in public tables, fitted</source>
        <translation>公开表格中的推理模型，经拟合</translation>
    </message>
    <message>
        <source>overheads of engines on other devices; single kernels in public tables</source>
        <translation>其他设备上引擎的开销；公开表格中的单个内核</translation>
    </message>
    <message>
        <source>Attention, 8-bit cache</source>
        <translation>注意力，8 位缓存</translation>
    </message>
    <message>
        <source>Share of that bandwidth at which keys and values in 8 bits are read.</source>
        <translation>读取 8 位键和值时达到的该带宽比例。</translation>
    </message>
    <message>
        <source>The trace of requests {} was not imported: the plan cannot be served until it is.</source>
        <translation>请求跟踪 {} 未导入：导入之前该计划无法提供服务。</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” leaves the products of attention in 16 bits unless this is on (Megatron-Core: fp8_dot_product_attention), under MX scaling, as measured on Blackwell. Memory stays: queries and keys are kept by rows and by columns, a byte each.</source>
        <translation>精度“FP8 混合”下，除非打开此项，注意力的乘积仍为 16 位 (Megatron-Core: fp8_dot_product_attention)；打开时采用 MX 缩放，以 Blackwell 上的测量为准。内存不变：查询和键按行、按列各保存一份，各 1 字节。</translation>
    </message>
    <message>
        <source>attention is counted in 16 bits on {}: in 8 bits it was measured under MX scaling, on Blackwell alone</source>
        <translation>在 {} 上注意力按 16 位估算：8 位只在 Blackwell 上以 MX 缩放测量过</translation>
    </message>
    <message>
        <source>Compute attention in 16 bits</source>
        <translation>以 16 位计算注意力</translation>
    </message>
    <message>
        <source>attention and output layer are counted in 16 bits, as the plan has it; recipes that record the whole step on Blackwell often compute one or both in 8</source>
        <translation>注意力和输出层按方案所述以 16 位估算；在 Blackwell 上录制整个步骤的配方常以 8 位计算其中之一或两者</translation>
    </message>
    <message>
        <source>Compute attention in 8 bits</source>
        <translation>以 8 位计算注意力</translation>
    </message>
    <message>
        <source>figures set by hand</source>
        <translation>手动设置的数值</translation>
    </message>
    <message>
        <source>{}; figures set by hand</source>
        <translation>{}；含手动设置的数值</translation>
    </message>
    <message>
        <source>Figures of serving on {} that were set by hand are replaced by those that were fitted. Undo brings them back.</source>
        <translation>{} 上手动设置的服务数值已被拟合值替换。撤销可恢复。</translation>
    </message>
    <message>
        <source>Megatron-LM drops and pads no tokens that travel by DeepEP: experts take as many as come.</source>
        <translation>Megatron-LM 不丢弃也不填充经 DeepEP 传送的 token：专家接收所有到达的 token。</translation>
    </message>
    <message>
        <source>Megatron-LM runs shared experts beside an exchange by all-to-all alone: they are not overlapped.</source>
        <translation>Megatron-LM 只在 all-to-all 交换时并行运行共享专家：没有重叠。</translation>
    </message>
    <message>
        <source>overlap of shared experts</source>
        <translation>共享专家重叠</translation>
    </message>
    <message>
        <source>Overlap shared experts</source>
        <translation>重叠共享专家</translation>
    </message>
    <message>
        <source>Shared experts run while tokens travel to the routed ones and back (Megatron-Core: moe_shared_expert_overlap). With expert parallelism overlapped they hide it anyway.</source>
        <translation>token 往返于路由专家期间运行共享专家（Megatron-Core：moe_shared_expert_overlap）。若已重叠专家并行，共享专家本来就会隐藏交换。</translation>
    </message>
    <message>
        <source>capacity of experts</source>
        <translation>专家容量</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>专家容量</translation>
    </message>
    <message>
        <source>Tokens that every expert takes, over the mean: more are dropped, fewer are padded (Megatron-Core: moe_expert_capacity_factor with moe_pad_expert_input_to_capacity). Experts are loaded alike, the host waits for no sizes, and graphs can hold the whole step.</source>
        <translation>每个专家接收的 token 与平均值之比：超出的丢弃，不足的填充（Megatron-Core：moe_expert_capacity_factor 与 moe_pad_expert_input_to_capacity）。各专家负载相同，主机无需等待大小，图可以包含整个步。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>grouped experts</source>
        <translation>分组专家</translation>
    </message>
    <message>
        <source>Grouped experts</source>
        <translation>分组专家</translation>
    </message>
    <message>
        <source>One kernel has a product of all experts of a GPU. Off: experts run one after another, each product by itself (Megatron-Core without moe_grouped_gemm).</source>
        <translation>一个内核计算一张 GPU 上所有专家的乘积。关闭：专家逐个运行，每个乘积单独计算（未开启 moe_grouped_gemm 的 Megatron-Core）。</translation>
    </message>
    <message>
        <source>graphs hold the experts, and the host has to know how many tokens each of them gets: with all-to-all they can hold experts of a given capacity alone</source>
        <translation>图包含专家，而主机必须知道每个专家得到多少 token：使用 all-to-all 时只能包含给定容量的专家</translation>
    </message>
    <message>
        <source>Leave the counts on the GPU</source>
        <translation>把计数留在 GPU 上</translation>
    </message>
    <message>
        <source>Give experts a capacity of 1</source>
        <translation>将专家容量设为 1</translation>
    </message>
    <message>
        <source>fused permutation</source>
        <translation>融合的重排</translation>
    </message>
    <message>
        <source>Fused permutation</source>
        <translation>融合的重排</translation>
    </message>
    <message>
        <source>One kernel brings tokens into the order of their experts, or back, and weighs them. Off: masks, indices, copies and sums by kernels of their own, three times the traffic (Megatron-Core without moe_permute_fusion).</source>
        <translation>一个内核把 token 排成专家的顺序或排回并加权。关闭：掩码、索引、复制与求和各用单独的内核，流量为三倍（未开启 moe_permute_fusion 的 Megatron-Core）。</translation>
    </message>
    <message>
        <source>fused rotary positions</source>
        <translation>融合的旋转位置</translation>
    </message>
    <message>
        <source>Fused rotary positions</source>
        <translation>融合旋转位置</translation>
    </message>
    <message>
        <source>One kernel turns queries, another one keys. Off: a dozen kernels each, seven times the traffic (Megatron-Core without apply_rope_fusion). Of models whose YaRN multiplies queries and keys (gpt-oss), and of latent attention without YaRN, it is counted as off: no fused kernel does that.</source>
        <translation>一个内核旋转查询，另一个旋转键。关闭：各用十几个内核，流量为七倍（未开启 apply_rope_fusion 的 Megatron-Core）。对于 YaRN 将查询与键乘以系数的模型（gpt-oss）以及不用 YaRN 的潜在注意力，按关闭计算：没有融合内核能做到。</translation>
    </message>
    <message>
        <source>faster in {} of 100</source>
        <translation>100 次中 {} 次更快</translation>
    </message>
    <message>
        <source>slower in {} of 100</source>
        <translation>100 次中 {} 次更慢</translation>
    </message>
    <message>
        <source>not told apart</source>
        <translation>无法区分快慢</translation>
    </message>
    <message>
        <source>likely fits, in {} of 100</source>
        <translation>很可能放得下（100 次中 {} 次）</translation>
    </message>
    <message>
        <source>unlikely to fit, in {} of 100</source>
        <translation>不太可能放得下（100 次中 {} 次）</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>{} gives up {:.1f} % of the tokens per second of {} and surely fits, which that does not ({}): {}.</source>
        <translation>{} 的每秒 token 数比 {2} 少 {1:.1f} %，但肯定放得下，而后者不然（{3}）：{4}。</translation>
    </message>
    <message>
        <source>; that is not sure: by measured runs like it it {}.</source>
        <translation>；但这并不确定：按相似的实测运行，{}。</translation>
    </message>
    <message>
        <source>Against {} it is {}.</source>
        <translation>与 {} 相比：{}。</translation>
    </message>
    <message>
        <source>Errors of measured runs are too large to tell it from {} by speed.</source>
        <translation>实测运行的误差太大，无法在速度上将其与 {} 区分开。</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>MoE 模型</translation>
    </message>
    <message>
        <source>dense model</source>
        <translation>稠密模型</translation>
    </message>
    <message>
        <source>Megatron-Core or NeMo</source>
        <translation>Megatron-Core 或 NeMo</translation>
    </message>
    <message>
        <source>DeepSpeed or older Megatrons</source>
        <translation>DeepSpeed 或旧版 Megatron</translation>
    </message>
    <message>
        <source>PyTorch FSDP</source>
        <translation>PyTorch FSDP</translation>
    </message>
    <message>
        <source>programs without a preset of their own</source>
        <translation>没有专门预设的程序</translation>
    </message>
    <message>
        <source>programs that vendors tune</source>
        <translation>厂商优化的程序</translation>
    </message>
    <message>
        <source>programs that no vendor tunes</source>
        <translation>未经厂商优化的程序</translation>
    </message>
    <message>
        <source>several nodes</source>
        <translation>多个节点</translation>
    </message>
    <message>
        <source>one node</source>
        <translation>单个节点</translation>
    </message>
    <message>
        <source>of every kind</source>
        <translation>各种类型</translation>
    </message>
    <message>
        <source>No measured run was at hand to judge this figure by.</source>
        <translation>没有可用来评判此数值的实测运行。</translation>
    </message>
    <message>
        <source>80 of 100 runs like this one, none of them seen before, were within {:+.0f} to {:+.0f} % of the estimate ({} runs of {} sources: {}).</source>
        <translation>100 次相似的运行（均未参与拟合）中有 80 次落在估计值的 {:+.0f} 到 {:+.0f} % 之间（{} 次运行，{} 个来源：{}）。</translation>
    </message>
    <message>
        <source>{}: {}.</source>
        <translation>{}：{}。</translation>
    </message>
    <message>
        <source>The drives of a device are read at {} from now on, as measured, in every plan of the cluster: planes of experts and activations that are kept there.</source>
        <translation>从现在起，设备的硬盘按实测的 {} 读取，对该集群的所有方案生效：存放在那里的专家位平面和激活。</translation>
    </message>
    <message>
        <source>assumed from Hopper</source>
        <translation>按 Hopper 假定</translation>
    </message>
    <message>
        <source>assumed from Ampere</source>
        <translation>按 Ampere 假定</translation>
    </message>
    <message>
        <source>Nobody says of which generation {} is: what was measured by generation, as of frameworks and of 8-bit products, is not counted.</source>
        <translation>未说明 {} 属于哪一代：按代实测的数据（如框架和 8 位乘积）未计入。</translation>
    </message>
    <message>
        <source> (step {}, {})</source>
        <translation>（步 {}，{}）</translation>
    </message>
    <message>
        <source> (step {}, {}: does not fit)</source>
        <translation>（步 {}，{}：放不下）</translation>
    </message>
    <message>
        <source>Share the layers out by the pace of the stages: {}</source>
        <translation>按各阶段的速度分配层：{}</translation>
    </message>
    <message>
        <source>Stage {} (on {}) idles {:.1f} % of the step, because stage {} (on {}) takes longest; all stages idle {:.1f} % in the mean.</source>
        <translation>阶段 {}（在 {} 上）在一步中有 {:.1f} % 的时间空闲，因为阶段 {}（在 {} 上）耗时最长；所有阶段平均空闲 {:.1f} %。</translation>
    </message>
    <message>
        <source>Stage {} idles {:.1f} % of the step, because stage {} takes longest; all stages idle {:.1f} % in the mean.</source>
        <translation>阶段 {} 在一步中有 {:.1f} % 的时间空闲，因为阶段 {} 耗时最长；所有阶段平均空闲 {:.1f} %。</translation>
    </message>
    <message>
        <source>Tensor-parallel collectives take {} of a step of {}, and no product runs beside them.</source>
        <translation>张量并行的集合通信占用 {}（一步为 {}），其间没有矩阵乘法同时运行。</translation>
    </message>
    <message>
        <source>Hide them behind matrix products</source>
        <translation>将其隐藏在矩阵乘法之后</translation>
    </message>
    <message>
        <source>{} sends or receives at {}, where the median of the nodes has {}: that costs {} of a step of {}.</source>
        <translation>{} 的发送或接收速率为 {}，而各节点的中位数为 {}：因此损失 {}（一步为 {}）。</translation>
    </message>
    <message>
        <source>{} nodes ({}) send or receive at {} and up, where the median has {}: that costs {} of a step of {}.</source>
        <translation>{} 个节点（{}）的发送或接收速率最低为 {}，而中位数为 {}：因此损失 {}（一步为 {}）。</translation>
    </message>
    <message>
        <source> They are all that one group of {} connects.</source>
        <translation> 它们正好是 {} 的一组所连接的全部节点。</translation>
    </message>
    <message>
        <source> Placing the ranks by the links may win a part of it back.</source>
        <translation> 按链路放置各 rank 或许能挽回其中一部分。</translation>
    </message>
    <message>
        <source>Leave {} free</source>
        <translation>将 {} 留空</translation>
    </message>
    <message>
        <source>Leave {} and {} further nodes free</source>
        <translation>将 {} 和另外 {} 个节点留空</translation>
    </message>
    <message>
        <source>without {}</source>
        <translation>不含 {}</translation>
    </message>
    <message>
        <source>without {} and {}</source>
        <translation>不含 {} 和 {}</translation>
    </message>
    <message>
        <source>without {} nodes</source>
        <translation>不含 {} 个节点</translation>
    </message>
    <message>
        <source>This plan serves requests: recovering is answered for plans that train.</source>
        <translation>此方案处理请求：恢复只针对训练的方案作答。</translation>
    </message>
    <message>
        <source>Serving the same requests on fewer devices says what is left when some are lost.</source>
        <translation>用更少的设备处理同样的请求，即可看出失去一部分设备后还剩多少能力。</translation>
    </message>
    <message>
        <source>{} {} at the 99th percentile, {} asked</source>
        <translation>{} 第 99 百分位为 {}，要求 {}</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>{} ({:.3g} requests/s within the goals; TTFT {}, TPOT {} in the mean)</source>
        <translation>{}（目标内 {:.3g} 个请求/s；平均 TTFT {}，TPOT {}）</translation>
    </message>
    <message>
        <source>{:.3g} % of {} requests miss the goals: {}.</source>
        <translation>{:.3g} %（共 {} 个请求）未达到目标：{}。</translation>
    </message>
    <message>
        <source>{:.3g} % of {} requests miss the goals.</source>
        <translation>{:.3g} %（共 {} 个请求）未达到目标。</translation>
    </message>
    <message>
        <source>{} (TTFT {}, TPOT {} in the mean)</source>
        <translation>{}（平均 TTFT {}，TPOT {}）</translation>
    </message>
    <message>
        <source>{} of {} replicas wait at the end of every step for those that run on {}: all have as many microbatches.</source>
        <translation>{} / {} 个副本在每步结束时等待运行在 {} 上的副本：所有副本的微批次数相同。</translation>
    </message>
    <message>
        <source>Share the microbatches out by the devices of the replicas</source>
        <translation>按各副本的设备分配微批次</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Rankloom has a mistake ({}).</source>
        <translation>Rankloom 出现内部错误（{}）。</translation>
    </message>
    <message>
        <source>Rankloom has a mistake.</source>
        <translation>Rankloom 出现内部错误。</translation>
    </message>
    <message>
        <source>{}: not as Rankloom wrote it</source>
        <translation>{}：与 Rankloom 写入的内容不一致</translation>
    </message>
    <message>
        <source>table {}, row {}</source>
        <translation>表 {} 的行 {}</translation>
    </message>
    <message>
        <source>table {}, row {} (it is gone)</source>
        <translation>表 {} 的行 {}（已丢失）</translation>
    </message>
    <message>
        <source>table {}, row {} (it was not there)</source>
        <translation>表 {} 的行 {}（原本不存在）</translation>
    </message>
    <message>
        <source>some row of plans, models or clusters</source>
        <translation>方案、模型或集群中的某一行</translation>
    </message>
    <message>
        <source>table {} (its checksums are damaged)</source>
        <translation>表 {}（其校验和已损坏）</translation>
    </message>
    <message>
        <source>The project is not as Rankloom wrote it, and figures may be wrong: {}. Damage or another program has changed it: take it from a backup, or look at these rows and, where they are right, say so with rankloom-cli project check --accept.</source>
        <translation>项目与 Rankloom 写入的内容不一致，数值可能有误：{}。原因是文件损坏或被其他程序改动：请从备份恢复，或检查这些行，确认无误后用 rankloom-cli project check --accept 接受。</translation>
    </message>
    <message>
        <source>“{}” on {}</source>
        <translation>{1} 上的“{0}”</translation>
    </message>
    <message>
        <source>{} GPUs of {}</source>
        <translation>{1} 中的 {0} 个 GPU</translation>
    </message>
    <message>
        <source>With {}: no plan fits.</source>
        <translation>使用 {}：没有放得下的方案。</translation>
    </message>
    <message>
        <source>With {}: {}, {} tokens/s, {} a GPU.</source>
        <translation>使用 {}：{}，{} token/s，每 GPU {}。</translation>
    </message>
    <message>
        <source>A GPU does most in {}: {} tokens/s.</source>
        <translation>单个 GPU 产出最高的是 {}：{} token/s。</translation>
    </message>
    <message>
        <source>The plans train different models: a token is not the same work in all.</source>
        <translation>各方案训练的模型不同：一个 token 的工作量并不相同。</translation>
    </message>
    <message>
        <source>Their steps are of unlike many tokens: plans are compared by tokens per second, not by the step.</source>
        <translation>各方案每步的 token 数不同：按每秒 token 数比较，而不是按单步时间。</translation>
    </message>
    <message>
        <source>No link of {} of {} nodes was measured ({}): theirs are assumed, {} between nodes. Measure them, or leave them out.</source>
        <translation>{1} 个节点中有 {0} 个没有任何链路实测值（{2}）：节点间按 {3} 假定。请测量这些节点，或将其排除。</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>排除它们</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: {} layers do not divide by PP {} x VPP {}</source>
        <translation>NeMo 1 无法启动：{} 层不能被 PP {} x VPP {} 整除</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: {} layers do not divide by PP {}</source>
        <translation>NeMo 1 无法启动：{} 层不能被 PP {} 整除</translation>
    </message>
    <message>
        <source>Choose degrees whose product divides {}, or export for Megatron-LM or NeMo 2, which take a layout of unlike stages.</source>
        <translation>请选择乘积能整除 {} 的并行度，或导出为 Megatron-LM 或 NeMo 2，它们接受不均匀的阶段划分。</translation>
    </message>
    <message>
        <source>NeMo 1 would not start: with VPP {} microbatches must divide by PP {}, and {} do not</source>
        <translation>NeMo 1 无法启动：VPP 为 {} 时微批数必须能被 PP {} 整除，而 {} 不能</translation>
    </message>
    <message>
        <source>Choose a batch of a multiple of {} microbatches a replica, or set VPP to 1.</source>
        <translation>请选择使每个副本的微批数为 {} 的倍数的批大小，或将 VPP 设为 1。</translation>
    </message>
    <message>
        <source>some nodes</source>
        <translation>部分节点</translation>
    </message>
    <message>
        <source>measured between {}; else {}</source>
        <translation>{}之间为实测；其余 {}</translation>
    </message>
    <message>
        <source>{}, changes per token</source>
        <translation>{}，变化按每 token 计</translation>
    </message>
    <message>
        <source>Megatron-LM keeps weights in 8 bits alone with a distributed optimizer: they stay in 16 bits beside their 8-bit copies.</source>
        <translation>Megatron-LM 只有在使用分布式优化器时才仅以 8 位保存权重：这里权重仍为 16 位，另有 8 位副本。</translation>
    </message>
    <message>
        <source>Megatron-LM recomputes modules or layers, not operators.</source>
        <translation>Megatron-LM 按模块或层重计算，而不是按算子。</translation>
    </message>
    <message>
        <source>The recomputation &quot;{}&quot; of torchtitan is estimated as its selection of operators.</source>
        <translation>torchtitan 的重计算“{}”按其算子选择来估算。</translation>
    </message>
    <message>
        <source>overlap of the weight gather</source>
        <translation>权重收集的重叠</translation>
    </message>
    <message>
        <source>Overlap weight gather</source>
        <translation>重叠权重收集</translation>
    </message>
    <message>
        <source>Weights that every rank gathers once a step, behind the optimizer, hide behind the first forward pass (Megatron-LM: overlap_param_gather). Off: the step waits for them. With “Overlap DP” alone.</source>
        <translation>每个 rank 在每步的优化器之后收集一次的权重隐藏在第一次前向传播之后（Megatron-LM：overlap_param_gather）。关闭：该步要等待它们。仅在“重叠 DP”时有效。</translation>
    </message>
    <message>
        <source>hidden share of tensor parallelism</source>
        <translation>张量并行的隐藏比例</translation>
    </message>
    <message>
        <source>… hidden share</source>
        <translation>… 隐藏比例</translation>
    </message>
    <message>
        <source>Of the tensor-parallel collectives that could hide behind products the share that does. Transformer Engine&apos;s user buffers hide all of it; PyTorch&apos;s asynchronous tensor parallelism saved two fifths in public runs, for cut products are slower.</source>
        <translation>在可以隐藏于矩阵乘之后的张量并行集合通信中，真正隐藏的比例。Transformer Engine 的用户缓冲区可全部隐藏；PyTorch 的异步张量并行在公开运行中隐藏了五分之二，因为切开的乘法更慢。</translation>
    </message>
    <message>
        <source>kernels between products</source>
        <translation>矩阵乘之间的内核</translation>
    </message>
    <message>
        <source>Other kernels</source>
        <translation>其他内核</translation>
    </message>
    <message>
        <source>What makes the passes between matrix products. Fused: kernels written for them (Transformer Engine). Compiled: chains of operators as one kernel (torch.compile). Eager: a kernel for each operator, norms in FP32 with an FP32 copy of their input.</source>
        <translation>矩阵乘之间的处理由什么完成。融合：专门编写的内核（Transformer Engine）。编译：把一串算子合为一个内核（torch.compile）。Eager：每个算子一个内核，归一化用 FP32 并保留输入的 FP32 副本。</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>优化器步骤</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>优化器步骤</translation>
    </message>
    <message>
        <source>Fused: one kernel a parameter. Operator by operator: PyTorch&apos;s “foreach”, whose intermediates take 8 bytes a parameter at once, which may be the fullest moment of a step. In the backward pass: each parameter when its gradient is there, which is freed at once; without accumulation over microbatches.</source>
        <translation>融合：每个参数一个内核。逐算子：PyTorch 的“foreach”，其中间值每个参数同时占 8 字节，可能是一步中最满的时刻。在反向传播中：梯度一到就更新该参数并立即释放梯度；不能跨微批次累积。</translation>
    </message>
    <message>
        <source>expandable segments</source>
        <translation>可扩展段</translation>
    </message>
    <message>
        <source>Expandable segments</source>
        <translation>可扩展段</translation>
    </message>
    <message>
        <source>PyTorch&apos;s allocator grows its segments page by page (PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True), so that little is reserved and not used.</source>
        <translation>PyTorch 的分配器按页扩展其段（PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True），因此预留而未用的很少。</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Watts that a GPU may draw. Below what its board may, products run at a lower clock; memory and links do not.</source>
        <translation>GPU 允许消耗的瓦数。低于板卡上限时，矩阵乘以较低的时钟运行；内存和链路不受影响。</translation>
    </message>
    <message>
        <source>as the board</source>
        <translation>同板卡</translation>
    </message>
    <message>
        <source>master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Where the FP32 values of 16-bit weights are. In the optimizer: 2 bytes of weights and 4 of their copies (Megatron-LM, DeepSpeed). The weights themselves: 4 bytes, gradients 4, and 16-bit copies of what a pass uses (FSDP, autocast). Nowhere: weights, gradients and moments have 16 bits.</source>
        <translation>16 位权重的 FP32 值在哪里。在优化器中：权重 2 字节，副本 4 字节（Megatron-LM、DeepSpeed）。权重本身：4 字节，梯度 4 字节，以及计算所用部分的 16 位副本（FSDP、autocast）。没有：权重、梯度和动量都是 16 位。</translation>
    </message>
    <message>
        <source>weights in 8 bits</source>
        <translation>8 位权重</translation>
    </message>
    <message>
        <source>FP8 weights</source>
        <translation>FP8 权重</translation>
    </message>
    <message>
        <source>Precision “FP8 mixed” keeps weights in 8 bits, by rows and by columns. Off: in 16 bits beside those copies, 4 bytes instead of 2, and cast once a step (Megatron-Core without fp8_param_gather).</source>
        <translation>精度“FP8 混合”按行和按列以 8 位保存权重。关闭：在这些副本之外再以 16 位保存，4 字节而不是 2 字节，每步转换一次（Megatron-Core 不用 fp8_param_gather）。</translation>
    </message>
    <message>
        <source>pieces of the loss</source>
        <translation>损失的分块数</translation>
    </message>
    <message>
        <source>Loss in pieces</source>
        <translation>分块损失</translation>
    </message>
    <message>
        <source>Output layer and loss go over the tokens of a microbatch piece by piece, each computed again in the backward pass, so that the logits of one piece are alive (torchtune, Liger). 1: all at once.</source>
        <translation>输出层和损失逐块处理一个微批次的词元，每块在反向传播中重新计算，因此只有一块的 logit 存在（torchtune、Liger）。1：一次全部。</translation>
    </message>
    <message>
        <source>an optimizer in the backward pass takes one microbatch a step, here are {}</source>
        <translation>反向传播中的优化器每步只能有一个微批次，这里有 {} 个</translation>
    </message>
    <message>
        <source>Update behind the last microbatch</source>
        <translation>在最后一个微批次之后更新</translation>
    </message>
    <message>
        <source>In the optimizer</source>
        <translation>在优化器中</translation>
    </message>
    <message>
        <source>The weights themselves</source>
        <translation>权重本身</translation>
    </message>
    <message>
        <source>Nowhere: pure 16 bits</source>
        <translation>没有：纯 16 位</translation>
    </message>
    <message>
        <source>Operator by operator</source>
        <translation>逐算子</translation>
    </message>
    <message>
        <source>In the backward pass</source>
        <translation>在反向传播中</translation>
    </message>
    <message>
        <source>Compiled</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>All but attention and every second product</source>
        <translation>除注意力和每隔一个乘法外的全部</translation>
    </message>
    <message>
        <source>Attention alone</source>
        <translation>仅注意力</translation>
    </message>
    <message>
        <source>Vocabulary-parallel</source>
        <translation>词表并行</translation>
    </message>
    <message>
        <source>Megatron-Bridge, performance recipes</source>
        <translation>Megatron-Bridge，性能配方</translation>
    </message>
    <message>
        <source>torchtitan, compiled</source>
        <translation>torchtitan，编译</translation>
    </message>
    <message>
        <source>torchtitan, eager</source>
        <translation>torchtitan，eager</translation>
    </message>
    <message>
        <source>PyTorch FSDP, eager</source>
        <translation>PyTorch FSDP，eager</translation>
    </message>
    <message>
        <source>PyTorch FSDP, eager, 2023</source>
        <translation>PyTorch FSDP，eager，2023 年</translation>
    </message>
    <message>
        <source>PyTorch FSDP2, compiled</source>
        <translation>PyTorch FSDP2，编译</translation>
    </message>
    <message>
        <source>Legal: none, operators, full-uniform:LAYERS, full-block:LAYERS, or modules joined by +: {}.</source>
        <translation>可用：none、operators、full-uniform:层数、full-block:层数，或用 + 连接的模块：{}。</translation>
    </message>
    <message>
        <source>The plan is not possible.</source>
        <translation>该计划不可行。</translation>
    </message>
    <message>
        <source>Alive per logit at the loss. By the cross entropy: fused 2, vocabulary-parallel 6, eager 12, unfused 14 bytes, compiled 6.</source>
        <translation>计算损失时每个 logit 占用的字节。按交叉熵：融合 2，词表并行 6，eager 12，未融合 14 字节，编译 6。</translation>
    </message>
    <message>
        <source>torchtitan compiles its kernels: that is written.</source>
        <translation>torchtitan 会编译其内核：按此写出。</translation>
    </message>
    <message>
        <source>Without Megatron-LM&apos;s distributed optimizer no weights are gathered.</source>
        <translation>没有 Megatron-LM 的分布式优化器就不会收集权重。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>/communication/compression/rank</source>
        <translation>/communication/compression/rank</translation>
    </message>
    <message>
        <source>/communication/compression/dataParallelRank</source>
        <translation>/communication/compression/dataParallelRank</translation>
    </message>
    <message>
        <source>/communication/compression/keptShare</source>
        <translation>/communication/compression/keptShare</translation>
    </message>
    <message>
        <source>/communication/compression/bits</source>
        <translation>/communication/compression/bits</translation>
    </message>
    <message>
        <source>/communication/compression/blockSize</source>
        <translation>/communication/compression/blockSize</translation>
    </message>
    <message>
        <source>/communication/compression/weightBits</source>
        <translation>/communication/compression/weightBits</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
    <message>
        <source>Project file format:</source>
        <translation>项目文件格式：</translation>
    </message>
    <message>
        <source>About Rankloom</source>
        <translation>关于 Rankloom</translation>
    </message>
    <message>
        <source>Plans how a large language model is laid out on real GPUs.</source>
        <translation>规划大语言模型在真实 GPU 上的布局。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New Project…</source>
        <translation>新建项目(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a project file with a model, a cluster and a first plan</source>
        <translation>创建包含模型、集群和初始方案的项目文件</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project, or a plan document as a new project</source>
        <translation>打开项目，或将方案文档作为新项目打开</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open E&amp;xample</source>
        <translation>打开示例(&amp;X)</translation>
    </message>
    <message>
        <source>Open a copy of the example project</source>
        <translation>打开示例项目的副本</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>保存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>Write a complete copy of the project; the open one is always stored already</source>
        <translation>写出项目的完整副本；当前打开的项目始终已保存</translation>
    </message>
    <message>
        <source>Re&amp;vert to as Opened</source>
        <translation>还原到打开时的状态(&amp;V)</translation>
    </message>
    <message>
        <source>Bring the project back to what it was when it was opened</source>
        <translation>将项目恢复到打开时的样子</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Read measurements, a model, a routing trace or a plan into the project</source>
        <translation>将测量数据、模型、路由 trace 或方案读入项目</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Plan as JSON…</source>
        <translation>方案为 JSON(&amp;P)…</translation>
    </message>
    <message>
        <source>The plan with its model, cluster and workload</source>
        <translation>方案及其模型、集群和工作负载</translation>
    </message>
    <message>
        <source>&amp;Evaluation as JSON…</source>
        <translation>评估结果为 JSON(&amp;E)…</translation>
    </message>
    <message>
        <source>Memory, times, traffic and diagnoses of the plan</source>
        <translation>方案的显存、时间、流量和诊断</translation>
    </message>
    <message>
        <source>P&amp;icture of the View…</source>
        <translation>视图图片(&amp;I)…</translation>
    </message>
    <message>
        <source>The focused view as PNG, SVG or PDF</source>
        <translation>将当前视图导出为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>C&amp;lose Project</source>
        <translation>关闭项目(&amp;L)</translation>
    </message>
    <message>
        <source>Close the project; everything is stored already</source>
        <translation>关闭项目；所有内容均已保存</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Duplicate Plan</source>
        <translation>复制方案(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the plan on screen to try something beside it</source>
        <translation>复制当前方案，以便对照尝试</translation>
    </message>
    <message>
        <source>&amp;Find Command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Every command and every setting by its name</source>
        <translation>按名称查找所有命令和设置</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>Put all panels back to where they were at first</source>
        <translation>将所有面板恢复到初始位置</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>放大文字(&amp;L)</translation>
    </message>
    <message>
        <source>Larger text everywhere</source>
        <translation>放大所有文字</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>Smaller text everywhere</source>
        <translation>缩小所有文字</translation>
    </message>
    <message>
        <source>&amp;Normal Text</source>
        <translation>标准文字(&amp;N)</translation>
    </message>
    <message>
        <source>Text in its usual size</source>
        <translation>文字恢复为标准大小</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Colours of the program</source>
        <translation>程序的配色</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Language of the program, from the next start on</source>
        <translation>程序语言，下次启动时生效</translation>
    </message>
    <message>
        <source>As the System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>这是什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Click a setting to read what it is and what it enters</source>
        <translation>点击某项设置，查看其含义和影响</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>一页列出所有按键</translation>
    </message>
    <message>
        <source>&amp;About Rankloom</source>
        <translation>关于 Rankloom(&amp;A)</translation>
    </message>
    <message>
        <source>Versions and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>For &amp;Other Tools…</source>
        <translation>用于其他工具(&amp;O)…</translation>
    </message>
    <message>
        <source>Megatron-LM, DeepSpeed, torchtitan, rank files and more, shown as they will be written</source>
        <translation>Megatron-LM、DeepSpeed、torchtitan、rank 文件等，按将要写出的内容显示</translation>
    </message>
    <message>
        <source>&amp;Place Ranks Automatically</source>
        <translation>自动排布 rank(&amp;P)</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>搜索最能利用链路的排布，并将其收益与链路噪声对比</translation>
    </message>
    <message>
        <source>Search La&amp;youts</source>
        <translation>搜索布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Find the fastest layouts that fit</source>
        <translation>查找放得下的最快布局</translation>
    </message>
    <message>
        <source>Import with Previe&amp;w…</source>
        <translation>预览后导入(&amp;W)…</translation>
    </message>
    <message>
        <source>Show what a file holds and changes before it is imported</source>
        <translation>导入前显示文件的内容及其带来的更改</translation>
    </message>
    <message>
        <source>Repor&amp;t…</source>
        <translation>报告(&amp;T)…</translation>
    </message>
    <message>
        <source>The plans of the project side by side, as one web page or PDF</source>
        <translation>将项目的各方案并排写成一个网页或 PDF</translation>
    </message>
    <message>
        <source>&amp;Rename Plan</source>
        <translation>重命名方案(&amp;R)</translation>
    </message>
    <message>
        <source>Give the plan on screen a name of your own</source>
        <translation>为当前方案自行命名</translation>
    </message>
    <message>
        <source>De&amp;lete Plan</source>
        <translation>删除方案(&amp;L)</translation>
    </message>
    <message>
        <source>Remove the plan on screen; undo brings it back</source>
        <translation>移除当前方案；可撤销恢复</translation>
    </message>
    <message>
        <source>Place &amp;Experts Automatically</source>
        <translation>自动排布专家(&amp;E)</translation>
    </message>
    <message>
        <source>Search for the expert placement with the least traffic and the evenest load</source>
        <translation>搜索流量最少、负载最均衡的专家排布</translation>
    </message>
    <message>
        <source>&amp;Compare Plans</source>
        <translation>比较方案(&amp;C)</translation>
    </message>
    <message>
        <source>The checked plans side by side: what differs, figures, memory, placement, timelines</source>
        <translation>并排显示所勾选的方案：差异、指标、显存、排布、时间线</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>演示(&amp;E)</translation>
    </message>
    <message>
        <source>The comparison as a talk on the whole screen, one idea a page</source>
        <translation>以全屏演示的方式展示比较，每页一个要点</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查找(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Hottest Expert</source>
        <translation>最热的专家(&amp;H)</translation>
    </message>
    <message>
        <source>The expert with the largest share of its layer&apos;s picks</source>
        <translation>占本层选中次数比例最大的专家</translation>
    </message>
    <message>
        <source>Worst &amp;Layer</source>
        <translation>最差的层(&amp;L)</translation>
    </message>
    <message>
        <source>The layer whose fullest GPU is farthest above the mean</source>
        <translation>最满 GPU 超出均值最多的层</translation>
    </message>
    <message>
        <source>&amp;Worst Link</source>
        <translation>最差的链路(&amp;W)</translation>
    </message>
    <message>
        <source>The link that the experts keep busy longest, or the slowest of all</source>
        <translation>被专家占用最久的链路，或所有链路中最慢的</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>The keyboard to the next panel on screen</source>
        <translation>键盘转到屏幕上的下一个面板</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>上一个面板(&amp;P)</translation>
    </message>
    <message>
        <source>The keyboard to the panel before</source>
        <translation>键盘转到前一个面板</translation>
    </message>
    <message>
        <source>&amp;Close Panel</source>
        <translation>关闭面板(&amp;C)</translation>
    </message>
    <message>
        <source>Close the panel that has the keyboard</source>
        <translation>关闭键盘所在的面板</translation>
    </message>
    <message>
        <source>&amp;Maximise Panel</source>
        <translation>最大化面板(&amp;M)</translation>
    </message>
    <message>
        <source>The panel that has the keyboard alone in the window; again: all panels as before</source>
        <translation>窗口中只显示键盘所在的面板；再按一次恢复所有面板</translation>
    </message>
    <message>
        <source>&amp;Next Plan</source>
        <translation>下一个方案(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next plan of the list</source>
        <translation>显示列表中的下一个方案</translation>
    </message>
    <message>
        <source>Pre&amp;vious Plan</source>
        <translation>上一个方案(&amp;V)</translation>
    </message>
    <message>
        <source>Show the plan before this one</source>
        <translation>显示上一个方案</translation>
    </message>
    <message>
        <source>Perspecti&amp;ves</source>
        <translation>透视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Reset This Perspective</source>
        <translation>重置此透视图(&amp;R)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::AffinityView</name>
    <message>
        <source>Expert affinity</source>
        <translation>专家亲和度</translation>
    </message>
    <message>
        <source>Affinity of one pair of layers</source>
        <translation>一对层的亲和度</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>La&amp;yers:</source>
        <translation>层(&amp;Y)：</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>Previous layer (PgUp)</source>
        <translation>上一层 (PgUp)</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>上一层</translation>
    </message>
    <message>
        <source>Next layer (PgDn)</source>
        <translation>下一层 (PgDn)</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>下一层</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>配色(&amp;L)：</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>像素合并方式(&amp;V)：</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Alternatives</name>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitLaneText</name>
    <message>
        <source>load of a plane</source>
        <translation>加载位平面</translation>
    </message>
    <message>
        <source>attention and router</source>
        <translation>注意力和路由器</translation>
    </message>
    <message>
        <source>output layer</source>
        <translation>输出层</translation>
    </message>
    <message>
        <source>computing with a plane</source>
        <translation>用位平面计算</translation>
    </message>
    <message>
        <source>waits for a load</source>
        <translation>等待加载</translation>
    </message>
    <message>
        <source>waits for memory</source>
        <translation>等待显存</translation>
    </message>
    <message>
        <source>nothing more to load</source>
        <translation>没有更多可加载</translation>
    </message>
    <message>
        <source>waits for the router</source>
        <translation>等待路由器</translation>
    </message>
    <message>
        <source>paler, on a bar: planes above the base</source>
        <translation>条上较淡：基底之上的位平面</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Load from drives</source>
        <translation>从硬盘加载</translation>
    </message>
    <message>
        <source>Load from host</source>
        <translation>从主机加载</translation>
    </message>
    <message>
        <source>L%1</source>
        <comment>layer</comment>
        <translation>L%1</translation>
    </message>
    <message>
        <source>attention and router before the experts of layer %1</source>
        <translation>第 %1 层专家之前的注意力和路由器</translation>
    </message>
    <message>
        <source>%1-bit base of expert %2 in layer %3</source>
        <translation>第 %3 层专家 %2 的 %1 位基底</translation>
    </message>
    <message>
        <source>bit %1 of expert %2 in layer %3</source>
        <translation>第 %3 层专家 %2 的第 %1 位</translation>
    </message>
    <message>
        <source>Computing waits %1 for a load.</source>
        <translation>计算等待加载 %1。</translation>
    </message>
    <message>
        <source>Loading waits %1 until planes may leave memory.</source>
        <translation>加载等待 %1，直到位平面可移出显存。</translation>
    </message>
    <message>
        <source>Loading is done %1 before the steps end.</source>
        <translation>加载在各步结束前 %1 完成。</translation>
    </message>
    <message>
        <source>Loading waits %1 until a router has told which planes are wanted.</source>
        <translation>加载等待 %1，直到路由器给出所需的位平面。</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>waits %1</source>
        <translation>等待 %1</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading of planes and computing in decode steps. %1.</source>
        <translation>解码步中位平面的加载与计算。%1。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2, whose load waited for memory.</source>
        <translation>计算等待 %1：等%2，其加载曾等待显存。</translation>
    </message>
    <message>
        <source>Computing waits %1 for %2.</source>
        <translation>计算等待 %1：等%2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsControl</name>
    <message>
        <source>Loading and computing</source>
        <translation>加载与计算</translation>
    </message>
    <message>
        <source>No steps yet. Set a budget for planes of experts.</source>
        <translation>尚无解码步。请设置专家位平面的预算。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show all steps</source>
        <translation>显示所有步</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Show one step: a token of every sequence</source>
        <translation>显示一步：每个序列的一个 token</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Show the chosen layer, or the first, in one step</source>
        <translation>显示一步中所选的层（未选则为首层）</translation>
    </message>
    <message>
        <source>With the bits &amp;before the last change</source>
        <translation>与上次更改前的位数(&amp;B)</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>With the order: %1</source>
        <translation>与此顺序：%1</translation>
    </message>
    <message>
        <source>With experts known one layer further ahead</source>
        <translation>与再提前一层知道专家的情形</translation>
    </message>
    <message>
        <source>Known %1 ahead</source>
        <translation>提前 %1 层知道</translation>
    </message>
    <message>
        <source>With 2 GiB more</source>
        <translation>与增加 2 GiB 的情形</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>With the bits that are worth most</source>
        <translation>与价值最高的位数</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>按价值</translation>
    </message>
    <message>
        <source>With these, &amp;kept as they are now</source>
        <translation>与这些（保留当前状态）(&amp;K)</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>不比较(&amp;N)</translation>
    </message>
    <message>
        <source>Set the bit budget to %1</source>
        <translation>将位预算设为 %1</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>按价值选择专家的位数</translation>
    </message>
    <message>
        <source>The plan&apos;s bits</source>
        <translation>计划的位</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsMapView</name>
    <message>
        <source>Bits of experts</source>
        <translation>专家的位数</translation>
    </message>
    <message>
        <source>No bits yet. Set a budget for planes of experts.</source>
        <translation>尚无位数。请设置专家位平面的预算。</translation>
    </message>
    <message>
        <source>How many bits of every expert stay in the GPU&apos;s memory. What does not stay is loaded when a token asks for it. Choose a brush and paint, or set the chosen experts by digits; Delete keeps nothing of them, a full stop and a comma give one bit more or less, Shift and arrows choose several.</source>
        <translation>每个专家有多少位留在 GPU 显存中。未留下的在 token 需要时加载。选择画笔涂抹，或用数字键设置所选专家；Delete 全不保留，句点和逗号增减一位，Shift 加方向键选择多个。</translation>
    </message>
    <message>
        <source>&amp;Brush:</source>
        <translation>画笔(&amp;B)：</translation>
    </message>
    <message>
        <source>No brush</source>
        <translation>无画笔</translation>
    </message>
    <message>
        <source>Widest</source>
        <translation>最宽</translation>
    </message>
    <message>
        <source>&amp;Widest expert</source>
        <translation>位宽最大的专家(&amp;W)</translation>
    </message>
    <message>
        <source>One bit &amp;more</source>
        <translation>增加一位(&amp;M)</translation>
    </message>
    <message>
        <source>One bit &amp;fewer</source>
        <translation>减少一位(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keep nothing</source>
        <translation>全不保留(&amp;K)</translation>
    </message>
    <message>
        <source>Choose by &amp;worth</source>
        <translation>按价值选择(&amp;W)</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>按价值</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget, instead of what was set by hand</source>
        <translation>在预算内保留价值最高者，而非手动设置的</translation>
    </message>
    <message>
        <source>Expert %1 of layer %2: %3</source>
        <translation>第 %2 层的专家 %1：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n experts: %1</source>
        <translation>
            <numerusform>%n 个专家：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit more</source>
        <translation>
            <numerusform>%n 个专家：增加一位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expert(s): one bit fewer</source>
        <translation>
            <numerusform>%n 个专家：减少一位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n expert(s): %1</source>
        <translation>
            <numerusform>涂抹 %n 个专家：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Set to</source>
        <translation>设为(&amp;S)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsPanel</name>
    <message>
        <source>As published</source>
        <translation>与公布数值相比</translation>
    </message>
    <message>
        <source>They: %1</source>
        <translation>公布：%1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Published figures beside these</source>
        <translation>公布的数值与此处数值对照</translation>
    </message>
    <message>
        <source>Raise the budget by 2 GiB</source>
        <translation>将预算提高 2 GiB</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>2 GiB more: at most %1 tokens/s</source>
        <translation>增加 2 GiB：至多 %1 token/s</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>每 token 加载</translation>
    </message>
    <message>
        <source>Loaded from</source>
        <translation>加载来源</translation>
    </message>
    <message>
        <source>drives, %1</source>
        <translation>磁盘，%1</translation>
    </message>
    <message>
        <source>host memory, %1</source>
        <translation>主机内存，%1</translation>
    </message>
    <message>
        <source>Computing waits</source>
        <translation>计算等待</translation>
    </message>
    <message>
        <source>Found in memory</source>
        <translation>内存命中</translation>
    </message>
    <message>
        <source>Worth, of all planes</source>
        <translation>价值，占全部位平面</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>最佳选择</translation>
    </message>
    <message>
        <source>yes, proven</source>
        <translation>是，已证明</translation>
    </message>
    <message>
        <source>at most %1 better</source>
        <translation>至多再好 %1</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>of the trace</source>
        <translation>取自跟踪</translation>
    </message>
    <message>
        <source>no trace: all alike</source>
        <translation>无跟踪：均匀</translation>
    </message>
    <message>
        <source>Worth is a proxy, the share of the rounding error that planes take away: it says nothing about accuracy.</source>
        <translation>价值是代理指标，即位平面消除的舍入误差份额：不说明准确度。</translation>
    </message>
    <message>
        <source>Measured Rates…</source>
        <translation>测得的速率…</translation>
    </message>
    <message>
        <source>What decoding comes to</source>
        <translation>解码结果</translation>
    </message>
    <message>
        <source>Read how fast planes load: JSON of fio for drives, output of nvbandwidth for host memory</source>
        <translation>读取位平面加载速度：磁盘用 fio 的 JSON，主机内存用 nvbandwidth 的输出</translation>
    </message>
    <message>
        <source>Measured rates of fio or nvbandwidth</source>
        <translation>fio 或 nvbandwidth 测得的速率</translation>
    </message>
    <message>
        <source>Output of fio or nvbandwidth (*)</source>
        <translation>fio 或 nvbandwidth 的输出 (*)</translation>
    </message>
    <message>
        <source>Worth on other tokens</source>
        <translation>在其他 token 上的价值</translation>
    </message>
    <message>
        <source>Energy a token</source>
        <translation>每 token 能量</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>Requests of the plan</source>
        <translation>方案的请求</translation>
    </message>
    <message>
        <source>… loaded a token</source>
        <translation>… 每 token 加载</translation>
    </message>
    <message>
        <source>… found in memory</source>
        <translation>… 在显存中命中</translation>
    </message>
    <message>
        <source>Nested planes</source>
        <translation>嵌套的位平面</translation>
    </message>
    <message>
        <source>A copy a width</source>
        <translation>每种位宽一份拷贝</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>4 bits</source>
        <translation>4 位</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>This model: %1</source>
        <translation>此模型：%1</translation>
    </message>
    <message>
        <source>Worth of Planes…</source>
        <translation>位平面的价值…</translation>
    </message>
    <message>
        <source>Read what planes are worth, of all experts alike or of each: JSON with &quot;planes&quot; or &quot;values&quot;</source>
        <translation>读取位平面的价值，所有专家相同或逐个专家：含 &quot;planes&quot; 或 &quot;values&quot; 的 JSON</translation>
    </message>
    <message>
        <source>What planes of experts are worth</source>
        <translation>专家位平面的价值</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Take what planes are worth from %1</source>
        <translation>从 %1 取位平面的价值</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BitsText</name>
    <message>
        <source>Takes %1 (%2)</source>
        <translation>占用 %1（%2）</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks</source>
        <translation>占本层选中次数的 %1</translation>
    </message>
    <message>
        <source>Gets %1 of the layer&apos;s picks (no trace: every expert as often)</source>
        <translation>占本层选中次数的 %1（无 trace：每个专家次数相同）</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes (proxy: share of the rounding error, not accuracy)</source>
        <translation>价值为其全部位平面的 %1（代理指标：占舍入误差的比例，并非准确度）</translation>
    </message>
    <message>
        <source>Worth %1 of all its planes</source>
        <translation>价值为其全部位平面的 %1</translation>
    </message>
    <message>
        <source>Its base is loaded when a token picks it</source>
        <translation>token 选中它时加载其基底</translation>
    </message>
    <message>
        <source>%1 kept, more than the budget of %2.</source>
        <translation>保留 %1，超出预算 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 kept.</source>
        <translation>预算 %2 中保留 %1。</translation>
    </message>
    <message>
        <source>%1 bits a pick on average.</source>
        <translation>平均每次选中 %1 位。</translation>
    </message>
    <message>
        <source>Set by hand.</source>
        <translation>手动设置。</translation>
    </message>
    <message>
        <source>Chosen by worth, which is a proxy.</source>
        <translation>按价值（代理指标）选择。</translation>
    </message>
    <message>
        <source>Chosen by worth.</source>
        <translation>按价值选择。</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>1 bit</source>
        <translation>1 位</translation>
    </message>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits of experts in memory</source>
        <translation>专家在显存中的位数</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>在内存中</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardColors</name>
    <message>
        <source>Pipeline stage</source>
        <translation>流水线阶段</translation>
    </message>
    <message>
        <source>Tensor group</source>
        <translation>张量组</translation>
    </message>
    <message>
        <source>Context group</source>
        <translation>上下文组</translation>
    </message>
    <message>
        <source>Data group</source>
        <translation>数据组</translation>
    </message>
    <message>
        <source>Expert group</source>
        <translation>专家组</translation>
    </message>
    <message>
        <source>Memory headroom</source>
        <translation>显存余量</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>draining</source>
        <translation>排空中</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>Link speed</source>
        <translation>链路速度</translation>
    </message>
    <message>
        <source>Room for keys and values</source>
        <translation>键和值的空间</translation>
    </message>
    <message>
        <source>without work</source>
        <translation>没有工作</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardControl</name>
    <message>
        <source>Swap ranks %1 and %2</source>
        <translation>交换 rank %1 和 %2</translation>
    </message>
    <message>
        <source>Move rank %1 to %2</source>
        <translation>将 rank %1 移到 %2</translation>
    </message>
    <message>
        <source>Swap nodes %1 and %2</source>
        <translation>交换节点 %1 和 %2</translation>
    </message>
    <message>
        <source>Move several ranks</source>
        <translation>移动多个 rank</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n rank(s)</source>
        <translation>
            <numerusform>锁定 %n 个 rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n rank(s)</source>
        <translation>
            <numerusform>解锁 %n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>将 %1 标记为可用</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>将 %1 标记为%2</translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation>取消对 %1 的假设</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>Drop all what-ifs</source>
        <translation>取消所有假设</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 的备注</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source>not known yet</source>
        <translation>尚未知</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… 共 %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 可用</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>假设</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BoardView</name>
    <message>
        <source>Placement board</source>
        <translation>排布图</translation>
    </message>
    <message>
        <source>&amp;Colour by:</source>
        <translation>着色依据(&amp;C)：</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Drag onto another node to swap all their ranks (N)</source>
        <translation>拖到另一节点上，交换两者的所有 rank (N)</translation>
    </message>
    <message>
        <source>No cluster yet. Choose one on the left, or drop a hostfile, a topology or a link measurement.</source>
        <translation>尚无集群。请在左侧选择，或拖入 hostfile、拓扑或链路测量文件。</translation>
    </message>
    <message>
        <source>Ranks on %1 nodes of %2 GPUs, coloured by %3</source>
        <translation>%1 个节点（每节点 %2 个 GPU）上的 rank，按%3着色</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>tp</source>
        <translation>tp</translation>
    </message>
    <message>
        <source>cp</source>
        <translation>cp</translation>
    </message>
    <message>
        <source>dp</source>
        <translation>dp</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>ep</source>
        <translation>ep</translation>
    </message>
    <message>
        <source>Headroom (bytes)</source>
        <translation>余量（字节）</translation>
    </message>
    <message>
        <source>Placement board: %1 ranks of %2 pipeline stages on %3 nodes of %4 GPUs, coloured by %5.</source>
        <translation>排布图：%1 个 rank、%2 个流水线阶段，位于 %3 个节点（每节点 %4 个 GPU），按%5着色。</translation>
    </message>
    <message>
        <source>GPU %1 of %2</source>
        <translation>%2 的 GPU %1</translation>
    </message>
    <message>
        <source>, empty</source>
        <translation>，空</translation>
    </message>
    <message>
        <source>, rank %1, stage %2</source>
        <translation>，rank %1，阶段 %2</translation>
    </message>
    <message>
        <source>Device %1: slot %2 of %3</source>
        <translation>设备 %1：%3 的槽位 %2</translation>
    </message>
    <message>
        <source>No rank here</source>
        <translation>此处没有 rank</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Does not fit: %1 (%2) too much</source>
        <translation>放不下：超出 %1（%2）</translation>
    </message>
    <message>
        <source>Memory headroom %1 (%2)</source>
        <translation>显存余量 %1（%2）</translation>
    </message>
    <message>
        <source>&amp;Move rank %1 to…</source>
        <translation>将 rank %1 移到(&amp;M)…</translation>
    </message>
    <message>
        <source>Select &amp;stage %1</source>
        <translation>选择阶段 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Select tenso&amp;r group</source>
        <translation>选择张量组(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;data group</source>
        <translation>选择数据组(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;pipeline</source>
        <translation>选择流水线(&amp;P)</translation>
    </message>
    <message>
        <source>Select e&amp;xpert group</source>
        <translation>选择专家组(&amp;X)</translation>
    </message>
    <message>
        <source>Colour &amp;by</source>
        <translation>着色依据(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适应(&amp;F)</translation>
    </message>
    <message>
        <source>Carrying node %1</source>
        <translation>已拿起节点 %1</translation>
    </message>
    <message>
        <source>Over node %1</source>
        <translation>在节点 %1 上方</translation>
    </message>
    <message>
        <source>Carrying rank %1; arrows choose a slot, Space drops, Escape cancels</source>
        <translation>已拿起 rank %1；方向键选择槽位，空格键放下，Esc 取消</translation>
    </message>
    <message>
        <source>The picked ranks do not fit on the board there</source>
        <translation>所选 rank 放在那里会超出排布图</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) picked</source>
        <translation>
            <numerusform>已选 %n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Move rank %1 to</source>
        <translation>将 rank %1 移到</translation>
    </message>
    <message>
        <source>device, or node:slot</source>
        <translation>设备，或 节点:槽位</translation>
    </message>
    <message>
        <source>Where rank %1 goes: a device number, or a node and a slot like %2:0. Enter moves it, Escape cancels.</source>
        <translation>rank %1 的去处：设备编号，或节点和槽位，如 %2:0。Enter 移动，Esc 取消。</translation>
    </message>
    <message>
        <source>There is no such device. Type 0 to %1, or a node and a slot like %2:0.</source>
        <translation>没有这个设备。请输入 0 到 %1，或节点和槽位，如 %2:0。</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>slowest hop %1</source>
        <translation>最慢一跳 %1</translation>
    </message>
    <message>
        <source>Place automatically</source>
        <translation>自动排布</translation>
    </message>
    <message>
        <source>Search for the placement that uses the links best, and set its gain against their noise</source>
        <translation>搜索最能利用链路的排布，并将其收益与链路噪声对比</translation>
    </message>
    <message>
        <source>Place all ranks &amp;automatically</source>
        <translation>自动排布所有 rank(&amp;A)</translation>
    </message>
    <message>
        <source>, locked</source>
        <translation>，已锁定</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <comment>why a node is kept free</comment>
        <translation>%1：此处不排布 rank</translation>
    </message>
    <message>
        <source>%1: no rank is placed here</source>
        <translation>%1：此处不排布 rank</translation>
    </message>
    <message>
        <source>Locked: neither drags nor “Place automatically” move it (L)</source>
        <translation>已锁定：拖动和“自动排布”都不会移动它 (L)</translation>
    </message>
    <message>
        <source>Unlock all of %1</source>
        <translation>解锁 %1 的全部 rank</translation>
    </message>
    <message>
        <source>Lock all of %1</source>
        <translation>锁定 %1 的全部 rank</translation>
    </message>
    <message>
        <source>Mar&amp;k %1 as</source>
        <translation>将 %1 标记为(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Available</source>
        <translation>可用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Broken</source>
        <translation>故障(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Draining</source>
        <translation>排空中(&amp;D)</translation>
    </message>
    <message numerus="yes">
        <source>Un&amp;lock %n rank(s)</source>
        <translation>
            <numerusform>解锁 %n 个 rank(&amp;L)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Lock %n rank(s)</source>
        <translation>
            <numerusform>锁定 %n 个 rank(&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1 is locked (L unlocks it)</source>
        <translation>Rank %1 已锁定（按 L 解锁）</translation>
    </message>
    <message>
        <source>%1 is %2: no rank goes there</source>
        <comment>node and why it is kept free</comment>
        <translation>%1 %2：不会排布 rank</translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) locked</source>
        <translation>
            <numerusform>已锁定 %n 个 rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s) unlocked</source>
        <translation>
            <numerusform>已解锁 %n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes are on broken and draining nodes: mark %1 as one first.</source>
        <translation>备注只用于故障和排空中的节点：先将 %1 标记为其中之一。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 的备注</translation>
    </message>
    <message>
        <source>why, and until when</source>
        <translation>原因，以及到何时</translation>
    </message>
    <message>
        <source>Enter keeps the note, Escape leaves it as it was.</source>
        <translation>按 Enter 保存备注，按 Escape 保持原样。</translation>
    </message>
    <message>
        <source>headroom as before</source>
        <translation>余量不变</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>余量 %1</translation>
    </message>
    <message>
        <source>step as before, %1</source>
        <translation>单步不变，%1</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>单步 %1，%2</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>显示整个排布图</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>排布图</translation>
    </message>
    <message>
        <source>&amp;Move rank to…</source>
        <translation>将 rank 移到(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Lock or unlock</source>
        <translation>锁定或解锁(&amp;L)</translation>
    </message>
    <message>
        <source>Lock or unlock the node</source>
        <translation>锁定或解锁节点</translation>
    </message>
    <message>
        <source>Carry the whole node</source>
        <translation>拿起整个节点</translation>
    </message>
    <message>
        <source>&amp;Note on the node…</source>
        <translation>节点备注(&amp;N)…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Mark failures</source>
        <translation>标记故障</translation>
    </message>
    <message>
        <source>Clicks and boxes mark what fails, for the perspective Recover; the plan stays as it is</source>
        <translation>单击和框选标记故障的部分，供透视图“恢复”使用；方案保持不变</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are supposed to fail or to be slow.</source>
        <translation>
            <numerusform>假设 %n 个 GPU 故障或变慢。</numerusform>
        </translation>
    </message>
    <message>
        <source>, supposed to fail</source>
        <translation>，假设故障</translation>
    </message>
    <message>
        <source>Marked as failed</source>
        <translation>已标记为故障</translation>
    </message>
    <message>
        <source>Marked as slow: %1</source>
        <translation>已标记为慢：%1</translation>
    </message>
    <message>
        <source>Works again</source>
        <translation>恢复正常</translation>
    </message>
    <message>
        <source>GPU &amp;fails, or works again</source>
        <translation>GPU 故障或恢复正常(&amp;F)</translation>
    </message>
    <message>
        <source>GPU works again</source>
        <translation>GPU 恢复正常</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) &amp;fail(s)</source>
        <translation>
            <numerusform>%n 个 GPU 故障(&amp;F)</numerusform>
        </translation>
    </message>
    <message>
        <source>Node fails, or works again</source>
        <translation>节点故障或恢复正常</translation>
    </message>
    <message>
        <source>%1 fails, or works again</source>
        <translation>%1 故障或恢复正常</translation>
    </message>
    <message>
        <source>Rack fails, or works again</source>
        <translation>机架故障或恢复正常</translation>
    </message>
    <message numerus="yes">
        <source>Its rack of %n node(s) fails, or works again</source>
        <translation>
            <numerusform>其机架（%n 个节点）故障或恢复正常</numerusform>
        </translation>
    </message>
    <message>
        <source>Its rack fails (racks are not known)</source>
        <translation>其机架故障（机架未知）</translation>
    </message>
    <message>
        <source>Clicks mark what fails</source>
        <translation>单击标记故障的部分</translation>
    </message>
    <message>
        <source>What if it fa&amp;ils</source>
        <translation>假设它故障(&amp;I)</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <comment>node and share</comment>
        <translation>%1 的计算速度为 %2</translation>
    </message>
    <message>
        <source>Supposed to fail (F: works again)</source>
        <translation>假设故障（F：恢复正常）</translation>
    </message>
    <message>
        <source>Supposed to compute at %1</source>
        <translation>假设计算速度为 %1</translation>
    </message>
    <message>
        <source>Kind of node</source>
        <translation>节点类型</translation>
    </message>
    <message>
        <source>For keys and values (bytes)</source>
        <translation>键和值可用（字节）</translation>
    </message>
    <message>
        <source>Weights (bytes)</source>
        <translation>权重（字节）</translation>
    </message>
    <message>
        <source>Activations (bytes)</source>
        <translation>激活（字节）</translation>
    </message>
    <message>
        <source>Buffers and engine (bytes)</source>
        <translation>缓冲区和引擎（字节）</translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation>容量（字节）</translation>
    </message>
    <message>
        <source>Does not fit: %1 too much, without keys and values</source>
        <translation>放不下：不计键和值已超出 %1</translation>
    </message>
    <message>
        <source>%1 for keys and values</source>
        <translation>键和值可用 %1</translation>
    </message>
    <message>
        <source>Weights %1, activations %2, buffers and engine %3</source>
        <translation>权重 %1，激活 %2，缓冲区和引擎 %3</translation>
    </message>
    <message>
        <source>The engine takes %1 of %2</source>
        <translation>引擎占用 %2 中的 %1</translation>
    </message>
    <message>
        <source>time per output token as before</source>
        <translation>每个输出 token 的时间不变</translation>
    </message>
    <message>
        <source>time per output token %1</source>
        <translation>每个输出 token 的时间 %1</translation>
    </message>
    <message>
        <source>Its ranks have nothing to do: others do the work, or their replicas take no part</source>
        <translation>它的 rank 无事可做：由其他 rank 完成工作，或者它们的副本不参与</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetBarView</name>
    <message>
        <source>Memory for planes of experts</source>
        <translation>专家位平面的显存</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 显存</translation>
    </message>
    <message>
        <source>%1 of %2: over</source>
        <translation>%1 / %2：超出</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>weights that are not of experts, in 16 bits</source>
        <translation>非专家权重，16 位</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>键和值</translation>
    </message>
    <message>
        <source>planes that stay</source>
        <translation>留下的位平面</translation>
    </message>
    <message>
        <source>room for planes that come and go</source>
        <translation>供换入换出的位平面使用的空间</translation>
    </message>
    <message>
        <source>free</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>硬盘</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，速率 %2</translation>
    </message>
    <message>
        <source>planes that are loaded when they are asked for</source>
        <translation>按需加载的位平面</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::BudgetCurveView</name>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 token/s</translation>
    </message>
    <message>
        <source>What other budgets would bring</source>
        <translation>其他预算的效果</translation>
    </message>
    <message>
        <source>No budget yet. Set one for planes of experts.</source>
        <translation>尚无预算。请设置专家位平面的预算。</translation>
    </message>
    <message>
        <source>For every budget the choice that is worth most, and the tokens per second that the busier of the two lanes could do if it never waited. The diamond is what the steps laid out come to. Return or a double click sets the budget.</source>
        <translation>每个预算下价值最高的选择，以及两条泳道中较忙者从不等待时可达的每秒 token 数。菱形为实际排出的各步所达到的值。按回车或双击即设置预算。</translation>
    </message>
    <message>
        <source>Budget for planes of experts</source>
        <translation>专家位平面的预算</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>at most, by the busier lane</source>
        <translation>至多，按较忙的泳道</translation>
    </message>
    <message>
        <source>with 2 GiB more</source>
        <translation>增加 2 GiB 时</translation>
    </message>
    <message>
        <source>as laid out now</source>
        <translation>按当前安排</translation>
    </message>
    <message>
        <source>Budget %1 (%2): %3 kept, worth %4 of all planes, %5 bits a pick
%6 loaded a token, at most %7</source>
        <translation>预算 %1（%2）：保留 %3，价值为全部位平面的 %4，每次选中 %5 位
每个 token 加载 %6，至多 %7</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Bits a pick</source>
        <translation>每次选中的位数</translation>
    </message>
    <message>
        <source>Loaded a token</source>
        <translation>每 token 加载</translation>
    </message>
    <message>
        <source>At most tokens/s</source>
        <translation>至多 token/s</translation>
    </message>
    <message>
        <source>Tokens per second over the budget for planes of experts. Now %1 with %2; 2 GiB more: at most %3.</source>
        <translation>每秒 token 数随专家位平面预算的变化。当前 %2 时为 %1；增加 2 GiB：至多 %3。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CalibrationPanel</name>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Calibrate with a measured run</source>
        <translation>用实测运行校准</translation>
    </message>
    <message>
        <source>&amp;Measured peak:</source>
        <translation>实测峰值(&amp;M)：</translation>
    </message>
    <message>
        <source>type it</source>
        <translation>请输入</translation>
    </message>
    <message>
        <source>Measured peak</source>
        <translation>实测峰值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>allocated (max_memory_allocated)</source>
        <translation>已分配量 (max_memory_allocated)</translation>
    </message>
    <message>
        <source>reserved (max_memory_reserved)</source>
        <translation>保留量 (max_memory_reserved)</translation>
    </message>
    <message>
        <source>on the device (nvidia-smi)</source>
        <translation>设备占用 (nvidia-smi)</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测量的量</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>测量的位置</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>of the fullest rank</source>
        <translation>最满的 rank</translation>
    </message>
    <message>
        <source>of stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>There is no estimate to calibrate yet.</source>
        <translation>尚无可校准的估算。</translation>
    </message>
    <message>
        <source>Type the peak that a run of this plan reported.</source>
        <translation>请输入此方案的一次运行报告的峰值。</translation>
    </message>
    <message>
        <source>Stage %1: estimated %2, measured %3 (%4). Framework constant %5 → %6; what is left over then: %7.</source>
        <translation>阶段 %1：估算 %2，实测 %3（%4）。框架常量 %5 → %6；届时剩余偏差：%7。</translation>
    </message>
    <message>
        <source>Calibrate memory: framework constant %1</source>
        <translation>校准显存：框架常量 %1</translation>
    </message>
    <message>
        <source>A run of this very plan reported its peak. The constant of the framework inside “allocated” is chosen so that the estimate is that peak: allocated grows with it one to one, reserved and device by the fragmentation factor. One run is enough; figures of several stages tell whether one constant suits them.</source>
        <translation>此方案的一次运行报告了其峰值。“allocated”中的框架常数按使估计等于该峰值来选取：allocated 随之一比一增长，reserved 和 device 按碎片系数增长。一次运行即可；多个阶段的数值可说明一个常数是否适合全部。</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>allocated</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserved</translation>
    </message>
    <message>
        <source>on the device</source>
        <translation>设备占用</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CheckpointsView</name>
    <message>
        <source>How often to write checkpoints</source>
        <translation>多久写一次检查点</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>尚无故障率。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>请在左侧指定节点多久故障一次。</translation>
    </message>
    <message>
        <source>between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Time lost</source>
        <translation>损失的时间</translation>
    </message>
    <message>
        <source>best: every %1</source>
        <translation>最佳：每 %1</translation>
    </message>
    <message>
        <source>Every %1: %2 of the time is lost to writing and to work done again</source>
        <translation>每 %1：%2 的时间损失于写入和重做的工作</translation>
    </message>
    <message>
        <source>Interval (s)</source>
        <translation>间隔 (s)</translation>
    </message>
    <message>
        <source>Checkpoints are best written every %1 (Daly; %2 by Young&apos;s formula); now every %3.</source>
        <translation>检查点最好每 %1 写一次（Daly；按 Young 公式为 %2）；现在每 %3。</translation>
    </message>
    <message>
        <source>as it is: every %1</source>
        <translation>现状：每 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ChoiceBox</name>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ChoiceMenu</name>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only as in the plan</source>
        <translation>仅与方案相同</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are ticked</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and what may be chosen</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CollectivesView</name>
    <message>
        <source>%1 ranks between nodes</source>
        <translation>节点间 %1 个 rank</translation>
    </message>
    <message>
        <source>%1 ranks within a node</source>
        <translation>节点内 %1 个 rank</translation>
    </message>
    <message>
        <source>Bandwidth of collectives over message size</source>
        <translation>集合通信带宽与消息大小</translation>
    </message>
    <message>
        <source>No collective was measured yet. Drop a log of nccl-tests or rccl-tests over several sizes here: it tells how slow small messages are.</source>
        <translation>尚未测量任何集合通信。将包含多种大小的 nccl-tests 或 rccl-tests 日志拖到此处，即可了解小消息有多慢。</translation>
    </message>
    <message>
        <source>Bus bandwidth of all-reduce, all-gather and reduce-scatter, which are comparable, over the bytes of one rank. A plan&apos;s collectives take the share that their own size reaches here, of the curve with the nearest number of ranks.</source>
        <translation>可相互比较的 all-reduce、all-gather 和 reduce-scatter 的总线带宽，随单个 rank 的字节数变化。方案的集合通信取 rank 数最接近的曲线上其自身大小所达到的份额。</translation>
    </message>
    <message>
        <source>Bytes of one rank</source>
        <translation>单个 rank 的字节数</translation>
    </message>
    <message>
        <source>Bus bandwidth</source>
        <translation>总线带宽</translation>
    </message>
    <message>
        <source>%1
%2 (%3): %4, %5 of what the largest size reaches</source>
        <translation>%1
%2（%3）：%4，为最大尺寸所达到的 %5</translation>
    </message>
    <message>
        <source>Collective</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Of the largest size</source>
        <translation>占最大尺寸</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) of collectives over message size; %1 reach %2 at %3.</source>
        <translation>
            <numerusform>%n 条集合通信随消息大小变化的曲线；%1 在 %3 时达到 %2。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>输入想做的事</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>匹配的命令</translation>
    </message>
    <message>
        <source>No command that is possible now has these words.</source>
        <translation>当前可用的命令中没有包含这些词的。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CommunicatorsView</name>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>to another GPU</source>
        <translation>到另一个 GPU</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>没有标记任何故障。</translation>
    </message>
    <message>
        <source>Mark it on the board: which connections go and come is drawn here.</source>
        <translation>在布局板上标记：此处会画出消失和新增的连接。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 无法继续。</translation>
    </message>
    <message>
        <source>%1 starts all processes anew: every connection is made anew.</source>
        <translation>%1 会重启所有进程：每个连接都重新建立。</translation>
    </message>
    <message>
        <source>%1 leaves every connection as it is.</source>
        <translation>%1 保持所有连接不变。</translation>
    </message>
    <message>
        <source>Replica %1</source>
        <translation>副本 %1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what becomes of connections, how many</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more replica(s) in the table</source>
        <translation>
            <numerusform>表中还有 %n 个副本</numerusform>
        </translation>
    </message>
    <message>
        <source>Replica %1, stage %2</source>
        <translation>副本 %1，阶段 %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>From replica</source>
        <translation>来自副本</translation>
    </message>
    <message>
        <source>From stage</source>
        <translation>来自阶段</translation>
    </message>
    <message>
        <source>To replica</source>
        <translation>到副本</translation>
    </message>
    <message>
        <source>To stage</source>
        <translation>到阶段</translation>
    </message>
    <message>
        <source>Between replicas gradients are reduced, between stages microbatches are handed on.</source>
        <translation>副本之间归约梯度，阶段之间传递微批次。</translation>
    </message>
    <message>
        <source>%1: %2 connections go, %3 come.</source>
        <translation>%1：%2 个连接消失，%3 个新增。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Comparison</name>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>推荐</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>Where the step goes</source>
        <translation>单步时间去向</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation>最满 GPU 的显存</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>各方案的选择完全相同。</translation>
    </message>
    <message>
        <source>There is one plan.</source>
        <translation>只有一个方案。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>stage %1: %2, %3 free</source>
        <translation>阶段 %1：%2，剩余 %3</translation>
    </message>
    <message>
        <source>stage %1: %2, lacks %3</source>
        <translation>阶段 %1：%2，缺 %3</translation>
    </message>
    <message>
        <source>%1, bubble %2</source>
        <translation>%1，气泡 %2</translation>
    </message>
    <message>
        <source>Timelines on one time axis</source>
        <translation>同一时间轴上的时间线</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>排布</translation>
    </message>
    <message>
        <source>tiles are pipeline stages; framed: unlike the baseline</source>
        <translation>色块为流水线阶段；加框：与基线不同</translation>
    </message>
    <message>
        <source>Every GPU does the same in all plans.</source>
        <translation>所有方案中每个 GPU 的任务都相同。</translation>
    </message>
    <message>
        <source>Too many GPUs for a small board: the Board shows them.</source>
        <translation>GPU 过多，小图放不下：请看排布图。</translation>
    </message>
    <message>
        <source>bold: unlike the baseline</source>
        <translation>粗体：与基线不同</translation>
    </message>
    <message>
        <source>changes are against the baseline · ● best of those that fit</source>
        <translation>变化相对于基线 · ● 放得下的方案中最优</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Change of %1</source>
        <translation>%1的变化</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>排布</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <comment>tokens per second</comment>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <comment>percentage points</comment>
        <translation>%1 百分点</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>percentage points</comment>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>on another cluster than the baseline</source>
        <translation>与基线的集群不同</translation>
    </message>
    <message>
        <source>every rank where it was</source>
        <translation>每个 rank 位置不变</translation>
    </message>
    <message>
        <source>the same stage on every GPU</source>
        <translation>每个 GPU 上的阶段相同</translation>
    </message>
    <message>
        <source>%1 of %2 ranks elsewhere: %3</source>
        <translation>%2 个 rank 中有 %1 个位置不同：%3</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs on another stage</source>
        <translation>%2 个 GPU 中有 %1 个阶段不同</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>无 rank</translation>
    </message>
    <message>
        <source>rank %1, stage %2</source>
        <translation>rank %1，阶段 %2</translation>
    </message>
    <message>
        <source>GPU %1 of %2: %3</source>
        <comment>slot, node, what it holds</comment>
        <translation>%2 的 GPU %1：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 sequences of %2 tokens a step, in microbatches of %3</source>
        <translation>每步 %1 条序列，每条 %2 个 token，微批次大小 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>amount, better or worse</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>已见 token 上的步</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>有损</translation>
    </message>
    <message>
        <source>%1 J</source>
        <comment>joules</comment>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>it serves: its batches are in Serve</source>
        <translation>它处理请求：其批次见 Serve</translation>
    </message>
    <message>
        <source>%1 for keys and values</source>
        <translation>键和值可用 %1</translation>
    </message>
    <message>
        <source>lacks %1 for one request</source>
        <translation>一个请求还缺 %1</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 的请求</translation>
    </message>
    <message>
        <source>%1 requests of %2 + %3 tokens</source>
        <translation>%1 个请求，各 %2 + %3 个 token</translation>
    </message>
    <message>
        <source>%1 requests of %2 to %3 tokens</source>
        <translation>%1 个请求，各 %2 到 %3 个 token</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 次运行中有 80 次：%1 到 %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonPanel</name>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>The plan that changes are counted from; B chooses it in the tables</source>
        <translation>变化以此方案为准；在表格中按 B 选定</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The same as a table, to sort, copy and export (Ctrl+T)</source>
        <translation>以表格显示同样内容，可排序、复制和导出 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Full screen, one idea a page (F5)</source>
        <translation>全屏，每页一个要点 (F5)</translation>
    </message>
    <message>
        <source>Baseline:</source>
        <translation>基线：</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ComparisonView</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The baseline: changes are counted from it</source>
        <translation>基线：变化以它为准</translation>
    </message>
    <message>
        <source>Click or B: count changes from this plan</source>
        <translation>单击或按 B：以此方案为基线</translation>
    </message>
    <message>
        <source>Click or Enter: go to the setting</source>
        <translation>单击或按 Enter：转到该设置</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 的%1：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Count changes from “%1”</source>
        <translation>以“%1”为基线</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>显示方案“%1”</translation>
    </message>
    <message>
        <source>Fit timelines</source>
        <translation>时间线适应</translation>
    </message>
    <message>
        <source>Plans side by side. Click the name of a plan to make it the baseline, a difference to go to its setting; hold Ctrl and turn the wheel over the timelines to zoom them together.</source>
        <translation>并排显示的方案。单击方案名称可设为基线，单击差异可转到其设置；按住 Ctrl 在时间线上滚动滚轮可一起缩放。</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms all, drag pans, double click fits</source>
        <translation>Ctrl+滚轮一起缩放，拖动平移，双击适应</translation>
    </message>
    <message>
        <source>Nothing to compare yet: two to six plans are set side by side here. Ctrl+D copies the plan on screen; change the copy, and see what it brings.</source>
        <translation>尚无可比较的内容：此处并排显示二到六个方案。按 Ctrl+D 复制当前方案，更改副本，即可看到效果。</translation>
    </message>
    <message>
        <source>Count changes from this plan</source>
        <translation>以此方案为基准计算变化</translation>
    </message>
    <message>
        <source>Show this plan</source>
        <translation>显示此方案</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>向左移动</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>向右移动</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 次运行中有 80 次：%1 到 %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionControl</name>
    <message>
        <source>Switch on: %1</source>
        <translation>开启：%1</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>关闭：%1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::CompressionView</name>
    <message>
        <source>saves nothing</source>
        <translation>不节省</translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation>节省 %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>slack %1</source>
        <translation>余量 %1</translation>
    </message>
    <message>
        <source>the step waits</source>
        <translation>步骤等待</translation>
    </message>
    <message>
        <source>%1: weight gradients at the end of the step</source>
        <translation>%1：步骤末尾的权重梯度</translation>
    </message>
    <message>
        <source>Last pass ends at %1</source>
        <translation>最后一遍结束于 %1</translation>
    </message>
    <message>
        <source>Hidden beside the passes %1</source>
        <translation>隐藏在各遍之中 %1</translation>
    </message>
    <message>
        <source>Compressing %1, decompressing %2</source>
        <translation>压缩 %1，解压 %2</translation>
    </message>
    <message>
        <source>Exposed %1, uncompressed %2</source>
        <translation>暴露 %1，未压缩时 %2</translation>
    </message>
    <message>
        <source>Exposed %1</source>
        <translation>暴露 %1</translation>
    </message>
    <message>
        <source>Slack %1: so much longer changes nothing</source>
        <translation>余量 %1：再长这么多也无影响</translation>
    </message>
    <message>
        <source>No slack: the step waits for it</source>
        <translation>无余量：步骤在等它</translation>
    </message>
    <message>
        <source>Compressing this stage alone: %1</source>
        <translation>只压缩此阶段：%1</translation>
    </message>
    <message>
        <source>Apart: a ring over the %1 replicas of either stage, then one between the two stages: %2 a rank, the second ring takes %3.
At once: one ring over all %4: %5 a rank, %6.</source>
        <translation>分开：各阶段 %1 个副本的环，再加两阶段间的环：每个 rank %2，第二个环用 %3。
一次：全部 %4 个的环：每个 rank %5，%6。</translation>
    </message>
    <message>
        <source>Sends back</source>
        <translation>反向发送</translation>
    </message>
    <message>
        <source>Tied embedding</source>
        <translation>共享嵌入</translation>
    </message>
    <message>
        <source>Weight gradients</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>Sends forward</source>
        <translation>前向发送</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Tensor-parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Context-parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Expert-parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Memory of the fullest stage: %1</source>
        <translation>最满阶段的内存：%1</translation>
    </message>
    <message>
        <source>nothing to do in this plan</source>
        <translation>此方案中无可做</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, of one rank of every stage together</source>
        <translation>%1：之前 %2，之后 %3，各阶段各一个 rank 合计</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>表中还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: nothing is compressed, and nothing could be</source>
        <translation>步骤 %1：未压缩，也无可压缩</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossless</source>
        <translation>步骤 %1 → %2，无损</translation>
    </message>
    <message>
        <source>Step %1 → %2, lossy: %3</source>
        <translation>步骤 %1 → %2，有损：%3</translation>
    </message>
    <message>
        <source>What each saves of the step</source>
        <translation>各自节省的步骤时间</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>无可做</translation>
    </message>
    <message>
        <source>%1 (on)</source>
        <translation>%1 (开)</translation>
    </message>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (关)</translation>
    </message>
    <message>
        <source>Bytes by class, before and after</source>
        <translation>按类别的字节，之前与之后</translation>
    </message>
    <message>
        <source>No replicas: nothing to reduce.</source>
        <translation>无副本：无需归约。</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding</source>
        <translation>共享嵌入的梯度</translation>
    </message>
    <message>
        <source>No two stages hold one: nothing to sum.</source>
        <translation>没有两个阶段共有：无需求和。</translation>
    </message>
    <message>
        <source>%1 a rank</source>
        <translation>每个 rank %1</translation>
    </message>
    <message>
        <source>Replicas, then stages</source>
        <translation>先副本后阶段</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>一次完成</translation>
    </message>
    <message>
        <source>Compression of communication</source>
        <translation>通信压缩</translation>
    </message>
    <message>
        <source>What each way to send less saves of the step, all else as it is, and why. Sends back between stages and weight gradients lose digits (PowerSGD, top-k, few bits): a plan that does so is marked as lossy, and nothing is said of what that does to the model. A tied embedding summed at once loses nothing.</source>
        <translation>各种减少发送的方法在其他不变时节省多少步骤时间及原因。阶段间反向发送和权重梯度会丢失精度 (PowerSGD、top-k、少位)：这样的方案标为有损，不说明对模型的影响。一次求和的共享嵌入不丢失任何东西。</translation>
    </message>
    <message>
        <source>What compressing communication would save stands here.</source>
        <translation>此处显示压缩通信可节省多少。</translation>
    </message>
    <message>
        <source>It comes with the figures of the plan.</source>
        <translation>随方案的数值一同出现。</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>&amp;Switch on or off</source>
        <translation>开启或关闭(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Switch off: %1</source>
        <translation>关闭(&amp;S)：%1</translation>
    </message>
    <message>
        <source>&amp;Switch on: %1</source>
        <translation>开启(&amp;S)：%1</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>Bytes of a step</source>
        <translation>每步字节</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1，阶段 %2</translation>
    </message>
    <message>
        <source>%1 of %2 sends compressed</source>
        <translation>%2 次发送中 %1 次压缩</translation>
    </message>
    <message>
        <source>Gradients at the end</source>
        <translation>末尾梯度</translation>
    </message>
    <message>
        <source>Bytes a rank sends</source>
        <translation>每个 rank 发送的字节</translation>
    </message>
    <message>
        <source>summed at once</source>
        <translation>一次求和</translation>
    </message>
    <message>
        <source>replicas, then stages</source>
        <translation>先副本后阶段</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>There is no traffic that could be compressed.</source>
        <translation>没有可压缩的流量。</translation>
    </message>
    <message>
        <source>one stage sends nothing back</source>
        <translation>单个阶段没有反向发送</translation>
    </message>
    <message>
        <source>no two stages hold one embedding</source>
        <translation>没有两个阶段持有同一嵌入</translation>
    </message>
    <message>
        <source>no replicas, or gradients that cannot be compressed</source>
        <translation>没有副本，或梯度不可压缩</translation>
    </message>
    <message>
        <source>Step %1 as it is; %2 with all of these, lossy</source>
        <translation>步骤现为 %1；全部采用为 %2（有损）</translation>
    </message>
    <message>
        <source>Gradients at the end, and slack</source>
        <translation>末尾的梯度与余量</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeSpinBox</name>
    <message>
        <source>it does not divide the number of GPUs</source>
        <translation>不能整除 GPU 数</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DegreeStepper</name>
    <message>
        <source>%1 %2: %3</source>
        <comment>degree, value, reason</comment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>All values of %1</source>
        <translation>%1 的所有取值</translation>
    </message>
    <message>
        <source>All values of %1, and why some are not possible</source>
        <translation>%1 的所有取值，以及某些取值不可行的原因</translation>
    </message>
    <message>
        <source>Looking which are possible…</source>
        <translation>正在检查哪些值可行…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesLine</name>
    <message>
        <source>All diagnoses, each with what would help</source>
        <translation>全部诊断，并附相应的改进办法</translation>
    </message>
    <message>
        <source>First cure</source>
        <translation>首个改进</translation>
    </message>
    <message>
        <source>What would help…</source>
        <translation>有什么办法…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DiagnosesView</name>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>List of diagnoses</source>
        <translation>诊断列表</translation>
    </message>
    <message>
        <source>&amp;Copy all diagnoses</source>
        <translation>复制所有诊断(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found</source>
        <translation>未发现问题</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockLayout</name>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案列表</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>专家亲和度</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>专家负载</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>更改历史</translation>
    </message>
    <message>
        <source>Choose a change to go back or forward to it</source>
        <translation>选择一项更改，后退或前进到该处</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上的专家</translation>
    </message>
    <message>
        <source>GPU load</source>
        <translation>GPU 负载</translation>
    </message>
    <message>
        <source>Place ranks</source>
        <translation>排布 rank</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>排布专家</translation>
    </message>
    <message>
        <source>Traces</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Show this panel and give it the keyboard</source>
        <translation>显示此面板并把键盘转到它</translation>
    </message>
    <message>
        <source>%1 (Esc brings the others back)</source>
        <translation>%1（按 Esc 恢复其他视图）</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>排布图</translation>
    </message>
    <message>
        <source>Does it fit, how fast is it, what is in the way?</source>
        <translation>放得下吗、多快、瓶颈在哪？</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>What is there, what was measured, what does the plan use?</source>
        <translation>有什么、测了什么、方案用了什么？</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Who talks to whom, and where should they sit?</source>
        <translation>谁与谁通信，应放在哪里？</translation>
    </message>
    <message>
        <source>What is best, and how surely?</source>
        <translation>哪个最好，有多确定？</translation>
    </message>
    <message>
        <source>Which one is taken?</source>
        <translation>选用哪一个？</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>Load drift</source>
        <translation>负载漂移</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Weeks</source>
        <translation>数周</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>备用</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>专家的位数</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>加载与计算</translation>
    </message>
    <message>
        <source>Other budgets</source>
        <translation>其他预算</translation>
    </message>
    <message>
        <source>What if this dies: what then, how long, how fast?</source>
        <translation>若它故障：怎么办、要多久、有多快？</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位数</translation>
    </message>
    <message>
        <source>Which experts in how many bits?</source>
        <translation>哪些专家用多少位？</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>服务</translation>
    </message>
    <message>
        <source>How many users, and how long do they wait?</source>
        <translation>多少用户，等待多久？</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::DockTabs</name>
    <message>
        <source>&amp;Maximise</source>
        <translation>最大化(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Dock</source>
        <translation>停靠(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>浮动(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
    <message>
        <source>Duplicate plan</source>
        <translation>复制方案</translation>
    </message>
    <message>
        <source>Add plan “%1”</source>
        <translation>添加方案“%1”</translation>
    </message>
    <message>
        <source>Rename plan to “%1”</source>
        <translation>将方案重命名为“%1”</translation>
    </message>
    <message>
        <source>Delete plan “%1”</source>
        <translation>删除方案“%1”</translation>
    </message>
    <message>
        <source>Show plan “%1”</source>
        <translation>显示方案“%1”</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move plan “%1”</source>
        <translation>移动方案“%1”</translation>
    </message>
    <message>
        <source>Write note on “%1”</source>
        <translation>为“%1”写备注</translation>
    </message>
    <message>
        <source>%1 for this plan only</source>
        <translation>%1，仅用于此计划</translation>
    </message>
    <message>
        <source>Use the model %1</source>
        <translation>使用模型 %1</translation>
    </message>
    <message>
        <source>Use another cluster</source>
        <translation>使用另一个集群</translation>
    </message>
    <message>
        <source>Give this plan a cluster of its own</source>
        <translation>为此计划建立自己的集群</translation>
    </message>
    <message>
        <source>Rename the cluster</source>
        <translation>重命名集群</translation>
    </message>
    <message>
        <source>Use the project&apos;s measured constants</source>
        <translation>使用项目的测得常数</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EmptyPage</name>
    <message>
        <source>What would fill this perspective</source>
        <translation>填充此透视图所需的内容</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::EnumWords</name>
    <message>
        <source>weights: %1, gradients: %2, optimizer: %3, second copy: %4</source>
        <translation>权重：%1，梯度：%2，优化器：%3，第二份副本：%4</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertBoard</name>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上的专家</translation>
    </message>
    <message>
        <source>La&amp;yer:</source>
        <translation>层(&amp;Y)：</translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation>上一层</translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation>下一层</translation>
    </message>
    <message>
        <source>Hottest expert</source>
        <translation>最热的专家</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>最差的层</translation>
    </message>
    <message>
        <source>Expert %1 on %2: %3 picks, %4 the mean expert</source>
        <translation>专家 %1，位于 %2：选中 %3 次，为专家均值的 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n copies share them evenly.</source>
        <translation>
            <numerusform>由 %n 个副本均分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1, %2: %3 the mean load; number %4 of each expert group</source>
        <translation>第 %1 层，%2：负载为均值的 %3；各专家组的编号 %4</translation>
    </message>
    <message numerus="yes">
        <source>Experts of layer %1 on %n GPUs; fullest: %2 with %3 the mean load.</source>
        <translation>
            <numerusform>%n 个 GPU 上第 %1 层的专家；最满：%2，负载为均值的 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>选中次数</translation>
    </message>
    <message>
        <source>Load of the GPU over mean</source>
        <translation>GPU 负载/均值</translation>
    </message>
    <message>
        <source>Experts of layer %1 on GPUs</source>
        <translation>GPU 上第 %1 层的专家</translation>
    </message>
    <message>
        <source>Fullest: %1 with %2 the mean. Colour and bar: picks, up to %3; hatched: above %4 the mean expert.</source>
        <translation>最满：%1，为均值的 %2。颜色和柱条：选中次数，最多 %3；斜线：超过专家均值的 %4。</translation>
    </message>
    <message>
        <source>&amp;Hottest expert</source>
        <translation>最热的专家(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>最差的层(&amp;W)</translation>
    </message>
    <message>
        <source>Carrying expert %1; arrows choose a place, Space drops, Escape cancels</source>
        <translation>已拿起专家 %1；方向键选择位置，空格键放下，Esc 取消</translation>
    </message>
    <message>
        <source>Expert %1 ↔ %2</source>
        <translation>专家 %1 ↔ %2</translation>
    </message>
    <message>
        <source>fullest GPU %1 → %2</source>
        <translation>最满 GPU %1 → %2</translation>
    </message>
    <message>
        <source>changes of GPU %1</source>
        <translation>跨 GPU 次数 %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>&amp;Previous layer</source>
        <translation>上一层(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>下一层(&amp;N)</translation>
    </message>
    <message>
        <source>Show the expert with the largest share of its layer</source>
        <translation>显示在其层中占比最大的专家</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>显示最满 GPU 超出均值最多的层</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertControl</name>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到的</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Exchange experts %1 and %2 of layer %3</source>
        <translation>交换第 %3 层的专家 %1 和 %2</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertDevicesView</name>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>GPUs of experts</source>
        <translation>专家所在的 GPU</translation>
    </message>
    <message>
        <source>GPUs of experts before</source>
        <translation>之前专家所在的 GPU</translation>
    </message>
    <message>
        <source>GPUs of experts after</source>
        <translation>之后专家所在的 GPU</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Load by layer</source>
        <translation>各层负载</translation>
    </message>
    <message>
        <source>Traffic between GPUs</source>
        <translation>GPU 间流量</translation>
    </message>
    <message>
        <source>Traffic between nodes</source>
        <translation>节点间流量</translation>
    </message>
    <message>
        <source>St&amp;age:</source>
        <translation>阶段(&amp;A)：</translation>
    </message>
    <message>
        <source>Worst layer</source>
        <translation>最差的层</translation>
    </message>
    <message>
        <source>Worst link</source>
        <translation>最差的链路</translation>
    </message>
    <message>
        <source>%1: load of GPUs</source>
        <translation>%1：GPU 负载</translation>
    </message>
    <message>
        <source>%1: traffic between nodes</source>
        <translation>%1：节点间流量</translation>
    </message>
    <message>
        <source>%1: traffic between GPUs</source>
        <translation>%1：GPU 间流量</translation>
    </message>
    <message>
        <source>&amp;Worst layer</source>
        <translation>最差的层(&amp;W)</translation>
    </message>
    <message>
        <source>Worst &amp;link</source>
        <translation>最差的链路(&amp;L)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show the layer whose fullest GPU is farthest above the mean</source>
        <translation>显示最满 GPU 超出均值最多的层</translation>
    </message>
    <message>
        <source>Show the two GPUs whose link needs most time</source>
        <translation>显示链路耗时最长的两个 GPU</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementForm</name>
    <message>
        <source>Fewest different GPUs for the experts of a token, all of them and not only in pairs, while no GPU exceeds the load limit</source>
        <translation>让一个 token 的全部专家（不只是成对）分布在尽可能少的不同 GPU 上，且没有 GPU 超出负载上限</translation>
    </message>
    <message>
        <source>Traffic under a load limit</source>
        <translation>负载上限内的流量</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers while no GPU exceeds the load limit; with a proven bound</source>
        <translation>在各 GPU 不超过负载上限的前提下，使层间跨 GPU 次数最少；附可证明的界</translation>
    </message>
    <message>
        <source>Front: traffic against balance</source>
        <translation>前沿：流量与均衡</translation>
    </message>
    <message>
        <source>Placements from the evenest load to the least traffic, to choose from with a slider</source>
        <translation>从负载最均衡到流量最少的一系列排布，用滑块选择</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Least load of the fullest GPU, replicas allowed; then GPUs renamed for less traffic</source>
        <translation>最满 GPU 的负载最小，允许副本；再重新编号 GPU 以减少流量</translation>
    </message>
    <message>
        <source>EPLB (DeepSeek)</source>
        <translation>EPLB (DeepSeek)</translation>
    </message>
    <message>
        <source>As published: replicates, then packs</source>
        <translation>按公布的方法：先复制，再装箱</translation>
    </message>
    <message>
        <source>ExFlow</source>
        <translation>ExFlow</translation>
    </message>
    <message>
        <source>Fewest changes of GPU between layers, whatever the load</source>
        <translation>层间跨 GPU 次数最少，不考虑负载</translation>
    </message>
    <message>
        <source>MoETuner</source>
        <translation>MoETuner</translation>
    </message>
    <message>
        <source>Balanced groups of experts, then the GPUs with the least slowest pair</source>
        <translation>先分出均衡的专家组，再选择 GPU，使最慢一对的耗时最短</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>共激活</translation>
    </message>
    <message>
        <source>Experts of one token together, so that it visits few GPUs</source>
        <translation>将同一 token 的专家放在一起，使其经过的 GPU 尽量少</translation>
    </message>
    <message>
        <source>Fan-out</source>
        <translation>扇出</translation>
    </message>
    <message>
        <source>Round-robin</source>
        <translation>轮转</translation>
    </message>
    <message>
        <source>Expert 0 on GPU 0, expert 1 on GPU 1, and so on</source>
        <translation>专家 0 在 GPU 0，专家 1 在 GPU 1，依此类推</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>For comparison</source>
        <translation>用于对比</translation>
    </message>
    <message>
        <source>Contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>The first experts on the first GPU, and so on</source>
        <translation>前几个专家在第一个 GPU，依此类推</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Unseen tokens</source>
        <translation>未见过的 token</translation>
    </message>
    <message>
        <source>Places by the tokens to train with and judges on the others: a placement made for noise shows</source>
        <translation>用训练 token 求排布，在其余 token 上评判：若排布迎合了噪声，便会显现</translation>
    </message>
    <message>
        <source>The same tokens</source>
        <translation>相同的 token</translation>
    </message>
    <message>
        <source>Places by all tokens that are counted, and judges on them</source>
        <translation>用统计到的全部 token 求排布，并在其上评判</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>一视同仁</translation>
    </message>
    <message>
        <source>Every change of GPU counts the same; MoETuner with equal bandwidths</source>
        <translation>每次跨 GPU 计值相同；MoETuner 使用相等的带宽</translation>
    </message>
    <message>
        <source>Nodes apart</source>
        <translation>区分节点</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>排布(&amp;P)</translation>
    </message>
    <message>
        <source>Me&amp;thod:</source>
        <translation>方法(&amp;T)：</translation>
    </message>
    <message>
        <source>What is minimised, and by whose rules</source>
        <translation>最小化的目标及所依据的规则</translation>
    </message>
    <message>
        <source>Load li&amp;mit:</source>
        <translation>负载上限(&amp;M)：</translation>
    </message>
    <message>
        <source>Most load of a GPU over the mean of its layer. 1.05 keeps most of the gain in traffic.</source>
        <translation>单个 GPU 的负载与其层均值之比的上限。1.05 可保留大部分流量收益。</translation>
    </message>
    <message>
        <source>&amp;Judge on:</source>
        <translation>评判依据(&amp;J)：</translation>
    </message>
    <message>
        <source>The tokens that tell how good a placement is. Load drifts: what is even on the tokens it was made for is less so on others.</source>
        <translation>用来判断排布优劣的 token。负载会漂移：在求排布所用的 token 上均衡，在其他 token 上则不那么均衡。</translation>
    </message>
    <message>
        <source>Ro&amp;bust over:</source>
        <translation>稳健范围(&amp;B)：</translation>
    </message>
    <message>
        <source>What is kept even: the sum of the tokens, or each span of time or each task by itself, so that a placement also holds when the load drifts</source>
        <translation>保持均衡的对象：全部 token 之和，或每个时间段、每个任务各自均衡，使排布在负载漂移时依然适用</translation>
    </message>
    <message>
        <source>Lin&amp;ks:</source>
        <translation>链路(&amp;K)：</translation>
    </message>
    <message>
        <source>What a change of GPU counts for</source>
        <translation>一次跨 GPU 的计值方式</translation>
    </message>
    <message>
        <source>&amp;Within a node:</source>
        <translation>节点内(&amp;W)：</translation>
    </message>
    <message>
        <source>How many times the bandwidth between nodes the links within one have</source>
        <translation>节点内链路的带宽是节点间带宽的多少倍</translation>
    </message>
    <message>
        <source>Rep&amp;lace at most:</source>
        <translation>最多移动(&amp;L)：</translation>
    </message>
    <message>
        <source>Experts that may come to another GPU than they are on now</source>
        <translation>可移到其他 GPU（不同于当前）的专家数</translation>
    </message>
    <message>
        <source>&amp;Replicas:</source>
        <translation>副本(&amp;R)：</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>移动次数(&amp;O)：</translation>
    </message>
    <message>
        <source>Exchanges to try. The same number and seed find the same placement.</source>
        <translation>尝试的交换次数。次数和种子相同，找到的排布也相同。</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>随机数的种子</translation>
    </message>
    <message>
        <source>Needs a trace with the picks of every token; there is none</source>
        <translation>需要包含每个 token 所选专家的 trace；目前没有</translation>
    </message>
    <message>
        <source>Unseen tokens (%1)</source>
        <translation>未见过的 token（%1）</translation>
    </message>
    <message>
        <source>Needs a trace that is kept in the project; there is none</source>
        <translation>需要保存在项目中的 trace；目前没有</translation>
    </message>
    <message>
        <source>The sum</source>
        <translation>总和</translation>
    </message>
    <message numerus="yes">
        <source>Each of %n spans of time</source>
        <translation>
            <numerusform>%n 个时间段各自</numerusform>
        </translation>
    </message>
    <message>
        <source>Each %1</source>
        <translation>每个 %1 各自</translation>
    </message>
    <message>
        <source>As measured</source>
        <translation>按实测</translation>
    </message>
    <message>
        <source>As assumed</source>
        <translation>按假定</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the measured link; MoETuner with the mean within nodes and between them</source>
        <translation>一次跨 GPU 按一个字节经过实测链路所需的秒数计；MoETuner 使用节点内和节点间的均值</translation>
    </message>
    <message>
        <source>A change of GPU counts for the seconds a byte takes over the link; nothing was measured between these GPUs</source>
        <translation>一次跨 GPU 按一个字节经过链路所需的秒数计；这些 GPU 之间没有实测数据</translation>
    </message>
    <message>
        <source>A change of node counts more than one within a node, by a factor</source>
        <translation>跨节点比节点内跨 GPU 计值更高，按倍数计</translation>
    </message>
    <message>
        <source>The GPUs of a group are in one node, or not equally many in each</source>
        <translation>一个组的 GPU 都在同一节点，或在各节点的数量不等</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>Best of several</source>
        <translation>几种方法中最好的</translation>
    </message>
    <message>
        <source>Tries balance, traffic under several load limits and fan-out, and takes the one with the shortest step on the tokens that judge</source>
        <translation>尝试均衡、多个负载上限下的流量以及扇出，并采用在评判用的 token 上步时最短的一种</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertPlacementPanel</name>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>仍然采用(&amp;U)</translation>
    </message>
    <message>
        <source>Course of the search for a place of experts</source>
        <translation>专家排布的搜索过程</translation>
    </message>
    <message>
        <source>No search yet. It moves experts between the GPUs of a group until few tokens change the GPU and no GPU gets too many of them; its course is drawn here.</source>
        <translation>尚未搜索。搜索会在组内各 GPU 间移动专家，直到很少有 token 跨 GPU、且没有 GPU 的 token 过多；过程绘制于此。</translation>
    </message>
    <message>
        <source>Place experts</source>
        <translation>排布专家</translation>
    </message>
    <message>
        <source>Between even load and little traffic</source>
        <translation>在负载均衡与流量少之间取舍</translation>
    </message>
    <message>
        <source>even load</source>
        <translation>负载均衡</translation>
    </message>
    <message>
        <source>little traffic</source>
        <translation>流量少</translation>
    </message>
    <message>
        <source>Pairs of picks of a token on different GPUs</source>
        <translation>同一 token 选中且位于不同 GPU 的对数</translation>
    </message>
    <message>
        <source>Changes of GPU between layers</source>
        <translation>层间跨 GPU 次数</translation>
    </message>
    <message>
        <source>Placing experts</source>
        <translation>正在排布专家</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>采用(&amp;U)</translation>
    </message>
    <message>
        <source>The plan has it already.</source>
        <translation>方案已是此排布。</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>方案已采用此排布；可用“撤销”恢复原排布。</translation>
    </message>
    <message>
        <source>Not used: the step would be longer.</source>
        <translation>未采用：单步会更长。</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>已停止：搜索期间方案被更改。</translation>
    </message>
    <message>
        <source>Traffic by the links</source>
        <translation>按链路计的流量</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>在找到任何结果之前已停止。</translation>
    </message>
    <message numerus="yes">
        <source>Searching %n placements, one after the other, under a tighter load limit each; they are drawn here when all are found.</source>
        <translation>
            <numerusform>正在依次搜索 %n 种排布，负载上限逐次收紧；全部找到后绘制于此。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places the pairs of experts first and then whole tokens, layer by layer: no single figure falls that could be drawn.</source>
        <translation>%1 先按专家对排布，再逐层按整个 token 排布：没有可绘制的单一下降指标。</translation>
    </message>
    <message>
        <source>%1 places in one go and tries no moves: there is no course to draw.</source>
        <translation>%1 一次完成排布，不尝试移动：没有可绘制的过程。</translation>
    </message>
    <message>
        <source>%1 is placing…</source>
        <translation>%1 正在排布…</translation>
    </message>
    <message>
        <source>Solved exactly, layer by layer, without a search: there is no course to draw.</source>
        <translation>已逐层精确求解，无需搜索：没有可绘制的过程。</translation>
    </message>
    <message>
        <source>The search found nothing better than it began with: there is no course to draw.</source>
        <translation>搜索未找到比起点更好的结果：没有可绘制的过程。</translation>
    </message>
    <message>
        <source>The search has begun; its course is drawn here.</source>
        <translation>搜索已开始；其过程绘制于此。</translation>
    </message>
    <message>
        <source>Not used: on unseen tokens the step would be longer.</source>
        <translation>未采用：在未见过的 token 上，单步会更长。</translation>
    </message>
    <message>
        <source>Several searches: there is no single course to draw.</source>
        <translation>多次搜索：没有单一的过程可画。</translation>
    </message>
    <message>
        <source>Trying several ways; the one with the shortest step on the tokens that judge is taken.</source>
        <translation>正在尝试几种方法；采用在评判用的 token 上步时最短的一种。</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>自上次搜索以来计划已更改。</translation>
    </message>
    <message>
        <source>The plan does not use it.</source>
        <translation>计划没有使用它。</translation>
    </message>
    <message>
        <source>Step on unseen tokens: %1 → %2.</source>
        <translation>未见 token 上的单步：%1 → %2。</translation>
    </message>
    <message>
        <source>Step: %1 → %2.</source>
        <translation>单步：%1 → %2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExpertText</name>
    <message>
        <source>Within the node</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>节点间</translation>
    </message>
    <message>
        <source>%1, %2: %3 on this link alone</source>
        <translation>%1，%2：仅此链路 %3</translation>
    </message>
    <message>
        <source>Per step %1 within nodes, %2 between nodes.</source>
        <translation>每步节点内 %1，节点间 %2。</translation>
    </message>
    <message>
        <source>Busiest link: %1 → %2, %3.</source>
        <translation>最忙的链路：%1 → %2，%3。</translation>
    </message>
    <message>
        <source>Sent per step</source>
        <translation>每步发送量</translation>
    </message>
    <message>
        <source>From</source>
        <translation>源</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>To GPU of %1</source>
        <translation>目标（%1 的 GPU）</translation>
    </message>
    <message>
        <source>Stays on the GPU: %1</source>
        <translation>留在本 GPU：%1</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>负载/均值</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Fullest GPU: %1 on average; %2 in layer %3 (%4).</source>
        <translation>最满的 GPU：平均 %1；第 %3 层为 %2（%4）。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ExportDialog</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>A launch script with all arguments of the model, the batch and the layout.</source>
        <translation>启动脚本，包含模型、批次和布局的所有参数。</translation>
    </message>
    <message>
        <source>YAML that overrides a recipe.</source>
        <translation>覆盖配方 (recipe) 的 YAML。</translation>
    </message>
    <message>
        <source>YAML for megatron_gpt_pretraining.</source>
        <translation>用于 megatron_gpt_pretraining 的 YAML。</translation>
    </message>
    <message>
        <source>JSON for --deepspeed_config.</source>
        <translation>用于 --deepspeed_config 的 JSON。</translation>
    </message>
    <message>
        <source>TOML job configuration, for versions before 23 February 2026.</source>
        <translation>TOML 作业配置，用于 2026 年 2 月 23 日之前的版本。</translation>
    </message>
    <message>
        <source>torchtitan, new</source>
        <translation>torchtitan（新）</translation>
    </message>
    <message>
        <source>Command-line flags, for versions since.</source>
        <translation>命令行参数，用于此后的版本。</translation>
    </message>
    <message>
        <source>The parallel part of a YAML configuration.</source>
        <translation>YAML 配置中的并行部分。</translation>
    </message>
    <message>
        <source>YAML for accelerate launch with FSDP 2.</source>
        <translation>用于 accelerate launch（FSDP 2）的 YAML。</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Command of the first node.</source>
        <translation>第一个节点的命令。</translation>
    </message>
    <message>
        <source>Command of every node.</source>
        <translation>每个节点的命令。</translation>
    </message>
    <message>
        <source>SGLang experts</source>
        <translation>SGLang 专家</translation>
    </message>
    <message>
        <source>Placement of experts, for --init-expert-location.</source>
        <translation>专家排布，用于 --init-expert-location。</translation>
    </message>
    <message>
        <source>vLLM experts</source>
        <translation>vLLM 专家</translation>
    </message>
    <message>
        <source>Placement of experts, for vLLM on Ascend.</source>
        <translation>专家排布，用于昇腾 (Ascend) 上的 vLLM。</translation>
    </message>
    <message>
        <source>TensorRT-LLM experts</source>
        <translation>TensorRT-LLM 专家</translation>
    </message>
    <message>
        <source>Placement of experts, for the load balancer of TensorRT-LLM.</source>
        <translation>专家排布，用于 TensorRT-LLM 的负载均衡器。</translation>
    </message>
    <message>
        <source>Experts as CSV</source>
        <translation>专家 CSV</translation>
    </message>
    <message>
        <source>Placement of experts, a row per copy.</source>
        <translation>专家排布，每个副本一行。</translation>
    </message>
    <message>
        <source>Places of ranks</source>
        <translation>Rank 排布</translation>
    </message>
    <message>
        <source>Open MPI rank file</source>
        <translation>Open MPI rank 文件</translation>
    </message>
    <message>
        <source>Every rank with its node and slot.</source>
        <translation>每个 rank 及其节点和槽位。</translation>
    </message>
    <message>
        <source>Open MPI host file</source>
        <translation>Open MPI 主机文件</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks.</source>
        <translation>按 rank 顺序排列的节点。</translation>
    </message>
    <message>
        <source>MPICH host file</source>
        <translation>MPICH 主机文件</translation>
    </message>
    <message>
        <source>Nodes in the order of ranks, for Hydra.</source>
        <translation>按 rank 顺序排列的节点，用于 Hydra。</translation>
    </message>
    <message>
        <source>Ranks in the order of places, for Cray MPICH.</source>
        <translation>按位置顺序排列的 rank，用于 Cray MPICH。</translation>
    </message>
    <message>
        <source>Batch script: one launcher per node, which starts megatron.sh.</source>
        <translation>批处理脚本：每个节点一个启动器，运行 megatron.sh。</translation>
    </message>
    <message>
        <source>A command per node, with static rendezvous.</source>
        <translation>每个节点一条命令，采用静态 rendezvous。</translation>
    </message>
    <message>
        <source>Rank map</source>
        <translation>Rank 映射</translation>
    </message>
    <message>
        <source>CSV of ranks, coordinates, nodes and slots.</source>
        <translation>rank、坐标、节点和槽位的 CSV。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>PyTorch schedule</source>
        <translation>PyTorch 调度</translation>
    </message>
    <message>
        <source>Order of passes for torch.distributed.pipelining.</source>
        <translation>用于 torch.distributed.pipelining 的计算顺序。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Passes as CSV</source>
        <translation>计算 CSV</translation>
    </message>
    <message>
        <source>Passes and bubbles with their times in nanoseconds.</source>
        <translation>各次计算和气泡及其时间（纳秒）。</translation>
    </message>
    <message>
        <source>Rankloom</source>
        <translation>Rankloom</translation>
    </message>
    <message>
        <source>Plan document</source>
        <translation>方案文档</translation>
    </message>
    <message>
        <source>JSON with model, cluster and workload; complete.</source>
        <translation>含模型、集群和工作负载的 JSON；内容完整。</translation>
    </message>
    <message>
        <source>Export for other tools</source>
        <translation>导出到其他工具</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What this file cannot express</source>
        <translation>此文件无法表达的内容</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>文件文本</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole text</source>
        <translation>复制全部文本</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the text to a file</source>
        <translation>将文本写入文件</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Open a project: its plan is what is exported.</source>
        <translation>请打开项目：导出的是其中的方案。</translation>
    </message>
    <message>
        <source>✓ Everything in this plan that concerns this file is in it.</source>
        <translation>✓ 此方案中与该文件有关的内容均已包含。</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n setting(s) of this plan cannot be expressed here, or only nearly:</source>
        <translation>
            <numerusform>⚠ 此方案有 %n 项设置无法在此表达，或只能近似表达：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lines, %2; only the beginning is shown</source>
        <translation>%1 行，%2；仅显示开头部分</translation>
    </message>
    <message>
        <source>%1 lines, %2</source>
        <translation>%1 行，%2</translation>
    </message>
    <message>
        <source>What becomes of the plan as it is written here</source>
        <translation>按此处写出的内容，计划会变成什么样</translation>
    </message>
    <message>
        <source>Command of the first node, with its options.</source>
        <translation>首个节点的命令及其选项。</translation>
    </message>
    <message>
        <source>Trace events for Perfetto and chrome://tracing: the step, or the simulation of a plan that serves.</source>
        <translation>供 Perfetto 和 chrome://tracing 使用的跟踪事件：训练步，或推理方案的模拟。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FailureTeller</name>
    <message>
        <source>Part of the work stopped: %1</source>
        <translation>部分工作已中止：%1</translation>
    </message>
    <message>
        <source>“%1” stopped: %2</source>
        <translation>“%1”已中止：%2</translation>
    </message>
    <message>
        <source>Your plan is stored; everything else goes on.</source>
        <translation>方案已保存，其他一切照常进行。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FailuresPanel</name>
    <message>
        <source>lost</source>
        <translation>失去</translation>
    </message>
    <message>
        <source>All works again</source>
        <translation>全部恢复正常</translation>
    </message>
    <message>
        <source>Takes every mark away</source>
        <translation>清除所有标记</translation>
    </message>
    <message>
        <source>What fails</source>
        <translation>故障的部分</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>A node by its name, or a GPU by node and slot.</source>
        <translation>以名称表示的节点，或以节点和槽位表示的 GPU。</translation>
    </message>
    <message>
        <source>Computes at</source>
        <translation>计算速度</translation>
    </message>
    <message>
        <source>“lost”, or the share of its speed that a slow one has: 70 is 70 %.</source>
        <translation>“失去”，或变慢者占原速度的百分比：70 即 70 %。</translation>
    </message>
    <message>
        <source>Write “lost”, or a percentage from 0.1 to 100.</source>
        <translation>请写“失去”，或 0.1 到 100 之间的百分比。</translation>
    </message>
    <message>
        <source>Let a node or a GPU fail (Insert)</source>
        <translation>让节点或 GPU 故障 (Insert)</translation>
    </message>
    <message>
        <source>It works again (Delete)</source>
        <translation>恢复正常 (Delete)</translation>
    </message>
    <message>
        <source>Nothing: mark it on the board, or add it here.</source>
        <translation>无：请在排布图上标记，或在此添加。</translation>
    </message>
    <message>
        <source>Nodes and GPUs that are lost or slow; the plan stays as it is</source>
        <translation>失去或变慢的节点和 GPU；方案保持不变</translation>
    </message>
    <message>
        <source>Nodes lost at once:</source>
        <translation>同时失去的节点数：</translation>
    </message>
    <message>
        <source>Nodes lost at once</source>
        <translation>同时失去的节点数</translation>
    </message>
    <message>
        <source>Find the worst</source>
        <translation>查找最坏情况</translation>
    </message>
    <message>
        <source>Looks for the nodes whose loss leaves least, whatever policy goes on, and marks them</source>
        <translation>查找无论以何种策略继续、失去后剩余最少的节点，并标记它们</translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Nodes beside the cluster that take the places of lost ones</source>
        <translation>集群之外、取代失去节点的节点</translation>
    </message>
    <message>
        <source>Nodes per rack</source>
        <translation>每机架节点数</translation>
    </message>
    <message>
        <source>Neighbouring nodes that are lost together; 0: not known</source>
        <translation>一起失去的相邻节点；0：未知</translation>
    </message>
    <message>
        <source>Node fails every</source>
        <translation>节点故障间隔</translation>
    </message>
    <message>
        <source>Mean time between failures of one node; at first that of Llama 3&apos;s 2,048 nodes</source>
        <translation>单个节点的平均故障间隔时间；初始为 Llama 3 的 2,048 个节点的数值</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Rack fails every</source>
        <translation>机架故障间隔</translation>
    </message>
    <message>
        <source>Mean time between failures of one rack</source>
        <translation>单个机架的平均故障间隔时间</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>Repaired after</source>
        <translation>修复用时</translation>
    </message>
    <message>
        <source>Until a lost node is back</source>
        <translation>直到失去的节点恢复</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不修复</translation>
    </message>
    <message>
        <source>Look ahead</source>
        <translation>展望时长</translation>
    </message>
    <message>
        <source>For how long goodput is drawn</source>
        <translation>绘制多长时间的有效吞吐量</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Noticed after</source>
        <translation>发现用时</translation>
    </message>
    <message>
        <source>At first the heartbeat timeout of TorchFT</source>
        <translation>初始为 TorchFT 的心跳超时</translation>
    </message>
    <message>
        <source>Communicators</source>
        <translation>通信域</translation>
    </message>
    <message>
        <source>All made anew; policies that edit some take a share of it (ElasWave&apos;s claim)</source>
        <translation>全部重建；只修改部分的策略只需其中一部分（ElasWave 的说法）</translation>
    </message>
    <message>
        <source>Processes start</source>
        <translation>进程启动</translation>
    </message>
    <message>
        <source>Anew on all nodes; at first as measured by Parcae</source>
        <translation>在所有节点上重新启动；初始为 Parcae 的实测值</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>To load one, and to write one</source>
        <translation>加载一个，以及写入一个</translation>
    </message>
    <message>
        <source>Written every</source>
        <translation>写入间隔</translation>
    </message>
    <message>
        <source>A restart repeats half of it on average</source>
        <translation>重启平均重做其一半</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>最高时钟频率</translation>
    </message>
    <message>
        <source>Of a GPU, of what it runs at now</source>
        <translation>GPU 的，相对于当前频率</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>What recovering takes</source>
        <translation>恢复所需</translation>
    </message>
    <message>
        <source>Copies in a peer&apos;s memory</source>
        <translation>对等方内存中的拷贝</translation>
    </message>
    <message>
        <source>Every rank&apos;s optimizer shard is copied to the host memory of its next peer each step</source>
        <translation>每个 rank 的优化器分片在每个单步拷贝到下一对等方的主机内存</translation>
    </message>
    <message>
        <source>Interleaved shards</source>
        <translation>交错分片</translation>
    </message>
    <message>
        <source>Every data-parallel rank owns a part of each layer&apos;s optimizer states</source>
        <translation>每个数据并行 rank 持有每一层优化器状态的一部分</translation>
    </message>
    <message>
        <source>Layers move while it runs</source>
        <translation>运行中移动层</translation>
    </message>
    <message>
        <source>States of moved layers may arrive until they are used</source>
        <translation>被移动层的状态在使用前到达即可</translation>
    </message>
    <message>
        <source>Dropping keeps the batch</source>
        <translation>弃用时保持批次</translation>
    </message>
    <message>
        <source>The replicas left take more microbatches</source>
        <translation>剩余的副本承担更多微批次</translation>
    </message>
    <message>
        <source>Random numbers by sample</source>
        <translation>按样本的随机数</translation>
    </message>
    <message>
        <source>Random streams are keyed by sample, layer and slice, not by rank</source>
        <translation>随机流以样本、层和切片为键，而非以 rank 为键</translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>哪个部分？</translation>
    </message>
    <message>
        <source>Name a node (%1), or a GPU by node and slot (%1:0).</source>
        <translation>指定节点 (%1)，或以节点和槽位表示的 GPU (%1:0)。</translation>
    </message>
    <message>
        <source>Nodes lost at once, and the worst of them</source>
        <translation>同时失去的节点及最坏情形</translation>
    </message>
    <message>
        <source>Draw it: whether any so many losses are survived, and which is the worst, is looked for at once</source>
        <translation>拖动它：立即查找任意这么多损失能否承受、哪种最坏</translation>
    </message>
    <message>
        <source>Lowest clock</source>
        <translation>最低时钟频率</translation>
    </message>
    <message>
        <source>To which clocks fall where nobody waits for them</source>
        <translation>无人等待处时钟频率降到的值</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Of a GPU at the clock it runs at now; energies follow from it, by assumed laws for other clocks</source>
        <translation>GPU 在当前时钟频率下的功率；能量由此得出，其他频率按假定规律</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Table of clocks…</source>
        <translation>时钟表…</translation>
    </message>
    <message>
        <source>A file with clock, speed and watts a line, the first two over the usual ones: energies and the limits of clocks follow from it</source>
        <translation>每行含时钟、速度和瓦数的文件，前两者为相对通常值的比：能耗和时钟界限由此得出</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>Takes the table away: clocks and power by assumed laws</source>
        <translation>移除该表：时钟与功率按假定规律</translation>
    </message>
    <message>
        <source>Table of clocks</source>
        <translation>时钟表</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>表格 (*.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n clock(s), %2 W at the usual one, %3 W waiting</source>
        <translation>
            <numerusform>%1：%n 个时钟，通常 %2 W，等待时 %3 W</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed follows the clock, power by assumed laws.</source>
        <translation>速度随时钟变化，功率按假定规律。</translation>
    </message>
    <message>
        <source>Timeouts of the launcher</source>
        <translation>启动器的超时</translation>
    </message>
    <message>
        <source>%1 W by its preset</source>
        <translation>按预设为 %1 W</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FileController</name>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Creating %1</source>
        <translation>正在创建 %1</translation>
    </message>
    <message>
        <source>Bring back the state before</source>
        <translation>恢复更改前的状态</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>The copy is complete: %1</source>
        <translation>副本已完成：%1</translation>
    </message>
    <message>
        <source>This project is open in another program too: only that one can revert it.</source>
        <translation>此项目也在另一程序中打开：只有那个程序能还原它。</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>正在重新读取</translation>
    </message>
    <message>
        <source>Another program changed this project file. Changes made here wait until you choose.</source>
        <translation>另一程序更改了此项目文件。在您选择之前，此处的更改将暂存等待。</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>保留此处内容</translation>
    </message>
    <message>
        <source>Open a project first: %1 is stored in one.</source>
        <translation>请先打开项目：%1 要存入项目中。</translation>
    </message>
    <message>
        <source>plan document</source>
        <translation>方案文档</translation>
    </message>
    <message>
        <source>added to the plans of this project</source>
        <translation>已添加到此项目的方案中</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s)</source>
        <translation>
            <numerusform>正在导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not say in which unit its figures are. They are in:</source>
        <translation>%1 未注明数值的单位。单位为：</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>The figures are still being computed; try again in a moment.</source>
        <translation>数值仍在计算中，请稍后再试。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>项目 (*.rankloom)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Projects and plans (*.rankloom *.json)</source>
        <translation>项目和方案 (*.rankloom *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>copy.rankloom</source>
        <translation>copy.rankloom</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Export plan</source>
        <translation>导出方案</translation>
    </message>
    <message>
        <source>plan.json</source>
        <translation>plan.json</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export evaluation</source>
        <translation>导出评估结果</translation>
    </message>
    <message>
        <source>evaluation.json</source>
        <translation>evaluation.json</translation>
    </message>
    <message>
        <source>Export picture: %1</source>
        <translation>导出图片：%1</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n traces</source>
        <translation>
            <numerusform>%n 个 trace</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message numerus="yes">
        <source>a step of %n lane(s), shown above the timeline</source>
        <translation>
            <numerusform>含 %n 条泳道的单步，显示在时间线上方</numerusform>
        </translation>
    </message>
    <message>
        <source>settings of a training program</source>
        <translation>训练程序的设置</translation>
    </message>
    <message>
        <source>Compare with traces of a step, one per rank</source>
        <translation>与单步的 trace 比较，每个 rank 一个</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Imported %1</source>
        <translation>已导入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n file(s)</source>
        <translation>
            <numerusform>已导入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>写出报告</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>The report on %n plan(s) is written: %1</source>
        <translation>
            <numerusform>%n 个方案的报告已写出：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>order of pipeline passes</source>
        <translation>流水线计算顺序</translation>
    </message>
    <message>
        <source>Open %1 anyway</source>
        <translation>仍然打开 %1</translation>
    </message>
    <message>
        <source>The example as you left it.</source>
        <translation>您上次离开时的示例。</translation>
    </message>
    <message>
        <source>Begin with a fresh one</source>
        <translation>重新开始一个新的</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is a copy of your own: changes are stored in %2</source>
        <translation>%1 无法写入。这是您自己的副本：更改保存在 %2</translation>
    </message>
    <message>
        <source>%1 cannot be written. This is your copy of it as you left it.</source>
        <translation>%1 无法写入。这是您上次离开时的副本。</translation>
    </message>
    <message>
        <source>Copy the original again</source>
        <translation>重新复制原件</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Go on in the copy</source>
        <translation>在副本中继续</translation>
    </message>
    <message>
        <source>The copy holds all plans and what they are evaluated with, but not the imported files, which cannot be read any more: %1</source>
        <translation>副本包含所有计划及其评估所用的内容，但不含已无法读取的导入文件：%1</translation>
    </message>
    <message>
        <source>Revert to as opened</source>
        <translation>恢复到打开时的状态</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) changed back</source>
        <translation>
            <numerusform>%n 个计划已改回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) removed</source>
        <translation>
            <numerusform>%n 个计划已移除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) brought back</source>
        <translation>
            <numerusform>%n 个计划已恢复</numerusform>
        </translation>
    </message>
    <message>
        <source>models, clusters and measurements changed back</source>
        <translation>模型、集群和测量已改回</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>项目未改动。</translation>
    </message>
    <message>
        <source>The project is as it was: %1.</source>
        <translation>项目没有变化：%1。</translation>
    </message>
    <message>
        <source>added to the plans of this project, with the model and cluster it states</source>
        <translation>已连同其给出的模型和集群加入此项目的计划</translation>
    </message>
    <message>
        <source>Author of reports</source>
        <translation>报告的作者</translation>
    </message>
    <message>
        <source>The name on reports; empty names nobody:</source>
        <translation>报告上的姓名；留空则不署名：</translation>
    </message>
    <message numerus="yes">
        <source>It tells of the plans that are checked; %n other(s) are left out.</source>
        <translation>
            <numerusform>报告包含选中的计划；另有 %n 个未包含。</numerusform>
        </translation>
    </message>
    <message>
        <source>Author…</source>
        <translation>作者…</translation>
    </message>
    <message>
        <source>Working out what %1 would change</source>
        <translation>正在计算 %1 会改变什么</translation>
    </message>
    <message>
        <source>%1 on %2 × %3 %4: a new project. Its first plan is %5, batch %6 of %7 tokens.</source>
        <translation>%1，%2 × %3 %4：新项目。第一个方案是 %5，批大小 %6，每条 %7 个 token。</translation>
    </message>
    <message>
        <source>Kineto and Chrome traces (*.json *.json.gz)</source>
        <translation>Kineto 和 Chrome 轨迹 (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Writing the last changes…</source>
        <translation>正在写入最后的更改…</translation>
    </message>
    <message>
        <source>Serve These Requests</source>
        <translation>服务这些请求</translation>
    </message>
    <message>
        <source>Serve the requests of %1</source>
        <translation>服务 %1 的请求</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a change</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The program ended unexpectedly while this project was open.</source>
        <translation>此项目打开期间程序意外结束。</translation>
    </message>
    <message>
        <source>All changes are in it.</source>
        <translation>所有更改均已保留。</translation>
    </message>
    <message>
        <source>What was being stored then may be missing: %1. All changes before it are there.</source>
        <translation>当时正在保存的更改可能缺失：%1。此前的更改均在。</translation>
    </message>
    <message>
        <source>The state before the session is still there.</source>
        <translation>该次会话之前的状态也仍在。</translation>
    </message>
    <message>
        <source>The project was in an older format and was converted. As it was before, it is kept in %1</source>
        <translation>项目为旧格式，已完成转换。转换前的文件保留在 %1</translation>
    </message>
    <message>
        <source>%1 was not imported.</source>
        <translation>%1 未导入。</translation>
    </message>
    <message>
        <source>Look at It Again</source>
        <translation>重新查看</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::FleetView</name>
    <message>
        <source>A drawn run of failures</source>
        <translation>随机抽取的故障过程</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>尚无故障率。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>请在左侧指定节点多久故障一次。</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>有效吞吐量 %1</translation>
    </message>
    <message numerus="yes">
        <source>After %1: %n node(s) lost, throughput %2</source>
        <translation>
            <numerusform>%1 后：失去 %n 个节点，吞吐量 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1: recovering, %n node(s) lost</source>
        <translation>
            <numerusform>%1 后：恢复中，失去 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>After (s)</source>
        <translation>经过 (s)</translation>
    </message>
    <message>
        <source>Nodes lost</source>
        <translation>失去的节点数</translation>
    </message>
    <message>
        <source>%1 over %2, failures drawn with seed %3: %4 losses, goodput %5 (closed form %6).</source>
        <translation>%1，%2 内，以种子 %3 抽取的故障：%4 次损失，有效吞吐量 %5（闭式解 %6）。</translation>
    </message>
    <message>
        <source>The closed form does not hold here: %1</source>
        <translation>闭式解在此不成立：%1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatLegend</name>
    <message>
        <source>mean of %1 cells</source>
        <translation>%1 个单元格的均值</translation>
    </message>
    <message>
        <source>maximum of %1 cells</source>
        <translation>%1 个单元格的最大值</translation>
    </message>
    <message>
        <source>minimum of %1 cells</source>
        <translation>%1 个单元格的最小值</translation>
    </message>
    <message>
        <source>largest deviation of %1 cells</source>
        <translation>%1 个单元格的最大偏差</translation>
    </message>
    <message>
        <source>assumed (%1)</source>
        <translation>假定 (%1)</translation>
    </message>
    <message>
        <source>no value (%1)</source>
        <translation>无值 (%1)</translation>
    </message>
    <message>
        <source>outlier (%1)</source>
        <translation>离群 (%1)</translation>
    </message>
    <message>
        <source>inferred (%1)</source>
        <translation>推断 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value and number of cells</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HeatmapView</name>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Co&amp;lours:</source>
        <translation>配色(&amp;L)：</translation>
    </message>
    <message>
        <source>Se&amp;veral cells per pixel:</source>
        <translation>像素合并方式(&amp;V)：</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>最热</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>%1 (assumed)</source>
        <translation>%1（假定）</translation>
    </message>
    <message>
        <source>%1: %2 rows, %3 columns.</source>
        <translation>%1：%2 行，%3 列。</translation>
    </message>
    <message>
        <source>Most extreme: %1 at %2, %3.</source>
        <translation>极值：%1，位于 %2，%3。</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, assumed</source>
        <translation>%1：%2，假定</translation>
    </message>
    <message>
        <source>%1: no value</source>
        <translation>%1：无值</translation>
    </message>
    <message>
        <source>&amp;Hottest cell</source>
        <translation>最热的单元格(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适应(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>配色(&amp;L)</translation>
    </message>
    <message>
        <source>%1 (inferred)</source>
        <translation>%1（推断）</translation>
    </message>
    <message>
        <source>%1: %2, inferred</source>
        <translation>%1：%2，推断</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>最突出者</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Jump to what stands out most</source>
        <translation>跳到最突出的位置</translation>
    </message>
    <message>
        <source>Show the whole matrix</source>
        <translation>显示整个矩阵</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostModel</name>
    <message>
        <source>Leave out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Choose a node…</source>
        <translation>选择节点…</translation>
    </message>
    <message>
        <source>chosen now</source>
        <translation>刚刚选择</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>同名</translation>
    </message>
    <message>
        <source>remembered from an earlier import</source>
        <translation>沿用先前导入时的选择</translation>
    </message>
    <message>
        <source>a guess: please check</source>
        <translation>猜测：请核对</translation>
    </message>
    <message>
        <source>may be %1</source>
        <translation>可能是 %1</translation>
    </message>
    <message>
        <source>an address; without a node its figures are only kept</source>
        <translation>是地址；无对应节点时仅保留其数值</translation>
    </message>
    <message>
        <source>no node is called so</source>
        <translation>没有同名节点</translation>
    </message>
    <message>
        <source>Host in the file</source>
        <translation>文件中的主机</translation>
    </message>
    <message>
        <source>Node here</source>
        <translation>此处的节点</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::HostTable</name>
    <message>
        <source>Hosts of the file and the nodes they are</source>
        <translation>文件中的主机及其对应节点</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportForecast</name>
    <message>
        <source>a plan without a name</source>
        <translation>未命名的方案</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1，与之前相同</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>before and after, and the change</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No figures: %1</source>
        <translation>没有数值：%1</translation>
    </message>
    <message>
        <source>Step time: %1</source>
        <translation>单步时间：%1</translation>
    </message>
    <message>
        <source>Peak memory: %1</source>
        <translation>峰值内存：%1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <comment>fits, does not fit</comment>
        <translation>内存：%1</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>TPOT: %1</source>
        <translation>TPOT: %1</translation>
    </message>
    <message>
        <source>TTFT: %1</source>
        <translation>TTFT: %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The project is as it was.</source>
        <translation>项目未改动。</translation>
    </message>
    <message>
        <source>Drop files on the window: nccl-tests logs, an mpiGraph matrix, a CSV of bandwidths, a Hugging Face config.json, routing traces, a plan. What was understood is listed here, and every line that was not.</source>
        <translation>将文件拖到窗口上：nccl-tests 日志、mpiGraph 矩阵、带宽 CSV、Hugging Face config.json、路由 trace、方案。此处列出识别出的内容，以及每一行未能识别的内容。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportPreviewPanel</name>
    <message>
        <source>&amp;Leave the Rest Out</source>
        <translation>略去其余(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Preview of an import</source>
        <translation>导入预览</translation>
    </message>
    <message>
        <source>What the file holds and changes</source>
        <translation>文件所含内容及其更改</translation>
    </message>
    <message>
        <source>The file does not say in which unit its figures are:</source>
        <translation>文件未注明数值的单位：</translation>
    </message>
    <message>
        <source>Choose a unit…</source>
        <translation>选择单位…</translation>
    </message>
    <message>
        <source>Unit of the figures</source>
        <translation>数值的单位</translation>
    </message>
    <message>
        <source>The links of hosts without a node are not imported</source>
        <translation>不导入无对应节点的主机的链路</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>The project stays as it is</source>
        <translation>项目保持不变</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source> — %n more file(s) after it</source>
        <translation>
            <numerusform> — 之后还有 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>将更改</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message numerus="yes">
        <source>%n more host(s) are called like nodes</source>
        <translation>
            <numerusform>另有 %n 台主机与节点同名</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarks, and what was not understood (%1)</source>
        <translation>备注及未能识别的内容（%1）</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 还有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n host(s) still need a node</source>
        <translation>
            <numerusform>⚠ %n 台主机尚需指定节点</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ The unit is not chosen</source>
        <translation>⚠ 尚未选择单位</translation>
    </message>
    <message>
        <source>Known once the unit is chosen</source>
        <translation>选定单位后可知</translation>
    </message>
    <message>
        <source>Being worked out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>None: the import would be refused</source>
        <translation>无：该导入会被拒绝</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>与之前相同</translation>
    </message>
    <message>
        <source>Being worked out anew…</source>
        <translation>正在重新计算…</translation>
    </message>
    <message>
        <source>Nothing: the file is only kept beside the others</source>
        <translation>无：文件只是与其他文件一起保存</translation>
    </message>
    <message>
        <source>with it the figures of: %1</source>
        <translation>以下数值随之改变：%1</translation>
    </message>
    <message>
        <source>(without the hosts that have no node yet)</source>
        <translation>（不含尚无节点的主机）</translation>
    </message>
    <message>
        <source>Figures: the plan on screen → the new plan</source>
        <translation>数值：屏幕上的方案 → 新方案</translation>
    </message>
    <message>
        <source>Figures of the plan on screen</source>
        <translation>屏幕上方案的数值</translation>
    </message>
    <message>
        <source>(while the question above has no answer)</source>
        <translation>（在上面的问题得到回答之前）</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n question(s) to answer</source>
        <translation>
            <numerusform>⚠ %n 个问题待回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of the project: the measured step is shown above the plan&apos;s in the timeline</source>
        <translation>项目不变：实测的步显示在时间线中方案的上方</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ImportQuestions</name>
    <message>
        <source>What becomes of the cluster</source>
        <translation>集群如何处理</translation>
    </message>
    <message>
        <source>Where it was measured</source>
        <translation>测量位置</translation>
    </message>
    <message>
        <source>Node that sends</source>
        <translation>发送节点</translation>
    </message>
    <message>
        <source>Node that receives</source>
        <translation>接收节点</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>nodes and devices of each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The file is about %1 devices, this cluster has %2.</source>
        <translation>该文件涉及 %1 个设备，此集群有 %2 个。</translation>
    </message>
    <message>
        <source>Make the cluster these nodes?</source>
        <translation>把集群设为这些节点？</translation>
    </message>
    <message numerus="yes">
        <source>Make the cluster these %n node(s)</source>
        <translation>
            <numerusform>把集群设为这 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, for this plan only</source>
        <translation>%1，仅用于此方案</translation>
    </message>
    <message>
        <source>%1, also for %2</source>
        <translation>%1，也用于 %2</translation>
    </message>
    <message>
        <source>Keep the cluster as it is</source>
        <translation>集群保持不变</translation>
    </message>
    <message>
        <source>Keep the cluster: the file has no effect on it</source>
        <translation>集群保持不变：该文件对它没有影响</translation>
    </message>
    <message>
        <source>The file does not say between which nodes it was measured.</source>
        <translation>该文件没有说明在哪些节点之间测得。</translation>
    </message>
    <message>
        <source>The file does not say on which level of the cluster it was measured.</source>
        <translation>该文件没有说明在集群的哪个层级上测得。</translation>
    </message>
    <message>
        <source>Between which nodes?</source>
        <translation>在哪些节点之间？</translation>
    </message>
    <message>
        <source>Where was it measured?</source>
        <translation>在何处测得？</translation>
    </message>
    <message>
        <source>between two nodes:</source>
        <translation>两个节点之间：</translation>
    </message>
    <message>
        <source>nowhere here: only keep the file</source>
        <translation>不在这里：只保存文件</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InputsRow</name>
    <message>
        <source>Model of the plan</source>
        <translation>计划的模型</translation>
    </message>
    <message>
        <source>Cluster of the plan</source>
        <translation>计划的集群</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>No cluster</source>
        <translation>没有集群</translation>
    </message>
    <message>
        <source>Only this plan refers to it.</source>
        <translation>只有此计划引用它。</translation>
    </message>
    <message>
        <source>Other plans refer to it too: %1</source>
        <translation>其他计划也引用它：%1</translation>
    </message>
    <message>
        <source>Another one: choose it under Model and cluster, or drop a config.json</source>
        <translation>其他模型：在“模型与集群”中选择，或拖入 config.json</translation>
    </message>
    <message>
        <source>Copy for This Plan Only</source>
        <translation>复制一份仅用于此计划</translation>
    </message>
    <message>
        <source>Then its nodes, GPUs and links can be changed without changing other plans.</source>
        <translation>之后可以更改其节点、GPU 和链路，而不影响其他计划。</translation>
    </message>
    <message>
        <source>Name It…</source>
        <translation>命名…</translation>
    </message>
    <message>
        <source>Name of the cluster</source>
        <translation>集群的名称</translation>
    </message>
    <message>
        <source>%1 is called:</source>
        <translation>%1 的名称：</translation>
    </message>
    <message>
        <source>Batch of the plan</source>
        <translation>方案的批次</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 个 token</translation>
    </message>
    <message>
        <source>Sequences of a global batch and their length, in microbatches of %1</source>
        <translation>全局批次的序列数及其长度，微批次大小 %1</translation>
    </message>
    <message>
        <source>Change Its Nodes and GPUs</source>
        <translation>更改节点和 GPU</translation>
    </message>
    <message>
        <source>Use the Project&apos;s Measured Constants</source>
        <translation>使用项目的测得常数</translation>
    </message>
    <message>
        <source>This plan was given constants of its own.</source>
        <translation>此方案有自己的常数。</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 的请求</translation>
    </message>
    <message>
        <source>%1 × %2 + %3 tokens</source>
        <translation>%1 × %2 + %3 token</translation>
    </message>
    <message>
        <source>%1 × %2 to %3 tokens</source>
        <translation>%1 × %2 到 %3 token</translation>
    </message>
    <message>
        <source>Requests, and tokens of their prompts and outputs</source>
        <translation>请求数，及其提示和输出的 token</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::InspectorSection</name>
    <message>
        <source>Show or hide this section</source>
        <translation>显示或隐藏此部分</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>value and what it would change</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>its default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Back to the default of %1</source>
        <translation>将 %1 恢复为默认值</translation>
    </message>
    <message>
        <source>What other values of %1 would change</source>
        <translation>%1 的其他取值会带来的变化</translation>
    </message>
    <message>
        <source>A click sets %1 to %2. Its next values:</source>
        <translation>单击将 %1 设为 %2。其相邻的值：</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::JobsStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>剩余约 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeptButton</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>每次更改都会立即写入项目文件，无需手动保存</translation>
    </message>
    <message>
        <source>Press to choose.</source>
        <translation>按下以选择。</translation>
    </message>
    <message>
        <source>It is tried again by itself. Press for more.</source>
        <translation>会自动重试。按下查看更多。</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>所有更改均已保存</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>未保存</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::KeySheet</name>
    <message>
        <source>Board: move about</source>
        <translation>排布图：移动焦点</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>方向键、Home、End</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank; insert it</source>
        <translation>排布图：拿起并放下 rank；插入</translation>
    </message>
    <message>
        <source>Space; Shift+Space</source>
        <translation>空格；Shift+空格</translation>
    </message>
    <message>
        <source>Board: pick several ranks</source>
        <translation>排布图：选择多个 rank</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+空格</translation>
    </message>
    <message>
        <source>Timeline: pan</source>
        <translation>时间线：平移</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>方向键、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Timeline: walk over passes and bubbles</source>
        <translation>时间线：逐个浏览计算和气泡</translation>
    </message>
    <message>
        <source>Enter, then arrows</source>
        <translation>Enter，然后方向键</translation>
    </message>
    <message>
        <source>Memory: walk over bars and their parts</source>
        <translation>显存：在条形及其组成间移动</translation>
    </message>
    <message>
        <source>Matrix: walk over cells; keep the tip</source>
        <translation>矩阵：在单元格间移动；保留提示</translation>
    </message>
    <message>
        <source>Arrows, Home, End; Enter</source>
        <translation>方向键、Home、End；回车</translation>
    </message>
    <message>
        <source>Experts on GPUs: pick up and drop an expert</source>
        <translation>GPU 上的专家：拿起并放下专家</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Comparison: walk; change the setting</source>
        <translation>比较：移动；更改设置</translation>
    </message>
    <message>
        <source>Arrows; Enter</source>
        <translation>方向键；回车</translation>
    </message>
    <message>
        <source>Presentation: turn pages; a page; end</source>
        <translation>演示：翻页；指定页；结束</translation>
    </message>
    <message>
        <source>Arrows, Space, Backspace; 1 to 9; Escape</source>
        <translation>方向键、空格、退格；1 到 9；Esc</translation>
    </message>
    <message>
        <source>Mouse, board: pan; zoom</source>
        <translation>鼠标，排布图：平移；缩放</translation>
    </message>
    <message>
        <source>drag beside the nodes; wheel</source>
        <translation>在节点旁拖动；滚轮</translation>
    </message>
    <message>
        <source>Mouse, board: move a rank; a whole node</source>
        <translation>鼠标，排布图：移动一个 rank；整个节点</translation>
    </message>
    <message>
        <source>drag it; drag its header</source>
        <translation>拖动它；拖动其标题</translation>
    </message>
    <message>
        <source>Mouse, timeline: pan; zoom; measure; everything</source>
        <translation>鼠标，时间线：平移；缩放；测量；全部</translation>
    </message>
    <message>
        <source>drag; wheel; Shift+drag; double click</source>
        <translation>拖动；滚轮；Shift+拖动；双击</translation>
    </message>
    <message>
        <source>Mouse, panels: one alone in the window, and back</source>
        <translation>鼠标，面板：单独占满窗口，再还原</translation>
    </message>
    <message>
        <source>double click on its tab or title</source>
        <translation>双击其标签或标题</translation>
    </message>
    <message>
        <source>Mouse, any view: what can be done with it</source>
        <translation>鼠标，任意视图：可对它做什么</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>请按键</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>查找命令或按键</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Double click on a key, or F2, and press another one.</source>
        <translation>双击按键或按 F2，然后按下另一个键。</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Usual Keys</source>
        <translation>默认按键(&amp;U)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Keys</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Desktops have keys with Ctrl+Alt or the Windows key for themselves.</source>
        <translation>带 Ctrl+Alt 或 Windows 键的按键归桌面环境使用。</translation>
    </message>
    <message>
        <source>A command of the window needs Ctrl, Alt or a function key: others are typed.</source>
        <translation>窗口命令需要 Ctrl、Alt 或功能键：其他按键用于输入文字。</translation>
    </message>
    <message>
        <source>%1 is the key of “%2 › %3”.</source>
        <translation>%1 是“%2 › %3”的按键。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LatencyView</name>
    <message>
        <source>Time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出 token 时间</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>token 间最长间隔</translation>
    </message>
    <message>
        <source>Bubbles of a request</source>
        <translation>请求的气泡</translation>
    </message>
    <message>
        <source>First token behind the arrival, waiting in the queue included.</source>
        <translation>自到达至首个 token，含排队等待。</translation>
    </message>
    <message>
        <source>(end − first token) / (output tokens − 1), of each request.</source>
        <translation>每个请求的 (结束 − 首个 token) / (输出 token − 1)。</translation>
    </message>
    <message>
        <source>The longest time between two tokens of a request.</source>
        <translation>请求的两个 token 之间的最长时间。</translation>
    </message>
    <message>
        <source>Time that stages stood still in front of the batches of a request, on all stages, without “no work” (SARATHI&apos;s measure).</source>
        <translation>请求的批次之前各阶段停顿的时间，所有阶段合计，不含“无工作” (SARATHI 的指标)。</translation>
    </message>
    <message>
        <source>The curve says which share of the requests stays within a time; the further left, the better.</source>
        <translation>曲线表示在某时间内的请求份额；越靠左越好。</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>尚未服务任何请求。</translation>
    </message>
    <message>
        <source>share of requests</source>
        <translation>请求份额</translation>
    </message>
    <message>
        <source>SLO %1: all within</source>
        <translation>SLO %1：全部达到</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>%1 within</source>
        <translation>%1 达到</translation>
    </message>
    <message>
        <source>%1 ahead by</source>
        <translation>%1 领先</translation>
    </message>
    <message>
        <source>%1 of the requests: within %2</source>
        <translation>%1 的请求：%2 内</translation>
    </message>
    <message>
        <source>%1: within %2</source>
        <translation>%1：%2 内</translation>
    </message>
    <message>
        <source>%1: half of the requests within %2, 99 % within %3, all within %4.</source>
        <translation>%1：一半请求在 %2 内，99 % 在 %3 内，全部在 %4 内。</translation>
    </message>
    <message>
        <source>goal: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Asked: %1 within %2; reached: %3.</source>
        <translation>要求：%1 在 %2 之内；达到：%3。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayersView</name>
    <message>
        <source>Layers of the stages</source>
        <translation>各阶段的层</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>没有标记为故障的部分。</translation>
    </message>
    <message>
        <source>Mark it on the board: which layers move is drawn here.</source>
        <translation>请在排布图上标记：此处绘出哪些层移动。</translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <comment>number and layers</comment>
        <translation>阶段 %1：%2</translation>
    </message>
    <message>
        <source>Stage %1: %2 → %3</source>
        <comment>number, layers before and after</comment>
        <translation>阶段 %1：%2 → %3</translation>
    </message>
    <message>
        <source>✕ %1 of %2 replicas left</source>
        <translation>✕ 剩余 %1/%2 个副本</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>速度 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) from stage %1 to stage %2: %3 in %4</source>
        <translation>
            <numerusform>%n 层从阶段 %1 到阶段 %2：%3，用时 %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>bytes and time</comment>
        <translation>%1，用时 %2</translation>
    </message>
    <message>
        <source>From stage</source>
        <translation>源阶段</translation>
    </message>
    <message>
        <source>To stage</source>
        <translation>目标阶段</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间 (s)</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage.</source>
        <translation>%1 使每一层留在原阶段。</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n layer(s) to other stages.</source>
        <translation>
            <numerusform>%1 将 %n 层移到其他阶段。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cuts weak replicas into stages of %2 layers; the others stay as drawn.</source>
        <translation>%1 把弱副本切成 %2 层的阶段；其余如图。</translation>
    </message>
    <message>
        <source>%1 leaves every layer on its stage. Stages have several chunks: strips tell how many layers, not which.</source>
        <translation>%1 让每层留在其阶段。阶段有多个块：条带只表示层数，不表示是哪些层。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 无法继续。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayoutScatter</name>
    <message>
        <source>Step time and headroom of the found layouts</source>
        <translation>找到的布局的单步时间和余量</translation>
    </message>
    <message>
        <source>step time (less is better)</source>
        <translation>单步时间（越小越好）</translation>
    </message>
    <message>
        <source>headroom on the fullest device</source>
        <translation>最满设备上的余量</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Press Search to find them.</source>
        <translation>每个放得下的布局为一个点：有多快，剩余多少显存。
按“搜索”查找这些布局。</translation>
    </message>
    <message>
        <source>%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.</source>
        <translation>共 %1 个布局，其中 %2 个在 Pareto 前沿上；最快的是 %3，单步 %4，余量 %5。</translation>
    </message>
    <message>
        <source>Every layout that fits as a point: how fast, and how much memory stays free.
Searching: the first appear in a moment.</source>
        <translation>每个放得下的布局是一个点：有多快，还剩多少内存。
正在搜索：第一批马上出现。</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>plan on screen</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>有损</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LayoutTable</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>最满设备</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Why not first</source>
        <translation>未居首的原因</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>排布后</translation>
    </message>
    <message>
        <source>Fastest in</source>
        <translation>最快占比</translation>
    </message>
    <message>
        <source>step %1 s, headroom %2</source>
        <translation>步时 %1 s，余量 %2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinkText</name>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>%1 between nodes</source>
        <translation>节点间%1</translation>
    </message>
    <message>
        <source>%1 between GPUs</source>
        <translation>GPU 间%1</translation>
    </message>
    <message>
        <source>From</source>
        <translation>源</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>%1 B/s</source>
        <translation>%1 B/s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Outlier: the median of such links is %1</source>
        <translation>离群：此类链路的中位数为 %1</translation>
    </message>
    <message>
        <source>Asymmetric: the way back has %1</source>
        <translation>不对称：反向为 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Nothing measured: %1 is assumed for every link.</source>
        <translation>没有测量数据：所有链路均假定为 %1。</translation>
    </message>
    <message>
        <source>Slowest link: %1 with %2</source>
        <translation>最慢链路：%1，%2</translation>
    </message>
    <message>
        <source>Longest latency: %1 with %2</source>
        <translation>最高延迟：%1，%2</translation>
    </message>
    <message>
        <source> (median %1)</source>
        <translation>（中位数 %1）</translation>
    </message>
    <message>
        <source>; %1 of the links measured.</source>
        <translation>；已测量 %1 的链路。</translation>
    </message>
    <message>
        <source>Busy share of the step</source>
        <translation>单步占用率</translation>
    </message>
    <message>
        <source>Sent in a step</source>
        <translation>单步发送量</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between nodes</source>
        <translation>方案对节点间链路的占用程度</translation>
    </message>
    <message>
        <source>What the plan sends between nodes</source>
        <translation>方案在节点间发送的数据量</translation>
    </message>
    <message>
        <source>Busy for %1 of the step</source>
        <translation>占用单步的 %1</translation>
    </message>
    <message>
        <source>%1 cross nodes in a step; busiest: %2 → %3, %4 of the step, %5.</source>
        <translation>单步跨节点 %1；最忙：%2 → %3，占单步的 %4，%5。</translation>
    </message>
    <message>
        <source>Nothing crosses nodes.</source>
        <translation>没有跨节点流量。</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between GPUs</source>
        <translation>方案使 GPU 间链路有多忙</translation>
    </message>
    <message>
        <source>What the plan sends between GPUs</source>
        <translation>方案在 GPU 间发送的内容</translation>
    </message>
    <message>
        <source>Slowest bandwidth</source>
        <translation>最低带宽</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>最长延迟</translation>
    </message>
    <message>
        <source>%1 between groups of nodes</source>
        <translation>节点组之间的%1</translation>
    </message>
    <message>
        <source>How busy the plan keeps the links between groups of nodes</source>
        <translation>方案使节点组之间链路的繁忙程度</translation>
    </message>
    <message>
        <source>What the plan sends between groups of nodes</source>
        <translation>方案在节点组之间发送的数据</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LinksView</name>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>No links yet. Drop an nccl-tests log, an nvbandwidth or mpiGraph result, or a matrix of bandwidths here.</source>
        <translation>尚无链路数据。请将 nccl-tests 日志、nvbandwidth 或 mpiGraph 结果，或带宽矩阵拖到此处。</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>&amp;Between:</source>
        <translation>粒度(&amp;B)：</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Shown between nodes: a matrix of %1 GPUs would be too large to read.</source>
        <translation>按节点间显示：%1 个 GPU 的矩阵过大，无法阅读。</translation>
    </message>
    <message>
        <source>Sent by the plan</source>
        <translation>方案发送量</translation>
    </message>
    <message>
        <source>Busy by the plan</source>
        <translation>方案占用率</translation>
    </message>
    <message>
        <source>Most sent</source>
        <translation>发送最多</translation>
    </message>
    <message>
        <source>&amp;Most sent</source>
        <translation>发送最多(&amp;M)</translation>
    </message>
    <message>
        <source>Busiest</source>
        <translation>最繁忙</translation>
    </message>
    <message>
        <source>&amp;Busiest link</source>
        <translation>最繁忙的链路(&amp;B)</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>&amp;Slowest link</source>
        <translation>最慢的链路(&amp;S)</translation>
    </message>
    <message>
        <source>The links are being put together…</source>
        <translation>正在汇总链路…</translation>
    </message>
    <message>
        <source>Shown between %1 groups of the %2 nodes.</source>
        <translation>按 %2 个节点的 %1 个组显示。</translation>
    </message>
    <message>
        <source>Show &amp;Inside of Groups</source>
        <translation>显示组内部(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Back to the Groups Around</source>
        <translation>返回外层的组(&amp;B)</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2.</source>
        <translation>仅显示所选组内的 %1 个节点（共 %2 个）。</translation>
    </message>
    <message>
        <source>Only the %1 nodes inside of the groups chosen, of %2, in groups.</source>
        <translation>仅显示所选组内的 %1 个节点（共 %2 个），按组显示。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LoadView</name>
    <message>
        <source>Load of experts</source>
        <translation>专家负载</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace or an expert distribution of vLLM, SGLang or Megatron here.</source>
        <translation>尚无路由数据。请将 vLLM、SGLang 或 Megatron 的路由 trace 或专家分布拖到此处。</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LoadWindowsView</name>
    <message>
        <source>Load of experts over time</source>
        <translation>专家负载随时间变化</translation>
    </message>
    <message>
        <source>Each trace is counted in up to 64 windows of equally many tokens. Where the lines are level, a placement made for the whole trace stays good; where they cross, another placement would be better by then. Page Up and Page Down change the layer.</source>
        <translation>每条轨迹按最多 64 个 token 数相等的窗口统计。线条平稳处，为整条轨迹所做的放置一直有效；线条交叉处，届时另一种放置会更好。Page Up 和 Page Down 切换层。</translation>
    </message>
    <message>
        <source>No load over time yet. Drop a router trace of several thousand tokens here: it is counted in windows, which tell whether the load drifts.</source>
        <translation>尚无随时间变化的负载。将含数千 token 的路由轨迹拖到此处：将按窗口统计，以判断负载是否漂移。</translation>
    </message>
    <message>
        <source>tokens of the trace</source>
        <translation>轨迹的 token</translation>
    </message>
    <message>
        <source>steps of the trace</source>
        <translation>轨迹的单步</translation>
    </message>
    <message>
        <source>Layer %1: load over the mean</source>
        <translation>第 %1 层：负载与平均值之比</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>fullest of the window</source>
        <translation>窗口内最满</translation>
    </message>
    <message>
        <source>expert %1</source>
        <translation>专家 %1</translation>
    </message>
    <message>
        <source>tokens %1 to %2</source>
        <translation>token %1 至 %2</translation>
    </message>
    <message>
        <source>steps %1 to %2</source>
        <translation>单步 %1 至 %2</translation>
    </message>
    <message>
        <source>Layer %1, expert %2, %3:
%4 the mean, %5 picks</source>
        <translation>第 %1 层，专家 %2，%3：
为平均值的 %4，%5 次选择</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>From</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>选中次数</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>与平均值之比</translation>
    </message>
    <message>
        <source>Layer %1 was not seen in the trace.</source>
        <translation>轨迹中未出现第 %1 层。</translation>
    </message>
    <message>
        <source>Load of the busiest experts of layer %1 in %2 windows; the fullest expert has %3 the mean in %4 and %5 in %6.</source>
        <translation>第 %1 层最繁忙专家在 %2 个窗口中的负载；最满的专家在 %4 为平均值的 %3，在 %6 为 %5。</translation>
    </message>
    <message>
        <source>Load over time</source>
        <translation>负载随时间变化</translation>
    </message>
    <message>
        <source>&amp;Previous layer</source>
        <translation>上一层(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next layer</source>
        <translation>下一层(&amp;N)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::LostLinks</name>
    <message>
        <source>Keep the measured links</source>
        <translation>保留实测链路</translation>
    </message>
    <message>
        <source>Keep the Measured Links</source>
        <translation>保留实测链路</translation>
    </message>
    <message>
        <source>For This Plan Only</source>
        <translation>仅用于此计划</translation>
    </message>
    <message>
        <source>The links were measured with %1: with other GPUs they are assumed.</source>
        <translation>链路是用 %1 测得的：换成其他 GPU 后按假定值计算。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>The language changes at the next start.</source>
        <translation>语言将在下次启动时更改。</translation>
    </message>
    <message>
        <source>%1 — Rankloom</source>
        <translation>%1 — Rankloom</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>仍然关闭</translation>
    </message>
    <message>
        <source>Adopt as new plan (Return)</source>
        <translation>采用为新方案 (Return)</translation>
    </message>
    <message>
        <source>Back to the plan (Esc)</source>
        <translation>返回方案 (Esc)</translation>
    </message>
    <message numerus="yes">
        <source>What-if, %n change(s): %1</source>
        <translation>
            <numerusform>假设，%n 项更改：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message numerus="yes">
        <source>The cluster was changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>还有 %n 个计划的集群被更改：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>For This Plan Only</source>
        <translation>仅用于此计划</translation>
    </message>
    <message>
        <source>%1 › Compare</source>
        <comment>view</comment>
        <translation>%1 › 比较</translation>
    </message>
    <message>
        <source>A preview cannot be edited: nothing was changed.</source>
        <translation>预览不能编辑：未作任何更改。</translation>
    </message>
    <message numerus="yes">
        <source>The measured constants were changed for %n more plan(s): %1</source>
        <translation>
            <numerusform>另有 %n 个方案的测得常数已更改：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasuredView</name>
    <message>
        <source>Measured against estimated</source>
        <translation>实测与估计</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source>Exact estimates lie on the dashed line, those above it were too low. The solid line is what the calibration makes of them: where the points lie along it, one constant suits all runs.</source>
        <translation>准确的估计位于虚线上，其上方的估计偏低。实线是校准的结果：若各点沿其分布，则一个常数适合所有运行。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>准确</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1
estimated %2, measured %3 (%4)</source>
        <translation>%1
估计 %2，实测 %3（%4）</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>偏差</translation>
    </message>
    <message numerus="yes">
        <source>%n measured figure(s) against their estimates, off by %1 on average; the worst is %2, %3.</source>
        <translation>
            <numerusform>%n 个实测值与其估计对比，平均偏差 %1；最差为 %2，%3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MeasurementsPanel</name>
    <message>
        <source>routing of %1</source>
        <translation>%1 的路由</translation>
    </message>
    <message>
        <source>nothing now: another trace of %1 counts</source>
        <translation>目前不用：计入的是 %1 的另一条轨迹</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>cluster of %1</source>
        <translation>集群 %1</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入时间</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>正在移除 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>nothing yet: choose it where a plan serves</source>
        <translation>尚无：请在推理服务的计划中选择</translation>
    </message>
    <message>
        <source>requests of %1</source>
        <translation>%1 的请求</translation>
    </message>
    <message>
        <source>nothing: no plan it is of was fitted</source>
        <translation>无：没有与之对应的计划被拟合</translation>
    </message>
    <message>
        <source>rates of serving</source>
        <translation>推理服务速率</translation>
    </message>
    <message>
        <source>Nothing was imported yet. Drop link measurements, topologies, host lists, routing traces, traces of requests or results of serving benchmarks on the window.</source>
        <translation>尚未导入任何内容。请将链路测量、拓扑、主机列表、路由跟踪、请求跟踪或推理基准结果拖到窗口上。</translation>
    </message>
    <message>
        <source>Rates of serving that were set by hand are gone with it; undo brings them back.</source>
        <translation>手动设置的服务速率随之消失；撤销可恢复。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>likely range</source>
        <translation>可能范围</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>%1 too much</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation>尚无显存估算。</translation>
    </message>
    <message>
        <source>1 stage does not fit</source>
        <translation>1 个阶段放不下</translation>
    </message>
    <message numerus="yes">
        <source>%n stages do not fit</source>
        <translation>
            <numerusform>%n 个阶段放不下</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>on the device</source>
        <translation>设备占用</translation>
    </message>
    <message>
        <source>likely between %1 and %2</source>
        <translation>可能在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>free</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>emptiest of a column</source>
        <translation>列中最空的</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>in the backward pass of a layer</source>
        <translation>在某层反向时</translation>
    </message>
    <message>
        <source>while a layer is recomputed for its backward pass</source>
        <translation>在为反向重计算某层时</translation>
    </message>
    <message>
        <source>at the loss, between forward and backward of the output layer</source>
        <translation>在计算损失时（输出层的前向与反向之间）</translation>
    </message>
    <message>
        <source>1 rank does not fit</source>
        <translation>1 个 rank 放不下</translation>
    </message>
    <message numerus="yes">
        <source>%n ranks do not fit</source>
        <translation>
            <numerusform>%n 个 rank 放不下</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Rank %1, stage %2</source>
        <translation>Rank %1，阶段 %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1 is fullest: %2.</source>
        <comment>stage or rank, bytes</comment>
        <translation>%1 最满：%2。</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free; at its worst it needs %4.</source>
        <comment>stage or rank, used of capacity, bytes, bytes</comment>
        <translation>%1 最满：%2，剩余 %3；最坏情况下需要 %4。</translation>
    </message>
    <message>
        <source>%1 is fullest: %2, %3 free.</source>
        <comment>stage or rank, used of capacity, bytes</comment>
        <translation>%1 最满：%2，剩余 %3。</translation>
    </message>
    <message>
        <source>%1. %2 needs %3, %4 too much.</source>
        <comment>count, stage or rank, used of capacity, bytes</comment>
        <translation>%1。%2 需要 %3，超出 %4。</translation>
    </message>
    <message>
        <source>Stage %1 is fullest %2, with one microbatch in flight.</source>
        <translation>阶段 %1 %2最满，有 1 个在途微批次。</translation>
    </message>
    <message>
        <source>Stage %1 is fullest %2, with %3 microbatches in flight.</source>
        <translation>阶段 %1 %2最满，有 %3 个在途微批次。</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>bytes, part</comment>
        <translation>%2多 %1</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>bytes, part</comment>
        <translation>%2少 %1</translation>
    </message>
    <message>
        <source>Compared with stage %1: %2.</source>
        <translation>与阶段 %1 相比：%2。</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <comment>tensor, kind of layer, number of layers and microbatches</comment>
        <translation>%1，%2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%n communicator(s)</source>
        <translation>
            <numerusform>%n 个通信域</numerusform>
        </translation>
    </message>
    <message>
        <source>fullest %1, with one microbatch in flight at the peak</source>
        <translation>%1最满，峰值时有 1 个在途微批次</translation>
    </message>
    <message>
        <source>fullest %1, with %2 microbatches in flight at the peak</source>
        <translation>%1最满，峰值时有 %2 个在途微批次</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 pinned.</source>
        <comment>node, bytes</comment>
        <translation>%1 的主机内存：锁定 %2。</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned.</source>
        <comment>node, bytes, bytes</comment>
        <translation>%1 的主机内存：锁定 %2，共 %3。</translation>
    </message>
    <message>
        <source>Host memory of %1: %2 of %3 pinned: does not fit.</source>
        <comment>node, bytes, bytes</comment>
        <translation>%1 的主机内存：锁定 %2，共 %3：放不下。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the memory, bytes</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n smaller ones (Tensors lists them): %1</source>
        <translation>
            <numerusform>另有 %n 个较小的（见“张量”）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>its experts get %1 times the tokens of the mean, likely %2 to %3 times</source>
        <translation>其专家得到的 token 是平均值的 %1 倍，很可能为 %2 到 %3 倍</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>while the optimizer updates the parameters</source>
        <translation>优化器更新参数时</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryFixes</name>
    <message>
        <source>The cheapest change that would make it fit</source>
        <translation>使其放得下的代价最小的更改</translation>
    </message>
    <message>
        <source>More changes that would make it fit</source>
        <translation>使其放得下的其他更改</translation>
    </message>
    <message>
        <source>To be safe:</source>
        <translation>为稳妥起见：</translation>
    </message>
    <message>
        <source>To make it fit:</source>
        <translation>使其放得下：</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>More changes that would make it fit, the cheapest in time first</source>
        <translation>使其放得下的其他更改，时间代价最小的在前</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryItem</name>
    <message>
        <source>Decoder layers</source>
        <translation>解码器层</translation>
    </message>
    <message>
        <source>Embedding and head</source>
        <translation>嵌入和输出头</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Secondary copy</source>
        <translation>第二副本</translation>
    </message>
    <message>
        <source>Layer input</source>
        <translation>层输入</translation>
    </message>
    <message>
        <source>Attention norm output</source>
        <translation>注意力归一化输出</translation>
    </message>
    <message>
        <source>Latent query</source>
        <translation>潜在 Query</translation>
    </message>
    <message>
        <source>Latent keys and values</source>
        <translation>潜在 Key 和 Value</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>注意力输出</translation>
    </message>
    <message>
        <source>Log-sum-exp</source>
        <translation>Log-sum-exp</translation>
    </message>
    <message>
        <source>Attention matrix</source>
        <translation>注意力矩阵</translation>
    </message>
    <message>
        <source>Context exchange</source>
        <translation>上下文交换</translation>
    </message>
    <message>
        <source>Attention dropout mask</source>
        <translation>注意力 dropout 掩码</translation>
    </message>
    <message>
        <source>MLP input</source>
        <translation>MLP 输入</translation>
    </message>
    <message>
        <source>MLP norm output</source>
        <translation>MLP 归一化输出</translation>
    </message>
    <message>
        <source>MLP up-projection</source>
        <translation>MLP 上投影</translation>
    </message>
    <message>
        <source>MLP activation</source>
        <translation>MLP 激活</translation>
    </message>
    <message>
        <source>MLP dropout mask</source>
        <translation>MLP dropout 掩码</translation>
    </message>
    <message>
        <source>Router scores</source>
        <translation>路由得分</translation>
    </message>
    <message>
        <source>Dispatched tokens</source>
        <translation>已分发的 token</translation>
    </message>
    <message>
        <source>Expert up-projection</source>
        <translation>专家上投影</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>专家激活</translation>
    </message>
    <message>
        <source>Expert output</source>
        <translation>专家输出</translation>
    </message>
    <message>
        <source>Shared expert input</source>
        <translation>共享专家输入</translation>
    </message>
    <message>
        <source>Shared expert up-projection</source>
        <translation>共享专家上投影</translation>
    </message>
    <message>
        <source>Shared expert activation</source>
        <translation>共享专家激活</translation>
    </message>
    <message>
        <source>Post-norm inputs</source>
        <translation>后置归一化输入</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Waiting for weight gradients</source>
        <translation>等待权重梯度</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Offloaded</source>
        <translation>已卸载</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>最终归一化</translation>
    </message>
    <message>
        <source>Gathered gradient of the head</source>
        <translation>收集的输出头梯度</translation>
    </message>
    <message>
        <source>Gradients inside a layer</source>
        <translation>层内梯度</translation>
    </message>
    <message>
        <source>Recomputed activations</source>
        <translation>重计算的激活</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>收集的层</translation>
    </message>
    <message>
        <source>Dummy weight gradients</source>
        <translation>占位权重梯度</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>设备上下文</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>dense layers</source>
        <translation>稠密层</translation>
    </message>
    <message>
        <source>MoE layers</source>
        <translation>MoE 层</translation>
    </message>
    <message>
        <source>Buffers for the gathered sequence</source>
        <translation>收集序列的缓冲区</translation>
    </message>
    <message>
        <source>Error feedback</source>
        <translation>误差反馈</translation>
    </message>
    <message>
        <source>Compressed messages</source>
        <translation>压缩消息</translation>
    </message>
    <message>
        <source>Scratch of products</source>
        <translation>矩阵乘的暂存</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryTable</name>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>On the device (bytes)</source>
        <translation>设备占用（字节）</translation>
    </message>
    <message>
        <source>Likely from (bytes)</source>
        <translation>可能下限（字节）</translation>
    </message>
    <message>
        <source>Likely to (bytes)</source>
        <translation>可能上限（字节）</translation>
    </message>
    <message>
        <source>Capacity (bytes)</source>
        <translation>容量（字节）</translation>
    </message>
    <message>
        <source>Free (bytes)</source>
        <translation>剩余（字节）</translation>
    </message>
    <message>
        <source>Microbatches in flight</source>
        <translation>在途微批次</translation>
    </message>
    <message>
        <source>%1 (bytes)</source>
        <translation>%1（字节）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message>
        <source>Memory per stage</source>
        <translation>各阶段显存</translation>
    </message>
    <message>
        <source>&amp;Bars:</source>
        <translation>柱条(&amp;B)：</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>排序(&amp;O)：</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>Fullest first</source>
        <translation>最满优先</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Calibrate…</source>
        <translation>校准…</translation>
    </message>
    <message>
        <source>Memory per rank</source>
        <translation>各 rank 显存</translation>
    </message>
    <message>
        <source>tensors are those of the fullest rank of the stage</source>
        <translation>张量取自该阶段最满的 rank</translation>
    </message>
    <message numerus="yes">
        <source>The fullest of %n bars in this column</source>
        <translation>
            <numerusform>此列 %n 个柱条中最满的一个</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory by tensor</source>
        <translation>按张量的显存</translation>
    </message>
    <message>
        <source>Go to the &amp;fullest</source>
        <translation>转到最满的柱条(&amp;F)</translation>
    </message>
    <message>
        <source>Tensors as ta&amp;ble</source>
        <translation>以表格显示张量(&amp;B)</translation>
    </message>
    <message>
        <source>Copy te&amp;nsors</source>
        <translation>复制张量(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;details of %1</source>
        <translation>复制 %1 的详情(&amp;D)</translation>
    </message>
    <message>
        <source>Ca&amp;librate with a measured run…</source>
        <translation>用实测运行校准(&amp;L)…</translation>
    </message>
    <message>
        <source>No memory estimate yet</source>
        <translation>尚无显存估算</translation>
    </message>
    <message>
        <source>Choose a model and a cluster: weights, gradients, optimizer and activations of every stage appear against the capacity of its GPUs.</source>
        <translation>选择模型和集群后，将显示各阶段的权重、梯度、优化器和激活占用，并与 GPU 容量对照。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>&amp;Ranks instead of stages</source>
        <translation>显示 rank 而非阶段(&amp;R)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>全部适配(&amp;A)</translation>
    </message>
    <message>
        <source>One bar per pipeline stage or per rank</source>
        <translation>每个流水线阶段或每个 rank 一条</translation>
    </message>
    <message>
        <source>Every tensor of every stage as a table</source>
        <translation>以表格列出每个阶段的每个张量</translation>
    </message>
    <message>
        <source>Fit the framework constant to one measured run</source>
        <translation>用一次实测拟合框架常数</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>，第 %1 行</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Missing</name>
    <message>
        <source>%1 has no experts: there is nothing to place.</source>
        <translation>%1 没有专家：没有可放置的内容。</translation>
    </message>
    <message>
        <source>Which experts are picked is not known yet. Drop a routing trace of Megatron, vLLM or SGLang to see how full each GPU gets.</source>
        <translation>尚不知道哪些专家被选中。拖入 Megatron、vLLM 或 SGLang 的路由轨迹，即可看到每个 GPU 的负载。</translation>
    </message>
    <message>
        <source>EP is 1: every GPU holds all experts of its layers. Raise EP to place them.</source>
        <translation>EP 为 1：每个 GPU 拥有其各层的全部专家。提高 EP 即可放置它们。</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses.</source>
        <translation>计划不可行，请看诊断。</translation>
    </message>
    <message>
        <source>The routing trace is of another model or a part of it: %1 × %2 layers × experts, not %3 × %4.</source>
        <translation>路由轨迹属于另一个模型或其一部分：%1 × %2 层 × 专家，而不是 %3 × %4。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1，%2 参数</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;GPU</source>
        <translation>GPU(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>节点(&amp;N)</translation>
    </message>
    <message>
        <source>GPUs &amp;per node</source>
        <translation>每节点 GPU(&amp;P)</translation>
    </message>
    <message>
        <source>What this comes to</source>
        <translation>由此得出</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>选择其他文件</translation>
    </message>
    <message>
        <source>What is in the way</source>
        <translation>存在的问题</translation>
    </message>
    <message>
        <source>&amp;Kept in</source>
        <translation>保存于(&amp;K)</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>项目文件</translation>
    </message>
    <message>
        <source>The first plan is the fastest plain layout that fits. Everything can be changed afterwards; a model or cluster of your own comes in by dropping its config.json, host file or topology on the window.</source>
        <translation>第一个方案是放得下的朴素布局中最快的一个。之后一切都可以更改；把 config.json、主机文件或拓扑拖到窗口上，即可引入自己的模型或集群。</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>创建(&amp;C)</translation>
    </message>
    <message>
        <source>Keep the project in</source>
        <translation>项目保存于</translation>
    </message>
    <message>
        <source>Projects (*.rankloom)</source>
        <translation>项目 (*.rankloom)</translation>
    </message>
    <message>
        <source>%1 GPUs with %2 together. Weights, gradients and optimizer states take at least %3</source>
        <translation>%1 块 GPU，共 %2。权重、梯度和优化器状态至少需要 %3</translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <translation>%1：超过了现有容量。</translation>
    </message>
    <message>
        <source>Name the file that the project is kept in.</source>
        <translation>请写出保存项目的文件名。</translation>
    </message>
    <message>
        <source>A file of this name exists already. Choose another name, or open it.</source>
        <translation>已有同名文件。请另选名称，或打开它。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to.</source>
        <translation>无法写入文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Outcome</name>
    <message>
        <source>No expert has to move.</source>
        <translation>无需移动任何专家。</translation>
    </message>
    <message>
        <source>%1 to move %2</source>
        <translation>移动 %2 需 %1</translation>
    </message>
    <message>
        <source>Not worth moving in a running job: %1, and the step gets no shorter.</source>
        <translation>不值得在运行中的作业里移动：%1，且单步不会缩短。</translation>
    </message>
    <message numerus="yes">
        <source>Worth it: pays after %n step(s) (%1).</source>
        <translation>
            <numerusform>值得：%n 步后收回代价（%1）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fullest GPU</source>
        <translation>最满 GPU</translation>
    </message>
    <message>
        <source>In the worst layer</source>
        <translation>最差的层</translation>
    </message>
    <message>
        <source>Part by part</source>
        <translation>逐部分</translation>
    </message>
    <message>
        <source>In the worst part</source>
        <translation>最差的部分</translation>
    </message>
    <message>
        <source>Changes of GPU</source>
        <translation>跨 GPU 次数</translation>
    </message>
    <message>
        <source>Traffic by links</source>
        <translation>按链路计的流量</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>GPUs per token</source>
        <translation>每 token 的 GPU 数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>No placement has less traffic on the tokens seen.</source>
        <translation>在已见过的 token 上，没有流量更少的排布。</translation>
    </message>
    <message>
        <source>No placement needs fewer changes of GPU.</source>
        <translation>没有跨 GPU 次数更少的排布。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>已提前停止。</translation>
    </message>
    <message>
        <source>Judged on the tokens it was made for: %1</source>
        <translation>在求排布所用的 token 上评判：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n token(s))</source>
        <translation>
            <numerusform>%1（%n 个 token）</numerusform>
        </translation>
    </message>
    <message>
        <source>seen</source>
        <translation>已见</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未见</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: seen %2, unseen %3.</source>
        <translation>%1：已见 %2，未见 %3。</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>fan-out</source>
        <translation>扇出</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>%1 under a load of %2</source>
        <translation>%1，负载不超过 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Taken, for the shortest step on unseen tokens: %1 (%2).</source>
        <translation>已采用，因为在未见过的 token 上步时最短：%1（%2）。</translation>
    </message>
    <message>
        <source>Taken, for the shortest step: %1 (%2).</source>
        <translation>已采用，因为步时最短：%1（%2）。</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 of the traffic is needed; gap %2 = (found − bound) / bound.</source>
        <translation>下界：至少需要 %1 的流量；差距 %2 =（找到的 − 下界）/ 下界。</translation>
    </message>
    <message>
        <source>Lower bound: at least %1 must change the GPU; gap %2 = (found − bound) / bound.</source>
        <translation>下界：至少 %1 必须换 GPU；差距 %2 =（找到的 − 下界）/ 下界。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ParetoView</name>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>推理服务的最佳布局</translation>
    </message>
    <message>
        <source>Layouts of the cluster with their schedulers: how fast tokens come for one user (1 / TPOT) against how many all users get from a GPU. On the line nobody is better in both. A double click takes the plan of a point.</source>
        <translation>集群的各布局及其调度器：单个用户获得 token 的速度 (1 / TPOT) 与所有用户从一个 GPU 获得的 token 数。线上的点没有在两方面都更优者。双击即采用该点的方案。</translation>
    </message>
    <message>
        <source>No layouts were compared yet.</source>
        <translation>尚未比较布局。</translation>
    </message>
    <message>
        <source>“Find the best layout” tries degrees, schedulers and budgets on this cluster.</source>
        <translation>“查找最佳布局”在此集群上尝试各种并行度、调度器和预算。</translation>
    </message>
    <message>
        <source>tokens/s of one user</source>
        <translation>单个用户的 token/s</translation>
    </message>
    <message>
        <source>tokens/s of a GPU</source>
        <translation>每个 GPU 的 token/s</translation>
    </message>
    <message>
        <source>%1
%2 tokens/s of a user, %3 of a GPU, with %4 requests at once on a replica</source>
        <translation>%1
每个用户 %2 token/s，每个 GPU %3 token/s，每个副本同时 %4 个请求</translation>
    </message>
    <message>
        <source>Of %1 layouts with schedulers %2 fit. Most for one user: %3 tokens/s with %4. Most of a GPU: %5 tokens/s with %6.</source>
        <translation>%1 个带调度器的布局中 %2 个放得下。单个用户最多：%3 token/s（%4）。每个 GPU 最多：%5 token/s（%6）。</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/s</translation>
    </message>
    <message>
        <source>Tokens/s of a user</source>
        <translation>每个用户的 token/s</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT，平均</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>已模拟</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>closed form</source>
        <translation>闭式解</translation>
    </message>
    <message>
        <source>%1 GPUs decode with TP %2, PP %3</source>
        <translation>%1 个 GPU 以 TP %2、PP %3 解码</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PerspectivePages</name>
    <message>
        <source>Choose Another Model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Duplicate This Plan</source>
        <translation>复制此方案</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: no memory of the GPU is set aside for them. With a budget it is planned which experts stay there in how many bits, and which are loaded while others compute.</source>
        <translation>专家未切分为位平面：没有为其预留 GPU 显存。设置预算后，会规划哪些专家以多少位留在显存中，哪些在其他专家计算时加载。</translation>
    </message>
    <message>
        <source>Set a Budget of %1</source>
        <translation>设置 %1 的预算</translation>
    </message>
    <message>
        <source>This plan trains. Where it serves, requests come in and answers go out: how many fit, how long they wait, and which scheduler keeps the stages busy.</source>
        <translation>此方案用于训练。用于推理服务时，请求进来、回答出去：能容纳多少、等待多久、哪种调度器让各阶段保持忙碌。</translation>
    </message>
    <message>
        <source>Serve This Plan</source>
        <translation>用此方案提供推理服务</translation>
    </message>
    <message>
        <source>This plan serves. Which layouts, schedulers and pools answer most requests is searched in Serve.</source>
        <translation>此方案用于推理服务。哪些布局、调度器和资源池能回答最多请求，在“服务”中搜索。</translation>
    </message>
    <message>
        <source>Open Serve</source>
        <translation>打开“服务”</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PictureView</name>
    <message>
        <source>&amp;Copy picture and table</source>
        <translation>复制图片和表格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>正在重新计算这些数值。</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>暂无可显示的内容。</translation>
    </message>
    <message>
        <source>Any view</source>
        <translation>任何视图</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementCurve</name>
    <message>
        <source>Course of the search</source>
        <translation>搜索过程</translation>
    </message>
    <message>
        <source>noise of the links</source>
        <translation>链路噪声</translation>
    </message>
    <message>
        <source>dashed: bound</source>
        <translation>虚线：下界</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>下界 %1</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 次移动</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>起点：%1</translation>
    </message>
    <message>
        <source>After %1 moves: %2, %3</source>
        <translation>%1 次移动后：%2，%3</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>移动次数</translation>
    </message>
    <message>
        <source>Elapsed (s)</source>
        <translation>已用时间 (s)</translation>
    </message>
    <message>
        <source>Search for a placement: from %1 to %2, %3.</source>
        <translation>排布搜索：从 %1 到 %2，%3。</translation>
    </message>
    <message>
        <source>No placement costs less than %1.</source>
        <translation>没有代价低于 %1 的排布。</translation>
    </message>
    <message>
        <source>The noise of the links makes %1.</source>
        <translation>链路噪声造成的波动为 %1。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlacementPanel</name>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Pipette&apos;s cost</source>
        <translation>Pipette 代价</translation>
    </message>
    <message>
        <source>Pipette&apos;s, all stages</source>
        <translation>Pipette 代价，所有阶段</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>排布(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Use It Anyway</source>
        <translation>仍然采用(&amp;U)</translation>
    </message>
    <message>
        <source>Mi&amp;nimise:</source>
        <translation>最小化(&amp;N)：</translation>
    </message>
    <message>
        <source>Step time: all pipelines, all data-parallel rings and the all-to-all of experts. Pipette&apos;s cost: the published one, with the ring of the first stage alone or with those of all stages; it moves whole nodes.</source>
        <translation>单步时间：所有流水线、所有数据并行环以及专家的 all-to-all。Pipette 代价：论文中公布的代价，仅计首阶段的环，或计所有阶段的环；以整个节点为单位移动。</translation>
    </message>
    <message>
        <source>M&amp;oves:</source>
        <translation>移动次数(&amp;O)：</translation>
    </message>
    <message>
        <source>Changes to try. The same number and seed find the same placement.</source>
        <translation>尝试的更改次数。次数和种子相同，找到的排布也相同。</translation>
    </message>
    <message>
        <source>Ti&amp;me limit:</source>
        <translation>时间上限(&amp;M)：</translation>
    </message>
    <message>
        <source>Ends the search earlier. A repetition may then end elsewhere and find something else.</source>
        <translation>提前结束搜索。重复搜索时可能止于别处，得到不同的结果。</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>Of the random numbers</source>
        <translation>随机数的种子</translation>
    </message>
    <message>
        <source>Place ranks automatically</source>
        <translation>自动排布 rank</translation>
    </message>
    <message>
        <source>Placing ranks</source>
        <translation>正在排布 rank</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>No placement is better: all of them were tried.</source>
        <translation>没有更好的排布：已尝试所有排布。</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>未找到更好的排布。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Gain %1. How noisy the links are is unknown: measure them twice to know whether it is real.</source>
        <translation>收益 %1。链路噪声有多大尚未知：请测量两次，以判断收益是否真实。</translation>
    </message>
    <message>
        <source>No gain outside the noise: %1 less lies within the noise of the links, %2.</source>
        <translation>没有超出噪声的收益：减少 %1，仍在链路噪声 %2 之内。</translation>
    </message>
    <message>
        <source>Gain %1, beyond the noise of the links, %2.</source>
        <translation>收益 %1，超出链路噪声 %2。</translation>
    </message>
    <message>
        <source>All placements were tried: this is the best.</source>
        <translation>已尝试所有排布：这是最优的。</translation>
    </message>
    <message>
        <source>At most %1 better is possible.</source>
        <translation>最多还可改善 %1。</translation>
    </message>
    <message>
        <source>Simulated step: %1 before, %2 after.</source>
        <translation>模拟的单步：之前 %1，之后 %2。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>已提前停止。</translation>
    </message>
    <message>
        <source>The plan uses it; Undo brings the old placement back.</source>
        <translation>方案已采用此排布；可用“撤销”恢复原排布。</translation>
    </message>
    <message>
        <source>Not used: the simulated step would be longer.</source>
        <translation>未采用：模拟的单步会更长。</translation>
    </message>
    <message>
        <source>Not used.</source>
        <translation>未采用。</translation>
    </message>
    <message>
        <source>Stopped: the plan was changed while the search ran.</source>
        <translation>已停止：搜索期间方案被更改。</translation>
    </message>
    <message>
        <source>No search yet. It moves nodes and GPUs between the ranks until the links are used best; its course is drawn here.</source>
        <translation>尚未搜索。搜索会在 rank 之间移动节点和 GPU，直到链路得到最佳利用；其过程绘制于此。</translation>
    </message>
    <message>
        <source>Cost (s)</source>
        <translation>代价 (s)</translation>
    </message>
    <message>
        <source>The order of measurement explains %1 of the differences between links, more than chance (test at a level of 1 %).</source>
        <translation>测量的先后顺序解释了链路差异的 %1，超出偶然（检验水平 1 %）。</translation>
    </message>
    <message>
        <source>By another session of these links, %1, the gain is %2.</source>
        <translation>按这些链路的另一次测量 %1，增益为 %2。</translation>
    </message>
    <message>
        <source>With the order of measurement removed the gain is %1, of %2 by the links as measured.</source>
        <translation>去除测量先后顺序的影响后增益为 %1，按测得的链路为 %2。</translation>
    </message>
    <message>
        <source>No gain: other figures of the same links turn it into a loss.</source>
        <translation>没有增益：同样链路的其他数值会使它变成损失。</translation>
    </message>
    <message>
        <source>The plan has changed since the last search.</source>
        <translation>自上次搜索以来计划已更改。</translation>
    </message>
    <message>
        <source>&amp;Use It</source>
        <translation>采用(&amp;U)</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每个输出 token 的时间</translation>
    </message>
    <message>
        <source>Time per output token under the requests of the plan: all-reduces, the experts&apos; exchange and the sends of batches. Where prompts have GPUs of their own, the time to the first token counts, shared out to the tokens of a request.</source>
        <translation>方案请求下每个输出 token 的时间：all-reduce、专家交换和批次发送。提示有专用 GPU 时，首个 token 的时间也分摊到请求的各个 token 上计入。</translation>
    </message>
    <message>
        <source>Time per output token: %1 before, %2 after.</source>
        <translation>每个输出 token 的时间：之前 %1，之后 %2。</translation>
    </message>
    <message>
        <source>Time to first token: %1 before, %2 after.</source>
        <translation>首 token 时间：之前 %1，之后 %2。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanBox</name>
    <message>
        <source>Plan on screen</source>
        <translation>当前方案</translation>
    </message>
    <message>
        <source>Choose another plan (Ctrl+PgUp, Ctrl+PgDown)</source>
        <translation>选择其他方案（Ctrl+PgUp、Ctrl+PgDown）</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>参与比较</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PlanInspector</name>
    <message>
        <source>Parallelism</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Stages and vocabulary</source>
        <translation>阶段与词表</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Model and cluster</source>
        <translation>模型与集群</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>Recompute and offload</source>
        <translation>重计算与卸载</translation>
    </message>
    <message>
        <source>Training program</source>
        <translation>训练程序</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>No setting of that name.</source>
        <translation>没有该名称的设置。</translation>
    </message>
    <message>
        <source>Filter settings</source>
        <translation>筛选设置</translation>
    </message>
    <message>
        <source>Shows only the settings, and sections, whose names contain this. Escape shows all.</source>
        <translation>只显示名称中含有此内容的设置和小节。按 Escape 显示全部。</translation>
    </message>
    <message>
        <source>Experts in few bits</source>
        <translation>少位数专家</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PolicyTable</name>
    <message>
        <source>★ %1</source>
        <comment>the best policy</comment>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>step %1 s, throughput %2 %</source>
        <translation>单步 %1 s，吞吐量 %2 %</translation>
    </message>
    <message>
        <source>goodput %1 %: throughput with the time lost to recoveries taken off</source>
        <translation>有效吞吐量 %1 %：扣除恢复所损失时间后的吞吐量</translation>
    </message>
    <message>
        <source>detected in %1, communicators %2, loading %3, waiting for layers %4, work again %5</source>
        <translation>发现 %1，通信域 %2，加载 %3，等待层 %4，重做 %5</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n transfer(s)</source>
        <translation>
            <numerusform>%1，%n 次传输</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples of a step are computed on other ranks than before</source>
        <translation>一个单步中有 %1 个样本在与之前不同的 rank 上计算</translation>
    </message>
    <message>
        <source>How to go on; ★ has most goodput, ✕ cannot go on</source>
        <translation>如何继续；★ 有效吞吐量最高，✕ 无法继续</translation>
    </message>
    <message>
        <source>Samples per second afterwards, of those with nothing lost or slow</source>
        <translation>之后的每秒样本数，相对于没有失去或变慢时</translation>
    </message>
    <message>
        <source>From the failure until as much work is done as before it</source>
        <translation>从故障起，直到完成与故障前同样多的工作</translation>
    </message>
    <message>
        <source>Throughput with the time lost to recoveries taken off, at the given rates of failure</source>
        <translation>在给定故障率下，扣除恢复所损失时间后的吞吐量</translation>
    </message>
    <message>
        <source>Whether no state of the parameters is lost but what is computed again</source>
        <translation>除重新计算的部分外，参数状态是否没有失去</translation>
    </message>
    <message>
        <source>Time of a step afterwards</source>
        <translation>之后的单步时间</translation>
    </message>
    <message>
        <source>Bytes that devices send each other to recover</source>
        <translation>设备为恢复而互相发送的字节数</translation>
    </message>
    <message>
        <source>What to know about it, or why it cannot go on and what would make it so</source>
        <translation>须知事项，或无法继续的原因以及如何才能继续</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Recovers in</source>
        <translation>恢复用时</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效吞吐量</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>传输量</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Whether every sample counts as before: batch, weight of a sample in the gradient, random numbers; ✗ says what does not</source>
        <translation>每个样本是否与之前同等计入：批次、样本在梯度中的权重、随机数；✗ 表示不一致之处</translation>
    </message>
    <message>
        <source>being prepared leaves %1 % of the throughput before anything fails</source>
        <translation>为此做准备使故障前的吞吐量为 %1 %</translation>
    </message>
    <message>
        <source>%1 a step: computing at the clocks of the stages, and waiting</source>
        <translation>每步 %1：按各阶段时钟频率计算以及等待</translation>
    </message>
    <message>
        <source>%1 random streams of a step are drawn on other ranks than before</source>
        <translation>单步中 %1 个随机流在与之前不同的 rank 上抽取</translation>
    </message>
    <message>
        <source>What the GPUs that go on draw in a step: by their board power and assumed laws of clocks, unless a table of clocks was given</source>
        <translation>继续运行的 GPU 每步的耗能：若未给时钟频率表，则按板卡功率和假定的频率规律</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Presentation</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>None of the plans is possible</source>
        <translation>没有可行的方案</translation>
    </message>
    <message>
        <source>None fits: “%1” lacks least, %2 a GPU</source>
        <translation>均放不下：“%1”缺得最少，每 GPU 缺 %2</translation>
    </message>
    <message>
        <source>All fit: “%1” leaves most room, %2 a GPU</source>
        <translation>全部放得下：“%1”余量最大，每 GPU %2</translation>
    </message>
    <message>
        <source>%1 of %2 fit: “%3” leaves most room, %4 a GPU</source>
        <translation>%2 个中有 %1 个放得下：“%3”余量最大，每 GPU %4</translation>
    </message>
    <message>
        <source>The plans do not differ in this</source>
        <translation>各方案在此项上无差异</translation>
    </message>
    <message>
        <source>%1, %2 than “%3”</source>
        <comment>value, change, plan</comment>
        <translation>%1，较“%3” %2</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2?</source>
        <translation>%1 个方案中，应选哪一个训练 %2？</translation>
    </message>
    <message>
        <source>The plans decide the same</source>
        <translation>各方案的选择相同</translation>
    </message>
    <message>
        <source>They differ in one setting</source>
        <translation>有一项设置不同</translation>
    </message>
    <message>
        <source>They differ in %1 settings</source>
        <translation>有 %1 项设置不同</translation>
    </message>
    <message>
        <source>“%1” has the shortest step: %2</source>
        <translation>“%1”单步最短：%2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” has the shortest step: %2</source>
        <translation>放得下的方案中，“%1”单步最短：%2</translation>
    </message>
    <message>
        <source>“%1” takes the fewest device hours: %2</source>
        <translation>“%1”所需设备小时最少：%2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” takes the fewest device hours: %2</source>
        <translation>放得下的方案中，“%1”所需设备小时最少：%2</translation>
    </message>
    <message>
        <source>None of the plans can be recommended as it is</source>
        <translation>没有可按现状推荐的方案</translation>
    </message>
    <message>
        <source>Take “%1”</source>
        <translation>采用“%1”</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page and pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1，%2 参数</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案列表</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基线）</translation>
    </message>
    <message>
        <source>Those that fit do not differ in this</source>
        <translation>放得下的计划在这方面没有差别</translation>
    </message>
    <message>
        <source>Which of %1 plans should it be?</source>
        <translation>应该选 %1 个计划中的哪一个？</translation>
    </message>
    <message>
        <source>Only “%1” fits; its step takes %2</source>
        <translation>只有“%1”放得下；它的一步需要 %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a billion tokens take %2</source>
        <translation>只有“%1”放得下；十亿个 token 需要 %2</translation>
    </message>
    <message>
        <source>None fits: hosts have no room for what is offloaded</source>
        <translation>都放不下：主机没有空间容纳卸载的内容</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, what it saves of the step</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Compression of “%1”</source>
        <translation>“%1”的压缩</translation>
    </message>
    <message>
        <source>≈ Lossy: %1. What that does to the model is not estimated.</source>
        <translation>≈ 有损：%1。对模型的影响不作估计。</translation>
    </message>
    <message>
        <source>If something fails under “%1”</source>
        <translation>若“%1”下发生故障</translation>
    </message>
    <message>
        <source>How long it takes</source>
        <translation>需要多久</translation>
    </message>
    <message>
        <source>%1 recovers in %2</source>
        <comment>policy, time</comment>
        <translation>%1 的恢复用时 %2</translation>
    </message>
    <message>
        <source>How it goes on</source>
        <translation>之后如何</translation>
    </message>
    <message>
        <source>%1: %2 of the throughput after %3</source>
        <comment>policy, share, time to recover</comment>
        <translation>%1：%3 后为吞吐量的 %2</translation>
    </message>
    <message>
        <source>Experts of “%1” in few bits</source>
        <translation>“%1”的少位数专家</translation>
    </message>
    <message>
        <source>With %1 for planes of experts one GPU decodes %2 tokens/s, at %3 bits in the mean</source>
        <translation>专家位平面用 %1 时，一个 GPU 解码 %2 token/s，平均 %3 位</translation>
    </message>
    <message>
        <source>≈ Lossy. Which bits stay is chosen by a proxy, the share of the rounding error that planes take away: it says nothing about accuracy.</source>
        <translation>≈ 有损。保留哪些位由代理指标（位平面消除的舍入误差份额）选择：它不说明精度。</translation>
    </message>
    <message>
        <source>%1 (lossy)</source>
        <comment>name of a plan</comment>
        <translation>%1（有损）</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>plan, how its gradients are compressed</comment>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Who is connected then</source>
        <translation>届时谁与谁相连</translation>
    </message>
    <message>
        <source>“%1” leaves most room for keys and values: %2 a GPU</source>
        <translation>“%1”为键和值留出的空间最多：每 GPU %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” leaves most room for keys and values: %2 a GPU</source>
        <translation>在放得下的方案中，“%1”为键和值留出的空间最多：每 GPU %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; it leaves %2 for keys and values on a GPU</source>
        <translation>只有“%1”放得下；每 GPU 为键和值留出 %2</translation>
    </message>
    <message>
        <source>Which of %1 plans should serve %2?</source>
        <translation>%1 个方案中用哪个提供 %2？</translation>
    </message>
    <message>
        <source>“%1” gives a request its tokens fastest: %2 each</source>
        <translation>“%1”最快给出请求的 token：每个 %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” gives a request its tokens fastest: %2 each</source>
        <translation>在放得下的方案中，“%1”最快给出请求的 token：每个 %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a token takes %2</source>
        <translation>只有“%1”放得下；每个 token 需 %2</translation>
    </message>
    <message>
        <source>“%1” gives most tokens for its GPUs: %2 each</source>
        <translation>“%1”的每 GPU token 最多：各 %2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” gives most tokens for its GPUs: %2 each</source>
        <translation>在放得下的方案中，“%1”的每 GPU token 最多：各 %2</translation>
    </message>
    <message>
        <source>Only “%1” fits; a GPU gives %2</source>
        <translation>只有“%1”放得下；每 GPU 为 %2</translation>
    </message>
    <message>
        <source>Latency and throughput</source>
        <translation>延迟与吞吐</translation>
    </message>
    <message>
        <source>several models</source>
        <translation>多个模型</translation>
    </message>
    <message>
        <source>several clusters</source>
        <translation>多个集群</translation>
    </message>
    <message>
        <source>not the same in all plans: see the options</source>
        <translation>各方案不同：见选项</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>plan</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plans, what they say</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <comment>a sentence about plans</comment>
        <translation>训练：%1</translation>
    </message>
    <message>
        <source>“%1” fits and leaves %2 a GPU</source>
        <translation>“%1”放得下，每 GPU 余 %2</translation>
    </message>
    <message>
        <source>%1 of %2 fit, all with as much room: %3 a GPU</source>
        <translation>%2 个中有 %1 个放得下，余量相同：每 GPU %3</translation>
    </message>
    <message>
        <source>“%1” trains most tokens per second: %2</source>
        <translation>“%1”每秒训练的 token 最多：%2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” trains most tokens per second: %2</source>
        <translation>放得下的方案中，“%1”每秒训练的 token 最多：%2</translation>
    </message>
    <message>
        <source>Only “%1” fits; it trains %2</source>
        <translation>只有“%1”放得下；速度为 %2</translation>
    </message>
    <message>
        <source>“%1” takes the fewest device hours, of unlike devices: %2</source>
        <translation>设备类型不同，“%1”所需设备小时最少：%2</translation>
    </message>
    <message>
        <source>Of those that fit, “%1” takes the fewest device hours, of unlike devices: %2</source>
        <translation>设备类型不同，放得下的方案中“%1”所需设备小时最少：%2</translation>
    </message>
    <message>
        <source>It depends on the latencies that are asked for</source>
        <translation>取决于所要求的延迟</translation>
    </message>
    <message>
        <source>Take “%1”, if %2 may be used</source>
        <translation>如果可以使用 %2，采用“%1”</translation>
    </message>
    <message>
        <source>None of the plans fits</source>
        <translation>没有放得下的方案</translation>
    </message>
    <message>
        <source>Only “%1” is possible, and it does not fit</source>
        <translation>只有“%1”可行，但放不下</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::PresentationView</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Nothing to present yet: a presentation sets two to six plans side by side.</source>
        <translation>尚无可演示的内容：演示将二至六个方案并排比较。</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>备注(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>深色或浅色(&amp;D)</translation>
    </message>
    <message>
        <source>Press Escape, copy the plan with Ctrl+D, change the copy, and check both in the list of plans.</source>
        <translation>按 Esc，用 Ctrl+D 复制方案，更改副本，然后在方案列表中勾选两者。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>fact</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Presenter</name>
    <message>
        <source>Presentation</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一页：%1</translation>
    </message>
    <message>
        <source>There are no notes: write them below the list of plans.</source>
        <translation>没有备注：请在方案列表下方填写。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecentFiles</name>
    <message>
        <source>(missing)</source>
        <translation>（缺失）</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoverControl</name>
    <message>
        <source>%1: %2</source>
        <comment>what fails, what is best then</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the worst loss of %n node(s)…</source>
        <translation>
            <numerusform>正在查找 %n 个节点的最坏损失…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2 of the throughput</source>
        <comment>policy and share</comment>
        <translation>%1 保持 %2 的吞吐量</translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives any loss of %n node(s). In the worst case, marked now, %1.</source>
        <translation>
            <numerusform>✓ 失去任意 %n 个节点都能继续。最坏情况（现已标记）下，%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ Survives every loss of %n node(s) that was tried. In the worst one found, %1.</source>
        <translation>
            <numerusform>✓ 所尝试的每种 %n 个节点的失去都能继续。在找到的最坏情况下，%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one only the checkpoint is left; %1.</source>
        <translation>
            <numerusform>✗ 并非每种 %n 个节点的失去都能继续：此种情况只剩检查点；%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ Not every loss of %n node(s) is survived: after this one nothing goes on.%1</source>
        <translation>
            <numerusform>✗ 并非每种 %n 个节点的失去都能继续：此种情况什么都无法继续。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sets tried.</source>
        <translation>已尝试 %1 种组合。</translation>
    </message>
    <message>
        <source>Timelines before and after</source>
        <translation>前后的时间线</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>没有标记为故障的部分。</translation>
    </message>
    <message>
        <source>%1 cannot go on.</source>
        <translation>%1 无法继续。</translation>
    </message>
    <message>
        <source>Before, in a replica that fails</source>
        <translation>之前，在发生故障的副本中</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>之后：%1</translation>
    </message>
    <message numerus="yes">
        <source>Assumed: noticed after %1, communicators %2, processes start in %3, checkpoints of %4 every %5; %n spare node(s).</source>
        <translation>
            <numerusform>假定：%1 后察觉，通信域 %2，进程启动 %3，%4 的检查点每 %5 一次；%n 个备用节点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s) take over.</source>
        <translation>
            <numerusform>%n 个备用节点接替。</numerusform>
        </translation>
    </message>
    <message>
        <source>Living with it: step %1, %2 of the throughput.</source>
        <translation>照此运行：单步 %1，吞吐量的 %2。</translation>
    </message>
    <message>
        <source>Copies to a peer, %1 a rank and step, hide behind the step.</source>
        <translation>到对等方的拷贝（每 rank 每单步 %1）可隐藏在单步之内。</translation>
    </message>
    <message>
        <source>⚠ Copies to a peer, %1 a rank and step, do not hide behind the step.</source>
        <translation>⚠ 到对等方的拷贝（每 rank 每单步 %1）无法隐藏在单步之内。</translation>
    </message>
    <message numerus="yes">
        <source>An earlier failure has left this plan: others do the work of %n stage(s) of replicas. Shares are of what it does now.</source>
        <translation>
            <numerusform>该计划源于先前的故障：%n 个副本阶段的工作由其他副本承担。份额相对于其当前表现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save settings of the launcher</source>
        <translation>保存启动器设置</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryPanel</name>
    <message>
        <source>Go to the board</source>
        <translation>转到排布图</translation>
    </message>
    <message>
        <source>Ways to go on</source>
        <translation>继续的方式</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>采用为新方案</translation>
    </message>
    <message>
        <source>Add what this policy leaves as a plan of its own (Return)</source>
        <translation>将此策略的结果添加为单独的方案 (Return)</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>更改此方案</translation>
    </message>
    <message>
        <source>Make the plan on screen what this policy leaves (Shift+Return)</source>
        <translation>将当前方案改为此策略的结果 (Shift+Return)</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.
On the board, click what fails, draw a box around it, or press F for a GPU, Shift+F for its node, R for its rack; or add it to the list on the left.</source>
        <translation>没有标记为故障的部分。
请在排布图上单击故障的部分、框选它，或按 F（GPU）、Shift+F（其节点）、R（其机架）；也可添加到左侧列表。</translation>
    </message>
    <message>
        <source>%1 cannot go on: there is nothing to adopt.</source>
        <translation>%1 无法继续：没有可采用的内容。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryTimeView</name>
    <message>
        <source>noticing</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>communicators</source>
        <translation>通信域</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>waiting for layers</source>
        <translation>等待层</translation>
    </message>
    <message>
        <source>work again</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>没有标记为故障的部分。</translation>
    </message>
    <message>
        <source>Mark it on the board: its recovery is told here.</source>
        <translation>请在排布图上标记：此处说明其恢复过程。</translation>
    </message>
    <message>
        <source>%1 recovers in %2</source>
        <comment>policy and time</comment>
        <translation>%1 的恢复用时 %2</translation>
    </message>
    <message>
        <source>All that can go on</source>
        <translation>所有能继续的</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>%1 (s)</source>
        <translation>%1 (s)</translation>
    </message>
    <message>
        <source>in all (s)</source>
        <translation>合计 (s)</translation>
    </message>
    <message>
        <source>Time to recover: %1.</source>
        <translation>恢复时间：%1。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RecoveryWords</name>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Drop replica</source>
        <translation>弃用副本</translation>
    </message>
    <message>
        <source>Re-route</source>
        <translation>改派</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Redundant</source>
        <translation>冗余</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>Resize + move</source>
        <translation>调整大小 + 移动</translation>
    </message>
    <message>
        <source>Stop, and start again from the last checkpoint with fewer replicas</source>
        <translation>停止，并以较少副本从最后的检查点重启</translation>
    </message>
    <message>
        <source>The replicas that lost a stage drop out; the batch shrinks (as TorchFT does)</source>
        <translation>失去阶段的副本退出；批次缩小（同 TorchFT）</translation>
    </message>
    <message>
        <source>Microbatches go to the same stage of other replicas, into their bubbles (as ReCycle does)</source>
        <translation>微批次转到其他副本的同一阶段，填入其气泡（同 ReCycle）</translation>
    </message>
    <message>
        <source>Replicas go on with fewer stages than others (as Oobleck does)</source>
        <translation>部分副本以少于其他副本的阶段继续（同 Oobleck）</translation>
    </message>
    <message>
        <source>The stage before, which holds the next one&apos;s layers as well, does its work (as Bamboo does)</source>
        <translation>前一阶段也持有后一阶段的层，由它代为完成工作（同 Bamboo）</translation>
    </message>
    <message>
        <source>Living replicas of the stage take larger microbatches (as ElasWave does)</source>
        <translation>该阶段存活的副本承担更大的微批次（同 ElasWave）</translation>
    </message>
    <message>
        <source>Larger microbatches, and layers move away from the slow stage (as ElasWave does)</source>
        <translation>更大的微批次，并把层移出慢阶段（同 ElasWave）</translation>
    </message>
    <message>
        <source>Larger microbatches, moved layers, and higher clocks on the slow stage</source>
        <translation>更大的微批次、移动层，并提高慢阶段的时钟频率</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <translation>%1 故障</translation>
    </message>
    <message>
        <source>%1 computes at %2</source>
        <translation>%1 的计算速度为 %2</translation>
    </message>
    <message>
        <source>✓ kept</source>
        <translation>✓ 保留</translation>
    </message>
    <message>
        <source>✗ some lost</source>
        <translation>✗ 部分失去</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>✓ the same</source>
        <translation>✓ 相同</translation>
    </message>
    <message>
        <source>Layers of the stages: %1.</source>
        <translation>各阶段的层：%1。</translation>
    </message>
    <message>
        <source>Moving layers has paid after %1.</source>
        <translation>移动层在 %1 后收回成本。</translation>
    </message>
    <message>
        <source>Communicators: %1 connections go, %2 come.</source>
        <translation>通信域：减少 %1 个连接，新增 %2 个。</translation>
    </message>
    <message>
        <source>No policy can go on.</source>
        <translation>没有策略能继续。</translation>
    </message>
    <message>
        <source>%1 is best: it goes on after %2 with %3 of the throughput.</source>
        <translation>%1 最佳：%2 后以 %3 的吞吐量继续。</translation>
    </message>
    <message>
        <source>Move + clocks</source>
        <translation>移动 + 时钟频率</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) fail(s)</source>
        <translation>
            <numerusform>%n 个 GPU 故障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) slow</source>
        <translation>
            <numerusform>%n 个 GPU 变慢</numerusform>
        </translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what of the computation is not as it was</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>%1 J</source>
        <translation>%1 J</translation>
    </message>
    <message>
        <source>%1 kJ</source>
        <translation>%1 kJ</translation>
    </message>
    <message>
        <source>%1 MJ</source>
        <translation>%1 MJ</translation>
    </message>
    <message>
        <source>%1 GJ</source>
        <translation>%1 GJ</translation>
    </message>
    <message>
        <source>the plan does not use it, and goes on as it is.</source>
        <translation>计划未使用它，照原样继续。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayControl</name>
    <message>
        <source>Trace of preemptions</source>
        <translation>抢占 trace</translation>
    </message>
    <message>
        <source>Traces (*.csv *.txt);;All files (*)</source>
        <translation>trace (*.csv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayPanel</name>
    <message>
        <source>Open a trace…</source>
        <translation>打开 trace…</translation>
    </message>
    <message>
        <source>Nodes that come and go: milliseconds, add or remove, and a node in every line of a CSV</source>
        <translation>来去的节点：CSV 每行含毫秒、add 或 remove 以及一个节点</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Walk through what happens (Space)</source>
        <translation>逐步查看所发生的事 (Space)</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>当前状态</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplayView</name>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Replay of a preemption trace</source>
        <translation>抢占 trace 的回放</translation>
    </message>
    <message>
        <source>No trace yet.</source>
        <translation>还没有 trace。</translation>
    </message>
    <message>
        <source>Open or drop a CSV of preemptions: milliseconds, add or remove, and a node in every line, as 1000,add,n03.</source>
        <translation>打开或拖入抢占的 CSV：每行含毫秒、add 或 remove 以及一个节点，例如 1000,add,n03。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>&amp;Play the trace</source>
        <translation>播放 trace(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点线：其他策略</translation>
    </message>
    <message>
        <source>throughput %1</source>
        <translation>吞吐量 %1</translation>
    </message>
    <message>
        <source>recovering</source>
        <translation>恢复中</translation>
    </message>
    <message>
        <source>After %1: %2 of %3 nodes, %4; %5 samples done, %6 if nothing were lost</source>
        <translation>%1 后：%3 个节点中的 %2 个，%4；已完成 %5 个样本，若无损失则为 %6 个</translation>
    </message>
    <message>
        <source>%1, %2 long, under %3: %4 nodes lost, at most %5 at once; %6 of the work that were done without losses.</source>
        <translation>%1，时长 %2，采用 %3：丢失 %4 个节点，同时最多 %5 个；完成了无损失时工作量的 %6。</translation>
    </message>
    <message>
        <source>%1 would do %2.</source>
        <translation>%1 可达 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) add a node that is there, or remove one that is not.</source>
        <translation>
            <numerusform>%n 行添加了已有的节点，或移除了不存在的节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 of its changes are drawn.</source>
        <translation>只绘制其前 %1 处变化。</translation>
    </message>
    <message>
        <source>After (s)</source>
        <translation>经过 (s)</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaChoice</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>What the number of replicas is of</source>
        <translation>副本数所指的范围</translation>
    </message>
    <message>
        <source>per layer</source>
        <translation>每层</translation>
    </message>
    <message>
        <source>Experts of every layer that every GPU holds beyond an equal share: the same number everywhere, as serving engines want it</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>每层中每个 GPU 在均分之外多持有的专家数：处处相同，符合推理引擎的要求</translation>
    </message>
    <message>
        <source>Copies in the whole model, at most: spent in the layers that they make most even. GPUs hold equally many, give or take one.</source>
        <translation>整个模型中副本数的上限：用在最能改善均衡的层。各 GPU 持有的数量相等，至多相差一个。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReplicaWords</name>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s), up to %1 requests each</source>
        <translation>
            <numerusform>%n 个副本，每个最多 %1 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for prompts</source>
        <translation>
            <numerusform>%n 个副本处理提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that generate(s)</source>
        <translation>
            <numerusform>%n 个负责生成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s), not one request fits</source>
        <translation>
            <numerusform>%n 个副本，一个请求也放不下</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Report</name>
    <message>
        <source>%1 (%2 parameters) on %3</source>
        <comment>model, count, cluster</comment>
        <translation>%1（%2 个参数），在 %3 上</translation>
    </message>
    <message>
        <source>%1; schedule %2</source>
        <comment>degrees, schedule</comment>
        <translation>%1；调度 %2</translation>
    </message>
    <message>
        <source>Does this plan train %1 within memory, how fast, and what is in the way? The work: %2.</source>
        <translation>这个计划能在内存之内训练 %1 吗，有多快，瓶颈在哪里？工作：%2。</translation>
    </message>
    <message>
        <source>Which of %1 plans should train %2: which fit, and which is fastest? The work: %3.</source>
        <translation>%1 个计划中应该用哪一个训练 %2：哪些放得下，哪个最快？工作：%3。</translation>
    </message>
    <message>
        <source>Which of %1 plans fit, and which is fastest? They differ in what they train or on what; the baseline trains %2: %3.</source>
        <translation>%1 个计划中哪些放得下，哪个最快？它们训练的内容或所用的集群不同；基准训练 %2：%3。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>The plans decide the same.</source>
        <translation>各方案的选择完全相同。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Every stage of %1:</source>
        <translation>%1 的每一级：</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Device hours are all devices of the cluster times the time a billion tokens take; multiply by what an hour of a device costs. The traffic of a step, before it overlaps with compute:</source>
        <translation>设备小时是集群的全部设备乘以处理十亿个 token 的时间；乘以每设备小时的价格即得费用。一步的流量（在与计算重叠之前）：</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source> (then %1 a step, %2 on the fullest GPU)</source>
        <translation> （则每步 %1，最满的 GPU 上 %2）</translation>
    </message>
    <message>
        <source>Diagnoses</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation>… 以及另外 %1 项。</translation>
    </message>
    <message>
        <source>No problems were found in: %1.</source>
        <comment>plans</comment>
        <translation>以下计划没有发现问题：%1。</translation>
    </message>
    <message>
        <source>Links: %1.</source>
        <translation>链路：%1。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>没有测量任何内容。</translation>
    </message>
    <message>
        <source>Rankloom %1 computed every figure from the plan document; nothing here was run.</source>
        <translation>Rankloom %1 由计划文档计算出所有数值；这里没有实际运行任何内容。</translation>
    </message>
    <message>
        <source>Compute: matrix products at %1 of the peak of %2, streaming kernels at %3 of its memory bandwidth. Figures of a calibrated device are nearer to what it does.</source>
        <translation>计算：矩阵乘达到 %2 峰值的 %1，流式内核达到其内存带宽的 %3。校准过的设备的数值更接近实际。</translation>
    </message>
    <message>
        <source>Timeline: every pass of every stage is simulated in the order of the schedule, transfers included; bubbles are what is left. The bubble is the idle share of the step on the busiest pipeline rank, and the parts of a step are those of that rank.</source>
        <translation>时间线：按调度的顺序模拟每一级的每个 pass，包括传输；气泡是剩下的部分。气泡是最忙的流水线 rank 上一步的空闲比例，一步的各部分属于该 rank。</translation>
    </message>
    <message>
        <source>Memory: weights, gradients, optimizer state and the activations in flight at the fullest moment, then fragmentation, device context and communicators. The band covers routing and fragmentation.</source>
        <translation>内存：权重、梯度、优化器状态以及最满时刻在途的激活，再加碎片、设备上下文和通信器。区间涵盖路由和碎片。</translation>
    </message>
    <message>
        <source>Experts: no routing trace was imported; uniform routing is assumed.</source>
        <translation>专家：没有导入路由轨迹；假定均匀路由。</translation>
    </message>
    <message>
        <source>Experts: load from a routing trace of %1 tokens over %2 layers.</source>
        <translation>专家：负载来自 %1 个 token、%2 层的路由轨迹。</translation>
    </message>
    <message>
        <source>The baseline of every change is “%1”; ● marks the best figure of a row among the plans that fit.</source>
        <translation>每项变化的基准是“%1”；● 标出放得下的计划中每行最好的数值。</translation>
    </message>
    <message>
        <source>How the figures were made</source>
        <translation>数值是如何得出的</translation>
    </message>
    <message>
        <source>Plans for %1</source>
        <comment>model</comment>
        <translation>%1 的计划</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Seen tokens: the experts of “%1” were placed by tokens that its figures count; on unseen ones its step is likely longer.</source>
        <translation>已见 token：“%1”的专家是按其数值所统计的 token 放置的；在未见过的 token 上其步时间很可能更长。</translation>
    </message>
    <message>
        <source>step on seen tokens</source>
        <translation>已见 token 上的步</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>排布</translation>
    </message>
    <message>
        <source>Every rank of %1:</source>
        <translation>%1 的每个 rank：</translation>
    </message>
    <message>
        <source>Trust in step times: %1</source>
        <translation>单步时间的可信度：%1</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>有损：%1</translation>
    </message>
    <message>
        <source>If something fails</source>
        <translation>若发生故障</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>plan, what fails and what is best then</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Experts in few bits: decode steps of “%1” on one GPU are laid out plane by plane, with %2 for planes. Which bits stay is chosen by %3: nothing is said about accuracy. D²MoE&apos;s authors state 89.14 tokens/s at 1,600 MB and 94.3 with all planes in memory (arXiv 2504.15299); their model and device are others.</source>
        <translation>少位专家：“%1”在一块 GPU 上的解码步骤按位平面逐个排布，位平面可用 %2。保留哪些位由%3决定：不说明准确度。D²MoE 的作者给出 1,600 MB 时 89.14 token/s，全部位平面在内存中时 94.3（arXiv 2504.15299）；其模型和设备不同。</translation>
    </message>
    <message>
        <source>a proxy (share of the rounding error)</source>
        <translation>代理指标（舍入误差的份额）</translation>
    </message>
    <message>
        <source>what the plan states planes to be worth</source>
        <translation>方案所述的位平面价值</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>What “%1” compresses, lossless:</source>
        <translation>“%1”所压缩的内容，无损：</translation>
    </message>
    <message>
        <source>What “%1” compresses, lossy (%2):</source>
        <translation>“%1”所压缩的内容，有损（%2）：</translation>
    </message>
    <message>
        <source>Experts in few bits</source>
        <translation>少位数专家</translation>
    </message>
    <message>
        <source>With %1 for planes of experts one GPU of “%2” decodes %3 tokens/s, at %4 bits in the mean.</source>
        <translation>以 %1 存放专家的位平面时，“%2”的一个 GPU 每秒解码 %3 个 token，平均 %4 位。</translation>
    </message>
    <message>
        <source>Which bits stay is chosen by a proxy: it says nothing about accuracy.</source>
        <translation>保留哪些位由代理指标选定：它不说明精度。</translation>
    </message>
    <message>
        <source>Lossy: digits are lost in “%1” (%2); what that does to the model is not estimated.</source>
        <translation>有损：“%1”（%2）会丢失数位；对模型的影响未作估算。</translation>
    </message>
    <message>
        <source>%1; scheduler %2</source>
        <comment>degrees, scheduler</comment>
        <translation>%1；调度器 %2</translation>
    </message>
    <message>
        <source>Does this plan serve %1 within memory, how long do requests wait, and what is in the way? The work: %2.</source>
        <translation>该方案能否在内存内提供 %1，请求等多久，障碍是什么？工作：%2。</translation>
    </message>
    <message>
        <source>Which of %1 plans should serve %2: which fit, and with which do requests wait least? The work: %3.</source>
        <translation>%1 个方案中用哪个提供 %2：哪些放得下，哪个让请求等得最短？工作：%3。</translation>
    </message>
    <message>
        <source>Which of %1 plans fit, and with which do requests wait least? They differ in what they serve or on what; the baseline serves %2: %3.</source>
        <translation>%1 个方案中哪些放得下，哪个让请求等得最短？它们提供的内容或所用设备不同；基准提供 %2：%3。</translation>
    </message>
    <message>
        <source>Batches: matrix products, attention, collectives and the engine&apos;s overheads, by the rates %1 (%2).</source>
        <translation>批次：矩阵乘、注意力、集合通信和引擎开销，按%1的速率（%2）。</translation>
    </message>
    <message>
        <source>as shipped</source>
        <translation>随附</translation>
    </message>
    <message>
        <source>fitted to measurements</source>
        <translation>按测量拟合</translation>
    </message>
    <message>
        <source>Latencies: the requests of the plan are simulated batch by batch under its scheduler; TTFT is from arrival to the first token, TPOT the mean time between the others.</source>
        <translation>延迟：在方案的调度器下逐批模拟其请求；TTFT 为到达到首个 token，TPOT 为其余 token 之间的平均时间。</translation>
    </message>
    <message>
        <source>Memory: weights, activations of the largest batch, buffers of collectives and the engine&apos;s own; what is left of the engine&apos;s share holds keys and values.</source>
        <translation>内存：权重、最大批次的激活、集合通信和引擎自身的缓冲区；引擎份额的剩余部分存放键和值。</translation>
    </message>
    <message>
        <source>as shipped but for some</source>
        <translation>除部分外为随附值</translation>
    </message>
    <message>
        <source>%1 of “%2”, %3</source>
        <comment>figure, plan, range</comment>
        <translation>“%2”的%1，%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how figures were made, plans that it is true of</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Plans for several models</source>
        <translation>多个模型的方案</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ReportText</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All</source>
        <translation>全部复制(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>全选(&amp;S)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RequestForm</name>
    <message>
        <source>How &amp;many:</source>
        <translation>数量(&amp;M)：</translation>
    </message>
    <message>
        <source>Requests to simulate</source>
        <translation>要模拟的请求数</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>The same seed makes the same requests; another rate keeps their lengths</source>
        <translation>相同的种子产生相同的请求；改变速率不影响其长度</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>Evenly between two</source>
        <translation>两值之间均匀</translation>
    </message>
    <message>
        <source>Mostly short (Zipf)</source>
        <translation>多数较短 (Zipf)</translation>
    </message>
    <message>
        <source>&amp;Lengths:</source>
        <translation>长度(&amp;L)：</translation>
    </message>
    <message>
        <source>How long prompts and answers are</source>
        <translation>提示词和回答的长度</translation>
    </message>
    <message>
        <source>tok</source>
        <comment>tokens, short</comment>
        <translation>token</translation>
    </message>
    <message>
        <source>P&amp;rompt:</source>
        <translation>提示词(&amp;R)：</translation>
    </message>
    <message>
        <source>Tokens of each prompt</source>
        <translation>每个提示词的 token 数</translation>
    </message>
    <message>
        <source>&amp;Output:</source>
        <translation>输出(&amp;O)：</translation>
    </message>
    <message>
        <source>Tokens of each answer</source>
        <translation>每个回答的 token 数</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>至少(&amp;L)：</translation>
    </message>
    <message>
        <source>Tokens of prompt and answer together</source>
        <translation>提示词与回答合计的 token 数</translation>
    </message>
    <message>
        <source>At mo&amp;st:</source>
        <translation>至多(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;P:D:</source>
        <translation>P:D(&amp;P)：</translation>
    </message>
    <message>
        <source>Prompt tokens by output tokens</source>
        <translation>提示词 token 数与输出 token 数之比</translation>
    </message>
    <message>
        <source>&amp;Theta:</source>
        <translation>Theta(&amp;T)：</translation>
    </message>
    <message>
        <source>The k-th shortest length is as frequent as 1 / k^theta</source>
        <translation>第 k 短的长度其频率与 1 / k^theta 成正比</translation>
    </message>
    <message>
        <source>At random (Poisson)</source>
        <translation>随机 (Poisson)</translation>
    </message>
    <message>
        <source>In bursts (Gamma)</source>
        <translation>突发 (Gamma)</translation>
    </message>
    <message>
        <source>In a fixed rhythm</source>
        <translation>固定节奏</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>一次完成</translation>
    </message>
    <message>
        <source>&amp;Arrivals:</source>
        <translation>到达(&amp;A)：</translation>
    </message>
    <message>
        <source>When requests come</source>
        <translation>请求何时到达</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>Rat&amp;e:</source>
        <translation>速率(&amp;E)：</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>所有副本每秒的请求数</translation>
    </message>
    <message>
        <source>&amp;Interval:</source>
        <translation>间隔(&amp;I)：</translation>
    </message>
    <message>
        <source>Between two requests</source>
        <translation>两个请求之间</translation>
    </message>
    <message>
        <source>&amp;Variation:</source>
        <translation>变异(&amp;V)：</translation>
    </message>
    <message>
        <source>Standard deviation of the intervals by their mean; 1 is Poisson, more comes in bursts</source>
        <translation>间隔的标准差与均值之比；1 为 Poisson，更大则呈突发</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>TTFT &amp;within:</source>
        <translation>TTFT 上限(&amp;W)：</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: first token behind the arrival</source>
        <translation>100 个请求中应有 99 个不超过此值：从到达到首个 token</translation>
    </message>
    <message>
        <source>TPOT wit&amp;hin:</source>
        <translation>TPOT 上限(&amp;H)：</translation>
    </message>
    <message>
        <source>What 99 of 100 requests are to stay within: (end − first token) / (output tokens − 1)</source>
        <translation>100 个请求中应有 99 个不超过此值：(结束 − 首个 token) / (输出 token 数 − 1)</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>随机生成</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>来源(&amp;F)：</translation>
    </message>
    <message>
        <source>Requests are drawn, or those of a trace. Drop a trace of requests on the window to have it here: Azure, Vidur, Sarathi-Serve, BurstGPT</source>
        <translation>请求随机生成，或取自跟踪。将请求跟踪拖到窗口上即可在此选择：Azure、Vidur、Sarathi-Serve、BurstGPT</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>Ti&amp;mes:</source>
        <translation>时间(&amp;M)：</translation>
    </message>
    <message>
        <source>Factor of the times of the trace: 0.5 lets requests come twice as fast</source>
        <translation>跟踪时间的系数：0.5 使请求到达快一倍</translation>
    </message>
    <message>
        <source>&amp;Cut to:</source>
        <translation>截断到(&amp;C)：</translation>
    </message>
    <message>
        <source>Prompts of the trace are cut so that requests have no more tokens</source>
        <translation>截断跟踪中的提示，使请求的 token 不超过此数</translation>
    </message>
    <message>
        <source>%1 (not in this project)</source>
        <translation>%1（不在此项目中）</translation>
    </message>
    <message>
        <source>As recorded</source>
        <translation>按记录</translation>
    </message>
    <message>
        <source>Users that ask again</source>
        <translation>会再次提问的用户</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>&amp;Users:</source>
        <translation>用户数(&amp;U):</translation>
    </message>
    <message>
        <source>So many requests are asked at most at the same time, of all replicas: the concurrency of load generators</source>
        <translation>所有副本上最多同时提出的请求数：负载生成器的并发数</translation>
    </message>
    <message>
        <source>Thin&amp;k:</source>
        <translation>思考(&amp;K):</translation>
    </message>
    <message>
        <source>From an answer to the next request of the same user</source>
        <translation>从回答到同一用户的下一个请求</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::RoutingText</name>
    <message>
        <source>Conditional probability</source>
        <translation>条件概率</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>提升度</translation>
    </message>
    <message>
        <source>Pairs of picks</source>
        <translation>选中对数</translation>
    </message>
    <message>
        <source>Co-activation</source>
        <translation>共激活</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>Layer %1 → %2</source>
        <translation>第 %1 层 → 第 %2 层</translation>
    </message>
    <message>
        <source>Expert of layer %1</source>
        <translation>第 %1 层的专家</translation>
    </message>
    <message>
        <source>Share of the layer</source>
        <translation>占本层比例</translation>
    </message>
    <message>
        <source>Load over mean</source>
        <translation>负载/均值</translation>
    </message>
    <message>
        <source>Load of experts: %1</source>
        <translation>专家负载：%1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Hottest: expert %1 of layer %2 with %3 of the picks, %4 the mean.</source>
        <translation>最热：第 %2 层的专家 %1，占选中次数的 %3，为均值的 %4。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Rows</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The shape of the model. Drop a Hugging Face config.json on the window for any other one.</source>
        <translation>模型的结构参数。其他模型可将 Hugging Face config.json 拖到窗口上。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Exact count from the shape; per token with top-k experts.</source>
        <translation>由模型结构精确计算；每 token 按 top-k 专家计。</translation>
    </message>
    <message>
        <source>%1, %2 per token</source>
        <translation>%1，每 token %2</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Peak rates, memory and link speeds of one GPU.</source>
        <translation>单个 GPU 的峰值算力、显存和链路速率。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>GPUs of a node, linked by NVLink, xGMI or PCIe.</source>
        <translation>一个节点内的 GPU，通过 NVLink、xGMI 或 PCIe 互连。</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均分</translation>
    </message>
    <message>
        <source>%1, %2 microbatches</source>
        <translation>%1，%2 个微批次</translation>
    </message>
    <message>
        <source>%1 GPUs do not divide</source>
        <translation>%1 个 GPU 无法整除</translation>
    </message>
    <message>
        <source>DDP: everything on every rank</source>
        <translation>DDP：每个 rank 保存全部</translation>
    </message>
    <message>
        <source>ZeRO-1, distributed optimizer</source>
        <translation>ZeRO-1，分布式优化器</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3, FSDP</source>
        <translation>ZeRO-3，FSDP</translation>
    </message>
    <message>
        <source>HSDP: within each node</source>
        <translation>HSDP：各节点内</translation>
    </message>
    <message>
        <source>ZeRO++ hpZ: second copy per node</source>
        <translation>ZeRO++ hpZ：每节点第二副本</translation>
    </message>
    <message>
        <source>Three levels: pair, node, all</source>
        <translation>三级：成对、节点、全部</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 (2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes of gradient. HSDP, hpZ and three levels keep gathering on fast links.</source>
        <translation>哪些状态在 N 个数据并行 rank 间切分；会设置下面四行。每 rank 参数量为 Ψ，采用 Adam 和 16 位权重时：DDP 占 (2 + γ + 12)·Ψ 字节，ZeRO-1 占 (2 + γ)·Ψ + 12·Ψ/N，ZeRO-2 占 2·Ψ + (γ + 12)·Ψ/N，ZeRO-3 占 (2 + γ + 12)·Ψ/N；γ = 梯度的 4 或 2 字节。HSDP、hpZ 和三级使收集保持在快速链路上。</translation>
    </message>
    <message>
        <source>A second copy needs sharded weights</source>
        <translation>第二副本要求权重已分片</translation>
    </message>
    <message>
        <source>Layers are gathered where weights are sharded</source>
        <translation>仅在权重分片时才收集层</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>Attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>Softmax and its dropout between the projections (core_attn).</source>
        <translation>各投影之间的 softmax 及其 dropout (core_attn)。</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Outputs of both norms of a layer: cheap (layernorm).</source>
        <translation>一层中两个归一化的输出：代价小 (layernorm)。</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>稠密 MLP</translation>
    </message>
    <message>
        <source>The whole MLP of dense layers (mlp).</source>
        <translation>稠密层的整个 MLP (mlp)。</translation>
    </message>
    <message>
        <source>Expert activation</source>
        <translation>专家激活</translation>
    </message>
    <message>
        <source>The activation function of the experts: cheap (moe_act).</source>
        <translation>专家的激活函数：代价小 (moe_act)。</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Whole MoE layers, dispatch and all-to-alls included (moe).</source>
        <translation>整个 MoE 层，包括分发和 all-to-all (moe)。</translation>
    </message>
    <message>
        <source>Latent up-projection</source>
        <translation>潜在上投影</translation>
    </message>
    <message>
        <source>Keys, values and queries again from their latents (mla_up_proj).</source>
        <translation>由潜变量重新得出 Key、Value 和 Query (mla_up_proj)。</translation>
    </message>
    <message>
        <source>Nothing to choose: the model has no such module, or whole layers are recomputed</source>
        <translation>无可选项：模型没有此类模块，或已对整层重计算</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Nothing is offloaded: choose where to first</source>
        <translation>未卸载任何内容：请先选择卸载位置</translation>
    </message>
    <message>
        <source>Used when whole layers are recomputed</source>
        <translation>整层重计算时使用</translation>
    </message>
    <message>
        <source>Pass order</source>
        <translation>计算顺序</translation>
    </message>
    <message>
        <source>This order is for %1 stages; the plan has %2.</source>
        <translation>此顺序用于 %1 个阶段；方案有 %2 个。</translation>
    </message>
    <message>
        <source>Set PP first.</source>
        <translation>请先设置 PP。</translation>
    </message>
    <message>
        <source>a custom one</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Import a pass order</source>
        <translation>导入计算顺序</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv);;All files (*)</source>
        <translation>Pipelining CSV (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the pass order</source>
        <translation>导出计算顺序</translation>
    </message>
    <message>
        <source>Pipelining CSV (*.csv)</source>
        <translation>Pipelining CSV (*.csv)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>of the schedule</source>
        <translation>按调度</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source> in flight</source>
        <translation> 个在途</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>… of gradients</source>
        <translation>… 梯度</translation>
    </message>
    <message>
        <source>Gradients on their way between replicas.</source>
        <translation>在副本之间传输的梯度。</translation>
    </message>
    <message>
        <source>… of PP traffic</source>
        <translation>… PP 流量</translation>
    </message>
    <message>
        <source>Gradients of activations on their way back through the pipeline.</source>
        <translation>沿流水线反向传回的激活梯度。</translation>
    </message>
    <message>
        <source>Nothing is compressed: choose how first</source>
        <translation>未压缩任何内容：请先选择压缩方式</translation>
    </message>
    <message>
        <source>Network ports</source>
        <translation>网络端口</translation>
    </message>
    <message>
        <source>Network cards of a node. With fewer than GPUs several GPUs share one: a group with only a part of a node&apos;s GPUs then gets about 0.4 of its share.</source>
        <translation>一个节点的网卡数。少于 GPU 数时，多个 GPU 共用一张：仅含节点部分 GPU 的组此时约只得其份额的 0.4。</translation>
    </message>
    <message>
        <source>one per GPU</source>
        <translation>每 GPU 一个</translation>
    </message>
    <message>
        <source>Tokens travel to experts only in a mixture-of-experts model with EP above 1</source>
        <translation>只有 EP 大于 1 的混合专家模型中，Token 才会发往专家</translation>
    </message>
    <message>
        <source>Add a level of switches (Insert)</source>
        <translation>添加一级交换机 (Insert)</translation>
    </message>
    <message>
        <source>Remove this level (Delete)</source>
        <translation>移除此级别 (Delete)</translation>
    </message>
    <message>
        <source>What was measured between two places stays; levels hold for the rest.</source>
        <translation>两处之间的实测值保持不变；其余按级别取值。</translation>
    </message>
    <message>
        <source>Inside a node</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>Between nodes</source>
        <translation>节点间</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>级别 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of nodes</source>
        <translation>
            <numerusform>%n 组节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Which node is in which came with an import; a number typed here makes runs of neighbours.</source>
        <translation>节点归属来自导入；在此输入数值会改为按相邻节点连续分组。</translation>
    </message>
    <message>
        <source>Write how many nodes a switch of this level holds, such as 4, or switch by switch: 4, 4, 2.</source>
        <translation>写此级别每个交换机下的节点数，例如 4，或逐个交换机写：4, 4, 2。</translation>
    </message>
    <message>
        <source>The cluster has %1 nodes.</source>
        <translation>集群有 %1 个节点。</translation>
    </message>
    <message>
        <source>These are %1 nodes, the cluster has %2.</source>
        <translation>这里是 %1 个节点，集群有 %2 个。</translation>
    </message>
    <message>
        <source>One node alone is no level: at least 2.</source>
        <translation>单个节点不成级别：至少 2 个。</translation>
    </message>
    <message>
        <source>This would cut switches of “%1”, which hold %2 nodes.</source>
        <translation>这会切开“%1”的交换机，其每个含 %2 个节点。</translation>
    </message>
    <message>
        <source>Switches of “%1” hold %2 nodes: they would cut these.</source>
        <translation>“%1”的交换机每个含 %2 个节点：它们会切开这些交换机。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>From near to far; the first level that two nodes share holds for their link.</source>
        <translation>由近到远；两个节点共有的第一个级别决定其链路。</translation>
    </message>
    <message>
        <source>A level needs a name of up to 64 letters.</source>
        <translation>级别需要名称，最多 64 个字符。</translation>
    </message>
    <message>
        <source>Rename network level %1</source>
        <translation>重命名网络级别 %1</translation>
    </message>
    <message>
        <source>Nodes below one switch of this level: 4, or switch by switch as 4, 4, 2.</source>
        <translation>此级别每个交换机下的节点数：4，或逐个交换机写，如 4, 4, 2。</translation>
    </message>
    <message>
        <source>Set the nodes of %1 to %2</source>
        <translation>将 %1 的节点数设为 %2</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Bandwidth of one GPU&apos;s share of a link of this level, one way. Other units can be typed: 200 Gb/s.</source>
        <translation>此级别链路中一个 GPU 所占份额的单向带宽。可输入其他单位：200 Gb/s。</translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s.</source>
        <translation>写大于 0 的带宽，例如 25、25 GB/s 或 200 Gb/s。</translation>
    </message>
    <message>
        <source>Set the bandwidth of %1 to %2 GB/s</source>
        <translation>将 %1 的带宽设为 %2 GB/s</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Latency of a link of this level. Other units can be typed: 800 ns.</source>
        <translation>此级别链路的延迟。可输入其他单位：800 ns。</translation>
    </message>
    <message>
        <source>Write a latency, such as 3, 3 µs or 800 ns.</source>
        <translation>写延迟，例如 3、3 µs 或 800 ns。</translation>
    </message>
    <message>
        <source>Set the latency of %1 to %2 µs</source>
        <translation>将 %1 的延迟设为 %2 µs</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Inferred from measured pairs</source>
        <translation>由实测节点对推断</translation>
    </message>
    <message>
        <source>Assumed, until somebody measures</source>
        <translation>假定，直到有人测量</translation>
    </message>
    <message>
        <source>Links down over links up: %1</source>
        <translation>下行链路与上行链路之比：%1</translation>
    </message>
    <message>
        <source>There are %1 levels already, which is the most.</source>
        <translation>已有 %1 个级别，达到上限。</translation>
    </message>
    <message numerus="yes">
        <source>Levels tell nodes apart: the cluster has %n node(s).</source>
        <translation>
            <numerusform>级别用于区分节点：集群有 %n 个节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>No size lies between these levels: change theirs first.</source>
        <translation>这些级别之间没有可用的大小：先更改它们的大小。</translation>
    </message>
    <message>
        <source>Add a network level</source>
        <translation>添加网络级别</translation>
    </message>
    <message>
        <source>Remove network level %1</source>
        <translation>移除网络级别 %1</translation>
    </message>
    <message>
        <source>Network levels</source>
        <translation>网络级别</translation>
    </message>
    <message>
        <source>How fast links are where nothing was measured: inside a node, between nodes below one switch, between those of one block, and so on. Of the levels that two nodes share the nearest holds.</source>
        <translation>没有实测值处的链路速度：节点内、同一交换机下的节点间、同一区块内的交换机间，依此类推。两个节点共有的级别中，以最近的为准。</translation>
    </message>
    <message>
        <source>Keep a node free (Insert)</source>
        <translation>将节点留空 (Insert)</translation>
    </message>
    <message>
        <source>Make the node available again (Delete)</source>
        <translation>使节点重新可用 (Delete)</translation>
    </message>
    <message>
        <source>All nodes are available.</source>
        <translation>所有节点都可用。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>No rank is placed on it.</source>
        <translation>不在其上放置 rank。</translation>
    </message>
    <message>
        <source>Which?</source>
        <translation>哪一个？</translation>
    </message>
    <message>
        <source>There is no node of this name; the first is %1.</source>
        <translation>没有此名称的节点；第一个是 %1。</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 已在列表中。</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Broken, or draining: it still works, but takes no new job.</source>
        <translation>故障；或排空中：仍可工作，但不接受新作业。</translation>
    </message>
    <message>
        <source>Mark %1 as %2</source>
        <comment>node and why</comment>
        <translation>将 %1 标记为%2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Why it is kept free, and until when: shown on the board, too.</source>
        <translation>为何留空，以及到何时：也显示在排布图上。</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 的备注</translation>
    </message>
    <message>
        <source>All nodes are in the list.</source>
        <translation>所有节点都在列表中。</translation>
    </message>
    <message>
        <source>Mark %1 as available</source>
        <translation>将 %1 标记为可用</translation>
    </message>
    <message>
        <source>Nodes kept free</source>
        <translation>留空的节点</translation>
    </message>
    <message>
        <source>Broken and draining nodes: no rank is placed on them, and the world size is that of the others.</source>
        <translation>故障和排空中的节点：不在其上放置 rank，world size 为其余节点的规模。</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Host memory of a node. It bounds what all its GPUs together offload; 0 = what nodes with such GPUs usually have.</source>
        <translation>节点的主机内存。它限制该节点所有 GPU 合计可卸载的量；0 = 使用此类 GPU 的节点的通常配置。</translation>
    </message>
    <message>
        <source>usual: %1</source>
        <translation>通常：%1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The model has no experts.</source>
        <translation>模型没有专家。</translation>
    </message>
    <message>
        <source>Between all others</source>
        <translation>其余之间</translation>
    </message>
    <message>
        <source>%1, 1 microbatch</source>
        <translation>%1，1 个微批次</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What the constants above were measured on. They are the project&apos;s: all its plans have them, but for plans that were given constants of their own.</source>
        <translation>上述常数是在何处测得的。它们属于项目：除有自己常数的方案外，所有方案都使用它们。</translation>
    </message>
    <message>
        <source>as Rankloom comes</source>
        <translation>Rankloom 自带</translation>
    </message>
    <message>
        <source>Only PowerSGD has ranks</source>
        <translation>只有 PowerSGD 有秩</translation>
    </message>
    <message>
        <source>Only top-k keeps a share</source>
        <translation>只有 Top-k 保留一定比例</translation>
    </message>
    <message>
        <source>Only quantised elements have bits</source>
        <translation>只有量化元素有位数</translation>
    </message>
    <message>
        <source>Fused embedding sync</source>
        <translation>融合嵌入同步</translation>
    </message>
    <message>
        <source>Gradients of the tied embedding are summed over the replicas of the first and the last stage at once. Lossless.</source>
        <translation>共享嵌入的梯度在首尾阶段的副本之间一次性累加。无损。</translation>
    </message>
    <message>
        <source>No sends between stages are compressed</source>
        <translation>阶段间的发送均不压缩</translation>
    </message>
    <message>
        <source>By worth</source>
        <translation>按价值</translation>
    </message>
    <message>
        <source>Choose the bits of experts by worth</source>
        <translation>按价值选择专家的位数</translation>
    </message>
    <message>
        <source>Keep what is worth most within the budget</source>
        <translation>在预算内保留价值最高者</translation>
    </message>
    <message>
        <source>what is worth most</source>
        <translation>价值最高者</translation>
    </message>
    <message>
        <source>Experts are not cut into planes: set a budget first</source>
        <translation>专家未切分为位平面：请先设置预算</translation>
    </message>
    <message>
        <source>proxy; or a number a plane</source>
        <translation>proxy；或每个位平面一个数</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理指标</translation>
    </message>
    <message>
        <source>Let a proxy say what planes are worth</source>
        <translation>由代理指标给出位平面的价值</translation>
    </message>
    <message>
        <source>The share of the rounding error that a plane takes away</source>
        <translation>一个位平面所消除的舍入误差份额</translation>
    </message>
    <message>
        <source>a proxy</source>
        <translation>替代指标</translation>
    </message>
    <message>
        <source>World size = nodes · GPUs per node.</source>
        <translation>world size = 节点数 · 每节点 GPU 数。</translation>
    </message>
    <message>
        <source>Give nodes another GPU (Insert)</source>
        <translation>为节点换用另一种 GPU (Insert)</translation>
    </message>
    <message>
        <source>Make these nodes as the others again (Delete)</source>
        <translation>使这些节点恢复为与其他节点相同 (Delete)</translation>
    </message>
    <message>
        <source>All nodes are alike.</source>
        <translation>所有节点都相同。</translation>
    </message>
    <message>
        <source>These nodes are as the others so far: choose their GPU, memory or links.</source>
        <translation>这些节点目前与其他节点相同：请选择其 GPU、显存或链路。</translation>
    </message>
    <message>
        <source>Names or numbers, runs such as %1, or 4x for the last four. Every node has as many GPUs.</source>
        <translation>名称或编号、如 %1 的范围，或用 4x 表示最后四个。每个节点的 GPU 数相同。</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Name at least one node; Delete makes them as the others again.</source>
        <translation>请至少指定一个节点；按 Delete 使其恢复为与其他节点相同。</translation>
    </message>
    <message>
        <source>These are all nodes: choose the GPU of all further up.</source>
        <translation>这是全部节点：请在上方选择所有节点的 GPU。</translation>
    </message>
    <message>
        <source>Make %1 as the other nodes</source>
        <translation>使 %1 与其他节点相同</translation>
    </message>
    <message>
        <source>Its preset brings memory and links with it.</source>
        <translation>其预设附带显存和链路。</translation>
    </message>
    <message>
        <source>Set the GPU of %1 to %2</source>
        <translation>将 %1 的 GPU 设为 %2</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Memory of one GPU. Other units can be typed: 16 GB.</source>
        <translation>一块 GPU 的显存。可输入其他单位：16 GB。</translation>
    </message>
    <message>
        <source>Write a memory above 0, such as 80, 80 GiB or 16 GB.</source>
        <translation>写大于 0 的显存，例如 80、80 GiB 或 16 GB。</translation>
    </message>
    <message>
        <source>Set the memory of %1 to %2</source>
        <translation>将 %1 的显存设为 %2</translation>
    </message>
    <message>
        <source>In</source>
        <comment>GB/s inside a node</comment>
        <translation>内部</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>GB/s between nodes</comment>
        <translation>外部</translation>
    </message>
    <message>
        <source>GB/s between two GPUs of such a node, one way. Other units can be typed, and a latency behind a semicolon: 200 Gb/s; 3 µs.</source>
        <translation>此类节点内两块 GPU 之间的单向 GB/s。可输入其他单位，并在分号后写延迟：200 Gb/s; 3 µs。</translation>
    </message>
    <message>
        <source>GB/s of one GPU&apos;s share of the network, one way: the slower end rules a link. Other units can be typed, and a latency behind a semicolon: 200 Gb/s; 3 µs.</source>
        <translation>一块 GPU 所占网络份额的单向 GB/s：链路由较慢的一端决定。可输入其他单位，并在分号后写延迟：200 Gb/s; 3 µs。</translation>
    </message>
    <message>
        <source>Write a bandwidth above 0, such as 25, 25 GB/s or 200 Gb/s; 3 µs.</source>
        <translation>写大于 0 的带宽，例如 25、25 GB/s 或 200 Gb/s; 3 µs。</translation>
    </message>
    <message>
        <source>Set the links inside %1 to %2 GB/s</source>
        <translation>将 %1 内的链路设为 %2 GB/s</translation>
    </message>
    <message>
        <source>Set the network of %1 to %2 GB/s</source>
        <translation>将 %1 的网络设为 %2 GB/s</translation>
    </message>
    <message>
        <source>Latency: %1 µs</source>
        <translation>延迟：%1 µs</translation>
    </message>
    <message>
        <source>A cluster has at most %1 kinds of GPUs.</source>
        <translation>一个集群最多有 %1 种 GPU。</translation>
    </message>
    <message>
        <source>The cluster has one node: choose its GPU further up.</source>
        <translation>集群只有一个节点：请在上方选择其 GPU。</translation>
    </message>
    <message>
        <source>Other nodes</source>
        <translation>其他节点</translation>
    </message>
    <message>
        <source>Nodes with another GPU, other memory or other links than the rest. A stage takes as long as on the slowest kind of its GPUs, and each GPU&apos;s memory is judged against its own size.</source>
        <translation>GPU、显存或链路与其余不同的节点。阶段的耗时取决于其 GPU 中最慢的一种，每块 GPU 的显存按其自身容量判断。</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Let all replicas do the same</source>
        <translation>让所有副本做同样的工作</translation>
    </message>
    <message>
        <source>Let every stage do its own work</source>
        <translation>让每个阶段做自己的工作</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>This model has no experts</source>
        <translation>此模型没有专家</translation>
    </message>
    <message>
        <source>This model has no shared experts</source>
        <translation>此模型没有共享专家</translation>
    </message>
    <message>
        <source>Drive read</source>
        <translation>硬盘读取</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU read, in every plan of the cluster; 0 = as usual. Importing what fio printed sets it.</source>
        <translation>单个 GPU 的硬盘读取速率，对该集群的所有方案生效；0 = 通常值。导入 fio 的输出会设置它。</translation>
    </message>
    <message>
        <source>Drive write</source>
        <translation>硬盘写入</translation>
    </message>
    <message>
        <source>Rate at which the drives of one GPU write, in every plan of the cluster; 0 = as usual.</source>
        <translation>单个 GPU 的硬盘写入速率，对该集群的所有方案生效；0 = 通常值。</translation>
    </message>
    <message>
        <source>Drive endurance</source>
        <translation>硬盘寿命</translation>
    </message>
    <message>
        <source>Bytes that the drives of one GPU may be written in their life; days of training = endurance / (bytes per step · steps per day). 0 = 3.84 TB once a day for five years.</source>
        <translation>单个 GPU 的硬盘在寿命内可写入的字节数；训练天数 = 寿命 /（每步字节数 · 每天步数）。0 = 五年内每天写满一次 3.84 TB。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation>项目的方案</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>Six plans can be told apart side by side: leave one out first.</source>
        <translation>最多可并排区分六个方案：请先去掉一个。</translation>
    </message>
    <message>
        <source>Checked: compared. F2 renames, Alt+Up and Alt+Down move, Delete deletes; Ctrl+D copies.</source>
        <translation>勾选：参与比较。F2 重命名，Alt+Up 和 Alt+Down 移动，Delete 删除；Ctrl+D 复制。</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move dow&amp;n</source>
        <translation>下移(&amp;N)</translation>
    </message>
    <message>
        <source>Make &amp;baseline</source>
        <translation>设为基线(&amp;B)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioPanel</name>
    <message>
        <source>Note on the plan</source>
        <translation>方案备注</translation>
    </message>
    <message>
        <source>Note on this plan: what it tries, and for whom. Shown while presenting.</source>
        <translation>此方案的备注：尝试什么、为谁而做。演示时显示。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchConstraints</name>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>Chunks per pipeline rank</source>
        <translation>每个流水线 rank 的块数</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Context parallelism</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>Tensor parallelism inside an expert</source>
        <translation>专家内的张量并行</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>MBS</source>
        <translation>MBS</translation>
    </message>
    <message>
        <source>Microbatch size</source>
        <translation>微批次大小</translation>
    </message>
    <message>
        <source>Schedules</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>Orders of passes to try. Common: GPipe, 1F1B, interleaved 1F1B and ZB-H1</source>
        <translation>要尝试的计算顺序。常用：GPipe、1F1B、交错 1F1B 和 ZB-H1</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Where its layers may run</source>
        <translation>词表层可运行的位置</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>What may be computed twice to save memory</source>
        <translation>为节省显存可重复计算的内容</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>How states may be cut over data-parallel ranks</source>
        <translation>状态可如何在数据并行 rank 间切分</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Where activations may go</source>
        <translation>激活可移往何处</translation>
    </message>
    <message>
        <source>Within a node</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>Groups that must not reach over several nodes</source>
        <translation>不得跨越多个节点的组</translation>
    </message>
    <message>
        <source>all groups</source>
        <translation>所有组</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1: one value (8), bounds (1..16) or some values (2,4,8); empty for any</source>
        <translation>%1：单个值 (8)、范围 (1..16) 或若干值 (2,4,8)；留空为任意</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Least headroom</source>
        <translation>最小余量</translation>
    </message>
    <message>
        <source>Memory that must stay free on the fullest device</source>
        <translation>最满设备上必须保持空闲的显存</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>%1: nothing that this project offers is ticked</source>
        <translation>%1：未勾选此项目提供的任何选项</translation>
    </message>
    <message>
        <source>%1: write one value (8), bounds (1..16) or some values (2,4,8)</source>
        <translation>%1：请填写单个值 (8)、范围 (1..16) 或若干值 (2,4,8)</translation>
    </message>
    <message numerus="yes">
        <source>%n combination(s) of degrees and microbatch size</source>
        <translation>
            <numerusform>%n 种并行度与微批次大小的组合</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <comment>launcher</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Launcher that must be able to run the layout</source>
        <translation>必须能运行该布局的启动器</translation>
    </message>
    <message>
        <source>Only layouts that the export to this launcher says without leaving anything out that changes the figures</source>
        <translation>只要布局导出到此启动器时不遗漏任何会改变数值的内容</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Numbers of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>How many GPUs of the cluster, the first of it, a layout takes: one number (64) or several (64,128); empty for all</source>
        <translation>一个布局使用集群中从头开始的多少块 GPU：一个数（64）或多个数（64,128）；留空为全部</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>GPUs: write one number (64) or several (64,128)</source>
        <translation>GPU：请写一个数（64）或多个数（64,128）</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Compression that layouts may have</source>
        <translation>布局可用的压缩</translation>
    </message>
    <message>
        <source>As planned: every layout has that of the plan. Lossless: a tied embedding may be summed at once. Lossy: sends back between stages and weight gradients may lose digits (PowerSGD), too; of layouts that are as fast the least compressed comes first</source>
        <translation>按方案：每个布局都用方案的压缩。无损：共享嵌入可一次性累加。有损：阶段间的反向发送和权重梯度也可丢失精度 (PowerSGD)；同样快的布局中压缩最少者居先</translation>
    </message>
    <message>
        <source>as planned</source>
        <translation>按方案</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>无损</translation>
    </message>
    <message>
        <source>lossy admitted</source>
        <translation>允许有损</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchControl</name>
    <message>
        <source>%1 refused (%2): %3</source>
        <comment>count, rule, example</comment>
        <translation>%1 个被拒绝（%2）：%3</translation>
    </message>
    <message>
        <source>Layout search</source>
        <translation>布局搜索</translation>
    </message>
    <message>
        <source>Searching; the best so far appear here.</source>
        <translation>正在搜索；目前最优的布局显示于此。</translation>
    </message>
    <message>
        <source>%1 layouts priced, %2 fit, %3 simulated in %4.</source>
        <translation>已估算 %1 个布局，%2 个放得下，模拟了 %3 个，用时 %4。</translation>
    </message>
    <message>
        <source>Stopped: the best so far.</source>
        <translation>已停止：显示目前最优的布局。</translation>
    </message>
    <message>
        <source>✕ No layout fits: hover to read why.</source>
        <translation>✕ 没有放得下的布局：悬停可查看原因。</translation>
    </message>
    <message>
        <source>✓ None in this space is faster by our estimate.</source>
        <translation>✓ 按本程序的估算，此空间内没有更快的布局。</translation>
    </message>
    <message>
        <source>⚠ The limit of simulations came first: there may be faster ones.</source>
        <translation>⚠ 先达到了模拟次数上限：可能还有更快的布局。</translation>
    </message>
    <message>
        <source>Model, cluster, workload or routing have changed since this search: search again.</source>
        <translation>此次搜索之后，模型、集群、工作负载或路由已更改：请重新搜索。</translation>
    </message>
    <message>
        <source>Stopped early.</source>
        <translation>已提前停止。</translation>
    </message>
    <message>
        <source>no links are measured to place its ranks by</source>
        <translation>没有可用于排布其 rank 的链路测量数据</translation>
    </message>
    <message>
        <source>The first: %1.</source>
        <translation>首位：%1。</translation>
    </message>
    <message>
        <source>Fastest in %1 of %2 worlds, at worst %3 behind.</source>
        <translation>在 %2 种情景的 %1 中最快，最坏落后 %3。</translation>
    </message>
    <message>
        <source>The ten best were priced again in %1 worlds that differ from this project as measurements do: links by %2, constants of the device by %3 (standard deviations).</source>
        <translation>已在 %1 种情景中重新估算前十个布局，各情景与此项目的差异相当于测量误差：链路 %2，设备常量 %3（标准差）。</translation>
    </message>
    <message>
        <source>The first is %1.</source>
        <translation>首位%1。</translation>
    </message>
    <message>
        <source>Why the second lost: %1.</source>
        <translation>第二位落后的原因：%1。</translation>
    </message>
    <message>
        <source>Placing and testing the best layouts</source>
        <translation>排布并检验最优布局</translation>
    </message>
    <message>
        <source>Placing the ranks of the best layouts, then testing how their order holds.</source>
        <translation>先排布最优布局的 rank，再检验其次序是否稳固。</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 free.</source>
        <translation>%1 的预览：单步 %2，剩余 %3。</translation>
    </message>
    <message>
        <source>Testing how the order holds</source>
        <translation>正在检验排名是否稳定</translation>
    </message>
    <message>
        <source>Preview of %1: step %2, %3 too much.</source>
        <translation>预览 %1：步时 %2，超出 %3。</translation>
    </message>
    <message>
        <source>The constraints have changed since this search: search again.</source>
        <translation>自此次搜索以来约束已更改：请重新搜索。</translation>
    </message>
    <message>
        <source>The best so far: %1 layouts priced, %2 fit</source>
        <translation>目前最优：已估算 %1 个布局，%2 个放得下</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchPanel</name>
    <message>
        <source>Find the fastest layouts that fit; a new search replaces a running one</source>
        <translation>查找放得下的最快布局；新的搜索会取代正在运行的搜索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop searching and keep the best so far</source>
        <translation>停止搜索，保留目前最优的结果</translation>
    </message>
    <message>
        <source>Filter: TP 8, zero-1</source>
        <translation>筛选：TP 8, zero-1</translation>
    </message>
    <message>
        <source>Filter of the layouts</source>
        <translation>布局筛选</translation>
    </message>
    <message>
        <source>Only layouts with all of these words, separated by commas</source>
        <translation>仅显示包含所有这些词的布局，以半角逗号分隔</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>找到的布局</translation>
    </message>
    <message>
        <source>Add this layout as a plan of its own, named by its difference (Return)</source>
        <translation>将此布局添加为单独的方案，以其差异命名 (Return)</translation>
    </message>
    <message>
        <source>Give the plan on screen this layout (Shift+Return)</source>
        <translation>将此布局用于当前方案 (Shift+Return)</translation>
    </message>
    <message>
        <source>Time and headroom</source>
        <translation>时间与余量</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>逐项更改</translation>
    </message>
    <message>
        <source>Layouts that fit are listed here, the fastest first.</source>
        <translation>放得下的布局列于此处，最快的在前。</translation>
    </message>
    <message>
        <source>Place the ranks of the five best by the measured links, and see how the order of the ten best holds when links and calibration are off as measurements are</source>
        <translation>按实测链路排布前五个布局的 rank，并检验在链路和校准存在测量误差时前十个布局的次序是否稳固</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Adopt as new plan</source>
        <translation>采用为新方案</translation>
    </message>
    <message>
        <source>Change this plan</source>
        <translation>更改此方案</translation>
    </message>
    <message>
        <source>Place and test the best</source>
        <translation>排布并检验最优布局</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SearchWords</name>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>tensor-parallel communication</source>
        <translation>张量并行通信</translation>
    </message>
    <message>
        <source>context-parallel communication</source>
        <translation>上下文并行通信</translation>
    </message>
    <message>
        <source>expert-parallel communication</source>
        <translation>专家并行通信</translation>
    </message>
    <message>
        <source>data-parallel communication</source>
        <translation>数据并行通信</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>waiting for offloaded activations</source>
        <translation>等待已卸载的激活</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <comment>time, part of a step</comment>
        <translation>%2多 %1</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <comment>time, part of a step</comment>
        <translation>%2少 %1</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同样快</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>rank and layout</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>step %1 s</source>
        <translation>单步 %1 s</translation>
    </message>
    <message>
        <source>%1 tokens/s, MFU %2 %, bubble %3 %</source>
        <translation>%1 tokens/s，MFU %2 %，气泡 %3 %</translation>
    </message>
    <message>
        <source>fullest device (stage %1): %2</source>
        <translation>最满设备（阶段 %1）：%2</translation>
    </message>
    <message>
        <source>headroom %1</source>
        <translation>余量 %1</translation>
    </message>
    <message>
        <source>on the Pareto front: nothing is as fast with more memory free</source>
        <translation>在 Pareto 前沿上：没有同样快而剩余显存更多的布局</translation>
    </message>
    <message>
        <source>behind the first: %1</source>
        <translation>落后于首位：%1</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>无收益</translation>
    </message>
    <message>
        <source>fastest in %1 of %2 worlds, rank %3 at worst, step %4 to %5</source>
        <translation>在 %2 种情景的 %1 中最快，最差排第 %3，单步 %4 到 %5</translation>
    </message>
    <message>
        <source>no placement of its ranks is faster</source>
        <translation>没有更快的 rank 排布</translation>
    </message>
    <message>
        <source>−%1 by placing its ranks</source>
        <translation>排布其 rank 后 −%1</translation>
    </message>
    <message>
        <source>%1, within the noise of the links</source>
        <translation>%1，在链路噪声之内</translation>
    </message>
    <message>
        <source>%1, beyond the noise of the links</source>
        <translation>%1，超出链路噪声</translation>
    </message>
    <message>
        <source>%1  +%2 like it</source>
        <comment>layout and how many are as fast</comment>
        <translation>%1  +%2 个类似</translation>
    </message>
    <message>
        <source>as fast as %1, and less simple</source>
        <translation>与 %1 一样快，但不那么简单</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) as fast, within half a percent, and less simple: Right shows them</source>
        <translation>
            <numerusform>另有 %n 个在百分之零点五之内同样快、但不那么简单：按右方向键显示</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for transfers</source>
        <translation>等待传输</translation>
    </message>
    <message>
        <source>waiting for other stages</source>
        <translation>等待其他阶段</translation>
    </message>
    <message>
        <source>microbatch %1</source>
        <translation>微批次 %1</translation>
    </message>
    <message>
        <source>vocabulary %1</source>
        <translation>词表 %1</translation>
    </message>
    <message>
        <source>recompute %1</source>
        <translation>重计算 %1</translation>
    </message>
    <message>
        <source>offload to %1</source>
        <translation>卸载到 %1</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>有损：%1</translation>
    </message>
    <message>
        <source>fused embedding sync</source>
        <translation>融合的嵌入同步</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SensitivityView</name>
    <message>
        <source>What each setting would change</source>
        <translation>每项设置会带来的变化</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>What the next legal value of every setting would change in step time and memory. It appears for a plan that is legal.</source>
        <translation>每项设置的下一个合法取值会使单步时间和显存如何变化。仅对合法的方案显示。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change of step</source>
        <translation>单步变化</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>最满设备</translation>
    </message>
    <message>
        <source>Change of peak</source>
        <translation>峰值变化</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 changes of one setting; the largest gain is %2: step %3, peak memory %4.</source>
        <translation>%1 种单项设置更改；收益最大的是 %2：单步 %3，峰值显存 %4。</translation>
    </message>
    <message>
        <source>%1
step %2 s (%3 s)
fullest device %4
</source>
        <translation>%1
单步 %2 s（%3 s）
最满设备 %4
</translation>
    </message>
    <message>
        <source>A click shows it, Return adopts it as a new plan, Shift+Return changes this plan.</source>
        <translation>单击显示它，回车将其采用为新计划，Shift+回车更改此计划。</translation>
    </message>
    <message>
        <source>It would not fit. A click shows it, Return adopts it all the same.</source>
        <translation>它放不下。单击显示它，回车仍然采用它。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServedFigures</name>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingControl</name>
    <message>
        <source>Let %1 requests come a second</source>
        <translation>让每秒到达 %1 个请求</translation>
    </message>
    <message>
        <source>Serve requests</source>
        <translation>处理请求</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingMemoryView</name>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>activations of a batch</source>
        <translation>一个批次的激活</translation>
    </message>
    <message>
        <source>buffers of collectives</source>
        <translation>集合通信缓冲区</translation>
    </message>
    <message>
        <source>kernels and graphs</source>
        <translation>内核和图</translation>
    </message>
    <message>
        <source>left for keys and values</source>
        <translation>留给键值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the memory, bytes</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Memory while serving</source>
        <translation>服务时的内存</translation>
    </message>
    <message>
        <source>What a GPU of each stage holds while the model serves: weights, activations of the largest batch, buffers and the engine; what is left takes keys and values of requests. The dashed line is what the engine may take of the GPU.</source>
        <translation>模型服务时每个阶段的 GPU 所存放的内容：权重、最大批次的激活、缓冲区和引擎；剩余部分存放请求的键值。虚线是引擎可占用的 GPU 内存。</translation>
    </message>
    <message>
        <source>No memory estimate yet.</source>
        <translation>尚无显存估算。</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Decodes %1</source>
        <translation>解码 %1</translation>
    </message>
    <message>
        <source>Prompts %1</source>
        <translation>提示 %1</translation>
    </message>
    <message>
        <source>of the weights planes of experts</source>
        <translation>权重中专家的位平面</translation>
    </message>
    <message>
        <source>of those resident</source>
        <translation>其中常驻</translation>
    </message>
    <message>
        <source>the engine may take</source>
        <translation>引擎可占用</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>keys and values of a token</source>
        <translation>一个 token 的键值</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>requests at once</source>
        <translation>同时请求数</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingOutcome</name>
    <message>
        <source>TPOT %1</source>
        <translation>TPOT %1</translation>
    </message>
    <message>
        <source>%1: +%2 requests/s, %3</source>
        <translation>%1：+%2 请求/s，%3</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) fit then</source>
        <translation>
            <numerusform>届时可容纳 %n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 a second, %4</source>
        <translation>%1：%2，每秒 %3，%4</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingPanel</name>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>How many re&amp;quests a second?</source>
        <translation>每秒可达多少请求？(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find the best layout</source>
        <translation>查找最佳布局(&amp;F)</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>Stop the simulation that is under way</source>
        <translation>停止正在进行的模拟</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>对比(&amp;C)：</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>A second scheduler serves the same requests, below on the same time axis</source>
        <translation>第二个调度器处理相同的请求，在下方以同一时间轴显示</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The highest rate that keeps the goals, by simulations at different rates; without goals 99 of 100 requests wait five seconds at most</source>
        <translation>通过不同速率的模拟求出能满足目标的最高速率；没有目标时，100 个请求中有 99 个最多等待五秒</translation>
    </message>
    <message>
        <source>Degrees, schedulers and budgets on this cluster: which serve most within the goals</source>
        <translation>此集群上的并行度、调度器和预算：哪些能在目标内处理最多请求</translation>
    </message>
    <message>
        <source>Let %1 come a second</source>
        <translation>让每秒到达 %1 个</translation>
    </message>
    <message>
        <source>Serve with %1</source>
        <translation>用 %1 处理</translation>
    </message>
    <message>
        <source>Trying rates…</source>
        <translation>正在尝试各种速率…</translation>
    </message>
    <message>
        <source>Not even one request alone keeps the goals.</source>
        <translation>即使只有一个请求也无法满足目标。</translation>
    </message>
    <message>
        <source>Up to %1 requests/s: %2 tokens/s, TTFT p99 %3, TPOT p99 %4.</source>
        <translation>最高 %1 请求/s：%2 token/s，TTFT p99 %3，TPOT p99 %4。</translation>
    </message>
    <message>
        <source>Best layout for serving</source>
        <translation>最佳服务布局</translation>
    </message>
    <message>
        <source>Change the requests</source>
        <translation>更改请求</translation>
    </message>
    <message>
        <source>Change what is asked of latencies</source>
        <translation>更改延迟目标</translation>
    </message>
    <message>
        <source>Of %1 in use per GPU: weights %2, activations %3, buffers and engine %4, cache %5.</source>
        <translation>每 GPU 已用 %1，其中：权重 %2，激活 %3，缓冲区和引擎 %4，缓存 %5。</translation>
    </message>
    <message>
        <source>Cannot be served</source>
        <translation>无法提供服务</translation>
    </message>
    <message>
        <source>✗ Does not fit</source>
        <translation>✗ 放不下</translation>
    </message>
    <message>
        <source>✓ Fits; no goal for latencies yet</source>
        <translation>✓ 放得下；尚无延迟目标</translation>
    </message>
    <message>
        <source>✓ %1 of the requests in time</source>
        <translation>✓ %1 的请求按时完成</translation>
    </message>
    <message>
        <source>✗ Only %1 of the requests in time</source>
        <translation>✗ 仅 %1 的请求按时完成</translation>
    </message>
    <message>
        <source>%1 tokens/s, %2 requests/s</source>
        <translation>%1 token/s，%2 请求/s</translation>
    </message>
    <message>
        <source>Stages idle %1; bubbles: %2</source>
        <translation>阶段空闲 %1；气泡：%2</translation>
    </message>
    <message>
        <source>Median bubble of a request %1</source>
        <translation>单个请求的气泡中位数 %1</translation>
    </message>
    <message>
        <source>Preemptions: %1 (%2 tokens computed again)</source>
        <translation>抢占：%1（重新计算 %2 个 token）</translation>
    </message>
    <message>
        <source>Refused: %1, longer than what fits</source>
        <translation>已拒绝：%1，超出可容纳的长度</translation>
    </message>
    <message>
        <source>Planes of experts take %1 of the weights, %2 of them stay.</source>
        <translation>专家位平面占权重的 %1，其中 %2 常驻。</translation>
    </message>
    <message>
        <source>Planes of experts: %1 loaded per token, %2 found in memory, waiting %3 per token</source>
        <translation>专家位平面：每 token 加载 %1，%2 在内存中命中，每 token 等待 %3</translation>
    </message>
    <message>
        <source>What this device and engine reach while they serve: drop results of a serving benchmark on the window to fit it to your own</source>
        <translation>此设备与引擎在推理服务中能达到的水平：将推理基准结果拖到窗口上即可按你的数据拟合</translation>
    </message>
    <message>
        <source>Rates: fitted to %1</source>
        <translation>速率：按 %1 拟合</translation>
    </message>
    <message>
        <source>Rates as shipped: %1</source>
        <translation>随附速率：%1</translation>
    </message>
    <message>
        <source>What would help most:</source>
        <translation>最有帮助的是：</translation>
    </message>
    <message>
        <source>What would make it fit:</source>
        <translation>使其放得下的办法：</translation>
    </message>
    <message>
        <source>Change the plan so; undo as ever. By the closed form: requests a second within the goals, TPOT under the plan&apos;s requests</source>
        <translation>如此更改计划；可照常撤销。按闭式：目标内每秒请求数，计划请求下的 TPOT</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s).</source>
        <translation>
            <numerusform>%n 个副本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates as shipped, but for %1</source>
        <translation>速率为随附值，但%1除外</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingText</name>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>idle %1</source>
        <translation>空闲 %1</translation>
    </message>
    <message>
        <source>queue ≤ %1</source>
        <translation>队列 ≤ %1</translation>
    </message>
    <message>
        <source>no queue</source>
        <translation>无队列</translation>
    </message>
    <message>
        <source>%1 blocks, at most %2 taken</source>
        <translation>%1 个块，最多占用 %2</translation>
    </message>
    <message>
        <source>PB1 unequal prompts</source>
        <translation>PB1 提示词长短不一</translation>
    </message>
    <message>
        <source>PB2 prompts beside decodes</source>
        <translation>PB2 提示词与解码相邻</translation>
    </message>
    <message>
        <source>PB3 unequal decodes</source>
        <translation>PB3 解码长短不一</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>无工作</translation>
    </message>
    <message>
        <source>prompt pieces, a hue per request</source>
        <translation>提示词分块，每个请求一种色调</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>▼ preempted</source>
        <translation>▼ 被抢占</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>▾ first token due</source>
        <translation>▾ 首个 token 期限</translation>
    </message>
    <message>
        <source>(within %1)</source>
        <translation>（不超过 %1）</translation>
    </message>
    <message>
        <source>(over %1)</source>
        <translation>（超过 %1）</translation>
    </message>
    <message>
        <source>request %1: %2 tokens of its prompt behind %3</source>
        <translation>请求 %1：其提示词中 %3 之后的 %2 个 token</translation>
    </message>
    <message>
        <source>request %1: the first %2 tokens of its prompt</source>
        <translation>请求 %1：其提示词的前 %2 个 token</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Decodes</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>this batch and the one before have prompt pieces of different size</source>
        <translation>此批次与前一批次的提示词分块大小不同</translation>
    </message>
    <message>
        <source>a batch with prompts follows one of decodes alone, or the other way round</source>
        <translation>含提示词的批次跟在纯解码批次之后，或者相反</translation>
    </message>
    <message>
        <source>both batches only decode, with caches of different length</source>
        <translation>两个批次都只解码，但缓存长度不同</translation>
    </message>
    <message>
        <source>nothing was under way and nobody waited</source>
        <translation>没有正在进行的工作，也没有请求在等待</translation>
    </message>
    <message>
        <source>%1 p</source>
        <comment>prompt tokens</comment>
        <translation>%1 p</translation>
    </message>
    <message>
        <source>%1 d</source>
        <comment>decodes</comment>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Batch %1, %2: %3</source>
        <translation>批次 %1，%2：%3</translation>
    </message>
    <message>
        <source>#tok %1 = %2 p + %3 d (prompt tokens + decodes)</source>
        <translation>#tok %1 = %2 p + %3 d（提示 token + 解码）</translation>
    </message>
    <message numerus="yes">
        <source>• and %n more</source>
        <translation>
            <numerusform>• 另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>The decodes ride along with the prompt: weights are read once for both.</source>
        <translation>解码随提示词一同执行：权重只需为两者读取一次。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>No work on %1: %2</source>
        <translation>%1 上无工作：%2</translation>
    </message>
    <message>
        <source>Bubble %1 on %2: %3</source>
        <translation>%2 上的气泡 %1：%3</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1，%2 至 %3</translation>
    </message>
    <message>
        <source>by tokens: prompts %1 of the time, decodes %2</source>
        <translation>按 token：提示词占时间 %1，解码 %2</translation>
    </message>
    <message>
        <source>Zoom in to see the batches.</source>
        <translation>放大可见各批次。</translation>
    </message>
    <message numerus="yes">
        <source>Its keys and values are read again by %n later batch(es), marked here</source>
        <translation>
            <numerusform>其键值被之后的 %n 个批次再次读取，已标出</numerusform>
        </translation>
    </message>
    <message>
        <source>(of prompts alone: decodes are too many to be kept)</source>
        <translation>(仅提示词：解码过多，未保留)</translation>
    </message>
    <message>
        <source>Request %1: %2 prompt tokens, %3 output tokens</source>
        <translation>请求 %1：提示词 %2 token，输出 %3 token</translation>
    </message>
    <message>
        <source>refused: longer than what fits</source>
        <translation>拒绝：超过可容纳的长度</translation>
    </message>
    <message>
        <source>arrived at %1, waited %2</source>
        <translation>到达 %1，等待 %2</translation>
    </message>
    <message>
        <source>first token after %1</source>
        <translation>首个 token 于 %1 后</translation>
    </message>
    <message>
        <source>%1 per output token behind the first</source>
        <translation>首个之后每个输出 token %1</translation>
    </message>
    <message>
        <source>longest gap between tokens %1</source>
        <translation>token 间最长间隔 %1</translation>
    </message>
    <message numerus="yes">
        <source>prompt in %n piece(s)</source>
        <translation>
            <numerusform>提示词分为 %n 块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>preempted %n time(s): its cache was given up and computed again</source>
        <translation>
            <numerusform>被抢占 %n 次：其缓存被释放并重新计算</numerusform>
        </translation>
    </message>
    <message>
        <source>bubbles before its batches %1</source>
        <translation>其批次前的气泡 %1</translation>
    </message>
    <message>
        <source>done at %1</source>
        <translation>完成于 %1</translation>
    </message>
    <message>
        <source>Cache at %1: %2 of %3 blocks (%4)
%5 run, %6 wait</source>
        <translation>%1 时缓存：%3 块中的 %2 块 (%4)
运行 %5，等待 %6</translation>
    </message>
    <message>
        <source>%1 tokens/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  stages idle %6</source>
        <translation>%1 token/s  ·  TTFT p50 %2, p99 %3  ·  TPOT p50 %4, p99 %5  ·  阶段空闲 %6</translation>
    </message>
    <message>
        <source>%1 against %2:  tokens/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  idle %6 against %7</source>
        <translation>%1 对 %2:  token/s %3  ·  TTFT p99 %4  ·  TPOT p99 %5  ·  空闲 %6 对 %7</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>提示词 token</translation>
    </message>
    <message>
        <source>Formed</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <translation>最长间隔</translation>
    </message>
    <message>
        <source>Bubbles</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>keys and values handed over</source>
        <translation>键值已移交</translation>
    </message>
    <message>
        <source>Decodes %1</source>
        <translation>解码 %1</translation>
    </message>
    <message>
        <source>Prompts %1</source>
        <translation>提示词 %1</translation>
    </message>
    <message>
        <source>keys and values to replica %1: waited %2, on the way %3, slowest link GPU %4 → %5</source>
        <translation>键值移交至副本 %1：等待 %2，传输 %3，最慢链路 GPU %4 → %5</translation>
    </message>
    <message>
        <source>Hand-overs</source>
        <translation>交接</translation>
    </message>
    <message>
        <source>busy %1</source>
        <translation>占用 %1</translation>
    </message>
    <message>
        <source>From replica</source>
        <translation>来自副本</translation>
    </message>
    <message>
        <source>To replica</source>
        <translation>到副本</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Slowest link</source>
        <translation>最慢链路</translation>
    </message>
    <message>
        <source>GPU %1 → %2</source>
        <translation>GPU %1 → %2</translation>
    </message>
    <message>
        <source>Keys and values of request %1: replica %2 → %3</source>
        <translation>请求 %1 的键值：副本 %2 → %3</translation>
    </message>
    <message>
        <source>%1 tokens, %2, on the way %3</source>
        <translation>%1 token，%2，传输 %3</translation>
    </message>
    <message>
        <source>waited %1 for room and for those before it</source>
        <translation>等待空位和前面的交接 %1</translation>
    </message>
    <message>
        <source>slowest link %1</source>
        <translation>最慢链路 %1</translation>
    </message>
    <message>
        <source>Hand-overs, %1 to %2</source>
        <translation>交接，%1 至 %2</translation>
    </message>
    <message>
        <source>on the way %1 of the time</source>
        <translation>%1 的时间在传输</translation>
    </message>
    <message>
        <source>Zoom in to see them.</source>
        <translation>放大即可看到。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ServingView</name>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Nothing was served yet.</source>
        <translation>尚未服务任何请求。</translation>
    </message>
    <message>
        <source>Requests and scheduler on the left are simulated as soon as the plan fits.</source>
        <translation>方案可容纳后即模拟左侧的请求与调度器。</translation>
    </message>
    <message>
        <source>&amp;Replica:</source>
        <translation>副本(&amp;R):</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Walk through the batches: who gets a token in each</source>
        <translation>逐批查看：每批中谁得到 token</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>◂</source>
        <translation>◂</translation>
    </message>
    <message>
        <source>Previous batch</source>
        <translation>上一批</translation>
    </message>
    <message>
        <source>▸</source>
        <translation>▸</translation>
    </message>
    <message>
        <source>Next batch</source>
        <translation>下一批</translation>
    </message>
    <message>
        <source>Longest bubble</source>
        <translation>最长气泡</translation>
    </message>
    <message>
        <source>Go to the longest bubble</source>
        <translation>转到最长气泡</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Zoom to what the cursor is on</source>
        <translation>缩放到光标所在</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合</translation>
    </message>
    <message>
        <source>Show all of it</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>适合全部(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>缩放到选择(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>&amp;Higher rows of requests</source>
        <translation>加高请求行(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lower rows of requests</source>
        <translation>降低请求行(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play batch by batch</source>
        <translation>逐批播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next batch</source>
        <translation>下一批(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious batch</source>
        <translation>上一批(&amp;V)</translation>
    </message>
    <message>
        <source>Longest &amp;bubble</source>
        <translation>最长气泡(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt replica</source>
        <translation>下一副本(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious replica</source>
        <translation>上一副本(&amp;R)</translation>
    </message>
    <message>
        <source>%1 requests on %2 replicas of %3 stages, scheduler %4: %5. Bubbles: %6. Preemptions: %7.</source>
        <translation>%1 个请求，%2 个副本，%3 个阶段，调度器 %4：%5。气泡：%6。抢占：%7。</translation>
    </message>
    <message>
        <source>Requests are answered by batches that walk through the stages of a pipeline. Each bar is a batch on a stage, split by its tokens: pieces of prompts in the hues of their requests, decodes hatched grey. Gaps between batches are bubbles, by their cause: PB1 prompts of different size, PB2 a batch with prompts beside one without, PB3 decodes with caches of different length (SARATHI, arXiv 2308.16369). Where prompts are computed apart, arrows are keys and values on their way to where the request goes on. TTFT is the first token behind the arrival; TPOT is (end − first token) / (output tokens − 1).</source>
        <translation>请求由流经流水线各阶段的批次回答。每个条是一个阶段上的批次，按 token 划分：提示片段用其请求的颜色，解码为灰色斜线。批次之间的空隙是气泡，按原因分：PB1 大小不同的提示，PB2 含提示的批次与不含的相邻，PB3 缓存长度不同的解码（SARATHI，arXiv 2308.16369）。若提示在别处计算，箭头表示键值正传往请求继续之处。TTFT 是到达后的首个 token；TPOT 是（结束 − 首个 token）/（输出 token − 1）。</translation>
    </message>
    <message>
        <source>Export as Chrome &amp;trace…</source>
        <translation>导出为 Chrome 跟踪(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SmallMultiples</name>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>%1: most extreme %2, expert %3 to %4</source>
        <translation>%1：极值 %2，专家 %3 到 %4</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Most extreme value</source>
        <translation>极值</translation>
    </message>
    <message>
        <source>From expert</source>
        <translation>源专家</translation>
    </message>
    <message>
        <source>To expert</source>
        <translation>目标专家</translation>
    </message>
    <message>
        <source>No routing yet. Drop a router trace of Megatron, vLLM or SGLang here.</source>
        <translation>尚无路由数据。请将 Megatron、vLLM 或 SGLang 的路由 trace 拖到此处。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n matrices on one colour scale.</source>
        <translation>
            <numerusform>%1：%n 个矩阵，共用一个色标。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::SparesView</name>
    <message>
        <source>How many spares pay</source>
        <translation>多少备用节点划算</translation>
    </message>
    <message>
        <source>No rates of failure yet.</source>
        <translation>尚无故障率。</translation>
    </message>
    <message>
        <source>Say on the left how often nodes fail.</source>
        <translation>请在左侧指定节点多久故障一次。</translation>
    </message>
    <message>
        <source>spare nodes</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效吞吐量</translation>
    </message>
    <message>
        <source>of the cluster</source>
        <translation>按集群计</translation>
    </message>
    <message numerus="yes">
        <source>%n spare node(s): goodput %1 of the cluster, %2 over all nodes bought</source>
        <translation>
            <numerusform>%n 个备用节点：有效吞吐量按集群计 %1，按所有购买的节点计 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Spare nodes</source>
        <translation>备用节点</translation>
    </message>
    <message>
        <source>Goodput over all nodes bought</source>
        <translation>按所有购买的节点计的有效吞吐量</translation>
    </message>
    <message>
        <source>With %1 no spare node pays: goodput over all nodes bought is highest without, %2.</source>
        <translation>采用 %1 时备用节点都不划算：按所有购买的节点计的有效吞吐量在没有备用时最高，为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>With %1 %n spare node(s) pay(s): goodput over all nodes bought is %2, without %3.</source>
        <translation>
            <numerusform>采用 %1 时 %n 个备用节点划算：按所有购买的节点计的有效吞吐量为 %2，没有备用时为 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点线：其他策略</translation>
    </message>
    <message>
        <source>over all nodes bought: none pays</source>
        <translation>按全部购买的节点：均不划算</translation>
    </message>
    <message numerus="yes">
        <source>over all nodes bought: %n pay(s)</source>
        <translation>
            <numerusform>按全部购买的节点：%n 个划算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StartPage</name>
    <message>
        <source>Will it fit, how fast will it be, and what is in the way?</source>
        <translation>放得下吗？有多快？瓶颈在哪里？</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A mixture-of-experts model on 16 nodes with measured, unequal links</source>
        <translation>混合专家模型，16 个节点，链路经实测且不均等</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>A model, a cluster and a first plan; kept in one file</source>
        <translation>模型、集群和初始方案，保存在一个文件中</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>A project, or a plan as JSON; dropping it on the window does the same</source>
        <translation>项目，或 JSON 格式的方案；拖到窗口上效果相同</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StepBar</name>
    <message>
        <source>Where the step goes</source>
        <translation>一步的时间花在哪里</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation>每个输出 token 的时间去向</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::StepFigures</name>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Time of one training step</source>
        <translation>一个训练步的时间</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Tokens of the global batch divided by the step time</source>
        <translation>全局批次的 token 数除以单步时间</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation: FLOPs the model needs over what the GPUs could do</source>
        <translation>模型 FLOPs 利用率：模型所需 FLOPs 与 GPU 可提供 FLOPs 之比</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>气泡</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>峰值显存</translation>
    </message>
    <message>
        <source>Device memory of the fullest GPU</source>
        <translation>占用最满的 GPU 的设备显存</translation>
    </message>
    <message>
        <source>Updating</source>
        <translation>正在更新</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>The figures belong to the plan before the last change</source>
        <translation>数值对应上次更改之前的方案</translation>
    </message>
    <message>
        <source>The figures belong to the layout that is looked at</source>
        <translation>数值对应正在查看的布局</translation>
    </message>
    <message>
        <source>The figures belong to this plan</source>
        <translation>数值对应此方案</translation>
    </message>
    <message>
        <source>The plan is not possible, see the diagnoses</source>
        <translation>方案不可行，见诊断</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>on seen tokens</source>
        <translation>在已见 token 上</translation>
    </message>
    <message>
        <source>It counts tokens that the places of the experts were fitted on: on unseen ones the step is likely longer. Traces can count the unseen part, for all plans.</source>
        <translation>统计的是专家位置所拟合的 token：在未见过的 token 上该步很可能更长。可在“轨迹”中为所有方案统计未见部分。</translation>
    </message>
    <message>
        <source>✕ Not possible</source>
        <translation>✕ 不可行</translation>
    </message>
    <message>
        <source>%1
Click for the diagnoses and what would help.</source>
        <translation>%1
单击查看诊断和可行的办法。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Stage %1: %2 of %3</source>
        <translation>阶段 %1：%2 / %3</translation>
    </message>
    <message>
        <source>✓ Fits</source>
        <translation>✓ 放得下</translation>
    </message>
    <message>
        <source>%1 are free on the fullest GPU</source>
        <translation>最满的 GPU 上剩余 %1</translation>
    </message>
    <message>
        <source>✕ Does not fit</source>
        <translation>✕ 放不下</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>最满的 GPU 上超出 %1</translation>
    </message>
    <message>
        <source>what is offloaded does not fit into the memory of a host</source>
        <translation>被卸载的内容放不进一台主机的内存</translation>
    </message>
    <message>
        <source>Click for the diagnoses and what would help.</source>
        <translation>单击查看诊断和可行的办法。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict and its reason</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>有损</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/s</translation>
    </message>
    <message>
        <source>By the closed form, on the average: Serve simulates the distribution</source>
        <translation>按闭式公式的平均值：分布由“服务”模拟</translation>
    </message>
    <message>
        <source>Weights, activations and buffers; %1 are left for keys and values</source>
        <translation>权重、激活和缓冲区；剩余 %1 供键值使用</translation>
    </message>
    <message>
        <source>%1 are missing on each GPU for one request</source>
        <translation>要处理一个请求，每块 GPU 还缺 %1</translation>
    </message>
    <message>
        <source>Digits are lost on the way: what that does to the model is not estimated.</source>
        <translation>途中会丢失数位：对模型的影响未作估算。</translation>
    </message>
    <message>
        <source>but not the longest requests</source>
        <translation>但最长的请求放不下</translation>
    </message>
    <message>
        <source>Mean time from one token of a request to its next</source>
        <translation>请求从一个 token 到下一个的平均时间</translation>
    </message>
    <message>
        <source>Tokens of output that all replicas generate</source>
        <translation>所有副本生成的输出 token</translation>
    </message>
    <message>
        <source>Mean time from the arrival of a request to its first token</source>
        <translation>从请求到达到其首个 token 的平均时间</translation>
    </message>
    <message>
        <source>Requests that all replicas answer</source>
        <translation>所有副本应答的请求</translation>
    </message>
    <message>
        <source>What the engine takes of a GPU beside keys and values</source>
        <translation>引擎在一块 GPU 上除键和值外的占用</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 s to %2 s</source>
        <translation>100 次运行中有 80 次：%1 s 到 %2 s</translation>
    </message>
    <message>
        <source>80 of 100 runs: %1 to %2</source>
        <translation>100 次运行中有 80 次：%1 到 %2</translation>
    </message>
    <message>
        <source>◐ Likely fits</source>
        <translation>◐ 很可能放得下</translation>
    </message>
    <message>
        <source>◔ Unlikely to fit</source>
        <translation>◔ 不太可能放得下</translation>
    </message>
    <message>
        <source>in %1 of 100 cases</source>
        <translation>100 次中 %1 次</translation>
    </message>
    <message>
        <source>What the busiest stage idles: (step − its work) / step. Stages with less to do idle longer, which is told beside it.</source>
        <translation>最忙阶段的空闲占比：(步 − 其工作) / 步。工作较少的阶段空闲更久，其数值列在旁边。</translation>
    </message>
    <message>
        <source>Mean TPOT</source>
        <translation>平均 TPOT</translation>
    </message>
    <message>
        <source>Mean TTFT</source>
        <translation>平均 TTFT</translation>
    </message>
    <message>
        <source>Simulated, as Serve shows it</source>
        <translation>模拟值，与“服务”中所示一致</translation>
    </message>
    <message>
        <source>%1, stages idle %2</source>
        <translation>%1，阶段空闲 %2</translation>
    </message>
    <message>
        <source>All stages together idle %1 of the step</source>
        <translation>所有阶段合计在该步的 %1 时间空闲</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TableDialog</name>
    <message>
        <source>Table: %1</source>
        <translation>表格：%1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells, or the whole table, as tab-separated text (%1)</source>
        <translation>将所选单元格或整个表格复制为制表符分隔的文本 (%1)</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>导出 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>%1 rows: too many to sort and to copy at once. Copy a selection, or export all of them.</source>
        <translation>%1 行：过多，无法一次排序和复制。请复制所选内容，或导出全部。</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the whole table as it reads, for a page or a message</source>
        <translation>按所见复制整个表格，用于页面或消息</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ThroughputView</name>
    <message>
        <source>Throughput over time</source>
        <translation>吞吐量随时间的变化</translation>
    </message>
    <message>
        <source>Nothing is marked as failed.</source>
        <translation>没有标记为故障的部分。</translation>
    </message>
    <message>
        <source>Mark it on the board: how throughput falls and comes back is drawn here.</source>
        <translation>请在排布图上标记：此处绘出吞吐量如何下降和恢复。</translation>
    </message>
    <message>
        <source>after the failure</source>
        <translation>故障后</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>dotted: other policies</source>
        <translation>点线：其他策略</translation>
    </message>
    <message>
        <source>%1: after %2 with %3 of the throughput</source>
        <translation>%1：%2 后为吞吐量的 %3</translation>
    </message>
    <message>
        <source>Throughput falls to nothing and is back after %1, at %2 with %3; other policies beside it.</source>
        <translation>吞吐量降为零，采用 %3 时在 %1 后恢复到 %2；旁边为其他策略。</translation>
    </message>
    <message>
        <source>Throughput over time of the policies that can go on.</source>
        <translation>能继续的策略的吞吐量随时间的变化。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>folded passes: height is the share of time</source>
        <translation>折叠的计算：高度为时间占比</translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation>超限：%1</translation>
    </message>
    <message>
        <source>%1 of microbatch %2</source>
        <translation>微批次 %2 的%1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>input gradient</source>
        <translation>输入梯度</translation>
    </message>
    <message>
        <source>weight gradient</source>
        <translation>权重梯度</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>overlapped forward and backward</source>
        <translation>前向与反向重叠</translation>
    </message>
    <message>
        <source>output layer, first half</source>
        <translation>输出层，前半</translation>
    </message>
    <message>
        <source>output layer, second half</source>
        <translation>输出层，后半</translation>
    </message>
    <message>
        <source>input embedding forward</source>
        <translation>输入嵌入前向</translation>
    </message>
    <message>
        <source>input embedding backward</source>
        <translation>输入嵌入反向</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>cool-down</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>waits for a pass</source>
        <translation>等待计算</translation>
    </message>
    <message>
        <source>waits for a link</source>
        <translation>等待链路</translation>
    </message>
    <message>
        <source>waits at a barrier</source>
        <translation>在屏障处等待</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>不均衡</translation>
    </message>
    <message>
        <source>%1 (%2 ns)</source>
        <translation>%1（%2 ns）</translation>
    </message>
    <message>
        <source>%1 on %2: %3, from %4 to %5.</source>
        <translation>%2 上的%1：%3，从 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work: %3 on %4 (warm-up).</source>
        <translation>%1 等待 %2 才有首个任务：%4 上的%3（预热）。</translation>
    </message>
    <message>
        <source>%1 waits %2 for its first work (warm-up).</source>
        <translation>%1 等待 %2 才有首个任务（预热）。</translation>
    </message>
    <message>
        <source>%1 is done %2 before the step ends (cool-down).</source>
        <translation>%1 在单步结束前 %2 就已完成（冷却）。</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4.</source>
        <translation>%1 等待 %2：等 %4 上的%3。</translation>
    </message>
    <message>
        <source>%1 waits %2 for a pass of another stage.</source>
        <translation>%1 等待 %2：等另一阶段的计算。</translation>
    </message>
    <message>
        <source>%1 waits %2 for %3 on %4 over the link.</source>
        <translation>%1 等待 %2：等 %4 上的%3经链路传来。</translation>
    </message>
    <message>
        <source>%1 waits %2 for a transfer over a link.</source>
        <translation>%1 等待 %2：等链路传输。</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for %3 on %4.</source>
        <translation>%1 在屏障处等待 %2：等 %4 上的%3。</translation>
    </message>
    <message>
        <source>%1 waits %2 at a barrier for the other stages.</source>
        <translation>%1 在屏障处等待 %2：等其他阶段。</translation>
    </message>
    <message>
        <source>%1 waits %2 because %3 on %4 takes longer than its own passes.</source>
        <translation>%1 等待 %2：%4 上的%3比其自身的计算更久。</translation>
    </message>
    <message>
        <source>%1 waits %2 because another stage has longer passes.</source>
        <translation>%1 等待 %2：另一阶段的计算更久。</translation>
    </message>
    <message>
        <source>, chunk %1 (virtual stage %2)</source>
        <translation>，块 %1（虚拟阶段 %2）</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <translation>耗时 %1</translation>
    </message>
    <message>
        <source>Starts at %1</source>
        <translation>开始于 %1</translation>
    </message>
    <message>
        <source>Ends at %1</source>
        <translation>结束于 %1</translation>
    </message>
    <message>
        <source>Idle %1</source>
        <translation>空闲 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n passes folded into %2</source>
        <translation>
            <numerusform>%1：%2 内折叠了 %n 次计算</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 idle</source>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>Zoom in to see single passes.</source>
        <translation>放大可查看单次计算。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>bubble %1</source>
        <translation>气泡 %1</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>1 个阶段</translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n 个阶段</numerusform>
        </translation>
    </message>
    <message>
        <source>1 microbatch</source>
        <translation>1 个微批次</translation>
    </message>
    <message numerus="yes">
        <source>%n microbatches</source>
        <translation>
            <numerusform>%n 个微批次</numerusform>
        </translation>
    </message>
    <message>
        <source>Pipeline timeline. %1.</source>
        <translation>流水线时间线。%1。</translation>
    </message>
    <message>
        <source>%1 idles longest: %2.</source>
        <translation>%1 空闲最久：%2。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1，均值</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Passes in both</source>
        <translation>共有计算数</translation>
    </message>
    <message>
        <source>paler, on a bar: later chunk</source>
        <translation>颜色越浅、带底条：块越靠后</translation>
    </message>
    <message>
        <source>microbatches in flight, by chunk</source>
        <translation>在途微批次，按块</translation>
    </message>
    <message>
        <source>microbatches in flight</source>
        <translation>在途微批次</translation>
    </message>
    <message>
        <source>memory, activations by chunk</source>
        <translation>显存，激活按块</translation>
    </message>
    <message>
        <source>what 1F1B holds</source>
        <translation>1F1B 的持有量</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 个在途</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>tensor-parallel collectives</source>
        <translation>张量并行集合通信</translation>
    </message>
    <message>
        <source>context-parallel transfers</source>
        <translation>上下文并行传输</translation>
    </message>
    <message>
        <source>expert-parallel all-to-alls</source>
        <translation>专家并行 all-to-all</translation>
    </message>
    <message>
        <source>data-parallel collectives</source>
        <translation>数据并行集合通信</translation>
    </message>
    <message>
        <source>waits for offloaded activations</source>
        <translation>等待已卸载的激活</translation>
    </message>
    <message>
        <source>%1 waits %2 until the offloaded activations of %3 are back.</source>
        <translation>%1 等待 %2：等%3的已卸载激活返回。</translation>
    </message>
    <message>
        <source>%1 waits %2 for offloaded activations.</source>
        <translation>%1 等待 %2：等已卸载的激活返回。</translation>
    </message>
    <message>
        <source>– %1 %2</source>
        <translation>– %1 %2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 shorter (−%2)</source>
        <translation>缩短 %1（−%2）</translation>
    </message>
    <message>
        <source>%1 longer (+%2)</source>
        <translation>延长 %1（+%2）</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 on the link</source>
        <translation>链路上 %1</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>%1 in between</source>
        <translation>间隔 %1</translation>
    </message>
    <message>
        <source>Needs %1 on %2: %3</source>
        <translation>依赖 %2 上的%1：%3</translation>
    </message>
    <message>
        <source>Feeds %1 on %2: %3</source>
        <translation>供给 %2 上的%1：%3</translation>
    </message>
    <message>
        <source>not in “%1”</source>
        <translation>不在“%1”中</translation>
    </message>
    <message>
        <source>%1, %2 and %3 of them, none in both</source>
        <translation>%1、%2，其中 %3，两者都没有的不计</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Change, share</source>
        <translation>变化，比例</translation>
    </message>
    <message>
        <source>“%1” starts earlier by</source>
        <translation>“%1”提前开始</translation>
    </message>
    <message>
        <source>%1 on the link, arrives %2 early</source>
        <translation>在链路上 %1，提前 %2 到达</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>decompression</source>
        <translation>解压</translation>
    </message>
    <message>
        <source>compressed send, dashed: as it was</source>
        <translation>压缩发送，虚线：原先</translation>
    </message>
    <message>
        <source>Sent compressed: %1 on the link instead of %2</source>
        <translation>压缩发送：链路上 %1，而非 %2</translation>
    </message>
    <message>
        <source>stages idle %1</source>
        <translation>阶段空闲 %1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineControl</name>
    <message>
        <source>virtual stage %1</source>
        <translation>虚拟阶段 %1</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>passes of %1</source>
        <translation>%1 的计算</translation>
    </message>
    <message>
        <source>overlapped pairs</source>
        <translation>重叠的计算对</translation>
    </message>
    <message>
        <source>vocabulary passes of stage %1</source>
        <translation>阶段 %1 的词表计算</translation>
    </message>
    <message>
        <source>link from %1 to %2</source>
        <translation>%1 到 %2 的链路</translation>
    </message>
    <message>
        <source>all links</source>
        <translation>所有链路</translation>
    </message>
    <message>
        <source>barriers of the vocabulary layers</source>
        <translation>词表层的屏障</translation>
    </message>
    <message>
        <source>offloading of %1</source>
        <translation>%1 的卸载</translation>
    </message>
    <message>
        <source>data-parallel collectives of stage %1</source>
        <translation>阶段 %1 的数据并行集合通信</translation>
    </message>
    <message>
        <source>optimizer of stage %1</source>
        <translation>阶段 %1 的优化器</translation>
    </message>
    <message>
        <source>With the plan &amp;before the last change</source>
        <translation>与上次更改前的方案(&amp;B)</translation>
    </message>
    <message>
        <source>With &amp;another plan</source>
        <translation>与另一方案(&amp;A)</translation>
    </message>
    <message>
        <source>With this step, &amp;kept as it is now</source>
        <translation>与此单步（保留当前状态）(&amp;K)</translation>
    </message>
    <message>
        <source>With a &amp;measured trace…</source>
        <translation>与实测 trace(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Differences as a table</source>
        <translation>以表格显示差异(&amp;D)</translation>
    </message>
    <message>
        <source>With &amp;nothing</source>
        <translation>不比较(&amp;N)</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>Simulating the step with each stage and each link 10 % faster…</source>
        <translation>正在模拟每个阶段和每条链路分别加快 10 % 时的单步…</translation>
    </message>
    <message>
        <source>%1: −%2</source>
        <translation>%1：−%2</translation>
    </message>
    <message>
        <source>No single stage or link made 10 % faster shortens the step.</source>
        <translation>任一阶段或链路单独加快 10 % 都不能缩短单步。</translation>
    </message>
    <message>
        <source>10 % faster would save:</source>
        <translation>加快 10 % 可节省：</translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation>保留的单步</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>这一步</translation>
    </message>
    <message>
        <source>Differences: %1, %2</source>
        <comment>two steps</comment>
        <translation>差异：%1，%2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelinePanel</name>
    <message>
        <source>Timeline tools</source>
        <translation>时间线工具</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>上一次计算</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>下一次计算</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 steps a second</source>
        <translation>每秒 %1 步</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Critical path</source>
        <translation>关键路径</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>在途</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Another step above this one, on the same time axis</source>
        <translation>在此单步上方显示另一单步，共用时间轴</translation>
    </message>
    <message>
        <source>Selected pass</source>
        <translation>所选计算</translation>
    </message>
    <message>
        <source>What would shrink the step</source>
        <translation>可缩短单步的因素</translation>
    </message>
    <message>
        <source>What would shrink the step?</source>
        <translation>怎样可缩短单步？</translation>
    </message>
    <message>
        <source>Simulates the step again with each stage and each link 10 % faster</source>
        <translation>重新模拟单步，每个阶段和每条链路分别加快 10 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1  ·  pass %2 / %3</source>
        <translation>%1  ·  计算 %2 / %3</translation>
    </message>
    <message>
        <source>How fast the play-head steps</source>
        <translation>播放头的速度</translation>
    </message>
    <message>
        <source>Moments to come back to</source>
        <translation>便于返回的时刻</translation>
    </message>
    <message>
        <source>Back to the start of the pass before</source>
        <translation>回到上一个计算的起点</translation>
    </message>
    <message>
        <source>On to the start of the next pass</source>
        <translation>前进到下一个计算的起点</translation>
    </message>
    <message>
        <source>Play the schedule pass by pass, to see how it works</source>
        <translation>逐个计算播放调度，了解其工作方式</translation>
    </message>
    <message>
        <source>The chain of passes that sets the length of the step</source>
        <translation>决定单步长度的计算链</translation>
    </message>
    <message>
        <source>Under each lane the microbatches whose activations are alive, instead of bytes</source>
        <translation>在每条泳道下显示激活仍存活的微批次，而不是字节数</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineTable</name>
    <message>
        <source>Lane</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Microbatch</source>
        <translation>微批次</translation>
    </message>
    <message>
        <source>Virtual stage</source>
        <translation>虚拟阶段</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Start (ns)</source>
        <translation>开始 (ns)</translation>
    </message>
    <message>
        <source>End (ns)</source>
        <translation>结束 (ns)</translation>
    </message>
    <message>
        <source>Duration (ns)</source>
        <translation>时长 (ns)</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>等待对象</translation>
    </message>
    <message>
        <source>idle: %1</source>
        <translation>空闲：%1</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimelineView</name>
    <message>
        <source>Δt %1</source>
        <translation>Δt %1</translation>
    </message>
    <message>
        <source>Pipeline timeline</source>
        <translation>流水线时间线</translation>
    </message>
    <message>
        <source>Scroll stages</source>
        <translation>滚动阶段</translation>
    </message>
    <message>
        <source>&amp;Fit all</source>
        <translation>全部适应(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;back</source>
        <translation>返回上一缩放(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;ritical path</source>
        <translation>关键路径(&amp;R)</translation>
    </message>
    <message>
        <source>No timeline yet</source>
        <translation>尚无时间线</translation>
    </message>
    <message>
        <source>Choose a model and a cluster, or drop a profiler trace here: every pass and every wait of one step appears, stage by stage.</source>
        <translation>选择模型和集群，或将性能分析 trace 拖到此处：将逐阶段显示单步内的每次计算和每次等待。</translation>
    </message>
    <message>
        <source>Bookmark %1</source>
        <translation>书签 %1</translation>
    </message>
    <message>
        <source>Name of the bookmark</source>
        <translation>书签名称</translation>
    </message>
    <message>
        <source>&amp;Set here</source>
        <translation>在此设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>全部移除(&amp;R)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>此处：%1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>实测：%1</translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation>保留的单步</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>保留：%1</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>与 %1 相比：%2。</translation>
    </message>
    <message>
        <source>&amp;Zoom to selection</source>
        <translation>缩放到选择(&amp;Z)</translation>
    </message>
    <message>
        <source>Zoom f&amp;orward</source>
        <translation>前进到下一缩放(&amp;O)</translation>
    </message>
    <message>
        <source>Microbatches &amp;in flight, not bytes</source>
        <translation>显示在途微批次，而非字节(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play pass by pass</source>
        <translation>逐次计算播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next pass</source>
        <translation>下一次计算(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious pass</source>
        <translation>上一次计算(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Hide the play-head</source>
        <translation>隐藏播放头(&amp;H)</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>书签(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep this step as reference</source>
        <translation>保留此单步作为参考(&amp;K)</translation>
    </message>
    <message>
        <source>Re&amp;move the reference</source>
        <translation>移除参考(&amp;D)</translation>
    </message>
    <message>
        <source>Preparing the timeline…</source>
        <translation>正在准备时间线…</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>向左移动</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>向右移动</translation>
    </message>
    <message>
        <source>Measure from and to the cursor</source>
        <translation>从光标处开始或结束测量</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>加快播放</translation>
    </message>
    <message>
        <source>Play slower</source>
        <translation>减慢播放</translation>
    </message>
    <message>
        <source>Timeline › Bookmarks</source>
        <translation>时间线 › 书签</translation>
    </message>
    <message>
        <source>Zoom to the next co&amp;mpressed send</source>
        <translation>缩放到下一个压缩发送(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TimeoutsForm</name>
    <message>
        <source>Process group</source>
        <translation>进程组</translation>
    </message>
    <message>
        <source>Until a collective is given up, TorchFT&apos;s and torchtitan&apos;s</source>
        <translation>放弃集合通信之前的时间，TorchFT 与 torchtitan</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>torchtitan: until a training step is given up</source>
        <translation>torchtitan：放弃训练步之前的时间</translation>
    </message>
    <message>
        <source>Initialisation</source>
        <translation>初始化</translation>
    </message>
    <message>
        <source>torchtitan: until starting is given up</source>
        <translation>torchtitan：放弃启动之前的时间</translation>
    </message>
    <message>
        <source>Heartbeat</source>
        <translation>心跳</translation>
    </message>
    <message>
        <source>TorchFT: how often a replica says that it lives</source>
        <translation>TorchFT：副本报告存活的间隔</translation>
    </message>
    <message>
        <source>Heartbeat missed</source>
        <translation>心跳缺失</translation>
    </message>
    <message>
        <source>TorchFT: until the lighthouse takes a replica for lost</source>
        <translation>TorchFT：lighthouse 认定副本丢失之前的时间</translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation>法定数</translation>
    </message>
    <message>
        <source>TorchFT: until a quorum is given up</source>
        <translation>TorchFT：放弃法定数之前的时间</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>TorchFT: how long the lighthouse waits for replicas to join</source>
        <translation>TorchFT：lighthouse 等待副本加入的时间</translation>
    </message>
    <message>
        <source>Save for TorchFT…</source>
        <translation>为 TorchFT 保存…</translation>
    </message>
    <message>
        <source>Save for torchtitan…</source>
        <translation>为 torchtitan 保存…</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>chosen: %1 s</source>
        <translation>已选：%1 秒</translation>
    </message>
    <message>
        <source>as TorchFT has it</source>
        <translation>与 TorchFT 相同</translation>
    </message>
    <message>
        <source>Each timeout ends before the next.</source>
        <translation>每个超时都先于下一个结束。</translation>
    </message>
    <message>
        <source>Writes these timeouts, the quorum and the interval of checkpoints for the launcher</source>
        <translation>为启动器写出这些超时、法定数和检查点间隔</translation>
    </message>
    <message>
        <source>Mark what fails first: the settings follow from how the job goes on</source>
        <translation>请先标记故障：设置取决于作业如何继续</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TracesPanel</name>
    <message>
        <source>Routing traces</source>
        <translation>路由 trace</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入时间</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>全部 token</translation>
    </message>
    <message>
        <source>To train with</source>
        <translation>用于训练</translation>
    </message>
    <message>
        <source>To test with</source>
        <translation>用于检验</translation>
    </message>
    <message>
        <source>&amp;Traces:</source>
        <translation>Trace(&amp;T)：</translation>
    </message>
    <message>
        <source>The newest trace, or all that have every chosen tag</source>
        <translation>最新的 trace，或带有全部所选标签的所有 trace</translation>
    </message>
    <message>
        <source>A placement made for some tokens and tested on others is not made for noise</source>
        <translation>用一部分 token 求得、在其余 token 上检验的排布，不会迎合噪声</translation>
    </message>
    <message>
        <source>Trai&amp;n:</source>
        <translation>训练占比(&amp;N)：</translation>
    </message>
    <message>
        <source>Bloc&amp;k:</source>
        <translation>块(&amp;K)：</translation>
    </message>
    <message>
        <source>Consecutive tokens that stay together</source>
        <translation>保持在一起的连续 token 数</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>Of the split</source>
        <translation>划分的种子</translation>
    </message>
    <message>
        <source> UTC</source>
        <translation> UTC</translation>
    </message>
    <message>
        <source>No traces yet. Drop a router trace of Megatron, vLLM or SGLang on the window.</source>
        <translation>尚无 trace。请将 Megatron、vLLM 或 SGLang 的路由 trace 拖到窗口上。</translation>
    </message>
    <message>
        <source>Counted now: %1.</source>
        <translation>当前统计：%1。</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>No tags yet: Enter on a trace gives it some</source>
        <translation>尚无标签：在 trace 上按 Enter 可添加</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Counting the routing traces</source>
        <translation>正在统计路由 trace</translation>
    </message>
    <message>
        <source>Choose what counts of the traces</source>
        <translation>选择 trace 的统计范围</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>到(&amp;O)</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting ends</source>
        <translation>统计止于每条 trace 时间的何处</translation>
    </message>
    <message>
        <source>Ti&amp;me:</source>
        <translation>时间(&amp;M)：</translation>
    </message>
    <message>
        <source>Where in the time of each trace counting begins: 50 % counts its second half</source>
        <translation>统计始于每条 trace 时间的何处：50 % 表示统计其后半段</translation>
    </message>
    <message>
        <source>Time from</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>Time to</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Co&amp;unt:</source>
        <translation>统计(&amp;U)：</translation>
    </message>
    <message>
        <source>Share of the tokens to train with; placements are judged on the others</source>
        <translation>用于训练的 token 占比；排布在其余 token 上评判</translation>
    </message>
    <message>
        <source>What the trace is of: task=intent, part=prefill. Enter or F2 edits.</source>
        <translation>trace 的内容：task=intent, part=prefill。按 Enter 或 F2 编辑。</translation>
    </message>
    <message>
        <source>the newest trace</source>
        <translation>最新的 trace</translation>
    </message>
    <message>
        <source>traces with %1</source>
        <translation>带有 %1 的 trace</translation>
    </message>
    <message>
        <source>from %1 to %2 of its time</source>
        <translation>其时间的 %1 到 %2</translation>
    </message>
    <message>
        <source>all tokens</source>
        <translation>全部 token</translation>
    </message>
    <message>
        <source>%1 of the tokens, to train with</source>
        <translation>%1 的 token，用于训练</translation>
    </message>
    <message>
        <source>%1 of the tokens, to test with</source>
        <translation>%1 的 token，用于检验</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>%1 的标签</translation>
    </message>
    <message>
        <source>Choose how traces are split</source>
        <translation>选择 trace 的划分方式</translation>
    </message>
    <message>
        <source>only the newest of %1 traces, %2</source>
        <translation>%1 条轨迹中只有最新的，%2</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::TradeOffView</name>
    <message>
        <source>fullest GPU %1 the mean, %2 of the transitions change the GPU</source>
        <translation>最满 GPU 为均值的 %1，%2 的层间转移跨 GPU</translation>
    </message>
    <message>
        <source>Load against traffic</source>
        <translation>负载与流量</translation>
    </message>
    <message>
        <source>Transitions that change the GPU</source>
        <translation>跨 GPU 的层间转移</translation>
    </message>
    <message>
        <source>Fullest GPU over mean →</source>
        <translation>最满 GPU/均值 →</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Fullest GPU over mean</source>
        <translation>最满 GPU/均值</translation>
    </message>
    <message>
        <source>No placements to choose from yet.</source>
        <translation>尚无可选的排布。</translation>
    </message>
    <message numerus="yes">
        <source>%n placement(s) between even load and little traffic.</source>
        <translation>
            <numerusform>%n 种排布，介于负载均衡与流量少之间。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>已选：%1。</translation>
    </message>
    <message>
        <source>Traffic by the links</source>
        <translation>按链路计的流量</translation>
    </message>
    <message>
        <source>fullest GPU %1 the mean, %2 of the traffic by the links</source>
        <translation>最满 GPU 为均值的 %1，按链路计的流量为 %2</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; traffic by the links: seen %3 / unseen %4</source>
        <translation>最满 GPU 与均值之比：已见 %1 / 未见 %2；按链路计的流量：已见 %3 / 未见 %4</translation>
    </message>
    <message>
        <source>fullest GPU: seen %1 / unseen %2 the mean; transitions that change the GPU: seen %3 / unseen %4</source>
        <translation>最满 GPU 与均值之比：已见 %1 / 未见 %2；跨 GPU 的层间转移：已见 %3 / 未见 %4</translation>
    </message>
    <message>
        <source>on unseen tokens</source>
        <translation>在未见过的 token 上</translation>
    </message>
    <message>
        <source>%1, unseen</source>
        <translation>%1，未见</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ViewStrip</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More of this view</source>
        <translation>此视图的更多操作</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Views</name>
    <message>
        <source>Board</source>
        <translation>排布图</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Expert affinity</source>
        <translation>专家亲和度</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>专家负载</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Found layouts</source>
        <translation>找到的布局</translation>
    </message>
    <message>
        <source>One setting at a time</source>
        <translation>逐项更改</translation>
    </message>
    <message>
        <source>Experts on GPUs</source>
        <translation>GPU 上的专家</translation>
    </message>
    <message>
        <source>GPU load by experts</source>
        <translation>各 GPU 的专家负载</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>on seen tokens</source>
        <translation>在已见 token 上</translation>
    </message>
    <message>
        <source>%1 has no experts that tokens could be routed to.</source>
        <translation>%1 没有可供 token 路由的专家。</translation>
    </message>
    <message>
        <source>Expert load over time</source>
        <translation>专家负载随时间</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>集合通信</translation>
    </message>
    <message>
        <source>lossy: %1</source>
        <translation>有损：%1</translation>
    </message>
    <message>
        <source>Bits of experts</source>
        <translation>专家的位数</translation>
    </message>
    <message>
        <source>Loading and computing</source>
        <translation>加载与计算</translation>
    </message>
    <message>
        <source>Other bit budgets</source>
        <translation>其他位预算</translation>
    </message>
    <message>
        <source>Time to recover</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>Throughput after a failure</source>
        <translation>故障后的吞吐量</translation>
    </message>
    <message>
        <source>Layers after a failure</source>
        <translation>故障后的层</translation>
    </message>
    <message>
        <source>How many spares pay</source>
        <translation>多少备用节点划算</translation>
    </message>
    <message>
        <source>How often to write checkpoints</source>
        <translation>多久写一次检查点</translation>
    </message>
    <message>
        <source>Weeks of failures</source>
        <translation>数周内的故障</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Timelines before and after a failure</source>
        <translation>故障前后的时间线</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>每输出 token 时间</translation>
    </message>
    <message>
        <source>Longest gap between tokens</source>
        <translation>token 间最长间隔</translation>
    </message>
    <message>
        <source>Bubbles of requests</source>
        <translation>请求的气泡</translation>
    </message>
    <message>
        <source>Best layouts for serving</source>
        <translation>推理服务的最佳布局</translation>
    </message>
    <message>
        <source>Replay of a preemption trace</source>
        <translation>抢占 trace 的回放</translation>
    </message>
    <message>
        <source>Connections after a failure</source>
        <translation>故障后的连接</translation>
    </message>
    <message>
        <source>Serving, measured and estimated</source>
        <translation>推理服务：实测与估算</translation>
    </message>
    <message>
        <source>No rates were fitted for this device.</source>
        <translation>未为此设备拟合速率。</translation>
    </message>
    <message>
        <source>Drop results of vLLM&apos;s or SGLang&apos;s benchmark, AIPerf or InferenceX, or a table of batch times, on the window: rates are fitted to them.</source>
        <translation>将 vLLM 或 SGLang 基准、AIPerf、InferenceX 的结果或批次时间表拖到窗口上：速率将按其拟合。</translation>
    </message>
    <message>
        <source>Memory while serving</source>
        <translation>服务时的内存</translation>
    </message>
    <message>
        <source>This plan serves: its timeline is in Serve.</source>
        <translation>此方案用于推理服务：其时间线在“服务”中。</translation>
    </message>
    <message>
        <source>Open Serve</source>
        <translation>打开“服务”</translation>
    </message>
    <message>
        <source>This plan serves: compression is priced for training.</source>
        <translation>此方案用于推理服务：压缩是按训练估算的。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfTable</name>
    <message>
        <source>Suppose something about a part of the cluster (Insert)</source>
        <translation>对集群的某部分作假设 (Insert)</translation>
    </message>
    <message>
        <source>Suppose nothing about this part (Delete)</source>
        <translation>不对此部分作假设 (Delete)</translation>
    </message>
    <message>
        <source>Nothing is supposed: the cluster is taken as it is.</source>
        <translation>没有任何假设：集群按现状计算。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not in this cluster.</source>
        <translation>
            <numerusform>%n 个部分不在此集群中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which part?</source>
        <translation>哪个部分？</translation>
    </message>
    <message>
        <source>Name a node (%1), a GPU by node and slot (%1:0), a link (%1 – %2), or all links.</source>
        <translation>指定节点 (%1)、以节点和槽位表示的 GPU (%1:0)、链路 (%1 – %2) 或所有链路。</translation>
    </message>
    <message>
        <source>%1 is in the list already.</source>
        <translation>%1 已在列表中。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>A node, a GPU, a link between two nodes, or all links of a kind.</source>
        <translation>节点、GPU、两个节点间的链路，或某一类的所有链路。</translation>
    </message>
    <message>
        <source>How fast it computes, of what it does: 37 is 37 %.</source>
        <translation>计算速度占原速度的百分比：37 即 37 %。</translation>
    </message>
    <message>
        <source>How much bandwidth its links have, of what they have: 37 is 37 %.</source>
        <translation>链路带宽占原带宽的百分比：37 即 37 %。</translation>
    </message>
    <message>
        <source>Write a percentage from %1 to 100.</source>
        <translation>写 %1 到 100 之间的百分比。</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removed: a node, the node of a GPU, or a link, which the best detour replaces.</source>
        <translation>已移除：节点、GPU 所在的节点，或链路（由最佳绕行路径代替）。</translation>
    </message>
    <message>
        <source>Suppose nothing about %1</source>
        <translation>不对 %1 作假设</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>What-ifs</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>What the plan is evaluated under, beside what is known of the cluster: parts that are slower or gone. Several multiply: a link has the share of its slower node, slower GPU, its pair and its level.</source>
        <translation>除已知的集群状况外，评估方案时所作的假设：某些部分变慢或移除。多个假设相乘：链路的比例为其较慢节点、较慢 GPU、节点对与级别的比例之积。</translation>
    </message>
    <message>
        <source>inside nodes</source>
        <translation>节点内</translation>
    </message>
    <message>
        <source>between nodes</source>
        <translation>节点间</translation>
    </message>
    <message>
        <source>GPU %</source>
        <translation>GPU %</translation>
    </message>
    <message>
        <source>Link %</source>
        <translation>链路 %</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::WhatIfText</name>
    <message>
        <source>GPU %1 of %2</source>
        <translation>%2 的 GPU %1</translation>
    </message>
    <message>
        <source>the link %1 – %2</source>
        <translation>链路 %1 – %2</translation>
    </message>
    <message>
        <source>all links inside nodes</source>
        <translation>节点内所有链路</translation>
    </message>
    <message>
        <source>all links between nodes</source>
        <translation>节点间所有链路</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>computing at %1 %</source>
        <translation>计算速度为 %1 %</translation>
    </message>
    <message>
        <source>links at %1 %</source>
        <translation>链路带宽为 %1 %</translation>
    </message>
    <message>
        <source>at %1 %</source>
        <translation>为 %1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part and what is supposed of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>As it &amp;is</source>
        <translation>保持现状(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Removed, with its node</source>
        <translation>移除，连同其节点(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Removed</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>One of %n network port(s) lost</source>
        <translation>
            <numerusform>%n 个网络端口中失去一个</numerusform>
        </translation>
    </message>
    <message>
        <source>Links at %1 %</source>
        <translation>链路带宽为 %1 %</translation>
    </message>
    <message>
        <source>At %1 %</source>
        <translation>为 %1 %</translation>
    </message>
    <message>
        <source>Computing at %1 %</source>
        <translation>计算速度为 %1 %</translation>
    </message>
    <message>
        <source>&amp;Links at another percentage…</source>
        <translation>链路取其他百分比(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Another percentage…</source>
        <translation>其他百分比(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Computing at another percentage…</source>
        <translation>计算取其他百分比(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Words</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename plan</source>
        <translation>重命名方案</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <translation>%1，放不下</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>没有变化</translation>
    </message>
</context>
</TS>
