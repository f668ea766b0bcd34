/** Sums and multiples of durations: 'two visits take an hour', 'an hour for the tests and half an hour for the results'. */
import { explainTotal } from '../../../../../facts/combinations.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { Subject } from '../../../about/subject.ts';
import type { Facts, Mention } from '../mention.ts';
import { COUNTED, coursesMeant } from './course-totals.ts';
import { minutesOf } from './minutes.ts';
import { roundedFrom } from './rounded.ts';

const exactMinutes = (quantity: Quantity): number | undefined =>
  quantity.least === quantity.most ? minutesOf(quantity) : undefined;
const allMinutes = (quantities: readonly Quantity[]): readonly number[] =>
  quantities.flatMap((quantity) => exactMinutes(quantity) ?? []);

/** 'an hour for the tests and half an hour for the results' of 90 minutes, which the sentence may name too. */
function isDivided(parts: readonly number[], own: readonly number[]): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return own.some(
    (whole) => (parts.length > 1 && sum === whole) || (parts.length > 2 && parts.includes(whole) && sum === 2 * whole),
  );
}

/** 'Allow 35 minutes for the two': several of what the sentences name, together. */
const TOGETHER = /\b(?:for|of) (?:the two|them both|both(?: of them)?(?! [a-z])|all three|the three)\b/;

/** True for the sum of different durations of what a sentence is about, if it is about several of them together. */
const isOfSeveral = (minutes: number, { sentence }: Subject, own: readonly number[]): boolean => {
  const lengths = [...new Set(own)];
  const [words] = TOGETHER.exec(sentence) ?? [];
  if (words === undefined) return false;
  return lengths.some((first, index) =>
    lengths
      .slice(index + 1)
      .some((second, next) =>
        words.endsWith('three')
          ? lengths.slice(index + next + 2).some((third) => first + second + third === minutes)
          : first + second === minutes,
      ),
  );
};

/** 'an hour, of which the numbing takes ten minutes' */
const OF_WHICH = /\b(?:of which|of (?:them|these|that)|including|included|the rest)\b/;

/** True for a part of a duration that the sentence states before. */
const isPartOfWhole = (
  { quantity, subject }: Mention,
  inText: readonly Quantity[],
  text: string,
  own: readonly number[],
) =>
  OF_WHICH.test(text.slice(subject.start, quantity.normalAt)) &&
  inText.some((whole) => {
    const [minutes = 0] = allMinutes([whole]);
    return whole.normalAt < quantity.normalAt && own.includes(minutes) && (exactMinutes(quantity) ?? minutes) < minutes;
  });

/** 'an hour, less five minutes', 'five minutes short of an hour' */
function isDifference(
  { quantity }: Mention,
  inText: readonly Quantity[],
  text: string,
  own: readonly number[],
): boolean {
  return inText.some((first, index) => {
    const second = inText[index + 1];
    if (!second || (quantity !== first && quantity !== second)) return false;
    const words = text.slice(first.normalAt + first.normalLength, second.normalAt);
    const [a = 0] = allMinutes([first]);
    const [b = 0] = allMinutes([second]);
    return (
      (/^,? (?:less|minus) $/.test(words) && own.includes(a - b)) ||
      (/^ (?:short of|less than|under) $/.test(words) && own.includes(b - a))
    );
  });
}

/** The numbers of a sentence; 'both ears' is the title of an option, and not two of it. */
function countsOf({ items, sentence }: Subject): ReturnType<typeof countsIn> {
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
    ({ unit, normalAt }) =>
      (unit === 'minute' || unit === 'hour') &&
      normalAt >= subject.start &&
      normalAt < subject.start + subject.sentence.length,
  );
  const parts = allMinutes(inText);
  if (isDivided(parts, own) || isOfSeveral(minutes, subject, own)) return true;
  const text = publicText.normal.text;
  if (isPartOfWhole(mention, inText, text, own) || isDifference(mention, inText, text, own)) return true;
  const counts = countsOf(subject);
  const countBefore = (at: number) => counts.find(({ end }) => end <= at && at - end <= MAX_GAP)?.count ?? 1;
  // 'two hours' does not name “Focus hour”.
  const isQuantity = (at: number) =>
    inText.some(({ normalAt, normalLength }) => {
      const start = normalAt - subject.start;
      return at >= start && at < start + normalLength;
    });
  const mentioned = facts
    .mentionsIn(subject.sentence)
    .filter(({ at }) => !isQuantity(at) && at < reasonAt(mention))
    .filter(({ end }, index, all) => !OF.test(subject.sentence.slice(end, all[index + 1]?.at ?? end)))
    .map(({ at, items }) => ({
      values: allMinutes(facts.of(items.map(({ path }) => path)).lengths),
      count: countBefore(at),
    }));
  const units = counts.flatMap(({ end, count }) =>
    COUNTED.test(subject.sentence.slice(end)) ? [{ values: own, count }] : [],
  );
  const stated = parts.filter((part) => part !== minutes).map((part) => ({ values: [part], count: 1 }));
  // 'With a blood test, allow an hour': the appointment that the text belongs to, and the test.
  const added = /^with\b|\b(?:together|combined|along) with\b/.test(subject.sentence)
    ? [{ values: ofOwner(subject, facts), count: 1 }]
    : [];
  const courses = coursesMeant(subject, facts);
  const readings = [
    ...[mentioned, units, [...mentioned, ...stated], [...added, ...mentioned]],
    ...courses.map((count) => [{ values: own, count }]),
  ].map((addends) => addends.filter(({ values }) => values.length > 0));
  const before = text.slice(subject.start, mention.quantity.normalAt);
  return [minutes, ...roundedFrom(minutes, before)].some((total) =>
    readings.some((addends) => explainTotal(total, addends)),
  );
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
