import { highestOf, priceList } from '../../../config/derived/price-list.ts';
import { annotationsOn, scaleTo } from '../../../facts/scale.ts';
import { traceText } from '../locate-page-text.ts';
import { onEachPage } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { proseFindings, quoteHelp } from './prose-findings.ts';

const ANSWER = 'pages./.1.questions.0.answer';

export const priceUnbacked: Rule = {
  name: 'price/unbacked',
  severity: 'error',
  checks: 'Every amount of money that a visitor, a screen reader or a search engine meets is a fact of the config.',
  because: 'An amount that only a sentence knows is forgotten when prices change.',
  source: 'docs/decisions/0001-facts-first-pages-second.md; Digital Markets, Competition and Consumers Act 2024 s.230',
  examples: {
    bad: [
      { shows: 'a fee that no fact states', values: { [ANSWER]: 'A late change costs £25.' } },
      { shows: 'an amount in the words of a picture', values: { 'images.dot.alt': 'A voucher for £ 20' } },
      { shows: 'an amount in a page’s title', values: { 'routes./treatments.title': 'Treatments from £40' } },
      { shows: 'a letter in an amount', values: { [ANSWER]: 'A late change costs £2O.' } },
      {
        shows: 'a fee in a document to download',
        values: { 'documents.guide': { file: 'guide.pdf', title: 'Guide' } },
        documents: { 'guide.pdf': { lines: ['A late change costs £25.'] } },
      },
      { shows: 'an amount in euros', values: { 'navigation.chat.greeting': 'Hello, I have a voucher for €20' } },
      {
        shows: 'an amount in a policy',
        values: {
          'routes./terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },
          'pages./terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-01-01' }],
        },
        files: { 'policies/terms.md': '## Fees\n\nA letter for your insurer is\ntwenty pounds.\n' },
      },
    ],
    good: [
      {
        shows: 'the fee as a figure, quoted',
        values: { 'figures.lateFee': '£25', [ANSWER]: 'A late change costs {figures.lateFee}.' },
      },
      { shows: 'pounds that are a weight', values: { [ANSWER]: 'Nobody has lost 20 pounds here.' } },
    ],
  },
  find: (input) => [
    ...proseFindings(input, 'unbacked', (price, seen) => ({
      message:
        price.amount.pence === undefined
          ? `“${seen}” is no amount of pounds; every price here is one.`
          : `“${seen}” is no price that the config states.`,
      help: quoteHelp(price),
    })),
    ...onPages(input),
  ],
};

/** Amounts of finished pages that neither a fact nor a sentence of the config put there. */
function onPages(input: RuleInput): readonly RuleFinding[] {
  const { facts } = input.lookups.items();
  const reported = new Set(input.lookups.prices().map(({ amount }) => amount.pence));
  const marks = scaleMarks(input);
  return input.publicTexts.shown.flatMap((shown) =>
    input.lookups
      .amountsIn(shown.normal)
      .filter(({ pence }) => !reported.has(pence) && (pence === undefined || !facts.has(pence)))
      .flatMap(({ at, length, pence }) =>
        onEachPage(shown)
          .filter(({ page }) => pence === undefined || !marks.get(page)?.includes(pence))
          .map((publicText) => ({
            message: `The page shows “${shown.text.slice(at, at + length)}”, which is no price that the config states.`,
            help: 'Quote a fact, or state the amount as one.',
            ...traceText(input.publicTexts, publicText, { at, length }),
          })),
      ),
  );
}

/** A price list is drawn on a scale, whose marks are amounts and no prices. */
const scaleMarks = ({ site, plan }: RuleInput): ReadonlyMap<string, readonly number[]> =>
  new Map(
    plan.pages.flatMap(({ route, treatment: slug }) => {
      const treatment = slug === undefined ? undefined : site.catalogue[slug];
      return treatment ? [[route, annotationsOn(scaleTo(highestOf(priceList(site, treatment))))]] : [];
    }),
  );
