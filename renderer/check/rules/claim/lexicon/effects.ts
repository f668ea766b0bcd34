/**
 * Statements about how soon an effect shows or how long it lasts: a time, and a gain in the same clause. CAP code 3.7
 * requires advertisers to hold evidence before they make such a claim.
 */
import { type Clause, clauseAround } from './clauses.ts';
import { AMOUNTS, USERS } from './effect-amounts.ts';
import {
  ABILITY,
  GAINS,
  type GainWords,
  GOOD,
  LASTING_GAINS,
  LASTING_NOUN,
  LEAVES,
  LINE,
  NEEDED,
  RELIEF,
  STATES,
  SUDDEN,
} from './effect-gains.ts';
import { MECHANISMS } from './effect-mechanisms.ts';
import {
  isAllowed,
  isLastingEffect,
  isNoEffect,
  isOurs,
  isPassing,
  isSourced,
  type StatedGain,
  statesGain,
} from './effect-subjects.ts';
import {
  AND_THEN,
  AT_ONCE,
  CAUSE,
  DURATION,
  isShort,
  LATER,
  NUMBER,
  SESSION,
  SHARE,
  SOON,
  SPAN,
  THROUGHOUT,
} from './effect-times.ts';
import { anyOf, type Extent, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { namesComplaint } from './subjects.ts';

/** A gain in a clause, and where it is. */
interface Gain extends StatedGain {
  readonly extent: Extent;
}

/** Returns the gains that the clause around a time states. */
function gainsIn({ before, after }: Clause, gains: readonly GainWords[]): readonly Gain[] {
  const inPart = (text: string) =>
    gains.flatMap(({ kind, words }) =>
      words.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
          kind,
          word,
          at: index,
          subject: text.slice(0, index),
        })),
      ),
    );
  return [
    ...inPart(before.text).map(({ at, ...gain }) => ({
      ...gain,
      extent: { before: before.text.length - at, after: 0 },
    })),
    ...inPart(after.text).map(({ at, ...gain }) => ({
      ...gain,
      subject: before.text + gain.subject,
      extent: { before: 0, after: after.distance + at + gain.word.length },
    })),
  ];
}

/** Returns where a clause with a time states a gain, if it does. */
const effectIn = (context: WordContext, clause: Clause, gains: readonly GainWords[]): Extent | undefined =>
  gainsIn(clause, gains).find(
    (gain) =>
      !isNoEffect({ context, clause, gain: gain.word }) &&
      statesGain(gain, context, `${clause.before.text}${clause.after.text}`) &&
      !isAllowed(gain.subject, context.word),
  )?.extent;

/** 'Softer skin within a week', 'after two sessions you walk again' */
const SOONER: Lexicon = {
  words: anyOf(SOON, LATER, AT_ONCE),
  claimIn: (context) => effectIn(context, clauseAround(context), GAINS),
};

/** 'With our lenses your eyes stop getting worse' */
const BY_US: Lexicon = {
  words: anyOf(CAUSE),
  harmless: ({ before, after }) => ABSOLUTE.test(`${before}${after}`),
  claimIn: (context) => effectIn(context, clauseAround(context), GAINS),
};

/** Promises, which `claim/guarantee` reports. */
const ABSOLUTE =
  /\b(?:every\w*|all|any|always|never|nobody|permanently|certainly|guaranteed?|completely|for (?:good|ever|life))\b/;

/** 'Redness faded in 85% of our patients', 'ninety per cent of our patients reach 6/6' */
const SHARES: Lexicon = {
  words: anyOf(SHARE),
  claimIn: (context) => {
    const clause = clauseAround(context);
    const gain = effectIn(context, clause, GAINS);
    // The share is the subject of the clause: '… of our patients avoid surgery' is no advice to avoid it.
    const before = { ...clause.before, text: `${clause.before.text}${context.word}` };
    if (gain || !isOurs(context.word) || isNoEffect({ context, clause: { ...clause, before }, gain: '' })) return gain;
    const verb = /^ [a-z]{3,}/.exec(context.after)?.[0];
    return verb === undefined || HABIT.test(verb) ? undefined : { before: 0, after: verb.length };
  },
};

/** What clients do or are, and no treatment has changed. */
const HABIT =
  /^ (?:are|is|were|was|who|have|has|had|(?:come|book|return|recommend|ask|find|live|pay|choose|arrive|travel|say|tell|speak|work|bring|prefer|use|want|wear|start|begin|cancel|rate|know|hear|see|visit|take)s?|came|found|chose|said|told|would|could|can|may|and|or|with|in|at|from|over|under|aged|knew|heard|first|also)\b/;

/** 'One session, and you are a non-smoker' */
const THEN: Lexicon = {
  words: anyOf(AND_THEN),
  claimIn: (context) =>
    /^\W*(?:(?:just|only|after|in|within)\b\W*)*$/.test(context.before)
      ? effectIn(context, clauseAround(context), GAINS)
      : undefined,
};

/** What a treatment does; it may warm the skin for an hour, but it 'calms the nervous system' only with evidence. */
const ACTIVE_GAINS = LASTING_GAINS.filter(({ kind }) => kind === 'treats');

/** 'Your feet feel light for weeks', 'smooth skin for years' */
const LONGER: Lexicon = {
  words: anyOf(`for${DURATION}`, THROUGHOUT),
  claimIn: (context) => {
    if (isQuestion(context)) return undefined;
    if (isShort(context.word)) return effectIn(context, clauseAround(context), ACTIVE_GAINS);
    const line = LINE.test(context.before) ? context.before.length : undefined;
    if (line !== undefined) return { before: line, after: 0 };
    const { before, after } = clauseAround(context);
    const clause = before.text === '' ? { before, after } : { before, after: { text: '', distance: 0 } };
    return effectIn(context, clause, LASTING_GAINS);
  },
};

/** 'The relief lasts for six months', 'the result holds for a year' */
const LASTS: Lexicon = {
  words: anyOf(
    `(?:last(?:s|ed|ing)?|holds?|endures?|persists?)${DURATION}`,
    'lasts? (?:until|till|from [a-z]+ (?:to|until))(?: [a-z]+){1,3}',
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isSourced(context.before) || !isLastingEffect(context),
};

/** 'Lasting results', 'three weeks of relief', 'instant relief', 'three sessions give you smooth skin' */
const PHRASES: Lexicon = {
  words: anyOf(
    `(?:long[ -])?lasting ${LASTING_NOUN}`,
    `(?:${GOOD}|${STATES} (?!one\\b)[a-z]+) that (?:last|stay|hold)s?`,
    LEAVES,
    `${SPAN} off (?:your|the) [a-z]+`,
    `${NUMBER} (?:[a-z]+-free|free|smooth|calm|good|better|clear|fuller) (?:hours|days|nights|weeks|months|years)`,
    `(?:${ABILITY}|asleep|heal|recover)s?(?: (?!for\\b)[\\w'-]+){0,2}? (?:${SPAN}|twice as) (?:sooner|faster|longer|earlier|better|fast|long|well|soon)`,
    SUDDEN,
    `(?:(?:takes?|needs?)(?: only| just)? )?(?:${SPAN}|${SESSION}) ${NEEDED}`,
    `takes?(?: only| just)? (?:${SPAN}|${SESSION}) (?:until|for) (?:you|your (?:child|baby|son|daughter|dog|cat|puppy|partner|horse|[a-z]+ing)|he|she|they) (?:to )?(?!get|receive|have|hear|can|come|return|are|is|know|need)[a-z]+`,
    `${SPAN} (?:of|without) ${RELIEF}`,
    `(?:${SPAN}|${THROUGHOUT}) without (?:an? |any )?[a-z-]+`,
    `${SESSION} (?:gives?|leaves?|makes?|restores?) (?:you|your|the)(?: [a-z]+){0,6}? (?:${GOOD}|${STATES}|look(?:s|ing)? (?:like|as if|untouched|new))`,
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isPassing(context.word) || isOtherLack(context.word),
};

/** 'Two weeks without sugar' is advice; 'a summer without a sneeze' is an effect. */
const isOtherLack = (words: string): boolean =>
  / without /.test(words) && !namesComplaint(words) && !/ without (?:[\w-]+ )?shaving/.test(words);

export const EFFECTS: readonly Lexicon[] = [
  SOONER,
  BY_US,
  SHARES,
  THEN,
  LONGER,
  LASTS,
  PHRASES,
  AMOUNTS,
  USERS,
  ...MECHANISMS,
];
