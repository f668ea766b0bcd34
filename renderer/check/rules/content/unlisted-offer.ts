import { offerTitle } from '../../../config/derived/catalogue.ts';
import { valueAtPath } from '../../../config/value-at.ts';
import { sectionsOfKind } from '../pages.ts';
import type { Rule, RuleInput } from '../rule.ts';
import { OFFERS, PAIR } from './example-items.ts';

const LATER = { ...PAIR, runs: { from: '2027-01-04', until: '2027-03-31' } };

export const unlistedOffer: Rule = {
  name: 'content/unlisted-offer',
  severity: 'warning',
  searchesFor: 'parts',
  checks: 'Every offer that runs now or later is shown on a page.',
  because: 'Nobody books an offer that no page shows.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'an offer on a site without a list of offers': { 'offers.pair': LATER },
    'an offer that the list of offers leaves out': {
      'offers.pair': LATER,
      'offers.trio': { ...LATER, name: 'Trio' },
      'pages./treatments.2': { ...OFFERS, offers: ['trio'] },
    },
  },
  good: {
    'a list of all offers, before the offer begins': { 'offers.pair': LATER, 'pages./treatments.2': OFFERS },
    'an offer that has ended': { 'offers.pair': { ...PAIR, runs: { from: '2026-09-01', until: '2026-09-30' } } },
  },
  find: (input) => {
    const isListed = listedOffers(input);
    return Object.entries(input.site.offers)
      .filter(([key, { name, runs }]) => {
        const hasEnded = runs !== undefined && runs.until < input.today;
        return !hasEnded && !isListed(key) && !input.pages.some((page) => page.words().includes(name));
      })
      .map(([key, offer]) => ({
        message: `No page shows the offer “${offerTitle(offer).title}”.`,
        help: "Add a section to a page, signatureOffers({ title: 'Offers' }), or remove the offer.",
        path: ['offers', key],
        part: 'name',
      }));
  },
};

/**
 * Returns whether a section lists an offer, by its name in `offers`. The lists are those of the config, because a page
 * contains the offers of one day only.
 */
function listedOffers({ pages, plainConfig }: RuleInput): (name: string) => boolean {
  const lists = sectionsOfKind(pages, 'signatureOffers').map(({ path }) =>
    valueAtPath(plainConfig, [...path, 'offers']),
  );
  return (name) => lists.some((list) => !Array.isArray(list) || list.includes(name));
}
