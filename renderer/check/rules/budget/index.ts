import type { Rule } from '../rule.ts';
import { hostFiles } from './host-files.ts';
import { budgetPage } from './page.ts';
import { scriptFindings } from './weights.ts';

const firstScripts: Rule = {
  name: 'budget/first-scripts',
  severity: 'error',
  checks: 'The scripts that a page runs before the visitor scrolls, clicks or types stay within their budget.',
  because: 'Each script that runs early delays the content that the visitor came for.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  examples: {
    bad: [{ shows: 'A budget that every script exceeds.', values: { budgets: { firstScripts: '1 KB' } } }],
    good: [{ shows: 'The default budget.', values: { budgets: { firstScripts: '6 KB' } } }],
  },
  find: (input) => scriptFindings(input, 'firstScripts'),
};

const allScripts: Rule = {
  name: 'budget/all-scripts',
  severity: 'error',
  checks: 'All scripts of a page together stay within their budget.',
  because:
    'A visitor who uses everything on a page downloads all of its scripts, which is slow and expensive on mobile data.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  examples: {
    bad: [{ shows: 'A budget smaller than React.', values: { budgets: { allScripts: '20 KB' } } }],
    good: [{ shows: 'The default budget.', values: { budgets: { allScripts: '80 KB' } } }],
  },
  find: (input) => scriptFindings(input, 'allScripts'),
};

/** Rules about the weight of what visitors download. */
export const budgetRules: readonly Rule[] = [budgetPage, firstScripts, allScripts, hostFiles];
