import type { Bundled, Script } from './bundle.ts';
import { entryKey, type PageScripts } from './scripts-on-page.ts';

/** The elements that ask for a page's entry, and for the parts that it imports at once, so that all come together. */
export function scriptTags(pageScripts: PageScripts, waits: boolean, { entries, scripts }: Bundled): string {
  const entry = entries.get(entryKey(pageScripts));
  if (entry === undefined) return '';
  const parts = [
    ...new Set([entry, ...waking(pageScripts, scripts)].flatMap((path) => eagerScripts(path, scripts))),
  ].slice(1);
  const proof = (path: string) => `integrity="${scripts.get(path)?.integrity}"`;
  const links = parts.map((path) => `<link rel="modulepreload" href="/${path}" ${proof(path)}>`).join('');
  const blocking = waits ? 'blocking="render" ' : '';
  return `${links}<script type="module" ${blocking}src="/${entry}" ${proof(entry)}></script>`;
}

/** What wakes islands that do so at once, and the islands themselves: a page asks for them without waiting for its entry. */
const waking = (pageScripts: PageScripts, scripts: ReadonlyMap<string, Script>): readonly string[] => {
  const folders = pageScripts.eagerScripts.map((name) => `components/islands/${name}/`);
  if (folders.length === 0) return [];
  const starts = ['renderer/islands/browser/hydrate.tsx', ...folders];
  return [...scripts.values()]
    .filter(({ modules }) => Object.keys(modules).some((name) => starts.some((start) => name.startsWith(start))))
    .map(({ path }) => path);
};

/** Writes them into a page's head. */
export const withScripts = (html: string, tags: string): string => html.replace('</head>', () => `${tags}</head>`);

/** A part of the page that its behaviour changes before it is first seen, so that nothing moves when it does. */
export const BLOCKING = ' data-blocking="render"';

/** A script and all that it imports before it runs; a page asks for these as soon as it is opened. */
export const eagerScripts = (path: string, scripts: ReadonlyMap<string, Script>): readonly string[] =>
  reached(path, ({ imports }) => imports, scripts);

/** A script and all that it may ever import. */
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
