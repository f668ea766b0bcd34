import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';
const NEW = 'https://book.small-practice.uk/first-visit';

export const linkExternalMoved: Rule = {
  name: 'link/outside-moved',
  severity: 'warning',
  checks: 'With --external: every linked address of another site is its current one.',
  because: 'The link breaks when the other site stops redirecting its old address.',
  source: 'RFC 9110 §15.4.2 and §15.4.9',
  bad: {
    'a booking page that has moved permanently': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 301, location: NEW } },
    },
  },
  good: {
    'a booking page with a temporary redirect': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 302, location: NEW } },
    },
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'ok' && verdict.movedTo !== undefined
        ? {
            message: `“${href}” has permanently moved to “${verdict.movedTo}”.`,
            help: 'Write the new address.',
            instead: verdict.movedTo,
          }
        : undefined,
    ),
};
