import type { Place } from '../../renderer/finding.ts';
import type { ReportInput } from './report.ts';

/** The line of a place, as it is written. */
export const lineAt = ({ file, line }: Place, source: ReportInput['source']): string | undefined =>
  source(file)?.split(/\r?\n/)[line - 1];

/** The characters of a place; nothing where it goes over several lines, because such a value changes for many reasons. */
export function wordsAt(place: Place, source: ReportInput['source']): string | undefined {
  if (place.endLine !== place.line) return undefined;
  return lineAt(place, source)?.slice(place.column - 1, place.endColumn - 1);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters that a terminal draws twice as wide: those of East Asia, and emoji (https://www.unicode.org/reports/tr11/). */
const WIDE =
  /^(?:\p{Emoji_Presentation}|.*\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;

/** How many columns a terminal gives a text: an accent that stands alone has none, an emoji has two. */
export const widthOf = (text: string): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
