/** What a sentence describes as free: 'a first massage is free', but not 'parking is free during a massage'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Mention, MentionFinder } from '../about/mentions.ts';
import type { Subject } from '../about/subject.ts';

export interface FreeWords {
  readonly subject: Subject;
  /** Where the word 'free' begins and ends in the sentence. */
  readonly at: number;
  readonly end: number;
  /** True if the text itself belongs to an item: its description, its subtitle. */
  readonly isItemText: boolean;
  readonly mentionsIn: MentionFinder;
  /** The first appointments, which 'a free consultation' means if the sentence names none. */
  readonly firstAppointments: readonly PricedItem[];
}

/** Divides a sentence into parts with subjects of their own. */
const CLAUSE_END = /[,;:()]|\b(?:but|while|whereas|because|since|so|if|unless|when|until)\b/g;
/** Others pay for it. */
const PAID = /\bnhs\b|\bhealth service\b|\bvouchers?\b/;
/** What is free is the act, not the treatment: 'you can move a massage free of charge'. */
const ACTS =
  /\b(?:cancel|stop|paus|move|chang|reschedul|rebook|postpon|replac|repair|fix|adjust|correct|redo|remak|remad|refit|renew|swap|exchang|return|refund|answer|advis|ask|call|ring|phone|writ|e-?mail|park|deliver|post|send|sent|collect|download|check whether|look at)\w*\b/;
/** Before an item that the sentence mentions beside its subject: 'during your massage', 'the first part of a massage'. */
const BESIDE =
  /\b(?:of|for|with|during|after|before|to|about|on|in|at|from|by|between|without|than)(?: (?:your|the|our|an?|every|each|any|first|next))* $/;
/** Words for the item that the text belongs to. */
const THIS = /\b(?:it|this|that|they|both|one|treatments?|sessions?|visits?|appointments?|treated|seen)\b/;
const CONSULTATION = /^ ?(?:[\w-]+ ){0,2}(?:consultation|consult|call)/;
/** Adjectives between 'free' and a name. */
const MAX_GAP = 20;

/** Returns the items that are described as free; an empty list if something else is. */
export function describedAsFree(words: FreeWords): readonly PricedItem[] {
  const { subject, at, end } = words;
  const { sentence } = subject;
  // 'you may stop a course, free of charge': a comma right before the words divides nothing.
  const start = clauseEnds(sentence).findLast((each) => sentence.slice(each, at).trim() !== '') ?? 0;
  const before = sentence.slice(start, at);
  const after = sentence.slice(end, clauseEnds(sentence).find((each) => each > end) ?? sentence.length);
  if (PAID.test(before) || PAID.test(after) || ACTS.test(before)) return [];
  return isAdjective(sentence.slice(at, end), after) ? nounAfter(after, words) : subjectOf(before, words);
}

/** 'a free massage', but not 'free of charge' or 'is free'. */
const isAdjective = (words: string, after: string): boolean =>
  /^(?:free|complimentary)$/.test(words) && /^ (?!(?:for|and|to|of)\b)[a-z]/.test(after);

function nounAfter(after: string, { mentionsIn, firstAppointments }: FreeWords): readonly PricedItem[] {
  const next = mentionsIn(after).find(({ at }) => at <= MAX_GAP && !BESIDE.test(after.slice(0, at)));
  if (next?.isName) return next.items;
  return CONSULTATION.test(after) ? (next?.items ?? firstAppointments) : [];
}

const clauseEnds = (sentence: string): readonly number[] =>
  [...sentence.matchAll(CLAUSE_END)].map(({ index, 0: { length } }) => index + length);

function subjectOf(before: string, { subject, isItemText, mentionsIn }: FreeWords): readonly PricedItem[] {
  const mentions = mentionsIn(before);
  const isBeside = ({ at }: Mention) => BESIDE.test(before.slice(0, at));
  const named = mentions.filter((mention) => mention.isName && !isBeside(mention)).flatMap(({ items }) => items);
  if (named.length > 0) return named;
  const isThis = before.trim() === '' || THIS.test(before);
  return isThis && (subject.named.length > 0 || isItemText) ? subject.items : [];
}
