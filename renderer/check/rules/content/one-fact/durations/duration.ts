/** Durations in sentences, compared with those of the items that the sentences are about. */
import type { Length } from '../../../../../config/derived/item-figures.ts';
import { isCategory, type PricedItem, type PricedOption } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { listed } from '../../../../../core/wording.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { type Quantity, quantitiesIn } from '../../../../../facts/quantities.ts';
import { normalNameOf } from '../../../about/names.ts';
import { onlyOptionIn } from '../../../about/options.ts';
import { isAboutOthers, opensClauseOfOthers } from '../../../about/others.ts';
import type { Subject } from '../../../about/subject.ts';
import { IF_OTHER, textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import { agrees, type Facts, type Mention, type Message, namesOf } from '../mention.ts';
import { answersHowLong } from './asked-duration.ts';
import { totalMeant } from './course-totals.ts';
import { durationHelp, lengthText, optionHelp } from './duration-help.ts';
import { limitsOf } from './duration-limits.ts';
import { asksAboutFirst, isAboutConsultation, subjectsOf } from './duration-subjects.ts';
import { isSumOfDurations } from './duration-sums.ts';
import { isExplained } from './explained.ts';
import { isTime, minutesOf, ratioToLongest } from './minutes.ts';
import { isOfAnother } from './of-another.ts';
import { isRoughly, roundedOneWay } from './rounded.ts';
import { isSumOfPriced } from './sum-of-priced.ts';
import { isVisitOrPart, statesDurationToo } from './visits-and-parts.ts';

/** Reports '15 minutes' for an appointment that takes 20. */
export function contradictsDuration(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject } = mention;
  if (!isTime(quantity)) return undefined;
  const place = inSentence(mention);
  const limits = limitsOf(mention, facts.people);
  if (!limits || opensClauseOfOthers(place.before) || isAboutOthers(place.sentence)) return undefined;
  const isAskedFirst = asksAboutFirst(subject) && answersHowLong(place, subject);
  const subjects = isAskedFirst ? facts.consultations : subjectsOf(subject, facts);
  const named = optionBeside(place, subject);
  const all = facts.of(subjects).lengths;
  // An option that lasts as long as all others need not be named.
  const isAnother = named?.minutes !== undefined && all.some((length) => minutesOf(length) !== named.minutes);
  const option = isAnother ? named : undefined;
  const lengths: readonly Length[] = option?.minutes === undefined ? all : [exactMinutes(option.minutes)];
  const known = [...lengths, ...lengthsBefore(place, facts)];
  if (namesNoneOf(subject, lengths)) return undefined;
  if (lengths.length === 0 || agrees(quantity, known) || isRounded(place, quantity, lengths)) return undefined;
  if (bothAgree(quantity, lengths) || isRangeOfAll(mention, facts) || isSumOfDurations(mention, facts, lengths))
    return undefined;
  const ratio = ratioToLongest(quantity, lengths);
  if (ratio <= limits.least || ratio > limits.most || isVisitOrPart(mention, facts, lengths)) return undefined;
  if (
    isSumOfPriced(mention, facts) ||
    isOfAnother(mention, facts, lengths) ||
    isExplained(mention, facts, option !== undefined)
  )
    return undefined;
  if (limits.isShort && (isRoughly(place.before, quantity, lengths) || statesDurationToo(mention, lengths)))
    return undefined;
  const isFirst = isAskedFirst || isAboutConsultation(subject, facts);
  const beside = option ? undefined : itemBeside(place, subject);
  const name = isFirst ? 'the consultation' : nameOf(beside ? { items: [beside] } : subject, option);
  const total = totalMeant(mention, facts, lengths);
  const quoteHelp = (option && optionHelp(option)) ?? durationHelp(beside ? [beside.path] : subjects, facts);
  return {
    ...messageOf(mention, name, beside ? facts.of([beside.path]).lengths : lengths, total),
    ...(total === undefined
      ? { help: quoteHelp, otherwise: IF_OTHER }
      : { help: 'Correct the total, or leave it out.' }),
  };
}

function messageOf(
  { publicText, quantity }: Mention,
  name: string,
  lengths: readonly Length[],
  total: string | undefined,
): Omit<Message, 'help'> {
  const stated = `“${textAt(publicText, quantity)}”`;
  const against = listed([...new Set(lengths.map(lengthText))], 'or');
  const message =
    total === undefined
      ? `${stated} is not the duration of ${name}, which is ${against}.`
      : `${stated} is not the total of ${name}: ${total}.`;
  return { message, against };
}

/** 'It takes ten minutes' on the page of a category: 'it' cannot mean treatments that take different times. */
const namesNoneOf = ({ named, items, sentence }: Subject, lengths: readonly Length[]): boolean =>
  named.length === 0 &&
  /^\W*(?:it|this|that) /.test(sentence) &&
  items.some(isCategory) &&
  new Set(lengths.map(minutesOf)).size > 1;

/** 'A first appointment takes an hour and a follow-up half an hour': each of several items has its own time. */
function itemBeside({ before }: InSentence, { items }: Subject): PricedItem | undefined {
  const words = sinceOtherTime(before);
  const beside = onlyOne(items.filter((item) => words.includes(normalNameOf(item))));
  return beside && isCategory(beside) ? undefined : beside;
}

const nameOf = (subject: Pick<Subject, 'items'>, option: PricedOption | undefined): string =>
  `${option ? `“${option.title}” of ` : ''}${namesOf(subject) || 'what this sentence is about'}`;

/** 'For a molar, allow an hour', 'an hour for a molar': the option that the sentence names, if it is about one treatment. */
const optionBeside = ({ before, after }: InSentence, { items }: Subject): PricedOption | undefined =>
  FOR_OTHER.test(after)
    ? undefined
    : (onlyOptionIn(items, sinceOtherTime(before)) ??
      onlyOptionIn(items, withoutQuantities(FOR_AFTER.exec(after)?.[0] ?? '')));
const FOR_AFTER = /^ for (?:an?|the|your|our|each)\b[^,;:]*/;

/** 'Forty minutes without sedation, an hour with it': the first option belongs to the first time. */
function sinceOtherTime(before: string): string {
  const last = quantitiesIn(normalise(before)).at(-1);
  if (last === undefined) return before;
  const rest = before.slice(last.normalAt + last.normalLength);
  const next = /[,;:]/.exec(rest)?.index;
  return next === undefined ? withoutQuantities(before) : rest.slice(next);
}
/** 'An hour for one side, and an hour and a quarter for both' */
const FOR_OTHER = /^ for (?:both|all|the (?:other|others|second|rest))\b/;

/** '30 or 60 minutes' of two options */
const bothAgree = (quantity: Quantity, lengths: readonly Quantity[]): boolean =>
  [quantity.least, quantity.most].every((end) => agrees({ ...quantity, least: end, most: end }, lengths));

/** 'Smears, prostate checks and more, 20 to 50 minutes each': from the shortest to the longest of the category of the page. */
const isRangeOfAll = ({ quantity, subject: { owner } }: Mention, facts: Facts): boolean =>
  owner !== undefined && quantity.least < quantity.most && bothAgree(quantity, facts.of([owner.path]).lengths);

/** 'Almost an hour' of 50 minutes */
const isRounded = ({ before }: InSentence, quantity: Quantity, lengths: readonly Length[]): boolean =>
  lengths.some((length) => roundedOneWay(minutesOf(quantity), before).includes(minutesOf(length)));

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
