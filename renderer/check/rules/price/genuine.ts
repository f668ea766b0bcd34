import { bundlesOf } from '../../../config/derived/bundles.ts';
import { offerSaving, priceOf, unbookableName } from '../../../config/derived/catalogue.ts';
import type { Offer, Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { amountOf } from '../../../facts/price.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../rule.ts';
import { twice } from './example-values.ts';
import { usualPriceProblem } from './usual-price.ts';

export const priceGenuine: Rule = {
  name: 'price/genuine',
  severity: 'warning',
  checks:
    'The price that an offer replaces was charged before, and for longer than the offer runs; an offer without an end is compared with its parts bought separately, and no offer costs less than half of one of its parts.',
  because: 'A “normal” price that nobody was charged makes visitors believe in a saving that does not exist.',
  source: 'CAP code 3.17; ASA, promotional savings claims; CTSI guidance for traders on pricing practices',
  bad: {
    'a saving without dates': { 'offers.twice': twice() },
    'an offer that runs longer than its normal price was charged': {
      'offers.twice': twice({ normalSince: '2026-08-01', runs: { from: '2026-09-01', until: '2026-12-31' } }),
    },
    'a part that nobody can buy separately': {
      'catalogue.massage.book': undefined,
      'offers.twice': twice({ comparedWith: 'bought separately' }),
    },
    'two treatments for less than one of them': {
      'offers.twice': twice({ price: '£10', comparedWith: 'bought separately' }),
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
    'an offer without an end, compared with its parts bought separately': {
      'offers.twice': twice({ comparedWith: 'bought separately' }),
    },
  },
  find: ({ site, today }) => [
    ...Object.entries(site.offers).flatMap(([name, offer]) => inOffer({ site, today }, name, offer)),
    ...Object.entries(site.catalogue).flatMap(([slug, { price, usualPrice }]) =>
      price.kind === 'complimentary' && usualPrice
        ? {
            message: `“${usualPrice.text}” is the usual price of a complimentary treatment.`,
            help: 'Keep it only if other clients pay it: name them in usualPriceNote, and accept it for that reason.',
            path: ['catalogue', slug, 'usualPrice'],
          }
        : [],
    ),
    ...belowPart(site),
  ],
};

const EXAMPLE_SINCE = "normalSince: '2026-03-01'";
const EXAMPLE_RUNS = "runs: { from: '2027-03-01', until: '2027-03-31' }";

function inOffer({ site, today }: Pick<RuleInput, 'site' | 'today'>, name: string, offer: Offer): Findings {
  const saving = offerSaving(site, offer);
  if (!saving || saving.saving <= 0) return [];
  const path = ['offers', name];
  if (offer.comparedWith) return soldSeparately(site, offer, saving.referenceText, path);
  const { runs, normalSince } = offer;
  if (!runs || !normalSince) {
    const missing = [...(normalSince ? [] : [EXAMPLE_SINCE]), ...(runs ? [] : [EXAMPLE_RUNS])];
    const names = missing.map((field) => field.split(':', 1)[0]);
    return {
      message: `This offer saves ${saving.savingText} compared with ${saving.referenceText}, but ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing.`,
      help: `If the offer ends, add ${missing.join(' and ')}. If it has no end, ${standingOffer(offer)}: its card then says “${saving.referenceText} bought separately”.`,
      path: [...path, 'price'],
      against: saving.referenceText,
    };
  }
  const problem = usualPriceProblem('offer', saving.referenceText, { runs, normalSince }, today);
  return problem ? { ...problem, path: [...path, ...problem.path] } : [];
}

/** Reports a saving on parts that the offer does not name, or that cannot be booked on their own. */
function soldSeparately(site: Site, { includes }: Offer, sum: string, path: ConfigPath): Findings {
  if (!includes)
    return {
      message: `The card says “${sum} bought separately”, but the offer does not name its parts.`,
      help: "Name them, so that the site adds up their prices: includes: ['massage', 'facial'].",
      path,
    };
  return [...new Set(includes.flatMap((item) => unbookableName(site, item) ?? []))].map((name) => ({
    message: `The card says “${sum} bought separately”, but “${name}” cannot be booked on its own.`,
    help: `Give “${name}” a price and a booking link, or remove “includes” and the saving from the offer.`,
    path: [...path, 'comparedWith'],
  }));
}

/** What to change in an offer without an end. */
function standingOffer({ includes, normalPrice, normalSince }: Offer): string {
  const removed = [...(normalPrice ? ['normalPrice'] : []), ...(normalSince ? ['normalSince'] : [])];
  const remove = removed.length > 0 ? `remove ${removed.join(' and ')}, ` : '';
  return `${remove}${includes ? '' : 'name its parts in includes, '}add comparedWith: 'bought separately'`;
}

/** Beside a cheap treatment, a usual discount can be more than the cheap one costs. */
const MIN_SHARE = 0.5;

/**
 * Reports offers and combinations that are much cheaper than one of their parts: a digit is probably missing, or one part
 * has a digit too many.
 */
const belowPart = (site: Site): readonly RuleFinding[] =>
  bundlesOf(site).flatMap(({ price, parts, path }) => {
    const prices = parts.flatMap((part) => priceOf(site, part) ?? []);
    const [dearest] = prices.toSorted((one, other) => (amountOf(other) ?? 0) - (amountOf(one) ?? 0));
    const least = MIN_SHARE * ((dearest && amountOf(dearest)) ?? 0);
    if (!dearest || (amountOf(price) ?? Number.POSITIVE_INFINITY) >= least) return [];
    return {
      message: `“${price.text}” for ${parts.length} treatments is less than half of what one of them costs alone, ${dearest.text}.`,
      help: 'Correct one of the two prices, or accept this one with a reason.',
      path: [...path, 'price'],
      against: dearest.text,
    };
  });
