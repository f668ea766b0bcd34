/** What a sentence describes as free: 'a first massage is free', but not 'parking is free during a massage'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Mention, MentionFinder } from '../about/mentions.ts';
import type { Subject } from '../about/subject.ts';
import {
  ACTS,
  BESIDE,
  CONDITION,
  LINK,
  MISSED,
  MISSED_FEE,
  ONE_OF_THEM,
  ONE_VISIT,
  PAID_BY_OTHERS,
  PAYERS,
  PHRASE_END,
  THIS,
} from './free-nouns.ts';

interface FreeWords {
  readonly subject: Subject;
  /** Where the word 'free' begins and ends in the sentence. */
  readonly at: number;
  readonly end: number;
  /** True if the text itself belongs to an item: its description, its subtitle. */
  readonly isItemText: boolean;
  readonly mentionsIn: MentionFinder;
  /** The first appointments, which 'a free consultation' means if the sentence names none. */
  readonly firstAppointments: readonly PricedItem[];
  /** The fees that the clinic charges, such as a fee for missed appointments. */
  readonly fees: readonly PricedItem[];
}

/** Divides a sentence into parts with subjects of their own. */
const CLAUSE_END = /[,;:()]|\b(?:but|while|whereas|because|since|so|if|unless|when|until)\b/g;
/** 'cleaning your glasses': the act is free, not the glasses. */
const GERUND = /^ ?\w+ing (?:(?:of|up) )?(?:your|the|our|an?|any|its|their) /;
const CONSULTATION = /^ ?(?:[\w-]+ ){0,2}(?:consultation|consult|call)/;
/** Adjectives between 'free' and a name. */
const MAX_GAP = 20;

/** Returns the items that are described as free; an empty list if something else is. */
export function describedAsFree(words: FreeWords): readonly PricedItem[] {
  const { subject, at, end, fees } = words;
  const { sentence } = subject;
  // 'you may stop a course, free of charge': a comma right before the words divides nothing.
  const start = clauseEnds(sentence).findLast((each) => sentence.slice(each, at).trim() !== '') ?? 0;
  const before = sentence.slice(start, at);
  const after = sentence.slice(end, clauseEnds(sentence).find((each) => each > end) ?? sentence.length);
  const own = sentence.slice(at, end);
  if (PAID_BY_OTHERS.test(before) || PAID_BY_OTHERS.test(after)) return [];
  if (isAdjective(own, after) || BEFORE_NOUN.test(own)) return nounAfter(after, words);
  if (MISSED.test(before) && !CONDITION.test(sentence))
    return fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));
  if (isAct(before, words)) return [];
  if (PAYERS.test(own)) return ACTS.test(sentence) ? [] : subject.items;
  return own === 'free' ? endingInFree(before, words) : subjectOf(before, words);
}

/** What is free follows these words. */
const BEFORE_NOUN =
  /^we gift$|(?:^|and |also |we )throw in$| (?:for|of|in|(?:not|\w+n't|never) bill(?: you)?)$(?<!thrown in)/;

/** 'a free massage', but not 'free of charge' or 'is free'. */
const isAdjective = (words: string, after: string): boolean =>
  /^(?:free|complimentary)$/.test(words) &&
  /^ (?!(?:for|and|to|of|when|if|on|with|within|at|until|during|in|as|after|before|once|while|throughout)\b)[a-z]/.test(
    after,
  );

/** 'You can move a massage', 'cleaning your glasses'; but not 'replacement certificates', which is a name. */
function isAct(before: string, { mentionsIn }: FreeWords): boolean {
  const mentions = mentionsIn(before);
  const isGerund = GERUND.test(before) && !mentions.some(({ isName, at }) => isName && at <= 1);
  const isThing = ({ at, end, isName }: Mention) => isName || /[ -]|(?:ing|ment)s?$/.test(before.slice(at, end));
  return isGerund || ACTS.test(without(before, mentions.filter(isThing)));
}

/** 'First Pilates class free!', 'one visit in five free', but not 'a crown keeps the gum free'. */
const endingInFree = (before: string, words: FreeWords): readonly PricedItem[] =>
  /\b(?:keeps?|leaves?|have|stays?|hold|block)\b/.test(before)
    ? []
    : subjectOf(before, words).filter(
        (item) =>
          (item === words.subject.owner && ONE_OF_THEM.test(before)) ||
          words.mentionsIn(before).some(({ items, end }) => items.includes(item) && isLinked(before.slice(end))),
      );

const isLinked = (text: string): boolean => LINK.test(text.trim());

function nounAfter(after: string, { mentionsIn, firstAppointments, subject }: FreeWords): readonly PricedItem[] {
  const near = mentionsIn(after).filter(({ at }) => at <= MAX_GAP && !BESIDE.test(after.slice(0, at)));
  const next = near.find(({ isName }) => isName) ?? near[0];
  if (next?.isName) return next.items;
  if (ACTS.test(after.slice(0, next?.at ?? 0))) return [];
  if (next?.items.length === 1 && PHRASE_END.test(after.slice(next.end))) return next.items;
  const start = after.slice(0, MAX_GAP);
  if (CONSULTATION.test(after) || ONE_VISIT.test(start))
    return next?.items ?? (subject.owner && ONE_VISIT.test(start) ? [subject.owner] : firstAppointments);
  return ONE_OF_THEM.test(start) && subject.owner ? [subject.owner] : [];
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
  const part = mentions.findLast((mention) => !isBeside(mention));
  if (part?.items.length === 1 && isLinked(before.slice(part.end))) return part.items;
  const isThis =
    before.trim() === '' ||
    THIS.test(
      without(
        before,
        mentions.filter(({ isName }) => isName),
      ),
    );
  if (isThis && (subject.named.length > 0 || isItemText)) return subject.items;
  const isOneOfThem = ONE_OF_THEM.test(before) || (ONE_VISIT.test(before) && firstAppointments.every(isPriced));
  return isOneOfThem && subject.owner ? [subject.owner] : [];
}

const without = (text: string, mentions: readonly Mention[]): string =>
  mentions.reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);

const isPriced = ({ least }: PricedItem): boolean => least !== undefined && least > 0;
