import type { ConfigPath } from '../../../core/finding.ts';
import type { Run, Surface } from '../surfaces/index.ts';

/** The fact that some characters of a text were quoted from: a fault in them lies there, and shows wherever it is quoted. */
export function quotedFact({ pieces }: Pick<Surface, 'pieces'>, { at, length }: Run): ConfigPath | undefined {
  const piece = pieces.find(({ start, end, fact }) => fact !== undefined && start < at + length && end > at);
  return piece?.fact?.split('.');
}
