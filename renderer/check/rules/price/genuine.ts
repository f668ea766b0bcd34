import { offerSaving } from '../../../config/derived/catalogue.ts';
import type { Offer, Site } from '../../../config/site.ts';
import { daysBetween } from '../../../facts/date.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const priceGenuine: Rule = {
  name: 'price/genuine',
  severity: 'warning',
  checks: 'A price that is replaced was charged before, and for longer than the offer runs.',
  because: 'A “normal” price that is never charged makes a saving that nobody makes.',
  source: 'CAP code 3.17; ASA, promotional savings claims; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [
      { shows: 'a saving without an end', values: { 'offers.twice': twice() } },
      {
        shows: 'an offer that runs longer than its normal price did',
        values: {
          'offers.twice': twice({ normalSince: '2026-08-01', runs: { from: '2026-09-01', until: '2026-12-31' } }),
        },
      },
      {
        shows: 'a usual price that those for whom it is free never pay',
        values: { 'catalogue.massage.price': 'Complimentary', 'catalogue.massage.usualPrice': '£60' },
      },
    ],
    good: [
      {
        shows: 'an offer of a month after a normal price of half a year',
        values: {
          'offers.twice': twice({ normalSince: '2026-03-01', runs: { from: '2026-09-01', until: '2026-09-30' } }),
        },
      },
    ],
  },
  find: ({ site }) => [
    ...Object.entries(site.offers).flatMap(([name, offer]) => ofOffer(site, name, offer)),
    ...Object.entries(site.catalogue).flatMap(([slug, { price, usualPrice }]) =>
      price.kind === 'complimentary' && usualPrice
        ? [
            {
              message: `“${usualPrice.text}” stands as the usual price of what is complimentary.`,
              help: 'Keep it only where others do pay it, and say who: usualPriceNote.',
              path: ['catalogue', slug, 'usualPrice'],
            },
          ]
        : [],
    ),
  ],
};

function ofOffer(site: Site, name: string, offer: Offer): readonly RuleFinding[] {
  const saving = offerSaving(site, offer);
  if (!saving || saving.saving <= 0) return [];
  const path = ['offers', name];
  const { runs, normalSince } = offer;
  if (!runs || !normalSince)
    return [
      {
        message: `This offer saves ${saving.savingText} against ${saving.referenceText}, but does not say ${missing(offer)}.`,
        help: 'Add normalSince: “2026-03-01” and runs: { from, until }; or call the sum “bought separately”.',
        path: [...path, 'price'],
        against: saving.referenceText,
      },
    ];
  const [before, during] = [daysBetween(normalSince, runs.from), daysBetween(runs.from, runs.until) + 1];
  if (during <= before) return [];
  return [
    {
      message: `This offer runs for ${during} days, longer than ${saving.referenceText} was charged before it: ${Math.max(0, before)} days.`,
      help: 'End it earlier, or sell it at this price without a saving.',
      path: [...path, 'runs', 'until'],
    },
  ];
}

const missing = ({ runs, normalSince }: Offer): string =>
  [...(normalSince ? [] : ['since when that was charged']), ...(runs ? [] : ['from when until when it runs'])].join(
    ', nor ',
  );

function twice(dates: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const rest = { description: 'Two massages.', features: [], book: 'visit', ctaText: 'Book' };
  return { name: 'Twice', price: '£100', includes: ['massage', 'massage'], ...rest, ...dates };
}
