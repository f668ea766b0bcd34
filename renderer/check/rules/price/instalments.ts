import { type InstalmentPlan, instalmentPlans } from '../../../config/derived/instalments.ts';
import { isBelow } from '../../../core/finding.ts';
import { matchesOf } from '../../../core/pattern.ts';
import { formatPounds } from '../../../facts/money.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../facts/number-words.ts';
import { inClinicsProse } from '../about/prose.ts';
import { adviceFor, authoredAt, IF_OTHER, textAt } from '../public-texts/index.ts';
import { type Rule, type RuleFinding, type RuleInput, warningUnless } from '../rule.ts';
import { programme } from './example-values.ts';

export const priceInstalments: Rule = {
  name: 'price/instalments',
  severity: 'error',
  needsPlainWords: true,
  warnsIf: 'there are more than 12 instalments, or a sentence does not say what is paid in instalments',
  checks: 'There are at most 12 instalments, they add up to the price, and sentences state their number.',
  because: 'Visitors who pay in instalments pay a different total from the displayed price.',
  source:
    'Digital Markets, Competition and Consumers Act 2024 s.230; FCA, instalment agreements: a higher total may be credit, and must be clear in advance; Financial Services and Markets Act 2000 (Regulated Activities) Order 2001, article 60F: at most 12 payments within 12 months',
  bad: {
    'three instalments that add up to more': {
      'programmes.six': programme({ price: '£300', instalments: '3 x £110' }),
    },
    'two instalments that add up to less': { 'programmes.six': programme({ price: '£300', instalments: '2 x £140' }) },
    'instalments of a treatment that add up to less': { 'catalogue.massage.instalments': '2 x £20' },
    'more instalments than are exempt from the rules for credit': {
      'programmes.six': programme({ price: '£1,800', instalments: '24 x £75' }),
    },
    'another number of instalments in a sentence': {
      'programmes.six': programme({
        price: '£300',
        instalments: '3 x £100',
        description: 'Six. You pay in four parts.',
      }),
    },
    'instalments without a price': { 'programmes.six': programme({ price: 'Complimentary', instalments: '2 x £140' }) },
  },
  good: {
    'three instalments that add up to the price': {
      'programmes.six': programme({ price: '£300', instalments: '3 x £100' }),
    },
  },
  find: (input) => {
    const plans = instalmentPlans(input.site);
    return [...miscountedInstalments(input, plans), ...wrongTotals(plans), ...credit(plans)];
  },
};

const wrongTotals = (plans: readonly InstalmentPlan[]): readonly RuleFinding[] =>
  plans.flatMap(({ price, instalments, path }) => {
    if (price.kind !== 'amount')
      return {
        message: `“${instalments.text}” are instalments, but the price is “${price.text}”.`,
        help: 'Write the price, or remove the instalments.',
        path: [...path, 'instalments'],
        against: price.text,
      };
    if (instalments.total === price.amount) return [];
    const more = instalments.total - price.amount;
    const first = instalments.first ?? 0;
    const each = (price.amount - first) / instalments.count;
    const right =
      Number.isInteger(each) && each > 0
        ? `Write “${first > 0 ? `${formatPounds(first)} + ` : ''}${instalments.count} x ${formatPounds(each)}” or correct the price`
        : 'Correct the instalments or the price';
    return {
      message: `“${instalments.text}” adds up to ${formatPounds(instalments.total, price.amountText)}, ${formatPounds(Math.abs(more), price.amountText)} ${more > 0 ? 'more' : 'less'} than ${price.amountText}.`,
      help: `${right}, or accept it with a reason.`,
      path: [...path, 'instalments'],
      against: price.amountText,
    };
  });

const MOST_EXEMPT = 12;

/** Instalments without interest are exempt from the rules for consumer credit if there are at most 12, within 12 months. */
const credit = (plans: readonly InstalmentPlan[]): readonly RuleFinding[] =>
  plans
    .filter(({ instalments: { count } }) => count > MOST_EXEMPT)
    .map(({ instalments: { text }, path }) => ({
      message: `“${text}” are more than ${MOST_EXEMPT} instalments, so the agreement may be regulated consumer credit.`,
      help: `Offer at most ${MOST_EXEMPT} instalments within ${MOST_EXEMPT} months, or accept it with the permission of the Financial Conduct Authority as the reason.`,
      path: [...path, 'instalments'],
      severity: 'warning',
    }));

/** 'In six parts', 'over ten monthly payments'; `content/one-fact` reads numbers beside an amount: 'twelve payments of £195'. */
const COUNT = new RegExp(
  String.raw`\b(?:in|over|into|by) (?<count>${SHORT_NUMBER}) (?:(?:equal|monthly|interest-free|yearly|weekly) ){0,2}(?<noun>instalments|payments|parts)\b(?! of| at|,? each)`,
  'g',
);
const PAYS = /\b(?:pay|pays|paid|paying|payable|spread|split|instalments)\b/;

/** Returns a finding for each number that the instalments of the item of the sentence do not have; others may be of anything. */
function miscountedInstalments(input: RuleInput, all: readonly InstalmentPlan[]): readonly RuleFinding[] {
  if (all.length === 0) return [];
  return inClinicsProse(
    input.publicTexts,
    (text) => matchesOf(COUNT, text),
    ({ index, 0: words, groups: { count = '' } = {} }, text) => {
      const { sentence, items, named, question } = input.lookups.subjectAt(text, index);
      if (!PAYS.test(`${question} ${sentence}`) || /\b(?:or|up to|to)\b/.test(words)) return [];
      const [meant, ...others] = all.filter(({ path }) => items.some((item) => isBelow(path, item.path)));
      if (!meant || [meant, ...others].some(({ instalments }) => instalments.count === writtenNumber(count))) return [];
      const span = text.normal.original(index + words.indexOf(count), count.length);
      const { instalments, path } = meant;
      const meantName = input.lookups.items().itemAt(path)?.names[0];
      return {
        message:
          others.length === 0
            ? `“${textAt(text, span)}” is not the number of instalments of “${meantName}”, which are ${instalments.text}.`
            : `“${textAt(text, span)}” is not the number of any instalments in the config.`,
        ...adviceFor(
          text,
          others.length === 0
            ? { help: `Quote the instalments: {${path.join('.')}.instalments}.`, otherwise: IF_OTHER }
            : { help: 'Correct the number, or name what is paid in instalments and quote its instalments.' },
        ),
        ...authoredAt(text, span),
        // 'Pay in two parts' can mean a deposit and the rest.
        ...warningUnless(named.length > 0),
      };
    },
  );
}
