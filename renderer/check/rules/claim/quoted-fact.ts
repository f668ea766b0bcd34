import type { ConfigPath } from '../../../core/finding.ts';
import type { PublicText, Span } from '../public-texts/index.ts';

/**
 * Returns the path of the fact that these characters were quoted from. A problem in them is fixed there, for all places
 * that quote it.
 */
export function quotedFact({ segments }: Pick<PublicText, 'segments'>, { at, length }: Span): ConfigPath | undefined {
  const segment = segments.find(({ start, end, fact }) => fact !== undefined && start < at + length && end > at);
  return segment?.fact?.split('.');
}
