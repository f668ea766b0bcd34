import { internationalNumber, phoneProblem } from '../../../facts/phone.ts';
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
    'a number with a missing digit': { 'clinic.phone': '0113 496 000' },
    'a number with a digit too many': { 'clinic.phone': '01603 496 0123' },
  },
  good: {
    'a national number': { 'clinic.phone': '0113 496 0001' },
    'a number of an area with short numbers': { 'clinic.phone': '01768 88012' },
    'an international number': { 'clinic.phone': '+44 113 496 0001' },
  },
  find: ({ site, links }) => {
    const { phone } = site.clinic;
    const dialled = internationalNumber(phone);
    const problem = phoneProblem(phone);
    const ownNumber =
      problem === undefined
        ? []
        : [
            {
              message: `“${phone}” is not a valid telephone number: ${problem}.`,
              help: 'Compare it with a letter or a bill. Write it like “020 7946 0123” or “+44 20 7946 0123”.',
              path: ['clinic', 'phone'],
            },
          ];
    const others = linkProblems(
      links,
      ({ href }) => href.startsWith('tel:') && phoneProblem(href.slice(4)) !== undefined,
    ).filter(({ href }) => href !== `tel:${dialled}`);
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
