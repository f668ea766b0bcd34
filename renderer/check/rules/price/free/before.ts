/** What “free” describes if it stands after its noun: 'a massage is free'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Mention } from '../../about/mentions.ts';
import { normalNameOf } from '../../about/names.ts';
import { optionIn } from '../../about/options.ts';
import { PROVIDER } from '../../claim/lexicon/providers.ts';
import { wholeNames } from './acts.ts';
import { type FreeWords, isPriced, without } from './clause.ts';
import { ACTS, BESIDE, COME_AND, INVITED, LINK, NTH, ONE_OF_THEM, ONE_VISIT, THIS, THIS_TREATMENT } from './nouns.ts';

/** 'First Pilates class free!', 'one visit in five free', but not 'a crown keeps the gum free'. */
export const endingInFree = (before: string, after: string, words: FreeWords): readonly PricedItem[] =>
  /^ (?:of|from)\b/.test(after) ||
  /\b(?:keeps?|leaves?|have(?! (?:your|their|an?|both|all)\b)|stays?|hold|block)\b/.test(before)
    ? []
    : subjectOf(before, words).filter(
        (item) =>
          (item === words.subject.owner &&
            (isOneOf(item, before, words) || (item.path[0] === 'catalogue' && isGivenFree(before, after)))) ||
          words.mentionsIn(before).some(({ items, end }) => items.includes(item) && isLinked(before.slice(end))),
      );

/** 'Free for nurses', 'Yours free with a massage', but not 'Free of pain' */
const isGivenFree = (before: string, after: string): boolean =>
  /^\W*(?:yours )?$/.test(before) && /^ (?:for|with|to)\b/.test(after);

const isLinked = (text: string): boolean => LINK.test(text.trim());

/** True for a mention that the words describe: 'the letter for your insurer is free', but not 'a walk in the park is free'. */
export const isSubject = ({ at, end }: Mention, before: string): boolean =>
  !BESIDE.test(before.slice(0, at)) && isLinked(before.slice(end));

/** 'The second session', or with a word of its name or its unit: 'the third tooth' */
const isOneOf = (item: PricedItem, before: string, { mentionsIn }: FreeWords): boolean =>
  ONE_OF_THEM.test(before) ||
  mentionsIn(before).some(({ at, items }) => items.includes(item) && NTH.test(before.slice(0, at)));

/** The items that the clause before the words is about. */
export function subjectOf(before: string, words: FreeWords): readonly PricedItem[] {
  const { subject, isItemText, mentionsIn, firstAppointments } = words;
  const mentions = mentionsIn(before);
  const isBeside = ({ at }: Mention) => BESIDE.test(before.slice(0, at)) && !INVITED.test(before.slice(0, at));
  const named = mentions.filter((mention) => mention.isName && !isBeside(mention)).flatMap(({ items }) => items);
  if (named.length > 0) return named;
  // 'you get your sunglasses for nothing': a part of a name, if nothing else can be meant.
  const part = mentions.findLast((mention) => !isBeside(mention));
  if (
    part &&
    !(subject.owner && VISIT_ONLY.test(before.slice(part.at, part.end))) &&
    isLinked(before.slice(part.end))
  ) {
    const meant = part.items.length === 1 ? part.items : oneOf(part, before, words);
    if (meant.length > 0) return meant;
  }
  const isThis =
    before.trim() === '' ||
    THIS.test(
      without(
        before,
        mentions.filter(({ isName }) => isName),
      ),
    );
  // 'It happens after one extraction in thirty, and we treat it without charge.'
  const isOfBefore = /^\W*(?:it|this|that)\b/.test(subject.sentence) && /\b(?:it|this|that) $/.test(before);
  if (isThis && (isItemText || (subject.named.length > 0 && !isOfBefore))) return subject.items;
  // At the beginning of a text, “this” and “the test” refer to the subject of the page.
  if (
    subject.owner &&
    subject.start === 0 &&
    mentions.every((one) => !one.isName || isBeside(one)) &&
    !ACTS.test(subject.sentence) &&
    isPageSubject(before, subject.sentence.slice(words.end), subject.owner)
  )
    return [subject.owner];
  const isOneOfThem =
    (subject.owner && isOneOf(subject.owner, before, words)) ||
    (ONE_VISIT.test(before) && firstAppointments.every(isPriced));
  // 'The second appointment is free within four weeks': it ends what the first one began.
  const isSequel = /^ (?:if [^,.;]*)?within\b/.test(subject.sentence.slice(words.end));
  return isOneOfThem && !isSequel && subject.owner ? [subject.owner] : [];
}

/** On the page of a treatment, 'the appointment' is one of it, even if another treatment has the word in its name. */
const VISIT_ONLY = /^(?:appointment|session|treatment|visit)s?$/;

/**
 * The item that a part of several names means: 'your first check-up' is the first appointment, and 'this check-up' that of
 * the page, unless another one is free.
 */
function oneOf(
  { at, items }: Mention,
  before: string,
  { subject: { owner }, firstAppointments }: FreeWords,
): readonly PricedItem[] {
  const whole = wholeNames(items, before);
  const words = before.slice(0, at);
  if (whole.length > 0) return whole;
  if (/\b(?:first|initial) $/.test(words))
    return firstAppointments.filter((item) => items.includes(item) && isPriced(item));
  const isOwn = owner && items.includes(owner) && (/\bthis $/.test(words) || items.every(isPriced));
  return isOwn && /^\W*(?:the|this|your|our) $/.test(words) ? [owner] : [];
}

/** 'It is free, and you only pay for the vaccines', 'it is free and without obligation': no car park or leaflet */
const ONLY_VISIT =
  /^,? (?:and|but) (?:you (?:only |just )?pay (?:only |just )?(?:for|if)|without (?:any )?obligation)\b/;

/** 'yours', 'the test', 'the upper lip' on the page of a treatment with an option for it */
const isPageSubject = (before: string, after: string, owner: PricedItem): boolean =>
  THIS_TREATMENT.test(before) ||
  (/^\W*it $/.test(before) && ONLY_VISIT.test(after)) ||
  COME_AND.test(before) ||
  optionIn(owner, before) !== undefined;

const VISIT = '(?:appointment|assessment|check|consultation|examination|review|session|test|visit)';
const AND_MORE = '(?: and (?:[a-z]+ing )?(?:[a-z]+ ){0,2}[a-z]+?)?';
/** 'This appointment', 'this consultation and the scan are' */
const THIS_VISIT = new RegExp(`^\\W*this (?:[a-z]+ )?${VISIT}${AND_MORE}(?: (?:is|are))?\\W*$`);
/** 'Meeting the surgeon and having the scan are', 'nothing to pay for seeing our nurse' */
const MEETS = new RegExp(
  `^\\W*(?:meeting|seeing|visiting|consulting|(?:talking|speaking) (?:to|with)) (?:with )?(?:the|our|your|an?) ${PROVIDER}${AND_MORE}(?: (?:is|are))?\\W*$`,
);
const IS_VISIT = new RegExp(`\\b${VISIT}\\b`);

/** On the page of a consultation, to meet the surgeon is the consultation. */
export function ownVisit(clause: string, { subject: { owner, named, start } }: FreeWords): readonly PricedItem[] {
  if (owner?.path[0] !== 'catalogue' || named.length > 0 || start > 0) return [];
  const isOwn = THIS_VISIT.test(clause) || (MEETS.test(clause) && IS_VISIT.test(normalNameOf(owner)));
  return isOwn ? [owner] : [];
}
