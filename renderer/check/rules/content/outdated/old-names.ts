/** Names that the config had at the last build, in texts that still have them. */
import { literal } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import type { PublicText, Span } from '../../public-texts/index.ts';

/** Longer texts are sentences, in which an old name can mean something else, except in quotation marks or as the text of a link. */
const MAX_HEADING = 80;
export const isHeading = ({ text }: PublicText): boolean => text.length <= MAX_HEADING && !text.endsWith('.');
export const isMarked = ({ text, segments }: PublicText, { at, length }: Span): boolean =>
  (/[“‘"']$/.test(text.slice(0, at)) && /^[”’"']/.test(text.slice(at + length))) ||
  segments.some(({ start, end }) => start === at && end === at + length);

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** 'Until June, we were at 1 Test Street', but not 'open until 19:00' and 'until half past seven' */
export const UNTIL_THEN = `until(?! (?:about |around )?(?:\\d{1,2}(?:[:.]\\d\\d| ?[ap]m| o'clock)|noon|midday|midnight|late|half past|a quarter|(?:${HOURS})\\b(?! (?:days?|weeks?|months?|years?))))`;

/** 'We no longer offer gait analysis', 'gait analysis is now called …' */
const TELLS_OF_CHANGE =
  /\b(?:no longer|not|stopped|former(?:ly)?|used to|previously|until|instead|now called|was)\b|n't\b/;

export const tellsOfChange = ({ normal }: PublicText, { at }: Span): boolean =>
  TELLS_OF_CHANGE.test(sentenceAt(normal.text, normal.index(at)));

type Named = Readonly<Record<string, { readonly name: string }>>;

/** Returns the names of all items of some parts of the config. */
export const namesIn = (parts: readonly Named[]): readonly string[] =>
  parts.flatMap((items) => Object.values(items).map(({ name }) => name));

/** A name of one word is an ordinary word without its capital: 'Appointments', but not 'to book your appointments'. */
export const hasItsCapital = (text: string, name: string): boolean =>
  /\s/.test(name.trim()) || /^\p{Lu}/u.test(text) || !/^\p{Lu}/u.test(name);

/** Returns where a text has a name as whole words, in any case, outside other names that contain it. */
export function spansOfName(
  { normal }: Pick<PublicText, 'normal'>,
  name: string,
  others: readonly string[],
): readonly Span[] {
  const old = normalise(name).text;
  const masked = others
    .map((other) => normalise(other).text)
    .filter((other) => other.includes(old))
    .reduce((text, other) => text.replaceAll(other, (found) => '\0'.repeat(found.length)), normal.text);
  return [...masked.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'gu'))].map(
    ({ index, 0: found }) => normal.original(index, found.length),
  );
}
