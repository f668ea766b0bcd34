import type { Rule } from '../rule.ts';
import { hostFiles } from './host-files.ts';
import { budgetPage } from './page.ts';
import { scriptFindings } from './weights.ts';

const firstScripts: Rule = {
  name: 'budget/first-scripts',
  severity: 'error',
  checks: 'What a page runs before the visitor scrolls, clicks or types is no heavier than its budget.',
  because: 'A script that nobody has asked for yet takes time from what they came for.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  examples: {
    bad: [{ shows: 'A budget that no script keeps.', values: { budgets: { firstScripts: '1 KB' } } }],
    good: [{ shows: 'The budget of most sites.', values: { budgets: { firstScripts: '6 KB' } } }],
  },
  find: (input) => scriptFindings(input, 'firstScripts'),
};

const allScripts: Rule = {
  name: 'budget/all-scripts',
  severity: 'error',
  checks: 'All scripts of a page together are no heavier than their budget.',
  because: 'A visitor who uses everything on a page still pays for every byte.',
  source: 'docs/decisions/0007-scripts-come-last.md',
  examples: {
    bad: [{ shows: 'A budget below the weight of React.', values: { budgets: { allScripts: '20 KB' } } }],
    good: [{ shows: 'The budget of most sites.', values: { budgets: { allScripts: '80 KB' } } }],
  },
  find: (input) => scriptFindings(input, 'allScripts'),
};

/** What visitors fetch. */
export const budgetRules: readonly Rule[] = [budgetPage, firstScripts, allScripts, hostFiles];
