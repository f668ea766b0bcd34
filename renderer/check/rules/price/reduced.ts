import type { Treatment } from '../../../config/site.ts';
import { daysBetween } from '../../../facts/date.ts';
import type { Price } from '../../../facts/price.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { reducedTo } from './example-values.ts';
import { notCharged } from './not-charged.ts';

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
  const { runs, normalSince } = reduced;
  const usual = treatment.instead ?? treatment.price;
  if (treatment.options && Object.keys(treatment.options).length > 0)
    return {
      message: 'This treatment has options with prices of their own, which a reduced price does not change.',
      help: 'Remove “reduced”, and write the reduced prices as an offer.',
    };
  const comparison = comparedWith(usual, reduced.price);
  if (comparison) return comparison;
  // One that has ended needs new days (price/reduced-ended).
  if (runs.until < today) return undefined;
  const neverCharged = notCharged(usual.text, reduced);
  if (neverCharged) return neverCharged;
  const [before, during] = [daysBetween(normalSince, runs.from), daysBetween(runs.from, runs.until) + 1];
  return during <= before
    ? undefined
    : {
        message: `This reduced price runs for ${during} days, but ${usual.text} was charged for only ${before} days before it.`,
        help: 'End it earlier, or make it the usual price.',
        path: ['runs', 'until'],
      };
}

function comparedWith(usual: Price, reduced: Price): RuleFinding | undefined {
  const path = ['price'];
  const against = usual.text;
  if (usual.kind !== 'amount' || reduced.kind !== 'amount')
    return {
      message: `“${reduced.text}” cannot replace “${usual.text}”: both must be amounts.`,
      help: 'Write both prices as amounts, or remove “reduced”.',
      ...{ path, against },
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
