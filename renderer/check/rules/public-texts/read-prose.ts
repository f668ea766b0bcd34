import type { Quote } from '../../../config/derived/quote.ts';
import type { ProsePart } from '../../../facts/prose.ts';
import type { Target } from '../../../facts/target.ts';
import type { Normal, PublicText, Segment, Span } from './public-text.ts';

/** The functions that quote facts and bring text into its normal form. */
export interface Reading {
  readonly quote: Quote;
  readonly normal: Normal;
}

/** Returns the text that readers see, with its segments in the source. */
export function readProse(parts: readonly ProsePart[], quote: Quote): Pick<PublicText, 'text' | 'segments'> {
  const texts: string[] = [];
  const segments: Segment[] = [];
  let start = 0;
  for (const { text, ...authored } of flat(parts, quote)) {
    segments.push({ start, end: start + text.length, ...authored });
    texts.push(text);
    start += text.length;
  }
  return { text: texts.join(''), segments };
}

const BRACES = 2;

function* flat(
  parts: readonly ProsePart[],
  quote: Quote,
  link: Pick<Segment, 'treatment'> = {},
): Generator<Omit<Segment, 'start' | 'end'> & { text: string }> {
  for (const part of parts) {
    if (part.kind === 'text') yield { text: part.text, at: part.at, length: part.text.length, ...link };
    else if (part.kind === 'fact')
      yield { text: quote(part.path) ?? '', at: part.at, length: part.path.length + BRACES, fact: part.path, ...link };
    else yield* flat(part.parts, quote, part.kind === 'link' ? treatmentOf(part.to) : link);
  }
}

const treatmentOf = (target: Target): Pick<Segment, 'treatment'> =>
  target.kind === 'treatment' ? { treatment: target.name } : {};

/** Returns the subjects of the email links in a text. */
export function* subjectsIn(parts: readonly ProsePart[]): Generator<{ readonly subject: string } & Span> {
  for (const part of parts) {
    if (part.kind === 'text' || part.kind === 'fact') continue;
    yield* subjectsIn(part.parts);
    if (part.kind === 'link' && part.to.kind === 'email' && part.to.subject)
      yield { subject: part.to.subject, at: part.at + 'email:'.length, length: part.to.subject.length };
  }
}
