import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { isSamePlace } from '../../same-place.ts';
import { ageFindings } from './age.ts';
import { ageRangeFindings } from './age-ranges.ts';
import { upperAgeFindings } from './upper-age.ts';

/** Reports wrong ages in sentences, and each of them once. */
export function allAgeFindings(input: RuleInput): readonly RuleFinding[] {
  const ages = ageFindings(input);
  const ranges = ageRangeFindings(input).filter((range) => !ages.some((age) => isSamePlace(age, range)));
  return [...ages, ...upperAgeFindings(input), ...ranges];
}
