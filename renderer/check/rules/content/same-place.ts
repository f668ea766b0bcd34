import { formatPath } from '../../../core/finding.ts';
import { overlap } from '../public-texts/index.ts';
import type { RuleFinding } from '../rule.ts';

/** True for findings about the same characters: the day on which a clinic 'opens again' is one of its closure. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  formatPath(one.path ?? []) === formatPath(other.path ?? []) &&
  one.span !== undefined &&
  other.span !== undefined &&
  overlap(one.span, other.span);

type Place = Pick<RuleFinding, 'path' | 'span'>;
