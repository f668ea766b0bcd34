import { longDate } from '../../../../facts/date.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { ANSWER, SCRUB } from '../../example-values.ts';
import { authoredAt, configPathOf, isAuthored, textAt } from '../../public-texts/index.ts';
import type { Rule } from '../../rule.ts';
import { isMarked, namesIn, spansOfName, tellsOfChange } from './old-names.ts';

const offer = (until: string) => ({
  name: 'Warm Hands',
  price: '£100',
  normalSince: '2026-03-01',
  runs: { from: '2026-10-01', until },
  includes: ['massage', 'massage'],
  description: 'Two massages.',
  features: [],
  book: 'visit',
  ctaText: 'Book',
});

export const formerOffer: Rule = {
  name: 'content/former-offer',
  severity: 'warning',
  checks: 'No text of the clinic names an offer that has ended.',
  because: 'Visitors ask for a price that they no longer get.',
  source: 'CAP code 8.17.4; CTSI guidance for traders on pricing practices',
  bad: {
    'an offer that ended last month': {
      'offers.warm-hands': offer('2026-10-31'),
      [ANSWER]: 'Ask for Warm Hands: both for £100.',
    },
  },
  good: {
    'an offer that still runs': {
      'offers.warm-hands': offer('2026-12-31'),
      [ANSWER]: 'Ask for Warm Hands.',
    },
    'a sentence about its end': {
      'offers.warm-hands': offer('2026-10-31'),
      [ANSWER]: 'Warm Hands was our offer of the autumn.',
    },
    'the same words without capitals': {
      'offers.warm-hands': offer('2026-10-31'),
      'catalogue.scrub': { ...SCRUB, description: 'It leaves warm hands.' },
    },
  },
  find: ({ site, today, publicTexts }) => {
    const others = namesIn([site.catalogue, site.categories, site.programmes]);
    const ended = Object.values(site.offers).flatMap(({ name, runs }) =>
      runs && runs.until < today ? [{ name: name.split('\n')[0]?.trim() ?? name, until: runs.until }] : [],
    );
    // The entry of the offer itself is on no page any more.
    const texts =
      ended.length > 0 ? clinicsProseOf(publicTexts).filter((text) => configPathOf(text)[0] !== 'offers') : [];
    return texts.flatMap((text) =>
      ended.flatMap(({ name, until }) =>
        spansOfName(text, name, others)
          .filter((span) => textAt(text, span) === name && (name.includes(' ') || isMarked(text, span)))
          .filter((span) => isAuthored(text, span) && !tellsOfChange(text, span))
          .map((span) => ({
            message: `“${name}” ended on ${longDate(until)}.`,
            help: 'Remove the sentence, or write the new first and last day of the offer in “offers”.',
            ...authoredAt(text, span),
          })),
      ),
    );
  },
};
