import { isWhole } from '../config/derived/department.ts';
import type { Leaf } from '../config/leaves.ts';
import type { Site } from '../config/site.ts';
import { valueAtPath } from '../config/value-at.ts';
import { type ConfigPath, formatPath } from '../core/finding.ts';
import { parseDate } from '../facts/date.ts';
import { isProse } from '../facts/prose.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { markOf } from './marks.ts';

/** A site in which each text begins with a mark, and the paths of the marks by their numbers. */
interface MarkedSite extends Pick<PlannedSite, 'site' | 'quote' | 'contentFiles'> {
  readonly paths: readonly ConfigPath[];
}

/** Texts for visitors whose schema gives them no role. */
const OTHER_TEXTS: readonly ConfigPath[] = [
  ['clinic', 'phone'],
  ['clinic', 'email'],
];

/**
 * Returns a copy of a site in which every text for visitors carries the path of the value that it comes from, even if
 * another text quotes it. Names, addresses, choices and dates stay as they are, because code compares them.
 */
export function markedSite({ site, quote, contentFiles }: PlannedSite, leaves: readonly Leaf[]): MarkedSite {
  const paths: ConfigPath[] = [];
  const numbers = new Map<string, number>();
  const mark = (path: ConfigPath): string => {
    const key = formatPath(path);
    const number = numbers.get(key) ?? paths.push(path) - 1;
    numbers.set(key, number);
    return markOf(number);
  };
  const marked = structuredClone(site);
  const texts = leaves.flatMap(({ path, use, part }) =>
    (use === 'words' || use === 'figure') && part === undefined ? [path] : [],
  );
  for (const path of [...texts, ...OTHER_TEXTS]) markValue(marked, path, mark(authoredPath(path)));
  return {
    site: marked,
    quote: (path) => {
      const text = quote(path);
      return text === undefined ? undefined : mark(keysOf(path)) + text;
    },
    contentFiles,
    paths,
  };
}

/** The keys of a quoted fact: items of lists are numbers. */
const keysOf = (path: string): ConfigPath => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/**
 * Returns the path of the value that an owner edits. The hours of days are compared with each other, so all of them have
 * the mark of the week; a clinic without departments states the texts of its only one itself.
 */
export function authoredPath(path: ConfigPath): ConfigPath {
  const [part, name = '', key, ...rest] = path;
  if (path.at(-2) === 'hours') return path.slice(0, -1);
  if (part !== 'departments' || !isWhole(String(name))) return path;
  return ['clinic', key === 'label' ? 'tagline' : (key ?? ''), ...rest];
}

function markValue(site: Site, path: ConfigPath, mark: string): void {
  const [holder, key] = [valueAtPath(site, path.slice(0, -1)), keyToday(site, path)];
  if (typeof holder !== 'object' || holder === null) return;
  const value: unknown = Reflect.get(holder, key);
  if (typeof value === 'string') {
    if (parseDate(value) === undefined) Reflect.set(holder, key, mark + value);
  } else if (isProse(value)) Reflect.set(value, 'parts', [{ kind: 'text', text: mark, at: 0 }, ...value.parts]);
  else if (typeof value === 'object' && value !== null) markParsed(value, mark);
}

/** A figure keeps what was typed beside what it was parsed into. */
function markParsed(figure: object, mark: string): void {
  for (const key of ['text', 'amountText']) {
    const text: unknown = Reflect.get(figure, key);
    if (typeof text === 'string') Reflect.set(figure, key, mark + text);
  }
}

/** While a reduced price applies, the typed price is the one that is crossed out. */
function keyToday({ catalogue }: Site, path: ConfigPath): string | number {
  const [part, slug = '', key, ...rest] = path;
  const isPrice = part === 'catalogue' && key === 'price' && rest.length === 0;
  return isPrice && catalogue[slug]?.instead ? 'instead' : (path.at(-1) ?? '');
}
