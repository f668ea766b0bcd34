import type { Finding } from '../../core/finding.ts';
import { textsOf } from '../../facts/texts.ts';
import { isWholeWord } from '../../facts/words.ts';
import type { AuthoredIndex } from './public-texts/authored-index.ts';
import { authoredAt, type PublicText, type PublicTexts, type Span, type Whereabouts } from './public-texts/index.ts';

/** Where the config makes a link of a page: in the page's own sections first, else wherever the same target stands. */
export type LinkLocator = (route: string, href: string) => Pick<Finding, 'path' | 'span'>;

/** The config is looked through once for all links. */
export function linkLocator(written: unknown): LinkLocator {
  const places = new Map<string, Pick<Finding, 'path' | 'span'>[]>();
  const add = (target: string, location: Pick<Finding, 'path' | 'span'>) => {
    const known = places.get(target);
    if (known) known.push(location);
    else places.set(target, [location]);
  };
  for (const { path, text } of textsOf(written)) {
    add(text, { path });
    const linked = new Map(
      [...text.matchAll(TARGET)].map(({ index, 1: to = '' }) => [to, index + 2] as const).reverse(),
    );
    for (const [to, at] of linked) if (to !== text) add(to, { path, span: { at, length: to.length } });
  }
  return (route, href) => {
    const found = places.get(href.split('?', 1)[0] ?? href) ?? [];
    const own = found.find(({ path }) => path?.[0] === 'pages' && path[1] === route);
    return own ?? found[0] ?? { path: ['pages', route] };
  };
}

/** '](/team)' */
const TARGET = /\]\(([^()]*)\)/g;

/**
 * Where the words of a finished page were typed: in the page's own part of the config first, else in the longest text
 * that they belong to. What is computed and what components add is traced to the page.
 */
export function traceText({ index }: Pick<PublicTexts, 'index'>, shown: PublicText, run: Span): Whereabouts {
  if (shown.source.from !== 'page') return authoredAt(shown, run);
  const route = shown.page ?? '';
  const best =
    heaviest(within(shown, run, index()), route) ??
    heaviest(
      index()
        .ofPage(route)
        .flatMap((text) => saying(text, shown, run)),
      route,
    );
  return { ...(best ? authoredAt(best.text, best.run) : { path: ['pages', route] }), page: route };
}

/**
 * Where words of a finished page were typed that are a text of their own, or of a link: in the page's own sections first,
 * then in what stands around every page. A name that is given twice is at fault where it stands last.
 */
export function traceWords(
  { index }: Pick<PublicTexts, 'index'>,
  route: string,
  words: string,
  which: 'first' | 'last' = 'first',
): Whereabouts {
  const own = ['pages', route];
  const places = [() => index().below(own), () => index().below(['navigation']), () => index().all];
  const alone = new Set(index().saying(words));
  const isMeant =
    alone.size > 0 || words === ''
      ? (text: PublicText) => alone.has(text)
      : (text: PublicText) => text.text.includes(words);
  for (const location of places) {
    const text = location()
      .filter(isMeant)
      .at(which === 'first' ? 0 : -1);
    if (text) return authoredAt(text, { at: text.text.indexOf(words), length: words.length });
  }
  return { path: own };
}

interface Authored {
  readonly text: PublicText;
  readonly run: Span;
  /** How many of the words it holds. */
  readonly held: number;
}

const heaviest = (found: readonly Authored[], route: string): Authored | undefined => {
  const weights = ({ text, held }: Authored) => [held, text.page === route ? 1 : 0, text.text.length];
  return found.toSorted((a, b) =>
    weights(b).reduce((order, weight, index) => order || weight - (weights(a)[index] ?? 0), 0),
  )[0];
};

/** Typed texts that stand as a whole in the words around the run, and hold the run or a part of it. */
function within(shown: PublicText, run: Span, { standingIn }: AuthoredIndex): readonly Authored[] {
  const at = shown.normal.index(run.at);
  const end = shown.normal.index(run.at + run.length);
  return standingIn(shown.normal.text, at, end).flatMap(({ text, start }) => {
    const { length } = text.normal.text;
    if (!isWholeWord(shown.normal.text, start, length)) return [];
    const [from, to] = [Math.max(at, start), Math.min(end, start + length)];
    return [{ text, run: text.normal.original(from - start, to - from), held: to - from }];
  });
}

/** A typed text of the page that says the same words: components may have put something between its others. */
function saying(text: PublicText, shown: PublicText, { at, length }: Span): readonly Authored[] {
  const words = shown.normal.text.slice(shown.normal.index(at), shown.normal.index(at + length));
  const start = words === '' ? -1 : text.normal.text.indexOf(words);
  return start === -1 ? [] : [{ text, run: text.normal.original(start, words.length), held: words.length }];
}
