import { distance } from 'fastest-levenshtein';
import { internationalNumber } from '../../../facts/phone.ts';
import { proseOf } from '../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { isTyped, typedAt } from '../../surfaces/index.ts';

/** '020 7946 0000', '+44 (0)20 7946 0000' */
const NUMBER = /(?<![\d£.,])(?:\+44 ?(?:\(0\) ?)?|0)\d(?:[ -]?\d){8,9}(?!\d)/g;
const MAIL = /[a-z0-9][a-z0-9._+-]*@(?:[a-z0-9-]+\.)+[a-z]+/g;

/** How many digits or letters may be other: who differs in more is somebody else, such as a regulator. */
const SLIPS = 2;

/** Telephone numbers and e-mail addresses in sentences that are the clinic's, but for a slip. */
export const contactFindings = ({ site: { clinic }, surfaces }: RuleInput): readonly RuleFinding[] => {
  const kinds = [
    { pattern: NUMBER, own: clinic.phone, read: dialled, what: 'telephone number', quote: 'clinic.phone' },
    { pattern: MAIL, own: clinic.email.toLowerCase(), read: String, what: 'e-mail address', quote: 'clinic.email' },
  ];
  return proseOf(surfaces).flatMap((surface) =>
    kinds.flatMap(({ pattern, own, read, what, quote }) =>
      [...surface.normal.text.matchAll(pattern)].flatMap((match) => {
        const run = surface.normal.original(match.index, match[0].length);
        const slips = distance(read(match[0]), read(own));
        if (slips === 0 || slips > SLIPS || !isTyped(surface, run)) return [];
        return [
          {
            message: `“${surface.text.slice(run.at, run.at + run.length)}” is not the ${what} of the clinic: that is ${own}.`,
            help: surface.quotes ? `Quote it: {${quote}}.` : 'Correct it.',
            ...typedAt(surface, run),
            against: own,
          },
        ];
      }),
    ),
  );
};

const dialled = (text: string): string => internationalNumber(text.replace('(0)', '').replaceAll('-', ' '));
