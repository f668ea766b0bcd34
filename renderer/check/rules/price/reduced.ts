import type { Treatment } from '../../../config/site.ts';
import type { Price } from '../../../facts/price.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { reducedTo } from './example-values.ts';
import { usualPriceProblem } from './usual-price.ts';

export const priceReduced: Rule = {
  name: 'price/reduced',
  severity: 'error',
  checks:
    'A reduced price is lower than the usual one, has its unit, and runs no longer than the usual price was charged before.',
  because: 'Otherwise visitors believe in a saving that does not exist.',
  source: 'CAP code 3.17; CTSI guidance for traders on pricing practices',
  bad: {
    'a reduced price that is higher than the usual one': { 'catalogue.massage.reduced': reducedTo('£65 per session') },
    'a reduced price with another unit': { 'catalogue.massage.reduced': reducedTo('£50') },
    'a reduced price that runs for longer than the usual one was charged': {
      'catalogue.massage.reduced': { ...reducedTo('£50 per session'), normalSince: '2026-10-20' },
    },
    'a reduced price of a treatment that is coming soon': { 'catalogue.cupping.reduced': reducedTo('£50') },
  },
  good: {
    'a reduced price for a month after half a year': {
      'catalogue.massage.reduced': reducedTo('£55 per session'),
    },
  },
  find: ({ site, today }) =>
    Object.entries(site.catalogue).flatMap(([slug, treatment]) => {
      const problem = problemOf(treatment, today);
      return problem ? { ...problem, path: ['catalogue', slug, 'reduced', ...(problem.path ?? [])] } : [];
    }),
};

function problemOf(treatment: Treatment, today: string): RuleFinding | undefined {
  const { reduced } = treatment;
  if (!reduced) return undefined;
  const usual = treatment.instead ?? treatment.price;
  if (treatment.options && Object.keys(treatment.options).length > 0)
    return {
      message: 'This treatment has options with prices of their own, which a reduced price does not change.',
      help: 'Remove “reduced”, and write the reduced prices as an offer.',
    };
  return comparedWith(usual, reduced.price) ?? usualPriceProblem('reduced price', usual.text, reduced, today);
}

function comparedWith(usual: Price, reduced: Price): RuleFinding | undefined {
  const path = ['price'];
  const against = usual.text;
  if (usual.kind !== 'amount' || reduced.kind !== 'amount')
    return {
      message: `“${reduced.text}” cannot replace “${usual.text}”: both must be amounts.`,
      help: 'Write both prices as amounts, or remove “reduced”.',
      path,
      against,
    };
  if (usual.unit !== reduced.unit || usual.from !== reduced.from)
    return {
      message: `“${reduced.text}” and “${usual.text}” are prices of different things.`,
      help: `Write the reduced price like the usual one: “${usual.text}”.`,
      ...{ path, against },
    };
  return reduced.amount < usual.amount
    ? undefined
    : {
        message: `“${reduced.text}” is not lower than “${usual.text}”.`,
        help: 'Write a lower price, or remove “reduced”.',
        ...{ path, against },
      };
}
