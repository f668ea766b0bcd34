import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://book.small-practice.uk/visit';

export const linkExternalDead: Rule = {
  name: 'link/outside-dead',
  severity: 'error',
  checks: 'With --external: every linked address of another site exists.',
  because: 'Visitors find an error page instead of a booking form.',
  source: 'RFC 9110 §15.5; docs/checks.md, “External links”',
  bad: {
    'a booking page that no longer exists': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 404 } },
    },
    'a booking page in a redirect loop': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 302, location: VISIT } },
    },
  },
  good: {
    'a booking page that exists': { values: { 'booking.visit': VISIT }, answers: { [VISIT]: { status: 200 } } },
    'a host that rejects programs, which proves nothing': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 403 } },
    },
  },
  find: (input) =>
    externalFindings(input, (verdict, href) =>
      verdict.kind === 'dead'
        ? { message: `“${href}” is broken: ${verdict.why}.`, help: 'Write its current address.' }
        : undefined,
    ),
};
