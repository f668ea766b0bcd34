/** Complaints that end after an order, or in a list: 'Leave out wheat and your migraines will stop', 'Flakes, itching: all gone'. */
import { AFTER_CARE, ENDS, endsNothing, SOON, UNSURE } from './complaints-that-end.ts';
import { anyOf, type Lexicon } from './lexicon.ts';

/** What an order begins with */
const ORDER =
  /^(?:(?:just|simply|so|please|now) )?(?:give|wear|sleep|change|let|eat|drink|take|come|join|stand|sit|lie|breathe|use|try|put|have|do|spend|follow|cut|swap|add|rub|trust|listen|move|train|stretch|float|bring|get|replace|see|visit|avoid|leave|drop|wrap|soak|cover|book|buy)\b/;
const AND_ENDS = `and (?:your|his|her|their) (?:[a-z'-]+ ){1,3}?(?:${ENDS}|(?:will )?(?:stops?|ends?|lifts?)|(?:is|are|will be) over)`;
/** 'Arrive early and your parking problems are over', and what first aid ends */
const OF_NO_BODY = /\b(?:parking|booking|money|paper\w*|travel|childcare|cramps?|hiccups|nose-?bleeds?|bleeding)\b/;

const FROM_END = new RegExp(`\\b${ENDS}\\b.*$`);

export const COMPLAINTS_THAT_END_BY_ORDER: Lexicon = {
  words: anyOf(AND_ENDS),
  harmless: (context) =>
    !ORDER.test(context.before) ||
    OF_NO_BODY.test(context.word) ||
    endsNothing(context, [context.word.replace(FROM_END, '')]),
  claimIn: () => ({ before: -'and '.length, after: 0 }),
};

const ITEM = "[a-z'-]+(?: (?!and |or )[a-z'-]+){0,2}";
const LIST_GONE = `(?:${ITEM}(?:, | and |, and )){0,4}${ITEM}(?::|\\?| -) (?:(?:all|both|simply|now|completely) )*(?:gone(?! (?:are|through|over|into|about)\\b)|vanished|banished|over(?= *(?:[.!,;]|$)| (?:in|within|after|by|for good)\\b)|(?<=\\b(?:all|both|simply) )history)`;

export const COMPLAINTS_GONE: Lexicon = {
  words: anyOf(`${LIST_GONE}(?: (?:${AFTER_CARE}|${SOON}))?`),
  harmless: (context) =>
    context.before !== '' || UNSURE.test(context.after) || endsNothing(context, itemsOf(context.word)),
};

/** 'Flakes, itching, psoriasis: all gone' → 'Flakes', 'itching' and 'psoriasis' */
const itemsOf = (word: string): readonly string[] => word.replace(/(?::|\?| -) .*$/, '').split(/, and |, | and /);
