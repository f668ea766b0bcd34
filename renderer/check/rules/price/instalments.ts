import { type InstalmentPlan, instalmentPlans } from '../../../config/derived/instalment-plans.ts';
import { formatPounds } from '../../../facts/money.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { programme } from './example-values.ts';
import { miscountedInstalments } from './stated-instalments.ts';

export const priceInstalments: Rule = {
  name: 'price/instalments',
  severity: 'error',
  warnsIf: 'a sentence does not say what is paid in instalments',
  checks: 'Instalments add up to the price, and sentences state their number.',
  because: 'Visitors who pay in instalments pay a different total from the displayed price.',
  source:
    'Digital Markets, Competition and Consumers Act 2024 s.230; FCA, instalment agreements: a higher total may be credit, and must be clear in advance',
  bad: {
    'three instalments that add up to more': { 'programmes.six': programme({ price: '£300', instalments: '3 x £110' }) },
    'two instalments that add up to less': { 'programmes.six': programme({ price: '£300', instalments: '2 x £140' }) },
    'instalments of a treatment that add up to less': { 'catalogue.massage.instalments': '2 x £20' },
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
    return [...miscountedInstalments(input, plans), ...wrongTotals(plans)];
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
    const each = price.amount / instalments.count;
    const right = Number.isInteger(each)
      ? `Write “${instalments.count} x ${formatPounds(each)}” or correct the price`
      : 'Correct the instalments or the price';
    return {
      message: `“${instalments.text}” adds up to ${formatPounds(instalments.total, price.amountText)}, ${formatPounds(Math.abs(more), price.amountText)} ${more > 0 ? 'more' : 'less'} than ${price.amountText}.`,
      help: `${right}, or accept it with a reason.`,
      path: [...path, 'instalments'],
      against: price.amountText,
    };
  });
