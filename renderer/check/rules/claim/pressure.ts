import { MONTH_WORDS } from '../../../facts/date.ts';
import { A_NUMBER, writtenNumber } from '../../../facts/number-words.ts';
import { configPathOf, textAt } from '../public-texts/index.ts';
import { quotedFact } from '../public-texts/quoted-facts.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { findingAt, findWords, findWordsOfAny, problemFinding, withoutOverlap } from './find-words.ts';
import { type FoundClaim, findClaims, isInSentence } from './learned/index.ts';
import { quotationOf } from './learned/quotation.ts';
import { quotedClause } from './learned/quoted-clause.ts';
import { FEELINGS } from './lexicon/feelings.ts';
import { anyOf, type Lexicon } from './lexicon/lexicon.ts';
import { SAME_DAY_DEALS } from './lexicon/same-day-deals.ts';
import { plainPressure, pressureFinding } from './pressure-kinds.ts';

export const pressure: Rule = {
  name: 'claim/pressure',
  severity: 'warning',
  checks:
    'Texts leave visitors time to decide and take treatments seriously: no haste, prizes, two-for-one offers or benefits that end within four weeks.',
  because:
    'People who are hurried, or told that a treatment is trivial, decide about their bodies without weighing the risks.',
  source:
    'CAP code 1.3; https://www.asa.org.uk/advice-online/cosmetic-interventions-social-responsibility.html; ASA A25-1274785 NKD Medical Ltd; GMC, guidance on cosmetic interventions, paragraphs 50 to 54',
  bad: {
    'a sale with a deadline': { 'pages./.0.lead': 'Flash sale: book today only.' },
    'two for the price of one': { 'pages./.0.lead': 'Two for the price of one on Mondays.' },
    'a price that rises tomorrow': { 'pages./.0.lead': 'Book before prices go up.' },
    'words that trivialise a treatment': { 'pages./.0.lead': 'Quick, with no downtime.' },
    'a fee that is credited only if clients decide within two weeks': {
      'figures.redeem': '14 days',
      'pages./.0.lead': 'The fee is redeemable against visits booked within {figures.redeem}.',
    },
  },
  good: {
    'the opposite of haste': { 'pages./.0.lead': 'There is no hurry, and nobody is hurried.' },
    'an emergency': { 'pages./.0.lead': 'A stroke is an emergency: act fast and ring 999.' },
    'a plain booking button': { 'pages./.0.lead': 'Book now, or later.' },
    'a price in thousands': { 'pages./.0.lead': 'All of it for £1,650.' },
    'two months to decide': { 'pages./.0.lead': 'The fee is redeemable against visits booked within 8 weeks.' },
  },
  find: (input) => {
    const plain = plainPressure(input);
    const claims = findClaims(input, 'claim/pressure')
      .filter((claim) => !isLastDay(claim) && !plain.some((found) => isInSentence(claim, found)))
      .map(withClause);
    const others = findWordsOfAny(input, [FEELINGS, SAME_DAY_DEALS]).filter(
      (found) => !claims.some((claim) => isInSentence(claim, found)),
    );
    return [
      ...plain.map(problemFinding),
      ...[...claims, ...withoutOverlap(others, plain)].map(pressureFinding),
      ...shortTimes(input),
    ];
  },
};

/** 'Hurry, only three places are left': a single word does not show what else presses. */
function withClause(found: FoundClaim): FoundClaim {
  const { text, span, sentence, words } = found;
  if (/\s/.test(words)) return found;
  const clause = quotedClause(textAt(text, sentence), { at: span.at - sentence.at, length: span.length });
  return { ...found, ...quotationOf(text, sentence, { at: sentence.at + clause.at, length: clause.length }) };
}

/** True for the last day of an offer in the entry of the offer: visitors have to know it. */
const isLastDay = ({ text, sentence }: FoundClaim): boolean =>
  configPathOf(text)[0] === 'offers' && LAST_DAY.test(textAt(text, sentence));

const LAST_DAY = new RegExp(`\\b(?:ends|until|till|last day)\\b.*(?:\\d|\\b(?:${MONTH_WORDS.join('|')})\\b)`, 'i');

/** An advantage that applies only to bookings within a number of days. */
const EXPIRY: Lexicon = {
  words: anyOf(
    `(?:redeem\\w*|credited|discount(?:ed)?|\\d+% off|half[ -]price|(?<!-)free)(?: [\\w'%£-]+){0,8}? within ${A_NUMBER} (?:days?|weeks?)`,
  ),
};

/** The minimum duration of an inducement, so that nobody has to decide because of it. */
const MIN_DAYS = 28;

const shortTimes = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, EXPIRY).flatMap(({ text, span, words }): RuleFinding[] => {
    const [time = '', number = '', unit = ''] = /(\w+) (day|week)s?$/i.exec(words) ?? [];
    const count = /^an?$/i.test(number) ? 1 : writtenNumber(number.toLowerCase());
    if (count === undefined || count * (/^week$/i.test(unit) ? 7 : 1) >= MIN_DAYS) return [];
    const at = { at: span.at + span.length - time.length, length: time.length };
    const help = `Allow at least ${MIN_DAYS} days, or remove the time limit.`;
    const fact = quotedFact(text, at);
    return [
      fact
        ? { message: `“${time}” is too little time to decide.`, help, path: fact }
        : findingAt({ text, span: at }, `“${time}” is too little time to decide: “${words}”.`, help),
    ];
  });
