import type { ConfigPath } from '../../../core/finding.ts';
import type { PublicText, Span } from '../public-texts/index.ts';

/** The fact that some characters of a text were quoted from: a fault in them lies there, and shows wherever it is quoted. */
export function quotedFact({ segments }: Pick<PublicText, 'segments'>, { at, length }: Span): ConfigPath | undefined {
  const segment = segments.find(({ start, end, fact }) => fact !== undefined && start < at + length && end > at);
  return segment?.fact?.split('.');
}
