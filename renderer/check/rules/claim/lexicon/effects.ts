/**
 * Statements about how soon an effect shows or how long it lasts: a time, and a gain in the same clause. CAP code 3.7
 * requires advertisers to hold evidence before they make such a claim.
 */
import { type Clause, clauseAround } from './clauses.ts';
import {
  ABILITY,
  GAINS,
  GOOD,
  LASTING_GAINS,
  LASTING_NOUN,
  LEAVES,
  LINE,
  NAMED_GAIN,
  NEEDED,
  PROCESS,
  RELIEF,
  STATES,
  SUDDEN,
} from './effect-gains.ts';
import {
  isAllowed,
  isComplaint,
  isLastingEffect,
  isNoEffect,
  isPassing,
  isPerson,
  isVaccine,
  wearsOff,
} from './effect-subjects.ts';
import { AT_ONCE, DURATION, isShort, LATER, SESSION, SOON, SPAN } from './effect-times.ts';
import { anyOf, type Extent, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

/** Words for a gain in a clause. */
interface Gain {
  readonly word: string;
  /** The words of the clause before it. */
  readonly subject: string;
  readonly extent: Extent;
}

/** Returns the gains that the clause around a time states, the one nearest to its beginning first. */
function gainsIn({ before, after }: Clause, patterns: readonly RegExp[]): readonly Gain[] {
  const inPart = (text: string) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [{ word: match[0], at: match.index, subject: text.slice(0, match.index) }] : [];
    });
  return [
    ...inPart(before.text).map(({ word, at, subject }) => ({
      word,
      subject,
      extent: { before: before.text.length - at, after: 0 },
    })),
    ...inPart(after.text).map(({ word, at, subject }) => ({
      word,
      subject: before.text + subject,
      extent: { before: 0, after: after.distance + at + word.length },
    })),
  ];
}

/** Returns where a clause with a time states a gain, if it does. */
function effectIn(context: WordContext, clause: Clause, patterns: readonly RegExp[]): Extent | undefined {
  const whole = `${clause.before.text}${clause.after.text}`;
  const isEffect = ({ word, subject }: Gain) => {
    // 'Heel pain? Gone in three weeks.'
    if (PROCESS.test(word)) return isComplaint(subject.trim() === '' ? context.previous : subject, context.word);
    if (/ (?:away|at bay)$/.test(word)) return !isPerson(subject);
    if (/^protect/.test(word)) return !isVaccine(subject);
    return NAMED_GAIN.test(word) ? !isPassing(whole) && !wearsOff(whole) : !isPassing(subject);
  };
  return gainsIn(clause, patterns).find(
    (gain) =>
      !isNoEffect({ context, clause, gain: gain.word }) && isEffect(gain) && !isAllowed(gain.subject, context.word),
  )?.extent;
}

/** 'Softer skin within a week', 'after two sessions you walk again' */
const SOONER: Lexicon = {
  words: anyOf(SOON, LATER, AT_ONCE),
  claimIn: (context) => effectIn(context, clauseAround(context), GAINS),
};

/** 'Your feet feel light for weeks', 'smooth skin for years' */
const LONGER: Lexicon = {
  words: anyOf(`for${DURATION}`),
  claimIn: (context) => {
    if (isShort(context.word) || isQuestion(context)) return undefined;
    const line = LINE.test(context.before) ? context.before.length : undefined;
    if (line !== undefined) return { before: line, after: 0 };
    const { before, after } = clauseAround(context);
    const clause = before.text === '' ? { before, after } : { before, after: { text: '', distance: 0 } };
    return effectIn(context, clause, LASTING_GAINS);
  },
};

/** 'The relief lasts for six months', 'the result holds for a year' */
const LASTS: Lexicon = {
  words: anyOf(`(?:last(?:s|ed|ing)?|holds?|endures?|persists?)${DURATION}`),
  harmless: (context) => isDenied(context) || isQuestion(context) || !isLastingEffect(context),
};

/** 'Lasting results', 'three weeks of relief', 'instant relief', 'three sessions give you smooth skin' */
const PHRASES: Lexicon = {
  words: anyOf(
    `(?:long[ -])?lasting ${LASTING_NOUN}`,
    `${GOOD} that (?:last|stay|hold)s?`,
    LEAVES,
    `${SPAN} off (?:your|the) [a-z]+`,
    `(?:${ABILITY}|asleep|heal|recover)s?(?: (?!for\\b)[\\w'-]+){0,2}? (?:${SPAN}|twice as) (?:sooner|faster|longer|earlier|better|fast|long|well|soon)`,
    SUDDEN,
    `(?:(?:takes?|needs?)(?: only| just)? )?(?:${SPAN}|${SESSION}) ${NEEDED}`,
    `${SPAN} (?:of|without) ${RELIEF}`,
    `${SESSION} (?:gives?|leaves?|makes?|restores?) (?:you|your|the)(?: [a-z]+){0,6}? (?:${GOOD}|${STATES}|look(?:s|ing)? (?:like|as if|untouched|new))`,
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isPassing(context.word),
};

export const EFFECTS: readonly Lexicon[] = [SOONER, LONGER, LASTS, PHRASES];
