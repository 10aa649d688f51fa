// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report.h"

#include "core/base/text.h"
#include "widgets/picture_bytes.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr const char* kStyle = R"(
:root { color-scheme: light dark; --ink: #1b1e23; --muted: #5b626d; --line: #d9dde3; --page: #ffffff; --soft: #f1f4f8; --mark: #0a5ca8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7eaee; --muted: #a4acb8; --line: #3a4048; --page: #1d2025; --soft: #282c33; --mark: #7fbaf2; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 72rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, "Noto Sans", sans-serif; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: .5rem 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; overflow-wrap: anywhere; }
p, li { max-width: 46rem; overflow-wrap: anywhere; }
.byline { color: var(--muted); margin: -.6rem 0 1rem; }
nav { font-size: .9rem; }
nav a { color: var(--mark); margin-right: 1rem; white-space: nowrap; }
.answer { background: var(--soft); border-left: 4px solid var(--mark); padding: .8rem 1rem; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; min-width: 6.5rem; overflow-wrap: anywhere; }
th { vertical-align: bottom; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--page); min-width: 8rem; padding-left: 0; }
small { color: var(--muted); font-size: .82rem; font-weight: 400; }
figure { margin: 1rem 0; }
figure svg { display: block; width: 100%; min-width: 46rem; height: auto; }
.dark { display: none; }
@media (prefers-color-scheme: dark) { .light { display: none; } .dark { display: block; } }
@media print {
  :root { color-scheme: light; --ink: #000; --muted: #444; --line: #bbb; --page: #fff; --soft: #f3f3f3; --mark: #0a5ca8; }
  @page { size: A4 landscape; margin: 12mm; }
  body { padding: 0; max-width: none; font-size: 9pt; }
  nav, .dark { display: none; }
  .light { display: block; }
  .scroll { overflow: visible; }
  figure svg { min-width: 0; }
  thead { display: table-header-group; }
  figure, tr, li, .answer { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  th:first-child, td:first-child { position: static; }
  th, td { min-width: 0; }
}
)";

/// A picture as an element within HTML: without the XML prologue and name spaces, which HTML knows, and with
/// ids of its own, as all pictures share the page's.
QByteArray inlineSvg(const PictureView& view, const QByteArray& prefix)
{
    QByteArray svg = pictureSvg(view);
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf("<svg")));
    const qsizetype open = svg.indexOf('>');
    QByteArray head = svg.left(open);
    for (const char* name : {"xmlns=\"", "xmlns:xlink=\""}) {
        const qsizetype start = head.indexOf(name);
        const qsizetype end =
            start < 0 ? -1 : head.indexOf('"', start + static_cast<qsizetype>(qstrlen(name)));
        if (end > 0)
            head.remove(start, end - start + 1);
    }
    // The size comes from the style sheet, the proportions from the view box.
    for (const char* name : {"width=\"", "height=\""}) {
        const qsizetype start = head.indexOf(name);
        const qsizetype end =
            start < 0 ? -1 : head.indexOf('"', start + static_cast<qsizetype>(qstrlen(name)));
        if (end > 0)
            head.remove(start, end - start + 1);
    }
    svg = head + " role=\"img\"" + svg.mid(open);
    svg.replace(" id=\"", QByteArray(" id=\"" + prefix));
    svg.replace("url(#", QByteArray("url(#" + prefix));
    svg.replace("xlink:href=\"#", QByteArray("xlink:href=\"#" + prefix));
    return svg;
}

QByteArray figure(PictureView& view, int number)
{
    QByteArray out = "<figure class=\"scroll\">\n";
    for (const Ground ground : {Ground::Light, Ground::Dark}) {
        const QByteArray name = ground == Ground::Dark ? "dark" : "light";
        view.setPalette(themePalette(ground));
        out += "<div class=\"" + name + "\">" + inlineSvg(view, name + QByteArray::number(number) + '-')
            + "</div>\n";
    }
    return out + "</figure>\n";
}

} // namespace

QByteArray reportHtml(const Report& report)
{
    const QByteArray title = report.title.toHtmlEscaped().toUtf8();
    QByteArray out = "<!DOCTYPE html>\n<html lang=\"" + report.language.toHtmlEscaped().toUtf8()
        + "\">\n<head>\n<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + title + "</title>\n<style>" + kStyle + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n";
    if (!report.byline.isEmpty())
        out += "<p class=\"byline\">" + report.byline.toHtmlEscaped().toUtf8() + "</p>\n";
    out += "<nav>";
    for (const ReportSection& section : report.sections)
        out += "<a href=\"#" + section.id.toUtf8() + "\">" + section.title.toHtmlEscaped().toUtf8() + "</a> ";
    out += "</nav>\n";
    int number = 0;
    for (const ReportSection& section : report.sections) {
        out += "<section id=\"" + section.id.toUtf8() + "\">\n<h2>" + section.title.toHtmlEscaped().toUtf8()
            + "</h2>\n";
        for (const ReportBlock& block : section.blocks)
            if (const QString* text = std::get_if<QString>(&block))
                out += text->toUtf8() + '\n';
            else if (const ReportTable* table = std::get_if<ReportTable>(&block))
                out +=
                    table->empty() ? QByteArray() : tableHtml(*table, 0, table->rows.size()).toUtf8() + '\n';
            else
                out += figure(*std::get<std::shared_ptr<PictureView>>(block), ++number);
        out += "</section>\n";
    }
    out += "</body>\n</html>\n";
    // Names may hold what no document may, and what turns the text around it.
    return QByteArray::fromStdString(withoutControls(out.toStdString()));
}

} // namespace rankloom::ui
