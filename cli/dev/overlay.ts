import { xml } from '../../renderer/core/escape.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import type { ReportInput } from '../report/report.ts';
import { lineAt, relatedLocationsText } from '../report/source-text.ts';

type Report = Pick<ReportInput, 'findings' | 'source'> & {
  /** Whether the page behind the findings is of an earlier config. */
  readonly isOutdated: boolean;
};

const STYLE = `#site-findings{position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:9999;background:#1b201e;color:#f6f3ee;
font:15px/1.5 ui-monospace,Menlo,Consolas,monospace;padding:1.25rem 1.5rem;border-top:3px solid #d9735a}
#site-findings h2{font:600 17px/1.3 system-ui,sans-serif;margin:0 0 .75rem}#site-findings article{border-top:1px solid #ffffff33;padding:.75rem 0}
#site-findings p{margin:0}#site-findings pre{margin:.4rem 0;overflow:auto;color:#ead3c6}#site-findings small{opacity:.75}`;

/** The event stream on which open pages listen for changes. */
export const EVENTS = '/__dev/events';

/** The address of the client script; the content security policy of a page allows no inline scripts. */
export const CLIENT = '/__dev/client.js';

/** The key under which an open page stores its scroll position during a reload. */
const SCROLL_KEY = 'site-dev-place';

/**
 * Reloads the page after each change and restores its scroll position: browsers lose it if the page had not finished
 * loading. The styles are adopted through the CSSOM because the policy allows no inline styles.
 */
export const CLIENT_SCRIPT = `new EventSource(${JSON.stringify(EVENTS)}).onmessage=()=>{
sessionStorage.setItem('${SCROLL_KEY}',location.pathname+' '+scrollY);location.reload()};
const [path,at]=(sessionStorage.getItem('${SCROLL_KEY}')??'').split(' ');sessionStorage.removeItem('${SCROLL_KEY}');
const back=()=>scrollTo({top:+at,behavior:'instant'});if(path===location.pathname){back();addEventListener('load',back,{once:true})}
const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(STYLE)});document.adoptedStyleSheets.push(sheet)`;

/** Returns the page with the findings at the bottom and the script that reloads it. */
export const withOverlay = (html: string, report: Report, behind = pageBehind(report)): string =>
  html.replace('</body>', () => `${overlay(report, behind)}<script src="${CLIENT}"></script></body>`);

const pageBehind = ({ isOutdated }: Report): string =>
  isOutdated ? 'The last good page is shown behind this list.' : 'The page behind this list shows your change.';

/** Returns a page with only the findings, for the time before the first page has been built. */
export const findingsPage = (report: Report): string =>
  withOverlay(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Findings</title></head><body></body></html>',
    report,
    'No page could be built yet.',
  );

const overlay = ({ findings, source }: Report, behind: string): string => {
  if (findings.length === 0) return '';
  const title = `${findings.length === 1 ? 'One error prevents' : `${findings.length} errors prevent`} the site from being built. ${behind}`;
  const items = findings.map((finding) => item(finding, source)).join('');
  return `<section id="site-findings" aria-label="Findings"><h2>${xml(title)}</h2>${items}</section>`;
};

function item(finding: Finding, source: Report['source']): string {
  const { message, help, rule, location } = finding;
  const relatedLocations = relatedLocationsText(finding);
  const line = location && lineAt(location, source);
  return [
    `<article><p>${xml(message)} <small>${xml(rule)}</small></p>`,
    location ? `<small>${xml(`${location.file}:${location.line}:${location.column}`)}</small>` : '',
    line === undefined ? '' : `<pre>${xml(line.trim())}</pre>`,
    help ? `<p>→ ${xml(help)}</p>` : '',
    relatedLocations ? `<small>${xml(relatedLocations)}</small>` : '',
    '</article>',
  ].join('');
}
