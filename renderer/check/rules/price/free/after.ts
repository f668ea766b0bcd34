/** What “free” describes if it stands before its noun: 'a free massage', 'no charge for a massage'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import type { Mention } from '../../about/mentions.ts';
import { clauseEnds, type FreeWords, isPriced } from './clause.ts';
import { ACTS, BESIDE, ONE_OF_THEM, ONE_VISIT, PHRASE_END, VACANT } from './nouns.ts';

const CONSULTATION = /^ ?(?:[\w-]+ ){0,2}(?:consultation|consult|call)/;
/** Adjectives between 'free' and a name. */
const MAX_GAP = 20;
/** 'a free scan' is any of the scans; a word of more names than this may mean something else. */
const MAX_MEANT = 3;

/** The items that the noun after the words means. */
export function nounAfter(after: string, words: FreeWords): readonly PricedItem[] {
  const { mentionsIn, firstAppointments, subject } = words;
  const near = mentionsIn(after).filter(({ at }) => at <= MAX_GAP && !BESIDE.test(after.slice(0, at)));
  const next = near.find(({ isName }) => isName) ?? near[0];
  if (next?.isName) return isOtherSense(next, after) ? [] : next.items;
  if (/^ (?:it|this|that|these|them|one)\b/.test(after)) return mentionedBefore(words);
  // 'A free first session' where a first appointment is free, whatever else is called a session.
  if (/^ (?:first|initial)\b/.test(after) && !firstAppointments.every(isPriced)) return firstAppointments;
  if (ACTS.test(after.slice(0, next?.at ?? 0)) || VACANT.test(subject.sentence.slice(0, words.at))) return [];
  if (next && next.items.length <= MAX_MEANT && PHRASE_END.test(after.slice(next.end))) return next.items;
  if (subject.owner && next?.items.includes(subject.owner) && PHRASE_END.test(after.slice(next.end)))
    return [subject.owner];
  const start = after.slice(0, MAX_GAP);
  if (CONSULTATION.test(after) || ONE_VISIT.test(start)) {
    // On the page of a call that costs nothing, 'the call' is that one.
    const isOwn = subject.owner && (ONE_VISIT.test(start) || !isPriced(subject.owner));
    return next?.items ?? (isOwn && subject.owner ? [subject.owner] : firstAppointments);
  }
  return ONE_OF_THEM.test(start) && subject.owner ? [subject.owner] : [];
}

/** A part of a name is a noun of its own: 'the scan', but not 'a loan aid'. */
const DETERMINER = /\b(?:the|an?|your|this|each|every) $/;

/**
 * 'If the consultation leads to nothing, we do not charge for it': “it” is the item that the sentence mentions, otherwise
 * the last one of the sentence before, otherwise the item of the page.
 */
function mentionedBefore({ subject: { sentence, owner }, at, previous, mentionsIn }: FreeWords): readonly PricedItem[] {
  const isOfOne = ({ isName, items }: Mention) => isName || items.length === 1;
  const mention = mentionsIn(sentence).find(isOfOne);
  if (!mention) {
    const isFirstClause = clauseEnds(sentence).every((each) => each > at);
    return isFirstClause ? (mentionsIn(previous).findLast(isOfOne)?.items ?? (owner ? [owner] : [])) : [];
  }
  return mention.isName || DETERMINER.test(sentence.slice(0, mention.at)) ? mention.items : [];
}

/** 'Free movement of the ankle' is no category called “Movement”. */
const isOtherSense = ({ items, end }: Mention, after: string): boolean =>
  items.every(({ path: [part] }) => part === 'categories') && /^ of\b/.test(after.slice(end));
