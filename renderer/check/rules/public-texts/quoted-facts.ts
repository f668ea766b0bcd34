/** Finds the facts of the config that a part of a text quotes. */
import type { ConfigPath } from '../../../core/finding.ts';
import type { PublicText, Span } from './public-text.ts';

/**
 * Returns the path of the fact that these characters were quoted from. A problem in them is fixed there, for all places
 * that quote it.
 */
export const quotedFact = (text: Pick<PublicText, 'segments'>, span: Span): ConfigPath | undefined =>
  quotedFacts(text, span)[0];

/** Returns the paths of all facts that are quoted in these characters. */
export const quotedFacts = ({ segments }: Pick<PublicText, 'segments'>, { at, length }: Span): readonly ConfigPath[] =>
  segments.flatMap(({ start, end, fact }) =>
    fact !== undefined && start < at + length && end > at ? [fact.split('.')] : [],
  );
