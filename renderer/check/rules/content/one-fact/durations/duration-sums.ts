/** Sums, multiples, parts and differences of durations: 'two visits take an hour', 'an hour for the tests and half an hour for the results'. */
import { explainTotal } from '../../../../../facts/combinations.ts';
import { type Count, countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import { isInSentence, type Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { COUNTED, coursesMeant } from './course-totals.ts';
import { allMinutes, exactMinutes, isTime } from './minutes.ts';
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
  const inText = quantities.filter((each) => isTime(each) && isInSentence(each, subject));
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

/** True for parts that add up to a correct duration, for the sum of several, and for one that differs from another as the sentence says. */
const isPartOrDifference = (mention: Mention, inText: readonly Quantity[], own: readonly number[]): boolean =>
  isDivided(allMinutes(inText), own) || isOfSeveral(mention, own) || isDifference(mention, inText, own);

/** 'an hour for the tests and half an hour for the results' of 90 minutes, which the sentence may name too. */
function isDivided(parts: readonly number[], own: readonly number[]): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return own.some(
    (whole) => (parts.length > 1 && sum === whole) || (parts.length > 2 && parts.includes(whole) && sum === 2 * whole),
  );
}

/** 'Allow 35 minutes for the two': several of what the sentences name, together. */
const TOGETHER =
  /\b(?:for|of) (?:the two|them both|both(?: of them)?(?! [a-z])|all three|the three)\b|\b(?:like|want|need|have|do|book|choose) (?:the two|them both|both(?: of them)?(?! [a-z]))/;

/** True for the sum of durations of what a sentence is about, if it is about several of them together. */
const isOfSeveral = ({ quantity, subject: { sentence } }: Mention, own: readonly number[]): boolean => {
  const minutes = exactMinutes(quantity);
  const [words] = TOGETHER.exec(sentence) ?? [];
  if (words === undefined || minutes === undefined) return false;
  return sumsOf(own, words.endsWith('three') ? 3 : 2).includes(minutes);
};

/** The sums of so many of the values. */
const sumsOf = (values: readonly number[], count: number): readonly number[] =>
  count === 0
    ? [0]
    : values.flatMap((value, index) => sumsOf(values.slice(index + 1), count - 1).map((sum) => sum + value));

/** 'an hour, less five minutes', 'five minutes short of an hour' */
function isDifference({ quantity, publicText }: Mention, inText: readonly Quantity[], own: readonly number[]): boolean {
  return inText.some((first, index) => {
    const second = inText[index + 1];
    if (!second || (quantity !== first && quantity !== second)) return false;
    const words = publicText.normal.text.slice(first.normalAt + first.normalLength, second.normalAt);
    const [a = 0] = allMinutes([first]);
    const [b = 0] = allMinutes([second]);
    return (
      (/^,? (?:less|minus) $/.test(words) && own.includes(a - b)) ||
      (/^ (?:short of|less than|under) $/.test(words) && own.includes(b - a))
    );
  });
}
