import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';

export const linkExternalUnverifiable: Rule = {
  name: 'link/outside-unverifiable',
  severity: 'warning',
  checks: 'With --external: every linked address of another site can be checked.',
  because: 'The address may work, but nobody knows until somebody opens it in a browser.',
  source: 'RFC 9110 §15; RFC 6585 §4; docs/checks.md, “External links”',
  bad: {
    'a host that rejects programs': { values: { 'booking.visit': VISIT }, answers: { [VISIT]: { status: 403 } } },
    'a host that fails every time': { values: { 'booking.visit': VISIT }, answers: { [VISIT]: { status: 503 } } },
  },
  good: {
    'a page that its host reports as gone': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 410 } },
    },
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'unverifiable'
        ? {
            message: `“${href}” could not be checked: ${verdict.why}.`,
            help: 'Open it in a browser. If it works, leave it, or accept it with a reason until your next review.',
          }
        : undefined,
    ),
};
