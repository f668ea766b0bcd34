import type { PricedOption } from '../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { explainTotal } from '../../../../facts/combinations.ts';
import { countsIn } from '../../../../facts/counts.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { type Quantity, quantitiesIn } from '../../../../facts/quantities.ts';
import { optionIn } from '../../about/options.ts';
import type { Subject } from '../../about/subject.ts';
import { textAt } from '../../public-texts/index.ts';
import { isCare } from './care.ts';
import type { InSentence } from './concepts.ts';
import { agrees, type Facts, inSentence, type Mention, type Message, namesOf } from './mention.ts';

/** Words directly before a number that state how long something takes. */
const TAKES =
  /\b(?:takes?|taking|lasts?|lasting|is|are|length|duration|allow|plan|expect|book|reserve|set aside|spend|gives? you|needs?|runs? for|with us for|here for|together|in total|(?:comes?|adds? up|amounts?) to)(?: (?:about|around|only|just|roughly|up to|some|for|at least|another|please|you|a good|well|almost|nearly|no (?:longer|more) than|(?:less|more) than|under|over))*:? $|[(,:] ?$/;
/** 'The whole thing is done in 40 minutes.' */
const DONE_IN =
  /\b(?:it|everything|all|the (?:whole|entire) \w+|you) (?:is|are) (?:all )?(?:done|finished|over|out)(?: again)? (?:in|within|after)(?: (?:about|around|only|just|under))? $/;
/** The same after a word that also introduces other times; the clause must be about the appointment. */
const IN_OR_FOR = /\b(?:in|of|for)(?: (?:about|around|only|just|roughly|up to|some))*:? $/;
const APPOINTMENT =
  /\b(?:appointments?|sessions?|class(?:es)?|visits?|consult\w*|calls?|slots?|chair|couch|with us|treatments?)\b/;
const AFTER_DURATION =
  /^(?: long)?(?: (?:\w+[ -]){0,2}|-)(?:appointment|session|consult|consultation|call|visit|video|slot|conversation|treatment|class|chair|in the chair)/;
/** Minutes of something else, such as how long redness lasts or how late a client may be. */
const OTHER_MINUTES =
  /\b(?:redness|red|swell|swelling|numb|numbing|cream|after|afterwards|before|beforehand|avoid|wait|wear|late|later|early|earlier|walk|drive|station|read|reading|notice|apart|every)\b/;
/** A part of the appointment, or a comparison: 'the last five minutes', 'ten minutes longer'. */
const PART_BEFORE =
  /\b(?:first|(?:the|your|our|its|these|those) last|final|next|every|within|another|extra|additional|further)(?: the)? $/;
const COMPARED_AFTER = /^ (?:longer|shorter|more|less|extra)\b/;
/** 'In 40 minutes the massage is finished.' */
const DONE_AFTER = /^[^,;:]*\b(?:is|are) (?:all )?(?:finished|done|over|complete)\b/;
const CLAUSE_END = /[,;:]| and | but | then | so /g;
const CONSULTATION = /\b(?:consult|consults|consultation|consultations|discovery call)\b/;

/** Reports '15 minutes' for an appointment that takes 20. */
export function contradictsDuration(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if ((quantity.unit !== 'minute' && quantity.unit !== 'hour') || OTHER_MINUTES.test(subject.sentence))
    return undefined;
  const place = inSentence(mention);
  if (!statesDuration(place, subject)) return undefined;
  const subjects = subjectsOf(subject, facts);
  const option = optionBefore(place, subject);
  const lengths = option?.minutes === undefined ? facts.of(subjects).lengths : [exactMinutes(option.minutes)];
  const known = [...lengths, ...lengthsBefore(place, facts), ...facts.figures.flatMap((figure) => figure.quantities)];
  if (lengths.length === 0 || agrees(quantity, known) || isSumOfDurations(mention, facts, lengths)) return undefined;
  const minutes = [
    ...new Set(lengths.map(({ least, most, unit }) => `${least === most ? least : `${least}–${most}`} ${unit}s`)),
  ];
  const isConsultation =
    subject.named.length === 0 &&
    (CONSULTATION.test(subject.sentence) || facts.consultationsNamed(subject.sentence, subject.owner).length > 0);
  const names = isConsultation ? 'the consultation' : namesOf(subject);
  return {
    message: `“${textAt(mention.publicText, quantity)}” is not the duration of ${names}, which is ${minutes.join(' or ')}.`,
    help: 'Quote the duration: {catalogue.NAME.duration}, or {catalogue.NAME.minutes} as a number.',
    against: minutes.join(' or '),
  };
}

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

function statesDuration({ before, after, sentence }: InSentence, { named }: Subject): boolean {
  if (PART_BEFORE.test(before) || COMPARED_AFTER.test(after)) return false;
  if (AFTER_DURATION.test(after)) return true;
  if (isCare(before, sentence)) return false;
  if (DONE_IN.test(before)) return true;
  if (IN_OR_FOR.test(before)) return isAboutAppointment(before, named) || DONE_AFTER.test(after);
  return TAKES.test(before);
}

/** 'a massage of 45 minutes', but not 'the cement sets in ten minutes'. */
function isAboutAppointment(before: string, named: Subject['named']): boolean {
  const clause = before.slice(Math.max(0, ...[...before.matchAll(CLAUSE_END)].map(({ index }) => index)));
  const names = named.flatMap((item) => item.names.map((name) => normalise(name).text));
  return APPOINTMENT.test(clause) || names.some((name) => clause.includes(name));
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
  if (owner && isFirstAppointment(owner.path) && named.every(({ path: [part] }) => part === 'categories'))
    return [owner.path];
  const mentioned = named.filter(
    ({ path, names: [name = ''] }) => isFirstAppointment(path) && sentence.includes(normalise(name).text),
  );
  return mentioned.length > 0 ? paths(named) : [...paths(named), ...consultations];
}

const minutesOf = ({ least, most, unit }: Quantity): number | undefined =>
  least === most ? least * (unit === 'hour' ? 60 : 1) : undefined;
const allMinutes = (quantities: readonly Quantity[]): readonly number[] =>
  quantities.flatMap((quantity) => minutesOf(quantity) ?? []);

/** 'one visit', 'two classes': a number of what the sentence is about. */
const COUNTED = /^(?: \w+)? ?(?:appointments?|sessions?|class(?:es)?|visits?|treatments?|of them)\b/;

/** 'an hour for the tests and half an hour for the results' of 90 minutes, which the sentence may name too. */
function isDivided(parts: readonly number[], own: readonly number[]): boolean {
  const sum = parts.reduce((total, part) => total + part, 0);
  return own.some(
    (whole) => (parts.length > 1 && sum === whole) || (parts.length > 2 && parts.includes(whole) && sum === 2 * whole),
  );
}

/** True for a correct sum or multiple of durations, and for a part if all parts of the sentence add up to one. */
export function isSumOfDurations(mention: Mention, facts: Facts, lengths: readonly Quantity[]): boolean {
  const minutes = minutesOf(mention.quantity);
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
  if (isDivided(parts, own)) return true;
  const counts = countsIn(publicText.normal.text.slice(subject.start, subject.start + subject.sentence.length));
  const countBefore = (at: number) => counts.find(({ end }) => end <= at && at - end <= MAX_GAP)?.count ?? 1;
  const mentioned = facts.mentionsIn(subject.sentence).map(({ at, items }) => ({
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
  const readings = [mentioned, units, [...mentioned, ...stated], [...added, ...mentioned]].map((addends) =>
    addends.filter(({ values }) => values.length > 0),
  );
  return readings.some((addends) => explainTotal(minutes, addends));
}

const ofOwner = ({ owner }: Subject, facts: Facts): readonly number[] =>
  owner ? allMinutes(facts.of([owner.path]).lengths) : [];

/** A number counts a name that begins at most so many characters after it: 'two long massages'. */
const MAX_GAP = 12;
