import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { EXPIRY, PRESSURE } from './lexicon/pressure.ts';
import { quotedFact } from './quoted.ts';
import { atWords, said } from './words.ts';

export const pressure: Rule = {
  name: 'claim/pressure',
  severity: 'warning',
  checks:
    'Nothing urges: no haste, no prizes, no two for one, no trifling words, no advantage that is gone within four weeks.',
  because:
    'A decision about one’s body takes time; whoever hurries it, or makes light of it, advertises irresponsibly.',
  source:
    'CAP code 1.3; https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html; ASA A25-1274785 NKD Medical Ltd; GMC, guidance on cosmetic interventions, paragraphs 50 to 54',
  examples: {
    bad: [
      { shows: 'a sale that ends', values: { 'pages./.0.lead': 'Flash sale: book today only.' } },
      { shows: 'words that make light of it', values: { 'pages./.0.lead': 'Quick, with no downtime.' } },
      {
        shows: 'a fee that counts only for those who decide within two weeks',
        values: {
          'figures.redeem': '14 days',
          'pages./.0.lead': 'The fee is redeemable against visits booked within {figures.redeem}.',
        },
      },
    ],
    good: [
      { shows: 'the opposite of haste', values: { 'pages./.0.lead': 'There is no hurry, and nobody is hurried.' } },
      { shows: 'a button that says what it does', values: { 'pages./.0.lead': 'Book now, or later.' } },
      {
        shows: 'two months to decide',
        values: { 'pages./.0.lead': 'The fee is redeemable against visits booked within 8 weeks.' },
      },
    ],
  },
  find: (input) => [
    ...said(input, PRESSURE, ['entry', 'inner']).map((found) =>
      atWords(
        found,
        `“${found.words}” urges, or makes light of a treatment.`,
        'Say what is offered and what it costs; leave the time to decide to the visitor.',
      ),
    ),
    ...shortTimes(input),
  ],
};

/** As long as an inducement should hold, so that nobody decides because of it. */
const MIN_DAYS = 28;
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  seven: 7,
  ten: 10,
  fourteen: 14,
};

const shortTimes = (input: RuleInput): readonly RuleFinding[] =>
  said(input, EXPIRY, ['entry', 'inner']).flatMap(({ text, run, words }): RuleFinding[] => {
    const [time = '', number = '', unit = ''] = /(\w+) (day|week)s?$/i.exec(words) ?? [];
    const days = (NUMBERS[number.toLowerCase()] ?? Number(number)) * (unit.toLowerCase() === 'week' ? 7 : 1);
    if (!(days < MIN_DAYS)) return [];
    const at = { at: run.at + run.length - time.length, length: time.length };
    const help = `Give at least ${MIN_DAYS} days, or no end.`;
    const fact = quotedFact(text, at);
    return [
      fact
        ? { message: `“${time}” is little time to decide in.`, help, path: fact }
        : atWords({ text, run: at }, `“${time}” is little time to decide in: “${words}”.`, help),
    ];
  });
