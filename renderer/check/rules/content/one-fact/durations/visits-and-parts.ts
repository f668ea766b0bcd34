/**
 * Times that are not the duration of the treatment, but of the visit around it ('Allow 80 minutes with the shower'), of one of
 * its visits, or of a part of it.
 */
import type { Length } from '../../../../../config/derived/item-figures.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { NUMBER_WORDS, writtenNumber } from '../../../../../facts/number-words.ts';
import type { Quantity } from '../../../../../facts/quantities.ts';
import type { Subject } from '../../../about/subject.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import { agrees, type Facts, type Mention } from '../mention.ts';
import { quotesDuration } from './described-duration.ts';
import { minutesOf } from './minutes.ts';
import { isForEachOrListed, NAMES_VISIT } from './one-of-parts.ts';

/** Returns true if the words around a time, or the rest of the text, say that it is longer or shorter than the treatment. */
export const isVisitOrPart = (mention: Mention, facts: Facts, lengths: readonly Length[]): boolean =>
  isDivided(inSentence(mention)) ||
  isWholeVisit(mention, lengths) ||
  isOneOfVisits(mention, facts, lengths) ||
  isPartOfWhole(mention, lengths);

/** Returns true if the text states the duration elsewhere: 'Ten minutes. In all, you are with us for 45.' */
export const statesDurationToo = (
  { quantity, publicText, quantities }: Mention,
  lengths: readonly Quantity[],
): boolean => quotesDuration(publicText) || quantities.some((other) => other !== quantity && agrees(other, lengths));

/** 'Of the hour, ten minutes are talk', 'an examination and an hour of talk' of an hour and a half */
const OF_THE_WHOLE =
  /^\W*of (?:the|this|that|your) (?:[\w-]+ )?(?:hours?|minutes|half[ -]hour|time|appointment|session|visit), /;
const LISTED_PART = {
  before: /(?:,|\band) $/,
  after: /^ of (?:talk|time|questions|listening|conversation|rest|quiet|explanations?|advice|walking|waiting)\b/,
};
/** The sentence divides the visit, and the time is one of its parts. */
const isDivided = ({ before, after }: InSentence): boolean =>
  OF_THE_WHOLE.test(before) || (LISTED_PART.before.test(before) && LISTED_PART.after.test(after));

/** 'Allow 80 minutes', 'you are here for two hours in all' */
const ALLOWANCE =
  /\b(?:allow|plan|reckon|set aside|keep|leave yourself|bring|count on|expect|you(?:'ll)? (?:will )?(?:need|are here|are with us)|in all|in total|altogether|door to door)\b/;
/** 'with the shower and the tea', 'including the paperwork', 'with time to get dressed' */
const AROUND_AFTER =
  /^[^.;:]*\b(?:with|including|counting|for)\b[^.;:]*\b(?:chang(?:e|ing)|(?:un)?dress(?:ed|ing)|shower\w*|tea|coffee|paperwork|forms?|arriv\w+|park\w*|rest(?:ing)?|recover\w*|settl\w+)\b/;
/** 'An hour and ten minutes with coat, card and a glass of water': not 'with the doctor' */
const WITH_THINGS = /^,? (?:with|including|counting) (?!(?:an?|the|our|your|one of|us) ?\b)/;
/** 'The car park costs £1.60 an hour; allow two hours for a check' */
const PARKS = /\b(?:car parks?|parking|park (?:in|at|on|behind)|pay and display|parking meters?)\b/;
/** The words before a quantity, from the last full stop. */
const sentenceSoFar = ({ publicText, quantity }: Mention): string =>
  publicText.normal.text
    .slice(0, quantity.normalAt)
    .split(/[.!?] /)
    .at(-1) ?? '';
/** 'Keep the morning free: the test itself is short' */
const VISIT_ITSELF = /[,:] (?:(?:and|but|although|while|though) )?(?:the|your) (?:[\w-]+ ){1,3}itself\b/;
/** 'two hours: one of them in the water' */
const OF_THEM = /\b(?<count>one|two|three|four|\d+) of (?:them|which|these|those)\b/;

/** A longer time is the allowance for a visit, and the text says so or states the duration itself. */
function isWholeVisit(mention: Mention, lengths: readonly Quantity[]): boolean {
  const { quantity } = mention;
  if (minutesOf(quantity) <= Math.max(...lengths.map(minutesOf))) return false;
  const { sentence, after } = inSentence(mention);
  if (isPartOwn(after, quantity, lengths) || VISIT_ITSELF.test(after)) return true;
  if (ALLOWANCE.test(mention.subject.question) && WITH_THINGS.test(after)) return true;
  if (!ALLOWANCE.test(sentence)) return false;
  return statesDurationToo(mention, lengths) || AROUND_AFTER.test(after) || PARKS.test(sentenceSoFar(mention));
}

function isPartOwn(after: string, { unit }: Quantity, lengths: readonly Quantity[]): boolean {
  const part = writtenNumber(OF_THEM.exec(after)?.groups?.count ?? '');
  return part !== undefined && lengths.some((length) => minutesOf(length) === minutesOf({ most: part, unit }));
}

/** 'The first visit takes two hours', 'the longest of them': visits of one treatment need not be equally long. */
const ONE_VISIT =
  /\b(?:first|second|third|fourth|other|last|final|longest|shortest|longer|shorter)\b(?: of (?:these|the|those|them|your))?(?: (?:[\w-]+ ){0,2}(?:visit|appointment|session|meeting|sitting|one)s?)?(?: (?:usually|normally|often))? (?:is|takes?|lasts?|needs?) (?:(?:about|around|up to|almost) )?$/;
/** 'On the first visit we spend half an hour on aeroplanes', 'on the second, an hour' */
const ON_ONE_VISIT =
  /\b(?:on|at|in) (?:the|your) (?:first|second|third|fourth|last|final)\b(?: (?:visit|appointment|session|meeting|sitting|one))?(?:,| (?:we|you|she|he|they)\b)[^,;:]*$/;

/** 'Two visits of 75 minutes each' of two and a half hours, 'three parts of twenty minutes' of an hour */
const VISITS_OF = new RegExp(
  `\\b(?<count>\\d|${NUMBER_WORDS}) (?:[\\w-]+ )?(?:visits|appointments|sessions|sittings|meetings|times|lots|parts|halves|blocks|rounds|stages|phases|sections) (?:of|that (?:each )?(?:take|last)|, each of)(?: (?:about|up to))? $`,
);

/** How many visits the words before a time say to be so long: 3 in 'three visits of'. */
export const visitsBefore = (before: string): number => writtenNumber(VISITS_OF.exec(before)?.groups?.count ?? '') ?? 1;

/** One of the visits over which what the text or the sentence is about is spread. */
function isOneOfVisits(mention: Mention, facts: Facts, lengths: readonly Length[]): boolean {
  const { owner } = mention.subject;
  const own = owner ? facts.of([owner.path]).lengths : [];
  const { before } = inSentence(mention);
  const total = Math.max(...lengths.map(minutesOf));
  const visits = visitsBefore(before);
  const all = minutesOf(mention.quantity) * visits;
  return (
    (visits > 1 && [...lengths, ...own].some((length) => minutesOf(length) === all)) ||
    ([...lengths, ...own].some(isOverVisits) && ONE_VISIT.test(before)) ||
    (lengths.some(isOverVisits) && minutesOf(mention.quantity) < total && ON_ONE_VISIT.test(before))
  );
}
const isOverVisits = ({ text }: Length): boolean => text !== undefined;

/** 'The vet listens to the heart, which is five minutes.': 'which' is what happens, and not the visit. */
const WHICH =
  /, which (?:(?:only|usually|normally|alone) )?(?:is|takes?|lasts?|needs?)(?: (?:us|about|around|only|just))* $/;
/** 'Massage first, five minutes' */
const IN_ORDER = /\b(?:first|next|then|last|lastly|finally|afterwards), (?:(?:about|around|only|just) )?$/;
/** 'Four minutes for the first layer' */
const FOR_STEP = /^ (?:for|in|on) (?:the|each|every|this|that) (?:[a-z]+ )?(?:step|stage|phase|layer|coat|pass)\b/;

/** A shorter time is a part: 'An hour at the clinic, ten minutes of it in the room' also states the whole. */
function isPartOfWhole(mention: Mention, lengths: readonly Quantity[]): boolean {
  const minutes = minutesOf(mention.quantity);
  const longer = lengths.filter((length) => minutesOf(length) > minutes);
  if (longer.length === 0) return false;
  return (
    statesDurationToo(mention, longer) ||
    (longer.length === lengths.length && isInNamed(mention)) ||
    isStep(mention.publicText, mention.subject) ||
    (lengths.every((length) => minutesOf(length) >= minutes) && happensWithin(mention)) ||
    (lengths.every((length) => minutesOf(length) >= 2 * minutes) && isForEachOrListed(mention))
  );
}

/** In a numbered list, each step takes its part of the whole, unless it names a visit of its own. */
const isStep = (publicText: PublicText, { named, sentence }: Subject): boolean =>
  (publicText.isStep || configPathOf(publicText).at(-3) === 'steps') &&
  named.length === 0 &&
  !NAMES_VISIT.test(sentence);

/** 'With the doctor, a quarter of an hour in the essential check' */
const isInNamed = (mention: Mention): boolean => {
  const [words] = /^ (?:in|during) (?:the|your|our|an?|each) [^,;:]*/.exec(inSentence(mention).after) ?? [];
  return (
    words !== undefined &&
    mention.subject.named.some(({ names }) => names.some((name) => words.includes(normalise(name).text)))
  );
};

function happensWithin(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  if (IN_ORDER.test(before) || FOR_STEP.test(after)) return true;
  const [words] = WHICH.exec(before) ?? [];
  const clause = words === undefined ? '' : (before.slice(0, -words.length).split(/[,;:]/).at(-1) ?? '');
  return words !== undefined && mention.subject.named.length === 0 && !NAMES_VISIT.test(clause);
}
