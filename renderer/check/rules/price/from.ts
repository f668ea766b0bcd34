import { leastPrice, optionsOf, treatmentsOf } from '../../../config/derived/catalogue.ts';
import type { Site } from '../../../config/site.ts';
import { formatPounds } from '../../../facts/money.ts';
import { amountOf } from '../../../facts/price.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { shortAndLong } from './example-values.ts';
import { comparedFindings, itemsWithPrices } from './prose-findings.ts';

export const priceFrom: Rule = {
  name: 'price/from',
  severity: 'error',
  warnsIf: 'the sentence names only a category',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks: 'A “From” price is the lowest price of the category’s treatments or of the treatment’s options.',
  because: 'Readers of “From £45” expect one option at £45 and none below it.',
  source: 'CAP code 3.22; CTSI guidance for traders on pricing practices',
  bad: {
    'a “From” price above the lowest price of the category': { 'categories.hands.from': 'From £70' },
    'a “From” price below the lowest price of the category': { 'categories.hands.from': 'From £50' },
    'a “From” price above the price of an option': {
      'catalogue.massage.options': shortAndLong('£60', '£45'),
      'catalogue.massage.price': 'From £60',
    },
    'an exact price although another option costs more': {
      'catalogue.massage.options': shortAndLong(),
      'catalogue.massage.price': '£60',
    },
    '“from” in a sentence, before an amount that is not the lowest': {
      'catalogue.massage.options': shortAndLong(),
      'catalogue.massage.price': 'From £60',
      'pages./.1.questions.0.answer': 'Massage from {catalogue.massage.options.long.price}.',
    },
  },
  good: {
    'a category with its lowest price': { 'categories.hands.from': 'From £60' },
    'a treatment with the lowest price of its options': {
      'catalogue.massage.options': shortAndLong(),
      'catalogue.massage.price': 'From £60',
    },
  },
  find: (input) => [...categories(input.site), ...treatments(input.site), ...sentences(input)],
};

const sentences = (input: RuleInput): readonly RuleFinding[] =>
  comparedFindings(input, 'notLowest', ({ items }, amountText) => ({
    message: `“From ${amountText}” is not the lowest price of ${itemsWithPrices(items)}.`,
    help: 'Quote the lowest price, or remove “from”.',
  }));

const categories = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.categories).flatMap(([slug, category]) => {
    const lowest = leastPrice(site, slug);
    if (!category.from || lowest === undefined || category.from.amount === lowest) return [];
    const pounds = formatPounds(
      lowest,
      treatmentsOf(site, slug)
        .map(([, { price }]) => price.text)
        .join(' '),
    );
    return {
      message: `“${category.from.text}” is not the lowest price of this category, which is ${pounds}.`,
      help: `Remove “from”: the site then computes ${pounds}.`,
      path: ['categories', slug, 'from'],
      against: pounds,
    };
  });

const treatments = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { price, ...treatment }]) => {
    const amounts = optionsOf(treatment).flatMap(([, option]) => amountOf(option.price) ?? []);
    const amount = amountOf(price);
    if (amounts.length === 0 || amount === undefined) return [];
    const lowest = Math.min(...amounts);
    const path = ['catalogue', slug, 'price'];
    // The owner's way of writing thousands is copied from the options.
    const beside = optionsOf(treatment)
      .map(([, option]) => option.price.text)
      .join(' ');
    const help = `Write “From ${formatPounds(lowest, beside)}”, or correct the options.`;
    if (amount !== lowest)
      return {
        message: `“${price.text}” is not the lowest price of the options, which is ${formatPounds(lowest, beside)}.`,
        help,
        path,
        against: formatPounds(lowest, beside),
      };
    const highest = Math.max(...amounts);
    if (highest === lowest || (price.kind === 'amount' && price.from)) return [];
    return {
      message: `“${price.text}” does not apply to every option: one costs ${formatPounds(highest, beside)}.`,
      help,
      path,
      against: formatPounds(highest, beside),
    };
  });
