import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';

export const linkExternalUnverifiable: Rule = {
  name: 'link/outside-unverifiable',
  severity: 'warning',
  checks: 'With --external: every host of another address says whether it is there.',
  because:
    'Some hosts turn programs away, are busy or out of order: the address may be well, and somebody has to look.',
  source: 'RFC 9110 §15; RFC 6585 §4; docs/checks.md, “Outside addresses”',
  examples: {
    bad: [
      {
        shows: 'a host that turns programs away',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 403 } },
      },
      {
        shows: 'a host that is out of order at every try',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 503 } },
      },
    ],
    good: [
      {
        shows: 'a page that its host says is gone: that is known',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 410 } },
      },
    ],
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'unverifiable'
        ? {
            message: `“${href}” could not be checked: ${verdict.why}.`,
            help: 'Open it in a browser. If it is well, leave it, or accept it with a reason until you look again.',
          }
        : undefined,
    ),
};
