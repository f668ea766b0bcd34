import { type Finding, formatPath } from '../../core/finding.ts';
import { groupBy } from '../../core/group-by.ts';
import { listed } from '../../core/wording.ts';
import { WEEKDAYS } from '../../facts/hours.ts';
import { daysMeant } from './days-meant.ts';

/**
 * Reports the missing days of a week in one finding, and none that is written under a name for several days, such as
 * 'monday-friday': that name is reported.
 */
export function withDaysTogether(problems: readonly Finding[]): readonly Finding[] {
  const weeks = groupBy(problems.filter(isMissingDay), parentOf);
  const replaced = new Map<Finding, Finding | undefined>();
  for (const [parent, missing] of weeks) {
    const named = problems
      .filter(({ rule }) => rule === 'config/unknown-key')
      .filter((each) => parentOf(each) === parent);
    const meant = new Set(named.flatMap(dayOrDays));
    const others = missing.filter((problem) => !meant.has(dayOf(problem)));
    const [first, second] = others;
    for (const problem of missing) replaced.set(problem, undefined);
    if (first) replaced.set(first, second ? together(first, others) : first);
  }
  return problems.flatMap((problem) => (replaced.has(problem) ? (replaced.get(problem) ?? []) : problem));
}

const parentOf = ({ path = [] }: Finding): string => formatPath(path.slice(0, -1));
const dayOf = ({ path = [] }: Finding): string => String(path.at(-1));
const dayOrDays = (problem: Finding): readonly string[] => daysMeant(dayOf(problem));

const isMissingDay = (problem: Finding): boolean =>
  problem.rule === 'config/missing' && WEEKDAYS.some((day) => day === dayOf(problem));

function together(first: Finding, problems: readonly Finding[]): Finding {
  const days = problems.map(dayOf);
  return {
    ...first,
    message: `${listed(days.map((day) => `“${day}”`))} are missing.`,
    help: `Write a line for each, with its times or 'closed': ${days.map((day) => `${day}: 'closed',`).join(' ')}`,
  };
}
