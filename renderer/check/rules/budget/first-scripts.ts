import type { Rule } from '../rule.ts';
import { scriptFindings } from './weights.ts';

export const firstScripts: Rule = {
  name: 'budget/first-scripts',
  severity: 'error',
  checks: 'The scripts that a page runs before the visitor scrolls, clicks or types stay within their budget.',
  because: 'Each script that runs early delays the content that the visitor came for.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  bad: { 'a budget that every script exceeds': { values: { budgets: { firstScripts: '1 KB' } } } },
  good: { 'the default budget': { values: { budgets: { firstScripts: '6 KB' } } } },
  find: (input) => scriptFindings(input, 'firstScripts'),
};
