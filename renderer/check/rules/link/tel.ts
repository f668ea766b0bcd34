import { internationalNumber } from '../../../facts/phone.ts';
import type { Rule } from '../rule.ts';
import { atEach, badLinks } from './fault.ts';

export const linkTel: Rule = {
  name: 'link/tel',
  severity: 'error',
  checks: 'A telephone link dials an international number that can exist.',
  because: 'On a phone nobody sees the number: a slip in it calls a stranger.',
  source: 'RFC 3966 §5.1.4; ITU-T E.164; Ofcom, National Telephone Numbering Plan',
  examples: {
    bad: [
      { shows: 'the country’s code and the national zero as well', values: { 'clinic.phone': '+44 0113 496 0000' } },
      { shows: 'a number with a figure too few', values: { 'clinic.phone': '0113 496 00' } },
    ],
    good: [
      { shows: 'a national number', values: { 'clinic.phone': '0113 496 0001' } },
      { shows: 'an international number', values: { 'clinic.phone': '+44 113 496 0001' } },
    ],
  },
  find: ({ site, links }) => {
    const { phone } = site.clinic;
    const dialled = internationalNumber(phone);
    const own = isNumber(dialled)
      ? []
      : [
          {
            message: `“${phone}” is no telephone number: it would dial ${dialled}.`,
            help: 'Write it like “020 7946 0123” or “+44 20 7946 0123”.',
            path: ['clinic', 'phone'],
          },
        ];
    const others = badLinks(links, ({ href }) => href.startsWith('tel:') && !isNumber(href.slice(4))).filter(
      ({ href }) => href !== `tel:${dialled}`,
    );
    return [
      ...own,
      ...others.flatMap((link) =>
        atEach(links, link, { message: `“${link.href}” dials no telephone number.`, help: 'Write “phone”.' }),
      ),
    ];
  },
};

/** E.164: at most fifteen figures, no zero first. In Britain nine or ten follow the code, and none of them first is a zero. */
const isNumber = (text: string): boolean =>
  text.startsWith('+44') ? /^\+44[1-9]\d{8,9}$/.test(text) : /^\+[1-9]\d{6,14}$/.test(text);
