/** Markers are characters of Unicode’s private use area, which no source contains: OPEN, a number, THEN, text, CLOSE. */
const [OPEN, THEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKER = new RegExp(`${OPEN}\\d+${THEN}|${CLOSE}`, 'g');
const MARKED = new RegExp(`${OPEN}(\\d+)${THEN}([^${OPEN}${CLOSE}]*)${CLOSE}`, 'g');

/** The source of the pattern that matches a marker. */
export const MARKER_PATTERN = MARKER.source;

export const marked = (text: string, literal: number): string => `${OPEN}${literal}${THEN}${text}${CLOSE}`;

export const withoutMarkers = (text: string): string => text.replace(MARKER, '');

/** A part of a string that comes from one literal. */
export interface MarkedPart {
  readonly literal: number;
  /** The offset in the string, counted without markers. */
  readonly at: number;
  readonly text: string;
}

/** Returns the parts of a string that come from literals, in order. */
export const markedParts = (text: string): readonly MarkedPart[] =>
  [...text.matchAll(MARKED)].map((match) => ({
    literal: Number(match[1]),
    at: withoutMarkers(text.slice(0, match.index)).length,
    text: match[2] ?? '',
  }));
