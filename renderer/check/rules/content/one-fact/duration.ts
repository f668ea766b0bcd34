import { isCategory, type PricedOption } from '../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { counted } from '../../../../core/wording.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { optionIn } from '../../about/options.ts';
import type { Subject } from '../../about/subject.ts';
import { textAt } from '../../public-texts/index.ts';
import { isSumOfDurations } from './duration-sums.ts';
import { statesDuration } from './duration-words.ts';
import type { InSentence } from './in-sentence.ts';
import { agrees, type Facts, inSentence, type Mention, type Message, namesOf } from './mention.ts';
import { isSpentWithUs } from './time-with-us.ts';

const CONSULTATION = /\b(?:consult|consults|consultation|consultations|discovery call)\b/;

/** Reports '15 minutes' for an appointment that takes 20. */
export function contradictsDuration(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if (quantity.unit !== 'minute' && quantity.unit !== 'hour') return undefined;
  const place = inSentence(mention);
  const isStated = statesDuration(place, subject, facts.people);
  if (!isStated && !isSpentWithUs(place, facts.people)) return undefined;
  const stated = subjectsOf(subject, facts);
  const subjects = stated.length > 0 ? stated : partlyNamed(subject.sentence, facts);
  const option = optionBefore(place, subject);
  const lengths = option?.minutes === undefined ? facts.of(subjects).lengths : [exactMinutes(option.minutes)];
  const known = [...lengths, ...lengthsBefore(place, facts), ...facts.figures.flatMap((figure) => figure.quantities)];
  if (lengths.length === 0 || agrees(quantity, known) || isSumOfDurations(mention, facts, lengths)) return undefined;
  if (!isStated && !isLonger(quantity, lengths)) return undefined;
  if (minutesIn(quantity) > Math.max(...lengths.map(minutesIn)) * MAX_STATED_RATIO) return undefined;
  const minutes = [
    ...new Set(
      lengths.map(({ least, most, unit }) => (least === most ? counted(most, unit) : `${least}–${most} ${unit}s`)),
    ),
  ];
  const isConsultation =
    subject.named.length === 0 &&
    (CONSULTATION.test(subject.sentence) || facts.consultationsNamed(subject.sentence, subject.owner).length > 0);
  const names = isConsultation ? 'the consultation' : namesOf(subject) || 'what this sentence is about';
  return {
    message: `“${textAt(mention.publicText, quantity)}” is not the duration of ${names}, which is ${minutes.join(' or ')}.`,
    help: quotingHelp(subjects),
    against: minutes.join(' or '),
  };
}

/** 'Quote the duration: {catalogue.massage.duration}', with the path of the item if the sentence is about only one. */
const quotingHelp = (subjects: readonly ConfigPath[]): string => {
  const [path, ...others] = [...new Set(subjects.map(([part = '', name = '']) => `${part}.${name}`))];
  const item = path?.startsWith('catalogue.') && others.length === 0 ? path : 'catalogue.NAME';
  return `Quote the duration: {${item}.duration}, or {${item}.minutes} as a number.`;
};

/** A shorter time can be a part of the appointment; a much longer one is about something else. */
function isLonger(quantity: Quantity, lengths: readonly Quantity[]): boolean {
  const longest = Math.max(...lengths.map(minutesIn));
  return minutesIn(quantity) > longest && minutesIn(quantity) <= longest * MAX_RATIO;
}
const minutesIn = ({ most, unit }: Quantity): number => most * (unit === 'hour' ? 60 : 1);
/** Nobody states the duration of an appointment so wrongly: 'seven hours of sleep are enough'. */
const MAX_STATED_RATIO = 10;
const MAX_RATIO = 4;

/** 'The free call with our nurse': the one item of whose name a sentence uses two words. */
function partlyNamed(sentence: string, { mentionsIn }: Facts): readonly ConfigPath[] {
  const words = new Map<ConfigPath, number>();
  for (const { items } of mentionsIn(sentence))
    for (const { path } of items) words.set(path, (words.get(path) ?? 0) + 1);
  const best = [...words].filter(([, count]) => count >= MIN_WORDS);
  return best.length === 1 ? best.map(([path]) => path) : [];
}
const MIN_WORDS = 2;

/** 'For a molar, allow an hour': the option that the sentence names, if it is about one treatment. */
function optionBefore({ before }: InSentence, { items: [item, ...others] }: Subject): PricedOption | undefined {
  return item && others.length === 0 ? optionIn(item, withoutQuantities(before))?.option : undefined;
}

/** Its own duration does not name an option: 'a 30-minute massage takes an hour'. */
const withoutQuantities = (text: string): string =>
  quantitiesIn(normalise(text)).reduceRight(
    (rest, { normalAt, normalLength }) => rest.slice(0, normalAt) + rest.slice(normalAt + normalLength),
    text,
  );

const exactMinutes = (minutes: number): Quantity => ({
  at: 0,
  length: 0,
  normalAt: 0,
  normalLength: 0,
  unit: 'minute',
  least: minutes,
  most: minutes,
});

/** The lengths of what is named directly before: 'an appointment of a quarter of an hour and a blood test'. */
function lengthsBefore({ before }: InSentence, facts: Facts): readonly Quantity[] {
  const named = facts.mentionsIn(before).at(-1);
  return named && /^ of (?:about )?$/.test(before.slice(named.end))
    ? facts.of(named.items.map(({ path }) => path)).lengths
    : [];
}

/** A sentence about a consultation refers to the one that it names, or to the first appointments if it names none. */
function subjectsOf(
  { sentence, named, items, owner }: Subject,
  { consultations, consultationsNamed, isFirstAppointment }: Facts,
): readonly ConfigPath[] {
  const paths = (list: Subject['items']) => list.map(({ path }) => path);
  const called = named.length === 0 ? consultationsNamed(sentence, owner) : [];
  if (called.length > 0) return called;
  if (!CONSULTATION.test(sentence)) return paths(items);
  // In the text of a consultation, the word means this one, even if its category has the same name.
  if (owner && isFirstAppointment(owner.path) && named.every(isCategory)) return [owner.path];
  const mentioned = named.filter(
    ({ path, names: [name = ''] }) => isFirstAppointment(path) && sentence.includes(normalise(name).text),
  );
  return mentioned.length > 0 ? paths(named) : [...paths(named), ...consultations];
}
