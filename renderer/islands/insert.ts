import type { Bundled, Script } from './bundle.ts';
import { entryKey, usedScripts } from './used.ts';

/** Writes a page's entry into its head, and the parts that it imports at once, so that both are asked for together. */
export function withScripts(html: string, { entries, scripts }: Bundled): string {
  const entry = entries.get(entryKey(usedScripts(html)));
  if (entry === undefined) return html;
  const parts = atOnce(entry, scripts).filter((path) => path !== entry);
  const proof = (path: string) => `integrity="${scripts.get(path)?.integrity}"`;
  const links = parts.map((path) => `<link rel="modulepreload" href="/${path}" ${proof(path)}>`).join('');
  const waits = html.includes(BLOCKING) ? 'blocking="render" ' : '';
  return html.replace(
    '</head>',
    () => `${links}<script type="module" ${waits}src="/${entry}" ${proof(entry)}></script></head>`,
  );
}

/** A part of the page that its behaviour changes before it is first seen, so that nothing moves when it does. */
const BLOCKING = ' data-blocking="render"';

/** A script and all that it imports before it runs; a page asks for these as soon as it is opened. */
export const atOnce = (path: string, scripts: ReadonlyMap<string, Script>): readonly string[] =>
  reached(path, ({ imports }) => imports, scripts);

/** A script and all that it may ever import. */
export const everything = (path: string, scripts: ReadonlyMap<string, Script>): readonly string[] =>
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
