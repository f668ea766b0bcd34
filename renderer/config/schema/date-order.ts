import type { RuleName } from '../../core/rule-names.ts';
import { longDate } from '../../facts/date.ts';
import { valueAtPath } from '../value-at.ts';
import { detail } from './base.ts';

/** The parameters of a refinement that reports a period that ends before it begins, with both days. */
export const endsTooEarly = (subject: string, last: 'to' | 'until', [rule, help]: readonly [RuleName, string]) => ({
  error: ({ input }: { readonly input?: unknown }) => {
    const [begin, end] = ['from', last].map((key) => longDate(String(valueAtPath(input, [key]))));
    const [ends, begins] = subject.startsWith('These') ? ['end', 'they begin'] : ['ends', 'it begins'];
    return `${subject} ${ends} on ${end}, before ${begins} on ${begin}.`;
  },
  path: [last],
  ...detail(rule, help),
});
