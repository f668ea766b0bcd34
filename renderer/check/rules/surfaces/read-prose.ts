import type { Quote } from '../../../config/derived/quote.ts';
import type { ProsePart } from '../../../facts/prose.ts';
import type { Normal, Piece, Run, Surface } from './surface.ts';

/** How texts are read: their facts quoted, their words brought into one form. */
export interface Reading {
  readonly quote: Quote;
  readonly normal: Normal;
}

/** Prose as it is read, with the way back to where it was typed. */
export function readProse(parts: readonly ProsePart[], quote: Quote): Pick<Surface, 'text' | 'pieces'> {
  const texts: string[] = [];
  const pieces: Piece[] = [];
  let start = 0;
  for (const { text, ...typed } of flat(parts, quote)) {
    pieces.push({ start, end: start + text.length, ...typed });
    texts.push(text);
    start += text.length;
  }
  return { text: texts.join(''), pieces };
}

const BRACES = 2;

function* flat(parts: readonly ProsePart[], quote: Quote): Generator<Omit<Piece, 'start' | 'end'> & { text: string }> {
  for (const part of parts) {
    if (part.kind === 'text') yield { text: part.text, at: part.at, length: part.text.length };
    else if (part.kind === 'fact')
      yield { text: quote(part.path) ?? '', at: part.at, length: part.path.length + BRACES, fact: part.path };
    else yield* flat(part.parts, quote);
  }
}

/** The subjects of the e-mails that a text links to. */
export function* subjectsIn(parts: readonly ProsePart[]): Generator<{ readonly subject: string } & Run> {
  for (const part of parts) {
    if (part.kind === 'text' || part.kind === 'fact') continue;
    yield* subjectsIn(part.parts);
    if (part.kind === 'link' && part.to.kind === 'email' && part.to.subject)
      yield { subject: part.to.subject, at: part.at + 'email:'.length, length: part.to.subject.length };
  }
}
