import type { Rule } from '../rule.ts';

export const priceUnit: Rule = {
  name: 'price/unit',
  severity: 'error',
  checks: 'The price of an ongoing programme states the period that it covers.',
  because: 'Visitors cannot compare the price or tell how often they will pay it.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230',
  bad: { 'four sessions a month at a price without a period': { 'programmes.year': programme('£900') } },
  good: {
    'the same with a period': { 'programmes.year': programme('£900 per quarter') },
    'a programme that ends': { 'programmes.year': { ...programme('£900'), schedule: '12 sessions over 3 months' } },
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

function programme(price: string): Readonly<Record<string, unknown>> {
  const rest = {
    name: 'Year',
    department: 'main',
    schedule: '4 sessions a month',
    description: 'A year.',
    book: 'visit',
  };
  return { ...rest, price };
}
