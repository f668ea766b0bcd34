import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';
const NEW = 'https://book.small-practice.uk/first-visit';

export const linkExternalMoved: Rule = {
  name: 'link/outside-moved',
  severity: 'warning',
  checks: 'With --external: no address of another site has moved for good.',
  because: 'Hosts keep the way from an old address to the new one for a while, not for ever.',
  source: 'RFC 9110 §15.4.2 and §15.4.9',
  examples: {
    bad: [
      {
        shows: 'a booking page that has a new address',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 301, location: NEW } },
      },
    ],
    good: [
      {
        shows: 'a booking page that leads on for today only',
        values: { 'booking.visit': VISIT },
        answers: { [VISIT]: { status: 302, location: NEW } },
      },
    ],
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'ok' && verdict.movedTo !== undefined
        ? {
            message: `“${href}” has moved for good to “${verdict.movedTo}”.`,
            help: 'Write the new address.',
            instead: verdict.movedTo,
          }
        : undefined,
    ),
};
