/** The styles of the editor: hairlines, one accent, the font of the system. */
export const EDITOR_STYLES = `
:root { color-scheme: light; --ink: #1b201e; --faint: #5b625e; --line: #d8d5cd; --paper: #fbfaf7; --accent: #1d5c4a; --error: #a1301d; --added: #e7f1ea; --removed: #f8e9e5; font: 15px / 1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
*, *::before, *::after { box-sizing: border-box; }
[hidden][hidden][hidden] { display: none; }
body { margin: 0; height: 100dvh; display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 22rem; grid-template-areas: "bar bar" "stage panel"; }
.bar { grid-area: bar; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; padding: 0.375rem 1rem; border-bottom: 1px solid var(--line); }
.bar h1 { margin: 0; font-size: 1rem; font-weight: 600; }
.bar select { max-width: 16rem; width: auto; }
.group { display: flex; }
.tabs { margin-left: auto; }
.stage { grid-area: stage; position: relative; overflow: hidden; background: #eceae4; }
.page { display: block; width: 100%; height: 100%; border: 0; background: #fff; }
.phone .page { width: 390px; max-width: 100%; margin: 0 auto; }
.outlines { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
.outline { position: absolute; left: 0; top: 0; outline: 2px solid var(--accent); outline-offset: 2px; }
.outline.selected { outline-style: dashed; }
.tag { position: absolute; left: -4px; bottom: calc(100% + 4px); width: max-content; max-width: 24rem; padding: 0.25rem 0.5rem; background: var(--accent); color: #fff; font-size: 0.8125rem; }
.right .tag { left: auto; right: -4px; }
.high .tag { bottom: auto; top: calc(100% + 4px); }
.panel { grid-area: panel; display: flex; flex-direction: column; border-left: 1px solid var(--line); min-height: 0; }
.content { flex: 1; overflow: auto; padding: 1rem; scroll-padding-block: 1rem; overflow-wrap: anywhere; }
.notice { padding: 0.75rem 1rem 0.25rem; border-bottom: 2px solid var(--error); background: var(--removed); }
.drafts { padding: 0.5rem 1rem; border-bottom: 1px solid var(--line); }
.drafts button { margin: 0.125rem 0; text-align: left; }
.status { margin: 0; padding: 0.5rem 1rem; border-top: 1px solid var(--line); font-size: 0.8125rem; color: var(--faint); min-height: 2.25rem; }
h2 { margin: 1.5rem 0 0.25rem; font-size: 1.0625rem; font-weight: 600; }
h2:first-child, .crumbs + h2 { margin-top: 0; }
h3 { margin: 1.25rem 0 0.25rem; font-size: 0.875rem; font-weight: 600; }
p { margin: 0 0 0.5rem; }
ul, ol { margin: 0; padding: 0; list-style: none; }
.help, .hint, .meaning, .where, .text, .count, .crumbs, dt { color: var(--faint); font-size: 0.875rem; }
button, input, select, textarea, summary { font: inherit; color: inherit; }
button, select, summary { cursor: pointer; }
button { min-height: 1.875rem; padding: 0.125rem 0.625rem; border: 1px solid var(--line); border-radius: 0; background: none; }
.group button + button { border-left: 0; }
button:hover { background: #f0eee8; }
button[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: #fff; }
button[aria-pressed="true"] .count { color: #fff; }
button[aria-disabled="true"] { color: var(--faint); }
.primary { background: var(--accent); border-color: var(--accent); color: #fff; }
.primary:hover { background: #17493b; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
input, select, textarea { display: block; width: 100%; min-height: 2.25rem; padding: 0.375rem 0.5rem; border: 1px solid #8b918d; border-radius: 0; background: #fff; }
textarea { resize: vertical; }
[aria-invalid="true"] { border-color: var(--error); }
label { display: block; margin: 0.75rem 0 0.25rem; font-weight: 600; }
label .text { font-weight: 400; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; }
.values { margin: 0.75rem 0; }
.values li { border-top: 1px solid var(--line); }
.values li:last-child { border-bottom: 1px solid var(--line); }
.value { display: block; width: 100%; padding: 0.5rem 0; border: 0; text-align: left; }
.values .section .value { font-weight: 600; }
.value .text { display: block; }
.unset { opacity: 1; }
.crumbs { display: flex; flex-wrap: wrap; margin-bottom: 0.5rem; }
.crumbs li:not(:last-child)::after { content: "›"; }
.crumbs button { border: 0; padding: 0.125rem 0.25rem; min-width: 1.5rem; min-height: 1.5rem; }
.also button, .finding button { margin: 0.125rem 0.5rem 0.25rem 0; }
.finding, .step, .position, .note, .refusal { padding: 0.75rem 0; border-top: 1px solid var(--line); }
.finding.error b, .refusal b { color: var(--error); }
.finding p, .step p { margin-bottom: 0.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 0.75rem; font-size: 0.875rem; }
dd { margin: 0; }
.completing { position: relative; }
.offers { position: absolute; z-index: 1; left: 0; right: 0; border: 1px solid #8b918d; border-top: 0; background: #fff; }
.offers li { padding: 0.25rem 0.5rem; cursor: pointer; }
.offers [aria-selected="true"] { background: var(--accent); color: #fff; }
.diff { overflow: auto; font: 0.8125rem / 1.5 ui-monospace, Menlo, Consolas, monospace; }
.diff .added { background: var(--added); }
.diff .removed { background: var(--removed); }
.image { margin: 1rem 0; }
.preview { position: relative; width: fit-content; max-width: 100%; margin-bottom: 0.5rem; border: 1px solid var(--line); background: #fff; }
.preview img { display: block; width: auto; height: auto; min-width: 10rem; max-width: 100%; max-height: 14rem; cursor: crosshair; }
.preview input { appearance: none; position: absolute; width: 1.5rem; min-height: 0; height: 1.5rem; margin: -0.75rem; padding: 0; border: 0; border-radius: 50%; background: radial-gradient(#fff 0.1875rem, var(--ink) 0.1875rem 0.25rem, transparent 0.25rem); cursor: pointer; }
.preview input:checked { background: radial-gradient(var(--accent) 0.4375rem, #fff 0.4375rem 0.5625rem, var(--ink) 0.5625rem 0.625rem, transparent 0.625rem); }
.at-centre, .at-top, .at-bottom { left: 50%; }
.at-centre, .at-left, .at-right { top: 50%; }
.at-top { top: 1rem; }
.at-bottom { top: calc(100% - 1rem); }
.at-left { left: 1rem; }
.at-right { left: calc(100% - 1rem); }
.drop { margin: 0.75rem 0; padding: 0.75rem; border: 1px dashed #8b918d; }
.drop label { margin-top: 0; }
.drop input { border: 0; padding: 0; background: none; }
.drop.over { border-style: solid; border-color: var(--accent); background: var(--added); }
@media (width < 56rem) {
  body { grid-template: auto minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr); grid-template-areas: "bar" "stage" "panel"; }
  .panel { border-left: 0; border-top: 1px solid var(--line); }
  .bar h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .tabs { margin-left: 0; }
}
`;
