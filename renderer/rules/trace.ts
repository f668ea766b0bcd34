import { textsOf } from '../facts/texts.ts';
import { areWords } from '../facts/words.ts';
import type { ConfigPath, Finding } from '../finding.ts';
import { type Run, type Surface, type Surfaces, typedAt, type Whereabouts } from './surfaces/index.ts';

/** Where the config makes a link of a page: in the page's own sections first, else wherever the same target stands. */
export function traceLink(written: unknown, route: string, href: string): Pick<Finding, 'path' | 'span'> {
  const target = href.split('?', 1)[0] ?? href;
  const places = [...textsOf(written)].flatMap(({ path, text }) => {
    if (text === target) return [{ path }];
    const at = text.indexOf(`](${target})`);
    return at === -1 ? [] : [{ path, span: { at: at + 2, length: target.length } }];
  });
  return places.find(({ path }) => path[0] === 'pages' && path[1] === route) ?? places[0] ?? { path: ['pages', route] };
}

/**
 * Where the words of a finished page were typed: in the page's own part of the config first, else in the longest text
 * that they belong to. What is computed and what components add is traced to the page.
 */
export function traceText({ typed }: Surfaces, shown: Surface, run: Run): Whereabouts {
  if (shown.source.from !== 'page') return typedAt(shown, run);
  const route = shown.page ?? '';
  const best =
    heaviest(
      typed.flatMap((text) => within(shown, text, run)),
      route,
    ) ??
    heaviest(
      typed.flatMap((text) => (text.page === route ? saying(text, shown, run) : [])),
      route,
    );
  return { ...(best ? typedAt(best.text, best.run) : { path: ['pages', route] }), page: route };
}

/**
 * Where words of a finished page were typed that are a text of their own, or of a link: in the page's own sections first,
 * then in what stands around every page. A name that is given twice is at fault where it stands last.
 */
export function traceWords(
  { typed }: Surfaces,
  route: string,
  words: string,
  which: 'first' | 'last' = 'first',
): Whereabouts {
  const found = (has: (text: string) => boolean) =>
    typed.filter(({ text, source }) => source.from !== 'page' && has(text));
  const alone = found((text) => text === words);
  const held = alone.length > 0 || words === '' ? alone : found((text) => text.includes(words));
  const ranks = [inPart(['pages', route]), inPart(['navigation']), () => true];
  const [candidates = []] = ranks.map((fits) => held.filter(fits)).filter(({ length }) => length > 0);
  const text = candidates.at(which === 'first' ? 0 : -1);
  return text ? typedAt(text, { at: text.text.indexOf(words), length: words.length }) : { path: ['pages', route] };
}

const inPart =
  (part: ConfigPath) =>
  ({ source }: Surface): boolean =>
    source.from === 'config' && part.every((key, index) => source.path[index] === key);

interface Typed {
  readonly text: Surface;
  readonly run: Run;
  /** How many of the words it holds. */
  readonly held: number;
}

const heaviest = (found: readonly Typed[], route: string): Typed | undefined => {
  const weights = ({ text, held }: Typed) => [held, text.page === route ? 1 : 0, text.text.length];
  return found.toSorted((a, b) =>
    weights(b).reduce((order, weight, index) => order || weight - (weights(a)[index] ?? 0), 0),
  )[0];
};

/** A typed text that stands as a whole in the words around the run, and holds the run or a part of it. */
function within(shown: Surface, text: Surface, run: Run): readonly Typed[] {
  const at = shown.normal.index(run.at);
  const end = shown.normal.index(run.at + run.length);
  const { length } = text.normal.text;
  const start = shown.normal.text.indexOf(text.normal.text, Math.max(0, at - length + 1));
  if (length < SHORTEST || start === -1 || start >= end || !areWords(shown.normal.text, start, length)) return [];
  const [from, to] = [Math.max(at, start), Math.min(end, start + length)];
  return [{ text, run: text.normal.original(from - start, to - from), held: to - from }];
}

/** A shorter text is found by chance. */
const SHORTEST = 3;

/** A typed text of the page that says the same words: components may have put something between its others. */
function saying(text: Surface, shown: Surface, { at, length }: Run): readonly Typed[] {
  const words = shown.normal.text.slice(shown.normal.index(at), shown.normal.index(at + length));
  const start = words === '' ? -1 : text.normal.text.indexOf(words);
  return start === -1 ? [] : [{ text, run: text.normal.original(start, words.length), held: words.length }];
}
