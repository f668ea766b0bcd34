/** Sums and multiples of durations: 'two visits take an hour', 'an hour for the tests and half an hour for the results'. */
import { explainTotal } from '../../../../../facts/combinations.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import { isInSentence, type Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { COUNTED, coursesMeant } from './course-totals.ts';
import { allMinutes, exactMinutes } from './minutes.ts';
import { isPartOrDifference } from './parts-of-durations.ts';
import { roundedFrom } from './rounded.ts';

/** The numbers of a sentence; 'both ears' is the title of an option, and not two of it. */
function countsOf({ items, sentence }: Subject): readonly Count[] {
  const titles = items.flatMap(({ options }) => options.map(({ title }) => normalise(title).text));
  return countsIn(sentence).filter(({ at }) => !titles.some((title) => sentence.startsWith(title, at)));
}

/** True for a correct sum or multiple of durations, and for a part if all parts of the sentence add up to one. */
export function isSumOfDurations(mention: Mention, facts: Facts, lengths: readonly Quantity[]): boolean {
  const minutes = exactMinutes(mention.quantity);
  if (minutes === undefined) return false;
  const { subject, publicText, quantities } = mention;
  const own = allMinutes(lengths);
  const inText = quantities.filter(
    (each) => (each.unit === 'minute' || each.unit === 'hour') && isInSentence(each, subject),
  );
  if (isPartOrDifference(mention, inText, own)) return true;
  const readings = readingsOf(mention, facts, own, inText);
  const before = publicText.normal.text.slice(subject.start, mention.quantity.normalAt);
  return [minutes, ...roundedFrom(minutes, before)].some((total) =>
    readings.some((addends) => explainTotal(total, addends)),
  );
}

/** Durations of which one is counted. */
interface Addend {
  readonly values: readonly number[];
  readonly count: number;
}

/** Returns the sums that a duration can be, by several readings of its sentence. */
function readingsOf(
  mention: Mention,
  facts: Facts,
  own: readonly number[],
  inText: readonly Quantity[],
): readonly (readonly Addend[])[] {
  const { subject } = mention;
  const { sentence } = subject;
  const counts = countsOf(subject);
  const mentioned = mentionedDurations(mention, facts, counts, inText);
  const units = counts.flatMap(({ end, count }) => (COUNTED.test(sentence.slice(end)) ? [{ values: own, count }] : []));
  const minutes = exactMinutes(mention.quantity);
  const stated = allMinutes(inText)
    .filter((part) => part !== minutes)
    .map((part) => ({ values: [part], count: 1 }));
  // 'With a blood test, allow an hour': the appointment that the text belongs to, and the test.
  const added = /^with\b|\b(?:together|combined|along) with\b/.test(sentence)
    ? [{ values: ofOwner(subject, facts), count: 1 }]
    : [];
  const courses = coursesMeant(subject, facts).map((count) => [{ values: own, count }]);
  return [mentioned, units, [...mentioned, ...stated], [...added, ...mentioned], ...courses].map((addends) =>
    addends.filter(({ values }) => values.length > 0),
  );
}

/** The durations of the items that the sentence names, each with the number before its name. */
function mentionedDurations(
  mention: Mention,
  facts: Facts,
  counts: readonly Count[],
  inText: readonly Quantity[],
): readonly Addend[] {
  const { sentence, start } = mention.subject;
  const countBefore = (at: number) => counts.find(({ end }) => end <= at && at - end <= MAX_GAP)?.count ?? 1;
  // 'two hours' does not name “Focus hour”.
  const isQuantity = (at: number) =>
    inText.some(({ normalAt, normalLength }) => at >= normalAt - start && at < normalAt - start + normalLength);
  return facts
    .mentionsIn(sentence)
    .filter(({ at }) => !isQuantity(at) && at < reasonAt(mention))
    .filter(({ end }, index, all) => !OF.test(sentence.slice(end, all[index + 1]?.at ?? end)))
    .map(({ at, items }) => ({
      values: allMinutes(facts.of(items.map(({ path }) => path)).lengths),
      count: countBefore(at),
    }));
}

/** 'A session of massage' is one massage. */
const OF = /^ of (?:(?:the|an?|your) )?$/;

const ofOwner = ({ owner }: Subject, facts: Facts): readonly number[] =>
  owner ? allMinutes(facts.of([owner.path]).lengths) : [];

/** Where the clause with the reason or purpose of a duration begins: 'two hours, which is enough to rehearse a talk'. */
function reasonAt({ quantity, subject: { sentence, start } }: Mention): number {
  const end = quantity.normalAt + quantity.normalLength - start;
  const at = sentence.slice(end).search(REASON);
  return at < 0 ? sentence.length : end + at;
}
const REASON = /, (?:which|so|because|since|as|where)\b/;

/** A number counts a name that begins at most so many characters after it: 'two long massages'. */
const MAX_GAP = 12;
