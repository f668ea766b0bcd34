/** Times that are parts of a visit, of which the text says how long the whole is, or what happens in it step by step. */

import type { Quantity } from '../../../../../facts/quantities.ts';
import type { Subject } from '../../../about/subject.ts';
import type { PublicText } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Mention } from '../mention.ts';
import { quotesDuration } from './described-duration.ts';
import { minutesOf } from './minutes.ts';

/** 'The vet listens to the heart, which is five minutes.': 'which' is what happens, and not the visit. */
const WHICH =
  /, which (?:(?:only|usually|normally|alone) )?(?:is|takes?|lasts?|needs?)(?: (?:us|about|around|only|just))* $/;
/** 'Massage first, five minutes' */
const IN_ORDER = /\b(?:first|next|then|last|lastly|finally|afterwards), (?:(?:about|around|only|just) )?$/;
/** 'The first of these takes': the sentence is about a whole visit. */
const NAMES_VISIT = /\b(?:appointment|session|visit|consultation|assessment|treatment|examination|check|class|one)s?\b/;

/** Returns true if a time shorter than the visit is a part of it. */
export function isPartOfWhole(mention: Mention, lengths: readonly Quantity[]): boolean {
  const minutes = minutesOf(mention.quantity);
  const longer = lengths.filter((length) => minutesOf(length) > minutes);
  if (longer.length === 0) return false;
  return statesWhole(mention, longer) || isStep(mention.publicText, mention.subject) || happensWithin(mention, lengths);
}

/** 'An hour at the clinic, ten minutes of it in the room': the text states a whole that is longer. */
const statesWhole = ({ publicText, quantity, quantities }: Mention, longer: readonly Quantity[]): boolean =>
  quotesDuration(publicText) || quantities.some((other) => other !== quantity && agrees(other, longer));

/** In a numbered list, each step takes its part of the whole, unless it names a visit of its own. */
const isStep = ({ source }: PublicText, { named, sentence }: Subject): boolean =>
  source.from === 'config' && source.path.at(-3) === 'steps' && named.length === 0 && !NAMES_VISIT.test(sentence);

function happensWithin(mention: Mention, lengths: readonly Quantity[]): boolean {
  const minutes = minutesOf(mention.quantity);
  if (lengths.some((length) => minutesOf(length) < minutes)) return false;
  const { before } = inSentence(mention);
  if (IN_ORDER.test(before)) return true;
  const [words] = WHICH.exec(before) ?? [];
  const clause = words === undefined ? '' : (before.slice(0, -words.length).split(/[,;:]/).at(-1) ?? '');
  return words !== undefined && mention.subject.named.length === 0 && !NAMES_VISIT.test(clause);
}
