import type { Bundled, Script } from './bundle.ts';
import { entryKey, type PageScripts } from './scripts-on-page.ts';

/** Returns the elements that load a page's entry and its static imports, so that all load in parallel. */
export function scriptTags(pageScripts: PageScripts, waits: boolean, { entries, scripts }: Bundled): string {
  const entry = entries.get(entryKey(pageScripts));
  if (entry === undefined) return '';
  const parts = [
    ...new Set([entry, ...preloadedScripts(pageScripts, scripts)].flatMap((path) => eagerScripts(path, scripts))),
  ].slice(1);
  const proof = (path: string) => `integrity="${scripts.get(path)?.integrity}"`;
  const links = parts.map((path) => `<link rel="modulepreload" href="/${path}" ${proof(path)}>`).join('');
  const blocking = waits ? 'blocking="render" ' : '';
  return `${links}<script type="module" ${blocking}src="/${entry}" ${proof(entry)}></script>`;
}

/** Preloads islands that hydrate at once, with the code that hydrates them, without waiting for the entry. */
const preloadedScripts = (pageScripts: PageScripts, scripts: ReadonlyMap<string, Script>): readonly string[] => {
  const folders = pageScripts.eagerScripts.map((name) => `components/islands/${name}/`);
  if (folders.length === 0) return [];
  const starts = ['renderer/islands/browser/hydrate.tsx', ...folders];
  return [...scripts.values()]
    .filter(({ modules }) => Object.keys(modules).some((name) => starts.some((start) => name.startsWith(start))))
    .map(({ path }) => path);
};

/** Inserts the elements into the head of a page. */
export const withScripts = (html: string, tags: string): string => html.replace('</head>', () => `${tags}</head>`);

/**
 * Parts of a page that behaviours change before the first paint, to avoid layout shifts: those that are marked, and the
 * space for the cookie question.
 */
export const BLOCKING = / data-(?:blocking="render"|third-parties=['"])/;

/** Returns a script and its static imports, which load when the page opens. */
export const eagerScripts = (path: string, scripts: ReadonlyMap<string, Script>): readonly string[] =>
  reached(path, ({ imports }) => imports, scripts);

/** Returns a script and all its imports, static and dynamic. */
export const allScripts = (path: string, scripts: ReadonlyMap<string, Script>): readonly string[] =>
  reached(path, ({ imports, later }) => [...imports, ...later], scripts);

function reached(
  path: string,
  next: (script: Script) => readonly string[],
  scripts: ReadonlyMap<string, Script>,
): readonly string[] {
  const met = new Set<string>();
  const visit = (name: string) => {
    const script = scripts.get(name);
    if (met.has(name) || !script) return;
    met.add(name);
    for (const part of next(script)) visit(part);
  };
  visit(path);
  return [...met];
}
