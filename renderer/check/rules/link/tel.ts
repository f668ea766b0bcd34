import { internationalNumber } from '../../../facts/phone.ts';
import type { Rule } from '../rule.ts';
import { findingsAt, linkProblems } from './problem.ts';

export const linkTel: Rule = {
  name: 'link/tel',
  severity: 'error',
  checks: 'Every telephone link dials a valid international number.',
  because: 'Visitors who tap a wrong number call a stranger.',
  source: 'RFC 3966 §5.1.4; ITU-T E.164; Ofcom, National Telephone Numbering Plan',
  bad: {
    'the country code followed by the national zero': { 'clinic.phone': '+44 0113 496 0000' },
    'a number with a missing digit': { 'clinic.phone': '0113 496 00' },
  },
  good: {
    'a national number': { 'clinic.phone': '0113 496 0001' },
    'an international number': { 'clinic.phone': '+44 113 496 0001' },
  },
  find: ({ site, links }) => {
    const { phone } = site.clinic;
    const dialled = internationalNumber(phone);
    const ownNumber = isValidNumber(dialled)
      ? []
      : [
          {
            message: `“${phone}” is not a valid telephone number: it would dial ${dialled}.`,
            help: 'Write it like “020 7946 0123” or “+44 20 7946 0123”.',
            path: ['clinic', 'phone'],
          },
        ];
    const others = linkProblems(links, ({ href }) => href.startsWith('tel:') && !isValidNumber(href.slice(4))).filter(
      ({ href }) => href !== `tel:${dialled}`,
    );
    return [
      ...ownNumber,
      ...others.flatMap((link) =>
        findingsAt(links, link, {
          message: `“${link.href}” does not dial a valid telephone number.`,
          help: 'Write “phone”.',
        }),
      ),
    ];
  },
};

/**
 * E.164: at most 15 digits, not starting with zero. In Britain, 9 or 10 digits follow the country code; the first of
 * them is not zero.
 */
const isValidNumber = (text: string): boolean =>
  text.startsWith('+44') ? /^\+44[1-9]\d{8,9}$/.test(text) : /^\+[1-9]\d{6,14}$/.test(text);
