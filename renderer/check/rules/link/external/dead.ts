import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';

export const linkExternalDead: Rule = {
  name: 'link/outside-dead',
  severity: 'error',
  checks: 'With --external: every address of another site, of the pages and of the config, is there.',
  because: 'A visitor who is sent to a page that is gone does not book there.',
  source: 'RFC 9110 §15.5; docs/checks.md, “Outside addresses”',
  examples: {
    bad: [
      {
        shows: 'a booking page that is gone',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 404 } },
      },
      {
        shows: 'a booking page that leads round to itself',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 302, location: VISIT } },
      },
    ],
    good: [
      {
        shows: 'a booking page that is there',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 200 } },
      },
      {
        shows: 'a host that turns programs away: nobody knows',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 403 } },
      },
    ],
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'dead'
        ? { message: `“${href}” leads nowhere: ${verdict.why}.`, help: 'Write the address that it has now.' }
        : undefined,
    ),
};
