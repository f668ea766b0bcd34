import type { PublicText, Span } from '../../public-texts/index.ts';

/** A mistake in the spelling or the punctuation of a text, apart from words that are in no dictionary. */
export interface Slip {
  readonly span: Span;
  readonly message: string;
  readonly help: string;
  /** The correction of the characters in `span`, if only one is plausible. */
  readonly correction?: string;
}

/** Finds one kind of slip in a text. */
export type FindSlips = (text: Pick<PublicText, 'text' | 'kind'>) => readonly Slip[];
