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
  /\b(?:cancel|miss|stop|paus|move|chang|reschedul|rebook|postpon|replac|repair|fix|adjust|correct|redo|remak|remad|refit|renew|swap|exchang|return|refund|answer|advis|ask|call|ring|phone|writ|e-?mail|park|deliver|post|send|sent|collect|download|check whether|look at)\w*\b/;
/** 'cleaning your glasses': the act is free, not the glasses. */
const GERUND = /^ ?\w+ing (?:(?:of|up) )?(?:your|the|our|an?|any|its|their) /;
/** Before an item that the sentence mentions beside its subject: 'during your massage', 'the first part of a massage'. */
const BESIDE =
  /\b(?:(?<!\b(?:pairs?|sets?|sessions?|courses?) )of|for|with|during|after|before|to|about|on|in|at|from|by|between|without|than)(?: (?:your|the|our|an?|every|each|any|first|next))* $/;
/** Words for the item that the text belongs to. */
const THIS = /\b(?:it|this|that|they|both|one|treatments?|sessions?|visits?|appointments?|treated|seen)\b/;
const CONSULTATION = /^ ?(?:[\w-]+ ){0,2}(?:consultation|consult|call)/;
/** One of the sessions of what the text is about: 'the first session', 'a trial class'. */
const ONE_OF_THEM =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th|next|last|trial|taster|introductory)(?: \w+)? (?:sessions?|class(?:es)?|treatments?|times?|ones?|of them)\b/;
/** The same for words that also mean the first appointment, which may be free. */
const ONE_VISIT =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th|trial|taster)(?: \w+)? (?:visits?|appointments?)\b/;
/** Verbs between a name and 'free'. */
const LINK = /^(?:(?:is|are|comes?|will be)(?: (?:included|done|given|offered|yours))?)$/;
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
  const own = sentence.slice(at, end);
  if (isAdjective(own, after)) return nounAfter(after, words);
  if (BEFORE_NOUN.test(own)) return nounAfter(after, words);
  if (own === 'free') return subjectOf(before, words).filter((item) => isDirectlyBefore(item, before, words));
  return isGerund(before, words) ? [] : subjectOf(before, words);
}

/** What is free follows these words. */
const BEFORE_NOUN = /^we gift$| (?:for|of|in|(?:not|\w+n't|never) bill(?: you)?)$(?<!thrown in)/;

/** 'First Pilates class free!', but not 'a crown keeps the gum free'. */
const isDirectlyBefore = (item: PricedItem, before: string, { mentionsIn }: FreeWords): boolean =>
  mentionsIn(before).some(({ items, end }) => items.includes(item) && before.slice(end).trim() === '');

/** Treatments have such names too: 'whitening your teeth is free'. */
const isGerund = (before: string, { mentionsIn }: FreeWords): boolean =>
  GERUND.test(before) && !mentionsIn(before).some(({ at }) => at <= 1);

/** 'a free massage', but not 'free of charge' or 'is free'. */
const isAdjective = (words: string, after: string): boolean =>
  /^(?:free|complimentary)$/.test(words) &&
  /^ (?!(?:for|and|to|of|when|if|on|with|within|at|until|during|in|as|after|before|once|while|throughout)\b)[a-z]/.test(
    after,
  );

function nounAfter(after: string, { mentionsIn, firstAppointments }: FreeWords): readonly PricedItem[] {
  const near = mentionsIn(after).filter(({ at }) => at <= MAX_GAP && !BESIDE.test(after.slice(0, at)));
  const next = near.find(({ isName }) => isName) ?? near[0];
  if (next?.isName) return next.items;
  return CONSULTATION.test(after) ? (next?.items ?? firstAppointments) : [];
}

const clauseEnds = (sentence: string): readonly number[] =>
  [...sentence.matchAll(CLAUSE_END)].map(({ index, 0: { length } }) => index + length);

function subjectOf(
  before: string,
  { subject, isItemText, mentionsIn, firstAppointments }: FreeWords,
): readonly PricedItem[] {
  const mentions = mentionsIn(before);
  const isBeside = ({ at }: Mention) => BESIDE.test(before.slice(0, at));
  const named = mentions.filter((mention) => mention.isName && !isBeside(mention)).flatMap(({ items }) => items);
  if (named.length > 0) return named;
  // 'you get your sunglasses for nothing': a part of a name, if nothing else can be meant.
  const last = mentions.at(-1);
  if (last?.items.length === 1 && !isBeside(last) && before.slice(last.end).trim().replace(LINK, '') === '')
    return last.items;
  const isThis = before.trim() === '' || THIS.test(withoutMentions(before, mentions));
  if (isThis && (subject.named.length > 0 || isItemText)) return subject.items;
  const isOneOfThem = ONE_OF_THEM.test(before) || (ONE_VISIT.test(before) && firstAppointments.every(isPriced));
  return isOneOfThem && subject.owner ? [subject.owner] : [];
}

const withoutMentions = (text: string, mentions: readonly Mention[]): string =>
  mentions.reduceRight((rest, { at, end, isName }) => (isName ? rest.slice(0, at) + rest.slice(end) : rest), text);

const isPriced = ({ least }: PricedItem): boolean => least !== undefined && least > 0;
