<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>rankloom::ui</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::About</name>
    <message>
        <source>Board: move about</source>
        <translation>排布图：移动焦点</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Board: pick up and drop a rank</source>
        <translation>排布图：拿起和放下 rank</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Board: move a rank to a named GPU</source>
        <translation>排布图：把 rank 移到指定 GPU</translation>
    </message>
    <message>
        <source>Board: carry the whole node</source>
        <translation>排布图：拿起整个节点</translation>
    </message>
    <message>
        <source>Timeline: zoom and pan</source>
        <translation>时间线：缩放和平移</translation>
    </message>
    <message>
        <source>W S A D, arrows, + −</source>
        <translation>W S A D、方向键、+ −</translation>
    </message>
    <message>
        <source>Any view: as a table</source>
        <translation>任意视图：以表格显示</translation>
    </message>
    <message>
        <source>Any view: copy picture and table</source>
        <translation>任意视图：复制图片和表格</translation>
    </message>
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
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
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
        <source>&amp;Reset Layout</source>
        <translation>重置布局(&amp;R)</translation>
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
    <message>
        <source>%1, does not fit</source>
        <translation>%1，放不下</translation>
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
</context>
<context>
    <name>rankloom::ui::BoardLegend</name>
    <message>
        <source> free; hatched: does not fit</source>
        <translation> 可用；斜线：放不下</translation>
    </message>
    <message>
        <source> free</source>
        <translation> 可用</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚未知</translation>
    </message>
    <message>
        <source>… %1 in all</source>
        <translation>… 共 %1</translation>
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
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
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
        <source>Show the whole board (0)</source>
        <translation>显示整个排布图 (0)</translation>
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
        <source>Placement board without a cluster.</source>
        <translation>排布图，无集群。</translation>
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
        <source>%1, %2</source>
        <translation>%1，%2</translation>
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
        <source>Diagnoses</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::Document</name>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
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
        <source>The program ended unexpectedly while this project was open. All changes are in it; the state before them is still there.</source>
        <translation>此项目打开期间程序意外结束。所有更改均已保留；更改前的状态也仍在。</translation>
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
        <source>Reverting</source>
        <translation>正在还原</translation>
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
    <message>
        <source>has another model, cluster or workload: opened as a project of its own</source>
        <translation>模型、集群或工作负载不同：已作为独立项目打开</translation>
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
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>plan.rankloom</source>
        <translation>plan.rankloom</translation>
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
        <source>Extreme</source>
        <translation>极值</translation>
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
        <source>Nothing to show yet.</source>
        <translation>暂无可显示的内容。</translation>
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
        <source>Jump to the hottest cell (H)</source>
        <translation>跳到最热的单元格 (H)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Show the whole matrix (0)</source>
        <translation>显示整个矩阵 (0)</translation>
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
</context>
<context>
    <name>rankloom::ui::ImportPanel</name>
    <message>
        <source>Import report</source>
        <translation>导入报告</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>识别结果</translation>
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
        <source>%1 (%2)</source>
        <comment>choice and the reason why it is not possible</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
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
        <source>%1 left</source>
        <translation>剩余 %1</translation>
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
    <name>rankloom::ui::MainWindow</name>
    <message>
        <source>Every change is written to the project file at once; there is nothing to save</source>
        <translation>每次更改都会立即写入项目文件，无需手动保存</translation>
    </message>
    <message>
        <source>The language changes at the next start.</source>
        <translation>语言将在下次启动时更改。</translation>
    </message>
    <message>
        <source>All changes stored</source>
        <translation>所有更改均已保存</translation>
    </message>
    <message>
        <source>Storing</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
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
</context>
<context>
    <name>rankloom::ui::Memory</name>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
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
        <source>Stage %1 is fullest: %2.</source>
        <translation>阶段 %1 最满：%2。</translation>
    </message>
    <message>
        <source>Stage %1 is fullest: %2, %3 free.</source>
        <translation>阶段 %1 最满：%2，剩余 %3。</translation>
    </message>
    <message>
        <source>stage %1 needs %2, %3 too much.</source>
        <translation>阶段 %1 需要 %2，超出 %3。</translation>
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
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>%1 microbatches in flight at the peak</source>
        <translation>峰值时有 %1 个在途微批次</translation>
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
</context>
<context>
    <name>rankloom::ui::MemoryView</name>
    <message>
        <source>Memory per stage</source>
        <translation>各阶段显存</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>正在重新计算这些数值。</translation>
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
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens per sequence s. Activations grow with s, attention FLOPs with s².</source>
        <translation>每条序列的 token 数 s。激活随 s 增长，注意力 FLOPs 随 s² 增长。</translation>
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
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Equal nodes. World size = nodes · GPUs per node.</source>
        <translation>相同的节点。World size = 节点数 · 每节点 GPU 数。</translation>
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
        <source>Layers per stage</source>
        <translation>每阶段层数</translation>
    </message>
    <message>
        <source>Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the pace of the pipeline: step ≈ (m + p − 1) · max(F + B).</source>
        <translation>依次为各阶段的解码器层数。留空：尽量均分。最慢的阶段决定流水线节奏：单步 ≈ (m + p − 1) · max(F + B)。</translation>
    </message>
    <message>
        <source>even</source>
        <translation>均分</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism.&lt;/b&gt; Every matrix is cut into TP parts: weights and FLOPs per GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.</source>
        <translation>&lt;b&gt;张量并行。&lt;/b&gt;每个矩阵切成 TP 份：每 GPU 的权重和 FLOPs 降为 1/TP；每层在 TP 组内增加 2·b·s·h 字节的 all-reduce。</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Context parallelism.&lt;/b&gt; The sequence is cut into CP parts: activations fall by 1/CP; keys and values travel around the CP group in every attention layer.</source>
        <translation>&lt;b&gt;上下文并行。&lt;/b&gt;序列切成 CP 份：激活降为 1/CP；每个注意力层中 K 和 V 在 CP 组内环传。</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline parallelism.&lt;/b&gt; Layers are spread over PP stages. The idle share of 1F1B is (PP − 1) / (m + PP − 1) with m microbatches.</source>
        <translation>&lt;b&gt;流水线并行。&lt;/b&gt;各层分布到 PP 个阶段。m 个微批次时，1F1B 的空闲占比为 (PP − 1) / (m + PP − 1)。</translation>
    </message>
    <message>
        <source>VPP</source>
        <translation>VPP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Virtual stages.&lt;/b&gt; Each pipeline rank holds VPP chunks of the model: the bubble falls by 1/VPP, boundary transfers grow by VPP.</source>
        <translation>&lt;b&gt;虚拟阶段。&lt;/b&gt;每个流水线 rank 持有 VPP 个模型块：气泡降为 1/VPP，边界传输增为 VPP 倍。</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert parallelism.&lt;/b&gt; The experts of a layer are spread over EP GPUs: expert weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.</source>
        <translation>&lt;b&gt;专家并行。&lt;/b&gt;每层的专家分布到 EP 个 GPU：每 GPU 的专家权重降为 1/EP；每层每次前向或反向需两次 all-to-all 传输 token。</translation>
    </message>
    <message>
        <source>ETP</source>
        <translation>ETP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tensor parallelism inside an expert.&lt;/b&gt; Follows TP unless set.</source>
        <translation>&lt;b&gt;专家内的张量并行。&lt;/b&gt;未设置时与 TP 相同。</translation>
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
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>&lt;b&gt;Data parallelism&lt;/b&gt; follows: DP = GPUs / (TP · CP · PP).</source>
        <translation>&lt;b&gt;数据并行&lt;/b&gt;由此得出：DP = GPU 数 / (TP · CP · PP)。</translation>
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
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Norms and dropouts are cut along the sequence over the TP group: their saved activations fall by 1/TP at no extra traffic.</source>
        <translation>归一化和 dropout 在 TP 组内沿序列切分：其保存的激活降为 1/TP，无额外流量。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Where the input and output vocabulary layers run. They make the first and last stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).</source>
        <translation>输入和输出词表层的运行位置。它们会加重首末阶段：logits 为 b·s·V，前向 2·b·s·h·V FLOPs (arXiv 2411.05288)。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
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
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>What is computed again in the backward pass instead of being kept. Everything: a layer keeps 2·s·b·h bytes and costs one more forward pass.</source>
        <translation>反向时重新计算而不保存的内容。全部：每层保存 2·s·b·h 字节，代价是多一次前向。</translation>
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
        <source>Offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>Activations leave the GPU between forward and backward, over the host link.</source>
        <translation>在前向和反向之间，激活经主机链路移出 GPU。</translation>
    </message>
    <message>
        <source>Offloaded share</source>
        <translation>卸载比例</translation>
    </message>
    <message>
        <source>Share of the activations that may leave.</source>
        <translation>可移出的激活比例。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Bytes per weight, gradient and activation, and which peak of the GPU counts.</source>
        <translation>每个权重、梯度和激活的字节数，以及采用 GPU 的哪个峰值算力。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
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
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>reserved = allocated · fragmentation; 1.03 to 1.07 was measured.</source>
        <translation>保留量 = 已分配量 · 碎片系数；实测为 1.03 到 1.07。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Constant part of the framework inside “allocated”.</source>
        <translation>“已分配量”中框架的固定部分。</translation>
    </message>
    <message>
        <source>Device context</source>
        <translation>设备上下文</translation>
    </message>
    <message>
        <source>Driver context and kernels, outside the framework&apos;s allocator.</source>
        <translation>驱动上下文和 kernel，不在框架分配器之内。</translation>
    </message>
    <message>
        <source>Per communicator</source>
        <translation>每通信域</translation>
    </message>
    <message>
        <source>Buffers of one communicator (NCCL); every group a rank belongs to has one.</source>
        <translation>单个通信域 (NCCL) 的缓冲区；rank 所属的每个组各有一个。</translation>
    </message>
    <message>
        <source>Vocabulary divisor</source>
        <translation>词表对齐数</translation>
    </message>
    <message>
        <source>The vocabulary is padded to a multiple of this times TP.</source>
        <translation>词表填充到此值与 TP 之积的倍数。</translation>
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
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.</source>
        <translation>PowerSGD 发送两个秩为 r 的窄因子矩阵，而非完整的梯度矩阵。</translation>
    </message>
    <message>
        <source>Compression rank</source>
        <translation>压缩秩</translation>
    </message>
    <message>
        <source>Rank r of the factors: bytes fall from n·m to r·(n + m).</source>
        <translation>因子的秩 r：字节数从 n·m 降为 r·(n + m)。</translation>
    </message>
</context>
<context>
    <name>rankloom::ui::ScenarioList</name>
    <message>
        <source>Plans of the project</source>
        <translation>项目的方案</translation>
    </message>
    <message>
        <source>Ctrl+D copies the plan on screen; F2 renames; Delete deletes</source>
        <translation>Ctrl+D 复制当前方案；F2 重命名；Delete 删除</translation>
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
    <name>rankloom::ui::StatusFigures</name>
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
        <source>Idle share of the pipeline: (makespan − busiest stage) / makespan</source>
        <translation>流水线空闲占比：(总时长 − 最忙阶段) / 总时长</translation>
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
        <source>Up to date</source>
        <translation>已是最新</translation>
    </message>
    <message>
        <source>The figures belong to the plan before the last change</source>
        <translation>数值对应上次更改之前的方案</translation>
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
        <source>✕ Not possible</source>
        <translation>✕ 不可行</translation>
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
        <source>✕ Does not fit</source>
        <translation>✕ 放不下</translation>
    </message>
    <message>
        <source>%1 are free on the fullest GPU</source>
        <translation>最满的 GPU 上剩余 %1</translation>
    </message>
    <message>
        <source>%1 too much on the fullest GPU</source>
        <translation>最满的 GPU 上超出 %1</translation>
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
</context>
<context>
    <name>rankloom::ui::Timeline</name>
    <message>
        <source>paler: later chunk</source>
        <translation>颜色越浅：块越靠后</translation>
    </message>
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
        <source>No timeline yet.</source>
        <translation>尚无时间线。</translation>
    </message>
    <message>
        <source>These figures are being computed anew.</source>
        <translation>正在重新计算这些数值。</translation>
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
        <source>Zoom to &amp;measured interval</source>
        <translation>缩放到测量区间(&amp;M)</translation>
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
</context>
<context>
    <name>rankloom::ui::Words</name>
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
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>sequence parallelism</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>axis order</source>
        <translation>轴顺序</translation>
    </message>
    <message>
        <source>layers per stage</source>
        <translation>每阶段层数</translation>
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
        <source>precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
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
        <source>recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>卸载</translation>
    </message>
    <message>
        <source>rank placement</source>
        <translation>rank 排布</translation>
    </message>
    <message>
        <source>expert placement</source>
        <translation>专家排布</translation>
    </message>
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
        <source>other %1</source>
        <translation>%1 不同</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>field and value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %3 → %2</translation>
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
        <source>Not sharded</source>
        <translation>不分片</translation>
    </message>
    <message>
        <source>Over all data-parallel ranks</source>
        <translation>所有数据并行 rank 间</translation>
    </message>
    <message>
        <source>Over groups of %1</source>
        <translation>每 %1 个一组</translation>
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
</context>
</TS>
