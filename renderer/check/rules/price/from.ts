import { leastPrice, optionsOf } from '../../../config/derived/catalogue.ts';
import type { Site } from '../../../config/site.ts';
import { formatPounds } from '../../../facts/money.ts';
import { amountOf } from '../../../facts/price.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { itemsWithPrices, proseFindings } from './prose-findings.ts';

export const priceFrom: Rule = {
  name: 'price/from',
  severity: 'error',
  checks: 'A “From” price is the least price among what it speaks of: a group’s treatments, a treatment’s options.',
  because: 'Who reads “From £45” takes it that nothing costs less, and that something costs just that.',
  source: 'CAP code 3.22; CTSI guidance for traders on pricing practices',
  examples: {
    bad: [
      { shows: 'a group that costs less than it says', values: { 'categories.hands.from': 'From £70' } },
      { shows: 'a group that costs more than it says', values: { 'categories.hands.from': 'From £50' } },
      {
        shows: 'a treatment with an option for less',
        values: { 'catalogue.massage.options': options('£60', '£45'), 'catalogue.massage.price': 'From £60' },
      },
      {
        shows: 'one price for options that cost more',
        values: { 'catalogue.massage.options': options('£60', '£90'), 'catalogue.massage.price': '£60' },
      },
      {
        shows: '“from” in a sentence, before an amount that is not the least',
        values: {
          'catalogue.massage.options': options('£60', '£90'),
          'catalogue.massage.price': 'From £60',
          'pages./.1.questions.0.answer': 'Massage from {catalogue.massage.options.long.price}.',
        },
      },
    ],
    good: [
      { shows: 'a group that says its least price', values: { 'categories.hands.from': 'From £60' } },
      {
        shows: 'options from the least of them',
        values: { 'catalogue.massage.options': options('£60', '£90'), 'catalogue.massage.price': 'From £60' },
      },
    ],
  },
  find: (input) => [...groups(input.site), ...treatments(input.site), ...sentences(input)],
};

const sentences = (input: RuleInput): readonly RuleFinding[] =>
  proseFindings(input, 'notLeast', ({ items }, seen) => ({
    message: `“From ${seen}” is not the least price of ${itemsWithPrices(items)}.`,
    help: 'Quote the least price, or leave “from” out.',
  }));

const groups = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.categories).flatMap(([slug, category]) => {
    const least = leastPrice(site, slug);
    if (!category.from || least === undefined || category.from.amount === least) return [];
    return [
      {
        message: `“${category.from.text}” is not the least price of this group: that is ${formatPounds(least)}.`,
        help: `Leave “from” out, and ${formatPounds(least)} is computed.`,
        path: ['categories', slug, 'from'],
        against: formatPounds(least),
      },
    ];
  });

const treatments = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { price, ...treatment }]) => {
    const amounts = optionsOf(treatment).flatMap(([, option]) => amountOf(option.price) ?? []);
    const amount = amountOf(price);
    if (amounts.length === 0 || amount === undefined) return [];
    const least = Math.min(...amounts);
    const path = ['catalogue', slug, 'price'];
    const help = `Write “From ${formatPounds(least)}”, or correct the options.`;
    if (amount !== least)
      return [
        {
          message: `“${price.text}” is not the least price among the options: that is ${formatPounds(least)}.`,
          help,
          path,
          against: formatPounds(least),
        },
      ];
    const highest = Math.max(...amounts);
    if (highest === least || (price.kind === 'amount' && price.from)) return [];
    return [
      {
        message: `“${price.text}” is not what every option costs: that is up to ${formatPounds(highest)}.`,
        help,
        path,
        against: formatPounds(highest),
      },
    ];
  });

function options(short: string, long: string): Readonly<Record<string, unknown>> {
  const option = { duration: '1h', book: 'visit' };
  return { short: { ...option, title: 'Short', price: short }, long: { ...option, title: 'Long', price: long } };
}
