/** What answers say about opening hours, read with their questions: 'Are you open on Saturdays? Yes, until four.' */
import { dayGroupsIn, type Place } from '../../../../facts/day-groups.ts';
import { hoursPart, statesTime } from '../../../../facts/hours-clauses.ts';
import { isBareHours, isSpecialDay } from '../../../../facts/opening-claims.ts';
import type { SentenceSpan } from '../../../../facts/sentences.ts';
import { TIME } from '../../../../facts/spoken-time.ts';
import { partAnswered, STAYS_UNTIL } from './evenings-asked.ts';
import { type Asked, atDay, namesDay } from './questions.ts';
import { OPENING } from './subject.ts';

/** A sentence about hours, with the words of its question that it leaves out. */
export interface Statement extends SentenceSpan {
  /** How many characters at the beginning of the text come from the question. */
  readonly given: number;
  /** The words of the sentence that affirm or deny what the question says: 'yes'. */
  readonly reply?: Place;
}

/** The place of a claim in the sentence itself, after its start; empty if only the question contains it. */
export const placeIn = ({ given, reply }: Statement, { at, length }: Place): Place =>
  at < given ? (reply ?? { at: 0, length: 0 }) : { at: at - given, length };

const YES =
  /^\W*(?:yes|yep|of course|certainly|sure|absolutely|gladly|with pleasure|indeed)\b(?:,? (?:we (?:are|do)|you (?:can|may))(?=\W*$|,))?\W*/;
const NO = /^\W*(?:no|never|not|sorry,? no|unfortunately not|i'm afraid not)\b/;
/** 'No, only until one', 'Not before ten': true of a part of what was asked. */
const IN_PART = /\b(?:only|except|apart|just|until|till|before|after|every|all|always|usually|yet|alone)\b/;
/** 'From nine', 'all day until five' */
const HOURS_FIRST = new RegExp(
  `^(?:(?:only|all day|always|usually|again|early|late),? )*(?:from|until|till|at|between|by|${TIME})\\b`,
);
const OPEN_OR_CLOSED =
  /^(?:we(?: are|'re) (?:also |always |usually )?)?(?:open|closed|shut)\b|^we(?: are|'re| shall be| will be|'ll be) (?:also |always )?(?:here|there)\b/;

/** 'How early can I come on a Friday? Not before nine.' */
const NOT_BEFORE = new RegExp(`^\\W*(?:no,? )?not (?:before|until|till) (?=${TIME})`);

/** 'Yes, until noon, Christmas Day excepted': of all days that were asked about but one. */
const EXCEPT_ONE =
  /,? (?:(?:except|apart from|excluding|other than)(?: for)?(?: on| at)? (?:christmas|boxing|new year|easter|good friday)[^,;]*|(?:christmas|boxing|new year|easter|good friday)[a-z' ]* (?:excepted|excluded|aside))(?=\W*$)/;

/** 'Six days a week.' */
const DAYS_A_WEEK = /^\W*[\w-]+ days a week\b/;

/** True for an answer that only affirms, so that the next sentence goes on: 'Yes. From nine until one.' */
export const isOnlyYes = (sentence: string): boolean => YES.exec(sentence)?.[0].length === sentence.length;

/** Returns what the first sentence of an answer states, with the words that its question adds. */
export function answered(sentence: SentenceSpan, asked: Asked): readonly Statement[] {
  const plain = { ...sentence, given: 0 };
  const [not] = NOT_BEFORE.exec(sentence.text) ?? [];
  if (not !== undefined && asked.when !== '')
    return [completed(after(sentence, not.length), `${asked.when} ${asked.says} from`)];
  const [no] = NO.exec(sentence.text) ?? [];
  if (no !== undefined) {
    const denied = IN_PART.test(sentence.text) ? undefined : deniedIn(asked);
    return denied === undefined ? [plain] : [replied(sentence, no, denied), plain];
  }
  const [yes = ''] = YES.exec(sentence.text) ?? [];
  const { text, start } = after(sentence, yes.length);
  const rest = { text: text.replace(EXCEPT_ONE, ''), start };
  const isYes = asked.isYesOrNo && yes !== '';
  const part = partAnswered(rest.text, asked);
  if (part) return [{ text: part.words, start, given: part.words.length, reply: part.days }, plain];
  const words = wordsLeftOut(rest.text, asked, isYes);
  if (words !== undefined) return [completed(rest, words)];
  return isYes && affirms(rest.text, asked)
    ? [replied(sentence, yes, `${asked.when} ${asked.says}`.trim()), plain]
    : [plain];
}

const after = ({ text, start }: SentenceSpan, length: number): SentenceSpan => ({
  text: text.slice(length),
  start: start + length,
});

/** 'apart from the bank holidays' */
const EXCEPT_HOLIDAYS =
  /\b(?:apart from|except(?: for)?|excluding|other than) (?:on )?(?:the )?(?:bank|public) holidays?\b/;

/**
 * Whether a 'yes' is about the whole of what was asked: 'Can you see me on Sundays? Yes, on Saturdays and Sundays', but
 * not 'Are you open at weekends? Yes, on Saturdays'.
 */
function affirms(rest: string, { when }: Asked): boolean {
  // The days between two holidays are not the holidays themselves.
  const text = /\bbetween\b/.test(when) ? rest.replace(EXCEPT_HOLIDAYS, '') : rest;
  if (!namesDay(text)) return true;
  const askedDays = dayGroupsIn(when).flatMap(({ days }) => days);
  const named = dayGroupsIn(text).flatMap(({ days }) => days);
  return askedDays.length > 0 && !IN_PART.test(text) && askedDays.every((day) => named.includes(day));
}

const lengthOf = (words: string): number => words.replace(/\W+$/, '').length;

/** 'yes' → 'on saturdays we are open' */
const replied = ({ start }: SentenceSpan, reply: string, words: string): Statement => ({
  text: words,
  start,
  given: words.length,
  reply: { at: 0, length: lengthOf(reply) },
});

/** 'until four' → 'on saturdays we are open until four' */
const completed = ({ text, start }: SentenceSpan, words: string): Statement => ({
  text: `${words} ${text}`,
  start,
  given: words.length + 1,
  ...(OPEN_OR_CLOSED.test(text) ? { reply: { at: 0, length: lengthOf(text) } } : {}),
});

/** The words of the question that an answer needs to state hours: its day, or its verb. */
function wordsLeftOut(answer: string, { when, says }: Asked, isYes: boolean): string | undefined {
  const part = hoursPart(answer);
  const hasVerb = OPENING.test(part);
  if (!hasVerb && DAYS_A_WEEK.test(answer)) return says;
  if (namesDay(answer)) {
    const isBare = isBareHours(part) || STAYS_UNTIL.test(answer) || (isSpecialDay(answer) && atDay(answer).what === '');
    return !hasVerb && isBare ? says : undefined;
  }
  const isOfThatDay = OPEN_OR_CLOSED.test(answer) || (statesTime(part) && (isYes || hasVerb || HOURS_FIRST.test(part)));
  if (when === '' || !isOfThatDay) return undefined;
  return hasVerb ? when : `${when} ${says}`;
}

/** 'Are you open on Saturdays? No.' → 'on saturdays we are closed' */
function deniedIn({ when, says, isYesOrNo }: Asked): string | undefined {
  if (!isYesOrNo || when === '' || dayGroupsIn(when).some(({ days }) => days.length > 1)) return undefined;
  if (/^(?:we|the \w+) (?:(?:are|is) (?:open|here|there|in)|opens?|works?)$/.test(says)) return `${when} we are closed`;
  return /^(?:we|the \w+) (?:(?:are|is) (?:closed|shut)|closes?)$/.test(says) ? `${when} we are open` : undefined;
}
