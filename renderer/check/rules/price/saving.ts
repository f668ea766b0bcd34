import { bundlesOf } from '../../../config/derived/bundles.ts';
import type { AmountFact } from '../../../config/derived/priced.ts';
import { onlyOne } from '../../../core/only-one.ts';
import { listed } from '../../../core/wording.ts';
import { formatPounds } from '../../../facts/money.ts';
import { onlyOptionIn } from '../about/options.ts';
import { isReviewReward } from '../claim/reviews/review-rewards.ts';
import { ANSWER } from '../example-values.ts';
import { type PublicText, quoteOrUpdateHelp } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { savingOfCourse, savingOfOnlyCourse } from './amounts/meant/saving-of-course.ts';
import type { ProsePrice } from './amounts/prose-price.ts';
import type { Explanation } from './amounts/sentence/explanation.ts';
import { type SavingOfEach, savingsOfEach } from './amounts/sums/saving-of-each.ts';
import { twice } from './example-values.ts';
import { percentFindings } from './percent.ts';
import { comparedFindings, itemsWithPrices, quoteAdvice } from './prose-findings.ts';

export const priceSaving: Rule = {
  name: 'price/saving',
  severity: 'error',
  warnsIf: 'the sentence itself does not say that it saves, and on what',
  needsPlainWords: true,
  searchesFor: 'figures',
  checks: 'A saving is positive and equals the replaced price minus the price paid.',
  because: 'Visitors decide to buy because of a saving that they do not get.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  bad: {
    'a saving that is out of date': { [ANSWER]: 'Five massages as a course save £60.' },
    'a half price that nobody is charged': { [ANSWER]: 'Massage at half price on Mondays.' },
    'a percentage that no course saves': { [ANSWER]: 'Save 25% with a course of massage.' },
    'an offer that costs more than its parts': { 'offers.twice': twice({ price: '£130' }) },
    'a combination that is one of its own parts': { 'catalogue.massage.combines': ['massage', 'cupping'] },
  },
  good: {
    'a computed saving, quoted': { [ANSWER]: 'You save {catalogue.massage.packages.0.saving}.' },
    'the percentage that the course saves': { [ANSWER]: 'Save 17% with a course of massage.' },
    'a standing discount that a figure states': {
      'figures.members': '10%',
      [ANSWER]: 'Members of our plan get {figures.members} off massage.',
    },
    'an offer below its parts': { 'offers.twice': twice({ price: '£110' }) },
  },
  find: (input) => [
    withoutSaving(input),
    ...partsOfThemselves(input.site),
    ...percentFindings(input),
    // `claim/review` reports a reduction that rewards a review, which must not become a fact.
    ...comparedFindings(
      input,
      'wrongSaving',
      (price, amountText) => wrongSaving(price, amountText, input),
      ({ publicText, amount }) => !isReviewReward(publicText, amount),
    ),
  ],
};

function wrongSaving(price: ProsePrice, amountText: string, { lookups }: RuleInput): Explanation {
  const { items, publicText, amount } = price;
  const subject = lookups.subjectAt(publicText, amount.normalAt);
  const each = onlyOne(savingsOfEach({ amount, subject, index: lookups.items() }));
  if (each) return wrongSavingOfEach(each, publicText, amountText);
  const context = { amount, subject, amounts: lookups.amountsIn(publicText.normal), index: lookups.items() };
  const ofCourse = savingOfCourse(context) ?? savingOfOnlyCourse(context);
  if (ofCourse)
    return {
      message: `“${amountText}” is not the saving on “${ofCourse.course.title}” (${ofCourse.course.price}), which is ${formatPounds(ofCourse.fact.pence, ',')}.`,
      ...quoteAdvice({ ...price, facts: [ofCourse.fact] }),
    };
  const item = onlyOne(items);
  const option = onlyOptionIn(items, subject.sentence);
  const isSaved = ({ savedOn }: AmountFact) => savedOn !== undefined;
  const own = option?.facts.filter(isSaved) ?? [];
  const saved = own.length > 0 ? own : items.flatMap(({ facts }) => facts).filter(isSaved);
  const amounts = [...new Set(saved.map(({ pence }) => formatPounds(pence, ',')))];
  const of = `the saving on ${option && own.length > 0 ? `“${option.title}” (${option.price})` : itemsWithPrices(items)}`;
  if (saved.length > 0)
    return {
      message: `“${amountText}” is not ${of}, which is ${listed(amounts, 'or')}.`,
      ...quoteAdvice({ ...price, facts: saved }),
    };
  const yearly = item ? lookups.items().yearlySavingOf(item) : undefined;
  if (yearly !== undefined)
    return {
      message: `“${amountText}” is not ${of} in a year, which is ${formatPounds(yearly, ',')}.`,
      help: quoteOrUpdateHelp(publicText, 'Correct the amount, or the note of the plan if it lists other visits.'),
    };
  return {
    message:
      items.length === 0
        ? `“${amountText}” does not match any saving in this text.`
        : `“${amountText}” is not ${of}: the config states no lower price.`,
    help: quoteOrUpdateHelp(
      publicText,
      'Remove the saving, or state the two prices that it compares. If it is a reduction, add it to the config (“offers”, “packages” or “reduced”), so that the site computes it.',
    ),
  };
}

const wrongSavingOfEach = (
  { title, pence, quote }: SavingOfEach,
  publicText: PublicText,
  amountText: string,
): Explanation => ({
  message: `“${amountText}” is not the saving on each session of “${title}”, which is ${formatPounds(Math.round(pence), ',')}.`,
  help: quoteOrUpdateHelp(publicText, `Correct it, or quote the saving on the whole course: {${quote}}.`),
});

/** Reports bundles that cost at least as much as their parts. */
const withoutSaving = ({ site }: RuleInput): readonly RuleFinding[] =>
  bundlesOf(site).flatMap(({ path, price, saving }) =>
    saving && saving.saving <= 0
      ? {
          message: `“${price.text}” is not less than the total price of its parts, ${saving.referenceText}.`,
          help: 'Correct the price, or sell the parts without a combined price.',
          path: [...path, 'price'],
          against: saving.referenceText,
        }
      : [],
  );

/** Reports a combination that names itself among its parts: its saving would be computed from its own price. */
const partsOfThemselves = ({ catalogue }: RuleInput['site']): readonly RuleFinding[] =>
  Object.entries(catalogue).flatMap(([slug, { name, combines = [] }]) =>
    combines.flatMap((part, index) =>
      part === slug
        ? {
            message: `“${name}” is one of its own parts.`,
            help: 'Name only the treatments that clients would otherwise book one by one.',
            path: ['catalogue', slug, 'combines', index],
          }
        : [],
    ),
  );
