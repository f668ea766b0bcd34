import type { Rule } from '../rule.ts';
import { scriptFindings } from './weights.ts';

export const allScripts: Rule = {
  name: 'budget/all-scripts',
  severity: 'error',
  checks: 'All scripts of a page together stay within their budget.',
  because:
    'A visitor who uses everything on a page downloads all of its scripts, which is slow and expensive on mobile data.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  bad: { 'a budget smaller than React': { values: { budgets: { allScripts: '20 KB' } } } },
  good: { 'the default budget': { values: { budgets: { allScripts: '80 KB' } } } },
  find: (input) => scriptFindings(input, 'allScripts'),
};
