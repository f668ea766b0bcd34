import { formatPath } from '../../renderer/core/finding.ts';
import { withTexts } from './hostile.ts';
import { parserForMany } from './parse-often.ts';

const LONG_AMOUNT = '£12,350.50';
const AMOUNT = /£\d[\d,]*(?:\.\d+)?/g;

/** Words that clinics display large, longer than most. */
const LONG_WORDS = ['Consultation', 'Rejuvenation', 'Complimentary', 'Physiotherapist'];
/** Fields that are displayed as a heading, a label or a short note. */
const SHORT_TEXT = /\.(?:title|name|label|subtitle|note|heading|value|unit)$/;
const MAX_SHORT_TEXT = 40;
/** Every fifth price is a word. */
const WORDS_EVERY = 5;
const WORD_PRICES = ['Complimentary', 'TBA'];

/**
 * Returns a config whose amounts and short texts are longer than those of most clinics. A field that does not accept
 * its longer text keeps its own.
 */
export function withLongValues(config: unknown): unknown {
  const parse = parserForMany();
  const refused = new Set<string>();
  for (;;) {
    const changed = withTexts(config, [], lengthened(refused));
    const paths = parse(changed).findings.map(({ path }) => formatPath(path ?? []));
    if (paths.length === 0) return changed;
    const before = refused.size;
    for (const path of paths) refused.add(path);
    if (refused.size === before) throw new Error(`${paths[0]} is wrong, and was not changed.`);
  }
}

function lengthened(refused: ReadonlySet<string>): (text: string, path: string) => string {
  let count = 0;
  const next = (words: readonly string[]) => words[count % words.length] ?? '';
  return (text, path) => {
    if (refused.has(path)) return text;
    count += 1;
    if (path.endsWith('.price') && count % WORDS_EVERY === 0) return next(WORD_PRICES);
    const longer = text.replace(AMOUNT, LONG_AMOUNT);
    return SHORT_TEXT.test(path) && text.length < MAX_SHORT_TEXT
      ? longer.replace(/\p{L}{4,}/u, next(LONG_WORDS))
      : longer;
  };
}
