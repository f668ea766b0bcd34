/** Names that other rules know: medicines, sites with reviews, booking systems. */

import { literal } from '../../../../core/pattern.ts';
import { BOOKING_PROVIDERS } from '../../../../facts/booking-providers.ts';
import { reviewSitesIn } from '../../../../facts/ratings.ts';
import { anyOf } from '../../claim/lexicon/lexicon.ts';
import { ALL_MEDICINE_NAMES } from '../../claim/lexicon/medicines.ts';
import { type PlacedWord, spanOf } from './placed-word.ts';

const PATTERNS: readonly RegExp[] = [
  ...ALL_MEDICINE_NAMES.flatMap(({ words }) => words),
  ...anyOf(...BOOKING_PROVIDERS.map(({ name }) => literal(name.toLowerCase()))),
];

/** Whether a word is such a name or a part of one: 'Depo' in 'Depo-Provera'. */
export function isInKnownName(word: PlacedWord): boolean {
  const { normal } = word.text;
  const { at, length } = spanOf(word);
  const names = [...PATTERNS.flatMap((pattern) => [...normal.text.matchAll(pattern)]), ...reviewSitesIn(normal.text)];
  return names.some(({ index, 0: { length: nameLength } }) => {
    const name = normal.original(index, nameLength);
    return name.at <= at && at + length <= name.at + name.length;
  });
}
