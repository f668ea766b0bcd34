import type { Rule } from '../rule.ts';
import { programme } from './example-values.ts';

const ONGOING = { schedule: '4 sessions a month' };

export const priceUnit: Rule = {
  name: 'price/unit',
  severity: 'error',
  checks: 'The price of an ongoing programme states the period that it covers.',
  because: 'Visitors cannot compare the price or tell how often they will pay it.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: {
    'four sessions a month at a price without a period': {
      'programmes.year': programme({ price: '£900', ...ONGOING }),
    },
  },
  good: {
    'the same with a period': { 'programmes.year': programme({ price: '£900 per quarter', ...ONGOING }) },
    'a programme that ends': { 'programmes.year': programme({ price: '£900' }) },
  },
  find: ({ site }) =>
    Object.entries(site.programmes).flatMap(([name, { price, schedule }]) =>
      schedule.monthly && price.kind === 'amount' && price.unit === undefined
        ? {
            message: `“${price.text}” does not state the period that it covers.`,
            help: `Write “${price.text} per year”, or the period that it covers.`,
            path: ['programmes', name, 'price'],
          }
        : [],
    ),
};
