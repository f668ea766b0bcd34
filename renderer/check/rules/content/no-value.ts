import { isEmptyFact, locationOf, type PublicText, type Segment } from '../public-texts/index.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const LEAD = 'pages./.0.lead';

export const noValue: Rule = {
  name: 'content/no-value',
  severity: 'error',
  searchesFor: 'figures',
  checks: 'Every quoted fact has a value, and a period has its unit.',
  because: 'Visitors see “It takes minutes.”, with a gap where the fact should be, or “Cancel 24 before your visit.”.',
  source: 'docs/config.md, “Text”',
  bad: {
    'the minutes of a treatment without a duration': {
      'catalogue.cupping.duration': undefined,
      [LEAD]: 'It takes {catalogue.cupping.minutes} minutes.',
    },
    'the amount of a price that is not yet known': { [LEAD]: 'From {catalogue.cupping.amount}.' },
    'the total of a treatment without instalments': { [LEAD]: '{catalogue.massage.total} in all.' },
    'a notice without its unit': { 'figures.notice': '24', [LEAD]: 'Cancel {figures.notice} before your visit.' },
    'the saving of a treatment that replaces no higher price': { [LEAD]: 'Save {catalogue.massage.saving}.' },
  },
  good: {
    'figures that can be computed': {
      [LEAD]:
        '{catalogue.massage.minutes} minutes for {catalogue.massage.amount}; a course saves {catalogue.massage.packages.0.saving}.',
    },
    'a number whose unit is in the text': {
      'figures.hoursBefore': '24',
      [LEAD]: 'Cancel {figures.hoursBefore} hours before your visit.',
    },
  },
  find: ({ publicTexts }) =>
    publicTexts.authored.flatMap((publicText) =>
      publicText.segments.flatMap((segment) => {
        if (isEmptyFact(segment)) return [withoutValue(publicText, segment)];
        return isWithoutUnit(publicText, segment) ? [withoutUnit(publicText, segment)] : [];
      }),
    ),
};

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
  instalment: (owner) => `“${owner}” has no instalments`,
  firstPayment: (owner) => `the instalments of “${owner}” follow no first payment`,
  minutes: (owner) => `“${owner}” has no duration`,
};

/** Words that can only follow a period: '24 before your visit'. */
const AFTER_PERIOD = /^ (?:before(?:hand)?|in advance|ahead|prior to|after(?:wards)?|later|notice)\b/i;

/** True for a figure that is only a number, although a period is meant. */
const isWithoutUnit = ({ text }: PublicText, { fact = '', start, end }: Segment): boolean =>
  /(?:^|\.)figures\./.test(fact) && /^\d+$/.test(text.slice(start, end)) && AFTER_PERIOD.test(text.slice(end));

function withoutUnit(publicText: PublicText, { fact = '', start, end, at, length }: Segment): RuleFinding {
  const number = publicText.text.slice(start, end);
  const [following = ''] = AFTER_PERIOD.exec(publicText.text.slice(end)) ?? [];
  return {
    message: `“{${fact}}” is only a number: visitors read “${number}${following}”.`,
    help: `Write the unit too, such as '${number} hours' or '${number} days'.`,
    ...locationOf(publicText, { at, length }),
  };
}
