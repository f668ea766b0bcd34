/** Words that count down the time that is left of an offer, without a day: '48 hours to go', 'tick, tock' */
import { SHORT_NUMBER_IN_WORDS } from '../../../../facts/number-words.ts';
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const NUMBER = `(?:a few|${SHORT_NUMBER_IN_WORDS}|\\d+)`;
const NEARLY = '(?:nearly|almost|practically|about to be|as good as)';

export const COUNTDOWNS: Lexicon = {
  words: anyOf(
    'tick,? tock',
    `(?:(?:only|just) )?${NUMBER} (?:minutes?|hours?|days?|sleeps?|weeks?) to go(?! without)`,
    `ends in (?:(?:only|just) )?${NUMBER} (?:minutes?|hours?)`,
    '(?:the )?clock is ticking(?! (?:in|above|behind|beside)\\b)',
    '(?:the )?(?:countdown (?:is on|has (?:begun|started))|counting down)',
    'time is (?:running out|ticking away|nearly up|almost up)',
    `(?:is|are) (?:about to (?:disappear|vanish|go|leave|end|expire)|${NEARLY} (?:over|gone|history|finished))`,
    `${NEARLY} (?:over|gone)`,
    'going,? going,? gone',
    'when the clock strikes (?:twelve|midnight)',
    'blink and (?:[a-z]+ ){0,3}(?:miss(?:ed)? (?:it|them)|(?:is|are) (?:gone|over))',
  ),
  // What is left without these words still presses: 'Only two days to go | for our spring price'
  claimIn: ({ before, after }) => ({ before: before.length, after: /^[^,]*/.exec(after)?.[0].length ?? 0 }),
  harmless: (context) =>
    isNotAsserted(context) ||
    /\b(?:if|when|with|once|has|have|until)\b/.test(context.before) ||
    /^ (?:before|until|till) (?:your|the) (?!offer|sale|price|end)/.test(context.after),
};

/** 'Our Black Friday prices are here': days on which shops hurry their customers */
export const SALE_DAYS: Lexicon = {
  words: anyOf(
    '(?:black friday|cyber monday) (?:prices?|rates?|deals?|offers?|sales?|discounts?|savings?|specials?|week(?:end)?|event)',
    'flash sales?',
  ),
  harmless: isNotAsserted,
};

/** Words for what is cheaper for a while */
export const OFFER_WORDS =
  /\b(?:offers?|sales?|deals?|discounts?|(?:(?:spring|summer|autumn|winter|christmas|easter|special|this|that|low|introductory|opening|old|reduced) )(?:price|rate)s?)\b/;
