import { locationOf, type PublicText, type Segment } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const LEAD = 'pages./.0.lead';

export const noValue: Rule = {
  name: 'content/no-value',
  severity: 'error',
  searchesFor: 'figures',
  checks: 'Every quoted fact has a value.',
  because: 'Visitors see “It takes minutes.”, with a gap where the fact should be.',
  source: 'docs/config.md, “Text”',
  bad: {
    'the minutes of a treatment without a duration': {
      'catalogue.cupping.duration': undefined,
      [LEAD]: 'It takes {catalogue.cupping.minutes} minutes.',
    },
    'the amount of a price that is not yet known': { [LEAD]: 'From {catalogue.cupping.amount}.' },
    'the total of a treatment without instalments': { [LEAD]: '{catalogue.massage.total} in all.' },
    'the saving of a treatment that replaces no higher price': { [LEAD]: 'Save {catalogue.massage.saving}.' },
  },
  good: {
    'figures that can be computed': {
      [LEAD]:
        '{catalogue.massage.minutes} minutes for {catalogue.massage.amount}; a course saves {catalogue.massage.packages.0.saving}.',
    },
  },
  find: ({ publicTexts }) =>
    publicTexts.authored.flatMap((publicText) =>
      publicText.segments.filter(isEmptyFact).map((segment) => withoutValue(publicText, segment)),
    ),
};

const isEmptyFact = ({ fact, start, end }: Segment): boolean => fact !== undefined && start === end;

function withoutValue(publicText: PublicText, { fact = '', at, length }: Segment): RuleFinding {
  const dot = fact.lastIndexOf('.');
  const owner = fact.slice(0, dot);
  return {
    message: `“{${fact}}” has no value: ${(REASONS[fact.slice(dot + 1)] ?? IS_EMPTY)(owner)}.`,
    help: 'Supply it, quote another fact, or rewrite the sentence without it.',
    ...locationOf(publicText, { at, length }),
  };
}

const IS_EMPTY = (owner: string): string => `it is empty in “${owner}”`;

/** Why a computed fact has no value. */
const REASONS: Readonly<Record<string, (owner: string) => string>> = {
  amount: (owner) => `the price of “${owner}” is not an amount of money`,
  saving: (owner) => `“${owner}” replaces no higher price`,
  reference: (owner) => `“${owner}” replaces no higher price`,
  perSession: (owner) => `“${owner}” is not a course`,
  total: (owner) => `“${owner}” has no instalments`,
  minutes: (owner) => `“${owner}” has no duration`,
};
