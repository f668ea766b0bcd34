/**
 * Statements about how soon an effect shows or how long it lasts: a time, and a gain in the same clause. CAP code 3.7
 * requires advertisers to hold evidence before they make such a claim.
 */
import { type Clause, clauseAround } from './clauses.ts';
import { AMOUNTS, USERS } from './effect-amounts.ts';
import { isAllowed, isNoEffect, isOurs } from './effect-context.ts';
import { GAINS, type GainWords, LASTING_GAINS } from './effect-gains.ts';
import { MECHANISMS } from './effect-mechanisms.ts';
import { PHRASES } from './effect-phrases.ts';
import { AND_THEN, AT_ONCE, CAUSE, DURATION, isShort, LATER, PEOPLE, SHARE, SOON, THROUGHOUT } from './effect-times.ts';
import { LINE } from './effect-words.ts';
import { LASTS } from './lasting-effects.ts';
import { anyOf, type Extent, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { type StatedGain, statesGain } from './stated-gains.ts';

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
      !isNoEffect({ context, clause, gain: gain.word, isAction: gain.kind === 'treats' }) &&
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
  harmless: ({ before, after }) => ABSOLUTE.test(`${before}${after}`.replace(/\bthey all\b/, 'they')),
  claimIn: (context) => effectIn(context, clauseAround(context), GAINS),
};

/** Promises, which `claim/guarantee` reports. */
const ABSOLUTE =
  /\b(?:every\w*|all|any|always|never|nobody|permanently|certainly|guaranteed?|completely|for (?:good|ever|life))\b/;

/** What people report; a state may be the feeling of the moment. */
const REPORTED = GAINS.filter(({ kind }) => kind === 'process' || kind === 'return' || kind === 'done');

/** 'Redness faded in 85% of our patients', 'ninety per cent of our patients reach 6/6' */
const SHARES: Lexicon = {
  words: anyOf(SHARE),
  claimIn: (context) => {
    const clause = clauseAround(context);
    const gain = effectIn(context, clause, GAINS);
    // The share is the subject of the clause: '… of our patients avoid surgery' is no advice to avoid it.
    const before = { ...clause.before, text: `${clause.before.text}${context.word}` };
    if (
      gain ||
      !(isOurs(context.word) || TREATED.test(context.after)) ||
      isNoEffect({ context, clause: { ...clause, before }, gain: '' })
    )
      return gain;
    const verb = /^(?: who [a-z]+ (?:[a-z]+ ){0,3}?(?:it|us|them|our [a-z]+) (?:never )?)?(?: ?[a-z]{3,})/.exec(
      context.after,
    )?.[0];
    return verb === undefined || HABIT.test(verb) ? undefined : { before: 0, after: verb.length };
  },
};

/** 'Most of our patients report that their headaches disappear' */
const MOST: Lexicon = {
  words: anyOf(
    `(?:most|many|(?:nearly|almost) all|the majority) (?:of )?(?:our|my) ${PEOPLE}(?: (?:report|notice|find|say|see|feel|tell (?:us|me))(?: that)?)?`,
  ),
  claimIn: (context) => effectIn(context, clauseAround(context), REPORTED),
};

/** '… children who finish with it' */
const TREATED = /^ who (?:finish|complete|come|wear|use|take|do|join)(?: [a-z]+){0,3}? (?:it|us|our [a-z]+)\b/;

/** What clients do or are, and no treatment has changed. */
const HABIT =
  /^ (?:are|is|were|was|who|(?:have|has)(?! (?:kept|stayed|lost|stopped|given up|avoided|regained|reached)\b)|had|(?:come|leave|go|book|return|recommend|ask|find|live|pay|choose|arrive|travel|say|tell|speak|work|bring|prefer|use|want|wear|start|begin|cancel|rate|know|hear|see|visit|take)s?|came|found|chose|said|told|would|could|can|may|and|or|with|in|at|from|over|under|aged|knew|heard|first|also)\b/;

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

export const EFFECTS: readonly Lexicon[] = [
  SOONER,
  BY_US,
  SHARES,
  MOST,
  THEN,
  LONGER,
  LASTS,
  PHRASES,
  AMOUNTS,
  USERS,
  ...MECHANISMS,
];
