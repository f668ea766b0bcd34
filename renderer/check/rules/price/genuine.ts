import { offerSaving } from '../../../config/derived/catalogue.ts';
import type { Offer, Site } from '../../../config/site.ts';
import { daysBetween } from '../../../facts/date.ts';
import type { Findings, Rule } from '../rule.ts';

export const priceGenuine: Rule = {
  name: 'price/genuine',
  severity: 'warning',
  checks: 'The price that an offer replaces was charged before, and for longer than the offer runs.',
  because: 'A “normal” price that nobody was charged makes visitors believe in a saving that does not exist.',
  source: 'CAP code 3.17; ASA, promotional savings claims; CTSI guidance for traders on pricing practices',
  bad: {
    'a saving without dates': { 'offers.twice': twice() },
    'an offer that runs longer than its normal price was charged': {
      'offers.twice': twice({ normalSince: '2026-08-01', runs: { from: '2026-09-01', until: '2026-12-31' } }),
    },
    'a usual price for a complimentary treatment': {
      'catalogue.massage.price': 'Complimentary',
      'catalogue.massage.usualPrice': '£60',
    },
  },
  good: {
    'a one-month offer after six months at the normal price': {
      'offers.twice': twice({ normalSince: '2026-03-01', runs: { from: '2026-09-01', until: '2026-09-30' } }),
    },
  },
  find: ({ site }) => [
    ...Object.entries(site.offers).flatMap(([name, offer]) => inOffer(site, name, offer)),
    ...Object.entries(site.catalogue).flatMap(([slug, { price, usualPrice }]) =>
      price.kind === 'complimentary' && usualPrice
        ? {
            message: `“${usualPrice.text}” is the usual price of a complimentary treatment.`,
            help: 'Keep it only if other clients pay it, and name them in usualPriceNote.',
            path: ['catalogue', slug, 'usualPrice'],
          }
        : [],
    ),
  ],
};

function inOffer(site: Site, name: string, offer: Offer): Findings {
  const saving = offerSaving(site, offer);
  if (!saving || saving.saving <= 0) return [];
  const path = ['offers', name];
  const { runs, normalSince } = offer;
  if (!runs || !normalSince)
    return {
      message: `This offer saves ${saving.savingText} compared with ${saving.referenceText}, but ${missingDates(offer)} missing.`,
      help: 'Add normalSince: “2026-03-01” and runs: { from, until }; or call the sum “bought separately”.',
      path: [...path, 'price'],
      against: saving.referenceText,
    };
  const [before, during] = [daysBetween(normalSince, runs.from), daysBetween(runs.from, runs.until) + 1];
  if (during <= before) return [];
  return {
    message: `This offer runs for ${during} days, but ${saving.referenceText} was charged for only ${Math.max(0, before)} days before it.`,
    help: 'End the offer earlier, or sell it at this price without showing a saving.',
    path: [...path, 'runs', 'until'],
  };
}

function missingDates({ runs, normalSince }: Offer): string {
  const missing = [...(normalSince ? [] : ['normalSince']), ...(runs ? [] : ['runs'])];
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'}`;
}

function twice(dates: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const rest = { description: 'Two massages.', features: [], book: 'visit', ctaText: 'Book' };
  return { name: 'Twice', price: '£100', includes: ['massage', 'massage'], ...rest, ...dates };
}
