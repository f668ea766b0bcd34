import { highestOf, priceList } from '../../../config/derived/price-list.ts';
import { scaleTo, ticksOn } from '../../../facts/scale.ts';
import { ALL_MEDICINE_NAMES } from '../claim/lexicon/medicines.ts';
import { ANSWER } from '../example-values.ts';
import { onEachPage, quoteOrUpdateHelp, textAt } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { meantMessage } from './amounts/meant/meant-fact.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import type { Explanation } from './amounts/sentence/explanation.ts';
import { formerHelp } from './former-price.ts';
import { comparedFindings, quoteAdvice } from './prose-findings.ts';
import { stateHelp } from './state-help.ts';
import { wrongTotal } from './wrong-total.ts';

export const priceUnbacked: Rule = {
  name: 'price/unbacked',
  severity: 'error',
  warnsIf: 'the sentence itself does not say what costs this amount',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks: 'Every amount of money that visitors, screen readers or search engines find is a fact of the config.',
  because: 'An amount that appears only in a sentence goes out of date when prices change.',
  source: 'docs/decisions/0001-facts-first-pages-second.md; Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: {
    'a fee that no fact states': { [ANSWER]: 'A late change costs £25.' },
    'a charge of others that is typed': { [ANSWER]: 'On the NHS, you pay £9.90 for a massage.' },
    'a product that happens to cost as much as a treatment': { [ANSWER]: 'A roll of tape costs £60.' },
    'an amount in the text of an image': { 'images.dot.alt': 'A voucher for £ 20' },
    'an amount in a page title': { 'routes./treatments.title': 'Treatments from £40' },
    'a letter in an amount': { [ANSWER]: 'A late change costs £2O.' },
    'a fee in a downloadable document': {
      values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
      documents: { 'guide.pdf': { lines: ['A late change costs £25.'] } },
    },
    'an amount in euros': { 'navigation.chat.greeting': 'Hello, I have a voucher for €20' },
    'an amount in a policy': {
      values: {
        'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
        'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-01-01' }],
      },
      files: { 'policies/terms.md': '## Fees\n\nA letter for your insurer is\ntwenty pounds.\n' },
    },
  },
  good: {
    'a charge of others that is a quoted figure with its source': {
      'figures.nhsCharge': '£9.90',
      'evidence.nhsCharge': 'nhs.uk, prescription charges, April 2026',
      [ANSWER]: 'On the NHS, you pay {figures.nhsCharge} for a massage.',
    },
    'the price of two': { [ANSWER]: 'Two massages on different days are £120.' },
    'a fee that is a quoted figure': { 'figures.lateFee': '£25', [ANSWER]: 'A late change costs {figures.lateFee}.' },
    'pounds as a weight': { [ANSWER]: 'Nobody has lost 20 pounds here.' },
  },
  find: (input) => [
    ...comparedFindings(input, 'unknown', (price, amountText) => explanation(input, price, amountText)),
    ...onPages(input),
  ],
};

function explanation(input: RuleInput, price: ProsePrice, amountText: string): Explanation {
  const { meant, expected, publicText, amount } = price;
  if (meant && amount.pence !== undefined) return { message: meantMessage(meant, amountText), ...quoteAdvice(price) };
  if (expected) return wrongTotal(price, expected, amountText);
  if (namesMedicine(input, price))
    return {
      message: unbackedMessage(input, price, amountText),
      help: 'Remove the amount: a price beside a prescription-only medicine advertises it.',
    };
  const help =
    amount.pence === undefined
      ? 'Write the price in pounds, or quote a fact.'
      : (formerHelp(price) ?? stateHelp(price, amountText, input));
  return { message: unbackedMessage(input, price, amountText), help: quoteOrUpdateHelp(publicText, help) };
}

/** 'Botox, from £220 a session': such a price must not become a fact of the config. */
function namesMedicine({ lookups }: RuleInput, { publicText, amount }: ProsePrice): boolean {
  const { sentence } = lookups.subjectAt(publicText, amount.normalAt);
  return ALL_MEDICINE_NAMES.some(({ words }) => words.some((name) => sentence.search(name) !== -1));
}

function unbackedMessage({ lookups }: RuleInput, { amount: { pence } }: ProsePrice, amountText: string): string {
  if (pence === undefined) return `“${amountText}” is not an amount in pounds, and all prices must be.`;
  return lookups.items().facts.has(pence)
    ? `“${amountText}” is not the price of anything that this sentence names.`
    : `“${amountText}” is not a price in the config.`;
}

/**
 * Reports amounts on rendered pages that come neither from a fact nor from text of the config. `price/course` reports the
 * price that makes a saving negative, '−£10'.
 */
function onPages(input: RuleInput): readonly RuleFinding[] {
  const { facts } = input.lookups.items();
  const reported = new Set(input.lookups.prices().map(({ amount }) => amount.pence));
  const ticks = axisTicks(input);
  return input.publicTexts.shown.flatMap((shown) =>
    input.lookups
      .amountsIn(shown.normal)
      .filter(({ pence }) => !reported.has(pence) && (pence === undefined || !(facts.has(pence) || facts.has(-pence))))
      .flatMap(({ at, length, pence }) =>
        onEachPage(shown)
          .filter(({ page }) => pence === undefined || !ticks.get(page)?.includes(pence))
          .map((publicText) => ({
            message: `The page shows “${textAt(shown, { at, length })}”, which is not a price in the config.`,
            help: `Quote a fact, or state the amount once in the config: figures: { name: '${textAt(shown, { at, length })}' }.`,
            ...input.links.authored.locateText(publicText, { at, length }),
          })),
      ),
  );
}

/** The chart of a price list has an axis whose ticks are amounts but not prices. */
const axisTicks = ({ site, plan }: RuleInput): ReadonlyMap<string, readonly number[]> =>
  new Map(
    plan.pages.flatMap(({ route, treatment: slug }) => {
      const treatment = slug === undefined ? undefined : site.catalogue[slug];
      const scale = treatment && scaleTo(highestOf(priceList(site, treatment)));
      return scale ? [[route, ticksOn(scale)]] : [];
    }),
  );
