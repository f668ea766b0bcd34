import { combinedSaving, offerSaving } from '../../../config/derived/catalogue.ts';
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { formatPounds } from '../../../facts/money.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { percentFindings } from './percent.ts';
import { itemsWithPrices, listed, proseFindings, quoteHelp } from './prose-findings.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceSaving: Rule = {
  name: 'price/saving',
  severity: 'error',
  checks: 'A saving is the price that is replaced less the price that is paid, and more than nothing.',
  because: 'A saving that nobody makes misleads, however small the difference.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [
      { shows: 'a saving that went stale', values: { [ANSWER]: 'Five massages as a course save £60.' } },
      { shows: 'half a price that nobody pays', values: { [ANSWER]: 'Massage at half price on Mondays.' } },
      { shows: 'a share that no course saves', values: { [ANSWER]: 'Save 25% with a course of massage.' } },
      {
        shows: 'an offer that costs more than its parts',
        values: { 'offers.two-in-one': offerAt('£130', ['massage', 'massage']) },
      },
    ],
    good: [
      { shows: 'a computed saving, quoted', values: { [ANSWER]: 'You save {catalogue.massage.packages.0.saving}.' } },
      { shows: 'the share that the course saves', values: { [ANSWER]: 'Save 17% with a course of massage.' } },
      { shows: 'an offer below its parts', values: { 'offers.two-in-one': offerAt('£110', ['massage', 'massage']) } },
    ],
  },
  find: (input) => [
    ...notLess(input),
    ...percentFindings(input),
    ...proseFindings(input, 'unsaved', (price, seen) => ({
      message:
        price.items.length === 0
          ? `“${seen}” is not what anybody saves here.`
          : `“${seen}” is not what anybody saves on ${itemsWithPrices(price.items)}${savings(price.items)}.`,
      help: quoteHelp({ ...price, facts: price.items.flatMap(({ facts }) => facts).filter(({ savedOn }) => savedOn) }),
    })),
  ],
};

const savings = (items: readonly PricedItem[]): string => {
  const amounts = items.flatMap(({ facts }) => facts).filter(({ savedOn }) => savedOn !== undefined);
  return amounts.length === 0
    ? ''
    : `: that is ${listed([...new Set(amounts.map(({ pence }) => formatPounds(pence)))])}`;
};

/** Offers and combinations that cost no less than their parts. */
function notLess({ site }: RuleInput): readonly RuleFinding[] {
  const of = (path: ConfigPath, saving: ReturnType<typeof offerSaving>, price: string): readonly RuleFinding[] =>
    saving && saving.saving <= 0
      ? [
          {
            message: `“${price}” is no less than what its parts cost one by one: ${saving.referenceText}.`,
            help: 'Correct the price, or sell the parts without a price of their own.',
            path: [...path, 'price'],
            against: saving.referenceText,
          },
        ]
      : [];
  return [
    ...Object.entries(site.offers).flatMap(([name, offer]) =>
      of(['offers', name], offerSaving(site, offer), offer.price.text),
    ),
    ...Object.entries(site.catalogue).flatMap(([slug, treatment]) =>
      of(['catalogue', slug], combinedSaving(site, treatment), treatment.price.text),
    ),
  ];
}

function offerAt(price: string, includes: readonly string[]): Readonly<Record<string, unknown>> {
  return { name: 'Two in one', price, includes, description: 'Both.', features: [], book: 'visit', ctaText: 'Book' };
}
