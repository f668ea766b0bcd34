/** What a sentence describes as free: 'a first massage is free', but not 'parking is free during a massage'. */
import type { PricedItem } from '../../../config/derived/priced.ts';
import type { Mention, MentionFinder } from '../about/mentions.ts';
import { optionIn } from '../about/options.ts';
import type { Subject } from '../about/subject.ts';
import {
  ACTS,
  BESIDE,
  CONDITION,
  EXCEPTION,
  INCLUDED_IN,
  LINK,
  MISSED,
  MISSED_FEE,
  ONE_OF_THEM,
  ONE_VISIT,
  OTHER_PAYS,
  PAID_BY_OTHERS,
  PAYERS,
  PHRASE_END,
  THIS,
  THIS_TREATMENT,
} from './free-nouns.ts';

interface FreeWords {
  readonly subject: Subject;
  /** The items of the question that the sentence answers: 'A massage? It is on us.' */
  readonly asked: readonly PricedItem[];
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
export const describedAsFree = (words: FreeWords): readonly PricedItem[] =>
  itemsCalledFree(words).filter((item) => item.path[0] !== 'figures' || !EXCEPTION.test(words.subject.sentence));

function itemsCalledFree(words: FreeWords): readonly PricedItem[] {
  const { subject, at, end, fees } = words;
  const { sentence } = subject;
  // 'you may stop a course, free of charge': a comma right before the words divides nothing.
  const start = clauseEnds(sentence).findLast((each) => sentence.slice(each, at).trim() !== '') ?? 0;
  const before = sentence.slice(start, at);
  const after = sentence.slice(end, clauseEnds(sentence).find((each) => each > end) ?? sentence.length);
  const own = sentence.slice(at, end);
  if (PAID_BY_OTHERS.test(before) || PAID_BY_OTHERS.test(after) || OTHER_PAYS.test(sentence)) return [];
  const inside = feesIn(own, words);
  if (inside.length > 0) return inside;
  if (/included$/.test(own)) return included(before, words);
  if (/^only /.test(own)) return subject.owner ? [subject.owner] : [];
  if (/waived$/.test(own)) return waived(before, words);
  if (ALONE.test(before) && words.asked.length > 0) return words.asked;
  // 'Nothing to pay: a massage for nurses'
  if (before.trim() === '' && /^ ?[:-] /.test(sentence.slice(end)) && own !== 'free')
    return nounAfter(sentence.slice(end).replace(/^ ?[:-]/, ''), words);
  if (NO_FEE.test(own)) return [];
  if (isAdjective(own, after) || (BEFORE_NOUN.test(own) && /^ [a-z]/.test(after))) return nounAfter(after, words);
  if (MISSED.test(before) && !CONDITION.test(sentence))
    return fees.filter(({ names: [name = ''] }) => MISSED_FEE.test(name));
  if (isAct(before, words)) return feesIn(before, words);
  if (PAYERS.test(own)) return ACTS.test(sentence) ? [] : subject.items;
  return own === 'free' ? endingInFree(before, words) : subjectOf(before, words);
}

/** What is free follows these words. */
const NO_FEE = /^no (?!(?:extra|additional|further) )[a-z]+ (?:charge|fee|cost)s?$/;
const BEFORE_NOUN =
  /^(?:nil|zero|no)[ -](?:cost|fee|charge)$| (?:treat|invite) you to$|^we gift$|(?:^|and |also |we )throw in$| (?:for|of|in|(?:not|\w+n't|never) bill(?: you)?)$(?<!thrown in)/;

/** 'a free massage', but not 'free of charge' or 'is free'. */
const isAdjective = (words: string, after: string): boolean =>
  /^(?:free|complimentary|courtesy)$/.test(words) &&
  /^ (?!(?:for|and|to|of|when|if|on|with|within|at|until|during|in|as|after|before|once|while|throughout)\b)[a-z]/.test(
    after,
  );

/** 'no delivery charge', 'we write the letter without charge': a fee of the clinic, but not one for being late. */
const isFee = ({ path: [part], singles, names: [name = ''] }: PricedItem): boolean =>
  part === 'figures' && singles.some((pence) => pence > 0) && !MISSED_FEE.test(name);

const feesIn = (text: string, { mentionsIn }: FreeWords): readonly PricedItem[] =>
  mentionsIn(text)
    .filter(({ items }) => items.every(isFee))
    .flatMap(({ items }) => items);

/** 'it is', 'that is', or nothing */
const ALONE = /^\W*(?:(?:it|that|this)(?: is)? ?)?$/;

/** 'The fee for the assessment is waived' */
function waived(
  before: string,
  { mentionsIn, subject: { owner }, firstAppointments }: FreeWords,
): readonly PricedItem[] {
  const named = mentionsIn(before).findLast(({ isName, items }) => isName || items.length === 1);
  if (named) return named.items;
  if (owner) return [owner];
  return /\b(?:assessment|consultation|appointment|visit)\b/.test(before) ? firstAppointments : [];
}

/** 'Your review is included': a treatment with a price of its own, unless an offer or course contains it. */
const included = (before: string, { subject: { sentence, owner }, mentionsIn }: FreeWords): readonly PricedItem[] =>
  INCLUDED_IN.test(sentence) || (owner && owner.path[0] !== 'catalogue' && owner.path[0] !== 'categories')
    ? []
    : mentionsIn(before)
        .filter(
          ({ isName, at, items }) =>
            isName && !BESIDE.test(before.slice(0, at)) && items.every(({ path: [part] }) => part === 'catalogue'),
        )
        .flatMap(({ items }) => items);

/** 'You can move a massage', 'cleaning your glasses'; but not 'replacement certificates', which is a name. */
function isAct(before: string, { mentionsIn }: FreeWords): boolean {
  const mentions = mentionsIn(before);
  const isGerund = GERUND.test(before) && !mentions.some(({ isName, at }) => isName && at <= 1);
  const isThing = ({ at, end, isName }: Mention) =>
    isName || /[ -]|(?:ing|ment|ery|eries|age|out)s?$/.test(before.slice(at, end));
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
  if (next?.isName) return isOtherSense(next, after) ? [] : next.items;
  if (ACTS.test(after.slice(0, next?.at ?? 0))) return [];
  if (next?.items.length === 1 && PHRASE_END.test(after.slice(next.end))) return next.items;
  if (subject.owner && next?.items.includes(subject.owner) && PHRASE_END.test(after.slice(next.end)))
    return [subject.owner];
  const start = after.slice(0, MAX_GAP);
  if (CONSULTATION.test(after) || ONE_VISIT.test(start))
    return next?.items ?? (subject.owner && ONE_VISIT.test(start) ? [subject.owner] : firstAppointments);
  return ONE_OF_THEM.test(start) && subject.owner ? [subject.owner] : [];
}

/** 'it', 'the test', 'the upper lip' on the page of a treatment with an option for it */
const isPageSubject = (before: string, owner: PricedItem): boolean =>
  THIS_TREATMENT.test(before) || optionIn(owner, before) !== undefined;

/** 'Free movement of the ankle' is no category called “Movement”. */
const isOtherSense = ({ items, end }: Mention, after: string): boolean =>
  items.every(({ path: [part] }) => part === 'categories') && /^ of\b/.test(after.slice(end));

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
  // At the beginning of a text, “it” refers to the subject of the page.
  if (subject.owner && subject.start === 0 && subject.named.length === 0 && isPageSubject(before, subject.owner))
    return [subject.owner];
  const isOneOfThem = ONE_OF_THEM.test(before) || (ONE_VISIT.test(before) && firstAppointments.every(isPriced));
  return isOneOfThem && subject.owner ? [subject.owner] : [];
}

const without = (text: string, mentions: readonly Mention[]): string =>
  mentions.reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);

const isPriced = ({ least }: PricedItem): boolean => least !== undefined && least > 0;
