import { formatPounds } from '../../../facts/money.ts';
import type { Rule } from '../rule.ts';

export const priceInstalments: Rule = {
  name: 'price/instalments',
  severity: 'error',
  checks: 'Payments in parts add up to the price.',
  because: 'Paying later at a higher total may be credit, and the difference must be plain before someone decides.',
  source: 'Digital Markets, Competition and Consumers Act 2024 s.230; FCA, instalment agreements',
  examples: {
    bad: [
      { shows: 'three parts that come to more', values: { 'programmes.six': programme('£300', '3 x £110') } },
      { shows: 'two parts that come to less', values: { 'programmes.six': programme('£300', '2 x £140') } },
      { shows: 'parts of nothing', values: { 'programmes.six': programme('Complimentary', '2 x £140') } },
    ],
    good: [
      { shows: 'three parts that come to the price', values: { 'programmes.six': programme('£300', '3 x £100') } },
    ],
  },
  find: ({ site }) =>
    Object.entries(site.programmes).flatMap(([name, { price, instalments }]) => {
      if (!instalments) return [];
      if (price.kind !== 'amount')
        return [
          {
            message: `“${instalments.text}” are parts of a price that is “${price.text}”.`,
            help: 'Write the price, or leave the parts out.',
            path: ['programmes', name, 'instalments'],
            against: price.text,
          },
        ];
      if (instalments.total === price.amount) return [];
      const more = instalments.total - price.amount;
      return [
        {
          message: `“${instalments.text}” is ${formatPounds(instalments.total, price.amountText)}, ${formatPounds(Math.abs(more), price.amountText)} ${more > 0 ? 'more' : 'less'} than ${price.amountText}.`,
          help: 'Correct the parts or the price, or accept it with a reason.',
          path: ['programmes', name, 'instalments'],
          against: price.amountText,
        },
      ];
    }),
};

function programme(price: string, instalments: string): Readonly<Record<string, unknown>> {
  const rest = {
    name: 'Six',
    department: 'main',
    schedule: '6 sessions over 8 weeks',
    description: 'Six.',
    book: 'visit',
  };
  return { ...rest, price, instalments };
}
